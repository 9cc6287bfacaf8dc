// Rounds (MO-RND), development levels (MO-DEV), the end of a round (MO-END).
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

// MO-RND-03: what is printed on all own structures, covered ones included.
Amount income(const Player& p) {
  Amount sum{};
  for (const System& cards : p.systems)
    for (const std::uint8_t kind : cards)
      for (std::size_t r = 0; r < kResources; ++r)
        sum[r] = static_cast<std::uint8_t>(sum[r] + structure(kind).produces[r]);
  return sum;
}

Level level_of(const Player& p) {  // MO-DEV-01
  const int highest = *std::max_element(p.resources.begin(), p.resources.end());
  return highest <= 3 ? Level::kLow : highest <= 6 ? Level::kMedium : Level::kHigh;
}

void take_markers(State& s, Seat seat, int count, Events& events) {  // MO-DEV-07
  Player& p = s.of(seat);
  const int taken = std::min<int>(count, p.reserve);
  p.reserve = static_cast<std::uint8_t>(p.reserve - taken);
  p.available = static_cast<std::uint8_t>(p.available + taken);
  events.tell_all(Said::kLevel, seat, p.level, taken);
}

bool four_full_systems(const Player& p) {  // MO-END-04
  for (int i = 0; i < kOrdinarySystems; ++i)
    if (!p.systems[index(i)].full()) return false;
  return true;
}

bool game_ends(const State& s, Events& events) {  // MO-END-02..04
  if (s.round == kRounds) {
    events.tell_all(Said::kEndByRounds);
    return true;
  }
  for (Seat p = 0; p < s.seats(); ++p) {
    if (s.of(p).morale <= 0)
      events.tell_all(Said::kEndByMorale, p, s.of(p).morale);
    else if (four_full_systems(s.of(p)))
      events.tell_all(Said::kEndBySystems, p);
    else
      continue;
    return true;
  }
  return false;
}

// The last pushed comes first: pushes for all seats so that the first player is served first.
template <class F>
void push_in_player_order(const State& s, F&& f) {
  for (int i = s.seats() - 1; i >= 0; --i) f(static_cast<Seat>((s.first + i) % s.seats()));
}

}  // namespace

// MO-RND-02: income of all, levels of all, then everybody's Start of round effects.
void run_start_round(State& s, const Step&, Events& events) {
  events.tell_all(Said::kRound, s.round, s.first);
  for (Seat p = 0; p < s.seats(); ++p) {
    const Amount sum = income(s.of(p));
    if (sum == Amount{}) continue;
    events.tell_all(Said::kIncome, p, sum[0], sum[1], sum[2]);
    Events quiet;
    gain(s, p, sum, quiet);
  }
  for (Seat p = 0; p < s.seats(); ++p) s.of(p).level = level_of(s.of(p));  // MO-DEV-05
  s.core.push(Kind::kTurn, static_cast<Seat>(s.first));
  push_in_player_order(s, [&](Seat p) { s.core.push(Kind::kStartEffects, p); });
  push_in_player_order(s, [&](Seat p) { s.core.push(Kind::kLevel, p); });
}

// MO-DEV-02..04, MO-RAC-05
void run_level(State& s, const Step& step, Events& events) {
  const Seat seat = step.seat;
  switch (s.of(seat).level) {
    case Level::kLow:
      take_markers(s, seat, 3, events);
      draw_cards(s, seat, 1, events);
      change_morale(s, seat, 1, events);
      break;
    case Level::kMedium: take_markers(s, seat, 4, events); break;
    case Level::kHigh:
      if (ability_of(s.of(seat)) == Ability::kSteadyHighLevel) {
        take_markers(s, seat, 4, events);
        s.core.push(Kind::kGainAny, seat, 2);
      } else {
        take_markers(s, seat, 5, events);
        change_morale(s, seat, -1, events);
      }
      break;
  }
}

// Units of resources, each of any kind. arg0: how many
void list_gain_any(const State&, const Step&, ActionList& out) {
  for (int r = 0; r < kResources; ++r) out.add(Verb::kGain, r);
}
void apply_gain_any(State& s, const Step& step, Action a, Events& events) {
  Amount unit{};
  unit[a.arg[0]] = 1;
  gain(s, step.seat, unit, events);
  if (step.arg[0] > 1) s.core.push(Kind::kGainAny, step.seat, step.arg[0] - 1);
}
Refusal why_not_gain_any(const State&, const Step&, Action) { return {}; }

void run_start_effects(State& s, const Step& step, Events&) {
  s.core.push(Kind::kResolve, step.seat, Keyword::kRoundStart, (1 << kSources) - 1, 0);
}

// MO-END-01
void run_end_round(State& s, const Step&, Events& events) {
  if (game_ends(s, events)) {
    for (Seat p = 0; p < s.seats(); ++p)
      events.tell_all(Said::kScored, p, s.of(p).vp, s.of(p).morale, end_points(s, p));
    s.core.over = 1;
    s.core.reveal();
    return;
  }
  s.core.push(Kind::kNextRound, kNobody);
  push_in_player_order(s, [&](Seat p) {
    if (s.of(p).hand_size > kHandLimit) s.core.push(Kind::kHandLimit, p);
  });
}

// MO-END-05
void list_hand_limit(const State& s, const Step& step, ActionList& out) { list_discard(s, step, out); }
void apply_hand_limit(State& s, const Step& step, Action a, Events& events) {
  discard_from_hand(s, step.seat, a.arg[0], events);
  if (s.of(step.seat).hand_size > kHandLimit) s.core.push(Kind::kHandLimit, step.seat);
}
Refusal why_not_hand_limit(const State&, const Step&, Action a) {
  if (verb_of(a) == Verb::kDiscard)
    return refuse("MO-END-05", {"That card is not in your hand.", "Nie masz tej karty na ręce."});
  return refuse("MO-END-05", {"First discard down to 5 cards.", "Najpierw odrzuć karty do limitu 5."});
}

// MO-END-06..08
void run_next_round(State& s, const Step&, Events&) {
  for (int i = 0; i < s.seats(); ++i) {
    Player& p = s.players[index(i)];
    for (int system = 0; system < kSystems; ++system) clear_marker(p, system);
    if (p.advisor != kNone && !advisor(p.advisor).keeps_marker) clear_marker(p, kAdvisorSource);
    int back = p.spent;
    for (const std::uint8_t n : p.attacks) back += n;
    p.reserve = static_cast<std::uint8_t>(p.reserve + back);
    p.spent = p.propaganda = p.built = 0;
    p.attacks = {};
  }
  s.first = static_cast<std::uint8_t>(s.after(static_cast<Seat>(s.first)));
  ++s.round;
  s.core.push(Kind::kStartRound, kNobody);
}

}  // namespace kosmo::orion

// Rounds (MO-RND), development levels (MO-DEV), the end of a round (MO-END).
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

// MO-RND-03: what is printed on all own structures, covered ones included.
Amount income(const Player& p) {
  Amount sum{};
  for (const System& cards : p.systems)
    for (const std::uint8_t kind : cards)
      for (int r = 0; r < kResources; ++r) sum[r] = static_cast<std::uint8_t>(sum[r] + structure(kind).produces[r]);
  return sum;
}

bool four_full_systems(const Player& p) {  // MO-END-04
  for (int i = 0; i < kOrdinarySystems; ++i)
    if (!p.systems[i].full()) return false;
  return true;
}

bool game_ends(const State& s, Events& events) {  // MO-END-02, MO-END-03, MO-END-04
  if (s.round == kRounds) {
    events.tell_all(Said::kEndByRounds);
    return true;
  }
  for (Seat p = 0; p < s.seats(); ++p) {
    if (s.of(p).morale <= kEndMorale)
      events.tell_all(Said::kEndByMorale, p, s.of(p).morale);
    else if (four_full_systems(s.of(p)))
      events.tell_all(Said::kEndBySystems, p);
    else
      continue;
    return true;
  }
  return false;
}

}  // namespace

Level level_at(int highest) { return highest <= 3 ? Level::kLow : highest <= 6 ? Level::kMedium : Level::kHigh; }
Level level_of(const Player& p) { return level_at(*std::max_element(p.resources.begin(), p.resources.end())); }
// MO-DEV-07: whoever's level is read takes markers.
bool level_read(const Player& p) { return p.reserve < kMarkers; }

// MO-DEV-07: they are the actions of this round.
void take_markers(State& s, Seat seat, int count, Events& events) {
  Player& p = s.of(seat);
  const int taken = std::min<int>(count, p.reserve);
  p.reserve = static_cast<std::uint8_t>(p.reserve - taken);
  p.available = static_cast<std::uint8_t>(p.available + taken);
  events.tell_all(Said::kLevel, seat, p.level, taken);
}

bool ends_the_game(const Player& p) { return p.morale <= 0 || four_full_systems(p); }

// MO-RND-02: income of all, levels of all, then everybody's Start of round effects.
void run_start_round(State& s, const Step&, Events& events) {
  events.tell_all(Said::kRound, s.round, s.first);
  for (Seat p = 0; p < s.seats(); ++p) gain(s, p, income(s.of(p)), events, Said::kIncome);
  for (Seat p = 0; p < s.seats(); ++p) s.of(p).level = level_of(s.of(p));  // MO-DEV-05
  s.core.push(Kind::kTurn, static_cast<Seat>(s.first));
  for (const Seat p : last_first(s.player_order())) s.core.push(Kind::kStartEffects, p);
  for (const Seat p : last_first(s.player_order())) s.core.push(Kind::kLevel, p);
}

// MO-DEV-02, MO-DEV-03, MO-DEV-04, MO-RAC-05
// MO-DEV-06: the level was read at the start of the round and stays.
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
      if (keeps_morale_at_high_level(s.of(seat))) return take_steady_high_level(s, seat, events);
      take_markers(s, seat, 5, events);
      change_morale(s, seat, -1, events);
      break;
  }
}

// MO-RAC-05: units of resources, each of any kind.
void list_gain_any(const State&, const Step&, ActionList& out) {
  for (int r = 0; r < kResources; ++r) out.add(Verb::kGain, r);
}
void apply_gain_any(State& s, const Step& step, Action a, Events& events) {
  gain(s, step.seat, amount_of(static_cast<Resource>(a.arg[0]), 1), events);
  const int left = GainAnyArgs(step).units - 1;
  if (left > 0) s.core.steps.push(GainAnyArgs(left).step(step.seat));
}
Refusal why_not_gain_any(const State&, const Step&, Action a) { return why_not_decline(a, "MO-RAC-05"); }

// MO-RND-05
void run_start_effects(State& s, const Step& step, Events&) {
  s.core.steps.push(ResolveArgs(Keyword::kRoundStart, kAllSources, kNobody).step(Kind::kResolve, step.seat));
}

// MO-END-01
void run_end_round(State& s, const Step&, Events& events) {
  if (game_ends(s, events)) return finish(s, events);  // MO-END-09
  s.core.push(Kind::kNextRound, kNobody);
  for (const Seat p : last_first(s.player_order()))
    if (s.of(p).hand.size() > kHandLimit) s.core.push(Kind::kHandLimit, p);
}

// MO-END-05
void list_hand_limit(const State& s, const Step& step, ActionList& out) { list_discard(s, step, out); }
void apply_hand_limit(State& s, const Step& step, Action a, Events& events) {
  discard_from_hand(s, step.seat, a.arg[0], events);
  if (s.of(step.seat).hand.size() > kHandLimit) s.core.push(Kind::kHandLimit, step.seat);
}
Refusal why_not_hand_limit(const State&, const Step&, Action a) {
  if (verb_of(a) == Verb::kDiscard)
    return refuse("MO-END-05", {"That card is not in your hand.", "Nie masz tej karty na ręce."});
  return refuse("MO-END-05", {"First discard down to 5 cards.", "Najpierw odrzuć karty, aby na ręce zostało 5."});
}

// MO-END-06, MO-END-07, MO-END-08
void run_next_round(State& s, const Step&, Events&) {
  for (int i = 0; i < s.seats(); ++i) {
    Player& p = s.players[i];
    for (int system = 0; system < kSystems; ++system) clear_marker(p, system);
    if (p.advisor != kNone && !advisor(p.advisor).keeps_marker)
      clear_marker(p, kAdvisorSource);  // MO-ADV-10, MO-ADV-12
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

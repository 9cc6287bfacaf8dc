// Setting up (MO-SET).
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

// MO-RAC-02: Alkari bring a point.
void take_race(State& s, Seat seat, int id, Events& events) {  // MO-SET-04, MO-SET-05, MO-SET-06, MO-SET-07, MO-SET-08
  Player& p = s.of(seat);
  p.race = static_cast<std::uint8_t>(id);
  p.resources = race(id).start;
  p.vp = static_cast<std::int16_t>(race(id).vp);
  events.tell_all(Said::kRace, seat, id);
}

bool is_free(const State& s, int id) {  // MO-SET-03: any number of Humans, each alien race once
  if (id == kHumans) return true;
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).race == id) return false;
  return true;
}

}  // namespace

// MO-SET-11, MO-SET-15: a shuffled deck, an empty discard pile, no systems and no advisors.
void Orion::setup(State& s, const Options& options, Events&) {
  s.humans_only = static_cast<std::uint8_t>(options[0]);
  s.no_advisors = static_cast<std::uint8_t>(options[1]);
  s.round = 1;
  s.building = kNone;
  for (Player& p : s.players) {
    p.race = kNone;
    p.advisor = p.advisor_colour = kNone;
    p.morale = kMaxMorale;
    p.reserve = kMarkers;
  }
  for (std::uint8_t id = 0; id < kAdvisors; ++id) s.left_out.push(id);  // MO-SET-09
  s.core.rng.shuffle(s.left_out);
  for (int i = 0; i < kOffered && !s.no_advisors; ++i) s.centre.push(s.left_out.pop());
  s.first = static_cast<std::uint8_t>(s.core.rng.below(static_cast<std::uint32_t>(s.seats())));  // MO-SET-10
  for (int kind = 0; kind < kKinds; ++kind)
    for (int i = 0; i < structure(kind).copies; ++i) s.deck.push(static_cast<std::uint8_t>(kind));
  s.core.rng.shuffle(s.deck);
  s.core.push(Kind::kDeal, kNobody);
  for (Seat p = static_cast<Seat>(s.seats() - 1); p >= 0; --p) {
    if (s.humans_only) {
      Events nobody;
      take_race(s, p, kHumans, nobody);  // MO-VAR-01
    } else {
      s.core.push(Kind::kChooseRace, p);
    }
  }
}

// MO-SET-03
void list_choose_race(const State& s, const Step&, ActionList& out) {
  for (int id = 0; id < kRaces; ++id)
    if (is_free(s, id)) out.add(Verb::kRace, id);
}
void apply_choose_race(State& s, const Step& step, Action a, Events& events) {
  take_race(s, step.seat, a.arg[0], events);
}
Refusal why_not_choose_race(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kRace) return why_not_decline(a, "MO-SET-03");
  return refuse("MO-SET-03", {"Another player has chosen {0} already.", "{0}: tę rasę wybrał już inny gracz."},
                {&kRaceKind}, a.arg[0]);
}

// MO-SET-12, then MO-SET-13 in the same order.
void run_deal(State& s, const Step&, Events& events) {
  s.core.push(Kind::kStartRound, kNobody);
  for (const Seat p : last_first(s.player_order())) s.core.push(Kind::kSwap, p);
  for (const Seat p : s.player_order()) draw_cards(s, p, kStartHand, events);
}

// MO-SET-13: any number of cards given back, one after another, then as many drawn.
void list_swap(const State& s, const Step& step, ActionList& out) {
  s.of(step.seat).hand.each_face([&](int kind) { out.add(Verb::kSwap, kind); });
  out.add(Verb::kDone);
}
void apply_swap(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kSwap) {
    discard_from_hand(s, step.seat, a.arg[0], events);
    ++s.swapping;
    s.core.push(Kind::kSwap, step.seat);
    return;
  }
  draw_cards(s, step.seat, s.swapping, events);
  s.swapping = 0;
}
Refusal why_not_swap(const State&, const Step&, Action a) {
  return verb_of(a) == Verb::kSwap
             ? refuse("MO-SET-13", {"That card is not in your hand.", "Nie masz tej karty na ręce."})
             : Refusal{};
}

}  // namespace kosmo::orion

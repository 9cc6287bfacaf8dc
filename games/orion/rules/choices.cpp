// What effects ask their players: which card, which resource, which system, which opponent.
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

void list_hand(const Player& p, Verb verb, ActionList& out) {
  p.hand.each_face([&](int kind) { out.add(verb, kind); });
}
Refusal not_in_hand(Action a, std::string_view rule) {
  return refuse(rule, {"{0} is not in your hand.", "Nie masz na ręce karty „{0}”."}, {&kCardKind}, a.arg[0]);
}

}  // namespace

// Cards from hand, one after another, in the order in which they are stacked (MO-DCK-02).
void list_discard(const State& s, const Step& step, ActionList& out) {
  list_hand(s.of(step.seat), Verb::kDiscard, out);
}
void apply_discard(State& s, const Step& step, Action a, Events& events) {
  discard_from_hand(s, step.seat, a.arg[0], events);
  DiscardArgs rest(step);
  if (--rest.cards > 0 && s.of(step.seat).hand.size() > 0) s.core.steps.push(rest.step(Kind::kDiscard, step.seat));
}
Refusal why_not_discard(const State&, const Step& step, Action a) {
  if (verb_of(a) == Verb::kSuffer && DiscardArgs(step).morale > 0)
    return refuse("MO-CRD-29", {"You are discarding cards already, so you cannot lose morale instead.",
                                "Odrzucasz już karty, więc nie możesz zamiast tego stracić morale."});
  return verb_of(a) == Verb::kDiscard ? not_in_hand(a, "MO-GEN-11") : why_not_decline(a, "MO-GEN-05");
}

// Destroyer: discard so many cards, or lose morale (MO-CRD-29).
void list_discard_or(const State& s, const Step& step, ActionList& out) {
  list_hand(s.of(step.seat), Verb::kDiscard, out);
  out.add(Verb::kSuffer);
}
void apply_discard_or(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kSuffer) return change_morale(s, step.seat, -DiscardArgs(step).morale, events);
  apply_discard(s, step, a, events);
}
Refusal why_not_discard_or(const State& s, const Step& step, Action a) { return why_not_discard(s, step, a); }

// MO-GEN-07, MO-ADV-15
void list_gain_one_of(const State&, const Step& step, ActionList& out) {
  for (int r = 0; r < kResources; ++r)
    if (GainOneOfArgs(step).amount[r] > 0) out.add(Verb::kGain, r);
}
void apply_gain_one_of(State& s, const Step& step, Action a, Events& events) {
  gain(s, step.seat, amount_of(static_cast<Resource>(a.arg[0]), GainOneOfArgs(step).amount[a.arg[0]]), events);
}
Refusal why_not_gain_one_of(const State&, const Step&, Action a) { return why_not_decline(a, "MO-GEN-07"); }

// MO-ATV-06: one exchange, in either direction.
static const Effect& exchange_of(const Step& step) { return structure(ExchangeArgs(step).card).effects[0]; }
// MO-ATV-06
void list_exchange(const State& s, const Step& step, ActionList& out) {
  const Effect& e = exchange_of(step);
  if (can_afford(s.of(step.seat), e.amount)) out.add(Verb::kExchange, 0);
  if (can_afford(s.of(step.seat), e.other)) out.add(Verb::kExchange, 1);
}
void apply_exchange(State& s, const Step& step, Action a, Events& events) {
  const Effect& e = exchange_of(step);
  pay(s, step.seat, a.arg[0] ? e.other : e.amount, events);
  gain(s, step.seat, a.arg[0] ? e.amount : e.other, events);
}
Refusal why_not_exchange(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kExchange) return why_not_decline(a, "MO-ATV-06");
  return refuse("MO-ATV-06", {"You do not have the resources for that exchange.", "Nie masz zasobów na tę wymianę."});
}

// High-Orbit Sonar: own active cards one by one, until stopped (MO-AMB-08).
void list_activate_free(const State& s, const Step& step, ActionList& out) {
  for (int source = 0; source <= kAdvisorSource; ++source)
    if (can_activate(s, step.seat, source, Marker::kOfReserve))
      out.add(Verb::kActivate, card_of(s.of(step.seat), source), source);
  out.add(Verb::kDone);
}
void apply_activate_free(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kDone) return;
  s.core.push(Kind::kActivateFree, step.seat);
  activate(s, step.seat, a.arg[1], Marker::kOfReserve, events);
}
Refusal why_not_activate_free(const State& s, const Step& step, Action a) {
  return verb_of(a) == Verb::kActivate ? why_not_activate(s, step.seat, a.arg[0], a.arg[1], Marker::kOfReserve)
                                       : Refusal{};
}

// A card of the discard pile, by kind and by which of its copies counted from the top.
static int position_in_discard(const State& s, int kind, int copy) {
  for (int i = s.discard.size() - 1; i >= 0; --i)
    if (s.discard[i] == kind && copy-- == 0) return i;
  return -1;
}
// MO-DCK-03
void list_recover(const State& s, const Step& step, ActionList& out) {
  const RecoverArgs args(step);
  Array<std::uint8_t, kKinds> copies{};
  for (int i = 0; i < std::min(args.of_top, s.discard.size()); ++i) {
    const std::uint8_t kind = s.discard[s.discard.size() - 1 - i];
    out.add(Verb::kRecover, kind, copies[kind]++);
  }
  if (args.may_decline) out.add(Verb::kDecline);
}
// MO-HID-08: everybody saw it.
void apply_recover(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kDecline) return;
  s.discard.take(position_in_discard(s, a.arg[0], a.arg[1]));
  s.of(step.seat).hand.add(a.arg[0], kEverybody);
  events.tell_all(Said::kTook, step.seat, a.arg[0]);
}
Refusal why_not_recover(const State&, const Step& step, Action a) {
  if (verb_of(a) != Verb::kRecover) return RecoverArgs(step).may_decline ? Refusal{} : why_not_decline(a, "MO-GEN-05");
  return refuse(RecoverArgs(step).may_decline ? "MO-RAC-08" : "MO-DCK-03",
                {"That card is not among those to choose from.", "Tej karty nie ma wśród dostępnych."});
}

// Battleship, when the reserve does not suffice for all fields (MO-AMB-21).
void list_jam(const State& s, const Step& step, ActionList& out) {
  const Player& p = s.of(step.seat);
  if (p.reserve == 0) return;
  for (int source = 0; source <= kAdvisorSource; ++source)
    if (field_empty(p, source)) out.add(Verb::kJam, card_of(p, source), source);
}
void apply_jam(State& s, const Step& step, Action a, Events& events) {
  put_marker(s, step.seat, a.arg[1], events);
  if (s.of(step.seat).reserve > 0) s.core.push(Kind::kJam, step.seat);
}
Refusal why_not_jam(const State&, const Step&, Action a) {
  return verb_of(a) == Verb::kJam ? refuse("MO-MRK-03", {"There is no empty field there.", "Nie ma tam pustego pola."})
                                  : why_not_decline(a, "MO-CRD-06");
}

// Troop Carrier: an active structure of that opponent goes to the bottom of its system (MO-CRD-07).
void list_sink(const State& s, const Step& step, ActionList& out) {
  const Seat opponent = SinkArgs(step).opponent;
  for (int i = 0; i < kSystems; ++i)
    if (!s.of(opponent).systems[i].empty()) out.add(Verb::kSink, opponent, i);
}
void apply_sink(State& s, const Step& step, Action a, Events& events) {
  Player& p = s.players[a.arg[0]];
  System& cards = p.systems[a.arg[1]];
  if (cards.size() == 1) return;
  const std::uint8_t kind = cards.pop();
  cards.insert(0, kind);
  events.tell_all(Said::kSunk, step.seat, kind, a.arg[1], a.arg[0]);
  return_marker(s, static_cast<Seat>(a.arg[0]), a.arg[1], kind, events);
}
Refusal why_not_sink(const State&, const Step& step, Action a) {
  if (verb_of(a) != Verb::kSink) return why_not_decline(a, "MO-CRD-07");
  return refuse("MO-CRD-07",
                {"Now choose an active structure of {0}.", "Teraz wybierz aktywną strukturę gracza {0:gen}."},
                {&kSeatKind}, SinkArgs(step).opponent);
}

// Communications Satellite: an own system in a new order, named from the top (MO-CRD-26).
void list_arrange(const State& s, const Step& step, ActionList& out) {
  for (int i = 0; i < kSystems; ++i)
    if (!s.of(step.seat).systems[i].empty()) out.add(Verb::kArrange, i);
}
void apply_arrange(State& s, const Step& step, Action a, Events&) {
  s.core.steps.push(ArrangeArgs(a.arg[0], active_kind(s.of(step.seat), a.arg[0])).step(Kind::kNext, step.seat));
}
Refusal why_not_arrange(const State&, const Step&, Action a) { return why_not_decline(a, "MO-CRD-26"); }

// MO-CRD-26: card by card.
void list_next(const State& s, const Step& step, ActionList& out) {
  const System& cards = s.of(step.seat).systems[ArrangeArgs(step).system];
  for (int i = 0; i < cards.size(); ++i)
    if (cards.find(cards[i]) == i) out.add(Verb::kNext, cards[i]);
}
void apply_next(State& s, const Step& step, Action a, Events& events) {
  const auto [system, was_active] = ArrangeArgs(step);
  Player& p = s.of(step.seat);
  System& cards = p.systems[system];
  cards.remove(a.arg[0]);
  s.arranged.push(a.arg[0]);
  if (!cards.empty()) return s.core.steps.push(step);
  while (!s.arranged.empty()) cards.push(s.arranged.pop());
  events.tell_all(Said::kArranged, step.seat, system);
  const int top = cards.size() - 1;
  if (cards[top] != was_active) return return_marker(s, step.seat, system, was_active, events);  // MO-SYS-10
  const bool has_twin = cards.find(cards[top]) < top;
  if (p.marker[system] && has_twin)
    s.core.steps.push(ArrangeArgs(system, cards[top]).step(Kind::kWhichCopy, step.seat));
}
Refusal why_not_next(const State&, const Step&, Action a) {
  return verb_of(a) == Verb::kNext
             ? refuse("MO-CRD-26", {"That card is not in the system.", "Tej karty nie ma w układzie."})
             : why_not_decline(a, "MO-CRD-26");
}

// MO-CRD-26: copies are alike but for the marker that lies on one of them: is it the same that lies on top?
void list_which_copy(const State&, const Step&, ActionList& out) {
  out.add(Verb::kSameCopy);
  out.add(Verb::kOtherCopy);
}
void apply_which_copy(State& s, const Step& step, Action a, Events& events) {
  const auto [system, card] = ArrangeArgs(step);
  if (verb_of(a) == Verb::kOtherCopy) return_marker(s, step.seat, system, card, events);
}
Refusal why_not_which_copy(const State&, const Step&, Action a) { return why_not_decline(a, "MO-CRD-26"); }

// Moldred: a random card from an opponent's hand (MO-CRD-21).
void list_rob(const State& s, const Step& step, ActionList& out) {
  for (Seat q = 0; q < s.seats(); ++q)
    if (q != step.seat && s.of(q).hand.size() > 0) out.add(Verb::kRob, q);
}
// MO-HID-10: only the two know which.
void apply_rob(State& s, const Step& step, Action a, Events& events) {
  Player& victim = s.players[a.arg[0]];
  const auto cards = static_cast<std::uint32_t>(victim.hand.size());
  const auto which = static_cast<int>(s.core.rng.below(cards));
  const int kind = victim.hand[which].face;
  const auto both = static_cast<Audience>(only(step.seat) | only(static_cast<Seat>(a.arg[0])));
  move_unseen(victim.hand, kind, s.of(step.seat).hand, both);
  s.core.reveal();
  events.tell_all(Said::kRobbed, step.seat, a.arg[0]);
  events.say(both, Said::kRobbedThis, kind);
}
Refusal why_not_rob(const State&, const Step&, Action a) {
  return verb_of(a) == Verb::kRob
             ? refuse("MO-CRD-21", {"That player has no card to take.", "Ten gracz nie ma karty do zabrania."})
             : why_not_decline(a, "MO-CRD-21");
}

// MO-CON-03, MO-CON-05
void release_advisor(State& s, Seat seat, Events& events) {
  Player& p = s.of(seat);
  s.centre.push(p.advisor);
  events.tell_all(Said::kReturned, seat, p.advisor);
  return_marker(s, seat, kAdvisorSource, kAdvisorCards + p.advisor, events);
  p.advisor = kNone;
}

}  // namespace kosmo::orion

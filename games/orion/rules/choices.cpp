// What effects ask their players: which card, which resource, which system, which opponent.
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

void list_hand(const Player& p, Verb verb, ActionList& out) {
  for (int kind = 0; kind < kKinds; ++kind)
    if (p.hand[index(kind)] > 0) out.add(verb, kind);
}
Refusal not_in_hand(Action a, std::string_view rule) {
  return refuse(rule, {"{0} is not in your hand.", "Nie masz tej karty na ręce: {0}."}, {&kCardKind}, a.arg[0]);
}

}  // namespace

// Cards from hand, one after another, in the order in which they are stacked (MO-DCK-02). arg0: how many
void list_discard(const State& s, const Step& step, ActionList& out) {
  list_hand(s.of(step.seat), Verb::kDiscard, out);
}
void apply_discard(State& s, const Step& step, Action a, Events& events) {
  discard_from_hand(s, step.seat, a.arg[0], events);
  if (step.arg[0] > 1 && s.of(step.seat).hand_size > 0) s.core.push(Kind::kDiscard, step.seat, step.arg[0] - 1);
}
Refusal why_not_discard(const State&, const Step&, Action a) {
  return verb_of(a) == Verb::kDiscard ? not_in_hand(a, "MO-GEN-11") : Refusal{};
}

// Destroyer: discard so many cards, or lose morale. arg0: how many, arg1: morale lost
void list_discard_or(const State& s, const Step& step, ActionList& out) {
  list_hand(s.of(step.seat), Verb::kDiscard, out);
  out.add(Verb::kSuffer);
}
void apply_discard_or(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kSuffer) return change_morale(s, step.seat, -step.arg[1], events);
  apply_discard(s, step, a, events);
}
Refusal why_not_discard_or(const State& s, const Step& step, Action a) { return why_not_discard(s, step, a); }

// MO-GEN-07. arg0-2: how much of each
void list_gain_one_of(const State&, const Step& step, ActionList& out) {
  for (int r = 0; r < kResources; ++r)
    if (step.arg[index(r)] > 0) out.add(Verb::kGain, r);
}
void apply_gain_one_of(State& s, const Step& step, Action a, Events& events) {
  Amount amount{};
  amount[a.arg[0]] = static_cast<std::uint8_t>(step.arg[a.arg[0]]);
  gain(s, step.seat, amount, events);
}
Refusal why_not_gain_one_of(const State&, const Step&, Action) { return {}; }

// MO-ATV-06: one exchange, in either direction. arg0: card
void list_exchange(const State& s, const Step& step, ActionList& out) {
  const Effect& e = structure(step.arg[0]).effects[0];
  if (can_afford(s.of(step.seat), e.amount)) out.add(Verb::kExchange, 0);
  if (can_afford(s.of(step.seat), e.other)) out.add(Verb::kExchange, 1);
}
void apply_exchange(State& s, const Step& step, Action a, Events& events) {
  const Effect& e = structure(step.arg[0]).effects[0];
  pay(s, step.seat, a.arg[0] ? e.other : e.amount, events);
  gain(s, step.seat, a.arg[0] ? e.amount : e.other, events);
}
Refusal why_not_exchange(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kExchange) return {};
  return refuse("MO-ATV-06", {"You cannot pay that side of the exchange.", "Nie możesz zapłacić tej strony wymiany."});
}

// High-Orbit Sonar: own active cards one by one, until stopped (MO-AMB-08).
void list_activate_free(const State& s, const Step& step, ActionList& out) {
  for (int source = 0; source <= kAdvisorSource; ++source)
    if (can_activate(s, step.seat, source, true)) out.add(Verb::kActivate, source);
  out.add(Verb::kDone);
}
void apply_activate_free(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kDone) return;
  s.core.push(Kind::kActivateFree, step.seat);
  activate(s, step.seat, a.arg[0], true, events);
}
Refusal why_not_activate_free(const State& s, const Step& step, Action a) {
  return verb_of(a) == Verb::kActivate ? why_not_activate(s, step.seat, a.arg[0], true) : Refusal{};
}

// A card of the discard pile, by kind and by which of its copies counted from the top. arg0: of the top so many, arg1:
// optional
static int position_in_discard(const State& s, int kind, int copy) {
  for (int i = s.discard.size() - 1; i >= 0; --i)
    if (s.discard[i] == kind && copy-- == 0) return i;
  return -1;
}
void list_recover(const State& s, const Step& step, ActionList& out) {
  std::array<std::uint8_t, kKinds> copies{};
  for (int i = 0; i < std::min<int>(step.arg[0], s.discard.size()); ++i) {
    const std::uint8_t kind = s.discard[s.discard.size() - 1 - i];
    out.add(Verb::kRecover, kind, copies[kind]++);
  }
  if (step.arg[1]) out.add(Verb::kDecline);
}
void apply_recover(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kDecline) return;
  s.discard.take(position_in_discard(s, a.arg[0], a.arg[1]));
  add_to_hand(s.of(step.seat), a.arg[0]);
  events.tell_all(Said::kTook, step.seat, a.arg[0]);
}
Refusal why_not_recover(const State&, const Step& step, Action a) {
  if (verb_of(a) != Verb::kRecover) return {};
  return refuse(step.arg[1] ? "MO-RAC-08" : "MO-DCK-03",
                {"That card is not among those to choose from.", "Tej karty nie ma wśród dostępnych."});
}

// Battleship, when the reserve does not suffice for all fields (MO-AMB-21).
void list_jam(const State& s, const Step& step, ActionList& out) {
  if (s.of(step.seat).reserve == 0) return;
  for (int source = 0; source <= kAdvisorSource; ++source)
    if (field_empty(s.of(step.seat), source)) out.add(Verb::kJam, source);
}
void apply_jam(State& s, const Step& step, Action a, Events& events) {
  Player& p = s.of(step.seat);
  --p.reserve;
  (a.arg[0] == kAdvisorSource ? p.advisor_marker : p.marker[a.arg[0]]) = 1;
  events.tell_all(Said::kJammed, step.seat, a.arg[0]);
  if (p.reserve > 0) s.core.push(Kind::kJam, step.seat);
}
Refusal why_not_jam(const State&, const Step&, Action a) {
  return verb_of(a) == Verb::kJam ? refuse("MO-MRK-03", {"There is no empty field there.", "Nie ma tam pustego pola."})
                                  : Refusal{};
}

// Troop Carrier: an active structure of that opponent goes to the bottom of its system (MO-CRD-07). arg0: opponent
void list_sink(const State& s, const Step& step, ActionList& out) {
  for (int i = 0; i < kSystems; ++i)
    if (!s.players[index(step.arg[0])].systems[index(i)].empty()) out.add(Verb::kSink, step.arg[0], i);
}
void apply_sink(State& s, const Step& step, Action a, Events& events) {
  Player& p = s.players[a.arg[0]];
  System& cards = p.systems[a.arg[1]];
  if (cards.size() == 1) return;
  clear_marker(p, a.arg[1]);
  const std::uint8_t kind = cards.pop();
  cards.insert(0, kind);
  events.tell_all(Said::kSunk, step.seat, kind, a.arg[1], a.arg[0]);
}
Refusal why_not_sink(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kSink) return {};
  return refuse("MO-CRD-07", {"Only an active structure of the opponent whose turn it is to suffer.",
                              "Tylko aktywną strukturę przeciwnika, którego to teraz dotyczy."});
}

// Communications Satellite: an own system in a new order, named from the top (MO-CRD-26).
void list_arrange(const State& s, const Step& step, ActionList& out) {
  for (int i = 0; i < kSystems; ++i)
    if (!s.of(step.seat).systems[index(i)].empty()) out.add(Verb::kArrange, i);
}
void apply_arrange(State& s, const Step& step, Action a, Events&) {
  s.core.push(Kind::kNext, step.seat, a.arg[0], s.of(step.seat).systems[a.arg[0]].back());
}
Refusal why_not_arrange(const State&, const Step&, Action) { return {}; }

// arg0: system, arg1: the card that was active
void list_next(const State& s, const Step& step, ActionList& out) {
  const System& cards = s.of(step.seat).systems[index(step.arg[0])];
  for (int i = 0; i < cards.size(); ++i)
    if (cards.find(cards[i]) == i) out.add(Verb::kNext, cards[i]);
}
void apply_next(State& s, const Step& step, Action a, Events& events) {
  Player& p = s.of(step.seat);
  System& cards = p.systems[index(step.arg[0])];
  cards.remove(a.arg[0]);
  s.arranged.push(a.arg[0]);
  if (!cards.empty()) return s.core.steps.push(step);
  while (!s.arranged.empty()) cards.push(s.arranged.pop());
  if (cards.back() != step.arg[1]) clear_marker(p, step.arg[0]);
  events.tell_all(Said::kArranged, step.seat, step.arg[0]);
}
Refusal why_not_next(const State&, const Step&, Action a) {
  return verb_of(a) == Verb::kNext
             ? refuse("MO-CRD-26", {"That card is not in the system.", "Tej karty nie ma w układzie."})
             : Refusal{};
}

// Moldred: a random card from an opponent's hand (MO-CRD-21).
void list_rob(const State& s, const Step& step, ActionList& out) {
  for (Seat q = 0; q < s.seats(); ++q)
    if (q != step.seat && s.of(q).hand_size > 0) out.add(Verb::kRob, q);
}
void apply_rob(State& s, const Step& step, Action a, Events& events) {
  Player& victim = s.players[a.arg[0]];
  int n = static_cast<int>(s.core.rng.below(victim.hand_size));
  int kind = 0;
  while (n >= victim.hand[index(kind)]) n -= victim.hand[index(kind++)];
  take_from_hand(victim, kind);
  add_to_hand(s.of(step.seat), kind);
  s.core.reveal();
  events.tell_all(Said::kRobbed, step.seat, a.arg[0]);
  events.say(static_cast<Audience>(only(step.seat) | only(static_cast<Seat>(a.arg[0]))), Said::kRobbedThis, kind);
}
Refusal why_not_rob(const State&, const Step&, Action a) {
  return verb_of(a) == Verb::kRob
             ? refuse("MO-CRD-21", {"That player has no card to take.", "Ten gracz nie ma karty do zabrania."})
             : Refusal{};
}

void release_advisor(State& s, Seat seat, Events& events) {
  Player& p = s.of(seat);
  clear_marker(p, kAdvisorSource);
  s.centre.push(p.advisor);
  events.tell_all(Said::kReturned, seat, p.advisor);
  p.advisor = kNone;
}

}  // namespace kosmo::orion

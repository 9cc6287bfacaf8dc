// Acquiring ability cards (NK-ABL).
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {

// NK-ABL-01, 02, 04, 07
bool can_acquire(const State& s, Seat seat, int slot, int type) {
  const PlayerBoard& b = s.of(seat);
  const auto i = static_cast<std::size_t>(slot), t = static_cast<std::size_t>(type);
  return b.ability[i] == kNone && b.hand[t] >= kSlotCost[i] && !s.ability_deck[t].empty();
}

// NK-ABL-03: as many cards are drawn as were paid.
void acquire(State& s, Seat seat, int slot, int type, Events& events) {
  const int cost = kSlotCost[static_cast<std::size_t>(slot)];
  spend_cards(s, seat, type, cost, events);
  auto& deck = s.ability_deck[static_cast<std::size_t>(type)];
  for (int i = 0; i < cost && !deck.empty(); ++i) s.drawn.push(deck.pop());
  s.core.reveal();
  events.say(only(seat), Said::kSawCards, s.drawn.size());
  s.core.push(Kind::kKeep, seat, slot, type);
}

Refusal why_not_acquire(const State& s, Seat seat, int slot, int type) {
  const PlayerBoard& b = s.of(seat);
  if (slot >= kSlots || type >= kControls) return {};
  const auto i = static_cast<std::size_t>(slot), t = static_cast<std::size_t>(type);
  if (b.ability[i] != kNone) return refuse("NK-ABL-07", {"That slot is filled.", "To miejsce jest już zajęte."});
  if (b.hand[t] < kSlotCost[i])
    return refuse("NK-ABL-02",
                  {"Slot {0} costs {1} energy cards of one type; you have {2} of that type.",
                   "Miejsce {0} kosztuje {1} karty energii jednego rodzaju; masz {2}."},
                  {&kSlotKind, &kNumber, &kNumber}, slot, kSlotCost[i], b.hand[t]);
  return refuse("NK-ABL-04", {"That ability deck is empty.", "Ta talia kart zdolności jest pusta."});
}

// NK-ABL-03, 05, 06. arg0: slot, arg1: deck
void list_keep(const State& s, const Step&, ActionList& out) {
  for (const std::uint8_t card : s.drawn) out.add(Verb::kKeep, card);
}

static void put_under(State& s, int deck, std::uint8_t card) {
  s.ability_deck[static_cast<std::size_t>(deck)].insert(0, card);
}

void apply_keep(State& s, const Step& step, Action a, Events& events) {
  s.drawn.remove(a.arg[0]);
  s.of(step.seat).ability[static_cast<std::size_t>(step.arg[0])] = a.arg[0];
  s.core.reveal();
  events.tell_all(Said::kAcquired, step.seat, a.arg[0], step.arg[0]);
  if (s.drawn.size() == 1) put_under(s, step.arg[1], s.drawn.pop());
  if (s.drawn.size() > 1) s.core.push(Kind::kBottom, step.seat, step.arg[1]);
}

Refusal why_not_keep(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kKeep) return {};
  return refuse("NK-ABL-03", {"That is not one of the cards you drew.", "To nie jest żadna z dobranych kart."});
}

// The rest goes under the deck in any order, one after another; the last of them ends up lowest. arg0: deck
void list_bottom(const State& s, const Step&, ActionList& out) {
  for (const std::uint8_t card : s.drawn) out.add(Verb::kBottom, card);
}

void apply_bottom(State& s, const Step& step, Action a, Events&) {
  s.drawn.remove(a.arg[0]);
  put_under(s, step.arg[0], a.arg[0]);
  if (s.drawn.size() == 1)
    put_under(s, step.arg[0], s.drawn.pop());
  else
    s.core.push(Kind::kBottom, step.seat, step.arg[0]);
}

Refusal why_not_bottom(const State& s, const Step& step, Action a) {
  return verb_of(a) == Verb::kBottom ? why_not_keep(s, step, make_action(Verb::kKeep, a.arg[0])) : Refusal{};
}

}  // namespace kosmo::narodziny

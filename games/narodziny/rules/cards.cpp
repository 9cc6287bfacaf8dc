// Acquiring ability cards (NK-ABL).
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {

// NK-ABL-01, NK-ABL-02, NK-ABL-04, NK-ABL-07
bool can_acquire(const State& s, Seat seat, int slot, int type) {
  const PlayerBoard& b = s.of(seat);
  return b.ability[slot] == kNone && b.hand[type] >= kSlotCost[slot] && !s.ability_deck[type].empty();
}

int cheapest_slot(const PlayerBoard& b) {
  int cheapest = kNone;
  for (int slot = 0; slot < kSlots; ++slot)
    if (b.ability[slot] == kNone && (cheapest == kNone || kSlotCost[slot] < kSlotCost[cheapest])) cheapest = slot;
  return cheapest;
}

// NK-ABL-03: as many cards are drawn as were paid.
void acquire(State& s, Seat seat, int slot, int type, Events& events) {
  const int cost = kSlotCost[slot];
  spend_cards(s, seat, type, cost, events);
  auto& deck = s.ability_deck[type];
  for (int i = 0; i < cost && !deck.empty(); ++i) s.drawn.push(deck.pop());
  s.core.reveal();
  events.say(only(seat), Said::kSawCards, s.drawn.size());
  s.core.steps.push(KeepArgs(slot, type).step(seat));
}

Refusal why_not_acquire(const State& s, Seat seat, int slot, int type) {
  const PlayerBoard& b = s.of(seat);
  if (slot >= kSlots || type >= kControls) return {};
  if (b.ability[slot] != kNone) return refuse("NK-ABL-07", {"That slot is filled.", "To miejsce jest już zajęte."});
  if (b.hand[type] < kSlotCost[slot])
    return refuse("NK-ABL-02",
                  {"Slot {0} costs {1} energy cards of one type; you have {2} of that type.",
                   "Miejsce {0} kosztuje {1} karty energii jednego rodzaju; takich kart masz {2}."},
                  {&kSlotKind, &kNumber, &kNumber}, slot, kSlotCost[slot], b.hand[type]);
  return refuse("NK-ABL-04", {"That ability deck is empty.", "Ta talia kart zdolności jest pusta."});
}

// NK-ABL-03, NK-ABL-05, NK-ABL-06
void list_keep(const State& s, const Step&, ActionList& out) {
  for (const std::uint8_t card : s.drawn) out.add(Verb::kKeep, card);
}

static void put_under(State& s, int deck, std::uint8_t card) { s.ability_deck[deck].insert(0, card); }

// NK-ABL-05
void apply_keep(State& s, const Step& step, Action a, Events& events) {
  const KeepArgs args(step);
  s.drawn.remove(a.arg[0]);
  s.of(step.seat).ability[args.slot] = a.arg[0];
  s.core.reveal();
  events.tell_all(Said::kAcquired, step.seat, a.arg[0], args.slot);
  if (s.drawn.size() == 1) put_under(s, args.deck, s.drawn.pop());
  if (s.drawn.size() > 1) s.core.steps.push(BottomArgs(args.deck).step(step.seat));
}

Refusal why_not_keep(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kKeep) return {};
  return refuse("NK-ABL-03", {"That is not one of the cards you drew.", "To nie jest żadna z dobranych kart."});
}

// NK-ABL-03: the rest goes under the deck in any order, one after another; the last of them ends up lowest.
void list_bottom(const State& s, const Step&, ActionList& out) {
  for (const std::uint8_t card : s.drawn) out.add(Verb::kBottom, card);
}

void apply_bottom(State& s, const Step& step, Action a, Events&) {
  const int deck = BottomArgs(step).deck;
  s.drawn.remove(a.arg[0]);
  put_under(s, deck, a.arg[0]);
  if (s.drawn.size() == 1)
    put_under(s, deck, s.drawn.pop());
  else
    s.core.steps.push(BottomArgs(deck).step(step.seat));
}

Refusal why_not_bottom(const State& s, const Step& step, Action a) {
  return verb_of(a) == Verb::kBottom ? why_not_keep(s, step, make_action(Verb::kKeep, a.arg[0])) : Refusal{};
}

}  // namespace kosmo::narodziny

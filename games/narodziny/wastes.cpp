// What an action would lose for good: without need, or at one touch and beyond undo. It looks at the own board and hand
// and at what lies open, nothing else: a warning must not tell what its reader may not know.
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

// NK-PLC-08: pieces of the reserve that could still be placed.
int pieces_left(const PlayerBoard& b) {
  const auto room = [](int pieces, int spaces) { return std::min(pieces, spaces); };
  const auto& stars = b.reserve.stars;
  return room(b.reserve.tiles.size(), count_bits(b.empty_nebulae())) +
         room(stars[0] + stars[1] + stars[2] + stars[3], count_bits(b.empty_stars())) +
         (proto_spaces(b) ? room(b.reserve.proto, count_bits(b.empty_lives())) : 0);
}

// NK-OMG-07: resources that could still be spent.
int resources_left(const State& s, Seat seat) {
  const PlayerBoard& b = s.of(seat);
  return (can_spend(s, seat, Resource::kSupernova) ? b.supernova : 0) +
         (can_spend(s, seat, Resource::kDna) ? b.dna : 0) + (can_spend(s, seat, Resource::kGraviton) ? b.graviton : 0);
}

// NK-FIN-01: the supply of crystals is empty, or no goal will be left in the row.
bool is_last_round(const State& s) {
  return s.crystals == 0 || (s.goal_row[0] == kNone && s.goal_row[1] == kNone && s.goal_deck.empty());
}

// Scoring actions that bring points and can be taken now.
int points_open(const State& s, Seat seat) {
  const PlayerBoard& b = s.of(seat);
  int open = b.waiting > 0 && b.scored < kScoringSpaces;
  each_bit(b.unfinished_nebulae(), [&](int n) { open += can_complete(b, n); });
  each_bit(b.completed, [&](int n) { open += can_advance(s, seat, n); });
  for (const std::uint8_t cards : b.hand) open += cards >= kSetSize;
  return open;
}

Warning wasteful_end(const State& s, Seat seat) {
  if (is_last_round(s) && points_open(s, seat) > 0)
    return refuse(
        "NK-FIN-05",
        {"This is the last round, and {0} scoring {0#action|actions} could still be taken; {0#it|they} will be lost.",
         "To ostatnia runda, a {0#przepadnie|przepadną|przepadnie} {0} {0#akcja punktująca, którą|akcje punktujące, "
         "które|akcji punktujących, które} można jeszcze wykonać."},
        {&kNumber}, points_open(s, seat));
  const int pieces = pieces_left(s.of(seat)), resources = resources_left(s, seat);
  if (pieces > 0 && resources > 0)
    return refuse("NK-PLC-08",
                  {"What could still be used will be lost: {0} {0#piece|pieces} of your reserve and {1} "
                   "{1#resource|resources} of your tracks.",
                   "Przepadnie to, czego można jeszcze użyć: {0} {0#element|elementy|elementów} z rezerwy i {1} "
                   "{1#zasób|zasoby|zasobów} z torów."},
                  {&kNumber, &kNumber}, pieces, resources);
  if (pieces > 0)
    return refuse("NK-PLC-08",
                  {"{0} {0#piece|pieces} in your reserve could still be placed; {0#it|they} will be lost.",
                   "W rezerwie {0#został|zostały|zostało} {0} {0#element|elementy|elementów} do umieszczenia; "
                   "{0#przepadnie|przepadną|przepadną}."},
                  {&kNumber}, pieces);
  if (resources > 0)
    return refuse("NK-OMG-07",
                  {"{0} {0#resource|resources} could still be spent; {0#it|they} will be lost.",
                   "{0#Pozostał|Pozostały|Pozostało} {0} {0#zasób|zasoby|zasobów} do wydania; "
                   "{0#przepadnie|przepadną|przepadną}."},
                  {&kNumber}, resources);
  return {};
}

// NK-TIM-13: a crystal can wait until there is a star for it, unless the game ends first.
Warning wasteful_release(const State& s, Seat seat) {
  if ((any_star_left(s) && s.of(seat).empty_stars()) || is_last_round(s)) return {};
  return refuse("NK-TIM-13", {"No star can be placed now: the star of this release will be lost.",
                              "Nie da się teraz umieścić gwiazdy: gwiazda z tego zwolnienia przepadnie."});
}

// NK-ABL-03: the cards are gone as soon as abilities are drawn. A dearer slot shows more of them (as long as there are
// so many: NK-ABL-04), which may be worth it; but nobody should learn the price only afterwards.
Warning cards_for_good(const State& s, Seat seat, int slot, int type) {
  const int cost = kSlotCost[slot], cheapest = cheapest_slot(s.of(seat)), in_deck = s.ability_deck[type].size();
  if (in_deck < cost)
    return refuse("NK-ABL-04",
                  {"You spend {0} {1} cards to draw only {2}: there are no more in the deck. It cannot be taken back.",
                   "Wydasz {0} karty energii {1:gen}, a dobierzesz tylko {2}: więcej nie ma w talii. Nie będzie można "
                   "tego cofnąć."},
                  {&kNumber, &kControlKind, &kNumber}, cost, type, in_deck);
  if (kSlotCost[cheapest] < cost)
    return refuse("NK-ABL-01",
                  {"You spend {0} {1} cards, and it cannot be taken back. Slot {2} is free too and costs {3}.",
                   "Wydasz {0} karty energii {1:gen} i nie będzie można tego cofnąć. Wolne jest też miejsce {2}, za "
                   "{3}."},
                  {&kNumber, &kControlKind, &kSlotKind, &kNumber}, cost, type, cheapest, kSlotCost[cheapest]);
  return refuse("NK-ABL-03",
                {"You spend {0} {1} cards, and it cannot be taken back.",
                 "Wydasz {0} karty energii {1:gen} i nie będzie można tego cofnąć."},
                {&kNumber, &kControlKind}, cost, type);
}

}  // namespace

Warning Narodziny::wastes(const State& s, Action a) {
  if (s.core.over || !s.core.steps.back().is(Kind::kCraft)) return {};
  const Seat seat = s.core.steps.back().seat;
  switch (verb_of(a)) {
    case Verb::kEnd: return wasteful_end(s, seat);
    case Verb::kRelease: return wasteful_release(s, seat);
    case Verb::kAcquire: return cards_for_good(s, seat, a.arg[0], a.arg[1]);
    default: return {};
  }
}

}  // namespace kosmo::narodziny

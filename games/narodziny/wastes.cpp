// What an action would lose for good without need. It looks at the own board and hand and at what lies open, nothing
// else: a warning must not tell what its reader may not know.
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

}  // namespace

Warning Narodziny::wastes(const State& s, Action a) {
  if (s.core.over || !s.core.steps.back().is(Kind::kCraft)) return {};
  const Seat seat = s.core.steps.back().seat;
  if (verb_of(a) == Verb::kEnd) return wasteful_end(s, seat);
  return verb_of(a) == Verb::kRelease ? wasteful_release(s, seat) : Warning{};
}

}  // namespace kosmo::narodziny

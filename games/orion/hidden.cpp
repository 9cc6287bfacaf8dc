// What a seat cannot know, drawn anew (section 7 of the rules): the deck, the other hands, cards that somebody else has
// just drawn, and the order of the advisors left out.
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

using Heap = FixedList<std::uint8_t, kCards>;

// Deals the heap to the deck, to the other hands and to cards just drawn, in the numbers in which they were.
void deal(State& s, Seat viewer, Heap heap, const std::array<int, kPlayers>& sizes, bool drawn_is_hidden) {
  for (std::uint8_t& card : s.deck) card = heap.pop();
  if (drawn_is_hidden)
    for (std::uint8_t& card : s.drawn) card = heap.pop();
  for (Seat p = 0; p < s.seats(); ++p) {
    if (p == viewer) continue;
    s.of(p).hand = {};
    s.of(p).hand_size = 0;
    for (int i = 0; i < sizes[index(p)]; ++i) add_to_hand(s.of(p), heap.pop());
  }
}

// A player who must build by an effect has shown to hold something that can be built there (Colony Ship).
bool fits_what_was_shown(const State& s) {
  if (s.core.over || !s.core.steps.back().is(Kind::kBuildMore)) return true;
  if (BuildMoreArgs(s.core.steps.back()).may_decline) return true;
  ActionList choices;
  list_build_more(s, s.core.steps.back(), choices);
  return !choices.empty();
}

// While races are chosen nobody knows the first player, nor which advisors will lie in the centre.
void dream_before_races(State& s, Rng& dream) {
  FixedList<std::uint8_t, kAdvisors> heap = s.left_out;
  for (const std::uint8_t id : s.centre) heap.push(id);
  dream.shuffle(heap);
  for (std::uint8_t& id : s.centre) id = heap.pop();
  for (std::uint8_t& id : s.left_out) id = heap.pop();
  s.first = static_cast<std::uint8_t>(dream.below(static_cast<std::uint32_t>(s.seats())));
}

}  // namespace

void Orion::determinize(State& s, Seat viewer, Rng& dream) {
  if (!s.core.over) dream.shuffle(s.left_out);
  if (!races_chosen(s)) dream_before_races(s, dream);
  const bool drawn_is_hidden = !s.drawn.empty() && s.core.steps.back().seat != viewer;
  Heap heap = s.deck;
  if (drawn_is_hidden)
    for (const std::uint8_t card : s.drawn) heap.push(card);
  std::array<int, kPlayers> sizes{};
  for (Seat p = 0; p < s.seats(); ++p) {
    if (p == viewer) continue;
    sizes[index(p)] = s.of(p).hand_size;
    for (int kind = 0; kind < kKinds; ++kind)
      for (int i = 0; i < s.of(p).hand[index(kind)]; ++i) heap.push(static_cast<std::uint8_t>(kind));
  }
  const State truth = s;
  constexpr int kTries = 200;  // what was shown is seldom so rare that this does not suffice; then the truth must serve
  for (int i = 0; i < kTries; ++i) {
    dream.shuffle(heap);
    deal(s, viewer, heap, sizes, drawn_is_hidden);
    if (fits_what_was_shown(s)) return;
  }
  s = truth;
}

}  // namespace kosmo::orion

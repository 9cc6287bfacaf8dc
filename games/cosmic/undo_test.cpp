// A decision may be taken back until somebody has learned something by it. The laws try this by draws in some
// positions; here it is followed through whole games, one with each alien, for the cards of hands.
#include <gtest/gtest.h>

#include "games/cosmic/rules/powers.h"
#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {
namespace {

using Faces = Array<int, kFaces>;

// In the hand, or set aside to be given in a deal.
template <class Count>
Faces count_in_hand(const State& s, Seat seat, Count&& count) {
  Faces faces{};
  for (const Card& card : s.of(seat).hand) faces[card.face] += count(card);
  for (const Card& card : s.of(seat).promised) faces[card.face] += count(card);
  return faces;
}
Faces faces_in_hand(const State& s, Seat seat) {
  return count_in_hand(s, seat, [](const Card&) { return 1; });
}
// As far as `viewer` knows it.
Faces known_to(const State& s, Seat viewer, Seat seat) {
  return count_in_hand(s, seat, [&](const Card& card) { return (card.known & only(viewer)) != 0; });
}

// A hand in which nothing has changed shows a card to somebody who did not know it.
bool is_shown(const State& before, const State& after, Seat viewer, Seat seat) {
  if (faces_in_hand(before, seat) != faces_in_hand(after, seat)) return false;
  const Faces knew = known_to(before, viewer, seat), knows = known_to(after, viewer, seat);
  for (int face = 0; face < kFaces; ++face)
    if (knows[face] > knew[face]) return true;
  return false;
}
// A card has come from one hand to another whose owner did not know it.
bool is_taken(const State& before, const State& after, Seat taker, Seat from) {
  const Faces had = faces_in_hand(before, from), has = faces_in_hand(after, from);
  const Faces knew = known_to(before, taker, from);
  const Faces own = faces_in_hand(before, taker), now = faces_in_hand(after, taker);
  for (int face = 0; face < kFaces; ++face)
    if (has[face] < had[face] && now[face] > own[face] && knew[face] == 0) return true;
  return false;
}

// A card of a hand now lies open on the table, and somebody did not know it.
Faces faces_on_the_table(const State& s) {
  Faces faces{};
  const auto count = [&](const auto& cards) {
    for (const int face : cards) ++faces[face];
  };
  count(s.discard);
  count(s.playing);
  count(s.aside);
  count(s.beside_planets);
  for (const auto& cards : s.support) count(cards);
  for (const Side side : {Side::kOffense, Side::kDefense})
    if (s.is_open[side] && s.laid[side] != kNone) ++faces[s.laid[side]];
  return faces;
}
bool is_played(const State& before, const State& after, Seat viewer, Seat seat) {
  const Faces had = faces_in_hand(before, seat), has = faces_in_hand(after, seat);
  const Faces lay = faces_on_the_table(before), lies = faces_on_the_table(after);
  const Faces knew = known_to(before, viewer, seat);
  for (int face = 0; face < kFaces; ++face)
    if (has[face] < had[face] && lies[face] > lay[face] && knew[face] == 0) return true;
  return false;
}

// A game of four in which the first seat has this alien; every other one with free flares, which are played more often.
template <class Look>
void play_with(int alien, std::uint64_t seed, Look&& look) {
  Options options = game().standard_options();
  options[kOptionFreeFlares] = seed % 2 == 0;
  State s = fresh(4, seed, options);
  deal_to(s, 0, alien);
  Rng rng(seed);
  ActionList choices;
  while (!Run::over(s)) {
    Run::legal(s, choices);
    const bool chooses_alien = s.moment == Moment::kSetup && game().to_move(&s) == 0;
    const Action a = chooses_alien && s.of(0).dealt[1] == alien ? choices[1]
                     : chooses_alien                            ? choices[0]
                                                                : rng.pick(choices);
    const State before = s;
    Run::apply(s, a, {});
    look(before, a, s);
  }
}

TEST(CosmicUndo, what_shows_a_card_to_somebody_is_not_taken_back) {
  int shown = 0, taken = 0, played = 0;
  for (int number = 0; number < 2 * kAliens; ++number) {
    const int alien = number / 2;
    play_with(alien, 40 + static_cast<std::uint64_t>(number), [&](const State& before, Action a, const State& after) {
      for (Seat viewer = 0; viewer < after.seats(); ++viewer)
        for (Seat seat = 0; seat < after.seats(); ++seat) {
          if (seat == viewer) continue;
          const bool is_seen = is_shown(before, after, viewer, seat), is_gained = is_taken(before, after, viewer, seat);
          const bool is_open = is_played(before, after, viewer, seat);
          shown += is_seen;
          taken += is_gained;
          played += is_open;
          if (!is_seen && !is_gained && !is_open) continue;
          EXPECT_GT(after.core.reveals, before.core.reveals) << kAlienNames[alien].id << ": " << game().print(a);
        }
    });
  }
  EXPECT_GT(shown, 100);
  EXPECT_GT(taken, 100);
  EXPECT_GT(played, 1000);
}

}  // namespace
}  // namespace kosmo::cosmic

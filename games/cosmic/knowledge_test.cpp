// Section 7 of the rules, "Hidden information": what a view can be completed with. What views show is proven by the
// scenarios, and by the laws.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/cosmic/rules/rules.h"
#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {
namespace {

State drawn_for(const State& s, Seat viewer, std::uint64_t seed) {
  State draw = s;
  Rng rng(seed);
  game().determinize(&draw, viewer, rng);
  return draw;
}

// So many decisions after everybody has chosen an alien.
State middle_of_a_game(int seats, std::uint64_t seed, int decisions,
                       const Options& options = game().standard_options()) {
  State s = fresh(seats, seed, options);
  Rng rng(seed);
  ActionList choices;
  for (int i = 0; i < decisions && !Run::over(s); ++i) {
    Run::legal(s, choices);
    Run::apply(s, rng.pick(choices), {});
  }
  return s;
}

bool is_in_the_game(const State& s, int flare) { return !s.box.contains(static_cast<std::uint8_t>(flare)); }

// CE-INFO-12: the flares of all aliens and one's own two are in every world that one can imagine; any others may be.
TEST(CosmicKnowledge, CE_INFO_12_the_flares_of_aliens_and_the_own_two_are_in_the_game) {
  const State s = middle_of_a_game(3, 11, 40);
  ASSERT_NE(s.moment, Moment::kSetup);
  const Seat viewer = 1;
  std::set<int> others;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const State draw = drawn_for(s, viewer, seed);
    EXPECT_EQ(draw.box.size(), s.box.size());
    for (Seat p = 0; p < 3; ++p) {
      EXPECT_EQ(draw.of(p).alien, s.of(p).alien) << "aliens lie open (CE-INFO-08)";
      EXPECT_TRUE(is_in_the_game(draw, flare_of(draw.of(p).alien)));
      EXPECT_TRUE(is_in_the_game(draw, flare_of(draw.of(p).dealt[1]))) << "and what was dealt beside it";
    }
    EXPECT_EQ(draw.of(viewer).dealt, s.of(viewer).dealt);
    for (int alien = 0; alien < kAliens; ++alien)
      if (is_in_the_game(draw, flare_of(alien))) others.insert(alien);
  }
  EXPECT_EQ(others.size(), static_cast<std::size_t>(kAliens)) << "any flare may be in the game";
}

// CE-INFO-08: whoever has not been dealt an alien may believe that anybody left it in the box.
TEST(CosmicKnowledge, CE_INFO_08_the_sheet_that_was_not_chosen_stays_secret) {
  const State s = middle_of_a_game(4, 3, 30);
  std::set<int> imagined;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) imagined.insert(drawn_for(s, 0, seed).of(2).dealt[1]);
  EXPECT_GT(imagined.size(), 35u);
  EXPECT_FALSE(imagined.contains(s.of(0).dealt[0]));
  EXPECT_FALSE(imagined.contains(s.of(0).dealt[1]));
}

// CE-INFO-01, CE-INFO-02: hands of others and the deck are anything that has not been seen; their sizes are known.
TEST(CosmicKnowledge, CE_INFO_01_CE_INFO_02_hands_and_deck_may_be_anything_unseen) {
  const State s = middle_of_a_game(4, 5, 60);
  std::set<int> in_hand, on_top;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const State draw = drawn_for(s, 0, seed);
    EXPECT_TRUE(std::ranges::equal(draw.of(0).hand, s.of(0).hand));
    EXPECT_EQ(draw.deck.size(), s.deck.size());
    for (Seat p = 1; p < 4; ++p) EXPECT_EQ(draw.of(p).hand.size(), s.of(p).hand.size());
    for (const Card& card : draw.of(1).hand) in_hand.insert(card.face);
    on_top.insert(draw.deck.back());
  }
  EXPECT_GT(in_hand.size(), 30u);
  EXPECT_GT(on_top.size(), 30u);
}

// CE-INFO-06: of a card that was given both know where it is; when one leaves that hand unseen, it may be that one.
TEST(CosmicKnowledge, CE_INFO_06_what_was_seen_stays_known_until_it_can_have_changed) {
  constexpr int kFace = 17;  // attack 40, the only one
  State s = middle_of_a_game(4, 5, 60);
  for (Seat p = 0; p < 4; ++p)
    if (s.of(p).hand.contains(kFace)) s.of(p).hand.take(kFace);
  s.deck.remove(static_cast<std::uint8_t>(kFace));
  s.discard.remove(static_cast<std::uint8_t>(kFace));
  s.of(1).hand.add(kFace, only(0));
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    EXPECT_TRUE(drawn_for(s, 0, seed).of(1).hand.contains(kFace));
  }
  int still_there = 0;
  s.of(1).hand.take_unseen(s.of(1).hand[0].face, only(1));
  for (std::uint64_t seed = 1; seed <= 50; ++seed) still_there += drawn_for(s, 0, seed).of(1).hand.contains(kFace);
  EXPECT_LT(still_there, 50);
}

Options with_hidden_powers(bool shifting) {
  Options options = game().standard_options();
  options[kOptionPowers] = options[kOptionHiddenPowers] = 1;
  options[kOptionShiftingPowers] = shifting;
  return options;
}

// CE-VHP-01, CE-INFO-12: what lies face down may be any alien that lies nowhere else, and its flare is in the game.
TEST(CosmicKnowledge, CE_INFO_12_a_sheet_face_down_may_be_any_that_does_not_lie_open) {
  const State s = middle_of_a_game(3, 11, 30, with_hidden_powers(false));
  const Seat viewer = 0;
  std::set<int> imagined;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const State draw = drawn_for(s, viewer, seed);
    EXPECT_FALSE(Cosmic::broken_invariant(draw));
    EXPECT_EQ(draw.sheets_down, s.sheets_down);
    for (Seat p = 0; p < 3; ++p) {
      for (const int alien : draw.of(p).dealt) EXPECT_TRUE(is_in_the_game(draw, flare_of(alien)));
      const bool is_down = s.sheets_down >> p & 1;
      if (p == viewer || !is_down) {
        EXPECT_EQ(draw.of(p).alien, s.of(p).alien);
        continue;
      }
      EXPECT_EQ(draw.of(p).alien, draw.of(p).dealt[0]) << "nothing has changed it";
      EXPECT_NE(draw.of(p).alien, s.of(viewer).alien);
      imagined.insert(draw.of(p).alien);
    }
  }
  EXPECT_GT(imagined.size(), 35u);
}
// CA-LIST-07: but no world has Healer and Masochist.
TEST(CosmicKnowledge, CA_LIST_07_no_imagined_game_has_both_that_exclude_each_other) {
  constexpr int kHealer = 16, kMasochist = 22;
  for (const bool shifting : {false, true})
    for (std::uint64_t game = 1; game <= 8; ++game) {
      const State s = middle_of_a_game(5, game, 40, with_hidden_powers(shifting));
      for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const State draw = drawn_for(s, static_cast<Seat>(seed % 5), seed);
        int both = 0;
        for (Seat p = 0; p < 5; ++p) both += draw.of(p).alien == kHealer || draw.of(p).alien == kMasochist;
        EXPECT_LT(both, 2);
      }
    }
}

// CE-INFO-13: a bot is handed what its seat sees and may do, and that is the same in every world that it cannot tell
// from the real one.
TEST(CosmicKnowledge, CE_INFO_13_a_seat_sees_and_may_do_the_same_in_every_world_it_can_imagine) {
  for (int decisions = 1; decisions < 400; decisions += 13) {
    const State s = middle_of_a_game(5, 21, decisions);
    if (Run::over(s)) break;
    const Seat asked = game().to_move(&s);
    ActionList choices, imagined;
    Run::legal(s, choices);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const State draw = drawn_for(s, asked, seed);
      EXPECT_EQ(game().view(&draw, asked).json(), game().view(&s, asked).json());
      Run::legal(draw, imagined);
      ASSERT_EQ(imagined.size(), choices.size());
      for (int i = 0; i < choices.size(); ++i) EXPECT_EQ(imagined[i], choices[i]);
    }
  }
}

}  // namespace
}  // namespace kosmo::cosmic

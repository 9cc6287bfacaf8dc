#include "engine/trying.h"

#include <gtest/gtest.h>

#include "tests/toys/toys.h"

namespace kosmo {
namespace {

Position start(const Game& game, int seats = 2) { return {game, seats, game.standard_options(), 3}; }

Tried tried(const Position& now, Seat seat, std::initializer_list<const char*> texts) {
  std::vector<Action> actions;
  for (const char* text : texts) actions.push_back(*now.game().parse(text));
  return try_actions(now, seat, actions);
}

TEST(Trying, ShowsTheViewAfterAnOpenActionAndPlaysNothing) {
  const Position game = start(lucky_game());
  const Position before = game;
  Position after = game;
  after.apply(*lucky_game().parse("place 1"));
  const Tried what = tried(game, 0, {"place 1"});
  ASSERT_TRUE(what);
  EXPECT_EQ(*what.view, after.view(0));
  EXPECT_EQ(game, before);
}

TEST(Trying, StopsBeforeAnActionThatWouldTellSomething) {
  const Position game = start(lucky_game());
  const Tried what = tried(game, 0, {"draw", "place 1"});
  ASSERT_TRUE(what);
  EXPECT_EQ(*what.view, game.view(0)) << "the card drawn is not shown, and nothing after it";
}

TEST(Trying, StopsWhereAnotherSeatIsAsked) {
  const Position game = start(lucky_game());
  Position after = game;
  for (const char* text : {"place 1", "place 2"}) after.apply(*lucky_game().parse(text));
  ASSERT_EQ(after.to_move(), 1);
  const Tried what = tried(game, 0, {"place 1", "place 2", "place 1"});
  ASSERT_TRUE(what) << "the third is never looked at";
  EXPECT_EQ(*what.view, after.view(0));
}

TEST(Trying, IsRefusedAsThePlayWouldBe) {
  const Position game = start(lucky_game());
  EXPECT_EQ(tried(game, 0, {"place 1", "place 1"}).refusal.rule, "LUCKY-03");
  const Tried what = tried(game, 1, {"place 2"});
  EXPECT_FALSE(what) << "the other one is asked";
  EXPECT_EQ(what.refusal.rule, "LUCKY-01");
}

TEST(Trying, ASealedChoiceOfARoundShowsNoAnswersThatNobodyGave) {
  const Position game(hands_game(), 3, hands_game().standard_options(), 1);
  const Action rock = *hands_game().parse("show rock");
  const Tried tried = try_actions(game, 2, std::span(&rock, 1));
  EXPECT_FALSE(tried.refusal);
  ASSERT_TRUE(tried);
  EXPECT_EQ(tried.view->json(), game.view(2).json());
}

TEST(Trying, NothingShowsTheGameAsItIs) {
  const Position game = start(lucky_game());
  EXPECT_EQ(*tried(game, 1, {}).view, game.view(1));
}

}  // namespace
}  // namespace kosmo

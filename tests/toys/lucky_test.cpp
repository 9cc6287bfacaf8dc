// Undo: allowed until somebody has learned something.
#include <gtest/gtest.h>

#include "tests/toys/toy_driver.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

TEST(Undo, AnOpenTokenMayBeTakenBack) {
  ToyDriver game(lucky_game(), 2);
  const Position before = game.now;
  game.does("red", "place 8");
  EXPECT_TRUE(may_take_back(before, game.now));
}

TEST(Undo, SeveralOpenDecisionsMayBeTakenBackOneByOne) {
  ToyDriver game(lucky_game(), 2);
  std::vector<Position> past{game.now};
  for (const char* action : {"place 8", "place 7"}) {
    game.does("red", action);
    past.push_back(game.now);
  }
  EXPECT_TRUE(may_take_back(past[1], game.now));
  EXPECT_TRUE(may_take_back(past[0], game.now));
}

TEST(Undo, ADrawnCardMayNot) {
  ToyDriver game(lucky_game(), 2);
  const Position before = game.now;
  game.does("red", "draw");
  EXPECT_FALSE(may_take_back(before, game.now));
}

TEST(Undo, DoesNotReachBehindTheDrawnCard) {
  ToyDriver game(lucky_game(), 2);
  const Position start = game.now;
  game.does("red", "place 1").does("red", "draw");
  const Position drawn = game.now;
  game.does("green", "place 2");
  EXPECT_TRUE(may_take_back(drawn, game.now)) << "the token laid after it";
  EXPECT_FALSE(may_take_back(start, game.now)) << "the token laid before it";
}

TEST(Undo, RestoresTheGameToTheByte) {
  ToyDriver game(lucky_game(), 3);
  const Position before = game.now;
  game.does("red", "place 3");
  EXPECT_FALSE(game.now == before);
  game.now = before;
  game.does("red", "place 3");
  const Position once = game.now;
  game.now = before;
  game.does("red", "place 3");
  EXPECT_EQ(game.now.hash(), once.hash());
}

TEST(Undo, EndsWhenAllHandsAreShown) {
  ToyDriver game(lucky_game(), 2);
  for (const char* spot : {"place 1", "place 2", "place 3", "place 4", "place 5", "place 6", "place 7", "place 8"})
    game.does(game.asked(), spot);
  for (int i = 0; i < 3; ++i) game.does(game.asked(), "draw");
  const Position before = game.now;
  game.does("green", "draw");
  EXPECT_TRUE(game.now.over());
  EXPECT_FALSE(may_take_back(before, game.now));
}

TEST(Lucky, ADrawnCardIsToldToItsDrawerOnly) {
  ToyDriver game(lucky_game(), 2);
  game.does("red", "draw");
  EXPECT_NE(game.story(0).find("You drew a "), std::string::npos);
  EXPECT_EQ(game.story(1), "Red draws a card.\n");
  EXPECT_EQ(game.story(kSpectator), "Red draws a card.\n");
}

TEST(Lucky, ATakenSpotIsRefusedByItsRule) {
  ToyDriver game(lucky_game(), 2);
  game.does("red", "place 8");
  EXPECT_EQ(game.refused_by("place 8"), "LUCKY-03");
}

}  // namespace
}  // namespace kosmo

// A cooperative game: one result for all.
#include <gtest/gtest.h>

#include "tests/toys/toy_driver.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

void expect_one_result_for_all(const Position& end, bool won, int score) {
  ASSERT_TRUE(end.over());
  const Result result = end.result();
  EXPECT_EQ(result.won, won);
  for (int p = 0; p < end.seats(); ++p) {
    EXPECT_EQ(result.score[p], score);
    EXPECT_EQ(result.place[p], 1);
  }
}

TEST(Cooperation, TheShoreIsEverybodysWin) {
  ToyDriver game(lifeboat_game(), 3);
  game.given("/rowed", "9").does("red", "row");
  expect_one_result_for_all(game.now, true, 10);
}

TEST(Cooperation, SinkingIsEverybodysLoss) {
  ToyDriver game(lifeboat_game(), 3);
  game.given("/deck", R"(["wave","wave","wave","wave","wave","wave","wave","wave",
                          "calm","calm","calm","calm","calm","calm","calm","calm"])");
  game.does("red", "row").does("green", "row").does("blue", "row");
  expect_one_result_for_all(game.now, false, 3);
  EXPECT_TRUE(game.story(kSpectator).ends_with("The boat is lost.\n"));
}

TEST(Cooperation, NightIsEverybodysLoss) {
  ToyDriver game(lifeboat_game(), 2);
  game.given("/hours", "29").does("red", "row");
  expect_one_result_for_all(game.now, false, 1);
}

TEST(Cooperation, OneMayPlayAlone) {
  ToyDriver game(lifeboat_game(), 1);
  game.does("red", "row");
  EXPECT_EQ(game.asked(), "red");
}

TEST(Cooperation, WeatherTurnedMayNotBeTakenBack) {
  ToyDriver game(lifeboat_game(), 2);
  const Position before = game.now;
  game.does("red", "row");
  EXPECT_FALSE(may_take_back(before, game.now));
}

}  // namespace
}  // namespace kosmo

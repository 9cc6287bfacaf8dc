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

TEST(Cooperation, IsAPropertyOfThePosition) {
  ToyDriver rivals(lifeboat_game(), 2, {"rivals"});
  EXPECT_FALSE(rivals.now.cooperative());
  rivals.given("/rowed", "9").given("/players/green/strokes", "6").given("/players/red/strokes", "3");
  rivals.does("red", "row");
  const Result result = rivals.now.result();
  EXPECT_FALSE(result.cooperative);
  EXPECT_EQ(result.place[0], 2);
  EXPECT_EQ(result.place[1], 1) << "the most strokes of one's own win";
  EXPECT_EQ(rivals.now.prospects()[1], 1.0);
  EXPECT_TRUE(ToyDriver(lifeboat_game(), 2).now.cooperative());
}

TEST(Cooperation, AWonGameIsEverybodysWholeWin) {
  ToyDriver game(lifeboat_game(), 3);
  game.given("/rowed", "9").does("red", "row");
  for (int p = 0; p < 3; ++p) EXPECT_EQ(game.now.prospects()[p], 1.0);
}

TEST(Setup, SeatsAndOptionsThatDoNotGoTogetherAreRefusedInWords) {
  Options options = lifeboat_game().standard_options();
  EXPECT_FALSE(lifeboat_game().refuse_setup(1, options));
  ASSERT_FALSE(lifeboat_game().set_option(options, "rivals"));
  EXPECT_FALSE(lifeboat_game().refuse_setup(2, options));
  const Problem alone = lifeboat_game().refuse_setup(1, options);
  EXPECT_EQ(alone.en, "One alone has no rivals: switch the option off, or sit down with somebody.");
  EXPECT_EQ(alone.pl, "W pojedynkę nie ma rywali: wyłącz tę opcję albo dosiądź się do kogoś.");
  EXPECT_EQ(lifeboat_game().refuse_setup(5, options).en, "Lifeboat is for 1 to 4 players, not 5.");
}

TEST(Cooperation, WeatherTurnedMayNotBeTakenBack) {
  ToyDriver game(lifeboat_game(), 2);
  const Position before = game.now;
  game.does("red", "row");
  EXPECT_FALSE(may_take_back(before, game.now));
}

}  // namespace
}  // namespace kosmo

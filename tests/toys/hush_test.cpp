// A response window around a secret: whether somebody is asked must not tell what a hand holds.
#include <gtest/gtest.h>

#include "tests/toys/toy_driver.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

// Two truths that differ in one hidden thing only: whether Green holds a shield or the deck does.
ToyDriver truth(const char* asking, bool green_has_shield) {
  ToyDriver game(hush_game(), 2, {std::string("asking=") + asking});
  game.given("/players/red/hand", R"(["blank","blank"])");
  game.given("/players/green/hand", green_has_shield ? R"(["blank","shield"])" : R"(["blank","blank"])");
  const char* rest = green_has_shield ? "blank" : "shield";
  game.given("/deck",
             std::string(R"(["shield","shield","shield","shield","blank","blank","blank",")") + rest + R"("])");
  EXPECT_EQ(hush_game().broken_invariant(game.now.data()).en, "");
  return game;
}

bool red_can_tell(const ToyDriver& a, const ToyDriver& b) {
  return a.now.view(0) != b.now.view(0) || a.tensor(0) != b.tensor(0) || a.story(0) != b.story(0);
}

TEST(AskingWhoCan, BetraysAShieldByAsking) {
  ToyDriver with = truth("who-can", true), without = truth("who-can", false);
  EXPECT_FALSE(red_can_tell(with, without));
  with.does("red", "strike green");
  without.does("red", "strike green");
  EXPECT_EQ(with.asked(), "green");
  EXPECT_TRUE(without.story(kSpectator).ends_with("The strike lands on Green.\n"));
  EXPECT_TRUE(red_can_tell(with, without));
}

TEST(AskingWhoCan, CountsTheBetrayalAsAReveal) {
  for (const bool shield : {false, true}) {
    ToyDriver game = truth("who-can", shield);
    const Position before = game.now;
    game.does("red", "strike green");
    EXPECT_FALSE(may_take_back(before, game.now));
  }
}

TEST(AskingWhoCould, BetraysNothing) {
  ToyDriver with = truth("who-could", true), without = truth("who-could", false);
  for (ToyDriver* game : {&with, &without}) game->does("red", "strike green").does("green", "pass");
  EXPECT_FALSE(red_can_tell(with, without));
  for (ToyDriver* game : {&with, &without}) game->does("red", "pass");
  EXPECT_FALSE(red_can_tell(with, without));
}

TEST(AskingWhoCould, LeavesTheStrikeToBeTakenBack) {
  ToyDriver game = truth("who-could", true);
  const Position before = game.now;
  game.does("red", "strike green");
  EXPECT_TRUE(may_take_back(before, game.now));
}

TEST(AskingWhoCould, LetsASeatWithoutAShieldOnlyPass) {
  ToyDriver game = truth("who-could", false);
  game.does("red", "strike green");
  EXPECT_EQ(game.choices(), std::vector<std::string>{"pass"});
}

TEST(AskingWhoCould, SkipsASeatThatEverybodyKnowsToHoldNothing) {
  ToyDriver game = truth("who-could", false);
  game.given("/players/green/hand", "[]");
  game.given("/deck", R"(["shield","shield","shield","shield","shield","blank","blank","blank","blank","blank"])");
  game.does("red", "strike green");
  EXPECT_EQ(game.asked(), "red");
}

TEST(AShieldPlayed, StopsTheStrikeAndIsAReveal) {
  ToyDriver game = truth("who-could", true);
  game.does("red", "strike green");
  const Position before = game.now;
  game.does("green", "shield");
  EXPECT_EQ(game.at("/players/green/points"), "12");
  EXPECT_FALSE(may_take_back(before, game.now));
  EXPECT_EQ(game.asked(), "green") << "whose turn it is now";
}

}  // namespace
}  // namespace kosmo

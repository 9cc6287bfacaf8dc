// Sealed choices: no view tells one before all are in.
#include <gtest/gtest.h>

#include "tests/toys/toy_driver.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

const char* const kChoices[] = {"show rock", "show paper", "show scissors"};

TEST(SealedChoice, IsInNoViewOfAnotherByteForByte) {
  for (const char* one : kChoices)
    for (const char* other : kChoices) {
      ToyDriver a(hands_game(), 3), b(hands_game(), 3);
      a.does("red", one);
      b.does("red", other);
      for (const Seat viewer : {Seat{1}, Seat{2}, kSpectator}) {
        EXPECT_EQ(a.now.view(viewer).json(), b.now.view(viewer).json());
        EXPECT_EQ(a.tensor(viewer), b.tensor(viewer));
        EXPECT_EQ(a.story(viewer), b.story(viewer));
      }
    }
}

TEST(SealedChoice, IsKnownToTheSeatThatMadeIt) {
  ToyDriver rock(hands_game(), 3), paper(hands_game(), 3);
  rock.does("red", "show rock");
  paper.does("red", "show paper");
  EXPECT_NE(rock.now.view(0).json(), paper.now.view(0).json());
  EXPECT_NE(rock.tensor(0), paper.tensor(0));
}

TEST(SealedChoice, ShowsToOthersThatItWasMade) {
  ToyDriver game(hands_game(), 3);
  game.does("red", "show rock");
  EXPECT_EQ(game.story(1), "Red has chosen.\n");
  EXPECT_EQ(game.at("/round_choices/made"), R"(["red"])");
  EXPECT_NE(game.now.view(1).json().find(R"("made":["red"])"), std::string::npos);
}

TEST(SealedChoices, AreShownWhenTheLastIsIn) {
  ToyDriver game(hands_game(), 3);
  game.does("red", "show rock").does("green", "show paper").does("blue", "show paper");
  EXPECT_EQ(game.at("/players/red/shown"), R"("rock")");
  EXPECT_EQ(game.at("/players/green/points"), "1");
  EXPECT_EQ(game.at("/players/blue/points"), "1");
  EXPECT_NE(game.now.view(kSpectator).json().find(R"("shown":"rock")"), std::string::npos);
}

TEST(SealedChoices, AreSecretDecisions) {
  const ToyDriver game(hands_game(), 2);
  EXPECT_TRUE(game.now.decision().secret);
}

TEST(SealedChoice, MayBeTakenBackUntilAllAreShown) {
  ToyDriver game(hands_game(), 2);
  const Position start = game.now;
  game.does("red", "show rock");
  EXPECT_TRUE(may_take_back(start, game.now));
  game.does("green", "show paper");
  EXPECT_FALSE(may_take_back(start, game.now));
}

}  // namespace
}  // namespace kosmo

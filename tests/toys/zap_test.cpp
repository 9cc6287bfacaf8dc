// Interrupts: who is asked, in which order, and what a zap of a zap does.
#include <gtest/gtest.h>

#include "tests/toys/toy_driver.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

TEST(Interrupt, ClaimNobodyAnswersIsCarriedOut) {
  ToyDriver game(zap_game(), 3);
  game.does("red", "claim green").does("red", "pass").does("green", "pass").does("blue", "pass");
  EXPECT_EQ(game.at("/players/red/points"), "1");
  EXPECT_EQ(game.at("/players/green/points"), "-1");
}

TEST(Interrupt, ZapNegatesTheClaim) {
  ToyDriver game(zap_game(), 3);
  game.does("red", "claim green").does("red", "pass").does("green", "zap");
  for (const char* seat : {"red", "green", "blue"}) game.does(seat, "pass");
  EXPECT_EQ(game.at("/players/red/points"), "0");
  EXPECT_EQ(game.asked(), "green") << "and the next turn begins";
}

TEST(Interrupt, ZapOfAZapLetsTheClaimHappen) {
  ToyDriver game(zap_game(), 3);
  game.does("red", "claim green").does("red", "pass").does("green", "zap").does("red", "zap");
  for (const char* seat : {"red", "green", "blue"}) game.does(seat, "pass");  // about the zap of the zap
  for (const char* seat : {"red", "green", "blue"}) game.does(seat, "pass");  // about the claim, which still stands
  EXPECT_EQ(game.at("/players/red/points"), "1");
  EXPECT_EQ(game.at("/players/green/tokens"), "1") << "what was zapped is spent all the same";
  EXPECT_EQ(game.story(kSpectator),
            "Red claims a point from Green.\nGreen zaps it.\nRed zaps it.\nThe play of Green has no effect.\n"
            "Green loses a point to Red.\n");
}

TEST(Interrupt, FourDeepIsCarriedOutLastInFirstOut) {
  ToyDriver game(zap_game(), 2);
  game.does("red", "claim green").does("red", "pass").does("green", "zap");
  game.does("red", "zap").does("red", "pass").does("green", "zap");
  // Red's last token negates Green's last; so Red's first zap stands, Green's first does not, and the claim happens.
  game.does("red", "zap");
  EXPECT_EQ(game.at("/players/red/points"), "1");
  EXPECT_EQ(game.asked(), "green");
}

TEST(Interrupt, AsksClaimantThenTargetThenTheOthersClockwise) {
  ToyDriver game(zap_game(), 4);
  for (const char* seat : {"red", "blue", "green", "white"}) {
    if (game.asked() == "red" && game.choices()[0] != "pass") game.does("red", "claim blue");
    game.does(seat, "pass");
  }
  // The second claimant is Green: it comes first, then its target Red, then Blue and White.
  game.does("green", "claim red");
  for (const char* seat : {"green", "red", "blue", "white"}) game.does(seat, "pass");
  EXPECT_EQ(game.asked(), "blue");
}

TEST(Interrupt, AfterAnAnswerTheAskingStartsAgainWithTheFirst) {
  ToyDriver game(zap_game(), 3);
  game.does("red", "claim green").does("red", "pass").does("green", "pass").does("blue", "zap");
  EXPECT_EQ(game.asked(), "red");
}

TEST(Interrupt, SeatsThatCannotAnswerAreSkippedInSilence) {
  ToyDriver game(zap_game(), 3);
  game.given("/players/red/tokens", "0").given("/players/green/tokens", "0");
  game.does("red", "claim green");
  EXPECT_EQ(game.asked(), "blue");
  game.given("/players/blue/tokens", "0").does("blue", "pass");
  game.does("green", "claim blue");
  EXPECT_EQ(game.asked(), "blue") << "nobody was asked, and Blue's turn has come";
}

TEST(Interrupt, SurvivesBeingSavedInTheMiddle) {
  ToyDriver game(zap_game(), 3);
  game.does("red", "claim green").does("red", "pass").does("green", "zap").does("red", "zap").does("red", "pass");
  ToyDriver loaded(zap_game(), 3);
  ASSERT_FALSE(zap_game().from_json(loaded.now.data(), zap_game().to_json(game.now.data())));
  for (const char* seat : {"green", "blue", "red", "green", "blue"}) loaded.does(seat, "pass");
  EXPECT_EQ(loaded.at("/players/red/points"), "1");
}

}  // namespace
}  // namespace kosmo

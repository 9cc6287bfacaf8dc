// Bargaining: offers, counter-offers, and an end to them.
#include <gtest/gtest.h>

#include "tests/toys/toy_driver.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

ToyDriver& apple_for_loaf(ToyDriver& game, const char* seat) {
  return game.does(seat, "put red-apple").does(seat, "put green-loaf").does(seat, "offer");
}

TEST(Bargaining, AnAcceptedOfferIsCarriedOut) {
  ToyDriver game(barter_game(), 2);
  apple_for_loaf(game, "red").does("green", "accept");
  EXPECT_EQ(game.at("/goods/red"), R"({"apples":2,"loaves":1})");
  EXPECT_EQ(game.at("/goods/green"), R"({"apples":1,"loaves":2})");
  EXPECT_EQ(game.asked(), "green") << "who speaks first in the second market";
}

TEST(Bargaining, ACounterOfferLeavesTheFirstOneOpen) {
  ToyDriver game(barter_game(), 2);
  apple_for_loaf(game, "red");
  game.does("green", "put red-apple").does("green", "put red-apple").does("green", "put green-loaf");
  game.does("green", "offer").does("red", "refuse");
  game.does("green", "accept");  // Red's offer, which was countered but never refused
  EXPECT_EQ(game.at("/goods/red"), R"({"apples":2,"loaves":1})");
}

TEST(Bargaining, ARefusedOfferIsGone) {
  ToyDriver game(barter_game(), 2);
  apple_for_loaf(game, "red").does("green", "refuse").does("red", "put red-apple").does("red", "offer");
  game.does("green", "refuse");
  EXPECT_EQ(game.refused_by("accept"), "BARTER-04");
}

TEST(Bargaining, ANewOfferReplacesTheOld) {
  ToyDriver game(barter_game(), 2);
  apple_for_loaf(game, "red");
  game.does("green", "put green-loaf").does("green", "offer");  // a counter-offer
  game.does("red", "put red-apple").does("red", "offer").does("green", "accept");
  EXPECT_EQ(game.at("/goods/red"), R"({"apples":2,"loaves":0})");
}

TEST(Bargaining, OffersAreBounded) {
  ToyDriver game(barter_game(), 2);
  for (int i = 0; i < 3; ++i) apple_for_loaf(game, "red").does("green", "refuse");
  EXPECT_EQ(game.refused_by("put red-apple"), "BARTER-05");
  EXPECT_EQ(game.choices(), std::vector<std::string>{"walk-away"});
}

TEST(Bargaining, ADraftThrownAwayCountsAsAnOffer) {
  ToyDriver game(barter_game(), 2);
  for (int i = 0; i < 3; ++i) game.does("red", "put red-apple").does("red", "scrap");
  EXPECT_EQ(game.choices(), std::vector<std::string>{"walk-away"});
}

TEST(Bargaining, NobodyPromisesMoreThanThereIs) {
  ToyDriver game(barter_game(), 2);
  for (int i = 0; i < 3; ++i) game.does("red", "put red-apple");
  EXPECT_EQ(game.refused_by("put red-apple"), "BARTER-03");
  EXPECT_EQ(game.refused_by("put red-loaf"), "BARTER-03");
}

TEST(Bargaining, TermsAreBuiltInOneOrderOnly) {
  ToyDriver game(barter_game(), 2);
  game.does("red", "put green-loaf");
  EXPECT_EQ(game.refused_by("put red-apple"), "BARTER-03");
}

TEST(Bargaining, WhoWalksAwayEndsIt) {
  ToyDriver game(barter_game(), 2);
  apple_for_loaf(game, "red").does("green", "walk-away");
  EXPECT_EQ(game.at("/goods/red"), R"({"apples":3,"loaves":0})");
  EXPECT_EQ(game.at("/market"), "1");
}

}  // namespace
}  // namespace kosmo

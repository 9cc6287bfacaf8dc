// Triggered effects: the owner's order, and depth first.
#include <gtest/gtest.h>

#include "tests/toys/toy_driver.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

using Texts = std::vector<std::string>;

TEST(Triggers, TheirOwnerChoosesTheOrder) {
  ToyDriver game(chain_game(), 2);
  game.does("red", "strike");
  EXPECT_EQ(game.choices(), (Texts{"do bell", "do drum", "do horn"}));
}

TEST(Triggers, TheOrderMatters) {
  ToyDriver first(chain_game(), 2), second(chain_game(), 2);
  first.does("red", "strike").does("red", "do bell").does("red", "decline").does("red", "do drum");
  second.does("red", "strike").does("red", "do drum").does("red", "do bell").does("red", "decline");
  EXPECT_EQ(first.at("/players/red/points"), "2");
  EXPECT_EQ(second.at("/players/red/points"), "1");
}

TEST(Triggers, WhatAnEffectTriggersIsFinishedFirst) {
  ToyDriver game(chain_game(), 2);
  game.does("red", "strike").does("red", "do bell");
  EXPECT_EQ(game.choices(), (Texts{"do echo", "do hum", "decline"})) << "drum and horn have to wait";
}

TEST(Triggers, NestFourLevelsDeepAndUnwindInOrder) {
  ToyDriver game(chain_game(), 2);
  game.does("red", "strike").does("red", "do bell").does("red", "do echo");
  EXPECT_EQ(game.choices(), (Texts{"do ripple", "decline"}));
  game.does("red", "do ripple");
  EXPECT_EQ(game.asked(), "green") << "the reply belongs to another seat";
  EXPECT_EQ(game.at("/triggers/level"), "3");
  game.does("green", "do reply");
  EXPECT_EQ(game.choices(), (Texts{"do hum", "decline"})) << "back on the second level";
  game.does("red", "do hum");
  EXPECT_EQ(game.choices(), (Texts{"do drum", "do horn"})) << "and on the first";
  game.does("red", "do drum").does("red", "do horn");
  // ((1 + 3 + 1) * 2) * 2 - 2
  EXPECT_EQ(game.at("/players/red/points"), "18");
  EXPECT_EQ(game.at("/players/green/points"), "1");
  EXPECT_EQ(game.choices(), Texts{"strike"}) << "the next turn";
}

TEST(Triggers, DecliningDropsOneLevelOnly) {
  ToyDriver game(chain_game(), 2);
  game.does("red", "strike").does("red", "do bell").does("red", "decline");
  EXPECT_EQ(game.choices(), (Texts{"do drum", "do horn"}));
}

TEST(Triggers, WhatIsForcedMayNotBeDeclined) {
  ToyDriver game(chain_game(), 2);
  game.does("red", "strike");
  EXPECT_EQ(game.refused_by("decline"), "CHAIN-02");
  game.does("red", "do horn");
  EXPECT_EQ(game.refused_by("decline"), "");
}

TEST(Triggers, SurviveBeingSavedInTheMiddle) {
  ToyDriver game(chain_game(), 2), loaded(chain_game(), 2);
  game.does("red", "strike").does("red", "do bell").does("red", "do echo");
  ASSERT_FALSE(chain_game().from_json(loaded.now.data(), chain_game().to_json(game.now.data())));
  loaded.does("red", "do ripple").does("green", "do reply").does("red", "decline").does("red", "do horn");
  EXPECT_EQ(loaded.choices(), (Texts{"do drum", "decline"}));
}

}  // namespace
}  // namespace kosmo

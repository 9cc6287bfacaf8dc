// Positions put together by hand: what no game can come to is refused, in both languages, before anything is played.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "engine/scenario.h"
#include "games/register.h"

namespace kosmo::artifacts {
namespace {

Problem laid(const std::string& given) {
  register_games();
  return run_scenario(fmt::format(R"(
title = "a position"
title_pl = "pozycja"
rules = ["AA-TURN-01"]
game  = "artifacts"
seats = ["white", "blue"]
base  = "turn white blue"
[given]
{}
[[play]]
over = false
)",
                                  given),
                      "position.toml")
      .failure();
}
void expect_refused(const std::string& given, const std::string& why_en, const std::string& why_pl) {
  const Problem failure = laid(given);
  EXPECT_NE(failure.en.find(why_en), std::string::npos) << given << "\n" << failure.en;
  EXPECT_NE(failure.pl.find(why_pl), std::string::npos) << given << "\n" << failure.pl;
}

TEST(ArtifactsPosition, APlainOneIsTaken) { EXPECT_FALSE(laid("")) << laid("").en; }

// AA-PROD-08, AA-PREP-04
TEST(ArtifactsPosition, AA_PROD_08_resource_cards_lie_where_they_can) {
  const std::string planet = "\"/players/white/empire/planet\" = [\"P01\"]\n\"/lying\" = { R46 = \"P01\" }\n";
  expect_refused(planet, "neither in a Stage nor an operational Planet", "ani kartą Stadium Budowy");
  EXPECT_FALSE(laid(planet + "\"/players/white/operational/planet\" = [\"P01\"]"));
  expect_refused("\"/section_b\" = [\"R46\"]", "lies nowhere", "nigdzie nie leży");
}

// AA-BLK-08, AA-COMP-03
TEST(ArtifactsPosition, AA_BLK_08_tokens_lie_in_empires) {
  expect_refused("\"/tokens\" = { P01 = 1 }", "tokens lie only on cards of an Empire", "tylko na kartach Imperium");
  const std::string planet = "\"/players/white/empire/planet\" = [\"P01\"]\n";
  expect_refused(planet + "\"/tokens\" = { P01 = 38 }\n\"/token_supply\" = 1", "the game has only 38",
                 "w grze tylko: 38");
}

// AA-SETUP-07
TEST(ArtifactsPosition, FactionsDiffer) {
  expect_refused("\"/players/white/faction\" = \"F1\"\n\"/players/blue/faction\" = \"F1\"", "no faction is used twice",
                 "żadnej Frakcji");
  expect_refused("\"/players/white/faction\" = \"null\"", "", "");
}

TEST(ArtifactsPosition, SidesBelongToCardsOfTheEmpire) {
  expect_refused("\"/players/white/operational/ship\" = [\"S01\"]", "not in the Empire", "nie ma w Imperium");
}

// AA-ATK-17
TEST(ArtifactsPosition, WhatBelongsToAnAttackNeedsOne) {
  const auto steps = [](const std::string& first) {
    return "\"/steps\" = [" + first +
           ", { step = \"action\", seat = \"white\" }, { step = \"draw-stage\", seat = \"white\" }, " +
           "{ step = \"end-turn\", seat = \"white\" }]\n";
  };
  expect_refused(steps("{ step = \"row\", seat = \"white\" }"), "the end of the attack", "koniec ataku");
  expect_refused("\"/attack/target\" = \"blue\"", "one end of the attack", "jeden koniec ataku");
  expect_refused(steps("{ step = \"keep\", seat = \"white\" }"), "exactly while one of them is to be kept",
                 "trzeba zatrzymać");
  expect_refused(steps("{ step = \"section\", seat = \"white\", args = ['P01', 1] }"), "does not lie there",
                 "tej karty tam nie ma");
}

}  // namespace
}  // namespace kosmo::artifacts

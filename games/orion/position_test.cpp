// Positions put together by hand: what no game can come to is refused, in both languages, before anything is played;
// and what was given stays as it was given.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "engine/scenario.h"
#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"
#include "games/register.h"

namespace kosmo::orion {
namespace {

const std::string kTurn = R"({ step = "turn", seat = "green" })";
const std::string kAction = R"({ step = "action", seat = "white" }, )" + kTurn;

// A step of white's, with the turn of green behind it.
std::string step(std::string_view name, std::string_view args = "") {
  return fmt::format(R"({{ step = "{}", seat = "white", args = [{}] }}, {})", name, args, kTurn);
}

// A game of two Humans in which these steps wait and these lines are given besides.
ScenarioReport lay(const std::string& steps, const std::string& given, const std::string& play = "") {
  register_games();
  return run_scenario(fmt::format(R"(
title = "a position"
rules = ["MO-GEN-04"]
game  = "orion"
seats = ["white", "green"]
options = {{ humans = 1 }}
[given]
"/steps" = [{}]
"/first_player" = "white"
"/players/green/actions/available" = 3
{}
[[play]]
{}
)",
                                  steps, given, play.empty() ? "over = false" : play),
                      "position.toml");
}

void expect_refused(const std::string& steps, const std::string& given, const std::string& why_en,
                    const std::string& why_pl) {
  const ScenarioReport report = lay(steps, given);
  EXPECT_NE(report.failure.en.find(why_en), std::string::npos) << steps << given << "\n" << report.failure.en;
  EXPECT_NE(report.failure.pl.find(why_pl), std::string::npos) << steps << given << "\n" << report.failure.pl;
}
void expect_possible(const std::string& steps, const std::string& given, const std::string& play = "") {
  const ScenarioReport report = lay(steps, given, play);
  EXPECT_FALSE(report.failure) << report.failure.en;
}

const std::string kThreeLeft = "\"/players/white/actions/available\" = 3\n";

TEST(OrionPosition, AnActionNeedsAMarker) {
  expect_possible(kAction, kThreeLeft);
  expect_refused(kAction, "\"/players/white/actions/available\" = 0", "'action': there is no action marker left",
                 "nie ma już znacznika akcji");
}

TEST(OrionPosition, AStructureIsPaidForExactlyWhileItIsBuilt) {
  const std::string market = std::to_string(kind_called("commodities_market"));
  const std::string rich = kThreeLeft + "\"/players/white/resources\" = { food = 9, fleet = 9, production = 9 }\n";
  expect_possible(step("payment", market + ", 0, 1, 0"), rich + "\"/building\" = \"commodities_market\"");
  expect_refused(step("payment", market + ", 0, 1, 0"), rich, "/building: a structure lies there exactly",
                 "/building: struktura leży tu");
  expect_refused(step("payment", market + ", 0, 1, 0"), rich + "\"/building\" = \"frigate\"", "/building", "/building");
  expect_refused(kAction, rich + "\"/building\" = \"frigate\"", "/building", "/building");
  expect_possible(step("payment", market + ", 0, 1, 1"), rich + "\"/discard\" = [\"commodities_market\"]");
  expect_refused(step("payment", market + ", 0, 1, 1"), rich, "not on top of the discard pile",
                 "nie leży na wierzchu stosu odrzuconych");
}

TEST(OrionPosition, CardsAreDrawnToChooseFromOnlyWhileOneIsChosen) {
  expect_possible(step("throw"), "\"/drawn\" = [\"frigate\", \"titan\"]");
  expect_refused(step("throw"), "", "/drawn: cards lie there exactly", "/drawn: karty leżą tu");
  expect_refused(kAction, kThreeLeft + "\"/drawn\" = [\"frigate\"]", "/drawn", "/drawn");
}

TEST(OrionPosition, CardsAreArrangedOnlyWhileASystemIs) {
  const std::string frigate = std::to_string(kind_called("frigate"));
  expect_possible(step("next", "0, " + frigate),
                  "\"/players/white/systems/1\" = [\"frigate\"]\n\"/arranged\" = [\"titan\"]");
  expect_refused(kAction, kThreeLeft + "\"/arranged\" = [\"frigate\"]", "/arranged: cards lie there only",
                 "/arranged: karty leżą tu tylko");
  expect_refused(kAction, kThreeLeft + "\"/swapping\" = 2", "/swapping", "/swapping");
}

TEST(OrionPosition, MO_ADV_03_nobody_else_is_hired_beside_fulcrum_sandebar) {
  expect_possible(step("hire"), "\"/players/white/advisor\" = \"quail\"\n\"/centre\" = [\"vale\"]");
  expect_refused(step("hire"), "\"/players/white/advisor\" = \"fulcrum_sandebar\"",
                 "Fulcrum Sandebar cannot be replaced", "Fulcruma Sandebara nie można wymienić");
}

TEST(OrionPosition, MO_ADV_08_only_fulcrum_sandebar_has_a_colour) {
  expect_possible(step("colour"), "\"/players/white/advisor\" = \"fulcrum_sandebar\"");
  expect_refused(step("colour"), "", "'colour': only Fulcrum Sandebar", "tylko dla Fulcruma Sandebara");
  expect_refused(kAction, kThreeLeft + "\"/players/green/advisor_colour\" = \"red\"",
                 "/players/green/advisor_colour: only Fulcrum", "kolor ma tylko Fulcrum");
}

TEST(OrionPosition, MO_CRD_07_only_an_opponents_structure_is_sunk) {
  const std::string both = "\"/players/white/systems/1\" = [\"frigate\"]\n\"/players/green/systems/1\" = [\"titan\"]";
  expect_possible(step("sink", "1"), both);
  expect_refused(step("sink", "0"), both, "nobody is one's own opponent", "nikt nie jest własnym przeciwnikiem");
  expect_refused(step("sink", "2"), both, "argument 1 of 'sink' runs from 0 to 1", "ma zakres od 0 do 1");
  expect_refused(step("sink", "1"), "", "nothing can be chosen", "nie ma czego wybrać");
}

TEST(OrionPosition, AnEffectBelongsToItsCardAndConcernsSeatsOfThisGame) {
  const auto effect = [](std::string_view card, Keyword keyword, std::string_view rest) {
    return step("effect", fmt::format("{}, {}, {}", kind_called(card), static_cast<int>(keyword), rest));
  };
  const std::string cards = kThreeLeft + "\"/players/white/systems/1\" = [\"frigate\"]\n";
  expect_possible(effect("frigate", Keyword::kAfterAttack, "0, 0, 2"), cards,
                  "expect = { \"/players/green/morale\" = 10 }");
  expect_refused(effect("frigate", Keyword::kAfterAttack, "0, 0, 3"), cards, "runs from 0 to 2", "od 0 do 2");
  expect_refused(effect("frigate", Keyword::kAfterAttack, "0, 0, 1"), cards, "one's own opponent", "własnym");
  expect_refused(effect("frigate", Keyword::kAfterAttack, "0, 0, 0"), cards, "After attack goes with", "Po ataku");
  expect_refused(effect("battleship", Keyword::kAfterBuild, "0, 0, 0, 4"), cards, "runs from 0 to 2", "od 0 do 2");
  expect_refused(effect("battleship", Keyword::kAfterBuild, "0, 0, 0, 1"), cards, "one's own opponent", "własnym");
  expect_refused(effect("frigate", Keyword::kAfterBuild, "0, 0, 0"), cards, "no such effect", "nie ma tego efektu");
  expect_refused(effect("battleship", Keyword::kAfterBuild, "0, 2, 0"), cards, "no such effect", "nie ma tego efektu");
  expect_refused(effect("battleship", Keyword::kAfterBuild, "5, 0, 0"), cards, "does not lie there", "tam nie leży");
}

TEST(OrionPosition, WhatIsOfferedOrOrderedMustBeThere) {
  const std::string treasury = std::to_string(kind_called("colonial_treasury"));
  expect_refused(step("may-use", treasury), "", "its effect must come next", "musi następować jego efekt");
  expect_refused(step("resolve", "0, 127, 0"), "", "only After attack and Start of round", "tylko dla efektów");
  expect_refused(step("choose-effect", "1, 127, 0"), "", "After attack goes with", "Po ataku");
  expect_refused(step("exchange", treasury), "", "exchanges nothing", "niczego nie wymienia");
  expect_refused(step("discard", "0"), "", "at least one", "co najmniej jeden");
}

TEST(OrionPosition, AQuestionHasAnAnswer) {
  for (const auto& [steps, given] : {std::pair{step("discard", "2"), "\"/players/white/hand\" = []"},
                                     {step("hire"), "\"/centre\" = []"},
                                     {step("next", "0, 3"), ""},
                                     {step("build-more", "0, 4, 0, 0"), ""},
                                     {step("jam"), ""},
                                     {step("recover", "3, 0"), ""}})
    expect_refused(steps, given, "nothing can be chosen", "nie ma czego wybrać");
}

TEST(OrionPosition, WhatIsGivenStaysAsItWasGiven) {
  expect_possible(kAction, kThreeLeft + "\"/players/white/actions/reserve\" = 7",
                  "expect = { \"/players/white/actions/reserve\" = 7 }");
  expect_refused(kAction, kThreeLeft + "\"/players/white/actions/reserve\" = 3",
                 "/actions/reserve: white: 4 of 10 lie nowhere", "/actions/reserve: white: 4 z 10 nigdzie nie leży");
  expect_possible(kAction, kThreeLeft + "\"/box\" = [\"titan\"]", "expect = { \"/box\" = [\"titan\"] }\n");
  expect_refused(kAction, kThreeLeft + "\"/box\" = []\n\"/deck\" = []", "/deck, /box: biospheres: 3 of 3 lie nowhere",
                 "/deck, /box: biospheres: 3 z 3 nigdzie nie leży");
  expect_refused(kAction, kThreeLeft + "\"/box\" = [\"titan\", \"titan\", \"titan\", \"titan\"]",
                 "titan: 4 are laid out, but the game has only 1", "titan: rozłożono 4, a w grze jest tylko 1");
  const std::string others =
      "\"/centre\" = [\"quail\", \"vale\", \"moldred\", \"harrava\", \"viktoria\", \"advia_osm\"]\n";
  expect_possible(kAction, kThreeLeft + others + "\"/left_out\" = [\"sorrel_keth\", \"fulcrum_sandebar\"]",
                  "expect = { \"/left_out\" = [\"sorrel_keth\", \"fulcrum_sandebar\"] }");
  expect_refused(kAction, kThreeLeft + others + "\"/left_out\" = []", "/left_out: fulcrum_sandebar: 1 of 1 lie nowhere",
                 "/left_out: fulcrum_sandebar: 1 z 1 nigdzie nie leży");
}

}  // namespace
}  // namespace kosmo::orion

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

// A game of two, Humans if not said otherwise, in which these steps wait and these lines are given besides.
const std::string kHumansOnly = "humans = 1", kAllRaces = "";
ScenarioReport lay(const std::string& steps, const std::string& given, const std::string& play = "",
                   const std::string& options = kHumansOnly) {
  register_games();
  return run_scenario(fmt::format(R"(
title = "a position"
title_pl = "pozycja"
rules = ["MO-GEN-04"]
game  = "orion"
seats = ["white", "green"]
options = {{ {} }}
[given]
"/steps" = [{}]
"/first_player" = "white"
"/players/green/actions/available" = 3
{}
[[play]]
{}
)",
                                  options, steps, given, play.empty() ? "over = false" : play),
                      "position.toml");
}

void expect_refused(const std::string& steps, const std::string& given, const std::string& why_en,
                    const std::string& why_pl, const std::string& options = kHumansOnly) {
  const ScenarioReport report = lay(steps, given, "", options);
  EXPECT_NE(report.failure().en.find(why_en), std::string::npos) << steps << given << "\n" << report.failure().en;
  EXPECT_NE(report.failure().pl.find(why_pl), std::string::npos) << steps << given << "\n" << report.failure().pl;
}
void expect_possible(const std::string& steps, const std::string& given, const std::string& play = "",
                     const std::string& options = kHumansOnly) {
  const ScenarioReport report = lay(steps, given, play, options);
  EXPECT_FALSE(report.failure()) << report.failure().en;
}

const std::string kThreeLeft = "\"/players/white/actions/available\" = 3\n";

TEST(OrionPosition, AnActionNeedsAMarker) {
  expect_possible(kAction, kThreeLeft);
  expect_refused(kAction, "\"/players/white/actions/available\" = 0", "'action': there is no action marker left",
                 "nie ma już znacznika akcji");
}

TEST(OrionPosition, MO_ACT_01_each_action_has_its_marker) {
  const std::string white = R"({ step = "action", seat = "white" }, )";
  expect_possible(white + kAction, "\"/players/white/actions/available\" = 2");
  expect_refused(white + kAction, "\"/players/white/actions/available\" = 1", "fewer action markers than actions",
                 "znaczników akcji jest mniej niż akcji");
  expect_refused(R"({ step = "rob", seat = "green" }, )" + kAction, "\"/players/white/actions/available\" = 0",
                 "there is no action marker left", "nie ma już znacznika akcji");
}

TEST(OrionPosition, MO_ACT_01_all_that_waits_ends_with_a_turn_or_a_round) {
  const std::string white = R"({ step = "action", seat = "white" })", start = R"({ step = "start-round", seat = )";
  expect_refused(white, kThreeLeft, "the last one must be a turn", "ostatni musi być krok tury");
  expect_refused(white + R"(, { step = "action", seat = "green" })", kThreeLeft, "the last one must be a turn",
                 "ostatni musi być krok tury");
  expect_refused(kTurn + ", " + kTurn, "", "'turn': nothing can come after it", "nic nie może po nim następować");
  expect_possible(start + "\"null\" }", "");
  expect_refused(start + "\"white\" }", "", "'start-round': it belongs to no player", "nie należy do żadnego gracza");
}

TEST(OrionPosition, MO_DEV_06_the_level_is_read_once_a_round) {
  const std::string level = R"({ step = "level", seat = "white" }, )";
  expect_possible(level + R"({ step = "level", seat = "green" }, )" + kTurn, "");
  expect_refused(level + level + kTurn, "", "'level': it comes once a round for each player", "raz na rundę");
}

TEST(OrionPosition, MO_RAC_05_only_the_bulrathi_choose_resources) {
  const std::string races = "\"/players/green/race\" = \"humans\"\n\"/players/white/race\" = ";
  expect_possible(step("gain-any", "2"), races + "\"bulrathi\"", "", kAllRaces);
  expect_refused(step("gain-any", "2"), "", "only the Bulrathi", "tylko Bulrathi");
}

TEST(OrionPosition, MO_GEN_11_nobody_discards_more_than_the_hand_holds) {
  const std::string two = R"("/players/white/hand" = ["titan", "frigate"])";
  expect_possible(step("discard", "2, 0"), two);
  expect_refused(step("discard", "3, 0"), two, "'discard': it needs 3, but finds only 2", "potrzeba 3, a jest 2");
  expect_refused(step("discard-or", "2, 1"), "\"/players/white/hand\" = []", "it needs 2, but finds only 0",
                 "potrzeba 2, a jest 0");
}

TEST(OrionPosition, WhatLiesReadyIsDecidedNext) {
  const std::string hire = R"({ step = "hire", seat = "green" }, )";
  expect_refused(hire + step("throw"), "", "'throw': nothing else comes before it", "nic innego go nie poprzedza");
  expect_refused(hire + step("next", "'1', 3"), "", "'next': nothing else comes before it", "nic innego go nie");
}

TEST(OrionPosition, MO_END_01_the_end_has_a_reason_and_leaves_nothing_to_do) {
  const std::string over = "\"/over\" = 1\n";
  expect_refused(kAction, kThreeLeft + over, "/steps: something is left to do after the end",
                 "/steps: po zakończeniu gry zostało coś");
  expect_refused("", over, "/over: nothing has ended the game", "/over: nic nie zakończyło gry");
  for (const char* const reason : {"\"/round\" = 8", "\"/players/white/morale\" = 0"})
    expect_possible("", over + reason, "over = true");
}

TEST(OrionPosition, AStructureIsPaidForExactlyWhileItIsBuilt) {
  const std::string market = "'commodities_market'";
  const std::string rich = kThreeLeft + "\"/players/white/resources\" = { food = 9, fleet = 9, production = 9 }\n";
  expect_possible(step("payment", market + ", 0, 1, 0"), rich + "\"/building\" = \"commodities_market\"");
  expect_refused(step("payment", market + ", 0, 1, 0"), rich, "/building: a structure lies there exactly",
                 "/building: struktura leży tu");
  expect_refused(step("payment", market + ", 0, 1, 0"), rich + "\"/building\" = \"frigate\"", "/building", "/building");
  expect_refused(kAction, rich + "\"/building\" = \"frigate\"", "/building", "/building");
  expect_possible(step("payment", market + ", 0, 1, 1"), rich + "\"/discard\" = [\"commodities_market\"]");
  expect_refused(step("payment", market + ", 0, 1, 1"), rich, "not on top of the discard pile",
                 "nie leży na wierzchu stosu kart odrzuconych");
}

TEST(OrionPosition, CardsAreDrawnToChooseFromOnlyWhileOneIsChosen) {
  expect_possible(step("throw"), "\"/drawn\" = [\"frigate\", \"titan\"]");
  expect_refused(step("throw"), "", "/drawn: cards lie there exactly", "/drawn: karty leżą tu");
  expect_refused(kAction, kThreeLeft + "\"/drawn\" = [\"frigate\"]", "/drawn", "/drawn");
}

TEST(OrionPosition, CardsAreArrangedOnlyWhileASystemIs) {
  const std::string frigate = std::to_string(kind_called("frigate"));
  expect_possible(step("next", "'1', " + frigate),
                  "\"/players/white/systems/1\" = [\"frigate\"]\n\"/arranged\" = [\"titan\"]");
  expect_refused(kAction, kThreeLeft + "\"/arranged\" = [\"frigate\"]", "/arranged: cards lie there only",
                 "/arranged: karty leżą tu tylko");
  expect_refused(kAction, kThreeLeft + "\"/swapping\" = 2", "/swapping", "/swapping");
}

TEST(OrionPosition, MO_ADV_03_nobody_else_is_hired_beside_fulcrum_sandebar) {
  expect_possible(step("hire"), "\"/players/white/advisor\" = \"quail\"\n\"/centre\" = [\"vale\"]");
  expect_refused(step("hire"),
                 "\"/players/white/advisor\" = \"fulcrum_sandebar\"\n\"/players/white/advisor_colour\" = \"red\"",
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
  expect_possible(step("sink", "'green'"), both);
  expect_refused(step("sink", "'white'"), both, "nobody is one's own opponent", "nikt nie jest własnym przeciwnikiem");
  expect_refused(step("sink", "'orange'"), both, "argument 1 of 'sink' runs from 0 to 1", "ma zakres od 0 do 1");
  expect_refused(step("sink", "'green'"), "", "nothing can be chosen", "nie ma czego wybrać");
}

TEST(OrionPosition, AnEffectBelongsToItsCardAndConcernsSeatsOfThisGame) {
  const auto effect = [](std::string_view card, Keyword keyword, std::string_view rest) {
    return step("effect", fmt::format("{}, {}, {}", kind_called(card), static_cast<int>(keyword), rest));
  };
  const std::string cards = kThreeLeft + "\"/players/white/systems/1\" = [\"frigate\"]\n";
  expect_possible(effect("frigate", Keyword::kAfterAttack, "0, 0, 'green', 'null'"), cards,
                  "expect = { \"/players/green/morale\" = 10 }");
  expect_refused(effect("frigate", Keyword::kAfterAttack, "0, 0, 'orange', 'null'"), cards, "runs from 0 to 2",
                 "od 0 do 2");
  expect_refused(effect("frigate", Keyword::kAfterAttack, "0, 0, 'white', 'null'"), cards, "one's own opponent",
                 "własnym");
  expect_refused(effect("frigate", Keyword::kAfterAttack, "0, 0, 'null', 'null'"), cards, "After attack goes with",
                 "Po ataku");
  expect_refused(effect("battleship", Keyword::kAfterBuild, "0, 0, 'null', 'violet'"), cards, "runs from 0 to 2",
                 "od 0 do 2");
  expect_refused(effect("battleship", Keyword::kAfterBuild, "0, 0, 'null', 'white'"), cards, "one's own opponent",
                 "własnym");
  expect_refused(effect("frigate", Keyword::kAfterBuild, "0, 0, 'null', 'null'"), cards, "no such effect",
                 "nie ma tego efektu");
  expect_refused(effect("battleship", Keyword::kAfterBuild, "0, 2, 'null', 'null'"), cards, "no such effect",
                 "nie ma tego efektu");
  expect_refused(effect("battleship", Keyword::kAfterBuild, "5, 0, 'null', 'null'"), cards, "does not lie there",
                 "tam nie leży");
}

TEST(OrionPosition, WhatIsOfferedOrOrderedMustBeThere) {
  const std::string treasury = "'colonial_treasury'";
  expect_refused(step("may-use", treasury), "", "its effect must come next", "musi następować jego efekt");
  expect_refused(step("resolve", "0, 127, 'null'"), "", "only After attack and Start of round", "tylko dla efektów");
  expect_refused(step("choose-effect", "1, 127, 'null'"), "", "After attack goes with", "Po ataku");
  expect_refused(step("exchange", treasury), "", "exchanges nothing", "niczego nie wymienia");
  expect_refused(step("discard", "0, 0"), "", "at least one", "co najmniej jeden");
}

TEST(OrionPosition, AQuestionHasAnAnswer) {
  for (const auto& [steps, given] : {std::pair{step("hire"), "\"/centre\" = []"},
                                     {step("next", "'1', 3"), ""},
                                     {step("build-more", "0, 4, 0, 0, 0"), ""},
                                     {step("recover", "3, 0"), ""}})
    expect_refused(steps, given, "nothing can be chosen", "nie ma czego wybrać");
}

TEST(OrionPosition, WhatIsGivenStaysAsItWasGiven) {
  expect_possible(kAction, kThreeLeft + "\"/players/white/actions/reserve\" = 7",
                  "expect = { \"/players/white/actions/reserve\" = 7 }");
  expect_refused(kAction, kThreeLeft + "\"/players/white/actions/reserve\" = 3",
                 "/actions/reserve: white: 4 of 10 lie nowhere", "/actions/reserve: white: nigdzie nie leżą: 4 z 10");
  expect_possible(kAction, kThreeLeft + "\"/box\" = [\"titan\"]", "expect = { \"/box\" = [\"titan\"] }\n");
  expect_refused(kAction, kThreeLeft + "\"/box\" = []\n\"/deck\" = []", "/deck, /box: biospheres: 3 of 3 lie nowhere",
                 "/deck, /box: biospheres: nigdzie nie leżą: 3 z 3");
  expect_refused(kAction, kThreeLeft + "\"/box\" = [\"titan\", \"titan\", \"titan\", \"titan\"]",
                 "titan: 4 are laid out, but the game has only 1; they lie in /box",
                 "titan: rozłożono: 4, w grze tylko: 1; leżą w: /box");
  const std::string others = "\"/centre\" = [\"quail\", \"vale\", \"moldred\", \"harrava\", \"viktoria\"]\n";
  const std::string rest = "[\"advia_osm\", \"sorrel_keth\", \"fulcrum_sandebar\"]";
  expect_possible(kAction, kThreeLeft + others + "\"/left_out\" = " + rest,
                  "expect = { \"/left_out\" = " + rest + " }");
  expect_refused(kAction, kThreeLeft + others + "\"/left_out\" = []", "1 of 1 lie nowhere", "nigdzie nie leżą: 1 z 1");
}

std::string race_of(std::string_view seat, std::string_view race) {
  return fmt::format("\"/players/{}/race\" = \"{}\"\n", seat, race);
}

TEST(OrionPosition, MO_SET_03_an_alien_race_belongs_to_one_player) {
  const auto both = [](std::string_view white, std::string_view green) {
    return kThreeLeft + race_of("white", white) + race_of("green", green);
  };
  expect_possible(kAction, both("alkari", "psilons"), "", kAllRaces);
  expect_possible(kAction, both("humans", "humans"), "", kAllRaces);
  expect_refused(kAction, both("alkari", "alkari"), "/players/green/race: each alien race belongs to one player",
                 "/players/green/race: każdą obcą rasę ma najwyżej jeden gracz", kAllRaces);
  expect_refused(kAction, kThreeLeft + race_of("white", "alkari"), "/players/green/race: a player has a race",
                 "/players/green/race: gracz ma rasę", kAllRaces);
}

TEST(OrionPosition, MO_VAR_01_beginners_play_humans) {
  expect_refused(kAction, kThreeLeft + race_of("green", "alkari"), "/players/green/race: everybody plays Humans",
                 "/players/green/race: w tej grze wszyscy grają Ludźmi");
}

TEST(OrionPosition, MO_ATK_02_attack_markers_lie_with_opponents_and_are_limited) {
  const auto attacks = [](std::string_view on, int count) {
    return kThreeLeft + fmt::format("\"/players/white/attacks/{}\" = {}\n", on, count);
  };
  expect_possible(kAction, attacks("green", 3));
  expect_refused(kAction, attacks("green", 4), "attacks on one opponent in a round: 3 at most",
                 "ataki na jednego przeciwnika w rundzie: najwyżej 3");
  for (const std::string_view nobody : {"white", "orange"})
    expect_refused(kAction, attacks(nobody, 1), "/players/white/attacks: only opponents in the game",
                   "tylko przeciwników, którzy grają");
}

TEST(OrionPosition, MO_ADV_08_fulcrum_sandebar_has_a_colour) {
  const std::string fulcrum = kThreeLeft + "\"/players/white/advisor\" = \"fulcrum_sandebar\"\n";
  const std::string red = "\"/players/white/advisor_colour\" = \"red\"\n";
  expect_possible(kAction, fulcrum + red);
  expect_refused(kAction, fulcrum, "/players/white/advisor_colour: Fulcrum Sandebar has a colour",
                 "/players/white/advisor_colour: Fulcrum Sandebar ma kolor");
  expect_refused(step("colour"), fulcrum + red, "except while it is still to be chosen", "dopiero trzeba go wybrać");
}

TEST(OrionPosition, MO_SYS_16_systems_are_numbered_without_a_gap) {
  expect_possible(kAction, kThreeLeft + "\"/players/white/systems/1\" = [\"titan\"]");
  expect_refused(kAction, kThreeLeft + "\"/players/white/systems/2\" = [\"titan\"]",
                 "/players/white/systems: system 2 begins before system 1", "układ 2 zaczyna się przed układem 1");
  expect_refused(kAction, kThreeLeft + "\"/players/white/systems/F\" = [\"titan\"]", "a fifth system without",
                 "piąty układ bez Fulcruma");
  expect_refused(kAction,
                 kThreeLeft + "\"/players/white/systems/1\" = [\"titan\"]\n\"/players/white/markers\" = [\"1\"]",
                 "a marker on system 1 without a field", "znacznik w układzie 1 bez pola");
  expect_refused(kAction, kThreeLeft + "\"/players/white/markers\" = [\"advisor\"]", "no advisor with a field",
                 "nie ma tu doradcy");
}

TEST(OrionPosition, MO_ACT_06_propaganda_and_building_leave_their_markers) {
  const auto boxes = [](int propaganda, int built, int spent) {
    return kThreeLeft + fmt::format(
                            "\"/players/white/actions/propaganda\" = {}\n"
                            "\"/players/white/actions/built\" = {}\n"
                            "\"/players/white/actions/spent\" = {}\n",
                            propaganda, built, spent);
  };
  expect_possible(kAction, boxes(1, 1, 2));
  expect_possible(kAction, boxes(0, 0, 2));
  for (const std::string& missing : {boxes(1, 0, 0), boxes(0, 1, 0), boxes(1, 1, 1)})
    expect_refused(kAction, missing, "/players/white/actions/spent: the Propaganda and the Build action",
                   "/players/white/actions/spent: leżą tu znaczniki propagandy");
}

TEST(OrionPosition, MO_SET_09_five_advisors_are_in_the_game) {
  const std::string five = "\"/centre\" = [\"quail\", \"vale\", \"moldred\", \"harrava\", \"viktoria\"]\n";
  expect_possible(kAction, kThreeLeft + five);
  expect_refused(kAction, kThreeLeft + five + "\"/players/white/advisor\" = \"advia_osm\"",
                 "/centre: 6 advisors are in the game, 5 at most", "/centre: doradców w grze: 6");
  expect_refused(kAction, kThreeLeft + "\"/players/white/advisor\" = \"advia_osm\"", "played without advisors",
                 "nie ma doradców", "humans = 1, no-advisors = 1");
}

TEST(OrionPosition, WhatWaitsBelongsToItsMoment) {
  const std::string six =
      R"("/players/white/hand" = ["titan", "frigate", "frigate", "autolab", "autolab", "battleship"])";
  const auto before = [](std::string_view name, std::string_view last) {
    return fmt::format(R"({{ step = "{}", seat = "white" }}, {{ step = "{}", seat = "null" }})", name, last);
  };
  expect_possible(before("hand-limit", "next-round"), six);
  expect_possible(before("swap", "start-round"), "");
  for (const std::string& steps : {step("hand-limit"), step("swap"), before("swap", "next-round")})
    expect_refused(steps, six, "what it is a part of must come right after it", "zaraz po nim musi następować");
  expect_refused(step("jam"), "", "'jam': there is no reserve, or it suffices", "nie ma rezerw albo wystarczą");
  expect_refused(step("hand-limit"), R"("/players/white/hand" = ["titan"])", "the hand is within the limit",
                 "nie ma kart ponad limit");
  expect_refused(step("swap"), "\"/round\" = 2", "that comes before round 1", "przed pierwszą rundą");
  const std::string titan = "'titan'";
  expect_refused(step("which-copy", "'1', " + titan), R"("/players/white/systems/1" = ["titan"])",
                 "there are no two copies", "nie ma dwóch egzemplarzy");
}

TEST(OrionPosition, MO_BLD_04_nothing_is_paid_for_where_there_is_no_room) {
  const std::string market = "'commodities_market'";
  const std::string rich = kThreeLeft + "\"/building\" = \"commodities_market\"\n" +
                           "\"/players/white/resources\" = { food = 9, fleet = 9, production = 9 }\n";
  const std::string full = R"("/players/white/systems/1" = ["titan", "frigate", "frigate", "autolab", "autolab"])";
  expect_refused(step("payment", market + ", 0, 1, 0"), rich + full, "there is no room in that system",
                 "w tym układzie nie ma miejsca");
  expect_refused(step("payment", market + ", 2, 1, 0"), rich, "there is no room in that system", "nie ma miejsca");
}

TEST(OrionPosition, TheFirstPlayerSitsAtTheTable) {
  State s = fresh(2, 1);
  EXPECT_FALSE(impossible_position(s));
  s.first = 2;
  EXPECT_EQ(impossible_position(s).en, "/first_player: nobody sits there");
  EXPECT_EQ(impossible_position(s).pl, "/first_player: nikt tam nie siedzi");
}

}  // namespace
}  // namespace kosmo::orion

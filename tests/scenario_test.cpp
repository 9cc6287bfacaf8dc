// Does a scenario say what holds, and does a wrong one say exactly what is wrong?
#include "engine/scenario.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

#include <boost/json.hpp>

#include "engine/scenario_positions.h"
#include "engine/step_arguments.h"
#include "games/register.h"
#include "tests/toys/toys.h"

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr std::string_view kHead = R"(title = "A question"
title_pl = "Pytanie"
rules = ["LUCKY-03"]
game = "lucky"
seats = ["red", "green"]
)";

struct ScenarioTest : testing::Test {
  ScenarioTest() { register_toys(); }
  // A scenario with the usual head, which fills lines 1 to 5.
  static ScenarioReport run(std::string_view rest) {
    return run_scenario(std::string(kHead) + std::string(rest), "q.toml");
  }
  static void holds(std::string_view rest) {
    const ScenarioReport report = run(rest);
    EXPECT_FALSE(report.failure()) << report.failure().en << "\n" << rest;
  }
  // It fails, in both languages, at this line, and the message holds this text.
  static void fails(std::string_view rest, int line, std::string_view part, std::string_view polish = "") {
    const Problem failure = run(rest).failure();
    EXPECT_TRUE(failure.en.starts_with("q.toml:" + std::to_string(line) + ": ")) << failure.en << "\n" << rest;
    EXPECT_TRUE(failure.pl.starts_with("q.toml:" + std::to_string(line) + ": ")) << failure.pl << "\n" << rest;
    EXPECT_NE(failure.en.find(part), std::string::npos) << failure.en << "\nwanted: " << part;
    EXPECT_NE(failure.pl.find(polish), std::string::npos) << failure.pl << "\nwanted: " << polish;
    EXPECT_NE(failure.en, failure.pl);
  }
};

TEST_F(ScenarioTest, PlaysAndReportsWhatItProved) {
  const ScenarioReport report = run(R"(
[given]
"/spots/8" = "green"
[[play]]
asked = "red"
step = "move"
offers = ["draw", "place 1"]
denies = ["place 8"]
red = "place 3"
expect = { "/spots/3" = "red", "/spots" = { 3 = "red", 8 = "green" }, "/decisions" = 1 }
[[play]]
red = "place 8"
refused = "LUCKY-03"
[[play]]
green = "draw"
refused = "LUCKY-01"
[[play]]
choices = ["place 1", "PLACE 2", "place 4", "place 5", "place 6", "place 7", "draw"]
[[play]]
red = "draw"
expect_view = { green = { "/players/red/hand" = { hidden = 1 } }, spectator = { "/deck" = { hidden = 23 } } }
[[play]]
green = ["place 1", "place 2"]
expect = { "/round" = 1, "/spots/4" = "null" }
over = false
)");
  EXPECT_FALSE(report.failure()) << report.failure().en;
  EXPECT_EQ(report.title.en, "A question");
  EXPECT_EQ(report.title.pl, "Pytanie");
  EXPECT_EQ(report.rules, std::vector<std::string>{"LUCKY-03"});
  EXPECT_EQ(report.file, "q.toml");
  EXPECT_EQ(report.steps, 6);
}

TEST_F(ScenarioTest, ChecksTheResultAtTheEnd) {
  const std::string rest = R"(
[given]
"/round" = 2
"/spots/8" = "green"
[[play]]
red = ["place 1", "place 2"]
[[play]]
green = ["place 3", "place 4"]
over = true
result = { red = { score = 3, place = 2 }, green = { score = 15 } }
[[play]]
asked = "nobody"
red = "draw"
refused = "LUCKY-04"
)";
  holds(rest);
  std::string wrong = rest;
  wrong.replace(wrong.find("score = 15"), 10, "score = 16");
  fails(wrong, 15, "play 2: /green/score in the result should be 16, but it is 15");
  std::string early = rest;
  early.replace(early.find("[\"place 3\", \"place 4\"]"), 22, "\"place 3\"");
  fails(early, 14, "the game should be over, but it goes on");
}

TEST_F(ScenarioTest, SeedAndOptionsSetUpTheGame) {
  const std::string wide = "x000102030405060708090a0b0c0d0e0f";
  for (const auto& [seed, value] : {std::pair<std::string, Seed>{"seed = 7\n", 7},
                                    {"seed = 8\n", 8},
                                    {"seed = \"8\"\n", 8},
                                    {"seed = \"" + wide + "\"\n", *Seed::parse(wide)}}) {
    const Position position(lucky_game(), 2, {}, value);
    const std::string json = lucky_game().to_json(position.data());
    const auto at = json.find("\"deck\":") + 7;
    const std::string deck = json.substr(at, json.find(']', at) + 1 - at);
    holds(seed + "[[play]]\nexpect = { \"/deck\" = " + deck + " }\n");
  }
  fails("options = { speed = 2 }\n[[play]]\nred = 'draw'", 6, "no option 'speed'");
  for (const char* seed : {"-1", "'x12'", "'-1'", "1.5", "true"})
    fails("seed = " + std::string(seed) + "\n[[play]]\nred = 'draw'", 6, "'seed' must be a whole number");
}

TEST_F(ScenarioTest, AWrongExpectationSaysWhatIsThere) {
  fails("[[play]]\nred = 'place 3'\nexpect = { '/spots/3' = 'green' }", 8,
        R"(play 1: /spots/3 should be "green", but it is "red")");
  fails("[[play]]\nred = 'draw'\nexpect_view = { green = { '/players/red/hand' = [] } }", 8,
        R"(/players/red/hand in the view of green should be [], but it is {"hidden":1})");
  fails("[[play]]\nred = 'draw'\nexpect = { '/spots/1' = 'red' }", 8, "/spots/1 leads nowhere: /spots has the keys -");
  fails("[[play]]\nred = 'draw'\nexpect = { '/players/pink/hand' = [] }", 8,
        "/players/pink/hand leads nowhere: /players has the keys 'red', 'green'");
  fails("[[play]]\nred = 'draw'\nexpect = { '/deck/99' = '1' }", 8, "/deck is a list with 23 entries");
  fails("[[play]]\nred = 'draw'\nexpect = { '/round/x' = 1 }", 8, "/round is 0");
  fails("[[play]]\nred = 'draw'\nexpect = { '/plyers/red' = 'null' }", 8, "leads nowhere");
  fails("[[play]]\nresult = { red = { score = 0 } }", 7, "no result yet");
}

TEST_F(ScenarioTest, AWrongRefusalSaysWhichRuleRefused) {
  fails("[[play]]\nred = 'place 3'\n[[play]]\nred = 'place 3'\nrefused = 'LUCKY-09'", 10,
        "play 2: 'place 3' should be refused by LUCKY-09, but LUCKY-03 refuses it: Spot 3 is taken.");
  fails("[[play]]\nred = 'place 3'\nrefused = 'LUCKY-03'", 7,
        "'place 3' should be refused by LUCKY-03, but it is allowed");
  fails("[[play]]\nred = ['place 3', 'place 3']", 7,
        "'place 3' is refused by LUCKY-03: Spot 3 is taken. Offered are: 'draw'");
  fails("[[play]]\ngreen = 'draw'", 7, "'red' is asked now (LUCKY-01), not 'green'");
  fails("[[play]]\nred = 'fly 3'", 7, "There is no action 'fly'");
}

TEST_F(ScenarioTest, WrongChoicesSayWhatIsMissingAndWhatIsExtra) {
  fails("[[play]]\nchoices = ['draw', 'place 1', 'place 2', 'place 3', 'place 4', 'place 5', 'place 8']", 7,
        "\n      draw\n      place 1\n      place 2\n      place 3\n      place 4\n      place 5\n    + place 6\n"
        "    + place 7\n      place 8");
  fails("[[play]]\nred = 'place 1'\n[[play]]\nchoices = ['place 1']", 9, "\n    + draw\n    − place 1\n    + place 2");
  const std::string whole = run("[[play]]\nchoices = []").failure().en;
  EXPECT_TRUE(
      whole.ends_with("\n    + draw\n    + place 1\n    + place 2\n    + place 3\n    + place 4\n    + place 5\n"
                      "    + place 6\n    + place 7\n    + place 8"))
      << whole;
  fails("[[play]]\nred = 'place 1'\n[[play]]\noffers = ['place 1']", 9, "'place 1' should be offered");
  fails("[[play]]\ndenies = ['draw']", 7, "'draw' should not be offered");
  fails("[[play]]\nasked = 'green'", 7, "'green' should be asked, but 'red' is");
  fails("[[play]]\nstep = 'sleep'", 7, "the step should be 'sleep', but it is 'move'");
  fails("[[play]]\nover = true", 7, "should be over");
}

TEST_F(ScenarioTest, AllThatDoesNotHoldIsReportedAtItsLine) {
  const ScenarioReport report = run(R"([[play]]
asked  = "green"
offers = ["place 9"]
red    = "place 3"
over   = true
[play.expect]
"/round"   = 2
"/spots/3" = "red"
"/spots/4" = "red"
[[play]]
red = "place 3"
refused = "LUCKY-09"
[[play]]
red = "draw"
refused = true
[[play]]
red = ["place 3", "place 4"]
[[play]]
asked = "green"
)");
  std::string lines;
  for (const Problem& failure : report.failures)
    lines += failure.en.substr(0, failure.en.find(": ", failure.en.find("play"))) + "\n";
  EXPECT_EQ(lines,
            "q.toml:7: play 1\nq.toml:8: play 1\nq.toml:12: play 1\nq.toml:14: play 1\nq.toml:10: play 1\n"
            "q.toml:17: play 2\nq.toml:19: play 3\nq.toml:22: play 4\n")
      << report.failure().en;
  EXPECT_EQ(report.steps, 4);
}

TEST_F(ScenarioTest, ARefusalMayBeByAnyRuleOrByOneOfSeveral) {
  holds("[[play]]\nred = 'place 3'\n[[play]]\nred = 'place 3'\nrefused = true");
  holds("[[play]]\nred = 'place 3'\n[[play]]\nred = 'place 3'\nrefused = ['LUCKY-01', 'LUCKY-03']");
  fails("[[play]]\nred = 'place 3'\n[[play]]\nred = 'place 3'\nrefused = ['LUCKY-01', 'LUCKY-02']", 10,
        "should be refused by LUCKY-01 / LUCKY-02, but LUCKY-03 refuses it");
  fails("[[play]]\nred = 'draw'\nrefused = true", 7, "'draw' should be refused, but it is allowed");
  for (const char* wrong : {"false", "[]"})
    fails("[[play]]\nred = 'draw'\nrefused = " + std::string(wrong), 8, "a rule, a list of rules or true");
  fails("[[play]]\nred = 'draw'\nrefused = 7", 8, "must be a text");
}

TEST_F(ScenarioTest, ListsWithoutAnOrderAreComparedAsSets) {
  const std::string given = "[given]\n'/players/red/hand' = ['1', '5', '5']\n[[play]]\nasked = 'red'\n";
  holds(given + "expect = { '/players/red/hand' = ['5', '1', '5'], '/players/red' = { hand = ['5', '5', '1'] } }");
  holds(given + "expect_view = { red = { '/players/red/hand' = ['5', '5', '1'] } }");
  fails(given + "expect = { '/players/red/hand' = ['5', '1', '1'] }", 10, "should be [\"5\",\"1\",\"1\"]");
  fails(given + "expect = { '/players/red/hand' = ['5', '1'] }", 10, "should be");
}

TEST_F(ScenarioTest, TheOrderOfADeckCounts) {
  const Position position(lucky_game(), 2, {}, 1);
  const std::string json = lucky_game().to_json(position.data());
  const auto at = json.find("\"deck\":") + 7;
  std::string deck = json.substr(at, json.find(']', at) + 1 - at);  // ["3","1",...
  holds("[[play]]\nexpect = { '/deck' = " + deck + " }");
  std::size_t i = 2;
  while (deck[i] == deck[i + 4]) i += 4;
  std::swap(deck[i], deck[i + 4]);
  fails("[[play]]\nexpect = { '/deck' = " + deck + " }", 7, "/deck should be");
}

TEST_F(ScenarioTest, WhatIsToldIsHeardByThoseWhoMayKnow) {
  const std::string draw = "[[play]]\nred = ['draw', 'place 3']\n";
  const std::string drawn = run(draw + "hears = { red = 'x' }").failure().en;
  const auto at = drawn.find("You drew");
  ASSERT_NE(at, std::string::npos) << drawn;
  const std::string card = drawn.substr(at, drawn.find('\n', at) - at);
  const std::string place = "Red places a token on spot 3.";
  holds(draw + "hears = { red = ['" + card + "', '" + place + "'], green = ['Red draws a card.'], spectator = '" +
        place + "' }");
  holds(draw + "hears_not = { green = ['You drew', 'All hands'], red = 'draws' }");
  fails(draw + "hears = { red = ['" + place + "', '" + card + "'] }", 8,
        "red should hear \"" + card + "\", but hears:\n    " + card + "\n    " + place);
  fails(draw + "hears = { green = '" + card + "' }", 8, "green should hear");
  fails(draw + "hears_not = { green = 'on spot 3' }", 8, "green should not hear \"" + place + "\"");
  fails("[[play]]\nasked = 'red'\nhears = { green = 'x' }", 8, "this one plays nothing");
  fails(draw + "hears = 'x'", 8, "must be a table");
  fails(draw + "hears = { pink = 'x' }", 8, "'pink'");
}

TEST_F(ScenarioTest, VariantsOfOnePositionAreScenariosOfTheirOwn) {
  const std::string file = std::string(kHead) + R"([given]
"/spots/8" = "green"
[[play]]
red = "place 1"
[[variant]]
title = "a free spot"
title_pl = "wolne pole"
[[variant.play]]
red = "place 2"
[[variant]]
title = "a spot that is taken"
title_pl = "zajęte pole"
rules = ["LUCKY-01", "LUCKY-03"]
[variant.given]
"/spots/2" = "green"
[[variant.play]]
red = "place 2"
refused = "LUCKY-03"
[[variant.play]]
red = "place 8"
refused = "LUCKY-04"
)";
  const std::vector<ScenarioReport> reports = run_scenarios(file, "q.toml");
  ASSERT_EQ(reports.size(), 2u);
  EXPECT_EQ(reports[0].title.en, "A question: a free spot");
  EXPECT_EQ(reports[0].title.pl, "Pytanie: wolne pole");
  EXPECT_EQ(reports[0].rules, std::vector<std::string>{"LUCKY-03"});
  EXPECT_FALSE(reports[0].failure()) << reports[0].failure().en;
  EXPECT_EQ(reports[0].steps, 2);
  EXPECT_EQ(reports[1].rules, (std::vector<std::string>{"LUCKY-01", "LUCKY-03"}));
  EXPECT_TRUE(reports[1].failure().en.starts_with("q.toml:26: play 3: 'place 8' should be refused by LUCKY-04"))
      << reports[1].failure().en;
  EXPECT_EQ(reports[1].steps, 3);
  EXPECT_EQ(run_scenario(file, "q.toml").title.en, reports[1].title.en);  // the one that fails

  fails("[[variant]]\n[[variant.play]]\nred = 'draw'", 6, "'title' is missing");
  fails("[[variant]]\ntitle = 'x'\ntitle_pl = 'y'", 6, "needs at least one [[play]]");
  fails("[[variant]]\ntitle = 'x'\ntitle_pl = 'y'\nseed = 3", 9, "a variant has no key 'seed'");
  fails("variant = 3", 6, "[[variant]]");
}

TEST_F(ScenarioTest, AScenarioMayBeginFromABasePosition) {
  register_games();
  const std::string head =
      "title = 'x'\ntitle_pl = 'y'\nrules = ['NK-BLD-02']\ngame = 'narodziny'\n"
      "seats = ['pink', 'green']\n";
  const std::string play = "[[play]]\nasked = 'green'\nstep = 'craft'\n";
  const auto said = [&](const std::string& rest) { return run_scenario(head + rest + play, "q.toml").failure().en; };
  EXPECT_EQ(said("base = 'craft green'\n"), "");
  EXPECT_EQ(
      said("base = 'craft pink'\n[given]\n'/steps' = [{ step = 'craft', seat = 'green' }, { step = 'end-turn', seat = "
           "'green' }]\n"),
      "");  // the file's own word comes last
  EXPECT_EQ(said("base = 'craft'\n").substr(0, 57), "q.toml:6: this base position is written 'craft SEAT'");
  EXPECT_EQ(said("base = 'craft pink green'\n").substr(0, 57), "q.toml:6: this base position is written 'craft SEAT'");
  EXPECT_NE(said("base = 'nowhere'\n").find("q.toml:6: there is no base position 'nowhere'; there are: craft SEAT"),
            std::string::npos)
      << said("base = 'nowhere'\n");
  EXPECT_NE(said("base = 'craft nobody'\n").find("q.toml:6: given: /steps/0/seat: \"nobody\" is no seat"),
            std::string::npos)
      << said("base = 'craft nobody'\n");
}

// It gives what its steps need; the scenario says only what it is about.
TEST_F(ScenarioTest, ABasePositionIsEnoughToBegin) {
  register_games();
  const std::string file =
      "title = 'x'\nrules = ['MO-ACT-04']\ngame = 'orion'\nseats = ['white', 'green']\noptions = { humans = 1 }\n"
      "base = 'action white green'\n[[play]]\nasked = 'white'\nstep = 'action'\n";
  const ScenarioReport report = run_scenario(file, "q.toml");
  EXPECT_EQ(report.failure().en, "");
  EXPECT_EQ(report.title.pl, "x") << "a private scenario may do with one language";
}

// Then the scenarios of each game show that its base positions are sound.
TEST_F(ScenarioTest, EveryBasePositionIsUsed) {
  register_games();
  int positions = 0;
  for (const Game* game : games())
    for (const BasePosition& position : positions_of(game->info().id)) {
      ++positions;
      EXPECT_NE(position.title.en, position.title.pl);
      const std::string folder = KOSMOTEKA_SOURCE "/games/" + std::string(game->info().id) + "/scenarios";
      int uses = 0;
      for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        std::ifstream in(entry.path());
        for (std::string line; std::getline(in, line);)
          uses += line.starts_with("base ") && line.find('"' + position.name) != std::string::npos;
      }
      EXPECT_GT(uses, 0) << game->info().id << " " << position.name;
    }
  EXPECT_GE(positions, 6);
}

TEST_F(ScenarioTest, MistakesInBasePositionsAreNamed) {
  const auto mistake = [](std::string_view toml) { return read_positions(toml, "p.toml").problem().en; };
  const std::string words = "title = 'x'\ntitle_pl = 'y'\n";
  EXPECT_EQ(mistake("[a]\n" + words + "given = { '/x' = 1 }"), "");
  EXPECT_EQ(mistake("[a]\n" + words), "p.toml:1: the key 'given' is missing");
  EXPECT_EQ(mistake("[a]\ntitle = 'x'\ngiven = { '/x' = 1 }"), "p.toml:1: the key 'title_pl' is missing");
  EXPECT_EQ(mistake("a = 1"), "p.toml:1: a base position is a table");
  EXPECT_NE(
      mistake("[a]\n" + words + "given = { '/x' = 1 }\nseats = 2").find("p.toml:5: a base position has no key 'seats'"),
      std::string::npos);
  EXPECT_EQ(mistake("[a]\n" + words + "options = 1\ngiven = { '/x' = 1 }"),
            "p.toml:4: 'options' must be a table { option = value }");
  EXPECT_NE(mistake("[a").find("not TOML"), std::string::npos);
  const std::string given = "given = { '/x' = 1 }\n";
  const std::string from_b = "[a]\n" + words + "base = 'b'\n" + given, b = "[b]\n" + words + given;
  EXPECT_EQ(mistake(from_b + b), "");
  EXPECT_EQ(mistake(from_b), "p.toml:4: there is no base position 'b' to begin from");
  EXPECT_EQ(mistake(from_b + b + "with = ['seat']\n"), "p.toml:4: there is no base position 'b' to begin from");
  EXPECT_NE(mistake(from_b + b + "base = 'a'\n").find("to begin from"), std::string::npos);
}

TEST_F(ScenarioTest, ABasePositionMayBeginFromAnother) {
  const std::string words = "title = 'x'\ntitle_pl = 'y'\n";
  const Maybe<std::vector<BasePosition>> read =
      read_positions("[late]\n" + words + "with = ['who']\nbase = 'middle $who'\ngiven = { '/b' = 3 }\n[middle]\n" +
                         words + "with = ['seat']\nbase = 'early $seat'\ngiven = { '/b' = 2 }\n[early]\n" + words +
                         "with = ['seat']\noptions = { powers = 1 }\ngiven = { '/a' = '$seat', '/b' = 1 }\n",
                     "p.toml");
  ASSERT_TRUE(read) << read.problem().en;
  const auto late = std::find_if(read->begin(), read->end(), [](const BasePosition& p) { return p.name == "late"; });
  const std::vector<std::string> said = {"red"};
  std::map<std::string, std::string> values;  // what stands later counts
  for (const PointerValue& value : late->filled(said, 1)) values[value.pointer] = value.json;
  EXPECT_EQ(values, (std::map<std::string, std::string>{{"/a", "\"red\""}, {"/b", "3"}}));
  EXPECT_EQ(late->options, std::vector<std::string>{"powers=1"});
}

// In orion's base positions all play Humans, unless the file says something else.
TEST_F(ScenarioTest, AFileOverrulesTheOptionsOfItsBasePosition) {
  register_games();
  const auto report = [](const std::string& options, const std::string& given) {
    return run_scenario(
               "title = 'x'\ntitle_pl = 'y'\nrules = ['MO-VAR-01']\ngame = 'orion'\nseats = ['white', 'green']\n" +
                   options + "base = 'action white green'\n[given]\n'/players/white/actions/available' = 3\n" + given +
                   "[[play]]\nexpect = { '/players/white/race' = 'humans' }\n",
               "q.toml")
        .failure()
        .en;
  };
  const std::string races = "'/players/white/race' = 'humans'\n'/players/green/race' = 'alkari'\n";
  EXPECT_EQ(report("", ""), "");
  EXPECT_NE(report("", races).find("everybody plays Humans in this game"), std::string::npos) << report("", races);
  EXPECT_EQ(report("options = { humans = 0 }\n", races), "");
}

TEST_F(ScenarioTest, AStepIsGivenWithAllItsArguments) {
  register_games();
  const std::string head =
      "title = 'x'\ntitle_pl = 'y'\nrules = ['MO-DCK-02']\ngame = 'orion'\n"
      "seats = ['white', 'green']\noptions = { humans = 1 }\n[given]\n"
      "'/players/white/hand' = ['titan', 'frigate']\n'/players/white/actions/available' = 3\n"
      "'/players/green/actions/available' = 3\n'/first_player' = 'white'\n";
  const auto given = [&](const std::string& step) {
    return run_scenario(
               head + "'/steps' = [" + step + ", { step = 'turn', seat = 'white' }]\n[[play]]\nstep = 'discard'\n",
               "q.toml")
        .failure();
  };
  EXPECT_EQ(given("{ step = 'discard', seat = 'white', args = [1, 0] }").en, "");
  const Problem none = given("{ step = 'discard', seat = 'white' }");
  EXPECT_EQ(none.en,
            "q.toml:12: given: /steps/0: 'discard' lacks arguments in args = [...]: 1 (number, 0 to 9), 2 (0 to 9)");
  EXPECT_EQ(
      none.pl,
      "q.toml:12: given: /steps/0: krokowi „discard” brakuje argumentów w args = [...]: 1 (number, od 0 do 9), 2 (od "
      "0 do 9)");
  EXPECT_NE(given("{ step = 'discard', seat = 'white', args = [1] }").en.find("args = [...]: 2 (0 to 9)"),
            std::string::npos);
}

TEST_F(ScenarioTest, ArgumentsOfStepsAreGivenByName) {
  register_games();
  const auto given = [&](const std::string& step) {
    return run_scenario(
               "title = 'x'\ntitle_pl = 'y'\nrules = ['CE-TIM-01']\ngame = 'cosmic'\n"
               "seats = ['red', 'green', 'yellow', 'blue']\nbase = 'encounter red'\n[given]\n'/steps' = [" +
                   step + "]\n[[play]]\nover = false\n",
               "q.toml")
        .failure();
  };
  const auto enter = [&](const std::string& moment) {
    return given("{ step = 'enter', seat = 'null', args = [" + moment + "] }");
  };
  EXPECT_EQ(enter("'encounter-start'").en, "");
  const Problem unknown = enter("'encounter'");
  EXPECT_TRUE(
      unknown.en.starts_with("q.toml:8: given: /steps/0: argument 1 of 'enter': 'encounter' is none of setup, "))
      << unknown.en;
  EXPECT_NE(unknown.en.find(", encounter-start, "), std::string::npos) << unknown.en;
  EXPECT_NE(unknown.pl.find("/steps/0: argument 1 kroku „enter”: „encounter” nie jest żadną z nazw: setup, "),
            std::string::npos)
      << unknown.pl;
  EXPECT_NE(enter("4").en.find("argument 1 of 'enter' is given by its name, not by a number: setup, "),
            std::string::npos);
  EXPECT_NE(enter("").en.find("'enter' lacks arguments in args = [...]: 1 (setup, start-turn, "), std::string::npos);
  const Problem counted = given("{ step = 'free', seat = 'null', args = ['encounter-start', 'red'] }");
  EXPECT_NE(counted.en.find("argument 2 of 'free' is a number from 0 to 6, not 'red'"), std::string::npos)
      << counted.en;
  EXPECT_NE(counted.pl.find("argument 2 kroku „free” to liczba od 0 do 6, a nie „red”"), std::string::npos)
      << counted.pl;
  const Problem seat = given("{ step = 'vulch-give', seat = 'red', args = ['white'] }");
  EXPECT_NE(seat.en.find("'white' is none of red, green, yellow, blue, purple"), std::string::npos) << seat.en;
}

// Whatever the program writes by name, it reads as the same number.
TEST_F(ScenarioTest, NamesOfArgumentsLeadBackToTheirNumbers) {
  register_games();
  int names_seen = 0;
  for (const Game* game : games())
    for (const StepInfo& step : game->steps())
      for (std::size_t place = 0; place < step.arguments.size(); ++place) {
        const int names = static_cast<int>(names_of(step.arguments[place], *game).size());
        names_seen += names;
        for (int number = 0; number < names; ++number) {
          json::array args(step.arguments.size(), 0);
          args[place] = number;
          json::value state = {{"steps", json::array{{{"step", step.name}, {"args", args}}}}};
          const json::value numbers = state;
          name_arguments(state, *game);
          EXPECT_FALSE(state.at_pointer("/steps/0/args").at(place).is_number()) << step.name;
          EXPECT_EQ(number_arguments(state, *game).en, "");
          EXPECT_EQ(state, numbers) << game->info().id << " " << step.name << " " << number;
        }
      }
  EXPECT_GT(names_seen, 300);
}

TEST_F(ScenarioTest, AGivenPositionMustBePossible) {
  const std::string play = "\n[[play]]\nred = 'draw'";
  fails("[given]\n'/spots/9' = 'red'" + play, 7, "/spots/9: there is no such key");
  fails("[given]\n'/spots/8' = 'pink'" + play, 7, "given: /spots/8: \"pink\" is no seat");
  fails("[given]\n'/table/8' = 'pink'" + play, 7, "/table/8 leads nowhere: / has the keys");
  fails("[given]\n'/deck/24' = '1'" + play, 7, "a list with 24 entries");
  fails("[given]\n'/deck' = ['1', '2']" + play, 7, "given: /deck: 1: 3 of 4 lie nowhere");
  fails("[given]\n'/round' = 99" + play, 7, "out of range");
  fails("[given]\n'/steps' = []" + play, 7, "something left to do");
  fails("[given]\n'/steps/0/seat' = 'null'" + play, 7, "needs a seat of this game");
  fails("[given]\n'/steps/0/seat' = 'white'" + play, 7, "needs a seat of this game");
  fails("[given]\nround = 1" + play, 7, "must begin with '/'");
  fails("[given]\n'/round' = 1.5" + play, 7, "no such value");
}

TEST_F(ScenarioTest, MistakesInTheFileAreNamedWithTheirLine) {
  fails("[[play]]\nred = 'draw'\ngreen = 'draw'", 7, "one entry is played by one seat");
  fails("[[play]]\nred = 'draw'\nexpects = { '/round' = 0 }", 8, "no key or seat 'expects'");
  fails("[[play]]\nblue = 'draw'", 7, "no key or seat 'blue' here; the seats are: red, green");
  fails("[[play]]\nred = 7", 7, "'red' must be a text");
  fails("[[play]]\nred = []", 7, "empty");
  fails("[[play]]\nred = ''", 7, "the text of 'red' is empty", "tekst „red” jest pusty");
  fails("[[play]]\nred = 'draw'\nhears_not = { red = '' }", 8, "the text of 'hears_not' is empty",
        "tekst „hears_not” jest pusty");
  fails("[[play]]\nred = \"\\u001b[31mRED\\u202e\"", 7, "in the text of 'red' stands a control or invisible character",
        "w tekście „red” jest znak sterujący albo niewidoczny");
  fails("[[play]]\n", 6, "plays nothing and checks nothing");
  fails("[[play]]\nrefused = 'LUCKY-03'", 6, "plays nothing");
  fails("[[play]]\nasked = 'red'\nrefused = 'LUCKY-03'", 8, "'refused' needs an action");
  fails("[[play]]\nred = ['draw', 'draw']\nrefused = 'LUCKY-03'", 8, "one action");
  fails("[[play]]\nover = 'yes'", 7, "true or false");
  fails("[[play]]\nresult = { pink = { score = 1 } }", 7, "'pink'");
  fails("[[play]]\nexpect_view = { pink = { '/x' = 1 } }", 7, "'pink'");
  fails("colour = 'red'\n[[play]]\nred = 'draw'", 6, "no key 'colour'");
  for (const char* wrong : {"[[play]]\nred = \n", "[[play]]\nń = 'draw'", "[[play]]\nred = ńń", "[given]\n[.x]"})
    fails(wrong, 7, "not TOML");
}

TEST_F(ScenarioTest, AScenarioWithoutAQuestionIsAMistake) {
  fails("", 1, "needs at least one [[play]]");
  const auto failure = [](const char* text) { return run_scenario(text, "q.toml").failure().en; };
  const std::string end = "seats = ['red', 'green']\n[[play]]\nred = 'draw'\n";
  EXPECT_NE(failure(("title = 'x'\ntitle_pl = 'y'\nrules = []\ngame = 'lucky'\n" + end).c_str()).find("here is none"),
            std::string::npos);
  EXPECT_NE(failure(("title = 'x'\ntitle_pl = 'y'\ngame = 'lucky'\n" + end).c_str()).find("'rules' is missing"),
            std::string::npos);
  EXPECT_NE(failure(("rules = ['X']\ngame = 'lucky'\n" + end).c_str()).find("'title' is missing"), std::string::npos);
  EXPECT_NE(
      failure(("title = 'x'\ntitle_pl = 'y'\nrules = ['X']\ngame = 'chess'\n" + end).c_str()).find("no game 'chess'"),
      std::string::npos);
  EXPECT_NE(failure("title = 'x'\ntitle_pl = 'y'\nrules = ['X']\ngame = 'lucky'\nseats = ['green', "
                    "'red']\n[[play]]\nred = 'draw'")
                .find("seat 1 is 'red', not 'green'"),
            std::string::npos);
  EXPECT_NE(
      failure("title = 'x'\ntitle_pl = 'y'\nrules = ['X']\ngame = 'lucky'\nseats = ['red']\n[[play]]\nred = 'draw'")
          .find("2 to 4 players"),
      std::string::npos);
}

TEST_F(ScenarioTest, HostileFilesAreRefusedWithoutHarm) {
  EXPECT_TRUE(run_scenario(std::string(2 << 20, 'x'), "q.toml").failure());
  EXPECT_TRUE(run_scenario("x = " + std::string(5000, '['), "q.toml").failure());
  std::string deep = "[[play]]\nred = 'draw'\nexpect = { '/x' = ";
  for (int i = 0; i < 60; ++i) deep += "{a=";
  fails(deep + "1" + std::string(60, '}') + "}", 8, "nested too deeply");
  Rng rng(3);
  const std::string good =
      std::string(kHead) +
      "[given]\n'/spots/8' = 'green'\n[[play]]\nred = 'place 3'\nexpect = { '/spots/3' = 'red' }\n";
  ASSERT_FALSE(run_scenario(good, "q.toml").failure());
  for (int i = 0; i < 3000; ++i) {
    std::string text = good;
    text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.below(256));
    const ScenarioReport report = run_scenario(text, "q.toml");
    EXPECT_TRUE(!report.failure() || report.failure().en.starts_with("q.toml:")) << report.failure().en;
  }
}

TEST_F(ScenarioTest, EveryExampleInTheDocumentationHolds) {
  register_games();
  std::ifstream in(KOSMOTEKA_SOURCE "/docs/scenarios.md");
  std::string line, block;
  int examples = 0;
  bool inside = false;
  while (std::getline(in, line)) {
    if (inside && line == "```") {
      const ScenarioReport report = run_scenario(block, "docs/scenarios.md, example " + std::to_string(++examples));
      EXPECT_FALSE(report.failure()) << report.failure().en;
      block.clear();
      inside = false;
    } else if (inside) {
      block += line + "\n";
    } else {
      inside = line == "```toml";
    }
  }
  EXPECT_EQ(examples, 6);
}

TEST_F(ScenarioTest, FilesAreReadByTheirPath) {
  EXPECT_NE(run_scenario_file("/nowhere/q.toml").front().failure().en.find("There is no file"), std::string::npos);
  const std::string path = testing::TempDir() + "/kosmoteka_scenario_test.toml";
  std::ofstream(path) << kHead << "[[play]]\nred = 'draw'\n";
  EXPECT_FALSE(run_scenario_file(path).front().failure());
  EXPECT_EQ(run_scenario_file(path).front().file, path);
}

}  // namespace
}  // namespace kosmo

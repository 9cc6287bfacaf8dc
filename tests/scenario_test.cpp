// Does a scenario say what holds, and does a wrong one say exactly what is wrong?
#include "engine/scenario.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "games/register.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr std::string_view kHead = R"(title = "A question"
rules = ["LUCKY-03"]
game = "lucky"
seats = ["red", "green"]
)";

struct ScenarioTest : testing::Test {
  ScenarioTest() { register_toys(); }
  // A scenario with the usual head, which fills lines 1 to 4.
  static ScenarioReport run(std::string_view rest) {
    return run_scenario(std::string(kHead) + std::string(rest), "q.toml");
  }
  static void holds(std::string_view rest) {
    const ScenarioReport report = run(rest);
    EXPECT_FALSE(report.failure) << report.failure.en << "\n" << rest;
  }
  // It fails, in both languages, at this line, and the message holds this text.
  static void fails(std::string_view rest, int line, std::string_view part) {
    const Problem failure = run(rest).failure;
    EXPECT_TRUE(failure.en.starts_with("q.toml:" + std::to_string(line) + ": ")) << failure.en << "\n" << rest;
    EXPECT_TRUE(failure.pl.starts_with("q.toml:" + std::to_string(line) + ": ")) << failure.pl << "\n" << rest;
    EXPECT_NE(failure.en.find(part), std::string::npos) << failure.en << "\nwanted: " << part;
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
  EXPECT_FALSE(report.failure) << report.failure.en;
  EXPECT_EQ(report.title, "A question");
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
  fails(wrong, 14, "play 2: /green/score in the result should be 16, but it is 15");
  std::string early = rest;
  early.replace(early.find("[\"place 3\", \"place 4\"]"), 22, "\"place 3\"");
  fails(early, 11, "the game should be over, but it goes on");
}

TEST_F(ScenarioTest, SeedAndOptionsSetUpTheGame) {
  const std::string deck_of_seed[] = {"seed = 7\n", "seed = 8\n"};
  for (const std::string& seed : deck_of_seed) {
    const Position position(lucky_game(), 2, {}, seed == deck_of_seed[0] ? 7 : 8);
    const std::string json = lucky_game().to_json(position.data());
    const auto at = json.find("\"deck\":") + 7;
    const std::string deck = json.substr(at, json.find(']', at) + 1 - at);
    holds(seed + "[[play]]\nexpect = { \"/deck\" = " + deck + " }\n");
  }
  fails("options = { speed = 2 }\n[[play]]\nred = 'draw'", 5, "no option 'speed'");
  fails("seed = -1\n[[play]]\nred = 'draw'", 5, "'seed' must be a whole number");
}

TEST_F(ScenarioTest, AWrongExpectationSaysWhatIsThere) {
  fails("[[play]]\nred = 'place 3'\nexpect = { '/spots/3' = 'green' }", 7,
        R"(play 1: /spots/3 should be "green", but it is "red")");
  fails("[[play]]\nred = 'draw'\nexpect_view = { green = { '/players/red/hand' = [] } }", 7,
        R"(/players/red/hand in the view of green should be [], but it is {"hidden":1})");
  fails("[[play]]\nred = 'draw'\nexpect = { '/spots/1' = 'red' }", 7, "/spots/1 leads nowhere: /spots has the keys -");
  fails("[[play]]\nred = 'draw'\nexpect = { '/players/pink/hand' = [] }", 7,
        "/players/pink/hand leads nowhere: /players has the keys 'red', 'green'");
  fails("[[play]]\nred = 'draw'\nexpect = { '/deck/99' = '1' }", 7, "/deck is a list with 23 entries");
  fails("[[play]]\nred = 'draw'\nexpect = { '/round/x' = 1 }", 7, "/round is 0");
  fails("[[play]]\nred = 'draw'\nexpect = { '/plyers/red' = 'null' }", 7, "leads nowhere");
  fails("[[play]]\nresult = { red = { score = 0 } }", 6, "no result yet");
}

TEST_F(ScenarioTest, AWrongRefusalSaysWhichRuleRefused) {
  fails("[[play]]\nred = 'place 3'\n[[play]]\nred = 'place 3'\nrefused = 'LUCKY-09'", 9,
        "play 2: 'place 3' should be refused by LUCKY-09, but LUCKY-03 refuses it: Spot 3 is taken.");
  fails("[[play]]\nred = 'place 3'\nrefused = 'LUCKY-03'", 6,
        "'place 3' should be refused by LUCKY-03, but it is allowed");
  fails("[[play]]\nred = ['place 3', 'place 3']", 6,
        "'place 3' is refused by LUCKY-03: Spot 3 is taken. Offered are: 'draw'");
  fails("[[play]]\ngreen = 'draw'", 6, "'red' is asked now (LUCKY-01), not 'green'");
  fails("[[play]]\nred = 'fly 3'", 6, "There is no action 'fly'");
}

TEST_F(ScenarioTest, WrongChoicesSayWhatIsMissingAndWhatIsExtra) {
  fails("[[play]]\nchoices = ['draw', 'place 1']", 6, "Not offered: -. Offered besides: 'place 2', 'place 3'");
  fails("[[play]]\nred = 'place 1'\n[[play]]\noffers = ['place 1']", 8, "'place 1' should be offered");
  fails("[[play]]\ndenies = ['draw']", 6, "'draw' should not be offered");
  fails("[[play]]\nasked = 'green'", 6, "'green' should be asked, but 'red' is");
  fails("[[play]]\nstep = 'sleep'", 6, "the step should be 'sleep', but it is 'move'");
  fails("[[play]]\nover = true", 5, "should be over");
}

TEST_F(ScenarioTest, AGivenPositionMustBePossible) {
  const std::string play = "\n[[play]]\nred = 'draw'";
  fails("[given]\n'/spots/9' = 'red'" + play, 6, "/spots/9: there is no such key");
  fails("[given]\n'/spots/8' = 'pink'" + play, 6, "given: /spots/8: \"pink\" is no seat");
  fails("[given]\n'/table/8' = 'pink'" + play, 6, "/table/8 leads nowhere: / has the keys");
  fails("[given]\n'/deck/24' = '1'" + play, 6, "a list with 24 entries");
  fails("[given]\n'/deck' = ['1', '2']" + play, 5, "given: /deck: 1: 3 of 4 lie nowhere");
  fails("[given]\n'/round' = 99" + play, 6, "out of range");
  fails("[given]\n'/steps' = []" + play, 6, "something left to do");
  fails("[given]\n'/steps/0/seat' = 'null'" + play, 5, "needs a seat of this game");
  fails("[given]\n'/steps/0/seat' = 'white'" + play, 5, "needs a seat of this game");
  fails("[given]\nround = 1" + play, 6, "must begin with '/'");
  fails("[given]\n'/round' = 1.5" + play, 6, "no such value");
}

TEST_F(ScenarioTest, MistakesInTheFileAreNamedWithTheirLine) {
  fails("[[play]]\nred = 'draw'\ngreen = 'draw'", 6, "one entry is played by one seat");
  fails("[[play]]\nred = 'draw'\nexpects = { '/round' = 0 }", 7, "no key or seat 'expects'");
  fails("[[play]]\nblue = 'draw'", 6, "no key or seat 'blue' here; the seats are: red, green");
  fails("[[play]]\nred = 7", 6, "'red' must be a text");
  fails("[[play]]\nred = []", 6, "empty");
  fails("[[play]]\n", 5, "plays nothing and checks nothing");
  fails("[[play]]\nrefused = 'LUCKY-03'", 5, "plays nothing");
  fails("[[play]]\nasked = 'red'\nrefused = 'LUCKY-03'", 7, "'refused' needs an action");
  fails("[[play]]\nred = ['draw', 'draw']\nrefused = 'LUCKY-03'", 7, "one action");
  fails("[[play]]\nover = 'yes'", 6, "true or false");
  fails("[[play]]\nresult = { pink = { score = 1 } }", 6, "'pink'");
  fails("[[play]]\nexpect_view = { pink = { '/x' = 1 } }", 6, "'pink'");
  fails("colour = 'red'\n[[play]]\nred = 'draw'", 5, "no key 'colour'");
  for (const char* wrong : {"[[play]]\nred = \n", "[[play]]\nń = 'draw'", "[[play]]\nred = ńń", "[given]\n[.x]"})
    fails(wrong, 6, "not TOML");
}

TEST_F(ScenarioTest, AScenarioWithoutAQuestionIsAMistake) {
  fails("", 1, "needs at least one [[play]]");
  const auto failure = [](const char* text) { return run_scenario(text, "q.toml").failure.en; };
  const std::string end = "seats = ['red', 'green']\n[[play]]\nred = 'draw'\n";
  EXPECT_NE(failure(("title = 'x'\nrules = []\ngame = 'lucky'\n" + end).c_str()).find("here is none"),
            std::string::npos);
  EXPECT_NE(failure(("title = 'x'\ngame = 'lucky'\n" + end).c_str()).find("'rules' is missing"), std::string::npos);
  EXPECT_NE(failure(("rules = ['X']\ngame = 'lucky'\n" + end).c_str()).find("'title' is missing"), std::string::npos);
  EXPECT_NE(failure(("title = 'x'\nrules = ['X']\ngame = 'chess'\n" + end).c_str()).find("no game 'chess'"),
            std::string::npos);
  EXPECT_NE(failure("title = 'x'\nrules = ['X']\ngame = 'lucky'\nseats = ['green', 'red']\n[[play]]\nred = 'draw'")
                .find("seat 1 is 'red', not 'green'"),
            std::string::npos);
  EXPECT_NE(failure("title = 'x'\nrules = ['X']\ngame = 'lucky'\nseats = ['red']\n[[play]]\nred = 'draw'")
                .find("2 to 4 players"),
            std::string::npos);
}

TEST_F(ScenarioTest, HostileFilesAreRefusedWithoutHarm) {
  EXPECT_TRUE(run_scenario(std::string(2 << 20, 'x'), "q.toml").failure);
  EXPECT_TRUE(run_scenario("x = " + std::string(5000, '['), "q.toml").failure);
  std::string deep = "[[play]]\nred = 'draw'\nexpect = { '/x' = ";
  for (int i = 0; i < 60; ++i) deep += "{a=";
  fails(deep + "1" + std::string(60, '}') + "}", 7, "nested too deeply");
  Rng rng(3);
  const std::string good =
      std::string(kHead) +
      "[given]\n'/spots/8' = 'green'\n[[play]]\nred = 'place 3'\nexpect = { '/spots/3' = 'red' }\n";
  ASSERT_FALSE(run_scenario(good, "q.toml").failure);
  for (int i = 0; i < 3000; ++i) {
    std::string text = good;
    text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.below(256));
    const ScenarioReport report = run_scenario(text, "q.toml");
    EXPECT_TRUE(!report.failure || report.failure.en.starts_with("q.toml:")) << report.failure.en;
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
      EXPECT_FALSE(report.failure) << report.failure.en;
      block.clear();
      inside = false;
    } else if (inside) {
      block += line + "\n";
    } else {
      inside = line == "```toml";
    }
  }
  EXPECT_EQ(examples, 3);
}

TEST_F(ScenarioTest, FilesAreReadByTheirPath) {
  EXPECT_NE(run_scenario_file("/nowhere/q.toml").failure.en.find("There is no file"), std::string::npos);
  const std::string path = testing::TempDir() + "/kosmoteka_scenario_test.toml";
  std::ofstream(path) << kHead << "[[play]]\nred = 'draw'\n";
  EXPECT_FALSE(run_scenario_file(path).failure);
  EXPECT_EQ(run_scenario_file(path).file, path);
}

}  // namespace
}  // namespace kosmo

// Every command, asked well and asked badly, in both languages.
#include <cstdlib>

#include <boost/json.hpp>

#include "cli/cli_testing.h"
#include "cli/library.h"
#include "table/table.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// A finished game of Lucky between bots, as a file.
std::string finished_game(const TemporaryFolder& scratch, const std::string& name = "game.replay.jsonl") {
  const Said said =
      kosmoteka({"play", "lucky", "--seat", "random,greedy", "--seed", "7", "--save", scratch.file(name)});
  EXPECT_EQ(said.code, kOk) << said.err;
  return scratch.file(name);
}

TEST(Games, ListsWhatCanBePlayedAndWhatIsPlanned) {
  const Said said = kosmoteka({"games"});
  EXPECT_EQ(said.code, kOk);
  for (const char* part :
       {"lucky", "2–4", "complete", "voidfall", "not yet built", "asking=who-can|who-could", "by default who-c"})
    EXPECT_TRUE(holds(said.out, part)) << part << "\n" << said.out;
  const Said polish = kosmoteka({"games", "--lang", "pl"});
  for (const char* part : {"Szczęściarz", "jeszcze nie powstała", "domyślnie who-c"})
    EXPECT_TRUE(holds(polish.out, part)) << part;
  EXPECT_FALSE(holds(polish.out, "not yet built"));
}

TEST(Players, ListsPeopleAndBots) {
  const Said said = kosmoteka({"players", "--lang", "pl"});
  for (const char* part : {"human", "Człowiek", "random", "greedy", "Zachłanny"})
    EXPECT_TRUE(holds(said.out, part)) << said.out;
}

TEST(State, IsTheWholeStateAndFollowsFromTheSeed) {
  const Said one = kosmoteka({"state", "lucky", "--seed", "1", "--seats", "3"});
  ASSERT_EQ(one.code, kOk);
  const Position fresh(lucky_game(), 3, lucky_game().standard_options(), 1);
  EXPECT_EQ(json::parse(one.out), json::parse(lucky_game().to_json(fresh.data())));
  EXPECT_TRUE(one.out.starts_with("{\n  \"")) << one.out;
  EXPECT_EQ(kosmoteka({"state", "lucky", "--seed", "1", "--seats", "3"}).out, one.out);
  EXPECT_NE(kosmoteka({"state", "lucky", "--seed", "2", "--seats", "3"}).out, one.out);
}

TEST(View, ShowsOnlyWhatTheSeatMaySee) {
  const Said red = kosmoteka({"view", "lucky", "--seed", "1", "--seat", "red"});
  ASSERT_EQ(red.code, kOk) << red.err;
  const json::value view = json::parse(red.out);
  EXPECT_EQ(view.at("viewer").as_string(), "red");
  EXPECT_EQ(view.at("state").at("deck").at("hidden").as_int64(), 24);
  EXPECT_TRUE(json::parse(kosmoteka({"view", "lucky", "--seed", "1"}).out).at("viewer").is_null());
  EXPECT_EQ(kosmoteka({"view", "lucky", "--seed", "1", "--seat", "1"}).out, red.out);
}

TEST(Rules, AreFoundByNumberByWordsAndWithoutPolishMarks) {
  const Said number = kosmoteka({"rules", "narodziny", "nk-ene-04"});
  EXPECT_EQ(number.code, kOk);
  EXPECT_TRUE(number.out.starts_with("NK-ENE-04  ")) << number.out;
  EXPECT_EQ(count_of(number.out, "NK-ENE-"), 1);
  EXPECT_EQ(kosmoteka({"rules", "nk-ene-04"}).out, number.out);  // the number names the game
  EXPECT_EQ(kosmoteka({"rules", "narodziny", "gwiazde", "supernowa", "--lang", "pl"}).out,
            kosmoteka({"rules", "narodziny", "gwiazdę", "supernową", "--lang", "pl"}).out);
  EXPECT_TRUE(holds(kosmoteka({"rules", "narodziny"}).out, "NK-ENE-01 … NK-ENE-12"));
  const Said nothing = kosmoteka({"rules", "narodziny", "xyzzy"});
  EXPECT_EQ(nothing.code, kFailed);
  EXPECT_TRUE(holds(nothing.err, "'xyzzy'")) << nothing.err;
  const Said numbered = kosmoteka({"rules", "narodziny", "nk-ene-13"});
  EXPECT_EQ(numbered.code, kFailed);
  EXPECT_TRUE(holds(numbered.err, "There is no rule 'nk-ene-13'. Did you mean 'NK-ENE-")) << numbered.err;
}

TEST(Content, FilesThatNoGameReadsAreNamedWithWhatWasMeant) {
  const TemporaryFolder scratch;
  const auto warnings = [&](Lang lang) {
    std::string text;
    for (const Problem& warning : unread_content(scratch.path())) text += warning.at(lang) + "\n";
    return text;
  };
  kosmoteka({"games"});
  scratch.write("orion/structures.toml", "");
  scratch.write("orion/notes.txt", "");
  scratch.write("orion/deep/er/structures.toml", "");
  EXPECT_EQ(warnings(Lang::kEnglish), "") << "files of games, and what is no content";
  scratch.write("orion/structurez.toml", "");
  scratch.write("nebulae.toml", "");
  scratch.write("orion/zzzzzzzzzzzz.toml", "");
  const std::string& folder = scratch.path();
  EXPECT_EQ(warnings(Lang::kEnglish), "--content: '" + folder +
                                          "/nebulae.toml' is not read: no game has such a file. Did you mean "
                                          "'narodziny/nebulae.toml'?\n"
                                          "--content: '" +
                                          folder +
                                          "/orion/structurez.toml' is not read: no game has such a file. Did you mean "
                                          "'orion/structures.toml'?\n"
                                          "--content: '" +
                                          folder + "/orion/zzzzzzzzzzzz.toml' is not read: no game has such a file.\n");
  EXPECT_TRUE(holds(warnings(Lang::kPolish),
                    "/orion/structurez.toml” nie jest czytany: żadna gra takiego nie ma. Może "
                    "chodziło o „orion/structures.toml”?"))
      << warnings(Lang::kPolish);
  std::filesystem::remove(scratch.file("orion/structures.toml"));
  const Said said = kosmoteka({"games", "--content", folder});
  EXPECT_EQ(said.code, kBadUsage) << "nothing at all would be read";
  EXPECT_TRUE(holds(said.err, "Did you mean 'orion/structures.toml'?")) << said.err;
}

TEST(Rules, SearchAlsoReadsTheCardsAndPaintsWhatItFound) {
  EXPECT_TRUE(holds(kosmoteka({"rules", "narodziny", "aminokwasy", "--lang", "pl"}).out, "CL2  Aminokwasy"));
  EXPECT_TRUE(holds(kosmoteka({"rules", "narodziny", "NK-ENE-04", "tokens", "--color", "always"}).out,
                    "\033[33mtokens\033[0m"));
}

TEST(Card, IsFoundByIdOrByPartOfItsNameInEitherLanguage) {
  EXPECT_EQ(count_of(kosmoteka({"card", "narodziny", "cl2"}).out, "Amino Acids"), 1);
  EXPECT_TRUE(holds(kosmoteka({"card", "narodziny", "aminokw"}).out, "Amino Acids"));
  const Said none = kosmoteka({"card", "narodziny", "xyzzy"});
  EXPECT_EQ(none.code, kFailed);
  EXPECT_TRUE(holds(none.err, "'xyzzy'"));
}

TEST(Schema, IsPrintedForEveryGame) {
  for (const char* game : {"lucky", "narodziny", "orion"}) {
    const Said said = kosmoteka({"schema", game});
    EXPECT_EQ(said.code, kOk) << said.err;
    const json::value schema = json::parse(said.out);
    EXPECT_EQ(schema.at("$schema"), "https://json-schema.org/draft/2020-12/schema");
    EXPECT_TRUE(schema.at("$defs").as_object().contains("seat"));
    EXPECT_TRUE(json::parse(kosmoteka({"schema", game, "--facts"}).out).is_object());
    EXPECT_TRUE(json::parse(kosmoteka({"schema", game, "--counted"}).out).is_object());
    EXPECT_TRUE(json::parse(kosmoteka({"schema", game, "--cards"}).out).is_array());
    EXPECT_EQ(json::parse(kosmoteka({"schema", game, "--stories"}).out).as_object().size(),
              find_game(game)->event_phrases().size());
  }
  const Said stories = kosmoteka({"schema", "orion", "--stories"});
  EXPECT_EQ(json::serialize(json::parse(stories.out).at("income")), R"(["seat","number","resource"])");
}

TEST(Schema, OfRequestsNeedsNoGame) {
  const Said said = kosmoteka({"schema", "--requests"});
  EXPECT_EQ(said.code, kOk) << said.err;
  EXPECT_EQ(json::parse(said.out).at(0).at("do"), "hello");
  EXPECT_EQ(kosmoteka({"schema", "lucky", "--requests"}).code, kBadUsage);
  EXPECT_EQ(kosmoteka({"schema"}).code, kBadUsage);
}

const char* const kWideSeed = "x000102030405060708090a0b0c0d0e0f";

TEST(Seed, MayHave128Bits) {
  const TemporaryFolder scratch;
  const Said one = kosmoteka({"state", "lucky", "--seed", kWideSeed});
  EXPECT_EQ(one.code, kOk) << one.err;
  EXPECT_EQ(kosmoteka({"state", "lucky", "--seed", "x000102030405060708090A0B0C0D0E0F"}).out, one.out);
  EXPECT_NE(kosmoteka({"state", "lucky", "--seed", "x000102030405060708090a0b0c0d0e10"}).out, one.out);
  const std::string file = scratch.file("wide.jsonl");
  const Said played = kosmoteka({"play", "lucky", "--seat", "random,greedy", "--seed", kWideSeed, "--save", file});
  EXPECT_EQ(played.code, kOk) << played.err;
  const Said verified = kosmoteka({"verify", file});
  EXPECT_EQ(verified.code, kOk) << verified.err;
  EXPECT_TRUE(holds(verified.out, "seed digest 234169dcb3d605aec6cb8ca66c7e2ce20ba732908583441b976874521f084260"));
  EXPECT_EQ(kosmoteka({"replay", file}).code, kOk);
  const auto simulated = [](const char* seed) {
    const Said said = kosmoteka({"simulate", "lucky", "-n", "20", "--seed", seed, "--json"});
    EXPECT_EQ(said.code, kOk) << said.err;
    return json::serialize(json::parse(said.out).at("seats"));
  };
  EXPECT_EQ(simulated(kWideSeed), simulated(kWideSeed));
  EXPECT_NE(simulated(kWideSeed), simulated("5"));
}

// The promise was another: the seed of the file was changed, or the file is of another game.
TEST(Verify, RefusesASeedThatWasNotPromised) {
  const TemporaryFolder scratch;
  ASSERT_EQ(
      kosmoteka({"play", "lucky", "--seat", "random,greedy", "--seed", kWideSeed, "--save", scratch.file("wide.jsonl")})
          .code,
      kOk);
  std::string text = scratch.read("wide.jsonl");
  text.replace(text.find("0d0e0f"), 6, "0d0e10");
  const Said said = kosmoteka({"verify", scratch.write("other.jsonl", text)});
  EXPECT_EQ(said.code, kFailed);
  EXPECT_TRUE(holds(said.err, "other.jsonl:1: the seed is not the one that the game began with")) << said.err;
}

TEST(Simulate, GivesTheSameFiguresOnAnyNumberOfThreads) {
  const auto figures = [](const char* threads, const char* seed) {
    const Said said = kosmoteka(
        {"simulate", "zap", "-n", "60", "--seat", "random,greedy", "--seed", seed, "--threads", threads, "--json"});
    EXPECT_EQ(said.code, kOk) << said.err;
    json::object all = json::parse(said.out).as_object();
    EXPECT_GT(all.at("speed").at("games_per_second").as_double(), 0);
    all.erase("speed");
    return json::serialize(all);
  };
  const std::string one = figures("1", "5");
  EXPECT_EQ(figures("2", "5"), one);
  EXPECT_EQ(figures("7", "5"), one);
  EXPECT_NE(figures("1", "6"), one);
}

TEST(Simulate, WinsAddUpAndEveryGameIsCounted) {
  const json::value all =
      json::parse(kosmoteka({"simulate", "lucky", "-n", "50", "--seats", "3", "--seed", "1", "--json"}).out);
  EXPECT_EQ(all.at("games").as_int64(), 50);
  double wins = 0;
  for (const json::value& seat : all.at("seats").as_array()) {
    wins += seat.at("wins").at("share").as_double();
    EXPECT_LE(seat.at("wins").at("low").as_double(), seat.at("wins").at("share").as_double());
    EXPECT_GE(seat.at("wins").at("high").as_double(), seat.at("wins").at("share").as_double());
    EXPECT_LE(seat.at("score").at("min").as_double(), seat.at("score").at("median").as_double());
  }
  EXPECT_NEAR(wins, 1, 1e-9);
  EXPECT_EQ(all.at("decisions").at("mean").as_double(), 18);  // three seats, three rounds, two moves
}

TEST(Simulate, SpeaksBothLanguages) {
  EXPECT_TRUE(holds(kosmoteka({"simulate", "lucky", "-n", "5"}).out, "95% interval"));
  const Said polish = kosmoteka({"simulate", "lucky", "-n", "5", "--lang", "pl"});
  EXPECT_TRUE(holds(polish.out, "przedział 95%"));
  EXPECT_TRUE(holds(polish.out, "5 gier")) << polish.out;
  EXPECT_EQ(polish.err, "");  // no progress bar where nobody looks
}

TEST(Simulate, TellsACooperativeGameByItsVictories) {
  const Said said = kosmoteka({"simulate", "lifeboat", "-n", "20", "--seed", "1"});
  EXPECT_EQ(said.code, kOk);
  EXPECT_FALSE(holds(said.out, "Shared first"));
}

TEST(Bench, MeasuresWhatItPromises) {
  const Said said = kosmoteka({"bench", "--game", "lucky", "--seconds", "0.02", "--json"});
  ASSERT_EQ(said.code, kOk) << said.err;
  const json::value game = json::parse(said.out).as_array().at(0);
  EXPECT_GT(game.at("decisions_per_second").at("direct").as_double(), 1000);
  EXPECT_GT(game.at("decisions_per_second").at("erased").as_double(), 1000);
  EXPECT_EQ(game.at("state_bytes").as_int64(), static_cast<std::int64_t>(lucky_game().state_size()));
  for (const char* key : {"copy_ns", "memcpy_ns", "views_per_second", "json_per_second"})
    EXPECT_GT(game.at(key).as_double(), 0) << key;
  EXPECT_TRUE(
      holds(kosmoteka({"bench", "--game", "lucky", "--seconds", "0.01", "--lang", "pl"}).out, "alokacje na decyzję"));
}

TEST(Verify, AcceptsAGoodGameAndNamesTheLineOfABadOne) {
  const TemporaryFolder scratch;
  const std::string good = finished_game(scratch);
  const Said ok = kosmoteka({"verify", good});
  EXPECT_EQ(ok.code, kOk) << ok.err;
  EXPECT_TRUE(holds(ok.out, "12 actions, finished")) << ok.out;
  EXPECT_TRUE(holds(kosmoteka({"verify", good, "--lang", "pl"}).out, "12 akcji, ukończona"));

  std::string text = scratch.read("game.replay.jsonl");
  const auto second = text.find("\"action\":\"", text.find("\"n\":2,"));
  text.replace(second, text.find('"', second + 10) - second, "\"action\":\"fly");
  const std::string bad = scratch.write("bad.jsonl", text);
  const Said failed = kosmoteka({"verify", good, bad, scratch.file("missing.jsonl")});
  EXPECT_EQ(failed.code, kFailed);
  EXPECT_TRUE(holds(failed.out, good));
  EXPECT_TRUE(holds(failed.err, "bad.jsonl:3:")) << failed.err;
  EXPECT_TRUE(holds(failed.err, "missing.jsonl")) << failed.err;
  EXPECT_EQ(kosmoteka({"verify", "-"}, scratch.read("game.replay.jsonl")).code, kOk);
  EXPECT_EQ(kosmoteka({"verify", scratch.file("")}).code, kFailed);
}

TEST(Replay, OfPlayersWhoWentBackIsVerifiedAndToldAsItWas) {
  const TemporaryFolder scratch;
  register_toys();
  const Game& lucky = lucky_game();
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Maybe<Table> table = Table::open({&lucky, lucky.standard_options(), seed, std::vector<SeatPlan>(2)});
    ASSERT_TRUE(table);
    const Action draw = *lucky.parse("draw");
    for (int i = 0; i < 3; ++i) {
      ASSERT_FALSE(table->act(0, draw));
      ASSERT_TRUE(table->undo_agreed(0));
    }
    while (!table->over()) ASSERT_FALSE(table->act(table->decision().seat, draw));
    const std::string text = write_replay(table->replay());
    const std::string file = scratch.write("back.jsonl", text);
    EXPECT_EQ(kosmoteka({"verify", file}).code, kOk);
    std::string seen;
    for (const Narrated& told : table->story(0)) seen += "  " + table->tell(told, Lang::kEnglish) + "\n";
    const std::string first_draw = seen.substr(0, seen.find('\n'));
    const Said told = kosmoteka({"replay", file, "--seat", "red"});
    EXPECT_EQ(told.code, kOk);
    EXPECT_EQ(told.out.find("You drew"), told.out.find(first_draw.substr(2))) << seed << "\n" << seen << told.out;
    // Somebody who takes out the last shuffling is found out.
    constexpr std::string_view kShuffled = ",\"shuffled\":true";
    std::string forged = text;
    forged.erase(forged.rfind(kShuffled), kShuffled.size());
    EXPECT_EQ(kosmoteka({"verify", scratch.write("forged.jsonl", forged)}).code, kFailed);
  }
}

TEST(Replay, TellsTheStoryAsTheChosenEyesSawIt) {
  const TemporaryFolder scratch;
  const std::string file = scratch.file("g.jsonl");
  ASSERT_EQ(kosmoteka({"play", "lucky", "--seed", "7", "--save", file}, repeated("draw", 6)).code, kOk);
  const Said spectator = kosmoteka({"replay", file}), red = kosmoteka({"replay", file, "--seat", "red"}),
             green = kosmoteka({"replay", file, "--seat", "green"}), all = kosmoteka({"replay", file, "--seat", "all"});
  EXPECT_EQ(spectator.code, kOk) << spectator.err;
  EXPECT_EQ(count_of(spectator.out, "Red draws a card."), 6);
  EXPECT_EQ(count_of(spectator.out, "You drew"), 0);
  EXPECT_EQ(count_of(red.out, "You drew"), 6);
  EXPECT_EQ(count_of(green.out, "Red draws a card."), 6);
  EXPECT_GE(count_of(all.out, "\n  draw\n"), 6) << all.out;  // the actions themselves
  EXPECT_GE(count_of(all.out, "You drew"), 6) << all.out;
  EXPECT_TRUE(holds(spectator.out, "The game is over"));
  EXPECT_TRUE(holds(kosmoteka({"replay", file, "--lang", "pl"}).out, "Koniec gry"));
}

TEST(Replay, ASeatThatIsNotThereIsAnsweredWithAllThatAre) {
  const TemporaryFolder scratch;
  const std::string file = finished_game(scratch);
  EXPECT_TRUE(holds(kosmoteka({"replay", file, "--seat", "zz"}).err, "Seats: red, green, spectator, all."));
  EXPECT_TRUE(
      holds(kosmoteka({"replay", file, "--seat", "zz", "--lang", "pl"}).err, "Miejsca: red, green, spectator, all."));
  EXPECT_FALSE(holds(kosmoteka({"view", "lucky", "--seat", "zz"}).err, "all."));
}

TEST(Replay, CanBeginLaterAndGoStepByStep) {
  const TemporaryFolder scratch;
  const std::string file = finished_game(scratch);
  const Said late = kosmoteka({"replay", file, "--from", "11"});
  EXPECT_TRUE(holds(late.out, "── 11 · ")) << late.out;
  EXPECT_FALSE(holds(late.out, "── 9 · ")) << late.out;
  const Said stopped = kosmoteka({"replay", file, "--step"}, "\nq\n");
  EXPECT_TRUE(holds(stopped.out, "── 3 · "));
  EXPECT_FALSE(holds(stopped.out, "── 5 · ")) << stopped.out;
  EXPECT_EQ(kosmoteka({"replay", file, "--step"}).code, kOk);  // the input ends at once
  EXPECT_EQ(kosmoteka({"replay", file, "--from", "99"}).code, kBadUsage);
  EXPECT_EQ(kosmoteka({"replay", file, "--seat", "purple"}).code, kBadUsage);
  EXPECT_EQ(kosmoteka({"replay", scratch.file("none")}).code, kFailed);
}

constexpr const char* kHolds = R"(
title = "A token may lie on a free spot"
title_pl = "Znacznik może leżeć na wolnym polu"
rules = ["LUCKY-03"]
game  = "lucky"
seats = ["red", "green"]
[[play]]
red = "place 3"
)";

TEST(Scenario, RunsFilesAndFoldersAndFailsIfOneDoesNotHold) {
  const TemporaryFolder scratch;
  scratch.write("lucky/scenarios/a.toml", kHolds);
  scratch.write("lucky/content/cards.toml", "this is no scenario");
  const Said ok = kosmoteka({"scenario", scratch.file("lucky")});
  EXPECT_EQ(ok.code, kOk) << ok.out << ok.err;
  EXPECT_TRUE(holds(ok.out, "✓ A token may lie on a free spot (LUCKY-03)")) << ok.out;
  EXPECT_TRUE(holds(ok.out, "1 held, 0 failed")) << ok.out;
  EXPECT_FALSE(holds(kosmoteka({"scenario", "--quiet", scratch.file("lucky")}).out, "✓"));

  const std::string wrong = scratch.write("lucky/scenarios/b.toml", std::string(kHolds) + "refused = \"LUCKY-03\"\n");
  const Said failed = kosmoteka({"scenario", "-q", scratch.file("lucky/scenarios"), "--lang", "pl"});
  EXPECT_EQ(failed.code, kFailed);
  EXPECT_TRUE(holds(failed.out, "✗")) << failed.out;
  EXPECT_TRUE(holds(failed.out, "b.toml")) << failed.out;
  EXPECT_TRUE(holds(failed.out, "Zgodne: 1, niezgodne: 1")) << failed.out;
  EXPECT_EQ(kosmoteka({"scenario", wrong}).code, kFailed);
  EXPECT_EQ(kosmoteka({"scenario", scratch.file("lucky/content")}).code, kBadUsage);
}

TEST(Words, ListsWhatMayBeWrittenInAGame) {
  const Said said = kosmoteka({"words", "lucky"});
  EXPECT_EQ(said.code, kOk) << said.err;
  EXPECT_TRUE(
      holds(said.out, "  draw        Draw a card (LUCKY-02)\n  place SPOT  Place a token on spot SPOT (LUCKY-03)"))
      << said.out;
  EXPECT_TRUE(holds(said.out, "  move  Draw or place; NUMBER moves left. (LUCKY-01)")) << said.out;
  EXPECT_TRUE(holds(said.out, "1, 2, 3, 4, 5, 6, 7, 8")) << said.out;
  EXPECT_TRUE(holds(kosmoteka({"words", "lucky", "--lang", "pl"}).out, "Połóż żeton na polu SPOT"));
  EXPECT_EQ(kosmoteka({"words", "nothing"}).code, kBadUsage);
}

TEST(Words, OfTheGamesListStepsArgumentsNamesAndPositions) {
  const Said said = kosmoteka({"words", "orion"});
  ASSERT_EQ(said.code, kOk) << said.err;
  EXPECT_TRUE(holds(said.out, "args = [NUMBER (0–9), 0–9]")) << said.out;
  EXPECT_TRUE(holds(said.out, "action SEAT NEXT")) << said.out;
  EXPECT_TRUE(holds(said.out, "SEAT chooses an action")) << said.out;
  EXPECT_TRUE(holds(said.out, "battleship (Battleship)")) << said.out;
  EXPECT_TRUE(holds(said.out, "options.humans")) << said.out;
  const Said named = kosmoteka({"words", "cosmic"});
  EXPECT_TRUE(holds(named.out, "args = [MOMENT, 0–6]")) << named.out;
  const Said polish = kosmoteka({"words", "orion", "--lang", "pl"});
  EXPECT_TRUE(holds(polish.out, "(Pancernik)")) << polish.out;
  EXPECT_TRUE(holds(polish.out, "Pozycje wyjściowe")) << polish.out;
}

TEST(Words, TheSameForPrograms) {
  for (const char* id : {"narodziny", "orion"}) {
    const Said said = kosmoteka({"words", id, "--json"});
    ASSERT_EQ(said.code, kOk) << said.err;
    const json::value words = json::parse(said.out);
    const Game& game = *find_game(id);
    EXPECT_EQ(words.at("actions").as_array().size(), game.verbs().size());
    EXPECT_EQ(words.at("steps").as_array().size(), game.steps().size());
    for (const json::value& action : words.at("actions").as_array())
      for (const json::value& kind : action.at("arguments").as_array())
        if (kind != "number") {
          EXPECT_TRUE(words.at("names").as_object().contains(kind.as_string())) << kind;
        }
    EXPECT_EQ(words.at("names").at("seat").as_object().size(), game.info().seat_names.size());
  }
}

// A stream that takes a little and then breaks, as a pipe whose reader has gone.
class ClosedPipe : public std::streambuf {
 protected:
  int_type overflow(int_type c) override { return left_-- > 0 ? c : traits_type::eof(); }

 private:
  int left_ = 200;
};

TEST(Output, ThatIsClosedEndsTheCommandAndIsReported) {
  register_toys();
  for (std::vector<const char*> argv : {std::vector<const char*>{"kosmoteka", "games"},
                                        {"kosmoteka", "play", "lucky", "--seat", "random,random"},
                                        {"kosmoteka", "play", "lucky"},
                                        {"kosmoteka", "rules", "narodziny"}}) {
    ClosedPipe pipe;
    std::ostream out(&pipe);
    std::ostringstream err;
    std::istringstream in(repeated("1", 100));
    EXPECT_EQ(run_command(static_cast<int>(argv.size()), argv.data(), in, out, err), kFailed);
    EXPECT_TRUE(err.str().starts_with("kosmoteka: "));
  }
}

#ifdef KOSMOTEKA_COMMAND
// The program itself, as the shell runs it.
Said shell(const std::string& line) {
  const TemporaryFolder scratch;
  const std::string whole =
      std::string(KOSMOTEKA_COMMAND) + " " + line + " >" + scratch.file("out") + " 2>" + scratch.file("err");
  const int status = std::system(whole.c_str());
  return {WEXITSTATUS(status), scratch.read("out"), scratch.read("err")};
}

TEST(Program, CountsNoAllocationsWhilePlaying) {
  const Said said = shell("bench --game narodziny --seconds 0.05 --json --lang en");
  ASSERT_EQ(said.code, kOk) << said.err;
  const json::value counted = json::parse(said.out).as_array().at(0).at("allocations_per_decision");
  if (counted.is_null()) GTEST_SKIP() << "a sanitizer watches memory instead";
  EXPECT_EQ(counted.as_double(), 0);
}

TEST(Program, ReportsEveryMistakeInAContentPackWithFileLineAndKey) {
  const TemporaryFolder scratch;
  scratch.write("narodziny/abilities.toml", "[[ability]]\nid = \"CL1\"\ndekc = \"light\"\n");
  const Said said = shell("games --lang pl --content " + scratch.file(""));
  EXPECT_EQ(said.code, kBadUsage);
  EXPECT_TRUE(holds(said.err, "abilities.toml:3: CL1.dekc: nie ma takiego klucza")) << said.err;
  EXPECT_GT(count_of(said.err, "kosmoteka: "), 3) << said.err;
  EXPECT_EQ(said.out, "");
  scratch.write("other/readme.txt", "");
  EXPECT_TRUE(holds(shell("games --lang en --content " + scratch.file("other")).err, "holds no content of any game"));
}

TEST(Program, EndsQuietlyWhenNobodyReadsOn) {
  const Said said = shell("rules narodziny a | head -n 1");
  EXPECT_EQ(said.code, kOk);
  EXPECT_EQ(said.err, "");
}

TEST(Program, SaysWhenTheOutputCannotBeWritten) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP();
  const int status = std::system((std::string(KOSMOTEKA_COMMAND) + " games >/dev/full 2>/dev/null").c_str());
  EXPECT_EQ(WEXITSTATUS(status), kFailed);
}
#endif

}  // namespace
}  // namespace kosmo

#include "table/replay.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "games/register.h"
#include "table/table.h"
#include "tests/support/effort.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

// A game of random moves with an undo now and then, stopped after so many decisions.
Replay random_game(const Game& game, const Seed& seed, int decisions = 50'000) {
  TableSetup setup{&game, game.standard_options(), seed,
                   std::vector<SeatPlan>(static_cast<std::size_t>(game.info().max_seats))};
  setup.seats[0].name = "Zażółć \"gęślą\"";
  Maybe<Table> table = Table::open(setup);
  EXPECT_TRUE(table);
  Rng rng(seed.number());
  ActionList choices;
  while (!table->over() && decisions-- > 0) {
    table->legal(choices);
    const Seat seat = table->decision().seat;
    EXPECT_FALSE(table->act(seat, rng.pick(choices)));
    if (rng.below(5) == 0) table->undo(seat);  // where it may
  }
  return table->replay();
}

bool same_game(const Replay& a, const Replay& b) {
  const auto same_entry = [](const JournalEntry& x, const JournalEntry& y) {
    return x.kind == y.kind && x.seat == y.seat && x.action == y.action && x.undone == y.undone && x.secret == y.secret;
  };
  return a.setup.game == b.setup.game && a.setup.seed == b.setup.seed && a.setup.options == b.setup.options &&
         a.setup.seats.size() == b.setup.seats.size() &&
         std::equal(a.entries.begin(), a.entries.end(), b.entries.begin(), b.entries.end(), same_entry);
}

// The decisions that stand: those that nobody took back.
Replay standing(const Replay& replay) {
  Replay out{replay.setup, {}};
  for (const JournalEntry& entry : replay.entries)
    if (entry.kind == JournalEntry::Kind::kUndo)
      out.entries.resize(out.entries.size() - static_cast<std::size_t>(entry.undone));
    else
      out.entries.push_back(entry);
  return out;
}

std::string problem_of(std::string_view text, const ReplayLimits& limits = {}) {
  const Maybe<CheckedReplay> read = read_replay(text, "game.kosmo", limits);
  EXPECT_FALSE(read) << "should not be read:\n" << text;
  EXPECT_TRUE(read || !read.problem().pl.empty());
  return read ? "" : read.problem().en;
}

void expect_problem(std::string_view text, std::string_view part, const ReplayLimits& limits = {}) {
  const std::string problem = problem_of(text, limits);
  EXPECT_NE(problem.find(part), std::string::npos) << "problem: " << problem << "\nwanted: " << part;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

struct ReplayTest : testing::Test {
  ReplayTest() { register_toys(); }
  const std::string header =
      R"({"kosmoteka":1,"game":"lucky","rules":1,"content":"none","seed":"18446744073709551615","options":{},)"
      R"("seats":[{"seat":"red","player":"human","name":"Ala"},{"seat":"green","player":"greedy","name":""}]})"
      "\n";
};

TEST_F(ReplayTest, LooksAsDocumented) {
  TableSetup setup{
      &lucky_game(), lucky_game().standard_options(), 18446744073709551615ULL, {{"human", "Ala"}, {"greedy", ""}}};
  const Replay replay{setup,
                      {{.seat = 0, .action = *lucky_game().parse("place 3")},
                       {.kind = JournalEntry::Kind::kUndo, .seat = 0, .undone = 1},
                       {.seat = 0, .action = *lucky_game().parse("draw")}}};
  const std::string text = write_replay(replay);
  const std::string expected = header + R"({"n":1,"seat":"red","action":"place 3"})"
                                        "\n"
                                        R"({"undo":1})"
                                        "\n"
                                        R"({"n":1,"seat":"red","action":"draw"})"
                                        "\n"
                                        R"({"n":1,"hash":")";
  EXPECT_EQ(text.substr(0, expected.size()), expected);
  const Maybe<CheckedReplay> read = read_replay(text, "game.kosmo");
  ASSERT_TRUE(read) << read.problem().en;
  EXPECT_TRUE(same_game(read->replay, replay));
  EXPECT_EQ(read->actions, 2);
  EXPECT_FALSE(read->finished);
  EXPECT_EQ(read->replay.setup.seats[0].name, "Ala");
  EXPECT_EQ(read->replay.setup.seats[1].player, "greedy");
}

TEST_F(ReplayTest, GamesOfEveryKindRoundTrip) {
  register_games();
  for (const Game* game : games())
    for (int seed = 1; seed <= scaled(10); ++seed) {
      const Replay replay = random_game(*game, static_cast<std::uint64_t>(seed));
      const std::string text = write_replay(replay);
      const Maybe<CheckedReplay> read = read_replay(text, "game.kosmo");
      ASSERT_TRUE(read) << read.problem().en << "\n" << text;
      EXPECT_TRUE(same_game(read->replay, replay));
      EXPECT_TRUE(read->finished);
      EXPECT_EQ(write_replay(read->replay), text);
    }
}

TEST_F(ReplayTest, EveryChangedByteReadsAsTheSameGameOrNamesALine) {
  const Replay replay = random_game(lucky_game(), 4);
  const std::string text = write_replay(replay);
  const Position final = read_replay(text, "game.kosmo")->final;
  int read_well = 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    for (const char byte :
         {'\n', '"', '}', '0', '7', 'z', ' ', '\\', '\x80', '\0', static_cast<char>(text[i] ^ 0x20)}) {
      std::string edited = text;
      edited[i] = byte;
      const Maybe<CheckedReplay> read = read_replay(edited, "f");
      if (read) {
        ASSERT_TRUE(same_game(standing(read->replay), standing(replay)) && read->final == final) << i << "\n" << edited;
        read_well += edited != text;
      } else {
        ASSERT_TRUE(read.problem().en.starts_with("f:")) << read.problem().en;
        ASSERT_NE(std::atoi(read.problem().en.c_str() + 2), 0) << read.problem().en;
      }
    }
  EXPECT_GT(read_well, 0) << "names and letter case do not matter";
}

TEST_F(ReplayTest, EveryTruncationReadsAsABeginningOrNamesALine) {
  const Replay replay = random_game(lucky_game(), 4);
  const std::string text = write_replay(replay);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string cut = text.substr(0, i);
    const Maybe<CheckedReplay> read = read_replay(cut, "f");
    if (!read) {
      ASSERT_TRUE(read.problem().en.starts_with("f:")) << read.problem().en;
      continue;
    }
    ASSERT_TRUE(cut.back() == '\n' || text[i] == '\n');
    ASSERT_LE(read->replay.entries.size(), replay.entries.size());
    Replay beginning = replay;
    beginning.entries.resize(read->replay.entries.size());
    ASSERT_TRUE(same_game(read->replay, beginning));
  }
  expect_problem(text.substr(0, text.size() - 10), "breaks off in the middle of this line");
}

TEST_F(ReplayTest, AGameThatBreaksOffGoesOnWithoutItsLastLine) {
  const std::string text = write_replay(random_game(lucky_game(), 4, 7));
  const std::size_t end = text.size() - 1, begin = text.rfind('\n', end - 1) + 1;
  for (std::size_t i = begin + 1; i < end; ++i) {
    const Maybe<CheckedReplay> cut = read_replay(text.substr(0, i), "f");
    ASSERT_FALSE(cut);
    EXPECT_TRUE(cut.problem().en.ends_with("without it the game can go on: delete the line")) << cut.problem().en;
    EXPECT_TRUE(cut.problem().pl.ends_with("bez niego można grać dalej: usuń ten wiersz")) << cut.problem().pl;
  }
  const Maybe<CheckedReplay> rescued = read_replay(text.substr(0, begin), "f");
  ASSERT_TRUE(rescued) << rescued.problem().en;
  EXPECT_EQ(rescued->actions, 7);
  // A broken header is nothing to go on from, and of a game that is over only its end is missing.
  EXPECT_EQ(problem_of(text.substr(0, 30)).find("delete"), std::string::npos);
  const std::string over = write_replay(random_game(lucky_game(), 4));
  EXPECT_EQ(problem_of(over.substr(0, over.size() - 10)).find("delete"), std::string::npos);
}

TEST_F(ReplayTest, WhatEditorsPutIntoAFileIsReadOrCalledByItsName) {
  const std::string text = write_replay(random_game(lucky_game(), 4));
  EXPECT_TRUE(read_replay("\xef\xbb\xbf" + text, "f")) << "the mark of UTF-8";
  std::string wide = "\xff\xfe";
  for (const char c : text) wide += {c, '\0'};
  const Maybe<CheckedReplay> read = read_replay(wide, "f");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.problem().en, "f:1: the file is written in UTF-16; save it as UTF-8");
  EXPECT_EQ(read.problem().pl, "f:1: plik jest zapisany w kodowaniu UTF-16; zapisz go jako UTF-8");
}

TEST_F(ReplayTest, WhatIsNoJsonIsSaidInBothLanguages) {
  const auto expect = [&](const std::string& line, const std::string& en, const std::string& pl) {
    const Maybe<CheckedReplay> read = read_replay(header + line + "\n", "f");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.problem().en, "f:2: this line is not JSON, " + en);
    EXPECT_EQ(read.problem().pl, "f:2: ten wiersz nie jest w formacie JSON, " + pl);
  };
  expect("{\"n\":one}", "column 6: a mistake in the syntax", "kolumna 6: błąd składni");
  expect("{\"n\":1}{}", "column 8: something follows where the line should end",
         "kolumna 8: po końcu obiektu jest coś jeszcze");
}

// What is written while people play is what would be written at the end.
TEST_F(ReplayTest, AJournalThatGrowsIsWrittenAsAWhole) {
  const Replay replay = random_game(lucky_game(), 4);
  ReplayWriter writer(replay.setup);
  Replay so_far{replay.setup, {}};
  EXPECT_EQ(writer.text(), write_replay(so_far));
  for (const JournalEntry& entry : replay.entries) {
    so_far.entries.push_back(entry);
    writer.add(entry);
    ASSERT_EQ(writer.text(), write_replay(so_far));
    EXPECT_TRUE(is_saved_game(writer.text()));
  }
  EXPECT_FALSE(is_saved_game("{\"n\":1}\n"));
  EXPECT_FALSE(is_saved_game(""));
}

TEST_F(ReplayTest, NoiseIsRefusedWithoutHarm) {
  Rng rng(1);
  const std::string good = write_replay(random_game(lucky_game(), 4));
  for (int i = 0; i < 3000; ++i) {
    std::string text = good;
    for (std::uint32_t n = 1 + rng.below(6); n > 0; --n) {
      const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
      const std::size_t from = rng.below(static_cast<std::uint32_t>(text.size()));
      switch (rng.below(4)) {
        case 0: text[at] = static_cast<char>(rng.below(256)); break;
        case 1: text.erase(at, rng.below(40)); break;
        case 2: text.insert(at, text.substr(from, rng.below(80))); break;
        case 3: std::swap(text[at], text[from]); break;
      }
      if (text.empty()) text = "{";
    }
    const Maybe<CheckedReplay> read = read_replay(text, "f");
    EXPECT_TRUE(read || read.problem().en.starts_with("f:")) << read.problem().en;
  }
}

TEST_F(ReplayTest, HeadersThatDoNotFitAreRefused) {
  expect_problem("", "game.kosmo:1: the file is empty");
  expect_problem("\n\n", "the file is empty");
  expect_problem("hello\n", "game.kosmo:1: this line is not JSON");
  expect_problem("[1]\n", "one JSON object");
  expect_problem("{\"n\":1}\n", "not the header");
  expect_problem(replaced(header, "\"kosmoteka\":1", "\"kosmoteka\":3"), "format 3");
  expect_problem(replaced(header, "lucky", "chess"), "no game 'chess'");
  expect_problem(replaced(header, "lucky", "\\u001b[2J"), "plain text");
  expect_problem(replaced(header, "\"18446744073709551615\"", "\"18446744073709551616\""), "seed");
  expect_problem(replaced(header, "\"18446744073709551615\"", "7"), "seed");
  expect_problem(replaced(header, "\"18446744073709551615\"", "\"-7\""), "seed");
  expect_problem(replaced(header, "\"options\":{}", "\"options\":{\"speed\":1}"), "speed");
  expect_problem(replaced(header, "\"options\":{}", "\"option\":{}"), "\"options\" is missing");
  expect_problem(replaced(header, "\"options\":{}", "\"options\":{},\"extra\":1"), "no key \"extra\"");
  expect_problem(replaced(header, "\"green\"", "\"blue\""), "'blue' stands where 'green' is due");
  expect_problem(replaced(header, "Ala", "A\\u0007"), "plain text");
  expect_problem(replaced(header, "Ala", std::string(200, 'A')), "at most 160 bytes");
}

const Seed kWide = *Seed::parse("x000102030405060708090a0b0c0d0e0f");

TEST_F(ReplayTest, ASeedThatWasASecretSurvivesWritingAndReading) {
  register_games();
  for (const Game* game : {&lucky_game(), find_game("narodziny"), find_game("orion")}) {
    const Replay replay = random_game(*game, kWide);
    const std::string text = write_replay(replay);
    const Maybe<CheckedReplay> read = read_replay(text, "f");
    ASSERT_TRUE(read) << read.problem().en;
    EXPECT_TRUE(same_game(read->replay, replay));
    EXPECT_EQ(read->replay.setup.seed, kWide);
    EXPECT_EQ(write_replay(read->replay), text);
  }
}

TEST_F(ReplayTest, TheSeedMustBeTheOneThatWasPromised) {
  const std::string text = write_replay(random_game(lucky_game(), kWide, 3)),
                    digest = "\"digest\":\"" + kWide.digest() + "\",";
  ASSERT_NE(text.find(digest), std::string::npos) << text;
  expect_problem(replaced(text, "0d0e0f\"", "0d0e10\""),
                 "game.kosmo:1: the seed is not the one that the game began with");
  expect_problem(replaced(text, "\"digest\":\"2", "\"digest\":\"3"), "game.kosmo:1: the seed is not the one");
  expect_problem(replaced(text, digest, "\"digest\":5,"), "\"digest\" must be plain text");
  expect_problem(replaced(text, "0d0e0f\"", "0d0e\""), "\"seed\" must be a text");
  EXPECT_TRUE(read_replay(replaced(text, digest, ""), "f")) << "one that has no digest can still be played";
  EXPECT_EQ(write_replay(random_game(lucky_game(), 4, 3)).find("digest"), std::string::npos) << "as it always was";
}

TEST_F(ReplayTest, OtherRulesOrContentAreRefusedUnlessInsisted) {
  const std::string text = write_replay(random_game(lucky_game(), 4));
  const std::string other_rules = replaced(text, "\"rules\":1", "\"rules\":9");
  expect_problem(other_rules, "rules version 9; this program has version 1");
  expect_problem(replaced(text, "\"content\":\"none\"", "\"content\":\"abc\""), "content abc; this program has none");
  const ReplayLimits insist{.insist = true};
  EXPECT_TRUE(read_replay(other_rules, "f", insist));
  const std::string other_hash = replaced(other_rules, "\"hash\":\"", "\"hash\":\"0");
  EXPECT_TRUE(read_replay(other_hash, "f", insist)) << "hashes of other rules are not compared";
  expect_problem(replaced(other_rules, "\"n\":1,\"seat\":\"red\"", "\"n\":1,\"seat\":\"green\""), "refused by LUCKY-01",
                 insist);
}

TEST_F(ReplayTest, ActionsMustBeLegalAndInTurn) {
  const auto line = [](int n, const char* seat, const char* action) {
    return "{\"n\":" + std::to_string(n) + ",\"seat\":\"" + seat + "\",\"action\":\"" + action + "\"}\n";
  };
  const std::string first = header + line(1, "red", "place 3");
  EXPECT_TRUE(read_replay(first, "f"));
  expect_problem(first + line(2, "red", "place 3"), "game.kosmo:3: 'place 3' is refused by LUCKY-03: Spot 3 is taken.");
  expect_problem(first + line(2, "green", "draw"), "game.kosmo:3: 'draw' is refused by LUCKY-01");
  expect_problem(first + line(2, "blue", "draw"), "nobody sits at 'blue'");
  expect_problem(first + line(2, "pink", "draw"), "nobody sits at 'pink'");
  expect_problem(first + line(2, "red", "fly"), "game.kosmo:3: There is no action 'fly'");
  expect_problem(first + line(3, "red", "draw"), "\"n\" is 3");
  expect_problem(first + "{\"undo\":2}\n", "game.kosmo:3: here no decision may be taken back");
  expect_problem(header + line(1, "red", "draw") + "{\"undo\":1}\n",
                 "game.kosmo:3: here no decision may be taken back");
  expect_problem(first + "{\"undo\":0}\n", "\"undo\" must be");
  expect_problem(first + "{\"note\":\"hi\"}\n", "neither");
  expect_problem(first + "{\"end\":{}}\n", "game is not over");
}

TEST_F(ReplayTest, AWrongHashNamesTheFirstActionAfterTheLastEqualOne) {
  const std::string text = write_replay(random_game(lucky_game(), 4));
  ASSERT_NE(text.find("{\"n\":20,\"hash\""), std::string::npos);
  const auto last = text.rfind("\"hash\":\"") + 8;
  std::string edited = text;
  edited[last] = edited[last] == '0' ? '1' : '0';
  const std::string problem = problem_of(edited);
  EXPECT_NE(problem.find("All was equal after decision 20; the first action since then is '"), std::string::npos)
      << problem;
  // With another seed the first hash differs already, or an action is refused before it.
  const std::string other_seed = problem_of(replaced(text, "\"seed\":\"4\"", "\"seed\":\"5\""));
  EXPECT_NE(other_seed.find("All was equal after decision 0"), std::string::npos) << other_seed;
}

TEST_F(ReplayTest, AFinishedGameMustSayItsEnd) {
  const std::string text = write_replay(random_game(lucky_game(), 4));
  const auto end = text.find("{\"end\"");
  ASSERT_NE(end, std::string::npos);
  expect_problem(text.substr(0, end), "the line with its end is missing");
  expect_problem(replaced(text, "\"place\":1", "\"place\":2"), "ends otherwise");
}

TEST_F(ReplayTest, LimitsBoundWhatIsRead) {
  const std::string text = write_replay(random_game(lucky_game(), 4));
  expect_problem(text, "at most 100 are read", {.bytes = 100});
  expect_problem(text, "game.kosmo:4: more than 3 lines", {.lines = 3});
  expect_problem(text, "game.kosmo:1: the line has", {.line_bytes = 50});
  expect_problem(header + std::string(5000, '[') + "\n", "at most 4096");
}

TEST_F(ReplayTest, LineBreaksOfOtherSystemsAndBlankLinesAreFine) {
  const Replay replay = random_game(lucky_game(), 4);
  std::string text;
  for (const char c : write_replay(replay)) text += c == '\n' ? std::string("\r\n\n") : std::string(1, c);
  const Maybe<CheckedReplay> read = read_replay(text, "f");
  ASSERT_TRUE(read) << read.problem().en;
  EXPECT_TRUE(same_game(read->replay, replay));
}

TEST_F(ReplayTest, AJournalThatCannotBePlayedIsNotWritten) {
  Replay replay = random_game(lucky_game(), 4, 3);
  replay.entries.push_back({.seat = 3, .action = make_action(0)});
  EXPECT_THROW(write_replay(replay), std::logic_error);
}

TEST(ReplayAgreedUndo, IsWrittenReadAndPlayedAgain) {
  register_toys();
  register_games();
  for (const Game* game : games())
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Maybe<Table> table = Table::resume(random_game(*game, seed, 4));
      ASSERT_TRUE(table);
      ActionList choices;
      bool agreed = false;
      for (int i = 0; i < 30 && !table->over(); ++i) {
        table->legal(choices);
        ASSERT_FALSE(table->act(table->decision().seat, choices[i % choices.size()]));
        if (i % 3 == 0) agreed |= static_cast<bool>(table->undo_agreed(static_cast<Seat>(i % table->seats())));
      }
      const std::string text = write_replay(table->replay());
      EXPECT_TRUE(agreed) << game->info().id;
      EXPECT_NE(text.find(",\"agreed\":true,\"shuffled\":true}"), std::string::npos);
      EXPECT_TRUE(text.starts_with("{\"kosmoteka\":2,"));
      // That nothing was shuffled would be another game.
      std::string unshuffled = text;
      for (constexpr std::string_view kWord = ",\"shuffled\":true"; unshuffled.find(kWord) != std::string::npos;)
        unshuffled = replaced(unshuffled, kWord, "");
      const Maybe<CheckedReplay> other = read_replay(unshuffled, "game.kosmo");
      EXPECT_TRUE(!other || !(other->final == table->truth())) << game->info().id;
      const Maybe<CheckedReplay> read = read_replay(text, "game.kosmo");
      ASSERT_TRUE(read) << read.problem().en;
      EXPECT_EQ(read->final, table->truth());
      EXPECT_EQ(write_replay(read->replay), text);
      const Maybe<Table> resumed = Table::resume(read->replay);
      ASSERT_TRUE(resumed) << resumed.problem().en;
      EXPECT_EQ(resumed->truth(), table->truth());
    }
}

TEST(ReplayAgreedUndo, ThatIsWrongIsNamed) {
  register_toys();
  const std::string start = write_replay({random_game(lucky_game(), 3, 0).setup, {}});
  const std::string header = start.substr(0, start.find('\n') + 1);
  const std::string played = header + R"({"n":1,"seat":"red","action":"draw"})" + "\n";
  EXPECT_TRUE(read_replay(played + R"({"undo":1,"agreed":true})" + "\n", "game.kosmo"));
  EXPECT_TRUE(read_replay(played + R"({"agreed":true,"undo":1})" + "\n", "game.kosmo"));
  expect_problem(played + R"({"undo":1})" + "\n", "no decision may be taken back");
  expect_problem(played + R"({"undo":2,"agreed":true})" + "\n", "only 1 stand");
  expect_problem(played + R"({"undo":0,"agreed":true})" + "\n", "from 1");
  expect_problem(played + R"({"undo":1,"agreed":false})" + "\n", "must be true");
  expect_problem(played + R"({"undo":1,"agreed":1})" + "\n", "must be true");
  expect_problem(played + R"({"undo":1,"agreed":true,"by":"red"})" + "\n", "no key");
  // Format 2 has both kinds; format 1 keeps its meaning.
  const std::string second = replaced(played, R"("kosmoteka":1)", R"("kosmoteka":2)");
  EXPECT_TRUE(read_replay(second + R"({"undo":1,"agreed":true,"shuffled":true})" + "\n", "game.kosmo"));
  EXPECT_TRUE(read_replay(second + R"({"undo":1,"agreed":true})" + "\n", "game.kosmo"));
  expect_problem(played + R"({"undo":1,"agreed":true,"shuffled":true})" + "\n", "no key \"shuffled\"");
  expect_problem(second + R"({"undo":1,"agreed":true,"shuffled":false})" + "\n", "\"shuffled\" must be true");
  expect_problem(second + R"({"undo":1,"shuffled":true})" + "\n", "no key");
  std::string endless = header;
  for (int i = 0; i < 1100; ++i)
    endless += R"({"n":1,"seat":"red","action":"draw"})"
               "\n"
               R"({"undo":1,"agreed":true})"
               "\n";
  expect_problem(endless, "agreed undos are not read");
}

TEST(KeyOfUndo, HasTheFormOfTheSeedAndDiffersEachTime) {
  const Seed wide = Seed::wide(1, 2);
  EXPECT_TRUE(key_of_undo(wide, 1).is_wide()) << "chance that could not be foreseen stays so";
  EXPECT_FALSE(key_of_undo(42, 1).is_wide());
  EXPECT_FALSE(key_of_undo(wide, 1) == key_of_undo(wide, 2));
  EXPECT_FALSE(key_of_undo(42, 1) == key_of_undo(42, 2));
}

}  // namespace
}  // namespace kosmo

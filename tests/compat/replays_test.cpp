// Games that an earlier program wrote down: this one reads them to the last hash and plays them on, or says why not.
// What each file is for: README.md.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "games/register.h"
#include "table/table.h"

namespace kosmo {
namespace {

namespace json = boost::json;

const std::filesystem::path kFolder = KOSMOTEKA_SOURCE "/tests/compat";

std::vector<std::string> recorded_replays() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder))
    if (entry.path().extension() == ".jsonl") names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

std::string text_of_replay(const std::string& name) {
  std::ifstream in(kFolder / (name + ".jsonl"), std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

json::object header_of(const std::string& text) { return json::parse(text.substr(0, text.find('\n'))).as_object(); }
std::string with_header(const std::string& text, const json::object& header) {
  return json::serialize(header) + text.substr(text.find('\n'));
}
std::string last_line(const std::string& text) {
  const std::size_t begin = text.rfind('\n', text.size() - 2) + 1;
  return text.substr(begin, text.size() - 1 - begin);
}
bool has(const std::string& text, std::string_view words) { return text.find(words) != std::string::npos; }

bool says(const Problem& problem, const std::string& en, const std::string& pl) {
  return has(problem.en, en) && has(problem.pl, pl);
}
bool names_both_rules(const Problem& problem, std::int64_t theirs, int ours) {
  return says(problem, fmt::format("played by rules version {}; this program has version {}", theirs, ours),
              fmt::format("według wersji {} zasad; ten program ma wersję {}", theirs, ours));
}

class RecordedReplay : public testing::TestWithParam<std::string> {
 protected:
  // Where the rules have gone on since, all that is left to test is that the program says so.
  void SetUp() override {
    register_games();
    text = text_of_replay(GetParam());
    const json::object header = header_of(text);
    game = find_game(header.at("game").as_string());
    ASSERT_NE(game, nullptr);
    const std::int64_t rules = header.at("rules").as_int64();
    if (rules == game->info().rules_version) return;
    const Maybe<CheckedReplay> read = read_replay(text, GetParam());
    ASSERT_FALSE(read);
    ASSERT_TRUE(names_both_rules(read.problem(), rules, game->info().rules_version)) << read.problem().en;
    GTEST_SKIP() << read.problem().en;
  }
  Maybe<CheckedReplay> read() const { return read_replay(text, GetParam()); }
  bool finished() const { return last_line(text).starts_with(R"({"end":)"); }

  std::string text;
  const Game* game = nullptr;
};
INSTANTIATE_TEST_SUITE_P(Files, RecordedReplay, testing::ValuesIn(recorded_replays()), [](const auto& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST_P(RecordedReplay, IsReadWithEveryHashAndItsResult) {
  const Maybe<CheckedReplay> checked = read();
  ASSERT_TRUE(checked) << checked.problem().en;
  EXPECT_EQ(checked->finished, finished());
  if (!finished()) return;
  EXPECT_EQ(json::parse(replay_end_line(checked->final)), json::parse(last_line(text)));
}

// Else the test above would prove nothing.
TEST_P(RecordedReplay, IsNotReadWithAnotherHash) {
  const std::string key = R"("hash":")";
  const std::size_t at = text.rfind(key);
  ASSERT_NE(at, std::string::npos);
  char& digit = text[at + key.size()];
  digit = digit == '0' ? '1' : '0';
  const Maybe<CheckedReplay> checked = read();
  ASSERT_FALSE(checked);
  EXPECT_TRUE(has(checked.problem().en, "is not the recorded one") || has(checked.problem().en, "the state has hash"))
      << checked.problem().en;
}

// People are replaced by bots; nothing that was recorded changes, and what comes of it can be written and read.
TEST_P(RecordedReplay, GoesOnToItsEnd) {
  const Maybe<CheckedReplay> checked = read();
  ASSERT_TRUE(checked) << checked.problem().en;
  Maybe<Table> table = Table::resume(checked->replay);
  ASSERT_TRUE(table) << table.problem().en;
  ASSERT_EQ(state_hash(table->truth()), state_hash(checked->final));
  ASSERT_EQ(table->over(), finished());
  for (Seat p = 0; p < table->seats(); ++p)
    if (!table->is_bot(p)) table->seat_bot(p, find_player("greedy")->make(static_cast<std::uint64_t>(p)));
  while (!table->over()) ASSERT_TRUE(table->bot_acts());
  EXPECT_EQ(table->bot_faults(), 0);
  const Maybe<CheckedReplay> again = read_replay(write_replay(table->replay()), "again");
  ASSERT_TRUE(again) << again.problem().en;
  EXPECT_TRUE(again->finished);
  EXPECT_GE(again->actions, checked->actions + !finished());
}

TEST_P(RecordedReplay, OfOtherRulesIsRefusedInWords) {
  json::object header = header_of(text);
  const int other = game->info().rules_version + 1;
  header["rules"] = other;
  text = with_header(text, header);
  const Maybe<CheckedReplay> refused = read();
  ASSERT_FALSE(refused);
  EXPECT_TRUE(names_both_rules(refused.problem(), other, game->info().rules_version)) << refused.problem().en;
  const Maybe<CheckedReplay> insisted = read_replay(text, GetParam(), {.insist = true});
  EXPECT_TRUE(insisted) << insisted.problem().en;
}

TEST_P(RecordedReplay, OfOtherContentIsRefusedInWords) {
  json::object header = header_of(text);
  header["content"] = "0123456789abcdef";
  text = with_header(text, header);
  const Maybe<CheckedReplay> refused = read();
  ASSERT_FALSE(refused);
  EXPECT_TRUE(says(refused.problem(), "with content 0123456789abcdef; this program has " + game->content_hash(),
                   "z treścią 0123456789abcdef; ten program ma " + game->content_hash()))
      << refused.problem().en;
}

// What the files are there for; a file that is replaced must not take the only case of something with it.
TEST(RecordedReplays, HoldEveryCase) {
  std::set<std::string> found;
  for (const std::string& name : recorded_replays()) {
    const std::string text = text_of_replay(name);
    const json::object header = header_of(text);
    const std::string game(header.at("game").as_string());
    const bool ended = last_line(text).starts_with(R"({"end":)");
    found.insert(game +
                 (ended ? fmt::format(": finished, {} seats", header.at("seats").as_array().size()) : ": saved"));
    for (const auto& option : header.at("options").as_object())
      if (option.value() != json::value(0)) found.insert(fmt::format("{}: {}", game, std::string(option.key())));
    for (const std::string_view what :
         {R"({"undo":1})", R"("agreed":true)", R"("action":"bottom )", R"("action":"recover )", R"("action":"rob )"})
      if (has(text, what)) found.insert(fmt::format("{}: {}", game, what));
    if (header.at("kosmoteka") == json::value(2) && has(text, R"("shuffled":true)") && header.contains("digest"))
      found.insert(game + (ended ? ": rewound, finished" : ": rewound, saved"));
  }
  for (const char* game : {"narodziny", "orion"})
    for (const std::string_view what :
         {"finished, 2 seats", "finished, 3 seats", "finished, 4 seats", "saved", R"({"undo":1})", R"("agreed":true)"})
      EXPECT_TRUE(found.contains(fmt::format("{}: {}", game, what))) << game << ": " << what;
  for (const char* game : {"narodziny", "orion", "artifacts"})
    for (const char* what : {"rewound, finished", "rewound, saved"})
      EXPECT_TRUE(found.contains(fmt::format("{}: {}", game, what))) << game << ": " << what;
  for (const char* what : {"narodziny: overlap", R"(narodziny: "action":"bottom )", "orion: humans",
                           "orion: no-advisors", R"(orion: "action":"recover )", R"(orion: "action":"rob )"})
    EXPECT_TRUE(found.contains(what)) << what;
}

}  // namespace
}  // namespace kosmo

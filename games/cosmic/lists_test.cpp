// The lists of the rules: the windows of table 5.21.1 and what sorts them, and what is said of the fifty aliens.
#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "games/cosmic/rules/powers.h"
#include "games/cosmic/test_entries.h"

namespace kosmo::cosmic {
namespace {

std::string name_of(int alien, Lang lang) { return std::string(kAlienNames[alien].form(lang, Form::kPlain)); }

// --- the windows

// "30 or 31", "after ships were lost (37d)": windows and steps, each with the window that it lies in.
std::map<std::string, std::string> moments_in(const std::string& cell) {
  static const std::regex kMoment(R"((\d+)([a-d]?))");
  std::map<std::string, std::string> moments;
  for (std::sregex_iterator it(cell.begin(), cell.end(), kMoment), end; it != end; ++it)
    moments[it->str()] = it->str() == "39a" ? "39a" : (*it)[1].str();
  return moments;
}
// "Clone (42a)": an alien, and the step if one is named.
std::string with_step(const std::string& alien, const std::string& moment, const std::string& window) {
  return moment == window ? alien : alien + " (" + moment + ")";
}
// By window and by column: who stands there.
using Sorted = std::map<std::pair<std::string, std::size_t>, std::set<std::string>>;
constexpr std::string_view kAnyFreeWindow = "any free window";

Sorted sorted_by_alien() {
  Sorted sorted;
  for (const Row& row : document_table("### 7.1", kEnglishAliens))
    for (std::size_t column = 0; column < 3; ++column) {
      for (const auto& [moment, window] : moments_in(row[2 + column]))
        sorted[{window, column}].insert(with_step(row[1], moment, window));
      if (row[2 + column].find(kAnyFreeWindow) != std::string::npos)
        sorted[{std::string(kAnyFreeWindow), column}].insert(row[1] + " (CA-MISER-04)");
    }
  return sorted;
}
Sorted sorted_by_window() {
  Sorted sorted;
  for (const Row& row : document_table("### 7.2", kEnglishAliens))
    for (std::size_t column = 0; column < 3; ++column) {
      const std::string window = row[0] == kAnyFreeWindow ? row[0] : row[0].substr(0, row[0].find(' '));
      for (const std::string& one : divided(row[1 + column], ','))
        if (one != "–") sorted[{window, column}].insert(one);
    }
  return sorted;
}

// The program's windows are those of the table, in its order, by number, name and identifier, and players act freely in
// those that the table calls free; there is no other but setup.
TEST(CosmicLists, CA_TW_07_CE_TIM_01_there_is_one_list_of_windows) {
  constexpr int kFirst = static_cast<int>(Moment::kStartTurn), kLast = static_cast<int>(Moment::kEndTurn);
  ASSERT_EQ(kFirst, static_cast<int>(Moment::kSetup) + 1);
  ASSERT_EQ(kLast, static_cast<int>(Moment::kTechSetup) - 1);
  for (const auto& [rules, lang, free] :
       {std::tuple{kEnglishRules, Lang::kEnglish, "free"}, std::tuple{kPolishRules, Lang::kPolish, "swobodne"}}) {
    const std::vector<Row> table = document_table("#### 5.21.1", rules);
    ASSERT_EQ(table.size(), static_cast<std::size_t>(kLast - kFirst + 1));
    int moment = kFirst;
    for (const Row& row : table) {
      const Name& name = kMomentNames[moment];
      EXPECT_EQ(name.form(lang, Form::kPlain), row[0] + ", " + row[1]);
      std::string id(name.id);
      std::replace(id.begin(), id.end(), '-', '_');
      EXPECT_TRUE((row[2] + " ").starts_with(id) && (row[2] + " ")[id.size()] != '_') << id << ", " << row[2];
      EXPECT_EQ(is_free_window(static_cast<Moment>(moment)), row[4].find(free) != std::string::npos) << row[0];
      ++moment;
    }
  }
}

// What the tables of section 7 name are windows of that list and steps in them, and both tables say the same.
TEST(CosmicLists, CA_TW_07_the_tables_of_section_7_sort_the_same_windows) {
  std::map<std::string, std::string> windows;
  for (const Row& row : document_table("#### 5.21.1")) windows[row[0]] = row[1];
  const Sorted by_alien = sorted_by_alien();
  EXPECT_GT(by_alien.size(), 30u);
  for (const auto& [where, who] : by_alien) {
    EXPECT_TRUE(windows.contains(where.first) || where.first == kAnyFreeWindow) << where.first;
  }
  for (const Row& row : document_table("### 7.2", kEnglishAliens)) {
    if (row[0] == kAnyFreeWindow) continue;
    const std::string number = row[0].substr(0, row[0].find(' '));
    EXPECT_EQ(windows[number], row[0].substr(number.size() + 1));
  }
  EXPECT_EQ(by_alien, sorted_by_window());
}

// --- the aliens

// Which Polish names the rulebook prints; it inflects them.
const std::set<std::string> kPrinted = {
    "Antymaterialista", "Klon", "Przywłaszczyciel", "Dąsacz",  "Maszyna",  "Makron", "Wyrocznia",
    "Pasożyt",          "Cień", "Czarownik",        "Tik-tak", "Wojownik", "Zombie"};

TEST(CosmicLists, CA_LIST_03_thirteen_polish_names_are_those_of_the_rulebook) {
  ASSERT_EQ(kPrinted.size(), 13u);
  std::set<std::string> names;
  for (int alien = 0; alien < kAliens; ++alien) names.insert(name_of(alien, Lang::kPolish));
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kAliens)) << "two aliens have one Polish name";
  for (const std::string& printed : kPrinted) EXPECT_TRUE(names.contains(printed)) << printed;
  // The documents mark just these as printed, and the others are those that players see.
  for (const auto& [document, column] : {std::pair{kEnglishAliens, 2}, {kPolishAliens, 1}}) {
    std::set<std::string> marked, unmarked;
    for (const Row& row : document_table("## 1.", document)) {
      const bool is_printed = row[column].ends_with(" [R]");
      (is_printed ? marked : unmarked).insert(row[column].substr(0, row[column].find(" [R]")));
    }
    EXPECT_EQ(marked, kPrinted) << document;
    EXPECT_EQ(unmarked.size(), 37u) << document;
    for (const std::string& ours : unmarked) EXPECT_TRUE(names.contains(ours)) << ours;
  }
}

// A bystander is whoever merely has a colony on the target planet; the word for it is not the alien's name, and the
// power of that alien is for main players and allies.
TEST(CosmicLists, CA_LIST_04_bystanders_have_nothing_to_do_with_the_alien_observer) {
  constexpr int kObserver = alien_named("observer");
  Options options = game().standard_options();
  options[kOptionPowers] = 1;
  State s = fresh(4, 1, options);
  s.moment = Moment::kShipsToWarp;
  s.offense = 0;
  s.defense = 1;
  s.target = static_cast<std::uint8_t>(planet_of(1, 0));
  s.ships[s.target][2] = 1;
  s.of(2).alien = kObserver;
  EXPECT_TRUE(has_role(s, 2, Role::kBystander));
  for (const Effect& effect : alien_at(kObserver).power) {
    EXPECT_FALSE(has_role(s, 2, effect.role)) << "its power works for bystanders";
    s.of(2).ally = Ally::kOfDefense;
    EXPECT_TRUE(has_role(s, 2, effect.role));
    EXPECT_FALSE(has_role(s, 2, Role::kBystander));
    s.of(2).ally = Ally::kNo;
  }
  for (const Lang lang : {Lang::kEnglish, Lang::kPolish}) {
    const std::string role = kRoleKind.say(static_cast<int>(Role::kBystander), lang);
    for (const std::string_view word : {"bserver", "bserwator"}) EXPECT_EQ(role.find(word), std::string::npos) << role;
  }
}

// Each alien alone before one player: the setup is the same whoever it is, but for two.
TEST(CosmicLists, CA_LIST_05_only_miser_and_tick_tock_have_setup_text) {
  Options options = game().standard_options();
  options[kOptionPowers] = 1;
  std::set<std::string_view> changing, with_text;
  for (int alien = 0; alien < kAliens; ++alien) {
    State s = fresh(3, 1, options);
    s.first = 0;
    for (Seat p = 0; p < s.seats(); ++p) s.of(p).alien = kNone;
    s.of(0).alien = static_cast<std::uint8_t>(alien);
    const State before = s;
    Events nobody;
    set_up_powers(s, nobody);
    if (std::memcmp(&s, &before, sizeof s) != 0) changing.insert(kAlienNames[alien].id);
    if (alien_at(alien).at_setup) with_text.insert(kAlienNames[alien].id);
  }
  const std::set<std::string_view> two = {"miser", "tick-tock"};
  EXPECT_EQ(changing, two);
  EXPECT_EQ(with_text, two);
}

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}
// A game of four at random in which the first seat has this alien; whose powers have won, if any.
void play_with(int alien, std::set<std::string_view>& winning) {
  Options options = game().standard_options();
  options[kOptionPowers] = 1;
  State s = fresh(4, 700 + static_cast<std::uint64_t>(alien), options);
  const auto wanted = static_cast<std::uint8_t>(alien);
  for (Seat p = 0; p < s.seats(); ++p)
    for (std::uint8_t& dealt : s.of(p).dealt)
      if (dealt == wanted) std::swap(dealt, s.of(0).dealt[0]);
  s.of(0).dealt[0] = wanted;
  Rng rng(700 + static_cast<std::uint64_t>(alien));
  ActionList choices;
  while (!Run::over(s)) {
    Run::legal(s, choices);
    Run::apply(s, s.moment == Moment::kSetup ? choices[0] : rng.pick(choices), {});
    for (Seat p = 0; p < s.seats(); ++p)
      if (s.winners >> p & 1) each_sheet(s, p, [&](int one) { winning.insert(kAlienNames[one].id); });
  }
}

// In play nobody else wins so, and in no other file, and no other text speaks of it.
TEST(CosmicLists, CA_LIST_06_only_masochist_and_tick_tock_win_by_their_powers) {
  const std::set<std::string_view> two = {"masochist", "tick-tock"};
  std::set<std::string_view> winning, in_file, in_words;
  for (int alien = 0; alien < kAliens; ++alien) {
    play_with(alien, winning);
    std::string file(kAlienNames[alien].id);
    std::replace(file.begin(), file.end(), '-', '_');
    if (file == "void") file = "void_alien";
    const std::string code = text_of(std::filesystem::path(KOSMOTEKA_SOURCE) / "games/cosmic/aliens" / (file + ".cpp"));
    ASSERT_FALSE(code.empty()) << file;
    for (const std::string_view way : {"win_by_power", ".winners", "core.over"})
      if (code.find(way) != std::string::npos) in_file.insert(kAlienNames[alien].id);
    static const std::regex kWinsGame("wins? (the game|at once)");
    const Flare& flare = content().flares[alien];
    for (const std::string& text : {power(alien).text_en, flare.wild.text.en, flare.super.text.en})
      if (std::regex_search(text, kWinsGame)) in_words.insert(kAlienNames[alien].id);
  }
  EXPECT_TRUE(std::ranges::includes(two, winning)) << testing::PrintToString(winning);
  EXPECT_EQ(in_file, two);
  EXPECT_EQ(in_words, two);
}

}  // namespace
}  // namespace kosmo::cosmic

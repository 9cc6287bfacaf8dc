// The cards as a set: what is printed on them against the tables of the rules document, in both languages, and that
// each of them is seen at work in scenarios/.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>

#include <gtest/gtest.h>

#include "engine/content.h"
#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"

namespace kosmo::orion {
namespace {

using Table = std::map<std::string, Row>;  // by the id in the first column

// Unlike divided() these keep backticks, which say where an effect begins and ends.
std::string without_spaces(std::string_view text) {
  const auto from = text.find_first_not_of(' ');
  if (from == std::string_view::npos) return "";
  return std::string(text.substr(from, text.find_last_not_of(' ') - from + 1));
}

Row parts_of(std::string_view text, char by) {
  Row parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(by, at), text.size());
    parts.push_back(without_spaces(text.substr(at, end - at)));
    at = end + 1;
  }
  return parts;
}

// The words between backticks.
std::vector<std::string> quotable(const std::string& text) {
  std::vector<std::string> words;
  const Row parts = parts_of(text, '`');
  for (std::size_t i = 1; i < parts.size(); i += 2) words.push_back(parts[i]);
  return words;
}

// What stands between two headings: the rows whose first cell is an id in backticks.
Table rows_between(const std::string& document, std::string_view from, std::string_view to) {
  Table rows;
  const auto start = document.find(from);
  const auto end = document.find(to, start);
  EXPECT_NE(start, std::string::npos) << from;
  EXPECT_NE(end, std::string::npos) << to;
  if (start == std::string::npos || end == std::string::npos) return rows;
  for (const std::string& line : parts_of(std::string_view(document).substr(start, end - start), '\n')) {
    if (!line.starts_with("| `")) continue;
    const Row row = parts_of(std::string_view(line).substr(1, line.size() - 2), '|');
    rows[quotable(row[0])[0]] = row;
  }
  return rows;
}

// The rules document in one language, and its words.
struct Document {
  std::string_view path;
  bool polish;
  Array<std::string_view, kColours> colour_headings;
  Array<std::string_view, kResources> letters;
  Array<std::string_view, 6> keywords;  // as Keyword
  std::string_view none, may;
};
constexpr Document kDocuments[] = {
    {"rules/orion.md",
     false,
     {"**Blue (26 cards, 12 names)**", "**Red (22 cards, 13 names)**", "**Yellow (22 cards, 11 names)**",
      "**Grey (20 cards, 11 names)**"},
     {"F", "S", "P"},
     {"Activation", "After attack", "After building", "End of game", "Always", "Start of round"},
     "none",
     "may:"},
    {"rules/orion.pl.md",
     true,
     {"**Niebieskie (26 kart, 12 nazw)**", "**Czerwone (22 karty, 13 nazw)**", "**Żółte (22 karty, 11 nazw)**",
      "**Szare (20 kart, 11 nazw)**"},
     {"Ż", "F", "P"},
     {"Aktywacja", "Po ataku", "Po wybudowaniu", "Na koniec gry", "Zawsze", "Na początku rundy"},
     "brak",
     "można:"},
};
std::string text_of(const Document& d) {
  const Maybe<SourceFile> file = content_file(d.path);
  return file ? file->text : "";
}

std::string printed(const Amount& amount, const Document& d) {
  std::string out;
  for (int r = 0; r < kResources; ++r)
    if (amount[r] > 0) out += (out.empty() ? "" : " ") + std::to_string(amount[r]) + std::string(d.letters[r]);
  return out.empty() ? "-" : out;
}
std::string printed(Field field, const Document& d) {
  return field == Field::kA ? "A" : field == Field::kR ? "R" : std::string(d.none);
}
std::string printed(Restriction restriction, const Document& d) {
  return restriction == Restriction::kBuild6      ? "build6"
         : restriction == Restriction::kActivate6 ? "activate6"
                                                  : std::string(d.none);
}

// What the effects are called in the content file, since the loaded ones are numbers.
std::map<std::string, std::vector<std::string>> effects_in_file(std::string_view path, std::string_view list,
                                                                std::vector<std::string_view> keys) {
  std::map<std::string, std::vector<std::string>> out;
  const Maybe<SourceFile> file = content_file(path);
  if (!file) return out;
  ContentReader reader(*file);
  for (const ContentEntry& entry : reader.list(list))
    for (const std::string_view key : keys)
      if (entry.has(key))
        for (const std::string& effect : entry.texts(key)) out[entry.text("id")].push_back(effect);
  return out;
}

TEST(OrionCards, MO_COMP_03_every_structure_is_as_printed_in_both_documents) {
  const auto effects = effects_in_file("orion/structures.toml", "structure", {"effects"});
  for (const Document& d : kDocuments) {
    const std::string document = text_of(d);
    const Array<int, kColours> cards = {26, 22, 22, 20};
    std::size_t names = 0;
    for (int colour = 0; colour < kColours; ++colour) {
      const std::string_view next = colour + 1 < kColours ? d.colour_headings[colour + 1] : "### 11.7";
      const Table table = rows_between(document, d.colour_headings[colour], next);
      int copies = 0;
      for (const Structure& card : content().structures) {
        if (static_cast<int>(card.colour) != colour) continue;
        ASSERT_TRUE(table.contains(card.id)) << card.id << " in " << d.path;
        const Row& row = table.at(card.id);
        ++names;
        copies += card.copies;
        EXPECT_EQ(row[1], d.polish ? card.name_pl : card.name_en);
        EXPECT_EQ(row[2], d.polish ? card.name_en : card.name_pl);
        EXPECT_EQ(row[3], std::to_string(card.copies)) << card.id;
        EXPECT_EQ(row[4], printed(card.cost, d)) << card.id;
        EXPECT_EQ(row[5], printed(card.produces, d)) << card.id;
        EXPECT_EQ(row[6], card.keyword == Keyword::kEndGame ? "?" : std::to_string(card.vp)) << card.id;
        EXPECT_EQ(row[7], d.keywords[card.keyword]) << card.id;
        EXPECT_EQ(row[8], printed(card.field, d)) << card.id;
        EXPECT_EQ(row[9], printed(card.restriction, d)) << card.id;
        EXPECT_EQ(quotable(row[10]), effects.at(card.id)) << card.id;
        EXPECT_EQ(row[10].starts_with(d.may), card.optional) << card.id;
        EXPECT_EQ(row[11] == "[R]" ? "rulebook" : "house", card.source) << card.id;
      }
      EXPECT_EQ(copies, cards[colour]) << d.colour_headings[colour];
    }
    EXPECT_EQ(names, rows_between(document, "### 11.6", "### 11.7").size());
    EXPECT_EQ(names, std::size_t{kKinds});
  }
}

TEST(OrionCards, MO_COMP_04_every_advisor_is_as_printed_in_both_documents) {
  const auto effects =
      effects_in_file("orion/advisors.toml", "advisor", {"always", "activation", "after_attack", "round_start"});
  for (const Document& d : kDocuments) {
    const Table table = rows_between(text_of(d), "### 11.5", "### 11.6");
    EXPECT_EQ(table.size(), std::size_t{kAdvisors});
    for (const Advisor& card : content().advisors) {
      ASSERT_TRUE(table.contains(card.id)) << card.id << " in " << d.path;
      const Row& row = table.at(card.id);
      EXPECT_TRUE(row[1].starts_with(d.polish ? card.name_pl : card.name_en)) << row[1];
      const auto has = [&](Keyword k) { return row[2].find(d.keywords[k]) != std::string::npos; };
      EXPECT_EQ(has(Keyword::kAlways), !card.always.empty()) << card.id;
      EXPECT_EQ(has(Keyword::kActivation), !card.activation.empty()) << card.id;
      EXPECT_EQ(has(Keyword::kAfterAttack), !card.after_attack.empty()) << card.id;
      EXPECT_EQ(has(Keyword::kRoundStart), !card.round_start.empty()) << card.id;
      EXPECT_EQ(row[3], printed(card.field, d)) << card.id;
      EXPECT_EQ(quotable(row[4]), effects.at(card.id)) << card.id;
      EXPECT_EQ(row[4].find(d.may) != std::string::npos, card.optional) << card.id;
      EXPECT_EQ(row[5].starts_with("[R]") ? "rulebook" : "house", card.source) << card.id;
    }
  }
}

TEST(OrionCards, MO_SET_04_every_race_starts_as_printed_in_both_documents) {
  constexpr Array<std::string_view, kRaces> kAbilities = {"none",          "spend_vp_for_fleet",  "steady_high_level",
                                                          "spies",         "first_build_cheaper", "exploit_fleet",
                                                          "research_three"};
  for (const Document& d : kDocuments) {
    const Table table = rows_between(text_of(d), "### 11.2", "### 11.3");
    EXPECT_EQ(table.size(), std::size_t{kRaces});
    for (const Race& card : content().races) {
      ASSERT_TRUE(table.contains(card.id)) << card.id << " in " << d.path;
      const Row& row = table.at(card.id);
      EXPECT_EQ(row[1], d.polish ? card.name_pl : card.name_en);
      for (int r = 0; r < kResources; ++r) EXPECT_EQ(row[2 + r], std::to_string(card.start[r])) << card.id;
      EXPECT_EQ(quotable(row[6]), std::vector<std::string>{std::string(kAbilities[card.ability])});
      EXPECT_EQ(card.vp, card.ability == Ability::kSpendVpForFleet ? 1 : 0) << card.id;  // MO-RAC-02
    }
  }
}

State one_card_in_hand(int kind, const Amount& resources) {
  State s = fresh(2, 1, {1, 0});  // Humans, so no race makes it cheaper
  Player& p = s.of(0);
  p.hand = {};
  p.hand.add(kind);
  p.resources = resources;
  return s;
}

TEST(OrionCards, MO_BLD_02_every_structure_is_built_for_exactly_its_cost_and_refused_for_less) {
  for (int kind = 0; kind < kKinds; ++kind) {
    const Amount& cost = structure(kind).cost;
    State s = one_card_in_hand(kind, cost);
    EXPECT_TRUE(can_build(s, 0, {kind, 0}, kBuildAction)) << structure(kind).id;
    Events quiet;
    build(s, 0, {kind, 0}, kBuildAction, quiet);
    EXPECT_EQ(s.of(0).resources, Amount{}) << structure(kind).id;
    EXPECT_EQ(active_kind(s.of(0), 0), kind);
    for (int r = 0; r < kResources; ++r) {
      if (cost[r] == 0) continue;
      Amount less = {9, 9, 9};
      less[r] = static_cast<std::uint8_t>(cost[r] - 1);
      const State poor = one_card_in_hand(kind, less);
      EXPECT_FALSE(can_build(poor, 0, {kind, 0}, kBuildAction)) << structure(kind).id;
      EXPECT_EQ(why_not_build(poor, 0, {kind, 0}, kBuildAction).rule, "MO-BLD-02") << structure(kind).id;
    }
  }
}

// Contract and Holosimulator move advisors about, Spy Training Complex sends them back: nobody is lost or doubled.
TEST(OrionCards, MO_ADV_02_each_advisor_is_in_one_place_in_every_position_of_random_games) {
  int hired = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed)
    play_at_random(2 + static_cast<int>(seed % 3), seed, [&](const State&, Action, const State& s) {
      Array<int, kAdvisors> places{};
      for (const std::uint8_t id : s.centre) ++places[id];
      for (const std::uint8_t id : s.left_out) ++places[id];
      for (const Player& p : s.players)
        if (p.advisor != kNone) ++places[p.advisor], ++hired;
      ASSERT_EQ(s.left_out.size(), kAdvisors - kOffered);
      for (int id = 0; id < kAdvisors; ++id) ASSERT_EQ(places[id], 1) << advisor(id).id << ", seed " << seed;
    });
  EXPECT_GT(hired, 0);
}

// The English titles of all scenarios in the folders of the cards.
std::vector<std::string> titles_of_cards() {
  std::vector<std::string> titles;
  for (const std::string folder : {"advisors", "races", "cards"})
    for (const auto& entry : std::filesystem::directory_iterator(KOSMOTEKA_SOURCE "/games/orion/scenarios/" + folder)) {
      std::ifstream file(entry.path());
      std::getline(file, titles.emplace_back());
    }
  return titles;
}

TEST(OrionCards, EveryStructureAdvisorAndRaceHasAScenarioThatNamesIt) {
  const std::vector<std::string> titles = titles_of_cards();
  const auto named = [&](const Words& card) {
    return std::any_of(titles.begin(), titles.end(),
                       [&](const std::string& title) { return title.find(card.name_en) != std::string::npos; });
  };
  for (const Structure& card : content().structures) EXPECT_TRUE(named(card)) << card.id;
  for (const Advisor& card : content().advisors) EXPECT_TRUE(named(card)) << card.id;
  for (const Race& card : content().races) EXPECT_TRUE(named(card)) << card.id;
}

}  // namespace
}  // namespace kosmo::orion

// The cards as a set: what is printed on them against the tables of the rules documents, in both languages.
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "games/cosmic/test_helpers.h"

namespace json = boost::json;

namespace kosmo::cosmic {
namespace {

std::map<std::string, CardText> cards() {
  std::map<std::string, CardText> out;
  for (const CardText& card : game().cards()) out[card.id] = card;
  return out;
}
json::object facts_of(const CardText& card) { return json::parse(card.facts).as_object(); }

// "card_zap" of the document is "card-zap" in the program.
std::string token(std::string id) {
  std::replace(id.begin(), id.end(), '_', '-');
  return id;
}
// "Card Zap (Blokada karty)"
std::string before_bracket(const std::string& cell) { return cell.substr(0, cell.find(" (")); }

TEST(CosmicCards, the_cosmic_deck_is_that_of_the_document) {  // section 11.1
  const auto all = cards();
  int cosmic = 0;
  for (const auto& [rules, lang] : {std::pair{kEnglishRules, Lang::kEnglish}, {kPolishRules, Lang::kPolish}}) {
    const auto table = document_table("### 11.1", rules);
    ASSERT_EQ(table.size(), static_cast<std::size_t>(kFirstFlare));
    for (const Row& row : table) {
      const std::string id = token(row[0]);
      ASSERT_TRUE(all.contains(id)) << id;
      EXPECT_EQ(all.at(id).name(lang), before_bracket(row[1]));
      const json::object facts = facts_of(all.at(id));
      EXPECT_EQ(std::to_string(facts.at("copies").as_int64()), row[3]) << id;
      if (lang == Lang::kEnglish) {
        EXPECT_EQ(facts.at("type").as_string(), row[2]) << id;
        cosmic += static_cast<int>(facts.at("copies").as_int64());
      }
    }
  }
  EXPECT_EQ(cosmic, kCosmicCards);
}

TEST(CosmicCards, the_destiny_deck_has_so_many_cards) {  // CE-DST-01
  int destiny = 0;
  for (const CardText& card : game().cards())
    if (const json::object facts = facts_of(card); facts.at("kind") == "destiny")
      destiny += static_cast<int>(facts.at("copies").as_int64());
  EXPECT_EQ(destiny, kDestinyCards);
}

TEST(CosmicCards, technologies_are_those_of_the_document) {  // section 11.4
  const auto all = cards();
  for (const auto& [rules, lang] : {std::pair{kEnglishRules, Lang::kEnglish}, {kPolishRules, Lang::kPolish}}) {
    const auto table = document_table("### 11.4", rules);
    ASSERT_EQ(table.size(), static_cast<std::size_t>(kTechnologies));
    for (const Row& row : table) {
      const CardText& card = all.at(token(row[1]));
      EXPECT_EQ(card.name(lang), before_bracket(row[2]));
      const std::string& printed = lang == Lang::kPolish ? card.printed_pl : card.printed_en;
      EXPECT_NE(printed.find(": " + row[3] + "; " + row[4] + "."), std::string::npos) << printed;
    }
  }
}

TEST(CosmicCards, CA_LIST_01_CA_LIST_02_aliens_are_those_of_the_document) {
  const auto all = cards();
  const auto table = document_table("## 1.", kEnglishAliens);
  ASSERT_EQ(table.size(), static_cast<std::size_t>(kAliens));
  int alien = 0;
  for (const Row& row : table) {
    const CardText& sheet = all.at(kAlienKind.print(alien));
    const json::object facts = facts_of(sheet);
    EXPECT_EQ(sheet.name_en, row[1]);
    EXPECT_EQ(sheet.name_pl, row[2].substr(0, row[2].find(" [")));
    EXPECT_EQ(facts.at("level").as_string(), row[3]) << row[1];
    EXPECT_EQ(power(alien).name_en, row[4].substr(0, row[4].find(" / "))) << row[1];
    EXPECT_EQ(facts.at("mandatory").as_bool(), row[5] == "mandatory") << row[1];
    ++alien;
  }
}

// Words of the rules are not cut, and no number of a rule or window is left in them.
TEST(CosmicCards, every_card_has_words_in_both_languages) {
  std::set<std::string> ids;
  for (const CardText& card : game().cards()) {
    EXPECT_TRUE(ids.insert(card.id).second) << card.id << " twice";
    for (const Lang lang : {Lang::kEnglish, Lang::kPolish}) {
      EXPECT_FALSE(card.name(lang).empty()) << card.id;
      const std::string words = card.words(lang);
      EXPECT_TRUE(words.ends_with('.')) << words;
      for (const std::string_view sign : {"CA-", "CE-", "[P]", "[R]", "[H]", "window 2", "okno 2", "  "})
        EXPECT_EQ(words.find(sign), std::string::npos) << words;
    }
    EXPECT_NE(card.text_en, card.text_pl) << card.id;
  }
  EXPECT_EQ(ids.size(), static_cast<std::size_t>(kFaces + kDestinyFaces + kAliens + kTechnologies));
}

}  // namespace
}  // namespace kosmo::cosmic

#include "engine/rules_text.h"

#include <gtest/gtest.h>

#include <set>

namespace kosmo {
namespace {

TEST(RulesText, KnowsEveryRuleOfAGameByItsNumber) {
  ASSERT_FALSE(rules_of("narodziny").empty());
  std::set<std::string> ids;
  for (const RuleText& rule : rules_of("narodziny")) {
    EXPECT_TRUE(ids.insert(rule.id).second) << rule.id << " is there twice";
    EXPECT_TRUE(rule.id.starts_with("NK-")) << rule.id;
    ASSERT_NE(find_rule(rule.id), nullptr) << rule.id;
    EXPECT_EQ(find_rule(rule.id)->en, rule.en);
  }
}

TEST(RulesText, IsInBothLanguages) {
  for (const RuleText& rule : rules_of("narodziny")) {
    EXPECT_FALSE(rule.en.empty()) << rule.id;
    EXPECT_FALSE(rule.section_en.empty()) << rule.id;
    EXPECT_NE(rule.en, rule.pl) << rule.id << " has no Polish text";
    EXPECT_NE(rule.section_en, rule.section_pl) << rule.id << " has no Polish heading";
  }
}

TEST(RulesText, OfAnUnknownGameIsEmpty) {
  EXPECT_TRUE(rules_of("no-such-game").empty());
  EXPECT_EQ(find_rule("NK-NONE-99"), nullptr);
  EXPECT_EQ(find_rule(""), nullptr);
}

TEST(RulesText, IsFoundByWordsInAnyOrderAndCase) {
  const auto found = search_rules("narodziny", "STAR supernova", Lang::kEnglish);
  ASSERT_FALSE(found.empty());
  for (const RuleText* rule : found) {
    const std::string text = fold(rule->id + rule->section_en + rule->en);
    EXPECT_NE(text.find("star"), std::string::npos) << rule->id;
    EXPECT_NE(text.find("supernova"), std::string::npos) << rule->id;
  }
}

TEST(RulesText, IsFoundWithoutPolishLetters) {
  EXPECT_FALSE(search_rules("narodziny", "mgławica", Lang::kPolish).empty());
  EXPECT_EQ(search_rules("narodziny", "mgławica", Lang::kPolish), search_rules("narodziny", "MGLAWICA", Lang::kPolish));
}

TEST(RulesText, IsFoundByItsNumberFirst) {
  const RuleText& some = rules_of("narodziny").at(5);
  const auto found = search_rules("narodziny", some.id, Lang::kEnglish);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found[0]->id, some.id);
}

TEST(Fold, MakesPolishLettersPlain) { EXPECT_EQ(fold("Zażółć GĘŚLĄ jaźń"), "zazolc gesla jazn"); }

}  // namespace
}  // namespace kosmo

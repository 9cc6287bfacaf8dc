#include "engine/rules_text.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/erase.h"
#include "engine/letters.h"
#include "tests/support/two_documents.h"

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

// Rules of a card or a power end in a letter and a number.
TEST(RulesText, KnowsNumbersWithLetters) {
  const EmbeddedFile files[] = {
      {"rules/cosmic.md", "# Cosmic\n\n## 1. Aliens\n\n- **CA-AMOEBA-W1** It oozes.\n- **CA-AMOEBA-02** It splits.\n"},
      {"rules/cosmic.pl.md",
       "# Kosmos\n\n## 1. Obcy\n\n- **CA-AMOEBA-W1** Sączy się.\n- **CA-AMOEBA-02** Dzieli się.\n"}};
  const RuleLibrary library(files);
  ASSERT_EQ(library.rules_of("cosmic").size(), 2u);
  ASSERT_NE(library.find_rule("CA-AMOEBA-W1"), nullptr);
  EXPECT_EQ(library.find_rule("CA-AMOEBA-W1")->pl, "Sączy się.");
  EXPECT_EQ(library.search_rules("cosmic", "ca-amoeba-w1", Lang::kEnglish).size(), 1u);
}

// They are for tools/rule-coverage, not for players.
TEST(RulesText, LeavesMarksOut) {
  const EmbeddedFile files[] = {{"rules/go.md",
                                 "# Go\n\n## 1. Stones\n\n- **GO-STO-01** stones: 361 (component) [R]\n"
                                 "- **GO-STO-02** A stone stays (follows from GO-STO-01, GO-MOV-03) [R] [P]\n"
                                 "- **GO-STO-03** A stone (black or white) is put down. [R]\n"},
                                {"rules/go.pl.md",
                                 "# Go\n\n## 1. Kamienie\n\n- **GO-STO-01** kamienie: 361 (element gry) [R]\n"
                                 "- **GO-STO-02** Kamień zostaje (wynika z GO-STO-01, GO-MOV-03) [R] [P]\n"
                                 "- **GO-STO-03** Kładzie się kamień (czarny lub biały). [R]\n"}};
  const RuleLibrary library(files);
  const auto rule = [&](std::string_view id) { return *library.find_rule(id); };
  EXPECT_EQ(rule("GO-STO-01").en, "stones: 361 [R]");
  EXPECT_EQ(rule("GO-STO-01").pl, "kamienie: 361 [R]");
  EXPECT_TRUE(rule("GO-STO-01").follows.empty());
  EXPECT_EQ(rule("GO-STO-02").en, "A stone stays [R] [P]");
  EXPECT_EQ(rule("GO-STO-02").pl, "Kamień zostaje [R] [P]");
  EXPECT_EQ(rule("GO-STO-02").follows, (std::vector<std::string>{"GO-STO-01", "GO-MOV-03"}));
  EXPECT_EQ(rule("GO-STO-03").en, "A stone (black or white) is put down. [R]");
  for (const Game* game : games())
    for (const RuleText& one : rules_of(game->info().id))
      for (const std::string_view mark : {"(component", "(follows from", "(element gry", "(wynika z"})
        EXPECT_EQ((one.en + one.pl).find(mark), std::string::npos) << one.id;
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

TEST(RulesText, OfAGameWithOneDocumentIsNotOfAPart) {
  for (const RuleText& rule : rules_of("narodziny")) {
    EXPECT_EQ(rule.document.id, "narodziny");
    EXPECT_FALSE(rule.document.is_part());
    EXPECT_EQ(rule.document.title_en, "Narodziny kosmosu (Crafting the Cosmos) – rules specification");
    EXPECT_EQ(rule.document.title_pl, "Narodziny kosmosu (Crafting the Cosmos) – opis zasad");
  }
}

TEST(TwoDocuments, AreOneListWithTheMainDocumentFirst) {
  const RuleLibrary library(kTwoDocuments);
  std::vector<std::string> read;
  for (const RuleText& rule : library.rules_of("chess"))
    read.push_back(rule.document.id + ", " + rule.section_en + ": " + rule.id);
  EXPECT_EQ(read, (std::vector<std::string>{"chess, 1. Moves: CH-MOV-01", "chess, 1. Moves: CH-MOV-02",
                                            "chess-fairy, 1. Moves: FP-MOV-01", "chess-fairy, 2. Names: FP-NAM-01"}));
  EXPECT_EQ(library.rules_of("go").size(), 1u);
  EXPECT_TRUE(library.rules_of("chess-fairy").empty()) << "a part is no game";
}

TEST(TwoDocuments, ComeInTheOrderOfTheirNames) {
  const EmbeddedFile files[] = {{"rules/a-z.md", "- **Z-01** z\n"},
                                {"rules/a-b.md", "- **B-01** b\n"},
                                {"rules/a.md", "- **A-01** a\n"},
                                {"rules/a-b-c.md", "- **C-01** c\n"}};
  const RuleLibrary library(files);
  std::string ids;
  for (const RuleText& rule : library.rules_of("a")) ids += rule.id + " ";
  EXPECT_EQ(ids, "A-01 B-01 C-01 Z-01 ");
}

TEST(TwoDocuments, AreToldApartByTheirTitles) {
  const RuleLibrary library(kTwoDocuments);
  const RuleText *main = library.find_rule("CH-MOV-01"), *part = library.find_rule("FP-MOV-01");
  ASSERT_TRUE(main && part);
  EXPECT_EQ(main->section_en, part->section_en);
  EXPECT_FALSE(main->document.is_part());
  EXPECT_EQ(main->document.title(Lang::kEnglish), "Chess");
  EXPECT_EQ(main->document.title(Lang::kPolish), "Szachy");
  EXPECT_TRUE(part->document.is_part());
  EXPECT_EQ(part->document.title(Lang::kEnglish), "Chess: fairy pieces");
  EXPECT_EQ(part->document.title(Lang::kPolish), "Szachy: bierki bajkowe");
  EXPECT_EQ(part->section_pl, "1. Ruchy");
  EXPECT_EQ(part->pl, "Róża krąży.");
}

TEST(TwoDocuments, AreFoundByNumberAndByWords) {
  const RuleLibrary library(kTwoDocuments);
  const std::vector<RuleText>& rules = library.rules_of("chess");
  for (const RuleText& rule : rules) EXPECT_EQ(library.find_rule(rule.id), &rule) << rule.id;
  EXPECT_EQ(library.find_rule("CH-NOT-01"), nullptr) << "cards are no rules";
  EXPECT_EQ(library.search_rules("chess", "RIDES", Lang::kEnglish),
            (std::vector<const RuleText*>{&rules[0], &rules[1], &rules[2]}));
  EXPECT_EQ(library.search_rules("chess", "roza", Lang::kPolish), (std::vector<const RuleText*>{&rules[2]}));
  EXPECT_EQ(library.search_rules("chess", "fp-nam-01", Lang::kPolish), (std::vector<const RuleText*>{&rules[3]}));
}

TEST(TwoDocuments, MayLackATranslation) {
  const RuleLibrary library(kTwoDocuments);
  const RuleText* rule = library.find_rule("GO-MOV-01");
  ASSERT_TRUE(rule);
  EXPECT_EQ(rule->document.title_pl, "Go");
  EXPECT_EQ(rule->section_pl, "1. Moves");
  EXPECT_EQ(rule->pl, "A stone stays.");
}

// As little of a game as can be registered.
struct Dashed {
  struct State {
    Core<4> core;
  };
  static const GameInfo& info() {
    static constexpr Name kSeats[] = {{"left", {"left", "lewy"}}, {"right", {"right", "prawy"}}};
    static const GameInfo info{.id = "chess-fairy",
                               .name = {"Fairy chess", "Szachy bajkowe"},
                               .blurb = {"It could be a part.", "Może to być część."},
                               .min_seats = 2,
                               .max_seats = 2,
                               .seat_names = kSeats,
                               .options = {}};
    return info;
  }
  static std::span<const StepRule<State>> steps() { return {}; }
  static std::span<const VerbRule> verbs() { return {}; }
  static std::span<const Phrase> event_phrases() { return {}; }
  static void setup(State&, const Options&, Events&) {}
  static void describe(Archive&, State&) {}
  static Result result(const State&) { return {}; }
  static Problem broken_invariant(const State&) { return {}; }
};

TEST(TwoDocuments, CannotBeMistakenForTwoGames) {
  static const Erased<Dashed> game;
  EXPECT_THROW(register_game(game), BrokenLimit);
  EXPECT_EQ(find_game("chess-fairy"), nullptr);
}

}  // namespace
}  // namespace kosmo

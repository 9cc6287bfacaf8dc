// The small parts: words, widths, tables, and what a typed answer means.
#include <gtest/gtest.h>

#include <sstream>

#include "cli/choices.h"
#include "cli/json_print.h"
#include "cli/lookup.h"
#include "cli/simulation.h"
#include "cli/terminal.h"
#include "cli/words.h"
#include "tests/support/two_documents.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

TEST(Words, HolesAreFilledInOrderOrByNumber) {
  EXPECT_EQ(words(Lang::kEnglish, {"{} of {}", ""}, 2, "three"), "2 of three");
  EXPECT_EQ(words(Lang::kPolish, {"", "{1} przed {0}"}, "b", "a"), "a przed b");
  EXPECT_EQ(words(Lang::kPolish, {"", "{}"}, Text{"game", "gra"}), "gra");
  EXPECT_EQ(words(Lang::kEnglish, {"a { b {} {", ""}, "x"), "a { b x {");
}

TEST(Words, NumbersAgreeWithTheirNounsAndTheLanguage) {
  const Text games{"game|games", "gra|gry|gier"};
  EXPECT_EQ(counted(1, Lang::kPolish, games), "1 gra");
  EXPECT_EQ(counted(2, Lang::kPolish, games), "2 gry");
  EXPECT_EQ(counted(12, Lang::kPolish, games), "12 gier");
  EXPECT_EQ(counted(22, Lang::kPolish, games), "22 gry");
  EXPECT_EQ(counted(0, Lang::kEnglish, games), "0 games");
  EXPECT_EQ(grouped(1234567, Lang::kEnglish), "1,234,567");
  EXPECT_EQ(grouped(1234567, Lang::kPolish), "1\u00a0234\u00a0567");
  EXPECT_EQ(decimal(3.14159, 2, Lang::kPolish), "3,14");
  EXPECT_EQ(rate(1'520'000, Lang::kEnglish), "1.52\u00a0M");
}

TEST(Words, NumbersBelowZeroHaveAMinusSign) { EXPECT_EQ(words(Lang::kEnglish, {"{} of {}", ""}, -3, 7), "−3 of 7"); }

TEST(Words, WhatWasTypedIsShownHarmless) {
  EXPECT_EQ(in_quotes("a\033[2Jb\n").en, "'a?[2Jb?'");
  EXPECT_EQ(in_quotes(std::string(100, 'x'), 3).en, "'xxx…'");
  EXPECT_EQ(in_quotes("żółć", 2).pl, "„ż…”");  // never half a letter
}

TEST(Words, TheNearestCandidateIsMeant) {
  const std::vector<std::string> names{"play", "replay", "rules", "simulate"};
  EXPECT_EQ(closest("plya", names), "play");
  EXPECT_EQ(closest("sim", names), "simulate");
  EXPECT_EQ(closest("RULSE", names), "rules");
  EXPECT_EQ(closest("banana", names), "");
  EXPECT_EQ(closest("", names), "");
}

// Shows as a terminal without colours would.
std::string shown(Lang lang, std::string (*show)(const RuleLibrary&, const Context&)) {
  std::istringstream in;
  std::ostringstream out;
  const RuleLibrary library(kTwoDocuments);
  return show(library, Context{in, out, out, lang});
}

TEST(Lookup, SectionsOfSeveralDocumentsStandBelowTheirTitles) {
  const auto chess = [](const RuleLibrary& library, const Context& c) {
    return show_sections(library.rules_of("chess"), c);
  };
  EXPECT_EQ(shown(Lang::kEnglish, chess),
            "Chess\n"
            "  1. Moves  2  CH-MOV-01 … CH-MOV-02\n"
            "\n"
            "Chess: fairy pieces\n"
            "  1. Moves  1  FP-MOV-01\n"
            "  2. Names  1  FP-NAM-01\n");
  EXPECT_TRUE(shown(Lang::kPolish, chess).starts_with("Szachy\n  1. Ruchy  2  CH-MOV-01 … CH-MOV-02\n"));
}

TEST(Lookup, SectionsOfOneDocumentHaveNoTitle) {
  const auto go = [](const RuleLibrary& library, const Context& c) { return show_sections(library.rules_of("go"), c); };
  EXPECT_EQ(shown(Lang::kEnglish, go), "  1. Moves  1  GO-MOV-01\n");
  const auto none = [](const RuleLibrary&, const Context& c) { return show_sections({}, c); };
  EXPECT_EQ(shown(Lang::kEnglish, none), "");
}

TEST(Lookup, WhatARuleFollowsFromStandsBelowIt) {
  const auto castling = [](const RuleLibrary& library, const Context& c) {
    RuleText rule = *library.find_rule("CH-MOV-01");
    rule.follows = {"CH-MOV-02", "CH-MOV-03"};
    return show_rule(rule, c);
  };
  EXPECT_EQ(shown(Lang::kEnglish, castling),
            "CH-MOV-01  1. Moves\n  A rook rides in a line.\n  Follows from CH-MOV-02, CH-MOV-03.\n");
  EXPECT_TRUE(shown(Lang::kPolish, castling).ends_with("\n  Wynika z CH-MOV-02, CH-MOV-03.\n"));
}

TEST(Lookup, ARuleOfAPartSaysOfWhich) {
  const auto part = [](const RuleLibrary& library, const Context& c) {
    return show_rule(*library.find_rule("FP-MOV-01"), c);
  };
  const auto main = [](const RuleLibrary& library, const Context& c) {
    return show_rule(*library.find_rule("CH-MOV-01"), c);
  };
  EXPECT_EQ(shown(Lang::kEnglish, part), "FP-MOV-01  Chess: fairy pieces, 1. Moves\n  A rose rides in a circle.\n");
  EXPECT_EQ(shown(Lang::kPolish, part), "FP-MOV-01  Szachy: bierki bajkowe, 1. Ruchy\n  Róża krąży.\n");
  EXPECT_EQ(shown(Lang::kEnglish, main), "CH-MOV-01  1. Moves\n  A rook rides in a line.\n");
}

TEST(Terminal, TextIsWrappedByWidthAndKeepsItsLines) {
  EXPECT_EQ(wrapped("aaa bbb ccc", 7), "aaa bbb\nccc");
  EXPECT_EQ(wrapped("aaa bbb", 5, 2, 1), "  aaa\n bbb");
  EXPECT_EQ(wrapped("ąąą bbb", 7), "ąąą bbb");
  EXPECT_EQ(wrapped("one\ntwo", 20, 2, 2), "  one\n  two");
  EXPECT_EQ(wrapped("unbreakable", 5), "unbreakable");
  EXPECT_EQ(wrapped("gwiazda w polu", 9), "gwiazda\nw polu") << "a word of one letter does not end a line";
  EXPECT_EQ(wrapped("gra (z i bez)", 8), "gra\n(z i bez)");
  EXPECT_EQ(wrapped("", 5), "");
}

TEST(Terminal, TablesAlignPaintedAndAccentedCells) {
  TextTable table({TextTable::Align::kLeft, TextTable::Align::kRight});
  table.add({"\033[1mł\033[0m", "1"});
  table.add({"abc", "10"});
  EXPECT_EQ(table.print(1), " \033[1mł\033[0m     1\n abc  10\n");
}

TEST(Terminal, FoundWordsArePaintedWithoutRegardToMarksAndCase) {
  Terminal colours;
  colours.colour = true;
  EXPECT_EQ(highlighted("Gwiazdę widać", WordSearch("gwiazde", Lang::kPolish), colours),
            "\033[33mGwiazdę\033[0m widać");
  EXPECT_EQ(highlighted("łódź", WordSearch("odz", Lang::kPolish), colours), "ł\033[33módź\033[0m");
  EXPECT_EQ(highlighted("ciemnej energii", WordSearch("energia", Lang::kPolish), colours),
            "ciemnej \033[33menergii\033[0m");
  EXPECT_EQ(highlighted("abc", WordSearch("x", Lang::kPolish), colours), "abc");
}

TEST(Json, IsIndentedAndKeepsItsOrder) {
  EXPECT_EQ(pretty_json(R"({"b":1,"a":{"x":[1,"two",null]},"e":{},"l":[{"k":true}]})"),
            "{\n  \"b\": 1,\n  \"a\": {\n    \"x\": [1, \"two\", null]\n  },\n  \"e\": {},\n  \"l\": [\n    {\n      "
            "\"k\": true\n    }\n  ]\n}\n");
}

TEST(Json, LongListsFillTheirLines) {
  std::string list = "[1000000";
  for (int i = 0; i < 40; ++i) list += ",1000000";
  const std::string printed = pretty_json(list + "]");
  std::size_t start = 0;
  for (auto end = printed.find('\n'); end != std::string::npos; start = end + 1, end = printed.find('\n', start))
    EXPECT_LE(end - start, 100u);
  EXPECT_GT(printed.find('\n', 2), 80u);
}

TEST(Statistics, AreThoseOfTheBook) {
  const Distribution spread = spread_of({2, 4, 4, 4, 5, 5, 7, 9});
  EXPECT_DOUBLE_EQ(spread.mean, 5);
  EXPECT_NEAR(spread.sd, 2.13809, 1e-5);
  EXPECT_DOUBLE_EQ(spread.median, 4.5);
  EXPECT_DOUBLE_EQ(spread.lower, 4);
  EXPECT_DOUBLE_EQ(spread.upper, 5.5);
  const Share share = share_of(5, 10);
  EXPECT_NEAR(share.low, 0.2366, 1e-4);
  EXPECT_NEAR(share.high, 0.7634, 1e-4);
  EXPECT_GT(share_of(0, 10).high, 0);  // none in ten is not never
}

class ChoicesOfLucky : public testing::Test {
 protected:
  Choices offered() const {
    return Choices(Position(lucky_game(), 2, lucky_game().standard_options(), 1), {}, Lang::kEnglish);
  }
};

TEST_F(ChoicesOfLucky, FitByNumberWholeTextBeginningOrEnd) {
  const Choices choices = offered();
  EXPECT_EQ(choices.fitting("1"), std::vector<int>{0});
  EXPECT_EQ(choices.fitting("9"), std::vector<int>{8});  // the ninth choice, not spot 9
  EXPECT_EQ(choices.fitting("10"), std::vector<int>{});
  EXPECT_EQ(choices.fitting("Draw"), std::vector<int>{0});
  EXPECT_EQ(choices.fitting("d"), std::vector<int>{0});
  EXPECT_EQ(choices.fitting("pl 8"), std::vector<int>{8});
  EXPECT_EQ(choices.fitting("place").size(), 8u);
  EXPECT_EQ(choices.fitting(""), std::vector<int>{});
  EXPECT_EQ(choices.fitting("spot 8"), std::vector<int>{});
  EXPECT_EQ(choices.mentioning("spot 8"), std::vector<int>{8});
}

}  // namespace
}  // namespace kosmo

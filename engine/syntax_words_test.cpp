// Mistakes in TOML and JSON, said in our own words in both languages.
#include "engine/syntax_words.h"

#include <gtest/gtest.h>

#include "engine/content.h"
#include "engine/plain_text.h"
#include "engine/scenario_file.h"

namespace kosmo {
namespace {

Problem toml_problem(std::string_view text) {
  std::vector<ScenarioFile> files;
  return read_scenarios(text, "q.toml", files);
}

void expect_toml(std::string_view text, const std::string& en, const std::string& pl) {
  const Problem problem = toml_problem(text);
  EXPECT_EQ(problem.en, "q.toml:" + en) << text;
  EXPECT_EQ(problem.pl, "q.toml:" + pl) << text;
}

TEST(SyntaxWords, OfTomlAreInBothLanguagesWithLineAndColumn) {
  expect_toml("title = 't'\n[[play]\n", "2: this is not TOML, column 8: a closing bracket ] is missing",
              "2: to nie jest TOML, kolumna 8: brakuje nawiasu zamykającego ]");
  expect_toml("pink = end", "1: this is not TOML, column 8: a value is wanted here; texts stand in quotation marks",
              "1: to nie jest TOML, kolumna 8: tu potrzebna jest wartość; teksty zapisuje się w cudzysłowie");
  expect_toml("seed = 99999999999999999999", "1: this is not TOML, column 28: this number is too large",
              "1: to nie jest TOML, kolumna 28: ta liczba jest za duża");
  expect_toml("a = 1 b = 2", "1: this is not TOML, column 7: nothing more may stand on this line",
              "1: to nie jest TOML, kolumna 7: w tym wierszu nie może być nic więcej");
}

// No word of the library comes through, whatever is wrong.
TEST(SyntaxWords, OfTomlNeverQuoteTheLibrary) {
  for (const char* text :
       {"a = \"x",       "a = [1, 2",   "a = { b = 1",    "a 1",          "= 1",          "a = 1__0",
        "a = 012",       "a = \"\\q\"", "[a]\n[a]",       "a = \"\x01\"", "a = 1\na = 2", "a = [1 2]",
        "a = [,]",       "a = 0x",      "a = 2020-13-01", "a = 1e",       "[[a] ]",       "a.b = 1\na.b.c = 2",
        "\xff\xff",      "a = '''x",    "[.x]",           "ń = 1",        "a = ńń",       "a = tru",
        "a = { b = 1, }"}) {
    const Problem problem = toml_problem(text);
    EXPECT_NE(problem.en.find("this is not TOML, column "), std::string::npos) << text << ": " << problem.en;
    EXPECT_NE(problem.pl.find("to nie jest TOML, kolumna "), std::string::npos) << text << ": " << problem.pl;
    for (const char* theirs : {"Error", "expected", "saw", "encountered", "cannot"})
      EXPECT_EQ(problem.pl.find(theirs), std::string::npos) << problem.pl;
  }
}

TEST(SyntaxWords, NameTheKeyThatStandsTwice) {
  for (const char* text :
       {"[given]\n\"/players/pink/score\" = 1\n\"/players/pink/score\" = 2\n",
        "[given]\n'/players/pink/score' = 1\n'/players/pink/score'=[1, 2]\n",
        "x = 1\n\ngiven = { y = \"a=b\", '/players/pink/score' = 1, '/players/pink/score' = 2, z = 3 }"}) {
    const Problem problem = toml_problem(text);
    EXPECT_TRUE(problem.en.starts_with("q.toml:3: ")) << problem.en;
    EXPECT_TRUE(problem.en.ends_with("the key '/players/pink/score' stands here a second time")) << problem.en;
    EXPECT_TRUE(problem.pl.ends_with("klucz „/players/pink/score” występuje tu po raz drugi")) << problem.pl;
  }
}

TEST(SyntaxWords, OfContentFilesAreTheSame) {
  ContentReader reader({"t.toml", "[[card]\n"});
  ASSERT_EQ(reader.problems().size(), 1U);
  EXPECT_EQ(reader.problems()[0].en, "t.toml:1: toml: this is not TOML, column 8: a closing bracket ] is missing");
  EXPECT_EQ(reader.problems()[0].pl, "t.toml:1: toml: to nie jest TOML, kolumna 8: brakuje nawiasu zamykającego ]");
}

TEST(SyntaxWords, OfJsonAreInBothLanguagesWithTheColumn) {
  const auto expect = [](std::string_view text, const std::string& en, const std::string& pl) {
    EXPECT_EQ(why_not_json(text).en, en) << text;
    EXPECT_EQ(why_not_json(text).pl, pl) << text;
  };
  expect("{\"a\":1}", "", "");
  expect("{\"a\":1} x", "column 9: something follows where the line should end",
         "kolumna 9: po końcu obiektu jest coś jeszcze");
  expect("{\"a\":", "column 6: the line breaks off", "kolumna 6: wiersz się urywa");
  expect("{\"ń\":x}", "column 6: a mistake in the syntax", "kolumna 6: błąd składni");
  expect("{\"\xff\":1}", "column 3: these bytes are no text in UTF-8",
         "kolumna 3: te bajty nie są tekstem w kodowaniu UTF-8");
}

TEST(SyntaxWords, Utf16IsCalledByItsName) {
  using namespace std::string_literals;
  for (const std::string& text : {"\xff\xfet\0i\0t\0"s, "\xfe\xff\0t\0i\0t"s, "t\0i\0t\0"s, "\0t\0i\0t"s}) {
    EXPECT_TRUE(is_utf16(text));
    EXPECT_TRUE(toml_problem(text).en.ends_with("the file is written in UTF-16; save it as UTF-8"))
        << toml_problem(text).en;
    EXPECT_TRUE(toml_problem(text).pl.ends_with("w kodowaniu UTF-16; zapisz go jako UTF-8"));
  }
  EXPECT_FALSE(is_utf16("title"));
  EXPECT_FALSE(is_utf16(""));
  EXPECT_FALSE(is_utf16("\xef\xbb\xbftitle"));
  EXPECT_EQ(without_bom("\xef\xbb\xbftitle"), "title");
  EXPECT_EQ(without_bom("title"), "title");
}

}  // namespace
}  // namespace kosmo

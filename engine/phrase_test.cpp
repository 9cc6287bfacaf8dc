#include "engine/phrase.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

constexpr Name kStars[] = {{"H", {"hydrogen", "wodór|wodoru|wodór|wodorze"}}, {"He", {"helium", "hel|helu"}}};
constexpr ArgKind kStar = kind_of<kStars>("star");
const VerbRule kVerbs[] = {
    {{"place-star", {"Place {0}", "Połóż {0.2}"}, {&kStar}}, "T-01"},
    {{"spend", {"Spend {0} on {1}", "Wydaj {0} na {1.2}"}, {&kNumber, &kStar}}, "T-02"},
    {{"pass", {"Pass", "Spasuj"}}, "T-03"},
};

std::string said(Text text, int value, Lang lang) {
  return say(Phrase{"t", text, {&kNumber}}, {static_cast<std::int16_t>(value)}, lang);
}

TEST(Phrase, FillsItsHoles) {
  EXPECT_EQ(say_action(kVerbs, make_action(1, 12, 1), Lang::kEnglish), "Spend 12 on helium");
  EXPECT_EQ(say_action(kVerbs, make_action(2), Lang::kPolish), "Spasuj");
}

TEST(Phrase, SpeaksInPolishCases) {
  const Phrase without{"t", {"No {0}.", "Brak {0.1}."}, {&kStar}};
  EXPECT_EQ(say(without, {0}, Lang::kPolish), "Brak wodoru.");
  EXPECT_EQ(say(without, {1}, Lang::kPolish), "Brak helu.");
  EXPECT_EQ(say(without, {0}, Lang::kEnglish), "No hydrogen.");
  const Phrase fewer{"t", {"About {0}", "O {0.3}"}, {&kStar}};
  EXPECT_EQ(say(fewer, {1}, Lang::kPolish), "O hel") << "a form that is not there: the first serves";
}

TEST(Phrase, BeginsWithACapitalLetter) {
  const Phrase burns{"t", {"{0} burns.", "{0} płonie."}, {&kStar}};
  EXPECT_EQ(say(burns, {1}, Lang::kEnglish), "Helium burns.");
  EXPECT_EQ(say(burns, {1}, Lang::kPolish), "Hel płonie.");
}

TEST(Phrase, CountsInBothLanguages) {
  const Text cards{"{0} {0#card|cards}", "{0} {0#karta|karty|kart}"};
  const std::pair<int, const char*> polish[] = {
      {0, "0 kart"},   {1, "1 karta"},  {2, "2 karty"},   {4, "4 karty"},    {5, "5 kart"},      {12, "12 kart"},
      {14, "14 kart"}, {21, "21 kart"}, {22, "22 karty"}, {112, "112 kart"}, {124, "124 karty"}, {-2, "-2 karty"}};
  for (const auto& [n, text] : polish) EXPECT_EQ(said(cards, n, Lang::kPolish), text);
  EXPECT_EQ(said(cards, 1, Lang::kEnglish), "1 card");
  EXPECT_EQ(said(cards, 0, Lang::kEnglish), "0 cards");
}

TEST(Phrase, ShowsAHoleThatCannotBeFilled) {
  EXPECT_EQ(said({"{1}", "{1}"}, 0, Lang::kEnglish), "{?}");
  EXPECT_EQ(said({"{9}", "{9}"}, 0, Lang::kEnglish), "{?}");
  EXPECT_EQ(said({"open {0", "open {0"}, 0, Lang::kEnglish), "open {0");
}

TEST(ActionText, IsCanonicalAndReadBack) {
  for (const Action a : {make_action(0, 1), make_action(1, 255, 0), make_action(2)}) {
    const Maybe<Action> back = parse_action(kVerbs, print_action(kVerbs, a));
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, a);
  }
  EXPECT_EQ(print_action(kVerbs, make_action(0, 1)), "place-star He");
}

TEST(ActionText, IsReadWhateverItsCaseAndSpaces) {
  const Maybe<Action> read = parse_action(kVerbs, "  PLACE-star   he ");
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, make_action(0, 1));
}

TEST(ActionText, ThatIsWrongIsExplainedInBothLanguages) {
  const auto problem = [](const char* text) { return parse_action(kVerbs, text).problem(); };
  EXPECT_EQ(problem("").en, "An action is a verb and its arguments; this is empty.");
  EXPECT_EQ(problem("fly").en, "There is no action 'fly'.");
  EXPECT_EQ(problem("fly").pl, "Nie ma akcji 'fly'.");
  EXPECT_EQ(problem("pass now").en, "'pass' takes 0 argument(s), not 1.");
  EXPECT_EQ(problem("place-star Xe").en, "'Xe' is no star; known: H, He.");
  for (const char* number : {"spend -1 H", "spend 256 H", "spend 1x H", "spend 99999999999 H"})
    EXPECT_NE(problem(number).en.find("known: 0..255"), std::string::npos) << number;
}

TEST(ActionText, OfBytesThatMeanNothingIsStillText) {
  EXPECT_EQ(print_action(kVerbs, make_action(99)), "?99");
  EXPECT_EQ(print_action(kVerbs, make_action(0, 77)), "place-star ?");
  EXPECT_FALSE(say_action(kVerbs, make_action(0, 77), Lang::kPolish).empty());
}

}  // namespace
}  // namespace kosmo

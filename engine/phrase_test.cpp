#include "engine/phrase.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

testing::AssertionResult says(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "'" << text << "' does not say '" << part << "'";
}

constexpr Name kStars[] = {{"H", {"hydrogen", "wodór|gen=wodoru|acc=wodór|loc=wodorze"}},
                           {"He", {"helium", "hel|gen=helu|acc=hel"}}};
constexpr Name kGoods[] = {
    {"food",
     {"food", "żywność|gen=żywności"},
     {"unit of food|many=units of food",
      "sztuka żywności|gen=sztuki żywności|acc=sztukę żywności|few=sztuki żywności|many=sztuk żywności"}}};
constexpr ArgKind kGood = kind_of<kGoods>("good");
constexpr ArgKind kStar = kind_of<kStars>("star");
const VerbRule kVerbs[] = {
    {{"place-star", {"Place {0}", "Połóż {0:acc}"}, {&kStar}}, "T-01"},
    {{"spend", {"Spend {0} on {1}", "Wydaj {0} na {1:acc}"}, {&kNumber, &kStar}}, "T-02"},
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
  const Phrase without{"t", {"No {0}.", "Brak {0:gen}."}, {&kStar}};
  EXPECT_EQ(say(without, {0}, Lang::kPolish), "Brak wodoru.");
  EXPECT_EQ(say(without, {1}, Lang::kPolish), "Brak helu.");
  EXPECT_EQ(say(without, {0}, Lang::kEnglish), "No hydrogen.");
  const Phrase about{"t", {"About {0}", "O {0:loc}"}, {&kStar}};
  EXPECT_EQ(say(about, {1}, Lang::kPolish), "O hel") << "not every star has this form, so it is said plainly";
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
      {14, "14 kart"}, {21, "21 kart"}, {22, "22 karty"}, {112, "112 kart"}, {124, "124 karty"}, {-2, "−2 karty"}};
  for (const auto& [n, text] : polish) EXPECT_EQ(said(cards, n, Lang::kPolish), text);
  EXPECT_EQ(said(cards, 1, Lang::kEnglish), "1 card");
  EXPECT_EQ(said(cards, 0, Lang::kEnglish), "0 cards");
}

TEST(Phrase, CountsThingsByTheirOwnWords) {
  const auto said_in = [](Text text, int n, Lang lang) {
    return say(Phrase{"t", text, {&kNumber, &kGood}}, {static_cast<std::int16_t>(n), 0}, lang);
  };
  const Text gains{"gains {0*1}", "zyskuje {0*1:acc}"}, lacks{"lacks {0*1}", "nie ma {0*1:gen}"}, is{"{0*1}", "{0*1}"};
  EXPECT_EQ(said_in(gains, 1, Lang::kPolish), "zyskuje 1 sztukę żywności");
  EXPECT_EQ(said_in(gains, 3, Lang::kPolish), "zyskuje 3 sztuki żywności");
  EXPECT_EQ(said_in(gains, 5, Lang::kPolish), "zyskuje 5 sztuk żywności");
  EXPECT_EQ(said_in(lacks, 1, Lang::kPolish), "nie ma 1 sztuki żywności");
  EXPECT_EQ(said_in(lacks, 3, Lang::kPolish), "nie ma 3 sztuk żywności");
  EXPECT_EQ(said_in(is, 1, Lang::kPolish), "1 sztuka żywności");
  EXPECT_EQ(said_in(gains, 1, Lang::kEnglish), "gains 1 unit of food");
  EXPECT_EQ(said_in(gains, 2, Lang::kEnglish), "gains 2 units of food");
}

TEST(Phrase, SaysWhatIsWrongWithItsHoles) {
  const auto wrong = [](const char* pl) { return wrong_holes({"t", {"{0} {1} {2}", pl}, {&kNumber, &kStar, &kGood}}); };
  EXPECT_EQ(wrong("{0} {1:gen} {1:acc} {0#a|b|c} {0*2:acc} {0*2:gen} {0*2}"), "");
  EXPECT_TRUE(says(wrong("{1:loc}"), "{1:loc} wants a form that not every star has"));
  EXPECT_TRUE(says(wrong("{1:a}"), "wants a form")) << "English has it, perhaps, but this is Polish";
  EXPECT_TRUE(says(wrong("{0*1}"), "wants a form")) << "stars are not counted";
  EXPECT_TRUE(says(wrong("{0*2:loc}"), "counts in a case"));
  EXPECT_TRUE(says(wrong("{1*2}"), "no number"));
  EXPECT_TRUE(says(wrong("{1#a|b|c}"), "no number"));
  EXPECT_TRUE(says(wrong("{0#a|b}"), "too few"));
  EXPECT_TRUE(says(wrong("{3}"), "filled by nothing"));
  for (const char* none : {"{9}", "{}", "{0.1}", "{0:genitive}", "{0*}", "{x}"})
    EXPECT_TRUE(says(wrong(none), "is no hole")) << none;
  for (const char* brace : {"{0", "0}", "{0} }"}) EXPECT_TRUE(says(wrong(brace), "brace")) << brace;
  EXPECT_TRUE(says(wrong_holes({"t", {"{0:gen}", "{0:gen}"}, {&kStar}}), "'t' in '{0:gen}'"))
      << "English has no genitive";
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
  const std::string keys = "place-star, spend, pass";
  EXPECT_EQ(problem("fly").en, "There is no action 'fly'; there are: " + keys + ".");
  EXPECT_EQ(problem("fly").pl, "Nie ma akcji „fly”; są: " + keys + ".");
  EXPECT_EQ(problem("pass now").en, "'pass' takes 0 arguments; 1 was given.");
  EXPECT_EQ(problem("place-star").en, "'place-star' takes 1 argument; 0 were given.");
  EXPECT_EQ(problem("place-star Xe").en, "'Xe' is not a star; known: H, He.");
  EXPECT_EQ(problem("place-star Xe").pl, "„Xe” nie pasuje tutaj; możliwe wartości: H, He.");
  for (const char* number : {"spend -1 H", "spend 256 H", "spend 1x H", "spend 99999999999 H"})
    EXPECT_NE(problem(number).en.find("known: 0–255"), std::string::npos) << number;
}

TEST(ActionText, OfBytesThatMeanNothingIsStillText) {
  EXPECT_EQ(print_action(kVerbs, make_action(99)), "?99");
  EXPECT_EQ(print_action(kVerbs, make_action(0, 77)), "place-star ?");
  EXPECT_FALSE(say_action(kVerbs, make_action(0, 77), Lang::kPolish).empty());
}

}  // namespace
}  // namespace kosmo

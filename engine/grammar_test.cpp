#include "engine/grammar.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

constexpr Name kHelium = {"He",
                          {"helium star|a=a helium star", "gwiazda helowa|gen=gwiazdy helowej|acc=gwiazdę helową"},
                          {"star|many=stars", "gwiazda|gen=gwiazdy|acc=gwiazdę|few=gwiazdy|many=gwiazd"}};

TEST(Grammar, FindsFormsByTheirNames) {
  EXPECT_EQ(kHelium.form(Lang::kPolish, Form::kPlain), "gwiazda helowa");
  EXPECT_EQ(kHelium.form(Lang::kPolish, Form::kAccusative), "gwiazdę helową");
  EXPECT_EQ(kHelium.form(Lang::kEnglish, Form::kArticle), "a helium star");
  EXPECT_EQ(kHelium.form(Lang::kPolish, Form::kOneAccusative), "gwiazdę");
  EXPECT_EQ(kHelium.form(Lang::kPolish, Form::kMany), "gwiazd");
  EXPECT_EQ(kHelium.form(Lang::kEnglish, Form::kMany), "stars");
  EXPECT_EQ(kHelium.form(Lang::kPolish, Form::kLocative), "")
      << "a form that is not there is nothing, not the plain one";
  EXPECT_EQ(kHelium.form(Lang::kEnglish, Form::kGenitive), "");
  EXPECT_TRUE(kHelium.forms().has(Lang::kPolish, Form::kGenitive));
  EXPECT_FALSE(kHelium.forms().has(Lang::kPolish, Form::kInstrumental));
  EXPECT_FALSE(kHelium.forms().has(Lang::kEnglish, Form::kGenitive));
}

TEST(Grammar, SeesFormsThatAreMiswritten) {
  static_assert(kHelium.sound());
  const auto sound = [](std::string_view forms) { return Name{"x", {forms, "x"}}.sound(); };
  EXPECT_TRUE(sound("hel|gen=helu"));
  EXPECT_FALSE(sound("hel|helu")) << "a form without its name";
  EXPECT_FALSE(sound("hel|gen=")) << "an empty form";
  EXPECT_FALSE(sound("hel|genitive=helu"));
  EXPECT_FALSE(sound("gen=helu")) << "the plain form comes first";
  EXPECT_FALSE(sound("hel|"));
  EXPECT_FALSE((Name{"x", {"x", "x"}, {"x", "hel|loc=helu"}}.sound())) << "what is counted has other forms";
}

TEST(Grammar, NumbersTakeThePluralOfTheirLanguage) {
  for (const int n : {1, -1}) EXPECT_EQ(plural(n, Lang::kPolish), Form::kOne) << n;
  for (const int n : {2, 3, 4, 22, 34, 102, 124, -2}) EXPECT_EQ(plural(n, Lang::kPolish), Form::kFew) << n;
  for (const int n : {0, 5, 11, 12, 13, 14, 21, 25, 100, 112, 114, 1000, -5, -12})
    EXPECT_EQ(plural(n, Lang::kPolish), Form::kMany) << n;
  EXPECT_EQ(plural(1, Lang::kEnglish), Form::kOne);
  for (const int n : {0, 2, 5, 21}) EXPECT_EQ(plural(n, Lang::kEnglish), Form::kMany) << n;
  EXPECT_EQ(agreeing("karta|karty|kart", 22, Lang::kPolish), "karty");
  EXPECT_EQ(agreeing("karta|karty|kart", 0, Lang::kPolish), "kart");
  EXPECT_EQ(agreeing("card|cards", 21, Lang::kEnglish), "cards");
  EXPECT_EQ(agreeing("card|cards", 1, Lang::kEnglish), "card");
}

TEST(Grammar, WordsOfOneLetterStayWithTheNext) {
  for (const char* word : {"i", "w", "z", "o", "u", "a", "W", "(w", "„z"})
    EXPECT_TRUE(stays_with_the_next(word)) << word;
  for (const char* word : {"we", "S", "1", "", "w)", "i,", "ó", "(", "–"})
    EXPECT_FALSE(stays_with_the_next(word)) << word;
}

TEST(Grammar, NumbersBelowZeroHaveATrueMinus) {
  EXPECT_EQ(number_text(-3), "−3");
  EXPECT_EQ(number_text(12), "12");
}

}  // namespace
}  // namespace kosmo

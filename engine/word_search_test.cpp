#include "engine/word_search.h"

#include <gtest/gtest.h>

#include "engine/rules_text.h"

namespace kosmo {
namespace {

using Fit = WordSearch::Fit;

std::size_t count(std::string_view words, Lang lang) { return search_rules("narodziny", words, lang).size(); }

// Found for one form, found for the other: the same rules, whatever their order.
void expect_same_rules(std::string_view a, std::string_view b, Lang lang) {
  auto one = search_rules("narodziny", a, lang), other = search_rules("narodziny", b, lang);
  std::sort(one.begin(), one.end());
  std::sort(other.begin(), other.end());
  EXPECT_FALSE(one.empty()) << a;
  EXPECT_EQ(one, other) << a << " and " << b;
}

TEST(WordForms, OfOnePolishWordAreRecognised) {
  for (const auto& [a, b] : std::initializer_list<std::pair<const char*, const char*>>{{"energia", "energii"},
                                                                                       {"ciemna", "ciemnej"},
                                                                                       {"komora", "komorze"},
                                                                                       {"czas", "czasu"},
                                                                                       {"karta", "karcie"},
                                                                                       {"runda", "rundzie"},
                                                                                       {"reka", "rece"},
                                                                                       {"system", "systemu"},
                                                                                       {"punkt", "punktow"},
                                                                                       {"krysztal", "krysztale"},
                                                                                       {"zdolnosc", "zdolnosciami"},
                                                                                       {"droga", "drodze"}}) {
    EXPECT_TRUE(are_forms_of_one_word(a, b, Lang::kPolish)) << a << " " << b;
    EXPECT_TRUE(are_forms_of_one_word(b, a, Lang::kPolish)) << b << " " << a;
  }
}

TEST(WordForms, OfOneEnglishWordAreRecognised) {
  for (const auto& [a, b] : std::initializer_list<std::pair<const char*, const char*>>{{"star", "stars"},
                                                                                       {"place", "placing"},
                                                                                       {"place", "placed"},
                                                                                       {"energy", "energies"},
                                                                                       {"nebula", "nebulae"},
                                                                                       {"put", "putting"},
                                                                                       {"craft", "crafted"},
                                                                                       {"box", "boxes"}}) {
    EXPECT_TRUE(are_forms_of_one_word(a, b, Lang::kEnglish)) << a << " " << b;
    EXPECT_TRUE(are_forms_of_one_word(b, a, Lang::kEnglish)) << b << " " << a;
  }
}

TEST(WordForms, AreNotMadeOfWordsThatOnlyBeginAlike) {
  for (const auto& [a, b] : std::initializer_list<std::pair<const char*, const char*>>{{"star", "start"},
                                                                                       {"star", "starting"},
                                                                                       {"car", "card"},
                                                                                       {"the", "thing"},
                                                                                       {"plan", "plane"},
                                                                                       {"play", "player"}})
    EXPECT_FALSE(are_forms_of_one_word(a, b, Lang::kEnglish)) << a << " " << b;
  for (const auto& [a, b] : std::initializer_list<std::pair<const char*, const char*>>{{"karta", "karzel"},
                                                                                       {"gra", "gracz"},
                                                                                       {"czas", "czasza"},
                                                                                       {"pole", "polowa"},
                                                                                       {"on", "ona"},
                                                                                       {"tor", "torba"}})
    EXPECT_FALSE(are_forms_of_one_word(a, b, Lang::kPolish)) << a << " " << b;
}

TEST(WordSearch, TellsHowWellATextFits) {
  const WordSearch search("Ciemna energia", Lang::kPolish);
  EXPECT_EQ(search.in("Energia ciemna."), Fit::kExact);
  EXPECT_EQ(search.in("Wydaj kartę CIEMNEJ ENERGII"), Fit::kForms);
  EXPECT_EQ(search.in("ciemnawo, bioenergia"), Fit::kParts);
  EXPECT_EQ(search.in("energia"), Fit::kNone);
  EXPECT_EQ(WordSearch("nova", Lang::kEnglish).in("A supernova"), Fit::kParts);
  EXPECT_EQ(WordSearch("nk-ene", Lang::kEnglish).in("NK-ENE-04"), Fit::kExact);
}

TEST(WordSearch, ShowsWhereTheWordsStand) {
  const std::string text = "Karty „ciemnej” energii";
  std::vector<std::string> shown;
  for (const auto& [begin, end] : WordSearch("energia ciemna", Lang::kPolish).places(text))
    shown.push_back(text.substr(begin, end - begin));
  EXPECT_EQ(shown, (std::vector<std::string>{"energii", "ciemnej"}));
}

TEST(WordSearch, FindsTheRulesOfAWordInEveryForm) {
  expect_same_rules("ciemna energia", "ciemnej energii", Lang::kPolish);
  expect_same_rules("komora czasu", "komory czasu", Lang::kPolish);
  expect_same_rules("gwiazda", "gwiazdami", Lang::kPolish);
  expect_same_rules("star", "stars", Lang::kEnglish);
  expect_same_rules("placing", "place", Lang::kEnglish);
}

TEST(WordSearch, DoesNotFindEverything) {
  EXPECT_GE(count("komora czasu", Lang::kPolish), 5u);
  EXPECT_LE(count("komora czasu", Lang::kPolish), 12u);
  EXPECT_LT(count("ciemna energia", Lang::kPolish), rules_of("narodziny").size() / 4);
  EXPECT_LT(count("placing star", Lang::kEnglish), count("star", Lang::kEnglish));
  EXPECT_EQ(count("nietoperz", Lang::kPolish), 0u);
}

TEST(WordSearch, GivesExactMatchesFirst) {
  const auto found = search_rules("narodziny", "komory czasu", Lang::kPolish);
  const WordSearch search("komory czasu", Lang::kPolish);
  const auto fit = [&](const RuleText* rule) { return search.in(rule->section_pl + " " + rule->pl); };
  EXPECT_TRUE(std::is_sorted(found.begin(), found.end(), [&](auto* a, auto* b) { return fit(a) > fit(b); }));
  EXPECT_EQ(fit(found.front()), Fit::kExact);
  EXPECT_EQ(fit(found.back()), Fit::kForms);
}

}  // namespace
}  // namespace kosmo

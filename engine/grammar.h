// What two languages need of a program that speaks them: the forms of names, and plurals.
//
// A name is written once with all of its forms, the plain one first and the others by what they are called:
//
//   "biały|gen=białego|acc=białego"                     Polish: dopełniacz, celownik (dat), biernik, narzędnik (ins),
//                                                       miejscownik (loc)
//   "H star|a=an H star"                                English: with its article
//
// What can be counted has a second text, which agrees with a number. It need not be the same noun: 3 sztuki żywności.
//
//   "star|many=stars"
//   "gwiazda|gen=gwiazdy|acc=gwiazdę|few=gwiazdy|many=gwiazd"      1 gwiazda; bez 1 gwiazdy; 1 gwiazdę; 2, 22; 5, 12
#pragma once

#include <cstdint>
#include <string>

#include "engine/basics.h"

namespace kosmo {

enum class Form : std::uint8_t {
  kPlain,  // as it stands in a list: nominative, without an article
  kGenitive,
  kDative,
  kAccusative,
  kInstrumental,
  kLocative,
  kArticle,  // English: "an H star"
  kOne,      // counted: 1 of it,
  kOneGenitive,
  kOneAccusative,
  kFew,   // 2 to 4 (Polish)
  kMany,  // any other number
  kCount
};

// Which forms something has, in each language.
struct FormSet {
  std::uint16_t en = 1, pl = 1;  // a bit each; the plain form is always there
  constexpr bool has(Lang lang, Form form) const {
    return (lang == Lang::kPolish ? pl : en) >> static_cast<int>(form) & 1;
  }
  constexpr FormSet operator&(FormSet other) const {
    return {static_cast<std::uint16_t>(en & other.en), static_cast<std::uint16_t>(pl & other.pl)};
  }
};

// How texts call the forms: of a name, and of something counted.
inline constexpr std::pair<std::string_view, Form> kNameForms[] = {
    {"gen", Form::kGenitive},     {"dat", Form::kDative},   {"acc", Form::kAccusative},
    {"ins", Form::kInstrumental}, {"loc", Form::kLocative}, {"a", Form::kArticle}};
inline constexpr std::pair<std::string_view, Form> kCountedForms[] = {{"", Form::kOne},
                                                                      {"gen", Form::kOneGenitive},
                                                                      {"acc", Form::kOneAccusative},
                                                                      {"few", Form::kFew},
                                                                      {"many", Form::kMany}};

// One named value: canonical token, names for people, and what so many of it are called, if it can be counted.
struct Name {
  std::string_view id;
  Text text;
  Text counted{};

  // Empty if the name has no such form.
  constexpr std::string_view form(Lang, Form) const;
  constexpr FormSet forms() const;
  // Is every form called by a name that forms have, and none of them empty?
  constexpr bool sound() const;
};

namespace grammar {

// "gen=białego": what stands behind its name; behind none, the plain form.
constexpr std::string_view find_form(std::string_view forms, std::string_view called) {
  for (bool first = true; !forms.empty(); first = false) {
    const std::string_view one = forms.substr(0, forms.find('|'));
    if (first && called.empty()) return one;
    if (!first && one.size() > called.size() && one.starts_with(called) && one[called.size()] == '=')
      return one.substr(called.size() + 1);
    forms.remove_prefix(one.size() < forms.size() ? one.size() + 1 : one.size());
  }
  return {};
}

template <std::size_t N>
constexpr bool sound(std::string_view forms, const std::pair<std::string_view, Form> (&known)[N]) {
  for (bool first = true; !forms.empty(); first = false) {
    const std::string_view one = forms.substr(0, forms.find('|'));
    bool named = first && !one.empty() && one.find('=') == std::string_view::npos;
    for (const auto& [called, form] : known)
      named |= !first && !called.empty() && one.size() > called.size() + 1 && one.starts_with(called) &&
               one[called.size()] == '=';
    if (!named) return false;
    if (one.size() == forms.size()) return true;
    forms.remove_prefix(one.size() + 1);
    if (forms.empty()) return false;  // ends with a bar
  }
  return true;
}

}  // namespace grammar

constexpr std::string_view Name::form(Lang lang, Form form) const {
  if (form == Form::kPlain) return grammar::find_form(text.at(lang), "");
  for (const auto& [called, one] : kNameForms)
    if (one == form) return grammar::find_form(text.at(lang), called);
  for (const auto& [called, one] : kCountedForms)
    if (one == form) return grammar::find_form(counted.at(lang), called);
  return {};
}

constexpr FormSet Name::forms() const {
  FormSet set;
  for (int f = 0; f < static_cast<int>(Form::kCount); ++f) {
    if (!form(Lang::kEnglish, static_cast<Form>(f)).empty()) set.en = static_cast<std::uint16_t>(set.en | 1 << f);
    if (!form(Lang::kPolish, static_cast<Form>(f)).empty()) set.pl = static_cast<std::uint16_t>(set.pl | 1 << f);
  }
  return set;
}

constexpr bool Name::sound() const {
  return grammar::sound(text.en, kNameForms) && grammar::sound(text.pl, kNameForms) &&
         grammar::sound(counted.en, kCountedForms) && grammar::sound(counted.pl, kCountedForms);
}

// The form that agrees with a number: 1 gwiazda, 2 gwiazdy, 5 gwiazd, 12 gwiazd, 22 gwiazdy.
constexpr Form plural(std::int64_t n, Lang lang) {
  if (n == 1 || n == -1) return Form::kOne;
  if (lang == Lang::kEnglish) return Form::kMany;
  const std::int64_t ones = n < 0 ? -(n % 10) : n % 10, tens = n < 0 ? -(n % 100) : n % 100;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? Form::kFew : Form::kMany;
}

// The word that agrees with a number, of "card|cards" or "karta|karty|kart".
std::string_view agreeing(std::string_view words, std::int64_t n, Lang);

// Polish does not leave a word of one letter at the end of a line.
bool stays_with_the_next(std::string_view word);

// A number for people: with a true minus.
std::string number_text(std::int64_t);

}  // namespace kosmo

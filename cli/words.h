// Sentences of the command itself, in both languages: filling holes, counting, quoting what was typed, did-you-mean.
#pragma once

#include <concepts>
#include <initializer_list>
#include <vector>

#include "engine/grammar.h"
#include "engine/letters.h"

namespace kosmo {

// "Seat {} of {}" with its holes filled in order; "{1}" names the second argument.
std::string fill_holes(std::string_view pattern, std::initializer_list<std::string> args);

// What fills a hole; a text in both languages fills it in the right one.
inline std::string as_text(Lang, std::string_view text) { return std::string(text); }
inline std::string as_text(Lang lang, const Problem& text) { return text.at(lang); }
inline std::string as_text(Lang lang, const Text& text) { return std::string(text.at(lang)); }
template <std::integral Int>
std::string as_text(Lang, Int number) {
  std::string text = std::to_string(number);
  return text[0] == '-' ? text.replace(0, 1, "−") : text;
}

template <class... Args>
std::string words(Lang lang, Text text, const Args&... args) {
  return fill_holes(text.at(lang), {as_text(lang, args)...});
}
// The same in both languages at once.
template <class... Args>
Problem problem(Text text, const Args&... args) {
  return {words(Lang::kEnglish, text, args...), words(Lang::kPolish, text, args...)};
}

// "3 games", "5 gier": the form that agrees with the number. Forms stand apart by '|': game|games, gra|gry|gier.
std::string counted(std::int64_t n, Lang, Text forms);

// 1,234,567 and 1 234 567; 3.14 and 3,14.
std::string grouped(std::uint64_t n, Lang);
std::string decimal(double x, int digits, Lang);
// 1.52 M, 48.3 k: for speeds, where three digits say enough.
std::string rate(double per_second, Lang);

// What somebody typed, fit to be shown again, in the quotation marks of each language.
Problem in_quotes(std::string_view typed, std::size_t longest = 48);

std::string trimmed(std::string_view);
std::string joined(const std::vector<std::string>&, std::string_view between);

// The candidate that was probably meant, or nothing. Looks at typing mistakes and beginnings.
std::string closest(std::string_view typed, const std::vector<std::string>& candidates);
// " Did you mean 'x'?" or nothing.
Problem did_you_mean(std::string_view typed, const std::vector<std::string>& candidates);

// Polish for pl_PL and its like in LC_ALL, LC_MESSAGES or LANG, whichever is set first; English otherwise.
Lang language_of_environment();

}  // namespace kosmo

#include "engine/word_search.h"

#include <algorithm>
#include <sstream>

namespace kosmo {
namespace {

using Endings = std::span<const std::string_view>;
constexpr std::size_t kShortestStem = 3;

// Endings of nouns and adjectives, folded.
constexpr std::string_view kPolish[] = {"",   "a",   "e",   "i",   "o",   "u",    "y",   "ia",   "ie",  "ii",  "iu",
                                        "em", "iem", "om",  "iom", "ami", "iami", "ach", "iach", "ow",  "ej",  "iej",
                                        "ym", "im",  "ych", "ich", "ymi", "imi",  "ego", "iego", "emu", "iemu"};
// Endings that one English word can have beside each other.
constexpr std::string_view kEnglishPlain[] = {"", "s", "es", "ed", "ing"};
constexpr std::string_view kEnglishWithE[] = {"e", "es", "ed", "ing"};
constexpr std::string_view kEnglishWithY[] = {"y", "ies", "ied", "ying"};
constexpr std::string_view kEnglishLatin[] = {"a", "ae", "as"};

bool has(Endings endings, std::string_view ending) {
  return std::find(endings.begin(), endings.end(), ending) != endings.end();
}

bool differ_by(Endings endings, std::string_view a, std::string_view b) {
  const auto alike = static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
  for (std::size_t stem = kShortestStem; stem <= alike; ++stem)
    if (has(endings, a.substr(stem)) && has(endings, b.substr(stem))) return true;
  return false;
}

// What a word would be had its last consonant not changed before the ending: "karcie" from "karte", "putting" from
// "puting". Nothing if it did not.
std::string unchanged(std::string_view word, Lang lang) {
  static constexpr std::pair<std::string_view, std::string_view> kSoftened[] = {
      {"cie", "te"}, {"dzie", "de"}, {"rze", "re"}, {"dze", "ge"}, {"ce", "ke"}};
  if (lang == Lang::kPolish)
    for (const auto& [soft, hard] : kSoftened)
      if (word.ends_with(soft)) return std::string(word.substr(0, word.size() - soft.size())) + std::string(hard);
  if (lang == Lang::kEnglish)
    for (const std::string_view ending : {"ing", "ed"}) {
      const std::size_t stem = word.size() - std::min(word.size(), ending.size());
      if (word.ends_with(ending) && stem > kShortestStem && word[stem - 1] == word[stem - 2])
        return std::string(word.substr(0, stem - 1)) + std::string(ending);
    }
  return "";
}

bool differ_by_endings(std::string_view a, std::string_view b, Lang lang) {
  if (a.empty() || b.empty()) return false;
  if (lang == Lang::kPolish) return differ_by(kPolish, a, b);
  return differ_by(kEnglishPlain, a, b) || differ_by(kEnglishWithE, a, b) || differ_by(kEnglishWithY, a, b) ||
         differ_by(kEnglishLatin, a, b);
}

}  // namespace

bool are_forms_of_one_word(std::string_view a, std::string_view b, Lang lang) {
  return a == b || differ_by_endings(a, b, lang) || differ_by_endings(unchanged(a, lang), b, lang) ||
         differ_by_endings(a, unchanged(b, lang), lang);
}

WordSearch::WordSearch(std::string_view typed, Lang lang) : lang_(lang) {
  std::istringstream in{std::string(typed)};
  for (std::string part; in >> part;) {
    const std::vector<FoundWord> words = words_in(part);
    const bool word = words.size() == 1 && words[0].begin == 0 && words[0].end == part.size();
    wanted_.push_back({fold(part), word});
  }
}

WordSearch::Fit WordSearch::fit(const Wanted& wanted, const std::vector<FoundWord>& words,
                                const std::string& folded) const {
  const bool held = folded.find(wanted.folded) != std::string::npos;
  if (!wanted.word) return held ? Fit::kExact : Fit::kNone;
  Fit best = held ? Fit::kParts : Fit::kNone;
  for (const FoundWord& word : words) {
    if (word.folded == wanted.folded) return Fit::kExact;
    if (are_forms_of_one_word(word.folded, wanted.folded, lang_)) best = Fit::kForms;
  }
  return best;
}

WordSearch::Fit WordSearch::in(std::string_view text) const {
  const std::vector<FoundWord> words = words_in(text);
  const std::string folded = fold(text);
  Fit worst = Fit::kExact;
  for (const Wanted& wanted : wanted_) worst = std::min(worst, fit(wanted, words, folded));
  return worst;
}

std::vector<WordSearch::Place> WordSearch::places(std::string_view text) const {
  // Folded letter by letter, remembering where each byte of the folded text came from.
  std::string folded;
  std::vector<std::size_t> from;
  for (std::size_t at = 0, length = 1; at < text.size(); at += length) {
    letter_at(text, at, length);
    folded += fold(text.substr(at, length));
    from.resize(folded.size(), at);
  }
  from.push_back(text.size());

  std::vector<Place> places;
  const std::vector<FoundWord> words = words_in(text);
  for (const Wanted& wanted : wanted_) {
    if (fit(wanted, words, folded) >= Fit::kForms && wanted.word) {
      for (const FoundWord& word : words)
        if (are_forms_of_one_word(word.folded, wanted.folded, lang_)) places.push_back({word.begin, word.end});
      continue;
    }
    for (auto at = folded.find(wanted.folded); at != std::string::npos; at = folded.find(wanted.folded, at + 1))
      places.push_back({from[at], from[at + wanted.folded.size()]});
  }
  return places;
}

}  // namespace kosmo

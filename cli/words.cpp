#include "cli/words.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include <fmt/format.h>

#include "engine/letters.h"
#include "engine/plain_text.h"

namespace kosmo {
namespace {

constexpr std::string_view kNoBreak = "\u00a0";

// How many edits (insert, delete, replace, swap of neighbours) lead from one word to the other.
std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> older(b.size() + 1), old(b.size() + 1), now(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) old[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    now[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      now[j] = std::min({old[j] + 1, now[j - 1] + 1, old[j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) now[j] = std::min(now[j], older[j - 2] + 1);
    }
    older = old;
    old = now;
  }
  return old[b.size()];
}

bool space(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

}  // namespace

std::string fill_holes(std::string_view pattern, std::initializer_list<std::string> args) {
  std::string out;
  std::size_t next = 0;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const auto close = pattern[i] == '{' ? pattern.find('}', i) : std::string_view::npos;
    if (close == std::string_view::npos || close > i + 2) {
      out += pattern[i];
      continue;
    }
    const std::size_t index = close == i + 2 ? static_cast<std::size_t>(pattern[i + 1] - '0') : next++;
    if (index < args.size()) out += args.begin()[index];
    i = close;
  }
  return out;
}

std::string counted(std::int64_t n, Lang lang, Text forms) {
  return grouped(static_cast<std::uint64_t>(n), lang) + " " + std::string(agreeing(forms.at(lang), n, lang));
}

std::string grouped(std::uint64_t n, Lang lang) {
  std::string digits = std::to_string(n);
  // Polish leaves numbers of four digits whole.
  if (lang == Lang::kPolish && digits.size() <= 4) return digits;
  for (std::size_t at = digits.size(); at > 3; at -= 3)
    digits.insert(at - 3, lang == Lang::kPolish ? kNoBreak : std::string_view(","));
  return digits;
}

std::string decimal(double x, int digits, Lang lang) {
  std::string text = fmt::format("{:.{}f}", x, digits);
  if (lang == Lang::kPolish) std::replace(text.begin(), text.end(), '.', ',');
  return text;
}

std::string rate(double per_second, Lang lang) {
  static constexpr std::pair<double, std::string_view> kUnits[] = {{1e9, "G"}, {1e6, "M"}, {1e3, "k"}};
  for (const auto& [size, unit] : kUnits)
    if (per_second >= size) {
      const double x = per_second / size;
      return decimal(x, x < 10 ? 2 : x < 100 ? 1 : 0, lang) + std::string(kNoBreak) + std::string(unit);
    }
  return decimal(per_second, per_second < 10 ? 2 : 0, lang);
}

Problem in_quotes(std::string_view typed, std::size_t longest) {
  return problem({"'{}'", "„{}”"}, quotable(typed, longest));
}

std::string trimmed(std::string_view text) {
  while (!text.empty() && space(text.front())) text.remove_prefix(1);
  while (!text.empty() && space(text.back())) text.remove_suffix(1);
  return std::string(text);
}

std::string joined(const std::vector<std::string>& list, std::string_view between) {
  std::string out;
  for (const std::string& word : list) out += (out.empty() ? "" : std::string(between)) + word;
  return out;
}

std::string closest(std::string_view typed, const std::vector<std::string>& candidates) {
  const std::string word = fold(typed.substr(0, 64));
  std::string best;
  std::size_t best_edits = std::max<std::size_t>(1, word.size() / 3) + 1;
  for (const std::string& candidate : candidates) {
    const std::string folded = fold(candidate);
    const bool begins = word.size() >= 2 && (folded.starts_with(word) || word.starts_with(folded));
    const std::size_t distance = begins ? 1 : edits(word, folded);
    if (distance < best_edits) {
      best = candidate;
      best_edits = distance;
    }
  }
  return best;
}

Problem did_you_mean(std::string_view typed, const std::vector<std::string>& candidates) {
  const std::string meant = closest(typed, candidates);
  if (meant.empty()) return {};
  return problem({" Did you mean '{}'?", " Może chodziło o „{}”?"}, meant);
}

Lang language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value && *value) return std::string_view(value).starts_with("pl") ? Lang::kPolish : Lang::kEnglish;
  }
  return Lang::kEnglish;
}

}  // namespace kosmo

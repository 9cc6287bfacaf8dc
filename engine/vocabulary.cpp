#include "engine/vocabulary.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/letters.h"

namespace kosmo {
namespace {

bool is_digit(char c, int low = 0, int high = 9) { return c >= '0' + low && c <= '0' + high; }

}  // namespace

WordReader::WordReader(const std::string& text) : words_(split_words(text)) {}

std::string WordReader::next() {
  if (more()) return words_[at_++];
  fail();
  return "";
}

bool WordReader::accept(std::string_view word) {
  if (!more() || words_[at_] != word) return false;
  ++at_;
  return true;
}

std::uint8_t WordReader::count(int low, int high) {
  const std::string word = next();
  int value = -1;
  if (word.size() == 1 && is_digit(word[0])) value = word[0] - '0';
  if (word.size() == 2 && is_digit(word[0], 1) && is_digit(word[1])) value = (word[0] - '0') * 10 + word[1] - '0';
  if (value >= low && value <= high) return static_cast<std::uint8_t>(value);
  fail();
  return 0;
}

std::int8_t WordReader::change() {
  const std::string word = next();
  if (word.size() == 2 && (word[0] == '+' || word[0] == '-') && is_digit(word[1], 1, 9))
    return static_cast<std::int8_t>(word[0] == '-' ? '0' - word[1] : word[1] - '0');
  fail();
  return 0;
}

std::uint8_t WordReader::one_of(std::span<const Name> names) {
  const std::string word = next();
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i].id == word) return static_cast<std::uint8_t>(i);
  fail();
  return 0;
}

std::vector<std::uint8_t> WordReader::counts(std::span<const std::string_view> names) {
  std::vector<std::uint8_t> out(names.size());
  while (more() && words_[at_].find('=') != std::string::npos) {
    const std::string word = next();
    const auto equals = word.find('=');
    const auto name = std::find(names.begin(), names.end(), std::string_view(word).substr(0, equals));
    if (name == names.end() || equals + 2 != word.size() || !is_digit(word.back(), 1, 9)) return fail(), out;
    std::uint8_t& count = out[name - names.begin()];
    if (count) fail();  // named twice
    count = static_cast<std::uint8_t>(word.back() - '0');
  }
  if (std::all_of(out.begin(), out.end(), [](int n) { return n == 0; })) fail();
  return out;
}

void complain_arguments(const ContentEntry& entry, std::string_view key, const std::string& text) {
  entry.complain(key, fmt::format("'{}' has wrong arguments", text), fmt::format("„{}” ma złe argumenty", text));
}

void complain_unknown(const ContentEntry& entry, std::string_view key, const std::string& text, Text kind,
                      const std::vector<std::string_view>& known) {
  const std::string words = fmt::format("{}", fmt::join(known, ", "));
  entry.complain(key, fmt::format("'{}' is no {}; known are: {}", text, kind.en, words),
                 fmt::format("„{}” nie jest {}; znane są: {}", text, kind.pl, words));
}

}  // namespace kosmo

#include "engine/letters.h"

#include <algorithm>

namespace kosmo {
namespace {

// Large letters from first to last, every `step`th of them, whose small ones stand `distance` further on.
struct Cases {
  char32_t first, last;
  int step, distance;
};
constexpr Cases kCases[] = {
    {'A', 'Z', 1, 32},     {0xc0, 0xd6, 1, 32},   {0xd8, 0xde, 1, 32},    {0x100, 0x12e, 2, 1},
    {0x132, 0x136, 2, 1},  {0x139, 0x147, 2, 1},  {0x14a, 0x176, 2, 1},   {0x178, 0x178, 1, -121},
    {0x179, 0x17d, 2, 1},  {0x386, 0x386, 1, 38}, {0x388, 0x38a, 1, 37},  {0x38c, 0x38c, 1, 64},
    {0x38e, 0x38f, 1, 63}, {0x391, 0x3a1, 1, 32}, {0x3a3, 0x3ab, 1, 32},  {0x400, 0x40f, 1, 80},
    {0x410, 0x42f, 1, 32}, {0x460, 0x480, 2, 1},  {0x48a, 0x4be, 2, 1},   {0x4c1, 0x4cd, 2, 1},
    {0x4d0, 0x52e, 2, 1},  {0x531, 0x556, 1, 48}, {0x1e00, 0x1e94, 2, 1}, {0x1ea0, 0x1efe, 2, 1},
};

bool among(const Cases& cases, char32_t large) {
  return large >= cases.first && large <= cases.last && (large - cases.first) % static_cast<char32_t>(cases.step) == 0;
}

// U+00C0 to U+017F without their marks; '.' for those that are no letter with a mark.
constexpr std::string_view kWithoutMarks =
    "aaaaaa.ceeeeiiiidnooooo.ouuuuy..aaaaaa.ceeeeiiiidnooooo.ouuuuy.y"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkkkllllllllllnnnnnnnnnoooooo.."
    "rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(kWithoutMarks.size() == 0x180 - 0xc0);

bool is_mark(char32_t c) { return c >= 0x300 && c <= 0x36f; }

// Digits, and everything beyond ASCII that is not known to be a sign.
bool is_of_a_word(char32_t c) {
  if (c < 0x80) return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  return c >= 0xaa && c != 0xab && c != 0xb7 && c != 0xbb && c != 0xd7 && c != 0xf7 && !(c >= 0x2000 && c <= 0x2bff) &&
         !(c >= 0x3000 && c <= 0x3004);
}

int columns_of_letter(char32_t c) {
  struct Range {
    char32_t low, high;
  };
  static constexpr Range kNone[] = {{0x0300, 0x036f}, {0x200b, 0x200f}, {0x2060, 0x2064}, {0xfe00, 0xfe0f}};
  static constexpr Range kWide[] = {{0x1100, 0x115f},   {0x2e80, 0x303e},   {0x3041, 0xa4cf},   {0xac00, 0xd7a3},
                                    {0xf900, 0xfaff},   {0xfe30, 0xfe6f},   {0xff00, 0xff60},   {0xffe0, 0xffe6},
                                    {0x1f300, 0x1f64f}, {0x1f680, 0x1f6ff}, {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd}};
  const auto within = [c](const Range& r) { return c >= r.low && c <= r.high; };
  if (c < 0x20 || std::any_of(std::begin(kNone), std::end(kNone), within)) return 0;
  return std::any_of(std::begin(kWide), std::end(kWide), within) ? 2 : 1;
}

// Past an escape sequence "ESC [ ... letter" that starts at `at`.
std::size_t after_escape(std::string_view text, std::size_t at) {
  ++at;
  if (at < text.size() && text[at] == '[') ++at;
  while (at < text.size() && !(text[at] >= '@' && text[at] <= '~')) ++at;
  return std::min(at + 1, text.size());
}

std::string spaces_up_to(int columns, std::string_view text) {
  return std::string(static_cast<std::size_t>(std::max(0, columns - columns_of(text))), ' ');
}

}  // namespace

char32_t letter_at(std::string_view text, std::size_t at, std::size_t& length) {
  const auto lead = static_cast<unsigned char>(text[at]);
  length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  if (length == 1 || at + length > text.size()) {
    length = 1;
    return lead;
  }
  char32_t letter = lead & (0xff >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) letter = (letter << 6) | (static_cast<unsigned char>(text[at + i]) & 0x3f);
  return letter;
}

void append_letter(std::string& text, char32_t letter) {
  const auto byte = [&](char32_t bits) { text += static_cast<char>(static_cast<unsigned char>(bits)); };
  if (letter < 0x80) return byte(letter);
  if (letter < 0x800) {
    byte(0xc0 | letter >> 6);
  } else if (letter < 0x10000) {
    byte(0xe0 | letter >> 12);
    byte(0x80 | (letter >> 6 & 0x3f));
  } else {
    byte(0xf0 | letter >> 18);
    byte(0x80 | (letter >> 12 & 0x3f));
    byte(0x80 | (letter >> 6 & 0x3f));
  }
  byte(0x80 | (letter & 0x3f));
}

char32_t small_letter(char32_t c) {
  if (c == 0x130) return 'i';
  for (const Cases& cases : kCases)
    if (among(cases, c)) return c + static_cast<char32_t>(cases.distance);
  return c;
}

char32_t large_letter(char32_t c) {
  if (c == 0x131) return 'I';
  for (const Cases& cases : kCases)
    if (among(cases, c - static_cast<char32_t>(cases.distance))) return c - static_cast<char32_t>(cases.distance);
  return c;
}

std::string capitalised(std::string_view text) {
  if (text.empty()) return "";
  std::size_t length = 1;
  const char32_t first = letter_at(text, 0, length);
  if (length == 1 && first >= 0x80) return std::string(text);  // broken
  std::string out;
  append_letter(out, large_letter(first));
  return out.append(text.substr(length));
}

std::string in_capitals(std::string_view text) {
  std::string out;
  for (std::size_t at = 0, length = 1; at < text.size(); at += length) {
    const char32_t letter = letter_at(text, at, length);
    if (length == 1)
      out += letter < 0x80 ? static_cast<char>(large_letter(letter)) : text[at];  // broken text stays as it is
    else
      append_letter(out, large_letter(letter));
  }
  return out;
}

std::string fold(std::string_view text) {
  std::string out;
  for (std::size_t at = 0, length = 1; at < text.size(); at += length) {
    const char32_t letter = letter_at(text, at, length);
    if (length == 1) {
      out += letter < 0x80 ? static_cast<char>(small_letter(letter)) : text[at];
      continue;
    }
    if (is_mark(letter)) continue;
    const bool marked = letter >= 0xc0 && letter < 0x180 && kWithoutMarks[letter - 0xc0] != '.';
    if (marked)
      out += kWithoutMarks[letter - 0xc0];
    else
      append_letter(out, small_letter(letter));
  }
  return out;
}

std::vector<FoundWord> words_in(std::string_view text) {
  std::vector<FoundWord> words;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t length = 1, end = at;
    while (end < text.size() && is_of_a_word(letter_at(text, end, length))) end += length;
    if (end == at) {
      at += length;
      continue;
    }
    words.push_back({fold(text.substr(at, end - at)), at, end});
    at = end;
  }
  return words;
}

std::vector<std::string> split_words(std::string_view text) {
  constexpr std::string_view kSpaces = " \t\n\v\f\r";
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = std::min(text.find_first_not_of(kSpaces, at), text.size());
    at = std::min(text.find_first_of(kSpaces, begin), text.size());
    if (at > begin) words.emplace_back(text.substr(begin, at - begin));
  }
  return words;
}

int columns_of(std::string_view text) {
  int columns = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '\033') {
      at = after_escape(text, at);
      continue;
    }
    std::size_t length = 1;
    columns += columns_of_letter(letter_at(text, at, length));
    at += length;
  }
  return columns;
}

std::string pad_to(std::string_view text, int columns) { return std::string(text) + spaces_up_to(columns, text); }

std::string pad_left_to(std::string_view text, int columns) { return spaces_up_to(columns, text) + std::string(text); }

}  // namespace kosmo

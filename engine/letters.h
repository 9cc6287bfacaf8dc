// Text as people read it: letters instead of bytes. Large and small letters, marks above them, and the columns that
// they take in a terminal. Text is UTF-8; broken text counts byte by byte and is never read beyond its end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kosmo {

// The letter that starts at text[at], and its length in bytes.
char32_t letter_at(std::string_view text, std::size_t at, std::size_t& length);
void append_letter(std::string& text, char32_t letter);

// The alphabets of Europe (Latin, Greek, Cyrillic, Armenian); any other letter is its own large and small one.
char32_t small_letter(char32_t);
char32_t large_letter(char32_t);

// With its first letter made large: "żółty" becomes "Żółty".
std::string capitalised(std::string_view);
// All in large letters: "star type" becomes "STAR TYPE".
std::string in_capitals(std::string_view);
// In small letters without marks, as it is compared with what somebody typed: "Gwiazdę" becomes "gwiazde".
std::string fold(std::string_view);

// One word of a text: folded, and where it stands there in bytes. Words are letters and digits; all else divides them.
struct FoundWord {
  std::string folded;
  std::size_t begin, end;
};
std::vector<FoundWord> words_in(std::string_view text);
// What stands between spaces: "place-star He" is two.
std::vector<std::string> split_words(std::string_view text);

// Columns that a text takes: escape sequences and combining marks none, wide letters two.
int columns_of(std::string_view);
std::string pad_to(std::string_view, int columns);       // with spaces behind it
std::string pad_left_to(std::string_view, int columns);  // with spaces before it

}  // namespace kosmo

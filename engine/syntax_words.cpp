#include "engine/syntax_words.h"

#include <algorithm>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/plain_text.h"

namespace json = boost::json;

namespace kosmo {
namespace {

struct Meaning {
  std::string_view part;  // of what the library says
  Text words;
};

constexpr Text kSyntax{"a mistake in the syntax", "błąd składni"};
constexpr Text kTwice{"this key stands here a second time", "ten klucz występuje tu po raz drugi"};
constexpr Text kNested{"this value is nested too deeply", "ta wartość jest zbyt zagnieżdżona"};
constexpr Text kNoUtf8{"these bytes are no text in UTF-8", "te bajty nie są tekstem w kodowaniu UTF-8"};

// The first that fits counts.
constexpr Meaning kToml[] = {
    {"cannot redefine existing table", {"this table stands here a second time", "ta tabela występuje tu po raz drugi"}},
    {"cannot redefine", kTwice},
    {"exceeded maximum nested", kNested},
    {"invalid utf-8", kNoUtf8},
    {"not representable in 64 bits", {"this number is too large", "ta liczba jest za duża"}},
    {"underscores", {"this is no number", "to nie jest liczba"}},
    {"leading zeroes", {"a number does not begin with 0", "liczba nie zaczyna się od zera"}},
    {"multi-line strings", {"a key is written on one line", "klucz zapisuje się w jednym wierszu"}},
    {"escape sequence",
     {"there is no such character after a backslash; a backslash itself is written \\\\",
      "po ukośniku nie może być takiego znaku; sam ukośnik zapisuje się \\\\"}},
    {"control character", {"a control character may not stand here", "tu nie może być znaku sterującego"}},
    {"encountered end-of-file", {"the file breaks off here", "plik się tu urywa"}},
    {"expected ']'", {"a closing bracket ] is missing", "brakuje nawiasu zamykającego ]"}},
    {"comma or closing", {"a comma or a closing bracket is missing", "brakuje przecinka albo nawiasu zamykającego"}},
    {"saw comma", {"there is one comma too many", "jest o jeden przecinek za dużo"}},
    {"dangling comma", {"there is one comma too many", "jest o jeden przecinek za dużo"}},
    {"expected '='", {"the sign = is missing after the key", "po kluczu brakuje znaku ="}},
    {"expected a comment or whitespace",
     {"nothing more may stand on this line", "w tym wierszu nie może być nic więcej"}},
    {"value",
     {"a value is wanted here; texts stand in quotation marks",
      "tu potrzebna jest wartość; teksty zapisuje się w cudzysłowie"}},
    {"key",
     {"a key is wanted here; other than plain letters it stands in quotation marks",
      "tu potrzebny jest klucz; inny niż ze zwykłych liter zapisuje się w cudzysłowie"}},
};

Problem at_column(std::size_t column, const Problem& what) {
  return {fmt::format("column {}: {}", column, what.en), fmt::format("kolumna {}: {}", column, what.pl)};
}
Problem both(Text text) { return {std::string(text.en), std::string(text.pl)}; }

std::string_view line_at(std::string_view text, std::size_t line) {
  for (; line > 1 && !text.empty(); --line) text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
  return text.substr(0, text.find('\n'));
}

// The key before the last '=' that stands left of the column, outside quotation marks; as it is written there.
std::string key_before(std::string_view line, std::size_t column) {
  std::size_t begin = 0, key_begin = 0, key_end = 0;
  char quote = 0;
  for (std::size_t i = 0; i < line.size() && (i < column || key_end == 0); ++i) {
    if (quote) {
      if (line[i] == quote) quote = 0;
    } else if (line[i] == '"' || line[i] == '\'') {
      quote = line[i];
    } else if (line[i] == '{' || line[i] == ',') {
      begin = i + 1;
    } else if (line[i] == '=') {
      key_begin = begin;
      key_end = i;
    }
  }
  std::string_view key = line.substr(key_begin, key_end - key_begin);
  const auto drop = [](char c) { return c == ' ' || c == '\t' || c == '"' || c == '\''; };
  while (!key.empty() && drop(key.front())) key.remove_prefix(1);
  while (!key.empty() && drop(key.back())) key.remove_suffix(1);
  return quotable(key);
}

// "Error while parsing key-value pair: expected value": the words after the colon say more.
std::string_view without_prefix(std::string_view description) {
  const auto colon = description.starts_with("Error while parsing") ? description.find(": ") : std::string_view::npos;
  return colon == std::string_view::npos ? description : description.substr(colon + 2);
}

Problem toml_meaning(std::string_view text, const TomlMistake& mistake) {
  const std::string_view said = without_prefix(mistake.description);
  for (const Meaning& meaning : kToml) {
    if (said.find(meaning.part) == std::string_view::npos) continue;
    const std::string key =
        meaning.words.en == kTwice.en ? key_before(line_at(text, mistake.line), mistake.column) : "";
    if (key.empty()) return both(meaning.words);
    return {fmt::format("the key '{}' stands here a second time", key),
            fmt::format("klucz „{}” występuje tu po raz drugi", key)};
  }
  return both(kSyntax);
}

Problem json_meaning(const json::error_code& error) {
  if (error == json::error::extra_data)
    return {"something follows where the line should end", "po końcu obiektu jest coś jeszcze"};
  if (error == json::error::incomplete) return {"the line breaks off", "wiersz się urywa"};
  if (error == json::error::too_deep) return both(kNested);
  return both(kSyntax);
}

}  // namespace

Problem why_not_toml(std::string_view text, const TomlMistake& mistake) {
  if (is_utf16(text))
    return {fmt::format("this is not TOML: {}", kIsUtf16.en), fmt::format("to nie jest TOML: {}", kIsUtf16.pl)};
  const Problem where = at_column(mistake.column, toml_meaning(text, mistake));
  return {"this is not TOML, " + where.en, "to nie jest TOML, " + where.pl};
}

Problem why_not_json(std::string_view text) {
  json::parser parser;
  json::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  if (!error && read < text.size()) error = json::error::extra_data;
  if (!error) return {};
  const std::string_view good = text.substr(0, read);
  const auto begins = [](char c) { return (c & 0xc0) != 0x80; };
  const auto column = static_cast<std::size_t>(std::count_if(good.begin(), good.end(), begins)) + 1;
  return at_column(column, is_utf8(text) ? json_meaning(error) : both(kNoUtf8));
}

}  // namespace kosmo

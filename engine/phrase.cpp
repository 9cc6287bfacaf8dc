#include "engine/phrase.h"

#include <cctype>
#include <charconv>

#include <fmt/format.h>

namespace kosmo {
namespace {

// Which word goes with the number n: English one|other, Polish one|few|many.
int plural_form(int n, Lang lang) {
  if (n == 1) return 0;
  if (lang == Lang::kEnglish) return 1;
  const int tens = n % 100, ones = n % 10;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
}

std::string fill_hole(std::string_view hole, const Phrase& phrase, const PhraseArgs& args, Lang lang) {
  const int index = hole.empty() ? 0 : hole[0] - '0';
  if (index < 0 || index >= kMaxArgs) return "{?}";
  const int value = args[static_cast<std::size_t>(index)];
  if (hole.size() > 1 && hole[1] == '#')
    return std::string(nth_form(hole.substr(2), plural_form(value < 0 ? -value : value, lang)));
  int form = 0;
  if (hole.size() > 2 && hole[1] == '.') form = hole[2] - '0';
  const ArgKind* kind = phrase.args[static_cast<std::size_t>(index)];
  if (!kind) return "{?}";
  if (kind != &kNumber && (value < 0 || value >= kind->count())) return "-";
  return kind->say(value, lang, form);
}

bool same_word(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (std::tolower(static_cast<unsigned char>(a[i])) != std::tolower(static_cast<unsigned char>(b[i]))) return false;
  return true;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  std::size_t at = 0;
  while (at < text.size()) {
    while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at]))) ++at;
    std::size_t end = at;
    while (end < text.size() && !std::isspace(static_cast<unsigned char>(text[end]))) ++end;
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

int parse_value(const ArgKind& kind, std::string_view word) {
  if (&kind == &kNumber) {
    int value = -1;
    auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc{} && end == word.data() + word.size() && value >= 0 && value < 256 ? value : -1;
  }
  for (int v = 0; v < kind.count(); ++v)
    if (same_word(kind.print(v), word)) return v;
  return -1;
}

// "H, He, C or O": a short list of what would be right.
std::string some_values(const ArgKind& kind) {
  if (&kind == &kNumber) return "0..255";
  std::string text;
  const int count = kind.count();
  for (int v = 0; v < count && v < 12; ++v) text += (v ? ", " : "") + kind.print(v);
  return count > 12 ? text + ", ..." : text;
}

}  // namespace

const ArgKind kNumber = {"number", [] { return 256; }, [](int v) { return std::to_string(v); },
                         [](int v, Lang, int) { return std::to_string(v); }};

std::string_view nth_form(std::string_view forms, int n) {
  std::string_view rest = forms;
  for (; n > 0; --n) {
    const auto bar = rest.find('|');
    if (bar == std::string_view::npos) break;
    rest.remove_prefix(bar + 1);
  }
  if (n > 0) rest = forms;  // fewer forms than asked for: the first serves
  return rest.substr(0, rest.find('|'));
}

std::string say(const Phrase& phrase, const PhraseArgs& args, Lang lang) {
  const std::string_view text = phrase.text.at(lang);
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '{') {
      out += text[i];
      continue;
    }
    const auto close = text.find('}', i);
    if (close == std::string_view::npos) return out + std::string(text.substr(i));
    out += fill_hole(text.substr(i + 1, close - i - 1), phrase, args, lang);
    i = close;
  }
  // A sentence may begin with a name that is written small inside others.
  if (!text.empty() && text[0] == '{' && !out.empty() && out[0] >= 'a' && out[0] <= 'z')
    out[0] = static_cast<char>(out[0] - 'a' + 'A');
  return out;
}

std::string print_action(std::span<const VerbRule> verbs, Action a) {
  if (a.verb >= verbs.size()) return fmt::format("?{}", a.verb);
  const Phrase& phrase = verbs[a.verb].phrase;
  std::string text(phrase.key);
  for (int i = 0; i < phrase.arity(); ++i) {
    const auto index = static_cast<std::size_t>(i);
    const ArgKind& kind = *phrase.args[index];
    text += ' ';
    text += a.arg[index] < kind.count() ? kind.print(a.arg[index]) : "?";
  }
  return text;
}

Maybe<Action> parse_action(std::span<const VerbRule> verbs, std::string_view text) {
  const auto words = words_of(text);
  if (words.empty())
    return Problem{"An action is a verb and its arguments; this is empty.",
                   "Akcja to czasownik i jego argumenty; tu nie ma nic."};
  for (std::size_t v = 0; v < verbs.size(); ++v) {
    const Phrase& phrase = verbs[v].phrase;
    if (!same_word(phrase.key, words[0])) continue;
    const int arity = phrase.arity();
    if (static_cast<int>(words.size()) - 1 != arity)
      return Problem{
          fmt::format("'{}' takes {} argument(s), not {}.", phrase.key, arity, words.size() - 1),
          fmt::format("Liczba argumentów dla '{}': potrzeba {}, podano {}.", phrase.key, arity, words.size() - 1)};
    Action a = make_action(v);
    for (int i = 0; i < arity; ++i) {
      const auto index = static_cast<std::size_t>(i);
      const ArgKind& kind = *phrase.args[index];
      const int value = parse_value(kind, words[index + 1]);
      if (value < 0)
        return Problem{
            fmt::format("'{}' is no {}; known: {}.", words[index + 1], kind.name, some_values(kind)),
            fmt::format("'{}' nie pasuje tutaj; możliwe wartości: {}.", words[index + 1], some_values(kind))};
      a.arg[index] = static_cast<std::uint8_t>(value);
    }
    return a;
  }
  return Problem{fmt::format("There is no action '{}'.", words[0]), fmt::format("Nie ma akcji '{}'.", words[0])};
}

PhraseArgs phrase_args(Action a) {
  PhraseArgs args{};
  for (std::size_t i = 0; i < kMaxArgs; ++i) args[i] = a.arg[i];
  return args;
}

std::string say_action(std::span<const VerbRule> verbs, Action a, Lang lang) {
  if (a.verb >= verbs.size()) return fmt::format("?{}", a.verb);
  return say(verbs[a.verb].phrase, phrase_args(a), lang);
}

}  // namespace kosmo

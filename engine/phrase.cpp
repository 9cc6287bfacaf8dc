#include "engine/phrase.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include <fmt/format.h>

#include "engine/letters.h"

namespace kosmo {
namespace {

// A hole, read: {0}, {0:acc}, {0#card|cards}, {1*2:acc}.
struct Hole {
  int arg = -1;
  int thing = -1;  // what is counted, if something is
  Form form = Form::kPlain;
  std::string_view words{};  // that agree with the number
};

int argument_at(std::string_view hole, std::size_t at) {
  if (at >= hole.size() || hole[at] < '0' || hole[at] >= '0' + kMaxArgs) return -1;
  return hole[at] - '0';
}

std::optional<Hole> read_hole(std::string_view text) {
  Hole hole;
  hole.arg = argument_at(text, 0);
  if (hole.arg < 0) return {};
  text.remove_prefix(1);
  if (text.starts_with('#')) {
    hole.words = text.substr(1);
    return hole;
  }
  if (text.starts_with('*')) {
    hole.thing = argument_at(text, 1);
    if (hole.thing < 0) return {};
    text.remove_prefix(2);
  }
  if (text.empty()) return hole;
  for (const auto& [called, form] : kNameForms)
    if (text[0] == ':' && text.substr(1) == called) {
      hole.form = form;
      return hole;
    }
  return {};
}

const ArgKind* kind_at(const Phrase& phrase, int arg) { return phrase.args[arg]; }

std::string fill_hole(std::string_view text, const Phrase& phrase, const PhraseArgs& args, Lang lang) {
  const auto hole = read_hole(text);
  const auto value_at = [&](int arg) { return static_cast<int>(args[arg]); };
  const auto has_name = [&](int arg) {
    const ArgKind* kind = kind_at(phrase, arg);
    return kind == &kNumber || (value_at(arg) >= 0 && value_at(arg) < kind->count());
  };
  if (!hole || !kind_at(phrase, hole->arg) || (hole->thing >= 0 && !kind_at(phrase, hole->thing))) return "{?}";
  if (!hole->words.empty()) return std::string(agreeing(hole->words, value_at(hole->arg), lang));
  const int named = hole->thing < 0 ? hole->arg : hole->thing;
  if (!has_name(named)) return "–";
  const ArgKind& kind = *kind_at(phrase, named);
  if (hole->thing < 0) return kind.say(value_at(named), lang, hole->form);
  return say_counted(kind, value_at(hole->arg), value_at(named), lang, hole->form);
}

// The form of a counted name that goes with a number that itself stands in some case.
Form counted_form(int n, Lang lang, Form stands_in) {
  const Form form = plural(n, lang);
  if (lang == Lang::kEnglish || stands_in == Form::kPlain) return form;
  if (stands_in == Form::kGenitive) return form == Form::kOne ? Form::kOneGenitive : Form::kMany;
  return form == Form::kOne ? Form::kOneAccusative : form;
}

// Why a hole cannot be filled whatever its arguments are; empty if it can.
std::string wrong_hole(std::string_view text, const Phrase& phrase, Lang lang) {
  const auto hole = read_hole(text);
  if (!hole) return "is no hole";
  const ArgKind* kind = kind_at(phrase, hole->arg);
  if (!kind || (hole->thing >= 0 && !kind_at(phrase, hole->thing))) return "is filled by nothing";
  const bool counts = !hole->words.empty() || hole->thing >= 0;
  if (counts && kind != &kNumber) return "counts something that is no number";
  if (!hole->words.empty()) {
    const auto bars = std::count(hole->words.begin(), hole->words.end(), '|');
    return bars == (lang == Lang::kPolish ? 2 : 1) ? "" : "has too few or too many words to agree with a number";
  }
  const ArgKind& named = hole->thing < 0 ? *kind : *kind_at(phrase, hole->thing);
  const bool has_case = hole->form == Form::kPlain || hole->form == Form::kGenitive || hole->form == Form::kAccusative;
  if (hole->thing >= 0 && !has_case) return "counts in a case that counted names do not have";
  for (const int n : {1, 2, 5}) {
    const Form wanted = hole->thing < 0 ? hole->form : counted_form(n, lang, hole->form);
    if (!named.forms.has(lang, wanted)) return "wants a form that not every " + std::string(named.name) + " has";
  }
  return "";
}

std::string wrong_holes(const Phrase& phrase, Lang lang) {
  std::string_view text = phrase.text.at(lang);
  for (auto open = text.find_first_of("{}"); open != std::string_view::npos; open = text.find_first_of("{}")) {
    const auto close = text.find('}', open);
    if (text[open] == '}' || close == std::string_view::npos) return "has a brace without its other";
    const std::string_view hole = text.substr(open + 1, close - open - 1);
    if (std::string wrong = wrong_hole(hole, phrase, lang); !wrong.empty())
      return fmt::format("{{{}}} {}", hole, wrong);
    text.remove_prefix(close + 1);
  }
  return "";
}

bool same_word(std::string_view a, std::string_view b) { return a.size() == b.size() && fold(a) == fold(b); }

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

// "H, He, C, O": a short list of what would be right.
std::string some_values(const ArgKind& kind, Lang lang) {
  if (&kind == &kNumber) return "0–255";
  std::string text;
  const int count = kind.count();
  for (int v = 0; v < count && v < 12; ++v) text += (v ? ", " : "") + kind.print(v);
  return count > 12 ? text + (lang == Lang::kPolish ? " i inne" : " and others") : text;
}

std::string with_article(std::string_view noun) {
  const bool vowel = std::string_view("aeiou").find(noun.front()) != std::string_view::npos;
  return fmt::format("{} {}", vowel ? "an" : "a", noun);
}

Problem wrong_arity(std::string_view verb, int wanted, int given) {
  return {fmt::format("'{}' takes {} {}; {} {} given.", verb, wanted, wanted == 1 ? "argument" : "arguments", given,
                      given == 1 ? "was" : "were"),
          fmt::format("Liczba argumentów dla „{}”: potrzeba {}, podano {}.", verb, wanted, given)};
}

std::string all_keys(std::span<const VerbRule> verbs) {
  std::string text;
  for (const VerbRule& verb : verbs) text += (text.empty() ? "" : ", ") + std::string(verb.phrase.key);
  return text;
}

}  // namespace

const ArgKind kNumber = {"number", [] { return 256; }, [](int v) { return std::to_string(v); },
                         [](int v, Lang, Form) { return number_text(v); }};

std::string say_counted(const ArgKind& kind, int n, int value, Lang lang, Form form) {
  return number_text(n) + " " + kind.say(value, lang, counted_form(n, lang, form));
}

std::string wrong_holes(const Phrase& phrase) {
  for (const Lang lang : {Lang::kEnglish, Lang::kPolish})
    if (std::string wrong = wrong_holes(phrase, lang); !wrong.empty())
      return fmt::format("'{}' in '{}': {}", phrase.key, phrase.text.at(lang), wrong);
  return "";
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
  return text.starts_with('{') ? capitalised(out) : out;
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
  const std::vector<std::string> words = split_words(text);
  if (words.empty())
    return Problem{"An action is a verb and its arguments; this is empty.",
                   "Akcja to czasownik i jego argumenty; tu nie ma nic."};
  for (std::size_t v = 0; v < verbs.size(); ++v) {
    const Phrase& phrase = verbs[v].phrase;
    if (!same_word(phrase.key, words[0])) continue;
    const int arity = phrase.arity();
    if (static_cast<int>(words.size()) - 1 != arity)
      return wrong_arity(phrase.key, arity, static_cast<int>(words.size()) - 1);
    Action a = make_action(v);
    for (int i = 0; i < arity; ++i) {
      const auto index = static_cast<std::size_t>(i);
      const ArgKind& kind = *phrase.args[index];
      const int value = parse_value(kind, words[index + 1]);
      if (value < 0)
        return Problem{fmt::format("'{}' is not {}; known: {}.", words[index + 1], with_article(kind.name),
                                   some_values(kind, Lang::kEnglish)),
                       fmt::format("„{}” nie pasuje tutaj; możliwe wartości: {}.", words[index + 1],
                                   some_values(kind, Lang::kPolish))};
      a.arg[index] = static_cast<std::uint8_t>(value);
    }
    return a;
  }
  return Problem{fmt::format("There is no action '{}'; there are: {}.", words[0], all_keys(verbs)),
                 fmt::format("Nie ma akcji „{}”; są: {}.", words[0], all_keys(verbs))};
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

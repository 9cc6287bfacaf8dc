// Words. Everything the engine says (actions, questions, events, refusals) is a phrase: a key, a sentence in each
// language with holes, and the kinds of what fills the holes. Translation happens here, at the edge, and nowhere else.
//
// Holes in a sentence:   {0}              the first argument
//                        {0:acc}          the same in another form: gen, dat, acc, ins, loc; in English a ("an H star")
//                        {0#card|cards}   a word agreeing with the number (Polish: karta|karty|kart)
//                        {1*2:acc}        so many of that: "3 sztuki żywności"; plain, gen or acc
//
// A form that a sentence wants and a name lacks is a mistake in the game, and register_game finds it (engine/grammar.h
// says how forms are written).
#pragma once

#include <vector>

#include "engine/action.h"
#include "engine/grammar.h"

namespace kosmo {

struct Step;

// A kind of argument: a colour, a space, a card, a number. Values run from 0 to count()-1.
struct ArgKind {
  std::string_view name;
  int (*count)();
  std::string (*print)(int value);                           // canonical token without spaces, stable for ever
  std::string (*in_words)(int value, Lang, Form) = nullptr;  // for people; none: as it is printed
  FormSet forms{};                                           // that each of its values has

  // For people. In a form that it does not have, as it is plainly called.
  std::string say(int value, Lang lang, Form form = Form::kPlain) const {
    if (!in_words) return print(value);
    return in_words(value, lang, forms.has(lang, form) ? form : Form::kPlain);
  }
};

// An argument kind over a constant table of names.
template <const auto& kTable>
inline constexpr ArgKind kind_of(std::string_view name) {
  constexpr FormSet kForms = [] {
    FormSet forms = kTable[0].forms();
    for (const Name& one : kTable) forms = forms & one.forms();
    return forms;
  }();
  static_assert(
      [] {
        for (const Name& one : kTable)
          if (!one.sound()) return false;
        return true;
      }(),
      "a form of a name is empty or is called by a name that no form has");
  return {name, [] { return static_cast<int>(std::size(kTable)); }, [](int v) { return std::string(kTable[v].id); },
          [](int v, Lang lang, Form form) { return std::string(kTable[v].form(lang, form)); }, kForms};
}

extern const ArgKind kNumber;  // 0 to 255, printed as digits; in events any integer

// "3 sztuki żywności": so many of a value. `form` is the case that the number stands in: plain, genitive, accusative.
std::string say_counted(const ArgKind&, int n, int value, Lang, Form form = Form::kPlain);

struct Phrase {
  std::string_view key;
  Text text;
  std::array<const ArgKind*, kMaxArgs> args{};
  int arity() const {
    int n = 0;
    while (n < kMaxArgs && args[n]) ++n;
    return n;
  }
};

// A verb of a game: its words, and the rule that allows it (cited when it is refused for no sharper reason).
struct VerbRule {
  Phrase phrase;
  std::string_view rule;
  std::string_view (*rule_for)(const Step&, Action) = nullptr;  // where it serves several: which it is this time
  std::string_view rule_at(const Step& step, Action a) const { return rule_for ? rule_for(step, a) : rule; }
};

// A table with one line for each value of an enumeration, in its order; every line begins with its value:
//   static constexpr auto kVerbs = in_order<Verb, VerbRule>({{Verb::kStop, {{"stop", ...}, "NK-ENE-03"}}, ...});
// A line that is missing or out of order does not compile.
template <class Enum, class Line>
struct LineOf {
  Enum value;
  Line line;
};
template <class Enum, class Line, std::size_t N>
consteval std::array<Line, N> in_order(const LineOf<Enum, Line> (&&table)[N]) {
  static_assert(N == static_cast<std::size_t>(Enum::kCount), "a table needs one line for each value");
  std::array<Line, N> lines{};
  for (std::size_t i = 0; i < N; ++i) {
    if (static_cast<std::size_t>(table[i].value) != i) throw "a line is not where its enumeration has it";
    lines[i] = table[i].line;
  }
  return lines;
}

using PhraseArgs = std::array<std::int16_t, kMaxArgs>;

// A phrase and what fills its holes.
struct Wording {
  Phrase phrase;
  PhraseArgs args{};
  explicit operator bool() const { return !phrase.key.empty(); }
};

// The sentence, with its holes filled.
std::string say(const Phrase&, const PhraseArgs&, Lang);
inline std::string say(const Wording& w, Lang lang) { return say(w.phrase, w.args, lang); }

// What is wrong with the holes of a phrase: one that nothing fills, a form that a name does not have. Empty: nothing.
std::string wrong_holes(const Phrase&);

PhraseArgs phrase_args(Action);

// Canonical text of an action and back: "place-star He", "move S04 S05". Parsing ignores letter case and extra spaces.
std::string print_action(std::span<const VerbRule>, Action);
Maybe<Action> parse_action(std::span<const VerbRule>, std::string_view text);
std::string say_action(std::span<const VerbRule>, Action, Lang);

}  // namespace kosmo

// Words. Everything the engine says (actions, questions, events, refusals) is a phrase: a key, a sentence in each
// language with holes, and the kinds of what fills the holes. Translation happens here, at the edge, and nowhere else.
//
// Holes in a sentence:   {0}              the first argument
//                        {0.2}            the same in its third form (Polish cases: forms stand apart by '|')
//                        {0#card|cards}   a word agreeing with the number (Polish: karta|karty|kart)
#pragma once

#include <vector>

#include "engine/action.h"

namespace kosmo {

// A kind of argument: a colour, a space, a card, a number. Values run from 0 to count()-1.
struct ArgKind {
  std::string_view name;
  int (*count)();
  std::string (*print)(int value);                // canonical token without spaces, stable for ever
  std::string (*say)(int value, Lang, int form);  // for people
};

// One named value: canonical token, and names for people (Polish forms: mianownik|dopełniacz|biernik|miejscownik|...).
struct Name {
  std::string_view id;
  Text text;
};

// The n-th of several forms divided by '|'; the first where there are fewer.
std::string_view nth_form(std::string_view forms, int n);

// An argument kind over a constant table of names.
template <const auto& kTable>
inline constexpr ArgKind kind_of(std::string_view name) {
  return {name, [] { return static_cast<int>(std::size(kTable)); },
          [](int v) { return std::string(kTable[static_cast<std::size_t>(v)].id); },
          [](int v, Lang lang, int form) {
            return std::string(nth_form(kTable[static_cast<std::size_t>(v)].text.at(lang), form));
          }};
}

extern const ArgKind kNumber;  // 0 to 255, printed as digits; in events any integer

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
};

using PhraseArgs = std::array<std::int16_t, kMaxArgs>;

// The sentence, with its holes filled.
std::string say(const Phrase&, const PhraseArgs&, Lang);

PhraseArgs phrase_args(Action);

// Canonical text of an action and back: "place-star He", "move S04 S05". Parsing ignores letter case and extra spaces.
std::string print_action(std::span<const VerbRule>, Action);
Maybe<Action> parse_action(std::span<const VerbRule>, std::string_view text);
std::string say_action(std::span<const VerbRule>, Action, Lang);

}  // namespace kosmo

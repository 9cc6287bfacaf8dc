// Phrases for programs: the key of what is said and its arguments by kind and canonical token, so that a board can show
// an event or a choice without reading a sentence.
//
//   {"key": "places", "args": [{"kind": "seat", "value": "pink"}, {"kind": "star-space", "value": "S01"},
//                              {"kind": "number", "value": 3}]}
#pragma once

#include <boost/json/fwd.hpp>

#include "engine/phrase.h"

namespace kosmo {

// How programs call a kind: its name as one word. Kinds of one game that are called alike are alike (law "refusal").
std::string kind_word(const ArgKind&);

// The arguments that the phrase names kinds for. A value that its kind does not have is null.
boost::json::array typed_args(const Phrase&, const PhraseArgs&);
boost::json::object typed_words(const Phrase&, const PhraseArgs&);

// What a quiet round is about, as orders that are given ahead name it: the step, and what its question names first:
// "answer zap". Empty where a decision is of no quiet round.
std::string moment_of(const struct Decision&);

// What the game's phrases can count, by kind and value, with the forms that agree with numbers (engine/grammar.h):
//   {"resource": {"food": {"en": {"one": ..., "many": ...}, "pl": {"one": ..., "gen", "acc", "few", "many"}}}}
boost::json::object counted_names(const class Game&);

// The cards of a game: names and texts in both languages, and what is printed on them.
//   [{"id": "titan", "name": {"en", "pl"}, "text": {"en", "pl"}, "facts": {...}}, ...]
boost::json::array card_texts(const class Game&);

}  // namespace kosmo

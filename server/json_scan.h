// Finds its way in JSON text without taking it apart, for programs that read very many messages and need little of
// each. The text must be JSON: whoever may get something else uses a parser.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "engine/rng.h"

namespace kosmo {

// The text from the value of this key on, in the object with which `object` begins; empty: there is no such key, or it
// is no object. Looks no further than the value's beginning.
std::string_view value_at(std::string_view object, std::string_view key);
std::string_view value_at(std::string_view object, std::initializer_list<std::string_view> path);

// Of the value with which the text begins:
std::string_view literal(std::string_view value);  // exactly its own text, e.g. "white" with its quotes
std::string_view inside(std::string_view value);   // a text without its quotes; escapes stay as they are
std::int64_t number(std::string_view value, std::int64_t otherwise = 0);

// One of the actions in a list [{"action":"...",...},...], each with the same chance; as a literal. Empty: none.
std::string_view any_action(std::string_view choices, Rng&);

}  // namespace kosmo

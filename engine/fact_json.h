// For facts.cpp of a game: names and numbers as JSON, by the canonical names of a kind.
#pragma once

#include <boost/json.hpp>

#include "engine/phrase.h"

namespace kosmo {

// All names of a kind: ["H", "He", ...]
inline boost::json::array names(const ArgKind& kind) {
  boost::json::array out;
  for (int i = 0; i < kind.count(); ++i) out.emplace_back(kind.print(i));
  return out;
}

// Those in a set of bits.
inline boost::json::array names(const ArgKind& kind, std::uint64_t set) {
  boost::json::array out;
  each_bit(set, [&](int i) { out.emplace_back(kind.print(i)); });
  return out;
}

// What a kind is called in both languages: {"food": {"en": "food", "pl": "żywność"}, ...}
inline boost::json::object called(const ArgKind& kind) {
  boost::json::object out;
  for (int i = 0; i < kind.count(); ++i)
    out[kind.print(i)] = boost::json::object{{"en", kind.say(i, Lang::kEnglish)}, {"pl", kind.say(i, Lang::kPolish)}};
  return out;
}

// Every kind of question, for boards that want to be tried with each: the steps of a game that ask.
template <class Steps>
boost::json::array questions(const Steps& steps) {
  boost::json::array out;
  for (const auto& rule : steps)
    if (rule.list) out.emplace_back(rule.name);
  return out;
}

template <class Numbers>
boost::json::array numbers(const Numbers& list) {
  boost::json::array out;
  for (const int n : list) out.emplace_back(n);
  return out;
}

// A number for each name: {"H": 3, "He": 0}
template <class Numbers>
boost::json::object counts(const ArgKind& kind, const Numbers& list) {
  boost::json::object out;
  for (int i = 0; i < kind.count(); ++i) out[kind.print(i)] = list[i];
  return out;
}

// The same without those that are 0.
template <class Numbers>
boost::json::object counts_above_zero(const ArgKind& kind, const Numbers& list) {
  boost::json::object out;
  for (int i = 0; i < kind.count(); ++i)
    if (list[i] > 0) out[kind.print(i)] = list[i];
  return out;
}

}  // namespace kosmo

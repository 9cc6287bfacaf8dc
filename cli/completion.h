// What Tab would write: the rest of an action that is offered now, or of a word that the session understands.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace kosmo {

// A word that the session understands, and what may follow it.
struct SessionWord {
  enum class Takes : unsigned char { kNothing, kText, kAction, kActions };  // several actions stand apart by ';'
  std::string word, other;  // in the language in use, and in the other one: understood, but not offered
  Takes takes = Takes::kNothing;
};

struct Completion {
  struct Candidate {
    std::string word;
    bool goes_on = false;  // more words follow
    bool operator==(const Candidate&) const = default;
  };
  std::size_t from = 0;  // where the word begins that is being typed, in bytes
  std::vector<Candidate> candidates;
};
using Completer = std::function<Completion(std::string_view before_cursor)>;

// Letter case and marks do not matter: "sprob" finds "spróbuj".
Completion complete_answer(std::string_view before_cursor, const std::vector<std::string>& actions,
                           std::span<const SessionWord> words);

// What all candidates begin with, as the first of them writes it.
std::string shared_beginning(const Completion&);

}  // namespace kosmo

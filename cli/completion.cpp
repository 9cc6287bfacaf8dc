#include "cli/completion.h"

#include <algorithm>

#include "cli/words.h"

namespace kosmo {
namespace {

// A line as far as it is typed: its whole words, and the one that is being typed (perhaps nothing yet).
struct Typed {
  std::vector<std::string> whole;  // folded
  std::string last;                // folded
  std::size_t from = 0;            // where the last one begins
};

Typed read_typed(std::string_view line, std::size_t begin) {
  Typed typed;
  const auto space = line.find_last_of(" \t;");
  typed.from = space == std::string_view::npos || space < begin ? begin : space + 1;
  typed.last = fold(line.substr(typed.from));
  typed.whole = split_words(fold(line.substr(begin, typed.from - begin)));
  return typed;
}

void add(Completion& out, const std::string& word, bool goes_on) {
  for (Completion::Candidate& candidate : out.candidates)
    if (candidate.word == word) {
      candidate.goes_on = candidate.goes_on || goes_on;
      return;
    }
  out.candidates.push_back({word, goes_on});
}

void add_actions(Completion& out, const Typed& typed, const std::vector<std::string>& actions) {
  for (const std::string& action : actions) {
    const std::vector<std::string> tokens = split_words(action);
    const std::size_t at = typed.whole.size();
    if (at >= tokens.size()) continue;
    const bool begins_so =
        std::equal(typed.whole.begin(), typed.whole.end(), tokens.begin(),
                   [](const std::string& word, const std::string& token) { return word == fold(token); });
    if (begins_so && fold(tokens[at]).starts_with(typed.last)) add(out, tokens[at], at + 1 < tokens.size());
  }
}

}  // namespace

Completion complete_answer(std::string_view line, const std::vector<std::string>& actions,
                           std::span<const SessionWord> words) {
  using Takes = SessionWord::Takes;
  Typed typed = read_typed(line, 0);
  Completion out{typed.from, {}};
  add_actions(out, typed, actions);
  if (typed.whole.empty()) {
    for (const SessionWord& word : words)
      if (fold(word.word).starts_with(typed.last)) add(out, word.word, word.takes != Takes::kNothing);
    // Whoever types a word of the other language is helped too.
    for (const SessionWord& word : words)
      if (out.candidates.empty() && fold(word.other).starts_with(typed.last))
        add(out, word.other, word.takes != Takes::kNothing);
    return out;
  }
  bool is_word = false;
  for (const SessionWord& word : words) {
    if (typed.whole[0] != fold(word.word) && typed.whole[0] != fold(word.other)) continue;
    is_word = true;
    if (word.takes != Takes::kAction && word.takes != Takes::kActions) continue;
    const auto divided = word.takes == Takes::kActions ? line.find_last_of(';') : std::string_view::npos;
    const std::size_t begin =
        divided == std::string_view::npos ? line.find_first_of(" \t", line.find_first_not_of(" \t")) : divided + 1;
    add_actions(out, read_typed(line, begin), actions);
  }
  const auto divided = line.find_last_of(';');
  if (!is_word && divided != std::string_view::npos) add_actions(out, read_typed(line, divided + 1), actions);
  return out;
}

std::string shared_beginning(const Completion& completion) {
  if (completion.candidates.empty()) return "";
  const std::string& first = completion.candidates[0].word;
  std::size_t shared = 0;
  for (std::size_t length = 1; shared < first.size(); shared += length) {
    letter_at(first, shared, length);
    const std::string longer = fold(std::string_view(first).substr(0, shared + length));
    if (!std::all_of(completion.candidates.begin(), completion.candidates.end(),
                     [&](const auto& candidate) { return fold(candidate.word).starts_with(longer); }))
      break;
  }
  return first.substr(0, shared);
}

}  // namespace kosmo

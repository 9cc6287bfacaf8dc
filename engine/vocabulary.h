// How content files say what a card does: in a few words, "gain food=2", "score 3 per systems". A game's vocabulary is
// a table with a line for each first word, which reads what follows it:
//
//   constexpr OpWord kOpWords[] = {{"draw", Op::kDraw, [](WordReader& in, Effect& e) { e.number = in.count(); }}, ...};
//   const OpWord* word = read_phrase(entry, "effects", text, kOpWords, {"effect", "efektem"}, effect);
#pragma once

#include "engine/content.h"

namespace kosmo {

// Reads words from left to right. Anything unexpected makes it fail, and then the whole phrase is refused.
class WordReader {
 public:
  explicit WordReader(const std::string& text);
  bool ok() const { return ok_ && !more(); }
  bool more() const { return at_ < words_.size(); }
  void fail() { ok_ = false; }

  std::string next();
  bool accept(std::string_view word);  // if it comes next
  void expect(std::string_view word) { ok_ = accept(word) && ok_; }
  std::uint8_t count(int low = 1, int high = 9);  // at most two digits
  std::int8_t change();                           // "+2", "-1"
  std::uint8_t one_of(std::span<const Name>);     // which of them, by its token
  // "food=2 fleet=1", at least one: how many of each name.
  std::vector<std::uint8_t> counts(std::span<const std::string_view> names);

 private:
  std::vector<std::string> words_;
  std::size_t at_ = 0;
  bool ok_ = true;
};

// For read_phrase: a mistake in the phrase, or a first word that the vocabulary does not have.
void complain_arguments(const ContentEntry&, std::string_view key, const std::string& text);
void complain_unknown(const ContentEntry&, std::string_view key, const std::string& text, Text kind,
                      const std::vector<std::string_view>& known);

// The line of the vocabulary by which `text` was read into `out`; null after a mistake. `kind` says in the words of the
// refusal what it is not: "is no {effect}", "nie jest {efektem}".
template <class Line, std::size_t N, class Out>
const Line* read_phrase(const ContentEntry& entry, std::string_view key, const std::string& text,
                        const Line (&vocabulary)[N], Text kind, Out& out) {
  WordReader in(text);
  const std::string first = in.next();
  std::vector<std::string_view> known;
  for (const Line& line : vocabulary) {
    known.push_back(line.word);
    if (line.word != first) continue;
    line.read(in, out);
    if (in.ok()) return &line;
    complain_arguments(entry, key, text);
    return nullptr;
  }
  complain_unknown(entry, key, text, kind, known);
  return nullptr;
}

}  // namespace kosmo

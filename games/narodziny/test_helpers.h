// For tests of this game only: what all games' tests share (tests/support), with this game filled in.
#pragma once

#include "games/narodziny/narodziny.h"
#include "games/narodziny/words.h"
#include "tests/support/play.h"
#include "tests/support/rules_document.h"

namespace kosmo::narodziny {

using Run = Engine<Narodziny>;

inline constexpr Seat kPink = 0, kGreen = 1, kViolet = 2;
inline State fresh(int seats, std::uint64_t seed, const Options& options = {}) {
  return kosmo::fresh<Narodziny>(seats, seed, options);
}
template <class Look>
void play_at_random(int seats, std::uint64_t seed, Look&& look, const Options& options = {}) {
  kosmo::play_at_random<Narodziny>(seats, seed, look, options);
}
inline void apply_by_hand(State& s, Action a, Events events = {}) { kosmo::apply_by_hand<Narodziny>(s, a, events); }

// The craft phase of a seat, and the end of its turn; whatever waited before is gone.
inline void let_craft(State& s, Seat seat) {
  s.core.steps.clear();
  s.core.push(Kind::kEndTurn, seat);
  s.core.push(Kind::kCraft, seat);
}

inline constexpr std::string_view kEnglishRules = "rules/narodziny.md", kPolishRules = "rules/narodziny.pl.md";

inline std::vector<Row> document_table(std::string_view heading, std::string_view rules = kEnglishRules) {
  return kosmo::document_table(heading, rules);
}

}  // namespace kosmo::narodziny

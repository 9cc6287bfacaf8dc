// For tests of this game only: what all games' tests share (tests/support), with this game filled in.
#pragma once

#include "games/orion/content.h"
#include "games/orion/orion.h"
#include "tests/support/play.h"
#include "tests/support/rules_document.h"

namespace kosmo::orion {

using Run = Engine<Orion>;

inline State fresh(int seats, std::uint64_t seed, const Options& options = {}) {
  return kosmo::fresh<Orion>(seats, seed, options);
}
template <class Look>
void play_at_random(int seats, std::uint64_t seed, Look&& look, const Options& options = {}) {
  kosmo::play_at_random<Orion>(seats, seed, look, options);
}

// The structure or race of that id; there must be one.
inline int kind_called(std::string_view id) {
  int kind = 0;
  while (structure(kind).id != id) ++kind;
  return kind;
}
inline int race_called(std::string_view id) {
  int found = 0;
  while (race(found).id != id) ++found;
  return found;
}

inline constexpr std::string_view kEnglishRules = "rules/orion.md", kPolishRules = "rules/orion.pl.md";

inline std::vector<Row> document_table(std::string_view heading, std::string_view rules = kEnglishRules) {
  return kosmo::document_table(heading, rules);
}

}  // namespace kosmo::orion

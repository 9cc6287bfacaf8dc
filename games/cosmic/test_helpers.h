// For tests of this game only: what all games' tests share (tests/support), with this game filled in.
#pragma once

#include "games/cosmic/content.h"
#include "games/cosmic/cosmic.h"
#include "tests/support/play.h"
#include "tests/support/rules_document.h"

namespace kosmo::cosmic {

using Run = Engine<Cosmic>;

inline State fresh(int seats, std::uint64_t seed, const Options& options = game().standard_options()) {
  return kosmo::fresh<Cosmic>(seats, seed, options);
}
template <class Look>
void play_at_random(int seats, std::uint64_t seed, Look&& look, const Options& options = game().standard_options()) {
  kosmo::play_at_random<Cosmic>(seats, seed, look, options);
}

inline constexpr std::string_view kEnglishRules = "rules/cosmic.md", kPolishRules = "rules/cosmic.pl.md",
                                  kEnglishAliens = "rules/cosmic-aliens.md",
                                  kPolishAliens = "rules/cosmic-aliens.pl.md";

inline std::vector<Row> document_table(std::string_view heading, std::string_view rules = kEnglishRules) {
  return kosmo::document_table(heading, rules);
}

// The flare of this alien is one of those dealt to this seat.
inline void deal_to(State& s, Seat seat, int alien) {
  const auto wanted = static_cast<std::uint8_t>(alien);
  std::uint8_t& mine = s.of(seat).dealt[0];
  if (mine == wanted) return;
  for (Seat p = 0; p < s.seats(); ++p)
    for (std::uint8_t& dealt : s.of(p).dealt)
      if (dealt == wanted) return std::swap(dealt, mine);
  mine = wanted;
}

}  // namespace kosmo::cosmic

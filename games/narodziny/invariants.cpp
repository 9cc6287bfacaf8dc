// What must hold after every action, beside that nothing appears and nothing vanishes (zones.cpp).
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

#include <fmt/format.h>

namespace kosmo::narodziny {
namespace {

std::string crystals(const State& s) {
  int crystals = s.crystals + s.box_crystals - s.extra_crystals;
  for (Seat p = 0; p < s.seats(); ++p) crystals += 1 + s.of(p).waiting + s.of(p).scored;
  return crystals == kCrystals ? "" : fmt::format("{} crystals instead of {}", crystals, kCrystals);
}

std::string energy_tokens(const State& s) {
  int dark = 0;
  for (int c = 0; c < kControls; ++c) {
    if (tokens_in(s, c) > kControlRoom)
      return fmt::format("{} holds {} tokens", kControlNames[c].id, tokens_in(s, c));  // NK-ENE-09
    dark += s.dark[c];
  }
  return dark == (s.seats() == 2 ? 4 : 3) ? "" : fmt::format("{} dark tokens", dark);
}

std::string board(const PlayerBoard& b) {
  std::uint64_t stars = 0;
  for (const std::uint64_t figures : b.figures) {
    if (stars & figures) return "two figures on one star space";  // NK-BRD-16
    stars |= figures;
  }
  if (stars & ~kAllStars) return "a figure outside the galaxy";
  if (b.nova & ~stars) return "a supernova without a figure";
  if (b.proto & b.stable) return "two life tokens on one space";
  if (b.life() & ~kAllLives) return "life outside the galaxy";
  if (b.completed & ~b.occupied_nebulae()) return "a completed nebula without a tile";
  for (int n = 0; n < kNebulae; ++n) {
    const auto& tokens = b.advanced[n];
    if (tokens[0] == kNone && tokens[1] != kNone) return "a second advanced life token without a first";
    if (tokens[0] != kNone && !(b.completed & (1U << n))) return "advanced life on an unfinished nebula";
  }
  if (b.crystal >= kTrackTop) return "the growing crystal stands on 6";
  if (b.scored > kScoringSpaces) return "too many scored crystals";
  return "";
}

}  // namespace

std::string Narodziny::broken_invariant(const State& s) {
  for (const PlayerBoard& b : s.players)
    if (std::string trouble = board(b); !trouble.empty()) return trouble;
  for (const auto check : {crystals, energy_tokens})
    if (std::string trouble = check(s); !trouble.empty()) return trouble;
  if (s.round > kMaxRounds) return "more than 8 rounds";  // NK-FIN-02
  if (s.core.over && !s.core.steps.empty() && s.core.steps.back().seat >= 0) return "somebody is asked after the end";
  return "";
}

}  // namespace kosmo::narodziny

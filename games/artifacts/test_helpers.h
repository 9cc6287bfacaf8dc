// For tests of this game only: what all games' tests share (tests/support), with this game filled in.
#pragma once

#include "games/artifacts/artifacts.h"
#include "games/artifacts/content.h"
#include "tests/support/play.h"
#include "tests/support/rules_document.h"

namespace kosmo::artifacts {

using Run = Engine<Artifacts>;

inline constexpr Options kStandard = {0, 1};
inline State fresh(int seats, std::uint64_t seed, const Options& options = {}) {
  return kosmo::fresh<Artifacts>(seats, seed, options);
}
template <class Look>
void play_at_random(int seats, std::uint64_t seed, Look&& look, const Options& options = {}) {
  kosmo::play_at_random<Artifacts>(seats, seed, look, options);
}

// The card of that id among its like; there must be one.
template <class Cards>
int called_in(const Cards& cards, std::string_view id) {
  int found = 0;
  while (cards[found].id != id) ++found;
  return found;
}
inline int card_called(std::string_view id) { return called_in(content().cards, id); }
inline int resource_called(std::string_view id) { return called_in(content().resources, id); }
inline int artifact_called(std::string_view id) { return called_in(content().artifacts, id); }
inline int faction_called(std::string_view id) { return called_in(content().factions, id); }
inline int plan_called(std::string_view id) { return called_in(content().plans, id); }
inline int system_called(std::string_view id) { return called_in(content().systems, id); }

// A game that nobody plays on: no steps, and nobody has a card.
inline State empty_table(int seats = 2) {
  State s = fresh(seats, 1);
  s.core.steps.clear();
  for (const Type type : kAllTypes) s.drawn[type].clear();
  for (Player& p : s.players) {
    p.stage = p.empire = p.operational = p.blocked = {};
    p.hand = p.produced = p.attached = {};
  }
  return s;
}
inline void into_empire(State& s, Seat seat, std::string_view id, Side side) {
  const int found = card_called(id);
  put(s.of(seat).empire, found);
  if (side == Side::kOperational) put(s.of(seat).operational, found);
}

inline constexpr std::string_view kEnglishRules = "rules/artifacts.md", kPolishRules = "rules/artifacts.pl.md";

inline std::vector<Row> document_table(std::string_view heading, std::string_view rules = kEnglishRules) {
  return kosmo::document_table(heading, rules);
}

}  // namespace kosmo::artifacts

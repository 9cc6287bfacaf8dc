// What a power means to a bot in an encounter, where trying the cards against each other (foresight.h) does not show
// it, because it counts only when the encounter is settled: an alien a line. Nothing in the rules reads this.
#pragma once

#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {

struct Meaning {
  std::string_view alien;
  int lands_if_beaten_by = 0;  // as the offense, by so much: a ship founds a colony all the same
  int most_sent = kMostSent;   // ships, as the offense
  bool keeps_card = false;     // that it laid
  bool loots = false;          // the hand of a defense that it has beaten, a card for each ship
  bool smashes = false;        // who has lost to it loses as many ships more as it has there
  int absent_if_won = 0;       // so many ships everybody loses who was invited and stayed away
  int absent_if_lost = 0;
};
inline constexpr Meaning kMeanings[] = {
    {.alien = "barbarian", .loots = true}, {.alien = "clone", .keeps_card = true},
    {.alien = "cudgel", .smashes = true},  {.alien = "grudge", .absent_if_won = 1, .absent_if_lost = 4},
    {.alien = "macron", .most_sent = 1},   {.alien = "spiff", .lands_if_beaten_by = 10},
};

namespace meanings {
inline constexpr Meaning kNothing{};
consteval Array<std::uint8_t, kAliens> lines() {
  Array<std::uint8_t, kAliens> out;
  out.fill(kNone);
  for (std::size_t i = 0; i < std::size(kMeanings); ++i)
    out[alien_named(kMeanings[i].alien)] = static_cast<std::uint8_t>(i);
  return out;
}
inline constexpr Array<std::uint8_t, kAliens> kLines = lines();
}  // namespace meanings

// Of the powers that this seat can use; of several the last that means anything.
inline const Meaning& meaning_to(const State& s, Seat seat) {
  const Meaning* found = &meanings::kNothing;
  if (seat == kNobody) return *found;
  each_power(s, seat, [&](int alien) {
    const int line = meanings::kLines[alien];
    if (line != kNone && is_usable(s, seat, alien)) found = &kMeanings[line];
  });
  return *found;
}

}  // namespace kosmo::cosmic

// What the power of each alien was measured to bring a greedy bot (bench/RESULTS.md): so many percent of the win, a
// third nearer to nothing than it was found, for few games told. Bots choose between two aliens by it; nothing in the
// rules does.
#pragma once

#include "games/cosmic/words.h"

namespace kosmo::cosmic {

struct Gain {
  std::string_view alien;
  int percent;
};
inline constexpr Gain kGains[] = {
    {"amoeba", 1},    {"anti-matter", 2}, {"barbarian", -1},     {"calculator", 0},   {"chosen", 15},
    {"citadel", 0},   {"clone", 13},      {"cudgel", 2},         {"dictator", -4},    {"fido", 2},
    {"filch", 0},     {"fodder", 5},      {"gambler", 3},        {"grudge", 0},       {"hacker", 2},
    {"hate", 7},      {"healer", 4},      {"human", 16},         {"kamikaze", 10},    {"loser", 13},
    {"machine", 9},   {"macron", 2},      {"masochist", -1},     {"mind", 1},         {"mirror", 4},
    {"miser", -1},    {"mite", 6},        {"mutant", -4},        {"observer", -1},    {"oracle", -2},
    {"pacifist", 12}, {"parasite", 2},    {"philanthropist", 6}, {"reincarnator", 6}, {"remora", 4},
    {"reserve", 3},   {"shadow", 3},      {"sorcerer", 5},       {"spiff", 1},        {"tick-tock", 16},
    {"trader", 3},    {"tripler", 7},     {"vacuum", 2},         {"virus", 11},       {"void", -3},
    {"vulch", 2},     {"warpish", 18},    {"warrior", 15},       {"will", -2},        {"zombie", 1},
};
static_assert(std::size(kGains) == kAliens);
constexpr int gain_by(int alien) { return kGains[alien].percent; }
consteval bool are_gains_in_order() {
  for (int i = 0; i < kAliens; ++i)
    if (kGains[i].alien != kAlienNames[i].id) return false;
  return true;
}
static_assert(are_gains_in_order());

}  // namespace kosmo::cosmic

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
    {"amoeba", -3},   {"anti-matter", 2}, {"barbarian", 1},      {"calculator", 2},   {"chosen", 16},
    {"citadel", -3},  {"clone", 12},      {"cudgel", -1},        {"dictator", -4},    {"fido", 2},
    {"filch", 3},     {"fodder", -3},     {"gambler", 5},        {"grudge", 7},       {"hacker", -7},
    {"hate", 5},      {"healer", 8},      {"human", 21},         {"kamikaze", 13},    {"loser", 13},
    {"machine", 14},  {"macron", 4},      {"masochist", -1},     {"mind", -1},        {"mirror", 6},
    {"miser", 0},     {"mite", 18},       {"mutant", -4},        {"observer", 1},     {"oracle", 5},
    {"pacifist", 13}, {"parasite", 6},    {"philanthropist", 4}, {"reincarnator", 4}, {"remora", 7},
    {"reserve", 7},   {"shadow", 6},      {"sorcerer", 10},      {"spiff", -5},       {"tick-tock", 14},
    {"trader", 6},    {"tripler", 8},     {"vacuum", 1},         {"virus", 19},       {"void", -12},
    {"vulch", 0},     {"warpish", 20},    {"warrior", 15},       {"will", 2},         {"zombie", 1},
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

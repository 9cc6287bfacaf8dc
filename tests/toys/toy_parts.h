// What the toys share: seats, and places by score.
#pragma once

#include "engine/erase.h"

namespace kosmo {

// Polish forms: mianownik|dopełniacz|celownik|biernik.
inline constexpr Name kToySeats[] = {
    {"red", {"Red", "Czerwony|Czerwonego|Czerwonemu|Czerwonego"}},
    {"green", {"Green", "Zielony|Zielonego|Zielonemu|Zielonego"}},
    {"blue", {"Blue", "Niebieski|Niebieskiego|Niebieskiemu|Niebieskiego"}},
    {"white", {"White", "Biały|Białego|Białemu|Białego"}},
};
inline constexpr ArgKind kToySeat = kind_of<kToySeats>("seat");
inline constexpr int kToyMaxSeats = 4;

// Fills in the places: 1 is best, equal scores share one.
inline void place_by_score(Result& result, int seats) {
  for (int p = 0; p < seats; ++p) {
    result.place[p] = 1;
    for (int q = 0; q < seats; ++q)
      if (result.score[q] > result.score[p]) ++result.place[p];
  }
}

}  // namespace kosmo

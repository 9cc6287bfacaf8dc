// Places at the end of a game: 1 is best, and equals share one.
#pragma once

#include "engine/game.h"

namespace kosmo {

// key(seat) is whatever compares: the score, or a tuple of the score and what breaks ties, in that order. More is
// better.
template <class Key>
void rank_places(Result& result, int seats, Key&& key) {
  for (Seat p = 0; p < seats; ++p) {
    int place = 1;
    for (Seat q = 0; q < seats; ++q) place += key(p) < key(q);
    result.place[p] = static_cast<std::uint8_t>(place);
  }
}
// By the score alone.
inline void rank_places(Result& result, int seats) {
  rank_places(result, seats, [&](Seat p) { return result.score[p]; });
}

}  // namespace kosmo

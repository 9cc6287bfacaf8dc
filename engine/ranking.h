// Places at the end of a game: 1 is best, and equals share one.
#pragma once

#include "engine/game.h"

namespace kosmo {

// By the score, then by what the result says to decide between equal ones. More is better.
inline void rank_places(Result& result, int seats) {
  const auto key = [&](Seat p) {
    Array<int, 1 + decltype(result.ties)::capacity()> out{result.score[p]};
    for (int i = 0; i < result.ties.size(); ++i) out[i + 1] = result.ties[i].score[p];
    return out;
  };
  for (Seat p = 0; p < seats; ++p) {
    int place = 1;
    for (Seat q = 0; q < seats; ++q) place += key(p) < key(q);
    result.place[p] = static_cast<std::uint8_t>(place);
  }
}

}  // namespace kosmo

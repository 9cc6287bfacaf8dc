// Who will win, as shares: what search works with. Between opponents the shares sum to 1, and a shared win is shared;
// in a cooperative game all have the same.
#pragma once

#include <algorithm>
#include <cmath>

#include "engine/game.h"

namespace kosmo {

// Of a game that is over.
inline Prospects final_prospects(const Result& result, int seats) {
  Prospects shares{};
  int winners = 0;
  for (int p = 0; p < seats; ++p) winners += result.place[p] == 1;
  for (Seat p = 0; p < seats; ++p)
    shares[p] = result.cooperative ? (result.won ? 1.0 : 0.0) : result.place[p] == 1 ? 1.0 / winners : 0.0;
  return shares;
}

// From points: `lead` more than another are worth e times its share. Small near the end of a game, where a lead stays.
template <class Points>
Prospects prospects_by_points(int seats, double lead, Points&& points) {
  Prospects shares{};
  double best = points(Seat{0});
  for (Seat p = 1; p < seats; ++p) best = std::max(best, static_cast<double>(points(p)));
  double sum = 0;
  for (Seat p = 0; p < seats; ++p) sum += shares[p] = std::exp((points(p) - best) / lead);
  for (Seat p = 0; p < seats; ++p) shares[p] /= sum;
  return shares;
}

}  // namespace kosmo

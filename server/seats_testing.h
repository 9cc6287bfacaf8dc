// For tests of servers: the games that they go over, and how many seats each of them needs.
#pragma once

#include <utility>

#include "engine/game.h"
#include "games/register.h"

namespace kosmo {

// Of the games that are whole; on what is still being built there are the laws.
inline std::vector<std::string> game_names() {
  register_games();
  std::vector<std::string> ids;
  for (const Game* game : games())
    if (game->info().complete) ids.emplace_back(game->info().id);
  return ids;
}

// These seats, and as many more as the game needs: who sits there is nothing to the test.
inline std::vector<std::string> seats_of(const std::string& game, std::vector<std::string> seats,
                                         const std::string& more = "random") {
  const Game* known = find_game(game);
  while (known && std::cmp_less(seats.size(), known->info().min_seats)) seats.push_back(more);
  return seats;
}

}  // namespace kosmo

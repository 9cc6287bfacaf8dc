// Many games between bots, on several threads. What comes out depends on the seed alone, never on the threads.
#pragma once

#include <functional>

#include "players/player.h"
#include "table/replay.h"

namespace kosmo {

struct SimulationPlan {
  TableSetup setup;  // bots on every seat; each game has its own seed, a number made from this one and the
                     // game's
  std::int64_t games = 1;
  int threads = 1;
  int by = -1;  // a statistic of the game that is noted for every seat, or none
};

struct PlayedGame {
  int faults = 0;  // answers of bots that were no legal action
  Result result;
  std::uint32_t decisions = 0;
  std::array<Values, kMaxSeats> values{};  // of the statistic in the plan, at the end
};

// One game from here to its end. Each seat has one bot for all of it, which may remember what it saw.
PlayedGame play_out(Position, std::span<const std::unique_ptr<Player>> bots, int by = -1);
// Every game, in order. `progress` is told from time to time, on the calling thread, how many are done.
std::vector<PlayedGame> simulate(const SimulationPlan&, const std::function<void(std::int64_t done)>& progress);

// Five numbers and two: how values are spread.
struct Distribution {
  double mean = 0, sd = 0, min = 0, lower = 0, median = 0, upper = 0, max = 0;
};
Distribution spread_of(std::vector<double> values);

// Wilson's interval for a share of n, 95 percent.
struct Share {
  double share = 0, low = 0, high = 0;
};
Share share_of(double count, double n);

}  // namespace kosmo

// The figures of many simulated games: how seats did, and those of whom a statistic of the game had a value.
#pragma once

#include "cli/simulation.h"

namespace kosmo {

struct SeatFigures {
  Distribution score;
  Share wins;  // a shared first place counts as a part of a win
};

// How seats did for which a statistic had this value, alone or beside others.
struct ValueFigures {
  int value = -1;  // -1: it had none
  std::int64_t seats = 0;
  Share wins;
  double mean_score = 0;
};

struct Figures {
  std::int64_t games = 0;
  std::int64_t shared_wins = 0;  // games with more than one first place
  std::vector<SeatFigures> seats;
  Distribution decisions;
  double all_decisions = 0, seconds = 0;
  bool cooperative = false;
  std::vector<ValueFigures> values;  // best first, if the plan counts by a statistic
};

// Of the plan's games, which took so long.
Figures figures_of(const SimulationPlan&, const std::vector<PlayedGame>&, double seconds);
// By which the plan counts.
inline const Statistic& statistic_of(const SimulationPlan& plan) {
  return plan.setup.game->info().statistics[static_cast<std::size_t>(plan.by)];
}

}  // namespace kosmo

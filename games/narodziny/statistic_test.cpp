#include <gtest/gtest.h>

#include "games/narodziny/test_helpers.h"

namespace kosmo::narodziny {
namespace {

TEST(NarodzinyStatistics, the_order_of_the_first_round_is_known_to_the_end) {
  for (int seats = 2; seats <= 4; ++seats)
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const Seat first = static_cast<Seat>(fresh(seats, seed).first);
      play_at_random(seats, seed, [&](const State&, Action, const State& after) {
        for (Seat p = 0; p < seats; ++p)
          ASSERT_EQ(Narodziny::statistic(after, 0, p), one_value(places_from(first, p, seats))) << after.round;
      });
    }
}

}  // namespace
}  // namespace kosmo::narodziny

#include <gtest/gtest.h>

#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {
namespace {

// CE-SET-04: the alien that was chosen counts, whoever has its sheet at the end.
TEST(CosmicStatistics, results_are_counted_by_the_alien_that_was_chosen) {
  Options options = game().standard_options();
  options[kOptionPowers] = 1;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Array<int, kPlayers> chosen;
    play_at_random(
        4, seed,
        [&](const State& before, Action action, const State& after) {
          const Seat seat = Run::to_move(before);
          if (before.moment == Moment::kSetup) {
            EXPECT_TRUE(Cosmic::statistic(before, 0, seat).none()) << "not chosen yet";
            chosen[seat] = action.arg[0];
          }
          for (Seat p = 0; after.moment != Moment::kSetup && p < 4; ++p) {
            if (kAlienNames[chosen[p]].id == "masochist") continue;  // who gives way to a Healer (CA-LIST-07)
            ASSERT_EQ(Cosmic::statistic(after, 0, p), one_value(chosen[p])) << kAlienNames[chosen[p]].id;
          }
        },
        options);
  }
}

}  // namespace
}  // namespace kosmo::cosmic

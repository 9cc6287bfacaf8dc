#include <gtest/gtest.h>

#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"

namespace kosmo::orion {
namespace {

TEST(OrionStatistics, race_and_advisor_once_a_seat_has_them) {
  int hired = 0;
  play_at_random(3, 2, [&](const State& before, Action a, const State& after) {
    const Seat seat = Run::to_move(before);
    if (verb_of(a) == Verb::kRace) {
      EXPECT_EQ(Orion::statistic(before, 0, seat), Values());
      EXPECT_EQ(Orion::statistic(after, 0, seat), one_value(a.arg[0]));
    }
    if (verb_of(a) == Verb::kHire) {
      EXPECT_EQ(Orion::statistic(after, 1, seat), one_value(a.arg[0]));
      ++hired;
    }
    if (before.of(seat).advisor == kNone) {
      EXPECT_EQ(Orion::statistic(before, 1, seat), Values());
    }
  });
  EXPECT_GT(hired, 0);
}

}  // namespace
}  // namespace kosmo::orion

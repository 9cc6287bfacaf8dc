// Triggered effects without a game around them; the toy "chain" plays them.
#include "engine/triggers.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

using Waiting = Triggers<8>;

std::string choices(const Waiting& triggers, Seat owner) {
  std::string out;
  triggers.each_choice(owner, [&](const Trigger& t) { out += std::to_string(t.effect) + " "; });
  return out;
}
void begin(Waiting& triggers, int effect) {
  for (const Trigger& t : triggers.waiting())
    if (t.effect == effect) return triggers.begin(Trigger(t));
}

TEST(Triggers, OfSeveralOwnersGoInTheOrderOfTheRules) {
  Waiting triggers;
  triggers.raise(1, Seat{0}, false);
  triggers.raise(2, Seat{2}, false);
  EXPECT_EQ(triggers.chooser(clockwise_from(1, 3)), 2);
  EXPECT_EQ(triggers.chooser(clockwise_from(0, 3)), 0);
  EXPECT_EQ(choices(triggers, 2), "2 ");
}

TEST(Triggers, ThatAreEqualAreOneChoiceAndTwoEffects) {
  Waiting triggers;
  triggers.raise(1, Seat{0}, false, 7);
  triggers.raise(1, Seat{0}, false, 7);
  triggers.raise(1, Seat{0}, false, 8);
  EXPECT_EQ(choices(triggers, 0), "1 1 ") << "the third has another argument";
  begin(triggers, 1);
  EXPECT_EQ(triggers.waiting().size(), 2);
}

TEST(Triggers, OfTheDeepestLevelComeFirst) {
  Waiting triggers;
  triggers.raise(1, Seat{0}, false);
  triggers.raise(2, Seat{0}, false);
  begin(triggers, 1);
  triggers.raise(3, Seat{1}, false);
  EXPECT_EQ(triggers.chooser(clockwise_from(0, 2)), 1) << "though the other comes first in order";
  EXPECT_EQ(choices(triggers, 0), "");
  begin(triggers, 3);
  EXPECT_EQ(choices(triggers, 0), "2 ");
}

TEST(Triggers, CanBeDrainedToTheLevelOfAnEffectThatGoesOn) {
  Waiting triggers;
  triggers.raise(1, Seat{0}, false);
  triggers.raise(2, Seat{0}, false);
  begin(triggers, 1);
  triggers.raise(3, Seat{0}, false);
  EXPECT_FALSE(triggers.settle(1));
  begin(triggers, 3);
  EXPECT_EQ(triggers.level(), 2);
  EXPECT_TRUE(triggers.settle(1)) << "effect 1 goes on, while effect 2 waits";
  triggers.raise(4, Seat{0}, false);
  EXPECT_EQ(choices(triggers, 0), "4 ") << "what it triggers now is again deeper than effect 2";
  begin(triggers, 4);
  begin(triggers, 2);
  EXPECT_TRUE(triggers.settle());
  EXPECT_EQ(triggers.level(), 0);
}

TEST(Triggers, ThatAreForcedStayWhenTheRestIsDeclined) {
  Waiting triggers;
  triggers.raise(1, Seat{0}, false);
  triggers.raise(2, Seat{0}, true);
  triggers.raise(3, Seat{1}, false);
  EXPECT_TRUE(triggers.must(0));
  EXPECT_FALSE(triggers.must(1));
  triggers.decline(0);
  EXPECT_EQ(choices(triggers, 0), "2 ");
  EXPECT_EQ(choices(triggers, 1), "3 ") << "another's effects are not mine to decline";
}

}  // namespace
}  // namespace kosmo

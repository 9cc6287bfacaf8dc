#include "engine/action.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

enum class Verb : std::uint8_t { kMove = 3 };
enum class Spot : std::uint8_t { kHere = 7 };

TEST(Action, IsMadeOfAVerbAndSmallArgumentsOfAnyKind) {
  const Action a = make_action(Verb::kMove, Spot::kHere, 200);
  EXPECT_EQ(a.verb, 3);
  EXPECT_EQ(a.arg[0], 7);
  EXPECT_EQ(a.arg[1], 200);
  EXPECT_EQ(a.arg[2], 0) << "arguments not given are zero";
}

TEST(Action, SurvivesItsKey) {
  const Action a = make_action(Verb::kMove, 1, 2, 3, 4, 5, 6, 7);
  EXPECT_EQ(Action::from_key(a.key()), a);
  EXPECT_NE(make_action(Verb::kMove, 1).key(), make_action(Verb::kMove, 2).key());
}

TEST(ActionList, KnowsWhatItHolds) {
  ActionList list;
  EXPECT_TRUE(list.empty());
  list.add(Verb::kMove, Spot::kHere);
  EXPECT_TRUE(list.contains(make_action(Verb::kMove, 7)));
  EXPECT_FALSE(list.contains(make_action(Verb::kMove, 8)));
  EXPECT_EQ(list[0], make_action(Verb::kMove, 7));
  list.clear();
  EXPECT_EQ(list.size(), 0);
  EXPECT_FALSE(list.contains(make_action(Verb::kMove, 7)));
}

}  // namespace
}  // namespace kosmo

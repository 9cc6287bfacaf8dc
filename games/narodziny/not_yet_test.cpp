// What one looks for among the choices and is not there yet: told with its reason, and only as long as there is one.
#include <gtest/gtest.h>

#include "games/narodziny/rules/rules.h"
#include "games/narodziny/test_helpers.h"
#include "tests/support/not_yet.h"

namespace kosmo::narodziny {
namespace {

std::string told(const State& s) { return not_yet<Narodziny>(s); }

TEST(NarodzinyNotYet, the_end_of_a_shift_in_which_the_own_token_has_not_moved) {
  State s = fresh(2, 1);
  const Seat seat = Run::to_move(s);
  EXPECT_EQ(told(s), "stop: NK-ENE-03: First move your own energy token, at least once.\n");
  Run::apply(s, make_action(Verb::kShift, seat, s.token[seat]), {});
  EXPECT_EQ(told(s), "") << "it may end now";
}

TEST(NarodzinyNotYet, of_each_sort_what_is_nearest) {
  State s = fresh(2, 1);
  let_craft(s, 0);
  PlayerBoard& b = s.of(0);
  b.hand = {1, 4, 0, 0};
  b.waiting = 0;
  const std::string text = told(s);
  EXPECT_NE(text.find("release: NK-TIM-09: "), std::string::npos) << text;
  EXPECT_NE(text.find("exchange time: NK-CRD-02: You need 5 time cards; you have 4.\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("acquire"), std::string::npos) << "4 cards pay for a slot";
  b.waiting = 1;
  b.hand = {1, 0, 0, 0};
  EXPECT_EQ(told(s).find("release"), std::string::npos) << "it can be done";
  EXPECT_NE(told(s).find("acquire 1 light: NK-ABL-02: Slot 1 costs 2 energy cards of one type; you have 1 of that "
                         "type.\n"),
            std::string::npos)
      << told(s);
}

TEST(NarodzinyNotYet, a_nebula_says_how_many_stars_are_missing) {
  State s = fresh(2, 1);
  let_craft(s, 0);
  PlayerBoard& b = s.of(0);
  b.tile.fill(kNone);
  b.completed = 0;
  EXPECT_EQ(told(s).find("complete"), std::string::npos) << "there is none";
  b.tile[0] = 0;
  EXPECT_NE(told(s).find("complete D1: NK-NEB-01: "), std::string::npos) << told(s);
  b.completed = 1;
  EXPECT_EQ(told(s).find("complete"), std::string::npos);
  EXPECT_NE(told(s).find("advance D1: NK-LIF-01: "), std::string::npos) << told(s);
}

}  // namespace
}  // namespace kosmo::narodziny

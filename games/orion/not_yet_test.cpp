// What one looks for among the choices and is not there yet: told with its reason, and only as long as there is one.
#include <gtest/gtest.h>

#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"
#include "tests/support/not_yet.h"

namespace kosmo::orion {
namespace {

std::string told(const State& s) { return not_yet<Orion>(s); }

// The first of two seats is about to act, with one card in hand.
State acting() {
  State s = fresh(2, 1);
  s.core.steps.clear();
  for (Seat p = 0; p < 2; ++p) {
    s.of(p).race = static_cast<std::uint8_t>(race_called("humans"));
    s.of(p).resources = {0, 9, 0};
    s.of(p).available = 3;
    s.of(p).hand = {};
  }
  s.of(0).hand.add(kind_called("biospheres"));
  s.core.push(Kind::kAction, 0);
  return s;
}

TEST(OrionNotYet, a_contract_that_cannot_be_paid) {
  State s = acting();
  EXPECT_EQ(told(s), "contract: MO-CON-02: Contract costs 3 cards; you have 1.\n");
  s.of(0).hand.add(kind_called("biospheres"));
  s.of(0).hand.add(kind_called("biospheres"));
  EXPECT_EQ(told(s), "");
  s.centre.clear();
  EXPECT_EQ(told(s), "contract: MO-CON-02: There is no advisor in the centre.\n");
  s.no_advisors = 1;
  EXPECT_EQ(told(s), "") << "nobody looks for it in a game without advisors";
}

TEST(OrionNotYet, propaganda_a_second_time) {
  State s = acting();
  s.of(0).propaganda = 1;
  EXPECT_NE(told(s).find("propaganda: MO-PRO-02: Propaganda can be used only once a round.\n"), std::string::npos);
}

TEST(OrionNotYet, an_attack_on_a_stronger_fleet) {
  State s = acting();
  s.of(0).resources[1] = 3;
  EXPECT_NE(told(s).find("attack green: MO-ATK-03: "), std::string::npos) << told(s);
}

}  // namespace
}  // namespace kosmo::orion

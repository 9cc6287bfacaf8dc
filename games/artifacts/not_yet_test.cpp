// What one looks for among the choices and is not there yet: told with its reason, and only as long as there is one.
#include <gtest/gtest.h>

#include "games/artifacts/rules/rules.h"
#include "games/artifacts/test_helpers.h"
#include "tests/support/not_yet.h"

namespace kosmo::artifacts {
namespace {

std::string told(const State& s) { return not_yet<Artifacts>(s); }

TEST(ArtifactsNotYet, the_end_of_a_turn_without_an_action) {
  State s = empty_table();
  s.of(0).bank = 15;
  s.core.push(Kind::kAction, 0);
  EXPECT_EQ(told(s), "done: AA-TURN-04: An action must be taken while one is legal.\n");
  s.acted = 1;
  EXPECT_EQ(told(s), "");
}

TEST(ArtifactsNotYet, a_card_of_the_stage_that_cannot_be_paid) {
  State s = empty_table();
  s.of(0).bank = 15;
  const int id = card_of(Type::kShip, 0);
  put(s.of(0).stage, id);
  s.core.push(Kind::kAction, 0);
  EXPECT_NE(told(s).find("build " + card(id).id + ": AA-PAY-13: It cannot be paid: "), std::string::npos) << told(s);
}

TEST(ArtifactsNotYet, what_operational_cards_are_there_for) {
  State s = empty_table();
  s.of(0).bank = 15;
  s.core.push(Kind::kAction, 0);
  EXPECT_EQ(told(s).find("mine"), std::string::npos) << "without a Planet nobody looks for it";
  into_empire(s, 0, card(card_of(Type::kPlanet, 0)).id, Side::kOperational);
  EXPECT_NE(told(s).find("mine: AA-OP-01: 5 green icons are needed, without gold.\n"), std::string::npos) << told(s);
}

TEST(ArtifactsNotYet, a_hand_that_is_too_large) {
  State s = empty_table();
  for (int r = 0; r < 4; ++r) s.of(0).hand.add(r);
  s.core.push(Kind::kDrawStage, 0);
  EXPECT_EQ(told(s), "done: AA-TURN-08: Only 3 Resource cards may be kept.\n");
  s.of(0).hand.remove(0);
  EXPECT_EQ(told(s), "");
}

}  // namespace
}  // namespace kosmo::artifacts

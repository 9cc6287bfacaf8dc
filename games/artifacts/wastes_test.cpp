// Warnings before something is lost for good.
#include <gtest/gtest.h>

#include "games/artifacts/rules/rules.h"
#include "games/artifacts/test_helpers.h"

namespace kosmo::artifacts {
namespace {

State at_action(int bank) {
  State s = empty_table();
  s.of(0).bank = static_cast<std::uint8_t>(bank);
  s.core.push(Kind::kAction, 0);
  return s;
}

TEST(ArtifactsWastes, WarnOfCreditsThatTheBankCannotHold) {
  State s = at_action(10);
  s.of(0).artifacts.add(artifact_called("A10"));
  const Warning warning = Artifacts::wastes(s, make_action(Verb::kPlay, artifact_called("A10")));
  EXPECT_EQ(warning.rule, "AA-PAY-09");
  EXPECT_EQ(warning.args[0], 5);
  EXPECT_EQ(warning.args[1], 10);
  s.of(0).bank = 5;
  EXPECT_FALSE(Artifacts::wastes(s, make_action(Verb::kPlay, artifact_called("A10"))));
}

TEST(ArtifactsWastes, WarnOfATradeIntoAFullBank) {
  State s = at_action(13);
  PlayArgs play(DeedArgs(Deed::kTrade, static_cast<int>(Colour::kBlue)), 2, 0);
  play.icons = 3;
  s.core.steps.push(play.step(Kind::kPlayCards, 0));
  EXPECT_EQ(Artifacts::wastes(s, make_action(Verb::kDone)).rule, "AA-PAY-09");
  s.of(0).bank = 12;
  EXPECT_FALSE(Artifacts::wastes(s, make_action(Verb::kDone)));
}

TEST(ArtifactsWastes, WarnOfIconsThatAnotherCardWouldSpare) {
  State s = at_action(8);
  for (const char* id : {"R49", "R28"}) s.of(0).hand.add(resource_called(id));  // 3 green; 2 green
  PayArgs pay{DeedArgs(Deed::kMine)};
  pay.cards = 2;
  pay.need[Colour::kGreen] = 2;
  s.core.steps.push(pay.step(Kind::kPay, 0));
  const auto green = static_cast<int>(Colour::kGreen);
  EXPECT_EQ(Artifacts::wastes(s, make_action(Verb::kSpend, resource_called("R49"), 0, green)).rule, "AA-PAY-08");
  EXPECT_FALSE(Artifacts::wastes(s, make_action(Verb::kSpend, resource_called("R28"), 1, green)));
  s.of(0).hand.remove(resource_called("R28"));
  EXPECT_FALSE(Artifacts::wastes(s, make_action(Verb::kSpend, resource_called("R49"), 0, green)))
      << "there is no other";
}

}  // namespace
}  // namespace kosmo::artifacts

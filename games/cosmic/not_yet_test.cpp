// What one looks for among the choices and is not there yet: told with its reason, and only as long as there is one.
#include <gtest/gtest.h>

#include "games/cosmic/rules/rules.h"
#include "games/cosmic/test_helpers.h"
#include "tests/support/not_yet.h"

namespace kosmo::cosmic {
namespace {

// The first position of random games in which this is asked, and more holds.
template <class Is>
State asked_for(std::string_view step, Is&& is) {
  State found{};
  bool has_found = false;
  for (std::uint64_t seed = 0; seed < 300 && !has_found; ++seed)
    play_at_random(4, seed, [&](const State& s, Action, const State&) {
      if (has_found || Cosmic::steps()[s.core.steps.back().kind].name != step || !is(s)) return;
      found = s;
      has_found = true;
    });
  EXPECT_TRUE(has_found) << step;
  return found;
}
std::string told(const State& s) { return not_yet<Cosmic>(s); }

TEST(CosmicNotYet, the_end_of_sending_before_a_ship_was_sent) {
  const auto sent = [](const State& s) { return SendArgs(s.core.steps.back()).sent; };
  EXPECT_EQ(told(asked_for("send", [&](const State& s) { return sent(s) == 0; })),
            "sent: CE-LAU-02: At least one ship must be sent.\n");
  EXPECT_EQ(told(asked_for("send", [&](const State& s) { return sent(s) == 1; })), "");
}

TEST(CosmicNotYet, joining_a_side_that_has_not_invited) {
  const State s = asked_for("join", [](const State& now) {
    const Seat seat = now.core.steps.back().seat;
    return (now.invited[Side::kOffense] >> seat & 1) == 0;
  });
  EXPECT_EQ(told(s), "join offense: CE-ALLY-09: You were not invited by that side.\n");
}

TEST(CosmicNotYet, a_proposal_without_a_term) {
  EXPECT_EQ(told(asked_for("prepare", [](const State& s) { return s.talk.draft().empty(); })),
            "propose: CE-DEAL-04: At least one card or colony must change hands.\n");
  EXPECT_EQ(told(asked_for("prepare", [](const State& s) { return s.talk.draft().size() == 1; })), "");
}

TEST(CosmicNotYet, the_end_of_a_force_field_before_it_has_cancelled_anything) {
  EXPECT_EQ(told(asked_for("force-field", [](const State& s) { return CountArgs(s.core.steps.back()).count == 0; })),
            "enough: CE-FF-01: At least one alliance is cancelled.\n");
}

}  // namespace
}  // namespace kosmo::cosmic

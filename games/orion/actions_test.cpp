// The action phase in every position of random games: what no single scenario can show. Single positions are in
// scenarios/actions and its neighbours.
#include <gtest/gtest.h>

#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"

namespace kosmo::orion {
namespace {

template <class Look>
void each_decision(std::uint64_t games, Look&& look) {
  for (int seats = 2; seats <= 4; ++seats)
    for (std::uint64_t seed = 1; seed <= games; ++seed) play_at_random(seats, seed, look);
}

bool asks_for_action(const State& s) { return !Run::over(s) && s.core.steps.back().is(Kind::kAction); }

Seat next_with_markers(const State& s, Seat after) {
  Seat seat = s.after(after);
  while (s.of(seat).available == 0 && seat != after) seat = s.after(seat);
  return seat;
}

TEST(OrionActions, MO_ACT_03_MO_ACT_10_research_is_always_open_and_passing_never_is) {
  int asked = 0;
  ActionList choices;
  each_decision(8, [&](const State& s, Action, const State&) {
    if (!asks_for_action(s)) return;
    ++asked;
    Run::legal(s, choices);
    int research = 0;
    for (int i = 0; i < choices.size(); ++i) {
      const auto verb = static_cast<Verb>(choices[i].verb);
      research += verb == Verb::kResearch;
      EXPECT_TRUE(verb >= Verb::kBuild && verb <= Verb::kContract && verb != Verb::kPay && verb != Verb::kThrow);
    }
    EXPECT_EQ(research, 1);
  });
  EXPECT_GT(asked, 1000);
}

TEST(OrionActions, MO_ACT_01_an_action_costs_one_marker) {
  int seen = 0;
  each_decision(8, [&](const State& before, Action a, const State& after) {
    const auto verb = static_cast<Verb>(a.verb);
    const bool plain = verb == Verb::kResearch || verb == Verb::kTrade || verb == Verb::kPropaganda;
    if (!asks_for_action(before) || !plain || before.round != after.round) return;
    const Seat seat = before.core.steps.back().seat;
    ++seen;
    EXPECT_EQ(after.of(seat).available, before.of(seat).available - 1);
    EXPECT_EQ(after.of(seat).spent, before.of(seat).spent + 1);
    for (Seat q = before.after(seat); q != seat; q = before.after(q))
      EXPECT_EQ(after.of(q).available, before.of(q).available);
  });
  EXPECT_GT(seen, 300);
}

TEST(OrionActions, MO_ACT_01_MO_ACT_02_turns_go_clockwise_past_those_without_markers) {
  for (int seats = 2; seats <= 4; ++seats)
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      Seat last = kNobody;
      int round = 0;
      play_at_random(seats, seed, [&](const State& s, Action, const State&) {
        const bool round_ends = s.core.steps.back().is(Kind::kHandLimit);
        for (Seat p = 0; p < seats && round_ends; ++p) EXPECT_EQ(s.of(p).available, 0);
        if (!asks_for_action(s)) return;
        const Seat seat = s.core.steps.back().seat;
        EXPECT_GT(s.of(seat).available, 0);
        EXPECT_EQ(seat, s.round == round ? next_with_markers(s, last) : s.first);
        last = seat;
        round = s.round;
      });
    }
}

TEST(OrionActions, MO_ATK_02_MO_PRO_02_limits_of_a_round_are_never_passed) {
  constexpr int kLimit[] = {0, 0, 3, 2, 1};
  int most[5] = {};
  each_decision(400, [&](const State& before, Action a, const State& s) {
    for (Seat p = 0; p < s.seats(); ++p)
      for (const std::uint8_t attacks : s.of(p).attacks) most[s.seats()] = std::max<int>(most[s.seats()], attacks);
    if (static_cast<Verb>(a.verb) == Verb::kPropaganda) {
      EXPECT_EQ(before.of(before.core.steps.back().seat).propaganda, 0);
    }
  });
  for (int seats = 2; seats <= 4; ++seats) EXPECT_EQ(most[seats], kLimit[seats]) << seats << " players";
}

}  // namespace
}  // namespace kosmo::orion

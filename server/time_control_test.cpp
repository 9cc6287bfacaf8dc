#include "server/time_control.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

using Kind = TimeControl::Kind;
constexpr std::int64_t kStart = 1'000'000;

TEST(TimeControl, FiguresHaveBounds) {
  EXPECT_FALSE(check_time_control({}));
  for (const TimeControl good : {TimeControl{Kind::kDecision, 5, 0, 0}, TimeControl{Kind::kDecision, 3600, 0, 0},
                                 TimeControl{Kind::kBank, 30, 0, 0}, TimeControl{Kind::kBank, 86400, 600, 0},
                                 TimeControl{Kind::kDays, 0, 0, 1}, TimeControl{Kind::kDays, 0, 0, 30}})
    EXPECT_FALSE(check_time_control(good)) << good.seconds;
  for (const TimeControl bad :
       {TimeControl{Kind::kDecision, 4, 0, 0}, TimeControl{Kind::kDecision, 3601, 0, 0},
        TimeControl{Kind::kBank, 29, 0, 0}, TimeControl{Kind::kBank, 86401, 0, 0}, TimeControl{Kind::kBank, 30, 601, 0},
        TimeControl{Kind::kDays, 0, 0, 0}, TimeControl{Kind::kDays, 0, 0, 31}}) {
    const Problem problem = check_time_control(bad);
    EXPECT_NE(problem.en, "");
    EXPECT_NE(problem.pl, "");
  }
}

TEST(Clocks, WithoutAClockNobodyIsEverOutOfTime) {
  Clocks clocks({}, 2);
  clocks.ask(0, kStart);
  EXPECT_FALSE(clocks.any());
  EXPECT_EQ(clocks.deadline(), 0);
}

TEST(Clocks, ADecisionHasItsTimeAgainEachTime) {
  Clocks clocks({Kind::kDecision, 60, 0, 0}, 2);
  clocks.ask(1, kStart);
  EXPECT_EQ(clocks.deadline(), kStart + 60'000);
  EXPECT_EQ(clocks.left(1, kStart + 20'000), 40'000);
  EXPECT_EQ(clocks.left(0, kStart + 20'000), 60'000);
  clocks.decided(1, kStart + 50'000, 1);
  EXPECT_EQ(clocks.running(), kNobody);
  EXPECT_EQ(clocks.deadline(), 0);
  clocks.ask(1, kStart + 50'000);
  EXPECT_EQ(clocks.deadline(), kStart + 110'000);
}

TEST(Clocks, ABankIsSpentAndRefilledByItsIncrement) {
  Clocks clocks({Kind::kBank, 100, 5, 0}, 2);
  clocks.ask(0, kStart);
  clocks.decided(0, kStart + 30'000, 1);
  EXPECT_EQ(clocks.left(0, kStart), 70'000) << "its run may go on";
  clocks.ask(1, kStart);
  EXPECT_EQ(clocks.left(0, kStart), 75'000);
  EXPECT_EQ(clocks.left(1, kStart), 100'000);
  clocks.ask(0, kStart);
  EXPECT_EQ(clocks.deadline(), kStart + 75'000);
  clocks.decided(0, kStart + 90'000, 1);
  clocks.ask(kNobody, kStart);
  EXPECT_EQ(clocks.left(0, kStart), 5'000) << "nothing is owed";
  clocks.back(0);
  EXPECT_EQ(clocks.left(0, kStart), 30'000) << "who returns can play on";
  clocks.back(1);
  EXPECT_EQ(clocks.left(1, kStart), 100'000) << "who has more keeps it";
}

TEST(Clocks, DaysAreDays) {
  Clocks clocks({Kind::kDays, 0, 0, 3}, 2);
  clocks.ask(0, kStart);
  EXPECT_EQ(clocks.deadline(), kStart + 3 * 86'400'000LL);
}

TEST(Clocks, APauseOfTheServerIsForgiven) {
  Clocks clocks({Kind::kBank, 100, 0, 0}, 2);
  clocks.forgive(kStart);
  EXPECT_EQ(clocks.running(), kNobody);
  clocks.ask(0, kStart);
  clocks.forgive(kStart + 1'000'000);
  EXPECT_EQ(clocks.left(0, kStart + 1'000'000), 100'000);
  EXPECT_EQ(clocks.deadline(), kStart + 1'100'000);
}

TEST(Clocks, ThatGoBackwardsChargeNobody) {
  Clocks clocks({Kind::kBank, 100, 0, 0}, 1);
  clocks.ask(0, kStart);
  EXPECT_EQ(clocks.left(0, kStart - 5'000), 100'000);
  clocks.decided(0, kStart - 5'000, 1);
  EXPECT_EQ(clocks.left(0, kStart), 100'000);
}

TEST(Clocks, AreSavedAndRestored) {
  Clocks clocks({Kind::kBank, 100, 5, 0}, 2);
  clocks.ask(0, kStart);
  clocks.decided(0, kStart + 30'000, 1);
  clocks.ask(1, kStart + 30'000);
  Clocks again({Kind::kBank, 100, 5, 0}, 2);
  again.restore(clocks.saved());
  EXPECT_EQ(again.saved(), clocks.saved());
  EXPECT_EQ(again.deadline(), clocks.deadline());
}

TEST(Clocks, WhoTakesBackADecisionGivesBackItsIncrement) {
  Clocks clocks({Kind::kBank, 100, 50, 0}, 2);
  clocks.ask(0, kStart);
  std::int64_t now = kStart;
  for (int i = 0; i < 4; ++i) {
    clocks.decided(0, now += 1'000, 1 + 2 * i);
    clocks.ask(1, now);
    EXPECT_EQ(clocks.left(0, now), 149'000 - 1'000 * i);
    clocks.undone(0, now);
    EXPECT_EQ(clocks.running(), 0);
    EXPECT_EQ(clocks.left(0, now), 99'000 - 1'000 * i);
  }
  EXPECT_EQ(clocks.left(1, now), 100'000);
}

TEST(Clocks, AnUninterruptedRunHasOneIncrement) {
  Clocks clocks({Kind::kBank, 100, 5, 0}, 2);
  std::int64_t now = kStart;
  for (int i = 0; i < 6; ++i) {
    clocks.ask(0, now);
    clocks.decided(0, now += 1'000, 1 + i);
  }
  EXPECT_EQ(clocks.left(0, now), 94'000);
  clocks.ask(1, now);
  EXPECT_EQ(clocks.left(0, now), 99'000);
  clocks.undone(0, now);
  EXPECT_EQ(clocks.left(0, now), 94'000) << "the run goes on";
  clocks.decided(0, now, 8);
  clocks.ask(1, now);
  EXPECT_EQ(clocks.left(0, now), 99'000) << "and ends once";
  Clocks of_before({Kind::kBank, 100, 5, 0}, 2, true);
  for (int i = 0; i < 6; ++i) {
    of_before.ask(0, now);
    of_before.decided(0, now += 1'000, 1 + i);
  }
  EXPECT_EQ(of_before.left(0, now), 124'000) << "games that were begun so are played on so";
}

TEST(Clocks, InARoundEverybodyThinksAtOnce) {
  Clocks clocks({Kind::kBank, 100, 5, 0}, 3);
  SeatOrder all;
  for (Seat p = 0; p < 3; ++p) all.push(p);
  clocks.ask(all, kStart);
  clocks.answered(1, kStart + 10'000);
  EXPECT_FALSE(clocks.runs(1));
  EXPECT_EQ(clocks.left(1, kStart + 30'000), 90'000);
  EXPECT_EQ(clocks.left(0, kStart + 30'000), 70'000);
  clocks.withdrawn(1);
  EXPECT_EQ(clocks.left(1, kStart + 30'000), 70'000) << "as if it had never stopped";
  clocks.answered(1, kStart + 40'000);
  clocks.pause(2, kStart + 50'000, 1);
  EXPECT_EQ(clocks.running(), 0);
  EXPECT_EQ(clocks.deadline(), kStart + 100'000);
  clocks.round_over(std::vector<Clocks::Played>{{0, false}, {1, false}, {2, false}}, kStart + 60'000, 1);
  EXPECT_EQ(clocks.left(0, kStart + 60'000), 45'000);
  EXPECT_EQ(clocks.left(1, kStart + 60'000), 65'000);
  EXPECT_EQ(clocks.left(2, kStart + 60'000), 50'000) << "who left has paid until then";
  EXPECT_EQ(clocks.running(), kNobody);
}

Clocks in_round_of_three(const TimeControl& control) {
  Clocks clocks(control, 3);
  SeatOrder all;
  for (Seat p = 0; p < 3; ++p) all.push(p);
  clocks.ask(all, kStart);
  return clocks;
}

TEST(Clocks, APassIsChargedForWhatExceedsTheIncrement) {
  for (const auto& [used, left] : {std::pair{0, 100'000}, {5'000, 100'000}, {12'000, 93'000}}) {
    Clocks clocks = in_round_of_three({Kind::kBank, 100, 5, 0});
    clocks.round_over(std::vector<Clocks::Played>{{0, true}, {1, false}}, kStart + used, 1);
    EXPECT_EQ(clocks.left(0, kStart), left);
    EXPECT_EQ(clocks.left(1, kStart), 105'000 - used) << "who plays something has its increment";
    EXPECT_EQ(clocks.left(2, kStart), left) << "whose answer is not played is charged like who passes";
  }
}

TEST(Clocks, WhoHasAnsweredKeepsThatTimeWhenLeaving) {
  Clocks clocks = in_round_of_three({Kind::kDecision, 60, 0, 0});
  clocks.answered(1, kStart + 10'000);
  clocks.pause(1, kStart + 20'000, 1);
  clocks.resume(1, kStart + 30'000, 1);
  EXPECT_FALSE(clocks.runs(1));
  EXPECT_EQ(clocks.left(1, kStart + 40'000), 50'000);
  clocks.withdrawn(1);
  EXPECT_TRUE(clocks.runs(1));
  EXPECT_EQ(clocks.left(1, kStart + 40'000), 20'000);
}

TEST(Clocks, APauseOfTheServerIsForgivenToWhoHasAnswered) {
  Clocks clocks = in_round_of_three({Kind::kDecision, 60, 0, 0});
  clocks.answered(1, kStart + 10'000);
  clocks.forgive(kStart + 1'000'000);
  EXPECT_EQ(clocks.left(1, kStart + 1'000'000), 50'000);
  clocks.withdrawn(1);
  EXPECT_EQ(clocks.left(1, kStart + 1'005'000), 45'000);
}

TEST(Clocks, WhatIsTakenBackByAgreementGivesBackWhatItWon) {
  Clocks clocks({Kind::kBank, 100, 5, 0}, 2);
  constexpr Array<int, kMaxSeats> kOne{{1}}, kOneOfEach{{1, 1}};
  const auto decide = [&](Seat seat) {
    clocks.ask(seat, kStart);
    clocks.decided(seat, kStart, 1);
  };
  decide(0);
  decide(0);  // one run
  decide(1);
  clocks.decided(0, kStart, 1);  // a stand-in's, which wins nothing
  clocks.ask(0, kStart);
  EXPECT_EQ(clocks.left(0, kStart), 105'000);
  clocks.rewound(0, kOne, kStart);
  EXPECT_EQ(clocks.left(0, kStart), 105'000);
  clocks.rewound(0, kOneOfEach, kStart);
  EXPECT_EQ(clocks.left(0, kStart), 100'000) << "the last of the run";
  clocks.rewound(0, kOne, kStart);
  EXPECT_EQ(clocks.left(0, kStart), 100'000) << "the first of the run";
  EXPECT_EQ(clocks.left(1, kStart), 105'000) << "who did not ask for it keeps it";
}

TEST(Clocks, ActAndUndoRefillNothing) {
  for (const TimeControl control : {TimeControl{Kind::kDecision, 60, 0, 0}, TimeControl{Kind::kBank, 60, 5, 0},
                                    TimeControl{Kind::kDays, 0, 0, 1}}) {
    Clocks clocks(control, 2);
    std::int64_t now = kStart;
    clocks.ask(0, now);
    const std::int64_t all = clocks.left(0, now);
    for (int i = 0; i < 10; ++i) {
      clocks.decided(0, now += 1'000, 1 + 2 * i);
      clocks.ask(i % 2 ? Seat{0} : Seat{1}, now);  // the next question is one's own, or another's
      clocks.undone(0, now += 1'000);
    }
    EXPECT_EQ(clocks.left(0, now), all - 20'000) << "as if nothing had been decided";
    EXPECT_EQ(clocks.left(1, now), control.kind == Kind::kDays ? 86'400'000 : 60'000) << "nobody else pays";
    EXPECT_EQ(clocks.deadline(), kStart + all);
  }
}

TEST(Clocks, SeveralDecisionsTakenBackAreOneLongThought) {
  Clocks clocks({Kind::kDecision, 60, 0, 0}, 2);
  clocks.ask(0, kStart);
  clocks.decided(0, kStart + 10'000, 1);
  clocks.ask(0, kStart + 10'000);
  clocks.decided(0, kStart + 25'000, 2);
  clocks.ask(0, kStart + 25'000);
  clocks.undone(0, kStart + 30'000);
  EXPECT_EQ(clocks.left(0, kStart + 30'000), 40'000);
  clocks.undone(0, kStart + 30'000);
  EXPECT_EQ(clocks.left(0, kStart + 30'000), 30'000);
  // What cannot be taken back any more is not remembered.
  clocks.decided(0, kStart + 31'000, 5);
  clocks.settled();
  EXPECT_TRUE(clocks.saved().taken.empty());
}

TEST(Clocks, WhoLetsAStandInDecideAndTakesItBackHasWonNothing) {
  Clocks clocks({Kind::kDecision, 60, 0, 0}, 2);
  clocks.ask(0, kStart);
  clocks.pause(0, kStart + 50'000, 7);
  clocks.decided(0, kStart + 51'000, 7);
  clocks.undone(0, kStart + 52'000);
  EXPECT_EQ(clocks.left(0, kStart + 52'000), 10'000);
}

TEST(Clocks, WhoComesBackGoesOnWithWhatWasLeft) {
  Clocks clocks({Kind::kDecision, 60, 0, 0}, 2);
  clocks.ask(0, kStart);
  clocks.pause(0, kStart + 20'000, 7);
  EXPECT_EQ(clocks.running(), kNobody);
  clocks.resume(0, kStart + 90'000, 7);
  EXPECT_EQ(clocks.left(0, kStart + 90'000), 40'000);
  clocks.pause(0, kStart + 100'000, 7);
  clocks.resume(0, kStart + 100'000, 7);
  EXPECT_EQ(clocks.left(0, kStart + 100'000), 30'000);
  clocks.resume(0, kStart + 200'000, 8);
  EXPECT_EQ(clocks.left(0, kStart + 200'000), 60'000) << "another question";
}

}  // namespace
}  // namespace kosmo

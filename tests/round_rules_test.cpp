// What counts as lost in the crash test of rounds (tests/crash/round_rules.h). Of each promise: kept, and broken.
#include "tests/crash/round_rules.h"

#include <gtest/gtest.h>

#include "engine/round.h"
#include "tests/toys/toys.h"

namespace kosmo::crash {
namespace {

// Encounter with prepared hands, from its first window on. Red, green and blue are asked at once, with ticket 1.
class RoundRules : public testing::Test {
 protected:
  RoundRules() {
    replay.setup.game = &encounter_game();
    replay.setup.options = encounter_game().standard_options();
    replay.setup.options[0] = 1;
    replay.setup.seed = 1;
    replay.setup.seats.resize(3);
  }
  void plays(const char* seat, const char* action) {
    const Game& game = encounter_game();
    replay.entries.push_back(
        {.kind = JournalEntry::Kind::kAction, .seat = game.seat_by_name(seat), .action = *game.parse(action)});
  }
  void answers(const char* seat, std::int64_t ticket, const char* action) {
    ledger.sent({seat, ticket}, action);
    ledger.acknowledged({seat, ticket}, action);
  }
  bool keeps_promises() const { return ledger.broken_promise(replay).empty(); }

  RoundLedger ledger;
  Replay replay;
};

TEST_F(RoundRules, WhatIsPlayedIsNotLost) {
  answers("blue", 1, "boost offense");
  plays("red", "pass"), plays("green", "pass"), plays("blue", "boost offense");
  EXPECT_TRUE(keeps_promises()) << ledger.broken_promise(replay);
}

TEST_F(RoundRules, AnotherAnswerThanTheAcknowledgedOneIsALoss) {
  answers("blue", 1, "boost offense");
  plays("red", "pass"), plays("green", "pass"), plays("blue", "pass");
  EXPECT_FALSE(keeps_promises());
}

TEST_F(RoundRules, WhoeverActsBeforeDropsTheLaterAnswers) {
  answers("blue", 1, "boost offense");
  answers("green", 1, "boost offense");
  plays("red", "pass"), plays("green", "boost offense");
  EXPECT_TRUE(keeps_promises()) << ledger.broken_promise(replay);
}

TEST_F(RoundRules, WhoeverActsAfterwardsDropsNothing) {
  answers("green", 1, "boost offense");
  answers("blue", 1, "boost offense");
  plays("red", "pass"), plays("green", "pass"), plays("blue", "boost offense");
  EXPECT_FALSE(keeps_promises());
}

TEST_F(RoundRules, TheLastAcknowledgedAnswerCounts) {
  answers("green", 1, "boost offense");
  answers("green", 1, "pass");
  plays("red", "pass"), plays("green", "pass"), plays("blue", "pass");
  EXPECT_TRUE(keeps_promises()) << ledger.broken_promise(replay);
  answers("green", 1, "boost offense");
  EXPECT_FALSE(keeps_promises());
}

TEST_F(RoundRules, WhatWasTakenBackMayBeSilence) {
  answers("green", 1, "boost offense");
  ledger.acknowledged_taking_back({"green", 1});
  plays("red", "pass"), plays("green", "pass"), plays("blue", "pass");
  EXPECT_TRUE(keeps_promises()) << ledger.broken_promise(replay);
}

TEST_F(RoundRules, WhatCameTooLateMayHaveBeenHeard) {
  answers("green", 1, "pass");
  ledger.sent({"green", 1}, "boost offense");
  ledger.late({"green", 1}, "boost offense");
  plays("red", "pass"), plays("green", "boost offense");
  EXPECT_TRUE(keeps_promises()) << ledger.broken_promise(replay);
}

TEST_F(RoundRules, NothingIsPlayedThatNobodySent) {
  answers("blue", 1, "pass");
  plays("red", "pass"), plays("green", "boost offense");
  EXPECT_FALSE(keeps_promises());
}

// Red passes at the start, and is asked at once in what would be the next window, if nobody played anything.
TEST_F(RoundRules, AWindowThatNeverCameDropsItsAnswers) {
  // Up to after destiny, which has ticket 4; before planning is the next window of the same pause.
  for (const char* seat : {"red", "green", "blue"}) plays(seat, "pass");
  const auto seat_asked = [&](int i) {
    Position now(encounter_game(), 3, replay.setup.options, replay.setup.seed);
    for (const JournalEntry& entry : replay.entries) now.apply(entry.action);
    return encounter_game().seat_name(now.asked()[i]);
  };
  const std::string last = seat_asked(2), second = seat_asked(1);
  answers("red", 4, "pass");
  answers("red", 1'000'004, "boost offense");
  answers(last.c_str(), 4, "boost offense");
  plays("red", "pass"), plays(second.c_str(), "pass"), plays(last.c_str(), "boost offense");
  for (const char* seat : {"red", second.c_str(), last.c_str()}) plays(seat, "pass");  // the answers to it
  EXPECT_TRUE(keeps_promises()) << ledger.broken_promise(replay);
}

// Who comes anew to that window has another ticket for it.
TEST_F(RoundRules, ALaterWindowIsTheSameByAnyOfItsTickets) {
  for (const std::int64_t ticket : {1'000'004, 9'000'004, 17'000'004}) {
    replay.entries.clear();
    for (const char* seat : {"red", "green", "blue"}) plays(seat, "pass");
    RoundLedger kept, broken;
    kept.acknowledged({"red", ticket}, "boost offense");
    broken.acknowledged({"red", ticket}, "pass");
    for (RoundLedger* one : {&kept, &broken}) one->sent({"red", ticket}, "boost offense");
    Position now(encounter_game(), 3, replay.setup.options, replay.setup.seed);
    for (const JournalEntry& entry : replay.entries) now.apply(entry.action);
    for (int i = 0; i < 3; ++i) {
      plays(encounter_game().seat_name(now.to_move()).c_str(), "pass");
      now.apply(replay.entries.back().action);
    }
    plays("red", "boost offense");
    EXPECT_EQ(kept.broken_promise(replay), "");
    EXPECT_NE(broken.broken_promise(replay), "");
  }
}

TEST_F(RoundRules, WhatWaitsIsKnownUntilABotTakesOver) {
  answers("green", 1, "boost offense");
  EXPECT_EQ(ledger.waits({"green", 1}), "boost offense");
  EXPECT_FALSE(ledger.waits({"green", 4}));
  ledger.bot_took_over("green");
  EXPECT_FALSE(ledger.waits({"green", 1}));
}

}  // namespace
}  // namespace kosmo::crash

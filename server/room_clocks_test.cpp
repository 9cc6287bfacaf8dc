// Clocks where several seats are asked at once, where people leave and come back, and where something is taken back:
// nobody wins time by any of it, nobody pays for what is not theirs, and clocks tell nothing that is hidden.
#include <boost/json.hpp>

#include "server/round_testing.h"

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr TimeControl kEightSeconds{TimeControl::Kind::kDecision, 8, 0, 0};
constexpr TimeControl kMinute{TimeControl::Kind::kDecision, 60, 0, 0};
constexpr TimeControl kBankOfTen{TimeControl::Kind::kBank, 600, 60, 0};

struct Timed : AtTable {
  explicit Timed(const TimeControl& clock, const Windows& windows = kQuick) : AtTable(windows, clock) {}

  std::string step() const { return std::string(room.table()->decision().step); }
  std::int64_t left(Seat p) const { return room.clocks().left(p, now); }
  bool runs(Seat p) const { return room.clocks().runs(p); }
  void stand(Seat p) { must(ask_stand(room, p)); }
  void back(Seat p) { must(ask_back(room, p)); }
  void undo(Seat p) { must(ask_undo(room, p, room.ticket_for(p))); }
  void rewind(Seat p) {
    must(ask_for_undo(room, p));
    for (Seat other = 0; other < room.seats(); ++other)
      if (other != p) must(ask_answer_undo(room, other, true));
  }
  void pass_window() {
    const std::int64_t ticket = room.ticket();
    if (room.pause_until() != 0) return end_pause();
    while (room.ticket() == ticket && room.round()) ASSERT_EQ(act(awaited(), "pass"), "");
  }
  void pass_until(const std::string& wanted) {
    for (int i = 0; i < 50 && step() != wanted; ++i)
      step() == "pick" ? static_cast<void>(act(awaited(), "pick negotiate")) : pass_window();
    ASSERT_EQ(step(), wanted);
  }
};

// ---- who leaves, and comes back

TEST(RoomClocks, RunForWhoAnswersLeavesAndTakesItBack) {
  Timed j(kEightSeconds);
  j.pass_until("pick");
  const Seat p = j.room.asked();
  j.now += 2000;
  ASSERT_EQ(j.act(p, "pick negotiate"), "");
  j.stand(p);
  j.now += 3000;
  j.undo(p);
  ASSERT_TRUE(j.room.awaits(p));
  EXPECT_TRUE(j.runs(p));
  EXPECT_EQ(j.left(p), 3000) << "as if it had never stopped: neither leaving nor answering wins time";
  ASSERT_EQ(j.act(j.room.all_asked()[1], "pick negotiate"), "");
  j.now += 3000;
  j.must(ask_time_out(j.room, j.now));
  EXPECT_TRUE(j.room.sitter(p).by_clock);
}

TEST(RoomClocks, StandStillForWhoHasAnsweredAndIsBack) {
  Timed j(kEightSeconds);
  j.pass_until("pick");
  const Seat p = j.room.asked();
  j.now += 2000;
  ASSERT_EQ(j.act(p, "pick negotiate"), "");
  j.stand(p);
  j.now += 3000;
  j.back(p);
  EXPECT_FALSE(j.room.awaits(p));
  EXPECT_FALSE(j.runs(p));
  EXPECT_EQ(j.left(p), 6000);
}

TEST(RoomClocks, PayWhoAnsweredBeforeLeaving) {
  Timed j(kBankOfTen);
  j.pass_until("pick");
  const Seat p = j.room.all_asked()[0], other = j.room.all_asked()[1];
  j.now += 2000;
  ASSERT_EQ(j.act(p, "pick negotiate"), "");
  j.stand(p);
  j.now += 3000;
  ASSERT_EQ(j.act(other, "pick negotiate"), "");
  EXPECT_EQ(j.left(p), 658'000);
  EXPECT_EQ(j.left(other), 655'000);
}

// Nobody may see who has answered.
TEST(RoomClocks, OfQuietRoundsAreTheSameWhoeverHasAnsweredAndComesBack) {
  for (const TimeControl& clock : {kMinute, kBankOfTen}) {
    std::vector<std::string> seen;
    for (const bool answers : {false, true}) {
      Timed j(clock);
      j.now += 1000;
      if (answers) j.must(ask_act(j.room, kBlue, j.room.ticket_for(kBlue), "pass"));
      j.stand(kBlue);
      j.now += 1000;
      j.back(kBlue);
      EXPECT_TRUE(j.runs(kBlue));
      j.now += 1000;
      j.must(ask_chat(j.room, person(kRed), kRed, "hm"));
      const json::value table = json::parse(table_json(j.room, kRed, false, 7));
      seen.push_back(json::serialize(table.at("clocks")));
    }
    EXPECT_EQ(seen[0], seen[1]);
  }
}

// ---- a server that was away

TEST(RoomClocks, AreNotChargedForTheServerWhoeverHasAnswered) {
  Timed j(kEightSeconds);
  j.pass_until("pick");
  const Seat p = j.room.asked();
  j.now += 2000;
  ASSERT_EQ(j.act(p, "pick negotiate"), "");
  j.now += 100'000;
  j.must(event::Resumed{});
  EXPECT_FALSE(j.runs(p));
  j.now += 1000;
  j.undo(p);
  EXPECT_TRUE(j.runs(p));
  EXPECT_EQ(j.left(p), 5000);
}

// ---- increments

TEST(RoomClocks, WinNothingByWindows) {
  Timed j(kBankOfTen);
  for (int i = 0; i < 3; ++i) {
    ASSERT_EQ(j.step(), "act");
    j.pass_window();
  }
  for (const Seat p : {kRed, kGreen, kBlue}) EXPECT_EQ(j.left(p), 600'000);
}

// They are charged alike, also who could only pass: the others do not know that.
TEST(RoomClocks, AreChargedInWindowsForWhatExceedsTheIncrement) {
  Timed j(kBankOfTen);
  j.now += 40'000;
  j.pass_window();
  for (const Seat p : {kRed, kGreen, kBlue}) EXPECT_EQ(j.left(p), 600'000);
  j.now += 70'000;
  j.pass_window();
  for (const Seat p : {kRed, kGreen, kBlue}) EXPECT_EQ(j.left(p), 590'000);
}

TEST(RoomClocks, AreTheSameForWhoCouldOnlyPass) {
  Timed j(kBankOfTen);
  ASSERT_EQ(j.act(kRed, "boost offense"), "");  // the only card that red could play in this window
  while (j.step() == "answer") ASSERT_EQ(j.act(j.awaited(), "pass"), "");
  ASSERT_FALSE(j.room.awaits(kRed));
  const std::int64_t red = j.left(kRed), green = j.left(kGreen);
  j.now += 5000;
  j.pass_window();
  EXPECT_EQ(j.left(kRed) - red, j.left(kGreen) - green);
}

TEST(RoomClocks, HaveTheIncrementOfWhoeverPlaysSomething) {
  Timed j(kBankOfTen);
  j.now += 10'000;
  ASSERT_EQ(j.act(kRed, "pass"), "");
  ASSERT_EQ(j.act(kGreen, "boost offense"), "");
  EXPECT_EQ(j.left(kGreen), 650'000);
  EXPECT_EQ(j.left(kRed), 600'000);
  EXPECT_EQ(j.left(kBlue), 600'000) << "is asked again";
}

TEST(RoomClocks, HaveTheIncrementOfAllWhoChoose) {
  Timed j(kBankOfTen);
  j.pass_until("pick");
  const SeatOrder asked = j.room.all_asked();
  j.now += 10'000;
  for (const Seat p : asked) ASSERT_EQ(j.act(p, "pick negotiate"), "");
  for (const Seat p : asked) EXPECT_EQ(j.left(p), 650'000);
}

TEST(RoomClocks, GiveBackOnlyTheIncrementsThatWereWon) {
  Timed j(kBankOfTen, kQuiet);
  j.pass_until("pick");
  const SeatOrder asked = j.room.all_asked();
  for (const Seat p : asked) ASSERT_EQ(j.act(p, "pick negotiate"), "");
  ASSERT_NE(j.room.pause_until(), 0);
  j.end_pause();
  const Seat p = asked[0];
  int rewound = 0;
  while (j.step() != "pick" || !j.room.awaits(p)) {
    EXPECT_EQ(j.left(p), 660'000) << "silence in a pause won nothing: " << rewound;
    j.rewind(p);
    ASSERT_LT(++rewound, 10);
  }
  EXPECT_GT(rewound, 1);
  EXPECT_EQ(j.left(p), 600'000);
}

// ---- act and undo

TEST(RoomClocks, OfAStepGoOnAfterActAndUndo) {
  Timed j({});
  j.pass_until("talk");
  const Seat p = j.room.asked();
  const std::int64_t ends = j.room.step_ends();
  EXPECT_EQ(ends, j.now + 60'000);
  for (int i = 0; i < 5; ++i) {
    j.now += 5000;
    ASSERT_EQ(j.act(p, "prepare"), "");
    EXPECT_EQ(j.room.step_ends(), j.now + 60'000) << "another question";
    j.now += 5000;
    j.undo(p);
    EXPECT_EQ(j.room.step_ends(), ends);
    EXPECT_EQ(j.room.asked_at(), j.now) << "whoever takes something back is there";
  }
  j.now += 10'000;
  j.must(ask_time_out(j.room, j.now));
  EXPECT_NE(j.step(), "prepare");
}

TEST(RoomClocks, OfAStepBeginAgainAfterAnUndoByAgreement) {
  Timed j({});
  j.pass_until("talk");
  const Seat p = j.room.asked();
  j.now += 5000;
  ASSERT_EQ(j.act(p, "prepare"), "");
  j.now += 5000;
  j.rewind(p);
  ASSERT_EQ(j.step(), "talk");
  EXPECT_EQ(j.room.step_ends(), j.now + 60'000);
}

TEST(RoomClocks, OfAStepAreNotChargedForTheServer) {
  Timed j({});
  j.pass_until("talk");
  const Seat p = j.room.asked();
  j.now += 5000;
  ASSERT_EQ(j.act(p, "prepare"), "");
  j.now += 100'000;
  j.must(event::Resumed{});
  j.now += 1000;
  j.undo(p);
  EXPECT_EQ(j.room.step_ends(), j.now + 59'000);
}

TEST(RoomClocks, OfAStepAreRememberedInSnapshots) {
  Timed j({});
  j.pass_until("talk");
  const Seat p = j.room.asked();
  const std::int64_t ends = j.room.step_ends();
  j.now += 5000;
  ASSERT_EQ(j.act(p, "prepare"), "");
  Maybe<Room> copy = Room::from_snapshot("t", j.room.snapshot());
  ASSERT_TRUE(copy) << copy.problem().en;
  j.room = std::move(*copy);
  j.now += 5000;
  j.undo(p);
  EXPECT_EQ(j.room.step_ends(), ends);
  EXPECT_EQ(picture(fold(j.journal)), picture(j.room));
}

// The last who passed may take that back while nothing has become known.
TEST(RoomClocks, WinNothingByPassAndUndoInARound) {
  Timed j(kMinute);
  j.pass_window();
  ASSERT_EQ(j.step(), "act");
  const SeatOrder asked = j.room.all_asked();
  const Seat last = asked[asked.size() - 1];
  for (const Seat p : asked) {
    if (p == last) j.now += 20'000;
    ASSERT_EQ(j.act(p, "pass"), "");
  }
  j.now += 5000;
  j.undo(last);
  ASSERT_TRUE(j.room.awaits(last));
  EXPECT_TRUE(j.runs(last));
  EXPECT_EQ(j.left(last), 35'000);
}

// The table has answered for the one behind, who had nothing else. Nobody else can know that, so what was decided
// before it stands as if it had been chosen.
TEST(RoomClocks, AnUndoDoesNotStepOverWhatTheTableAnsweredInARound) {
  Timed j(kMinute);
  Timed looked_at(kMinute);
  looked_at.pass_window();
  const Seat last = looked_at.room.all_asked()[1], behind = looked_at.room.all_asked()[2];
  for (const Seat p : {kRed, kGreen, kBlue})
    if (p != behind) j.must(ask_act(j.room, p, j.room.ticket(), "pass"));
  ASSERT_EQ(j.act(behind, "boost offense"), "");  // and can only pass from now on
  while (j.step() == "answer") ASSERT_EQ(j.act(j.awaited(), "pass"), "");
  j.pass_window();
  ASSERT_EQ(j.room.all_asked()[1], last);
  ASSERT_FALSE(j.room.awaits(behind));
  j.pass_window();
  for (const Seat p : {last, behind}) EXPECT_EQ(j.take(ask_undo(j.room, p, j.room.ticket_for(p))), "undo");
}

}  // namespace
}  // namespace kosmo

// Clocks where several seats are asked at once, where people leave and come back, and where something is taken back:
// nobody wins time by any of it, nobody pays for what is not theirs, and clocks tell nothing that is hidden.
#include <boost/json.hpp>

#include "server/room_testing.h"
#include "tests/toys/toys.h"

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr Seat kRed = 0, kBlue = 2;
constexpr TimeControl kEightSeconds{TimeControl::Kind::kDecision, 8, 0, 0};
constexpr TimeControl kMinute{TimeControl::Kind::kDecision, 60, 0, 0};
constexpr TimeControl kBankOfTen{TimeControl::Kind::kBank, 600, 60, 0};
constexpr Windows kQuick{};

// Encounter with prepared hands: everybody holds a negotiate, a zap, a boost and an attack.
struct Timed : Journalled {
  explicit Timed(const TimeControl& clock, const Windows& windows = kQuick) {
    register_game(encounter_game());
    must(ask_create({"encounter", {"open", "open", "open"}, {{"prepared", 1}}, clock, true, windows}, person(0)));
    for (int i = 0; i < 3; ++i) must(ask_sit(room, person(i), "", "hash" + std::to_string(i)));
    must(ask_start(room, person(0), 5));
  }

  std::string step() const { return std::string(room.table()->decision().step); }
  std::int64_t left(Seat p) const { return room.clocks().left(p, now); }
  bool runs(Seat p) const { return room.clocks().runs(p); }
  void stand(Seat p) { must(ask_stand(room, p)); }
  void back(Seat p) { must(ask_back(room, p)); }
  void undo(Seat p) { must(ask_undo(room, p, room.ticket_for(p))); }
  void end_pause() {
    now = std::max(now, room.pause_until());
    must(ask_resolve(room, *room.round()));
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

}  // namespace
}  // namespace kosmo

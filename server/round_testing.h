// Rooms of the toy encounter, for tests of what happens where several seats are asked at once.
#pragma once

#include <boost/json.hpp>

#include "engine/typed_words.h"
#include "server/room_testing.h"
#include "tests/toys/toys.h"

namespace kosmo {

inline constexpr Seat kRed = 0, kGreen = 1, kBlue = 2;
inline constexpr Windows kQuick{}, kQuiet{Windows::Kind::kQuiet, 8};
inline constexpr std::int64_t kPause = 8000;

// Encounter with prepared hands: everybody holds a negotiate, a zap, a boost and an attack. Red is the offense.
struct AtTable : Journalled {
  explicit AtTable(const Windows& windows = kQuick, const TimeControl& clock = {},
                   std::vector<std::string> players = {"open", "open", "open"}) {
    register_game(encounter_game());
    must(ask_create({"encounter", players, {{"prepared", 1}}, clock, true, windows}, person(0)));
    for (std::size_t i = 0; i < players.size(); ++i)
      if (players[i] == "open") must(ask_sit(room, person(static_cast<int>(i)), "", "hash" + std::to_string(i)));
    must(ask_start(room, person(0), 5));
  }

  std::int64_t decisions() const { return static_cast<std::int64_t>(room.table()->journal().size()); }
  std::string step(Seat p = kRed) const { return std::string(room.asking(p).decision().step); }
  std::string moment(Seat p = kRed) const { return moment_of(room.asking(p).decision()); }
  boost::json::object seen(Seat p) const { return boost::json::parse(table_json(room, p, false, 7)).as_object(); }
  std::string answer_shown(Seat p) const {
    const boost::json::object table = seen(p);
    return table.contains("answer") ? std::string(table.at("answer").at("action").as_string()) : "";
  }
  std::string undo(Seat p) { return take(ask_undo(room, p, room.ticket_for(p))); }
  std::string hold(Seat p) { return take(ask_hold(room, p, room.ticket_for(p))); }
  // The pause is over, and nobody else has said anything.
  void end_pause() {
    ASSERT_NE(room.pause_until(), 0);
    now = std::max(now, room.pause_until());
    must(ask_resolve(room, *room.round()));
  }
  // Everybody passes until it is this moment, or another step asks.
  void pass_until(const std::string& wanted) {
    for (int i = 0; i < 100 && step(room.asked()) == "act" && moment(room.asked()) != wanted; ++i)
      room.pause_until() ? end_pause() : static_cast<void>(act(awaited(), "pass"));
  }
  SeatOrder order() const { return room.all_asked(); }
};

inline void expect_same(const AtTable& j) {
  const std::string here = picture(j.room);
  EXPECT_EQ(picture(fold(j.journal)), here) << "the fold of the journal";
  const Maybe<Room> copy = Room::from_snapshot("t", j.room.snapshot());
  ASSERT_TRUE(copy) << copy.problem().en;
  EXPECT_EQ(picture(*copy), here) << "the snapshot";
}

}  // namespace kosmo

// When each kind of event can come. Journals that say otherwise are damaged.
#include <set>

#include "server/room_testing.h"

namespace kosmo {
namespace {

using namespace event;
using Phase = Room::Phase;

struct Timely {
  RoomEvent event;
  std::set<Phase> phases;
};
std::vector<Timely> every_kind() {
  const std::set before{Phase::kWaiting}, during{Phase::kPlaying}, until_the_end{Phase::kWaiting, Phase::kPlaying};
  const std::set after{Phase::kFinished}, ever{Phase::kWaiting, Phase::kPlaying, Phase::kFinished, Phase::kClosed};
  return {{Created{}, {}},
          {Sat{.seat = 0}, before},
          {Stood{0}, before},
          {Seated{0, "random"}, before},
          {Started{}, before},
          {Acted{.seat = 0}, during},
          {Undone{0}, during},
          {Rewound{0}, during},
          {UndoAsked{0}, during},
          {UndoAnswered{0}, during},
          {Away{0}, during},
          {Back{0}, during},
          {Said{.seat = 0}, ever},
          {Preferred{0}, during},
          {Rematched{"next"}, after},
          {Resumed{}, during},
          {Closed{}, before},
          {Kept{}, before},
          {Expired{}, before},
          {Shut{}, until_the_end},
          {Removed{0, "u0"}, until_the_end},
          {Muted{"u0", true}, ever},
          {Answered{.seat = 0}, during},
          {Resolved{}, during},
          {Held{0}, during}};
}

std::vector<Room> rooms_of_every_phase() {
  register_games();
  Journalled waiting, closed, finished = begun("orion"), playing = begun("orion");
  waiting.must(ask_create(plan("orion", {"open", "open"}), person(0)));
  closed.must(ask_create(plan("orion", {"open", "open"}), person(0)));
  closed.must(ask_cancel(closed.room, person(0)));
  for (int i = 0; finished.room.phase() == Phase::kPlaying && i < 5000; ++i) finished.play(i);
  return {waiting.room, playing.room, finished.room, closed.room};
}

std::string trouble_after(Room room, const RoomEvent& event) {
  room.apply(event);
  return room.trouble().en;
}
bool is_untimely(const std::string& trouble) {
  return trouble.find("at the wrong time") != std::string::npos || trouble.find("begin with") != std::string::npos;
}
bool is_of_no_seat(const std::string& trouble) { return trouble.find("no such seat") != std::string::npos; }

TEST(RoomTerms, LetEachKindComeInItsPhasesOnly) {
  std::set<Phase> met;
  for (const Room& room : rooms_of_every_phase()) {
    met.insert(room.phase());
    for (const auto& [event, phases] : every_kind()) {
      const std::string trouble = trouble_after(room, event);
      EXPECT_EQ(is_untimely(trouble), !phases.contains(room.phase()))
          << write_event(event) << " in " << kPhaseNames[room.phase()] << ": " << trouble;
    }
  }
  EXPECT_EQ(met.size(), 4u);
}

TEST(RoomTerms, AreTestedForEveryKind) {
  std::set<std::size_t> kinds;
  for (const Timely& line : every_kind()) kinds.insert(line.event.what.index());
  EXPECT_EQ(kinds.size(), kKinds);
}

// Whoever speaks may look on; everything else that names a seat is about somebody who sits there.
TEST(RoomTerms, WantSeatsThatAreThere) {
  for (const Room& room : rooms_of_every_phase()) {
    for (const auto& [event, phases] : every_kind()) {
      if (!phases.contains(room.phase())) continue;
      for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{5}, kNobody, kSpectator}) {
        RoomEvent moved = event;
        const bool has_seat = std::visit(
            [&](auto& what) {
              if constexpr (requires { what.seat; }) return what.seat = seat, true;
              return false;
            },
            moved.what);
        const bool is_there = seat < room.seats() && (seat >= 0 || std::holds_alternative<Said>(event.what));
        EXPECT_EQ(is_of_no_seat(trouble_after(room, moved)), has_seat && !is_there) << write_event(moved);
      }
    }
  }
}

TEST(RoomTerms, GiveANewTicketToDecisionsOnly) {
  Journalled j = begun("orion");
  for (const RoomEvent& event : std::vector<RoomEvent>{Away{1}, Back{1}, Said{.seat = 0, .text = "x"}, Resumed{},
                                                       Preferred{0}, UndoAsked{0}, UndoAnswered{1, false}}) {
    j.room.apply(event);
    EXPECT_EQ(j.room.ticket(), 1) << write_event(event);
  }
  const Seat seat = j.room.asked();
  j.room.apply(Acted{seat, j.choice_text()});
  EXPECT_EQ(j.room.ticket(), 2) << j.room.trouble().en;
  if (!j.room.table()->can_undo(seat)) {
    j.room.apply(Undone{seat});
    EXPECT_EQ(j.room.ticket(), 3) << j.room.trouble().en;
  }
  EXPECT_NE(j.room.phase(), Phase::kBroken);
}

}  // namespace
}  // namespace kosmo

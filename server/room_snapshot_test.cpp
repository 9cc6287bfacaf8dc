#include <boost/json.hpp>

#include <fmt/format.h>

#include "engine/content.h"
#include "server/room_testing.h"
#include "tests/support/effort.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// With the sum that belongs to it, so that what lies behind the sum is looked at as well.
std::string summed(const std::string& text) { return fmt::format("{:016x}", hash_text(text)) + text; }

class RoomSnapshot : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, RoomSnapshot, testing::ValuesIn(game_names()),
                         [](const auto& info) { return info.param; });

// The room from its snapshot at that event, with so many more applied.
Room resumed(const Room& at, const std::vector<std::string>& journal, std::size_t until) {
  Maybe<Room> room = Room::from_snapshot(at.id(), at.snapshot());
  EXPECT_TRUE(room) << room.problem().en;
  if (!room) return Room("none");
  for (auto k = static_cast<std::size_t>(at.seq()); k < until; ++k) room->apply(*read_event(journal[k]));
  return std::move(*room);
}

TEST_P(RoomSnapshot, AtAnyEventWithTheRestIsTheRoom) {
  std::uint64_t seed = 0;
  for (int games = 0; games < scaled(2);) {
    Crowd crowd(GetParam(), ++seed * 101);
    for (int i = 0; i < 250 && !crowd.over(); ++i) crowd.step();
    crowd.step();
    const std::vector<std::string>& journal = crowd.j.journal;
    if (journal.size() < 100) continue;  // the table was closed soon
    ++games;
    std::vector<std::string> pictures{picture(Room("t"))};
    Room whole("t");
    for (const std::string& text : journal) {
      whole.apply(*read_event(text));
      pictures.push_back(picture(whole));
    }
    Room room("t");
    for (std::size_t k = 1; k <= journal.size(); ++k) {
      room.apply(*read_event(journal[k - 1]));
      ASSERT_EQ(picture(resumed(room, journal, k)), pictures[k]) << "at once, after event " << k;
      const std::size_t soon = std::min(journal.size(), k + 4);
      ASSERT_EQ(picture(resumed(room, journal, soon)), pictures[soon]) << "from " << k << " to " << soon;
      if (k % 10 != 0) continue;
      ASSERT_EQ(picture(resumed(room, journal, journal.size())), pictures.back()) << "from " << k;
    }
  }
}

TEST_P(RoomSnapshot, KeepsWhatCanBeTakenBack) {
  int kept = 0;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(30)); ++seed) {
    Journalled j = begun(GetParam(), 2, {}, seed);
    for (int i = 0; i < 60 && j.room.phase() == Room::Phase::kPlaying; ++i) {
      j.play(i * 13);
      const Room again = resumed(j.room, j.journal, j.journal.size());
      for (Seat p : {Seat{0}, Seat{1}}) {
        if (!again.table()) break;
        ASSERT_EQ(again.table()->can_undo(p).en, j.room.table()->can_undo(p).en);
        kept += !j.room.table()->can_undo(p);
      }
    }
  }
  EXPECT_GT(kept, scaled(50)) << "the test must meet positions in which something can be taken back";
}

TEST_P(RoomSnapshot, OfAnotherVersionOrDamagedIsNotUsed) {
  Journalled j = begun(GetParam());
  for (int i = 0; i < 15; ++i) j.play(i);
  const std::string good = j.room.snapshot();
  ASSERT_TRUE(Room::from_snapshot("t", good));
  EXPECT_EQ(summed(good.substr(16)), good);
  EXPECT_FALSE(Room::from_snapshot("t", std::string(16, '0') + good.substr(16))) << "its sum is wrong";
  for (std::size_t cut = 0; cut < good.size(); cut += 1 + good.size() / 300)
    EXPECT_FALSE(Room::from_snapshot("t", good.substr(0, cut)));
  const json::object whole = json::parse(good.substr(16)).as_object();
  for (const auto& member : whole) {
    json::object less = whole, other = whole;
    less.erase(member.key());
    other[member.key()] = json::array{json::object{}};
    EXPECT_FALSE(Room::from_snapshot("t", summed(json::serialize(other)))) << member.key();
    EXPECT_FALSE(Room::from_snapshot("t", summed(json::serialize(less)))) << member.key();
  }
  json::object newer = whole;
  newer["version"] = 999;
  EXPECT_FALSE(Room::from_snapshot("t", summed(json::serialize(newer))));
  json::object words = whole;
  words["words"] = "0000000000000000";
  EXPECT_FALSE(Room::from_snapshot("t", summed(json::serialize(words)))) << "stories numbered otherwise";
  json::object rules = whole;
  rules["started"].as_object()["rules"] = 999;
  EXPECT_FALSE(Room::from_snapshot("t", summed(json::serialize(rules))));
}

// Whatever has become of it on a disk, a snapshot is read or refused, never played out of bounds.
TEST_P(RoomSnapshot, WithDamagedFiguresDoesNoHarm) {
  Journalled j = begun(GetParam());
  for (int i = 0; i < 25; ++i) j.play(i);
  const std::string good = j.room.snapshot();
  Rng rng(4);
  int read = 0;
  for (int i = 0; i < 800; ++i) {
    std::string bad = good.substr(16);
    for (int n = 0; n < 3; ++n) {
      const std::size_t at = rng.below(static_cast<std::uint32_t>(bad.size()));
      if (bad[at] >= '0' && bad[at] <= '9') bad[at] = static_cast<char>('0' + rng.below(10));
      if (rng.below(20) == 0) bad[at] = static_cast<char>(rng.below(256));
    }
    const Maybe<Room> room = Room::from_snapshot("t", summed(bad));
    if (!room) continue;
    ++read;
    EXPECT_FALSE(picture(*room).empty());
  }
  EXPECT_GT(read, 3);
}

}  // namespace
}  // namespace kosmo

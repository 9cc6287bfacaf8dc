// The score in parts (MO-FIN-01, MO-FIN-02).
#include <gtest/gtest.h>

#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"

namespace kosmo::orion {
namespace {

int part(const State& s, std::string_view key) {
  for (const ScorePart& part : Orion::result(s).parts)
    if (part.key == key) return part.score[0];
  ADD_FAILURE() << "no part " << key;
  return 0;
}
std::uint8_t kind_called(std::string_view id) {
  std::uint8_t kind = 0;
  while (structure(kind).id != id) ++kind;
  return kind;
}

TEST(OrionParts, track_morale_print_and_what_counts_at_the_end) {
  State s = fresh(2, 1);
  s.of(0).vp = 6;
  s.of(0).morale = -2;
  s.of(0).systems[0].push(kind_called("titan"));              // 5 printed, red
  s.of(0).systems[0].push(kind_called("battleship"));         // 4 printed, red
  s.of(0).systems[1].push(kind_called("stellar_converter"));  // 2 for each red card, itself included
  EXPECT_EQ(part(s, "track"), 6);
  EXPECT_EQ(part(s, "morale"), -2);
  EXPECT_EQ(part(s, "structures"), 9);
  EXPECT_EQ(part(s, "end_game"), 6);
  EXPECT_EQ(Orion::result(s).score[0], 19);
}

TEST(OrionParts, ties_tell_what_decides_between_equal_points) {  // MO-FIN-06, MO-FIN-07
  State s = fresh(3, 1);
  for (Seat p = 0; p < 3; ++p) {
    s.of(p).vp = 10;
    s.of(p).morale = 2;
    s.of(p).resources = {1, 1, 1};
  }
  s.of(2).vp = 9;
  s.of(2).morale = 3;
  s.of(1).resources[0] = 2;
  const Result r = Orion::result(s);
  for (Seat p = 0; p < 3; ++p) ASSERT_EQ(r.score[p], 12);
  ASSERT_EQ(r.ties.size(), 2);
  EXPECT_EQ(r.ties[0].key, "morale");
  EXPECT_EQ(r.ties[0].score[2], 3);
  EXPECT_EQ(r.ties[1].key, "resources");
  EXPECT_EQ(r.ties[1].score[1], 4);
  EXPECT_EQ(r.place[2], 1);
  EXPECT_EQ(r.place[1], 2);
  EXPECT_EQ(r.place[0], 3);
}

}  // namespace
}  // namespace kosmo::orion

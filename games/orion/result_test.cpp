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

}  // namespace
}  // namespace kosmo::orion

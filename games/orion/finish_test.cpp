// The end of random games: why they ended, and whether places follow from points, morale and resources. Single
// positions are in scenarios/finish.
#include <tuple>

#include <gtest/gtest.h>

#include "games/orion/content.h"
#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"

namespace kosmo::orion {
namespace {

template <class Look>
void each_end(Look&& look) {
  for (int seats = 2; seats <= 4; ++seats)
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
      play_at_random(seats, seed, [&](const State&, Action, const State& s) {
        if (Run::over(s)) look(s);
      });
}

TEST(OrionFinish, MO_END_02_MO_END_03_MO_END_04_a_game_ends_for_one_of_three_reasons) {
  int by_rounds = 0, by_morale = 0;
  each_end([&](const State& s) {
    bool broken = false, full = false;
    for (Seat p = 0; p < s.seats(); ++p) {
      int cards = 0;
      for (int i = 0; i < kOrdinarySystems; ++i) cards += s.of(p).systems[i].size();
      broken = broken || s.of(p).morale <= 0;
      full = full || cards == 20;
    }
    EXPECT_LE(s.round, 8);
    EXPECT_TRUE(s.round == 8 || broken || full) << "round " << static_cast<int>(s.round);
    by_rounds += s.round == 8;
    by_morale += s.round < 8 && broken;
  });
  EXPECT_GT(by_rounds, 0);
  EXPECT_GT(by_morale, 0);
}

TEST(OrionFinish, MO_FIN_01_the_score_is_track_morale_and_structures) {
  int compared = 0;
  each_end([&](const State& s) {
    const Result result = Orion::result(s);
    for (Seat p = 0; p < s.seats(); ++p) {
      int score = s.of(p).vp + s.of(p).morale;
      bool plain = true;
      for (const System& cards : s.of(p).systems)
        for (const std::uint8_t kind : cards) {
          score += structure(kind).vp;
          plain = plain && structure(kind).keyword != Keyword::kEndGame;
        }
      if (!plain) continue;
      ++compared;
      EXPECT_EQ(result.score[p], score);
    }
  });
  EXPECT_GT(compared, 100);
}

TEST(OrionFinish, MO_FIN_05_MO_FIN_06_MO_FIN_07_MO_FIN_08_places_follow_points_then_morale_then_resources) {
  each_end([](const State& s) {
    const Result result = Orion::result(s);
    const auto rank = [&](Seat p) {
      const Amount& r = s.of(p).resources;
      return std::tuple(result.score[p], s.of(p).morale, r[0] + r[1] + r[2]);
    };
    for (Seat p = 0; p < s.seats(); ++p) {
      int better = 0;
      for (Seat q = 0; q < s.seats(); ++q) better += rank(q) > rank(p);
      EXPECT_EQ(result.place[p], better + 1);
    }
  });
}

}  // namespace
}  // namespace kosmo::orion

// How long a game lasts and when its goals are scored, over whole games. Single cases are in scenarios/.
#include <gtest/gtest.h>

#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

// What happened to the goals of one game played at random.
struct Course {
  std::vector<int> revealed;                // goals in the order in which they were turned up
  std::vector<std::pair<int, int>> scored;  // goal and round, in order
  State end;
};

Course play_at_random(int seats, std::uint64_t seed) {
  std::vector<Event> events;
  Position p(game(), seats, game().standard_options(), seed, Events(&events));
  Course course;
  course.revealed.push_back(static_cast<const State*>(p.data())->goal_row[0]);  // NK-SET-04
  Rng rng(seed);
  ActionList list;
  while (!p.over()) {
    p.legal(list);
    p.apply(list[rng.below(list.size())], Events(&events));
  }
  int round = 0;
  for (const Event& e : events) {
    const auto said = static_cast<Said>(e.phrase);
    if (said == Said::kRound) round = e.args[0];
    if (said == Said::kGoalRevealed) course.revealed.push_back(e.args[0]);
    const bool scores = said == Said::kGoalScored || said == Said::kGoalNobody;
    const int goal = e.args[said == Said::kGoalScored ? 1 : 0];
    if (scores && (course.scored.empty() || course.scored.back().first != goal))
      course.scored.emplace_back(goal, round);
  }
  course.end = *static_cast<const State*>(p.data());
  return course;
}

TEST(NarodzinyFinish, NK_END_07_the_nth_goal_is_scored_at_the_end_of_round_n_plus_2) {
  int all_six = 0;
  for (const int seats : {2, 3, 4})
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
      const Course course = play_at_random(seats, seed);
      // One goal at the end of each round from the third on, and no other.
      ASSERT_EQ(static_cast<int>(course.scored.size()), course.end.round - 2) << seats << " players, seed " << seed;
      for (std::size_t n = 0; n < course.scored.size(); ++n) {
        EXPECT_EQ(course.scored[n].first, course.revealed[n]);
        EXPECT_EQ(course.scored[n].second, static_cast<int>(n) + 3);
      }
      all_six += course.scored.size() == 6;
    }
  EXPECT_GT(all_six, 0);
}

TEST(NarodzinyFinish, NK_FIN_02_no_game_is_longer_than_8_rounds_and_one_that_has_crystals_left_lasts_all_8) {
  int full_length = 0;
  for (const int seats : {2, 3, 4})
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
      const State end = play_at_random(seats, seed).end;
      EXPECT_LE(end.round, 8);
      if (end.crystals == 0) continue;  // ended by the other condition of NK-FIN-01
      EXPECT_EQ(end.round, 8);
      for (const std::uint8_t goal : end.goal_row) EXPECT_EQ(goal, kNone);
      EXPECT_TRUE(end.goal_deck.empty());
      ++full_length;
    }
  EXPECT_GT(full_length, 0);
}

}  // namespace
}  // namespace kosmo::narodziny

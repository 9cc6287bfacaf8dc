// Setting up, over many seeds: what holds for every deal, and that chance is fair. Then what holds in every position of
// random games. Single positions are in scenarios/setup and its neighbours.
#include <algorithm>
#include <cmath>
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/scenario.h"
#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"
#include "games/register.h"

namespace kosmo::orion {
namespace {

constexpr int kDeals = 3000;

// Within five standard deviations of its share of all deals.
void expect_share(int seen, double share, const std::string& what) {
  EXPECT_NEAR(seen, kDeals * share, 5 * std::sqrt(kDeals * share * (1 - share))) << what;
}

template <class Look>
void each_decision(Look&& look) {
  for (int seats = 2; seats <= 4; ++seats)
    for (std::uint64_t seed = 1; seed <= 8; ++seed) play_at_random(seats, seed, look);
}

bool can_sit_down(const std::string& seats) {
  register_games();  // scenarios find their game by name
  const std::string file = fmt::format(
      "title = \"Who may play?\"\ntitle_pl = \"Kto może grać?\"\nrules = [\"MO-SET-01\"]\ngame = \"orion\"\nseats = "
      "[{}]\n[[play]]\nover = false\n",
      seats);
  return run_scenario(file, "seats.toml").failures.empty();
}

TEST(OrionSetup, MO_SET_01_two_to_four_play) {
  EXPECT_EQ(game().info().min_seats, 2);
  EXPECT_EQ(game().info().max_seats, 4);
  EXPECT_FALSE(can_sit_down("\"white\""));
  EXPECT_TRUE(can_sit_down("\"white\", \"green\""));
  EXPECT_TRUE(can_sit_down("\"white\", \"green\", \"orange\""));
  EXPECT_TRUE(can_sit_down("\"white\", \"green\", \"orange\", \"violet\""));
  EXPECT_FALSE(can_sit_down("\"white\", \"green\", \"orange\", \"violet\", \"black\""));
}

TEST(OrionSetup, MO_SET_02_MO_SET_08_every_player_has_a_colour_and_ten_markers_in_reserve) {
  std::set<std::string> colours;
  for (Seat p = 0; p < 4; ++p) colours.insert(game().seat_name(p));
  EXPECT_EQ(colours.size(), 4u);
  EXPECT_FALSE(can_sit_down("\"white\", \"white\""));
  for (int seats = 2; seats <= 4; ++seats) {
    const State s = fresh(seats, 3);
    for (Seat p = 0; p < seats; ++p) {
      EXPECT_EQ(s.of(p).reserve, 15 - 3 - 1 - 1);
      EXPECT_EQ(s.of(p).available + s.of(p).spent, 0);
    }
  }
}

TEST(OrionSetup, MO_SET_03_an_alien_race_is_never_chosen_twice) {
  int doubles = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    State s = fresh(4, seed);
    Rng rng(seed);
    for (Seat p = 0; p < 4; ++p) {
      ASSERT_EQ(Run::to_move(s), p);
      ActionList choices;
      Run::legal(s, choices);
      std::set<int> taken;
      for (Seat q = 0; q < p; ++q)
        if (s.of(q).race != 0) taken.insert(s.of(q).race);
      ASSERT_EQ(choices.size(), 7 - static_cast<int>(taken.size()));
      const auto which = static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.size())));
      Run::apply(s, choices[which], {});
    }
    int humans = 0;
    for (Seat p = 0; p < 4; ++p) humans += s.of(p).race == 0;
    doubles += humans > 1;
  }
  EXPECT_GT(doubles, 0);  // several Humans do sit at one table
}

TEST(OrionSetup, MO_SET_09_five_random_advisors_of_eight_lie_in_the_centre) {
  Array<int, kAdvisors> seen{}, top{};
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    const State s = fresh(2, seed);
    ASSERT_EQ(s.centre.size(), 5);
    ASSERT_EQ(s.left_out.size(), 3);
    for (const std::uint8_t id : s.centre) ++seen[id];
    ++top[s.centre[0]];
    for (const std::uint8_t id : s.left_out) ASSERT_FALSE(s.centre.contains(id));
  }
  for (int id = 0; id < kAdvisors; ++id) {
    expect_share(seen[id], 5.0 / 8, advisor(id).id + " in the centre");
    expect_share(top[id], 1.0 / 8, advisor(id).id + " in the first place");
  }
}

TEST(OrionSetup, MO_SET_10_the_seed_decides_fairly_who_is_first) {
  for (int seats = 2; seats <= 4; ++seats) {
    Array<int, kPlayers> first{};
    for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
      ++first[fresh(seats, seed).first];
      ASSERT_EQ(fresh(seats, seed).first, fresh(seats, seed).first);
    }
    for (int p = 0; p < seats; ++p) expect_share(first[p], 1.0 / seats, fmt::format("seat {} of {}", p, seats));
  }
}

TEST(OrionSetup, MO_SET_11_the_deck_is_shuffled) {
  Array<int, kColours> top{}, bottom{};
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    const State s = fresh(2, seed);
    ASSERT_EQ(s.deck.size(), 90);
    ASSERT_TRUE(s.discard.empty());
    ++top[structure(s.deck.back()).colour];
    ++bottom[structure(s.deck[0]).colour];
  }
  constexpr Array<double, kColours> kCards = {26, 22, 22, 20};
  for (int c = 0; c < kColours; ++c) {
    expect_share(top[c], kCards[c] / 90, "on top");
    expect_share(bottom[c], kCards[c] / 90, "at the bottom");
  }
}

TEST(OrionRounds, MO_RND_01_MO_RND_04_every_game_has_at_most_eight_rounds_and_the_first_begins_at_medium_level) {
  each_decision([](const State& before, Action, const State& s) {
    ASSERT_LE(s.round, 8);
    if (before.core.steps.back().is(Kind::kSwap) && !Run::over(s) && s.core.steps.back().is(Kind::kAction))
      for (Seat p = 0; p < s.seats(); ++p) {
        ASSERT_EQ(s.of(p).level, Level::kMedium);
        ASSERT_EQ(s.of(p).available, 4);
      }
  });
}

TEST(OrionResources, MO_RES_01_MO_MOR_01_resources_stay_between_0_and_9_and_morale_below_11) {
  Array<bool, 10> seen{};
  each_decision([&](const State&, Action, const State& s) {
    for (Seat p = 0; p < s.seats(); ++p) {
      for (const std::uint8_t r : s.of(p).resources) {
        ASSERT_LE(r, 9);  // below 0 would wrap around to 255
        seen[r] = true;
      }
      ASSERT_LE(s.of(p).morale, 10);
      ASSERT_GE(s.of(p).vp, 0);  // MO-VP-02
    }
  });
  EXPECT_EQ(std::count(seen.begin(), seen.end(), true), 10);
}

TEST(OrionSystems, MO_SYS_02_MO_SYS_03_MO_SYS_15_structures_stay_in_their_systems) {
  int builds = 0, reordered = 0;
  each_decision([&](const State& before, Action action, const State& s) {
    if (!s.arranged.empty() || !before.arranged.empty()) return;  // a system in a player's hands
    for (Seat p = 0; p < s.seats(); ++p)
      for (int i = 0; i < kSystems; ++i) {
        const System &old = before.of(p).systems[i], &now = s.of(p).systems[i];
        ASSERT_LE(now.size() + (i == kFulcrumSystem ? 1 : 0), 5);
        ASSERT_TRUE(i != kFulcrumSystem || now.empty() || has_fulcrum(s.of(p)));
        if (std::equal(old.begin(), old.end(), now.begin(), now.end())) continue;
        std::multiset<int> was(old.begin(), old.end()), is(now.begin(), now.end());
        ASSERT_TRUE(std::includes(is.begin(), is.end(), was.begin(), was.end()));
        const bool on_top = now.size() == old.size() + 1 && std::equal(old.begin(), old.end(), now.begin());
        const bool sunk = verb_of(action) == Verb::kSink && was == is;
        ASSERT_TRUE(on_top || sunk) << game().print(action);
        builds += on_top;
        reordered += sunk;
      }
  });
  EXPECT_GT(builds, 100);
  EXPECT_GT(reordered, 0);
}

}  // namespace
}  // namespace kosmo::orion

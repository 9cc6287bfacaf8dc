// Setting up, over many seeds: what a scenario with one seed cannot show.
#include <gtest/gtest.h>

#include <set>

#include "games/artifacts/rules/rules.h"
#include "games/artifacts/test_helpers.h"

namespace kosmo::artifacts {
namespace {

// AA-SETUP-01: each deck is shuffled, and by itself: none tells the order of another.
TEST(ArtifactsSetup, AA_SETUP_01_every_deck_is_shuffled_by_itself) {
  Array<std::set<std::string>, kTypes> orders;
  Array<std::set<int>, kTypes> tops;
  std::set<int> systems, artifacts, plans, resources;
  int alike = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const State s = fresh(5, seed, kStandard);
    Array<std::string, kTypes> order;
    for (const Type type : kAllTypes)
      for (const Card& c : s.decks[type]) order[type] += static_cast<char>('0' + c.face);
    for (int i = 0; i < kTypes; ++i) orders[i].insert(order[i]);
    alike += order[0] == order[1] || order[1] == order[2];
    for (const Type type : kAllTypes) tops[type].insert(s.decks[type].top().face);
    systems.insert(s.system);
    artifacts.insert(s.artifact_deck.back());
    plans.insert(s.plan_deck.back());
    resources.insert(s.resource_deck.back());
  }
  for (int i = 0; i < kTypes; ++i) {
    EXPECT_EQ(orders[i].size(), 200u);
    EXPECT_GT(tops[i].size(), 30u);
  }
  EXPECT_EQ(alike, 0);
  EXPECT_EQ(systems.size(), static_cast<std::size_t>(kSystems));  // AA-SETUP-04
  EXPECT_EQ(artifacts.size(), static_cast<std::size_t>(kArtifacts));
  EXPECT_EQ(plans.size(), static_cast<std::size_t>(kPlans - 1));
  EXPECT_GT(resources.size(), 60u);
}

// AA-SETUP-07, AA-SETUP-11
TEST(ArtifactsSetup, AA_SETUP_07_AA_SETUP_11_anyone_may_be_first_and_have_any_faction) {
  for (int seats = 2; seats <= kPlayers; ++seats) {
    std::set<int> first;
    std::set<std::pair<int, int>> factions;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
      const State s = fresh(seats, seed, kStandard);
      first.insert(s.first);
      std::set<int> here;
      for (Seat p = 0; p < seats; ++p) {
        factions.emplace(p, s.of(p).faction);
        here.insert(s.of(p).faction);
      }
      EXPECT_EQ(here.size(), static_cast<std::size_t>(seats)) << "no faction twice";
    }
    EXPECT_EQ(first.size(), static_cast<std::size_t>(seats));
    EXPECT_EQ(factions.size(), static_cast<std::size_t>(seats * kFactions));
  }
}

// AA-VAR-03: these two options, and two to five players.
TEST(ArtifactsSetup, AA_VAR_03_two_options_and_no_others) {
  const GameInfo& info = Artifacts::info();
  ASSERT_EQ(info.options.size(), 2u);
  EXPECT_EQ(info.options[0].key, "chosen-factions");
  EXPECT_EQ(info.options[1].key, "faction-end-bonus");
  EXPECT_EQ(info.options[1].standard, 1);
  EXPECT_EQ(info.min_seats, 2);
  EXPECT_EQ(info.max_seats, 5);
}

// AA-COMP-04: nothing takes VP.
TEST(ArtifactsPoints, AA_COMP_04_nothing_takes_them) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    play_at_random(
        2 + static_cast<int>(seed % 4), seed,
        [&](const State& before, Action, const State& after) {
          for (Seat p = 0; p < before.seats(); ++p) ASSERT_GE(after.of(p).vp, before.of(p).vp);
        },
        kStandard);
}

TEST(ArtifactsStatistics, AreCountedByFaction) {
  const Options chosen = {1, 1};
  State s = fresh(3, 4, chosen);
  const Seat seat = Run::to_move(s);
  EXPECT_EQ(Artifacts::statistic(s, 0, seat), Values());
  Run::apply(s, make_action(Verb::kFaction, 3), {});
  EXPECT_EQ(Artifacts::statistic(s, 0, seat), one_value(3));
}

TEST(ArtifactsStatistics, AreCountedByCardsOfTheEmpire) {
  State end = fresh(2, 1, kStandard);
  play_at_random(
      2, 1, [&](const State&, Action, const State& after) { end = after; }, kStandard);
  for (Seat p = 0; p < 2; ++p) {
    const Values cards = Artifacts::statistic(end, 1, p);
    EXPECT_EQ(static_cast<int>(cards.count()), count(end.of(p).empire));
    each_card(end.of(p).empire, [&](int card) { EXPECT_TRUE(cards.test(static_cast<std::size_t>(card))); });
  }
}

}  // namespace
}  // namespace kosmo::artifacts

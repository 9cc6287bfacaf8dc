// Section 7 of the rules, "Hidden information": what a view can be completed with. What views show is proven by
// scenarios/hidden, and by the laws.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <set>

#include "games/artifacts/rules/rules.h"
#include "games/artifacts/test_helpers.h"

namespace kosmo::artifacts {
namespace {

State drawn_for(const State& s, Seat viewer, std::uint64_t seed) {
  State draw = s;
  Rng rng(seed);
  game().determinize(&draw, viewer, rng);
  return draw;
}

// What lies nowhere goes into the decks.
void fill_decks(State& s) {
  for (const Type type : kAllTypes) {
    s.decks[type].clear();
    for (int i = 0; i < kOfType; ++i) {
      bool laid = false;
      for (const Player& p : s.players) laid = laid || p.stage[type].contains(i) || p.empire[type].contains(i);
      if (!laid) s.decks[type].push(i);
    }
    s.decks[type].show_top(kEverybody);
  }
  s.resource_deck.clear();
  for (std::uint8_t r = 0; r < kResources; ++r) {
    bool laid = s.lying_on[r] != kNone;
    for (const Player& p : s.players) laid = laid || p.hand.contains(r);
    if (!laid) s.resource_deck.push(r);
  }
}

// White has announced Discover a Planet at the cost of 5 green, with three cards in hand.
State paying() {
  State s = empty_table(3);
  s.active = 0;
  const int planet = card_called("P01");
  put(s.of(0).stage, planet);
  for (const char* id : {"R49", "R50", "R01"}) s.of(0).hand.add(resource_called(id));
  for (const char* id : {"R02", "R03", "R04"}) s.of(1).hand.add(resource_called(id));
  fill_decks(s);
  s.core.push(Kind::kAction, 0);
  Run::apply(s, make_action(Verb::kDiscover, planet), {});
  return s;
}

// AA-INFO-04: whoever pays can pay; any hand that could is possible.
TEST(ArtifactsKnowledge, AA_INFO_04_a_hand_that_is_paying_can_pay) {
  const State s = paying();
  ASSERT_TRUE(s.core.steps.back().is(Kind::kPay));
  std::set<int> seen;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const State draw = drawn_for(s, 1, seed);
    EXPECT_EQ(draw.of(0).hand.size(), 3);
    EXPECT_EQ(draw.of(1).hand, s.of(1).hand) << "its own hand a player knows";
    ActionList choices;
    Run::legal(draw, choices);
    ASSERT_FALSE(choices.empty()) << "seed " << seed;
    draw.of(0).hand.each([&](int r) { seen.insert(r); });
  }
  EXPECT_GT(seen.size(), 60u) << "the third card may be any";
}

// AA-INFO-04: when nearly all cards that could pay lie open, the draw still finds a way.
TEST(ArtifactsKnowledge, AA_INFO_04_a_way_to_pay_is_found_however_rare) {
  State s = paying();
  const int planet = card_called("P40");
  into_empire(s, 2, "P40", Side::kOperational);
  const FixedList<std::uint8_t, kResources> deck = s.resource_deck;
  for (const std::uint8_t r : deck) {
    const auto& sections = resource(r).sections;
    const bool pays = std::any_of(sections.begin(), sections.end(), [](const Section& section) {
      return section.colour == Colour::kGreen || section.colour == Colour::kGold;
    });
    if (pays) lay(s, 2, r, 0, planet);
  }
  fill_decks(s);
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const State draw = drawn_for(s, 1, seed);
    ActionList choices;
    Run::legal(draw, choices);
    ASSERT_FALSE(choices.empty()) << "seed " << seed;
  }
}

// AA-INFO-02: the same seed deals the same game.
TEST(ArtifactsKnowledge, AA_INFO_02_chance_comes_from_the_seed) {
  const State one = fresh(4, 9, kStandard), same = fresh(4, 9, kStandard), other = fresh(4, 10, kStandard);
  EXPECT_EQ(std::memcmp(&one, &same, sizeof one), 0);
  EXPECT_NE(std::memcmp(&one, &other, sizeof one), 0);
}

// AA-KEY-06: at one moment the active player's effects come first, then the others' clockwise.
TEST(ArtifactsTriggers, AA_KEY_06_the_active_players_come_first) {
  State s = empty_table(3);
  for (const auto& [seat, id] : {std::pair<Seat, const char*>{2, "T05"}, {0, "T16"}, {1, "T25"}})
    into_empire(s, seat, id, Side::kLogistic);
  s.active = 1;
  s.core.push(Kind::kAction, 1);
  raise(s, Event::kDiscovered, 2);
  raise(s, Event::kDeveloped, 0);
  raise(s, Event::kAttackEnded, 1);
  std::vector<Event> unused;
  std::vector<int> order;
  while (s.core.steps.back().is(Kind::kTriggers)) {
    const auto before = s.players;
    const Step step = s.core.steps.pop();
    Events nobody;
    run_triggers(s, step, nobody);
    for (Seat p = 0; p < 3; ++p)
      if (s.of(p).vp != before[p].vp || s.of(p).bank != before[p].bank) order.push_back(p);
  }
  EXPECT_EQ(order, (std::vector{1, 2, 0}));
}

}  // namespace
}  // namespace kosmo::artifacts

// Section 7 of the rules, "Hidden information": what a view can be completed with. What views show is proven by
// scenarios/hidden, and by the laws.
#include <gtest/gtest.h>

#include <set>

#include "games/artifacts/rules/rules.h"
#include "games/artifacts/test_helpers.h"

namespace kosmo::artifacts {
namespace {

constexpr Options kStandard = {0, 1};

State drawn_for(const State& s, Seat viewer, std::uint64_t seed) {
  State draw = s;
  Rng rng(seed);
  game().determinize(&draw, viewer, rng);
  return draw;
}

// White has announced Discover a Planet at the cost of 5 green, with three cards in hand.
State paying() {
  State s = empty_table(3);
  for (Player& p : s.players) p.hand.clear();
  s.active = 0;
  s.resource_deck.clear();
  s.resource_discard.clear();
  const int planet = card_called("P01");
  FixedList<std::uint8_t, kOfType> rest;
  for (const Card& c : s.decks[Type::kPlanet])
    if (c.face != index_of(planet)) rest.push(c.face);
  s.decks[Type::kPlanet].clear();
  for (const std::uint8_t face : rest) s.decks[Type::kPlanet].push(face);
  put(s.of(0).stage, planet);
  for (const char* id : {"R49", "R50", "R01"}) s.of(0).hand.add(resource_called(id));
  for (const char* id : {"R02", "R03", "R04"}) s.of(1).hand.add(resource_called(id));
  for (std::uint8_t r = 0; r < kResources; ++r)
    if (!s.of(0).hand.contains(r) && !s.of(1).hand.contains(r)) s.resource_deck.push(r);
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
  for (const Type type : kAllTypes) static_cast<void>(type);
  put(s.of(2).empire, planet);
  put(s.of(2).operational, planet);
  FixedList<std::uint8_t, kResources> deck;
  for (const std::uint8_t r : s.resource_deck) {
    bool green = false;
    for (const Section& section : resource(r).sections)
      green |= section.colour == Colour::kGreen || section.colour == Colour::kGold;
    if (green)
      lay(s, 2, r, 0, planet);
    else
      deck.push(r);
  }
  s.resource_deck = deck;
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

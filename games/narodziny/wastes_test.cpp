// Warnings: each true loss of the rules is told, and what loses nothing is not.
#include <gtest/gtest.h>

#include "games/narodziny/rules/rules.h"
#include "games/narodziny/test_helpers.h"

namespace kosmo::narodziny {
namespace {

// The first player crafts with an empty reserve, nothing to spend and nothing to score.
State craft_of_nothing() {
  State s = fresh(2, 1);
  s.core.steps.clear();
  s.core.push(Kind::kCraft, 0);
  s.of(0).reserve = {};
  s.of(0).hand = {};
  s.of(0).supernova = s.of(0).dna = s.of(0).graviton = 0;
  return s;
}
const Action kEnding = make_action(Verb::kEnd);
std::string said(const State& s, Action a) {
  const Warning warning = Narodziny::wastes(s, a);
  return warning ? std::string(warning.rule) + ": " + say(warning.why, warning.args, Lang::kEnglish) : "";
}

TEST(NarodzinyWastes, a_piece_that_could_be_placed) {
  State s = craft_of_nothing();
  EXPECT_EQ(said(s, kEnding), "");
  s.of(0).reserve.stars[1] = 2;
  s.of(0).reserve.proto = 1;
  EXPECT_EQ(said(s, kEnding), "NK-PLC-08: 3 pieces in your reserve could still be placed; they will be lost.");
  s.of(0).reserve.proto = 0;
  s.of(0).figures[0] = kAllStars;  // no room: the stars are lost in any case
  EXPECT_EQ(said(s, kEnding), "");
}

TEST(NarodzinyWastes, is_told_in_Polish_with_verbs_that_agree) {
  State s = craft_of_nothing();
  const auto told = [&](int stars) {
    s.of(0).reserve.stars[1] = static_cast<std::uint8_t>(stars);
    const Warning warning = Narodziny::wastes(s, kEnding);
    return say(warning.why, warning.args, Lang::kPolish);
  };
  EXPECT_EQ(told(1), "W rezerwie został 1 element do umieszczenia; przepadnie.");
  EXPECT_EQ(told(3), "W rezerwie zostały 3 elementy do umieszczenia; przepadną.");
  EXPECT_EQ(told(5), "W rezerwie zostało 5 elementów do umieszczenia; przepadną.");
}

TEST(NarodzinyWastes, a_resource_that_could_be_spent) {
  State s = craft_of_nothing();
  s.of(0).dna = 2;
  EXPECT_EQ(said(s, kEnding), "NK-OMG-07: 2 resources could still be spent; they will be lost.");
  s.of(0).proto = 0;  // nothing to stabilise
  EXPECT_EQ(said(s, kEnding), "");
  s.of(0).graviton = 1;
  EXPECT_EQ(said(s, kEnding), "NK-OMG-07: 1 resource could still be spent; it will be lost.");
  s.of(0).reserve.stars[0] = 1;
  EXPECT_EQ(said(s, kEnding),
            "NK-PLC-08: What could still be used will be lost: 1 piece of your reserve and 1 resource of your tracks.");
}

TEST(NarodzinyWastes, points_that_nobody_can_score_after_the_last_round) {
  State s = craft_of_nothing();
  s.of(0).waiting = 1;
  s.of(0).hand[2] = 5;
  EXPECT_EQ(said(s, kEnding), "") << "both can wait";
  s.crystals = 0;  // NK-FIN-01: this round is the last
  EXPECT_EQ(said(s, kEnding),
            "NK-FIN-05: This is the last round, and 2 scoring actions could still be taken; they will be lost.");
  s.of(0).hand[2] = 4;
  s.of(0).scored = kScoringSpaces;  // NK-TIM-12: no points are left for it
  EXPECT_EQ(said(s, kEnding), "");
}

TEST(NarodzinyWastes, the_last_round_is_known_by_the_goals_too) {
  State s = craft_of_nothing();
  s.of(0).waiting = 1;
  s.goal_deck.clear();
  s.goal_row = {kNone, kNone, 3, kNone};
  EXPECT_NE(said(s, kEnding), "");
  s.goal_row = {kNone, 3, kNone, kNone};
  EXPECT_EQ(said(s, kEnding), "");
}

TEST(NarodzinyWastes, the_star_of_a_release_that_could_wait) {
  State s = craft_of_nothing();
  s.of(0).waiting = 1;
  const Action release = make_action(Verb::kRelease);
  EXPECT_EQ(said(s, release), "");
  s.of(0).figures[0] = kAllStars;
  EXPECT_EQ(said(s, release), "NK-TIM-13: No star can be placed now: the star of this release will be lost.");
  s.crystals = 0;  // it cannot wait any longer
  EXPECT_EQ(said(s, release), "");
}

TEST(NarodzinyWastes, cards_that_a_slot_takes_for_good) {
  State s = craft_of_nothing();
  s.of(0).hand[0] = 4;
  const auto slot = [&](int number) { return said(s, make_action(Verb::kAcquire, number - 1, 0)); };
  EXPECT_EQ(slot(1), "NK-ABL-03: You spend 2 light cards, and it cannot be taken back.");
  EXPECT_EQ(slot(4),
            "NK-ABL-01: You spend 4 light cards, and it cannot be taken back. Slot 1 is free too and costs 2.");
  s.of(0).ability[0] = s.of(0).ability[1] = s.of(0).ability[2] = 8;
  EXPECT_EQ(slot(4), "NK-ABL-03: You spend 4 light cards, and it cannot be taken back.") << "the only one left";
  s.ability_deck[0].resize(3);
  EXPECT_EQ(slot(4),
            "NK-ABL-04: You spend 4 light cards to draw only 3: there are no more in the deck. It cannot be taken "
            "back.");
}

TEST(NarodzinyWastes, nothing_is_said_of_what_can_be_taken_back) {
  State s = craft_of_nothing();
  s.of(0).reserve.stars[1] = 1;
  s.of(0).graviton = 1;
  EXPECT_EQ(said(s, make_action(Verb::kPlaceStar, 1)), "");
  EXPECT_EQ(said(s, make_action(Verb::kSpend, Resource::kGraviton)), "");
}

TEST(NarodzinyWastes, nothing_is_said_of_the_last_round_unless_it_is) {
  int rounds = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    int warned_in = 0;
    State last = fresh(2, seed);
    play_at_random(2, seed, [&](const State& before, Action a, const State& after) {
      if (said(before, a).starts_with("NK-FIN-05")) warned_in = before.round;
      last = after;
    });
    if (warned_in == 0) continue;
    EXPECT_EQ(warned_in, last.round);
    ++rounds;
  }
  EXPECT_GT(rounds, 0);
}

}  // namespace
}  // namespace kosmo::narodziny

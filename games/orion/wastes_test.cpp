// Warnings: each true loss of the rules is told, and what loses nothing is not.
#include <gtest/gtest.h>

#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"

namespace kosmo::orion {
namespace {

// The first seat is about to act, with 5 of everything and a card of each name in hand.
State acting(std::initializer_list<std::string_view> hand = {}) {
  State s = fresh(2, 1);
  s.core.steps.clear();
  for (Seat p = 0; p < 2; ++p) {
    Player& player = s.of(p);
    player.race = static_cast<std::uint8_t>(race_called("humans"));
    player.resources = {5, 5, 5};
    player.morale = 5;
    player.available = 3;
    player.reserve = 7;
  }
  for (const std::string_view id : hand) s.of(0).hand.add(kind_called(id));
  s.core.push(Kind::kAction, 0);
  return s;
}
std::string said(const State& s, Action a) {
  ActionList choices;
  Run::legal(s, choices);
  EXPECT_TRUE(choices.contains(a)) << "not offered";
  const Warning warning = Orion::wastes(s, a);
  return warning ? std::string(warning.rule) + ": " + say(warning.why, warning.args, Lang::kEnglish) : "";
}
std::string lost(int food, int fleet, int production) {
  const Amount amount{static_cast<std::uint8_t>(food), static_cast<std::uint8_t>(fleet),
                      static_cast<std::uint8_t>(production)};
  return "MO-RES-02: What you gain beyond 9 is lost: " + kAmountKind.say(amount_value(amount), Lang::kEnglish) + ".";
}

TEST(OrionWastes, propaganda_beyond_the_highest_morale) {
  State s = acting();
  const Action propaganda = make_action(Verb::kPropaganda);
  s.of(0).morale = 7;
  EXPECT_EQ(said(s, propaganda), "");
  s.of(0).morale = 9;
  EXPECT_EQ(said(s, propaganda), "MO-MOR-01: Morale never exceeds 10: 2 of 3 are lost.");
  s.of(0).morale = 10;
  EXPECT_EQ(said(s, propaganda), "MO-MOR-01: Your morale is 10 already: it cannot rise.");
  s.of(0).morale = 9;
  const Warning two = Orion::wastes(s, propaganda);
  EXPECT_EQ(say(two.why, two.args, Lang::kPolish), "Morale nigdy nie przekracza 10: z 3 przepadają 2.");
}

TEST(OrionWastes, an_exploit_beyond_nine_with_every_bonus) {
  State s = acting({"biospheres"});
  const Action exploit = make_action(Verb::kExploit, kind_called("biospheres"));
  s.of(0).resources = {6, 9, 0};
  EXPECT_EQ(said(s, exploit), "");
  s.of(0).resources[0] = 7;
  EXPECT_EQ(said(s, exploit), lost(1, 0, 0));
  s.of(0).systems[0].push(static_cast<std::uint8_t>(kind_called("weather_controller")));  // 2 food more
  s.of(0).race = static_cast<std::uint8_t>(race_called("mrrshan"));                       // and 1 fleet
  EXPECT_EQ(said(s, exploit), lost(3, 1, 0));
}

TEST(OrionWastes, a_grey_card_when_nothing_is_left_to_draw) {
  State s = acting({"autolab"});
  const Action exploit = make_action(Verb::kExploit, kind_called("autolab"));
  EXPECT_EQ(said(s, exploit), "");
  s.discard.clear();
  s.deck.clear();
  s.deck.push(0);
  EXPECT_EQ(said(s, exploit), "MO-EXP-04: There are too few cards to draw: you would keep none.");
  s.deck.push(0);
  EXPECT_EQ(said(s, exploit), "");
}

TEST(OrionWastes, research_without_a_card) {
  State s = acting();
  EXPECT_EQ(said(s, make_action(Verb::kResearch)), "");
  s.deck.clear();
  s.discard.clear();
  s.discard.push(0);  // the top one stays
  EXPECT_EQ(said(s, make_action(Verb::kResearch)), "MO-ACT-10: There is no card left to draw.");
}

TEST(OrionWastes, a_trade_beyond_nine) {
  State s = acting();
  s.of(0).resources = {8, 5, 5};
  EXPECT_EQ(said(s, make_action(Verb::kTrade, 1, 0)), lost(2, 0, 0));
  EXPECT_EQ(said(s, make_action(Verb::kTrade, 0, 1)), "");
}

TEST(OrionWastes, an_activation_pays_first_and_loses_what_is_too_much) {
  State s = acting();
  s.of(0).systems[0].push(static_cast<std::uint8_t>(kind_called("food_replicators")));  // 3 food for 2 production
  const Action activate = make_action(Verb::kActivate, kind_called("food_replicators"), 0);
  s.of(0).resources = {9, 0, 7};
  EXPECT_EQ(said(s, activate), "");
  s.of(0).resources[2] = 8;
  EXPECT_EQ(said(s, activate), lost(0, 0, 1));
}

TEST(OrionWastes, a_card_paid_for_a_gain_that_is_too_much) {
  State s = acting({"biospheres"});
  s.of(0).systems[0].push(static_cast<std::uint8_t>(kind_called("optronic_computer")));  // a card for 2 production
  const Action activate = make_action(Verb::kActivate, kind_called("optronic_computer"), 0);
  EXPECT_EQ(said(s, activate), "");
  s.of(0).resources[2] = 9;
  EXPECT_EQ(said(s, activate), lost(0, 0, 2));
}

TEST(OrionWastes, an_activation_raises_morale_no_further_than_it_goes) {
  State s = acting();
  s.of(0).systems[0].push(static_cast<std::uint8_t>(kind_called("pleasure_dome")));
  const Action activate = make_action(Verb::kActivate, kind_called("pleasure_dome"), 0);
  EXPECT_EQ(said(s, activate), "");
  s.of(0).morale = 9;
  EXPECT_EQ(said(s, activate), "MO-MOR-01: Morale never exceeds 10: 1 of 2 is lost.");
}

TEST(OrionWastes, a_structure_that_gives_more_than_fits_when_it_is_built) {
  State s = acting({"goods_exchange"});  // 2 production; 1 food for each opponent, whose loss is not ours
  const Action build = make_action(Verb::kBuild, kind_called("goods_exchange"), 0);
  s.of(1).resources = {9, 9, 9};
  EXPECT_EQ(said(s, build), "");
  s.of(0).resources[2] = 8;
  EXPECT_EQ(said(s, build), lost(0, 0, 1));
}

TEST(OrionWastes, the_income_of_the_next_round_is_not_the_doing_of_the_last_action) {
  State s = acting();
  s.of(0).systems[0].push(static_cast<std::uint8_t>(kind_called("hydroponic_farm")));
  s.of(0).resources = {9, 5, 5};
  s.of(0).available = 1;
  s.of(1).available = 0;
  s.core.steps.clear();
  s.core.push(Kind::kTurn, 1);
  s.core.push(Kind::kAction, 0);
  EXPECT_EQ(said(s, make_action(Verb::kResearch)), "");
  EXPECT_EQ(said(s, make_action(Verb::kTrade, 1, 2)), "");
}

TEST(OrionWastes, a_gain_to_choose_is_lost_where_the_track_is_full) {
  State s = acting();
  s.of(0).resources = {9, 8, 0};
  s.core.steps.clear();
  s.core.steps.push(GainOneOfArgs(Amount{2, 2, 2}).step(0));
  EXPECT_EQ(said(s, make_action(Verb::kGain, 0)), lost(2, 0, 0));
  EXPECT_EQ(said(s, make_action(Verb::kGain, 1)), lost(0, 1, 0));
  EXPECT_EQ(said(s, make_action(Verb::kGain, 2)), "");
}

TEST(OrionWastes, what_must_be_done_is_no_waste) {
  State s = acting();
  s.of(0).resources = {9, 8, 0};
  s.core.steps.clear();
  s.core.steps.push(GainOneOfArgs(Amount{2, 0, 0}).step(0));
  EXPECT_EQ(said(s, make_action(Verb::kGain, 0)), "");
}

}  // namespace
}  // namespace kosmo::orion

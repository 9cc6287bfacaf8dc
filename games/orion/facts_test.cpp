// What the facts tell a board is what the rules do in play.
#include <gtest/gtest.h>

#include <set>

#include <boost/json.hpp>

#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"

namespace json = boost::json;

namespace kosmo::orion {
namespace {

const json::object& facts() {
  static const json::object kFacts = json::parse(Orion::facts()).as_object();
  return kFacts;
}
int number(const json::value& of, std::string_view key) { return json::value_to<int>(of.at(key)); }
int number(std::string_view key) { return json::value_to<int>(facts().at(key)); }

// A game of so many seats in which the first seat is about to act, with room on every track.
State acting(int seats = 2) {
  State s = fresh(seats, 1);
  s.core.steps.clear();
  for (Seat p = 0; p < seats; ++p) {
    Player& player = s.of(p);
    player.race = static_cast<std::uint8_t>(race_called("humans"));
    player.resources = {3, 3, 3};
    player.morale = 5;
    player.available = 3;
    player.reserve = 7;
    for (int kind = 0; kind < 3; ++kind) player.hand.add(kind);
  }
  s.core.push(Kind::kAction, 0);
  return s;
}
// Carries the action out, and nothing that follows from it.
void take(State& s, Action a) {
  ActionList choices;
  Run::legal(s, choices);
  ASSERT_TRUE(choices.contains(a));
  const Step step = s.core.steps.pop();
  Events nobody;
  apply_action(s, step, a, nobody);
}

TEST(OrionFacts, trade_takes_and_gives_by_the_rates) {
  for (int from = 0; from < kResources; ++from)
    for (int to = 0; to < kResources; ++to) {
      if (from == to) continue;
      State s = acting();
      take(s, make_action(Verb::kTrade, from, to));
      EXPECT_EQ(3 - s.of(0).resources[from], number(facts().at("trade"), kResourceKind.print(from)));
      EXPECT_EQ(s.of(0).resources[to] - 3, number(facts().at("trade"), kResourceKind.print(to)));
    }
}

TEST(OrionFacts, an_attack_costs_and_brings_what_they_say_as_often_as_they_say) {
  for (int seats = 2; seats <= 4; ++seats) {
    State s = acting(seats);
    take(s, make_action(Verb::kAttack, 1));
    const json::value& attack = facts().at("attack");
    EXPECT_EQ(3 - s.of(0).fleet(), number(attack, "cost"));
    EXPECT_EQ(s.of(0).vp, number(attack, "points"));
    EXPECT_EQ(5 - s.of(1).morale, number(attack, "morale"));

    s = acting(seats);
    s.of(0).resources = {0, 9, 0};
    s.of(1).resources = {};
    int attacks = 0;
    for (; can_attack(s, 0, 1); ++attacks) {
      take(s, make_action(Verb::kAttack, 1));
      s.of(0).resources[1] = 9;
      s.core.steps.clear();
      s.core.push(Kind::kAction, 0);
    }
    EXPECT_EQ(attacks, number(attack.at("limit"), std::to_string(seats)));
  }
}

TEST(OrionFacts, propaganda_raises_morale_by_so_much_up_to_the_maximum) {
  State s = acting();
  take(s, make_action(Verb::kPropaganda));
  EXPECT_EQ(s.of(0).morale - 5, number("propaganda_morale"));
  Events nobody;
  change_morale(s, 0, 30, nobody);
  EXPECT_EQ(s.of(0).morale, number("max_morale"));
}

TEST(OrionFacts, a_contract_takes_so_many_cards) {
  State s = acting();
  take(s, make_action(Verb::kContract));
  EXPECT_TRUE(s.core.steps.back().is(Kind::kDiscard));
  EXPECT_EQ(DiscardArgs(s.core.steps.back()).cards, number("contract_cards"));
}

TEST(OrionFacts, exploiting_brings_the_bonus_of_the_colour) {  // MO-EXP-02, MO-EXP-03
  EXPECT_EQ(json::serialize(facts().at("exploit")),
            R"({"blue":{"food":3},"red":{"fleet":2},"yellow":{"production":1},"grey":{"cards":4}})");
  for (const auto* const id : {"biospheres", "destroyer", "spaceport", "autolab"}) {
    State s = acting();
    s.of(0).resources = {};
    s.of(0).hand.add(kind_called(id));
    take(s, make_action(Verb::kExploit, kind_called(id)));
    const json::value& bonus =
        facts().at("exploit").at(kColourKind.print(static_cast<int>(structure(kind_called(id)).colour)));
    for (int r = 0; r < kResources; ++r) {
      const json::value* gain = bonus.as_object().if_contains(kResourceKind.print(r));
      EXPECT_EQ(s.of(0).resources[r], gain ? json::value_to<int>(*gain) : 0) << id;
    }
  }
}

TEST(OrionFacts, research_draws_so_many_cards_and_races_bend_it) {
  for (const auto* const id : {"humans", "psilons"}) {
    State s = acting();
    s.of(0).race = static_cast<std::uint8_t>(race_called(id));
    const int before = s.of(0).hand.size();
    take(s, make_action(Verb::kResearch));
    const json::value* bends = facts().at("races").as_object().if_contains(id);
    EXPECT_EQ(s.of(0).hand.size() - before, bends ? number(*bends, "research_cards") : number("research_cards")) << id;
  }
}

TEST(OrionFacts,
     levels_are_read_and_rewarded_as_in_the_rulebook) {  // MO-DEV-01, MO-DEV-02, MO-DEV-03, MO-DEV-04, MO-RAC-05
  EXPECT_EQ(json::serialize(facts().at("levels")),
            R"({"low":{"markers":3,"cards":1,"morale":1,"resources":0,"from":0,"to":3},)"
            R"("medium":{"markers":4,"cards":0,"morale":0,"resources":0,"from":4,"to":6},)"
            R"("high":{"markers":5,"cards":0,"morale":-1,"resources":0,"from":7,"to":9}})");
  EXPECT_EQ(json::serialize(facts().at("races").at("bulrathi").at("levels")),
            R"({"high":{"markers":4,"cards":0,"morale":0,"resources":2}})");
}

TEST(OrionFacts, races_tell_only_where_they_bend_something) {
  EXPECT_FALSE(facts().at("races").as_object().contains("humans"));
  EXPECT_EQ(json::serialize(facts().at("races").at("mrrshan")), R"({"exploit":{"fleet":1}})");
  EXPECT_EQ(json::serialize(facts().at("races").at("meklar")), R"({"first_build_less":1})");
}

TEST(OrionFacts, a_resource_ends_where_they_say) {
  State s = acting();
  Events nobody;
  gain(s, 0, food(90), nobody);
  EXPECT_EQ(s.of(0).resources[0], number("max_resource"));
}

TEST(OrionFacts, a_system_holds_so_many_cards) {
  State s = acting();
  const int kind = kind_called("biospheres");
  s.of(0).resources = {9, 9, 9};
  s.of(0).hand.add(kind);
  EXPECT_EQ(facts().at("systems").as_array().size(), static_cast<std::size_t>(number("ordinary_systems") + 1));
  for (int i = 0; i < number("system_size"); ++i) {
    EXPECT_TRUE(can_build(s, 0, {kind, 0}, kBuildAction)) << i;
    s.of(0).systems[0].push(static_cast<std::uint8_t>(kind));
  }
  EXPECT_FALSE(can_build(s, 0, {kind, 0}, kBuildAction));

  const json::value& fulcrum = facts().at("fulcrum");
  int id = 0;
  while (advisor(id).id != json::value_to<std::string>(fulcrum.at("advisor"))) ++id;
  s.of(0).advisor = static_cast<std::uint8_t>(id);
  ASSERT_EQ(kSystemKind.print(kFulcrumSystem), json::value_to<std::string>(fulcrum.at("system")));
  for (int i = 0; i < number(fulcrum, "structures"); ++i) {
    EXPECT_TRUE(can_build(s, 0, {kind, kFulcrumSystem}, kBuildAction)) << i;
    s.of(0).systems[kFulcrumSystem].push(static_cast<std::uint8_t>(kind));
  }
  EXPECT_FALSE(can_build(s, 0, {kind, kFulcrumSystem}, kBuildAction));
}

TEST(OrionFacts, some_cards_want_that_morale) {
  State s = acting();
  const int kind = kind_called("gaia_transformation");
  s.of(0).resources = {9, 9, 9};
  s.of(0).hand.add(kind);
  s.of(0).morale = static_cast<std::int16_t>(number("restricted_morale"));
  EXPECT_TRUE(can_build(s, 0, {kind, 0}, kBuildAction));
  --s.of(0).morale;
  EXPECT_FALSE(can_build(s, 0, {kind, 0}, kBuildAction));
}

TEST(OrionFacts, a_new_game_is_laid_out_by_them) {
  State s = fresh(2, 3);
  ActionList choices;
  while (s.core.steps.back().is(Kind::kChooseRace)) {
    Run::legal(s, choices);
    Run::apply(s, choices[0], {});
  }
  EXPECT_EQ(s.of(0).hand.size(), number("start_hand"));
  EXPECT_EQ(s.of(0).reserve, number("markers"));
  EXPECT_EQ(s.centre.size(), number("offered_advisors"));
  EXPECT_EQ(s.deck.size() + 2 * number("start_hand"), number("cards"));
}

TEST(OrionFacts, only_a_hand_above_the_limit_is_asked_to_discard) {
  for (const int more : {0, 1}) {
    State s = acting();
    s.core.steps.clear();
    for (Seat p = 0; p < 2; ++p) {
      s.of(p).hand = {};
    }
    for (int i = 0; i < number("hand_limit") + more; ++i) s.of(0).hand.add(i);
    Events nobody;
    run_end_round(s, make_step(Kind::kEndRound, kNobody), nobody);
    EXPECT_EQ(s.core.steps.back().is(Kind::kHandLimit), more == 1);
  }
}

TEST(OrionFacts, no_game_lasts_longer_than_the_rounds) {
  int longest = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    play_at_random(2, seed,
                   [&](const State&, Action, const State& after) { longest = std::max<int>(longest, after.round); });
  EXPECT_EQ(longest, number("rounds"));
}

TEST(OrionFacts, every_question_of_random_games_is_named) {
  std::set<std::string> named;
  for (const json::value& name : facts().at("questions").as_array()) named.insert(json::value_to<std::string>(name));
  play_at_random(2, 1, [&](const State& before, Action, const State&) {
    EXPECT_TRUE(named.contains(std::string(Orion::steps()[before.core.steps.back().kind].name)));
  });
}

// --- what views add to the table

json::value seen(const State& s, Seat seat) {
  const json::value view = json::parse(game().view(&s, kSpectator).json());
  return view.at("state").at("players").at(game().seat_name(seat));
}

TEST(OrionFacts, views_tell_the_points_that_can_be_counted_now) {  // MO-FIN-01
  bool more = false, ended = false;
  play_at_random(3, 4, [&](const State&, Action, const State& s) {
    for (Seat p = 0; p < s.seats(); ++p) {
      const json::value points = seen(s, p).at("points");
      const StructurePoints built = structure_points(s, p);
      ASSERT_EQ(number(points, "cards"), built.printed);
      ASSERT_EQ(number(points, "now") + built.counted, score_of(s, p));
      if (built.counted > 0) {
        ASSERT_EQ(number(points, "more"), 1);
      }
      more |= number(points, "more") == 1;
      ended |= s.round == kRounds;
    }
  });
  EXPECT_TRUE(more);
  EXPECT_TRUE(ended);
}

TEST(OrionFacts, views_tell_the_systems_in_use_and_where_the_next_would_start) {  // MO-BLD-03, MO-ADV-06
  State s = acting();
  const auto open = [&] { return json::serialize(seen(s, 0).at("open_systems")); };
  EXPECT_EQ(open(), R"(["1"])");
  s.of(0).systems[0].push(0);
  EXPECT_EQ(open(), R"(["1","2"])");
  int fulcrum = 0;
  while (!advisor(fulcrum).own_system) ++fulcrum;
  s.of(0).advisor = static_cast<std::uint8_t>(fulcrum);
  EXPECT_EQ(open(), R"(["1","2","F"])");
  for (int i = 1; i < kOrdinarySystems; ++i) s.of(0).systems[i].push(0);
  EXPECT_EQ(open(), R"(["1","2","3","4","F"])");
}

// MO-BLD-05, MO-RAC-09, MO-ADV-07: what is told with the choice is what play takes.
TEST(OrionFacts, choices_tell_what_building_would_leave) {
  int asked = 0, left = 0, cheaper = 0;
  const auto look = [&](const State& before, Action a, const State& after) {
    if (verb_of(a) != Verb::kBuild || after.round != before.round) return;
    const Seat seat = before.core.steps.back().seat;
    const Structure& card = structure(a.arg[0]);
    const ActionFigures told = Orion::figures(before, a);
    if (after.core.steps.back().is(Kind::kPayment)) {
      ++asked;
      ASSERT_EQ(told.size(), 1U);
      ASSERT_EQ(told[0].name, "discount");
      ASSERT_EQ(told[0].value, PaymentArgs(after.core.steps.back()).discount);
    } else if (card.keyword != Keyword::kAfterBuild) {
      ++left;
      ASSERT_EQ(told.size(), static_cast<std::size_t>(kResources));
      int spent = 0;
      for (int r = 0; r < kResources; ++r) {
        ASSERT_EQ(told[r].name, kResourceKind.print(r));
        ASSERT_EQ(told[r].value, after.of(seat).resources[r]);
        spent += before.of(seat).resources[r] - after.of(seat).resources[r];
      }
      cheaper += spent < sum_of(card.cost);
    }
  };
  for (std::uint64_t seed = 1; seed <= 8; ++seed) play_at_random(4, seed, look);
  EXPECT_GT(asked, 0);
  EXPECT_GT(left, 0);
  EXPECT_GT(cheaper, 0);
}

TEST(OrionFacts, views_tell_the_cards_of_a_system_with_the_advisor_at_its_bottom) {  // MO-ADV-04
  State s = acting();
  s.of(0).systems[1].push(static_cast<std::uint8_t>(kind_called("titan")));
  s.of(0).systems[1].push(static_cast<std::uint8_t>(kind_called("autolab")));
  const auto stacks = [&] { return json::serialize(seen(s, 0).at("stacks")); };
  EXPECT_EQ(stacks(), R"({"1":[],"2":["titan","autolab"],"3":[],"4":[],"F":[]})");
  while (!has_fulcrum(s.of(0))) ++s.of(0).advisor;
  EXPECT_EQ(stacks(), R"({"1":[],"2":["titan","autolab"],"3":[],"4":[],"F":["fulcrum_sandebar"]})");
  s.of(0).systems[kFulcrumSystem].push(static_cast<std::uint8_t>(kind_called("titan")));
  EXPECT_EQ(stacks(), R"({"1":[],"2":["titan","autolab"],"3":[],"4":[],"F":["fulcrum_sandebar","titan"]})");
}

TEST(OrionFacts, views_tell_a_level_only_when_it_was_read) {  // MO-DEV-06
  State s = acting();
  s.of(0).level = Level::kMedium;
  EXPECT_EQ(seen(s, 0).at("level_read"), json::value("medium"));
  s.of(0).reserve = kMarkers;
  s.of(0).available = 0;
  EXPECT_TRUE(seen(s, 0).at("level_read").is_null());
}

TEST(OrionFacts, a_round_is_the_last_when_morale_is_so_low) {  // MO-END-03
  for (const int more : {0, 1}) {
    State s = acting();
    s.core.steps.clear();
    s.of(1).morale = static_cast<std::int16_t>(number("end_morale") + more);
    Events nobody;
    run_end_round(s, make_step(Kind::kEndRound, kNobody), nobody);
    EXPECT_EQ(s.core.over, more == 0);
  }
}

}  // namespace
}  // namespace kosmo::orion

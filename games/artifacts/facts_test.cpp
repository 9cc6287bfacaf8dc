// What the facts tell a board is what the rules do in play.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include <boost/json.hpp>

#include "engine/drawing.h"
#include "games/artifacts/rules/rules.h"
#include "games/artifacts/test_helpers.h"

namespace json = boost::json;

namespace kosmo::artifacts {
namespace {

const json::object& facts() {
  static const json::object kFacts = json::parse(Artifacts::facts()).as_object();
  return kFacts;
}
int number(const json::value& of, std::string_view key) { return json::value_to<int>(of.at(key)); }
int number(std::string_view key) { return json::value_to<int>(facts().at(key)); }
std::string word(const json::value& of, std::string_view key) { return json::value_to<std::string>(of.at(key)); }

// The facts of a card.
json::value told(std::string_view id) {
  for (const CardText& card : game().cards())
    if (card.id == id) return json::parse(card.facts);
  return nullptr;
}

TEST(ArtifactsFacts, a_new_game_is_laid_out_by_them) {
  const State s = fresh(3, 2);
  for (Seat p = 0; p < 3; ++p) {
    EXPECT_EQ(s.of(p).hand.size(), number("hand_size"));
  }
  EXPECT_EQ(s.resource_deck.size() + 3 * number("hand_size"), number("resources"));
  EXPECT_EQ(s.artifact_deck.size(), number("artifacts"));
  EXPECT_EQ(s.plan_deck.size(), number("plans"));
  EXPECT_EQ(s.system_deck.size() + 1, number("systems"));
  EXPECT_EQ(s.token_supply, number("tokens"));
  EXPECT_EQ(State(fresh(2, 1, {1, 0})).of(0).bank, number("bank_start"));  // factions are chosen: no setup steps yet
}

TEST(ArtifactsFacts, a_bank_ends_where_they_say) {  // AA-PAY-09
  State s = empty_table();
  Events nobody;
  gain_credits(s, 0, 90, nobody);
  EXPECT_EQ(s.of(0).bank, number("bank_top"));
}

TEST(ArtifactsFacts, hands_end_a_turn_with_so_many_cards) {  // AA-TURN-07, AA-TURN-08
  int turns = 0;
  play_at_random(2, 1, [&](const State& before, Action, const State& after) {
    if (before.core.turns == 0 || before.core.turns == after.core.turns) return;
    ++turns;
    EXPECT_LE(after.of(static_cast<Seat>(before.active)).hand.size(), number("hand_size"));
  });
  EXPECT_GT(turns, 10);
}

TEST(ArtifactsFacts, an_empty_empire_pays_the_first_costs_within_the_limit) {  // AA-BUY-01, AA-LIMIT-01
  const State s = empty_table();
  const json::value& costs = facts().at("first_costs");
  EXPECT_EQ(purchase_cost(s, 0), number(costs, "purchase"));
  EXPECT_EQ(json::serialize(costs), R"({"purchase":5,"ship":5,"technology":5,"planet":5})");
  for (const Type type : kAllTypes) {
    const int id = card_of(type, 0);
    const PayArgs price = price_of(s, 0, DeedArgs(building_of(type), id));
    const std::string colour = word(facts().at("colour_of_type"), kTypeKind.print(static_cast<int>(type)));
    for (int c = 0; c < 3; ++c)
      EXPECT_EQ(price.need[c],
                kColourKind.print(c) == colour ? number(costs, kTypeKind.print(static_cast<int>(type))) : 0);
    EXPECT_EQ(price.cards, number("limit"));
  }
}

TEST(ArtifactsFacts, operations_cost_what_they_say) {  // AA-OP-01
  EXPECT_EQ(json::serialize(facts().at("operations")), R"({"offensive":{"colour":"red","icons":5},)"
                                                       R"("income":{"colour":"blue","icons":5},)"
                                                       R"("mine":{"colour":"green","icons":5}})");
}

TEST(ArtifactsFacts, kinds_help_with_what_they_say) {  // AA-PLAN-04, AA-LIMIT-03
  EXPECT_EQ(json::serialize(facts().at("planets_help")),
            R"({"exploration":"discover","expansion":"develop","extermination":"build","exploitation":"purchase"})");
  EXPECT_EQ(json::serialize(facts().at("ships_help")),
            R"({"exploration":"discover","expansion":"develop","extermination":"build","exploitation":"trade"})");
}

TEST(ArtifactsFacts, a_planet_produces_so_many_cards_when_it_enters) {  // AA-PLAN-05
  State s = empty_table();
  into_empire(s, 0, "P01", Side::kOperational);
  Events nobody;
  run_entry_effect(s, EntryArgs(card_called("P01"), true).step(Kind::kEntryEffect, 0), nobody);
  ASSERT_TRUE(s.core.steps.back().is(Kind::kProduce));
  EXPECT_EQ(CardArgs(s.core.steps.back()).count, number("exploited"));
}

TEST(ArtifactsFacts, every_question_of_random_games_is_named) {
  std::set<std::string> named;
  for (const json::value& name : facts().at("questions").as_array()) named.insert(json::value_to<std::string>(name));
  play_at_random(2, 1, [&](const State& before, Action, const State&) {
    EXPECT_TRUE(named.contains(std::string(Artifacts::steps()[before.core.steps.back().kind].name)));
  });
}

TEST(ArtifactsFacts, names_are_told_in_both_languages) {
  const json::value& called = facts().at("called");
  EXPECT_EQ(word(called.at("kind").at("expansion"), "pl"), "Ekspansja");
  EXPECT_EQ(word(called.at("colour").at("gold"), "pl"), "złoty");
  EXPECT_EQ(word(called.at("type").at("planet"), "en"), "Planets");
  EXPECT_EQ(word(called.at("deed").at("mine"), "pl"), "Wydobycie na Planetach");
  EXPECT_EQ(word(called.at("keyword").at("action"), "pl"), "AKCJA");
  EXPECT_EQ(word(called.at("window").at("my_attack"), "pl"), "podczas swojego ataku");
  EXPECT_EQ(json::value_to<std::string>(facts().at("basic_plan")), "D00");
  EXPECT_EQ(json::value_to<std::string>(facts().at("aliens")), "aliens");
}

// --- cards

TEST(ArtifactsFacts, a_resource_card_can_be_drawn_from_its_facts) {
  EXPECT_EQ(json::serialize(told("R46")), R"({"type":"resource","sections":[)"
                                          R"({"colour":"blue","icons":1,"kind":"exploration"},)"
                                          R"({"colour":"red","icons":3,"kind":"exploitation"}],"number":3})");
}

TEST(ArtifactsFacts, a_card_tells_both_sides_in_words) {
  const json::value ship = told("S01"), planet = told("P31"), technology = told("T11");
  EXPECT_EQ(word(ship, "type"), "ship");
  EXPECT_EQ(word(ship, "kind"), "exploration");
  EXPECT_EQ(word(ship, "helps"), "discover");
  EXPECT_EQ(number(ship, "bonus"), 1);
  EXPECT_EQ(ship.at("sides").at("operational").as_array().size(), 3u);
  EXPECT_EQ(word(planet.at("sides").at("logistic").at(0), "pl"), "Zakup kosztuje o 2 Kredyty mniej.");
  EXPECT_EQ(word(planet, "helps"), "purchase");
  EXPECT_EQ(word(technology, "keyword"), "action");
  EXPECT_EQ(technology.at("scores").as_array().size(), 3u);
  EXPECT_EQ(number(technology.at("scores").at(2), "during"), 3);
  EXPECT_EQ(number(technology.at("scores").at(2), "end"), 4);
  EXPECT_EQ(word(technology.at("scores").at(2).at("when"), "en"), "At least 4 kinds among the Technologies");
}

TEST(ArtifactsFacts, a_table_tells_a_row_for_each_value) {
  const json::array rows = told("X1").at("rows").as_array();
  ASSERT_EQ(rows.size(), 8u);
  EXPECT_EQ(word(rows[0].at("label"), "pl"), "1 lub mniej");
  EXPECT_EQ(word(rows[0], "ship"), "destroyed");
  EXPECT_EQ(word(rows[2].at("words"), "en"), "Gain 1 VP; the Ship is damaged");
  EXPECT_EQ(word(rows[2], "ship"), "damaged");
  EXPECT_TRUE(rows[7].at("ship").is_null());
  EXPECT_EQ(word(told("X1"), "type"), "system");
  EXPECT_EQ(word(told("D01"), "type"), "plan");
  EXPECT_EQ(told("D01").at("rows").as_array().size(), 7u);
}

TEST(ArtifactsFacts, a_faction_and_an_artifact_tell_what_they_are) {
  const json::value faction = told("F1");
  EXPECT_EQ(word(faction, "type"), "faction");
  EXPECT_EQ(faction.at("setup").as_array().size(), 3u);
  EXPECT_EQ(word(faction.at("bonus_for"), "kind"), "extermination");
  EXPECT_EQ(word(faction.at("bonus"), "en"), "At the end: 1 VP for each Ship and 1 VP for each Extermination card.");
  EXPECT_EQ(word(told("A12"), "window"), "my_attack");
}

// --- what views add to the table

json::value seen(const State& s, Seat seat) {
  const json::value view = json::parse(game().view(&s, kSpectator).json());
  return view.at("state").at("players").at(game().seat_name(seat));
}

TEST(ArtifactsFacts, views_tell_what_things_cost_now) {  // AA-PLAN-01, AA-BUY-03, AA-LIMIT-03
  State s = empty_table();
  into_empire(s, 0, "P01", Side::kLogistic);
  into_empire(s, 0, "P31", Side::kLogistic);
  into_empire(s, 0, "S31", Side::kLogistic);
  s.core.push(Kind::kAction, 0);
  const json::value player = seen(s, 0);
  EXPECT_EQ(json::serialize(player.at("costs")), R"({"purchase":3,"ship":6,"technology":5,"planet":5})");
  EXPECT_EQ(number(player.at("limits"), "trade"), 3);
  EXPECT_EQ(number(player.at("limits"), "discover"), 2);
}

TEST(ArtifactsFacts, views_tell_how_many_cards_a_purchase_draws) {  // AA-BUY-02, AA-BUY-05
  State s = empty_table();
  s.core.push(Kind::kAction, 0);
  EXPECT_EQ(number(seen(s, 0), "cards_to_draw"), 1);
  into_empire(s, 0, "T36", Side::kLogistic);
  EXPECT_EQ(number(seen(s, 0), "cards_to_draw"), 3);
  EXPECT_EQ(number(seen(s, 1), "cards_to_draw"), 1);
  EXPECT_EQ(number("cards_per_extra_credit"), 1);
}

// What is told with the choice is what it costs, leaves and draws when it is taken.
TEST(ArtifactsFacts, a_purchase_tells_its_price_and_how_many_cards_it_draws) {  // AA-BUY-02, AA-BUY-05
  int one = 0, more = 0, unlocking = 0;
  const auto is_unlocking = [](const State& s) {
    return std::ranges::any_of(s.core.steps, [](const Step& step) { return step.is(Kind::kUnlock); });
  };
  const auto look = [&](const State& before, Action a, const State& after) {
    const ActionFigures told = Artifacts::figures(before, a);
    EXPECT_EQ(told.empty(), verb_of(a) != Verb::kPurchase);
    if (verb_of(a) != Verb::kPurchase) return;
    const Seat seat = before.core.steps.back().seat;
    const auto type = static_cast<Type>(a.arg[0]);
    ASSERT_GE(told.size(), 2U);
    EXPECT_EQ(told[0].name, "price");
    EXPECT_EQ(told[1].name, "cards");
    if (told.size() == 3) {
      EXPECT_EQ(told[2].name, "left");
    }
    EXPECT_EQ(told.size() == 2, told[0].value > before.of(seat).bank);
    if (is_unlocking(after)) return void(++unlocking);  // tokens may be paid off first, and that changes it
    ASSERT_EQ(told.size(), 3U);
    EXPECT_EQ(told[0].value, before.of(seat).bank - after.of(seat).bank);
    EXPECT_EQ(told[1].value, before.decks[type].size() - after.decks[type].size());
    EXPECT_EQ(told[2].value, after.of(seat).bank);
    ++(told[1].value == 1 ? one : more);
  };
  for (std::uint64_t seed = 1; seed <= 8; ++seed) play_at_random(4, seed, look);
  EXPECT_GT(one, 0);
  EXPECT_GT(more, 0);
  EXPECT_GT(unlocking, 0);
}

TEST(ArtifactsFacts, views_tell_the_icons_attached_to_cards_of_the_stage) {  // AA-PREP-02
  int told = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    play_at_random(3, seed, [&](const State&, Action, const State& s) {
      if (s.core.decisions % 20 != 0) return;
      for (Seat p = 0; p < s.seats(); ++p) {
        const json::value player = seen(s, p);
        int sum = 0, attached = 0;
        for (const auto& [card, icons] : player.at("icons").as_object()) sum += json::value_to<int>(icons);
        s.of(p).attached.each([&](int r) { attached += resource(r).sections[s.section_b.contains(r)].icons; });
        ASSERT_EQ(sum, attached);
        for (const auto& [card, icons] : player.at("icons").as_object())
          ASSERT_EQ(icons, attached_icons(s, p, value_of(kCardName, card))) << card;
        told += attached > 0;
      }
    });
  EXPECT_GT(told, 0);
}

TEST(ArtifactsFacts, views_tell_the_points_if_the_game_ended_now) {  // AA-SCORE-01
  play_at_random(3, 4, [&](const State&, Action, const State& s) {
    if (s.core.decisions % 20 != 0) return;
    for (Seat p = 0; p < s.seats(); ++p) {
      const json::value player = seen(s, p);
      const json::value& points = player.at("points");
      ASSERT_EQ(number(points, "now"), points_of(s, p).sum());
      ASSERT_EQ(number(points, "cards"), points_of(s, p).cards);
    }
  });
}

}  // namespace
}  // namespace kosmo::artifacts

// What the facts tell a board is what the rules do in play.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>

#include <boost/json.hpp>

#include "games/narodziny/rules/rules.h"
#include "games/narodziny/test_helpers.h"

namespace json = boost::json;

namespace kosmo::narodziny {
namespace {

const json::object& facts() {
  static const json::object kFacts = json::parse(Narodziny::facts()).as_object();
  return kFacts;
}
int number(std::string_view key) { return json::value_to<int>(facts().at(key)); }

using Names = std::vector<std::string>;
Names sorted(Names list) {
  std::sort(list.begin(), list.end());
  return list;
}
Names names(const json::value& list) { return sorted(json::value_to<Names>(list)); }

// The first arguments of everything that is offered.
Names offered(const State& s, const ArgKind& kind) {
  ActionList choices;
  Run::legal(s, choices);
  Names out;
  for (int i = 0; i < choices.size(); ++i) out.push_back(kind.print(choices[i].arg[0]));
  return sorted(out);
}

Names names_of(const ArgKind& kind, std::uint64_t spaces) {
  Names out;
  each_bit(spaces, [&](int i) { out.push_back(kind.print(i)); });
  return sorted(out);
}

// A game in which the first player is about to craft on a board without stars and life.
State bare_craft() {
  State s = fresh(2, 1);
  s.core.steps.clear();
  PlayerBoard& b = s.of(0);
  b.figures = {};
  b.nova = b.proto = b.stable = 0;
  b.hand = {};
  s.core.push(Kind::kCraft, 0);
  return s;
}
void ask(State& s, const Step& step) {
  s.core.steps.clear();
  s.core.steps.push(step);
}

TEST(NarodzinyFacts, neighbours_are_where_a_lone_piece_may_move) {
  State s = bare_craft();
  for (int i = 0; i < kStars; ++i) {
    s.of(0).figures[0] = bit(i);
    ask(s, StarToArgs(i).step(0));
    EXPECT_EQ(names(facts().at("star_spaces").at(kStarSpace.print(i)).at("neighbours")), offered(s, kStarSpace)) << i;
  }
  for (int i = 0; i < kLives; ++i) {
    s.of(0).proto = bit(i);
    ask(s, LifeToArgs(i).step(0));
    EXPECT_EQ(names(facts().at("life_spaces").at(kLifeSpace.print(i)).at("neighbours")), offered(s, kLifeSpace)) << i;
  }
}

TEST(NarodzinyFacts, neighbours_are_neighbours_of_each_other) {
  for (const auto* const kind : {"star_spaces", "life_spaces"}) {
    const json::object& spaces = facts().at(kind).as_object();
    for (const auto& [name, space] : spaces)
      for (const std::string& other : names(space.at("neighbours"))) {
        const Names back = names(spaces.at(other).at("neighbours"));
        EXPECT_TRUE(std::binary_search(back.begin(), back.end(), std::string(name))) << name << " " << other;
      }
  }
}

TEST(NarodzinyFacts, lives_of_a_star_space_end_there) {
  for (const auto& [name, life] : facts().at("life_spaces").as_object()) {
    const Names ends = names(life.at("ends"));
    ASSERT_EQ(ends.size(), 2u) << name;
    for (const auto& [star, space] : facts().at("star_spaces").as_object()) {
      const Names lives = names(space.at("lives"));
      const bool ends_here = std::find(ends.begin(), ends.end(), star) != ends.end();
      EXPECT_EQ(std::binary_search(lives.begin(), lives.end(), std::string(name)), ends_here) << name << " " << star;
    }
  }
}

TEST(NarodzinyFacts, corners_are_what_a_completed_nebula_discards_from) {
  State s = bare_craft();
  s.of(0).figures[0] = kAllStars;
  for (int n = 0; n < kNebulae; ++n) {
    ask(s, DiscardStarArgs(n).step(0));
    EXPECT_EQ(names(facts().at("nebula_spaces").at(kNebulaSpace.print(n)).at("corners")), offered(s, kStarSpace)) << n;
  }
}

TEST(NarodzinyFacts, sides_are_what_advanced_life_takes) {
  for (int n = 0; n < kNebulae; ++n) {
    State s = bare_craft();
    s.of(0).tile[n] = s.of(0).tile[0];
    s.of(0).completed = static_cast<std::uint16_t>(1U << n);
    s.of(0).proto = kAllLives;
    apply_by_hand(s, make_action(Verb::kAdvance, n));
    EXPECT_EQ(names(facts().at("nebula_spaces").at(kNebulaSpace.print(n)).at("sides")),
              names_of(kLifeSpace, kAllLives & ~s.of(0).proto))
        << n;
  }
}

TEST(NarodzinyFacts, sectors_are_where_a_star_of_a_sector_may_go) {
  for (int sector = 0; sector < kSectors; ++sector) {
    State s = bare_craft();
    ask(s, StarAtArgs(0, sector).step(0));
    const std::string id = kSectorKind.print(sector);
    Names found;
    for (const auto& [name, space] : facts().at("star_spaces").as_object())
      if (const Names in = names(space.at("sectors")); std::binary_search(in.begin(), in.end(), id))
        found.emplace_back(name);
    EXPECT_EQ(sorted(found), offered(s, kStarSpace)) << id;
  }
}

TEST(NarodzinyFacts, views_tell_where_a_token_goes_past_full_controls) {  // NK-ENE-05
  for (int from = 0; from < kControls; ++from)
    for (int full = 0; full < kControls - 1; ++full) {
      State s = fresh(2, 1);
      s.dark = {};
      s.token = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(from), 0, 0};
      for (int i = 1; i <= full; ++i)
        s.dark[(from + i) % kControls] = static_cast<std::uint8_t>(number("control_room"));
      const json::value view = json::parse(game().view(&s, 1).json());
      const std::string to = kControlKind.print((from + full + 1) % kControls);
      EXPECT_EQ(view.at("state").at("next_control").at(kControlKind.print(from)), json::value(to));
      ask(s, ShiftArgs(number("shift_steps")).step(0));
      apply_by_hand(s, make_action(Verb::kShift, 0, from));
      EXPECT_EQ(kControlKind.print(s.token[0]), to);
    }
}

int goal_that_counts(Measure measure) {
  int id = 0;
  while (content().goals[id].measure != measure) ++id;
  return id;
}

TEST(NarodzinyFacts, views_tell_how_everybody_stands_for_each_goal) {  // NK-GOL-02
  constexpr int kPlace = 1;
  State s = fresh(3, 1);
  s.goal_row.fill(kNone);
  s.goal_row[kPlace] = static_cast<std::uint8_t>(goal_that_counts(Measure::kSupernovas));
  for (int space = 0; space < 3; ++space) put_star(s.of(2), space, Element::kH, true);
  put_star(s.of(0), 5, Element::kC, true);
  const json::value players = json::parse(game().view(&s, 1).json()).at("state").at("players");
  const auto goals = [&](const char* seat) { return json::serialize(players.at(seat).at("goals")); };
  EXPECT_EQ(goals("pink"), R"({"value":{"1":0,"2":1,"3":0,"4":0},"points":{"1":0,"2":3,"3":0,"4":0}})");
  EXPECT_EQ(goals("green"), R"({"value":{"1":0,"2":0,"3":0,"4":0},"points":{"1":0,"2":0,"3":0,"4":0}})");
  EXPECT_EQ(goals("violet"), R"({"value":{"1":0,"2":3,"3":0,"4":0},"points":{"1":0,"2":6,"3":0,"4":0}})");
}

TEST(NarodzinyFacts, views_tell_what_meets_the_symbols_of_unfinished_nebulae) {  // NK-NEB-03
  State s = bare_craft();
  PlayerBoard& b = s.of(0);
  b.tile.fill(kNone);
  b.tile[2] = b.tile[7] = 0;
  b.completed = 1U << 7;
  put_star(b, std::countr_zero(kGalaxy.corners[2]), Element::kO, true);
  const json::value demands = json::parse(game().view(&s, 1).json()).at("state").at("players").at("pink").at("demands");
  Names wanted(static_cast<std::size_t>(symbols_met(b, 2).size()), "nothing");
  wanted.front() = "supernova";
  EXPECT_EQ(json::value_to<Names>(demands.at(kNebulaSpace.print(2))), wanted);
  EXPECT_TRUE(demands.at(kNebulaSpace.print(7)).as_array().empty());
  EXPECT_TRUE(demands.at(kNebulaSpace.print(3)).as_array().empty());
}

TEST(NarodzinyFacts, views_tell_the_nebulae_that_crafting_offers_to_complete) {  // NK-NEB-01
  State s = bare_craft();
  PlayerBoard& b = s.of(0);
  b.tile.fill(kNone);
  b.tile[2] = b.tile[5] = b.tile[7] = 0;
  b.completed = 1U << 7;
  each_bit(kGalaxy.corners[2] | kGalaxy.corners[7], [&](int space) { put_star(b, space, Element::kO, true); });
  ActionList choices;
  Run::legal(s, choices);
  Names offered;
  for (int i = 0; i < choices.size(); ++i)
    if (verb_of(choices[i]) == Verb::kComplete) offered.push_back(kNebulaSpace.print(choices[i].arg[0]));
  const json::value view = json::parse(game().view(&s, 1).json());
  EXPECT_EQ(names(view.at("state").at("players").at("pink").at("completable")), sorted(offered));
  EXPECT_TRUE(std::find(offered.begin(), offered.end(), kNebulaSpace.print(2)) != offered.end());
  EXPECT_TRUE(std::find(offered.begin(), offered.end(), kNebulaSpace.print(7)) == offered.end());
}

TEST(NarodzinyFacts, views_tell_how_often_everybody_collects_passive_rewards) {  // NK-COL-04, NK-COL-05
  State s = fresh(2, 1);
  s.dark = {2, 1, 0, 1};
  s.token = {0, 2, 0, 0};
  s.of(1).ability[0] = 0;  // of the first deck, light
  const json::value players = json::parse(game().view(&s, kSpectator).json()).at("state").at("players");
  const auto times = [&](const char* seat) { return json::serialize(players.at(seat).at("passive_rewards")); };
  EXPECT_EQ(times("pink"), R"({"light":3,"time":1,"gravity":1,"chemistry":1})");
  EXPECT_EQ(times("green"), R"({"light":4,"time":1,"gravity":1,"chemistry":1})");
}

TEST(NarodzinyFacts, rewards_are_those_of_the_rulebook) {
  EXPECT_EQ(
      json::serialize(facts().at("active_rewards")),
      R"({"light":{"H":3},"time":{"O":1,"dna":2},"gravity":{"He":2,"supernova":1},"chemistry":{"C":1,"nebula":1}})");
  EXPECT_EQ(json::serialize(facts().at("passive_rewards")),
            R"({"light":{"card":1},"time":{"crystal":1},"gravity":{"graviton":1},"chemistry":{"proto":1}})");
}

TEST(NarodzinyFacts, a_slot_costs_what_acquiring_takes) {
  for (int slot = 0; slot < kSlots; ++slot) {
    State s = bare_craft();
    s.of(0).hand[0] = 9;
    apply_by_hand(s, make_action(Verb::kAcquire, slot, 0));
    EXPECT_EQ(9 - s.of(0).hand[0], json::value_to<int>(facts().at("slot_costs").at(static_cast<std::size_t>(slot))));
  }
}

TEST(NarodzinyFacts, a_set_costs_and_brings_what_exchanging_does) {
  State s = bare_craft();
  s.of(0).hand[2] = 9;
  const int before = s.of(0).score;
  apply_by_hand(s, make_action(Verb::kExchange, 2));
  EXPECT_EQ(9 - s.of(0).hand[2], number("set_size"));
  EXPECT_EQ(s.of(0).score - before, number("set_points"));
}

TEST(NarodzinyFacts, crystals_score_one_after_another) {
  State s = bare_craft();
  s.of(0).figures[0] = kAllStars;  // no room for the star of a release
  const json::array& points = facts().at("time_points").as_array();
  s.of(0).waiting = static_cast<std::uint8_t>(points.size() + 1);
  for (const json::value& expected : points) {
    const int before = s.of(0).score;
    apply_by_hand(s, make_action(Verb::kRelease));
    EXPECT_EQ(s.of(0).score - before, json::value_to<int>(expected));
  }
  const int before = s.of(0).score;
  apply_by_hand(s, make_action(Verb::kRelease));
  EXPECT_EQ(s.of(0).score, before);
}

TEST(NarodzinyFacts, a_crystal_waits_at_the_top_of_its_track) {
  State s = bare_craft();
  Events nobody;
  grow(s, 0, number("track_top") - 1 - s.of(0).crystal, nobody);
  EXPECT_EQ(s.of(0).waiting, 0);
  grow(s, 0, 1, nobody);
  EXPECT_EQ(s.of(0).waiting, 1);
}

TEST(NarodzinyFacts, a_goal_brings_the_first_and_the_second_their_points) {
  State s = fresh(3, 1);
  for (Seat p = 0; p < 3; ++p) s.of(p).stable = bit(p + 10) - 1;
  s.goal_row.fill(kNone);
  for (std::uint8_t g = 0; g < kGoals; ++g)
    if (goal(g).measure == Measure::kStableLife) s.goal_row[number("goal_places") - 2] = g;
  Events nobody;
  run_end_round(s, make_step(Kind::kEndRound, kNobody), nobody);
  EXPECT_EQ(s.of(2).score, json::value_to<int>(facts().at("goal_points").at(0)));
  EXPECT_EQ(s.of(1).score, json::value_to<int>(facts().at("goal_points").at(1)));
  EXPECT_EQ(s.of(0).score, 0);
}

TEST(NarodzinyFacts, a_new_game_is_laid_out_by_them) {
  const State s = fresh(3, 5);
  EXPECT_EQ(s.energy_row.size(), number("row_size"));
  EXPECT_EQ(s.of(0).hand_size(), number("start_hand"));
  EXPECT_EQ(kStarSpace.print(__builtin_ctzll(s.of(0).occupied_stars())),
            json::value_to<std::string>(facts().at("start_star")));
  EXPECT_EQ(kLifeSpace.print(__builtin_ctzll(s.of(0).proto)), json::value_to<std::string>(facts().at("start_life")));
  EXPECT_EQ(s.crystals, 3 * (number("crystals_per_player") - 1));
  EXPECT_EQ(s.life, number("life_tokens") - 3);
  EXPECT_EQ(s.stars[1], json::value_to<int>(facts().at("star_figures").at("He")));
  EXPECT_EQ(s.nebula_stack[0].size(), number("tiles_per_size") - 3);
  EXPECT_EQ(s.goal_deck.size(), number("goals") - 1);
}

TEST(NarodzinyFacts, only_a_hand_above_the_limit_is_asked_to_discard) {
  for (const int more : {0, 1}) {
    State s = fresh(2, 1);
    for (PlayerBoard& b : s.players) b.hand = {};
    s.of(0).hand[0] = static_cast<std::uint8_t>(number("hand_limit") + more);
    s.core.steps.clear();
    Events nobody;
    run_end_round(s, make_step(Kind::kEndRound, kNobody), nobody);
    EXPECT_EQ(s.core.steps.back().is(Kind::kHandLimit), more == 1);
  }
}

TEST(NarodzinyFacts, the_last_round_is_the_eighth_at_most) {
  int longest = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    play_at_random(2, seed,
                   [&](const State&, Action, const State& after) { longest = std::max<int>(longest, after.round); });
  EXPECT_EQ(longest, number("rounds"));
}

TEST(NarodzinyFacts, every_question_of_random_games_is_named) {
  std::set<std::string> named;
  for (const json::value& name : facts().at("questions").as_array()) named.insert(json::value_to<std::string>(name));
  play_at_random(2, 1, [&](const State& before, Action, const State&) {
    EXPECT_TRUE(named.contains(std::string(Narodziny::steps()[before.core.steps.back().kind].name)));
  });
}

}  // namespace
}  // namespace kosmo::narodziny

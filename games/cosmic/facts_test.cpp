// What the facts tell a board is what the rules do in play.
#include <gtest/gtest.h>

#include <set>

#include <boost/json.hpp>

#include "games/cosmic/rules/uses.h"
#include "games/cosmic/test_helpers.h"

namespace json = boost::json;

namespace kosmo::cosmic {
namespace {

const json::object& facts() {
  static const json::object kFacts = json::parse(Cosmic::facts()).as_object();
  return kFacts;
}
int number(std::string_view key) { return json::value_to<int>(facts().at(key)); }
const json::object& window(Moment moment) {
  return facts().at("windows").at(kMomentKind.print(static_cast<int>(moment))).as_object();
}
bool plays(Moment moment, std::string_view what) {
  for (const json::value& one : window(moment).at("plays").as_array())
    if (one.as_string() == what) return true;
  return false;
}

TEST(CosmicFacts, a_new_game_is_laid_out_by_them) {
  for (const bool four : {false, true}) {
    Options options = game().standard_options();
    options[kOptionFourPlanets] = four;
    const State s = fresh(3, 2, options);
    const json::object& told = facts().at("by_four_planets").at(four ? "1" : "0").as_object();
    EXPECT_EQ(told.at("planets").as_int64(), four ? 4 : 5);
    EXPECT_EQ(ships_on_planets(s, 0), told.at("ships").as_int64());
    EXPECT_EQ(s.ships[planet_of(0, 0)][0], number("ships_on_planet"));
  }
  bool was_dealt = false;
  play_at_random(3, 1, [&](const State& before, Action, const State& after) {
    if (before.moment != Moment::kSetup || after.moment == Moment::kSetup) return;
    was_dealt = true;
    for (Seat p = 0; p < after.seats(); ++p) {
      EXPECT_EQ(after.of(p).hand.size(), number("hand_size"));
    }
  });
  EXPECT_TRUE(was_dealt);
}

// Zaps are played in no window of their own: they answer what is played or used in any.
bool is_zap(Artifact artifact) { return artifact == Artifact::kCardZap || artifact == Artifact::kCosmicZap; }

// A window lists exactly what is played in it.
TEST(CosmicFacts, windows_tell_what_is_played_in_them) {
  std::set<Artifact> seen;
  int reinforced = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed)
    play_at_random(5, seed, [&](const State& before, Action a, const State&) {
      if (is_reinforcement_verb(a)) {
        ++reinforced;
        EXPECT_TRUE(plays(before.moment, "reinforcement"));
      }
      if (!is_artifact_verb(a) || is_zap(artifact_of(a))) return;
      seen.insert(artifact_of(a));
      EXPECT_TRUE(window(before.moment).at("free").as_bool());
      EXPECT_TRUE(plays(before.moment, kArtifactKind.print(static_cast<int>(artifact_of(a)))));
    });
  EXPECT_GT(reinforced, 0);
  EXPECT_GE(seen.size(), 5u);  // deals to quash are rare
  std::set<std::string> told;
  for (const auto& [moment, what] : facts().at("windows").as_object())
    for (const json::value& one : what.at("plays").as_array()) told.insert(json::value_to<std::string>(one));
  EXPECT_EQ(told.size(), kArtifacts - 2u + 1u);
}

TEST(CosmicFacts, values_are_printed_on_the_cards) {
  for (const CardText& card : game().cards()) {
    const json::object of_card = json::parse(card.facts).as_object();
    if (of_card.at("kind") != "cosmic") continue;
    EXPECT_EQ(facts().at("type_of").at(card.id), of_card.at("type"));
    if (of_card.at("value").is_null()) continue;
    EXPECT_EQ(facts().at("value_of").at(card.id), of_card.at("value")) << card.id;
  }
}

// As which effect of a flare a choice is told, as that it is played.
TEST(CosmicFacts, a_choice_of_a_flare_tells_which_effect_it_has) {  // CE-FLR-06, CE-FLR-07, CE-FLR-08
  Options options = game().standard_options();
  options[kOptionPowers] = options[kOptionFreeFlares] = 1;
  int wild = 0, strong = 0;
  const auto look = [&](const State& before, Action a, const State& after) {
    const ActionFigures told = Cosmic::figures(before, a);
    EXPECT_EQ(told.empty(), !is_flare_verb(a));
    if (!is_flare_verb(a)) return;
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0].name, "super");
    for (const Step& step : after.core.steps) {
      if (!is_play(step)) continue;
      const int what = PlayArgs(step).what;
      const bool is_super = what == playable_of(Sort::kSuper, a.arg[0]);
      if (!is_super && what != playable_of(Sort::kWild, a.arg[0])) continue;
      ++(is_super ? strong : wild);
      EXPECT_EQ(told[0].value, is_super);
    }
  };
  for (std::uint64_t seed = 0; seed < 40; ++seed) play_at_random(5, seed, look, options);
  EXPECT_GT(wild, 0);
  EXPECT_GT(strong, 0);
}

// What a board says of a card that powers have changed is what the totals reckon with.
TEST(CosmicFacts, views_tell_what_the_cards_are_worth_by_now) {  // CA-TOT-04
  State s{};
  bool has_found = false;
  for (std::uint64_t seed = 0; seed < 40 && !has_found; ++seed)
    play_at_random(3, seed, [&](const State&, Action, const State& now) {
      if (has_found || now.moment != Moment::kReinforcements || now.core.over) return;
      has_found = true;
      s = now;
    });
  ASSERT_TRUE(has_found);
  const auto told = [&] {
    return json::serialize(json::parse(game().view(&s, kSpectator).json()).at("state").at("values"));
  };
  s.counts_as = {};
  Events nobody;
  show_as_attack(s, Side::kOffense, 8, nobody);
  show_as_attack(s, Side::kDefense, 4, nobody);
  EXPECT_EQ(told(), R"({"offense":8,"defense":4})");
  change_value(s, Side::kOffense, 12, nobody);
  EXPECT_EQ(told(), R"({"offense":12,"defense":4})");
  EXPECT_EQ(totals_of(s).sums[Side::kOffense].card, 12);
  s.counts_as[Side::kDefense] = kNone;
  EXPECT_EQ(told(), R"({"offense":12,"defense":0})");
}

// CE-SHIP-09: ships have gone home or to the warp since, but a board goes on showing what decided the encounter.
TEST(CosmicFacts, views_keep_the_totals_that_decided_an_encounter) {
  Options plain = game().standard_options();
  plain[kOptionPowers] = plain[kOptionTechnology] = 0;
  int looked = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Position now(game(), 4, plain, seed);
    Rng rng(seed);
    ActionList choices;
    while (!now.over()) {
      now.legal(choices);
      now.apply(rng.pick(choices));
      const State& s = *static_cast<const State*>(now.data());
      const bool decided = s.outcome == Outcome::kOffenseWins || s.outcome == Outcome::kDefenseWins;
      const auto is_shown = [&](Side side) {
        return s.counts_as[side] != kNone && type_shown(s, side) == Type::kAttack;
      };
      if (!decided || !is_shown(Side::kOffense) || !is_shown(Side::kDefense)) continue;
      looked += s.of(s.offense).stored > ships_in_encounter(s, s.offense);
      const json::value view = json::parse(now.view(kSpectator).json());
      const json::object& totals = view.at("state").at("totals").as_object();
      ASSERT_EQ(totals.at("offense").as_int64() > totals.at("defense").as_int64(), s.outcome == Outcome::kOffenseWins)
          << "seed " << seed;
    }
  }
  EXPECT_GT(looked, 10);
}

// An entry of the log leads to a rule of its alien that stands in both documents.
TEST(CosmicFacts, entries_about_powers_and_flares_lead_to_rules) {
  const json::object& told = facts().at("rules_of_entries").as_object();
  for (const auto& [language, document] : {std::pair{"en", kEnglishAliens}, std::pair{"pl", kPolishAliens}}) {
    const Maybe<SourceFile> file = content_file(document);
    ASSERT_TRUE(file) << document;
    const std::string_view rules = file->text;
    for (const std::string_view key : {"uses-power", "plays-wild", "plays-super"}) {
      EXPECT_EQ(told.at(key).as_object().size(), static_cast<std::size_t>(kAliens));
      for (const auto& [alien, rule] : told.at(key).as_object())
        EXPECT_NE(rules.find("**" + json::value_to<std::string>(rule) + "**"), std::string::npos) << language << alien;
    }
  }
  EXPECT_EQ(told.at("uses-power").at("tick-tock"), "CA-TICKTOCK-02");
  EXPECT_EQ(told.at("plays-wild").at("clone"), "CA-CLONE-W1");
  EXPECT_EQ(told.at("plays-super").at("anti-matter"), "CA-ANTIMATTER-S1");
}

}  // namespace
}  // namespace kosmo::cosmic

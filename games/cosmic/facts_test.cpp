// What the facts tell a board is what the rules do in play.
#include <gtest/gtest.h>

#include <set>

#include <boost/json.hpp>

#include "games/cosmic/rules/rules.h"
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
    const json::object& told = facts().at("by_planets").at(four ? "4" : "5").as_object();
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

}  // namespace
}  // namespace kosmo::cosmic

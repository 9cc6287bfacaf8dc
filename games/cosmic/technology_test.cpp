// Technologies where a scenario cannot say it: the cards against the table of the rules, and many random games.
#include <gtest/gtest.h>

#include <set>

#include "games/cosmic/rules/tech_cards.h"
#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {
namespace {

Options with_technologies(bool four_planets = false) {
  Options options = game().standard_options();
  options[kOptionTechnology] = 1;
  options[kOptionFourPlanets] = four_planets;
  return options;
}

TEST(CosmicTechnologies, CE_TECH_13_the_cards_are_those_of_the_rules) {
  const std::vector<Row> rows = document_table("### 11.4");
  ASSERT_EQ(rows.size(), std::size_t{kTechnologies});
  for (int i = 0; i < kTechnologies; ++i) {
    const Row& row = rows.at(static_cast<std::size_t>(i));
    const TechCard& card = tech_card(static_cast<Technology>(i));
    const Name& name = kTechnologyNames[i];
    const std::string both = std::string(name.form(Lang::kEnglish, Form::kPlain)) + " (" +
                             std::string(name.form(Lang::kPolish, Form::kPlain)) + ")";
    EXPECT_EQ(row[2], both);
    EXPECT_EQ(row[3], card.number == kNumberX ? "X" : std::to_string(card.number)) << both;
    EXPECT_EQ(row[6].find("secret") != std::string::npos, card.is_secret) << both;
    EXPECT_EQ(row[6].find("discarded") == std::string::npos, card.stays) << both;
  }
}

// CE-TECH-01: they are dealt from a shuffled deck.
TEST(CosmicTechnologies, CE_TECH_01_any_technology_may_be_dealt_to_anybody) {
  std::set<int> on_top, at_the_bottom;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const State s = fresh(4, seed, with_technologies());
    on_top.insert(s.tech_deck.back());
    at_the_bottom.insert(s.tech_deck[0]);
  }
  EXPECT_EQ(on_top.size(), static_cast<std::size_t>(kTechnologies));
  EXPECT_EQ(at_the_bottom.size(), static_cast<std::size_t>(kTechnologies));
}

TEST(CosmicTechnologies, CE_V4P_04_long_research_is_not_for_four_planets) {
  const State whole = fresh(4, 1, with_technologies()), shorter = fresh(4, 1, with_technologies(true));
  EXPECT_EQ(whole.tech_deck.size(), kTechnologies);
  EXPECT_EQ(shorter.tech_deck.size(), 17);
  for (const Technology out : {Technology::kColdsleepShip, Technology::kOmegaMissile, Technology::kPrecursorSeed})
    EXPECT_TRUE(shorter.tech_box.contains(static_cast<std::uint8_t>(out)));
}

// Plays as a patient researcher would: nothing is abandoned, and what can be completed or used is, as a rule.
Action patient(const ActionList& choices, Rng& chance) {
  for (int i = 0; i < 20; ++i) {
    const Action a = chance.pick(choices);
    const std::string_view verb = Cosmic::verbs()[a.verb].phrase.key;
    const bool is_poor = verb == "abandon" || verb == "nothing" || verb == "stop" || verb == "timeout" ||
                         verb == "walk-away" || (verb == "pass" && choices.size() > 1 && i < 3);
    if (!is_poor) return a;
  }
  return choices[0];
}

// Every step is checked against the invariants: cards and ships are all somewhere.
TEST(CosmicTechnologies, CE_SHIP_01_nothing_is_lost_where_all_are_researched_and_used) {
  std::bitset<kTechnologies> used, completed;
  for (int i = 0; i < 60; ++i) {
    State s = fresh(3 + i % 3, static_cast<std::uint64_t>(900 + i), with_technologies(i % 4 == 0));
    Rng chance(static_cast<std::uint64_t>(i));
    ActionList choices;
    while (!s.core.over) {
      Run::legal(s, choices);
      const Action a = patient(choices, chance);
      if (is_technology_verb(a)) used.set(static_cast<std::size_t>(technology_of(a)));
      Run::apply(s, a, Events{});
      for (Seat p = 0; p < s.seats(); ++p)
        for (const std::uint8_t technology : s.of(p).completed) completed.set(technology);
      const Problem trouble = Cosmic::broken_invariant(s);
      ASSERT_FALSE(trouble) << trouble.en << " after " << game().print(a);
    }
  }
  for (int i = 0; i < kTechnologies; ++i) {
    const auto technology = static_cast<Technology>(i);
    const bool is_only_completed = technology == Technology::kCosmicFieldGenerator ||  // these wait for the powers
                                   technology == Technology::kPrecursorSeed || technology == Technology::kThePrometheus;
    EXPECT_TRUE((is_only_completed ? completed : used).test(static_cast<std::size_t>(i))) << kTechnologyNames[i].id;
  }
}

}  // namespace
}  // namespace kosmo::cosmic

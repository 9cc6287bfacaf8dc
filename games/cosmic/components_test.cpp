// How many of everything there is, that play neither adds nor loses a ship or a card, and what no scenario can reach.
// What is printed on the cards is compared with the rules documents in cards_test.cpp.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/cosmic/rules/rules.h"
#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {
namespace {

template <class Look>
void each_decision(const Options& options, Look&& look) {
  for (int seats = 3; seats <= kPlayers; ++seats)
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
      play_at_random(
          seats, seed, [&](const State&, Action, const State& after) { look(after); }, options);
}

TEST(CosmicComponents, CE_DECK_05_seventy_two_cards_of_five_types_and_fifty_flares) {
  std::map<Type, int> cards;
  for (int face = 0; face < kFaces; ++face) cards[type_of(face)] += copies_of(face);
  EXPECT_EQ(cards[Type::kAttack], 39);
  EXPECT_EQ(cards[Type::kNegotiate], 15);
  EXPECT_EQ(cards[Type::kMorph], 1);
  EXPECT_EQ(cards[Type::kReinforcement], 6);
  EXPECT_EQ(cards[Type::kArtifact], 11);
  EXPECT_EQ(cards[Type::kFlare], 50);
  EXPECT_EQ(39 + 15 + 1 + 6 + 11, kCosmicCards);
}

TEST(CosmicComponents, CE_DECK_01_attacks_have_two_digits) {
  EXPECT_EQ(kCardKind.print(0), "attack-00");
  for (int face = 0; face < kAttacks; ++face) {
    EXPECT_EQ(kCardKind.print(face).size(), std::string("attack-00").size());
    for (const Lang lang : {Lang::kEnglish, Lang::kPolish}) {
      const std::string words = kCardKind.say(face, lang);
      EXPECT_EQ(words[words.size() - 3], ' ') << words;
      EXPECT_EQ(std::stoi(words.substr(words.size() - 2)), kAttackValues[face]) << words;
    }
  }
}

TEST(CosmicComponents, CE_DST_01_CE_DST_02_fifteen_colours_two_wild_three_special) {
  int colours = 0, hazards = 0, special = 0;
  for (int card = 0; card < kDestinyFaces; ++card) {
    if (is_colour(card)) colours += copies_of_destiny(card);
    if (is_hazard(card)) hazards += copies_of_destiny(card);
    if (card >= kFirstSpecial) special += copies_of_destiny(card);
  }
  EXPECT_EQ(colours, 15);
  EXPECT_EQ(hazards, 5);
  EXPECT_EQ(copies_of_destiny(kWild), 2);
  EXPECT_EQ(special, 3);
}

TEST(CosmicComponents, CE_SHIP_01_CE_SHIP_02_every_ship_is_in_one_place) {
  for (const std::string_view planets : {"four-planets=0", "four-planets=1"}) {
    Options options = game().standard_options();
    ASSERT_FALSE(game().set_option(options, planets));
    const int ships = planets.ends_with('1') ? 16 : 20;
    each_decision(options, [&](const State& s) {
      for (Seat p = 0; p < s.seats(); ++p) {
        const Player& player = s.of(p);
        ASSERT_EQ(ships_on_planets(s, p) + player.warp + player.gate + player.beside + player.leaving + player.removed,
                  ships);
      }
    });
  }
}

// CE-COL-04: the marker shows the colonies on planets outside the own home system, up and down.
TEST(CosmicComponents, CE_COL_04_CE_COL_01_foreign_colonies_are_counted_at_any_time) {
  each_decision(game().standard_options(), [&](const State& s) {
    for (Seat p = 0; p < s.seats(); ++p) {
      int foreign = 0;
      for (Seat home = 0; home < s.seats(); ++home)
        for (int i = 0; i < kPlanetsOfOne; ++i) foreign += home != p && s.ships[planet_of(home, i)][p] > 0;
      ASSERT_EQ(foreign_colonies(s, p), foreign);
    }
  });
}

// A quake with so many cards in the hands of three players, and none elsewhere; seat 0 was to draw two.
State after_quake(int cards) {
  State s = fresh(3, 2);
  ActionList choices;
  while (s.moment == Moment::kSetup) {
    Run::legal(s, choices);
    Run::apply(s, choices[0], {});
  }
  s.deck.clear();
  for (int in_hands = 3 * kHandSize; in_hands > cards; --in_hands) {
    auto& hand = s.of(static_cast<Seat>(in_hands % 3)).hand;
    hand.take(hand[0].face);
  }
  draw_cards(s, 0, 2);
  const Step draw = s.core.steps.pop();
  Events nobody;
  Cosmic::steps()[draw.kind].run(s, draw, nobody);
  return s;
}

// CE-DRAW-03: so few cards are never left in this game, so the hands are made small by hand. Three players and one more
// hand: 14 cards are 3 for each of the four, and the remainder goes to the deck.
TEST(CosmicComponents, CE_DRAW_03_with_too_few_cards_they_are_dealt_evenly_and_the_rest_is_the_deck) {
  const State s = after_quake(14);
  for (Seat p = 0; p < 3; ++p) EXPECT_EQ(s.of(p).hand.size(), 3);
  EXPECT_EQ(s.deck.size(), 5);
  EXPECT_TRUE(s.discard.empty());
}
// CE-DRAW-02: with just enough for eight each there are not too few.
TEST(CosmicComponents, CE_DRAW_02_with_eight_cards_for_each_all_are_dealt) {
  const State s = after_quake(24);
  for (Seat p = 0; p < 3; ++p) EXPECT_EQ(s.of(p).hand.size(), 8);
  EXPECT_TRUE(s.deck.empty());
}

// CE-DEAL-17: a deal holds cards and colonies, with Zombie ships of the warp too (CE-DEAL-30); there is no term for
// what somebody promises to do later.
TEST(CosmicComponents, CE_DEAL_17_CE_DEAL_06_terms_are_cards_of_a_hand_and_colonies) {
  std::set<std::string_view> terms;
  for (const Name& name : kTermNames) terms.insert(name.id);
  EXPECT_EQ(terms,
            (std::set<std::string_view>{"card", "named", "of-type", "lowest", "highest", "random", "colony", "ships"}));
}

}  // namespace
}  // namespace kosmo::cosmic

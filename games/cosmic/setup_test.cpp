// Setting up, over many seeds: what a scenario with one seed cannot show.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/cosmic/rules/rules.h"
#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {
namespace {

Options options_with(std::initializer_list<std::string_view> assignments) {
  Options options = game().standard_options();
  for (const std::string_view one : assignments) EXPECT_FALSE(game().set_option(options, one)) << one;
  return options;
}

// Everybody has chosen an alien, at random.
State set_up(int seats, std::uint64_t seed, const Options& options = game().standard_options()) {
  State s = fresh(seats, seed, options);
  Rng rng(seed);
  ActionList choices;
  while (s.moment == Moment::kSetup) {
    Run::legal(s, choices);
    Run::apply(s, rng.pick(choices), {});
  }
  return s;
}
template <class Look>
void each_set_up(Look&& look, const Options& options = options_with({"powers=0"})) {
  for (int seats = 3; seats <= kPlayers; ++seats)
    for (std::uint64_t seed = 1; seed <= 60; ++seed) look(set_up(seats, seed, options));
}

std::multiset<int> cards_of_the_game(const State& s) {
  std::multiset<int> cards(s.deck.begin(), s.deck.end());
  for (Seat p = 0; p < s.seats(); ++p)
    for (const Card& card : s.of(p).hand) cards.insert(card.face);
  return cards;
}
std::set<int> flares_of_the_game(const State& s) {
  std::set<int> flares;
  for (const int face : cards_of_the_game(s))
    if (type_of(face) == Type::kFlare) flares.insert(face);
  return flares;
}

TEST(CosmicSetup, CE_SET_01_CE_SET_02_four_ships_on_each_of_five_home_planets) {
  each_set_up([](const State& s) {
    for (Seat p = 0; p < s.seats(); ++p) {
      EXPECT_EQ(s.of(p).warp, 0);
      EXPECT_EQ(ships_on_planets(s, p), 20);
      EXPECT_EQ(home_colonies(s, p), 5);
      EXPECT_EQ(foreign_colonies(s, p), 0);
      for (int i = 0; i < kPlanetsOfOne; ++i) EXPECT_EQ(s.ships[planet_of(p, i)][p], 4);
    }
  });
}

// CE-SET-16: a seat has the colour of its place, and that is the colour of its destiny cards.
TEST(CosmicSetup, CE_SET_03_CE_SET_16_cards_of_colours_that_nobody_plays_are_removed) {
  const std::map<int, int> size{{3, 14}, {4, 17}, {5, 20}};
  std::set<std::vector<int>> orders;
  each_set_up([&](const State& s) {
    EXPECT_EQ(s.destiny_deck.size(), size.at(s.seats()));
    int wild = 0, special = 0;
    std::map<Seat, int> colours;
    for (const int card : s.destiny_deck) {
      if (is_colour(card)) ++colours[colour_of(card)];
      wild += card == kWild;
      special += card >= kFirstSpecial;
    }
    EXPECT_EQ(wild, 2);
    EXPECT_EQ(special, 3);
    EXPECT_EQ(colours.size(), static_cast<std::size_t>(s.seats()));
    for (Seat p = 0; p < s.seats(); ++p) EXPECT_EQ(colours[p], 3);
    orders.insert(std::vector<int>(s.destiny_deck.begin(), s.destiny_deck.end()));
  });
  EXPECT_GT(orders.size(), 150u) << "it is shuffled";
}

TEST(CosmicSetup, CE_SET_04_two_aliens_are_dealt_and_one_is_chosen) {
  std::set<int> dealt, chosen;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    State s = fresh(5, seed);
    std::set<int> here;
    for (Seat p = 0; p < 5; ++p) {
      for (const int alien : s.of(p).dealt) here.insert(alien), dealt.insert(alien);
      ActionList choices;
      ASSERT_EQ(game().to_move(&s), p);
      Run::legal(s, choices);
      ASSERT_EQ(choices.size(), 2);
      for (int i = 0; i < 2; ++i) EXPECT_EQ(choices[i].arg[0], s.of(p).dealt[i]);
      Run::apply(s, choices[seed % 2 == 0 ? 0 : 1], {});
    }
    EXPECT_EQ(here.size(), 10u) << "no alien twice";
    for (Seat p = 0; p < 5; ++p) chosen.insert(s.of(p).alien);
  }
  EXPECT_EQ(dealt.size(), static_cast<std::size_t>(kAliens));
  EXPECT_EQ(chosen.size(), static_cast<std::size_t>(kAliens));
}

TEST(CosmicSetup, CE_SET_06_ten_flares_are_in_the_deck_those_dealt_among_them) {
  std::set<int> added;
  each_set_up([&](const State& s) {
    const std::multiset<int> cards = cards_of_the_game(s);
    const std::set<int> flares = flares_of_the_game(s);
    EXPECT_EQ(cards.size(), 82u);
    EXPECT_EQ(flares.size(), 10u);
    EXPECT_EQ(s.box.size(), 40);
    std::set<int> others = flares;
    for (Seat p = 0; p < s.seats(); ++p)
      for (const int alien : s.of(p).dealt) EXPECT_EQ(others.erase(flare_of(alien)), 1u);
    EXPECT_EQ(others.size(), static_cast<std::size_t>(10 - 2 * s.seats()));
    added.insert(others.begin(), others.end());
  });
  EXPECT_GT(added.size(), 45u) << "any may be added";
}

TEST(CosmicSetup, CE_SET_07_eight_cards_each) {
  std::set<int> tops;
  each_set_up([&](const State& s) {
    for (Seat p = 0; p < s.seats(); ++p) EXPECT_EQ(s.of(p).hand.size(), 8);
    EXPECT_EQ(s.deck.size(), 82 - 8 * s.seats());
    EXPECT_TRUE(s.discard.empty());
    tops.insert(s.deck.back());
  });
  EXPECT_GT(tops.size(), 25u) << "it is shuffled";
}

// CE-SET-08: whose colour lies uppermost, wild and special cards left out; then all are shuffled again.
TEST(CosmicSetup, CE_SET_08_the_first_colour_drawn_begins) {
  for (int seats = 3; seats <= kPlayers; ++seats) {
    std::set<int> first;
    int same_order = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      const State before = fresh(seats, seed), s = set_up(seats, seed);
      int at = before.destiny_deck.size() - 1;
      while (!is_colour(before.destiny_deck[at])) --at;
      EXPECT_EQ(s.first, colour_of(before.destiny_deck[at]));
      EXPECT_EQ(s.offense, s.first);
      same_order += std::equal(s.destiny_deck.begin(), s.destiny_deck.end(), before.destiny_deck.begin());
      first.insert(s.first);
    }
    EXPECT_EQ(first.size(), static_cast<std::size_t>(seats));
    EXPECT_LT(same_order, 3);
  }
}

TEST(CosmicSetup, CE_SET_10_CE_VNF_01_without_flares_none_is_in_the_deck) {
  each_set_up(
      [](const State& s) {
        EXPECT_EQ(cards_of_the_game(s).size(), 72u);
        EXPECT_TRUE(flares_of_the_game(s).empty());
        EXPECT_EQ(s.box.size(), kAliens);
        for (Seat p = 0; p < s.seats(); ++p) EXPECT_NE(s.of(p).alien, kNone) << "aliens are chosen all the same";
      },
      options_with({"flares=0", "powers=0"}));
}

// CE-SET-15: each combination has enough of them for five players.
TEST(CosmicSetup, CE_SET_11_CE_SET_15_only_aliens_of_the_chosen_levels) {
  EXPECT_EQ(std::ranges::count(kAlertLevels, 'r'), 10);
  EXPECT_GE(std::ranges::count(kAlertLevels, 'g'), 10);
  EXPECT_GE(std::ranges::count(kAlertLevels, 'y'), 10);
  for (int levels = 1; levels < 8; ++levels) {
    Options options = game().standard_options();
    options[kOptionGreen] = levels & 1;
    options[kOptionYellow] = levels >> 1 & 1;
    options[kOptionRed] = levels >> 2 & 1;
    options[kOptionPowers] = 0;
    ASSERT_FALSE(game().refuse_setup(5, options));
    for (int seats = 3; seats <= kPlayers; ++seats)
      for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const State s = set_up(seats, seed, options);
        for (const int flare : flares_of_the_game(s)) EXPECT_TRUE(is_level_allowed(options, flare - kFirstFlare));
        EXPECT_EQ(flares_of_the_game(s).size(), 10u);
      }
  }
  EXPECT_TRUE(game().refuse_setup(3, options_with({"green=0", "yellow=0", "red=0"}))) << "none at all is refused";
}

// CE-SET-14: aliens first, then the hands, then the first turn.
TEST(CosmicSetup, CE_SET_14_hands_are_dealt_when_all_have_chosen) {
  State s = fresh(4, 7, options_with({"powers=0"}));
  ActionList choices;
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(s.moment, Moment::kSetup);
    EXPECT_EQ(s.offense, kNobody);
    for (Seat p = 0; p < 4; ++p) EXPECT_TRUE(s.of(p).hand.empty());
    Run::legal(s, choices);
    Run::apply(s, choices[0], {});
  }
  EXPECT_EQ(s.moment, Moment::kEncounterStart) << "nothing can be played in the windows before";
  EXPECT_NE(s.offense, kNobody);
}

TEST(CosmicSetup, CE_V4P_01_four_planets_and_sixteen_ships) {
  each_set_up(
      [](const State& s) {
        for (Seat p = 0; p < s.seats(); ++p) {
          EXPECT_EQ(ships_on_planets(s, p), 16);
          EXPECT_EQ(home_colonies(s, p), 4);
          EXPECT_EQ(s.of(p).hand.size(), 8);  // CE-V4P-05
        }
      },
      options_with({"four-planets=1"}));
}

// CA-LIST-07: of the two who exclude each other, Masochist gives way, whoever of them chose first.
TEST(CosmicSetup, CA_LIST_07_healer_and_masochist_are_not_in_one_game) {
  constexpr std::uint8_t kHealer = 16, kMasochist = 22, kOne = 0, kOther = 1;
  ASSERT_EQ(kAlienKind.print(kHealer), "healer");
  ASSERT_EQ(kAlienKind.print(kMasochist), "masochist");
  for (const bool healer_first : {true, false}) {
    State s = fresh(3, 5);
    s.of(0).dealt = {healer_first ? kHealer : kMasochist, kOne};
    s.of(1).dealt = {healer_first ? kMasochist : kHealer, kOther};
    s.of(2).dealt = {2, 3};
    ActionList choices;
    for (int i = 0; i < 3; ++i) {
      Run::legal(s, choices);
      Run::apply(s, choices[0], {});
    }
    EXPECT_EQ(s.of(healer_first ? 0 : 1).alien, kHealer);
    EXPECT_EQ(s.of(healer_first ? 1 : 0).alien, healer_first ? kOther : kOne);
  }
}

}  // namespace
}  // namespace kosmo::cosmic

// The box: how many of everything there is, and that play neither adds nor loses a piece. What is printed on the cards
// is compared with the rules document in cards_test.cpp.
#include <set>

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"

namespace kosmo::orion {
namespace {

namespace json = boost::json;

// Random games of 2, 3 and 4 players; look(before, after) at every decision.
template <class Look>
void each_decision(Look&& look) {
  for (int seats = 2; seats <= 4; ++seats)
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
      play_at_random(seats, seed, [&](const State& before, Action, const State& after) { look(before, after); });
}

// The state with one value replaced, read back: empty if that is possible, else what is wrong with it.
std::string with(std::string_view pointer, const json::value& value) {
  State s = fresh(2, 1);
  json::value root = json::parse(game().to_json(&s));
  root.at_pointer(pointer) = value;
  return game().from_json(&s, json::serialize(root)).en;
}

TEST(OrionComponents, MO_COMP_01_the_round_track_has_eight_spaces) {
  EXPECT_EQ(with("/round", 1), "");
  EXPECT_EQ(with("/round", 8), "");
  EXPECT_NE(with("/round", 9), "");
  EXPECT_NE(with("/round", 0), "");
  int longest = 0;
  each_decision([&](const State&, const State& s) {
    ASSERT_GE(s.round, 1);
    ASSERT_LE(s.round, 8);
    longest = std::max<int>(longest, s.round);
  });
  EXPECT_EQ(longest, 8);
}

TEST(OrionComponents, MO_COMP_02_six_sheets_have_an_alien_race_each_and_humans_behind) {
  std::set<std::string> races;
  std::set<Ability> abilities;
  for (int id = 0; id < kRaces; ++id) {
    races.insert(race(id).id);
    abilities.insert(race(id).ability);
  }
  EXPECT_EQ(race(0).id, "humans");
  EXPECT_EQ(races.size(), 7u);
  EXPECT_EQ(abilities.size(), 7u);  // six alien races, no two alike
}

TEST(OrionComponents, MO_COMP_03_ninety_structures_26_blue_22_red_22_yellow_20_grey) {
  Array<int, kColours> printed{};
  for (int kind = 0; kind < kKinds; ++kind) printed[structure(kind).colour] += structure(kind).copies;
  EXPECT_EQ(printed, (Array<int, kColours>{26, 22, 22, 20}));
  each_decision([&](const State&, const State& s) {
    Array<int, kColours> seen{};
    const auto see = [&](int kind) { ++seen[structure(kind).colour]; };
    for (const std::uint8_t kind : s.deck) see(kind);
    for (const std::uint8_t kind : s.discard) see(kind);
    for (const std::uint8_t kind : s.drawn) see(kind);
    for (const std::uint8_t kind : s.arranged) see(kind);
    if (s.building != kNone) see(s.building);
    for (const Player& p : s.players) {
      for (int kind = 0; kind < kKinds; ++kind)
        for (int i = 0; i < p.hand.count(kind); ++i) see(kind);
      for (const System& cards : p.systems)
        for (const std::uint8_t kind : cards) see(kind);
    }
    ASSERT_EQ(seen, printed);
  });
}

TEST(OrionComponents, MO_COMP_04_eight_advisors_of_which_five_take_part) {
  std::set<std::string> ids;
  for (int id = 0; id < 8; ++id) ids.insert(advisor(id).id);
  EXPECT_EQ(ids.size(), 8u);
  each_decision([](const State& before, const State& s) {
    std::set<int> in_play(s.centre.begin(), s.centre.end());
    int hired = 0;
    for (const Player& p : s.players)
      if (p.advisor != kNone) in_play.insert(p.advisor), ++hired;
    ASSERT_EQ(in_play.size(), 5u);
    ASSERT_EQ(s.centre.size() + hired, 5);  // no advisor is in two places
    ASSERT_EQ(std::set<int>(s.left_out.begin(), s.left_out.end()),
              std::set<int>(before.left_out.begin(), before.left_out.end()));
  });
}

TEST(OrionComponents, MO_COMP_05_fifteen_markers_of_each_of_four_colours) {
  ASSERT_EQ(game().info().seat_names.size(), 4u);
  constexpr int kOnTracks = 3 + 1 + 1;  // resources, morale, score
  each_decision([](const State&, const State& s) {
    for (Seat p = 0; p < s.seats(); ++p) {
      const Player& player = s.of(p);
      int markers = kOnTracks + player.reserve + player.available + player.spent + player.advisor_marker;
      for (const std::uint8_t n : player.attacks) markers += n;
      for (const std::uint8_t n : player.marker) markers += n;
      ASSERT_EQ(markers, 15) << "seat " << int{p};
    }
  });
}

TEST(OrionComponents, MO_COMP_06_MO_COMP_07_tokens_carry_morale_and_points_beyond_the_tracks) {
  EXPECT_EQ(with("/players/white/morale", -3 - 5 * 1 - 5 * 3), "");
  EXPECT_EQ(with("/players/white/vp", 50 + 50 + 100 + 100), "");
  EXPECT_NE(with("/players/white/morale", 11), "");
}

TEST(OrionComponents, MO_COMP_08_MO_COMP_09_one_round_token_and_one_first_player_token_move_together) {
  int moves = 0;
  each_decision([&](const State& before, const State& s) {
    ASSERT_LT(s.first, s.seats());
    const int rounds = s.round - before.round;
    ASSERT_TRUE(rounds == 0 || rounds == 1);
    ASSERT_EQ(s.first, (before.first + rounds) % s.seats());
    moves += rounds;
  });
  EXPECT_GT(moves, 50);
}

}  // namespace
}  // namespace kosmo::orion

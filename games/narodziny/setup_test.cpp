// Setting up, over many seeds: what holds for every deal, and that chance is fair. Counts for each number of players
// are in scenarios/setup.
#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "engine/scenario.h"
#include "games/narodziny/content.h"
#include "games/narodziny/test_helpers.h"
#include "games/narodziny/words.h"

namespace kosmo::narodziny {
namespace {

constexpr int kDeals = 4000;

// Every value came up as often as chance would have it: within five standard deviations of its share.
class Tally {
 public:
  void see(int value) { ++seen_[value], ++total_; }
  void expect_share(int value, double share, std::string_view what) const {
    const double expected = total_ * share, deviation = std::sqrt(expected * (1 - share));
    const auto at = seen_.find(value);
    EXPECT_NEAR(at == seen_.end() ? 0 : at->second, expected, 5 * deviation) << what << ", value " << value;
  }
  void expect_even(int from, int count, std::string_view what) const {
    for (int value = from; value < from + count; ++value) expect_share(value, 1.0 / count, what);
  }

 private:
  std::map<int, int> seen_;
  int total_ = 0;
};

template <class F>
void each_deal(int seats, F&& f) {
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) f(fresh(seats, seed));
}

template <class List>
std::vector<int> sorted(const List& list) {
  std::vector<int> out(list.begin(), list.end());
  std::sort(out.begin(), out.end());
  return out;
}
std::vector<int> range(int from, int count) {
  std::vector<int> out;
  for (int i = 0; i < count; ++i) out.push_back(from + i);
  return out;
}

TEST(NarodzinySetup, NK_SET_03_NK_SET_04_six_of_sixteen_goals_are_used_and_one_is_face_up) {
  Tally face_up, next;
  each_deal(2, [&](const State& s) {
    ASSERT_EQ(s.goal_deck.size(), 5);
    ASSERT_EQ(s.goal_box.size(), 10);
    ASSERT_NE(s.goal_row[0], kNone);
    for (int place = 1; place < kGoalPlaces; ++place) ASSERT_EQ(s.goal_row[place], kNone);
    std::vector<int> all(s.goal_deck.begin(), s.goal_deck.end());
    all.insert(all.end(), s.goal_box.begin(), s.goal_box.end());
    all.push_back(s.goal_row[0]);
    ASSERT_EQ(sorted(all), range(0, 16));
    face_up.see(s.goal_row[0]);
    next.see(s.goal_deck.back());
  });
  face_up.expect_even(0, 16, "goal on place 1");
  next.expect_even(0, 16, "top of the goal deck");
}

TEST(NarodzinySetup, NK_SET_05_the_four_ability_decks_are_shuffled_each_for_itself) {
  Array<Tally, kControls> top, bottom;
  Tally same_place;
  each_deal(2, [&](const State& s) {
    for (int d = 0; d < kControls; ++d) {
      const auto& deck = s.ability_deck[d];
      ASSERT_EQ(sorted(deck), range(8 * d, 8));
      for (const std::uint8_t card : deck) ASSERT_EQ(static_cast<int>(ability(card).deck), d);
      top[d].see(deck.back());
      bottom[d].see(deck[0]);
    }
    same_place.see(s.ability_deck[0].back() % 8 == s.ability_deck[1].back() % 8);
  });
  for (int d = 0; d < kControls; ++d) {
    top[d].expect_even(8 * d, 8, "top ability card");
    bottom[d].expect_even(8 * d, 8, "bottom ability card");
  }
  same_place.expect_share(1, 1.0 / 8, "two decks in the same order");
}

TEST(NarodzinySetup, NK_SET_06_sixty_energy_cards_are_shuffled_and_four_lie_face_up) {
  Tally row, top;
  each_deal(3, [&](const State& s) {
    ASSERT_EQ(s.energy_row.size(), 4);
    ASSERT_EQ(s.energy_deck.size(), 60 - 4 - 3 * 4);
    Array<int, 4> cards{};
    for (const std::uint8_t c : s.energy_row) ++cards[c];
    for (const std::uint8_t c : s.energy_deck) ++cards[c];
    for (Seat p = 0; p < 3; ++p)
      for (int t = 0; t < 4; ++t) cards[t] += s.of(p).hand[t];
    ASSERT_EQ(cards, (Array<int, 4>{15, 15, 15, 15}));
    row.see(s.energy_row[0]);
    top.see(s.energy_deck.back());
  });
  row.expect_even(0, 4, "first row card");
  top.expect_even(0, 4, "top energy card");
}

TEST(NarodzinySetup, NK_SET_07_NK_SET_11_nebulae_are_shuffled_by_size_and_each_player_has_one_of_each) {
  Array<Tally, kSizes> top, first_tile;
  each_deal(4, [&](const State& s) {
    for (int size = 0; size < kSizes; ++size) {
      const int i = size;
      std::vector<int> all(s.nebula_stack[i].begin(), s.nebula_stack[i].end());
      ASSERT_EQ(all.size(), 12u);
      for (Seat p = 0; p < 4; ++p) all.push_back(s.of(p).tile[i * 4]);  // D1, P1, F1
      ASSERT_EQ(sorted(all), range(16 * size, 16));
      for (const int id : all) ASSERT_EQ(tile(id).size, size + 1);
      top[i].see(s.nebula_stack[i].back());
      first_tile[i].see(s.of(0).tile[i * 4]);
    }
    for (Seat p = 0; p < 4; ++p) {
      ASSERT_EQ(s.of(p).occupied_nebulae(), 0x111u);  // nothing beside D1, P1 and F1
      ASSERT_EQ(s.of(p).completed, 0);
    }
  });
  for (int size = 0; size < kSizes; ++size) {
    top[size].expect_even(16 * size, 16, "top nebula");
    first_tile[size].expect_even(16 * size, 16, "first player's start tile");
  }
  // The document prints the same start spaces.
  std::map<std::string, std::string> start;
  for (const Row& row : document_table("**Nebula spaces (12)**"))
    if (row[3] != "-") start[row[0]] = row[3];
  EXPECT_EQ(start, (std::map<std::string, std::string>{{"D1", "size 1"}, {"P1", "size 2"}, {"F1", "size 3"}}));
}

TEST(NarodzinySetup, NK_SET_08_group_1_lies_on_group_2_and_each_is_shuffled) {
  Array<Tally, 2> top;
  each_deal(4, [&](const State& s) {
    ASSERT_EQ(s.advanced_stack.size(), 24);
    for (int drawn = 0; drawn < 24; ++drawn)  // the top is the back
      ASSERT_EQ(kAdvanced[s.advanced_stack[23 - drawn]].group, drawn < 8 ? 1 : 2) << drawn;
    top[0].see(kAdvanced[s.advanced_stack[23]].value);
    top[1].see(kAdvanced[s.advanced_stack[15]].value);
  });
  top[0].expect_share(8, 4.0 / 8, "first token");
  top[0].expect_share(7, 3.0 / 8, "first token");
  top[0].expect_share(6, 1.0 / 8, "first token");
  top[1].expect_share(7, 2.0 / 16, "ninth token");
  top[1].expect_share(6, 5.0 / 16, "ninth token");
  top[1].expect_share(5, 5.0 / 16, "ninth token");
  top[1].expect_share(4, 4.0 / 16, "ninth token");
}

TEST(NarodzinySetup, NK_SET_09_NK_SET_12_every_player_has_the_pieces_of_one_colour) {
  for (int seats = 2; seats <= 4; ++seats) {
    State s = fresh(seats, 7);
    const boost::json::value root = boost::json::parse(game().to_json(&s));
    const boost::json::object& players = root.at("players").as_object();
    ASSERT_EQ(players.size(), static_cast<std::size_t>(seats));
    for (Seat p = 0; p < seats; ++p) {
      const boost::json::object& player = players.at(game().seat_name(p)).as_object();
      EXPECT_EQ(player.at("score"), 0);
      EXPECT_EQ(player.at("tracks"), boost::json::parse(R"({"supernova": 0, "dna": 0, "graviton": 0})"));
      EXPECT_EQ(player.at("marker"), "alpha");
      // Four ability slots, each with its marker: with enough cards each can be filled, in any order.
      s.of(p).hand = {4, 4, 4, 4};
      s.core.steps.push(make_step(Kind::kCraft, p));
      for (int slot = 0; slot < 4; ++slot)
        for (int type = 0; type < 4; ++type) EXPECT_FALSE(Run::why_not(s, make_action(Verb::kAcquire, slot, type)));
    }
    // The energy token of every colour in the game lies on exactly one control, and no other colour's.
    std::map<std::string, int> tokens;
    for (const auto& control : root.at("controls").as_object())
      for (const boost::json::value& token : control.value().as_array()) ++tokens[std::string(token.as_string())];
    tokens.erase("dark");
    std::map<std::string, int> wanted;
    for (Seat p = 0; p < seats; ++p) wanted[game().seat_name(p)] = 1;
    EXPECT_EQ(tokens, wanted);
  }
}

// What a seat gets, as far as a deck deals it.
struct Dealt {
  Array<std::uint8_t, kControls> hand;
  Array<int, kSizes> tiles;
  bool operator==(const Dealt&) const = default;
};
Dealt dealt(const State& s, Seat p) { return {s.of(p).hand, {s.of(p).tile[0], s.of(p).tile[4], s.of(p).tile[8]}}; }

// The decks of one seed are the same however many play. So one player after another takes everything from their tops: a
// further player changes nothing for those before, and gets exactly what lay on top for the smaller table.
TEST(NarodzinySetup, NK_SET_15_NK_SET_19_players_are_dealt_to_one_after_another_in_seat_order) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed)
    for (int seats = 2; seats < 4; ++seats) {
      const State fewer = fresh(seats, seed), more = fresh(seats + 1, seed);
      ASSERT_EQ(fewer.energy_row[0], more.energy_row[0]);
      for (Seat p = 0; p < seats; ++p) ASSERT_EQ(dealt(fewer, p), dealt(more, p)) << "seed " << seed;
      Dealt next{};
      const int size = fewer.energy_deck.size();
      for (int i = 1; i <= 4; ++i) ++next.hand[fewer.energy_deck[size - i]];
      for (int i = 0; i < kSizes; ++i) next.tiles[i] = fewer.nebula_stack[i].back();
      ASSERT_EQ(dealt(more, static_cast<Seat>(seats)), next) << "seed " << seed;
    }
}

TEST(NarodzinySetup, NK_SET_19_nobody_decides_anything_before_the_first_shift) {
  for (int seats = 2; seats <= 4; ++seats)
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
      const State s = fresh(seats, seed);
      ASSERT_EQ(s.core.decisions, 0u);
      ASSERT_TRUE(s.core.steps.back().is(Kind::kShift));
      ASSERT_EQ(Run::to_move(s), s.first);
    }
}

// --- energy tokens
// ----------------------------------------------------------------------------------------------------

int dark_tokens(const State& s) { return s.dark[0] + s.dark[1] + s.dark[2] + s.dark[3]; }
int tokens_on(const State& s, int control) {
  int count = s.dark[control];
  for (int p = 0; p < s.seats(); ++p) count += s.token[p] == control;
  return count;
}

TEST(NarodzinySetup, NK_SET_16_NK_SET_17_tokens_are_laid_round_the_controls) {
  for (int seats = 2; seats <= 4; ++seats) {
    Tally pinks_control;
    each_deal(seats, [&](const State& s) {
      ASSERT_EQ(dark_tokens(s), seats == 2 ? 4 : 3);
      ASSERT_EQ(tokens_on(s, 0), 2);  // light
      ASSERT_EQ(tokens_on(s, 1), 2);  // time
      ASSERT_EQ(tokens_on(s, 2), seats == 4 ? 2 : 1);
      ASSERT_EQ(tokens_on(s, 3), 1);  // chemistry
      pinks_control.see(s.token[0]);
    });
    const double all = seats == 4 ? 7 : 6;
    pinks_control.expect_share(0, 2 / all, "pink on light");
    pinks_control.expect_share(1, 2 / all, "pink on time");
    pinks_control.expect_share(2, (seats == 4 ? 2 : 1) / all, "pink on gravity");
    pinks_control.expect_share(3, 1 / all, "pink on chemistry");
  }
}

// Could the tokens have been laid in an order in which this player's came last? Token i goes to control i % 4.
bool could_be_first(const State& s, Seat first) {
  std::vector<int> order(static_cast<std::size_t>(s.seats() == 4 ? 7 : 6));
  std::vector<std::vector<int>> left(kControls);  // what lies on each control: seats, or -1 for dark
  for (int c = 0; c < kControls; ++c) {
    for (int i = 0; i < s.dark[c]; ++i) left[c].push_back(-1);
    for (int p = 0; p < s.seats(); ++p)
      if (s.token[p] == c) left[c].push_back(p);
  }
  const auto lay = [&](const auto& self, std::size_t at) -> bool {
    if (at == order.size()) {
      const auto last = std::find_if(order.rbegin(), order.rend(), [](int token) { return token >= 0; });
      return *last == first;
    }
    auto& here = left[at % kControls];
    for (std::size_t i = 0; i < here.size(); ++i) {
      const int token = here[i];
      here.erase(here.begin() + static_cast<std::ptrdiff_t>(i));
      order[at] = token;
      const bool possible = self(self, at + 1);
      here.insert(here.begin() + static_cast<std::ptrdiff_t>(i), token);
      if (possible) return true;
    }
    return false;
  };
  return lay(lay, 0);
}

TEST(NarodzinySetup, NK_SET_18_the_owner_of_the_token_laid_last_is_first_player) {
  for (int seats = 2; seats <= 4; ++seats) {
    Tally first;
    int impossible_for_another = 0;
    each_deal(seats, [&](const State& s) {
      ASSERT_TRUE(could_be_first(s, static_cast<Seat>(s.first)));
      for (Seat p = 0; p < seats; ++p) impossible_for_another += p != s.first && !could_be_first(s, p);
      first.see(s.first);
    });
    first.expect_even(0, seats, "first player");
    EXPECT_GT(impossible_for_another, 100);  // the check can fail
  }
  // With two players, the last of 2 own among 6 tokens is the k-th with chance (k-1)/15.
  Tally control;
  each_deal(2, [&](const State& s) { control.see(s.token[s.first]); });
  control.expect_share(0, 4.0 / 15, "first player's token on light");    // 1st or 5th
  control.expect_share(1, 6.0 / 15, "first player's token on time");     // 2nd or 6th
  control.expect_share(2, 2.0 / 15, "first player's token on gravity");  // 3rd
  control.expect_share(3, 3.0 / 15, "first player's token on chemistry");
}

// --- positions laid out by hand
// -----------------------------------------------------------------------------------------

// A scenario lays a tile on pink's board; whatever the seed had dealt to green, green's board has three tiles of its
// own.
TEST(NarodzinySetup, a_given_tile_is_nowhere_else_whatever_the_seed_deals) {
  if (!find_game("narodziny")) register_game(game());
  for (int seed = 1; seed <= 60; ++seed) {
    const std::string text = fmt::format(R"(title = "Tiles"
title_pl = "Kafelki"
rules = ["NK-SET-11"]
game  = "narodziny"
seats = ["pink", "green"]
seed  = {}
[given]
"/players/pink/nebulae" = {{ D1 = "M1-01", D2 = "M1-02", D3 = "M1-03", D4 = "M1-04", P1 = "M3-16" }}
"/nebula_stacks/2"      = ["M2-01", "M2-02"]
[[play]]
expect      = {{ "/nebula_stacks/2" = ["M2-01", "M2-02"], "/players/pink/nebulae/P1" = "M3-16" }}
expect_view = {{ spectator = {{ "/nebula_stacks/1" = {{ hidden = 11 }}, "/nebula_stacks/3" = {{ hidden = 14 }} }} }}
)",
                                         seed);
    const ScenarioReport report = run_scenario(text, "tiles.toml");
    ASSERT_FALSE(report.failure()) << report.failure().en;
  }
}

}  // namespace
}  // namespace kosmo::narodziny

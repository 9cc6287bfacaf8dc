// The box: how many of everything there is, that play neither adds nor loses a piece, and that the content is what the
// tables of the document say.
#include <cmath>
#include <map>
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "games/narodziny/content.h"
#include "games/narodziny/rules/rules.h"
#include "games/narodziny/test_helpers.h"
#include "games/narodziny/words.h"

namespace kosmo::narodziny {
namespace {

namespace json = boost::json;

json::object as_json(const State& s) { return json::parse(game().to_json(&s)).as_object(); }

std::vector<std::string> keys(const json::value& object) {
  std::vector<std::string> out;
  for (const auto& member : object.as_object()) out.emplace_back(member.key());
  return out;
}

// Random games of 2, 3 and 4 players; look(state) after every decision.
template <class Look>
void each_position(Look&& look) {
  for (int seats = 2; seats <= 4; ++seats)
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
      play_at_random(seats, seed, [&](const State&, Action, const State& s) { look(s); });
}

TEST(NarodzinyComponents, NK_COMP_01_one_main_board_has_four_controls) {
  for (int seats = 2; seats <= 4; ++seats)
    EXPECT_EQ(keys(as_json(fresh(seats, 1)).at("controls")),
              (std::vector<std::string>{"light", "time", "gravity", "chemistry"}));
}

TEST(NarodzinyComponents, NK_COMP_02_up_to_four_players_each_have_their_own_board) {
  EXPECT_EQ(game().info().max_seats, 4);
  EXPECT_EQ(keys(as_json(fresh(4, 1)).at("players")), (std::vector<std::string>{"pink", "green", "violet", "amber"}));
  // What a player does, until the round ends, changes no other board.
  for (std::uint64_t seed = 1; seed <= 6; ++seed)
    play_at_random(4, seed, [&](const State& before, Action, const State& after) {
      if (after.turns_done == 4 || before.round != after.round || Run::over(after)) return;
      for (Seat p = 0; p < 4; ++p)
        if (p != Run::to_move(before)) {
          ASSERT_EQ(std::memcmp(&before.of(p), &after.of(p), sizeof(PlayerBoard)), 0);
        }
    });
}

TEST(NarodzinyComponents, NK_COMP_03_each_player_has_one_energy_token_and_there_are_at_most_four_dark_ones) {
  each_position([](const State& s) {
    int dark = 0, all = 0;
    for (int c = 0; c < kControls; ++c) {
      dark += s.dark[c];
      all += tokens_in(s, c);
    }
    ASSERT_EQ(dark, s.seats() == 2 ? 4 : 3);
    ASSERT_EQ(all - dark, s.seats());
  });
}

// Where the three markers of every player stand.
using Tracks = std::map<std::string, Array<int, 3>>;
Tracks tracks_of(const State& s) {
  Tracks out;
  const json::object state = as_json(s);
  for (const auto& player : state.at("players").as_object()) {
    const json::object& tracks = player.value().at("tracks").as_object();
    EXPECT_EQ(tracks.size(), 3u);
    const auto at = [&](std::string_view track) { return static_cast<int>(tracks.at(track).as_int64()); };
    out[player.key()] = {at("supernova"), at("dna"), at("graviton")};
  }
  return out;
}

TEST(NarodzinyComponents, NK_COMP_04_each_player_has_three_resource_markers_that_rise_and_fall_on_their_own) {
  for (Seat p = 0; p < 4; ++p) {
    State start = fresh(4, 1);
    start.dark = {};
    start.token.fill(static_cast<std::uint8_t>(Control::kChemistry));
    start.token[p] = static_cast<std::uint8_t>(Control::kLight);
    for (Seat q = 0; q < 4; ++q) {
      start.of(q).supernova = static_cast<std::uint8_t>(2 + 10 * q);
      start.of(q).dna = static_cast<std::uint8_t>(3 + 10 * q);
      start.of(q).graviton = static_cast<std::uint8_t>(4 + 10 * q);
    }
    const Tracks before = tracks_of(start);
    const auto expect = [&](const State& s, Array<int, 3> change) {
      Tracks wanted = before;
      for (int i = 0; i < 3; ++i) wanted[game().seat_name(p)][i] += change[i];
      EXPECT_EQ(tracks_of(s), wanted) << "seat " << int{p};
    };
    const auto spend = [&](Resource r) {
      State s = start;
      s.core.steps.push(make_step(Kind::kCraft, p));
      apply_by_hand(s, make_action(Verb::kSpend, r), {});
      return s;
    };
    expect(spend(Resource::kSupernova), {-1, 0, 0});
    expect(spend(Resource::kDna), {0, -1, 0});
    expect(spend(Resource::kGraviton), {0, 0, -1});
    const auto collect_at = [&](Control from) {  // the own token moves one control on and is alone there
      State s = start;
      s.token[p] = static_cast<std::uint8_t>(from);
      s.core.steps.push(make_step(Kind::kCraft, p));
      s.core.steps.push(CollectArgs(0).step(p));
      s.core.steps.push(ShiftArgs(1).step(p));
      apply_by_hand(s, make_action(Verb::kShift, p, from), {});
      return s;
    };
    expect(collect_at(Control::kLight), {0, 2, 0});  // time: 2 DNA
    expect(collect_at(Control::kTime), {1, 0, 1});   // gravity: a supernova resource, and a graviton for the token
  }
}

TEST(NarodzinyComponents, NK_COMP_05_one_end_of_turn_marker_shows_who_has_finished_the_turn) {
  each_position([](const State& s) {
    int at_omega = 0;
    for (Seat p = 0; p < s.seats(); ++p) at_omega += s.of(p).marker != Marker::kAlpha;
    const bool resolving = !Run::over(s) && s.of(Run::to_move(s)).marker != Marker::kAlpha && s.turns_done < s.seats();
    if (s.turns_done < s.seats()) {
      ASSERT_EQ(at_omega, s.turns_done + resolving);
    }
  });
}

TEST(NarodzinyComponents, NK_COMP_06_a_player_has_four_ability_markers_one_for_each_slot) {
  int most = 0;
  each_position([&](const State& s) {
    for (Seat p = 0; p < s.seats(); ++p) {
      int on_controls = 0, filled = 0;
      for (int c = 0; c < kControls; ++c) on_controls += markers_in(s, p, c);
      for (const std::uint8_t card : s.of(p).ability) filled += card != kNone;
      ASSERT_EQ(on_controls, filled);
      ASSERT_LE(filled, 4);
      most = std::max(most, filled);
    }
  });
  EXPECT_EQ(most, 4);
  EXPECT_EQ(std::size(kSlotNames), 4u);
}

// The score track ends at 50 and the token "+50/100" shows two more rounds of it; points go on after that.
TEST(NarodzinyComponents, NK_COMP_07_NK_COMP_08_every_player_has_a_score_that_the_markers_do_not_limit) {
  for (const int score : {0, 44, 49, 94, 99, 144, 149, 299, 994})
    for (Seat p = 0; p < 4; ++p) {
      State s = fresh(4, 1);
      s.of(p).score = static_cast<std::int16_t>(score);
      s.of(p).hand = {5, 0, 0, 0};
      s.core.steps.push(make_step(Kind::kCraft, p));
      apply_by_hand(s, make_action(Verb::kExchange, Control::kLight), {});
      EXPECT_EQ(s.of(p).score, score + 6);
      EXPECT_EQ(Narodziny::result(s).score[p], score + 6);
      const json::value view = json::parse(game().view(&s, kSpectator).json());
      EXPECT_EQ(view.at("state").at("players").at(game().seat_name(p)).at("score"), score + 6);
    }
}

TEST(NarodzinyComponents, NK_COMP_09_there_are_always_50_life_tokens) {
  each_position([](const State& s) {
    int life = s.life;
    for (const PlayerBoard& b : s.players) life += count_bits(b.proto) + count_bits(b.stable) + b.reserve.proto;
    ASSERT_EQ(life, 50);
  });
}

TEST(NarodzinyComponents, NK_COMP_10_there_are_always_26_H_20_He_16_C_and_16_O_figures) {
  each_position([](const State& s) {
    Array<int, kElements> figures{};
    for (int e = 0; e < kElements; ++e) {
      figures[e] = s.stars[e];
      for (const PlayerBoard& b : s.players) figures[e] += count_bits(b.figures[e]) + b.reserve.stars[e];
    }
    ASSERT_EQ(figures, (Array<int, kElements>{26, 20, 16, 16}));  // supernovas included, as what they were
  });
}

TEST(NarodzinyComponents, NK_COMP_11_there_are_always_16_nebula_tiles_of_each_size) {
  each_position([](const State& s) {
    std::set<int> tiles;
    Array<int, kSizes> of_size{};
    const auto see = [&](int id) {
      if (id == kNone) return;
      ASSERT_TRUE(tiles.insert(id).second) << tile(id).id << " lies in two places";
      ++of_size[tile(id).size - 1];
    };
    for (int i = 0; i < kSizes; ++i)
      for (const std::uint8_t id : s.nebula_stack[i]) {
        ASSERT_EQ(tile(id).size, static_cast<int>(i) + 1);  // also those that came back under a stack
        see(id);
      }
    for (const PlayerBoard& b : s.players) {
      for (const std::uint8_t id : b.tile) see(id);
      for (const std::uint8_t id : b.reserve.tiles) see(id);
    }
    ASSERT_EQ(of_size, (Array<int, kSizes>{16, 16, 16}));
  });
}

TEST(NarodzinyComponents, NK_COMP_12_there_are_18_time_crystals_until_further_ones_must_be_made) {
  each_position([](const State& s) {
    int crystals = s.crystals + s.box_crystals;
    for (Seat p = 0; p < s.seats(); ++p) crystals += 1 + s.of(p).waiting + s.of(p).scored;
    ASSERT_EQ(crystals, 18 + s.extra_crystals);
    if (s.crystals > 0 || s.box_crystals > 0) {
      ASSERT_EQ(s.extra_crystals, 0);
    }
  });
}

TEST(NarodzinyComponents, NK_COMP_13_NK_COMP_14_there_are_always_24_advanced_life_tokens_of_two_groups) {
  using Values = std::multiset<int>;
  const Values group_1 = {8, 8, 8, 8, 7, 7, 7, 6}, group_2 = {7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4};
  each_position([&](const State& s) {
    Array<Values, 2> values;
    const auto see = [&](int token) {
      if (token == kNone) return;
      const AdvancedKind& kind = kAdvanced[token];
      values[kind.group - 1].insert(kind.value);
    };
    for (const std::uint8_t token : s.advanced_stack) see(token);
    for (const PlayerBoard& b : s.players)
      for (const auto& tokens : b.advanced)
        for (const std::uint8_t token : tokens) see(token);
    ASSERT_EQ(values[0], group_1);
    ASSERT_EQ(values[1], group_2);
  });
}

TEST(NarodzinyComponents, NK_COMP_15_there_are_always_15_energy_cards_of_each_type) {
  each_position([](const State& s) {
    Array<int, kControls> cards{};
    for (const std::uint8_t c : s.energy_deck) ++cards[c];
    for (const std::uint8_t c : s.energy_row) ++cards[c];
    for (int t = 0; t < kControls; ++t) {
      cards[t] += s.energy_discard[t];
      for (const PlayerBoard& b : s.players) cards[t] += b.hand[t];
    }
    ASSERT_EQ(cards, (Array<int, kControls>{15, 15, 15, 15}));
  });
}

TEST(NarodzinyComponents, NK_COMP_16_there_are_always_8_ability_cards_of_each_type) {
  each_position([](const State& s) {
    std::set<int> cards;
    Array<int, kControls> of_type{};
    const auto see = [&](int card) {
      if (card == kNone) return;
      ASSERT_TRUE(cards.insert(card).second) << ability(card).id << " lies in two places";
      ++of_type[ability(card).deck];
    };
    for (int d = 0; d < kControls; ++d)
      for (const std::uint8_t card : s.ability_deck[d]) {
        ASSERT_EQ(static_cast<int>(ability(card).deck), d);  // also those that came back under a deck
        see(card);
      }
    for (const std::uint8_t card : s.drawn) see(card);
    for (const PlayerBoard& b : s.players)
      for (const std::uint8_t card : b.ability) see(card);
    ASSERT_EQ(of_type, (Array<int, kControls>{8, 8, 8, 8}));
  });
}

TEST(NarodzinyComponents, NK_COMP_17_there_are_always_16_universal_goals) {
  each_position([](const State& s) {
    std::set<int> goals;
    const auto see = [&](int goal) {
      if (goal != kNone) {
        ASSERT_TRUE(goals.insert(goal).second) << "a goal lies in two places";
      }
    };
    for (const std::uint8_t goal : s.goal_row) see(goal);
    for (const std::uint8_t goal : s.goal_deck) see(goal);
    for (const std::uint8_t goal : s.goal_box) see(goal);
    for (const std::uint8_t goal : s.goal_discard) see(goal);
    ASSERT_EQ(goals.size(), 16u);
  });
}

TEST(NarodzinyComponents, NK_COMP_18_one_player_has_the_first_player_marker_and_keeps_it_for_the_round) {
  for (int seats = 2; seats <= 4; ++seats)
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
      play_at_random(seats, seed, [&](const State& before, Action, const State& after) {
        ASSERT_LT(after.first, seats);
        if (before.round == after.round) {
          ASSERT_EQ(before.first, after.first);
        }
      });
}

// The stands only hold up what everybody may see: the energy row and the goal row, in every view.
TEST(NarodzinyComponents, NK_COMP_19_goal_row_and_energy_row_are_public) {
  play_at_random(3, 5, [&](const State&, Action, const State& s) {
    if (s.core.decisions % 20 != 0) return;
    const json::object truth = as_json(s);
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
      const json::value view = json::parse(game().view(&s, viewer).json());
      ASSERT_EQ(view.at("state").at("energy_row"), truth.at("energy_row"));
      ASSERT_EQ(view.at("state").at("goal_row"), truth.at("goal_row"));
    }
  });
}

// --- the content and the tables of the document
// ------------------------------------------------------------------------

TEST(NarodzinyComponents, NK_COMP_11_the_tables_of_nebula_tiles_are_the_content) {
  int id = 0;
  for (int size = 1; size <= 3; ++size) {
    const std::vector<Row> rows = document_table(fmt::format("**Size {}**", size));
    ASSERT_EQ(rows.size(), 16u);
    for (const Row& row : rows) {
      const Tile& t = tile(id++);
      ASSERT_EQ(row.size(), 7u);
      EXPECT_EQ(row[0], t.id);
      EXPECT_EQ(size, t.size);
      for (int e = 0; e < kElements; ++e) EXPECT_EQ(row[e + 1], std::to_string(t.stars[e])) << t.id;
      EXPECT_EQ(row[5], std::to_string(t.points)) << t.id;
      EXPECT_EQ(row[6], t.source == "rulebook" ? "[R]" : "[H]") << t.id;
      // The numbers of stars, and the rule by which all points were set.
      EXPECT_EQ(t.stars[0] + t.stars[1] + t.stars[2] + t.stars[3], size == 1 ? 3 : size == 2 ? 4 : 6) << t.id;
      const double worth = t.stars[0] + 1.5 * t.stars[1] + 2 * t.stars[2] + 2 * t.stars[3];
      EXPECT_EQ(t.points, static_cast<int>(std::floor(worth)) - (size == 1)) << t.id;
    }
  }
}

// A cost in the words of the document.
std::string words_of(const Cost& cost) {
  if (cost.instead_of_star) return "instead of the star";
  constexpr std::string_view kTypeWords[] = {"L", "T", "G", "C card", "any", "same"};
  std::string out = fmt::format("{} {}", cost.cards, kTypeWords[cost.type]);
  if (cost.type == 3 && cost.cards > 1) out += "s";
  if (cost.gravitons) out += fmt::format(" and {} graviton", cost.gravitons);
  if (cost.novas) out += fmt::format(" and {} SN figure discarded", cost.novas);
  if (cost.stable) out += fmt::format(" and {} stable life discarded", cost.stable);
  if (cost.proto) out += fmt::format(" and {} proto-life discarded", cost.proto);
  return out;
}

constexpr Array<std::string_view, kControls> kEnglishDecks = {"**Light deck**", "**Time deck**", "**Gravity deck**",
                                                              "**Chemistry deck**"};

TEST(NarodzinyComponents, NK_COMP_16_the_tables_of_ability_cards_are_the_content) {
  int card = 0;
  for (int deck = 0; deck < kControls; ++deck) {
    const std::vector<Row> rows = document_table(kEnglishDecks[deck]);
    ASSERT_EQ(rows.size(), 8u);
    for (const Row& row : rows) {
      const Ability& a = ability(card++);
      ASSERT_EQ(row.size(), 6u);
      EXPECT_EQ(row[0], a.id);
      EXPECT_EQ(static_cast<int>(a.deck), deck) << a.id;
      EXPECT_EQ(divided(row[1], '/'), (std::vector<std::string>{a.name_pl, a.name_en, a.key})) << a.id;
      const std::string words = words_of(a.cost), cell = row[2] + " ";
      if (a.cost.instead_of_star)
        EXPECT_NE(cell.find(words), std::string::npos) << a.id << ": " << cell;
      else
        EXPECT_TRUE(cell.starts_with(words + " ")) << a.id << ": '" << words << "' is not '" << cell << "'";
      EXPECT_EQ(cell.find("and") != std::string::npos, words.find("and") != std::string::npos) << a.id;
    }
  }
}

TEST(NarodzinyComponents, NK_COMP_16_the_Polish_tables_of_ability_cards_are_the_content) {
  constexpr std::string_view kHeadings[] = {"**Talia światła**", "**Talia czasu**", "**Talia grawitacji**",
                                            "**Talia chemii**"};
  int card = 0;
  for (const std::string_view heading : kHeadings) {
    const std::vector<Row> rows = document_table(heading, kPolishRules);
    ASSERT_EQ(rows.size(), 8u) << heading;
    for (const Row& row : rows) {
      const Ability& a = ability(card++);
      EXPECT_EQ(row[0], a.id);
      EXPECT_EQ(divided(row[1], '/'), (std::vector<std::string>{a.name_pl, a.name_en, a.key})) << a.id;
      const bool house_part = row[5].find("[H]") != std::string::npos;
      const std::vector<Row> english = document_table(kEnglishDecks[a.deck]);
      EXPECT_EQ(house_part, english[(card - 1) % kCardsPerDeck][5].find("[H]") != std::string::npos) << a.id;
    }
  }
}

TEST(NarodzinyComponents, NK_COMP_17_the_tables_of_goals_are_the_content) {
  for (const std::string_view rules : {kEnglishRules, kPolishRules}) {
    const std::vector<Row> rows = document_table("### 11.4", rules);
    ASSERT_EQ(rows.size(), 16u) << rules;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      EXPECT_EQ(rows[i][0], content().goals[i].id) << rules;
      EXPECT_EQ(rows[i][1], content().goals[i].key) << rules;
    }
  }
}

TEST(NarodzinyComponents, the_fixed_data_of_the_document_is_what_the_rules_use) {
  std::map<std::string, std::string> data;
  for (const Row& row : document_table("### 11.5")) data[row[0]] = row[1];
  const auto listed = [](const auto& numbers) { return fmt::format("{}", fmt::join(numbers, ", ")); };
  std::vector<std::string> controls;
  for (const Name& control : kControlNames) controls.emplace_back(control.id);
  EXPECT_EQ(data["controls, clockwise"], listed(controls));
  EXPECT_EQ(data["capacity of a control"], fmt::format("{} tokens", kControlRoom));
  EXPECT_EQ(data["ability slot costs"], listed(kSlotCost));
  EXPECT_EQ(data["time chamber scoring spaces, in filling order"], listed(kTimePoints));
  EXPECT_EQ(data["energy set"], fmt::format("{} of one type for {} points", kSetSize, kSetPoints));
  EXPECT_EQ(data["energy row"], std::to_string(kRowSize));
  EXPECT_EQ(data["goal cards used"], std::to_string(kGoalsUsed));
  EXPECT_TRUE(data["hand limit"].starts_with(fmt::format("{},", kHandLimit)));
  EXPECT_TRUE(data["goal points"].starts_with(fmt::format("{} / {} ", kFirstPoints, kSecondPoints)));
}

}  // namespace
}  // namespace kosmo::narodziny

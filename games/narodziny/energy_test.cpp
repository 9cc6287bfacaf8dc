// The energy phase over all token positions and over whole games: what no single scenario can show.
#include <map>

#include <gtest/gtest.h>

#include "games/narodziny/rules/rules.h"
#include "games/narodziny/test_helpers.h"

namespace kosmo::narodziny {
namespace {

// Every way in which the tokens of a game can lie: f(state) with own and dark tokens set.
template <class F>
void each_token_position(int seats, F&& f) {
  State s = fresh(seats, 1);
  const int dark = seats == 2 ? 4 : 3;
  const auto lay_dark = [&](const auto& self, int control, int left) -> void {
    if (control == kControls - 1) {
      s.dark[control] = static_cast<std::uint8_t>(left);
      for (int c = 0; c < kControls; ++c)
        if (tokens_in(s, c) > 3) return;
      return f(s);
    }
    for (int n = 0; n <= left; ++n) {
      s.dark[control] = static_cast<std::uint8_t>(n);
      self(self, control + 1, left - n);
    }
  };
  const auto lay_own = [&](const auto& self, int seat) -> void {
    if (seat == seats) return lay_dark(lay_dark, 0, dark);
    for (std::uint8_t c = 0; c < kControls; ++c) {
      s.token[seat] = c;
      self(self, seat + 1);
    }
  };
  lay_own(lay_own, 0);
}

// The rule in the plainest words: one on, and further on while it is full.
int next_with_room(const State& s, int from) {
  for (int on = 1; on < kControls; ++on)
    if (tokens_in(s, (from + on) % kControls) < 3) return (from + on) % kControls;
  return -1;
}

TEST(NarodzinyEnergy, NK_ENE_05_NK_ENE_09_NK_ENE_12_every_token_can_step_from_every_position) {
  int positions = 0;
  for (int seats = 2; seats <= 4; ++seats)
    each_token_position(seats, [&](const State& s) {
      ++positions;
      int full = 0;
      for (int c = 0; c < kControls; ++c) full += tokens_in(s, c) == 3;
      ASSERT_LE(full, 2);
      for (Seat seat = 0; seat < seats; ++seat) {
        State asked = s;
        let_craft(asked, seat);
        asked.core.steps.push(ShiftArgs(3).step(seat));
        ActionList choices;
        Run::legal(asked, choices);
        int kinds = 1;
        for (const std::uint8_t dark : s.dark) kinds += dark > 0;
        ASSERT_EQ(choices.size(), kinds);  // the own token, and one dark token a control (NK-ENE-11)
        for (int i = 0; i < choices.size(); ++i) {
          const int from = choices[i].arg[1], to = next_with_room(s, from);
          ASSERT_GE(to, 0);
          State moved = asked;
          Run::apply(moved, choices[i], {});
          for (int c = 0; c < kControls; ++c)
            ASSERT_EQ(tokens_in(moved, c), tokens_in(s, c) - (c == from) + (c == to)) << "control " << c;
          for (Seat other = 0; other < seats; ++other) {
            const int o = other;
            const bool own = choices[i].arg[0] == other;
            ASSERT_EQ(moved.token[o], own ? to : s.token[o]);
          }
        }
      }
    });
  EXPECT_GT(positions, 1000);
}

TEST(NarodzinyEnergy, NK_ENE_09_NK_ENE_10_tokens_move_only_in_a_shift_and_never_crowd_a_control) {
  int shifts = 0;
  for (int seats = 2; seats <= 4; ++seats)
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
      play_at_random(seats, seed, [&](const State& before, Action a, const State& after) {
        for (int c = 0; c < kControls; ++c) ASSERT_LE(tokens_in(after, c), 3);
        const bool shift = verb_of(a) == Verb::kShift;
        shifts += shift;
        ASSERT_EQ(before.token == after.token && before.dark == after.dark, !shift);
      });
  EXPECT_GT(shifts, 500);
}

// NK-RND-01, NK-RND-04: in order, and as many turns for everybody, with and without the speed-up. NK-VAR-03: the energy
// phases that have begun are never more than one ahead of the craft phases that are over.
TEST(NarodzinyEnergy, NK_RND_01_NK_RND_04_NK_VAR_02_NK_VAR_03_turns_follow_each_other_and_are_equal_in_number) {
  int ahead = 0;
  for (const bool overlap : {false, true})
    for (int seats = 2; seats <= 4; ++seats)
      for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Options options{};
        options[0] = overlap;
        Array<int, kPlayers> energy{}, craft{};
        State last;
        play_at_random(
            seats, seed,
            [&](const State& before, Action a, const State& after) {
              const Step& step = before.core.steps.back();
              const Seat seat = step.seat;
              if (step.is(Kind::kShift) && ShiftArgs(step).left == kShiftSteps) {
                ++energy[seat];
                ASSERT_EQ(energy[seat], before.round);
              }
              if (verb_of(a) == Verb::kOmega) {  // in turn order from the first player
                ++craft[seat];
                ASSERT_EQ(step.seat, (before.first + before.turns_done) % seats);
                ASSERT_EQ(craft[seat], before.round);
              }
              int begun = 0, done = 0;
              for (int p = 0; p < seats; ++p) begun += energy[p], done += craft[p];
              ASSERT_LE(begun, done + (overlap ? 2 : 1));
              ahead += begun == done + 2;
              last = after;
            },
            options);
        for (int p = 0; p < seats; ++p) {
          EXPECT_EQ(energy[p], last.round);
          EXPECT_EQ(craft[p], last.round);
        }
      }
  EXPECT_GT(ahead, 1000);  // it did happen
}

// The state in which `seat` has to take `cards` energy cards, and then crafts.
State taking_cards(int seats, std::uint64_t seed, Seat seat, int cards) {
  State s = fresh(seats, seed);
  let_craft(s, seat);
  s.core.push(Kind::kEndEnergy, seat);
  s.core.steps.push(RepeatArgs(cards).step(Kind::kTakeCard, seat));
  return s;
}

TEST(NarodzinyEnergy, NK_COL_10_the_top_card_is_drawn_and_only_its_owner_is_told_which) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    State s = taking_cards(3, seed, 1, 1);
    const std::uint8_t top = s.energy_deck.back();
    const Array<std::uint8_t, kControls> hand = s.of(1).hand;
    std::vector<Event> events;
    Run::apply(s, make_action(Verb::kDraw), Events(&events));
    EXPECT_EQ(s.of(1).hand[top], hand[top] + 1);
    const std::string type = kControlKind.say(top, Lang::kEnglish);
    int told = 0;
    for (const Event& e : events) {
      const bool names_it = game().say(e, Lang::kEnglish).find(type) != std::string::npos;
      told += names_it && may_see(e.audience, 1);
      for (const Seat other : {Seat{0}, Seat{2}, kSpectator}) EXPECT_FALSE(names_it && may_see(e.audience, other));
    }
    EXPECT_EQ(told, 1);
  }
}

TEST(NarodzinyEnergy, NK_COL_12_the_discard_pile_is_shuffled_before_it_becomes_the_deck) {
  std::map<int, int> drawn;
  constexpr int kGames = 2000;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    State s = taking_cards(2, seed, 0, 1);
    s.energy_discard = {};
    for (const std::uint8_t card : s.energy_deck) ++s.energy_discard[card];
    s.energy_deck.clear();
    const Array<std::uint8_t, kControls> pile = s.energy_discard, hand = s.of(0).hand;
    Run::apply(s, make_action(Verb::kDraw), {});
    for (int t = 0; t < kControls; ++t) drawn[t] += s.of(0).hand[t] - hand[t];
    ASSERT_EQ(s.energy_discard, (Array<std::uint8_t, kControls>{}));
    ASSERT_EQ(s.energy_deck.size(), pile[0] + pile[1] + pile[2] + pile[3] - 1);
  }
  for (int t = 0; t < kControls; ++t) EXPECT_NEAR(drawn[t], kGames / 4.0, 120) << kControlKind.print(t);
}

TEST(NarodzinyEnergy, NK_VAR_04_there_is_no_solo_mode_and_no_other_variant) {
  const GameInfo& info = game().info();
  EXPECT_EQ(info.min_seats, 2);
  EXPECT_EQ(info.max_seats, 4);
  EXPECT_FALSE(Position(game(), 2, game().standard_options(), 1).cooperative());
  ASSERT_EQ(info.options.size(), 1u);
  EXPECT_EQ(info.options[0].key, "overlap");
  EXPECT_EQ(info.options[0].standard, 0);
  Options options = game().standard_options();
  EXPECT_TRUE(game().set_option(options, "solo=1"));
  EXPECT_FALSE(game().set_option(options, "overlap=1"));
}

}  // namespace
}  // namespace kosmo::narodziny

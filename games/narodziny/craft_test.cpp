// The craft phase over many positions at once: what no single scenario can show.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

using Run = Engine<Narodziny>;

bool at_the_menu(const State& s) { return !s.core.over && s.core.steps.back().is(Kind::kCraft); }

int reserve_stars(const PlayerBoard& b) {
  return b.reserve.stars[0] + b.reserve.stars[1] + b.reserve.stars[2] + b.reserve.stars[3];
}

int spendable(const PlayerBoard& b) { return b.hand_size() + b.supernova + b.dna + b.graviton; }

// What a craft phase lives on. Each action must leave less of it: a card or resource is worth more than all it can
// bring (growth, pieces, a tile), a crystal more than its star, a tile in the reserve more than an unfinished nebula,
// that more than a completed one without advanced life.
int fuel(const PlayerBoard& b) {
  int nebulae = 0;
  for (int n = 0; n < kNebulae; ++n)
    if (b.tile[n] != kNone) nebulae += !(b.completed & (1U << n)) ? 2 : b.advanced_on(n) == 0 ? 1 : 0;
  return 100 * spendable(b) + 10 * b.waiting + 2 * b.crystal + reserve_stars(b) + b.reserve.proto +
         3 * b.reserve.tiles.size() + nebulae;
}

// Abilities for everybody, so that all cards are met: four cards a player, from the tops of random decks.
void deal_abilities(State& s, Rng& rng) {
  for (Seat p = 0; p < s.seats(); ++p)
    for (std::uint8_t& slot : s.of(p).ability) {
      auto& deck = s.ability_deck[rng.below(kControls)];
      if (!deck.empty()) slot = deck.pop();
    }
}

// Never ends a craft phase while anything else can be done.
Action restless_choice(const ActionList& list, Rng& rng) {
  Action a;
  do a = list[rng.below(list.size())];
  while (verb_of(a) == Verb::kEnd && list.size() > 1);
  return a;
}

TEST(NarodzinyCraft, NK_BLD_04_a_craft_phase_ends_even_for_a_player_who_never_stops) {
  int actions = 0;
  Array<int, kCards> used{};
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    State s;
    Run::start(s, 2 + static_cast<int>(seed % 3), {}, seed, {});
    Rng rng(seed);
    deal_abilities(s, rng);
    ActionList list;
    while (!s.core.over) {
      const bool crafting = at_the_menu(s);
      const Seat seat = Run::to_move(s);
      const int before = fuel(s.of(seat)), cards = spendable(s.of(seat));
      do {
        Run::legal(s, list);
        const Action a = restless_choice(list, rng);
        if (verb_of(a) == Verb::kUse || verb_of(a) == Verb::kReleaseWith) ++used[a.arg[0]];
        Run::apply(s, a, {});
      } while (crafting && !at_the_menu(s) && !s.core.over && !s.core.steps.back().is(Kind::kShift) &&
               !s.core.steps.back().is(Kind::kOmega));
      if (!crafting || !at_the_menu(s) || Run::to_move(s) != seat) continue;
      ++actions;
      ASSERT_LE(spendable(s.of(seat)), cards) << "seed " << seed << ": an action brought cards or resources";
      ASSERT_LT(fuel(s.of(seat)), before) << "seed " << seed << ": an action used nothing up";
    }
    ASSERT_EQ(Narodziny::broken_invariant(s).en, "");
  }
  EXPECT_GT(actions, 10000);
  for (int card = 0; card < kCards; ++card) EXPECT_GT(used[card], 0) << ability(card).id << " was never used";
}

// All paths over occupied spaces, followed one by one: the rule as it stands, slow.
void walk(const auto& neighbours, std::uint64_t occupied, int from, std::uint64_t path, std::uint64_t& reached) {
  each_bit(neighbours[from] & ~path, [&](int next) {
    if (occupied & bit(next))
      walk(neighbours, occupied, next, path | bit(next), reached);
    else
      reached |= bit(next);
  });
}

template <class Neighbours>
void compare_moves(const Neighbours& neighbours, std::uint64_t all, Rng& rng) {
  for (int trial = 0; trial < 2000; ++trial) {
    std::uint64_t occupied = 0;
    each_bit(all, [&](int i) {
      if (rng.below(10) < 4) occupied |= bit(i);
    });
    each_bit(occupied, [&](int from) {
      std::uint64_t slow = 0;
      walk(neighbours, occupied, from, bit(from), slow);
      ASSERT_EQ(move_targets(neighbours, occupied, from), slow);
    });
  }
}

TEST(NarodzinyCraft, NK_TRK_06_moves_reach_what_paths_over_occupied_spaces_reach) {
  Rng rng(1);
  compare_moves(kGalaxy.star_neighbours, kAllStars, rng);
  compare_moves(kGalaxy.life_neighbours, kAllLives, rng);
}

// Gives each supernova every element in turn.
bool some_reading_completes(const Array<std::uint8_t, kElements>& wanted, Array<int, kElements> present,
                            int supernovas) {
  if (supernovas == 0) {
    for (int e = 0; e < kElements; ++e)
      if (present[e] < wanted[e]) return false;
    return true;
  }
  for (int e = 0; e < kElements; ++e) {
    ++present[e];
    if (some_reading_completes(wanted, present, supernovas - 1)) return true;
    --present[e];
  }
  return false;
}

TEST(NarodzinyCraft, NK_NEB_03_a_nebula_completes_when_the_supernovas_can_be_read_to_fit) {
  Rng rng(2);
  int completable = 0;
  constexpr int kTrials = 20000;
  for (int trial = 0; trial < kTrials; ++trial) {
    PlayerBoard b{};
    b.tile.fill(kNone);
    const int nebula = static_cast<int>(rng.below(kNebulae));
    const int id = static_cast<int>(rng.below(kTiles));
    b.tile[nebula] = static_cast<std::uint8_t>(id);
    Array<int, kElements> present{};
    int supernovas = 0;
    each_bit(kAllStars, [&](int space) {
      if (rng.below(5) == 0) return;
      const auto e = rng.below(kElements);
      const bool nova = rng.below(3) == 0;
      put_star(b, space, static_cast<Element>(e), nova);
      if (!(kGalaxy.corners[nebula] & bit(space))) return;
      supernovas += nova;
      present[e] += !nova;
    });
    const bool fits = some_reading_completes(tile(id).stars, present, supernovas);
    ASSERT_EQ(can_complete(b, nebula), fits) << tile(id).id;
    const SymbolsMet met = symbols_met(b, nebula);
    ASSERT_EQ(met.size(), std::accumulate(tile(id).stars.begin(), tile(id).stars.end(), 0)) << tile(id).id;
    ASSERT_EQ(std::count(met.begin(), met.end(), Met::kNothing), stars_missing(b, nebula)) << tile(id).id;
    ASSERT_LE(std::count(met.begin(), met.end(), Met::kSupernova), supernovas) << tile(id).id;
    completable += fits;
  }
  EXPECT_GT(completable, kTrials / 20);
  EXPECT_LT(completable, kTrials - kTrials / 20);
}

}  // namespace
}  // namespace kosmo::narodziny

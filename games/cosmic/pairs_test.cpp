// Every pair of aliens that may meet plays whole random games, over all variants, without a broken invariant. A day's
// run plays a part, another one each day; KOSMOTEKA_PAIRS=20 plays every pair so many times.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>

#include <fmt/format.h>

#include "games/cosmic/rules/powers.h"
#include "games/cosmic/test_helpers.h"
#include "tests/support/effort.h"

namespace kosmo::cosmic {
namespace {

struct Pair {
  int one, other;
};
std::vector<Pair> allowed_pairs() {
  constexpr int kHealer = alien_named("healer"), kMasochist = alien_named("masochist");
  std::vector<Pair> pairs;
  for (int one = 0; one < kAliens; ++one)
    for (int other = one + 1; other < kAliens; ++other)
      if (one != kHealer || other != kMasochist) pairs.push_back({one, other});
  return pairs;
}

// One of all variants that go together, with powers.
Options variant_of(Rng& rng, int seats) {
  for (;;) {
    Options options = game().standard_options();
    options[kOptionPowers] = 1;
    options[kOptionFlares] = rng.below(4) != 0;
    for (const OptionKey key : {kOptionFourPlanets, kOptionTechnology, kOptionHiddenPowers, kOptionShiftingPowers,
                                kOptionFreeFlares, kOptionFilchFlare})
      options[key] = rng.below(3) == 0;
    if (!game().refuse_setup(seats, options)) return options;
  }
}

struct Played {
  long games = 0, decisions = 0;
};
void play_pair(const Pair& pair, std::uint64_t seed, Played& played) {
  Rng rng(seed);
  const int seats = 3 + rng.below(3);
  const Options options = variant_of(rng, seats);
  State s = fresh(seats, seed, options);
  const auto first = static_cast<Seat>(rng.below(seats));
  const auto second = static_cast<Seat>((first + 1 + rng.below(seats - 1)) % seats);
  deal_to(s, first, pair.one);
  deal_to(s, second, pair.other);
  ActionList choices;
  for (; !Run::over(s); ++played.decisions) {
    Run::legal(s, choices);
    ASSERT_FALSE(choices.empty()) << Run::decision(s).step << " of seat " << int{Run::decision(s).seat} << ", "
                                  << kAlienNames[pair.one].id << " and " << kAlienNames[pair.other].id << ", seed "
                                  << seed;
    Action action = rng.pick(choices);
    if (s.moment == Moment::kSetup) {
      const Seat seat = s.core.steps.back().seat;
      const int alien = seat == first ? pair.one : seat == second ? pair.other : kNone;
      for (int i = 0; i < choices.size(); ++i)
        if (choices[i].arg[0] == alien) action = choices[i];
    }
    Run::apply(s, action, {});
    const Problem broken = Cosmic::broken_invariant(s);
    ASSERT_FALSE(broken) << broken.en << "\n"
                         << kAlienNames[pair.one].id << " and " << kAlienNames[pair.other].id << ", seed " << seed;
  }
  ++played.games;
}

TEST(CosmicPairs, CA_LIST_07_every_allowed_pair_plays_to_the_end) {
  const std::vector<Pair> pairs = allowed_pairs();
  ASSERT_EQ(pairs.size(), 1224U);
  const char* const all = std::getenv("KOSMOTEKA_PAIRS");
  const int times = all ? std::atoi(all) : 1;
  const auto share = static_cast<std::size_t>(all ? 1 : std::max(1, static_cast<int>(17 / effort())));
  const auto today = static_cast<std::size_t>(
      std::chrono::duration_cast<std::chrono::hours>(std::chrono::system_clock::now().time_since_epoch()).count() / 24);
  Played played;
  for (std::size_t i = today % share; i < pairs.size() && !HasFatalFailure(); i += share)
    for (int n = 0; n < times && !HasFatalFailure(); ++n)
      play_pair(pairs[i], 1'000 * i + static_cast<std::uint64_t>(n), played);
  fmt::print("{} games, {} decisions\n", played.games, played.decisions);
}

// The opponent's last card went when the discarding of the one before was answered: nobody was left with a question
// that has no answer.
TEST(CosmicPairs, CA_VULCH_W1_no_card_is_asked_of_a_hand_that_an_answer_has_emptied) {
  Played played;
  play_pair({alien_named("barbarian"), alien_named("void")}, 138'001, played);
  EXPECT_EQ(played.games, 1);
}

}  // namespace
}  // namespace kosmo::cosmic

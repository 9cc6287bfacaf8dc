// What bots make of the game: greedy by its evaluation, and choosing by priors alone.
#include <gtest/gtest.h>

#include "games/cosmic/rules/rules.h"
#include "games/cosmic/test_helpers.h"
#include "players/bots.h"
#include "tests/support/effort.h"

namespace kosmo::cosmic {
namespace {

// Plays a game to its end: choose(position, choices) for each decision.
template <class Choose>
Position play(int seats, std::uint64_t seed, Choose&& choose, const Options& options = game().standard_options()) {
  Position now(game(), seats, options, seed);
  ActionList choices;
  while (!now.over()) {
    now.legal(choices);
    now.apply(choose(now, choices));
  }
  return now;
}
const State& state_of(const Position& position) { return *static_cast<const State*>(position.data()); }

// Over 300 games with random aliens it was 99 % of the wins, shared ones as fractions.
TEST(CosmicBots, one_greedy_beats_three_random) {
  Options options = game().standard_options();
  options[kOptionPowers] = 1;
  const int games = scaled(20);
  double won = 0;
  for (int number = 0; number < games; ++number) {
    Rng rng(static_cast<std::uint64_t>(number));
    const auto greedy = make_greedy_player(rng.next());
    const auto mine = static_cast<Seat>(number % 4);
    const auto choose = [&](const Position& now, const ActionList& choices) {
      return now.to_move() == mine ? greedy->choose(Outlook(now, mine)) : rng.pick(choices);
    };
    const Position end = play(4, rng.next(), choose, options);
    won += end.prospects()[mine];
  }
  EXPECT_GT(won / games, 0.8);
}

// A choice among all, each as likely as its prior.
Action weighted(const Position& now, const ActionList& choices, Rng& rng) {
  constexpr std::uint32_t kParts = 1U << 24;
  double sum = 0;
  int pick = 0;
  for (int i = 0; i < choices.size(); ++i) {
    const double prior = game().prior(now.data(), choices[i]);
    EXPECT_GT(prior, 0) << game().print(choices[i]);
    sum += prior;
    if (rng.below(kParts) * sum < prior * kParts) pick = i;
  }
  return choices[pick];
}

TEST(CosmicBots, priors_alone_beat_chance) {
  constexpr int games = 100;
  for (int seats = 3; seats <= 5; ++seats) {
    double won = 0;
    for (int number = 0; number < games; ++number) {
      Rng rng(static_cast<std::uint64_t>(70'000 + number));
      const auto mine = static_cast<Seat>(number % seats);
      const Position end = play(seats, rng.next(), [&](const Position& now, const ActionList& choices) {
        return now.to_move() == mine ? weighted(now, choices, rng) : rng.pick(choices);
      });
      won += end.prospects()[mine];
    }
    EXPECT_GT(won / games, 0.55) << seats << " seats";
  }
}

// Greedy bots among themselves: about half of the deals are made (over 80 games 79 of 140). In these 40 games two let
// the other win alone.
TEST(CosmicBots, deals_are_made_and_rarely_give_a_win_away) {
  int made = 0, failed = 0, given_away = 0;
  constexpr GreedyLimits kLimits{.worlds = 1, .nodes = 400};
  for (int number = 0; number < 40; ++number) {
    Rng rng(static_cast<std::uint64_t>(number));
    Array<std::unique_ptr<kosmo::Player>, 4> bots;
    for (auto& bot : bots) bot = make_greedy_player(rng.next(), kLimits);
    Outcome before = Outcome::kOpen;
    const Position end = play(4, rng.next(), [&](const Position& now, const ActionList&) {
      const State& s = state_of(now);
      if (s.outcome != before) made += s.outcome == Outcome::kDeal, failed += s.outcome == Outcome::kFailedDeal;
      before = s.outcome;
      return bots[now.to_move()]->choose(Outlook(now, now.to_move()));
    });
    const State& s = state_of(end);
    if (s.outcome != Outcome::kDeal || s.encounters == s.limit) continue;
    given_away += foreign_colonies(s, s.offense) != foreign_colonies(s, s.defense);
  }
  EXPECT_LE(given_away, 3);
  EXPECT_GT(3 * made, 2 * failed) << made << " and " << failed;
}

}  // namespace
}  // namespace kosmo::cosmic

// What each power brings to a greedy bot: games in which one seat has it and the others have none; all seats are
// greedy. Without it the seats would be alike and win a quarter each, so what that seat wins beyond a quarter it wins
// by the power. A day's run plays those that bring most, and a few others, different ones each day;
// KOSMOTEKA_ALIENS=2000 plays all of them so many times, and demands of each a gain that chance does not explain.
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <cstdlib>

#include <fmt/format.h>

#include "games/cosmic/rules/powers.h"
#include "games/cosmic/test_helpers.h"
#include "players/bots.h"
#include "tests/support/effort.h"

namespace kosmo::cosmic {
namespace {

constexpr int kSeats = 4;
// Fewer positions than the standard: a game then takes a twentieth of the time.
constexpr GreedyLimits kLimits{.worlds = 1, .nodes = 60};

// Why no gain can be expected of a greedy bot; not more than eight.
struct Note {
  std::string_view alien, why;
};
constexpr Note kNotes[] = {
    {"masochist", "it wins by losing everything, and greedy thinks no further than an encounter"},
};
static_assert(std::size(kNotes) <= 8);
std::string_view note_on(int alien) {
  for (const Note& note : kNotes)
    if (note.alien == kAlienNames[alien].id) return note.why;
  return {};
}

State& state_of(Position& position) { return *static_cast<State*>(position.data()); }

void take_powers_of_others(State& s, Seat seat) {
  for (Seat p = 0; p < s.seats(); ++p)
    each_sheet(s, p, [&](int alien) { s.zapped |= p == seat ? 0 : std::uint64_t{1} << alien; });
}

// What the seat that has this alien wins of game `number`.
double play(int alien, std::uint64_t number) {
  Options options = game().standard_options();
  options[kOptionPowers] = 1;
  Rng rng(500'000 + number);
  Position now(game(), kSeats, options, rng.next());
  Array<std::unique_ptr<kosmo::Player>, kSeats> bots;
  for (auto& bot : bots) bot = make_greedy_player(rng.next(), kLimits);
  const auto mine = static_cast<Seat>(number % kSeats);
  deal_to(state_of(now), mine, alien);
  ActionList choices;
  while (!now.over()) {
    State& s = state_of(now);
    const bool chooses_alien = s.moment == Moment::kSetup;
    if (!chooses_alien) take_powers_of_others(s, mine);
    now.legal(choices);
    now.apply(chooses_alien ? choices[0] : bots[now.to_move()]->choose(Outlook(now, now.to_move())));
  }
  return now.prospects()[mine];
}

struct Mean {
  double sum = 0, squares = 0;
  int n = 0;
  void add(double x) { sum += x, squares += x * x, ++n; }
  double value() const { return sum / n; }
  double error() const { return n < 2 ? 1 : std::sqrt((squares / n - value() * value()) / (n - 1)); }
};

// Plays so many games with this alien, and prints what came of it.
Mean gain(int alien, int games, Mean& of_all) {
  Mean gain;
  for (int i = 0; i < games; ++i) {
    const double won = play(alien, static_cast<std::uint64_t>(i)) - 1.0 / kSeats;
    gain.add(won);
    of_all.add(won);
  }
  fmt::print("{:16} {:+6.1f} % ± {:4.1f}\n", kAlienNames[alien].id, 100 * gain.value(), 196 * gain.error());
  std::fflush(stdout);
  return gain;
}

bool has_power_yet(int alien) { return !alien_at(alien).power.empty(); }

// By far the most that chance could explain, if powers brought nothing.
TEST(CosmicPowers, those_that_bring_most_win_games) {
  Mean of_all;
  for (const std::string_view id : {"warpish", "human", "chosen", "warrior", "loser"})
    gain(alien_named(id), scaled(70), of_all);
  EXPECT_GT(of_all.value(), 2.6 * of_all.error());
}

TEST(CosmicPowers, greedy_gains_by_each_of_them) {
  const char* const all = std::getenv("KOSMOTEKA_ALIENS");
  const int games = all ? std::atoi(all) : scaled(70), step = all ? 1 : 10;
  const auto today = static_cast<int>(
      std::chrono::duration_cast<std::chrono::hours>(std::chrono::system_clock::now().time_since_epoch()).count() / 24);
  Mean of_all;
  for (int alien = all ? 0 : today % step; alien < kAliens; alien += step) {
    if (!has_power_yet(alien) || !note_on(alien).empty()) continue;
    const Mean found = gain(alien, games, of_all);
    const double least = all ? 1.64 : -3.3;  // a gain that is shown; of a day's few games, no loss that is
    EXPECT_GT(found.value(), least * found.error()) << kAlienNames[alien].id;
  }
  EXPECT_GT(of_all.value(), -2.6 * of_all.error());
}

}  // namespace
}  // namespace kosmo::cosmic

// What each power brings to a greedy bot: games in which the first seat has it, against the same games in which that
// seat has none; all seats are greedy. A day's run plays a few aliens, others each day; KOSMOTEKA_ALIENS=2000 plays all
// of them so many times, and demands of each a gain that chance does not explain.
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
    {"philanthropist", "what it gives helps others at once, and is given back, if ever, much later"},
};
static_assert(std::size(kNotes) <= 8);
std::string_view note_on(int alien) {
  for (const Note& note : kNotes)
    if (note.alien == kAlienNames[alien].id) return note.why;
  return {};
}

State& state_of(Position& position) { return *static_cast<State*>(position.data()); }

// The flare of this alien is one of those dealt to the first seat.
void deal_to_first(State& s, int alien) {
  const auto wanted = static_cast<std::uint8_t>(alien);
  std::uint8_t& mine = s.of(0).dealt[0];
  for (Seat p = 0; p < s.seats(); ++p)
    for (std::uint8_t& dealt : s.of(p).dealt)
      if (dealt == wanted) return std::swap(dealt, mine);
  mine = wanted;
}
void take_power_away(State& s) {
  each_sheet(s, 0, [&](int alien) { s.zapped |= std::uint64_t{1} << alien; });
}

// The first seat's share of the win in game `number`: with the power of this alien, or, of kNone, with that of none.
double play(int alien, std::uint64_t number) {
  Options options = game().standard_options();
  options[kOptionPowers] = 1;
  Rng rng(number);
  Position now(game(), kSeats, options, rng.next());
  Array<std::unique_ptr<kosmo::Player>, kSeats> bots;
  for (auto& bot : bots) bot = make_greedy_player(rng.next(), kLimits);
  if (alien != kNone) deal_to_first(state_of(now), alien);
  ActionList choices;
  while (!now.over()) {
    State& s = state_of(now);
    if (alien == kNone && s.moment != Moment::kSetup) take_power_away(s);
    now.legal(choices);
    now.apply(s.moment == Moment::kSetup ? choices[0] : bots[now.to_move()]->choose(Outlook(now, now.to_move())));
  }
  return now.prospects()[0];
}

struct Mean {
  double sum = 0, squares = 0;
  int n = 0;
  void add(double x) { sum += x, squares += x * x, ++n; }
  double value() const { return sum / n; }
  double error() const { return n < 2 ? 1 : std::sqrt((squares / n - value() * value()) / (n - 1)); }
};

// The games without a power are the same for every alien, so they are played once.
class Comparison {
 public:
  explicit Comparison(int games) {
    for (int i = 0; i < games; ++i) without_.push_back(play(kNone, first_ + static_cast<std::uint64_t>(i)));
  }
  // How much more of the win there is with the power, in pairs of games of one seed.
  Mean gain(int alien) const {
    Mean gain;
    for (std::size_t i = 0; i < without_.size(); ++i) gain.add(play(alien, first_ + i) - without_[i]);
    return gain;
  }

 private:
  const std::uint64_t first_ = 500'000;
  std::vector<double> without_;
};

bool has_power_yet(int alien) { return !alien_at(alien).power.empty(); }

TEST(CosmicPowers, greedy_gains_by_each_of_them) {
  const char* const all = std::getenv("KOSMOTEKA_ALIENS");
  const int games = all ? std::atoi(all) : scaled(60);
  const int step = all ? 1 : 10;
  const auto today = static_cast<int>(
      std::chrono::duration_cast<std::chrono::hours>(std::chrono::system_clock::now().time_since_epoch()).count() / 24);
  const Comparison comparison(games);
  Mean of_all;
  for (int alien = all ? 0 : today % step; alien < kAliens; alien += step) {
    if (!has_power_yet(alien)) continue;
    const Mean gain = comparison.gain(alien);
    const std::string_view why_not = note_on(alien);
    fmt::print("{:16} {:+6.1f} % ± {:4.1f}{}\n", kAlienNames[alien].id, 100 * gain.value(), 196 * gain.error(),
               why_not.empty() ? "" : "  (note)");
    std::fflush(stdout);
    if (!why_not.empty()) continue;
    of_all.add(gain.value());
    const double least = all ? 1.64 : -3.3;  // a gain that is shown, or at least no loss
    EXPECT_GT(gain.value(), least * gain.error()) << kAlienNames[alien].id;
  }
  EXPECT_GT(of_all.value(), 0.02) << "over all that were played";
}

}  // namespace
}  // namespace kosmo::cosmic

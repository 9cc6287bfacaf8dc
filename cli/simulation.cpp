#include "cli/simulation.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace kosmo {
namespace {

std::uint64_t seed_of_game(std::uint64_t seed, std::int64_t number) {
  return Rng(seed ^ (static_cast<std::uint64_t>(number) * 0x9e3779b97f4a7c15ULL)).next();
}

PlayedGame play_game(const TableSetup& setup, std::uint64_t seed, int by) {
  Rng seeds(seed);
  const Position start(*setup.game, static_cast<int>(setup.seats.size()), setup.options, seeds.next());
  std::vector<std::unique_ptr<Player>> bots;
  for (const SeatPlan& plan : setup.seats) bots.push_back(find_player(plan.player)->make(seeds.next()));
  return play_out(start, bots, by);
}

// The value a part of the way through sorted values, between two neighbours if need be.
double quantile(const std::vector<double>& sorted, double part) {
  const double at = part * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(at);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return sorted[below] + (at - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

}  // namespace

PlayedGame play_out(Position now, std::span<const std::unique_ptr<Player>> bots, int by) {
  PlayedGame played;
  ActionList choices;
  while (!now.over()) {
    now.legal(choices);
    now.apply(ask_player(*bots[static_cast<std::size_t>(now.to_move())], now, choices, played.faults));
    ++played.decisions;
  }
  played.result = now.result();
  for (Seat p = 0; by >= 0 && p < now.seats(); ++p) played.values[p] = now.game().statistic(now.data(), by, p);
  return played;
}

std::vector<PlayedGame> simulate(const SimulationPlan& plan, const std::function<void(std::int64_t)>& progress) {
  std::vector<PlayedGame> played(static_cast<std::size_t>(plan.games));
  std::atomic<std::int64_t> next{0}, done{0};
  std::mutex mutex;
  std::condition_variable finished;
  const auto work = [&] {
    for (std::int64_t i = next++; i < plan.games; i = next++) {
      played[i] = play_game(plan.setup, seed_of_game(plan.setup.seed.number(), i), plan.by);
      if (++done == plan.games) {
        const std::lock_guard lock(mutex);
        finished.notify_one();
      }
    }
  };
  std::vector<std::jthread> workers;
  for (int i = 0; i < plan.threads; ++i) workers.emplace_back(work);
  std::unique_lock lock(mutex);
  while (!finished.wait_for(lock, std::chrono::milliseconds(100), [&] { return done == plan.games; })) progress(done);
  return lock.unlock(), workers.clear(), played;
}

Distribution spread_of(std::vector<double> values) {
  if (values.empty()) return {};
  std::sort(values.begin(), values.end());
  const auto n = static_cast<double>(values.size());
  double sum = 0, squares = 0;
  for (const double v : values) sum += v;
  for (const double v : values) squares += (v - sum / n) * (v - sum / n);
  return {sum / n,
          values.size() > 1 ? std::sqrt(squares / (n - 1)) : 0,
          values.front(),
          quantile(values, 0.25),
          quantile(values, 0.5),
          quantile(values, 0.75),
          values.back()};
}

Share share_of(double count, double n) {
  if (n <= 0) return {0, 0, 1};
  constexpr double z = 1.959964;
  const double p = count / n, scale = 1 + z * z / n;
  const double middle = (p + z * z / (2 * n)) / scale;
  const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / scale;
  return {p, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace kosmo

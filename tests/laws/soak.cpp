// Runs the laws for as long as you like, or very many random games, on fresh seeds; best in a build with sanitizers.
//
//   soak --minutes 10                        every law on every game, the toys too
//   soak --minutes 10 --games lucky,zap      ... on these games
//   soak --minutes 10 --law no_leak          ... one of them
//   soak --random-games 10000                whole random games of every game, invariants checked after every action
#include <chrono>
#include <random>
#include <sstream>

#include <fmt/format.h>

#include "games/register.h"
#include "tests/laws/trial.h"
#include "tests/support/program_options.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// Says something every few seconds, so that a long run does not look dead.
class Progress {
 public:
  bool due() {
    if (seconds_since(last_) < 5) return false;
    last_ = Clock::now();
    return true;
  }

 private:
  Clock::time_point last_ = Clock::now();
};

void print(const std::string& line) {
  fmt::print("{}\n", line);
  std::fflush(stdout);
}

int soak_laws(const std::vector<const Game*>& games, std::string_view only, double minutes, std::uint64_t seed) {
  const auto start = Clock::now();
  Progress progress;
  LawReport sum;
  // By turns, in an order of this run, so that a short one looks at every game now and then.
  std::vector<std::pair<const Game*, const Law*>> all;
  for (const Game* game : games)
    for (const Law& law : laws())
      if (only.empty() || law.name == only) all.emplace_back(game, &law);
  if (all.empty()) {
    print(fmt::format("There is no law '{}'.", only));
    return 2;
  }
  Rng order(seed);
  for (std::size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[order.below(static_cast<std::uint32_t>(i))]);
  for (std::uint64_t round = 0;; ++round)
    for (const auto& [game, law] : all) {
      const LawReport report = law->check(*game, {.seed = seed + round});
      sum.games += report.games;
      sum.decisions += report.decisions;
      sum.looks += report.looks;
      if (!report.holds()) {
        print(fmt::format("BROKEN: {}, seed base {}\n{}", law->name, seed + round, report.violation));
        return 1;
      }
      const bool done = seconds_since(start) > minutes * 60;
      if (progress.due() || done)
        print(fmt::format("{:6.0f} s  round {}  {} {}  so far: {} games, {} decisions, {} looks, all laws hold",
                          seconds_since(start), round, game->info().id, law->name, sum.games, sum.decisions,
                          sum.looks));
      if (done) return 0;
    }
}

int soak_games(const Game& game, int count, std::uint64_t seed) {
  const auto start = Clock::now();
  Progress progress;
  ActionList choices;
  long decisions = 0;
  std::size_t longest = 0;
  for (int i = 0; i < count; ++i) {
    Trial trial(game, seed, i);
    for (;;) {
      if (const Problem broken = game.broken_invariant(trial.now.data())) {
        print("BROKEN: " + trial.tell(broken.en));
        return 1;
      }
      if (!trial.goes_on(choices)) break;
      try {
        trial.play(trial.pick(choices));
      } catch (const BrokenLimit& broken) {
        print("BROKEN: " + trial.tell(broken.what()));
        return 1;
      }
      ++decisions;
    }
    if (!trial.now.over()) {
      print("BROKEN: " + trial.tell("the game does not come to its end"));
      return 1;
    }
    longest = std::max(longest, trial.played.size());
    if (progress.due())
      print(fmt::format("{:6.0f} s  {} of {} games, {} decisions", seconds_since(start), i + 1, count, decisions));
  }
  print(fmt::format("{}: {} games, {} decisions, {:.1f} s, longest game {} of at most {} decisions", game.info().id,
                    count, decisions, seconds_since(start), longest, game.info().max_decisions));
  return 0;
}

int run(int argc, char** argv) {
  register_toys();
  register_games();
  double minutes = 1;
  int random_games = 0;
  std::uint64_t seed = std::random_device{}();
  std::string names, law;
  ProgramOptions options("Runs the laws of all games on fresh seeds.");
  options.add("--minutes", minutes, "how long to run the laws");
  options.add("--games", names, "which games, by id with commas between; all if none are named");
  options.add("--law", law, "which law, by its name as the lines of a run have it; all if none is named");
  options.add("--random-games", random_games, "play so many random games instead, of each game");
  options.add("--seed", seed, "start from this seed, to repeat a run");
  if (const auto status = options.read(argc, argv)) return *status;

  std::vector<const Game*> chosen;
  std::istringstream list(names);
  for (std::string name; std::getline(list, name, ',');) {
    chosen.push_back(find_game(name));
    if (!chosen.back()) {
      print(fmt::format("There is no game '{}'.", name));
      return 2;
    }
  }
  if (chosen.empty()) chosen.assign(games().begin(), games().end());
  print(fmt::format("seed {}", seed));
  if (random_games == 0) return soak_laws(chosen, law, minutes, seed);
  for (const Game* game : chosen)
    if (const int status = soak_games(*game, random_games, seed)) return status;
  return 0;
}

}  // namespace
}  // namespace kosmo

int main(int argc, char** argv) { return kosmo::run(argc, argv); }

// Small benchmarks of single operations, for work on the engine: `kosmo_bench --benchmark_filter=copy`.
// The figures that the project stands by come from `kosmoteka bench` and bench/run.
#include <benchmark/benchmark.h>

#include "engine/game.h"
#include "games/register.h"

namespace kosmo {
namespace {

// A position half-way through a random game: what search and playouts meet.
Position midgame(const Game& game) {
  Position p(game, game.info().max_seats, game.standard_options(), 42);
  Rng rng(7);
  ActionList list;
  for (int i = 0; i < 300 && !p.over(); ++i) {
    p.legal(list);
    p.apply(rng.pick(list));
  }
  return p;
}

void playout(benchmark::State& state, const Game& game) {
  Rng rng(1);
  std::uint64_t decisions = 0, seed = 0;
  for (auto _ : state) {
    Position p(game, game.info().min_seats, game.standard_options(), seed++);
    decisions += game.playout(p.data(), rng);
  }
  state.counters["decisions/s"] = benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

void legal(benchmark::State& state, const Game& game) {
  const Position p = midgame(game);
  ActionList list;
  for (auto _ : state) {
    p.legal(list);
    benchmark::DoNotOptimize(list.size());
  }
}

void copy(benchmark::State& state, const Game& game) {
  const Position from = midgame(game);
  Position to = from;
  for (auto _ : state) {
    to = from;
    benchmark::DoNotOptimize(to.data());
    benchmark::ClobberMemory();
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * game.state_size()));
}

void determinize(benchmark::State& state, const Game& game) {
  const Position from = midgame(game);
  Position to = from;
  Rng dream(3);
  for (auto _ : state) {
    to = from;
    to.determinize(0, dream);
  }
}

void view(benchmark::State& state, const Game& game) {
  const Position p = midgame(game);
  for (auto _ : state) benchmark::DoNotOptimize(p.view(0).json().size());
}

void tensor(benchmark::State& state, const Game& game) {
  const Position p = midgame(game);
  for (auto _ : state) benchmark::DoNotOptimize(game.tensor(p.data(), 0).size());
}

void evaluate(benchmark::State& state, const Game& game) {
  const Position p = midgame(game);
  for (auto _ : state) benchmark::DoNotOptimize(game.evaluate(p.data(), 0));
}

}  // namespace
}  // namespace kosmo

int main(int argc, char** argv) {
  using namespace kosmo;
  register_games();
  const std::pair<const char*, void (*)(benchmark::State&, const Game&)> kAll[] = {
      {"playout", playout}, {"legal", legal},   {"copy", copy},        {"determinize", determinize},
      {"view", view},       {"tensor", tensor}, {"evaluate", evaluate}};
  for (const Game* game : games())
    for (const auto& [name, run] : kAll)
      benchmark::RegisterBenchmark((std::string(game->info().id) + "/" + name).c_str(),
                                   [run = run, game](benchmark::State& state) { run(state, *game); });
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}

// Measuring speed: what `kosmoteka bench` prints and the benchmarks reuse.
#pragma once

#include <chrono>

#include "engine/game.h"

namespace kosmo {

// How often the program has asked for memory so far. Null unless the program counts: cli/main.cpp does.
extern std::uint64_t (*allocations_so_far)();

// Tells the compiler that the bytes at `p` are read and may change: nothing before is left out, nothing is moved past.
inline void keep(void* p) { asm volatile("" : : "r"(p) : "memory"); }

class Stopwatch {
 public:
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// Seconds that one call takes: calls in batches for about `budget` seconds and takes the fastest batch, the one that
// the rest of the machine disturbed least.
template <class F>
double seconds_per_call(double budget, F&& call) {
  double best = 1e9;
  std::uint64_t batch = 1;
  for (const Stopwatch all; all.seconds() < budget;) {
    const Stopwatch watch;
    for (std::uint64_t i = 0; i < batch; ++i) call();
    const double seconds = watch.seconds();
    if (seconds < budget / 20) {
      batch *= 2;  // too short to be measured well
      continue;
    }
    best = std::min(best, seconds / static_cast<double>(batch));
  }
  return best;
}

struct Speed {
  int seats = 0;
  std::size_t state_bytes = 0;
  double direct = 0;  // decisions a second of random games inside the game's own types
  double erased = 0;  // the same through Position
  double copy_seconds = 0, memcpy_seconds = 0;
  double allocations = -1;      // a decision, in both ways of playing; less than nought: not counted
  double views = 0, jsons = 0;  // a second
};

// Every figure gets about `seconds`. The two ways of playing take turns, so that their ratio is fair.
Speed measure_game(const Game&, int seats, double seconds);

}  // namespace kosmo

#include "cli/measure.h"

#include <algorithm>

namespace kosmo {

std::uint64_t (*allocations_so_far)() = nullptr;

namespace {

// Games at random, one way or the other: how many decisions in how many seconds.
struct Tally {
  double decisions = 0, seconds = 0;
  double rate() const { return seconds > 0 ? decisions / seconds : 0; }
};

std::uint64_t play_erased(Position& now, Rng& rng) {
  ActionList list;
  std::uint64_t decisions = 0;
  for (; !now.over(); ++decisions) {
    now.legal(list);
    now.apply(rng.pick(list));
  }
  return decisions;
}

class Bench {
 public:
  Bench(const Game& game, int seats) : game_(game), seats_(seats), options_(game.standard_options()), now_(game) {}

  void play(Tally& tally, bool direct, double seconds) {
    const Stopwatch watch;
    while (watch.seconds() < seconds) tally.decisions += static_cast<double>(play_one(direct));
    tally.seconds += watch.seconds();
  }

  double allocations_per_decision() {
    if (!allocations_so_far) return -1;
    const std::uint64_t before = allocations_so_far();
    std::uint64_t decisions = 0;
    for (int i = 0; i < 20; ++i) decisions += play_one(i % 2 == 0);
    return static_cast<double>(allocations_so_far() - before) /
           static_cast<double>(std::max<std::uint64_t>(1, decisions));
  }

  // A position from the middle of a random game.
  Position middle() {
    start();
    Position first = now_;
    const std::uint64_t length = play_erased(now_, rng_);
    ActionList list;
    for (std::uint64_t i = 0; i < length / 2 && !first.over(); ++i) {
      first.legal(list);
      const Position before = first;
      first.apply(rng_.pick(list));
      if (first.over()) return before;
    }
    return first;
  }

 private:
  void start() { game_.start(now_.data(), seats_, options_, rng_.next(), {}); }
  std::uint64_t play_one(bool direct) {
    start();
    return direct ? game_.playout(now_.data(), rng_) : play_erased(now_, rng_);
  }

  const Game& game_;
  int seats_;
  Options options_;
  Position now_;
  Rng rng_{1};
};

}  // namespace

Speed measure_game(const Game& game, int seats, double seconds) {
  Speed speed;
  speed.seats = seats;
  speed.state_bytes = game.state_size();
  Bench bench(game, seats);
  Tally direct, erased;
  for (int turn = 0; turn < 10; ++turn) {
    bench.play(direct, true, seconds / 10);
    bench.play(erased, false, seconds / 10);
  }
  speed.direct = direct.rate();
  speed.erased = erased.rate();
  speed.allocations = bench.allocations_per_decision();

  const Position from = bench.middle();
  Position to = from;
  speed.copy_seconds = seconds_per_call(seconds, [&] {
    to = from;
    keep(to.data());
  });
  speed.memcpy_seconds = seconds_per_call(seconds, [&] {
    std::memcpy(to.data(), from.data(), game.state_size());
    keep(to.data());
  });
  const Seat viewer = from.to_move();
  speed.views = 1 / seconds_per_call(seconds, [&] {
                  View view = from.view(viewer);
                  keep(&view);
                });
  speed.jsons = 1 / seconds_per_call(seconds, [&] {
                  std::string text = game.to_json(from.data());
                  keep(&text);
                });
  return speed;
}

}  // namespace kosmo

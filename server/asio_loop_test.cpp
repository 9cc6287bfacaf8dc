#include "server/asio_loop.h"

#include <gtest/gtest.h>

#include <thread>

#include "server/time_control.h"

namespace kosmo {
namespace {

TEST(AsioLoop, TimeBeginsWithTheMachinesClockAndPasses) {
  const std::int64_t before = AsioLoop::wall_clock();
  const AsioLoop loop;
  EXPECT_GE(loop.now(), before);
  EXPECT_LE(loop.now(), AsioLoop::wall_clock() + kSecond);
  const std::int64_t at = loop.now();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_GE(loop.now(), at + 20);
}

// Set right by hand or over the network, forward or back: nobody's time runs out, and nobody is given any.
TEST(AsioLoop, NoGameClockMovesWhenTheMachinesClockJumps) {
  std::int64_t wall = 1'763'190'000'000;
  const AsioLoop loop([&wall] { return wall; });
  for (const TimeControl control :
       {TimeControl{TimeControl::Kind::kDecision, 600, 0, 0}, TimeControl{TimeControl::Kind::kBank, 600, 0, 0}}) {
    Clocks clocks(control, 2);
    clocks.ask(0, loop.now());
    const std::int64_t deadline = clocks.deadline();
    for (const std::int64_t jump : {kDay, -2 * kDay, 30 * kDay, -365 * kDay}) {
      wall += jump;
      EXPECT_LE(clocks.left(0, loop.now()), 600 * kSecond);
      EXPECT_GT(clocks.left(0, loop.now()), 540 * kSecond) << "a test does not take a minute";
      EXPECT_LT(loop.now(), deadline);
    }
    clocks.decided(0, loop.now(), 1);
    EXPECT_GT(clocks.left(0, loop.now()), 540 * kSecond);
  }
}

}  // namespace
}  // namespace kosmo

// What learners are given: numbers from 0 to 1, seen from their own seat (tests/support/mirror.h).
#include <gtest/gtest.h>

#include "games/register.h"
#include "tests/laws/trial.h"
#include "tests/support/effort.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

TEST(Tensor, HoldsNumbersFromZeroToOneInEveryGame) {
  register_toys();
  register_games();
  ActionList choices;
  int number = 0;
  for (const Game* game : games())
    for (int i = 0; i < 6; ++i)
      for (Trial trial(*game, 31, i); trial.goes_on(choices); trial.play(trial.pick(choices)))
        for (Seat viewer = kSpectator; viewer < trial.seats; ++viewer) {
          if (viewer == kNobody || number++ % stride() != 0) continue;
          for (const float v : game->tensor(trial.now.data(), viewer))
            ASSERT_TRUE(v >= 0 && v <= 1) << game->info().id << ": " << v << " in " << trial.now.decision().step;
        }
}

}  // namespace
}  // namespace kosmo

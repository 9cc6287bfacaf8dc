// 13. Public choices: what everybody is said to be able to list, everybody would list alike.
#include <fmt/format.h>

#include "tests/laws/laws.h"
#include "tests/laws/secrets.h"

namespace kosmo {
namespace {

constexpr int kDrawsAStep = 4;

// What a seat of the round would be offered, each action as it is written.
std::string choices_of(Position state, Seat seat) {
  if (!state.turn_to(seat)) return "it is not asked";
  ActionList list;
  state.legal(list);
  std::string text;
  for (int i = 0; i < list.size(); ++i) text += (i ? ", " : "") + state.game().print(list[i]);
  return text;
}

std::string wrong_secrecy(Trial& trial) {
  if (trial.now.over() || !trial.now.decision().choices_public) return "";
  for (const Seat seat : trial.now.asked()) {
    const std::string truth = choices_of(trial.now, seat);
    for (const Seat viewer : viewers(trial.now)) {
      if (viewer == seat) continue;
      for (int i = 0; i < kDrawsAStep; ++i)
        if (const std::string seen = choices_of(imagined(trial.now, viewer, trial.chance), seat); seen != truth)
          return fmt::format("the choices of step '{}' are said to be public, but {} may think of others: {} not {}",
                             trial.now.decision().step, viewer_name(trial.now, viewer), seen, truth);
    }
  }
  return "";
}

}  // namespace

LawReport check_public(const Game& game, LawBudget budget) { return in_some_states(game, budget, wrong_secrecy); }

}  // namespace kosmo

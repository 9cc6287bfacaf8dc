// 14. Try: what a seat is shown of actions that it only tries depends on nothing that it may not know. In every world
// that the seat could be in, the same actions are refused by the same rule or lead to the same view.
#include "engine/trying.h"

#include <fmt/format.h>

#include "tests/laws/laws.h"
#include "tests/laws/secrets.h"

namespace kosmo {
namespace {

constexpr int kWorlds = 4, kLongest = 6, kSequences = 3;

// Actions that the seat could take one after another in truth, also beyond what it may be shown; at times with one
// among them that does not belong there.
std::vector<Action> own_actions(const Trial& trial, Seat seat, Rng& chance) {
  std::vector<Action> actions;
  Position now(trial.now);
  if (!now.turn_to(seat)) return actions;
  ActionList choices;
  while (static_cast<int>(actions.size()) < kLongest && now.to_move() == seat) {
    now.legal(choices);
    if (choices.empty()) break;
    actions.push_back(chance.pick(choices));
    now.apply(actions.back());
  }
  if (actions.size() > 1 && chance.below(4) == 0) std::swap(actions.front(), actions.back());
  return actions;
}

std::string told(const Tried& tried) {
  if (tried) return tried.view->json();
  return fmt::format("{}: {}", tried.refusal.rule, say(tried.refusal.why, tried.refusal.args, Lang::kEnglish));
}

std::string depends_on_secrets(Trial& trial, Seat seat) {
  const std::vector<Action> actions = own_actions(trial, seat, trial.chance);
  if (actions.empty()) return "";
  const std::string truth = told(try_actions(trial.now, seat, actions));
  for (int i = 0; i < kWorlds; ++i) {
    const std::string other = told(try_actions(imagined(trial.now, seat, trial.chance), seat, actions));
    if (truth == other) continue;
    std::string list;
    for (const Action a : actions) list += fmt::format(" {};", trial.game().print(a));
    return fmt::format("what {} is shown when it tries{} depends on what is hidden:\n{}", viewer_name(trial.now, seat),
                       list, first_difference(truth, other));
  }
  return "";
}

}  // namespace

LawReport check_try(const Game& game, LawBudget budget) {
  return in_some_states(game, budget, [&](Trial& trial) -> std::string {
    for (const Seat seat : trial.now.asked())
      for (int i = 0; i < kSequences; ++i)
        if (std::string wrong = depends_on_secrets(trial, seat); !wrong.empty()) return wrong;
    return "";
  });
}

}  // namespace kosmo

// 14. Try: what a seat is shown of actions that it only tries depends on nothing that it may not know. In every world
// that the seat could be in, the same actions are refused by the same rule or lead to the same view.
// 16. Line: the same of actions that it gives at once, of how many are played or which is refused.
#include "engine/trying.h"

#include <fmt/format.h>

#include "tests/laws/laws.h"
#include "tests/laws/secrets.h"

namespace kosmo {
namespace {

constexpr int kTriedWorlds = 4, kLongest = 6, kSequences = 3;

// Actions that the seat could take one after another in truth, also beyond what it may be shown; at times with one
// among them that does not belong there. What is forced in between is not among them.
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
    while (const std::optional<Action> forced = forced_answer(now)) now.apply(*forced);
  }
  if (actions.size() > 1 && chance.below(4) == 0) std::swap(actions.front(), actions.back());
  return actions;
}

std::string in_words(const Refusal& refusal) {
  return fmt::format("{}: {}", refusal.rule, say(refusal.why, refusal.args, Lang::kEnglish));
}

using Actions = std::span<const Action>;

// What the seat is told of actions that it tries, or gives at once.
std::string told_of_trying(const Position& now, Seat seat, Actions actions) {
  const Tried tried = try_actions(now, seat, actions);
  return tried ? tried.view->json() : in_words(tried.refusal);
}
std::string told_of_line(const Position& now, Seat seat, Actions actions) {
  const OwnLine line = own_line(now, seat, actions);
  return line ? fmt::format("{} are played, and the line {}", line.played, line.ends ? "ends" : "could go on")
              : fmt::format("number {} is refused, {}", line.at, in_words(line.refusal));
}

template <class Told>
std::string depends_on_secrets(Trial& trial, Seat seat, Told&& told) {
  const std::vector<Action> actions = own_actions(trial, seat, trial.chance);
  if (actions.empty()) return "";
  const std::string truth = told(trial.now, seat, actions);
  for (int i = 0; i < kTriedWorlds; ++i) {
    const std::string other = told(imagined(trial.now, seat, trial.chance), seat, actions);
    if (truth == other) continue;
    std::string list;
    for (const Action a : actions) list += fmt::format(" {};", trial.game().print(a));
    return fmt::format("what {} is told of{} depends on what is hidden:\n{}", viewer_name(trial.now, seat), list,
                       first_difference(truth, other));
  }
  return "";
}

template <class Told>
LawReport check_told(const Game& game, const LawBudget& budget, Told&& told) {
  return in_some_states(game, budget, [&](Trial& trial) -> std::string {
    for (const Seat seat : trial.now.asked())
      for (int i = 0; i < kSequences; ++i)
        if (std::string wrong = depends_on_secrets(trial, seat, told); !wrong.empty()) return wrong;
    return "";
  });
}

}  // namespace

LawReport check_try(const Game& game, LawBudget budget) { return check_told(game, budget, told_of_trying); }
LawReport check_line(const Game& game, LawBudget budget) { return check_told(game, budget, told_of_line); }

}  // namespace kosmo

// 8. Undo: a decision may be taken back exactly if nobody has learned anything by it. reveals() must count just that.
//
// What has a viewer learned from an action? Before it, the viewer held some worlds possible. One of them is ruled out
// if nothing that the actor could have done there would have looked and sounded the same. (The actor knows what it did,
// so for the actor only the action itself counts.) If no world is ruled out, nothing was learned: a hidden hand stays
// hidden when a card is laid face down, and does not when it is laid open.
#include <fmt/format.h>

#include "tests/laws/laws.h"
#include "tests/laws/secrets.h"

namespace kosmo {
namespace {

constexpr int kDraws = 4, kActions = 3, kEnough = 30;

bool still_possible(const Position& world, Action a, Seat viewer, const Experience& real) {
  if (offers(world, a) && experience(world, a, viewer) == real) return true;
  if (!world.decision().secret || viewer == world.to_move()) return false;
  ActionList choices;
  world.legal(choices);
  for (int i = 0; i < choices.size(); ++i)
    if (choices[i] != a && experience(world, choices[i], viewer) == real) return true;
  return false;
}

// Who learned something by the action, and what: empty if nobody did, as far as some draws can tell.
std::string who_learned(const Position& before, Action a, Rng& dream) {
  for (const Seat viewer : viewers(before)) {
    const Experience real = experience(before, a, viewer);
    for (int i = 0; i < kDraws; ++i) {
      const Position world = imagined(before, viewer, dream);
      if (still_possible(world, a, viewer, real)) continue;
      std::string clue = "the action itself gives something away";
      if (offers(world, a)) {
        const Experience other = experience(world, a, viewer);
        clue = real.view == other.view ? real.told : first_difference(real.view.json(), other.view.json());
      }
      return fmt::format("{} learned something:\n{}", viewer_name(before, viewer), clue);
    }
  }
  return "";
}

// For each kind of decision, verb and next decision: how often it was marked as a reveal, and how often rightly so.
class Marks {
 public:
  void note(const std::string& what, bool learned) {
    ++counts_[what].marked;
    counts_[what].learned += learned;
  }
  std::string verdict() const {
    for (const auto& [what, count] : counts_)
      if (count.marked >= kEnough && count.learned == 0)
        return fmt::format("{} was counted as a reveal {} times, but nobody ever learned anything by it", what,
                           count.marked);
    return "";
  }

 private:
  struct Count {
    int marked = 0, learned = 0;
  };
  std::map<std::string, Count> counts_;
};

std::string miscounts(const Trial& trial, Action a, Rng& dream, Marks& marks) {
  const Game& game = trial.game();
  Position after(trial.now);
  after.apply(a);
  const std::string learned = who_learned(trial.now, a, dream);
  if (after.reveals() == trial.now.reveals())
    return learned.empty() ? "" : fmt::format("'{}' is not counted as a reveal, but {}", game.print(a), learned);
  if (after.over()) return "";  // the end may show what is left, even if this time nothing was
  marks.note(fmt::format("step '{}', '{}', then '{}'", trial.now.decision().step, game.verbs()[a.verb].phrase.key,
                         after.decision().step),
             !learned.empty());
  return "";
}

}  // namespace

LawReport check_undo(const Game& game, LawBudget budget) {
  Marks marks;
  ActionList choices;
  LawReport report = in_some_states(game, budget, [&](Trial& trial) -> std::string {
    if (!trial.goes_on(choices)) return "";
    for (int i = 0; i < kActions; ++i)
      if (std::string wrong = miscounts(trial, trial.pick(choices), trial.chance, marks); !wrong.empty()) return wrong;
    return "";
  });
  if (report.holds())
    if (const std::string wrong = marks.verdict(); !wrong.empty())
      report.violation = fmt::format("{}, seed {}: {}", game.info().id, budget.seed, wrong);
  return report;
}

}  // namespace kosmo

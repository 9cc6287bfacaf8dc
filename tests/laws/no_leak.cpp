// 3. No leak: what a seat sees and may do depends on nothing that it may not know; and what it may not know does vary.
#include <fmt/format.h>

#include "tests/laws/laws.h"
#include "tests/laws/variety.h"

namespace kosmo {
namespace {

constexpr int kDrawsAView = 6;

std::vector<float> tensor(const Position& state, Seat viewer) { return state.game().tensor(state.data(), viewer); }

std::vector<std::uint64_t> choices_of(const Position& state) {
  ActionList list;
  state.legal(list);
  std::vector<std::uint64_t> keys;
  for (int i = 0; i < list.size(); ++i) keys.push_back(list[i].key());
  return keys;
}

// A draw must look to the viewer exactly as the truth does.
std::string tells_apart(const Position& truth, const Position& draw, Seat viewer) {
  const std::string who = viewer_name(truth, viewer);
  if (const Problem broken = draw.game().broken_invariant(draw.data()))
    return fmt::format("a draw for {} is no sound state: {}", who, broken.en);
  if (!draw.over() && choices_of(draw).empty())
    return fmt::format("in a draw for {} there is nothing to choose in step '{}':\n{}", who, draw.decision().step,
                       draw.game().to_json(draw.data()));
  const View seen = truth.view(viewer), imagined = draw.view(viewer);
  if (!(seen == imagined))
    return fmt::format("the view of {} depends on what is hidden:\n{}", who,
                       first_difference(seen.json(), imagined.json()));
  if (tensor(truth, viewer) != tensor(draw, viewer))
    return fmt::format("the tensor of {} depends on what is hidden", who);
  if (truth.to_move() == viewer && choices_of(truth) != choices_of(draw))
    return fmt::format("the choices of {} depend on what is hidden", who);
  return "";
}

// A draw must be a game that can be played.
std::string cannot_be_played(const Position& draw, std::size_t decisions, Rng& chance) {
  Position now(draw);
  std::string played;
  const auto wrong = [&](const std::string& what) {
    return fmt::format("a game that was drawn cannot be played to its end: in step '{}' {}\ndrawn: {}\nthen:{}",
                       now.decision().step, what, draw.game().to_json(draw.data()), played);
  };
  ActionList choices;
  for (std::size_t n = decisions; !now.over(); ++n) {
    now.legal(choices);
    if (choices.empty()) return wrong("there is nothing to choose");
    if (n >= static_cast<std::size_t>(bound(now.game()))) return wrong("it is longer than a game may be");
    const Action a = chance.pick(choices);
    now.apply(a);
    played += fmt::format(" {};", now.game().print(a));
    if (const Problem broken = now.game().broken_invariant(now.data())) return wrong(broken.en);
  }
  return "";
}

std::string tells_too_much(const Position& state, Action a, Seat viewer, const Experience& one,
                           const Experience& other) {
  if (!(one.view == other.view) || one.told == other.told) return "";
  return fmt::format("on '{}' {} is told what its view does not show:\n{}instead of\n{}", state.game().print(a),
                     viewer_name(state, viewer), one.told, other.told);
}

// What is told to a viewer shows in its view: worlds that look alike to it afterwards must have sounded alike.
std::string narration_leaks(Trial& trial, Action a, Seat viewer) {
  const auto draw = imagined_with_true_chance(trial.now, viewer, trial.chance);
  if (!draw || !offers(*draw, a)) return "";
  return tells_too_much(trial.now, a, viewer, experience(trial.now, a, viewer), experience(*draw, a, viewer));
}

// The same for two choices between which only the actor sees a difference: a secret choice, whether marked so or not.
std::string choice_leaks(Trial& trial, Action a, Action b, Seat viewer) {
  const Seat actor = trial.now.to_move();
  if (a == b || viewer == actor) return "";
  if (experience(trial.now, a, actor).view == experience(trial.now, b, actor).view) return "";
  return tells_too_much(trial.now, a, viewer, experience(trial.now, a, viewer), experience(trial.now, b, viewer));
}

std::string telling_leaks(Trial& trial, Seat viewer) {
  ActionList choices;
  if (!trial.goes_on(choices)) return "";
  const Action a = trial.pick(choices), b = trial.pick(choices);
  std::string wrong = narration_leaks(trial, a, viewer);
  return wrong.empty() ? choice_leaks(trial, a, b, viewer) : wrong;
}

}  // namespace

LawReport check_no_leak(const Game& game, LawBudget budget) {
  Variety variety;
  std::size_t numbers = 0;
  LawReport report = in_some_states(game, budget, [&](Trial& trial) -> std::string {
    for (const Seat viewer : viewers(trial.now)) {
      const std::size_t size = tensor(trial.now, viewer).size();
      if (numbers == 0) numbers = size;
      if (size != numbers)
        return fmt::format("the tensor of {} has {} numbers, others have {}", viewer_name(trial.now, viewer), size,
                           numbers);
      std::vector<Position> draws;
      for (int i = 0; i < kDrawsAView; ++i) {
        draws.push_back(imagined(trial.now, viewer, trial.chance));
        if (std::string wrong = tells_apart(trial.now, draws.back(), viewer); !wrong.empty()) return wrong;
      }
      variety.note(trial.now, hidden_paths(trial.now, viewer), draws);
      if (std::string wrong = telling_leaks(trial, viewer); !wrong.empty()) return wrong;
      std::string wrong = cannot_be_played(draws[0], trial.played.size(), trial.chance);
      if (!wrong.empty()) return fmt::format("for {}: {}", viewer_name(trial.now, viewer), wrong);
    }
    return "";
  });
  if (report.holds())
    if (const std::string wrong = variety.verdict(); !wrong.empty())
      report.violation = fmt::format("{}, seed {}: {}", game.info().id, budget.seed, wrong);
  return report;
}

}  // namespace kosmo

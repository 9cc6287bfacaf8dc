// 11. Dream, and 12. Fresh: what is drawn anew depends on what was known, and on nothing that was not.
#include <algorithm>

#include <fmt/format.h>

#include "tests/laws/laws.h"
#include "tests/laws/secrets.h"
#include "tests/laws/variety.h"

namespace kosmo {
namespace {

constexpr int kWorlds = 3, kKeys = 6;

std::string difference(const Position& a, const Position& b) {
  return first_difference(a.game().to_json(a.data()), b.game().to_json(b.data()));
}

// Two worlds that look the same to a viewer: with the same seed it must dream the same of both.
std::string dreams_apart(const Position& truth, const Position& other, Seat viewer, std::uint64_t seed) {
  Rng one(seed), same(seed);
  const Position dream = imagined(truth, viewer, one), again = imagined(other, viewer, same);
  if (dream == again) return "";
  return fmt::format("what is drawn for {} depends on the truth:\n{}", viewer_name(truth, viewer),
                     difference(dream, again));
}

Position reshuffled(const Position& state, const Seed& key) {
  Position fresh(state);
  fresh.reshuffle(key);
  return fresh;
}

std::string tells_something(const Position& truth, Rng& chance) {
  const Seed first = chance.next(), second = Seed::wide(chance.next(), chance.next());  // of either form
  const Position once = reshuffled(truth, first);
  if (const Problem broken = truth.game().broken_invariant(once.data()))
    return "a reshuffle leaves no sound state: " + broken.en;
  for (const Seat viewer : viewers(truth))
    if (const View before = truth.view(viewer), after = once.view(viewer); !(before == after))
      return fmt::format("a reshuffle changes what {} knows:\n{}", viewer_name(truth, viewer),
                         first_difference(before.json(), after.json()));
  // Two truths that differ in what nobody knew must become one.
  const Position twice = reshuffled(once, second), other = reshuffled(truth, second);
  if (!(twice == other)) return "what was hidden can be told after a reshuffle:\n" + difference(twice, other);
  return "";
}

// Hidden from everybody, spectators included.
std::vector<std::string> known_to_nobody(const Position& truth) {
  std::vector<std::string> paths = hidden_paths(truth, kSpectator);
  for (const Seat viewer : viewers(truth)) {
    const std::vector<std::string> hidden = hidden_paths(truth, viewer);
    std::erase_if(paths,
                  [&](const std::string& p) { return std::find(hidden.begin(), hidden.end(), p) == hidden.end(); });
  }
  return paths;
}

}  // namespace

LawReport check_dream(const Game& game, LawBudget budget) {
  return in_some_states(game, budget, [&](Trial& trial) -> std::string {
    for (const Seat viewer : viewers(trial.now))
      for (int i = 0; i < kWorlds; ++i) {
        const Position other = imagined(trial.now, viewer, trial.chance);
        if (std::string wrong = dreams_apart(trial.now, other, viewer, trial.chance.next()); !wrong.empty())
          return wrong;
      }
    return "";
  });
}

LawReport check_fresh(const Game& game, LawBudget budget) {
  Variety variety;
  LawReport report = in_some_states(game, budget, [&](Trial& trial) -> std::string {
    if (std::string wrong = tells_something(trial.now, trial.chance); !wrong.empty()) return wrong;
    std::vector<Position> draws;
    for (int i = 0; i < kKeys; ++i) draws.push_back(reshuffled(trial.now, trial.chance.next()));
    variety.note(trial.now, known_to_nobody(trial.now), draws);
    return "";
  });
  if (report.holds())
    if (const std::string wrong = variety.verdict(); !wrong.empty())
      report.violation = fmt::format("{}, seed {}: {}", game.info().id, budget.seed, wrong);
  return report;
}

}  // namespace kosmo

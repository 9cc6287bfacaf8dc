// The laws of plain play: replay, progress, conservation, copy.
#include "tests/laws/laws.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <fmt/format.h>

#include "tests/laws/trial.h"

namespace kosmo {

std::span<const Law> laws() {
  static constexpr Law kLaws[] = {
      {"replay", check_replay},
      {"round_trip", check_round_trip},
      {"no_leak", check_no_leak},
      {"progress", check_progress},
      {"conservation", check_conservation},
      {"refusal", check_refusal},
      {"copy", check_copy},
      {"undo", check_undo},
      {"together", check_together},
      {"dream", check_dream},
      {"fresh", check_fresh},
      {"public", check_public},
      {"try", check_try},
      {"texts", check_texts},
      {"line", check_line},
  };
  return kLaws;
}

// 1. Replay

namespace {

// Plays the same actions again, this time with somebody listening, and compares after every one of them.
std::string play_again(const Trial& trial, const std::vector<std::uint64_t>& hashes) {
  std::vector<Event> heard;
  Position again = trial.fresh(Events(&heard));
  for (std::size_t n = 0;; ++n) {
    if (again.hash() != hashes[n])
      return fmt::format("the same seed and actions give another state after {} actions", n);
    if (n == trial.played.size()) break;
    again.apply(trial.played[n], Events(&heard));
  }
  return again == trial.now ? "" : "the same seed and actions end in other bytes";
}

std::string compare_playout(const Trial& trial) {
  Position stepped = trial.fresh(), played_out = trial.fresh();
  Rng one(trial.seed), other(trial.seed);
  played_out.game().playout(played_out.data(), one);
  ActionList choices;
  while (!stepped.over()) {
    stepped.legal(choices);
    stepped.apply(other.pick(choices));
  }
  return stepped == played_out ? "" : "playout() ends elsewhere than the same choices made one by one";
}

}  // namespace

LawReport check_replay(const Game& game, LawBudget budget) {
  std::vector<std::uint64_t> hashes;
  ActionList choices;
  return in_every_state(game, budget, [&](const Trial& trial) -> std::string {
    if (trial.played.empty()) hashes.clear();
    hashes.push_back(trial.now.hash());
    if (trial.goes_on(choices)) return "";
    if (std::string wrong = play_again(trial, hashes); !wrong.empty()) return wrong;
    return trial.now.over() ? compare_playout(trial) : "";
  });
}

// 4. Progress

namespace {

std::string wrong_choices(const Position& state) {
  ActionList choices;
  state.legal(choices);
  if (choices.empty()) return "the game is not over, and there is nothing to choose";
  std::set<std::uint64_t> seen;
  for (int i = 0; i < choices.size(); ++i)
    if (!seen.insert(choices[i].key()).second)
      return fmt::format("'{}' is offered twice", state.game().print(choices[i]));
  if (state.to_move() < 0 || state.to_move() >= state.seats()) return "nobody who sits here is asked";
  for (int i = 0; i < choices.size(); ++i)
    if (const double prior = state.game().prior(state.data(), choices[i]); !std::isfinite(prior) || prior <= 0)
      return fmt::format("the prior of '{}' is {}", state.game().print(choices[i]), prior);
  return "";
}

std::string wrong_result(const Position& state) {
  const Result result = state.result();
  const int seats = state.seats();
  if (std::count(result.place.begin(), result.place.begin() + seats, 1) == 0) return "nobody has the first place";
  for (int p = 0; p < seats; ++p) {
    if (result.place[p] < 1 || result.place[p] > seats) return fmt::format("there is no place {}", result.place[p]);
    const bool alike = result.place[p] == result.place[0] && result.score[p] == result.score[0];
    if (result.cooperative && !alike) return "a cooperative game has one result for all";
  }
  return "";
}

// The score in parts, if the game tells them: different keys, names in both languages, and nothing left over.
std::string wrong_parts(const Position& state) {
  const Result result = state.result();
  if (result.parts.empty()) return "";
  std::set<std::string_view> keys;
  for (const ScorePart& part : result.parts) {
    if (part.key.empty() || !keys.insert(part.key).second) return fmt::format("two parts are called '{}'", part.key);
    if (part.name.en.empty() || part.name.pl.empty()) return fmt::format("part '{}' has no name", part.key);
  }
  for (int p = 0; p < state.seats(); ++p) {
    int sum = 0;
    for (const ScorePart& part : result.parts) sum += part.score[p];
    if (sum != result.score[p])
      return fmt::format("the parts of the score of seat {} are {} together, and it is {}", p, sum, result.score[p]);
  }
  return "";
}

// Shares of the win: together one between opponents, alike in a cooperative game; at the end those of the winners.
std::string wrong_prospects(const Position& state) {
  constexpr double kNear = 1e-9;
  const Prospects shares = state.prospects();
  const Result result = state.result();
  const auto seats = static_cast<std::size_t>(state.seats());
  const auto winners = std::count(result.place.begin(), result.place.begin() + state.seats(), 1);
  double sum = 0;
  for (std::size_t p = 0; p < seats; ++p) {
    if (!(shares[p] >= 0 && shares[p] <= 1)) return fmt::format("the prospects of seat {} are {}", p, shares[p]);
    if (state.cooperative() && shares[p] != shares[0]) return "in a cooperative game prospects differ";
    sum += shares[p];
    if (!state.over()) continue;
    const double won = state.cooperative() ? result.won : result.place[p] == 1 ? 1.0 / static_cast<double>(winners) : 0;
    if (std::abs(shares[p] - won) > kNear)
      return fmt::format("the game is over, and the prospects of seat {} are {}, not {}", p, shares[p], won);
  }
  if (!state.cooperative() && std::abs(sum - 1) > kNear) return fmt::format("the prospects are {} together", sum);
  return "";
}

}  // namespace

LawReport check_progress(const Game& game, LawBudget budget) {
  if (game.info().max_decisions <= 0)
    return {fmt::format("{}: the game does not say how long it can get", game.info().id)};
  const auto wrong = [&](const Trial& trial) -> std::string {
    const bool over = trial.now.over();
    if (std::string found = wrong_parts(trial.now); !found.empty()) return found;
    if (std::string found = over ? wrong_result(trial.now) : ""; !found.empty()) return found;
    if (std::string found = wrong_prospects(trial.now); !found.empty()) return found;
    if (over) return "";
    if (static_cast<int>(trial.played.size()) >= bound(game))
      return fmt::format("the game is not over after {} decisions", bound(game));
    return wrong_choices(trial.now);
  };
  if (LawReport report = in_every_state(game, budget, wrong); !report.holds()) return report;
  budget.games = std::max(1, budget.games / 5);
  return in_every_state(game, budget, wrong, Playing::kLingering);  // the bound is one for those who dawdle, too
}

// 5. Conservation

LawReport check_conservation(const Game& game, LawBudget budget) {
  return in_every_state(game, budget, [&](const Trial& trial) { return game.broken_invariant(trial.now.data()).en; });
}

// 7. Copy

namespace {

struct Kept {
  Position copy;
  std::uint64_t hash;
};

std::string changed(const std::vector<Kept>& past) {
  for (std::size_t i = 0; i < past.size(); ++i)
    if (past[i].copy.hash() != past[i].hash) return fmt::format("later play has changed copy {} of {}", i, past.size());
  return "";
}

// Two copies, the same choices: one plays on first and alone, then the other must come to the same end.
std::string compare_copies(const Position& state, std::uint64_t seed) {
  Position first(state), second(state);
  Rng one(seed), other(seed);
  state.game().playout(first.data(), one);
  if (!(second == state)) return "playing a copy changed another copy";
  state.game().playout(second.data(), other);
  return first == second ? "" : "two copies with the same choices come to different ends";
}

}  // namespace

LawReport check_copy(const Game& game, LawBudget budget) {
  std::vector<Kept> past;
  ActionList choices;
  // Every copy of a short game is kept, and some of a long one.
  const int apart = 1 + bound(game) / 256;
  return in_every_state(game, budget, [&](const Trial& trial) -> std::string {
    const int n = static_cast<int>(trial.played.size());
    if (n == 0) past.clear();
    if (n % apart == 0) past.push_back({trial.now, trial.now.hash()});
    if (!trial.goes_on(choices)) return changed(past);
    return n % (4 * apart) == 0 ? compare_copies(trial.now, trial.seed) : "";
  });
}

}  // namespace kosmo

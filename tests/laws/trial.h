// Random games for the laws: played, remembered, and told again when a law is broken.
#pragma once

#include <map>

#include "tests/laws/laws.h"

namespace kosmo {

// One random game. Its number decides seats, options and style of play, so that a few games cover them all.
class Trial {
 public:
  Trial(const Game& game, std::uint64_t seed, int number, Events = {});

  const Game& game() const { return now.game(); }
  Position fresh(std::uint64_t seed, Events events = {}) const { return {game(), seats, options, seed, events}; }
  Position fresh(Events events = {}) const { return fresh(seed, events); }
  // A random choice: some games choose among all actions, others among verbs first, which leads to rarer places.
  Action pick(const ActionList& choices);
  // A random choice of one who wants the game to last: rather one that leaves the turn where it is.
  Action linger(const ActionList& choices);
  void play(Action a, Events events = {}) {
    now.apply(a, events);
    played.push_back(a);
  }
  // False when the game is over, or stuck, or longer than it may be: those are matters of the law of progress.
  bool goes_on(ActionList& choices) const;
  // "lucky, 3 seats, seed 17, decision 2 (red): what is wrong", and all that was played.
  std::string tell(const std::string& what_is_wrong) const;

  int seats;
  Options options;
  std::uint64_t seed;
  bool by_verb;
  Rng chance;  // of the one who plays and of those who imagine; the game's own is in its state
  Position now;
  std::vector<Action> played;
};

// The longest that a game may get.
int bound(const Game&);

// Plays the games of a budget. visit(trial) is called in every state, the last included; what it returns, unless empty,
// is a violation and the end.
enum class Playing { kAtRandom, kLingering };
template <class Visit>
LawReport in_every_state(const Game& game, const LawBudget& budget, Visit&& visit,
                         Playing playing = Playing::kAtRandom) {
  LawReport report;
  ActionList choices;
  for (int i = 0; i < budget.games; ++i, ++report.games) {
    Trial trial(game, budget.seed, i);
    for (;; ++report.decisions) {
      if (const std::string wrong = visit(trial); !wrong.empty()) {
        report.violation = trial.tell(wrong);
        return report;
      }
      if (!trial.goes_on(choices)) break;
      trial.play(playing == Playing::kLingering ? trial.linger(choices) : trial.pick(choices));
    }
  }
  return report;
}

// States to look at closely: some of one game, at most `most` for each kind of decision, each equally likely.
class Sample {
 public:
  explicit Sample(int most) : most_(most) {}
  void offer(Trial&);
  // The `count` best of them: kinds of decisions that were looked at least so far come first.
  std::vector<Trial> take(int count, std::map<std::string, int, std::less<>>& looked, Rng& chance);

 private:
  struct Kind {
    int seen = 0;
    std::vector<Trial> kept;
  };
  int most_;
  std::map<std::string, Kind, std::less<>> kinds_;
};

// As in_every_state, but looks at `budget.looks` states only, of every kind of decision as often as can be.
template <class Visit>
LawReport in_some_states(const Game& game, const LawBudget& budget, Visit&& visit) {
  LawReport report;
  std::map<std::string, int, std::less<>> looked;
  ActionList choices;
  for (int i = 0; i < budget.games; ++i, ++report.games) {
    const int quota = static_cast<int>(static_cast<long>(budget.looks) * (i + 1) / budget.games - report.looks);
    if (quota == 0) continue;
    Sample sample(quota);
    Trial trial(game, budget.seed, i);
    for (;; ++report.decisions) {
      sample.offer(trial);
      if (!trial.goes_on(choices)) break;
      trial.play(trial.pick(choices));
    }
    for (Trial& look : sample.take(quota, looked, trial.chance)) {
      ++report.looks;
      if (const std::string wrong = visit(look); !wrong.empty()) {
        report.violation = look.tell(wrong);
        return report;
      }
    }
  }
  return report;
}

}  // namespace kosmo

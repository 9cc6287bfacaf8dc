// How promising an action looks before any search: a weight by its verb, and a little more where a glance tells.
// Only the proportions between the choices of one decision matter.
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

constexpr double kUnlikely = 0.05;

// What is printed on a structure and will still be worth something.
double worth_printed(const State& s, int kind) {
  const double income = sum_of(structure(kind).produces) * (kRounds - s.round);
  const int points = structure(kind).keyword == Keyword::kEndGame ? 4 : structure(kind).vp;
  return points + 0.4 * income;
}

double propaganda_prior(const Player& p) {
  const int lost = p.morale + kPropagandaMorale - kMaxMorale;
  return lost >= kPropagandaMorale ? kUnlikely : lost > 0 ? 0.5 : 3;
}

bool fits(const Player& p, int resource, int amount) { return p.resources[resource] + amount <= kMaxResource; }

double exploit_prior(const Player& p, int kind) {
  const Colour colour = structure(kind).colour;
  if (colour == Colour::kGrey) return 0.5;
  return fits(p, static_cast<int>(colour), kTradeRate[colour]) ? 0.6 : kUnlikely;
}

double action_prior(const State& s, Seat seat, Action a) {
  const Player& p = s.of(seat);
  switch (verb_of(a)) {
    case Verb::kBuild: return 3 + 2 * worth_printed(s, a.arg[0]);
    case Verb::kAttack: return 6;
    case Verb::kActivate: return 2;
    case Verb::kExploit: return exploit_prior(p, a.arg[0]);
    case Verb::kResearch: return p.hand.size() < kHandLimit ? 1.5 : 0.3;
    case Verb::kTrade: return fits(p, a.arg[1], kTradeRate[a.arg[1]]) ? 0.15 : kUnlikely;
    case Verb::kPropaganda: return propaganda_prior(p);
    case Verb::kContract: return p.advisor == kNone && s.round <= kRounds / 2 ? 0.8 : kUnlikely;
    default: return 1;
  }
}

}  // namespace

double Orion::prior(const State& s, Action a) {
  if (s.core.over) return 1;
  const Step& step = s.core.steps.back();
  const Player& p = s.of(step.seat);
  switch (static_cast<Kind>(step.kind)) {
    case Kind::kAction: return action_prior(s, step.seat, a);
    case Kind::kBuildMore:
    case Kind::kActivateFree:
      return verb_of(a) == Verb::kDecline || verb_of(a) == Verb::kDone ? 0.3 : action_prior(s, step.seat, a);
    case Kind::kSwap: return verb_of(a) == Verb::kSwap ? 1.0 / (1 + worth_printed(s, a.arg[0])) : 1;
    case Kind::kDiscard:
    case Kind::kHandLimit:
    case Kind::kThrow: return 1.0 / (1 + worth_printed(s, a.arg[0]));
    case Kind::kGainAny: return fits(p, a.arg[0], 1) ? 1 : kUnlikely;
    case Kind::kGainOneOf: return fits(p, a.arg[0], GainOneOfArgs(step).amount[a.arg[0]]) ? 1 : kUnlikely;
    default: return 1;
  }
}

}  // namespace kosmo::orion

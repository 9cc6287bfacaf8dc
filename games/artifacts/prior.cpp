// How promising an action looks before any search: a weight by its verb. Only the proportions between the choices of
// one decision matter.
#include "games/artifacts/artifacts.h"
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {

double Artifacts::prior(const State& s, Action a) {
  if (s.core.over) return 1;
  switch (verb_of(a)) {
    case Verb::kDiscover:
    case Verb::kDevelop:
    case Verb::kBuild:
    case Verb::kComplete: return 40;
    case Verb::kFactionAction:
    case Verb::kFactionActionIn: return 15;
    case Verb::kOffensive:
    case Verb::kIncome:
    case Verb::kMine: return 10;
    case Verb::kPlay: return 10;
    case Verb::kUse: return 6;
    case Verb::kPurchase: return (count(s.of(s.core.steps.back().seat).stage) < 3 ? 4.0 : 0.5) / (1 + 2 * a.arg[1]);
    case Verb::kPrepare: return 3;
    case Verb::kTrade: return 0.5;
    case Verb::kAttack: return a.arg[0] == kAliens ? 3 : 1;
    case Verb::kThrow:
    case Verb::kDecline: return 0.2;
    case Verb::kDiscard:
    case Verb::kUnlock: return 0.3;
    default: return 1;
  }
}

}  // namespace kosmo::artifacts

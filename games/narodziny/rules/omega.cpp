// The end of the craft phase (NK-OMG).
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

// NK-OMG-05
bool nebula_possible(const State& s, Seat seat) { return s.of(seat).empty_nebulae() && any_tile_left(s); }
bool stabilise_possible(const State& s, Seat seat) { return s.of(seat).proto != 0; }

// NK-OMG-08
bool is_scoring(Verb verb) {
  return verb == Verb::kComplete || verb == Verb::kRelease || verb == Verb::kReleaseWith || verb == Verb::kAdvance;
}

}  // namespace

// NK-OMG-02: one of the two omegas; an impossible one only if both are (then without effect).
void list_omega(const State& s, const Step& step, ActionList& out) {
  const bool nebula = nebula_possible(s, step.seat), life = stabilise_possible(s, step.seat);
  if (nebula || !life) out.add(Verb::kOmega, Marker::kNebula);
  if (life || !nebula) out.add(Verb::kOmega, Marker::kStabilise);
}

void apply_omega(State& s, const Step& step, Action a, Events& events) {
  const auto marker = static_cast<Marker>(a.arg[0]);
  s.of(step.seat).marker = marker;
  events.tell_all(Said::kOmega, step.seat, marker);
  if (marker == Marker::kNebula && nebula_possible(s, step.seat))
    s.core.steps.push(NebulaSizeArgs(Cause::kOmega).step(step.seat));
  if (marker == Marker::kStabilise && stabilise_possible(s, step.seat))
    s.core.steps.push(StabiliseArgs(1, Cause::kOmega).step(step.seat));
}

Refusal why_not_omega(const State&, const Step&, Action a) {
  if (verb_of(a) == Verb::kOmega && static_cast<Marker>(a.arg[0]) == Marker::kNebula)
    return refuse(
        "NK-OMG-05",
        {"There is no empty nebula space or no nebula left, and the other omega space is possible.",
         "Nie ma pustego pola na mgławicę albo skończyły się mgławice, a efekt drugiego pola omega jest możliwy."});
  if (verb_of(a) == Verb::kOmega && static_cast<Marker>(a.arg[0]) == Marker::kStabilise)
    return refuse("NK-OMG-05", {"You have no proto-life, and the other omega space is possible.",
                                "Nie masz protożycia, a efekt drugiego pola omega jest możliwy."});
  return verb_of(a) == Verb::kOmega ? Refusal{} : crafting_is_over(a);  // alpha is no omega
}

// NK-RND-03: everything that is done in the craft phase, up to the omega that ends it. A new verb must say here where
// it belongs.
bool belongs_to_crafting(Verb verb) {
  switch (verb) {
    case Verb::kShift:
    case Verb::kStop:
    case Verb::kSize:
    case Verb::kTake:
    case Verb::kDraw:
    case Verb::kGoAhead:
    case Verb::kWait:
    case Verb::kDrop:
    case Verb::kCount: return false;
    case Verb::kPlaceNebula:
    case Verb::kNebulaAt:
    case Verb::kPlaceStar:
    case Verb::kStarAt:
    case Verb::kPlaceLife:
    case Verb::kLifeAt:
    case Verb::kComplete:
    case Verb::kDiscardStar:
    case Verb::kRelease:
    case Verb::kReleaseWith:
    case Verb::kStarType:
    case Verb::kAdvance:
    case Verb::kExchange:
    case Verb::kAcquire:
    case Verb::kKeep:
    case Verb::kBottom:
    case Verb::kUse:
    case Verb::kPay:
    case Verb::kDiscardNova:
    case Verb::kDiscardLife:
    case Verb::kEither:
    case Verb::kSpend:
    case Verb::kNova:
    case Verb::kRestore:
    case Verb::kStabilise:
    case Verb::kIrradiate:
    case Verb::kMoveStar:
    case Verb::kStarTo:
    case Verb::kMoveLife:
    case Verb::kLifeTo:
    case Verb::kLiftStar:
    case Verb::kLiftNebula:
    case Verb::kLiftLife:
    case Verb::kEnough:
    case Verb::kEvolve:
    case Verb::kReplace:
    case Verb::kEnd:
    case Verb::kOmega: return true;
  }
  return false;
}

// NK-BLD-03, NK-OMG-06, NK-OMG-08: once the craft phase is ended, only the chosen omega is left to resolve.
Refusal crafting_is_over(Action a) {
  if (verb_of(a) == Verb::kOmega)
    return refuse("NK-OMG-06", {"You have chosen your omega space; its effect is mandatory.",
                                "Pole omega jest już wybrane; jego efekt jest obowiązkowy."});
  if (is_scoring(verb_of(a)))
    return refuse("NK-OMG-08", {"Scoring actions are over for this turn.",
                                "W tej turze nie można już wykonywać akcji punktujących."});
  if (!belongs_to_crafting(verb_of(a))) return {};
  return refuse("NK-BLD-03", {"You have ended your craft phase.", "Twoja faza budowania już się skończyła."});
}

// NK-OMG-07: unspent resources are lost; then the next player, or the end of the round (NK-RND-01).
void run_end_turn(State& s, const Step& step, Events& events) {
  PlayerBoard& b = s.of(step.seat);
  b.supernova = b.dna = b.graviton = 0;
  events.tell_all(Said::kTurnOver, step.seat);
  if (++s.turns_done < s.seats())
    s.core.push(Kind::kTurn, s.after(step.seat));
  else
    s.core.push(Kind::kEndRound, kNobody);
}

}  // namespace kosmo::narodziny

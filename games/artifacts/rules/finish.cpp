// The end of the game (AA-END) and the final scoring (AA-SCORE).
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

int last_artifact_of(const State& s, Seat seat) {  // of the window before_scoring, or kNone
  int found = kNone;
  s.of(seat).artifacts.each([&](int id) {
    if (artifact(id).window == Window::kBeforeScoring) found = id;
  });
  return found;
}

// Blocked Technologies that still can be paid for.
CardsOfType payable_technologies(const State& s, Seat seat) {
  const Player& p = s.of(seat);
  return (usable(s, seat, Type::kTechnology, Side::kOperational) & p.blocked[Type::kTechnology]) -
         s.paid[Type::kTechnology];
}

}  // namespace

Points points_of(const State& s, Seat seat) {
  const Player& p = s.of(seat);
  Points out{p.vp, count(p.empire), 0, 0};                                       // AA-SCORE-01
  working(s, seat, Type::kTechnology, Side::kOperational).each([&](int index) {  // AA-SCORE-02, AA-SCORE-05
    out.technologies += worth(s, seat, card_of(Type::kTechnology, index), true);
  });
  if (!s.end_bonus || p.faction == kNone) return out;
  const Faction& own =
      faction(p.faction);  // AA-SCORE-04, AA-FACT-04: by type and by kind, blocked cards by type only (AA-AMB-54)
  out.faction = p.empire[own.bonus_type].size();
  for (const Type type : kAllTypes)
    out.faction += ((p.empire[type] - p.blocked[type]) & of_kind(type, own.bonus_kind)).size();
  return out;
}

// AA-SCORE-03: from the First Player; the last pushed comes first.
static void begin_scoring(State& s) {
  s.core.push(Kind::kFinish, kNobody);
  for (const Seat p : last_first(s.turn_order()))
    if (!payable_technologies(s, p).empty()) s.core.push(Kind::kPayScoring, p);
}

// AA-END-05
void run_before_scoring(State& s, const Step&, Events&) {
  s.paid = {};
  for (Seat p = 0; p < s.seats(); ++p)
    if (last_artifact_of(s, p) != kNone) return s.core.push(Kind::kLastArtifact, p);
  begin_scoring(s);
}

void list_last_artifact(const State& s, const Step& step, ActionList& out) {  // AA-END-05
  if (last_artifact_of(s, step.seat) != kNone) out.add(Verb::kPlay, last_artifact_of(s, step.seat));
  out.add(Verb::kDecline);
}
void apply_last_artifact(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kDecline) return begin_scoring(s);
  s.core.push(Kind::kTurn, step.seat);
  play_artifact(s, step.seat, a.arg[0], events);
}
Refusal why_not_last_artifact(const State&, const Step&, Action) { return {}; }

void list_pay_scoring(const State& s, const Step& step, ActionList& out) {  // AA-SCORE-03
  payable_technologies(s, step.seat).each([&](int index) {
    out.add(Verb::kUnlock, card_of(Type::kTechnology, index));
  });
  out.add(Verb::kDone);
}
void apply_pay_scoring(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kDone) return;
  pay_tokens(s, step.seat, a.arg[0], events);
  put(s.paid, a.arg[0]);
  if (!payable_technologies(s, step.seat).empty()) s.core.push(Kind::kPayScoring, step.seat);
}
Refusal why_not_pay_scoring(const State&, const Step&, Action) { return {}; }

void run_finish(State& s, const Step&, Events& events) {  // AA-SCORE-05
  for (const Seat p : s.turn_order()) events.tell_all(Said::kFinal, p, points_of(s, p).sum());
  s.core.over = 1;
}

}  // namespace kosmo::artifacts

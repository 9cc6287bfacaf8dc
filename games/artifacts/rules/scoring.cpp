// Technologies that are scored (AA-TECH-04, AA-TECH-05), and Gain Income (AA-INC).
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

void score(State& s, Seat seat, int technology, Events& events) {
  const int vp = worth(s, seat, technology, false);
  events.tell_all(Said::kScored, seat, technology, vp);
  gain_vp(s, seat, vp, events);
}

int reroller(const State& s, Seat seat) {  // TECH_REROLL: the Technology, or kNone
  int found = kNone;
  (usable(s, seat, Type::kTechnology, Side::kLogistic) & content().with_op[Op::kTechReroll]).each([&](int index) {
    found = card_of(Type::kTechnology, index);
  });
  return found;
}

}  // namespace

// CardArgs::count: it is the second card already.
void run_reveal(State& s, const Step& step, Events& events) {  // AA-TECH-04
  const CardArgs args(step);
  const int r = draw_resource(s, events);
  if (r == kNone) return;  // AA-DECK-05
  s.revealed.push(static_cast<std::uint8_t>(r));
  events.tell_all(Said::kRevealed, step.seat, r);
  const bool matches = resource(r).has_kind(card(args.card).kind);
  if (!matches && args.count == 0 && reroller(s, step.seat) != kNone)
    return s.core.steps.push(args.step(Kind::kTechReroll, step.seat));
  if (matches) score(s, step.seat, args.card, events);
  discard_revealed(s);
}
void list_tech_reroll(const State& s, const Step& step, ActionList& out) {  // AA-TECH-04
  if (reroller(s, step.seat) != kNone) out.add(Verb::kReroll);
  out.add(Verb::kStand);
}
void apply_tech_reroll(State& s, const Step& step, Action a, Events& events) {  // AA-TECH-04, AA-BLK-09
  discard_revealed(s);
  if (verb_of(a) == Verb::kStand) return;
  s.core.steps.push(CardArgs(CardArgs(step).card, 1).step(Kind::kReveal, step.seat));
  pay_tokens(s, step.seat, reroller(s, step.seat), events);
}
Refusal why_not_tech_reroll(const State&, const Step&, Action) { return {}; }

// --- Gain Income: every operational Technology that is not blocked, in any order (AA-INC-01)

static CardsOfType still_to_score(const State& s, Seat seat) {
  return usable(s, seat, Type::kTechnology, Side::kOperational) - s.done;
}
void list_income(const State& s, const Step& step, ActionList& out) {
  const CardsOfType rest = still_to_score(s, step.seat);
  rest.each([&](int index) { out.add(Verb::kScore, card_of(Type::kTechnology, index)); });
  // One at least must be scored (AA-INC-02).
  if ((rest - s.of(step.seat).blocked[Type::kTechnology]).empty() && !s.done.empty()) out.add(Verb::kDone);
}
void apply_income(State& s, const Step& step, Action a, Events& events) {  // AA-INC-01, AA-BLK-10
  if (verb_of(a) == Verb::kDone) return;
  s.done.add(index_of(a.arg[0]));
  pay_tokens(s, step.seat, a.arg[0], events);
  if (!still_to_score(s, step.seat).empty()) s.core.push(Kind::kIncome, step.seat);
  s.core.steps.push(CardArgs(a.arg[0]).step(Kind::kReveal, step.seat));
}
Refusal why_not_income(const State&, const Step&, Action a) {
  if (verb_of(a) == Verb::kDone)
    return refuse("AA-INC-01",
                  {"No unblocked Technology is left out.", "Nie pomija się żadnej niezablokowanej Technologii."});
  return {};
}

// --- SCORE_TECH

void list_score_tech(const State& s, const Step& step, ActionList& out) {  // AA-TECH-05
  still_to_score(s, step.seat).each([&](int index) { out.add(Verb::kScore, card_of(Type::kTechnology, index)); });
  if (ScoreArgs(step).may_stop) out.add(Verb::kDone);
}
void apply_score_tech(State& s, const Step& step, Action a, Events& events) {  // AA-TECH-05, AA-BLK-09
  const ScoreArgs args(step);
  if (verb_of(a) == Verb::kDone) return;
  s.done.add(index_of(a.arg[0]));
  pay_tokens(s, step.seat, a.arg[0], events);
  if (args.count > 1 && !still_to_score(s, step.seat).empty())
    s.core.steps.push(ScoreArgs(args.count - 1, args.reveals, true).step(step.seat));
  if (args.reveals)
    s.core.steps.push(CardArgs(a.arg[0]).step(Kind::kReveal, step.seat));
  else
    score(s, step.seat, a.arg[0], events);
}
Refusal why_not_score_tech(const State&, const Step&, Action) { return {}; }

}  // namespace kosmo::artifacts

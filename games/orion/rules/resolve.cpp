// Keywords: which effects work now, who may decline them, and in which order they come (MO-GEN-05, MO-GEN-06).
#include "engine/effects.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

// A whole list: every cost can be paid and every payoff is possible (MO-GEN-13). A marker for the field and one to gain
// are two.
bool can_use(const State& s, Seat seat, int source, const Effects& effects) {
  if (!can_do_all(effects, [&](const Effect& e) { return can_do(s, seat, source, e); })) return false;
  int markers = 0;
  for (const Effect& e : effects) markers += e.op == Op::kMark ? 1 : e.op == Op::kAction ? e.number : 0;
  const bool marks = effects[0].op == Op::kMark;
  return !marks || s.of(seat).reserve >= markers;
}

// These offer to decline when it comes to them.
bool asks_for_itself(const Effect& e) { return e.op == Op::kBuild || e.op == Op::kActivateFree; }

// Calls f(source) for all that can still come.
template <class F>
void each_candidate(const State& s, Seat seat, const ResolveArgs& args, F&& f) {
  for (int source = 0; source < kSources; ++source)
    if (args.sources & (1 << source) && usable(s, seat, source, args.keyword)) f(source);
}

}  // namespace

// MO-SYS-08, MO-ATK-10
bool usable(const State& s, Seat seat, int source, Keyword keyword) {
  const Player& p = s.of(seat);
  if (source == kSheetSource) return keyword == Keyword::kRoundStart && can_use_sheet(p);
  if (!source_is_active(p, source)) return false;
  const Effects& effects = effects_of(p, source, keyword);
  return !effects.empty() && can_use(s, seat, source, effects);
}

// MO-BLD-10, MO-BLD-11: what is pushed comes before all that waits, so a structure built by an effect is resolved
// completely before that effect goes on.
void push_effects(State& s, Seat seat, int source, Keyword keyword, Seat defender) {
  const int card = card_of(s.of(seat), source);
  const Effects& effects = effects_on(card, keyword);
  const bool asks = keyword == Keyword::kAfterBuild && may_decline(card, keyword) && !asks_for_itself(effects[0]);
  if (asks && !can_use(s, seat, source, effects)) return;
  s.core.steps.push(EffectArgs(card, keyword, source, defender).step(seat));
  if (asks) s.core.steps.push(MayUseArgs(card).step(seat));
}

// MO-GEN-05. Its effect waits right below.
void list_may_use(const State&, const Step&, ActionList& out) {
  out.add(Verb::kUse);
  out.add(Verb::kDecline);
}
void apply_may_use(State& s, const Step&, Action a, Events&) {
  if (verb_of(a) == Verb::kDecline) s.core.steps.pop();
}
Refusal why_not_may_use(const State&, const Step&, Action) { return {}; }

// MO-GEN-06. What is alone and may not be declined comes by itself.
void run_resolve(State& s, const Step& step, Events& events) {
  const ResolveArgs args(step);
  int candidates = 0, card = kNone, last = 0;
  each_candidate(s, step.seat, args, [&](int source) {
    ++candidates;
    last = source;
    card = card_of(s.of(step.seat), source);
  });
  if (candidates == 0) return;
  if (candidates == 1 && !may_decline(card, args.keyword))
    return apply_choose_effect(s, step, make_action(Verb::kResolve, card, last), events);
  s.core.steps.push(args.step(Kind::kChooseEffect, step.seat));
}
// MO-GEN-05, MO-GEN-06
void list_choose_effect(const State& s, const Step& step, ActionList& out) {
  bool forced = false;
  const ResolveArgs args(step);
  each_candidate(s, step.seat, args, [&](int source) {
    const int card = card_of(s.of(step.seat), source);
    out.add(Verb::kResolve, card, source);
    forced = forced || !may_decline(card, args.keyword);
  });
  if (!forced) out.add(Verb::kDone);
}
void expect_choose_effect(const State&, const Step&, ActionList& out) { out.add(Verb::kDone); }
static Refusal why_not_resolve(const Player& p, const ResolveArgs& args, int card, int source) {
  if (source == kSheetSource && args.keyword == Keyword::kRoundStart) return why_not_use_sheet(p, card);
  if (card_of(p, source) != card || !source_is_active(p, source))
    return refuse("MO-SYS-08", {"{0} is not your active card there.", "„{0}” nie jest tam twoją aktywną kartą."},
                  {&kPlayedCardKind}, card);
  const Effects& effects = effects_of(p, source, args.keyword);
  if (effects.empty())
    return refuse("MO-GEN-13", {"That has no effect to use now.", "Nie ma tam efektu do rozpatrzenia."});
  if (!(args.sources & 1 << source))
    return refuse(args.keyword == Keyword::kAfterAttack ? "MO-ATK-09" : "MO-GEN-06",
                  {"Its effect has been used.", "Ten efekt został już użyty."});
  if (effects[0].op == Op::kMark && !field_empty(p, source))
    return refuse("MO-ATK-10", {"Its R field is occupied.", "Jej pole R jest zajęte."});
  return refuse("MO-GEN-13", {"Its cost cannot be paid, or it could do nothing.",
                              "Nie można opłacić kosztu albo efekt nic by nie dał."});
}
void apply_choose_effect(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kDone) return;
  ResolveArgs args(step);
  const int card = a.arg[0], source = a.arg[1];
  events.tell_all(Said::kResolved, step.seat, card);
  args.sources &= ~(1 << source);  // each at most once (MO-ATK-09)
  s.core.steps.push(args.step(Kind::kResolve, step.seat));
  if (source == kSheetSource) return use_sheet(s, step.seat, events);
  push_effects(s, step.seat, source, args.keyword, args.defender);
}
Refusal why_not_choose_effect(const State& s, const Step& step, Action a) {
  if (verb_of(a) == Verb::kDone)
    return refuse("MO-GEN-05", {"An effect that is not worded “may” must be carried out.",
                                "Efekt bez słowa „możesz” trzeba rozpatrzyć."});
  return verb_of(a) == Verb::kResolve ? why_not_resolve(s.of(step.seat), ResolveArgs(step), a.arg[0], a.arg[1])
                                      : Refusal{};
}

}  // namespace kosmo::orion

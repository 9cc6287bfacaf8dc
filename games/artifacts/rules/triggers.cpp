// ALWAYS effects that react to something (AA-KEY-04, AA-KEY-06, AA-KEY-08).
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

const Effect* effect_for(int technology, Event event) {  // or nullptr
  for (const Effect& e : card(technology).effects)
    if (e.when == event) return &e;
  return nullptr;
}

bool is_used_up(const State& s, int technology, const Effect& e) {
  return e.once_per_turn && s.used.contains(index_of(technology));
}

// Triggers know the Technology by its index, and the event as an argument.
int technology_of(const Trigger& t) { return card_of(Type::kTechnology, t.effect); }
Event event_of(const Trigger& t) {
  const auto [event, unused] = t.arg;
  return static_cast<Event>(event);
}

void carry_out(State& s, const Trigger& t, Events& events) {
  const int technology = technology_of(t);
  const Effect* e = effect_for(technology, event_of(t));
  if (!e || is_used_up(s, technology, *e)) return;
  if (e->once_per_turn) s.used.add(index_of(technology));
  events.tell_all(Said::kUsed, t.owner, technology);
  pay_tokens(s, t.owner, technology, events);
  do_effect(s, t.owner, EffectArgs(Source::kTechnology, technology), *e, events);
}

}  // namespace

// AA-KEY-04: compulsory, but for a blocked card, which must be paid for (AA-BLK-09): whether it can be, is asked when
// its turn comes, since others of this moment may bring Credits.
void raise(State& s, Event event, Seat owner) {
  const CardsOfType logistic = on_side(s.of(owner), Type::kTechnology, Side::kLogistic);
  bool any = false;
  (logistic & content().triggered[event]).each([&](int index) {
    const int technology = card_of(Type::kTechnology, index);
    const Effect* e = effect_for(technology, event);
    if (e->op == Op::kCancelDamage || is_used_up(s, technology, *e)) return;  // Repair Docks ask for themselves
    s.triggers.raise(index, owner, s.tokens[technology] == 0, static_cast<int>(event));
    any = true;
  });
  const bool is_waiting = !s.core.steps.empty() && s.core.steps.back().is(Kind::kTriggers);
  if (any && !is_waiting) s.core.steps.push(LevelArgs(s.triggers.level()).step(Kind::kTriggers, owner));
}

// Calls f(trigger) for those that the seat may let come next.
template <class F>
static void each_offered(const State& s, Seat seat, F&& f) {
  s.triggers.each_choice(seat, [&](const Trigger& t) {
    if (can_pay_tokens(s, seat, technology_of(t))) f(t);
  });
}

void run_triggers(State& s, const Step& step, Events& events) {  // AA-KEY-06
  const int floor = LevelArgs(step).floor;
  if (s.triggers.settle(floor)) return;
  const Seat seat = s.triggers.chooser(clockwise_from(static_cast<Seat>(s.active), s.seats()));
  int offered = 0;
  Trigger only_one{};
  each_offered(s, seat, [&](const Trigger& t) {
    ++offered;
    only_one = t;
  });
  if (offered > 1 || (offered == 1 && !only_one.forced))
    return s.core.steps.push(LevelArgs(floor).step(Kind::kChooseTrigger, seat));
  s.core.steps.push(step);
  if (offered == 0) return s.triggers.decline(seat);  // nobody can pay for what is left
  s.triggers.begin(only_one);
  carry_out(s, only_one, events);
}
void list_choose_trigger(const State& s, const Step& step, ActionList& out) {  // AA-KEY-04, AA-KEY-06
  each_offered(s, step.seat, [&](const Trigger& t) { out.add(Verb::kTrigger, technology_of(t)); });
  if (!s.triggers.must(step.seat)) out.add(Verb::kDecline);
}
void apply_choose_trigger(State& s, const Step& step, Action a, Events& events) {
  s.core.steps.push(LevelArgs(step).step(Kind::kTriggers, step.seat));
  if (verb_of(a) == Verb::kDecline) return s.triggers.decline(step.seat);
  Trigger chosen{};
  bool found = false;
  s.triggers.each_choice(step.seat, [&](const Trigger& t) {
    if (technology_of(t) == a.arg[0] && !found) chosen = t, found = true;
  });
  s.triggers.begin(chosen);
  carry_out(s, chosen, events);
}
Refusal why_not_choose_trigger(const State&, const Step&, Action a) {
  if (verb_of(a) == Verb::kDecline)
    return refuse("AA-KEY-04", {"An effect without a cost is compulsory.", "Efekt bez kosztu jest obowiązkowy."});
  return {};
}

}  // namespace kosmo::artifacts

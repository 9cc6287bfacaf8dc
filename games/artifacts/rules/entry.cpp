// Cards that enter an Empire (AA-PLAN-03, AA-TECH-02, AA-SHIP-02): the side, triggers, the card's own effect, and then
// Automatic Construction (AA-AUTO).
#include <algorithm>

#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

Event entry_event(Type type) {
  return type == Type::kPlanet ? Event::kDiscovered : type == Type::kTechnology ? Event::kDeveloped : Event::kBuilt;
}

bool is_first_of_kind(const Player& p, int id) {  // blocked cards have no kind (AA-BLK-03)
  const Type type = type_of(id);
  CardsOfType others = (p.empire[type] - p.blocked[type]) & of_kind(type, card(id).kind);
  others.remove(index_of(id));
  return others.empty();
}

}  // namespace

void list_side(const State&, const Step&, ActionList& out) {  // AA-PLAN-03, AA-AUTO-02
  out.add(Verb::kLogistic);
  out.add(Verb::kOperational);
}
void apply_side(State& s, const Step& step, Action a, Events& events) {
  const Side side = verb_of(a) == Verb::kOperational ? Side::kOperational : Side::kLogistic;
  enter(s, step.seat, EntryArgs(step), side, events);
}
Refusal why_not_side(const State&, const Step&, Action) { return {}; }

// AA-AUTO-01: triggers, the card's own effect, the Stage; the last pushed comes first.
void enter(State& s, Seat seat, const EntryArgs& entry, Side side, Events& events) {
  Player& p = s.of(seat);
  remove(p.stage, entry.card);
  put(p.empire, entry.card);
  if (side == Side::kOperational) put(p.operational, entry.card);
  events.tell_all(Said::kEntered, seat, entry.card, side);
  s.core.push(Kind::kConstruction, seat);
  s.core.steps.push(entry.step(Kind::kEntryEffect, seat));
  raise(s, entry_event(type_of(entry.card)), seat);
  if (is_first_of_kind(p, entry.card)) raise(s, Event::kFirstOfKind, seat);
}

void run_entry_effect(State& s, const Step& step, Events& events) {  // AA-PLAN-05, AA-TECH-04, AA-SHIP-04, AA-SHIP-05
  const EntryArgs entry(step);
  const bool operational = has(s.of(step.seat).operational, entry.card);
  switch (type_of(entry.card)) {
    case Type::kPlanet:
      if (operational && !entry.by_action && may_unlock(s, step.seat, DeedArgs(Deed::kEntering))) {
        // No action has discovered it: what makes it produce more is paid for now (AA-BLK-09).
        s.core.steps.push(EntryArgs(entry.card, true).step(Kind::kEntryEffect, step.seat));
        return ask_to_unlock(s, step.seat, DeedArgs(Deed::kEntering));
      }
      if (operational)
        s.core.steps.push(CardArgs(entry.card, kExploited + modifiers(s, step.seat, Op::kModProduce))
                              .step(Kind::kProduce, step.seat));
      return;
    case Type::kTechnology:  // the logistic side works from now on (AA-TECH-03)
      if (operational) s.core.steps.push(CardArgs(entry.card).step(Kind::kReveal, step.seat));
      return;
    case Type::kShip:
      if (operational)
        s.core.steps.push(AttackArgs(AttackArgs::Fleet::kThisShip, entry.card).step(Kind::kTarget, step.seat));
      else if (card(entry.card).kind == CardKind::kExploitation)
        gain_plan(s, step.seat, events);
      return;
  }
}

// --- Automatic Construction

static CardSet completed(const State& s, Seat seat) {  // AA-AUTO-02, AA-AUTO-05, AA-PREP-04
  CardSet out{};
  for (const Type type : kAllTypes) {
    if (s.of(seat).stage[type].empty() || s.of(seat).attached.empty()) continue;
    const int cost = cost_of(s, seat, type);
    s.of(seat).stage[type].each([&](int index) {
      if (attached_icons(s, seat, card_of(type, index)) >= cost) out[type].add(index);
    });
  }
  return out;
}

static void complete(State& s, Seat seat, int id, Events& events) {  // AA-AUTO-02, AA-AUTO-04, AA-AUTO-07
  events.tell_all(Said::kCompleted, seat, id);
  discard_attached(s, seat, id);
  s.core.steps.push(EntryArgs(id, false).step(Kind::kSide, seat));
}

// AA-AUTO-06: only an entry asks for this, and only after an attack that it caused (AA-ATK-18).
void run_construction(State& s, const Step& step, Events& events) {  // AA-AUTO-01, AA-AUTO-05
  s.paid = {};                                                       // what was paid for the action does not count here
  const CardSet cards = completed(s, step.seat);
  if (count(cards) > 1) return s.core.push(Kind::kComplete, step.seat);
  each_card(cards, [&](int id) { complete(s, step.seat, id, events); });
}
void list_complete(const State& s, const Step& step, ActionList& out) {  // AA-AUTO-03
  each_card(completed(s, step.seat), [&](int id) { out.add(Verb::kComplete, id); });
}
void apply_complete(State& s, const Step& step, Action a, Events& events) { complete(s, step.seat, a.arg[0], events); }
Refusal why_not_complete(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kComplete) return {};
  return refuse(
      "AA-AUTO-02",
      {"The icons attached to {0} do not reach its cost.", "Ikony dołączone do karty „{0}” nie pokrywają jej kosztu."},
      {&kCardName}, a.arg[0]);
}

}  // namespace kosmo::artifacts

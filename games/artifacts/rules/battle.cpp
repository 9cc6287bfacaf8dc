// The attack of one Ship (section 11.0 of the rules, order in one Ship's attack): reveal, REROLL or BEST_OF, bonuses,
// the row of the table, and what follows from it.
#include <algorithm>

#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

const Effect* ability(int ship, Op op) {  // or nullptr
  for (const Effect& e : card(ship).effects)
    if (e.op == op && e.when == Event::kNow) return &e;
  return nullptr;
}
int ability_number(int ship, Op op) {
  const Effect* e = ability(ship, op);
  return e ? e->number : 0;
}

bool reveal_one(State& s, Seat seat, Events& events) {
  const int r = draw_resource(s, events);
  if (r == kNone) return false;  // AA-ATK-15
  s.revealed.push(static_cast<std::uint8_t>(r));
  events.tell_all(Said::kRevealed, seat, r);
  return true;
}

int technology_bonus(const State& s, Seat seat) {  // MOD_ATTACK
  int sum = 0;
  (working(s, seat, Type::kTechnology, Side::kLogistic) & content().with_op[Op::kModAttack]).each([&](int index) {
    for (const Effect& e : card(card_of(Type::kTechnology, index)).effects)
      if (e.op == Op::kModAttack && fits_target(s, e.scope)) sum += e.number;
  });
  return sum;
}

}  // namespace

// AA-ATK-04
int attack_value(const State& s, Seat seat) {
  const int ship = card_of(Type::kShip, s.attack.ship);
  int value = s.revealed.empty() ? 0 : resource(s.revealed[0]).number;  // AA-ATK-03, AA-ATK-15
  for (const Effect& e : card(ship).effects) {
    if (e.op == Op::kBonus || (e.op == Op::kBonusVs && fits_target(s, e.scope))) value += e.number;
    if (e.op == Op::kBonusIf && holds(s, seat, e.condition, ship)) value += e.number;
  }
  value += technology_bonus(s, seat) + s.attack.paid_bonus + s.attack.bonus;
  return std::max(value, ability_number(ship, Op::kFloor));
}

bool fits_target(const State& s, Scope scope) {
  return scope == Scope::kAny || (scope == Scope::kAliens) == (s.attack.target == kAliens);
}

void run_ship(State& s, const Step& step, Events& events) {  // AA-ATK-03
  const int ship = CardArgs(step).card;
  const Seat seat = step.seat;
  s.attack.ship = static_cast<std::uint8_t>(index_of(ship));
  s.attack.paid_bonus = s.attack.lost = s.attack.won = 0;
  events.tell_all(Said::kShipAttacks, seat, ship);
  pay_tokens(s, seat, ship, events);  // AA-BLK-09
  s.core.push(Kind::kEndShip, seat);
  s.core.push(Kind::kAfterRow, seat);
  s.core.push(Kind::kRow, seat);
  if (has_cannon(s, seat)) s.core.push(Kind::kCannon, seat);
  if (const Effect* e = ability(ship, Op::kBonusPay); e && s.of(seat).bank >= e->other)
    s.core.push(Kind::kBonusPay, seat);
  const bool any = reveal_one(s, seat, events);
  if (any && ability(ship, Op::kReroll)) s.core.push(Kind::kShipReroll, seat);
  if (any && ability(ship, Op::kBestOf) && reveal_one(s, seat, events)) s.core.push(Kind::kBestOf, seat);
}

// --- REROLL, BEST_OF, BONUS_PAY, Null Cannon

void list_ship_reroll(const State&, const Step&, ActionList& out) {  // AA-ATK-03
  out.add(Verb::kReroll);
  out.add(Verb::kStand);
}
void apply_ship_reroll(State& s, const Step& step, Action a, Events& events) {  // AA-ATK-03
  if (verb_of(a) == Verb::kStand) return;
  discard_revealed(s);
  reveal_one(s, step.seat, events);
}
Refusal why_not_ship_reroll(const State&, const Step&, Action) { return {}; }

void list_best_of(const State& s, const Step&, ActionList& out) {  // AA-ATK-03
  for (const std::uint8_t r : s.revealed) out.add(Verb::kTake, r);
}
void apply_best_of(State& s, const Step&, Action a, Events&) {  // AA-ATK-03: both are discarded afterwards
  if (s.revealed[0] != a.arg[0]) std::swap(s.revealed[0], s.revealed[1]);
}
Refusal why_not_best_of(const State&, const Step&, Action) { return {}; }

void list_bonus_pay(const State& s, const Step& step, ActionList& out) {  // AA-ATK-04
  const Effect* e = ability(card_of(Type::kShip, s.attack.ship), Op::kBonusPay);
  if (e && s.of(step.seat).bank >= e->other) out.add(Verb::kRaise);
  out.add(Verb::kDecline);
}
void apply_bonus_pay(State& s, const Step& step, Action a, Events& events) {  // AA-ATK-04
  if (verb_of(a) == Verb::kDecline) return;
  const Effect* e = ability(card_of(Type::kShip, s.attack.ship), Op::kBonusPay);
  s.attack.paid_bonus = static_cast<std::uint8_t>(e->number);
  pay_credits(s, step.seat, e->other, events);
}
Refusal why_not_bonus_pay(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kRaise) return {};
  return refuse("AA-PAY-09", {"You have too few Credits.", "Masz za mało Kredytów."});
}

static int cannon_of(const State& s, Seat seat) {  // an Artifact of the window my_attack, or kNone
  int found = kNone;
  s.of(seat).artifacts.each([&](int id) {
    if (artifact(id).window == Window::kMyAttack) found = id;
  });
  return found;
}
bool has_cannon(const State& s, Seat seat) { return cannon_of(s, seat) != kNone; }
void list_cannon(const State& s, const Step& step, ActionList& out) {  // AA-ART-02
  if (has_cannon(s, step.seat)) out.add(Verb::kFire, cannon_of(s, step.seat));
  out.add(Verb::kDecline);
}
void apply_cannon(State& s, const Step& step, Action a, Events& events) {  // AA-TURN-05, AA-ATK-04
  if (verb_of(a) == Verb::kDecline) return;
  play_artifact(s, step.seat, a.arg[0], events);
}
Refusal why_not_cannon(const State&, const Step&, Action) { return {}; }

// --- the row of the table

void run_row(State& s, const Step& step, Events& events) {  // AA-ATK-05, AA-ATK-06
  const int value = attack_value(s, step.seat);
  events.tell_all(Said::kValue, value);
  if (!row_at(s, value).empty()) s.core.steps.push(EffectArgs(Source::kRow, value).step(step.seat));
}

const Effects& row_at(const State& s, int value) {
  return s.attack.target == kAliens ? system(s.system).row(value) : plan(s.attack.plan).row(value);
}

// ARMOUR and FRAGILE change what the row says.
void lose_ship(State& s, Seat seat, bool destroyed, Events& events) {
  if (s.attack.lost) return;  // AA-ATK-06: it is gone
  const int ship = card_of(Type::kShip, s.attack.ship);
  const int armour = ability_number(ship, Op::kArmour);
  if (!destroyed && armour >= 2) return events.tell_all(Said::kRepaired, seat, ship);
  if (!destroyed && ability(ship, Op::kFragile))
    destroyed = true;
  else if (destroyed && armour >= 1)
    destroyed = false;
  if (destroyed) return remove_ship(s, seat, true, events);
  if (repairer(s, seat) != kNone) return s.core.push(Kind::kRepair, seat);
  remove_ship(s, seat, false, events);
}

void remove_ship(State& s, Seat seat, bool destroyed, Events& events) {  // AA-ATK-08, AA-ATK-09
  const int ship = card_of(Type::kShip, s.attack.ship);
  s.attack.lost = 1;
  events.tell_all(destroyed ? Said::kDestroyed : Said::kDamaged, seat, ship);
  leave_empire(s, seat, ship, events);
  if (destroyed)
    put_under(s, ship);
  else
    put(s.of(seat).stage, ship);
}

// WHEN(ship_damaged, PAY_CREDITS -> CANCEL_DAMAGE)
int repairer(const State& s, Seat seat) {  // the Technology, if it can be paid for; or kNone
  int found = kNone;
  usable(s, seat, Type::kTechnology, Side::kLogistic).each([&](int index) {
    const int id = card_of(Type::kTechnology, index);
    if (!content().triggered[Event::kShipDamaged].contains(index)) return;
    if (s.of(seat).bank >= repair_cost(id) + s.tokens[id]) found = id;
  });
  return found;
}
int repair_cost(int technology) { return card(technology).cost[0].number; }

void list_repair(const State& s, const Step& step, ActionList& out) {  // AA-KEY-04
  if (repairer(s, step.seat) != kNone) out.add(Verb::kRepair);
  out.add(Verb::kDecline);
}
void apply_repair(State& s, const Step& step, Action a, Events& events) {  // AA-KEY-04, AA-ATK-09
  if (verb_of(a) == Verb::kDecline) return remove_ship(s, step.seat, false, events);
  const int id = repairer(s, step.seat);
  pay_tokens(s, step.seat, id, events);
  pay_credits(s, step.seat, repair_cost(id), events);
  events.tell_all(Said::kRepaired, step.seat, card_of(Type::kShip, s.attack.ship));
}
Refusal why_not_repair(const State&, const Step&, Action) { return {}; }

// --- after the row: ON_LOSS, ON_ARTIFACT, ON_HIT; the last pushed comes first

void run_after_row(State& s, const Step& step, Events&) {  // AA-ATK-07
  const int ship = card_of(Type::kShip, s.attack.ship);
  const auto follow = [&](Event when, bool happened) {
    const Effects& effects = card(ship).effects;
    for (int i = 0; i < effects.size(); ++i) {
      if (effects[i].when != when || !happened || !fits_target(s, effects[i].scope)) continue;
      EffectArgs effect(Source::kShip, ship);
      effect.which = i;
      effect.alone = true;
      s.core.steps.push(effect.step(step.seat));
    }
  };
  follow(Event::kOnHit, !s.attack.lost);
  follow(Event::kOnArtifact, s.attack.won > 0);
  follow(Event::kOnLoss, s.attack.lost);
}

void run_end_ship(State& s, const Step&, Events&) {  // AA-ATK-07
  discard_revealed(s);
  s.attack.ship = kNone;
  s.attack.paid_bonus = s.attack.lost = s.attack.won = 0;
}

}  // namespace kosmo::artifacts

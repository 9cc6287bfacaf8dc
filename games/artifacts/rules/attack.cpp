// Attacking (AA-ATK), from the target to the end; what one Ship does is in battle.cpp.
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {

bool is_attack(const State& s) { return s.attack.target != kNone; }
Seat defender(const State& s) {
  return is_attack(s) && s.attack.target != kAliens ? static_cast<Seat>(s.attack.target) : kNobody;
}

// Ships that may attack: operational, not blocked or paid for.
static CardsOfType fleet(const State& s, Seat seat) {
  return usable(s, seat, Type::kShip, Side::kOperational) - s.done;
}

// --- the target (AA-ATK-01)

void list_target(const State& s, const Step& step, ActionList& out) {  // AA-ATK-01, AA-ATK-16
  out.add(Verb::kAttack, kAliens);
  for (const Seat q : opponents_of(step.seat, s.seats())) out.add(Verb::kAttack, q);
  if (AttackArgs(step).fleet == AttackArgs::Fleet::kThisShip) out.add(Verb::kDecline);  // AA-SHIP-05
}
// AA-ATK-17: the Defence Plan, payments for blocked Technologies, the Ships, the end.
void apply_target(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kDecline) return;
  const AttackArgs who(step);
  s.attack = kNoAttack;
  s.attack.target = static_cast<std::uint8_t>(a.arg[0]);
  s.paid = {};
  s.done = {};
  events.tell_all(Said::kAttacked, step.seat, a.arg[0]);
  s.core.push(Kind::kEndAttack, step.seat);
  if (who.fleet == AttackArgs::Fleet::kThisShip)
    s.core.steps.push(CardArgs(who.ship).step(Kind::kShip, step.seat));
  else
    s.core.steps.push(who.step(Kind::kShips, step.seat));
  ask_to_unlock(s, step.seat, DeedArgs(Deed::kAttacking));
  if (defender(s) != kNobody) s.core.push(Kind::kDefend, defender(s));
}
Refusal why_not_target(const State&, const Step& step, Action a) {
  if (verb_of(a) == Verb::kDecline)
    return refuse("AA-OFF-01", {"At least one Ship must attack.", "Zaatakować musi co najmniej jeden Statek."});
  if (verb_of(a) == Verb::kAttack && a.arg[0] == step.seat)
    return refuse("AA-ATK-01", {"Nobody attacks their own Empire.", "Nie atakuje się własnego Imperium."});
  return {};
}

// --- the Defence Plan (AA-ATK-02)

void list_defend(const State& s, const Step& step, ActionList& out) {  // AA-ATK-02, AA-SETUP-05
  out.add(Verb::kDefend, kBasicPlan);
  for (const Card& owned : s.of(step.seat).plans) out.add(Verb::kDefend, owned.face);
}
void apply_defend(State& s, const Step& step, Action a, Events& events) {  // AA-ATK-02, AA-ATK-13
  s.attack.plan = a.arg[0];
  events.tell_all(Said::kDefends, step.seat, a.arg[0]);
  if (a.arg[0] == kBasicPlan) return;
  s.core.reveal();
  s.of(step.seat).plans.show(a.arg[0], kEverybody);  // AA-INFO-20
}
Refusal why_not_defend(const State&, const Step&, Action a) {
  if (verb_of(a) == Verb::kDefend)
    return refuse("AA-ATK-02", {"You do not have the plan {0}.", "Nie masz planu „{0}”."}, {&kPlanKind}, a.arg[0]);
  return {};
}

// --- one Ship after another (AA-OFF-01, AA-OFF-02)

void list_ships(const State& s, const Step& step, ActionList& out) {
  fleet(s, step.seat).each([&](int index) { out.add(Verb::kSend, card_of(Type::kShip, index)); });
  if (!s.done.empty()) out.add(Verb::kDone);  // AA-OFF-02
}
void apply_ships(State& s, const Step& step, Action a, Events&) {  // AA-OFF-01
  if (verb_of(a) == Verb::kDone) return;
  s.done.add(index_of(a.arg[0]));
  if (AttackArgs(step).fleet == AttackArgs::Fleet::kAllShips)
    s.core.steps.push(AttackArgs(step).step(Kind::kNextShip, step.seat));
  s.core.steps.push(CardArgs(a.arg[0]).step(Kind::kShip, step.seat));
}
Refusal why_not_ships(const State& s, const Step& step, Action a) {
  if (verb_of(a) == Verb::kDone)
    return refuse("AA-OFF-01", {"At least one Ship must attack.", "Zaatakować musi co najmniej jeden Statek."});
  if (verb_of(a) != Verb::kSend) return {};
  if (type_of(a.arg[0]) == Type::kShip && s.done.contains(index_of(a.arg[0])))
    return refuse("AA-OFF-02", {"{0} has attacked already.", "Statek „{0}” już zaatakował."}, {&kCardName}, a.arg[0]);
  if (!has(s.of(step.seat).operational, a.arg[0]) || type_of(a.arg[0]) != Type::kShip)
    return refuse(
        "AA-OFF-01",
        {"{0} is not an operational Ship of yours.", "„{0}” nie jest twoim Statkiem ze stroną operacyjną ku górze."},
        {&kCardName}, a.arg[0]);
  return refuse("AA-BLK-03", {"{0} cannot attack.", "Statek „{0}” nie może zaatakować."}, {&kCardName}, a.arg[0]);
}
void run_next_ship(State& s, const Step& step, Events&) {  // AA-OFF-02: another one, if there is any
  if (!fleet(s, step.seat).empty()) s.core.steps.push(AttackArgs(step).step(Kind::kShips, step.seat));
}

// --- the end (AA-ATK-12, AA-ATK-14)

void run_end_attack(State& s, const Step& step, Events& events) {
  if (s.attack.target == kAliens) {
    s.system_deck.push_under(s.system, kEverybody);  // AA-INFO-17
    s.system = s.system_deck.pop().face;
    s.core.reveal();
    events.tell_all(Said::kNextSystem, s.system);
  }
  s.attack = kNoAttack;
  s.paid = {};
  s.done = {};
  raise(s, Event::kAttackEnded, step.seat);
}

// --- Blockade tokens (AA-ATK-11)

static CardSet blockable(const State& s, const TokenArgs& args) {
  CardSet cards = s.of(args.victim).empire;
  if (args.spares_planets) cards[Type::kPlanet] = {};
  return cards;
}
void place_tokens(State& s, Seat seat, const TokenArgs& args) {
  if (args.count > 0 && s.token_supply > 0 && count(blockable(s, args)) > 0) s.core.steps.push(args.step(seat));
}
void list_place_token(const State& s, const Step& step, ActionList& out) {  // AA-ATK-11, AA-BLK-08
  each_card(blockable(s, TokenArgs(step)), [&](int id) { out.add(Verb::kBlock, id); });
}
void apply_place_token(State& s, const Step& step, Action a, Events& events) {
  TokenArgs args(step);
  put_token(s, args.victim, a.arg[0], events);
  --args.count;
  place_tokens(s, step.seat, args);
}
Refusal why_not_place_token(const State& s, const Step& step, Action a) {
  if (verb_of(a) != Verb::kBlock) return {};
  if (TokenArgs(step).spares_planets && type_of(a.arg[0]) == Type::kPlanet &&
      has(s.of(TokenArgs(step).victim).empire, a.arg[0]))
    return refuse("AA-ATK-11", {"Not on Planets this time.", "Tym razem nie na Planetach."});
  return refuse("AA-BLK-08", {"{0} is not in that Empire.", "Karty „{0}” nie ma w tym Imperium."}, {&kCardName},
                a.arg[0]);
}

}  // namespace kosmo::artifacts

// Attacks (MO-ATK).
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

int sum_of(const Player& p, Op op) {
  int sum = 0;
  each_always(p, [&](const Effect& e) { sum += e.op == op ? e.number : 0; });
  return sum;
}

int limit(const State& s) { return s.seats() == 4 ? 1 : s.seats() == 3 ? 2 : 3; }  // MO-ATK-02
int cost_against(const State& s, Seat defender) { return kAttackCost + sum_of(s.of(defender), Op::kAttackCostAgainst); }
bool strong_enough(const State& s, Seat attacker, Seat defender) {  // MO-ATK-03
  const Player &a = s.of(attacker), &d = s.of(defender);
  return a.resources[1] + sum_of(a, Op::kAttackStrength) >= d.resources[1] + sum_of(d, Op::kDefenceStrength);
}

}  // namespace

bool can_attack(const State& s, Seat attacker, Seat defender) {
  return attacker != defender && s.of(attacker).attacks[index(defender)] < limit(s) &&
         strong_enough(s, attacker, defender) && s.of(attacker).resources[1] >= cost_against(s, defender);
}

// MO-ATK-08. The marker was taken from the available ones by the action.
void attack(State& s, Seat attacker, Seat defender, Events& events) {
  const int cost = cost_against(s, defender);
  ++s.of(attacker).attacks[index(defender)];
  events.tell_all(Said::kAttacked, attacker, defender, cost);
  pay(s, attacker, {0, static_cast<std::uint8_t>(cost), 0}, events);
  change_morale(s, defender, -1, events);
  change_vp(s, attacker, kAttackPoints, events);
  s.core.push(Kind::kEffect, defender,
              kKinds + kAdvisors);  // when you are attacked: after the attacker's effects (MO-AMB-25)
  s.core.push(Kind::kResolve, attacker, Keyword::kAfterAttack, (1 << kSources) - 1, defender + 1);
}

Refusal why_not_attack(const State& s, Seat attacker, int defender) {
  if (defender == attacker || defender >= s.seats())
    return refuse("MO-ATK-01", {"An attack needs an opponent.", "Atak wymaga przeciwnika."});
  const auto d = static_cast<Seat>(defender);
  if (s.of(attacker).attacks[index(defender)] >= limit(s))
    return refuse("MO-ATK-02",
                  {"{0} cannot be attacked by you again in this round.", "W tej rundzie nie możesz już atakować: {0}."},
                  {&kSeatKind}, defender);
  if (!strong_enough(s, attacker, d))
    return refuse("MO-ATK-03", {"The fleet of {0} is stronger than yours.", "{0} ma silniejszą flotę od twojej."},
                  {&kSeatKind}, defender);
  return refuse("MO-ATK-04", {"The attack costs {0} fleet.", "Atak kosztuje tyle floty: {0}."}, {&kNumber},
                cost_against(s, d));
}

}  // namespace kosmo::orion

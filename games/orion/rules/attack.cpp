// Attacks (MO-ATK).
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

int modifiers(const Player& p, Op op) {
  int sum = 0;
  each_always(p, [&](const Effect& e) { sum += e.op == op ? e.number : 0; });
  return sum;
}

// MO-CRD-09: each active copy of Orbital Batteries.
int cost_against(const State& s, Seat defender) {
  return kAttackCost + modifiers(s.of(defender), Op::kAttackCostAgainst);
}
// MO-ATK-06, MO-ADV-13: virtual fleet (Vale) counts here only.
bool strong_enough(const State& s, Seat attacker, Seat defender) {  // MO-ATK-03
  const Player &a = s.of(attacker), &d = s.of(defender);
  return a.fleet() + modifiers(a, Op::kAttackStrength) >= d.fleet() + modifiers(d, Op::kDefenceStrength);
}

}  // namespace

int attack_limit(int seats) { return seats == 4 ? 1 : seats == 3 ? 2 : 3; }  // MO-ATK-02

// MO-ATK-05: compared before anything is paid.
bool can_attack(const State& s, Seat attacker, Seat defender) {
  return attacker != defender && s.of(attacker).attacks[defender] < attack_limit(s.seats()) &&
         s.of(attacker).fleet() >= cost_against(s, defender) && strong_enough(s, attacker, defender);
}

// MO-ATK-08. The marker was taken from the available ones by the action.
// MO-CRD-11: After attack effects are resolved after every attack.
void attack(State& s, Seat attacker, Seat defender, Events& events) {
  const int cost = cost_against(s, defender);
  ++s.of(attacker).attacks[defender];
  events.tell_all(Said::kAttacked, attacker, defender);
  pay(s, attacker, fleet(cost), events);
  change_morale(s, defender, -kAttackMorale, events);  // MO-ATK-07
  change_vp(s, attacker, kAttackPoints, events);
  s.core.push(Kind::kWhenAttacked, defender);  // after the attacker's effects (MO-AMB-25)
  s.core.steps.push(ResolveArgs(Keyword::kAfterAttack, kAllSources, defender).step(Kind::kResolve, attacker));
}

// MO-CRD-10
void run_when_attacked(State& s, const Step& step, Events& events) {
  const Player& p = s.of(step.seat);
  for (int source = 0; source <= kAdvisorSource; ++source)
    for (const Effect& e : effects_of(p, source, Keyword::kAlways)) {
      if (e.op != Op::kOnAttacked) continue;
      events.tell_all(Said::kResolved, step.seat, card_of(p, source));
      change_vp(s, step.seat, e.number, events);
    }
}

// MO-ATK-11
Refusal why_not_attack(const State& s, Seat attacker, int defender) {
  if (defender == attacker || defender >= s.seats())
    return refuse("MO-ATK-01", {"An attack needs an opponent.", "Zaatakować można tylko przeciwnika."});
  const auto d = static_cast<Seat>(defender);
  if (s.of(attacker).attacks[defender] >= attack_limit(s.seats()))
    return refuse(
        "MO-ATK-02",
        {"You cannot attack {0} again in this round.", "W tej rundzie nie możesz już atakować gracza {0:gen}."},
        {&kSeatKind}, defender);
  if (!strong_enough(s, attacker, d))
    return refuse("MO-ATK-03",
                  {"The fleet of {0} is stronger than yours.", "Flota gracza {0:gen} jest silniejsza od twojej."},
                  {&kSeatKind}, defender);
  return refuse("MO-ATK-04",
                {"The attack costs {0} fleet.", "Atak kosztuje {0} {0#jednostkę|jednostki|jednostek} floty."},
                {&kNumber}, cost_against(s, d));
}

}  // namespace kosmo::orion

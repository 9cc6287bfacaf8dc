// Loser: declares an upset, by which the losing side wins.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("loser");

// CA-LOSER-02, CA-LOSER-06, CA-RUL-12: who holds no attack selects freely, as far as the upset goes (CA-RUL-13).
bool is_attack_if_any(const State& s, const InForce&, Seat seat, int face) {
  return type_of(face) == Type::kAttack || count_of(s, seat, Type::kAttack) == 0;
}
// CA-LOSER-03, CA-LOSER-04, CA-LOSER-05, CA-RUL-19: a deal goes on, and both still lose.
void upset(const State&, const InForce&, Outcome& outcome) {
  if (outcome == Outcome::kOffenseWins)
    outcome = Outcome::kDefenseWins;
  else if (outcome == Outcome::kDefenseWins)
    outcome = Outcome::kOffenseWins;
}

// CA-LOSER-W1: as in CE-TIM-24.
void both_lose(State& s, const Play&, Events&) {
  s.outcome = Outcome::kBothLose;
  store_ships(s);
  close_window(s);
  go_to(s, Moment::kResolution);
}

// CA-LOSER-S1: one upset is enough.
bool fits_super(const State& s, const Occasion& now) {
  return !is_in_force(s, now.seat, playable_of(Sort::kPower, kNumber));
}

constexpr Effect kPowers[] = {{.rule = "CA-LOSER-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kPlanningBeforeSelect),
                               .lasts = true,
                               .in_outcome = upset,
                               .outcome_order = 3,
                               .may_lay = is_attack_if_any}};
constexpr Effect kWilds[] = {{.rule = "CA-LOSER-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kPlanningBeforeSelect),
                              .effect = both_lose}};
constexpr Effect kSupers[] = {{.rule = "CA-LOSER-S1",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kPlanningAfterSelect),
                               .fits = fits_super,
                               .lasts = true,
                               .in_outcome = upset,
                               .outcome_order = 3}};

}  // namespace

const Alien& aliens::loser() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

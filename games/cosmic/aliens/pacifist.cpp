// Pacifist: wins with a negotiate against an attack.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("pacifist");
constexpr int kWildAttack = 15, kShifted = 2;

// CA-PACIFIST-01, CA-PACIFIST-02: not with two negotiates.
bool fits(const State& s, const Occasion& now) {
  const Side own = side_of_power(s, now.seat);
  return type_shown(s, own) == Type::kNegotiate && type_shown(s, other_side(own)) == Type::kAttack;
}
// CA-PACIFIST-01, CA-PACIFIST-03, CA-TOT-12, CA-RUL-26: settled anew, with what overrides it.
void win(State& s, const Play&, Events& events) { set_outcome(s, events); }
void in_peace(const State& s, const InForce& one, Outcome& outcome) {
  outcome = side_of_power(s, one.seat) == Side::kOffense ? Outcome::kOffenseWins : Outcome::kDefenseWins;
}

// CA-PACIFIST-W1
void turn_into_attack(State& s, const Play& play, Events& events) {
  show_as_attack(s, side_of_power(s, play.seat), kWildAttack, events);
}
// CA-PACIFIST-S1
void lose_less(State& s, const Play& play, Events&) { shift_penalty(s, side_of_power(s, play.seat), kShifted); }

constexpr Effect kPowers[] = {{.rule = "CA-PACIFIST-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kOutcome),
                               .fits = fits,
                               .effect = win,
                               .lasts = true,
                               .in_outcome = in_peace,
                               .outcome_order = 1}};
constexpr Effect kWilds[] = {{.rule = "CA-PACIFIST-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kAfterRevealCards),
                              .fits = fits,
                              .effect = turn_into_attack}};
constexpr Effect kSupers[] = {
    {.rule = "CA-PACIFIST-S1", .role = Role::kMainPlayer, .events = when(Event::kDealFails), .effect = lose_less}};

}  // namespace

const Alien& aliens::pacifist() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

// Calculator: takes the lower attack away from the higher one.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("calculator");

// CA-CALCULATOR-02, CA-CALCULATOR-03, CA-CALCULATOR-04, CA-CALCULATOR-S1, CA-RUL-06
void equalize(State& s, const InForce&, Events& events) {
  if (!both_attack(s)) return;
  const int of_offense = current_value(s, Side::kOffense), of_defense = current_value(s, Side::kDefense);
  if (of_offense > of_defense) change_value(s, Side::kOffense, of_offense - of_defense, events);
  if (of_defense > of_offense) change_value(s, Side::kDefense, of_defense - of_offense, events);
}

// CA-CALCULATOR-W1
void list_call(const State&, const Occasion&, Offers& offers) {
  offers.add(Manner::kOdd);
  offers.add(Manner::kEven);
}
void check_call(State& s, const InForce& one, Events& events) {
  if (!both_attack(s)) return;
  const Side own = side_of_power(s, one.seat), other = other_side(own);
  const int of_own = current_value(s, own), of_other = current_value(s, other);
  const bool is_odd = (of_own + of_other) % 2 != 0;
  if (is_odd == (static_cast<Manner>(one.kept) == Manner::kOdd))
    change_value(s, other, of_other - of_own, events);
  else
    change_value(s, own, of_own - of_other, events);
}

constexpr Effect kPowers[] = {{.rule = "CA-CALCULATOR-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kPlanningAfterSelect),
                               .lasts = true,
                               .at_reveal = equalize}};
constexpr Effect kWilds[] = {{.rule = "CA-CALCULATOR-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kPlanningAfterSelect),
                              .list = list_call,
                              .lasts = true,
                              .at_reveal = check_call}};
constexpr Effect kSupers[] = {{.rule = "CA-CALCULATOR-S1",
                               .role = Role::kAlly,
                               .windows = in(Moment::kPlanningAfterSelect),
                               .lasts = true,
                               .at_reveal = equalize}};

}  // namespace

const Alien& aliens::calculator() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

// Virus: multiplies its ships by its attack.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("virus");

// CA-VIRUS-01
bool fits(const State& s, const Occasion& now) { return type_shown(s, side_of_power(s, now.seat)) == Type::kAttack; }
// CA-VIRUS-01, CA-VIRUS-02, CA-VIRUS-03, CA-VIRUS-S1, CA-RUL-20, CA-RUL-21
void multiply(const State& s, const InForce& one, Totals& totals) {
  Sum& sum = totals.sums[side_of_power(s, one.seat)];
  (one.widened ? sum.multiplies_all : sum.multiplies) = true;
}
// CA-VIRUS-W1
bool fits_wild(const State& s, const Occasion& now) { return totals_of(s).sums[side_of_power(s, now.seat)].allies > 0; }
void own_by_allies(const State& s, const InForce& one, Totals& totals) {
  totals.sums[side_of_power(s, one.seat)].own_by_allies = true;
}

constexpr Effect kPowers[] = {{.rule = "CA-VIRUS-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kAfterRevealModifiers),
                               .fits = fits,
                               .lasts = true,
                               .in_totals = multiply}};
constexpr Effect kWilds[] = {{.rule = "CA-VIRUS-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kAfterRevealModifiers, Moment::kReinforcements),
                              .fits = fits_wild,
                              .lasts = true,
                              .in_totals = own_by_allies}};
constexpr Effect kSupers[] = {{.rule = "CA-VIRUS-S1",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kAfterRevealModifiers),
                               .fits = fits,
                               .widens = true}};

}  // namespace

const Alien& aliens::virus() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

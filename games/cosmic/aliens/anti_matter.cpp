// Anti-Matter: the lower total wins, and its ships and all allies are subtracted. Its flare stops flares.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("anti-matter");

// CA-ANTIMATTER-01, CA-ANTIMATTER-04
bool fits(const State& s, const Occasion&) { return both_attack(s); }
// CA-ANTIMATTER-01, CA-ANTIMATTER-02, CA-ANTIMATTER-03, CA-ANTIMATTER-05, CA-RUL-15, CA-RUL-16, CA-RUL-17, CA-RUL-18
void negate(const State& s, const InForce& one, Totals& totals) {
  totals.lower_wins = true;
  totals.sums[side_of_power(s, one.seat)].subtracts_own = true;
  for (Sum& sum : totals.sums) sum.subtracts_allies = true;
}

// CA-ANTIMATTER-W1, CA-ANTIMATTER-S1
bool fits_stop(const State&, const Occasion& now) { return now.answered->seat != now.seat; }
void stop(State& s, const Play&, Events&) { negate_answered_play(s, Negation::kReturned); }

constexpr Effect kPowers[] = {{.rule = "CA-ANTIMATTER-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kAfterRevealModifiers),
                               .fits = fits,
                               .lasts = true,
                               .in_totals = negate}};
constexpr Effect kWilds[] = {{.rule = "CA-ANTIMATTER-W1",
                              .role = Role::kMainPlayerOrAlly,
                              .answers = answers(Sort::kWild),
                              .fits = fits_stop,
                              .effect = stop}};
constexpr Effect kSupers[] = {{.rule = "CA-ANTIMATTER-S1",
                               .role = Role::kAnyPlayer,
                               .answers = answers(Sort::kWild, Sort::kSuper),
                               .fits = fits_stop,
                               .effect = stop}};

}  // namespace

const Alien& aliens::anti_matter() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

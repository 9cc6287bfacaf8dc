// Warpish: adds the ships in the warp to its attacks.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("warpish");

int ships_in_warp(const State& s) {
  int n = 0;
  for (Seat p = 0; p < s.seats(); ++p) n += s.of(p).warp;
  return n;
}

// CA-WARPISH-01
bool fits(const State& s, const Occasion& now) { return type_shown(s, side_of_power(s, now.seat)) == Type::kAttack; }
// CA-WARPISH-01, CA-WARPISH-02, CA-WARPISH-S1, CA-TOT-09, CA-RUL-22, CA-RUL-23
void necromancy(const State& s, const InForce& one, Totals& totals) {
  const Side side = side_of_power(s, one.seat);
  totals.sums[side].additions += ships_in_warp(s);
  if (one.widened) totals.sums[other_side(side)].additions -= s.of(s.main(other_side(side))).warp;
}
// CA-WARPISH-W1
bool fits_wild(const State& s, const Occasion& now) { return s.of(now.seat).warp > 0; }
void own_dead(const State& s, const InForce& one, Totals& totals) {
  totals.sums[side_of_power(s, one.seat)].additions += s.of(one.seat).warp;
}

constexpr Effect kPowers[] = {{.rule = "CA-WARPISH-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kAfterRevealModifiers),
                               .fits = fits,
                               .lasts = true,
                               .in_totals = necromancy}};
constexpr Effect kWilds[] = {{.rule = "CA-WARPISH-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kAfterRevealModifiers, Moment::kReinforcements),
                              .fits = fits_wild,
                              .lasts = true,
                              .in_totals = own_dead}};
constexpr Effect kSupers[] = {{.rule = "CA-WARPISH-S1",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kAfterRevealModifiers),
                               .fits = fits,
                               .widens = true}};

}  // namespace

const Alien& aliens::warpish() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

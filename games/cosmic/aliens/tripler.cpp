// Tripler: triples low attacks, and divides high ones by three.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("tripler");
constexpr int kLimit = 10, kSuperLimit = 13, kWildLimit = 15;

int third_of(int value) { return (value + 2) / 3; }  // rounded up

// CA-TRIPLER-01
bool fits(const State& s, const Occasion& now) { return type_shown(s, side_of_power(s, now.seat)) == Type::kAttack; }
// CA-TRIPLER-01, CA-TRIPLER-02, CA-TRIPLER-03, CA-TRIPLER-S1, CA-RUL-07, CA-RUL-08
void thrice(State& s, const Play& play, Events& events) {
  const Side side = side_of_power(s, play.seat);
  const int value = current_value(s, side);
  change_value(s, side, value <= (play.widened ? kSuperLimit : kLimit) ? 3 * value : third_of(value), events);
}

// CA-TRIPLER-W1, CA-TOT-02: step 28c, before anything else.
bool fits_wild(const State& s, const Occasion& now) {
  const Side other = other_side(side_of_power(s, now.seat));
  return type_shown(s, other) == Type::kAttack && current_value(s, other) >= kWildLimit;
}
void cut(State& s, const Play& play, Events& events) {
  const Side other = other_side(side_of_power(s, play.seat));
  change_value(s, other, third_of(current_value(s, other)), events);
}

constexpr Effect kPowers[] = {{.rule = "CA-TRIPLER-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kAfterRevealModifiers),
                               .fits = fits,
                               .effect = thrice,
                               .is_reckoned = true}};
constexpr Effect kWilds[] = {{.rule = "CA-TRIPLER-W1",
                              .role = Role::kMainPlayer,
                              .events = when(Event::kCut),
                              .fits = fits_wild,
                              .effect = cut}};
constexpr Effect kSupers[] = {{.rule = "CA-TRIPLER-S1",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kAfterRevealModifiers),
                               .fits = fits,
                               .widens = true}};

}  // namespace

const Alien& aliens::tripler() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

// Macron: sends one ship, which is worth four.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("macron");
constexpr int kWorth = 4, kPaidAs = 2;
enum { kSends, kCounts };

// CA-MACRON-01, CA-MACRON-05, CA-ZAP-10: two uses in an encounter; a zap of the first forbids the second.
bool fits_sending(const State& s, const Occasion& now) {
  return now.seat == now.whose() && !is_in_force(s, now.seat, playable_of(Sort::kPower, kNumber), kSends);
}
// CA-MACRON-01, CA-MACRON-S1
void send_one(const State&, const InForce& one, Seat seat, SendArgs& ships) {
  if (seat == one.seat && !one.widened) ships.most = 1;
}

// CA-MACRON-02, CA-MACRON-04
bool fits_totals(const State& s, const Occasion& now) {
  return both_attack(s) && !is_in_force(s, now.seat, playable_of(Sort::kPower, kNumber), kCounts);
}
// CA-MACRON-02, CA-TOT-07, CA-RUL-16, CA-RUL-20, CA-EX-03, CA-EX-13
void count_four(const State& s, const InForce& one, Totals& totals) {
  Sum& sum = totals.sums[side_of_power(s, one.seat)];
  (s.is_main(one.seat) ? sum.own : sum.allies) += (kWorth - 1) * ships_in_encounter(s, one.seat);
}

// CA-MACRON-W1, CA-RUL-24
bool fits_wild(const State& s, const Occasion& now) {
  return type_shown(s, side_of_power(s, now.seat)) == Type::kAttack && ships_in_encounter(s, now.seat) > 0;
}
void add_ships(const State& s, const InForce& one, Totals& totals) {
  totals.sums[side_of_power(s, one.seat)].additions += ships_in_encounter(s, one.seat);
}

constexpr Effect kPowers[] = {{.rule = "CA-MACRON-01",
                               .role = Role::kOffenseOrAlly,
                               .events = when(Event::kSending),
                               .fits = fits_sending,
                               .lasts = true,
                               .in_sending = send_one,
                               .again = true},
                              {.rule = "CA-MACRON-02",
                               .role = Role::kMainPlayerOrAlly,
                               .windows = in(Moment::kAfterRevealModifiers),
                               .fits = fits_totals,
                               .lasts = true,
                               .in_totals = count_four,
                               .again = true}};
constexpr Effect kWilds[] = {{.rule = "CA-MACRON-W1",
                              .role = Role::kMainPlayerOrAlly,
                              .windows = in(Moment::kAfterRevealModifiers, Moment::kReinforcements),
                              .fits = fits_wild,
                              .lasts = true,
                              .in_totals = add_ships}};
constexpr Effect kSupers[] = {{.rule = "CA-MACRON-S1",
                               .role = Role::kOffenseOrAlly,
                               .events = when(Event::kSending),
                               .fits = fits_sending,
                               .widens = true}};

}  // namespace

// CA-MACRON-03: no use, so it holds while the power is zapped.
const Alien& aliens::macron() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers, .paid_as = kPaidAs};
  return kAlien;
}

}  // namespace kosmo::cosmic

// Hacker: chooses who pays compensation, and with which cards.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("hacker");

// CA-HACKER-01, CA-HACKER-02, CA-HACKER-04: two uses, as who receives and as who pays.
bool receives(const State& s, const Occasion& now) { return taker_of_compensation(s) == now.seat; }
bool pays(const State& s, const Occasion& now) { return taker_of_compensation(s) != now.seat; }
void list_payers(const State& s, const Occasion& now, Offers& offers) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (p != now.seat) offers.add(With::kSeat, p);
}
void choose_payer(const State&, const InForce& one, Payment& payment) {  // CA-HACKER-01, CA-HACKER-03
  payment.payer = static_cast<Seat>(one.kept);
  payment.chooser = one.seat;
}
void choose_own_cards(const State&, const InForce& one, Payment& payment) {  // CA-HACKER-02, CA-RUL-47
  if (payment.payer == one.seat) payment.chooser = one.seat;
}
// CA-HACKER-W1, CA-RUL-46: only as the opponent of who receives.
void excuse(const State&, const InForce& one, Payment& payment) { payment.excused = one.seat; }

// CA-HACKER-S1
bool fits_super(const State& s, const Occasion& now) {
  return now.whose() == now.seat && PaidArgs::of(now.play().kept).count > 0 && !s.of(now.seat).hand.empty();
}
void give_back(State& s, const Play& play, Events&) {
  const PaidArgs paid = PaidArgs::of(PlayArgs(answered_step(s)).kept);
  ask_to_give(s, {play.seat, paid.payer, paid.count}, true);
}

constexpr Effect kPowers[] = {{.rule = "CA-HACKER-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kCompensation),
                               .fits = receives,
                               .list = list_payers,
                               .lasts = true,
                               .keeps_seat = true,
                               .in_payment = choose_payer},
                              {.rule = "CA-HACKER-02",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kCompensation),
                               .fits = pays,
                               .lasts = true,
                               .in_payment = choose_own_cards}};
constexpr Effect kWilds[] = {{.rule = "CA-HACKER-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kCompensation),
                              .fits = pays,
                              .lasts = true,
                              .in_payment = excuse}};
constexpr Effect kSupers[] = {{.rule = "CA-HACKER-S1",
                               .role = Role::kMainPlayer,
                               .events = when(Event::kAfterPayment),
                               .fits = fits_super,
                               .effect = give_back}};

}  // namespace

const Alien& aliens::hacker() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

// Human: adds 4 to the total of its side; if that is zapped, its side wins.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("human");
constexpr int kAdds = 4, kSuperAdds = 8, kWildAttack = 42;

// CA-HUMAN-02, CA-HUMAN-04: the rest of the reveal is skipped (CE-TIM-24).
void win_by_zap(State& s, const Play& play, Events&) {
  s.in_force.push({static_cast<std::uint8_t>(playable_of(Sort::kPower, kNumber)), play.seat, 0, 0, 1});
  close_window(s);
  go_to(s, Moment::kOutcome);
}
// CA-HUMAN-01, CA-HUMAN-03, CA-HUMAN-S1
void humanity(State& s, const Play& play, Events& events) {
  if (play.widened && static_cast<Manner>(play.kept) == Manner::kOwnZap) {
    discard_flare(s, kNumber, events);
    zap_own_power(s, kNumber, events);
    return win_by_zap(s, play, events);
  }
  add_to_total(s, side_of_power(s, play.seat), play.widened ? kSuperAdds : kAdds, events);
}
// CA-HUMAN-S1
void list_super(const State&, const Occasion&, Offers& offers) {
  offers.add(Manner::kEight);
  offers.add(Manner::kOwnZap);
}
void forced_win(const State& s, const InForce& one, Outcome& outcome) {
  outcome = side_of_power(s, one.seat) == Side::kOffense ? Outcome::kOffenseWins : Outcome::kDefenseWins;
}

// CA-HUMAN-W1
bool fits_wild(const State& s, const Occasion& now) {
  const Seat other = now.seat == s.offense ? s.defense : s.offense;
  return !shows_sheet(s, other, kNumber);
}
void become_human(State& s, const Play& play, Events& events) {
  show_as_attack(s, side_of_power(s, play.seat), kWildAttack, events);
  pass_flare_on(s, kNumber, events);
}

constexpr Effect kPowers[] = {{.rule = "CA-HUMAN-01",
                               .role = Role::kMainPlayerOrAlly,
                               .windows = in(Moment::kAfterRevealModifiers),
                               .effect = humanity,
                               .in_outcome = forced_win,
                               .outcome_order = 2,
                               .is_reckoned = true,
                               .zapped = win_by_zap}};
constexpr Effect kWilds[] = {{.rule = "CA-HUMAN-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kAfterRevealCards),
                              .fits = fits_wild,
                              .effect = become_human}};
constexpr Effect kSupers[] = {{.rule = "CA-HUMAN-S1",
                               .role = Role::kMainPlayerOrAlly,
                               .windows = in(Moment::kAfterRevealModifiers),
                               .list = list_super,
                               .widens = true}};

}  // namespace

const Alien& aliens::human() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

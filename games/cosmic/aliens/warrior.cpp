// Warrior: collects tokens, more by losing, and adds them to its attacks.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("warrior");

// CA-WARRIOR-02
bool fits(const State& s, const Occasion& now) { return type_shown(s, side_of_power(s, now.seat)) == Type::kAttack; }
// CA-WARRIOR-02, CA-WARRIOR-S1, CA-TOT-09: read when the totals are computed.
void mastery(const State& s, const InForce& one, Totals& totals) {
  totals.sums[side_of_power(s, one.seat)].additions += s.tokens[kNumber];
}

// CA-WARRIOR-01, CA-RUL-29, CA-RUL-30: no use, so it works while the power is zapped.
void collect(State& s, Seat seat, Events& events) {
  if (!s.is_main(seat)) return;
  const bool is_offense = seat == s.offense;
  int tokens = 0;
  switch (s.outcome) {
    case Outcome::kDeal: tokens = 1; break;
    case Outcome::kOffenseWins: tokens = is_offense ? 1 : 2; break;
    case Outcome::kDefenseWins: tokens = is_offense ? 2 : 1; break;
    case Outcome::kBothLose:
    case Outcome::kFailedDeal: tokens = 2; break;
    case Outcome::kOpen:
    case Outcome::kBargaining:
    case Outcome::kResettled:
    case Outcome::kNoShips:
    case Outcome::kNoCard:
    case Outcome::kGranted:
    case Outcome::kCalledOff:
    case Outcome::kCount: return;
  }
  add_tokens(s, seat, kNumber, tokens + s.four_planets, events);
}

double worth(const State& s, Seat) {  // for bots
  constexpr double kToken = 0.4;
  return kToken * s.tokens[kNumber];
}

// CA-WARRIOR-W1, CA-WARRIOR-03, CA-RUL-61: there must be a ship to launch and a planet to aim at (CA-FLR-12).
bool fits_wild(const State& s, const Occasion& now) {
  return has_any_colony(s, now.seat) && has_planet(s, s.offense) && !s.extra.full();
}
void strike_back(State& s, const Play& play, Events& events) { add_extra_encounter(s, play.seat, s.offense, events); }

constexpr Effect kPowers[] = {{.rule = "CA-WARRIOR-02",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kAfterRevealModifiers),
                               .fits = fits,
                               .lasts = true,
                               .in_totals = mastery}};
constexpr Effect kWilds[] = {{.rule = "CA-WARRIOR-W1",
                              .role = Role::kDefense,
                              .windows = in(Moment::kEndEncounter),
                              .fits = fits_wild,
                              .effect = strike_back}};
constexpr Effect kSupers[] = {{.rule = "CA-WARRIOR-S1",
                               .role = Role::kAlly,
                               .windows = in(Moment::kAfterRevealModifiers),
                               .lasts = true,
                               .in_totals = mastery}};

}  // namespace

const Alien& aliens::warrior() {
  static constexpr Alien kAlien{.number = kNumber,
                                .is_mandatory = true,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .at_end = collect,
                                .worth = worth};
  return kAlien;
}

}  // namespace kosmo::cosmic

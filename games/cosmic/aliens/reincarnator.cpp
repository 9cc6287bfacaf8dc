// Reincarnator: has another power after each defeat.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("reincarnator");

// CA-REINCARNATOR-01, CA-RUL-29, CA-RUL-30, CA-RUL-65: on the losing side, or as a main player without a deal.
bool has_lost(const State& s, Seat seat) {
  if (s.outcome == Outcome::kFailedDeal) return s.is_main(seat);
  const std::optional<Side> side = side_in_encounter(s, seat);
  if (!side) return false;
  if (s.outcome == Outcome::kBothLose) return true;
  return s.outcome == (*side == Side::kOffense ? Outcome::kDefenseWins : Outcome::kOffenseWins);
}
bool fits(const State& s, const Occasion& now) { return has_lost(s, now.seat); }
// CA-REINCARNATOR-02, CA-REINCARNATOR-03, CA-REINCARNATOR-04, CA-REINCARNATOR-06, CA-RUL-55, CA-RUL-56: when the
// encounter is over.
constexpr int kOwnSheet = 1;
void reincarnate(State& s, const InForce& one, Events& events) {
  const InForce* const lent = loan(s);
  if (one.kept == kOwnSheet || (lent && lent->kept == one.seat)) return replace_sheet(s, one.seat, events);
  replace_further(s, one.seat, s.reborn, events);
}

// CA-REINCARNATOR-W1
bool may_be_given(const State& s, Seat user, Seat seat) {
  return seat != user && !shows_sheet(s, seat, kNumber) && has_lost(s, seat);
}
bool fits_wild(const State& s, const Occasion& now) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (may_be_given(s, now.seat, p)) return true;
  return false;
}
void list_wild(const State& s, const Occasion& now, Offers& offers) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (may_be_given(s, now.seat, p)) offers.add(With::kSeat, p);
}
void give_to_loser(State& s, const Play& play, Events&) {
  const Seat to = static_cast<Seat>(play.kept);
  give_flare(s, kNumber, to);
  s.in_force.push({static_cast<std::uint8_t>(playable_of(Sort::kPower, kNumber)), to, 0, 0, kOwnSheet});
}

// CA-REINCARNATOR-S1
void remain(State& s, const Play&, Events&) { s.powers_used |= std::uint64_t{1} << kNumber; }

constexpr Effect kPowers[] = {{.rule = "CA-REINCARNATOR-01",
                               .role = Role::kMainPlayerOrAlly,
                               .windows = in(Moment::kEndEncounter),
                               .fits = fits,
                               .lasts = true,
                               .at_end = reincarnate}};
constexpr Effect kWilds[] = {{.rule = "CA-REINCARNATOR-W1",
                              .role = Role::kAnyPlayer,
                              .windows = in(Moment::kResultEffects),
                              .fits = fits_wild,
                              .list = list_wild,
                              .effect = give_to_loser}};
constexpr Effect kSupers[] = {{.rule = "CA-REINCARNATOR-S1",
                               .role = Role::kMainPlayerOrAlly,
                               .windows = in(Moment::kEndEncounter),
                               .fits = fits,
                               .effect = remain}};

}  // namespace

const Alien& aliens::reincarnator() {
  static constexpr Alien kAlien{.number = kNumber,
                                .is_mandatory = true,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .takes_further = true};
  return kAlien;
}

}  // namespace kosmo::cosmic

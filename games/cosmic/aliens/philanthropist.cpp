// Philanthropist: gives cards away.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("philanthropist");

enum class Kind { kCount };
enum class Verb { kCount };
enum class Say { kLends, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

bool has_hand(const State& s, const Occasion& now) { return !s.of(now.seat).hand.empty(); }  // CA-PHILANTHROPIST-04
// CA-PHILANTHROPIST-01: as a main player to the opponent, as an ally to either main player.
void list_receivers(const State& s, const Occasion& now, Offers& offers) {
  for (const Side side : {Side::kOffense, Side::kDefense})
    if (s.main(side) != now.seat) offers.add(With::kSeat, s.main(side));
}
// CA-PHILANTHROPIST-01, CA-PHILANTHROPIST-02, CA-PHILANTHROPIST-03: only the two see the card; who is left without
// encounter cards as a main player draws a new hand at once.
void give_one(State& s, const Play& play, Events&) {
  if (s.is_main(play.seat)) check_hand(s, play.seat);
  ask_to_give(s, {play.seat, static_cast<Seat>(play.kept), 1}, false);
}

// CA-PHILANTHROPIST-S1: that a card was given, all have seen; whether it was an encounter card, only the two know.
bool has_given(const State& s, const Occasion& now) { return s.gift != kNone && s.gift_from == now.seat; }
void list_demand(const State& s, const Occasion&, Offers& offers) {
  if (is_encounter_card(s.gift)) offers.add(With::kSeat, s.gift_to);
}
bool is_lawful_for_others(const State& s, const InForce& demand, Seat seat, int face) {
  for (const InForce& one : s.in_force) {
    if (one == demand) continue;
    const Effect& effect = effect_of(one);
    if (effect.may_lay && !effect.may_lay(s, one, seat, face)) return false;
  }
  return true;
}
// If possible: while it is held, and no other effect forbids it (CA-RUL-13).
bool may_lay_gift(const State& s, const InForce& one, Seat seat, int face) {
  if (seat != one.kept || face == s.gift) return true;
  return !s.of(seat).hand.contains(s.gift) || !is_lawful_for_others(s, one, seat, s.gift);
}

// CA-PHILANTHROPIST-W1, CA-RUL-54, CA-SHIP-06: a power that works, for a ship that gets to the warp.
bool fits_loan(const State& s, const Occasion& now) {
  const int own = s.of(now.seat).alien;
  return has_sheet(s, now.seat, own) && is_usable(s, now.seat, own) && !loan(s) &&
         ships_to_lose(s, now.seat, LoseFrom::kAnywhere) > 0 && !would_be_saved(s, now.seat);
}
void list_borrowers(const State& s, const Occasion& now, Offers& offers) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (p != now.seat) offers.add(With::kSeat, p);
}
// What lies hidden on a sheet is seen by whoever has its power, and remembered by who had it.
void lend(State& s, const Play& play, Events& events) {
  if (alien_at(s.of(play.seat).alien).has_hoard) s.hoard.show_all(only(play.seat));
  s.core.reveal();
  part.tell_all(events, Say::kLends, play.seat, play.kept, s.of(play.seat).alien);
  lose_ships(s, play.seat, 1);
}
void give_back(State& s, const InForce& one, Events&) {
  if (alien_at(s.of(one.seat).alien).has_hoard) s.hoard.show_all(only(static_cast<Seat>(one.kept)));
}

constexpr Effect kPowers[] = {{.rule = "CA-PHILANTHROPIST-01",
                               .role = Role::kMainPlayerOrAlly,
                               .windows = in(Moment::kAllianceFormed),
                               .fits = has_hand,
                               .list = list_receivers,
                               .effect = give_one}};
constexpr Effect kWilds[] = {{.rule = "CA-PHILANTHROPIST-W1",
                              .role = Role::kAnyPlayer,
                              .windows = in(Moment::kEncounterStart),
                              .fits = fits_loan,
                              .list = list_borrowers,
                              .effect = lend,
                              .lasts = true,
                              .keeps_seat = true,
                              .lends_power = true,
                              .at_end = give_back}};
constexpr Effect kSupers[] = {{.rule = "CA-PHILANTHROPIST-S1",
                               .role = Role::kMainPlayerOrAlly,
                               .windows = in(Moment::kPlanningBeforeSelect),
                               .fits = has_given,
                               .list = list_demand,
                               .lasts = true,
                               .keeps_seat = true,
                               .may_lay = may_lay_gift}};

constexpr Phrase kEvents[] = {
    {"philanthropist-lends",
     {"{0} lends {1} the power of {2} for this encounter.",
      "{0} użycza swojej mocy ({2}) na to spotkanie; ma ją teraz {1}."},
     {&kSeatKind, &kSeatKind, &kAlienKind}},
};
constinit Part<State, Kind, Verb, Say> part{"philanthropist", {}, {}, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::philanthropist() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers, .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic

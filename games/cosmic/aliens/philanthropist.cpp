// Philanthropist: gives cards away.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("philanthropist");

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

constexpr Effect kPowers[] = {{.rule = "CA-PHILANTHROPIST-01",
                               .role = Role::kMainPlayerOrAlly,
                               .windows = in(Moment::kAllianceFormed),
                               .fits = has_hand,
                               .list = list_receivers,
                               .effect = give_one}};
constexpr Effect kSupers[] = {{.rule = "CA-PHILANTHROPIST-S1",
                               .role = Role::kMainPlayerOrAlly,
                               .windows = in(Moment::kPlanningBeforeSelect),
                               .fits = has_given,
                               .list = list_demand,
                               .lasts = true,
                               .may_lay = may_lay_gift}};

}  // namespace

const Alien& aliens::philanthropist() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = {}, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

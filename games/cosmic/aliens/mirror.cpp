// Mirror: exchanges the digits of attacks.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("mirror");

// CA-MIRROR-02, CA-TOT-06: a number of two digits with a leading zero; the sign stays.
int reversed(int value) {
  const int digits = value < 0 ? -value : value;
  const int turned = digits % 10 * 10 + digits / 10 % 10;
  return value < 0 ? -turned : turned;
}
// CA-MIRROR-02, CA-MIRROR-03, CA-MIRROR-S1
void reverse(State& s, const InForce& one, Events& events) {
  const Side own = side_of_power(s, one.seat);
  for (const Side side : {Side::kOffense, Side::kDefense}) {
    const Manner touched = side == own ? Manner::kOwnCard : Manner::kOtherCard;
    const bool is_left_alone = one.widened && static_cast<Manner>(one.kept) != touched;  // CA-MIRROR-S1
    if (type_shown(s, side) != Type::kAttack || is_left_alone) continue;
    change_value(s, side, reversed(current_value(s, side)), events);
  }
}
// CA-MIRROR-S1
void list_super(const State&, const Occasion&, Offers& offers) {
  offers.add(Manner::kOwnCard);
  offers.add(Manner::kOtherCard);
}

// CA-MIRROR-W1, CA-TOT-05: with its current type and value.
void duplicate(State& s, const Play& play, Events& events) {
  const Side own = side_of_power(s, play.seat), other = other_side(own);
  const int value = current_value(s, other);
  show_as(s, own, s.counts_as[other]);
  change_value(s, own, value, events);
}

constexpr Effect kPowers[] = {{.rule = "CA-MIRROR-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kPlanningAfterSelect),
                               .lasts = true,
                               .at_reveal = reverse}};
constexpr Effect kWilds[] = {
    {.rule = "CA-MIRROR-W1", .role = Role::kMainPlayer, .windows = in(Moment::kAfterRevealCards), .effect = duplicate}};
constexpr Effect kSupers[] = {{.rule = "CA-MIRROR-S1",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kPlanningAfterSelect),
                               .list = list_super,
                               .widens = true}};

}  // namespace

const Alien& aliens::mirror() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

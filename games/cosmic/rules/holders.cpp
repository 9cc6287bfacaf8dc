// Who has which sheet and which power, and what somebody is in an encounter.
#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {

bool has_sheet(const State& s, Seat seat, int alien) {  // CA-FLR-11: whatever power is lent
  return s.of(seat).alien == alien || s.of(seat).more.contains(static_cast<std::uint8_t>(alien));
}
bool goes_with(const State& s, Seat seat) {
  return s.of(seat).alien != kNone && alien_at(s.of(seat).alien).takes_further && s.reborn != kNone &&
         s.of(seat).more.contains(s.reborn);
}
const InForce* loan(const State& s) {
  for (const InForce& one : s.in_force)
    if (is_flare_effect(one.what) && effect_of(one).lends_power) return &one;
  return nullptr;
}
bool has_power(const State& s, Seat seat, int alien) {  // CE-PWR-01, CE-PWR-02, CE-VHP-01
  if (!s.powers || s.moment == Moment::kSetup) return false;
  bool has = false;
  each_power(s, seat, [&](int one) { has = has || one == alien; });
  return has && !is_face_down(s, alien) &&
         (!s.of(seat).power_lost || (alien_at(alien).keeps_power && s.of(seat).alien == alien));
}
bool is_usable(const State& s, Seat seat, int alien) { return has_power(s, seat, alien) && !(s.zapped >> alien & 1); }
Seat owner_of_power(const State& s, int alien) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (has_sheet(s, p, alien)) return p;
  return kNobody;
}

bool has_role(const State& s, Seat seat, Role role) {  // CE-ZAP-01, CE-TIM-18
  const Ally ally = s.of(seat).ally;
  switch (role) {
    case Role::kAnyPlayer: return true;
    case Role::kMainPlayer: return s.is_main(seat);
    case Role::kOffense: return seat == s.offense;
    case Role::kDefense: return seat == s.defense;
    case Role::kMainPlayerOrAlly: return s.is_main(seat) || ally != Ally::kNo;
    case Role::kOffenseOrAlly: return seat == s.offense || ally != Ally::kNo;
    case Role::kAlly: return ally != Ally::kNo;
    case Role::kOffensiveAlly: return ally == Ally::kOfOffense;
    case Role::kNotOffense: return seat != s.offense;
    case Role::kNotMainPlayer: return !s.is_main(seat);
    case Role::kBystander: return !s.is_main(seat) && ally == Ally::kNo;
    case Role::kCount: break;
  }
  return false;
}

}  // namespace kosmo::cosmic

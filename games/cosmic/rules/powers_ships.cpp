// What powers say of ships that are lost or retrieved, and of whoever has won.
#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {

std::optional<Side> winner(const State& s) {
  if (s.outcome == Outcome::kOffenseWins) return Side::kOffense;
  if (s.outcome == Outcome::kDefenseWins) return Side::kDefense;
  return {};
}
int ships_to_retrieve(const State& s) {
  int ships = 1;
  for (const InForce& one : s.in_force)
    if (const Effect& effect = effect_of(one); effect.ships_retrieved) ships = effect.ships_retrieved(s, one);
  return ships;
}
bool loses_too(const State& s, Side side) {
  for (const InForce& one : s.in_force)
    if (const Effect& effect = effect_of(one); effect.loses_too && effect.loses_too(s, one, side)) return true;
  return false;
}
bool would_be_saved(const State& s, Seat seat) {
  bool is_saved = false;
  for (Seat p = 0; p < s.seats(); ++p)
    each_sheet(s, p, [&](int alien) {
      if (!is_usable(s, p, alien)) return;
      for (const Effect& effect : alien_at(alien).power)
        is_saved = is_saved || (effect.saves && effect.saves(s, p, seat));
    });
  return is_saved;
}
void forget_uses_of_draw(State& s) {
  constexpr Moments kDraw = in(Moment::kDestinyBeforeDraw, Moment::kDestinyDrawn);
  for (int alien = 0; alien < kAliens; ++alien)
    for (const Effect& effect : alien_at(alien).power)
      if (effect.windows & kDraw) s.powers_used &= ~(std::uint64_t{1} << alien);
}

}  // namespace kosmo::cosmic

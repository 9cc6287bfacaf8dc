// What aliens change beside their uses: at setup, for payments, instead of the retrieval, and who has won by a power.
#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {

void win_by_power(State& s, Seat seat) { s.winners = static_cast<std::uint8_t>(s.winners | 1 << seat); }
bool is_in_force(const State& s, Seat seat, int playable, int effect) {
  for (const InForce& one : s.in_force)
    if (one.seat == seat && one.what == playable && one.effect == effect) return true;
  return false;
}

void set_up_powers(State& s, Events& events) {  // CE-SET-13: from the first player on
  for (const Seat p : clockwise_from(s.first, s.seats()))
    each_sheet(s, p, [&](int alien) {
      if (alien_at(alien).at_setup) alien_at(alien).at_setup(s, p, events);
    });
}
bool keeps_powers(const State& s, Seat seat) {
  bool keeps = true;
  each_sheet(s, seat, [&](int alien) { keeps = keeps && alien_at(alien).keeps_power; });
  return keeps;
}
int paid_ships(const State& s, Seat seat, int ships) {  // CA-ZAP-05: no use, so a zap does not stop it
  each_sheet(s, seat, [&](int alien) {
    if (has_power(s, seat, alien)) ships *= alien_at(alien).paid_as;
  });
  return ships;
}

bool retrieves_otherwise(State& s, Events& events) {
  for (const InForce& one : s.in_force)
    if (const Effect& effect = effect_of(one); effect.retrieves) {
      effect.retrieves(s, one, events);
      return true;
    }
  return false;
}

void discard_for_powers(State& s, Events& events) {
  for (const InForce& one : s.in_force)
    if (const Effect& effect = effect_of(one); effect.at_discard) effect.at_discard(s, one, events);
}

namespace {

bool renews_hand(int alien) {
  for (const Effect& effect : alien_at(alien).wild)
    if (effect.renews_hand) return true;
  return false;
}

}  // namespace

// The flare that allows it stays out of the hand that is discarded.
void renew_hand(State& s, Seat seat) {
  for (int alien = 0; alien < kAliens; ++alien) {
    if (!renews_hand(alien) || !s.of(seat).hand.contains(flare_of(alien))) continue;
    s.of(seat).hand.take(flare_of(alien));
    s.aside.push(static_cast<std::uint8_t>(flare_of(alien)));
    return_flare_later(s, seat, alien);
    return check_hand(s, seat);
  }
}

}  // namespace kosmo::cosmic

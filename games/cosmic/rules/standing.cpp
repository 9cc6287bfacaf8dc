// What aliens change beside their uses: at setup, for payments, instead of the retrieval, who has won by a power;
// and what is in force, where it counts.
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
    if (!is_sheet_down(s, p))
      each_sheet(s, p, [&](int alien) {
        if (alien_at(alien).at_setup) alien_at(alien).at_setup(s, p, events);
      });
}
bool keeps_powers(const State& s, Seat seat) {
  bool keeps = true;
  each_sheet(s, seat, [&](int alien) {  // of a sheet that lies face down nothing is seen (CE-VHP-05)
    if (!is_face_down(s, alien)) keeps = keeps && alien_at(alien).keeps_power;
  });
  return keeps;
}
bool frees_in_deals(const State& s, Seat seat) {  // CE-DEAL-30
  bool frees = false;
  each_power(s, seat,
             [&](int alien) { frees = frees || (alien_at(alien).frees_in_deals && has_power(s, seat, alien)); });
  return frees;
}
int paid_ships(const State& s, Seat seat, int ships) {  // CA-ZAP-05: no use, so a zap does not stop it
  each_power(s, seat, [&](int alien) {
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

// CA-MACHINE-W1: the flare that allows it stays out of the hand that is discarded. Played from the hoard it lies there
// again (CA-MISER-05), and the hand is renewed without it (CA-MISER-07).
void renew_hand(State& s, Seat seat) {
  for (int alien = 0; alien < kAliens; ++alien) {
    if (!renews_hand(alien) || !s.of(seat).hand.contains(flare_of(alien))) continue;
    s.of(seat).hand.take(flare_of(alien));
    s.aside.push(static_cast<std::uint8_t>(flare_of(alien)));
    return_flare_later(s, seat, alien);
  }
  check_hand(s, seat);
}

int Sum::total() const {
  const int ships = own_by_allies ? own * allies : own;
  const int added_allies = own_by_allies ? 0 : subtracts_allies ? -allies : allies;
  if (multiplies_all) return card * (ships + added_allies) + additions;
  if (multiplies) return card * ships + added_allies + additions;
  return card + (subtracts_own ? -ships : ships) + added_allies + additions;
}
// CE-ALLY-12, CE-TIM-18: of an ally who is none any more nothing counts.
static bool still_counts(const State& s, const InForce& one) { return has_role(s, one.seat, effect_of(one).role); }
void ask_powers_for_totals(const State& s, Totals& totals) {
  for (const InForce& one : s.in_force)
    if (const Effect& effect = effect_of(one); effect.in_totals && still_counts(s, one))
      effect.in_totals(s, one, totals);
}
void ask_powers_for_sending(const State& s, Seat seat, SendArgs& args) {
  for (const InForce& one : s.in_force)
    if (const Effect& effect = effect_of(one); effect.in_sending) effect.in_sending(s, one, seat, args);
}
void ask_powers_for_payment(const State& s, Payment& payment) {
  for (const InForce& one : s.in_force)
    if (const Effect& effect = effect_of(one); effect.in_payment) effect.in_payment(s, one, payment);
}
bool may_lay(const State& s, Seat seat, int face) {
  for (const InForce& one : s.in_force)
    if (const Effect& effect = effect_of(one); effect.may_lay && !effect.may_lay(s, one, seat, face)) return false;
  return true;
}
bool lays_openly(const State& s, Seat seat) {
  for (const InForce& one : s.in_force)
    if (const Effect& effect = effect_of(one); effect.lays_openly && effect.lays_openly(s, one, seat)) return true;
  return false;
}
bool keeps_for_new_hand(const State& s, Seat seat, int face) {  // no use (CA-ZAP-05)
  bool keeps = false;
  each_power(s, seat, [&](int alien) {
    keeps = keeps || (alien_at(alien).keeps_card && has_power(s, seat, alien) && alien_at(alien).keeps_card(face));
  });
  return keeps;
}
bool joins_uninvited(const State& s, Seat seat) {
  for (const InForce& one : s.in_force)
    if (const Effect& effect = effect_of(one); effect.joins && effect.joins(s, one, seat)) return true;
  return false;
}
void ask_powers_for_outcome(const State& s, Outcome& outcome) {  // CA-TOT-12
  constexpr int kOrders = 4;
  for (int order = 0; order < kOrders; ++order)
    for (const InForce& one : s.in_force)
      if (const Effect& effect = effect_of(one);
          effect.in_outcome && effect.outcome_order == order && still_counts(s, one))
        effect.in_outcome(s, one, outcome);
}

}  // namespace kosmo::cosmic

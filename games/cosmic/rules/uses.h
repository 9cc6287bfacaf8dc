// Who may use which power and play which flare, and when (CE-ZAP-01, CE-FLR-09, CE-VHP). How they are declared and take
// effect is powers.cpp.
#pragma once

#include "games/cosmic/rules/flare_moments.h"

namespace kosmo::cosmic {

// The sheet lies face down before this seat, and it is its own; and could it be turned up (CE-VHP-02, CE-VHP-05)?
bool is_own_and_down(const State&, Seat, int alien);
bool may_turn_up(const State&, Seat, int alien);
bool is_ready(const State&, Seat, int alien);  // the power can be used, or will be when its sheet is turned up for it

bool may_use(const State&, const Occasion&, int alien, const Effect& of_its_power);
// Calls f for each use of the power that fits.
template <class F>
void each_use(const State& s, const Occasion& now, int alien, F&& f) {
  for (const Effect& effect : alien_at(alien).power)
    if (may_use(s, now, alien, effect)) f(effect);
}
int forced_power(const State&, const Occasion&);  // a mandatory one that must be used now, or kNone

bool is_flare_verb(Action);
bool may_play_flares(const State&, Seat);
bool could_hold_flare(const State&, Seat, int alien);  // as far as everybody can tell
Sort sort_for(const State&, Seat, int alien);          // which effect of its flare this seat has
// Which effect of this sort an owner could use now, or null.
const Effect* find_effect(const State&, const Occasion&, int alien, Sort);

}  // namespace kosmo::cosmic

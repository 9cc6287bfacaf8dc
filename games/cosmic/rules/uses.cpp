// Who may use which power and play which flare, and when; what others could tell of it.
#include "games/cosmic/rules/uses.h"

namespace kosmo::cosmic {
namespace {

bool is_moment_of(const State& s, const Effect& effect, const Occasion& now) {
  if (!now.answered) return effect.windows >> static_cast<int>(s.moment) & 1;
  const PlayArgs play = now.play();
  if (play.is_event()) return effect.events >> static_cast<int>(event_of(play.what)) & 1;
  return effect.answers >> static_cast<int>(play.sort()) & 1;
}
bool was_used_here(const Occasion& now) { return now.answered && now.play().used_by >> now.seat & 1; }
bool fits_now(const State& s, const Effect& effect, const Occasion& now) {  // CE-FLR-09
  return is_moment_of(s, effect, now) && has_role(s, now.seat, effect.role) && (!effect.fits || effect.fits(s, now));
}

}  // namespace

// While a power is lent, neither of the two has a sheet of its own to turn up.
bool is_own_and_down(const State& s, Seat seat, int alien) {
  if (!is_sheet_down(s, seat) || s.of(seat).more.contains(static_cast<std::uint8_t>(alien))) return false;
  const InForce* const lent = loan(s);
  return !lent || (seat != lent->seat && seat != lent->kept);
}
// CE-VHP-02, CE-VHP-05: the sheet that lies face down before this seat, taken to be this alien's, could be turned up.
bool may_turn_up(const State& s, Seat seat, int alien) {
  return s.powers && s.moment != Moment::kSetup && (!s.of(seat).power_lost || alien_at(alien).keeps_power) &&
         !(s.zapped & bit(alien));
}
// The power can be used, or will be when its sheet is turned up for it.
bool is_ready(const State& s, Seat seat, int alien) {
  return is_own_and_down(s, seat, alien) ? may_turn_up(s, seat, alien) : is_usable(s, seat, alien);
}

// The power itself: optional ones once an encounter, all of them unless zapped.
bool may_use(const State& s, const Occasion& now, int alien, const Effect& effect) {
  const bool has_it = is_ready(s, now.seat, alien) || (effect.even_if_lost && !is_own_and_down(s, now.seat, alien));
  const bool is_unused = effect.again ? effect.for_each || !was_used_here(now) : !(s.powers_used & bit(alien));
  return has_it && is_unused && fits_now(s, effect, now);
}
const Effect* power_to_use(const State& s, const Occasion& now, int alien) {
  const Effect* found = nullptr;
  each_use(s, now, alien, [&](const Effect& effect) { found = found ? found : &effect; });
  return found;
}
// A mandatory power that must be used now, or kNone; never one that lies face down (CE-VHP-01).
int forced_power(const State& s, const Occasion& now) {
  int forced = kNone;
  each_power(s, now.seat, [&](int alien) {
    if (forced != kNone || !alien_at(alien).is_mandatory || is_own_and_down(s, now.seat, alien)) return;
    if (const Effect* effect = power_to_use(s, now, alien); effect && !effect->is_optional) forced = alien;
  });
  return forced;
}
// CE-FLR-06, CE-FLR-07, CE-FLR-08, CA-FLR-09, CE-VHP-07: the super effect for whoever has the power and may use it, the
// wild one for others.
Sort sort_for(const State& s, Seat seat, int alien) {
  if (is_own_and_down(s, seat, alien) && !has_sheet(s, seat, alien)) return Sort::kWild;
  return is_ready(s, seat, alien) ? Sort::kSuper : Sort::kWild;
}

const Effect* find_effect(const State& s, const Occasion& now, int alien, Sort sort) {
  if (sort == Sort::kPower) return power_to_use(s, now, alien);
  for (const Effect& effect : effects_of(alien, sort))
    if (fits_now(s, effect, now) && (!effect.widens || power_to_use(s, now, alien))) return &effect;
  return nullptr;
}
bool may_play_flares(const State& s, Seat seat) {  // CE-FLR-04, CE-VFF-01
  return s.powers && s.use_flares && (s.free_flares || !(s.flare_players >> seat & 1));
}

namespace {

// As far as everybody can tell: a sheet that lies face down could be any that does not lie open (CE-TIM-11).
bool could_turn_up(const State& s, const Occasion& now) {
  if (!s.powers || !is_sheet_down(s, now.seat)) return false;
  bool could = false;
  each_alien(flare_moments().powers_at(s, now.answered),
             [&](int alien) { could = could || (could_be(s, now.seat, alien) && power_to_use(s, now, alien)); });
  return could;
}
// Would this flare have an effect here? Whoever has a sheet face down could be any alien.
bool could_have_effect(const State& s, const Occasion& now, int alien) {
  if (!is_sheet_down(s, now.seat)) return find_effect(s, now, alien, sort_for(s, now.seat, alien)) != nullptr;
  if (find_effect(s, now, alien, shows_sheet(s, now.seat, alien) ? sort_for(s, now.seat, alien) : Sort::kWild))
    return true;
  return could_be(s, now.seat, alien) && may_turn_up(s, now.seat, alien) && find_effect(s, now, alien, Sort::kSuper);
}

}  // namespace

// As far as what lies open tells. Who has seen whose cards is not public, so it does not count (CA-HID-03).
bool could_hold_flare(const State& s, Seat seat, int alien) {
  return s.use_flares && has_cards_to_play(s, seat) && !(s.flares_used & bit(alien)) &&
         !is_publicly_elsewhere(s, flare_of(alien));
}
bool could_use_power(const State& s, Seat seat, const Step* answered) {
  bool could = false;
  each_power(s, seat, [&](int alien) {
    could = could || (!is_own_and_down(s, seat, alien) && power_to_use(s, {seat, answered}, alien));
  });
  return could || could_turn_up(s, {seat, answered});
}
bool could_play_flare(const State& s, Seat seat, const Step* answered) {
  if (!may_play_flares(s, seat) || !has_cards_to_play(s, seat)) return false;
  bool could = false;
  each_alien(flare_moments().at(s, answered), [&](int alien) {
    could = could || (could_have_effect(s, {seat, answered}, alien) && could_hold_flare(s, seat, alien));
  });
  return could;
}
bool must_use_power(const State& s, Seat seat, const Step* answered) {  // CE-TIM-05, CE-ZAP-02
  return forced_power(s, {seat, answered}) != kNone;
}

}  // namespace kosmo::cosmic

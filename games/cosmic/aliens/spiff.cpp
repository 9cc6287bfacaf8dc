// Spiff: after a crushing defeat one of its ships lands all the same.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kSelf = alien_named("spiff");
constexpr int kMargin = 10, kSuperMargin = 5;

// CA-SPIFF-03, CA-SPIFF-04: of the losing ships of the encounter, as far as Void has left any.
bool is_losing_encounter(const State& s, const Occasion& now) {
  return now.play().kept != 0 && s.of(now.seat).leaving > 0;
}
// CA-SPIFF-01, CA-RUL-28; where both lose, no totals were compared.
bool has_lost_by(const State& s, const Occasion& now, int margin) {
  return is_losing_encounter(s, now) && s.outcome == Outcome::kDefenseWins && s.margin >= margin;
}
bool has_crashed(const State& s, const Occasion& now) { return has_lost_by(s, now, kMargin); }
bool has_nearly_crashed(const State& s, const Occasion& now) {  // CA-SPIFF-S1
  return !has_crashed(s, now) && has_lost_by(s, now, kSuperMargin);
}
// CA-SPIFF-02, CA-RUL-43
void land(State& s, const Play& play, Events& events) { move_ship(s, play.seat, kLeaving, s.target, events); }

// CA-SPIFF-W1, CA-AMB-21
bool has_lost_planet(const State& s, const Occasion& now) {
  return is_losing_encounter(s, now) && winner(s) == Side::kOffense;
}

constexpr Effect kPowers[] = {{.rule = "CA-SPIFF-01",
                               .role = Role::kOffense,
                               .events = when(Event::kSaving),
                               .fits = has_crashed,
                               .effect = land}};
constexpr Effect kWilds[] = {{.rule = "CA-SPIFF-W1",
                              .role = Role::kDefense,
                              .events = when(Event::kSaving),
                              .fits = has_lost_planet,
                              .effect = land}};
constexpr Effect kSupers[] = {{.rule = "CA-SPIFF-S1",
                               .role = Role::kOffense,
                               .events = when(Event::kSaving),
                               .fits = has_nearly_crashed,
                               .effect = land}};

}  // namespace

const Alien& aliens::spiff() {
  static constexpr Alien kAlien{
      .number = kSelf, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

// Parasite: joins a side that has not invited it.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("parasite");

// CA-PARASITE-01, CA-PARASITE-03: with an invitation of both sides there is nothing to do.
bool fits(const State& s, const Occasion& now) {
  const bool is_welcome = may_still_join(s, now.seat, Side::kOffense) && may_still_join(s, now.seat, Side::kDefense);
  return now.seat == now.whose() && !is_welcome && has_any_colony(s, now.seat);
}
// CA-PARASITE-01, CA-PARASITE-02
bool joins(const State&, const InForce& one, Seat seat) { return seat == one.seat; }

// CA-PARASITE-W1: on a planet of whoever loses the power, where its player has none (CA-FLR-13).
bool can_infest(const State& s, Seat seat, int planet) { return is_planet(s, planet) && !has_colony(s, seat, planet); }
template <class F>
void each_infested(const State& s, const Occasion& now, F&& f) {
  for (int i = 0; i < kPlanetsOfSystem; ++i)
    if (const int planet = planet_of(now.whose(), i); can_infest(s, now.seat, planet)) f(planet);
}
bool fits_wild(const State& s, const Occasion& now) {
  bool fits = false;
  if (now.seat != now.whose() && has_any_colony(s, now.seat)) each_infested(s, now, [&](int) { fits = true; });
  return fits;
}
void list_wild(const State& s, const Occasion& now, Offers& offers) {
  each_infested(s, now, [&](int planet) { offers.add(With::kPlanet, planet); });
}
void infest(State& s, const Play& play, Events&) { found_colony(s, play.seat, play.kept, 1); }

// CA-PARASITE-S1
bool fits_super(const State&, const Occasion& now) { return now.seat == now.whose(); }
void send_any(const State&, const InForce& one, Seat seat, SendArgs& ships) {
  if (seat == one.seat) ships.most = kMostShips;
}

constexpr Effect kPowers[] = {{.rule = "CA-PARASITE-01",
                               .role = Role::kNotMainPlayer,
                               .events = when(Event::kJoining),
                               .fits = fits,
                               .lasts = true,
                               .joins = joins}};
constexpr Effect kWilds[] = {{.rule = "CA-PARASITE-W1",
                              .role = Role::kAnyPlayer,
                              .events = when(Event::kPowerLost),
                              .fits = fits_wild,
                              .list = list_wild,
                              .effect = infest}};
constexpr Effect kSupers[] = {{.rule = "CA-PARASITE-S1",
                               .role = Role::kAlly,
                               .events = when(Event::kSending),
                               .fits = fits_super,
                               .lasts = true,
                               .in_sending = send_any}};

}  // namespace

const Alien& aliens::parasite() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

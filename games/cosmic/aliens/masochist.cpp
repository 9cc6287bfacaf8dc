// Masochist: wins when all its ships are lost.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("masochist");

// CA-MASOCHIST-01, CA-MASOCHIST-02: none on a planet, on the gate or on a technology.
bool has_lost_all(const State& s, Seat seat) {
  return !has_any_colony(s, seat) && s.of(seat).gate + s.of(seat).beside + ships_in_research(s, seat) == 0;
}
bool fits(const State& s, const Occasion& now) { return has_lost_all(s, now.seat); }
// CA-MASOCHIST-01, CA-MASOCHIST-04, CA-RUL-63, CA-RUL-64
void win(State& s, const Play& play, Events& events) {
  win_by_power(s, play.seat);
  test_victory(s, events);
}

// CA-MASOCHIST-W1: a player with a ship in the warp, and a colony for it (CA-FLR-12).
bool can_retrieve(const State& s, Seat seat) {
  return seat != s.offense && s.of(seat).warp > 0 && has_any_colony(s, seat);
}
bool fits_wild(const State& s, const Occasion&) {
  bool can = false;
  for (Seat p = 0; p < s.seats(); ++p) can = can || can_retrieve(s, p);
  return can && !has_lost_all(s, s.offense);
}
void list_wild(const State& s, const Occasion&, Offers& offers) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (can_retrieve(s, p)) offers.add(With::kSeat, p);
}
void another_retrieves(State& s, const InForce& one, Events&) {
  const Seat named = static_cast<Seat>(one.kept);
  return_ships(s, named, kFromWarp, std::min<int>(s.of(named).warp, 1));
}

// CA-MASOCHIST-S1
bool fits_super(const State& s, const Occasion& now) { return s.of(now.seat).warp > 0; }
void remove_instead(State& s, const InForce& one, Events& events) {
  if (s.of(one.seat).warp == 0) return;
  move_ship(s, one.seat, kFromWarp, kRemoved, events);
  happens(s, Event::kRemoved, one.seat, 1);
}

constexpr Effect kPowers[] = {{.rule = "CA-MASOCHIST-01",
                               .role = Role::kAnyPlayer,
                               .windows = in(Moment::kEncounterStart),
                               .fits = fits,
                               .effect = win}};
constexpr Effect kWilds[] = {{.rule = "CA-MASOCHIST-W1",
                              .role = Role::kAnyPlayer,
                              .windows = in(Moment::kRegroup),
                              .fits = fits_wild,
                              .list = list_wild,
                              .lasts = true,
                              .keeps_seat = true,
                              .retrieves = another_retrieves}};
constexpr Effect kSupers[] = {{.rule = "CA-MASOCHIST-S1",
                               .role = Role::kOffense,
                               .windows = in(Moment::kRegroup),
                               .fits = fits_super,
                               .lasts = true,
                               .retrieves = remove_instead}};

}  // namespace

// CA-MASOCHIST-03: with too few home colonies too, and that is no use.
const Alien& aliens::masochist() {
  static constexpr Alien kAlien{.number = kNumber,
                                .is_mandatory = true,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .keeps_power = true,
                                .never_with = alien_named("healer")};
  return kAlien;
}

}  // namespace kosmo::cosmic

// Tick-Tock: discards a token for each win of a defense and each deal, and wins with the last one.
#include <cmath>

#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kCount };
enum class Verb { kCount };
enum class Say { kTokenGone, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kThis = alien_named("tick-tock");
constexpr int kTokens = 10, kFewTokens = 8;

// CA-TICKTOCK-01, CA-MODE-01
void lay_out(State& s, Seat seat, Events& events) {
  add_tokens(s, seat, kThis, s.four_planets ? kFewTokens : kTokens, events);
}

// CA-TICKTOCK-02, CA-TICKTOCK-04, CA-RUL-29, CA-RUL-65: window 39a, whatever else is due (CA-RUL-68).
// With “Hidden powers” they are laid out when the sheet is turned up for it (CA-MODE-02).
bool has_tokens(const State& s, Seat seat) { return s.tokens[kThis] > 0 || is_sheet_down(s, seat); }
bool fits(const State& s, const Occasion& now) {
  return has_tokens(s, now.seat) && (s.outcome == Outcome::kDefenseWins || s.outcome == Outcome::kDeal);
}
// CA-TICKTOCK-02, CA-TICKTOCK-03, CA-RUL-62: the win is part of the test that ends the window.
void tick(State& s, Seat seat, Events& events) {
  --s.tokens[kThis];
  part.tell_all(events, Say::kTokenGone, seat, s.tokens[kThis]);
  if (s.tokens[kThis] == 0) win_by_power(s, seat);
}
void wait_on(State& s, const Play& play, Events& events) { tick(s, play.seat, events); }

// For bots: the fewer tokens are left, the nearer is the win.
double worth(const State& s, Seat) {
  constexpr double kLast = 40, kFall = 3;
  return kLast * std::exp(-s.tokens[kThis] / kFall);
}

// CA-TICKTOCK-W1
bool can_found(const State& s, Seat seat, int planet) {
  return home_of(planet) != seat && is_planet(s, planet) && !has_colony(s, seat, planet);
}
bool fits_wild(const State& s, const Occasion& now) { return has_any_colony(s, now.seat); }
void list_wild(const State& s, const Occasion& now, Offers& offers) {
  for (int planet = 0; planet < kPlanets; ++planet)
    if (can_found(s, now.seat, planet)) offers.add(With::kPlanet, planet);
}
void found(State& s, const Play& play, Events&) { found_colony(s, play.seat, play.kept, kMostSent); }

// CA-TICKTOCK-S1: for the price of a ship.
bool has_won(const State& s, Seat seat) {
  return s.outcome == (seat == s.offense ? Outcome::kOffenseWins : Outcome::kDefenseWins);
}
bool fits_super(const State& s, const Occasion& now) {
  const bool can_pay = has_any_colony(s, now.seat) || ships_in_research(s, now.seat) > 0;
  return has_tokens(s, now.seat) && can_pay && (has_won(s, now.seat) || s.outcome == Outcome::kDeal);
}
void pay_with_ship(State& s, const Play& play, Events& events) {
  tick(s, play.seat, events);
  lose_ships(s, play.seat, 1);
}

constexpr Effect kPowers[] = {{.rule = "CA-TICKTOCK-02",
                               .role = Role::kAnyPlayer,
                               .windows = in(Moment::kResultEffects),
                               .fits = fits,
                               .effect = wait_on}};
constexpr Effect kWilds[] = {{.rule = "CA-TICKTOCK-W1",
                              .role = Role::kAnyPlayer,
                              .events = when(Event::kNewDeck),
                              .fits = fits_wild,
                              .list = list_wild,
                              .effect = found}};
constexpr Effect kSupers[] = {{.rule = "CA-TICKTOCK-S1",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kResultEffects),
                               .fits = fits_super,
                               .effect = pay_with_ship}};

constexpr Phrase kEvents[] = {
    {"token-gone", {"{0} discards a token; {1} left.", "{0} odrzuca żeton; pozostało: {1}."}, {&kSeatKind, &kNumber}},
};
constinit Part<State, Kind, Verb, Say> part{"tick-tock", {}, {}, kEvents};
AnyPart<State>* steps() { return &part; }

}  // namespace

const Alien& aliens::tick_tock() {
  static constexpr Alien kAlien{.number = kThis,
                                .is_mandatory = true,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .at_setup = lay_out,
                                .part = steps,
                                .worth = worth};
  return kAlien;
}

}  // namespace kosmo::cosmic

// Mind: looks at hands.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("mind");

enum class Kind { kCount };
enum class Verb { kCount };
enum class Say { kLooks, kSees, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CA-MIND-01: of the main players, as one of them the other.
void list_main_players(const State& s, const Occasion& now, Offers& offers) {
  for (const Side side : {Side::kOffense, Side::kDefense})
    if (s.main(side) != now.seat) offers.add(With::kSeat, s.main(side));
}
// CA-MIND-02, CA-MIND-03: that it looked is public, what it sees is not.
void look_at(State& s, Seat seat, Seat whose, Events& events) {
  auto& hand = s.of(whose).hand;
  hand.show_all(only(seat));
  s.core.reveal();
  part.tell_all(events, Say::kLooks, seat, whose);
  for (const Card& card : hand) part.say(events, only(seat), Say::kSees, whose, card.face);
}
// CA-MIND-01, CA-MIND-S1
void know(State& s, const Play& play, Events& events) {
  if (!play.widened) return look_at(s, play.seat, static_cast<Seat>(play.kept), events);
  for (const Side side : {Side::kOffense, Side::kDefense}) look_at(s, play.seat, s.main(side), events);
}
void list_both(const State&, const Occasion&, Offers& offers) { offers.add(With::kNothing); }  // CA-MIND-S1

// CA-MIND-W1, CA-AMB-16: the draw that it answers is over; what comes after it is seen.
bool fits_wild(const State&, const Occasion& now) { return now.whose() != now.seat; }
void list_drawer(const State&, const Occasion& now, Offers& offers) { offers.add(With::kSeat, now.whose()); }
bool watches(const State&, const InForce& one, Seat drawer) { return drawer == one.kept; }

constexpr Effect kPowers[] = {{.rule = "CA-MIND-01",
                               .role = Role::kAnyPlayer,
                               .windows = in(Moment::kAllianceBefore),
                               .list = list_main_players,
                               .effect = know}};
constexpr Effect kWilds[] = {{.rule = "CA-MIND-W1",
                              .role = Role::kAnyPlayer,
                              .events = when(Event::kDrawn),
                              .fits = fits_wild,
                              .list = list_drawer,
                              .lasts = true,
                              .keeps_seat = true,
                              .watches_draws = watches}};
constexpr Effect kSupers[] = {{.rule = "CA-MIND-S1",
                               .role = Role::kNotMainPlayer,
                               .windows = in(Moment::kAllianceBefore),
                               .list = list_both,
                               .widens = true}};

constexpr Phrase kEvents[] = {
    {"mind-looks", {"{0} looks at the hand of {1}.", "{0} przegląda rękę gracza {1:gen}."}, {&kSeatKind, &kSeatKind}},
    {"mind-sees", {"{0} holds {1}.", "Na ręce gracza {0:gen} jest karta: {1}."}, {&kSeatKind, &kCardKind}},
};
constinit Part<State, Kind, Verb, Say> part{"mind", {}, {}, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::mind() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers, .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic

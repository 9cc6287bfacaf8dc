// Observer: saves its own ships as an ally, and those of its allies as a main player.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kSelf = alien_named("observer");

// CA-OBSERVER-01, CA-OBSERVER-02, CA-OBSERVER-03, CA-OBSERVER-04, CA-RUL-39: whose ships it protects, wherever they
// are.
bool protects(const State& s, Seat owner, Seat whose) {
  if (s.of(whose).ally == Ally::kNo || !has_any_colony(s, whose)) return false;
  return whose == owner || (s.is_main(owner) && s.of(whose).ally == ally_of(s.side_of(owner)));
}
bool is_any_to_protect(const State& s, const Occasion& now) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).leaving > 0 && protects(s, now.seat, p)) return true;
  return false;
}
// CA-OBSERVER-05: each owner says where they go.
void protect(State& s, const Play& play, Events&) {
  for (const Seat p : last_first(timing_order(s)))
    if (protects(s, play.seat, p)) return_ships(s, p, kLeaving, s.of(p).leaving, {.is_saved = true});
}

bool is_own_ally(const State& s, Seat main, Seat seat) { return s.of(seat).ally == ally_of(s.side_of(main)); }
// CA-OBSERVER-W1
bool has_ally(const State& s, const Occasion& now) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (is_own_ally(s, now.seat, p)) return true;
  return false;
}
void let_allies_draw(State& s, const Play& play, Events&) {
  for (const Seat p : last_first(opponents_of(s.offense, s.seats())))
    if (is_own_ally(s, play.seat, p)) draw_cards(s, p, 1);
}

// CA-OBSERVER-S1, CA-OBSERVER-05: with the answer to the invitations, since it may be the only ship that joins.
bool may_send_from_warp(const State& s, const Occasion& now) {
  if (now.seat != now.whose() || s.of(now.seat).warp == 0) return false;
  if (now.play().is(Event::kSending)) return now.seat == s.offense;
  return ((s.invited[Side::kOffense] | s.invited[Side::kDefense]) >> now.seat & 1) || joins_uninvited(s, now.seat);
}
void from_warp_too(const State&, const InForce& one, Seat seat, SendArgs& args) {
  if (seat == one.seat) args.from_warp = true;
}

constexpr Effect kPowers[] = {{.rule = "CA-OBSERVER-01",
                               .role = Role::kMainPlayerOrAlly,
                               .events = when(Event::kSaving),
                               .fits = is_any_to_protect,
                               .effect = protect,
                               .saves = protects,
                               .again = true}};
constexpr Effect kWilds[] = {{.rule = "CA-OBSERVER-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kAllianceFormed),
                              .fits = has_ally,
                              .effect = let_allies_draw}};
constexpr Effect kSupers[] = {{.rule = "CA-OBSERVER-S1",
                               .role = Role::kAnyPlayer,
                               .events = when(Event::kSending, Event::kJoining),
                               .fits = may_send_from_warp,
                               .lasts = true,
                               .in_sending = from_warp_too}};

}  // namespace

const Alien& aliens::observer() {
  static constexpr Alien kAlien{
      .number = kSelf, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic

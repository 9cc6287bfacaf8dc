// Fodder: throws attacks of its hand into the battle.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("fodder");

enum class Kind { kDiscard, kCount };
enum class Verb { kDiscard, kEnough, kCount };
enum class Say { kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CA-FODDER-01, CA-FODDER-S1, CA-RUL-10, CA-EX-14: printed values between the current ones; by the super effect any
// lower one.
bool is_fodder(const State& s, Seat seat, int face, bool widened) {
  const Side side = side_of_power(s, seat);
  return type_of(face) == Type::kAttack && printed_value(face) < current_value(s, other_side(side)) &&
         (widened || printed_value(face) > current_value(s, side));
}
bool has_fodder(const State& s, Seat seat, bool widened) {
  bool has = false;
  s.of(seat).hand.each_face([&](int face) { has = has || is_fodder(s, seat, face, widened); });
  return has;
}
// CA-FODDER-01, CA-FODDER-03: whether there is a fitting card, only the owner can tell.
bool fits(const State& s, const Occasion& now) { return both_attack(s) && !s.of(now.seat).hand.empty(); }
void list_power(const State& s, const Occasion& now, Offers& offers) {
  if (has_fodder(s, now.seat, false)) offers.add(With::kNothing);
}
void list_super(const State& s, const Occasion& now, Offers& offers) {
  if (has_fodder(s, now.seat, true)) offers.add(With::kNothing);
}
void overwhelm(State& s, const Play& play, Events&) {
  s.core.steps.push(CountArgs(play.widened).step(part, Kind::kDiscard, play.seat));
}

// CA-FODDER-W1: who was invited and has declined.
bool has_declined(const State& s, Seat seat, Side side) { return s.invited[side] >> seat & 1; }
bool fits_wild(const State& s, const Occasion& now) {
  return has_any_colony(s, now.seat) &&
         (has_declined(s, now.seat, Side::kOffense) || has_declined(s, now.seat, Side::kDefense));
}
void list_sides(const State& s, const Occasion& now, Offers& offers) {
  for (const Side side : {Side::kOffense, Side::kDefense})
    if (has_declined(s, now.seat, side)) offers.add(With::kSeat, s.main(side));
}
void join_late(State& s, const Play& play, Events&) {  // CA-RUL-67: an ally like any other from now on
  const Side side = s.side_of(static_cast<Seat>(play.kept));
  s.of(play.seat).ally = ally_of(side);
  SendArgs ship(side == Side::kOffense ? kGate : kBeside);
  ship.most = 1;
  ask_for_ships(s, ship, play.seat);
}

constexpr Effect kPowers[] = {{.rule = "CA-FODDER-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kAfterRevealModifiers, Moment::kReinforcements),
                               .fits = fits,
                               .list = list_power,
                               .effect = overwhelm}};
constexpr Effect kWilds[] = {{.rule = "CA-FODDER-W1",
                              .role = Role::kBystander,
                              .windows = in(Moment::kAfterRevealCards),
                              .fits = fits_wild,
                              .list = list_sides,
                              .effect = join_late}};
constexpr Effect kSupers[] = {{.rule = "CA-FODDER-S1",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kAfterRevealModifiers, Moment::kReinforcements),
                               .fits = fits,
                               .list = list_super,
                               .widens = true}};

}  // namespace

// CA-FODDER-01, CA-FODDER-03: all of them in one use.
void list_fodder_discard(const State& s, const Step& step, ActionList& out) {
  part.add(out, Verb::kEnough);
  s.of(step.seat).hand.each_face([&](int face) {
    if (is_fodder(s, step.seat, face, CountArgs(step).count != 0)) part.add(out, Verb::kDiscard, face);
  });
}
void apply_fodder_discard(State& s, const Step& step, Action a, Events& events) {  // CA-FODDER-02
  if (part.is(a, Verb::kEnough)) return;
  s.core.steps.push(step);
  discard_from_hand(s, step.seat, a.arg[0], events);
  add_to_total(s, side_of_power(s, step.seat), printed_value(a.arg[0]), events);
}
Refusal why_not_fodder_discard(const State& s, const Step& step, Action a) {
  if (!part.is(a, Verb::kDiscard)) return {};
  if (CountArgs(step).count != 0 || !s.of(step.seat).hand.contains(a.arg[0]))
    return refuse("CA-FODDER-S1", {"That is not an attack of your hand lower than the opposing card.",
                                   "To nie jest atak z twojej ręki niższy od karty przeciwnika."});
  return refuse("CA-FODDER-01", {"Its value is not between those of the two cards.",
                                 "Jego wartość nie leży między wartościami obu kart."});
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kDiscard, "fodder-discard", "CA-FODDER-01", fodder_discard, up_to(1)),
};
constexpr VerbRule kVerbs[] = {
    {{"fodder-discard", {"Discard {0}", "Odrzuć kartę: {0}"}, {&kCardKind}}, "CA-FODDER-01"},
    {{"fodder-enough", {"That is enough", "To wystarczy"}}, "CA-FODDER-01"},
};
constinit Part<State, Kind, Verb, Say> part{"fodder", kSteps, kVerbs, {}};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::fodder() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers, .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic

// Will: as the offense it chooses whom it meets, and where.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kChoice, kCount };
enum class Verb { kMeet, kKeep, kCount };
enum class Say { kLooks, kSees, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kNumber = alien_named("will");

// CA-WILL-01, CA-RUL-59: a home planet, or a colony in any system; not a planet out of the game (CA-WILL-03).
bool can_meet(const State& s, Seat seat, int planet) {
  return is_planet(s, planet) && (home_of(planet) == seat || has_colony(s, seat, planet));
}
// CA-WILL-01, CA-RUL-69: after what others do with the drawn card.
bool fits(const State& s, const Occasion& now) { return now.seat == now.whose() && s.defense == kNobody; }
void choose(State& s, const Play& play, Events&) { part.push(s.core, Kind::kChoice, play.seat); }

}  // namespace

void list_will_choice(const State& s, const Step& step, ActionList& out) {  // CA-WILL-01, CA-WILL-02
  part.add(out, Verb::kKeep);
  for (const Seat p : opponents_of(step.seat, s.seats()))
    for (int planet = 0; planet < kPlanets; ++planet)
      if (can_meet(s, p, planet)) part.add(out, Verb::kMeet, p, planet);
}
// CA-WILL-02, CA-WILL-03: the card holds, or the planet is fixed too, so window 14 asks nothing.
void apply_will_choice(State& s, const Step&, Action a, Events& events) {
  close_answers(s);
  if (part.is(a, Verb::kMeet)) meet_at(s, static_cast<Seat>(a.arg[0]), a.arg[1], events);
}
Refusal why_not_will_choice(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kMeet)) return {};
  return refuse("CA-WILL-01", {"That player cannot be met there.", "Tego gracza nie można tam spotkać."});
}

namespace {

// CA-WILL-W1
bool fits_wild(const State& s, const Occasion& now) {
  return fits(s, now) && is_colour(s.destiny) && colour_of(s.destiny) != s.offense &&
         has_any_colony(s, colour_of(s.destiny));
}
void list_wild(const State& s, const Occasion&, Offers& offers) {
  each_colony(s, colour_of(s.destiny), [&](int planet) { offers.add(With::kPlanet, planet); });
}
void meet_colony(State& s, const Play& play, Events& events) { meet_at(s, colour_of(s.destiny), play.kept, events); }

// CA-WILL-S1, CA-FLR-12: a hand with a card in it.
bool fits_super(const State& s, const Occasion& now) {
  bool has_target = false;
  for (const Seat p : opponents_of(now.seat, s.seats())) has_target = has_target || !s.of(p).hand.empty();
  return has_target && fits(s, now);
}
void list_super(const State& s, const Occasion& now, Offers& offers) {
  for (const Seat p : opponents_of(now.seat, s.seats()))
    if (!s.of(p).hand.empty()) offers.add(With::kSeat, p);
}
void look(State& s, const Play& play, Events& events) {
  const Seat whose = static_cast<Seat>(play.kept);
  s.of(whose).hand.show_all(only(play.seat));
  s.core.reveal();
  part.tell_all(events, Say::kLooks, play.seat, whose);
  for (const Card& card : s.of(whose).hand) part.say(events, only(play.seat), Say::kSees, whose, card.face);
}

// CA-WILL-03, CA-RUL-70: after another draw anew; either choice ends the window of the card.
constexpr Effect kPowers[] = {{.rule = "CA-WILL-01",
                               .role = Role::kOffense,
                               .events = when(Event::kChoosing),
                               .fits = fits,
                               .effect = choose,
                               .again = true}};
constexpr Effect kWilds[] = {{.rule = "CA-WILL-W1",
                              .role = Role::kOffense,
                              .events = when(Event::kChoosing),
                              .fits = fits_wild,
                              .list = list_wild,
                              .effect = meet_colony}};
constexpr Effect kSupers[] = {{.rule = "CA-WILL-S1",
                               .role = Role::kOffense,
                               .events = when(Event::kChoosing),
                               .fits = fits_super,
                               .list = list_super,
                               .effect = look}};

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kChoice, "will-choice", "CA-WILL-01", will_choice, up_to(), .choices_public = true,
              .may_wait = only_in<Moment::kDestinyChoice>),
};
constexpr VerbRule kVerbs[] = {
    {{"will-meet", {"Meet {0} at {1}", "Przeprowadź spotkanie z graczem {0}, planeta {1}"}, {&kSeatKind, &kPlanetKind}},
     "CA-WILL-01"},
    {{"will-keep", {"Keep to the destiny card", "Zostań przy karcie celu"}}, "CA-WILL-02"},
};
constexpr Phrase kEvents[] = {
    {"looks-at-hand", {"{0} looks at the hand of {1}.", "{0} ogląda rękę gracza {1:gen}."}, {&kSeatKind, &kSeatKind}},
    {"sees-in-hand", {"{0} holds {1}.", "{0} ma na ręce kartę: {1}."}, {&kSeatKind, &kCardKind}},
};
constinit Part<State, Kind, Verb, Say> part{"will", kSteps, kVerbs, kEvents};
AnyPart<State>* steps() { return &part; }

}  // namespace

const Alien& aliens::will() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers, .part = steps};
  return kAlien;
}

}  // namespace kosmo::cosmic

// Shadow: executes a ship of whoever's colour is drawn.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kSelf = alien_named("shadow");

enum class Kind { kExecute, kReplace, kCount };
enum class Verb { kExecute, kCount };
enum class Say { kExecutes, kReplaces, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CA-SHADOW-06, CA-SHADOW-07, CA-SHIP-09: in colonies and on technologies, not on the gate.
bool has_target(const State& s, Seat seat) { return ships_on_planets(s, seat) + ships_in_research(s, seat) > 0; }
// CA-SHADOW-01, CA-SHADOW-02, CA-SHADOW-04, CA-SHADOW-05, CA-RUL-58, CA-EX-07, CE-DES-13: whose colour the card has,
// whoever drew it.
Seat colour_drawn(const State& s) {
  if (s.destiny == kNone || s.destiny == kWild) return kNobody;
  return is_colour(s.destiny) ? colour_of(s.destiny) : s.named;
}
bool is_of_another(const State& s, const Occasion& now) {
  const Seat seat = colour_drawn(s);
  return seat != kNobody && seat != now.seat && has_target(s, seat);
}
void list_named(const State& s, const Occasion&, Offers& offers) { offers.add(With::kSeat, colour_drawn(s)); }
// CA-SHADOW-03
bool is_wild(const State& s, const Occasion& now) {
  if (s.destiny != kWild) return false;
  for (const Seat p : opponents_of(now.seat, s.seats()))
    if (has_target(s, p)) return true;
  return false;
}
void list_any(const State& s, const Occasion& now, Offers& offers) {
  for (const Seat p : opponents_of(now.seat, s.seats()))
    if (has_target(s, p)) offers.add(With::kSeat, p);
}

// CA-SHADOW-S1: only on its own turn, and with a ship in the warp.
bool has_replacement(const State& s, const Occasion& now) { return s.of(now.seat).warp > 0; }

void choose_ship(State& s, const Play& play, Events&) {
  const Kind kind = play.widened ? Kind::kReplace : Kind::kExecute;
  s.core.steps.push(SeatArgs(static_cast<Seat>(play.kept)).step(part, kind, play.seat));
}
void list_shadow_execute(const State& s, const Step& step, ActionList& out) {  // CA-SHADOW-07
  const Seat victim = SeatArgs(step).seat;
  const auto add = [&](int place) {
    if (count_at(s, victim, place) == 0) return;
    part.add(out, Verb::kExecute, place);
    if (can_tell_prometheus(s, victim, place)) part.add(out, Verb::kExecute, kPrometheus);
  };
  each_colony(s, victim, add);
  for (int project = 0; project < s.of(victim).research.size(); ++project) add(kFirstProject + project);
}
void apply_shadow_execute(State& s, const Step& step, Action a, Events& events) {
  const Seat victim = SeatArgs(step).seat;
  const int place = a.arg[0] == kPrometheus ? s.prometheus : a.arg[0];
  part.tell_all(events, Say::kExecutes, step.seat, victim, place);
  settle_losses(s);
  give_up(s, victim, a.arg[0], 1, events);
  const bool is_replaced = part.is(step, Kind::kReplace) && place < kPlanets;  // CA-SHADOW-S1, CA-AMB-31
  if (!is_replaced) return;
  move_ship(s, step.seat, kFromWarp, place, events);
  test_victory(s, events);  // CE-END-01
  part.tell_all(events, Say::kReplaces, step.seat, place);
}
Refusal why_not_shadow_execute(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kExecute)) return {};
  return refuse("CA-SHADOW-07",
                {"That player has no such ship in a colony.", "Ten gracz nie ma takiego statku w kolonii."});
}

// CA-SHADOW-W1, CA-SHIP-06
bool has_lost_to_attack(const State& s, const Occasion& now) {
  return winner(s) == Side::kOffense && s.is_revealed && type_shown(s, Side::kOffense) == Type::kAttack &&
         ships_to_lose(s, now.seat, LoseFrom::kNotInEncounter) > 0 && !would_be_saved(s, now.seat);
}
void sacrifice(State& s, const Play& play, Events&) { lose_ships(s, play.seat, 1, LoseFrom::kNotInEncounter); }
bool takes_offense(const State&, const InForce&, Side side) { return side == Side::kOffense; }

constexpr Effect kPowers[] = {{.rule = "CA-SHADOW-01",
                               .role = Role::kAnyPlayer,
                               .windows = in(Moment::kDestinyDrawn),
                               .fits = is_of_another,
                               .list = list_named,
                               .effect = choose_ship},
                              {.rule = "CA-SHADOW-03",
                               .role = Role::kAnyPlayer,
                               .windows = in(Moment::kDestinyDrawn),
                               .fits = is_wild,
                               .list = list_any,
                               .effect = choose_ship,
                               .is_optional = true}};
constexpr Effect kWilds[] = {{.rule = "CA-SHADOW-W1",
                              .role = Role::kDefense,
                              .windows = in(Moment::kResolution),
                              .fits = has_lost_to_attack,
                              .effect = sacrifice,
                              .lasts = true,
                              .loses_too = takes_offense}};
constexpr Effect kSupers[] = {{.rule = "CA-SHADOW-S1",
                               .role = Role::kOffense,
                               .windows = in(Moment::kDestinyDrawn),
                               .fits = has_replacement,
                               .widens = true}};

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kExecute, "shadow-execute", "CA-SHADOW-01", shadow_execute, up_to(kASeat), .choices_public = true),
    KOSMO_ASK(kReplace, "shadow-replace", "CA-SHADOW-S1", shadow_execute, up_to(kASeat), .choices_public = true),
};
constexpr VerbRule kVerbs[] = {
    {{"shadow-execute", {"Execute the ship {0}", "Zlikwiduj statek {0}"}, {&kPlaceKind}}, "CA-SHADOW-01"},
};
constexpr Phrase kEvents[] = {
    {"shadow-executes",
     {"{0} executes a ship of {1} {2}.", "{0} likwiduje statek gracza {1:gen} {2}."},
     {&kSeatKind, &kSeatKind, &kPlaceKind}},
    {"shadow-replaces",
     {"{0} puts a ship from the warp in its place on {1}.", "{0} stawia w jego miejsce na planecie {1} statek z wiru."},
     {&kSeatKind, &kPlanetKind}},
};
constinit Part<State, Kind, Verb, Say> part{"shadow", kSteps, kVerbs, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::shadow() {
  static constexpr Alien kAlien{
      .number = kSelf, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers, .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic

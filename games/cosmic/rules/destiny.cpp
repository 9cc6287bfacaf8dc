// From the start of a turn to the launch: the hand, regroup, destiny, aiming and sending ships (CE-TURN, CE-REG,
// CE-DES, CE-LAU).
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kChoose, kRetrieve, kToGate, kOwnColour, kWild, kAim, kCount };
enum class Verb { kRedraw, kFight, kResettle, kMeet, kAim, kToGate, kCount };
enum class Say { kDestiny, kRedraws, kDefense, kAims, kShuffled, kNoShips, kOnGate, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

void set_defense(State& s, Seat seat, Events& events) {  // CE-DES-04
  s.defense = seat;
  part.tell_all(events, Say::kDefense, seat);
}

// CE-DES-11, CE-DES-12, CE-DST-03: the most of it; of equal ones the nearest to the offense's left.
template <class Amount>
Seat most_of(const State& s, Amount&& amount) {
  Seat best = kNobody;
  for (const Seat p : opponents_of(s.offense, s.seats()))
    if (best == kNobody || amount(p) > amount(best)) best = p;
  return best;
}
Seat named_by(const State& s, int destiny) {
  switch (static_cast<Special>(destiny - kFirstSpecial)) {
    case Special::kMostColonies: return most_of(s, [&](Seat p) { return foreign_colonies(s, p); });
    case Special::kMostCards: return most_of(s, [&](Seat p) { return s.of(p).hand.size(); });
    case Special::kFewestInWarp: return most_of(s, [&](Seat p) { return -s.of(p).warp; });  // CE-DST-04
    case Special::kCount: break;
  }
  broken_limit("no such special destiny card");
}

bool can_resettle(const State& s, int planet) {  // CE-DES-08, CE-DES-09, CE-DES-17
  return home_of(planet) == s.offense && is_planet(s, planet) && is_planet_empty(s, planet) &&
         (has_any_colony(s, s.offense) || s.of(s.offense).gate > 0);
}
bool can_fight(const State& s, int planet, Seat owner) {  // CE-DES-07, CE-DES-15
  return home_of(planet) == s.offense && owner != s.offense && has_colony(s, owner, planet);
}

}  // namespace

void start_hand_check(State& s, Events&) { check_hand(s, s.offense); }  // CE-TURN-02, CE-TURN-05

// CE-REG-01, CE-REG-02, CE-REG-03
void retrieve_ship(State& s, Events&) {
  part.push(s.core, Kind::kRetrieve, kNobody);
  happens(s, Event::kRetrieving, s.offense);
}
// An effect that has done something else instead takes this step away (cancel_retrieving).
void cancel_retrieving(State& s) { drop_waiting(s.core, part.number(Kind::kRetrieve)); }
static void put_on_gate(State& s, int ship, Events& events) {
  move_ship(s, s.offense, ship, kGate, events);
  part.tell_all(events, Say::kOnGate, s.offense);
  happens(s, Event::kRetrieved, s.offense, 1);
}
void run_retrieve(State& s, const Step&, Events& events) {  // CE-REG-01
  if (retrieves_otherwise(s, events)) return;
  if (s.of(s.offense).warp == 0) return;
  const int count = std::min<int>(ships_to_retrieve(s), s.of(s.offense).warp);
  if (has_any_colony(s, s.offense)) return return_ships(s, s.offense, kFromWarp, count);
  if (can_tell_prometheus(s, s.offense, kFromWarp)) return part.push(s.core, Kind::kToGate, s.offense);
  put_on_gate(s, kFromWarp, events);
}
void list_to_gate(const State&, const Step&, ActionList& out) {  // CE-REG-03, CE-TK-14
  for (const int ship : {kFromWarp, kPrometheus}) part.add(out, Verb::kToGate, ship);
}
void apply_to_gate(State& s, const Step&, Action a, Events& events) { put_on_gate(s, a.arg[0], events); }
Refusal why_not_to_gate(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kToGate)) return {};
  return refuse("CE-REG-03", {"It is one of your ships in the warp.", "To jeden z twoich statków w wirze."});
}

// CE-DES-01, CE-DES-02: the last card is never drawn.
void shuffle_destiny(State& s, Events& events) {
  if (s.destiny_deck.size() != 1) return;
  while (!s.destiny_discard.empty()) s.destiny_deck.push(s.destiny_discard.pop());
  s.core.rng.shuffle(s.destiny_deck);
  part.tell_all(events, Say::kShuffled);
}
void draw_destiny(State& s, Events& events) {
  shuffle_destiny(s, events);
  s.destiny = s.destiny_deck.pop();
  s.named = s.destiny < kFirstSpecial ? kNobody : named_by(s, s.destiny);
  s.is_cannon_moved = 0;
  s.core.reveal();
  part.tell_all(events, Say::kDestiny, s.offense, s.destiny);
}

namespace {

void discard_destiny(State& s) {
  if (s.destiny == kNone) return;  // none was drawn (CA-RUL-61)
  s.destiny_discard.push(s.destiny);
  s.destiny = kNone;
  s.named = kNobody;
}

}  // namespace

// CE-DES-03
void draw_again(State& s, Events& events) {
  part.tell_all(events, Say::kRedraws, s.offense);
  discard_destiny(s);
  forget_uses_of_draw(s);
  go_to(s, Moment::kDestinyBeforeDraw);
}
// An effect has chosen the defense and the planet (CA-WILL-01).
void meet_at(State& s, Seat seat, int planet, Events& events) {
  s.target = static_cast<std::uint8_t>(planet);
  s.is_colony_fight = home_of(planet) == s.offense;
  part.tell_all(events, Say::kAims, s.offense, planet);
  set_defense(s, seat, events);
}

namespace {

bool is_any_system_left(const State& s) {
  for (const Seat p : opponents_of(s.offense, s.seats()))
    if (has_planet(s, p)) return true;
  return false;
}
// With no planet of anybody else left there is nothing to aim at: the encounter ends as without ships (CE-LAU-05).
void end_without_target(State& s, Events& events) {
  discard_destiny(s);
  s.outcome = Outcome::kNoShips;
  part.tell_all(events, Say::kNoShips, s.offense);
  go_to(s, Moment::kEndEncounter);
}
// CE-DES-16
void meet(State& s, Seat seat, Events& events) {
  has_planet(s, seat) ? set_defense(s, seat, events) : draw_again(s, events);
}

}  // namespace

void choose_destiny(State& s, Events& events) {
  if (!is_any_system_left(s)) return end_without_target(s, events);
  part.push(s.core, Kind::kChoose, kNobody);
  happens(s, Event::kChoosing, s.offense);
}
void run_choose(State& s, const Step&, Events& events) {  // CE-DES-05
  if (s.defense != kNobody) return;                       // chosen otherwise (CA-WILL-01)
  if (s.destiny == kWild) return part.push(s.core, Kind::kWild, s.offense);
  if (!is_colour(s.destiny)) return meet(s, s.named, events);
  if (colour_of(s.destiny) == s.offense) return part.push(s.core, Kind::kOwnColour, s.offense);
  meet(s, colour_of(s.destiny), events);
}

// CE-DES-05, CE-DES-06
void list_own_colour(const State& s, const Step&, ActionList& out) {
  part.add(out, Verb::kRedraw);
  for (int i = 0; i < kPlanetsOfSystem; ++i) {
    const int planet = planet_of(s.offense, i);
    if (can_resettle(s, planet)) part.add(out, Verb::kResettle, planet);
    for (Seat p = 0; p < s.seats(); ++p)
      if (can_fight(s, planet, p)) part.add(out, Verb::kFight, planet, p);
  }
}
void apply_own_colour(State& s, const Step&, Action a, Events& events) {
  switch (part.verb_of(a)) {
    case Verb::kRedraw: return draw_again(s, events);
    case Verb::kResettle:  // CE-DES-18
      s.target = a.arg[0];
      s.outcome = Outcome::kResettled;
      return part.tell_all(events, Say::kAims, s.offense, s.target);
    case Verb::kFight:
      s.target = a.arg[0];
      s.is_colony_fight = 1;
      part.tell_all(events, Say::kAims, s.offense, s.target);
      return set_defense(s, static_cast<Seat>(a.arg[1]), events);
    default: broken_limit("no such choice is offered");
  }
}
Refusal why_not_own_colour(const State& s, const Step&, Action a) {
  if (part.is(a, Verb::kResettle))
    return refuse("CE-DES-08",
                  {"That is not an empty home planet of yours.", "To nie jest twoja pusta rodzima planeta."});
  if (part.is(a, Verb::kFight))
    return refuse(home_of(a.arg[0]) == s.offense ? "CE-DES-07" : "CE-DES-15",
                  {"There is no such colony in your home system.", "W twoim rodzimym systemie nie ma takiej kolonii."});
  return {};
}

// CE-DES-10
void list_wild(const State& s, const Step&, ActionList& out) {
  for (const Seat p : opponents_of(s.offense, s.seats()))
    if (has_planet(s, p)) part.add(out, Verb::kMeet, p);  // CE-DES-16
}
void apply_wild(State& s, const Step&, Action a, Events& events) {
  set_defense(s, static_cast<Seat>(a.arg[0]), events);
}
Refusal why_not_wild(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kMeet)) return {};
  return refuse("CE-DES-10",
                {"A wild card leads to any other player.", "Karta uniwersalna prowadzi do dowolnego innego gracza."});
}

void meet_named(State& s, Events& events) {
  if (s.meets == kNobody) return;
  has_planet(s, s.meets) ? set_defense(s, s.meets, events) : end_without_target(s, events);
}

// CE-DES-03: the card is discarded at the end of the phase.
void end_destiny(State& s, Events&) { discard_destiny(s); }

// CE-LAU-01, CE-LAU-06
void aim_gate(State& s, Events&) {
  if (s.target == kNone) part.push(s.core, Kind::kAim, s.offense);
}
void list_aim(const State& s, const Step&, ActionList& out) {  // CE-LAU-01
  for (int i = 0; i < kPlanetsOfSystem; ++i)
    if (const int planet = planet_of(s.defense, i); is_planet(s, planet)) part.add(out, Verb::kAim, planet);
}
void apply_aim(State& s, const Step&, Action a, Events& events) {
  s.target = a.arg[0];
  part.tell_all(events, Say::kAims, s.offense, s.target);
}
Refusal why_not_aim(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kAim)) return {};
  return refuse("CE-LAU-01", {"The gate is aimed at a planet of the system that destiny has named.",
                              "Wrota nakierowuje się na planetę systemu, który wskazała karta celu."});
}

// CE-LAU-02, CE-LAU-07; only of the offense (CE-LAU-03). CE-DES-08: ships of a resettler go straight to the planet.
void launch_ships(State& s, Events& events) {
  Player& p = s.of(s.offense);
  if (s.outcome == Outcome::kResettled) {
    SendArgs there(s.target);
    for (; p.gate > 0; ++there.sent) move_ship(s, s.offense, kGate, s.target, events);
    return ask_for_ships(s, there, s.offense);
  }
  SendArgs to_gate(kGate);
  to_gate.sent = p.gate;
  send_ships(s, to_gate, s.offense);
}
void after_launch(State& s, Events& events) {
  if (s.outcome == Outcome::kResettled) return go_to(s, Moment::kLanding);  // CE-TIM-22
  if (s.of(s.offense).gate > 0) return;
  s.outcome = Outcome::kNoShips;  // CE-LAU-05
  part.tell_all(events, Say::kNoShips, s.offense);
  go_to(s, Moment::kEndEncounter);
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_RUN(kChoose, "choose", "CE-DES-05", choose, up_to()),
    KOSMO_RUN(kRetrieve, "retrieve", "CE-REG-01", retrieve, up_to()),
    KOSMO_ASK(kToGate, "to-gate", "CE-REG-03", to_gate, up_to(), .choices_public = true,
              .may_wait = only_in<Moment::kRegroupRetrieve>),
    KOSMO_ASK(kOwnColour, "own-colour", "CE-DES-05", own_colour, up_to(), .choices_public = true, .is_between = true,
              .may_wait = only_in<Moment::kDestinyChoice>),
    KOSMO_ASK(kWild, "wild", "CE-DES-10", wild, up_to(), .choices_public = true, .is_between = true,
              .may_wait = only_in<Moment::kDestinyChoice>),
    KOSMO_ASK(kAim, "aim", "CE-LAU-01", aim, up_to(), .choices_public = true, .is_between = true,
              .may_wait = only_in<Moment::kLaunchAim>),
};
constexpr VerbRule kVerbs[] = {
    {{"redraw", {"Discard it and draw again", "Odrzuć kartę i dobierz następną"}}, "CE-DES-06"},
    {{"fight",
      {"Attack the colony of {1} on {0}", "Zaatakuj na planecie {0} kolonię gracza {1:gen}"},
      {&kPlanetKind, &kSeatKind}},
     "CE-DES-07"},
    {{"resettle", {"Resettle {0}", "Załóż ponownie kolonię na planecie {0}"}, {&kPlanetKind}}, "CE-DES-08"},
    {{"meet", {"Have the encounter with {0}", "Przeprowadź spotkanie z graczem: {0}"}, {&kSeatKind}}, "CE-DES-10"},
    {{"aim", {"Aim at {0}", "Nakieruj wrota na planetę {0}"}, {&kPlanetKind}}, "CE-LAU-01"},
    {{"to-gate", {"Put a ship {0} on the gate", "Umieść na wrotach statek {0}"}, {&kPlaceKind}}, "CE-REG-03"},
};
constexpr Phrase kEvents[] = {
    {"destiny", {"{0} draws destiny: {1}.", "{0} dobiera kartę celu: {1}."}, {&kSeatKind, &kDestinyKind}},
    {"redraws", {"{0} discards it and draws again.", "{0} odrzuca tę kartę i dobiera następną."}, {&kSeatKind}},
    {"defense", {"{0} is the defense.", "{0} się broni."}, {&kSeatKind}},
    {"aims", {"{0} aims the gate at {1}.", "{0} nakierowuje wrota na planetę {1}."}, {&kSeatKind, &kPlanetKind}},
    {"destiny-shuffled", {"The destiny deck is made anew.", "Talię celu tasuje się od nowa."}},
    {"no-ships", {"{0} has no ship to launch.", "{0} nie ma statku, który można by wysłać."}, {&kSeatKind}},
    {"on-gate",
     {"The retrieved ship of {0} goes straight to the gate.",
      "Odzyskany statek gracza {0:gen} trafia prosto na wrota."},
     {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"destiny", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& destiny_part() { return part; }

}  // namespace kosmo::cosmic

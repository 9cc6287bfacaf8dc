// Ships and colonies (CE-COL, CE-SHIP): counting them, moving them, and asking their owners which and where.
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kLose, kReturning, kReturn, kSend, kCount };
enum class Verb { kLose, kPlace, kSend, kSent, kCount };
enum class Say { kLost, kReturned, kSent, kFounded, kGaveUp, kPowerLost, kPowerBack, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

std::uint8_t* pieces(State& s, Seat seat, int place) {
  if (place == kGate) return &s.of(seat).gate;
  if (place == kBeside) return &s.of(seat).beside;
  if (place == kFromWarp) return &s.of(seat).warp;
  return &s.ships[place][seat];
}
int count_at(const State& s, Seat seat, int place) { return *pieces(const_cast<State&>(s), seat, place); }

// CE-PWR-01, CE-PWR-02, CE-PWR-03: by the number of home colonies, at once.
void look_at_power(State& s, Seat seat, Events& events) {
  Player& p = s.of(seat);
  const bool is_lost = home_colonies(s, seat) < colonies_for_power(s);
  if (is_lost == (p.power_lost != 0)) return;
  p.power_lost = is_lost;
  part.tell_all(events, is_lost ? Say::kPowerLost : Say::kPowerBack, seat);
}

}  // namespace

int planets_of_one(const State& s) { return s.four_planets ? 4 : 5; }
int colonies_to_win(const State& s) { return s.four_planets ? 4 : 5; }
int colonies_for_power(const State& s) { return s.four_planets ? 2 : 3; }

bool has_colony(const State& s, Seat seat, int planet) { return s.ships[planet][seat] > 0; }  // CE-COL-01
int home_colonies(const State& s, Seat seat) {                                                // CE-COL-03
  int n = 0;
  for (int i = 0; i < kPlanetsOfOne; ++i) n += has_colony(s, seat, planet_of(seat, i));
  return n;
}
int foreign_colonies(const State& s, Seat seat) {
  int n = 0;
  each_colony(s, seat, [&](int planet) { n += home_of(planet) != seat; });
  return n;
}
bool has_any_colony(const State& s, Seat seat) { return ships_on_planets(s, seat) > 0; }
int ships_on_planets(const State& s, Seat seat) {
  int n = 0;
  each_colony(s, seat, [&](int planet) { n += s.ships[planet][seat]; });
  return n;
}
int ships_in_encounter(const State& s, Seat seat) {
  const int at_planet = seat == s.defense && s.target != kNone ? s.ships[s.target][seat] : 0;
  return s.of(seat).gate + s.of(seat).beside + at_planet;
}
bool is_planet_empty(const State& s, int planet) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (has_colony(s, p, planet)) return false;
  return true;
}

void move_ship(State& s, Seat seat, int from, int to, Events& events) {
  --*pieces(s, seat, from);
  ++*pieces(s, seat, to);
  if (from < kPlanets && !has_colony(s, seat, from)) part.tell_all(events, Say::kGaveUp, seat, from);  // CE-COL-05
  if (to < kPlanets && s.ships[to][seat] == 1) part.tell_all(events, Say::kFounded, seat, to);
  look_at_power(s, seat, events);
}

void send_to_warp(State& s, Seat seat, int from, int count, Events& events) {
  for (int i = 0; i < count; ++i) move_ship(s, seat, from, kFromWarp, events);
  if (count > 0) part.tell_all(events, Say::kLost, seat, count);
}

// --- a loss of the owner's choice

// CE-SHIP-06: ships in the warp cannot be chosen; with too few, all are lost.
void lose_ships(State& s, Seat seat, int count) {
  const int available = ships_on_planets(s, seat) + s.of(seat).gate + s.of(seat).beside;
  if (const int lost = std::min(count, available); lost > 0)
    s.core.steps.push(CountArgs(lost).step(part, Kind::kLose, seat));
}
void list_lose(const State& s, const Step& step, ActionList& out) {  // CE-SHIP-06
  for (int place = 0; place < kShipPlaces; ++place)
    if (count_at(s, step.seat, place) > 0) part.add(out, Verb::kLose, place);
}
void apply_lose(State& s, const Step& step, Action a, Events& events) {
  const int left = CountArgs(step).count - 1;
  if (left > 0) s.core.steps.push(CountArgs(left).step(part, Kind::kLose, step.seat));
  send_to_warp(s, step.seat, a.arg[0], 1, events);
}
Refusal why_not_lose(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kLose)) return {};
  return refuse("CE-SHIP-06", {"You have no ship there.", "Nie masz tam statku."});
}

// --- ships that return

namespace {
bool may_go_to(const State& s, Seat seat, const ReturnArgs& args, int planet) {
  if (!has_colony(s, seat, planet)) return false;  // CE-COL-06
  if (planet != args.avoid) return true;
  int colonies = 0;
  each_colony(s, seat, [&](int) { ++colonies; });
  return colonies == 1;  // CE-RES-08
}
}  // namespace

void return_ships(State& s, Seat seat, int from, int count, int avoid) {
  ReturnArgs args(count, from);
  args.avoid = avoid;
  if (count > 0) s.core.steps.push(args.step(part, Kind::kReturning, seat));
}
void run_returning(State& s, const Step& step, Events& events) {  // CE-COL-09: without a colony, to the warp
  const ReturnArgs args(step);
  if (has_any_colony(s, step.seat)) return s.core.steps.push(args.step(part, Kind::kReturn, step.seat));
  if (args.from != kFromWarp) send_to_warp(s, step.seat, args.from, args.count, events);
}
void list_return(const State& s, const Step& step, ActionList& out) {  // CE-SHIP-05
  const ReturnArgs args(step);
  for (int planet = 0; planet < kPlanets; ++planet)
    if (may_go_to(s, step.seat, args, planet)) part.add(out, Verb::kPlace, planet);
}
void apply_return(State& s, const Step& step, Action a, Events& events) {
  ReturnArgs args(step);
  if (--args.count > 0) s.core.steps.push(args.step(part, Kind::kReturn, step.seat));
  move_ship(s, step.seat, args.from, a.arg[0], events);
  part.tell_all(events, Say::kReturned, step.seat, a.arg[0]);
}
Refusal why_not_return(const State& s, const Step& step, Action a) {
  if (!part.is(a, Verb::kPlace)) return {};
  if (a.arg[0] == ReturnArgs(step).avoid && has_colony(s, step.seat, a.arg[0]))
    return refuse("CE-RES-08", {"Defensive allies do not land on the planet that they helped to defend.",
                                "Sojusznicy broniącego nie lądują na planecie, której bronili."});
  return refuse("CE-COL-06", {"You have no colony there.", "Nie masz tam kolonii."});
}

// --- ships that are sent

namespace {
bool can_send_from(const State& s, Seat seat, const SendArgs& args, int place) {
  if (place == args.to) return false;
  if (place == kGate) return args.from_gate && s.of(seat).gate > 0;
  return place < kPlanets && has_colony(s, seat, place);
}
bool can_send_any(const State& s, Seat seat, const SendArgs& args) {
  for (int place = 0; place < kShipPlaces; ++place)
    if (can_send_from(s, seat, args, place)) return args.sent < args.most;
  return false;
}
}  // namespace

void ask_for_ships(State& s, const SendArgs& args, Seat seat) {
  if (can_send_any(s, seat, args)) s.core.steps.push(args.step(part, Kind::kSend, seat));
}
// CE-SHIP-03, CE-SHIP-04: from any colonies, the last ship of one too.
void list_send(const State& s, const Step& step, ActionList& out) {
  const SendArgs args(step);
  for (int place = 0; place < kShipPlaces; ++place)
    if (can_send_from(s, step.seat, args, place)) part.add(out, Verb::kSend, place);
  if (args.sent > 0) part.add(out, Verb::kSent);
}
void expect_send(const State&, const Step&, ActionList& out) { part.add(out, Verb::kSent); }
void apply_send(State& s, const Step& step, Action a, Events& events) {
  SendArgs args(step);
  if (part.is(a, Verb::kSent)) return;
  ++args.sent;
  move_ship(s, step.seat, a.arg[0], args.to, events);
  part.tell_all(events, Say::kSent, step.seat, a.arg[0]);
  ask_for_ships(s, args, step.seat);
}
Refusal why_not_send(const State&, const Step&, Action a) {
  if (part.is(a, Verb::kSent))
    return refuse("CE-LAU-02", {"At least one ship must be sent.", "Trzeba wysłać co najmniej jeden statek."});
  if (!part.is(a, Verb::kSend)) return {};
  return refuse("CE-SHIP-03", {"You have no colony there.", "Nie masz tam kolonii."});
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kLose, "lose", "CE-SHIP-06", lose, up_to(kMostShips), .choices_public = true),
    KOSMO_RUN(kReturning, "returning", "CE-COL-09", returning,
              up_to(kMostShips, kFromWarp, kPlanetsOfOne - 1, kASeatOrNobody), .needs_seat = true),
    KOSMO_ASK(kReturn, "return", "CE-SHIP-05", return, up_to(kMostShips, kFromWarp, kPlanetsOfOne - 1, kASeatOrNobody),
              .choices_public = true),
    KOSMO_ASK(kSend, "send", "CE-SHIP-03", send, up_to(kPlanetsOfOne + 1, kMostShips, kMostShips, 1, kASeatOrNobody),
              .choices_public = true, .expects = expect_send),
};
constexpr VerbRule kVerbs[] = {
    {{"lose", {"Lose a ship from {0}", "Strać statek {0}"}, {&kPlaceKind}}, "CE-SHIP-06"},
    {{"place", {"Put it on {0}", "Umieść statek na planecie {0}"}, {&kPlanetKind}}, "CE-SHIP-05"},
    {{"send", {"Send a ship from {0}", "Wyślij statek {0}"}, {&kPlaceKind}}, "CE-SHIP-03"},
    {{"sent", {"That is all", "To wszystko"}}, "CE-LAU-02"},
};
constexpr Phrase kEvents[] = {
    {"lost",
     {"{0} loses {1} {1#ship|ships} to the warp.", "{0} traci w wirze {1} {1#statek|statki|statków}."},
     {&kSeatKind, &kNumber}},
    {"returned", {"{0} puts a ship on {1}.", "{0} umieszcza statek na planecie {1}."}, {&kSeatKind, &kPlanetKind}},
    {"sent", {"{0} sends a ship from {1}.", "{0} wysyła statek {1}."}, {&kSeatKind, &kPlaceKind}},
    {"founded", {"{0} has a new colony on {1}.", "{0} zakłada kolonię na planecie {1}."}, {&kSeatKind, &kPlanetKind}},
    {"gave-up",
     {"{0} has no colony on {1} any more.", "{0} nie ma już kolonii na planecie {1}."},
     {&kSeatKind, &kPlanetKind}},
    {"power-lost", {"{0} loses the alien power.", "{0} traci moc obcego."}, {&kSeatKind}},
    {"power-back", {"{0} regains the alien power.", "{0} odzyskuje moc obcego."}, {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"ships", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& ships_part() { return part; }

}  // namespace kosmo::cosmic

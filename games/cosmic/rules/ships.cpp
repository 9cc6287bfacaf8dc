// Ships and colonies (CE-COL, CE-SHIP): counting them, moving them, and asking their owners which and where.
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kLose, kLosses, kReturning, kReturned, kReturn, kSending, kSend, kFounded, kCount };
enum class Verb { kLose, kPlace, kPlacePrometheus, kSend, kSent, kCount };
enum class Say { kLost, kReturned, kSent, kFounded, kGaveUp, kPowerLost, kPowerBack, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

std::uint8_t* pieces(State& s, Seat seat, int place) {
  if (place < kPlanets) return &s.ships[place][seat];
  if (place == kGate) return &s.of(seat).gate;
  if (place == kBeside) return &s.of(seat).beside;
  if (place == kFromWarp) return &s.of(seat).warp;
  if (place == kHomeward) return &s.of(seat).homeward;
  if (place == kLeaving) return &s.of(seat).leaving;
  if (place == kRemoved) return &s.of(seat).removed;
  const int project = place - kFirstProject;
  if (project < 0 || project >= s.of(seat).research.size()) broken_limit("there is no such place for ships");
  return &s.of(seat).research[project];
}
// CE-TK-14: The Prometheus is a ship among others. Where there are others too, its owner says whether it is meant.
bool is_prometheus_at(const State& s, Seat seat, int place) {
  return s.prometheus == place && owner_of(s, Technology::kThePrometheus) == seat;
}

// CE-PWR-01, CE-PWR-02, CE-PWR-03: by the number of home colonies, at once. A sheet that lies face up stays so, for all
// to see that its power is lost (CE-VHP-06).
void look_at_power(State& s, Seat seat, Events& events) {
  Player& p = s.of(seat);
  const bool is_lost = home_colonies(s, seat) < colonies_for_power(s);
  if (is_lost == (p.power_lost != 0)) return;
  p.power_lost = is_lost;
  if (keeps_powers(s, seat)) return;
  part.tell_all(events, is_lost ? Say::kPowerLost : Say::kPowerBack, seat);
  if (is_lost) happens(s, Event::kPowerLost, seat);
}

}  // namespace

int count_at(const State& s, Seat seat, int place) { return *pieces(const_cast<State&>(s), seat, place); }
bool can_tell_prometheus(const State& s, Seat seat, int place) {
  return is_prometheus_at(s, seat, place) && count_at(s, seat, place) > 1;
}

int planets_of_one(const State& s) { return s.four_planets ? 4 : 5; }
bool is_planet(const State& s, int planet) {
  const Seat home = home_of(planet);
  const bool was_there = is_genesis(planet) ? s.genesis == home : index_of(planet) < planets_of_one(s);
  return was_there && home < s.seats() && !(s.destroyed >> planet & 1);
}
bool has_planet(const State& s, Seat home) {
  for (int i = 0; i < kPlanetsOfSystem; ++i)
    if (is_planet(s, planet_of(home, i))) return true;
  return false;
}
int colonies_to_win(const State& s) { return s.four_planets ? 4 : 5; }
int colonies_for_power(const State& s) { return s.four_planets ? 2 : 3; }

bool has_colony(const State& s, Seat seat, int planet) { return s.ships[planet][seat] > 0; }  // CE-COL-01
int home_colonies(const State& s, Seat seat) {                                                // CE-COL-03
  int n = 0;
  for (int i = 0; i < kPlanetsOfOne; ++i) n += has_colony(s, seat, planet_of(seat, i));
  return n + (s.genesis == seat && has_colony(s, seat, planet_of(seat, kGenesisIndex)));  // CE-AMB-23
}
int foreign_colonies(const State& s, Seat seat) {
  int n = 0;
  each_colony(s, seat, [&](int planet) { n += home_of(planet) != seat; });
  return n;
}
bool has_any_colony(const State& s, Seat seat) {
  for (int planet = 0; planet < kHomePlanets; ++planet)
    if (has_colony(s, seat, planet)) return true;
  return s.genesis != kNobody && has_colony(s, seat, planet_of(s.genesis, kGenesisIndex));
}
int ships_on_planets(const State& s, Seat seat) {
  int n = 0;
  each_colony(s, seat, [&](int planet) { n += s.ships[planet][seat]; });
  return n;
}
int ships_in_encounter(const State& s, Seat seat) {  // CE-LAU-04, CE-COL-08: of the defense those on the target, if any
  const int at_planet = seat == s.defense && s.target != kNone ? s.ships[s.target][seat] : 0;
  return s.of(seat).gate + s.of(seat).beside + at_planet;
}
bool is_planet_empty(const State& s, int planet) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (has_colony(s, p, planet)) return false;
  return true;
}

// CE-ALLY-12: whose last ship leaves the encounter is no ally; once there is a result, it stands. Ships that are being
// lost may still be saved, and their owner is an ally so long.
static bool is_sending(const State& s, Seat seat) {
  for (const Step& step : s.core.steps)
    if (step.seat == seat && (part.is(step, Kind::kSending) || part.is(step, Kind::kSend))) return true;
  return false;
}
static void leave_alliance(const State& s, Player& p) {
  if (p.gate + p.beside == 0 && s.moment < Moment::kResolution) p.ally = Ally::kNo;
}
void move_ship(State& s, Seat seat, int from, int to, Events& events) {
  const bool is_prometheus = from == kPrometheus || (is_prometheus_at(s, seat, from) && count_at(s, seat, from) == 1);
  if (is_prometheus) from = std::exchange(s.prometheus, static_cast<std::uint8_t>(to));
  --*pieces(s, seat, from);  // CE-SHIP-01
  ++*pieces(s, seat, to);
  Player& p = s.of(seat);
  if ((from == kGate || from == kBeside) && to != kLeaving) leave_alliance(s, p);
  if (to == kFromWarp) ++p.fresh;
  if (from == kFromWarp) p.fresh = std::min(p.fresh, p.warp);  // those of earlier encounters leave first
  if (from < kPlanets && !has_colony(s, seat, from)) part.tell_all(events, Say::kGaveUp, seat, from);  // CE-COL-05
  if (to < kPlanets && s.ships[to][seat] == 1) part.tell_all(events, Say::kFounded, seat, to);
  look_at_power(s, seat, events);
  if (to < kPlanets && s.ships[to][seat] == 1) happens(s, Event::kColony, seat, to);  // CE-TIM-20
}

void add_prometheus(State& s, Seat seat, int place, Events& events) {
  s.prometheus = static_cast<std::uint8_t>(place);
  ++*pieces(s, seat, place);
  look_at_power(s, seat, events);
}
void remove_prometheus(State& s, Seat seat, Events& events) {
  const int place = std::exchange(s.prometheus, kNone);
  --*pieces(s, seat, place);
  if (place == kGate || place == kBeside) leave_alliance(s, s.of(seat));
  if (place < kPlanets && !has_colony(s, seat, place)) part.tell_all(events, Say::kGaveUp, seat, place);
  look_at_power(s, seat, events);
}

void give_up(State& s, Seat seat, int from, int count, Events& events) {
  for (int i = 0; i < count; ++i) move_ship(s, seat, from, kLeaving, events);
}

// --- what is lost together (CE-TIM-14, CA-SHIP-01)

// A loss within another one leaves the reactions to that; while ships are being saved from that one, they go together.
void settle_losses(State& s, bool is_result) {
  LossArgs args;
  args.is_result = is_result;
  for (const Step& other : s.core.steps) {
    if (!part.is(other, Kind::kLosses)) continue;
    const auto stage = LossArgs(other).stage;
    if (stage == LossArgs::Stage::kSaving || stage == LossArgs::Stage::kToWarp) return;
    args.is_inner = true;
  }
  s.core.steps.push(args.step(part, Kind::kLosses));
}
void go_to_warp(State& s, bool is_result, Events& events) {
  for (const Seat seat : timing_order(s)) {
    Player& p = s.of(seat);
    const int count = p.leaving;
    for (int i = 0; i < count; ++i) move_ship(s, seat, kLeaving, kFromWarp, events);
    p.lost_now = static_cast<std::uint8_t>(p.lost_now + count);
    if (is_result) p.lost = static_cast<std::uint8_t>(p.lost + count);
    if (count > 0) part.tell_all(events, Say::kLost, seat, count);
  }
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).ally != Ally::kNo && !is_sending(s, p)) leave_alliance(s, s.of(p));
}
void forget_losses(State& s) {
  for (Player& p : s.players) p.lost_now = 0;
}
bool is_any_leaving(const State& s) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).leaving > 0) return true;
  return false;
}
bool is_any_lost(const State& s) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).lost_now > 0) return true;
  return false;
}
void run_losses(State& s, const Step& step, Events& events) {  // CE-TIM-14, CE-TIM-21
  using Stage = LossArgs::Stage;
  LossArgs args(step);
  const bool is_of_encounter = args.is_result && !args.is_inner;  // the losing ships (CA-SHIP-02)
  const auto then = [&](Stage stage) {
    args.stage = stage;
    s.core.steps.push(args.step(part, Kind::kLosses));
  };
  switch (args.stage) {
    case Stage::kLosing:
      then(Stage::kSaving);
      if (is_of_encounter && is_any_leaving(s)) happens(s, Event::kLosing, s.offense);
      return;
    case Stage::kSaving:
      then(Stage::kToWarp);
      if (is_any_leaving(s)) happens(s, Event::kSaving, s.offense, is_of_encounter);
      return;
    case Stage::kToWarp:
      go_to_warp(s, args.is_result, events);
      if (args.is_inner) return;
      then(Stage::kLost);
      if (args.is_result) happens(s, Event::kWorse, s.offense);
      return;
    case Stage::kLost:
      then(Stage::kMourned);
      if (is_any_lost(s)) happens(s, Event::kLost, s.offense);
      return;
    case Stage::kMourned:
      then(Stage::kOver);
      if (is_any_lost(s)) happens(s, Event::kMourned, s.offense);
      return;
    case Stage::kOver:
    case Stage::kCount: return forget_losses(s);
  }
}

// --- a loss of the owner's choice

namespace {
bool is_in_encounter(const State& s, Seat seat, int place) {  // CE-SHIP-08
  return place == kGate || place == kBeside || (seat == s.defense && place == s.target);
}
// Calls f(place, ships) for each place where there are ships to be lost (CE-TECH-16, CA-SHIP-09).
template <class F>
void each_place_to_lose(const State& s, Seat seat, LoseFrom from, F&& f) {
  const auto visit = [&](int place) {
    if (from == LoseFrom::kColonies && place >= kPlanets) return;
    if (from == LoseFrom::kNotInEncounter && is_in_encounter(s, seat, place)) return;
    if (const int ships = count_at(s, seat, place); ships > 0) f(place, ships);
  };
  each_colony(s, seat, visit);
  visit(kGate);
  visit(kBeside);
  for (int project = 0; project < s.of(seat).research.size(); ++project) visit(kFirstProject + project);
}
}  // namespace
int ships_to_lose(const State& s, Seat seat, LoseFrom from) {
  int n = 0;
  each_place_to_lose(s, seat, from, [&](int, int ships) { n += ships; });
  return n;
}
// CE-SHIP-06, CA-SHIP-07, CA-SHIP-08: ships in the warp cannot be chosen; with too few, all are lost.
void lose_ships(State& s, Seat seat, int count, LoseFrom from, bool is_result) {
  const int lost = std::min(count, ships_to_lose(s, seat, from));
  if (lost == 0) return;
  settle_losses(s, is_result);
  s.core.steps.push(LoseArgs(lost, from).step(part, Kind::kLose, seat));
}
void list_lose(const State& s, const Step& step, ActionList& out) {  // CE-SHIP-06
  each_place_to_lose(s, step.seat, LoseArgs(step).from, [&](int place, int) {
    part.add(out, Verb::kLose, place);
    if (can_tell_prometheus(s, step.seat, place)) part.add(out, Verb::kLose, kPrometheus);
  });
}
void apply_lose(State& s, const Step& step, Action a, Events& events) {
  LoseArgs args(step);
  give_up(s, step.seat, a.arg[0], 1, events);  // CE-PWR-05: who answers the loss of a power waits for the rest
  if (--args.count > 0) s.core.steps.push(args.step(part, Kind::kLose, step.seat));
}
Refusal why_not_lose(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kLose)) return {};
  return refuse("CE-SHIP-06", {"You have no such ship there.", "Nie masz tam takiego statku."});
}

// --- ships that return

namespace {
bool may_go_home(const State& s, Seat seat, const ReturnArgs& args, int planet) {
  if (planet != args.avoid) return true;
  int colonies = 0;
  each_colony(s, seat, [&](int) { ++colonies; });
  return colonies == 1;  // CE-RES-08
}
}  // namespace

namespace {
// Who is on the way to the warp already goes on; others are lost now.
void stay_lost(State& s, Seat seat, const ReturnArgs& args, Events& events) {
  if (args.from == kLeaving) return;
  settle_losses(s);
  give_up(s, seat, args.from, args.count, events);
}
}  // namespace
void return_ships(State& s, Seat seat, int from, int count, Homeward homeward) {
  ReturnArgs args(count, from);
  args.avoid = homeward.avoid;
  args.to_genesis = homeward.to_genesis;
  args.is_saved = homeward.is_saved;
  if (count > 0 && from == kFromWarp && !args.is_saved && has_any_colony(s, seat))
    s.core.steps.push(CountArgs(count).step(part, Kind::kReturned, seat));
  if (count > 0) s.core.steps.push(args.step(part, Kind::kReturning, seat));
}
void run_returning(State& s, const Step& step, Events& events) {  // CE-COL-09: without a colony, to the warp
  ReturnArgs args(step);
  args.count = std::min(args.count, count_at(s, step.seat, args.from));  // some may have left meanwhile
  if (args.count == 0) return;
  if (has_any_colony(s, step.seat) || args.to_genesis)
    return s.core.steps.push(args.step(part, Kind::kReturn, step.seat));
  if (args.from != kFromWarp) stay_lost(s, step.seat, args, events);
}
void run_returned(State& s, const Step& step, Events&) {  // CE-TIM-20
  happens(s, Event::kRetrieved, step.seat, CountArgs(step).count);
}
void list_return(const State& s, const Step& step, ActionList& out) {  // CE-SHIP-05, CA-SHIP-05
  const ReturnArgs args(step);
  const bool can_tell = can_tell_prometheus(s, step.seat, args.from);
  const auto add = [&](int planet) {
    part.add(out, Verb::kPlace, planet);
    if (can_tell) part.add(out, Verb::kPlacePrometheus, planet);
  };
  each_colony(s, step.seat, [&](int planet) {  // CE-COL-06
    if (may_go_home(s, step.seat, args, planet)) add(planet);
  });
  if (const int genesis = planet_of(step.seat, kGenesisIndex); args.to_genesis && !has_colony(s, step.seat, genesis))
    add(genesis);                                                            // CE-TK-07
  if (!has_any_colony(s, step.seat)) part.add(out, Verb::kLose, args.from);  // CE-TK-07: nobody must found one
}
void apply_return(State& s, const Step& step, Action a, Events& events) {
  ReturnArgs args(step);
  if (part.is(a, Verb::kLose)) return stay_lost(s, step.seat, args, events);
  if (--args.count > 0) s.core.steps.push(args.step(part, Kind::kReturn, step.seat));
  move_ship(s, step.seat, part.is(a, Verb::kPlacePrometheus) ? kPrometheus : args.from, a.arg[0], events);
  part.tell_all(events, Say::kReturned, step.seat, a.arg[0]);
}
Refusal why_not_return(const State& s, const Step& step, Action a) {
  if (!part.is(a, Verb::kPlace)) return {};
  const bool is_closed = a.arg[0] == ReturnArgs(step).avoid && has_colony(s, step.seat, a.arg[0]);
  if (is_closed && step.seat == s.defense)
    return refuse("CE-LAU-03", {"The defense cannot add ships to the target planet.",
                                "Broniący nie może dokładać statków na wskazaną planetę."});
  if (is_closed)
    return refuse("CE-RES-08", {"Defensive allies do not land on the planet that they helped to defend.",
                                "Sojusznicy broniącego nie lądują na planecie, której bronili."});
  return refuse("CE-COL-06", {"You have no colony there.", "Nie masz tam kolonii."});
}

// --- ships that are sent

namespace {
bool can_send_from(const State& s, Seat seat, const SendArgs& args, int place) {
  if (place == args.to) return false;
  if (place == kGate) return args.from_gate && s.of(seat).gate > 0;
  if (place == kFromWarp) return args.from_warp && s.of(seat).warp > 0;
  return place < kPlanets && has_colony(s, seat, place);
}
bool can_send_any(const State& s, Seat seat, const SendArgs& args) {
  if (args.sent >= args.most) return false;
  for (int planet = 0; planet < kPlanets; ++planet)
    if (can_send_from(s, seat, args, planet)) return true;
  return can_send_from(s, seat, args, kGate) || can_send_from(s, seat, args, kFromWarp);
}
bool may_stop_sending(const SendArgs& args) { return args.sent > 0 && args.sent >= args.duty; }  // CE-TK-15
}  // namespace

int ships_to_spare(const State& s, Seat seat) {
  int n = 0;
  each_colony(s, seat, [&](int planet) { n += s.ships[planet][seat] - 1; });
  return n;
}
int ships_in_research(const State& s, Seat seat) {
  int n = 0;
  for (const int ships : s.of(seat).research) n += ships;
  return n;
}

void ask_for_ships(State& s, const SendArgs& args, Seat seat) {
  if (can_send_any(s, seat, args)) s.core.steps.push(args.step(part, Kind::kSend, seat));
}
void send_ships(State& s, const SendArgs& args, Seat seat) {
  s.core.steps.push(args.step(part, Kind::kSending, seat));
  happens(s, Event::kSending, seat);
}
void run_sending(State& s, const Step& step, Events&) {  // CE-TIM-12
  SendArgs args(step);
  ask_powers_for_sending(s, step.seat, args);
  ask_for_ships(s, args, step.seat);
}
void found_colony(State& s, Seat seat, int planet, int most) {  // CA-FLR-13
  part.push(s.core, Kind::kFounded, seat);
  SendArgs ships(planet);
  ships.most = most;
  ask_for_ships(s, ships, seat);
}
void run_founded(State& s, const Step&, Events& events) {  // CE-END-01
  test_victory(s, events);
}
void allow_one_more(State& s) {
  Step& waiting = *latest_waiting(s.core, part.number(Kind::kSend));
  SendArgs args(waiting);
  ++args.most;
  waiting = args.step(part, Kind::kSend, waiting.seat);
}
// CE-SHIP-03, CE-SHIP-04: from any colonies, the last ship of one too.
void list_send(const State& s, const Step& step, ActionList& out) {
  const SendArgs args(step);
  const auto add = [&](int place) {
    if (!can_send_from(s, step.seat, args, place)) return;
    part.add(out, Verb::kSend, place);
    if (can_tell_prometheus(s, step.seat, place)) part.add(out, Verb::kSend, kPrometheus);
  };
  each_colony(s, step.seat, add);
  add(kGate);
  add(kFromWarp);
  if (may_stop_sending(args)) part.add(out, Verb::kSent);
  if (may_thrust(s, step.seat, args)) list_thrusters(out);  // CE-TIM-12
}
void expect_send(const State&, const Step&, ActionList& out) { part.add(out, Verb::kSent); }
void apply_send(State& s, const Step& step, Action a, Events& events) {
  SendArgs args(step);
  if (part.is(a, Verb::kSent)) return;
  if (is_technology_verb(a)) {
    s.core.steps.push(step);
    return use_technology(s, step.seat, a, events);
  }
  ++args.sent;
  if (a.arg[0] == kFromWarp) args.from_warp = false;
  move_ship(s, step.seat, a.arg[0], args.to, events);
  part.tell_all(events, Say::kSent, step.seat, a.arg[0]);
  ask_for_ships(s, args, step.seat);
}
Refusal why_not_send(const State& s, const Step& step, Action a) {
  if (part.is(a, Verb::kSent) && SendArgs(step).duty > 0)
    return refuse("CE-TK-15", {"You must send as many ships as you can without giving up a colony, up to four.",
                               "Musisz wysłać tyle statków, ile możesz bez utraty kolonii, najwyżej cztery."});
  if (is_technology_verb(a)) return why_not_technology(s, step.seat, nullptr, a);
  if (part.is(a, Verb::kSent))
    return refuse("CE-LAU-02", {"At least one ship must be sent.", "Trzeba wysłać co najmniej jeden statek."});
  if (!part.is(a, Verb::kSend)) return {};
  return refuse("CE-SHIP-03", {"You have no colony there.", "Nie masz tam kolonii."});
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kLose, "lose", "CE-SHIP-06", lose, up_to(kMostShips, static_cast<int>(LoseFrom::kCount) - 1),
              .choices_public = true),
    KOSMO_RUN(kLosses, "losses", "CE-TIM-14", losses, up_to(static_cast<int>(LossArgs::Stage::kCount) - 1, 1, 1)),
    KOSMO_RUN(kReturning, "returning", "CE-COL-09", returning,
              up_to(kMostShips, kPlaces - 1, kPlanetsOfSystem - 1, kASeatOrNobody, 1, 1), .needs_seat = true),
    KOSMO_RUN(kReturned, "returned", "CE-TIM-20", returned, up_to(kMostShips), .needs_seat = true),
    KOSMO_ASK(kReturn, "return", "CE-SHIP-05", return,
              up_to(kMostShips, kPlaces - 1, kPlanetsOfSystem - 1, kASeatOrNobody, 1, 1), .choices_public = true),
    KOSMO_RUN(kSending, "sending", "CE-TIM-12", sending,
              up_to(kPlanetsOfSystem + 1, kMostShips, kMostShips, 1, kASeatOrNobody, kMostSent, 1), .needs_seat = true),
    KOSMO_ASK(kSend, "send", "CE-SHIP-03", send,
              up_to(kPlanetsOfSystem + 1, kMostShips, kMostShips, 1, kASeatOrNobody, kMostSent, 1),
              .choices_public = true, .expects = expect_send),
    KOSMO_RUN(kFounded, "founded-by-effect", "CE-END-01", founded, up_to(), .needs_seat = true),
};
constexpr VerbRule kVerbs[] = {
    {{"lose", {"Lose a ship {0}", "Strać statek {0}"}, {&kPlaceKind}}, "CE-SHIP-06"},
    {{"place", {"Put it on {0}", "Umieść statek na planecie {0}"}, {&kPlanetKind}}, "CE-SHIP-05"},
    {{"place-prometheus", {"Put The Prometheus on {0}", "Umieść Prometeusza na planecie {0}"}, {&kPlanetKind}},
     "CE-TK-14"},
    {{"send", {"Send a ship {0}", "Wyślij statek {0}"}, {&kPlaceKind}}, "CE-SHIP-03"},
    {{"sent", {"That is all", "To wszystko"}}, "CE-LAU-02"},
};
constexpr Phrase kEvents[] = {
    {"lost",
     {"{0} loses {1} {1#ship|ships} to the warp.", "{0} traci w wirze {1} {1#statek|statki|statków}."},
     {&kSeatKind, &kNumber}},
    {"returned", {"{0} puts a ship on {1}.", "{0} umieszcza statek na planecie {1}."}, {&kSeatKind, &kPlanetKind}},
    {"sent", {"{0} sends a ship {1}.", "{0} wysyła statek {1}."}, {&kSeatKind, &kPlaceKind}},
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

bool is_founding_due(const State& s) { return is_waiting(s.core, part.number(Kind::kFounded)); }

}  // namespace kosmo::cosmic

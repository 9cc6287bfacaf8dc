// Technologies that are used outside of the fight (section 11.4 of the rules): at the start of an encounter, in
// regroup, at its end.
#include "games/cosmic/rules/tech_cards.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kColdsleep, kVictory, kEnigma, kRefill, kTurbines, kCount };
enum class Verb {
  kColdsleepShip,
  kDeltaScanners,
  kEnigmaDevice,
  kGenesisBomb,
  kInfinityDrive,
  kOmegaMissile,
  kVacuumTurbines,
  kWarpspaceKey,
  kNotNow,
  kDrop,
  kKeepRest,
  kNoMore,
  kCount
};
enum class Say { kTakesBack, kGenesis, kDestroyed, kGetsDrawn, kKeepsDrawn, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

template <Verb kWhich>
void list_plain(const State&, const Use&, ActionList& out) {
  part.add(out, kWhich);
}
bool is_at_start(const State& s, const Use& use) { return is_free_at(s, use, Moment::kEncounterStart); }

// --- Coldsleep Ship

// CE-TK-01
bool can_found(const State& s, Seat seat, int planet) {
  return home_of(planet) != seat && is_planet(s, planet) && !has_colony(s, seat, planet);
}
bool fits_coldsleep(const State& s, const Use& use) { return is_at_start(s, use) && has_any_colony(s, use.seat); }
void list_coldsleep_planets(const State& s, const Use& use, ActionList& out) {
  for (int planet = 0; planet < kPlanets; ++planet)
    if (can_found(s, use.seat, planet)) part.add(out, Verb::kColdsleepShip, planet);
}
// At completion all the ships on it go there; otherwise one to four from colonies.
void coldsleep(State& s, Seat seat, int planet, Events& events) {
  part.push(s.core, Kind::kVictory, seat);
  if (s.of(seat).homeward == 0) return ask_for_ships(s, SendArgs(planet), seat);
  while (s.of(seat).homeward > 0) move_ship(s, seat, kHomeward, planet, events);
}
void complete_coldsleep(State& s, Seat seat, Events&) {
  if (!has_any_colony(s, seat)) part.push(s.core, Kind::kColdsleep, seat);
}

}  // namespace

void list_coldsleep(const State& s, const Step& step, ActionList& out) {  // CE-TK-01
  part.add(out, Verb::kNotNow);
  list_coldsleep_planets(s, {step.seat, 0, nullptr}, out);
}
void apply_coldsleep(State& s, const Step& step, Action a, Events& events) {
  if (!part.is(a, Verb::kNotNow)) use_technology(s, step.seat, a, events);
}
Refusal why_not_coldsleep(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kColdsleepShip)) return {};
  return refuse("CE-TK-01", {"It founds a colony in another player's home system.",
                             "Zakłada kolonię w rodzimym systemie innego gracza."});
}
// CE-END-01
void run_victory(State& s, const Step&, Events& events) { test_victory(s, events); }

namespace {

// --- Delta Scanners

// CE-TK-04
bool fits_delta_scanners(const State& s, const Use& use) { return is_at_start(s, use) && !s.discard.empty(); }
void list_delta_scanners(const State& s, const Use&, ActionList& out) {
  std::bitset<256> seen;
  for (const std::uint8_t face : s.discard) {
    if (!seen[face]) part.add(out, Verb::kDeltaScanners, face);
    seen.set(face);
  }
}
void delta_scanners(State& s, Seat seat, int face, Events& events) {
  s.discard.remove(static_cast<std::uint8_t>(face));
  s.of(seat).hand.add(face, kEverybody);
  part.tell_all(events, Say::kTakesBack, seat, face);
}

// --- Enigma Device

// CE-TK-06: the owner may discard first; then all fill up or discard down, clockwise from the owner.
void enigma_device(State& s, Seat seat, int, Events&) {
  for (const Seat p : last_first(clockwise_from(seat, s.seats()))) part.push(s.core, Kind::kRefill, p);
  part.push(s.core, Kind::kEnigma, seat);
}

}  // namespace

void list_enigma(const State& s, const Step& step, ActionList& out) {  // CE-TK-06
  part.add(out, Verb::kNoMore);
  s.of(step.seat).hand.each_face([&](int face) { part.add(out, Verb::kDrop, face); });
}
void apply_enigma(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kNoMore)) return;
  part.push(s.core, Kind::kEnigma, step.seat);
  discard_from_hand(s, step.seat, a.arg[0], events);
}
Refusal why_not_enigma(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kDrop)) return {};
  return refuse("CE-TK-06", {"You do not hold that card.", "Nie masz tej karty na ręce."});
}
void run_refill(State& s, const Step& step, Events& events) {  // CE-TK-06, CE-GEN-10
  auto& hand = s.of(step.seat).hand;
  while (hand.size() > kHandSize) discard_from_hand(s, step.seat, s.core.rng.pick(hand).face, events);
  draw_cards(s, step.seat, kHandSize - hand.size());
}

namespace {

// --- Genesis Bomb

// CE-TK-07: once in a game.
bool fits_genesis_bomb(const State& s, const Use& use) { return is_at_start(s, use) && s.genesis == kNobody; }
void genesis_bomb(State& s, Seat seat, int, Events& events) {
  s.genesis = seat;
  part.tell_all(events, Say::kGenesis, seat);
  bring_home(s, seat, true);
}

// --- Infinity Drive

// CE-TK-09: whether there is an encounter card, only the owner can tell.
bool fits_infinity_drive(const State& s, const Use& use) {
  return is_free_at(s, use, Moment::kEndEncounter) && !s.of(use.seat).hand.empty() && !s.extra.full();
}
void list_infinity_drive(const State& s, const Use& use, ActionList& out) {
  if (has_encounter_card(s, use.seat)) part.add(out, Verb::kInfinityDrive);
}
void infinity_drive(State& s, Seat seat, int, Events& events) { add_extra_encounter(s, seat, kNobody, events); }

// --- Omega Missile

// CE-TK-11
void list_omega_missile(const State& s, const Use&, ActionList& out) {
  for (int planet = 0; planet < kPlanets; ++planet)
    if (is_planet(s, planet)) part.add(out, Verb::kOmegaMissile, planet);
}
void omega_missile(State& s, Seat, int planet, Events& events) {
  part.tell_all(events, Say::kDestroyed, planet);
  settle_losses(s);
  for (const Seat p : timing_order(s)) give_up(s, p, planet, s.ships[planet][p], events);
  s.destroyed |= 1u << planet;
  for (std::uint8_t& place : s.cannon)
    if (place == planet) place = kNone;
  discard_beside(s, planet, events);
  test_victory(s, events);
}

// --- Vacuum Turbines

// CE-TK-18; CE-DRAW-02: what was drawn before a quake is part of the hand that is discarded.
void vacuum_turbines(State& s, Seat seat, int, Events& events) {
  s.core.reveal();
  for (int i = 0; i < kTurbines; ++i) {
    const int face = draw_one(s, events);
    if (face == kNone) {
      while (!s.drawn.empty()) s.of(seat).hand.add(s.drawn.pop());
      return quake(s, events);
    }
    s.drawn.push(static_cast<std::uint8_t>(face));
    part.say(events, only(seat), Say::kGetsDrawn, face);
  }
  part.push(s.core, Kind::kTurbines, seat);
}

}  // namespace

void list_turbines(const State& s, const Step&, ActionList& out) {  // CE-TK-18
  part.add(out, Verb::kKeepRest);
  for (int i = 0; i < s.drawn.size(); ++i)
    if (s.drawn.find(s.drawn[i]) == i) part.add(out, Verb::kDrop, s.drawn[i]);
}
void apply_turbines(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kKeepRest)) {
    part.tell_all(events, Say::kKeepsDrawn, step.seat, s.drawn.size());
    while (!s.drawn.empty()) s.of(step.seat).hand.add(s.drawn.pop(), watchers_of_draws(s, step.seat));
    return;
  }
  s.drawn.remove(a.arg[0]);
  discard_openly(s, step.seat, a.arg[0], events);
  if (!s.drawn.empty()) part.push(s.core, Kind::kTurbines, step.seat);
}
Refusal why_not_turbines(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kDrop)) return {};
  return refuse("CE-TK-18", {"That card was not drawn now.", "Tej karty teraz nie dobrano."});
}

namespace {

// --- Warpspace Key

// CE-TK-19; CE-GEN-09: there must be a ship to retrieve, and a colony for it.
bool fits_warpspace_key(const State& s, const Use& use) {
  return is_free_at(s, use, Moment::kRegroup) && use.seat == s.offense && s.of(use.seat).warp > 0 &&
         has_any_colony(s, use.seat);
}
void warpspace_key(State& s, Seat seat, int, Events&) { return_ships(s, seat, kFromWarp, s.of(seat).warp); }

// In the order of their verbs.
// clang-format off
constexpr TechCard kCards[] = {
    {Technology::kColdsleepShip, "CE-TK-01", 9, kOpen, kDiscarded, fits_coldsleep, list_coldsleep_planets, keep_argument, coldsleep, complete_coldsleep},
    {Technology::kDeltaScanners, "CE-TK-04", 2, kOpen, kDiscarded, fits_delta_scanners, list_delta_scanners, keep_argument, delta_scanners},
    {Technology::kEnigmaDevice, "CE-TK-06", 4, kOpen, kDiscarded, is_at_start, list_plain<Verb::kEnigmaDevice>, keep_nothing, enigma_device},
    {Technology::kGenesisBomb, "CE-TK-07", 4, kSecret, kDiscarded, fits_genesis_bomb, list_plain<Verb::kGenesisBomb>, keep_nothing, genesis_bomb},
    {Technology::kInfinityDrive, "CE-TK-09", 6, kOpen, kDiscarded, fits_infinity_drive, list_infinity_drive, keep_nothing, infinity_drive},
    {Technology::kOmegaMissile, "CE-TK-11", 8, kOpen, kDiscarded, is_at_start, list_omega_missile, keep_argument, omega_missile},
    {Technology::kVacuumTurbines, "CE-TK-18", 2, kOpen, kDiscarded, is_at_start, list_plain<Verb::kVacuumTurbines>, keep_nothing, vacuum_turbines},
    {Technology::kWarpspaceKey, "CE-TK-19", 3, kOpen, kDiscarded, fits_warpspace_key, list_plain<Verb::kWarpspaceKey>, keep_nothing, warpspace_key},
};
// clang-format on

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kColdsleep, "coldsleep", "CE-TK-01", coldsleep, up_to(), .choices_public = true,
              .may_wait = only_with<Moment::kTechAction, Technology::kColdsleepShip>),
    KOSMO_RUN(kVictory, "victory", "CE-END-01", victory, up_to()),
    KOSMO_ASK(kEnigma, "enigma", "CE-TK-06", enigma, up_to(), .may_wait = only_in<Moment::kEncounterStart>),
    KOSMO_RUN(kRefill, "refill", "CE-TK-06", refill, up_to(), .needs_seat = true,
              .may_wait = only_in<Moment::kEncounterStart>),
    KOSMO_ASK(kTurbines, "turbines", "CE-TK-18", turbines, up_to(), .may_wait = only_in<Moment::kEncounterStart>),
};
constexpr VerbRule kVerbs[] = {
    {{"coldsleep-ship",
      {"Use Coldsleep Ship: a colony on {0}", "Użyj technologii „Statek hibernacyjny”: kolonia na planecie {0}"},
      {&kPlanetKind}},
     "CE-TK-01"},
    {{"delta-scanners", {"Use Delta Scanners: take {0}", "Użyj technologii „Skanery delta”: {0}"}, {&kCardKind}},
     "CE-TK-04"},
    {{"enigma-device", {"Use Enigma Device", "Użyj technologii „Urządzenie Enigma”"}}, "CE-TK-06"},
    {{"genesis-bomb", {"Use Genesis Bomb", "Użyj technologii „Bomba Genesis”"}}, "CE-TK-07"},
    {{"infinity-drive", {"Use Infinity Drive", "Użyj technologii „Napęd nieskończoności”"}}, "CE-TK-09"},
    {{"omega-missile", {"Use Omega Missile on {0}", "Użyj technologii „Pocisk Omega”: planeta {0}"}, {&kPlanetKind}},
     "CE-TK-11"},
    {{"vacuum-turbines", {"Use Vacuum Turbines", "Użyj technologii „Turbiny próżniowe”"}}, "CE-TK-18"},
    {{"warpspace-key", {"Use Warpspace Key", "Użyj technologii „Klucz do wiru”"}}, "CE-TK-19"},
    {{"not-now", {"Do not use it", "Nie używaj jej"}}, "CE-TECH-14"},
    {{"drop", {"Discard {0}", "Odrzuć kartę: {0}"}, {&kCardKind}}, "CE-TK-18"},
    {{"keep-rest", {"Keep the others", "Zachowaj pozostałe"}}, "CE-TK-18"},
    {{"no-more", {"No more", "Nic więcej"}}, "CE-TK-06"},
};
constexpr Phrase kEvents[] = {
    {"takes-back",
     {"{0} takes {1} from the discard pile.", "{0} bierze ze stosu odrzuconych kartę: {1}."},
     {&kSeatKind, &kCardKind}},
    {"genesis",
     {"The Genesis planet joins the home system of {0}.",
      "Planeta Genesis trafia do rodzimego systemu gracza {0:gen}."},
     {&kSeatKind}},
    {"destroyed", {"Destroyed: planet {0}.", "Zniszczona zostaje planeta {0}."}, {&kPlanetKind}},
    {"gets-drawn", {"You draw {0}.", "Dobrana karta: {0}."}, {&kCardKind}},
    {"keeps-drawn",
     {"{0} keeps {1} {1#card|cards}.", "{0} zachowuje {1} {1#kartę|karty|kart}."},
     {&kSeatKind, &kNumber}},
};
constinit Part<State, Kind, Verb, Say> part{"technologies outside", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& tech_outside_part() { return part; }

bool is_victory_due(const State& s) { return is_waiting(s.core, part.number(Kind::kVictory)); }
std::span<const TechCard> cards_outside() { return kCards; }
std::optional<Technology> technology_outside(Action a) {
  if (!part.has(a)) return {};
  const auto number = static_cast<std::size_t>(part.verb_of(a));
  if (number >= std::size(kCards)) return {};
  return cards_outside()[number].technology;
}

}  // namespace kosmo::cosmic

// Technologies that are used inside of the fight (section 11.4 of the rules): from destiny to resolution.
#include "engine/zones.h"
#include "games/cosmic/rules/powers.h"
#include "games/cosmic/rules/tech_cards.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kHull, kMines, kCannon, kPrometheus, kCharge, kCount };
enum class Verb {
  kCollapsiumHulls,
  kCosmicFieldGenerator,
  kEnergyCloak,
  kGluonMines,
  kLunarCannon,
  kPlasmaThrusters,
  kPrecursorSeed,
  kThePrometheus,
  kTheQax,
  kQuarkBattery,
  kTechScrambler,
  kXenonLasers,
  kMoveCannon,
  kCharge,
  kKeepShips,
  kMine,
  kMinePrometheus,
  kEnoughMined,
  kPutCannon,
  kPutPrometheus,
  kCount
};
enum class Say {
  kCloaked,
  kMinesWin,
  kCannonStands,
  kCannonFires,
  kPrometheusStands,
  kPrometheusGone,
  kGivesQax,
  kCharges,
  kPutsUnder,
  kReplaces,
  kLasers,
  kCount
};
extern constinit Part<State, Kind, Verb, Say> part;

template <Verb kWhich>
void list_plain(const State&, const Use&, ActionList& out) {
  part.add(out, kWhich);
}

int keep_ships(const Use& use, Action) { return use.ships; }
// Windows 30 and 31.
bool is_for_totals(const State& s, const Use& use) {
  return !use.answered && (s.moment == Moment::kAfterRevealModifiers || s.moment == Moment::kReinforcements) &&
         side_in_encounter(s, use.seat).has_value();
}

}  // namespace

// --- Collapsium Hulls

// CE-TK-02: a defense that lost by five or less, two totals compared.
bool could_keep_hull(const State& s) {
  constexpr int kMargin = 5;
  return s.outcome == Outcome::kOffenseWins && has_technology(s, s.defense, Technology::kCollapsiumHulls) &&
         s.ships[s.target][s.defense] > 0 && are_totals_compared(s) && s.margin <= kMargin;
}
void ask_for_hull(State& s) { part.push(s.core, Kind::kHull, s.defense); }
void list_hull(const State&, const Step&, ActionList& out) {  // CE-TK-02
  part.add(out, Verb::kCollapsiumHulls);
  part.add(out, Verb::kKeepShips);
}
void apply_hull(State& s, const Step& step, Action a, Events& events) {
  if (!part.is(a, Verb::kKeepShips)) use_technology(s, step.seat, a, events);
}
Refusal why_not_hull(const State&, const Step&, Action) { return {}; }

namespace {

void collapsium_hulls(State& s, Seat, int, Events&) { s.is_hull_kept = 1; }

// --- Cosmic Field Generator

// CE-TK-03
bool fits_field_generator(const State&, const Use& use) { return can_be_zapped(use.answered); }
void field_generator(State& s, Seat, int, Events&) { zap_answered_power(s); }

// --- Energy Cloak

// CE-TK-05
bool fits_energy_cloak(const State& s, const Use& use) {
  return is_free_at(s, use, Moment::kLaunchAimed) && use.seat == s.offense && s.defense != kNobody;
}
void energy_cloak(State& s, Seat, int, Events& events) {
  s.is_cloaked = 1;
  part.tell_all(events, Say::kCloaked, s.defense);
}

// --- Gluon Mines

int ships_on_gate(const State& s) {
  int n = 0;
  for (Seat p = 0; p < s.seats(); ++p) n += s.of(p).gate;
  return n;
}
// CE-TK-08
bool fits_gluon_mines(const State& s, const Use& use) {
  return is_free_at(s, use, Moment::kPlanningAfterSelect) && use.seat == s.defense && ships_on_gate(s) > 0;
}
void gluon_mines(State& s, Seat seat, int ships, Events&) {
  s.core.steps.push(CountArgs(ships).step(part, Kind::kMines, seat));
}
// With nothing left on the gate the defense has won (CE-TIM-24).
void win_by_mines(State& s, Events& events) {
  s.outcome = Outcome::kDefenseWins;
  store_ships(s);
  part.tell_all(events, Say::kMinesWin, s.defense);
  go_to(s, Moment::kResolution);
}

}  // namespace

void list_mines(const State& s, const Step&, ActionList& out) {  // CE-TK-08
  for (Seat p = 0; p < s.seats(); ++p) {
    if (s.of(p).gate > 0) part.add(out, Verb::kMine, p);
    if (can_tell_prometheus(s, p, kGate)) part.add(out, Verb::kMinePrometheus, p);
  }
  part.add(out, Verb::kEnoughMined);
}
void apply_mines(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kEnoughMined)) return settle_losses(s);
  const Seat owner = static_cast<Seat>(a.arg[0]);
  give_up(s, owner, part.is(a, Verb::kMinePrometheus) ? kPrometheus : kGate, 1, events);
  const int left = CountArgs(step).count - 1;
  if (left > 0 && ships_on_gate(s) > 0) return s.core.steps.push(CountArgs(left).step(part, Kind::kMines, step.seat));
  settle_losses(s);
  if (ships_on_gate(s) == 0) win_by_mines(s, events);
}
Refusal why_not_mines(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kMine) && !part.is(a, Verb::kMinePrometheus)) return {};
  return refuse("CE-TK-08", {"There is no such ship on the gate.", "Nie ma takiego statku na wrotach."});
}

namespace {

// --- Lunar Cannon

// Calls f(planet, planet) for each pair of planets in a home system.
template <class F>
void each_pair(const State& s, Seat home, F&& f) {
  for (int i = 0; i < kPlanetsOfSystem; ++i)
    for (int j = i + 1; j < kPlanetsOfSystem; ++j)
      if (is_planet(s, planet_of(home, i)) && is_planet(s, planet_of(home, j)))
        f(planet_of(home, i), planet_of(home, j));
}
bool is_cannon_at(const State& s, int planet) { return s.cannon[0] == planet || s.cannon[1] == planet; }
void put_cannon(State& s, int first, int second, Events& events) {
  s.cannon = {{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)}};
  part.tell_all(events, Say::kCannonStands, first, second);
}
// CE-TK-10: between two other planets, when a wild destiny card is drawn; or 10 for the own side.
bool may_move_cannon(const State& s, const Use& use) {
  return is_free_at(s, use, Moment::kDestinyDrawn) && s.destiny == kWild && !s.is_cannon_moved;
}
bool fits_lunar_cannon(const State& s, const Use& use) {
  if (may_move_cannon(s, use)) return true;
  return is_for_totals(s, use) && is_cannon_at(s, s.target) && !is_used(s, Technology::kLunarCannon);
}
void list_lunar_cannon(const State& s, const Use& use, ActionList& out) {
  if (!may_move_cannon(s, use)) return part.add(out, Verb::kLunarCannon);
  for (Seat home = 0; home < s.seats(); ++home)
    each_pair(s, home, [&](int first, int second) {
      if (!is_cannon_at(s, first) && !is_cannon_at(s, second)) part.add(out, Verb::kMoveCannon, first, second);
    });
}
int keep_pair(const Use&, Action a) { return part.is(a, Verb::kMoveCannon) ? a.arg[0] * kPlanets + a.arg[1] : 0; }
void lunar_cannon(State& s, Seat seat, int pair, Events& events) {
  constexpr int kShot = 10;
  if (s.moment == Moment::kDestinyDrawn) {
    s.is_cannon_moved = 1;
    s.tech_used &= ~(1u << static_cast<int>(Technology::kLunarCannon));  // moved, not fired
    return put_cannon(s, pair / kPlanets, pair % kPlanets, events);
  }
  const Side side = *side_in_encounter(s, seat);
  s.additions[side] = static_cast<std::int16_t>(s.additions[side] + kShot);
  part.tell_all(events, Say::kCannonFires, seat, side);
}
void complete_cannon(State& s, Seat seat, Events&) {
  bool is_any = false;
  each_pair(s, seat, [&](int, int) { is_any = true; });
  if (is_any) part.push(s.core, Kind::kCannon, seat);
}
void remove_cannon(State& s, Seat, Events&) { s.cannon.fill(kNone); }

}  // namespace

void list_cannon(const State& s, const Step& step, ActionList& out) {  // CE-TK-10, CE-AMB-22
  each_pair(s, step.seat, [&](int first, int second) { part.add(out, Verb::kPutCannon, first, second); });
}
void apply_cannon(State& s, const Step&, Action a, Events& events) { put_cannon(s, a.arg[0], a.arg[1], events); }
Refusal why_not_cannon(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kPutCannon)) return {};
  return refuse("CE-TK-10",
                {"It goes between two planets of your home system, the lower number first.",
                 "Staje między dwiema planetami twojego rodzimego systemu, najpierw ta o niższym numerze."});
}

namespace {

// --- Plasma Thrusters

// CE-TK-12: the defense may bring a ship once all are launched.
bool fits_plasma_thrusters(const State& s, const Use& use) {
  if (!is_free_at(s, use, Moment::kLaunchDone) || use.seat != s.defense) return false;
  return !is_used(s, Technology::kPlasmaThrusters) && ships_on_planets(s, use.seat) > s.ships[s.target][use.seat];
}
void plasma_thrusters(State& s, Seat seat, int, Events&) {
  if (s.moment != Moment::kLaunchDone) return allow_one_more(s);
  SendArgs one(s.target);
  one.most = 1;
  ask_for_ships(s, one, seat);
}

}  // namespace

// CE-TIM-12: the offense and allies say so before they have sent their ships.
bool may_thrust(const State& s, Seat seat, const SendArgs& args) {
  const bool is_time = s.moment == Moment::kLaunchShips || s.moment == Moment::kAllianceJoin;  // CE-TIM-12
  return is_time && (args.to == kGate || args.to == kBeside) && args.most == kMostSent &&
         has_technology(s, seat, Technology::kPlasmaThrusters) && !is_used(s, Technology::kPlasmaThrusters);
}
void list_thrusters(ActionList& out) { part.add(out, Verb::kPlasmaThrusters); }

namespace {

// --- The Prometheus

// CE-TK-14, CE-COL-09
void complete_prometheus(State& s, Seat seat, Events& events) {
  if (has_any_colony(s, seat)) return part.push(s.core, Kind::kPrometheus, seat);
  add_prometheus(s, seat, kFromWarp, events);
}
void take_prometheus(State& s, Seat seat, Events& events) {
  if (s.prometheus == kNone) return;
  part.tell_all(events, Say::kPrometheusGone);
  remove_prometheus(s, seat, events);
}
bool is_prometheus_for(const State& s, Side side) {
  if (s.prometheus == kNone) return false;
  const Seat owner = owner_of(s, Technology::kThePrometheus);
  if (s.prometheus == kGate || s.prometheus == kBeside) return side_in_encounter(s, owner) == side;
  return side == Side::kDefense && owner == s.defense && s.prometheus == s.target;
}

}  // namespace

void list_prometheus(const State& s, const Step& step, ActionList& out) {  // CE-TK-14
  each_colony(s, step.seat, [&](int planet) { part.add(out, Verb::kPutPrometheus, planet); });
}
void apply_prometheus(State& s, const Step& step, Action a, Events& events) {
  part.tell_all(events, Say::kPrometheusStands, a.arg[0]);
  add_prometheus(s, step.seat, a.arg[0], events);
}
Refusal why_not_prometheus(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kPutPrometheus)) return {};
  return refuse("CE-TK-14", {"It goes to one of your colonies.", "Trafia do jednej z twoich kolonii."});
}

int addition_of(const State& s, Side side) {
  constexpr int kPrometheusAdds = 3;
  return s.additions[side] + (is_prometheus_for(s, side) ? kPrometheusAdds : 0);
}

// --- The Qax

// CE-TK-15, CE-TIM-12: given with the invitation.
void list_qax(const State& s, Seat seat, ActionList& out) {
  if (!has_technology(s, seat, Technology::kTheQax) || is_used(s, Technology::kTheQax)) return;
  for (Seat p = 0; p < s.seats(); ++p)
    if (!s.is_main(p) && ships_to_spare(s, p) > 0) part.add(out, Verb::kTheQax, p);
}

namespace {

void the_qax(State& s, Seat seat, int kept, Events& events) {
  constexpr auto kQax = static_cast<std::uint8_t>(Technology::kTheQax);
  const Seat to = static_cast<Seat>(kept);
  s.of(seat).completed.remove(kQax);
  s.of(to).completed.push(kQax);
  const Side side = *side_in_encounter(s, seat);
  for (std::uint8_t* seats : {&s.invited[side], &s.bound[side]}) *seats = static_cast<std::uint8_t>(*seats | 1 << to);
  part.tell_all(events, Say::kGivesQax, seat, to);
}

void bind_nobody(State& s, Seat, Events&) { s.bound = {}; }  // CE-TK-17

// --- Quark Battery

// CE-TK-16: charged at completion, or else at the start of an encounter; used by a main player after the reveal.
bool may_charge(const State& s, const Use& use) {
  return is_free_at(s, use, Moment::kEncounterStart) && s.battery == kNone;
}
bool fits_quark_battery(const State& s, const Use& use) {
  if (may_charge(s, use)) return !s.of(use.seat).hand.empty();
  return is_free_at(s, use, Moment::kAfterRevealCards) && s.is_main(use.seat) && s.battery != kNone;
}
void list_charges(const State& s, Seat seat, ActionList& out) {
  s.of(seat).hand.each_face([&](int face) {
    if (is_encounter_card(face)) part.add(out, Verb::kCharge, face);
  });
}
void list_quark_battery(const State& s, const Use& use, ActionList& out) {
  may_charge(s, use) ? list_charges(s, use.seat, out) : part.add(out, Verb::kQuarkBattery);
}
void charge(State& s, Seat seat, int face, Events& events) {
  s.of(seat).hand.take_unseen(face, only(seat));
  s.battery = static_cast<std::uint8_t>(face);
  s.core.reveal();
  part.tell_all(events, Say::kCharges, seat);
  part.say(events, only(seat), Say::kPutsUnder, face);
}
void complete_battery(State& s, Seat seat, Events&) {
  if (has_encounter_card(s, seat)) part.push(s.core, Kind::kCharge, seat);
}
// A morph copies what is printed on the other card, or what that has become if it is a morph itself (CE-REV-07).
int copied_from(const State& s, Side other) {
  return s.laid[other] == kMorph || s.laid[other] == kNone ? s.counts_as[other] : s.laid[other];
}
void quark_battery(State& s, Seat seat, int, Events& events) {
  const Side side = *side_in_encounter(s, seat);
  if (s.laid[side] != kNone) s.discard.push(s.laid[side]);  // CA-GAMBLER-03
  s.laid[side] = std::exchange(s.battery, kNone);
  s.core.reveal();
  part.tell_all(events, Say::kReplaces, seat, s.laid[side]);
  show_as(s, side, s.laid[side] == kMorph ? copied_from(s, other_side(side)) : s.laid[side]);
}
void empty_battery(State& s, Seat, Events&) {
  if (s.battery == kNone) return;
  s.discard.push(std::exchange(s.battery, kNone));
  s.core.reveal();
}

}  // namespace

// CE-TK-16
void list_charge(const State& s, const Step& step, ActionList& out) { list_charges(s, step.seat, out); }
void apply_charge(State& s, const Step& step, Action a, Events& events) { charge(s, step.seat, a.arg[0], events); }
Refusal why_not_charge(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kCharge)) return {};
  return refuse("CE-TK-16",
                {"An encounter card from your hand goes under it.", "Trafia pod nią karta spotkania z twojej ręki."});
}
bool does_at_once(State& s, Seat seat, Action a, Events& events) {
  if (!part.is(a, Verb::kCharge)) return false;
  charge(s, seat, a.arg[0], events);
  return true;
}

namespace {

// --- Tech Scrambler

// CE-TK-17: what is being used, or in a free window what is completed. The number of one with X is that of its ships.
int number_of(const Step& play) {
  const PlayArgs args(play);
  const int number = tech_card(args.technology()).number;
  return number == kNumberX ? args.kept : number;
}
template <class F>
void each_scrambled(const State& s, const Use& use, F&& f) {
  if (use.answered) {
    const PlayArgs args(*use.answered);
    if (args.is_technology() && number_of(*use.answered) <= use.ships) f(args.technology());
    return;
  }
  for (Seat p = 0; p < s.seats(); ++p)
    for (const std::uint8_t number : s.of(p).completed)
      if (const auto technology = static_cast<Technology>(number); tech_card(technology).number <= use.ships)
        f(technology);
}
bool fits_tech_scrambler(const State& s, const Use& use) {
  bool is_any = false;
  each_scrambled(s, use, [&](Technology) { is_any = true; });
  return is_any;
}
void list_tech_scrambler(const State& s, const Use& use, ActionList& out) {
  each_scrambled(s, use, [&](Technology technology) { part.add(out, Verb::kTechScrambler, technology); });
}
void tech_scrambler(State& s, Seat, int kept, Events& events) {
  const auto technology = static_cast<Technology>(kept);
  if (!is_being_used(s, technology)) return leave_play(s, technology, events);
  negate_answered_play(s);
}

// --- Xenon Lasers

// CE-TK-20
bool fits_xenon_lasers(const State& s, const Use& use) {
  return is_for_totals(s, use) && !is_used(s, Technology::kXenonLasers);
}
void list_xenon_lasers(const State&, const Use&, ActionList& out) {
  for (const int sign : {0, 1}) part.add(out, Verb::kXenonLasers, sign);
}
void xenon_lasers(State& s, Seat seat, int sign, Events& events) {
  const Side side = *side_in_encounter(s, seat);
  s.additions[side] = static_cast<std::int16_t>(s.additions[side] + (sign == 0 ? 1 : -1));
  part.tell_all(events, Say::kLasers, side, sign);
}

// --- Precursor Seed

// CE-TK-13: a power beside the own one, while the technology is in play.
void sprout(State& s, Seat seat, Events& events) { replace_further(s, seat, s.sprouted, events); }
void wither(State& s, Seat seat, Events& events) { discard_further(s, seat, s.sprouted, events); }

// In the order of their verbs.
// clang-format off
constexpr TechCard kCards[] = {
    {Technology::kCollapsiumHulls, "CE-TK-02", 4, kOpen, kStays, nullptr, nullptr, keep_nothing, collapsium_hulls},
    {Technology::kCosmicFieldGenerator, "CE-TK-03", 2, kOpen, kDiscarded, fits_field_generator, list_plain<Verb::kCosmicFieldGenerator>, keep_nothing, field_generator},
    {Technology::kEnergyCloak, "CE-TK-05", 4, kOpen, kDiscarded, fits_energy_cloak, list_plain<Verb::kEnergyCloak>, keep_nothing, energy_cloak},
    {Technology::kGluonMines, "CE-TK-08", kNumberX, kSecret, kDiscarded, fits_gluon_mines, list_plain<Verb::kGluonMines>, keep_ships, gluon_mines},
    {Technology::kLunarCannon, "CE-TK-10", 5, kOpen, kStays, fits_lunar_cannon, list_lunar_cannon, keep_pair, lunar_cannon, complete_cannon, remove_cannon},
    {Technology::kPlasmaThrusters, "CE-TK-12", 6, kOpen, kStays, fits_plasma_thrusters, list_plain<Verb::kPlasmaThrusters>, keep_nothing, plasma_thrusters},
    {Technology::kPrecursorSeed, "CE-TK-13", 9, kOpen, kStays, nullptr, nullptr, nullptr, nullptr, sprout, wither},
    {Technology::kThePrometheus, "CE-TK-14", 7, kOpen, kStays, nullptr, nullptr, nullptr, nullptr, complete_prometheus, take_prometheus},
    {Technology::kTheQax, "CE-TK-15", 4, kOpen, kStays, nullptr, nullptr, keep_argument, the_qax, nullptr, bind_nobody},
    {Technology::kQuarkBattery, "CE-TK-16", 3, kOpen, kDiscarded, fits_quark_battery, list_quark_battery, keep_nothing, quark_battery, complete_battery, empty_battery},
    {Technology::kTechScrambler, "CE-TK-17", kNumberX, kSecret, kDiscarded, fits_tech_scrambler, list_tech_scrambler, keep_argument, tech_scrambler},
    {Technology::kXenonLasers, "CE-TK-20", 3, kOpen, kStays, fits_xenon_lasers, list_xenon_lasers, keep_argument, xenon_lasers},
};
// clang-format on

// CE-TK-16: whoever is asked holds such a card.
void show_encounter_card(const State& s, const Step& step, Zones& z) {
  z.shown(&s.of(step.seat).hand, 1, encounter_faces());
}

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kHull, "hull", "CE-TK-02", hull, up_to(), .choices_public = true,
              .may_wait = only_with<Moment::kShipsToWarp, Technology::kCollapsiumHulls>),
    KOSMO_ASK(kMines, "mines", "CE-TK-08", mines, up_to(kMostShips), .choices_public = true,
              .may_wait = only_in<Moment::kPlanningAfterSelect>),
    KOSMO_ASK(kCannon, "cannon", "CE-TK-10", cannon, up_to(), .choices_public = true,
              .may_wait = only_with<Moment::kTechAction, Technology::kLunarCannon>),
    KOSMO_ASK(kPrometheus, "prometheus", "CE-TK-14", prometheus, up_to(), .choices_public = true,
              .may_wait = only_with<Moment::kTechAction, Technology::kThePrometheus>),
    KOSMO_ASK(kCharge, "charge", "CE-TK-16", charge, up_to(), .secret = true,
              .may_wait = only_with<Moment::kTechAction, Technology::kQuarkBattery>, .shows = show_encounter_card),
};
constexpr VerbRule kVerbs[] = {
    {{"collapsium-hulls",
      {"Use Collapsium Hulls: one ship stays", "Użyj technologii „Kadłuby modułowe”: jeden statek zostaje"}},
     "CE-TK-02"},
    {{"cosmic-field-generator", {"Use Cosmic Field Generator", "Użyj technologii „Generator pola kosmicznego”"}},
     "CE-TK-03"},
    {{"energy-cloak", {"Use Energy Cloak", "Użyj technologii „Osłona energetyczna”"}}, "CE-TK-05"},
    {{"gluon-mines", {"Use Gluon Mines", "Użyj technologii „Miny gluonowe”"}}, "CE-TK-08"},
    {{"lunar-cannon", {"Fire the Lunar Cannon", "Użyj technologii „Działo słoneczne”"}}, "CE-TK-10"},
    {{"plasma-thrusters",
      {"Use Plasma Thrusters: one more ship", "Użyj technologii „Silniki plazmowe”: jeszcze jeden statek"}},
     "CE-TK-12"},
    {{"precursor-seed", {"Use Precursor Seed", "Użyj technologii „Ziarno Prekursorów”"}}, "CE-TK-13"},
    {{"the-prometheus", {"Use The Prometheus", "Użyj technologii „Prometeusz”"}}, "CE-TK-14"},
    {{"the-qax", {"Invite {0} and give The Qax", "Zaproś gracza {0:acc} i daj technologię „Qax”"}, {&kSeatKind}},
     "CE-TK-15"},
    {{"quark-battery", {"Use Quark Battery", "Użyj technologii „Bateria kwarkowa”"}}, "CE-TK-16"},
    {{"tech-scrambler",
      {"Use Tech Scrambler on {0}", "Użyj technologii „Zakłócacz technologii” przeciw technologii „{0}”"},
      {&kTechnologyKind}},
     "CE-TK-17"},
    {{"xenon-lasers", {"Use Xenon Lasers: {0}", "Użyj technologii „Lasery ksenonowe”: {0}"}, {&kSignKind}}, "CE-TK-20"},
    {{"move-cannon",
      {"Move the Lunar Cannon between {0} and {1}", "Przesuń Działo słoneczne między planety: {0} i {1}"},
      {&kPlanetKind, &kPlanetKind}},
     "CE-TK-10"},
    {{"charge", {"Put {0} under Quark Battery", "Połóż pod „Baterią kwarkową” kartę: {0}"}, {&kCardKind}}, "CE-TK-16"},
    {{"give-up", {"Do not use them", "Nie używaj ich"}}, "CE-TK-02"},
    {{"mine", {"Blow up a ship of {0}", "Wyślij do wiru statek gracza {0:gen}"}, {&kSeatKind}}, "CE-TK-08"},
    {{"mine-prometheus", {"Blow up The Prometheus of {0}", "Wyślij do wiru Prometeusza gracza {0:gen}"}, {&kSeatKind}},
     "CE-TK-08"},
    {{"enough-mined", {"No more", "Nic więcej"}}, "CE-TK-08"},
    {{"put-cannon",
      {"Put the Lunar Cannon between {0} and {1}", "Ustaw Działo słoneczne między planetami: {0} i {1}"},
      {&kPlanetKind, &kPlanetKind}},
     "CE-TK-10"},
    {{"put-prometheus", {"Put the new ship on {0}", "Umieść nowy statek na planecie {0}"}, {&kPlanetKind}}, "CE-TK-14"},
};
constexpr Phrase kEvents[] = {
    {"cloaked", {"{0} may not invite allies.", "{0} nie może zapraszać sojuszników."}, {&kSeatKind}},
    {"mines-win",
     {"No ship is left on the gate: {0} wins the encounter.", "Na wrotach nie ma już statków: {0} wygrywa spotkanie."},
     {&kSeatKind}},
    {"cannon-stands",
     {"The Lunar Cannon stands between {0} and {1}.", "Działo słoneczne stoi między planetami: {0} i {1}."},
     {&kPlanetKind, &kPlanetKind}},
    {"cannon-fires",
     {"The Lunar Cannon of {0} adds 10; side: {1}.", "Działo słoneczne gracza {0:gen} dodaje 10; strona: {1}."},
     {&kSeatKind, &kSideKind}},
    {"prometheus-stands", {"The Prometheus stands on {0}.", "Prometeusz trafia na planetę {0}."}, {&kPlanetKind}},
    {"prometheus-gone", {"The Prometheus leaves the game.", "Prometeusz znika z gry."}},
    {"gives-qax",
     {"{0} gives The Qax to {1}, who must join.", "{0} daje technologię „Qax” graczowi: {1}; sojusz jest przymusowy."},
     {&kSeatKind, &kSeatKind}},
    {"charges",
     {"{0} puts a card face down under Quark Battery.", "{0} kładzie zakrytą kartę pod „Baterią kwarkową”."},
     {&kSeatKind}},
    {"puts-under", {"Under Quark Battery: {0}.", "Pod „Baterią kwarkową” leży: {0}."}, {&kCardKind}},
    {"replaces",
     {"{0} replaces the revealed card with {1}.", "{0} zastępuje ujawnioną kartę; nowa karta: {1}."},
     {&kSeatKind, &kCardKind}},
    {"lasers", {"Xenon Lasers, {0}: {1}.", "„Lasery ksenonowe”, {0}: {1}."}, {&kSideKind, &kSignKind}},
};
constinit Part<State, Kind, Verb, Say> part{"technologies inside", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& tech_inside_part() { return part; }
std::span<const TechCard> cards_inside() { return kCards; }
std::optional<Technology> technology_inside(Action a) {
  if (!part.has(a)) return {};
  if (part.is(a, Verb::kMoveCannon)) return Technology::kLunarCannon;
  if (part.is(a, Verb::kCharge)) return Technology::kQuarkBattery;
  const auto number = static_cast<std::size_t>(part.verb_of(a));
  if (number >= std::size(kCards)) return {};
  return cards_inside()[number].technology;
}

}  // namespace kosmo::cosmic

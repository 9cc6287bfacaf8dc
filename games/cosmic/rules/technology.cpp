// Technologies (CE-TECH): how they are dealt, researched, completed or abandoned, used and discarded. What each of them
// does is in tech_outside.cpp and tech_inside.cpp.
#include "games/cosmic/rules/tech_cards.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kChoose, kTechStep, kHomecoming, kCount };
enum class Verb { kKeep, kResearch, kComplete, kAbandon, kNothing, kCount };
enum class Say {
  kKeeps,
  kDiscards,
  kDraws,
  kOffered,
  kResearches,
  kCompletes,
  kAbandons,
  kUses,
  kCancelled,
  kReshuffled,
  kCount
};
extern constinit Part<State, Kind, Verb, Say> part;

// Technologies are cards of their own and in no hand (CE-TECH-02). A ship leaves one in take_project() alone, or is
// lost (CE-TECH-06); what they bring into the game is set aside until then (CE-TECH-03).
constexpr int kDealt = 2;            // CE-TECH-01
constexpr int kTooLongForShort = 8;  // CE-V4P-04

std::uint8_t number_in_deck(Technology technology) { return static_cast<std::uint8_t>(technology); }
template <class List>
bool has(const List& list, Technology technology) {
  return list.contains(number_in_deck(technology));
}

// CE-TECH-11: for X at least one.
int ships_needed(const TechCard& card) { return card.number == kNumberX ? 1 : card.number; }
bool can_complete(const State& s, Seat seat, int project) {
  const Player& p = s.of(seat);
  const TechCard& card = tech_card(static_cast<Technology>(p.face_down[project]));
  return !card.is_secret && p.research[project] >= card.number;
}

void discard(State& s, Technology technology, Events& events) {
  s.tech_discard.push(number_in_deck(technology));
  part.tell_all(events, Say::kDiscards, technology);
}

// The card leaves its place among those that lie face down; its ships are on their way home.
Technology take_project(State& s, Seat seat, int project) {
  Player& p = s.of(seat);
  const int place = kFirstProject + project;
  if (s.prometheus != kNone && owner_of(s, Technology::kThePrometheus) == seat) {
    if (s.prometheus == place)
      s.prometheus = kHomeward;
    else if (s.prometheus > place && s.prometheus < kShipPlaces)
      --s.prometheus;
  }
  p.homeward = static_cast<std::uint8_t>(p.homeward + p.research.take(project));
  return static_cast<Technology>(p.face_down.take(project));
}
Technology turn_up(State& s, Seat seat, int project) {
  const Technology technology = take_project(s, seat, project);
  s.of(seat).completed.push(number_in_deck(technology));
  s.core.reveal();
  return technology;
}

// Everybody sees where it is.
bool is_open(const State& s, Technology technology) {
  return has(s.tech_discard, technology) || has(s.tech_box, technology) || owner_of(s, technology) != kNobody;
}

// Calls f(technology, use) for all that this seat could use now, with those that lie face down.
template <class F>
void each_use(const State& s, Seat seat, const Step* answered, F&& f) {
  const Player& p = s.of(seat);
  for (const std::uint8_t number : p.completed) f(static_cast<Technology>(number), Use{seat, 0, answered});
  for (int i = 0; i < p.face_down.size(); ++i) {
    const auto technology = static_cast<Technology>(p.face_down[i]);
    const TechCard& card = tech_card(technology);
    if (card.is_secret && p.research[i] >= ships_needed(card)) f(technology, Use{seat, p.research[i], answered});
  }
}
bool fits(const State& s, Technology technology, const Use& use) {
  const TechCard& card = tech_card(technology);
  return card.fits && card.fits(s, use);
}

}  // namespace

const TechCard& tech_card(Technology technology) {
  static const Array<const TechCard*, kTechnologies> kAll = [] {
    Array<const TechCard*, kTechnologies> all{};
    for (const std::span<const TechCard> some : {cards_outside(), cards_inside()})
      for (const TechCard& card : some) all[card.technology] = &card;
    return all;
  }();
  return *kAll[technology];
}
bool is_technology_verb(Action a) { return technology_outside(a) || technology_inside(a); }
Technology technology_of(Action a) {
  const std::optional<Technology> outside = technology_outside(a);
  return outside ? *outside : *technology_inside(a);
}

Seat owner_of(const State& s, Technology technology) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (has_technology(s, p, technology)) return p;
  return kNobody;
}
bool has_technology(const State& s, Seat seat, Technology technology) { return has(s.of(seat).completed, technology); }

namespace {
bool is_pair(const State& s, int pair) { return is_planet(s, pair / kPlanets) && is_planet(s, pair % kPlanets); }
bool could_remember(const State& s, Technology technology, int kept) {
  switch (technology) {
    case Technology::kColdsleepShip:
    case Technology::kOmegaMissile: return kept < kPlanets && is_planet(s, kept);
    case Technology::kDeltaScanners: return kept < kFaces && s.discard.contains(static_cast<std::uint8_t>(kept));
    case Technology::kGluonMines: return kept > 0 && kept <= kMostShips;
    case Technology::kLunarCannon: return kept < kPlanets * kPlanets && (kept == 0 || is_pair(s, kept));
    case Technology::kTheQax: return kept < s.seats();
    case Technology::kTechScrambler: return kept < kTechnologies;
    case Technology::kCollapsiumHulls:
    case Technology::kCosmicFieldGenerator:
    case Technology::kEnergyCloak:
    case Technology::kEnigmaDevice:
    case Technology::kGenesisBomb:
    case Technology::kInfinityDrive:
    case Technology::kPlasmaThrusters:
    case Technology::kPrecursorSeed:
    case Technology::kThePrometheus:
    case Technology::kQuarkBattery:
    case Technology::kVacuumTurbines:
    case Technology::kWarpspaceKey:
    case Technology::kXenonLasers: return kept <= 1;
    case Technology::kCount: break;
  }
  return false;
}
}  // namespace

bool could_be_used(const State& s, Seat seat, const PlayArgs& play) {
  return has_technology(s, seat, play.technology()) && could_remember(s, play.technology(), play.kept);
}

// --- setup, and new ones

// CE-TECH-01, CE-V4P-04
void lay_out_technologies(State& s) {
  for (int i = 0; i < kTechnologies; ++i) {
    const auto technology = static_cast<Technology>(i);
    const bool is_out = s.four_planets && tech_card(technology).number >= kTooLongForShort;
    (is_out ? s.tech_box : s.tech_deck).push(number_in_deck(technology));
  }
  s.core.rng.shuffle(s.tech_deck);
}

namespace {

// CE-TECH-19; false: nothing is left.
bool draw_offered(State& s, Seat seat, Events& events) {
  if (s.tech_deck.empty()) {
    if (s.tech_discard.empty()) return false;
    while (!s.tech_discard.empty()) s.tech_deck.push(s.tech_discard.pop());
    s.core.rng.shuffle(s.tech_deck);
    part.tell_all(events, Say::kReshuffled);
  }
  s.of(seat).offered.push(s.tech_deck.pop());
  part.say(events, only(seat), Say::kOffered, s.of(seat).offered.back());
  return true;
}

Seat next_to_choose(const State& s) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).offered.size() == kDealt) return p;
  return kNobody;
}

void discard_offered(State& s, Seat seat, Events& events) {
  auto& offered = s.of(seat).offered;
  while (!offered.empty()) discard(s, static_cast<Technology>(offered.pop()), events);
}

}  // namespace

void choose_technologies(State& s, Events& events) {  // CE-TECH-01
  s.core.reveal();
  for (Seat p = 0; p < s.seats(); ++p)
    for (int i = 0; i < kDealt; ++i) draw_offered(s, p, events);
  part.push(s.core, Kind::kChoose, next_to_choose(s));
}
// CE-TIM-29: nothing is shown until all have chosen.
void end_tech_setup(State& s, Events& events) {
  s.core.reveal();
  for (Seat p = 0; p < s.seats(); ++p) discard_offered(s, p, events);
}

bool can_draw_technologies(const State& s) { return s.technology && (!s.tech_deck.empty() || !s.tech_discard.empty()); }
// CE-TECH-18, CE-TECH-19, CE-TECH-21
void draw_technologies(State& s, Seat seat, Events& events) {
  const int most = std::min(foreign_colonies(s, seat) + 1, kMostOffered);
  int drawn = 0;
  while (drawn < most && draw_offered(s, seat, events)) ++drawn;
  s.core.reveal();
  part.tell_all(events, Say::kDraws, seat, drawn);
  part.push(s.core, Kind::kChoose, seat);
}

void list_choose_technology(const State& s, const Step& step, ActionList& out) {  // CE-TECH-01, CE-TECH-18
  for (const int technology : s.of(step.seat).offered) part.add(out, Verb::kKeep, technology);
}
void apply_choose_technology(State& s, const Step& step, Action a, Events& events) {
  Player& p = s.of(step.seat);
  p.offered.remove(a.arg[0]);
  p.face_down.push(a.arg[0]);
  p.research.push(0);
  part.tell_all(events, Say::kKeeps, step.seat);
  if (s.moment != Moment::kTechSetup) {
    s.core.reveal();
    return discard_offered(s, step.seat, events);
  }
  if (const Seat next = next_to_choose(s); next != kNobody) part.push(s.core, Kind::kChoose, next);
}
Refusal why_not_choose_technology(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kKeep)) return {};
  return refuse("CE-TECH-01", {"You keep one of the technologies that you were dealt.",
                               "Zachowujesz jedną z technologii, które ci rozdano."});
}

// --- the technology step

// CE-TECH-04
void ask_tech_steps(State& s, Events&) {
  for (const Seat p : last_first(timing_order(s)))
    if (!s.of(p).face_down.empty()) part.push(s.core, Kind::kTechStep, p);
}
// CE-TECH-05, CE-TECH-07, CE-TECH-08, CE-TECH-09
void list_tech_step(const State& s, const Step& step, ActionList& out) {
  part.add(out, Verb::kNothing);
  for (int project = 0; project < s.of(step.seat).face_down.size(); ++project) {
    part.add(out, can_complete(s, step.seat, project) ? Verb::kComplete : Verb::kAbandon, project);
    each_colony(s, step.seat, [&](int planet) {
      part.add(out, Verb::kResearch, project, planet);
      if (can_tell_prometheus(s, step.seat, planet)) part.add(out, Verb::kResearch, project, kPrometheus);
    });
  }
}
void apply_tech_step(State& s, const Step& step, Action a, Events& events) {
  const int project = a.arg[0];
  switch (part.verb_of(a)) {
    case Verb::kResearch:
      part.tell_all(events, Say::kResearches, step.seat, a.arg[1], project);
      return move_ship(s, step.seat, a.arg[1], kFirstProject + project, events);
    case Verb::kComplete: {  // CE-TECH-07, CE-TECH-12
      const Technology technology = turn_up(s, step.seat, project);
      part.tell_all(events, Say::kCompletes, step.seat, technology);
      bring_home(s, step.seat);
      if (tech_card(technology).completed) tech_card(technology).completed(s, step.seat, events);
      return;
    }
    case Verb::kAbandon: {  // CE-TECH-08
      const Technology technology = take_project(s, step.seat, project);
      s.core.reveal();
      part.tell_all(events, Say::kAbandons, step.seat, technology);
      s.tech_discard.push(number_in_deck(technology));
      return bring_home(s, step.seat);
    }
    case Verb::kKeep:
    case Verb::kNothing:
    case Verb::kCount: return;
  }
}
Refusal why_not_tech_step(const State& s, const Step& step, Action a) {
  if (!part.has(a) || part.is(a, Verb::kKeep)) return {};
  const Player& p = s.of(step.seat);
  if (a.arg[0] >= p.face_down.size())
    return refuse("CE-TECH-09", {"You have no such technology face down.", "Nie masz takiej zakrytej technologii."});
  if (part.is(a, Verb::kResearch))
    return refuse("CE-TECH-05",
                  {"A ship comes from one of your colonies.", "Statek pochodzi z jednej z twoich kolonii."});
  const TechCard& card = tech_card(static_cast<Technology>(p.face_down[a.arg[0]]));
  if (card.is_secret)
    return refuse("CE-TECH-11", {"A secret technology is turned up only when it is used, or else abandoned.",
                                 "Tajną technologię odkrywa się dopiero przy użyciu, a inaczej jest zaniechana."});
  if (part.is(a, Verb::kComplete))
    return refuse("CE-TECH-08", {"There are too few ships on it: turned up now, it would be abandoned.",
                                 "Leży na niej za mało statków: odkryta teraz, byłaby zaniechana."});
  return refuse("CE-TECH-07", {"There are enough ships on it: turned up now, it is completed.",
                               "Leży na niej dość statków: odkryta teraz, jest ukończona."});
}

// CE-TECH-10: who has no colony loses them to the warp.
void bring_home(State& s, Seat seat, bool to_genesis) {
  s.core.steps.push(CountArgs(to_genesis).step(part, Kind::kHomecoming, seat));
}
// CE-TK-08, CE-LAU-03: those of the defense do not join the encounter on the target planet.
static int closed_to(const State& s, Seat seat) {
  const bool is_under_way = s.moment >= Moment::kLaunchShips && s.moment < Moment::kShipsToWarp;
  return seat == s.defense && is_under_way ? s.target : kNone;
}
void run_homecoming(State& s, const Step& step, Events&) {  // CE-TECH-07, CE-TECH-08, CE-TECH-11
  return_ships(s, step.seat, kHomeward, s.of(step.seat).homeward,
               {.avoid = closed_to(s, step.seat), .to_genesis = CountArgs(step).count != 0});
}

// --- using them

// Could this seat use one here, as far as the others know? What lies face down with ships on it could be any that does
// not lie open (CE-TIM-11, CE-TECH-11).
bool could_use_technology(const State& s, Seat seat, const Step* answered) {
  const Player& p = s.of(seat);
  for (const std::uint8_t number : p.completed)
    if (fits(s, static_cast<Technology>(number), {seat, 0, answered})) return true;
  for (int i = 0; i < p.face_down.size(); ++i)
    for (const Technology technology : {Technology::kGenesisBomb, Technology::kGluonMines, Technology::kTechScrambler})
      if (p.research[i] >= ships_needed(tech_card(technology)) &&
          fits(s, technology, {seat, p.research[i], answered}) && !is_open(s, technology))
        return true;
  return false;
}

void list_technologies(const State& s, Seat seat, const Step* answered, ActionList& out) {
  each_use(s, seat, answered, [&](Technology technology, const Use& use) {
    if (fits(s, technology, use)) tech_card(technology).list(s, use, out);
  });
}

Refusal why_not_technology(const State& s, Seat seat, const Step* answered, Action a) {
  const Technology technology = technology_of(a);
  const TechCard& card = tech_card(technology);
  bool has_it = false, fits_now = false;
  each_use(s, seat, answered, [&](Technology one, const Use& use) {
    if (one != technology) return;
    has_it = true;
    fits_now = fits(s, technology, use);
  });
  if (!has_it)
    return refuse(card.is_secret ? "CE-TECH-11" : "CE-TECH-07",
                  {"You cannot use {0}: it is not yours, or has too few ships.",
                   "Nie możesz użyć technologii „{0}”: nie masz jej albo leży na niej za mało statków."},
                  {&kTechnologyKind}, technology);
  if (fits_now)
    return refuse(card.rule, {"{0} cannot be used in this way.", "Technologii „{0}” nie można użyć w ten sposób."},
                  {&kTechnologyKind}, technology);
  return refuse(card.rule, {"{0} cannot be used now.", "Technologii „{0}” nie można teraz użyć."}, {&kTechnologyKind},
                technology);
}

// CE-TECH-14: everybody may answer before it takes effect. A secret one is turned up, and its ships leave it
// (CE-TECH-11).
void use_technology(State& s, Seat seat, Action a, Events& events) {
  if (does_at_once(s, seat, a, events)) return;
  const Technology technology = technology_of(a);
  Use use{seat, 0, nullptr};
  if (const int project = s.of(seat).face_down.find(number_in_deck(technology)); project >= 0) {
    use.ships = s.of(seat).research[project];
    turn_up(s, seat, project);
  }
  s.tech_used |= 1u << static_cast<int>(technology);
  part.tell_all(events, Say::kUses, seat, technology);
  announce(s, seat, PlayArgs(playable_of(technology), tech_card(technology).keep(use, a)));
}

// CE-TECH-13, CE-TK-17: what was cancelled is discarded, whatever it is.
void finish_technology(State& s, const Step& play, Events& events) {
  const PlayArgs args(play);
  const Technology technology = args.technology();
  bring_home(s, play.seat);
  if (args.is_negated())
    part.tell_all(events, Say::kCancelled, play.seat, technology);
  else
    tech_card(technology).effect(s, play.seat, args.kept, events);
  if (args.is_negated() || !tech_card(technology).stays) leave_play(s, technology, events);
}

void leave_play(State& s, Technology technology, Events& events) {
  const Seat owner = owner_of(s, technology);
  if (owner == kNobody) broken_limit("a technology leaves play that nobody has");
  if (tech_card(technology).leaves) tech_card(technology).leaves(s, owner, events);
  s.of(owner).completed.remove(number_in_deck(technology));
  discard(s, technology, events);
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kChoose, "choose-technology", "CE-TECH-01", choose_technology, up_to(), .secret = true,
              .together = Together::kOpenly),
    KOSMO_ASK(kTechStep, "tech-step", "CE-TECH-04", tech_step, up_to(), .is_between = true,
              .may_wait = only_in<Moment::kTechAction>),
    KOSMO_RUN(kHomecoming, "homecoming", "CE-TECH-07", homecoming, up_to(1), .needs_seat = true),
};
constexpr VerbRule kVerbs[] = {
    {{"keep", {"Keep {0}", "Zachowaj technologię „{0}”"}, {&kTechnologyKind}}, "CE-TECH-01"},
    {{"research",
      {"Send a ship {1} to technology {0}", "Wyślij statek {1} na technologię {0}"},
      {&kProjectKind, &kPlaceKind}},
     "CE-TECH-05"},
    {{"complete", {"Complete technology {0}", "Ukończ technologię {0}"}, {&kProjectKind}}, "CE-TECH-07"},
    {{"abandon", {"Abandon technology {0}", "Zaniechaj technologii {0}"}, {&kProjectKind}}, "CE-TECH-08"},
    {{"nothing", {"Do nothing", "Nie rób nic"}}, "CE-TECH-04"},
};
constexpr Phrase kEvents[] = {
    {"keeps-technology", {"{0} keeps a technology face down.", "{0} zachowuje zakrytą technologię."}, {&kSeatKind}},
    {"discards-technology", {"Discarded: {0}.", "Odrzucona technologia: „{0}”."}, {&kTechnologyKind}},
    {"draws-technologies",
     {"{0} draws {1} {1#technology|technologies} to choose from.",
      "{0} dobiera {1} {1#technologię|technologie|technologii} do wyboru."},
     {&kSeatKind, &kNumber}},
    {"offered", {"You may keep {0}.", "Możesz zachować technologię „{0}”."}, {&kTechnologyKind}},
    {"researches",
     {"{0} sends a ship {1} to technology {2}.", "{0} wysyła statek {1} na technologię {2}."},
     {&kSeatKind, &kPlaceKind, &kProjectKind}},
    {"completes",
     {"{0} completes {1}.", "Technologia „{1}” gracza {0:gen} zostaje ukończona."},
     {&kSeatKind, &kTechnologyKind}},
    {"abandons",
     {"{0} abandons {1}, which is discarded.", "Technologia „{1}” gracza {0:gen} zostaje zaniechana i odrzucona."},
     {&kSeatKind, &kTechnologyKind}},
    {"uses", {"{0} uses {1}.", "{0} używa technologii „{1}”."}, {&kSeatKind, &kTechnologyKind}},
    {"cancelled-technology",
     {"{1}, used by {0}, is cancelled.", "Technologia „{1}”, której używa {0}, zostaje powstrzymana."},
     {&kSeatKind, &kTechnologyKind}},
    {"technologies-reshuffled",
     {"Discarded technologies are shuffled to form a new deck.",
      "Odrzucone technologie tasuje się, tworząc nową talię."}},
};
constinit Part<State, Kind, Verb, Say> part{"technology", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& technology_part() { return part; }

}  // namespace kosmo::cosmic

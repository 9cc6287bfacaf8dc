// Zombie: its ships never go to the warp.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kSelf = alien_named("zombie");

enum class Kind { kAdd, kCount };
enum class Verb { kAdd, kStay, kCount };
enum class Say { kAdds, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CA-ZOMBIE-01, CA-ZOMBIE-06: without a colony the ships go to the warp.
bool is_losing(const State& s, const Occasion& now) {
  return s.of(now.seat).leaving > 0 && has_any_colony(s, now.seat);
}
// CA-ZOMBIE-01, CA-ZOMBIE-02, CA-ZOMBIE-04, CA-SHIP-03, CA-RUL-31, CA-RUL-40: what is left of them after Void.
void save_all(State& s, const Play& play, Events&) {
  return_ships(s, play.seat, kLeaving, s.of(play.seat).leaving, {.is_saved = true});
}
// CA-SHIP-06
bool saves(const State& s, Seat owner, Seat whose) { return owner == whose && has_any_colony(s, owner); }

// CA-ZOMBIE-W1
void save_one(State& s, const Play& play, Events&) { return_ships(s, play.seat, kLeaving, 1, {.is_saved = true}); }

// --- the super effect

// CA-ZOMBIE-06: who has no ship in the warp adds none.
bool may_add(const State& s, Seat main, Seat ally) {
  return s.of(ally).ally == ally_of(s.side_of(main)) && s.of(ally).warp > 0;
}
bool has_help(const State& s, const Occasion& now) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (may_add(s, now.seat, p)) return true;
  return false;
}
// CA-ZOMBIE-S1
void ask_for_help(State& s, const Play& play, Events&) {
  for (const Seat p : last_first(opponents_of(s.offense, s.seats())))
    if (may_add(s, play.seat, p)) part.push(s.core, Kind::kAdd, p);
}
void list_zombie_add(const State&, const Step&, ActionList& out) {  // CA-ZOMBIE-S1
  part.add(out, Verb::kAdd);
  part.add(out, Verb::kStay);
}
void apply_zombie_add(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kStay)) return;
  move_ship(s, step.seat, kFromWarp, s.of(step.seat).ally == Ally::kOfOffense ? kGate : kBeside, events);
  part.tell_all(events, Say::kAdds, step.seat);
}
Refusal why_not_zombie_add(const State&, const Step&, Action) { return {}; }

constexpr Effect kPowers[] = {{.rule = "CA-ZOMBIE-01",
                               .role = Role::kAnyPlayer,
                               .events = when(Event::kSaving),
                               .fits = is_losing,
                               .effect = save_all,
                               .saves = saves,
                               .again = true}};
constexpr Effect kWilds[] = {{.rule = "CA-ZOMBIE-W1",
                              .role = Role::kAnyPlayer,
                              .events = when(Event::kSaving),
                              .fits = is_losing,
                              .effect = save_one}};
constexpr Effect kSupers[] = {{.rule = "CA-ZOMBIE-S1",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kAllianceFormed),
                               .fits = has_help,
                               .effect = ask_for_help}};

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kAdd, "zombie-add", "CA-ZOMBIE-S1", zombie_add, up_to(), .choices_public = true,
              .may_wait = only_in<Moment::kAllianceFormed>),
};
constexpr VerbRule kVerbs[] = {
    {{"zombie-add", {"Add a ship from the warp", "Dodaj statek z wiru"}}, "CA-ZOMBIE-S1"},
    {{"zombie-stay", {"Add no ship", "Nie dodawaj statku"}}, "CA-ZOMBIE-S1"},
};
constexpr Phrase kEvents[] = {
    {"zombie-adds",
     {"{0} adds a ship from the warp to the encounter.", "{0} dodaje do spotkania statek z wiru."},
     {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"zombie", kSteps, kVerbs, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::zombie() {
  static constexpr Alien kAlien{.number = kSelf,
                                .is_mandatory = true,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .frees_in_deals = true,
                                .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic

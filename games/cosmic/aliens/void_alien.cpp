// Void: removes the ships of those whom it has beaten from the game.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kSelf = alien_named("void");

enum class Kind { kRemove, kChoice, kCount };
enum class Verb { kWith, kWithout, kCount };
enum class Say { kRemoved, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CA-VOID-03: wherever they are, but for those removed before.
int ships_in_game(const State& s, Seat seat) {
  const bool has_prometheus = s.prometheus != kNone && owner_of(s, Technology::kThePrometheus) == seat;
  return planets_of_one(s) * kShipsOnPlanet + has_prometheus - s.of(seat).removed;
}
// CA-VOID-02, CA-MODE-01, CA-RUL-35
int ships_to_remove(const State& s, Seat seat) {
  return std::clamp<int>(ships_in_game(s, seat) - colonies_to_win(s), 0, s.of(seat).leaving);
}
bool is_beaten(const State& s, Seat seat) {
  const std::optional<Side> side = side_in_encounter(s, seat), won = winner(s);
  return side && won && *side != *won;
}
// CA-VOID-01, CA-VOID-05, CA-VOID-S1, CA-RUL-29: its side has won.
bool has_beaten(const State& s, const Occasion& now) {
  if (winner(s) != side_in_encounter(s, now.seat)) return false;
  for (Seat p = 0; p < s.seats(); ++p)
    if (is_beaten(s, p) && ships_to_remove(s, p) > 0) return true;
  return false;
}
// CA-VOID-06, CA-RUL-31, CA-RUL-32, CA-RUL-34
void eradicate(State& s, const Play&, Events&) {
  for (const Seat p : last_first(timing_order(s)))
    if (is_beaten(s, p) && ships_to_remove(s, p) > 0) part.push(s.core, Kind::kRemove, p);
}
// CA-RUL-33: they can be healed now. CA-VOID-04, CA-RUL-34: they are not lost to the warp, so nothing pays for them.
void remove(State& s, Seat seat, int count, int all, Events& events) {
  for (int i = 0; i < count; ++i) move_ship(s, seat, kLeaving, kRemoved, events);
  part.tell_all(events, Say::kRemoved, seat, all);
  happens(s, Event::kRemoved, seat, all);
}
void run_void_remove(State& s, const Step& step, Events& events) {  // CA-VOID-06
  const int count = ships_to_remove(s, step.seat);
  const bool is_choice = count < s.of(step.seat).leaving && can_tell_prometheus(s, step.seat, kLeaving);
  if (is_choice) return part.push(s.core, Kind::kChoice, step.seat);
  remove(s, step.seat, count, count, events);
}
void list_void_choice(const State&, const Step&, ActionList& out) {  // CA-VOID-06
  part.add(out, Verb::kWith);
  part.add(out, Verb::kWithout);
}
void apply_void_choice(State& s, const Step& step, Action a, Events& events) {
  const int count = ships_to_remove(s, step.seat);
  const bool is_among = part.is(a, Verb::kWith);
  if (is_among) move_ship(s, step.seat, kPrometheus, kRemoved, events);
  remove(s, step.seat, count - is_among, count, events);
}
Refusal why_not_void_choice(const State&, const Step&, Action) { return {}; }

// CA-VOID-W1, CA-FLR-10, CA-SHIP-06: the price must be one that is paid.
bool can_pay(const State& s, const Occasion& now) {
  return ships_to_lose(s, now.seat, LoseFrom::kNotInEncounter) > 0 && !would_be_saved(s, now.seat);
}
void negate(State& s, const Play& play, Events&) {
  negate_answered_play(s);
  lose_ships(s, play.seat, 1, LoseFrom::kNotInEncounter);
}

constexpr Effect kPowers[] = {{.rule = "CA-VOID-01",
                               .role = Role::kMainPlayer,
                               .events = when(Event::kLosing),
                               .fits = has_beaten,
                               .effect = eradicate}};
constexpr Effect kWilds[] = {{.rule = "CA-VOID-W1",
                              .role = Role::kAnyPlayer,
                              .answers = answers(Sort::kArtifact),
                              .fits = can_pay,
                              .effect = negate}};
constexpr Effect kSupers[] = {{.rule = "CA-VOID-S1",
                               .role = Role::kAlly,
                               .events = when(Event::kLosing),
                               .fits = has_beaten,
                               .effect = eradicate}};

constexpr StepRule<State> kSteps[] = {
    KOSMO_RUN(kRemove, "void-remove", "CA-VOID-01", void_remove, up_to(), .needs_seat = true),
    KOSMO_ASK(kChoice, "void-choice", "CA-VOID-06", void_choice, up_to(), .choices_public = true),
};
constexpr VerbRule kVerbs[] = {
    {{"void-with", {"The Prometheus is removed", "Prometeusz zostaje usunięty"}}, "CA-VOID-06"},
    {{"void-without", {"The Prometheus goes to the warp", "Prometeusz trafia do wiru"}}, "CA-VOID-06"},
};
constexpr Phrase kEvents[] = {
    {"void-removed",
     {"{1} {1#ship|ships} of {0} {1#is|are} removed from the game.", "Z gry znikają statki gracza {0:gen}: {1}."},
     {&kSeatKind, &kNumber}},
};
constinit Part<State, Kind, Verb, Say> part{"void", kSteps, kVerbs, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::void_alien() {
  static constexpr Alien kAlien{
      .number = kSelf, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers, .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic

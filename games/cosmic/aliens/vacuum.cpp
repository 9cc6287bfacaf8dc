// Vacuum: takes ships of others along into the warp.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kSelf = alien_named("vacuum");

enum class Kind { kTake, kPick, kCount };
enum class Verb { kTake, kPick, kCount };
enum class Say { kTakes, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CA-VACUUM-05: only ships in colonies.
int ships_of(const State& s, Seat seat) { return ships_to_lose(s, seat, LoseFrom::kColonies); }
// The next player after this one, in timing order, who has any; nobody before the first.
Seat next_victim(const State& s, Seat vacuum, Seat after) {
  bool is_past = after == kNobody;
  for (const Seat p : timing_order(s)) {
    if (is_past && p != vacuum && ships_of(s, p) > 0) return p;
    is_past = is_past || p == after;
  }
  return kNobody;
}
void ask_for_next(State& s, TakeArgs args, Seat vacuum, Seat after) {
  args.seat = next_victim(s, vacuum, after);
  if (args.seat != kNobody && args.count > 0) s.core.steps.push(args.step(part, Kind::kTake, vacuum));
}

// CA-VACUUM-01, CA-SHIP-01: all that it has lost so far in this window.
bool has_lost(const State& s, const Occasion& now) {
  return s.of(now.seat).lost_now > 0 && next_victim(s, now.seat, kNobody) != kNobody;
}
// CA-VACUUM-03, CA-RUL-38: once for each loss.
void take_along(State& s, const Play& play, Events&) {
  negate_answered_play(s);
  ask_for_next(s, TakeArgs(s.of(play.seat).lost_now, 0, play.widened), play.seat, kNobody);
}
// CA-VACUUM-01, CA-VACUUM-04: players and numbers are named first.
void list_vacuum_take(const State& s, const Step& step, ActionList& out) {
  const TakeArgs args(step);
  for (int n = 0; n <= std::min(args.count, ships_of(s, args.seat)); ++n) part.add(out, Verb::kTake, n);
}
void apply_vacuum_take(State& s, const Step& step, Action a, Events& events) {
  TakeArgs args(step);
  const int count = a.arg[0];
  if (count > 0) part.tell_all(events, Say::kTakes, step.seat, args.seat, count);
  // CA-VACUUM-02, CA-VACUUM-S1: what was named before waits below.
  if (count > 0 && !args.widened) lose_ships(s, args.seat, count, LoseFrom::kColonies);
  if (count > 0 && args.widened) {
    settle_losses(s);
    s.core.steps.push(TakeArgs(count, args.seat, true).step(part, Kind::kPick, step.seat));
  }
  args.count -= count;
  ask_for_next(s, args, step.seat, args.seat);
}
Refusal why_not_vacuum_take(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kTake)) return {};
  return refuse("CA-VACUUM-05", {"There are not so many ships in colonies to take along.",
                                 "Nie ma w koloniach tylu statków do zabrania."});
}
void list_vacuum_pick(const State& s, const Step& step, ActionList& out) {  // CA-VACUUM-S1
  const Seat seat = TakeArgs(step).seat;
  each_colony(s, seat, [&](int planet) {
    part.add(out, Verb::kPick, planet);
    if (can_tell_prometheus(s, seat, planet)) part.add(out, Verb::kPick, kPrometheus);
  });
}
void apply_vacuum_pick(State& s, const Step& step, Action a, Events& events) {
  TakeArgs args(step);
  if (--args.count > 0) s.core.steps.push(args.step(part, Kind::kPick, step.seat));
  give_up(s, args.seat, a.arg[0], 1, events);
}
Refusal why_not_vacuum_pick(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kPick)) return {};
  return refuse("CA-VACUUM-05", {"There is no such ship in a colony.", "Nie ma takiego statku w kolonii."});
}

// CA-VACUUM-W1
int attacks_of_others(const State& s, Seat seat) {
  int n = 0;
  for (const Side side : {Side::kOffense, Side::kDefense})
    n += s.main(side) != seat && type_shown(s, side) == Type::kAttack;
  return n;
}
bool can_retrieve(const State& s, const Occasion& now) {
  return attacks_of_others(s, now.seat) > 0 && s.of(now.seat).warp > 0 && has_any_colony(s, now.seat);
}
void retrieve(State& s, const Play& play, Events&) {
  return_ships(s, play.seat, kFromWarp, std::min<int>(attacks_of_others(s, play.seat), s.of(play.seat).warp));
}

constexpr Effect kPowers[] = {{.rule = "CA-VACUUM-01",
                               .role = Role::kAnyPlayer,
                               .events = when(Event::kLost),
                               .fits = has_lost,
                               .effect = take_along,
                               .again = true}};
constexpr Effect kWilds[] = {{.rule = "CA-VACUUM-W1",
                              .role = Role::kAnyPlayer,
                              .windows = in(Moment::kAfterRevealCards),
                              .fits = can_retrieve,
                              .effect = retrieve}};
constexpr Effect kSupers[] = {
    {.rule = "CA-VACUUM-S1", .role = Role::kAnyPlayer, .events = when(Event::kLost), .widens = true}};

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kTake, "vacuum-take", "CA-VACUUM-01", vacuum_take, up_to(kMostShips, kASeat, 1), .choices_public = true),
    KOSMO_ASK(kPick, "vacuum-pick", "CA-VACUUM-S1", vacuum_pick, up_to(kMostShips, kASeat, 1), .choices_public = true),
};
constexpr VerbRule kVerbs[] = {
    {{"vacuum-take", {"Take along {0} {0#ship|ships}", "Zabierz {0} {0#statek|statki|statków}"}, {&kNumber}},
     "CA-VACUUM-01"},
    {{"vacuum-pick", {"Take the ship {0}", "Zabierz statek {0}"}, {&kPlaceKind}}, "CA-VACUUM-S1"},
};
constexpr Phrase kEvents[] = {
    {"vacuum-takes",
     {"{0} takes {2} {2#ship|ships} of {1} along.", "{0} zabiera ze sobą statki gracza {1:gen}: {2}."},
     {&kSeatKind, &kSeatKind, &kNumber}},
};
constinit Part<State, Kind, Verb, Say> part{"vacuum", kSteps, kVerbs, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::vacuum() {
  static constexpr Alien kAlien{
      .number = kSelf, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers, .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic

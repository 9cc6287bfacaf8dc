// Cudgel: whoever loses to its attack loses more ships.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kSelf = alien_named("cudgel");

enum class Kind { kSmash, kCount };
enum class Verb { kSmash, kSpare, kCount };
enum class Say { kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CA-CUDGEL-01, CA-CUDGEL-04, CA-RUL-11, CA-RUL-29
bool has_smashed(const State& s, const Occasion& now) {
  const Side own = side_of_power(s, now.seat);
  return winner(s) == own && s.is_revealed && type_shown(s, own) == Type::kAttack && s.of(now.seat).stored > 0;
}
// CA-CUDGEL-02, CA-CUDGEL-03, CA-SHIP-11, CA-RUL-42: as many pieces as were stored; they count for compensation.
void lose_more(State& s, Seat cudgel, Seat seat) {
  lose_ships(s, seat, s.of(cudgel).stored, LoseFrom::kAnywhere, true);
}
void smash(State& s, const Play& play, Events&) {
  const Side other = other_side(side_of_power(s, play.seat));
  lose_more(s, play.seat, s.main(other));
  if (!play.widened) return;
  for (const Seat p : last_first(timing_order(s)))  // CA-CUDGEL-S1
    if (s.of(p).ally == ally_of(other)) s.core.steps.push(SeatArgs(p).step(part, Kind::kSmash, play.seat));
}
void list_cudgel_smash(const State&, const Step&, ActionList& out) {  // CA-CUDGEL-S1
  part.add(out, Verb::kSmash);
  part.add(out, Verb::kSpare);
}
void apply_cudgel_smash(State& s, const Step& step, Action a, Events&) {
  if (part.is(a, Verb::kSmash)) lose_more(s, step.seat, SeatArgs(step).seat);
}
Refusal why_not_cudgel_smash(const State&, const Step&, Action) { return {}; }

// CA-CUDGEL-W1: step 38b, so no colony of a deal and no ship that stays after a defeat.
bool is_victim(const State& s, Seat seat, int planet) {
  return seat != s.offense && s.of(seat).ally != Ally::kOfOffense && has_colony(s, seat, planet);
}
bool has_landed(const State& s, const Occasion& now) {
  if (now.seat != now.whose() || s.moment != Moment::kLanding || now.play().kept != s.target) return false;
  for (Seat p = 0; p < s.seats(); ++p)
    if (is_victim(s, p, s.target)) return true;
  return false;
}
void clear_planet(State& s, const Play&, Events& events) {
  settle_losses(s);
  for (const Seat p : timing_order(s))
    if (is_victim(s, p, s.target)) give_up(s, p, s.target, s.ships[s.target][p], events);
}

constexpr Effect kPowers[] = {{.rule = "CA-CUDGEL-01",
                               .role = Role::kMainPlayer,
                               .events = when(Event::kWorse),
                               .fits = has_smashed,
                               .effect = smash}};
constexpr Effect kWilds[] = {{.rule = "CA-CUDGEL-W1",
                              .role = Role::kOffense,
                              .events = when(Event::kColony),
                              .fits = has_landed,
                              .effect = clear_planet}};
constexpr Effect kSupers[] = {
    {.rule = "CA-CUDGEL-S1", .role = Role::kMainPlayer, .events = when(Event::kWorse), .widens = true}};

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kSmash, "cudgel-smash", "CA-CUDGEL-S1", cudgel_smash, up_to(kASeat), .choices_public = true,
              .may_wait = only_in<Moment::kShipsToWarp>),
};
constexpr VerbRule kVerbs[] = {
    {{"cudgel-smash", {"Smash this ally too", "Zmiażdż też tego sojusznika"}}, "CA-CUDGEL-S1"},
    {{"cudgel-spare", {"Spare this ally", "Oszczędź tego sojusznika"}}, "CA-CUDGEL-S1"},
};
constinit Part<State, Kind, Verb, Say> part{"cudgel", kSteps, kVerbs, {}};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::cudgel() {
  static constexpr Alien kAlien{
      .number = kSelf, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers, .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic

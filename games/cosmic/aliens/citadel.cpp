// Citadel: puts attacks next to planets, and adds them to the total of a defense there.
#include "games/cosmic/aliens/aliens.h"
#include "games/cosmic/judgement.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kPlanet, kCount };
enum class Verb { kPlanet, kCount };
enum class Say { kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kThis = alien_named("citadel");
constexpr int kPower = playable_of(Sort::kPower, kThis), kWildAdds = 5;
enum { kPlaced, kActivated };

// CA-CITADEL-01, CA-CITADEL-05, CA-CITADEL-06: once an encounter, and no use; only the owner knows of attacks in hand.
bool fits_placing(const State& s, const Occasion& now) {
  return !is_in_force(s, now.seat, kPower, kPlaced) && !s.of(now.seat).hand.empty();
}
void list_attacks(const State& s, const Occasion& now, Offers& offers) {
  s.of(now.seat).hand.each_face([&](int face) {
    if (type_of(face) == Type::kAttack) offers.add(With::kCard, face);
  });
}
void place(State& s, const Play& play, Events&) {
  s.in_force.push({static_cast<std::uint8_t>(kPower), play.seat, kPlaced, 0, 0});
  s.of(play.seat).hand.show(play.kept, kEverybody);  // it is named, and will lie face up
  s.core.reveal();
  s.core.steps.push(FaceArgs(play.kept).step(part, Kind::kPlanet, play.seat));
}

}  // namespace

void list_citadel_planet(const State& s, const Step&, ActionList& out) {  // CA-CITADEL-01, CA-CITADEL-04
  for (int planet = 0; planet < kPlanets; ++planet)
    if (is_planet(s, planet)) part.add(out, Verb::kPlanet, planet);
}
void apply_citadel_planet(State& s, const Step& step, Action a, Events& events) {
  put_beside(s, step.seat, FaceArgs(step).face, a.arg[0], events);
}
Refusal why_not_citadel_planet(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kPlanet)) return {};
  return refuse("CA-CITADEL-01", {"That planet is not in the game.", "Tej planety nie ma w grze."});
}

namespace {

// CA-CITADEL-02, CA-CITADEL-05, CA-CITADEL-06: without citadels at the target there is no use.
bool fits_activating(const State& s, const Occasion& now) {
  return is_beside(s, s.target) && !is_in_force(s, now.seat, kPower, kActivated);
}
// CA-CITADEL-02, CA-CITADEL-S1, CA-RUL-18, CA-RUL-21
void add_citadels(const State& s, const InForce& one, Totals& totals) {
  const int value = value_beside(s, s.target);
  totals.sums[Side::kDefense].additions += one.widened ? -value : value;
}
// CA-CITADEL-03, CA-CITADEL-S1
void fall(State& s, const InForce&, Events& events) {
  const bool has_lost = s.outcome == Outcome::kOffenseWins || s.outcome == Outcome::kBothLose;
  if (has_lost) discard_beside(s, s.target, events);
}

// CA-ZAP-08: the sheet leaves the game.
void leave(State& s, Seat, Events& events) {
  while (!s.beside_which.empty()) discard_beside(s, s.beside_which.back(), events);
}
// For bots: what lies beside own colonies, and what is about to, less the card that it takes. So only the lowest
// attacks are spent.
double worth_beside(int value) { return 0.2 + 0.06 * value; }
double worth(const State& s, Seat seat) {
  double sum = 0;
  each_colony(s, seat, [&](int planet) {
    if (is_beside(s, planet)) sum += worth_beside(value_beside(s, planet));
  });
  for (const Step& step : s.core.steps) {
    if (!part.is(step, Kind::kPlanet)) continue;
    const int face = FaceArgs(step).face;
    sum += worth_beside(printed_value(face)) - worth_of_card(face);
  }
  return sum;
}

// CA-CITADEL-W1, CA-TW-04
bool fits_wild(const State& s, const Occasion&) { return both_attack(s); }
void fortify(State& s, const Play&, Events& events) { add_to_total(s, Side::kDefense, kWildAdds, events); }

constexpr Effect kPowers[] = {{.rule = "CA-CITADEL-01",
                               .role = Role::kAnyPlayer,
                               .windows = in(Moment::kDefenseSet),
                               .fits = fits_placing,
                               .list = list_attacks,
                               .effect = place,
                               .again = true,
                               .is_no_use = true},
                              {.rule = "CA-CITADEL-02",
                               .role = Role::kAnyPlayer,
                               .windows = in(Moment::kPlanningAfterSelect),
                               .fits = fits_activating,
                               .lasts = true,
                               .in_totals = add_citadels,
                               .at_discard = fall,
                               .again = true}};
constexpr Effect kWilds[] = {{.rule = "CA-CITADEL-W1",
                              .role = Role::kMainPlayerOrAlly,
                              .windows = in(Moment::kAfterRevealModifiers, Moment::kReinforcements),
                              .fits = fits_wild,
                              .effect = fortify}};
constexpr Effect kSupers[] = {{.rule = "CA-CITADEL-S1",
                               .role = Role::kAnyPlayer,
                               .windows = in(Moment::kPlanningAfterSelect),
                               .fits = fits_activating,
                               .widens = true}};

bool is_card_held(const State& s, const Step& step) { return s.of(step.seat).hand.contains(FaceArgs(step).face); }

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kPlanet, "citadel-planet", "CA-CITADEL-01", citadel_planet, up_to(kAttacks - 1), .choices_public = true,
              .may_wait = is_card_held),
};
constexpr VerbRule kVerbs[] = {
    {{"citadel-planet", {"Put it next to {0}", "Połóż ją obok planety {0}"}, {&kPlanetKind}}, "CA-CITADEL-01"}};
constinit Part<State, Kind, Verb, Say> part{"citadel", kSteps, kVerbs, {}};
AnyPart<State>* steps() { return &part; }

}  // namespace

const Alien& aliens::citadel() {
  static constexpr Alien kAlien{.number = kThis,
                                .is_mandatory = false,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .at_leaving = leave,
                                .part = steps,
                                .worth = worth};
  return kAlien;
}

}  // namespace kosmo::cosmic

// Remora: gains a ship or a card when others do.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kGain, kCount };
enum class Verb { kCard, kShip, kCount };
enum class Say { kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kRemora = alien_named("remora");

bool is_of_another(const State&, const Occasion& now) { return now.seat != now.whose(); }

// CA-REMORA-01, CA-REMORA-03, CA-SHIP-10, CA-RUL-41: a ship that was in the warp before this encounter.
bool fits_ship(const State& s, const Occasion& now) {
  return is_of_another(s, now) && s.of(now.seat).warp > s.of(now.seat).fresh && has_any_colony(s, now.seat);
}
void retrieve(State& s, const Play& play, Events&) { return_ships(s, play.seat, kFromWarp, 1); }
// CA-REMORA-02
void draw(State& s, const Play& play, Events&) { draw_cards(s, play.seat, 1); }

// CA-REMORA-W1
void cling_to_flare(State& s, const Play& play, Events&) { let_draw(s, play.seat); }

// CA-REMORA-S1: once for each player who gains one now.
void gain(State& s, const Play& play, Events&) {
  std::uint8_t seats = 0;
  for (const Step& step : s.core.steps)
    if (is_play(step) && PlayArgs(step).is(Event::kColony) && step.seat != play.seat)
      seats = static_cast<std::uint8_t>(seats | 1 << step.seat);
  int gainers = 0;
  for (; seats != 0; seats = static_cast<std::uint8_t>(seats & (seats - 1))) ++gainers;
  s.core.steps.push(CountArgs(gainers).step(part, Kind::kGain, play.seat));
}

constexpr Effect kPowers[] = {{.rule = "CA-REMORA-01",
                               .role = Role::kAnyPlayer,
                               .events = when(Event::kRetrieved),
                               .fits = fits_ship,
                               .effect = retrieve,
                               .again = true},
                              {.rule = "CA-REMORA-02",
                               .role = Role::kAnyPlayer,
                               .events = when(Event::kDrawn),
                               .fits = is_of_another,
                               .effect = draw,
                               .again = true}};
constexpr Effect kWilds[] = {{.rule = "CA-REMORA-W1",
                              .role = Role::kAnyPlayer,
                              .answers = answers(Sort::kWild, Sort::kSuper),
                              .fits = is_of_another,
                              .effect = cling_to_flare}};
constexpr Effect kSupers[] = {{.rule = "CA-REMORA-S1",
                               .role = Role::kAnyPlayer,
                               .events = when(Event::kColony),
                               .fits = is_of_another,
                               .effect = gain}};

// CA-REMORA-S1
void list_gain(const State& s, const Step& step, ActionList& out) {
  part.add(out, Verb::kCard);
  if (s.of(step.seat).warp > 0 && has_any_colony(s, step.seat)) part.add(out, Verb::kShip);
}
void apply_gain(State& s, const Step& step, Action a, Events&) {
  const int left = CountArgs(step).count - 1;
  if (left > 0) s.core.steps.push(CountArgs(left).step(part, Kind::kGain, step.seat));
  if (part.is(a, Verb::kCard)) return draw_cards(s, step.seat, 1);
  return_ships(s, step.seat, kFromWarp, 1);
}
Refusal why_not_gain(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kShip)) return {};
  return refuse("CA-REMORA-S1", {"You have no ship in the warp, or no colony for it.",
                                 "Nie masz statku w wirze albo kolonii, do której mógłby wrócić."});
}

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kGain, "remora-gain", "CA-REMORA-S1", gain, up_to(kPlayers), .choices_public = true),
};
constexpr VerbRule kVerbs[] = {
    {{"remora-card", {"Draw a card", "Dobierz kartę"}}, "CA-REMORA-S1"},
    {{"remora-ship", {"Retrieve a ship", "Odzyskaj statek"}}, "CA-REMORA-S1"},
};
constinit Part<State, Kind, Verb, Say> part{"remora", kSteps, kVerbs, {}};
AnyPart<State>* part_of_it() { return &part; }

}  // namespace

const Alien& aliens::remora() {
  static constexpr Alien kAlien{
      .number = kRemora, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers, .part = part_of_it};
  return kAlien;
}

}  // namespace kosmo::cosmic

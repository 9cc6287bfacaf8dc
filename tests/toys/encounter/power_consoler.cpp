// Consoler (ENC-13): after a loss it may draw a card or take back the one it showed.
#include "tests/toys/encounter/encounter.h"

namespace kosmo::encounter {
namespace {

enum class Kind { kChoose, kCount };
enum class Verb { kConsole, kDraw, kTakeBack, kCount };
enum class Say { kConsoles, kTakesBack, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

bool usable(const State& s, Seat seat, const Step* answered) {
  return !answered && s.moment == Moment::kAfterOutcome && (s.lost >> seat & 1);
}
void list(const State&, Seat, const Step*, ActionList& out) { part.add(out, Verb::kConsole); }
int begin(State&, Seat seat, Action, Events& events) {
  part.tell_all(events, Say::kConsoles, seat);
  return 0;
}
void effect(State& s, Seat seat, int, Events&) { part.push(s.core, Kind::kChoose, seat); }

void list_choose(const State& s, const Step& step, ActionList& out) {
  part.add(out, Verb::kDraw);
  const bool has_room = !s.hand[step.seat].full();
  if (has_room && s.shown[side_of(s, step.seat)] != kNothing) part.add(out, Verb::kTakeBack);
}
void apply_choose(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kDraw)) return draw_card(s, step.seat, events);
  Face& card = s.shown[side_of(s, step.seat)];
  s.hand[step.seat].add(card, kEverybody);
  part.tell_all(events, Say::kTakesBack, step.seat, card);
  card = kNothing;
}

constexpr StepRule<State> kSteps[] = {
    {.name = "console-choose",
     .rule = "ENC-13",
     .list = list_choose,
     .apply = apply_choose,
     .question = {"console-choose", {"What consoles you?", "Co cię pocieszy?"}},
     .most = up_to(),
     .choices_public = true},
};
constexpr VerbRule kVerbs[] = {
    {{"console", {"Console yourself", "Pociesz się"}}, "ENC-13"},
    {{"console-draw", {"Draw a card", "Dobierz kartę"}}, "ENC-13"},
    {{"console-take-back", {"Take back the card you showed", "Weź z powrotem pokazaną kartę"}}, "ENC-13"},
};
constexpr Phrase kEvents[] = {
    {"consoles", {"{0} looks for consolation.", "{0} szuka pocieszenia."}, {&kSeat}},
    {"takes-back", {"{0} takes back {1}.", "{0} bierze z powrotem kartę: {1}."}, {&kSeat, &kFace}},
};
constinit Part<State, Kind, Verb, Say> part{"consoler", kSteps, kVerbs, kEvents};

}  // namespace

constinit Ability consoler{.name = {"consoler", {"Consoler", "Pocieszyciel"}},
                           .part = &part,
                           .list = list,
                           .begin = begin,
                           .effect = effect,
                           .usable = usable};

}  // namespace kosmo::encounter

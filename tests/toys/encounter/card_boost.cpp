// Boost (ENC-09): adds to the total of a main player.
#include "tests/toys/encounter/encounter.h"

namespace kosmo::encounter {
namespace {

enum class Kind { kCount };
enum class Verb { kBoost, kCount };
enum class Say { kBoosts, kCount };

constexpr VerbRule kVerbs[] = {{{"boost", {"Boost {0}", "Wzmocnij stronę: {0}"}, {&kSide}}, "ENC-09"}};
constexpr Phrase kEvents[] = {{"boosts", {"{0} boosts {1}.", "{0} wzmacnia stronę: {1}."}, {&kSeat, &kSide}}};
constinit Part<State, Kind, Verb, Say> part{"boost", {}, kVerbs, kEvents};

void list(const State& s, Seat seat, const Step* answered, ActionList& out) {
  if (answered || s.moment > Moment::kBeforeOutcome || !s.hand[seat].contains(Face::kBoost)) return;
  part.add(out, Verb::kBoost, 0);
  if (s.defence != kNobody) part.add(out, Verb::kBoost, 1);
}
int begin(State& s, Seat seat, Action a, Events& events) {
  spend_card(s, seat, Face::kBoost);
  part.tell_all(events, Say::kBoosts, seat, a.arg[0]);
  return a.arg[0];
}
void effect(State& s, Seat, int side, Events&) { ++s.boosts[side]; }

}  // namespace

constinit Ability boost{
    .name = {"boost", {"boost", "wzmocnienie"}}, .part = &part, .list = list, .begin = begin, .effect = effect};

}  // namespace kosmo::encounter

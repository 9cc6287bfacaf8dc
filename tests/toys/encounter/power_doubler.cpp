// Doubler (ENC-12): must double its attack after the reveal.
#include "tests/toys/encounter/encounter.h"

namespace kosmo::encounter {
namespace {

enum class Kind { kCount };
enum class Verb { kDouble, kCount };
enum class Say { kDoubles, kCount };

constexpr VerbRule kVerbs[] = {{{"double", {"Double your attack", "Podwój swój atak"}}, "ENC-12"}};
constexpr Phrase kEvents[] = {{"doubles", {"{0} doubles the attack.", "{0} podwaja atak."}, {&kSeat}}};
constinit Part<State, Kind, Verb, Say> part{"doubler", {}, kVerbs, kEvents};

bool usable(const State& s, Seat seat, const Step* answered) {
  const int side = side_of(s, seat);
  return !answered && s.moment == Moment::kAfterReveal && side >= 0 && is_attack(s.shown[side]);
}
void list(const State&, Seat, const Step*, ActionList& out) { part.add(out, Verb::kDouble); }
int begin(State&, Seat seat, Action, Events& events) {
  part.tell_all(events, Say::kDoubles, seat);
  return 0;
}
void effect(State& s, Seat seat, int, Events&) { s.doubled[side_of(s, seat)] = 1; }

}  // namespace

constinit Ability doubler{.name = {"doubler", {"Doubler", "Podwajacz"}},
                          .part = &part,
                          .list = list,
                          .begin = begin,
                          .effect = effect,
                          .usable = usable,
                          .forced = true};

}  // namespace kosmo::encounter

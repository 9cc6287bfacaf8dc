// Canceller (ENC-14): may answer a boost by cancelling it.
#include "tests/toys/encounter/encounter.h"

namespace kosmo::encounter {

extern Ability boost;

namespace {

enum class Kind { kCount };
enum class Verb { kCancel, kCount };
enum class Say { kCancels, kCount };

constexpr VerbRule kVerbs[] = {{{"cancel", {"Cancel the boost", "Odwołaj wzmocnienie"}}, "ENC-14"}};
constexpr Phrase kEvents[] = {{"cancels", {"{0} cancels the boost.", "{0} odwołuje wzmocnienie."}, {&kSeat}}};
constinit Part<State, Kind, Verb, Say> part{"canceller", {}, kVerbs, kEvents};

bool usable(const State&, Seat, const Step* answered) { return answered && ability_played(*answered) == boost.number; }
void list(const State&, Seat, const Step*, ActionList& out) { part.add(out, Verb::kCancel); }
int begin(State&, Seat seat, Action, Events& events) {
  part.tell_all(events, Say::kCancels, seat);
  return 0;
}
void effect(State& s, Seat, int, Events&) { negate_answered_play(s); }

}  // namespace

constinit Ability canceller{.name = {"canceller", {"Canceller", "Odwoływacz"}},
                            .part = &part,
                            .list = list,
                            .begin = begin,
                            .effect = effect,
                            .usable = usable};

}  // namespace kosmo::encounter

// Zap (ENC-11): negates the play that it answers.
#include "tests/toys/encounter/encounter.h"

namespace kosmo::encounter {
namespace {

enum class Kind { kCount };
enum class Verb { kZap, kCount };
enum class Say { kZaps, kCount };

constexpr VerbRule kVerbs[] = {{{"zap", {"Zap it", "Zaneguj to"}}, "ENC-11"}};
constexpr Phrase kEvents[] = {{"zaps", {"{0} zaps it.", "{0} to neguje."}, {&kSeat}}};
constinit Part<State, Kind, Verb, Say> part{"zap", {}, kVerbs, kEvents};

void list(const State& s, Seat seat, const Step* answered, ActionList& out) {
  if (answered && s.hand[seat].contains(Face::kZap)) part.add(out, Verb::kZap);
}
int begin(State& s, Seat seat, Action, Events& events) {
  spend_card(s, seat, Face::kZap);
  part.tell_all(events, Say::kZaps, seat);
  return 0;
}
void effect(State& s, Seat, int, Events&) { negate_answered_play(s); }

}  // namespace

constinit Ability zap{
    .name = {"zap", {"zap", "negacja"}}, .part = &part, .list = list, .begin = begin, .effect = effect};

}  // namespace kosmo::encounter

// Supply (ENC-10): two cards from the deck.
#include "tests/toys/encounter/encounter.h"

namespace kosmo::encounter {
namespace {

enum class Kind { kCount };
enum class Verb { kSupply, kCount };
enum class Say { kSupplies, kCount };

constexpr VerbRule kVerbs[] = {{{"supply", {"Play a supply", "Zagraj zapasy"}}, "ENC-10"}};
constexpr Phrase kEvents[] = {{"supplies", {"{0} plays a supply.", "{0} zagrywa zapasy."}, {&kSeat}}};
constinit Part<State, Kind, Verb, Say> part{"supply", {}, kVerbs, kEvents};

void list(const State& s, Seat seat, const Step* answered, ActionList& out) {
  if (!answered && s.hand[seat].contains(Face::kSupply)) part.add(out, Verb::kSupply);
}
int begin(State& s, Seat seat, Action, Events& events) {
  spend_card(s, seat, Face::kSupply);
  part.tell_all(events, Say::kSupplies, seat);
  return 0;
}
void effect(State& s, Seat seat, int, Events& events) {
  for (int i = 0; i < 2; ++i) draw_card(s, seat, events);
}

}  // namespace

constinit Ability supply{
    .name = {"supply", {"supply", "zapasy"}}, .part = &part, .list = list, .begin = begin, .effect = effect};

}  // namespace kosmo::encounter

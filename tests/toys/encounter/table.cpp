// What happens to cards and points wherever they move: one place for each, so that none forgets to count a reveal.
#include "tests/toys/encounter/encounter.h"

namespace kosmo::encounter {
namespace {

enum class Kind { kCount };
enum class Verb { kCount };
enum class Say { kDraws, kSees, kCount };

constexpr Phrase kEvents[] = {
    {"draws", {"{0} draws a card.", "{0} dobiera kartę."}, {&kSeat}},
    {"sees", {"You draw: {0}.", "Twoja nowa karta: {0}."}, {&kFace}},
};
constinit Part<State, Kind, Verb, Say> part{"table", {}, {}, kEvents};

}  // namespace

AnyPart<State>& table_part() { return part; }

// While there is one, and room for it.
void draw_card(State& s, Seat seat, Events& events) {
  if (s.deck.empty() || s.hand[seat].full()) return;
  const Face card = s.deck.pop();
  s.hand[seat].add(card);
  s.core.reveal();
  part.say(events, all_but(seat), Say::kDraws, seat);
  part.say(events, only(seat), Say::kSees, card);
}

// Out of a hidden hand, for all to see.
void spend_card(State& s, Seat seat, Face card) {
  s.hand[seat].take(card);
  ++s.discard[card];
  s.core.reveal();
}

void score(State& s, Seat seat, int points) {
  s.points[seat] = static_cast<std::uint8_t>(std::max(0, s.points[seat] + points));
}

}  // namespace kosmo::encounter

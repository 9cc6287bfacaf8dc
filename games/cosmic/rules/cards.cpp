// Cosmic cards wherever they move (CE-DRAW, CE-GEN-08): one place for each, so that none forgets to count a reveal.
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kDraw, kHandCheck, kCount };
enum class Verb { kCount };
enum class Say { kDraws, kSees, kDiscards, kShows, kReshuffled, kQuake, kTakes, kGets, kBeside, kBesideGone, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CE-DRAW-01
void reshuffle_discard(State& s, Events& events) {
  while (!s.discard.empty()) s.deck.push(s.discard.pop());
  s.core.rng.shuffle(s.deck);
  part.tell_all(events, Say::kReshuffled);
  happens(s, Event::kNewDeck, s.offense);  // CE-TIM-20
}

}  // namespace

// CE-DRAW-02, CE-DRAW-03: all hands are dealt anew; with too few cards as evenly as they go, the rest is the deck.
void quake(State& s, Events& events) {
  part.tell_all(events, Say::kQuake);
  for (Seat p = 0; p < s.seats(); ++p) {
    for (const Card& card : s.of(p).hand) s.discard.push(card.face);
    s.of(p).hand.clear();
  }
  while (!s.discard.empty()) s.deck.push(s.discard.pop());
  s.core.rng.shuffle(s.deck);
  const int each = std::min(kHandSize, s.deck.size() / (s.seats() + (s.deck.size() < kHandSize * s.seats())));
  for (Seat p = 0; p < s.seats(); ++p) {
    for (int i = 0; i < each; ++i) s.of(p).hand.add(s.deck.pop());
    part.tell_all(events, Say::kDraws, p, each);
    tell_hand(s, p, events);
  }
  s.core.reveal();
}

namespace {

bool is_encounter_card_left(const State& s) {
  for (const int face : s.deck)
    if (is_encounter_card(face)) return true;
  for (const int face : s.discard)
    if (is_encounter_card(face)) return true;
  return false;
}

}  // namespace

int count_of(const State& s, Seat seat, Type type) {
  int n = 0;
  for (const Card& card : s.of(seat).hand) n += type_of(card.face) == type;
  return n;
}
bool has_encounter_card(const State& s, Seat seat) {
  const auto& hand = s.of(seat).hand;
  return !hand.empty() && is_encounter_card(hand[0].face);  // hands are sorted
}

bool is_publicly_elsewhere(const State& s, int face) {
  int open = 0;
  const auto count = [&](const auto& list) {
    for (const int card : list) open += card == face;
  };
  count(s.discard);
  count(s.playing);
  for (const auto& list : s.support) count(list);
  return open == copies_of(face);
}

void tell_hand(const State& s, Seat seat, Events& events) {
  for (const Card& card : s.of(seat).hand) part.say(events, only(seat), Say::kSees, card.face);
}

void discard_from_hand(State& s, Seat seat, int face, Events& events) {
  s.of(seat).hand.take(face);
  s.discard.push(static_cast<std::uint8_t>(face));
  s.core.reveal();
  part.tell_all(events, Say::kDiscards, seat, face);
  was_discarded(s, seat, face);
}

bool is_beside(const State& s, int planet) { return s.beside_which.contains(static_cast<std::uint8_t>(planet)); }
int value_beside(const State& s, int planet) {
  int value = 0;
  for (int i = 0; i < s.beside_which.size(); ++i)
    if (s.beside_which[i] == planet) value += printed_value(s.beside_planets[i]);
  return value;
}
void put_beside(State& s, Seat seat, int face, int planet, Events& events) {
  s.of(seat).hand.take(face);
  s.beside_planets.push(static_cast<std::uint8_t>(face));
  s.beside_which.push(static_cast<std::uint8_t>(planet));
  s.core.reveal();
  part.tell_all(events, Say::kBeside, seat, face, planet);
}
void discard_beside(State& s, int planet, Events& events) {
  for (int at = s.beside_which.find(static_cast<std::uint8_t>(planet)); at >= 0;
       at = s.beside_which.find(static_cast<std::uint8_t>(planet))) {
    s.beside_which.take(at);
    s.discard.push(s.beside_planets.take(at));
    part.tell_all(events, Say::kBesideGone, s.discard.back(), planet);
  }
}

void was_discarded(State& s, Seat by, int face) {  // CE-TIM-20, CA-EV-03
  const Type type = type_of(face);
  if (type == Type::kArtifact || type == Type::kFlare || type == Type::kReinforcement)
    happens(s, Event::kDiscarded, by, face);
}

// CE-COMP-03, CE-COMP-08, CE-GEN-10: chance chooses, and the two concerned see which they are.
void take_at_random(State& s, Seat from, Seat to, int count, Events& events) {
  auto& hand = s.of(from).hand;
  const int taken = std::min(count, hand.size());  // CE-COMP-04
  for (int i = 0; i < taken; ++i) {
    const int face = s.core.rng.pick(hand).face;
    move_unseen(hand, face, s.of(to).hand, static_cast<Audience>(only(from) | only(to)));
    part.say(events, static_cast<Audience>(only(from) | only(to)), Say::kGets, to, face);
  }
  s.core.reveal();
  part.tell_all(events, Say::kTakes, to, taken, from);
}

void draw_cards(State& s, Seat seat, int count) {
  if (count > 0) s.core.steps.push(CountArgs(count).step(part, Kind::kDraw, seat));
}
int draw_one(State& s, Events& events) {
  if (s.deck.empty() && s.discard.empty()) return kNone;
  if (s.deck.empty()) reshuffle_discard(s, events);
  return s.deck.pop();
}
// CE-DRAW-04: one by one, over a reshuffle if need be; only their new owner sees them (CE-INFO-07).
void run_draw(State& s, const Step& step, Events& events) {
  const int count = CountArgs(step).count;
  s.core.reveal();
  for (int i = 0; i < count; ++i) {
    const int face = draw_one(s, events);
    if (face == kNone) return quake(s, events);
    s.of(step.seat).hand.add(face);
    part.say(events, only(step.seat), Say::kSees, face);
  }
  part.tell_all(events, Say::kDraws, step.seat, count);
  happens(s, Event::kDrawn, step.seat, count);  // CA-EV-01
}

// CE-TURN-03, CE-PLAN-05: without an encounter card the hand is shown and discarded, and a new one drawn, until it has
// one. Everybody learns from this whether there was one.
void check_hand(State& s, Seat seat) { part.push(s.core, Kind::kHandCheck, seat); }
void run_hand_check(State& s, const Step& step, Events& events) {
  s.core.reveal();
  if (has_encounter_card(s, step.seat)) return;  // CE-TURN-06, CE-PLAN-06
  auto& hand = s.of(step.seat).hand;
  for (const Card& card : hand) {  // CE-INFO-05
    part.tell_all(events, Say::kShows, step.seat, card.face);
    s.discard.push(card.face);
  }
  const auto shown = hand;
  hand.clear();
  part.push(s.core, Kind::kHandCheck, step.seat);
  if (!is_encounter_card_left(s)) return quake(s, events);  // CE-DRAW-06
  draw_cards(s, step.seat, kHandSize);
  for (const Card& card : shown) was_discarded(s, step.seat, card.face);
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_RUN(kDraw, "draw", "CE-DRAW-04", draw, up_to(kCardsInPlay), .needs_seat = true),
    KOSMO_RUN(kHandCheck, "hand-check", "CE-TURN-03", hand_check, up_to(), .needs_seat = true),
};
constexpr Phrase kEvents[] = {
    {"draws", {"{0} draws {1} {1#card|cards}.", "{0} dobiera {1} {1#kartę|karty|kart}."}, {&kSeatKind, &kNumber}},
    {"sees", {"You draw {0}.", "Dobrana karta: {0}."}, {&kCardKind}},
    {"discards", {"{0} discards {1}.", "{0} odrzuca kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"shows-hand",
     {"{0} has no encounter card: {1} is discarded.", "{0} nie ma karty spotkania; odrzucona karta: {1}."},
     {&kSeatKind, &kCardKind}},
    {"reshuffled",
     {"The discard pile is shuffled to make a new deck.", "Stos odrzuconych kart tasuje się, tworząc nową talię."}},
    {"quake", {"A cosmic quake: all hands are dealt anew.", "Trzęsienie kosmosu: wszystkie ręce rozdaje się od nowa."}},
    {"takes",
     {"{0} takes {1} {1#card|cards} at random: from {2}.",
      "{0} bierze losowo {1} {1#kartę|karty|kart}: z ręki gracza {2:gen}."},
     {&kSeatKind, &kNumber, &kSeatKind}},
    {"gets", {"{0} gets {1}.", "{0} otrzymuje kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"put-beside",
     {"{0} puts {1} next to {2}.", "{0} kładzie kartę {1} obok planety {2}."},
     {&kSeatKind, &kCardKind, &kPlanetKind}},
    {"beside-gone",
     {"{0}, next to {1}, is discarded.", "Karta {0} obok planety {1} zostaje odrzucona."},
     {&kCardKind, &kPlanetKind}},
};
constinit Part<State, Kind, Verb, Say> part{"cards", kSteps, {}, kEvents};

}  // namespace

AnyPart<State>& cards_part() { return part; }

}  // namespace kosmo::cosmic

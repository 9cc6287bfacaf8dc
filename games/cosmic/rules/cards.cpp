// Cosmic cards wherever they move (CE-DRAW, CE-GEN-08): one place for each, so that none forgets to count a reveal.
#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kDraw, kHandCheck, kNewHand, kGift, kCount };
enum class Verb { kGift, kGiftEnough, kCount };
enum class Say {
  kDraws,
  kSees,
  kDiscards,
  kShows,
  kReshuffled,
  kQuake,
  kTakes,
  kGets,
  kWatches,
  kGives,
  kBeside,
  kBesideGone,
  kCount
};
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
  s.received.clear();
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
  discard_openly(s, seat, face, events);
}
void discard_openly(State& s, Seat seat, int face, Events& events) {
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

void take_from_discard(State& s, Seat seat, int face, Events& events) {
  for (int i = s.discard.size() - 1; i >= 0; --i) {
    if (s.discard[i] != face) continue;
    s.discard.take(i);
    s.of(seat).hand.add(face, kEverybody);
    return part.tell_all(events, Say::kGets, seat, face);
  }
}

void note_received(State& s, Seat seat) {
  s.received.clear();
  s.received_by = seat;
}
void receive(State& s, Seat seat, int face) {
  if (seat == s.received_by) s.received.push(static_cast<std::uint8_t>(face));
}
void forget_received(State& s) {
  s.received.clear();
  s.received_by = kNobody;
}

// CE-COMP-03, CE-COMP-08, CE-GEN-10: chance chooses, and the two concerned see which they are.
void take_at_random(State& s, Seat from, Seat to, int count, Events& events) {
  auto& hand = s.of(from).hand;
  const int taken = std::min(count, hand.size());  // CE-COMP-04
  for (int i = 0; i < taken; ++i) {
    const int face = s.core.rng.pick(hand).face;
    move_unseen(hand, face, s.of(to).hand, static_cast<Audience>(only(from) | only(to)));
    receive(s, to, face);
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
Audience watchers_of_draws(const State& s, Seat drawer) {
  Audience watchers = 0;
  for (const InForce& one : s.in_force)
    if (const Effect& effect = effect_of(one); effect.watches_draws && effect.watches_draws(s, one, drawer))
      watchers = static_cast<Audience>(watchers | only(one.seat));
  return watchers;
}
bool draw_into_hand(State& s, Seat seat, Events& events) {
  const int face = draw_one(s, events);
  if (face == kNone) return false;
  const Audience watchers = watchers_of_draws(s, seat);
  s.core.reveal();
  s.of(seat).hand.add(face, watchers);
  receive(s, seat, face);
  part.say(events, only(seat), Say::kSees, face);
  if (watchers != 0) part.say(events, watchers, Say::kWatches, seat, face);
  return true;
}
// CE-DRAW-04: one by one, over a reshuffle if need be; only their new owner sees them (CE-INFO-07).
void run_draw(State& s, const Step& step, Events& events) {
  const int count = CountArgs(step).count;
  s.core.reveal();
  for (int i = 0; i < count; ++i) {
    if (!draw_into_hand(s, step.seat, events)) return quake(s, events);
  }
  part.tell_all(events, Say::kDraws, step.seat, count);
  happens(s, Event::kDrawn, step.seat, count);  // CA-EV-01
}

// CE-TURN-03, CE-PLAN-05: without an encounter card the hand is shown and discarded, and a new one drawn, until it has
// one. Everybody learns from this whether there was one.
void check_hand(State& s, Seat seat) { part.push(s.core, Kind::kHandCheck, seat); }
void run_hand_check(State& s, const Step& step, Events& events) {
  s.core.reveal();
  if (has_encounter_card(s, step.seat)) return take_back_put_by(s, step.seat, events);  // CE-TURN-06, CE-PLAN-06
  part.push(s.core, Kind::kNewHand, step.seat);
  happens(s, Event::kNewHand, step.seat);  // CE-TIM-27: before any card moves
}
void run_new_hand(State& s, const Step& step, Events& events) {  // CE-TURN-03, CE-INFO-05
  s.core.reveal();
  auto& hand = s.of(step.seat).hand;
  const auto all = hand;
  auto shown = hand;
  hand.clear();
  shown.clear();
  for (const Card& card : all)  // CE-INFO-05
    keeps_for_new_hand(s, step.seat, card.face) ? hand.add(card.face, kEverybody) : shown.add(card.face);
  for (const Card& card : shown) {
    part.tell_all(events, Say::kShows, step.seat, card.face);
    s.discard.push(card.face);
  }
  part.push(s.core, Kind::kHandCheck, step.seat);
  if (!is_encounter_card_left(s)) return quake(s, events);  // CE-DRAW-06
  draw_cards(s, step.seat, kHandSize);
  for (const Card& card : shown) was_discarded(s, step.seat, card.face);
}

// An encounter card of this encounter, from the discard pile to somebody.
void take_used_card(State& s, Side side, int index, Seat to) {
  const std::uint8_t face = std::exchange(s.used[side][index], kNone);
  if (!s.discard.remove(face)) broken_limit("that card is not on the discard pile");
  s.of(to).hand.add(face, kEverybody);
}

// --- cards that their owner gives to somebody; only the two see which

void ask_to_give(State& s, const PickArgs& cards, bool may_stop) {
  const int count = std::min(cards.count, s.of(cards.from).hand.size());
  if (count > 0)
    s.core.steps.push(GiftArgs({cards.from, cards.to, count}, may_stop).step(part, Kind::kGift, cards.from));
}
void list_gift(const State& s, const Step& step, ActionList& out) {  // CE-GEN-08
  const GiftArgs gift(step);
  s.of(gift.cards.from).hand.each_face([&](int face) { part.add(out, Verb::kGift, face); });
  if (gift.may_stop) part.add(out, Verb::kGiftEnough);
}
void apply_gift(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kGiftEnough)) return;
  PickArgs cards = GiftArgs(step).cards;
  const auto both = static_cast<Audience>(only(cards.from) | only(cards.to));
  move_unseen(s.of(cards.from).hand, a.arg[0], s.of(cards.to).hand, both);
  s.core.reveal();
  s.gift = static_cast<std::uint8_t>(a.arg[0]);
  s.gift_from = cards.from;
  s.gift_to = cards.to;
  part.say(events, both, Say::kGets, cards.to, a.arg[0]);
  part.say(events, static_cast<Audience>(~both), Say::kGives, cards.from, cards.to);
  if (--cards.count > 0) ask_to_give(s, cards, GiftArgs(step).may_stop);
}
Refusal why_not_gift(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kGift)) return {};
  return refuse("CE-GEN-08", {"You do not hold that card.", "Nie masz tej karty na ręce."});
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_RUN(kDraw, "draw", "CE-DRAW-04", draw, up_to(kCardsInPlay), .needs_seat = true),
    KOSMO_RUN(kHandCheck, "hand-check", "CE-TURN-03", hand_check, up_to(), .needs_seat = true),
    KOSMO_RUN(kNewHand, "new-hand", "CE-TURN-03", new_hand, up_to(), .needs_seat = true),
    KOSMO_ASK(kGift, "gift", "CE-GEN-08", gift, up_to(kASeat, kASeat, kCardsInPlay, 1), .secret = true),
};
constexpr VerbRule kVerbs[] = {
    {{"gift", {"Give {0}", "Oddaj kartę: {0}"}, {&kCardKind}}, "CE-GEN-08"},
    {{"gift-enough", {"Give no more", "Nie oddawaj więcej"}}, "CE-GEN-08"},
};
constexpr Phrase kEvents[] = {
    {"draws", {"{0} draws {1} {1#card|cards}.", "{0} dobiera {1} {1#kartę|karty|kart}."}, {&kSeatKind, &kNumber}},
    {"sees", {"You draw {0}.", "Dobrana karta: {0}."}, {&kCardKind}},
    {"discards", {"{0} discards {1}.", "{0} odrzuca kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"shows-hand",
     {"{0} has no encounter card: {1} is discarded.", "{0} nie ma karty spotkania; odrzucona karta: {1}."},
     {&kSeatKind, &kCardKind}},
    {"reshuffled",
     {"The discard pile is shuffled to form a new deck.", "Stos odrzuconych kart tasuje się, tworząc nową talię."}},
    {"quake", {"A cosmic quake: all hands are dealt anew.", "Trzęsienie kosmosu: wszystkie ręce rozdaje się od nowa."}},
    {"takes",
     {"{0} takes {1} {1#card|cards} at random from {2}.",
      "{0} bierze losowo {1} {1#kartę|karty|kart} z ręki gracza {2:gen}."},
     {&kSeatKind, &kNumber, &kSeatKind}},
    {"gets", {"{0} gets {1}.", "{0} otrzymuje kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"watches", {"{0} draws {1}.", "{0} dobiera kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"hands-card", {"{0} gives a card to {1}.", "{0} oddaje kartę; odbiera ją {1}."}, {&kSeatKind, &kSeatKind}},
    {"put-beside",
     {"{0} puts {1} next to {2}.", "{0} kładzie kartę {1} obok planety {2}."},
     {&kSeatKind, &kCardKind, &kPlanetKind}},
    {"beside-gone",
     {"{0}, next to {1}, is discarded.", "Karta {0} obok planety {1} zostaje odrzucona."},
     {&kCardKind, &kPlanetKind}},
};
constinit Part<State, Kind, Verb, Say> part{"cards", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& cards_part() { return part; }

bool is_hand_unchecked(const State& s, Seat seat) {
  return is_waiting(s.core, part.number(Kind::kHandCheck), seat) ||
         is_waiting(s.core, part.number(Kind::kNewHand), seat);
}

}  // namespace kosmo::cosmic

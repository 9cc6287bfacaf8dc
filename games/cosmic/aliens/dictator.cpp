// Dictator: chooses the destiny card of others.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kDictate, kCount };
enum class Verb { kDictate, kCount };
enum class Say { kTakesDeck, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kNumber = alien_named("dictator");

// CA-DICTATOR-01, CA-DICTATOR-04, CA-DICTATOR-S1: the deck is made anew first, so there are always two cards to see.
void take_deck(State& s, const Play& play, Events& events) {
  shuffle_destiny(s, events);
  part.tell_all(events, Say::kTakesDeck, play.seat);
  part.push(s.core, Kind::kDictate, play.seat);
}

}  // namespace

void list_dictate(const State& s, const Step&, ActionList& out) {  // CA-DICTATOR-01, CA-DICTATOR-05
  for (int card = 0; card < kDestinyFaces; ++card)  // in the order of the cards: that of the deck tells nothing
    if (s.destiny_deck.contains(static_cast<std::uint8_t>(card))) part.add(out, Verb::kDictate, card);
}
// CA-DICTATOR-01, CA-DICTATOR-05, CA-RUL-57: it comes on top, the others are shuffled, and the offense draws at once.
void apply_dictate(State& s, const Step&, Action a, Events&) {
  const auto card = static_cast<std::uint8_t>(a.arg[0]);
  s.destiny_deck.remove(card);
  s.core.rng.shuffle(s.destiny_deck);
  s.destiny_deck.push(card);
  close_window(s);
}
Refusal why_not_dictate(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kDictate)) return {};
  return refuse("CA-DICTATOR-01", {"That card is not in the destiny deck.", "Tej karty nie ma w talii celu."});
}

namespace {

// CA-DICTATOR-W1
void make_draw_again(State& s, const Play&, Events& events) {
  close_window(s);
  draw_again(s, events);
}

// CA-DICTATOR-03, CA-RUL-70: before every draw; CA-DICTATOR-02: in its own turn, or zapped, chance draws.
constexpr Effect kPowers[] = {{.rule = "CA-DICTATOR-01",
                               .role = Role::kNotOffense,
                               .windows = in(Moment::kDestinyBeforeDraw),
                               .effect = take_deck,
                               .again = true}};
constexpr Effect kWilds[] = {{.rule = "CA-DICTATOR-W1",
                              .role = Role::kNotOffense,
                              .windows = in(Moment::kDestinyDrawn),
                              .effect = make_draw_again}};
constexpr Effect kSupers[] = {
    {.rule = "CA-DICTATOR-S1", .role = Role::kOffense, .windows = in(Moment::kDestinyBeforeDraw), .effect = take_deck}};

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kDictate, "dictate", "CA-DICTATOR-01", dictate, up_to(), .may_wait = only_in<Moment::kDestinyBeforeDraw>),
};
constexpr VerbRule kVerbs[] = {{{"dictate", {"Choose {0}", "Wybierz kartę: {0}"}, {&kDestinyKind}}, "CA-DICTATOR-01"}};
constexpr Phrase kEvents[] = {
    {"takes-destiny-deck", {"{0} looks through the destiny deck.", "{0} przegląda talię celu."}, {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"dictator", kSteps, kVerbs, kEvents};
AnyPart<State>* steps() { return &part; }

}  // namespace

const Alien& aliens::dictator() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers, .part = steps};
  return kAlien;
}

}  // namespace kosmo::cosmic

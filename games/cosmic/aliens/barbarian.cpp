// Barbarian: loots the hand of a defense that it has beaten.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("barbarian");

enum class Kind { kKeep, kSort, kCount };
enum class Verb { kKeep, kEnough, kDiscard, kDone, kCount };
enum class Say { kLoots, kSees, kKeeps, kKeepsOne, kDiscards, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CA-BARBARIAN-04, CA-BARBARIAN-05: a deal is no win, and an empty hand no use.
bool fits(const State& s, const Occasion&) {
  return s.outcome == Outcome::kOffenseWins && !s.of(s.defense).hand.empty();
}
// CA-BARBARIAN-02, CA-EV-03: whoever took the hand discards the rest of it.
void discard_rest(State& s, Seat by, Seat from, Events& events) {
  auto& hand = s.of(from).hand;
  const auto rest = hand;
  hand.clear();
  s.core.reveal();
  for (const Card& card : rest) {
    s.discard.push(card.face);
    part.tell_all(events, Say::kDiscards, by, card.face);
    was_discarded(s, by, card.face);
  }
}
void go_on(State& s, Seat seat, const PickArgs& args, Events& events) {
  if (args.count > 0 && !s.of(args.from).hand.empty()) return s.core.steps.push(args.step(part, Kind::kKeep, seat));
  discard_rest(s, seat, args.from, events);
}
// CA-BARBARIAN-01, CA-BARBARIAN-S1: so many cards as ships of its own. Compensation comes later, in a window after this
// one (CA-BARBARIAN-03).
void loot(State& s, const Play& play, Events& events) {
  auto& hand = s.of(s.defense).hand;
  hand.show_all(only(play.seat));
  s.core.reveal();
  part.tell_all(events, Say::kLoots, play.seat, s.defense);
  for (const Card& card : hand) part.say(events, only(play.seat), Say::kSees, s.defense, card.face);
  go_on(s, play.seat, {s.defense, play.seat, s.of(play.seat).stored}, events);
}

// CA-BARBARIAN-W1: of what was just received, the own cards.
bool has_received(const State& s, const Occasion& now) {
  return now.whose() == now.seat && s.received_by == now.seat && !s.received.empty();
}
void ask_to_sort(State& s, Seat seat) {
  for (const std::uint8_t face : s.received)
    if (s.of(seat).hand.contains(face)) return part.push(s.core, Kind::kSort, seat);
}
void sort_out(State& s, const Play& play, Events&) { ask_to_sort(s, play.seat); }

constexpr Effect kPowers[] = {{.rule = "CA-BARBARIAN-01",
                               .role = Role::kOffense,
                               .windows = in(Moment::kResultEffects),
                               .fits = fits,
                               .effect = loot}};
constexpr Effect kWilds[] = {{.rule = "CA-BARBARIAN-W1",
                              .role = Role::kMainPlayerOrAlly,
                              .events = when(Event::kAfterPayment, Event::kRewarded),
                              .fits = has_received,
                              .effect = sort_out}};
constexpr Effect kSupers[] = {{.rule = "CA-BARBARIAN-S1",
                               .role = Role::kOffensiveAlly,
                               .windows = in(Moment::kResultEffects),
                               .fits = fits,
                               .effect = loot}};

}  // namespace

void list_barbarian_keep(const State& s, const Step& step, ActionList& out) {  // CA-BARBARIAN-02
  part.add(out, Verb::kEnough);
  s.of(PickArgs(step).from).hand.each_face([&](int face) { part.add(out, Verb::kKeep, face); });
}
void apply_barbarian_keep(State& s, const Step& step, Action a, Events& events) {
  PickArgs args(step);
  if (part.is(a, Verb::kEnough)) return discard_rest(s, step.seat, args.from, events);
  const auto both = static_cast<Audience>(only(args.from) | only(args.to));
  move_unseen(s.of(args.from).hand, a.arg[0], s.of(args.to).hand, both);
  s.core.reveal();
  part.say(events, both, Say::kKeeps, step.seat, a.arg[0]);
  part.say(events, static_cast<Audience>(~both), Say::kKeepsOne, step.seat);
  --args.count;
  go_on(s, step.seat, args, events);
}
Refusal why_not_barbarian_keep(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kKeep)) return {};
  return refuse("CA-BARBARIAN-02", {"That card is not in the looted hand.", "Tej karty nie ma wśród zagrabionych."});
}

void list_barbarian_sort(const State& s, const Step& step, ActionList& out) {  // CA-BARBARIAN-W1
  for (int i = 0; i < s.received.size(); ++i)
    if (s.received.find(s.received[i]) == i && s.of(step.seat).hand.contains(s.received[i]))
      part.add(out, Verb::kDiscard, s.received[i]);
  part.add(out, Verb::kDone);
}
void apply_barbarian_sort(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kDone)) return;
  s.received.remove(static_cast<std::uint8_t>(a.arg[0]));
  ask_to_sort(s, step.seat);
  discard_from_hand(s, step.seat, a.arg[0], events);
}
Refusal why_not_barbarian_sort(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kDiscard)) return {};
  return refuse("CA-BARBARIAN-W1", {"That is not one of the cards you have just received.",
                                    "To nie jest karta, którą właśnie otrzymano."});
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kKeep, "barbarian-keep", "CA-BARBARIAN-02", barbarian_keep, up_to(kASeat, kASeat, kMostShips),
              .secret = true, .may_wait = only_in<Moment::kResultEffects>),
    KOSMO_ASK(kSort, "barbarian-sort", "CA-BARBARIAN-W1", barbarian_sort, up_to()),
};
constexpr VerbRule kVerbs[] = {
    {{"barbarian-keep", {"Keep {0}", "Zachowaj kartę: {0}"}, {&kCardKind}}, "CA-BARBARIAN-02"},
    {{"barbarian-enough", {"Discard all the others", "Odrzuć wszystkie pozostałe"}}, "CA-BARBARIAN-02"},
    {{"barbarian-discard", {"Discard {0}", "Odrzuć kartę: {0}"}, {&kCardKind}}, "CA-BARBARIAN-W1"},
    {{"barbarian-done", {"Keep the rest", "Zachowaj resztę"}}, "CA-BARBARIAN-W1"},
};
constexpr Phrase kEvents[] = {
    {"barbarian-loots",
     {"{0} loots the hand of {1}.", "{0} zabiera całą rękę gracza {1:gen}."},
     {&kSeatKind, &kSeatKind}},
    {"barbarian-sees", {"{0} held {1}.", "Gracz {0} miał na ręce kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"barbarian-keeps", {"{0} keeps {1}.", "{0} zachowuje kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"barbarian-keeps-one", {"{0} keeps a card.", "{0} zachowuje kartę."}, {&kSeatKind}},
    {"barbarian-discards", {"{0} discards {1}.", "{0} odrzuca kartę: {1}."}, {&kSeatKind, &kCardKind}},
};
constinit Part<State, Kind, Verb, Say> part{"barbarian", kSteps, kVerbs, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::barbarian() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers, .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic

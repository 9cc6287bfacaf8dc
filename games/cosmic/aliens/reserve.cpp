// Reserve: plays low attacks as reinforcements, and negotiate cards against those of others.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kSide, kCount };
enum class Verb { kFor, kCount };
enum class Say { kNegates, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kReserve = alien_named("reserve");
constexpr int kHighest = 6, kSuperHighest = 9;

// CA-RESERVE-01, CA-RESERVE-S1
void list_attacks(const State& s, Seat seat, int highest, Offers& offers) {
  s.of(seat).hand.each_face([&](int face) {
    if (type_of(face) == Type::kAttack && printed_value(face) <= highest) offers.add(With::kCard, face);
  });
}
bool fits(const State& s, const Occasion& now) { return !s.of(now.seat).hand.empty(); }
void list_low(const State& s, const Occasion& now, Offers& offers) { list_attacks(s, now.seat, kHighest, offers); }
void list_super(const State& s, const Occasion& now, Offers& offers) {
  list_attacks(s, now.seat, kSuperHighest, offers);
}
// CA-RESERVE-03, CA-RESERVE-04: for either side; until then the card stays in the hand.
void choose_side(State& s, const Play& play, Events&) {
  auto& hand = s.of(play.seat).hand;
  if (!hand.contains(play.kept)) return;
  hand.show(play.kept, kEverybody);
  s.core.reveal();
  s.core.steps.push(CountArgs(play.kept).step(part, Kind::kSide, play.seat));
}

// CA-RESERVE-02
bool fits_negation(const State& s, const Occasion& now) {
  return now.seat != now.whose() && !s.of(now.seat).hand.empty();
}
void list_negation(const State& s, const Occasion& now, Offers& offers) {
  if (s.of(now.seat).hand.contains(kNegotiate)) offers.add(With::kNothing);
}
void negate(State& s, const Play& play, Events& events) {
  const PlayArgs played(answered_step(s));
  const SupportDetail detail(played.kept);
  const auto face = static_cast<std::uint8_t>(detail.face);
  if (!s.support[detail.side].contains(face) || !s.of(play.seat).hand.contains(kNegotiate)) return;
  discard_from_hand(s, play.seat, kNegotiate, events);
  s.support[detail.side].remove(face);
  s.discard.push(face);
  part.tell_all(events, Say::kNegates, play.seat, face);
  was_discarded(s, play.seat, face);
}

// CA-RESERVE-W1
bool fits_wild(const State& s, const Occasion& now) {
  const int face = now.play().kept;
  return now.seat != now.whose() && type_of(face) == Type::kReinforcement &&
         s.discard.contains(static_cast<std::uint8_t>(face));
}
void pick_up(State& s, const Play& play, Events& events) {
  take_from_discard(s, play.seat, PlayArgs(answered_step(s)).kept, events);
}

constexpr Effect kPowers[] = {{.rule = "CA-RESERVE-01",
                               .role = Role::kMainPlayerOrAlly,
                               .windows = in(Moment::kReinforcements),
                               .fits = fits,
                               .list = list_low,
                               .effect = choose_side,
                               .again = true},
                              {.rule = "CA-RESERVE-02",
                               .role = Role::kMainPlayerOrAlly,
                               .events = when(Event::kReinforced),
                               .fits = fits_negation,
                               .list = list_negation,
                               .effect = negate,
                               .again = true}};
constexpr Effect kWilds[] = {{.rule = "CA-RESERVE-W1",
                              .role = Role::kAnyPlayer,
                              .events = when(Event::kDiscarded),
                              .fits = fits_wild,
                              .effect = pick_up}};
constexpr Effect kSupers[] = {{.rule = "CA-RESERVE-S1",
                               .role = Role::kMainPlayerOrAlly,
                               .windows = in(Moment::kReinforcements),
                               .fits = fits,
                               .list = list_super,
                               .widens = true}};

// CA-RESERVE-03
void list_side(const State&, const Step&, ActionList& out) {
  for (const Side side : {Side::kOffense, Side::kDefense}) part.add(out, Verb::kFor, side);
}
void apply_side(State& s, const Step& step, Action a, Events& events) {
  const int face = CountArgs(step).count;
  if (s.of(step.seat).hand.contains(face)) support(s, step.seat, face, static_cast<Side>(a.arg[0]), events);
}
Refusal why_not_side(const State&, const Step&, Action) { return {}; }

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kSide, "reserve-side", "CA-RESERVE-03", side, up_to(kFaces - 1), .choices_public = true,
              .may_wait = only_in<Moment::kReinforcements>),
};
constexpr VerbRule kVerbs[] = {
    {{"reserve-for", {"For the {0}", "Strona: {0}"}, {&kSideKind}}, "CA-RESERVE-03"},
};
constexpr Phrase kEvents[] = {
    {"reserve-negates",
     {"{0} discards a negotiate card: {1} counts for nobody.",
      "{0} odrzuca kartę negocjacji; nie liczy się karta: {1}."},
     {&kSeatKind, &kCardKind}},
};
constinit Part<State, Kind, Verb, Say> part{"reserve", kSteps, kVerbs, kEvents};
AnyPart<State>* part_of_it() { return &part; }

}  // namespace

const Alien& aliens::reserve() {
  static constexpr Alien kAlien{.number = kReserve,
                                .is_mandatory = false,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .part = part_of_it};
  return kAlien;
}

}  // namespace kosmo::cosmic

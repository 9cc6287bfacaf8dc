// Mutant: refills its hand to eight cards, from the deck or the hands of others.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("mutant"), kMostDiscards = 3;

enum class Kind { kDiscards, kRefill, kSource, kCount };
enum class Verb { kDiscard, kEnough, kDraw, kTake, kCount };
enum class Say { kDraws, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

bool fits(const State& s, const Occasion& now) {  // CA-MUTANT-01, CA-MUTANT-03
  return s.of(now.seat).hand.size() < kHandSize;
}
// CA-MUTANT-01, CA-MUTANT-S1
void regenerate(State& s, const Play& play, Events&) {
  s.core.steps.push(CountArgs(0).step(part, Kind::kRefill, play.seat));
  if (play.widened) s.core.steps.push(CountArgs(kMostDiscards).step(part, Kind::kDiscards, play.seat));
}

// CA-MUTANT-02
bool can_draw(const State& s) { return !s.deck.empty() || !s.discard.empty(); }
bool can_take(const State& s, Seat seat, Seat from) { return from != seat && !s.of(from).hand.empty(); }
bool has_source(const State& s, Seat seat) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (can_take(s, seat, p)) return true;
  return can_draw(s);
}

// For bots, while they refill: whoever loses a card has a new hand the sooner, so the deck comes first.
double worth(const State& s, Seat seat) {
  constexpr double kLeft = 0.5;
  if (s.moment != Moment::kAllianceBefore) return 0;
  int cards = 0;
  for (Seat p = 0; p < s.seats(); ++p) cards += p == seat ? 0 : s.of(p).hand.size();
  return kLeft * cards;
}

// CA-MUTANT-W1
bool is_victim(const State& s, Seat seat, Seat p) {
  const Side other = other_side(s.side_of(seat));
  return (p == s.main(other) || s.of(p).ally == ally_of(other)) && !s.of(p).hand.empty();
}
bool fits_wild(const State& s, const Occasion& now) {
  const bool has_won = s.outcome == (now.seat == s.offense ? Outcome::kOffenseWins : Outcome::kDefenseWins);
  if (!has_won && s.outcome != Outcome::kDeal) return false;
  for (Seat p = 0; p < s.seats(); ++p)
    if (is_victim(s, now.seat, p)) return true;
  return false;
}
void take_of_each(State& s, const Play& play, Events& events) {
  for (const Seat p : timing_order(s))
    if (is_victim(s, play.seat, p)) take_at_random(s, p, play.seat, 1, events);
}

constexpr Effect kPowers[] = {{.rule = "CA-MUTANT-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kAllianceBefore),
                               .fits = fits,
                               .effect = regenerate}};
constexpr Effect kWilds[] = {{.rule = "CA-MUTANT-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kResultEffects),
                              .fits = fits_wild,
                              .effect = take_of_each}};
constexpr Effect kSupers[] = {
    {.rule = "CA-MUTANT-S1", .role = Role::kMainPlayer, .windows = in(Moment::kAllianceBefore), .widens = true}};

}  // namespace

void list_mutant_discards(const State& s, const Step& step, ActionList& out) {  // CA-MUTANT-S1
  part.add(out, Verb::kEnough);
  s.of(step.seat).hand.each_face([&](int face) { part.add(out, Verb::kDiscard, face); });
}
void apply_mutant_discards(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kEnough)) return;
  const int left = CountArgs(step).count - 1;
  if (left > 0) s.core.steps.push(CountArgs(left).step(part, Kind::kDiscards, step.seat));
  discard_from_hand(s, step.seat, a.arg[0], events);
}
Refusal why_not_mutant_discards(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kDiscard)) return {};
  return refuse("CA-MUTANT-S1", {"You do not hold that card.", "Nie masz tej karty na ręce."});
}

// CA-MUTANT-02, CA-MUTANT-03; CA-RUL-52: one event, whatever number came from the deck.
void run_mutant_refill(State& s, const Step& step, Events&) {
  const int drawn = CountArgs(step).count;
  if (s.of(step.seat).hand.size() < kHandSize && has_source(s, step.seat))
    return s.core.steps.push(CountArgs(drawn).step(part, Kind::kSource, step.seat));
  if (drawn > 0) happens(s, Event::kDrawn, step.seat, drawn);
}
void list_mutant_source(const State& s, const Step& step, ActionList& out) {  // CA-MUTANT-02
  if (can_draw(s)) part.add(out, Verb::kDraw);
  for (Seat p = 0; p < s.seats(); ++p)
    if (can_take(s, step.seat, p)) part.add(out, Verb::kTake, p);
}
void apply_mutant_source(State& s, const Step& step, Action a, Events& events) {
  const bool draws = part.is(a, Verb::kDraw);
  s.core.steps.push(CountArgs(CountArgs(step).count + draws).step(part, Kind::kRefill, step.seat));
  if (!draws) return take_at_random(s, static_cast<Seat>(a.arg[0]), step.seat, 1, events);
  draw_into_hand(s, step.seat, events);
  part.tell_all(events, Say::kDraws, step.seat);
}
Refusal why_not_mutant_source(const State&, const Step&, Action a) {
  if (!part.has(a)) return {};
  return refuse("CA-MUTANT-03", {"There is no card to take there.", "Nie ma tam karty do wzięcia."});
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kDiscards, "mutant-discards", "CA-MUTANT-S1", mutant_discards, up_to(kMostDiscards),
              .may_wait = only_in<Moment::kAllianceBefore>),
    KOSMO_RUN(kRefill, "mutant-refill", "CA-MUTANT-02", mutant_refill, up_to(kHandSize), .needs_seat = true),
    KOSMO_ASK(kSource, "mutant-source", "CA-MUTANT-02", mutant_source, up_to(kHandSize), .choices_public = true,
              .may_wait = only_in<Moment::kAllianceBefore>),
};
constexpr VerbRule kVerbs[] = {
    {{"mutant-discard", {"Discard {0}", "Odrzuć kartę: {0}"}, {&kCardKind}}, "CA-MUTANT-S1"},
    {{"mutant-enough", {"Discard no more", "Nie odrzucaj więcej"}}, "CA-MUTANT-S1"},
    {{"mutant-draw", {"Draw a card", "Dobierz kartę"}}, "CA-MUTANT-02"},
    {{"mutant-take", {"Take a card at random from {0}", "Weź losowo kartę z ręki gracza {0:gen}"}, {&kSeatKind}},
     "CA-MUTANT-02"},
};
constexpr Phrase kEvents[] = {
    {"mutant-draws", {"{0} draws a card.", "{0} dobiera kartę."}, {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"mutant", kSteps, kVerbs, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::mutant() {
  static constexpr Alien kAlien{.number = kNumber,
                                .is_mandatory = false,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .part = own_part,
                                .worth = worth};
  return kAlien;
}

}  // namespace kosmo::cosmic

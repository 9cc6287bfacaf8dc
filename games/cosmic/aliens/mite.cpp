// Mite: as the offense it makes the defense discard down to three cards or give it a colony.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kAnswer, kKeep, kCount };
enum class Verb { kColony, kCards, kKeep, kEnough, kCount };
enum class Say { kGives, kDiscards, kKeeps, kSentHome, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kNumber = alien_named("mite");
constexpr int kCardsLeft = 3;

// CA-MITE-01, CA-MITE-04
bool fits(const State& s, const Occasion&) { return s.of(s.defense).hand.size() > kCardsLeft; }

void lay_down(State& s, Seat seat, int face, Events& events) {
  s.of(seat).hand.take(face);
  s.discard.push(static_cast<std::uint8_t>(face));
  s.core.reveal();
  part.tell_all(events, Say::kDiscards, seat, face);
}
// CA-MITE-02, CA-MITE-S1: Mite chooses once all of them lie there.
void discard_down(State& s, bool widened, Events& events) {
  auto& hand = s.of(s.defense).hand;
  const int count = hand.size() - kCardsLeft;
  for (int i = 0; i < count; ++i) {
    const int face = s.core.rng.pick(hand).face;
    widened ? lay_down(s, s.defense, face, events) : discard_from_hand(s, s.defense, face, events);
  }
  if (widened && count > 0) s.core.steps.push(CountArgs(count).step(part, Kind::kKeep, s.offense));
}
// CA-MITE-02, CA-MITE-04: without a ship on the gate there is nothing that could land.
void bluster(State& s, const Play& play, Events& events) {
  if (s.of(s.offense).gate == 0) return discard_down(s, play.widened, events);
  s.core.steps.push(WidenedArgs(play.widened).step(part, Kind::kAnswer, s.defense));
}

}  // namespace

void list_mite_answer(const State&, const Step&, ActionList& out) {  // CA-MITE-02
  part.add(out, Verb::kColony);
  part.add(out, Verb::kCards);
}
// CA-MITE-03, CA-RUL-29: the encounter ends as a success that nobody has won (CE-TIM-24).
void apply_mite_answer(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kCards)) return discard_down(s, WidenedArgs(step).widened, events);
  part.tell_all(events, Say::kGives, step.seat, s.offense);
  s.outcome = Outcome::kGranted;
  close_window(s);
  go_to(s, Moment::kLanding);
}
Refusal why_not_mite_answer(const State&, const Step&, Action) { return {}; }

// The latest cards of the discard pile are those that the bluster has cost.
void list_mite_keep(const State& s, const Step& step, ActionList& out) {  // CA-MITE-S1
  std::bitset<256> seen;
  for (int i = s.discard.size() - CountArgs(step).count; i < s.discard.size(); ++i) {
    if (!seen[s.discard[i]]) part.add(out, Verb::kKeep, s.discard[i]);
    seen.set(s.discard[i]);
  }
  part.add(out, Verb::kEnough);
}
void leave_discarded(State& s, int count) {
  for (int i = 0; i < count; ++i) was_discarded(s, s.defense, s.discard[s.discard.size() - 1 - i]);
}
void apply_mite_keep(State& s, const Step& step, Action a, Events& events) {
  const int count = CountArgs(step).count;
  if (part.is(a, Verb::kEnough)) return leave_discarded(s, count);
  int at = s.discard.size() - 1;
  while (s.discard[at] != a.arg[0]) --at;
  s.of(step.seat).hand.add(s.discard.take(at), kEverybody);
  part.tell_all(events, Say::kKeeps, step.seat, a.arg[0]);
  if (count > 1) s.core.steps.push(CountArgs(count - 1).step(part, Kind::kKeep, step.seat));
}
Refusal why_not_mite_keep(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kKeep)) return {};
  return refuse("CA-MITE-S1", {"That card was not discarded now.", "Tej karty teraz nie odrzucono."});
}

namespace {

// CA-MITE-W1
int allied_ships(const State& s, Side side) {
  int n = 0;
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).ally == ally_of(side)) n += s.of(p).gate + s.of(p).beside;
  return n;
}
bool fits_wild(const State& s, const Occasion& now) {
  const Side own = s.side_of(now.seat);
  return allied_ships(s, other_side(own)) > allied_ships(s, own);
}
void send_home(State& s, const Play&, Events& events) {
  part.tell_all(events, Say::kSentHome);
  for (const Seat p : last_first(timing_order(s))) {
    Player& ally = s.of(p);
    if (ally.ally == Ally::kNo) continue;
    ally.ally = Ally::kNo;
    return_ships(s, p, ally.gate > 0 ? kGate : kBeside, ally.gate + ally.beside);
  }
}

constexpr Effect kPowers[] = {{.rule = "CA-MITE-01",
                               .role = Role::kOffense,
                               .windows = in(Moment::kLaunchDone),
                               .fits = fits,
                               .effect = bluster}};
constexpr Effect kWilds[] = {{.rule = "CA-MITE-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kAllianceFormed),
                              .fits = fits_wild,
                              .effect = send_home}};
constexpr Effect kSupers[] = {
    {.rule = "CA-MITE-S1", .role = Role::kOffense, .windows = in(Moment::kLaunchDone), .fits = fits, .widens = true}};

bool is_there_a_defense(const State& s, const Step&) { return s.moment == Moment::kLaunchDone && s.defense != kNobody; }
bool is_defense_threatened(const State& s, const Step& step) {
  return s.moment == Moment::kLaunchDone && step.seat == s.defense;
}

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kAnswer, "mite-answer", "CA-MITE-02", mite_answer, up_to(1), .choices_public = true,
              .may_wait = is_defense_threatened),
    KOSMO_ASK(kKeep, "mite-keep", "CA-MITE-S1", mite_keep, up_to(kCardsInPlay), .choices_public = true,
              .may_wait = is_there_a_defense),
};
constexpr VerbRule kVerbs[] = {
    {{"mite-colony", {"Give Mite a colony", "Oddaj Roztoczowi kolonię"}}, "CA-MITE-02"},
    {{"mite-cards", {"Discard at random down to three cards", "Odrzuć losowo karty, aż zostaną trzy"}}, "CA-MITE-02"},
    {{"mite-keep", {"Keep {0}", "Weź kartę: {0}"}, {&kCardKind}}, "CA-MITE-S1"},
    {{"mite-enough", {"Keep no more", "Nie bierz więcej"}}, "CA-MITE-S1"},
};
constexpr Phrase kEvents[] = {
    {"gives-colony", {"{0} gives {1} a colony.", "{0} oddaje kolonię; otrzymuje ją {1}."}, {&kSeatKind, &kSeatKind}},
    {"mite-discards", {"{0} must discard {1}.", "{0} musi odrzucić kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"mite-keeps", {"{0} keeps {1}.", "{0} bierze kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"allies-sent-home", {"All allied ships go home.", "Wszystkie statki sojuszników wracają do kolonii."}},
};
constinit Part<State, Kind, Verb, Say> part{"mite", kSteps, kVerbs, kEvents};
AnyPart<State>* steps() { return &part; }

}  // namespace

const Alien& aliens::mite() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers, .part = steps};
  return kAlien;
}

}  // namespace kosmo::cosmic

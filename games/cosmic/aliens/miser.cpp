// Miser: has a second hand, the hoard, and plays from it.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kChoose, kPlay, kPutBy, kCount };
enum class Verb { kKeep, kExchange, kPutBy, kCount };
enum class Say { kChooses, kShows, kFromHoard, kPutsBy, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kMiser = alien_named("miser"), kPower = playable_of(Sort::kPower, kMiser);
constexpr int kOthersPutBy = 2;

// --- setup

// CA-MISER-01, CE-SET-13: the second hand.
void deal_second_hand(State& s, Seat seat, Events& events) {
  s.core.reveal();
  for (int i = 0; i < kHandSize; ++i)
    if (const int face = draw_one(s, events); face != kNone) s.hoard.add(face);
  for (const Card& card : s.hoard) part.say(events, only(seat), Say::kShows, card.face);
  part.push(s.core, Kind::kChoose, seat);
}

// --- playing from the hoard

// So many of these cards are declared already, and wait for answers.
int count_declared(const State& s, int face) {
  int n = 0;
  for (const Step& step : s.core.steps) {
    if (!is_play(step)) continue;
    const PlayArgs play(step);
    n += play.what == kPower && play.kept == face;
  }
  return n;
}
// CA-MISER-02, CA-MISER-08: as far as all know, any card could lie there.
bool fits_play(const State& s, const Occasion& now) {
  return !s.hoard.empty() && could_play_card(s, now.seat, now.answered);
}
void list_hoard(const State& s, const Occasion& now, Offers& offers) {
  s.hoard.each_face([&](int face) {
    if (s.hoard.count(face) <= count_declared(s, face)) return;
    ActionList plays;
    list_plays_of(s, now.seat, now.answered, face, plays);
    if (!plays.empty()) offers.add(With::kCard, face);
  });
}
void show_card(State& s, const Play& play, Events& events) {  // CA-MISER-08
  s.hoard.show(play.kept, kEverybody);
  s.core.reveal();
  part.tell_all(events, Say::kFromHoard, play.seat, play.kept);
}
// The use stands: now the card is played, and can be answered itself.
void play_card(State& s, const Play& play, Events& events) {
  ActionList plays;
  if (s.hoard.contains(play.kept)) list_plays_of(s, play.seat, answered_play(s), play.kept, plays);
  if (plays.empty()) return;  // the moment for it has gone with an answer
  if (plays.size() > 1) return s.core.steps.push(FaceArgs(play.kept).step(part, Kind::kPlay, play.seat));
  play_from_hoard(s, play.seat, answered_play(s), play.kept, plays[0], events);
}

// CA-MISER-09: only the owner knows whether there is a card to select.
bool fits_selection(const State& s, const Occasion& now) { return !s.hoard.empty() && !lays_from_hoard(s, now.seat); }
void list_selection(const State& s, const Occasion& now, Offers& offers) {
  if (can_lay_from_hoard(s, now.seat)) offers.add(With::kNothing);
}

// CA-MISER-04, CA-MISER-08: no use, and an empty hoard is one without encounter cards. A sheet that lies face down is
// turned up for it at the start of an encounter, and the hoard of its setup is the new one (CE-VHP-02, CA-MODE-02).
bool fits_new_hoard(const State& s, const Occasion& now) {
  return !is_sheet_down(s, now.seat) || s.moment == Moment::kEncounterStart;
}
bool has_just_been_dealt(const State& s) {
  return !s.core.steps.empty() && part.is(s.core.steps.back(), Kind::kChoose);
}
void list_new_hoard(const State& s, const Occasion&, Offers& offers) {
  if (s.hoard.empty() || !is_encounter_card(s.hoard[0].face)) offers.add(With::kNothing);  // hands are sorted
}
void take_new_hoard(State& s, const Play&, Events& events) {
  if (has_just_been_dealt(s)) return;
  draw_into_hoard(s, kHandSize);
  discard_hoard(s, events);
}

// --- the flare

// CA-MISER-W1: by whoever is about to draw a new hand or to pay.
bool is_own(const State&, const Occasion& now) { return now.whose() == now.seat; }
void set_aside(State& s, const Play& play, Events& events) {
  s.core.steps.pop();  // the flare comes back with the others
  s.aside.remove(static_cast<std::uint8_t>(flare_of(kMiser)));
  s.put_by_whom = play.seat;
  s.put_by.add(flare_of(kMiser), kEverybody);
  const int others = std::min(kOthersPutBy, s.of(play.seat).hand.size());
  part.tell_all(events, Say::kPutsBy, play.seat, others);
  if (others > 0) s.core.steps.push(CountArgs(others).step(part, Kind::kPutBy, play.seat));
}
// CA-MISER-S1
void draw_one_more(State& s, const Play&, Events&) { draw_into_hoard(s, 1); }

constexpr Moments kAnyWindow = ~Moments{0};  // CE-CON-03
constexpr Sorts kAnySort = static_cast<Sorts>(~0);
constexpr Happenings kAnyEvent = ~Happenings{0};
constexpr Effect kPowers[] = {{.rule = "CA-MISER-02",
                               .role = Role::kAnyPlayer,
                               .windows = kAnyWindow,
                               .answers = kAnySort,
                               .events = kAnyEvent,
                               .fits = fits_play,
                               .list = list_hoard,
                               .effect = play_card,
                               .again = true,
                               .for_each = true,
                               .declared = show_card},
                              {.rule = "CA-MISER-09",
                               .role = Role::kMainPlayer,
                               .events = when(Event::kSelecting),
                               .fits = fits_selection,
                               .list = list_selection,
                               .lasts = true,
                               .again = true,
                               .lays_from_hoard = true},
                              {.rule = "CA-MISER-04",
                               .role = Role::kAnyPlayer,
                               .windows = kAnyWindow,
                               .fits = fits_new_hoard,
                               .list = list_new_hoard,
                               .effect = take_new_hoard,
                               .again = true,
                               .is_no_use = true}};
constexpr Effect kWilds[] = {{.rule = "CA-MISER-W1",
                              .role = Role::kAnyPlayer,
                              .events = when(Event::kNewHand, Event::kBeforePayment),
                              .fits = is_own,
                              .effect = set_aside}};
constexpr Effect kSupers[] = {
    {.rule = "CA-MISER-S1", .role = Role::kOffense, .windows = in(Moment::kEncounterStart), .effect = draw_one_more}};

}  // namespace

void list_miser_choose(const State&, const Step&, ActionList& out) {  // CA-MISER-01
  part.add(out, Verb::kKeep);
  part.add(out, Verb::kExchange);
}
void apply_miser_choose(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kExchange)) std::swap(s.of(step.seat).hand, s.hoard);
  part.tell_all(events, Say::kChooses, step.seat);
}
Refusal why_not_miser_choose(const State&, const Step&, Action) { return {}; }

void list_miser_play(const State& s, const Step& step, ActionList& out) {  // CA-MISER-02
  list_plays_of(s, step.seat, answered_play(s), FaceArgs(step).face, out);
}
void apply_miser_play(State& s, const Step& step, Action a, Events& events) {
  play_from_hoard(s, step.seat, answered_play(s), FaceArgs(step).face, a, events);
}
Refusal why_not_miser_play(const State&, const Step&, Action) {
  return refuse("CA-MISER-02", {"You are playing a card from the hoard, and only that one.",
                                "Zagrywasz kartę ze skarbca i tylko tę."});
}

void list_miser_put_by(const State& s, const Step& step, ActionList& out) {  // CA-MISER-W1
  s.of(step.seat).hand.each_face([&](int face) { part.add(out, Verb::kPutBy, face); });
}
void apply_miser_put_by(State& s, const Step& step, Action a, Events&) {
  put_by(s, step.seat, a.arg[0]);
  if (const int left = CountArgs(step).count - 1; left > 0)
    s.core.steps.push(CountArgs(left).step(part, Kind::kPutBy, step.seat));
}
Refusal why_not_miser_put_by(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kPutBy)) return {};
  return refuse("CA-MISER-W1", {"You do not hold that card.", "Nie masz tej karty na ręce."});
}

namespace {

bool is_in_hoard(const State& s, const Step& step) { return s.hoard.contains(FaceArgs(step).face); }
bool are_own_put_by(const State& s, const Step& step) { return step.seat == s.put_by_whom; }

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kChoose, "miser-choose", "CA-MISER-01", miser_choose, up_to(), .secret = true),
    KOSMO_ASK(kPlay, "miser-play", "CA-MISER-02", miser_play, up_to(kFaces - 1), .may_wait = is_in_hoard),
    KOSMO_ASK(kPutBy, "miser-put-by", "CA-MISER-W1", miser_put_by, up_to(kOthersPutBy), .secret = true,
              .may_wait = are_own_put_by),
};
constexpr VerbRule kVerbs[] = {
    {{"miser-keep", {"The second hand is the hoard", "Skarbcem zostaje drugi zestaw"}}, "CA-MISER-01"},
    {{"miser-exchange", {"The first hand is the hoard", "Skarbcem zostaje pierwszy zestaw"}}, "CA-MISER-01"},
    {{"miser-put-by", {"Set {0} aside", "Odłóż na bok kartę: {0}"}, {&kCardKind}}, "CA-MISER-W1"},
};
constexpr Phrase kEvents[] = {
    {"miser-chooses",
     {"{0} puts one of two hands on the sheet as the hoard.",
      "{0} kładzie jeden z dwóch zestawów na arkuszu jako skarbiec."},
     {&kSeatKind}},
    {"miser-second", {"In your second hand: {0}.", "W drugim zestawie masz kartę: {0}."}, {&kCardKind}},
    {"miser-plays", {"{0} plays {1} from the hoard.", "{0} zagrywa ze skarbca kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"miser-puts-by",
     {"{0} sets the Miser flare aside, with {1} other {1#card|cards}.",
      "{0} odkłada na bok rozbłysk Skąpca, a z nim kart: {1}."},
     {&kSeatKind, &kNumber}},
};
constinit Part<State, Kind, Verb, Say> part{"miser", kSteps, kVerbs, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

// CA-ZAP-08
static void discard_it(State& s, Seat, Events& events) { discard_hoard(s, events); }

const Alien& aliens::miser() {
  static constexpr Alien kAlien{.number = kMiser,
                                .is_mandatory = false,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .at_setup = deal_second_hand,
                                .has_hoard = true,
                                .at_leaving = discard_it,
                                .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic

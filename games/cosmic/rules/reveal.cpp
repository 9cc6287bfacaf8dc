// Reveal, reinforcements, totals and outcome (CE-REV, CE-REINF, CE-TOT).
#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kTurnUp, kChanges, kCount };
enum class Verb { kReinforce, kCount };
enum class Say { kShows, kUnseen, kMorphs, kReinforces, kTotals, kOutcome, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// An attack that lies there was added to the card itself (CA-CHOSEN-03), or is reckoned among the additions
// (CA-RESERVE-01).
int reinforcement_value(int face) {
  return type_of(face) == Type::kReinforcement ? kReinforcementValues[face - kFirstReinforcement] : 0;
}

}  // namespace

int printed_value(int face) { return face < kAttacks ? kAttackValues[face] : 0; }
void show_as(State& s, Side side, int face) {  // CA-TOT-05
  s.counts_as[side] = static_cast<std::uint8_t>(face);
  s.more[side] = 0;
}
int current_value(const State& s, Side side) { return printed_value(s.counts_as[side]) + s.more[side]; }

void open_card(State& s, Side side, Events& events) {
  if (s.is_open[side] || s.laid[side] == kNone) return;
  s.is_open[side] = 1;
  s.core.reveal();
  part.tell_all(events, Say::kShows, s.main(side), s.laid[side]);
}

namespace {
// CA-GAMBLER-03: it goes under the deck unseen.
void put_claimed_away(State& s, Side side, Events& events) {
  if (s.claimed[side] == kNone) return;
  s.deck.insert(0, s.laid[side]);
  s.laid[side] = kNone;
  part.tell_all(events, Say::kUnseen, s.main(side), s.claimed[side]);
}
}  // namespace

// CE-TIM-13: step 28a
void reveal_cards(State& s, Events& events) {
  part.push(s.core, Kind::kTurnUp, kNobody);
  for (const Side side : {Side::kOffense, Side::kDefense}) {  // who may claim what its card is sees the other one
    const Seat layer = s.main(s.is_swapped ? other_side(side) : side);
    if (!is_sheet_down(s, layer) && could_answer(s, layer, Event::kClaims, s.offense))
      open_card(s, other_side(side), events);
  }
  happens(s, Event::kClaims, s.offense);
}
// CE-REV-01, CE-REV-06, CE-REV-07: steps 28b and 28c; a morph takes what is printed on the other card.
void run_turn_up(State& s, const Step&, Events& events) {  // CE-REV-01
  s.is_revealed = 1;
  s.core.reveal();
  s.counts_as = s.laid;
  s.more = {};
  for (const Side side : {Side::kOffense, Side::kDefense}) {
    if (s.claimed[side] == kNone && !s.is_open[side]) part.tell_all(events, Say::kShows, s.main(side), s.laid[side]);
    if (s.claimed[side] != kNone) s.counts_as[side] = s.claimed[side];
    put_claimed_away(s, side, events);
  }
  const auto before = s.counts_as;
  for (const Side side : {Side::kOffense, Side::kDefense}) {
    if (before[side] == kMorph) s.counts_as[side] = before[other_side(side)];
    if (s.counts_as[side] != before[side]) part.tell_all(events, Say::kMorphs, s.main(side), s.counts_as[side]);
  }
  part.push(s.core, Kind::kChanges, kNobody);
  happens(s, Event::kCut, s.offense);
}
void run_changes(State& s, const Step&, Events& events) {  // CE-TIM-13: step 28d
  change_cards_at_reveal(s, events);
}

Type type_shown(const State& s, Side side) { return type_of(s.counts_as[side]); }

// CE-REINF-01, CE-DECK-04
bool may_reinforce(const State& s, Seat seat) {
  return s.moment == Moment::kReinforcements && (s.is_main(seat) || s.of(seat).ally != Ally::kNo);
}
// CE-REINF-02: for either side.
void list_reinforcements(const State& s, Seat seat, ActionList& out) {
  for (int face = kFirstReinforcement; face < kFirstArtifact; ++face)
    if (s.of(seat).hand.contains(face)) list_reinforcement(face, out);
}
void list_reinforcement(int face, ActionList& out) {
  for (const Side side : {Side::kOffense, Side::kDefense}) part.add(out, Verb::kReinforce, face, side);
}
bool is_reinforcement_verb(Action a) { return part.is(a, Verb::kReinforce); }
// CE-REINF-03, CE-REINF-04
void support(State& s, Seat seat, int face, Side side, Events& events) {
  s.of(seat).hand.take(face);
  s.support[side].push(static_cast<std::uint8_t>(face));
  s.additions[side] = static_cast<std::int16_t>(s.additions[side] + printed_value(face));  // an attack (CA-RESERVE-01)
  s.core.reveal();
  part.tell_all(events, Say::kReinforces, seat, face, side);
}
void reinforce(State& s, Seat seat, Action a, Events& events) {
  const auto side = static_cast<Side>(a.arg[1]);
  support(s, seat, a.arg[0], side, events);
  happens(s, Event::kReinforced, seat, SupportDetail{a.arg[0], side}.number());
}

// CE-REV-02, CE-REV-03, CE-TOT-01, CE-TOT-02, CA-TOT-07, CA-TOT-08
Totals totals_of(const State& s) {
  Totals totals;
  for (const Side side : {Side::kOffense, Side::kDefense}) {
    Sum& sum = totals.sums[side];
    sum.card = s.counts_as[side] == kNone ? 0 : current_value(s, side);
    sum.own = ships_in_encounter(s, s.main(side));
    for (Seat p = 0; p < s.seats(); ++p)
      if (s.of(p).ally == ally_of(side)) sum.allies += s.of(p).gate + s.of(p).beside;
    sum.additions = addition_of(s, side);
    for (const int face : s.support[side]) sum.additions += reinforcement_value(face);
  }
  ask_powers_for_totals(s, totals);
  return totals;
}
int total_of(const State& s, Side side) { return totals_of(s).sums[side].total(); }
bool are_totals_compared(const State& s) {
  return s.is_revealed && type_shown(s, Side::kOffense) == Type::kAttack &&
         type_shown(s, Side::kDefense) == Type::kAttack;
}
namespace {
int margin_of(const State& s) {  // CE-REV-11, CA-TOT-11: what leaves play later does not change it
  if (!are_totals_compared(s)) return -1;
  const int difference = total_of(s, Side::kOffense) - total_of(s, Side::kDefense);
  return difference < 0 ? -difference : difference;
}
}  // namespace
void store_ships(State& s) {
  s.margin = static_cast<std::int16_t>(margin_of(s));
  for (Seat p = 0; p < s.seats(); ++p) s.of(p).stored = static_cast<std::uint8_t>(ships_in_encounter(s, p));
}

namespace {

// CE-REV-02, CE-REV-04, CE-REV-05, CE-REV-09, CE-REV-10; totals only of two attacks (CE-REINF-06).
Outcome outcome_by_cards(const State& s, Events& events) {
  const Type offense = type_shown(s, Side::kOffense), defense = type_shown(s, Side::kDefense);
  if (offense == Type::kMorph) return Outcome::kBothLose;
  if (offense == Type::kNegotiate && defense == Type::kNegotiate) return Outcome::kBargaining;
  if (offense == Type::kNegotiate) return Outcome::kDefenseWins;
  if (defense == Type::kNegotiate) return Outcome::kOffenseWins;
  const Totals totals = totals_of(s);
  const int of_offense = totals.sums[Side::kOffense].total(), of_defense = totals.sums[Side::kDefense].total();
  part.tell_all(events, Say::kTotals, of_offense, of_defense);
  const bool has_won = totals.lower_wins ? of_offense < of_defense : of_offense > of_defense;
  return has_won ? Outcome::kOffenseWins : Outcome::kDefenseWins;  // CE-TOT-03, CA-TOT-10
}

}  // namespace

void set_outcome(State& s, Events& events) {
  s.outcome = outcome_by_cards(s, events);
  ask_powers_for_outcome(s, s.outcome);
  part.tell_all(events, Say::kOutcome, s.outcome);
}
// CE-SHIP-09: the ships are counted now.
void find_outcome(State& s, Events& events) {
  set_outcome(s, events);
  store_ships(s);
}

namespace {

bool is_being_revealed(const State& s, const Step&) { return s.moment == Moment::kReveal && s.is_revealed; }
constexpr StepRule<State> kSteps[] = {
    KOSMO_RUN(kTurnUp, "turn-up", "CE-REV-01", turn_up, up_to(), .may_wait = only_in<Moment::kReveal>),
    KOSMO_RUN(kChanges, "changes", "CE-TIM-13", changes, up_to(), .may_wait = is_being_revealed),
};
constexpr VerbRule kVerbs[] = {
    {{"reinforce", {"Play {0} for the {1}", "Zagraj kartę: {0}; strona: {1}"}, {&kCardKind, &kSideKind}},
     "CE-REINF-02"},
};
constexpr Phrase kEvents[] = {
    {"shows", {"{0} reveals {1}.", "{0} ujawnia kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"unseen",
     {"The card of {0} counts as {1} and goes under the deck unseen.",
      "Karta gracza {0:gen} liczy się jako {1} i trafia zakryta pod spód talii."},
     {&kSeatKind, &kCardKind}},
    {"morphs",
     {"The morph of {0} becomes {1}.", "Metamorfoza gracza {0:gen} staje się kartą: {1}."},
     {&kSeatKind, &kCardKind}},
    {"reinforces",
     {"{0} plays {1} for the {2}.", "{0} zagrywa kartę: {1}; strona: {2}."},
     {&kSeatKind, &kCardKind, &kSideKind}},
    {"totals", {"Offense {0}, defense {1}.", "Atakujący {0}, broniący {1}."}, {&kNumber, &kNumber}},
    {"outcome", {"Outcome: {0}.", "Wynik: {0}."}, {&kOutcomeKind}},
};
constinit Part<State, Kind, Verb, Say> part{"reveal", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& reveal_part() { return part; }

}  // namespace kosmo::cosmic

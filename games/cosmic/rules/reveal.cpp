// Reveal, reinforcements, totals and outcome (CE-REV, CE-REINF, CE-TOT).
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kCount };
enum class Verb { kReinforce, kCount };
enum class Say { kShows, kMorphs, kReinforces, kTotals, kOutcome, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

int value_of(int face) { return face < kAttacks ? kAttackValues[face] : 0; }
int reinforcement_value(int face) { return kReinforcementValues[face - kFirstReinforcement]; }

}  // namespace

// CE-REV-01, CE-REV-06, CE-REV-07: a morph takes what is printed on the other card.
void reveal_cards(State& s, Events& events) {
  s.is_revealed = 1;
  s.core.reveal();
  s.counts_as = s.laid;
  for (const Side side : {Side::kOffense, Side::kDefense}) {
    part.tell_all(events, Say::kShows, s.main(side), s.laid[side]);
    if (s.laid[side] == kMorph) s.counts_as[side] = s.laid[other_side(side)];
  }
  for (const Side side : {Side::kOffense, Side::kDefense})
    if (s.counts_as[side] != s.laid[side]) part.tell_all(events, Say::kMorphs, s.main(side), s.counts_as[side]);
}

Type type_shown(const State& s, Side side) { return type_of(s.counts_as[side]); }

// CE-REINF-01, CE-DECK-04
bool may_reinforce(const State& s, Seat seat) {
  return s.moment == Moment::kReinforcements && (s.is_main(seat) || s.of(seat).ally != Ally::kNo);
}
// CE-REINF-02: for either side.
void list_reinforcements(const State& s, Seat seat, ActionList& out) {
  for (int face = kFirstReinforcement; face < kFirstArtifact; ++face)
    if (s.of(seat).hand.contains(face))
      for (const Side side : {Side::kOffense, Side::kDefense}) part.add(out, Verb::kReinforce, face, side);
}
bool is_reinforcement_verb(Action a) { return part.is(a, Verb::kReinforce); }
// CE-REINF-03, CE-REINF-04
void reinforce(State& s, Seat seat, Action a, Events& events) {
  s.of(seat).hand.take(a.arg[0]);
  s.support[a.arg[1]].push(a.arg[0]);
  s.core.reveal();
  part.tell_all(events, Say::kReinforces, seat, a.arg[0], a.arg[1]);
}

// CE-REV-02, CE-REV-03, CE-TOT-01, CE-TOT-02
int total_of(const State& s, Side side) {
  const Seat main = s.main(side);
  int total = value_of(s.counts_as[side]) + ships_in_encounter(s, main);
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).ally == ally_of(side)) total += s.of(p).gate + s.of(p).beside;
  total += addition_of(s, side);
  for (const int face : s.support[side]) total += reinforcement_value(face);
  return total;
}
bool are_totals_compared(const State& s) {
  return s.is_revealed && type_shown(s, Side::kOffense) == Type::kAttack &&
         type_shown(s, Side::kDefense) == Type::kAttack;
}
void store_ships(State& s) {
  for (Seat p = 0; p < s.seats(); ++p) s.of(p).stored = static_cast<std::uint8_t>(ships_in_encounter(s, p));
}

// CE-REV-02, CE-REV-04, CE-REV-05, CE-REV-09, CE-REV-10; totals only of two attacks (CE-REINF-06). CE-SHIP-09: the
// ships are counted now.
void find_outcome(State& s, Events& events) {
  const Type offense = type_shown(s, Side::kOffense), defense = type_shown(s, Side::kDefense);
  if (offense == Type::kMorph) {
    s.outcome = Outcome::kBothLose;
  } else if (offense == Type::kNegotiate && defense == Type::kNegotiate) {
    s.outcome = Outcome::kBargaining;
  } else if (offense == Type::kNegotiate || defense == Type::kNegotiate) {
    s.outcome = offense == Type::kNegotiate ? Outcome::kDefenseWins : Outcome::kOffenseWins;
  } else {
    const int of_offense = total_of(s, Side::kOffense), of_defense = total_of(s, Side::kDefense);
    part.tell_all(events, Say::kTotals, of_offense, of_defense);
    s.outcome = of_offense > of_defense ? Outcome::kOffenseWins : Outcome::kDefenseWins;  // CE-TOT-03
  }
  store_ships(s);
  part.tell_all(events, Say::kOutcome, s.outcome);
}

namespace {

constexpr VerbRule kVerbs[] = {
    {{"reinforce", {"Play {0} for the {1}", "Zagraj kartę: {0}; strona: {1}"}, {&kCardKind, &kSideKind}},
     "CE-REINF-02"},
};
constexpr Phrase kEvents[] = {
    {"shows", {"{0} reveals {1}.", "{0} ujawnia kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"morphs",
     {"The morph of {0} becomes {1}.", "Metamorfoza gracza {0:gen} staje się kartą: {1}."},
     {&kSeatKind, &kCardKind}},
    {"reinforces",
     {"{0} plays {1} for the {2}.", "{0} zagrywa kartę: {1}; strona: {2}."},
     {&kSeatKind, &kCardKind, &kSideKind}},
    {"totals", {"Offense {0}, defense {1}.", "Atakujący {0}, broniący {1}."}, {&kNumber, &kNumber}},
    {"outcome", {"Outcome: {0}.", "Wynik: {0}."}, {&kOutcomeKind}},
};
constinit Part<State, Kind, Verb, Say> part{"reveal", {}, kVerbs, kEvents};

}  // namespace

AnyPart<State>& reveal_part() { return part; }

}  // namespace kosmo::cosmic

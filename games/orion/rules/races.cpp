// Races (MO-RAC): each bends one rule, and that rule asks here.
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

constexpr int kAlkariPoints = 1, kAlkariFleet = 2;           // spent, gained
constexpr int kBulrathiMarkers = 4, kBulrathiResources = 2;  // instead of 5; to choose
constexpr int kDarlokDiscard = 1, kDarlokTop = 3;            // by each opponent; cards to choose from
constexpr int kMeklarDiscount = 1;
constexpr int kMrrshanFleet = 1;
constexpr int kResearchCards = 2, kPsilonCards = 3;

bool anybody_has_cards(const State& s, const SeatOrder& seats) {
  for (const Seat q : seats)
    if (s.of(q).hand.size() > 0) return true;
  return false;
}

}  // namespace

// MO-RAC-03, MO-RAC-04
// MO-GEN-01: a sheet bends the general rules, and a card (an effect) both. MO-RAC-01: Humans have nothing here.
bool can_use_sheet(const Player& p) { return ability_of(p) == Ability::kSpendVpForFleet && p.vp >= kAlkariPoints; }
void use_sheet(State& s, Seat seat, Events& events) {
  change_vp(s, seat, -kAlkariPoints, events);
  gain(s, seat, fleet(kAlkariFleet), events);
}

Refusal why_not_use_sheet(const Player& p, int card) {
  if (card != card_of(p, kSheetSource))
    return refuse("MO-SYS-12", {"That is not your race.", "To nie jest twoja rasa."});
  if (ability_of(p) != Ability::kSpendVpForFleet)
    return refuse("MO-SYS-12", {"This race has no ability that is used in this way.",
                                "Ta rasa nie ma zdolności, której można by tu użyć."});
  if (p.vp < kAlkariPoints)
    return refuse("MO-RAC-04", {"You have no victory point to spend.", "Nie masz punktu zwycięstwa do wydania."});
  return refuse("MO-RAC-03", {"The ability is used at the start of a round, once.",
                              "Ze zdolności korzysta się na początku rundy, raz."});
}

// MO-RAC-05, MO-RAC-06: only while the level is determined.
bool keeps_morale_at_high_level(const Player& p) { return ability_of(p) == Ability::kSteadyHighLevel; }
void take_steady_high_level(State& s, Seat seat, Events& events) {
  take_markers(s, seat, kBulrathiMarkers, events);
  s.core.steps.push(GainAnyArgs(kBulrathiResources).step(seat));
}

// MO-RAC-07: each opponent discards; MO-RAC-08: then one of the top cards may be taken.
void spy_by_propaganda(State& s, Seat seat) {
  if (ability_of(s.of(seat)) != Ability::kSpies) return;
  const SeatOrder opponents = s.opponents(seat);
  if (!s.discard.empty() || anybody_has_cards(s, opponents))
    s.core.steps.push(RecoverArgs(kDarlokTop, true).step(seat));
  for (const Seat q : last_first(opponents))
    if (s.of(q).hand.size() > 0) s.core.steps.push(DiscardArgs(kDarlokDiscard).step(Kind::kDiscard, q));
}

// MO-RAC-09, MO-RAC-10: the first Build action of a round.
int first_build_discount(const Player& p) {
  return ability_of(p) == Ability::kFirstBuildCheaper && !p.built ? kMeklarDiscount : 0;
}

// MO-RAC-11, MO-RAC-12: by the action, whatever the colour.
Amount exploit_bonus(const Player& p) { return fleet(ability_of(p) == Ability::kExploitFleet ? kMrrshanFleet : 0); }

// MO-RSR-01, MO-RAC-13
int research_cards(const Player& p) { return ability_of(p) == Ability::kResearchThree ? kPsilonCards : kResearchCards; }

}  // namespace kosmo::orion

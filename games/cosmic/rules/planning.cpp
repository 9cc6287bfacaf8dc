// Planning (CE-PLAN): both main players lay an encounter card face down.
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kOffenseCheck, kSelecting, kSelect, kShow, kCount };
enum class Verb { kLay, kCount };
enum class Say { kLaid, kLaidOpenly, kTurnEnds, kExtraEnds, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

}  // namespace

// CE-PLAN-03, CE-PLAN-04, CE-PLAN-05: the offense first.
void planning_hand_check(State& s, Events&) { part.push(s.core, Kind::kOffenseCheck, s.offense); }
static void end_without_card(State& s, Events& events) {
  s.outcome = Outcome::kNoCard;
  s.has_quit = 1;
  part.tell_all(events, s.is_extra ? Say::kExtraEnds : Say::kTurnEnds, s.offense);  // CE-TIM-25
  go_to(s, Moment::kShipsReturn);                                                   // CE-TIM-23
}
void run_offense_check(State& s, const Step& step, Events& events) {  // CE-PLAN-03
  s.core.reveal();
  if (!has_card_to_select(s, step.seat)) return end_without_card(s, events);
  if (has_encounter_card(s, s.defense) || !has_card_to_select(s, s.defense)) check_hand(s, s.defense);
}

// CE-PLAN-01, CE-PLAN-02, CE-PLAN-09, CE-TIM-29
void select_cards(State& s, Events&) {
  part.push(s.core, Kind::kSelecting, kNobody);
  happens(s, Event::kSelecting, s.offense);
}
// Whoever lays openly goes first, and the other one knows that card.
void run_selecting(State& s, const Step&, Events& events) {  // CE-PLAN-01
  const bool has_defense_first = lays_openly(s, s.defense) && !lays_openly(s, s.offense);
  const auto lacks_card = [&](Seat seat) { return !lays_from_hoard(s, seat) && !has_encounter_card(s, seat); };
  if (lacks_card(s.offense)) return end_without_card(s, events);  // CA-MISER-09, CE-PLAN-03
  if (!lacks_card(s.defense)) return part.push(s.core, Kind::kSelect, has_defense_first ? s.defense : s.offense);
  part.push(s.core, Kind::kSelecting, kNobody);  // what answers the new hand may cost the offense its last card
  check_hand(s, s.defense);
}
// CA-RUL-12: whoever holds a card in hand that all effects allow must lay such a one.
static bool is_lawful(const State& s, Seat seat, int face) { return is_encounter_card(face) && may_lay(s, seat, face); }
static bool has_lawful_card(const State& s, Seat seat, const Hand<kCardsInPlay>& cards) {
  bool has = false;
  cards.each_face([&](int face) { has = has || is_lawful(s, seat, face); });
  return has;
}
bool can_lay_from_hoard(const State& s, Seat seat) {  // CA-MISER-09
  if (has_lawful_card(s, seat, s.of(seat).hand)) return has_lawful_card(s, seat, s.hoard);
  return !s.hoard.empty() && is_encounter_card(s.hoard[0].face);  // hands are sorted
}
void list_select(const State& s, const Step& step, ActionList& out) {  // CE-PLAN-02
  const bool is_bound = has_lawful_card(s, step.seat, s.of(step.seat).hand);
  laid_from(s, step.seat).each_face([&](int face) {
    if (is_bound ? is_lawful(s, step.seat, face) : is_encounter_card(face)) part.add(out, Verb::kLay, face);
  });
}
// CE-PLAN-07, CE-PLAN-08
void apply_select(State& s, const Step& step, Action a, Events& events) {
  const Side side = s.side_of(step.seat);
  const bool is_open = lays_openly(s, step.seat);
  auto& cards = laid_from(s, step.seat);
  if (is_open && !could_answer(s, step.seat, Event::kClaims, step.seat))
    cards.take(a.arg[0]);
  else
    cards.take_unseen(a.arg[0], only(step.seat));
  s.laid[side] = a.arg[0];
  s.is_laid_from_hoard[side] = lays_from_hoard(s, step.seat);
  if (s.laid[other_side(side)] == kNone) part.push(s.core, Kind::kSelect, s.main(other_side(side)));
  if (!is_open) return part.tell_all(events, Say::kLaid, step.seat);
  part.push(s.core, Kind::kShow, step.seat);
  happens(s, Event::kClaims, step.seat);  // CA-GAMBLER-06
}
// Unless it stays face down, with a claim what it is.
void run_show(State& s, const Step& step, Events& events) {  // CE-PLAN-01
  const Side side = s.side_of(step.seat);
  s.core.reveal();
  if (s.claimed[side] != kNone) return;
  s.is_open[side] = 1;
  part.tell_all(events, Say::kLaidOpenly, step.seat, s.laid[side]);
}
Refusal why_not_select(const State& s, const Step& step, Action a) {
  if (!part.is(a, Verb::kLay)) return {};
  if (is_encounter_card(a.arg[0]) && laid_from(s, step.seat).contains(a.arg[0]))
    return refuse("CE-PLAN-01", {"An effect demands another card.", "Pewien efekt wymaga innej karty."});
  if (!is_encounter_card(a.arg[0]))
    return refuse("CE-PLAN-02", {"Only attack, negotiate and morph cards are selected.",
                                 "Wybiera się tylko karty ataku, negocjacji i metamorfozy."});
  if (lays_from_hoard(s, step.seat))
    return refuse("CA-MISER-09", {"You select from the hoard, and that card is not in it.",
                                  "Wybierasz ze skarbca, a tej karty tam nie ma."});
  return refuse("CE-PLAN-01", {"You do not hold that card.", "Nie masz tej karty na ręce."});
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_RUN(kOffenseCheck, "offense-check", "CE-PLAN-03", offense_check, up_to(), .needs_seat = true,
              .may_wait = only_in<Moment::kPlanningHandCheck>),
    KOSMO_RUN(kSelecting, "selecting", "CE-PLAN-01", selecting, up_to()),
    KOSMO_ASK(kSelect, "select", "CE-PLAN-01", select, up_to(), .secret = true, .together = Together::kOpenly,
              .is_between = true, .may_wait = only_in<Moment::kPlanningSelect>),
    KOSMO_RUN(kShow, "show-selected", "CE-PLAN-01", show, up_to(), .needs_seat = true),
};
constexpr VerbRule kVerbs[] = {
    {{"lay", {"Lay {0} face down", "Połóż zakrytą kartę: {0}"}, {&kCardKind}}, "CE-PLAN-01"}};
constexpr Phrase kEvents[] = {
    {"laid", {"{0} has selected a card.", "{0}: karta spotkania wybrana."}, {&kSeatKind}},
    {"laid-openly", {"{0} selects {1}, face up.", "{0} wybiera i odkrywa kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"turn-ends",
     {"{0} has no encounter card: the turn ends.", "{0} nie ma karty spotkania: tura się kończy."},
     {&kSeatKind}},
    {"extra-ends",
     {"{0} has no encounter card: the extra encounter ends.",
      "{0} nie ma karty spotkania: dodatkowe spotkanie się kończy."},
     {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"planning", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& planning_part() { return part; }

bool is_selection_open(const State& s) { return is_waiting(s.core, part.number(Kind::kSelecting)); }

}  // namespace kosmo::cosmic

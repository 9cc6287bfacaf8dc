// The course of a turn: the windows of table 5.21 in their order (CE-TIM-01), what opens each and what happens in it.
// One that is free then asks everybody whether they do something (windows.cpp).
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kEnter, kAfter, kAnother, kCount };
enum class Verb { kEncounter, kStop, kNewTechnology, kCount };
enum class Say { kTurn, kEncounter, kExtra, kWillHave, kLimit, kWins, kWinsByPower, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CE-TIM-18: the roles of an encounter end with it.
void forget_encounter(State& s) {
  s.defense = kNobody;
  s.target = s.destiny = kNone;
  s.is_colony_fight = s.is_revealed = s.no_payments = s.has_quit = 0;
  s.tech_used = s.is_cloaked = s.is_hull_kept = 0;
  s.invited = s.joined = s.bound = {};
  s.margin = -1;
  s.additions = {};
  s.is_open = {};
  s.is_swapped = 0;
  s.claimed.fill(kNone);
  s.goes_on = s.grudges = 0;
  s.more = {};
  s.outcome = Outcome::kOpen;
  s.laid.fill(kNone);
  s.is_laid_from_hoard = {};
  for (auto& cards : s.used) cards.fill(kNone);
  s.gift = kNone;
  s.gift_from = s.gift_to = kNobody;
  s.counts_as.fill(kNone);
  s.talk = {};
  for (Player& p : s.players) {
    p.stored = p.lost = p.fresh = 0;
    p.ally = Ally::kNo;
  }
}

void begin_turn(State& s, Events& events) {  // CE-GEN-03
  forget_encounter(s);
  s.core.begin_turn();
  s.encounter_of_turn = 1;
  part.tell_all(events, Say::kTurn, s.offense);
  ask_for_sheet(s, events);
}

void begin_encounter(State& s, Events& events) {
  forget_encounter(s);
  if (s.is_extra) return part.tell_all(events, Say::kExtra, s.offense);
  part.tell_all(events, Say::kEncounter, s.offense, s.encounter_of_turn);
}

// CE-TIM-25: extra encounters, one after another; then the turn goes on where it was interrupted.
void begin_extra_encounter(State& s) {
  if (!s.is_extra) s.turn_of = s.offense;
  s.is_extra = 1;
  s.offense = s.extra.take(0);
  s.meets = s.extra_against.take(0);
  go_to(s, Moment::kEncounterStart);
}
void resume_turn(State& s) {  // CE-TIM-18: the roles of that encounter are over
  s.is_extra = 0;
  s.defense = s.meets = kNobody;
  s.target = kNone;
  s.offense = std::exchange(s.turn_of, kNobody);
}

// CE-TIM-19
bool has_another(const State& s) {
  return !s.has_quit && (s.goes_on || (is_success(s) && s.encounter_of_turn < kEncountersOfTurn));
}

// CE-END-06
void end_encounter(State& s, Events& events) {
  end_powers(s, events);
  ++s.encounters;
  if (!s.is_extra) s.may_go_on = has_another(s) ? std::max<std::uint8_t>(s.goes_on, 1) : 0;
  if (s.encounters < s.limit) {
    if (!s.extra.empty()) return begin_extra_encounter(s);
    if (s.is_extra) resume_turn(s);
    return;
  }
  part.tell_all(events, Say::kLimit, s.limit);
  s.core.over = 1;
}

void ask_for_another(State& s, Events&) { part.push(s.core, Kind::kAnother, s.offense); }

void end_turn(State& s, Events&) {  // CE-TURN-01, CE-SET-12, CE-GEN-05; nobody draws (CE-TURN-11)
  s.offense = seat_after(s.offense, s.seats());
  go_to(s, Moment::kStartTurn);
}

bool was_decided(const State& s) {
  return s.outcome == Outcome::kOffenseWins || s.outcome == Outcome::kDefenseWins || s.outcome == Outcome::kBothLose;
}
bool always(const State&) { return true; }
bool never(const State&) { return false; }
bool is_result_open(const State& s) { return was_decided(s) || s.outcome == Outcome::kBargaining; }
bool do_ships_land(const State& s) {
  return s.outcome == Outcome::kOffenseWins || s.outcome == Outcome::kResettled || s.outcome == Outcome::kGranted;
}
bool do_ships_return(const State& s) {
  return s.outcome == Outcome::kDefenseWins || s.outcome == Outcome::kNoCard || s.outcome == Outcome::kCalledOff;
}
bool are_cards_laid(const State& s) { return s.laid[0] != kNone || s.laid[1] != kNone; }
// CE-TIM-16
bool has_result(const State& s) {
  return was_decided(s) || s.outcome == Outcome::kDeal || s.outcome == Outcome::kFailedDeal ||
         s.outcome == Outcome::kResettled || s.outcome == Outcome::kGranted || s.outcome == Outcome::kCalledOff;
}
bool may_go_on(const State& s) { return s.may_go_on; }
bool draws_destiny(const State& s) { return s.meets == kNobody; }  // CE-TIM-25, CA-RUL-61
bool has_technologies(const State& s) { return s.technology; }

// An earlier window comes first, whatever the timing order (CE-TIM-10, CA-TW-05).
// What opens a window, what happens when it opens, whether everybody may act in it, and what happens when it closes:
// the seven phases (CE-GEN-04), and of the last of them the order of its parts (CE-RES-10, CE-COMP-07, CE-REW-07).
struct Window {
  Moment moment;
  bool (*opens)(const State&);
  bool is_free;
  void (*before)(State&, Events&) = nullptr;
  void (*after)(State&, Events&) = nullptr;
};
// clang-format off
constexpr Array<Window, kMoments> kWindows = {{{
    {Moment::kSetup,                never,               false},
    {Moment::kStartTurn,            always,              true,  begin_turn},
    {Moment::kStartTurnHandCheck,   always,              false, start_hand_check},
    {Moment::kStartTurnAfterCheck,  always,              true},
    {Moment::kEncounterStart,       always,              true,  begin_encounter},
    {Moment::kTechAction,           has_technologies,    false, ask_tech_steps},  // CE-REG-04
    {Moment::kRegroup,              always,              true},
    {Moment::kRegroupRetrieve,      always,              false, retrieve_ship},
    {Moment::kDestinyBeforeDraw,    draws_destiny,       true},
    {Moment::kDestinyDraw,          draws_destiny,       false, draw_destiny},
    {Moment::kDestinyDrawn,         draws_destiny,       true},
    {Moment::kDestinyChoice,        draws_destiny,       false, choose_destiny},
    {Moment::kDefenseSet,           always,              true,  meet_named, end_destiny},
    {Moment::kLaunch,               always,              true},
    {Moment::kLaunchAim,            always,              false, aim_gate},
    {Moment::kLaunchAimed,          always,              true},
    {Moment::kLaunchShips,          always,              false, launch_ships, after_launch},
    {Moment::kLaunchDone,           always,              true},
    {Moment::kAllianceBefore,       always,              true},
    {Moment::kAllianceInvite,       always,              false, invite},
    {Moment::kAllianceInvited,      always,              true},
    {Moment::kAllianceJoin,         always,              false, ask_allies},
    {Moment::kAllianceFormed,       always,              true},
    {Moment::kPlanningBeforeSelect, always,              true},
    {Moment::kPlanningHandCheck,    always,              false, planning_hand_check},
    {Moment::kPlanningSelect,       always,              false, select_cards},
    {Moment::kPlanningAfterSelect,  always,              true},
    {Moment::kRevealBefore,         always,              true},
    {Moment::kReveal,               always,              false, reveal_cards},
    {Moment::kAfterRevealCards,     always,              true},
    {Moment::kAfterRevealModifiers, always,              true},
    {Moment::kReinforcements,       always,              true},
    {Moment::kOutcome,              always,              true,  find_outcome},
    {Moment::kResolution,           is_result_open,      true},
    {Moment::kDealOpen,             is_deal_open,        false, open_deal},
    {Moment::kDealMade,             is_deal_agreed,      true},
    {Moment::kDealExecute,          is_deal_open,        false, end_deal},
    {Moment::kShipsToWarp,          was_decided,         false, lose_encounter_ships},
    {Moment::kLanding,              do_ships_land,       false, land_ships},
    {Moment::kShipsReturn,          do_ships_return,     false, ships_return},
    {Moment::kResultEffects,        has_result,          true,  nullptr, test_victory},
    {Moment::kCompensation,         is_compensation_due, true,  nullptr, take_compensation},
    {Moment::kRewards,              are_rewards_due,     false, give_rewards},
    {Moment::kDiscardRevealed,      are_cards_laid,      false, discard_revealed},
    {Moment::kEndEncounter,         always,              true,  nullptr, end_encounter},
    {Moment::kSecondEncounter,      may_go_on,           false, ask_for_another},
    {Moment::kEndTurn,              always,              false, end_turn},
    {Moment::kTechSetup,            has_technologies,    false, choose_technologies, end_tech_setup},
}}};
// clang-format on
consteval bool are_in_order() {
  for (int i = 0; i < kMoments; ++i)
    if (kWindows[i].moment != static_cast<Moment>(i)) return false;
  return true;
}
static_assert(are_in_order());
const Window& window_of(Moment moment) { return kWindows[moment]; }

Moment next_of(const MomentArgs& args) { return args.moment == Moment::kTechSetup ? Moment::kStartTurn : args.next(); }
// CE-TIM-01: a window whose condition is not met is skipped.
void run_enter(State& s, const Step& step, Events& events) {
  const MomentArgs args(step);
  const Window& window = window_of(args.moment);
  s.core.steps.push(MomentArgs(next_of(args)).step(part, Kind::kEnter));
  if (!window.opens(s)) return;
  leave_phase(s, args.moment);
  s.moment = args.moment;
  if (window.after) s.core.steps.push(args.step(part, Kind::kAfter));
  if (window.is_free) open_window(s);
  if (window.before) window.before(s, events);
}
void run_after(State& s, const Step& step, Events& events) {  // CE-TIM-01
  window_of(MomentArgs(step).moment).after(s, events);
}

// CE-TURN-08, CE-TURN-10: no card is asked for.
void list_another(const State& s, const Step&, ActionList& out) {
  part.add(out, Verb::kEncounter);
  part.add(out, Verb::kStop);
  if (can_draw_technologies(s)) part.add(out, Verb::kNewTechnology);
}
void apply_another(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kStop)) return;
  if (part.is(a, Verb::kNewTechnology)) return draw_technologies(s, step.seat, events);  // CE-TECH-18, CE-TECH-20
  s.encounter_of_turn = static_cast<std::uint8_t>(std::min<int>(s.encounter_of_turn + 1, kMostEncounters));
  if (s.may_go_on == kWithNewHand && !has_encounter_card(s, step.seat)) renew_hand(s, step.seat);
  go_to(s, Moment::kEncounterStart);  // CE-TURN-07; destiny decides anew whom it meets (CE-TURN-12)
}
Refusal why_not_another(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kNewTechnology)) return {};
  return refuse("CE-TECH-18", {"There are no technologies to draw.", "Nie ma technologii do dobrania."});
}

constexpr StepRule<State> kSteps[] = {
    KOSMO_RUN(kEnter, "enter", "CE-TIM-01", enter, up_to(kMoments - 1), .is_between = true, .kinds = {&kMomentKind}),
    KOSMO_RUN(kAfter, "after", "CE-TIM-01", after, up_to(kMoments - 1), .is_between = true, .kinds = {&kMomentKind},
              .may_wait = is_of_window),
    KOSMO_ASK(kAnother, "another", "CE-TURN-08", another, up_to(), .choices_public = true, .is_between = true,
              .may_wait = only_in<Moment::kSecondEncounter>),
};
constexpr VerbRule kVerbs[] = {
    {{"encounter", {"Have another encounter", "Przeprowadź następne spotkanie"}}, "CE-TURN-08"},
    {{"stop", {"End the turn", "Zakończ turę"}}, "CE-TURN-08"},
    {{"new-technology",
      {"Give it up for a new technology; the turn ends", "Zrezygnuj z niego dla nowej technologii; tura się kończy"}},
     "CE-TECH-18"},
};
constexpr Phrase kEvents[] = {
    {"turn", {"{0} begins a turn.", "{0} zaczyna turę."}, {&kSeatKind}},
    {"encounter",
     {"{0} is the offense; encounter {1} of the turn.", "{0} atakuje; spotkanie {1} w tej turze."},
     {&kSeatKind, &kNumber}},
    {"extra-encounter", {"{0} has an extra encounter.", "{0} przeprowadza dodatkowe spotkanie."}, {&kSeatKind}},
    {"extra", {"{0} will have an extra encounter.", "{0} przeprowadzi dodatkowe spotkanie."}, {&kSeatKind}},
    {"limit", {"That was encounter {0}, the last one.", "To było spotkanie {0}, ostatnie."}, {&kNumber}},
    {"wins",
     {"{0} has enough foreign colonies and wins.", "{0} ma dość zewnętrznych kolonii i wygrywa."},
     {&kSeatKind}},
    {"wins-by-power", {"{0} wins by an alien power.", "{0} wygrywa dzięki mocy obcego."}, {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"course", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& course_part() { return part; }

bool is_free_window(Moment moment) { return window_of(moment).is_free; }
bool is_next_window(const Step& step) { return part.is(step, Kind::kEnter); }
void wait_for_next_window(State& s) {
  s.core.steps.clear();
  s.core.steps.push(MomentArgs(next_of(MomentArgs(s.moment))).step(part, Kind::kEnter));
}

void go_to(State& s, Moment moment) {
  *latest_waiting(s.core, part.number(Kind::kEnter)) = MomentArgs(moment).step(part, Kind::kEnter);
}

void start_first_turn(State& s, Seat seat) {
  s.first = s.offense = seat;
  s.defense = kNobody;
  s.core.steps.push(MomentArgs(Moment::kTechSetup).step(part, Kind::kEnter));
}

void add_extra_encounter(State& s, Seat offense, Seat against, Events& events) {
  s.extra.push(offense);
  s.extra_against.push(against);
  part.tell_all(events, Say::kWillHave, offense);
}

bool is_success(const State& s) {
  return !s.has_quit &&
         (s.outcome == Outcome::kOffenseWins || s.outcome == Outcome::kDeal || s.outcome == Outcome::kResettled ||
          s.outcome == Outcome::kGranted || s.outcome == Outcome::kCalledOff);
}

// CE-END-01, CE-END-02, CE-END-03, CE-END-04: all who have enough at this test win together.
void test_victory(State& s, Events& events) {
  for (Seat p = 0; p < s.seats(); ++p) {
    if (s.winners >> p & 1) {  // CE-END-05
      s.core.over = 1;
      part.tell_all(events, Say::kWinsByPower, p);
    }
    if (foreign_colonies(s, p) < colonies_to_win(s)) continue;
    s.core.over = 1;
    part.tell_all(events, Say::kWins, p);
  }
}

}  // namespace kosmo::cosmic

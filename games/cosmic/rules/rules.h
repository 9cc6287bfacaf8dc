// What the phases offer to each other. Each phase is a part (engine/parts.h) with steps, verbs and events of its own.
#pragma once

#include "engine/flow.h"
#include "engine/parts.h"
#include "engine/waiting.h"
#include "games/cosmic/cosmic.h"
#include "games/cosmic/questions.h"
#include "games/cosmic/rules/step_args.h"
#include "games/cosmic/words.h"

namespace kosmo::cosmic {

// --- the course of turns and encounters (course.cpp)

void go_to(State&, Moment);  // what comes next, instead of the window after this one
void start_first_turn(State&, Seat);
bool is_success(const State&);                                          // CE-TURN-08
void add_extra_encounter(State&, Seat offense, Seat against, Events&);  // against nobody named: destiny decides
void leave_phase(State&, Moment next);  // cheats and accusations are of a phase (cheating.cpp)
bool is_free_window(Moment);            // everybody may act in it (CE-TIM-02)
bool is_next_window(const Step&);       // which waits below all others
void wait_for_next_window(State&);      // after the one that is open, and for nothing else

// Where a step may wait, as its own line says it.
template <Moment... kWhen>
bool only_in(const State& s, const Step&) {
  return ((s.moment == kWhen) || ...);
}
inline bool is_of_window(const State& s, const Step& step) { return MomentArgs(step).moment == s.moment; }

// --- cards (cards.cpp)

int count_of(const State&, Seat, Type);
bool has_encounter_card(const State&, Seat);
bool is_hand_unchecked(const State&, Seat);
void check_hand(State&, Seat);             // CE-TURN-02, CE-TURN-03, CE-TURN-04, CE-PLAN-05
void renew_hand(State&, Seat);             // if the flare that allows it is held
void draw_cards(State&, Seat, int count);  // as a step: powers answer it (CE-TIM-20)
// Until forget_received(): what this seat draws or takes is noted, for whoever may look at it (CA-BARBARIAN-W1).
void note_received(State&, Seat);
void receive(State&, Seat, int face);
void forget_received(State&);
int draw_one(State&, Events&);                            // or kNone, when nothing is left (CE-DRAW-01)
void quake(State&, Events&);                              // CE-DRAW-02
void discard_from_hand(State&, Seat, int face, Events&);  // openly
void discard_openly(State&, Seat, int face, Events&);     // what is in no hand
void take_at_random(State&, Seat from, Seat to, int count, Events&);
bool is_publicly_elsewhere(const State&, int face);  // every copy of it lies open
void was_discarded(State&, Seat by, int face);       // somebody may answer it
void take_from_discard(State&, Seat, int face, Events&);
// Attacks face up next to planets.
bool is_beside(const State&, int planet);
int value_beside(const State&, int planet);
void put_beside(State&, Seat, int face, int planet, Events&);
void discard_beside(State&, int planet, Events&);
void tell_hand(const State&, Seat, Events&);
// One card, or false when nothing is left; nobody answers it.
bool draw_into_hand(State&, Seat, Events&);
// So many cards of a hand to another player, as its owner chooses.
void ask_to_give(State&, const PickArgs&, bool may_stop);
void take_used_card(State&, Side, int index, Seat to);
// Encounter cards of this encounter that still lie on the discard pile (CA-FIDO-03): their sides and indices.
template <class F>
void each_used_card(const State& s, F&& f) {
  for (const Side side : {Side::kOffense, Side::kDefense})
    for (int i = 0; i < 2; ++i)
      if (s.used[side][i] != kNone && s.discard.contains(s.used[side][i])) f(side, i);
}

// --- the hoard, a second hand that belongs to the sheet of an alien (hoard.cpp)

Seat keeper_of_hoard(const State&);           // who has that sheet, or kNobody
bool is_hoard_open(const State&, Seat);       // it is this seat's, whose power works (CA-ZAP-07)
bool has_cards_to_play(const State&, Seat);   // in the hand or in an open hoard; all know how many there are
bool has_card_to_select(const State&, Seat);  // an encounter card in either (CA-MISER-07)
bool can_lay_from_hoard(const State&, Seat);  // it holds a card that this seat may select
bool lays_from_hoard(const State&, Seat);     // has said so (CA-MISER-09)
Hand<kCardsInPlay>& laid_from(State&, Seat);  // the hand that this seat selects from
const Hand<kCardsInPlay>& laid_from(const State&, Seat);
// A card that was played comes back to its player, to where it was played from (CA-MISER-05).
void come_back(State&, Seat, int face, Audience known, bool is_from_hoard);
void draw_into_hoard(State&, int count);  // as a step: powers answer it
void discard_hoard(State&, Events&);
// Cards that are put by while a hand is renewed or taken from, and what they come back to (CA-MISER-W1).
void put_by(State&, Seat, int face);
void take_back_put_by(State&, Seat, Events&);

// --- ships and colonies (ships.cpp)

int planets_of_one(const State&);      // CE-V4P-01
int colonies_to_win(const State&);     // CE-GEN-01, CE-V4P-02
int colonies_for_power(const State&);  // CE-PWR-01, CE-V4P-03
bool has_colony(const State&, Seat, int planet);
int home_colonies(const State&, Seat);
int foreign_colonies(const State&, Seat);  // CE-COL-04
bool has_any_colony(const State&, Seat);
int ships_on_planets(const State&, Seat);
int ships_in_encounter(const State&, Seat);  // CE-SHIP-08
bool is_planet_empty(const State&, int planet);
bool is_planet(const State&, int planet);  // of a seat of this game, and not destroyed (CE-V4P-01, CE-TK-11)
bool has_planet(const State&, Seat home);
bool can_tell_prometheus(const State&, Seat, int place);  // it stands there beside other ships (CE-TK-14)
int count_at(const State&, Seat, int place);
int ships_to_spare(const State&, Seat);     // that can leave without giving up a colony
int ships_in_research(const State&, Seat);  // CE-TECH-15
// One ship from a place to another; the only function that moves ships.
void move_ship(State&, Seat, int from, int to, Events&);
// Ships that are lost: first they stand aside, then what was lost together is settled: who saves them does, the others
// go to the warp, who reacts does (CE-TIM-14, CA-SHIP-01).
void give_up(State&, Seat, int from, int count, Events&);
void settle_losses(State&, bool is_result = false);
// The owner chooses which (CE-SHIP-06).
void lose_ships(State&, Seat, int count, LoseFrom = LoseFrom::kAnywhere, bool is_result = false);
int ships_to_lose(const State&, Seat, LoseFrom);
struct Homeward {  // where ships that return may go, but for the owner's colonies
  int avoid = kNone;
  bool to_genesis = false;
  bool is_saved = false;
};
void return_ships(State&, Seat, int from, int count, Homeward = {});  // as the owner wishes (CE-SHIP-05)
void ask_for_ships(State&, const SendArgs&, Seat);                    // from colonies to somewhere
void send_ships(State&, const SendArgs&, Seat);                       // the same, after effects on how many (CE-TIM-12)
void found_colony(State&, Seat, int planet, int most);                // with ships from colonies; it counts at once
void allow_one_more(State&);                                          // for the ships that are being sent (CE-TK-12)
void add_prometheus(State&, Seat, int place, Events&);
void remove_prometheus(State&, Seat, Events&);
// Also those that are not there: nobody has a colony on them.
template <class F>
void each_planet(const State& s, F&& f) {
  for (int planet = 0; planet < kHomePlanets; ++planet) f(planet);
  if (s.genesis != kNobody) f(planet_of(s.genesis, kGenesisIndex));
}
template <class F>
void each_colony(const State& s, Seat seat, F&& f) {
  each_planet(s, [&](int planet) {
    if (s.ships[planet][seat] > 0) f(planet);
  });
}

// --- the windows (windows.cpp)

SeatOrder timing_order(const State&);  // CE-TIM-03
void open_window(State&);
bool is_play(const Step&);
bool is_answering(const Step&);                // it asks for answers to what waits
const Step* answered_play(const State&);       // the latest that waits for answers, or null
void announce(State&, Seat, const PlayArgs&);  // it takes effect when all have answered
// One card alone: could this seat play any, as far as all know; what plays there are of this one; playing it from the
// hoard (CA-MISER-02).
bool could_play_card(const State&, Seat, const Step* answered);
void list_plays_of(const State&, Seat, const Step* answered, int face, ActionList&);
void play_from_hoard(State&, Seat, const Step* answered, int face, Action, Events&);
void happens(State&, Event, Seat whose, int detail = 0);   // who may answer it does (CE-TIM-20)
bool could_answer(const State&, Seat, Event, Seat whose);  // by a power
void note_use(State&, Seat);                               // of a power, in answer to what waits
void let_draw(State&, Seat);  // a card, once the flare that is answered has taken effect (CA-REMORA-W1)
PlayArgs negate_answered_play(State&, Negation = Negation::kNegated);
void close_window(State&);                     // nobody else is asked in the window that is open
void close_answers(State&);                    // nor about what is being answered
bool is_being_used(const State&, Technology);  // it waits for answers

// To an answer that takes effect: what it answers, and what it may do to it beside negating it.
const Step& answered_step(const State&);
void steal_answered_card(State&, Seat thief);
void keep_answered_artifact(State&);

// What can be played in windows. One of these for each artifact (artifacts.cpp).
struct Ability {
  std::string_view rule;
  // May this seat play it now if it holds it? Everybody can tell. `answered` waits for answers; null in a free window.
  bool (*fits)(const State&, Seat, const Step* answered);
  void (*list)(const State&, Seat, ActionList&);
  int (*keep)(Action);  // what it must remember until it takes effect
  void (*effect)(State&, Seat, int kept, Events&);
  std::string_view (*forbids)(const State&, Seat) = nullptr;  // the rule against it in its own window
};
const Array<Ability, kArtifacts>& abilities();
std::string_view rule_against(const State&, Seat, Artifact);  // where it does not fit
inline const Ability& ability_of(Artifact artifact) { return abilities()[artifact]; }
bool is_artifact_verb(Action);
Artifact artifact_of(Action);

// --- technologies (technology.cpp; each of them in tech_outside.cpp and tech_inside.cpp)

bool is_technology_verb(Action);
Technology technology_of(Action);

Seat owner_of(const State&, Technology);  // who has it face up, or kNobody
bool has_technology(const State&, Seat, Technology);
bool could_be_used(const State&, Seat, const PlayArgs&);  // one that waits for answers, with what it remembers
template <Moment kWhen, Technology kWhich>
bool only_with(const State& s, const Step& step) {
  return s.moment == kWhen && has_technology(s, step.seat, kWhich);
}
bool could_use_technology(const State&, Seat, const Step* answered);
void list_technologies(const State&, Seat, const Step* answered, ActionList&);
Refusal why_not_technology(const State&, Seat, const Step* answered, Action);
void use_technology(State&, Seat, Action, Events&);
void finish_technology(State&, const Step& play, Events&);  // it takes effect, or was cancelled
void leave_play(State&, Technology, Events&);               // from face up to the discard pile
void bring_home(State&, Seat, bool to_genesis = false);     // ships that have left a technology
void lay_out_technologies(State&);
void choose_technologies(State&, Events&);
void end_tech_setup(State&, Events&);
void ask_tech_steps(State&, Events&);
bool can_draw_technologies(const State&);
void draw_technologies(State&, Seat, Events&);
// Those that are used outside of free windows (tech_inside.cpp).
bool may_thrust(const State&, Seat, const SendArgs&);  // CE-TK-12
void list_thrusters(ActionList&);
void list_qax(const State&, Seat, ActionList&);  // CE-TK-15
bool could_keep_hull(const State&);              // CE-TK-02
void ask_for_hull(State&);
int addition_of(const State&, Side);  // CE-TOT-01: by technologies and tokens

// --- powers and flares of the aliens (powers.cpp; each of them in aliens/)

bool could_use_power(const State&, Seat, const Step* answered);
bool could_play_flare(const State&, Seat, const Step* answered);
void list_flare(const State&, Seat, const Step* answered, int alien, ActionList&);
bool must_use_power(const State&, Seat, const Step* answered);
bool is_power_verb(Action);
void list_powers(const State&, Seat, const Step* answered, ActionList&);
Refusal why_not_power(const State&, Seat, const Step* answered, Action);
void use_power(State&, Seat, const Step* answered, Action, Events&);
bool declare_by_itself(State&, Seat, const Step* answered, Events&);  // CA-TW-03
void finish_power(State&, const Step& play, Events&);                 // it takes effect, or was stopped
bool can_be_zapped(const Step* answered);
void zap_answered_power(State&);
void end_powers(State&, Events&);  // CE-TIM-28
void change_cards_at_reveal(State&, Events&);
struct Totals;
void ask_powers_for_totals(const State&, Totals&);
void ask_powers_for_outcome(const State&, Outcome&);
void ask_powers_for_sending(const State&, Seat, SendArgs&);
struct Payment;
void ask_powers_for_payment(const State&, Payment&);
bool may_lay(const State&, Seat, int face);  // as far as powers say
bool lays_openly(const State&, Seat);        // first and face up
bool joins_uninvited(const State&, Seat);
bool may_play(const State&, Seat, Artifact);
Audience watchers_of_draws(const State&, Seat drawer);
int ships_to_retrieve(const State&);      // in window 7, as far as powers say
bool loses_too(const State&, Side);       // the ships of the side that has won
bool would_be_saved(const State&, Seat);  // whatever this seat loses now (CA-SHIP-06)
void forget_uses_of_draw(State&);         // for another destiny card (CA-RUL-70)
bool retrieves_otherwise(State&, Events&);
void discard_for_powers(State&, Events&);
int paid_ships(const State&, Seat, int ships);  // for compensation and rewards
void set_up_powers(State&, Events&);
void ask_for_sheet(State&, Events&);  // the old or a new one (CE-VSP-01)
bool is_choice_of_sheet(const Step&);
bool keeps_powers(const State&, Seat);                  // with too few home colonies too
bool frees_in_deals(const State&, Seat);                // no use, so a zap does not stop it (CE-ZAP-07)
bool keeps_for_new_hand(const State&, Seat, int face);  // CA-VULCH-03
std::span<AnyPart<State>* const> alien_parts();

// Reinforcements (reveal.cpp): no artifact, so nothing answers them (CE-CZAP-04).
bool may_reinforce(const State&, Seat);  // CE-REINF-01
void list_reinforcements(const State&, Seat, ActionList&);
void list_reinforcement(int face, ActionList&);
bool is_reinforcement_verb(Action);
void reinforce(State&, Seat, Action, Events&);
void support(State&, Seat, int face, Side, Events&);  // with a card from this hand

// --- the phases, by what happens in their windows

void start_hand_check(State&, Events&);
void retrieve_ship(State&, Events&);
void cancel_retrieving(State&);
void shuffle_destiny(State&, Events&);
void draw_destiny(State&, Events&);
void draw_again(State&, Events&);
void meet_at(State&, Seat, int planet, Events&);
void choose_destiny(State&, Events&);
void meet_named(State&, Events&);  // where no destiny is drawn
void end_destiny(State&, Events&);
void aim_gate(State&, Events&);
void launch_ships(State&, Events&);
void after_launch(State&, Events&);
void invite(State&, Events&);
void ask_allies(State&, Events&);
bool may_still_join(const State&, Seat, Side);  // invited, and not yet answered
void planning_hand_check(State&, Events&);
void select_cards(State&, Events&);
bool is_selection_open(const State&);
void reveal_cards(State&, Events&);
void open_card(State&, Side, Events&);  // before the others
void find_outcome(State&, Events&);
bool is_deal_open(const State&);
bool is_deal_agreed(const State&);
void open_deal(State&, Events&);
void end_deal(State&, Events&);
void lose_encounter_ships(State&, Events&);
void land_ships(State&, Events&);
void ships_return(State&, Events&);
void test_victory(State&, Events&);
bool is_victory_due(const State&);   // a test waits, after a technology,
bool is_founding_due(const State&);  // or after a colony that an effect founded
bool is_compensation_due(const State&);
Seat taker_of_compensation(const State&);
void take_compensation(State&, Events&);
bool are_rewards_due(const State&);
void give_rewards(State&, Events&);
void discard_revealed(State&, Events&);
int total_of(const State&, Side);
Totals totals_of(const State&);
void set_outcome(State&, Events&);                          // anew, by what is in force
std::optional<Side> side_in_encounter(const State&, Seat);  // of a main player or an ally
int printed_value(int face);
void show_as(State&, Side, int face);  // what the card of a side counts as from now on
int current_value(const State&, Side);
bool are_totals_compared(const State&);  // CE-REV-11
void store_ships(State&);                // CE-SHIP-09
Type type_shown(const State&, Side);     // CE-REV-10

// --- deals (deal.cpp)

int most_decisions_of_a_deal();
void shift_penalty(State&, Side, int ships);  // of a deal that fails, from this side to the other
void describe_deal(Archive&, State&);
void redraw_deal(State&, Audience knows, Rng&);
void show_deal(const State&, Zones&);
std::bitset<256> faces_of(Type);  // zones.cpp
std::bitset<256> encounter_faces();

// --- the parts
AnyPart<State>& setup_part();
bool is_first_deal(const Step&);
AnyPart<State>& course_part();
AnyPart<State>& windows_part();
AnyPart<State>& artifacts_part();
AnyPart<State>& cards_part();
AnyPart<State>& ships_part();
AnyPart<State>& destiny_part();
AnyPart<State>& alliance_part();
AnyPart<State>& planning_part();
AnyPart<State>& reveal_part();
AnyPart<State>& deal_part();
AnyPart<State>& resolution_part();
AnyPart<State>& technology_part();
AnyPart<State>& tech_outside_part();
AnyPart<State>& tech_inside_part();
AnyPart<State>& powers_part();
AnyPart<State>& sheets_part();
AnyPart<State>& hoard_part();
AnyPart<State>& cheating_part();

}  // namespace kosmo::cosmic

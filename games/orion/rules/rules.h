// What the phases of Master of Orion offer to the flow table and to each other. Each has its own file: setup, round,
// actions, build, attack, effects, choices, finish.
#pragma once

#include "games/orion/content.h"
#include "games/orion/state.h"
#include "games/orion/words.h"

namespace kosmo::orion {

inline Verb verb_of(Action a) { return static_cast<Verb>(a.verb); }
inline std::size_t index(int i) { return static_cast<std::size_t>(i); }

// --- pieces.cpp: cards, markers, resources
// -----------------------------------------------------------------------------
void add_to_hand(Player&, int kind);
void take_from_hand(Player&, int kind);
bool can_draw(const State&);                              // MO-DCK-06
std::uint8_t draw_card(State&, Events&);                  // kNone if there is none (MO-DCK-04..06)
void draw_cards(State&, Seat, int count, Events&);        // to the hand
void discard_from_hand(State&, Seat, int kind, Events&);  // MO-DCK-01
void gain(State&, Seat, const Amount&, Events&);          // MO-RES-02
bool can_afford(const Player&, const Amount&);
void pay(State&, Seat, const Amount&, Events&);
void change_morale(State&, Seat, int by, Events&);  // MO-MOR-01, 02
void change_vp(State&, Seat, int by, Events&);
void extra_action(State&, Seat, int count, Events&);  // MO-GEN-09, 10
void clear_marker(Player&, int source);               // back to the reserve (MO-GEN-08)

// --- cards in play
// -------------------------------------------------------------------------------------------------------
bool races_chosen(const State&);    // by everybody (MO-SET-16)
Ability ability_of(const Player&);  // of the race; none before it is chosen
bool has_fulcrum(const Player&);
bool system_exists(const Player&, int system);     // holds a card (MO-ADV-09)
int active_kind(const Player&, int system);        // the top structure, or kNone
int card_colour_below(const Player&, int system);  // colour of the card right beneath the top one, or kNone
bool source_is_active(const Player&, int source);
bool field_empty(const Player&, int source);
Field field_of(const Player&, int source);
const Effects& effects_of(const Player&, int source, Keyword);  // of that keyword; empty if the source has none
bool is_optional(const Player&, int source, Keyword);
int count_things(const State&, Seat, int system, const Effect&);
template <class F>
void each_always(const Player& p, F&& f) {  // every Always effect that works for the player: f(effect)
  for (int source = 0; source <= kAdvisorSource; ++source)
    for (const Effect& e : effects_of(p, source, Keyword::kAlways)) f(e);
}

// --- the phases
// ----------------------------------------------------------------------------------------------------------
#define KOSMO_RUNS(name) void run_##name(State&, const Step&, Events&)
#define KOSMO_ASKS(name)                                    \
  void list_##name(const State&, const Step&, ActionList&); \
  void apply_##name(State&, const Step&, Action, Events&);  \
  Refusal why_not_##name(const State&, const Step&, Action)

// setup.cpp (MO-SET)
KOSMO_ASKS(choose_race);
KOSMO_RUNS(deal);
KOSMO_ASKS(swap);
// round.cpp (MO-RND, MO-DEV, MO-END)
KOSMO_RUNS(start_round);
KOSMO_RUNS(level);
KOSMO_ASKS(gain_any);
KOSMO_RUNS(start_effects);
KOSMO_RUNS(end_round);
KOSMO_ASKS(hand_limit);
KOSMO_RUNS(next_round);
// actions.cpp (MO-ACT, MO-EXP, MO-RSR, MO-TRD, MO-PRO, MO-CON)
KOSMO_RUNS(turn);
KOSMO_ASKS(action);
KOSMO_ASKS(throw);
KOSMO_ASKS(hire);
KOSMO_ASKS(colour);
// build.cpp (MO-BLD)
bool can_build(const State&, Seat, int kind, int system, int less, bool build_action);
bool can_build_somewhere(const State&, Seat, int kind, int less);
int open_system(const Player&);  // where a new system would start, or kNone
void build(State&, Seat, int kind, int system, int less, bool build_action, bool from_discard, Events&);
Refusal why_not_build(const State&, Seat, int kind, int system, int less, bool build_action);
KOSMO_ASKS(payment);
KOSMO_ASKS(build_more);
// attack.cpp (MO-ATK)
bool can_attack(const State&, Seat attacker, Seat defender);
void attack(State&, Seat attacker, Seat defender, Events&);
Refusal why_not_attack(const State&, Seat attacker, int defender);
// effects.cpp (keywords, and what the words of the cards mean)
bool can_activate(const State&, Seat, int source, bool free_of_charge);
void activate(State&, Seat, int source, bool free_of_charge, Events&);
Refusal why_not_activate(const State&, Seat, int source, bool free_of_charge);
void push_effects(State&, Seat, int source_card, Keyword, int system, Seat defender);
KOSMO_RUNS(resolve);
KOSMO_ASKS(choose_effect);
KOSMO_ASKS(may_use);
KOSMO_RUNS(effect);
int end_points(const State&, Seat);  // VP of all structures (MO-FIN-01, 02)
// choices.cpp (what effects ask)
KOSMO_ASKS(discard);
KOSMO_ASKS(discard_or);
KOSMO_ASKS(gain_one_of);
KOSMO_ASKS(exchange);
KOSMO_ASKS(activate_free);
KOSMO_ASKS(recover);
KOSMO_ASKS(jam);
KOSMO_ASKS(sink);
KOSMO_ASKS(arrange);
KOSMO_ASKS(next);
KOSMO_ASKS(rob);
void release_advisor(State&, Seat, Events&);  // back to the centre (MO-CON-03, 05)

#undef KOSMO_RUNS
#undef KOSMO_ASKS

}  // namespace kosmo::orion

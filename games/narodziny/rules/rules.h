// What the phases of Narodziny kosmosu offer to the flow table and to each other. Each phase has its own file:
// energy, craft, scoring, cards, abilities, tracks, omega, round.
#pragma once

#include "engine/flow.h"
#include "games/narodziny/content.h"
#include "games/narodziny/rules/step_args.h"
#include "games/narodziny/state.h"
#include "games/narodziny/words.h"

namespace kosmo::narodziny {

// --- pieces.cpp: moving pieces between supply, reserve and board -----------------------------------------------------
int tokens_in(const State&, int control);                    // energy tokens of any owner
int markers_in(const State&, Seat, int control);             // own ability markers
void gain_stars(State&, Seat, Element, int count, Events&);  // to the reserve, as far as the supply goes (NK-SUP-01)
void gain_proto(State&, Seat, int count, Events&);
void gain_resource(State&, Seat, Resource, int count, Events&);  // raises its track (NK-COL-09)
void grow(State&, Seat, int count, Events&);                     // NK-TIM-02, NK-TIM-03, NK-TIM-04
void add_score(State&, Seat, int points);
bool any_star_left(const State&);
bool any_tile_left(const State&);
std::uint8_t draw_tile(State&, int size);   // from a stack that is not empty
void return_tile(State&, int tile);         // NK-SUP-05
std::uint8_t draw_energy(State&, Events&);  // kNone if deck and discard pile are empty (NK-COL-12)
bool can_draw_energy(const State&);
void spend_cards(State&, Seat, int type, int count, Events&);  // NK-CRD-01
void put_star(PlayerBoard&, int space, Element, bool nova);
Element lift_star(PlayerBoard&, int space);
void discard_star(State&, Seat, int space, Events&);  // NK-SUP-04
void discard_life(State&, Seat, int space, Events&);
void stabilise(State&, Seat, std::uint64_t spaces, Events&);  // those of them that hold proto-life
void put_advanced(State&, Seat, int nebula, Events&);         // draws the top token (NK-LIF-03)
void remember(State&, int space);  // for the next effect of a running card: "that star", "that token"

// --- the phases ------------------------------------------------------------------------------------------------------
// energy.cpp (NK-ENE, NK-COL)
KOSMO_RUNS(turn);
KOSMO_ASKS(shift);
KOSMO_EXPECTS(shift);
int next_control(const State&, int from);
int passive_rewards(const State&, Seat, int control);  // how often the seat collects it there (NK-COL-04)
KOSMO_RUNS(collect);
KOSMO_ASKS(nebula_size);
KOSMO_ASKS(take_card);
KOSMO_RUNS(end_energy);
KOSMO_RUNS(begin_craft);
KOSMO_ASKS(overlap);
void refill_row(State&, Events&);
// craft.cpp (NK-BLD, NK-PLC)
KOSMO_ASKS(craft);
KOSMO_EXPECTS(craft);
KOSMO_ASKS(nebula_at);
KOSMO_ASKS(star_type);
KOSMO_ASKS(star_at);
KOSMO_ASKS(proto_at);
KOSMO_ASKS(stable_at);
std::uint64_t proto_spaces(
    const PlayerBoard&);  // where a proto-life token of the reserve may go (NK-PLC-03, NK-PLC-04)
void lose_reserve(State&, Seat, Events&);
// scoring.cpp (NK-NEB, NK-TIM, NK-LIF)
bool can_complete(const PlayerBoard&, int nebula);
int stars_missing(const PlayerBoard&, int nebula);
enum class Met : std::uint8_t { kStar, kSupernova, kNothing };
using SymbolsMet = FixedList<Met, 6>;                    // as many as a nebula has corners
SymbolsMet symbols_met(const PlayerBoard&, int nebula);  // what meets each symbol of its tile, element by element
bool can_advance(const State&, Seat, int nebula);
void complete(State&, Seat, int nebula, Events&);
void release(State&, Seat, int card_or_none, Events&);
void advance(State&, Seat, int nebula, Events&);
Refusal why_not_complete(const State&, Seat, int nebula);
Refusal why_not_advance(const State&, Seat, int nebula);
KOSMO_ASKS(discard_star);
// cards.cpp (NK-CRD, NK-ABL)
bool can_acquire(const State&, Seat, int slot, int type);
int cheapest_slot(const PlayerBoard&);  // of the free ones; kNone if all are filled
void acquire(State&, Seat, int slot, int type, Events&);
Refusal why_not_acquire(const State&, Seat, int slot, int type);
KOSMO_ASKS(keep);
KOSMO_ASKS(bottom);
// abilities.cpp (NK-ACT and the 32 cards)
bool owns(const PlayerBoard&, int card);
bool can_pay(const PlayerBoard&, const Cost&);
bool can_use(const State&, Seat, int card);  // by paying; not for cards used in a release
bool can_release_with(const State&, Seat, int card);
void use_card(State&, Seat, int card, Events&);
void push_effects(State&, Seat, int card);
Refusal why_not_use(const State&, Seat, int card, bool in_release);
KOSMO_ASKS(pay);
KOSMO_ASKS(discard_nova);
KOSMO_ASKS(discard_life);
KOSMO_RUNS(effect);
KOSMO_ASKS(either);
KOSMO_ASKS(restore);
KOSMO_ASKS(irradiate);
KOSMO_ASKS(move_proto);
KOSMO_ASKS(relocate);
KOSMO_ASKS(wormhole);
KOSMO_EXPECTS(wormhole);
KOSMO_ASKS(wormhole_to);
KOSMO_ASKS(evolve);
KOSMO_ASKS(replace);
// tracks.cpp (NK-TRK)
bool can_spend(const State&, Seat, Resource);
void spend(State&, Seat, Resource);
Refusal why_not_spend(const State&, Seat, Resource);
bool something_can_move(const PlayerBoard&);
Refusal stays_where_it_was();
void move_life(State&, Seat, int from, int to);
KOSMO_ASKS(nova);
KOSMO_ASKS(stabilise);
KOSMO_ASKS(move_what);
KOSMO_ASKS(star_to);
KOSMO_ASKS(life_to);
// omega.cpp (NK-OMG)
KOSMO_ASKS(omega);
bool belongs_to_crafting(Verb);
Refusal crafting_is_over(Action);  // none for what belongs to no craft phase
KOSMO_RUNS(end_turn);
// round.cpp (NK-RND, NK-END, NK-GOL, NK-FIN)
KOSMO_RUNS(round);
KOSMO_RUNS(end_round);
KOSMO_ASKS(hand_limit);
KOSMO_RUNS(next_round);
int goal_value(const State&, Seat, const Goal&);
struct GoalStanding {
  Array<int, kPlayers> value{}, points{};
};
GoalStanding standing_for(const State&, const Goal&);  // what each seat has, and would score now
int advanced_points(const PlayerBoard&);               // NK-FIN-04

// --- invariants.cpp, waiting.cpp
bool holds_anything(const Reserve&);
Problem impossible_waiting(const State&);  // why no game leaves this to do; empty if one can

inline Verb verb_of(Action a) { return static_cast<Verb>(a.verb); }

}  // namespace kosmo::narodziny

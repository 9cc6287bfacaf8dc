// What the phases of Master of Orion offer to the flow table and to each other. Each has its own file: setup, round,
// actions, build, attack, activate, resolve, effects, choices, finish; races has what the races bend.
#pragma once

#include "engine/flow.h"
#include "games/orion/content.h"
#include "games/orion/rules/in_play.h"
#include "games/orion/rules/step_args.h"
#include "games/orion/state.h"
#include "games/orion/words.h"

namespace kosmo::orion {

inline Verb verb_of(Action a) { return static_cast<Verb>(a.verb); }

// --- pieces.cpp: cards, markers, resources
bool can_draw(const State&);                              // MO-DCK-06
std::uint8_t draw_card(State&, Events&);                  // kNone if there is none (MO-DCK-04, MO-DCK-05, MO-DCK-06)
void draw_cards(State&, Seat, int count, Events&);        // to the hand
void draw_to_choose(State&, Seat, int count, Events&);    // laid aside until one of them is discarded
void discard_from_hand(State&, Seat, int kind, Events&);  // MO-DCK-01
void gain(State&, Seat, const Amount&, Events&, Said how = Said::kGained);  // MO-RES-02
bool can_afford(const Player&, const Amount&);
void pay(State&, Seat, const Amount&, Events&);
void change_morale(State&, Seat, int by, Events&);  // MO-MOR-01, MO-MOR-02
void change_vp(State&, Seat, int by, Events&);
void extra_action(State&, Seat, int count, Events&);              // MO-GEN-09, MO-GEN-10
std::uint8_t& marker_on(Player&, int source);                     // 1: a marker lies on the card there
void clear_marker(Player&, int source);                           // back to the reserve (MO-GEN-08)
void return_marker(State&, Seat, int source, int card, Events&);  // the same, told to all: it lay on that card
void put_marker(State&, Seat, int source, Events&);               // from the reserve (MO-MRK-02)

// --- cards in play (and in_play.h)
bool races_chosen(const State&);  // by everybody (MO-SET-16)
using Stack = FixedList<std::uint8_t, kSystemSize + 1>;
Stack stack_of(const Player&, int system);         // all cards there, bottom first, as kPlayedCardKind counts them
int card_colour_below(const Player&, int system);  // of the card right beneath the top one, or kNone
const Effects& effects_on(int card, Keyword);      // of that keyword; empty if the card has none
const Effects& effects_of(const Player&, int source, Keyword);  // of the card that lies there and works
bool may_decline(int card, Keyword);                            // its effect says "may" (MO-GEN-05)
int count_things(const State&, Seat, int system, const Effect&);

// --- races.cpp (MO-RAC): what a race bends, asked for by the rule that it bends
bool can_use_sheet(const Player&);  // Alkari, Start of round
void use_sheet(State&, Seat, Events&);
Refusal why_not_use_sheet(const Player&, int card);
bool keeps_morale_at_high_level(const Player&);  // Bulrathi
void take_steady_high_level(State&, Seat, Events&);
void spy_by_propaganda(State&, Seat);     // Darloks
int first_build_discount(const Player&);  // Meklar
Amount exploit_bonus(const Player&);      // Mrrshan
int research_cards(const Player&);        // Psilons

// A question that must be answered: why "done" or "decline" does not do.
inline Refusal why_not_decline(Action a, std::string_view rule) {
  if (verb_of(a) != Verb::kDone && verb_of(a) != Verb::kDecline) return {};
  return refuse(
      rule, {"This must be answered; nobody may decline it.", "Trzeba odpowiedzieć; nie można z tego zrezygnować."});
}

// --- the phases
// setup.cpp (MO-SET)
KOSMO_ASKS(choose_race);
KOSMO_RUNS(deal);
KOSMO_ASKS(swap);
// round.cpp (MO-RND, MO-DEV, MO-END)
Level level_at(int highest);                          // of the resources (MO-DEV-01)
Level level_of(const Player&);                        // MO-DEV-01
bool level_read(const Player&);                       // in this game; no marker has left the reserve before
void take_markers(State&, Seat, int count, Events&);  // for the level that was read (MO-DEV-07)
bool ends_the_game(const Player&);                    // MO-END-03, MO-END-04
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
KOSMO_EXPECTS(action);
KOSMO_ASKS(throw);
KOSMO_ASKS(hire);
KOSMO_ASKS(colour);
// build.cpp (MO-BLD)
struct BuildRight {  // by what right something is built
  int less = 0;      // what it takes off the cost
  bool by_action = false, from_discard = false;
};
inline constexpr BuildRight kBuildAction{.by_action = true};

// What a player can build where by that right. Room and discounts are read once for all the cards of a hand.
class Builder {
 public:
  Builder(const Player&, const BuildRight&);
  int systems_for(int kind) const;  // where it can be built now, one bit each
  bool can_build(Building it) const { return (systems_for(it.kind) >> it.system & 1) != 0; }
  int discount(Colour, int system) const;

 private:
  const Player& p_;
  int room_;                        // the systems that have any, one bit each
  int less_;                        // for whatever is built
  Array<int, kColours> by_colour_;  // for structures of a colour
  int in_fulcrums_system_ = 0;
};
BuildRight right_to_build(const State&, Seat);  // by an effect, if the player is asked about one; else by an action
bool can_build(const State&, Seat, Building, const BuildRight&);
int systems_with_room(const Player&);  // one bit each
int open_system(const Player&);        // where a new system would start, or kNone
// MO-BLD-05: what is taken off, in how many ways that can be used up, and one of them (what is paid then).
struct Price {
  int discount = 0, ways = 0;
  Amount one_way{};
};
Price price(const State&, Seat, Building, const BuildRight&);
void build(State&, Seat, Building, const BuildRight&, Events&);
Refusal why_not_build(const State&, Seat, Building, const BuildRight&);
KOSMO_ASKS(payment);
KOSMO_ASKS(build_more);
KOSMO_RUNS(build_again);
// attack.cpp (MO-ATK)
int attack_limit(int seats);  // on one opponent in a round
bool can_attack(const State&, Seat attacker, Seat defender);
void attack(State&, Seat attacker, Seat defender, Events&);
Refusal why_not_attack(const State&, Seat attacker, int defender);
KOSMO_RUNS(when_attacked);
// activate.cpp (MO-ATV)
// The marker put on the card: spent by the action already, or taken for it from the reserve (MO-ATV-04).
enum class Marker : std::uint8_t { kOfAction, kOfReserve };
bool can_activate(const State&, Seat, int source, Marker);
void activate(State&, Seat, int source, Marker, Events&);
Refusal why_not_activate(const State&, Seat, int card, int source, Marker);
// resolve.cpp (keywords: which effects work now, and in which order)
bool usable(const State&, Seat, int source, Keyword);
void push_effects(State&, Seat, int source, Keyword, Seat defender);  // of the active card there
KOSMO_RUNS(resolve);
KOSMO_ASKS(choose_effect);
KOSMO_EXPECTS(choose_effect);
KOSMO_ASKS(may_use);
// effects.cpp (what the words of the cards mean)
bool can_do(const State&, Seat, int source, const Effect&);
KOSMO_RUNS(effect);
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
KOSMO_ASKS(which_copy);
KOSMO_ASKS(rob);
void release_advisor(State&, Seat, Events&);  // back to the centre (MO-CON-03, MO-CON-05)
// finish.cpp (MO-FIN)
struct StructurePoints {  // of all own structures: what is printed on them, and what they count at the end
  int printed = 0, counted = 0;
};
StructurePoints structure_points(const State&, Seat);
int end_points(const State&, Seat);  // both
int score_of(const State&, Seat);
void finish(State&, Events&);

// --- invariants.cpp: why no game comes to this position; empty if one can
Problem impossible_position(const State&);

}  // namespace kosmo::orion

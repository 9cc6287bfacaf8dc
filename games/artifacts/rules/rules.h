// What the parts of Alien Artifacts offer to the flow table and to each other. Each has its own file.
#pragma once

#include "engine/flow.h"
#include "games/artifacts/content.h"
#include "games/artifacts/rules/step_args.h"
#include "games/artifacts/state.h"
#include "games/artifacts/words.h"

namespace kosmo::artifacts {

inline Verb verb_of(Action a) { return static_cast<Verb>(a.verb); }

// ADDITIONAL effects and Artifacts belong before, between and after actions.
inline bool is_around_actions(Action a) { return verb_of(a) == Verb::kUse || verb_of(a) == Verb::kPlay; }
inline Refusal in_the_middle() {
  return refuse("AA-TURN-05", {"Not in the middle of an action.", "Nie w trakcie akcji."});
}

// Where the end must be earned first, it is looked for all the same.
inline void expect_done(const State&, const Step&, ActionList& out) { out.add(Verb::kDone); }
inline void expect_decline(const State&, const Step&, ActionList& out) { out.add(Verb::kDecline); }

// --- pieces.cpp: cards, decks, Credits, tokens
int draw_resource(State&, Events&);  // kNone if there is none (AA-DECK-05)
bool can_draw_resource(const State&);
void draw_to_hand(State&, Seat, int number, Events&);
void spend_resource(State&, Seat, int resource);  // to the discard pile, wherever it lies (AA-PAY-07)
void discard_revealed(State&);
void lay(State&, Seat, int resource, int section, int on);  // under a Planet or to a card of the Stage
void gain_vp(State&, Seat, int number, Events&);
void gain_credits(State&, Seat, int number, Events&);  // AA-PAY-09
void pay_credits(State&, Seat, int number, Events&);
void gain_artifact(State&, Seat, Events&);  // AA-ART-01
bool can_gain_artifact(const State&);       // AA-DECK-06
void gain_plan(State&, Seat, Events&);      // AA-SHIP-04
int draw_card(State&, Type);                // the top card of a deck
void put_under(State&, int card);           // to the bottom of its deck
void to_stage(State&, Seat, int card, Events&);
void put_token(State&, Seat owner, int card, Events&);
void take_tokens(State&, Seat owner, int card, int number, Events&);
int tokens_of(const State&, Seat, int type);  // on all cards of a type, or of all types (kTypes)
void leave_empire(State&, Seat owner, int card, Events&);
void discard_attached(State&, Seat, int card);  // AA-PLAN-02

// --- count.cpp: what works, and what it counts
CardsOfType on_side(const Player&, Type, Side);
CardsOfType working(const State&, Seat, Type, Side);  // unblocked, or paid for (AA-BLK-03, AA-BLK-05)
bool can_pay_tokens(const State&, Seat, int card);    // or there are none
void pay_tokens(State&, Seat, int card, Events&);     // AA-BLK-05
CardsOfType usable(const State&, Seat, Type, Side);   // unblocked, or the Credits for the tokens are there
int measure(const State&, Seat, const Condition&, int own);
bool holds(const State&, Seat, const Condition&, int own);
int worth(const State&, Seat, int technology, bool at_the_end);  // AA-TECH-05
int modifiers(const State&, Seat, Op, Deed = Deed::kCount);
int cost_of(const State&, Seat, Type);              // AA-PLAN-01, AA-TECH-01, AA-SHIP-01
int purchase_cost(const State&, Seat);              // AA-BUY-03
int limit_of(const State&, Seat, const DeedArgs&);  // AA-LIMIT-03
int attached_icons(const State&, Seat, int card);
const CardsOfType& helpers_of(Type, Deed);  // Planets or Ships of the kind that helps with it
constexpr bool helps_by_ships(Deed deed) {  // AA-LIMIT-03
  return deed == Deed::kDiscover || deed == Deed::kDevelop || deed == Deed::kBuild || deed == Deed::kTrade;
}

// --- payment.cpp (AA-PAY)
PayArgs price_of(const State&, Seat, const DeedArgs&);  // in icons
int credits_of(const State&, Seat, const DeedArgs&);    // in Credits
bool can_pay_icons(const State&, Seat, const PayArgs&);
int icons_for(const State&, Seat, const PayArgs&,
              int colour);  // that cards could bring at most for this colour of the cost
int best_section(const State&, const PayArgs&, int resource,
                 int colour);  // icons that the card would count for it in the hand
bool could_play(const State&, Seat, const DeedArgs&, int resource,
                int section);                         // for an action, whatever else is played
int most_icons(const State&, Seat, const PlayArgs&);  // that cards played freely could bring
KOSMO_ASKS(pay);
KOSMO_ASKS(sets);
KOSMO_ASKS(play_cards);
KOSMO_ASKS(prepare);

// --- announce.cpp (AA-PAY-13): the steps of every action
bool can_announce(const State&, Seat, const DeedArgs&);  // it can be paid in full
bool needs_hand(const State&, Seat, const DeedArgs&);    // it cannot be paid with open cards alone
void announce(State&, Seat, const DeedArgs&, Events&);
bool may_unlock(const State&, Seat, const DeedArgs&);  // a blocked card could help, and be paid for
void ask_to_unlock(State&, Seat, const DeedArgs&);     // if there is one
KOSMO_ASKS(unlock);
KOSMO_RUNS(charge);
KOSMO_RUNS(carry_out);
KOSMO_RUNS(end_action);

// --- turn.cpp (AA-TURN)
void list_purchases(const State&, Seat, ActionList&);
KOSMO_RUNS(turn);
KOSMO_ASKS(action);
KOSMO_EXPECTS(action);
KOSMO_ASKS(draw_stage);
KOSMO_RUNS(end_turn);

// --- purchase.cpp (AA-BUY)
int cards_to_draw(const State&, Seat, int extra);  // by a Purchase with so many extra Credits (AA-BUY-05)
void draw_to_keep(State&, Seat, Type, int number, bool openly, Events&);
KOSMO_ASKS(keep);
KOSMO_ASKS(buy);

// --- entry.cpp (AA-PLAN, AA-TECH, AA-SHIP, AA-AUTO): cards that enter an Empire
void enter(State&, Seat, const EntryArgs&, Side, Events&);
KOSMO_ASKS(side);
KOSMO_RUNS(entry_effect);
KOSMO_RUNS(construction);
KOSMO_ASKS(complete);

// --- production.cpp (AA-PROD, AA-MINE)
KOSMO_RUNS(produce);
KOSMO_ASKS(section);
KOSMO_ASKS(produce_where);
KOSMO_ASKS(mine);
KOSMO_RUNS(next_mine);

// --- scoring.cpp (AA-TECH-04, AA-INC): Technologies that are scored
KOSMO_ASKS(income);
KOSMO_RUNS(reveal);
KOSMO_ASKS(tech_reroll);
KOSMO_ASKS(score_tech);

// --- attack.cpp, battle.cpp (AA-ATK, AA-OFF)
bool is_attack(const State&);
Seat defender(const State&);                              // or kNobody
bool fits_target(const State&, Scope);                    // of this attack
void lose_ship(State&, Seat, bool destroyed, Events&);    // what the row says, unless the Ship resists
void remove_ship(State&, Seat, bool destroyed, Events&);  // AA-ATK-08, AA-ATK-09
int attack_value(const State&, Seat);                     // AA-ATK-04
const Effects& row_at(const State&, int value);           // AA-ATK-05
bool has_cannon(const State&, Seat);                      // an Artifact for attacks
int repairer(const State&, Seat);                         // the Technology that could save the Ship, or kNone
int repair_cost(int technology);
void place_tokens(State&, Seat, const TokenArgs&);  // AA-ATK-11
KOSMO_ASKS(target);
KOSMO_ASKS(defend);
KOSMO_ASKS(ships);
KOSMO_RUNS(next_ship);
KOSMO_RUNS(ship);
KOSMO_ASKS(best_of);
KOSMO_ASKS(ship_reroll);
KOSMO_ASKS(bonus_pay);
KOSMO_ASKS(cannon);
KOSMO_RUNS(row);
KOSMO_RUNS(after_row);
KOSMO_RUNS(end_ship);
KOSMO_RUNS(end_attack);
KOSMO_ASKS(place_token);
KOSMO_ASKS(repair);

// --- triggers.cpp (AA-KEY-04, AA-KEY-06)
void raise(State&, Event, Seat);  // what the player's Technologies say to this
KOSMO_RUNS(triggers);
KOSMO_ASKS(choose_trigger);

// --- effects.cpp (section 11.0 of the rules)
bool can_do(const State&, Seat, const Effect&);        // could it change something?
bool can_do_some(const State&, Seat, const Effects&);  // AA-KEY-07
bool can_use(const State&, Seat, int technology);      // an ADDITIONAL effect
void use(State&, Seat, int technology, Events&);
void play_artifact(State&, Seat, int artifact, Events&);
void do_effect(State&, Seat, const EffectArgs&, const Effect&, Events&);
KOSMO_RUNS(effect);
KOSMO_RUNS(artifact_done);

// --- choices.cpp: what effects ask
KOSMO_ASKS(search);
KOSMO_ASKS(deck);
KOSMO_ASKS(build_free);
KOSMO_RUNS(attach_top);
KOSMO_ASKS(attach_to);
KOSMO_ASKS(discard_draw);
KOSMO_ASKS(scrap);
KOSMO_ASKS(victim);
KOSMO_ASKS(free);

// --- setup.cpp (AA-SETUP)
KOSMO_ASKS(choose_faction);
KOSMO_RUNS(faction_setup);

// --- finish.cpp (AA-END, AA-SCORE)
struct Points {
  int track, cards, technologies, faction;
  int sum() const { return track + cards + technologies + faction; }
};
Points points_of(const State&, Seat);  // AA-SCORE-01, AA-SCORE-02, AA-SCORE-04
KOSMO_RUNS(before_scoring);
KOSMO_ASKS(last_artifact);
KOSMO_ASKS(pay_scoring);
KOSMO_RUNS(finish);

}  // namespace kosmo::artifacts

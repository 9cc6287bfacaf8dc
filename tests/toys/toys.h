// Toys: small complete games, each made to show one thing that the engine can do. They read as examples of how a game
// is written, tests of the engine and of what stands on it play them, and the shared laws run on them as on any game.
#pragma once

#include <vector>

#include "engine/game.h"

namespace kosmo {

const Game& lucky_game();  // undo: an open token may be taken back, a drawn card may not
const Game& zap_game();    // a response window: an interrupt, and what interrupts the interrupt
const Game&
chain_game();  // triggered effects that trigger effects, in the order that their owner chooses; forced answers
const Game& hands_game();      // sealed choices, shown when the last is in
const Game& barter_game();     // bargaining: offers and counter-offers, partly unseen by an onlooker, bounded
const Game& hush_game();       // a response window in which not being asked would betray a hidden card
const Game& oracle_game();     // who knows a card where it lies: on a deck, under it, in a hand that is traded
const Game& lifeboat_game();   // a cooperative game, or one of rivals: by an option that not all seats allow
const Game& encounter_game();  // all of that at once, in parts: free windows, answers, hidden hands, powers, deals

// Makes all toys known to find_game().
void register_toys();
std::vector<const Game*> games_and_toys();
// And the rules of Encounter to those who read rules (engine/rules_text.h); before anybody has asked for any.
void add_toy_rules();

}  // namespace kosmo

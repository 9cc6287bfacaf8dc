// What the cards say in words, made from their data, so that words and rules cannot differ. “You” is the owner of the
// card, in an attack the attacker (section 11.0 of the rules). Technologies and Artifacts have texts of their own in
// content/; only the operational sides of Technologies are told here.
#pragma once

#include "games/artifacts/content.h"

namespace kosmo::artifacts {

using Sentences = std::vector<std::string>;  // each with a capital and a full stop

// One effect with the moment at which it comes: "if the row gives an Artifact: gain 1 VP".
std::string say_effect(const Effect&, Lang);
// One after another: "gain 1 VP; the Ship is damaged". None: "nothing happens".
std::string say_effects(const Effects&, Lang);
// "spend 5 red icons and 2 Credits"
std::string say_cost(const Effects&, Lang);
// "at least 4 Planets", "more Planets than every other player"
std::string say_condition(const Score&, Lang);
// The same with what it gives: "at least 4 Planets: 1 VP during the game, 2 VP at the end"
std::string say_score(const Score&, Lang);
// "3 red icons, Exploitation"
std::string say_section(const Section&, Lang);

// The Attack Values of the rows `from` to `to` of a table, counted from 0: "2 or less", "3", "4–5", "8 or more".
std::string say_values(const AttackTable&, int from, int to, Lang);

// A table in words, equal neighbours as one row: "2 or less" and "the Ship is destroyed".
std::vector<std::pair<std::string, std::string>> say_rows(const AttackTable&, Lang);

// What a side of a card says (AA-PLAN-04, AA-PLAN-05, AA-SHIP-03, AA-SHIP-04).
Sentences say_side(const BuiltCard&, Side, Lang);
// The action with which the logistic side of a Planet or Ship helps; of a Technology none (kCount).
Deed helps_with(const BuiltCard&);

Sentences say_setup(const Faction&, Lang);             // its steps in order
std::string say_faction_action(const Faction&, Lang);  // "Spend 5 red icons and 2 Credits: gain 1 Artifact."
std::string say_end_bonus(const Faction&, Lang);       // AA-FACT-04

// What sort of card it is: "Ship. Kind: Exploration."
std::string say_sort(const BuiltCard&, Lang);
// "ALWAYS"; "in your turn"
extern const ArgKind kKeywordKind, kWindowKind;

// All of it as one text.
std::string whole_text(const BuiltCard&, Lang);
std::string whole_text(const AttackTable&, Lang);
std::string whole_text(const Faction&, Lang);
std::string whole_text(const Resource&, Lang);

}  // namespace kosmo::artifacts

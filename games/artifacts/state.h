// Alien Artifacts: what lies on the table. Ships, Technologies and Planets are numbered from 0 to 39 each, and a set of
// them is 40 bits: what a player has is counted at every turn. Where cards of all types are meant together, they are
// numbers from 0 to 119. Resource cards are numbers from 0 to 82.
#pragma once

#include "engine/bits.h"
#include "engine/rules.h"
#include "engine/seating.h"
#include "engine/triggers.h"

namespace kosmo::artifacts {

enum class Colour : std::uint8_t { kBlue, kGreen, kRed, kGold };
enum class CardKind : std::uint8_t { kExploration, kExpansion, kExtermination, kExploitation };
enum class Type : std::uint8_t { kShip, kTechnology, kPlanet };
enum class Side : std::uint8_t { kLogistic, kOperational };

inline constexpr int kColours = 4, kCardKinds = 4, kTypes = 3, kPlayers = 5;
inline constexpr Array<Type, kTypes> kAllTypes = {Type::kShip, Type::kTechnology, Type::kPlanet};
inline constexpr Array<CardKind, kCardKinds> kAllKinds = {CardKind::kExploration, CardKind::kExpansion,
                                                          CardKind::kExtermination, CardKind::kExploitation};
// How many there are of everything (section 3 of the rules).
inline constexpr int kResources = 83, kOfType = 40, kCards = kTypes * kOfType, kArtifacts = 16, kSystems = 5,
                     kPlans = 11, kFactions = 6;
inline constexpr int kTokens = 38;                              // AA-COMP-03
inline constexpr int kBasicPlan = 0;                            // AA-SETUP-05; the other plans are cards
inline constexpr int kBankTop = 15, kBankStart = 8;             // AA-PAY-09, AA-SETUP-09
inline constexpr int kHandSize = 3;                             // AA-SETUP-10, AA-TURN-07
inline constexpr int kLimit = 2;                                // AA-LIMIT-01
inline constexpr int kPurchase = 5, kCost = 5, kOperation = 5;  // AA-BUY-01, AA-PLAN-01, AA-OP-01
inline constexpr int kExploited = 3;                            // cards produced by a new Planet (AA-PLAN-05)
inline constexpr int kIconsPerToken = 2;                        // AA-BLK-01
inline constexpr int kMostDrawn = 20;                           // for a whole Bank and free ones (AA-BUY-02)
inline constexpr int kMostVp = 20'000;                          // AA-COMP-04: no end; so many no game can reach
inline constexpr std::uint8_t kNone = 255;

constexpr int card_of(Type type, int index) { return static_cast<int>(type) * kOfType + index; }
constexpr Type type_of(int card) { return static_cast<Type>(card / kOfType); }
constexpr int index_of(int card) { return card % kOfType; }
constexpr Colour colour_of(Type type) {  // AA-PREP-02: the colour that cards of this type are paid with
  return type == Type::kShip ? Colour::kRed : type == Type::kTechnology ? Colour::kBlue : Colour::kGreen;
}

using CardsOfType = BitSet<kOfType>;
using CardSet = Array<CardsOfType, kTypes>;
using ResourceSet = BitSet<kResources>;
using ArtifactSet = BitSet<kArtifacts>;

constexpr bool has(const CardSet& set, int card) { return set[type_of(card)].contains(index_of(card)); }
constexpr void put(CardSet& set, int card) { set[type_of(card)].add(index_of(card)); }
constexpr void remove(CardSet& set, int card) { set[type_of(card)].remove(index_of(card)); }
constexpr int count(const CardSet& set) { return set[0].size() + set[1].size() + set[2].size(); }
template <class F>
constexpr void each_card(const CardSet& set, F&& f) {
  for (const Type type : kAllTypes) set[type].each([&](int index) { f(card_of(type, index)); });
}

struct Player {
  CardSet stage, empire;
  CardSet operational;                   // those of the Empire that lie so; the others lie logistic side up
  CardSet blocked;                       // those of the Empire with tokens on them (State::tokens)
  ResourceSet hand, produced, attached;  // in the hand, under own Planets, attached to cards of the Stage
  ArtifactSet artifacts;
  std::int16_t vp;
  std::uint8_t bank;
  std::uint8_t faction;    // or kNone, before it is chosen
  Hand<kPlans - 1> plans;  // those that were used once are known to all (AA-INFO-20)
  std::uint8_t unused[7];  // no padding: equal states have equal bytes
};

// One attack (AA-ATK-14), while it goes on.
struct Attack {
  std::uint8_t target;      // a seat, or kAliens; kNone: there is no attack
  std::uint8_t plan;        // chosen by the defender, or kNone
  std::uint8_t ship;        // the one attacking now, or kNone
  std::uint8_t bonus;       // of Artifacts, for this Ship and all later ones
  std::uint8_t paid_bonus;  // BONUS_PAY of this Ship
  std::uint8_t lost;        // this Ship has been destroyed or damaged
  std::uint8_t won;         // Artifacts that the row gave
};
inline constexpr std::uint8_t kAliens = kPlayers;
inline constexpr int kTargets = kPlayers + 1;
inline constexpr Attack kNoAttack = {kNone, kNone, kNone, 0, 0, 0, 0};

struct State {
  Core<64> core;
  Array<Player, kPlayers> players;
  ResourceSet resource_discard;
  ResourceSet played;      // from a hand in this turn: everybody saw it, wherever it is shuffled to now
  ResourceSet section_b;   // of the Resource cards that lie under a Planet or are attached: those that show section B
  ResourceSet recoloured;  // of the attached ones: those that count as the colour of the row for good (MOD_COLOUR)
  CardSet removed;         // AA-DECK-08
  CardSet paid;            // blocked cards that work in this action all the same (AA-BLK-05)
  CardsOfType used;        // Technologies used in this turn, of those that work once a turn (AA-TURN-06)
  CardsOfType done;        // Ships, Technologies or Planets that have had their turn in this action
  ArtifactSet artifact_discard, removed_artifacts;
  Triggers<24> triggers;
  Array<Pile<kOfType>, kTypes> decks;     // of each type; everybody sees the top card
  Array<Pile<kMostDrawn>, kTypes> drawn;  // cards of one deck of which one will be kept, the first drawn at the bottom
  Pile<kSystems> system_deck;
  FixedList<std::uint8_t, kResources> resource_deck;
  FixedList<std::uint8_t, kArtifacts> artifact_deck;
  FixedList<std::uint8_t, kPlans> plan_deck;
  FixedList<std::uint8_t, 4> playing;   // Artifacts being resolved, the latest last
  FixedList<std::uint8_t, 3> revealed;  // Resource cards turned for an attack, a Technology, a Planet
  Array<std::uint8_t, kResources>
      lying_on;                        // the card under which a Resource card lies or to which it is attached, or kNone
  Array<std::uint8_t, kCards> tokens;  // Blockade tokens on each card
  std::uint8_t token_supply;
  Attack attack;
  std::uint8_t system;  // the available Alien System
  std::uint8_t first;   // AA-SETUP-11
  std::uint8_t active;
  std::uint8_t round_marker;                // AA-SETUP-08
  std::uint8_t ending;                      // the end condition has occurred (AA-END-02)
  std::uint8_t extra_turns;                 // still to come before the scoring (AA-END-05)
  std::uint8_t quiet_turns;                 // in a row without an action and without a draw (AA-END-06)
  std::uint8_t acted, drew;                 // in this turn
  std::uint8_t extra_actions;               // AA-TURN-11
  std::uint8_t more_cards;                  // the Construction Limit is so much higher in this turn
  std::uint8_t any_colour;                  // Prismatic Core works in this turn
  std::uint8_t chosen_factions, end_bonus;  // options
  std::uint8_t unused[8];                   // no padding

  Player& of(Seat seat) { return players[seat]; }
  const Player& of(Seat seat) const { return players[seat]; }
  int seats() const { return core.seats; }
  Seat after(Seat seat) const { return seat_after(seat, core.seats); }
  SeatOrder turn_order() const { return clockwise_from(static_cast<Seat>(first), core.seats); }
};

}  // namespace kosmo::artifacts

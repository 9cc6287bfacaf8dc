// Narodziny kosmosu: what lies on the table. Numbers of pieces instead of pieces, sets of spaces as bits.
#pragma once

#include "engine/rules.h"
#include "engine/seating.h"
#include "games/narodziny/board.h"

namespace kosmo::narodziny {

enum class Element : std::uint8_t { kH, kHe, kC, kO };
enum class Control : std::uint8_t {
  kLight,
  kTime,
  kGravity,
  kChemistry
};                                                                 // clockwise (NK-ENE-01); also types of cards
enum class Marker : std::uint8_t { kAlpha, kNebula, kStabilise };  // the end-of-turn marker: alpha, two omegas

inline constexpr int kElements = 4, kControls = 4, kSizes = 3, kSlots = 4, kPlayers = 4;
inline constexpr std::uint8_t kNone = 255;  // no tile, no card, no space
inline constexpr std::uint8_t kDark = 4;    // token 0-3: of that seat; 4: dark energy

// Components (NK-COMP) and the fixed data of the game.
inline constexpr Array<int, kElements> kStarFigures = {26, 20, 16, 16};         // H, He, C, O (NK-COMP-10)
inline constexpr int kLifeTokens = 50, kCrystals = 18, kCrystalsPerPlayer = 4;  // NK-COMP-09, NK-COMP-12
inline constexpr int kTiles = 48, kTilesPerSize = 16;                           // NK-COMP-11
inline constexpr int kCards = 32, kCardsPerDeck = 8, kEnergyPerType = 15;       // NK-COMP-15, NK-COMP-16
inline constexpr int kGoals = 16, kGoalsUsed = 6, kGoalPlaces = 4;              // NK-COMP-17
inline constexpr int kRowSize = 4, kStartHand = 4, kHandLimit = 10;
inline constexpr int kControlRoom = 3, kShiftSteps = 3;
constexpr int dark_tokens(int seats) { return seats == 2 ? 4 : 3; }  // NK-SET-16, NK-SET-17
inline constexpr int kTrackTop = 6, kScoringSpaces = 5;              // NK-TIM-01
inline constexpr Array<int, kScoringSpaces> kTimePoints = {3, 6, 10, 15, 21};
inline constexpr Array<int, kSlots> kSlotCost = {2, 3, 3, 4};
inline constexpr int kSetSize = 5, kSetPoints = 6;
inline constexpr int kFirstPoints = 6, kSecondPoints = 3;
inline constexpr int kMaxRounds = 8;

// Advanced life tokens by group and value; tokens of one kind are alike (NK-COMP-13, NK-COMP-14).
struct AdvancedKind {
  std::string_view id;
  int group, value, count;
};
inline constexpr int kAdvancedKinds = 7, kAdvancedTokens = 24;
inline constexpr AdvancedKind kAdvanced[kAdvancedKinds] = {
    {"A8", 1, 8, 4}, {"A7", 1, 7, 3}, {"A6", 1, 6, 1}, {"B7", 2, 7, 2},
    {"B6", 2, 6, 5}, {"B5", 2, 5, 5}, {"B4", 2, 4, 4},
};

// Pieces gained but not yet placed (NK-COL-08).
struct Reserve {
  Array<std::uint8_t, kElements> stars;
  std::uint8_t proto;
  FixedList<std::uint8_t, 20> tiles;
};

// A player's board and hand.
struct PlayerBoard {
  Array<std::uint64_t, kElements> figures;  // star spaces by the element of the figure there, supernovas included
  std::uint64_t nova;                       // which of them are turned to their supernova side (NK-BRD-18)
  std::uint64_t proto, stable;              // life spaces
  std::int16_t score;
  std::uint16_t completed;                           // nebula spaces whose tile is completed
  Array<std::uint8_t, kNebulae> tile;                // or kNone
  Array<Array<std::uint8_t, 2>, kNebulae> advanced;  // kinds of tokens, or kNone
  Reserve reserve;
  Array<std::uint8_t, kControls> hand;    // energy cards by type
  Array<std::uint8_t, kSlots> ability;    // card, or kNone
  std::uint8_t supernova, dna, graviton;  // resource tracks
  std::uint8_t crystal;                   // where the growing token stands, 0-5
  std::uint8_t waiting;                   // tokens on 6
  std::uint8_t scored;                    // tokens on scoring spaces
  Marker marker;
  std::uint8_t from_goals;        // so much of the score; no part of the position, see describe.cpp
  Array<std::uint8_t, 6> unused;  // explicit, so that no padding hides here

  std::uint64_t occupied_stars() const { return figures[0] | figures[1] | figures[2] | figures[3]; }
  std::uint64_t standard_stars() const { return occupied_stars() & ~nova; }
  std::uint64_t empty_stars() const { return kAllStars & ~occupied_stars(); }
  std::uint64_t life() const { return proto | stable; }
  std::uint64_t empty_lives() const { return kAllLives & ~life(); }
  std::uint32_t occupied_nebulae() const {
    std::uint32_t out = 0;
    for (int n = 0; n < kNebulae; ++n)
      if (tile[n] != kNone) out |= 1U << n;
    return out;
  }
  std::uint32_t empty_nebulae() const { return kAllNebulae & ~occupied_nebulae(); }
  std::uint32_t unfinished_nebulae() const { return occupied_nebulae() & ~std::uint32_t{completed}; }
  int hand_size() const { return hand[0] + hand[1] + hand[2] + hand[3]; }
  int advanced_on(int n) const {
    const auto& tokens = advanced[n];
    return (tokens[0] != kNone) + (tokens[1] != kNone);
  }
  Element element_at(int space) const {
    for (int e = 0; e < kElements; ++e)
      if (figures[e] & bit(space)) return static_cast<Element>(e);
    return Element::kH;
  }
};

struct State {
  Core<16> core;
  Array<PlayerBoard, kPlayers> players;
  // Energy tokens: where each seat's own stands, and how many dark ones each control holds.
  Array<std::uint8_t, kPlayers> token;
  Array<std::uint8_t, kControls> dark;
  // General supply.
  Array<std::uint8_t, kElements> stars;
  std::uint8_t life, crystals;
  // Out of the game: unused crystals (NK-TIM-08), spent ones, and whatever a scenario leaves out.
  Array<std::uint8_t, kElements> box_stars;
  std::uint8_t box_life, box_crystals;
  Array<std::uint8_t, kControls> box_energy;
  std::int16_t extra_crystals;  // tokens beyond the 18, NK-TIM-08
  // Energy cards.
  FixedList<std::uint8_t, 60> energy_deck;
  FixedList<std::uint8_t, kRowSize> energy_row;
  Array<std::uint8_t, kControls> energy_discard;
  // Everything else that is drawn. The top of a pile is its back.
  Array<FixedList<std::uint8_t, kCardsPerDeck>, kControls> ability_deck;
  FixedList<std::uint8_t, 4> drawn;  // ability cards being chosen from, seen by the one who acquires
  Array<FixedList<std::uint8_t, kTilesPerSize>, kSizes> nebula_stack;
  FixedList<std::uint8_t, kAdvancedTokens> advanced_stack;
  FixedList<std::uint8_t, kGoalsUsed> goal_deck;
  FixedList<std::uint8_t, kGoals> goal_box;
  FixedList<std::uint8_t, kGoals> goal_discard;
  FixedList<std::uint8_t, kTiles> box_tiles;
  FixedList<std::uint8_t, kCards> box_cards;
  FixedList<std::uint8_t, kAdvancedTokens> box_advanced;
  Array<std::uint8_t, kGoalPlaces> goal_row;  // place 1 first; or kNone
  std::uint8_t round;
  std::uint8_t first;       // who holds the first player marker
  std::uint8_t turns_done;  // turns finished in this round
  std::uint8_t ahead;       // the next player has taken the energy phase already (NK-VAR-01)
  std::uint8_t overlap;     // option: NK-VAR-01
  std::uint8_t last;        // the space that the running effect touched last, or kNone
  Array<std::uint8_t, 5> unused;

  PlayerBoard& of(Seat seat) { return players[seat]; }
  const PlayerBoard& of(Seat seat) const { return players[seat]; }
  int seats() const { return core.seats; }
  Seat after(Seat seat) const { return seat_after(seat, core.seats); }
};

enum class Resource : std::uint8_t { kSupernova, kDna, kGraviton };

}  // namespace kosmo::narodziny

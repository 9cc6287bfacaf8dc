// Master of Orion: what lies on the table. A card is a kind (copies of one kind are alike); a system is a stack whose
// back is its active card. Only active cards carry a marker, and at most one, so a system has a marker or has none.
#pragma once

#include "engine/rules.h"

namespace kosmo::orion {

enum class Resource : std::uint8_t { kFood, kFleet, kProduction };
enum class Colour : std::uint8_t { kBlue, kRed, kYellow, kGrey };
enum class Level : std::uint8_t { kLow, kMedium, kHigh };

inline constexpr int kResources = 3, kColours = 4, kPlayers = 4;
inline constexpr int kKinds = 47, kCards = 90, kAdvisors = 8, kRaces = 7;
inline constexpr int kOrdinarySystems = 4, kSystems = 5,
                     kFulcrumSystem = 4;    // the fifth is Fulcrum Sandebar's (MO-ADV-04)
inline constexpr int kNoSystem = kSystems;  // of an advisor, or anywhere
inline constexpr int kSystemSize = 5;
inline constexpr int kMaxResource = 9, kMaxMorale = 10, kMarkers = 10, kRounds = 8;
inline constexpr int kStartHand = 5, kHandLimit = 5, kOffered = 5;
inline constexpr int kAttackCost = 2, kAttackPoints = 2, kPropagandaMorale = 3, kContractCards = 3;
inline constexpr int kRestrictedMorale = 6;
inline constexpr std::uint8_t kNone = 255;

// Where an effect comes from: the active card of a system, the advisor, or the civilization sheet.
inline constexpr int kAdvisorSource = 5, kSheetSource = 6, kSources = 7;

using Amount = std::array<std::uint8_t, kResources>;  // food, fleet, production
using System = FixedList<std::uint8_t, kSystemSize>;  // kinds, the active one last

struct Player {
  std::array<std::uint8_t, kKinds> hand;  // how many of each kind
  std::uint8_t hand_size;
  std::array<System, kSystems> systems;
  std::array<std::uint8_t, kSystems> marker;  // a marker lies on the active card of the system
  Amount resources;
  std::uint8_t race;
  std::uint8_t advisor;  // or kNone
  std::uint8_t advisor_marker;
  std::uint8_t advisor_colour;                 // Fulcrum Sandebar's chosen colour, or kNone
  std::uint8_t reserve, available, spent;      // markers: at rest, to be used, in action boxes
  std::array<std::uint8_t, kPlayers> attacks;  // markers lying in the attack area of each opponent
  std::uint8_t propaganda;                     // taken in this round
  std::uint8_t built;                          // a Build action was taken in this round (Meklar)
  Level level;
  std::int16_t morale, vp;
};

struct State {
  Core<40> core;  // a chain of builds inside builds goes deep
  std::array<Player, kPlayers> players;
  FixedList<std::uint8_t, kCards> deck, discard;  // the top is the back
  FixedList<std::uint8_t, kAdvisors> centre, left_out;
  FixedList<std::uint8_t, kCards> box;            // cards that a scenario leaves out
  FixedList<std::uint8_t, 4> drawn;               // a grey Exploit: one of these is discarded
  FixedList<std::uint8_t, kSystemSize> arranged;  // a system being put in a new order, the top first
  std::uint8_t round;
  std::uint8_t first;
  std::uint8_t humans_only, no_advisors;  // options
  std::uint8_t swapping;                  // cards given back in the opening exchange, to be drawn anew
  std::uint8_t building;                  // the structure being paid for, out of the hand already; or kNone
  std::array<std::uint8_t, 4> unused;

  Player& of(Seat seat) { return players[static_cast<std::size_t>(seat)]; }
  const Player& of(Seat seat) const { return players[static_cast<std::size_t>(seat)]; }
  int seats() const { return core.seats; }
  Seat after(Seat seat) const { return static_cast<Seat>((seat + 1) % core.seats); }
};

}  // namespace kosmo::orion

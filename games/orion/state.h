// Master of Orion: what lies on the table. A card is a kind (copies of one kind are alike); a system is a stack whose
// back is its active card. Only active cards carry a marker, and at most one, so a system has a marker or has none.
#pragma once

#include "engine/rules.h"
#include "engine/seating.h"

namespace kosmo::orion {

enum class Resource : std::uint8_t { kFood, kFleet, kProduction };
enum class Colour : std::uint8_t { kBlue, kRed, kYellow, kGrey };
enum class Level : std::uint8_t { kLow, kMedium, kHigh };

inline constexpr int kResources = 3, kColours = 4, kPlayers = 4;
inline constexpr int kKinds = 47, kCards = 90, kAdvisors = 8, kRaces = 7;  // MO-COMP-03, MO-COMP-04
inline constexpr int kHumans = 0;  // the first race of the content, which is checked to have no ability
inline constexpr int kOrdinarySystems = 4, kSystems = 5,
                     kFulcrumSystem = 4;     // the fifth is Fulcrum Sandebar's (MO-ADV-04)
inline constexpr int kNoSystem = kSystems;   // where an advisor lies
inline constexpr int kAnySystem = kSystems;  // where an effect lets build
inline constexpr int kSystemSize = 5;
inline constexpr int kMaxResource = 9, kMaxMorale = 10, kMarkers = 10, kRounds = 8;  // MO-RES-01, MO-RND-01
inline constexpr int kStartHand = 5, kHandLimit = 5, kOffered = 5, kExploitCards = 4;
inline constexpr Array<int, kResources> kTradeRate = {3, 2, 1};  // so much of each is worth the same (MO-TRD-01)
inline constexpr int kAttackCost = 2, kAttackPoints = 2, kAttackMorale = 1, kPropagandaMorale = 3, kContractCards = 3;
inline constexpr int kRestrictedMorale = 6;
inline constexpr int kEndMorale = 0;  // with so little or less a round is the last (MO-END-03)
inline constexpr std::uint8_t kNone = 255;

// Where an effect comes from: the active card of a system, the advisor, or the civilization sheet.
inline constexpr int kAdvisorSource = kSystems, kSheetSource = kAdvisorSource + 1, kSources = kSheetSource + 1;
inline constexpr int kAllSources = (1 << kSources) - 1;  // as a set of bits
constexpr int system_of(int source) { return source < kSystems ? source : kNoSystem; }

// Whatever can lie there, in one count: structures, then advisors, then races.
inline constexpr int kAdvisorCards = kKinds, kRaceCards = kAdvisorCards + kAdvisors, kPlayedCards = kRaceCards + kRaces;

using Amount = Array<std::uint8_t, kResources>;  // food, fleet, production
constexpr Amount amount_of(Resource r, int count) {
  Amount out{};
  out[r] = static_cast<std::uint8_t>(count);
  return out;
}
constexpr Amount food(int count) { return amount_of(Resource::kFood, count); }
constexpr Amount fleet(int count) { return amount_of(Resource::kFleet, count); }
constexpr Amount production(int count) { return amount_of(Resource::kProduction, count); }
constexpr int sum_of(const Amount& a) { return a[0] + a[1] + a[2]; }
using System = FixedList<std::uint8_t, kSystemSize>;  // kinds, the active one last

struct Player {
  Hand<kCards> hand;  // kinds, and who has seen them taken
  Array<System, kSystems> systems;
  Array<std::uint8_t, kSystems> marker;  // a marker lies on the active card of the system
  Amount resources;
  std::uint8_t race;
  std::uint8_t advisor;  // or kNone
  std::uint8_t advisor_marker;
  std::uint8_t advisor_colour;             // Fulcrum Sandebar's chosen colour, or kNone
  std::uint8_t reserve, available, spent;  // markers: at rest, to be used, in action boxes
  Array<std::uint8_t, kPlayers> attacks;   // markers lying in the attack area of each opponent
  std::uint8_t propaganda;                 // taken in this round
  std::uint8_t built;                      // a Build action was taken in this round (Meklar)
  Level level;
  std::uint8_t unused;
  std::int16_t morale, vp;

  int fleet() const { return resources[Resource::kFleet]; }
};

struct State {
  Core<40> core;  // a chain of builds inside builds goes deep
  Array<Player, kPlayers> players;
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
  Array<std::uint8_t, 4> unused;

  Player& of(Seat seat) { return players[seat]; }
  const Player& of(Seat seat) const { return players[seat]; }
  int seats() const { return core.seats; }
  Seat after(Seat seat) const { return seat_after(seat, core.seats); }
  SeatOrder player_order() const { return clockwise_from(static_cast<Seat>(first), core.seats); }  // MO-GEN-02
  SeatOrder opponents(Seat seat) const { return opponents_of(seat, core.seats); }                  // MO-GEN-03
};

}  // namespace kosmo::orion

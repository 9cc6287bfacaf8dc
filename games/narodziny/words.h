// The words of Narodziny kosmosu: names of things, verbs, events. Polish names come in cases, divided by '|':
// mianownik | dopełniacz | biernik | miejscownik.
#pragma once

#include "games/narodziny/state.h"

namespace kosmo::narodziny {

inline constexpr Name kSeatNames[] = {
    {"pink", {"pink", "różowy|różowego|różowego"}},
    {"green", {"green", "zielony|zielonego|zielonego"}},
    {"violet", {"violet", "fioletowy|fioletowego|fioletowego"}},
    {"amber", {"amber", "bursztynowy|bursztynowego|bursztynowego"}},
};
inline constexpr Name kTokenNames[] = {
    {"pink", {"the pink token", "różowy znacznik energii"}},
    {"green", {"the green token", "zielony znacznik energii"}},
    {"violet", {"the violet token", "fioletowy znacznik energii"}},
    {"amber", {"the amber token", "bursztynowy znacznik energii"}},
    {"dark", {"a dark token", "znacznik ciemnej energii"}},
};
inline constexpr Name kElementNames[] = {
    {"H", {"H star|an H star", "gwiazda H|gwiazdy H|gwiazdę H"}},
    {"He", {"He star|a He star", "gwiazda He|gwiazdy He|gwiazdę He"}},
    {"C", {"C star|a C star", "gwiazda C|gwiazdy C|gwiazdę C"}},
    {"O", {"O star|an O star", "gwiazda O|gwiazdy O|gwiazdę O"}},
};
inline constexpr Name kControlNames[] = {
    {"light", {"light", "światło|światła|światło|świetle"}},
    {"time", {"time", "czas|czasu|czas|czasie"}},
    {"gravity", {"gravity", "grawitacja|grawitacji|grawitację|grawitacji"}},
    {"chemistry", {"chemistry", "chemia|chemii|chemię|chemii"}},
};
inline constexpr Name kSectorNames[] = {
    {"delta", {"delta", "delta"}},
    {"psi", {"psi", "psi"}},
    {"phi", {"phi", "phi"}},
};
inline constexpr Name kResourceNames[] = {
    {"supernova", {"supernova resource", "zasób supernowej"}},
    {"dna", {"DNA", "DNA"}},
    {"graviton", {"graviton", "grawiton"}},
};
inline constexpr Name kMarkerNames[] = {
    {"alpha", {"alpha", "alfa"}},
    {"nebula", {"take a nebula", "weź mgławicę"}},
    {"stabilise", {"stabilise a proto-life token", "ustabilizuj protożycie"}},
};
inline constexpr Name kSizeNames[] = {{"1", {"1", "1"}}, {"2", {"2", "2"}}, {"3", {"3", "3"}}};
inline constexpr Name kSlotNames[] = {{"1", {"1", "1"}}, {"2", {"2", "2"}}, {"3", {"3", "3"}}, {"4", {"4", "4"}}};

extern const ArgKind kSeatKind, kTokenKind, kElementKind, kControlKind, kSectorKind, kResourceKind, kMarkerKind,
    kSizeKind, kSlotKind, kStarSpace, kLifeSpace, kNebulaSpace, kTileKind, kCardKind, kGoalKind, kAdvancedKind,
    kPlaceKind, kEffectKind;

// clang-format off
// The kinds of steps: the map of the game is in flow.cpp.
enum class Kind : std::uint8_t {
  kRound, kTurn, kShift, kCollect, kNebulaSize, kTakeCard, kEndEnergy, kOverlap, kBeginCraft, kCraft,
  kNebulaAt, kStarType, kStarAt, kProtoAt, kStableAt, kDiscardStar, kKeep, kBottom,
  kPay, kDiscardNova, kDiscardLife, kEffect, kEither, kNova, kRestore, kStabilise, kIrradiate, kMoveWhat, kStarTo,
  kLifeTo, kMoveProto, kRelocate, kWormhole, kWormholeTo, kEvolve, kReplace, kOmega, kEndTurn, kEndRound, kHandLimit, kNextRound,
  kCount
};

enum class Verb : std::uint8_t {
  kShift, kStop, kSize, kTake, kDraw, kGoAhead, kWait,
  kPlaceNebula, kNebulaAt, kPlaceStar, kStarAt, kPlaceLife, kLifeAt,
  kComplete, kDiscardStar, kRelease, kReleaseWith, kStarType, kAdvance,
  kExchange, kAcquire, kKeep, kBottom, kUse, kPay, kDiscardNova, kDiscardLife, kEither,
  kSpend, kNova, kRestore, kStabilise, kIrradiate, kMoveStar, kStarTo, kMoveLife, kLifeTo,
  kLiftStar, kLiftNebula, kLiftLife, kEnough, kEvolve, kReplace,
  kEnd, kOmega, kDrop,
  kCount
};

enum class Said : std::uint16_t {
  kRound, kShifted, kGained, kGainedProto, kGainedSupernovas, kGainedDna, kGainedGravitons, kShortOfStars,
  kShortOfProto, kShortOfCards, kShortOfNebulae, kGrew, kNewCrystal, kTookCard, kDrewCard, kDrewThis, kTookTile,
  kReshuffled, kRefilled, kWentAhead, kPlacedTile, kPlacedStar, kPlacedLife, kPlacedStable, kCompleted,
  kDiscardedStar, kReleased, kAdvanced, kAdvancedAgain, kLearnedAdvanced, kExchanged, kPaid, kPaidGravitons,
  kAcquired, kSawCards, kUsed, kDiscardedProto, kDiscardedStable, kTurnedNova, kRestored, kStabilised, kMovedStar,
  kMovedLife, kMovedTile, kReplaced, kScored, kOmega, kLost, kTurnOver, kGoalScored, kGoalNobody, kGoalRevealed,
  kDropped, kAdvancedCounted, kOver,
  kCount
};
// clang-format on

std::span<const VerbRule> verbs();
std::span<const Phrase> event_phrases();

}  // namespace kosmo::narodziny

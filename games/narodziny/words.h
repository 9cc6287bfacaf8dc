// The words of Narodziny kosmosu: names of things, verbs, events. engine/grammar.h says how forms of names are written.
#pragma once

#include "games/narodziny/state.h"

namespace kosmo::narodziny {

inline constexpr Name kSeatNames[] = {
    {"pink", {"pink", "różowy|gen=różowego|acc=różowego"}},
    {"green", {"green", "seledynowy|gen=seledynowego|acc=seledynowego"}},
    {"violet", {"violet", "fioletowy|gen=fioletowego|acc=fioletowego"}},
    {"amber", {"amber", "bursztynowy|gen=bursztynowego|acc=bursztynowego"}},
};
// Whoever moves one that is not dark moves the own one (NK-ENE-04).
inline constexpr Name kTokenNames[] = {
    {"pink", {"the pink energy token", "swój znacznik energii"}},
    {"green", {"the green energy token", "swój znacznik energii"}},
    {"violet", {"the violet energy token", "swój znacznik energii"}},
    {"amber", {"the amber energy token", "swój znacznik energii"}},
    {"dark", {"a dark energy token", "znacznik ciemnej energii"}},
};
inline constexpr Name kElementNames[] = {
    {"H",
     {"H star|a=an H star", "gwiazda H|gen=gwiazdy H|acc=gwiazdę H"},
     {"H star|many=H stars", "gwiazda H|gen=gwiazdy H|acc=gwiazdę H|few=gwiazdy H|many=gwiazd H"}},
    {"He",
     {"He star|a=a He star", "gwiazda He|gen=gwiazdy He|acc=gwiazdę He"},
     {"He star|many=He stars", "gwiazda He|gen=gwiazdy He|acc=gwiazdę He|few=gwiazdy He|many=gwiazd He"}},
    {"C",
     {"C star|a=a C star", "gwiazda C|gen=gwiazdy C|acc=gwiazdę C"},
     {"C star|many=C stars", "gwiazda C|gen=gwiazdy C|acc=gwiazdę C|few=gwiazdy C|many=gwiazd C"}},
    {"O",
     {"O star|a=an O star", "gwiazda O|gen=gwiazdy O|acc=gwiazdę O"},
     {"O star|many=O stars", "gwiazda O|gen=gwiazdy O|acc=gwiazdę O|few=gwiazdy O|many=gwiazd O"}},
};
inline constexpr Name kControlNames[] = {
    {"light", {"light", "światło|gen=światła"}},
    {"time", {"time", "czas|gen=czasu"}},
    {"gravity", {"gravity", "grawitacja|gen=grawitacji"}},
    {"chemistry", {"chemistry", "chemia|gen=chemii"}},
};
inline constexpr Name kSectorNames[] = {
    {"delta", {"delta", "delta"}},
    {"psi", {"psi", "psi"}},
    {"phi", {"phi", "phi"}},
};
inline constexpr Name kResourceNames[] = {
    {"supernova",
     {"supernova resource", "zasób supernowej"},
     {"supernova resource|many=supernova resources",
      "zasób supernowej|gen=zasobu supernowej|acc=zasób supernowej|few=zasoby supernowej|many=zasobów supernowej"}},
    {"dna", {"DNA", "DNA"}, {"DNA|many=DNA", "DNA|gen=DNA|acc=DNA|few=DNA|many=DNA"}},
    {"graviton",
     {"graviton", "grawiton"},
     {"graviton|many=gravitons", "grawiton|gen=grawitonu|acc=grawiton|few=grawitony|many=grawitonów"}},
};
inline constexpr Name kMarkerNames[] = {
    {"alpha", {"alpha", "alfa"}},
    {"nebula", {"nebula", "mgławica"}},
    {"stabilise", {"stabilisation", "stabilizacja"}},
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
  kMovedLife, kCarriedStar, kCarriedLife, kMovedTile, kReplaced, kScored, kOmega, kLost, kTurnOver, kGoalScored, kGoalNobody, kGoalRevealed,
  kDropped, kAdvancedCounted, kOver,
  kCount
};
// clang-format on

std::span<const VerbRule> verbs();
std::span<const Phrase> event_phrases();
std::span<const Phrase> choice_phrases();

}  // namespace kosmo::narodziny

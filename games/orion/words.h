// The words of Master of Orion. Polish names come in cases, divided by '|': mianownik | dopełniacz | biernik.
#pragma once

#include "games/orion/state.h"

namespace kosmo::orion {

inline constexpr Name kSeatNames[] = {
    {"white", {"white", "biały|białego|białego"}},
    {"green", {"green", "zielony|zielonego|zielonego"}},
    {"orange", {"orange", "pomarańczowy|pomarańczowego|pomarańczowego"}},
    {"violet", {"violet", "fioletowy|fioletowego|fioletowego"}},
};
inline constexpr Name kResourceNames[] = {
    {"food", {"food", "żywność|żywności|żywność"}},
    {"fleet", {"fleet", "flota|floty|flotę"}},
    {"production", {"production", "produkcja|produkcji|produkcję"}},
};
inline constexpr Name kColourNames[] = {
    {"blue", {"blue", "niebieski|niebieskiej"}},
    {"red", {"red", "czerwony|czerwonej"}},
    {"yellow", {"yellow", "żółty|żółtej"}},
    {"grey", {"grey", "szary|szarej"}},
};
inline constexpr Name kLevelNames[] = {
    {"low", {"low", "niski"}}, {"medium", {"medium", "średni"}}, {"high", {"high", "wysoki"}}};
inline constexpr Name kSystemNames[] = {
    {"1", {"system 1", "układ 1|układzie 1"}},
    {"2", {"system 2", "układ 2|układzie 2"}},
    {"3", {"system 3", "układ 3|układzie 3"}},
    {"4", {"system 4", "układ 4|układzie 4"}},
    {"F", {"Fulcrum Sandebar's system", "układ Fulcruma Sandebara|układzie Fulcruma Sandebara"}},
};
inline constexpr Name kSourceNames[] = {
    {"1", {"system 1", "układ 1"}},
    {"2", {"system 2", "układ 2"}},
    {"3", {"system 3", "układ 3"}},
    {"4", {"system 4", "układ 4"}},
    {"F", {"Fulcrum Sandebar's system", "układ Fulcruma Sandebara"}},
    {"advisor", {"advisor", "doradca"}},
    {"sheet", {"race", "rasa"}},
};
// What one exchange gives or takes of each (MO-TRD-01).
inline constexpr Name kTradedNames[] = {
    {"food", {"3 food", "3 żywności"}},
    {"fleet", {"2 fleet", "2 floty"}},
    {"production", {"1 production", "1 produkcję"}},
};

extern const ArgKind kSeatKind, kResourceKind, kColourKind, kLevelKind, kSystemKind, kSourceKind, kCardKind,
    kAdvisorKind, kRaceKind, kPlayedCardKind, kTradedKind, kSideKind, kCopyKind;

// clang-format off
enum class Verb : std::uint8_t {
  kRace, kSwap, kDone,
  kBuild, kPay, kExploit, kThrow, kResearch, kActivate, kAttack, kTrade, kPropaganda, kContract,
  kDiscard, kHire, kColour, kResolve, kUse, kDecline, kGain, kExchange, kRecover, kSuffer, kJam, kSink, kArrange, kNext, kRob,
  kSameCopy, kOtherCopy,
  kCount
};
enum class Kind : std::uint8_t {
  kChooseRace, kDeal, kSwap, kStartRound, kLevel, kGainAny, kStartEffects, kResolve, kChooseEffect, kTurn, kAction,
  kPayment, kThrow, kDiscard, kDiscardOr, kHire, kColour, kMayUse, kEffect, kGainOneOf, kExchange, kBuildMore, kActivateFree,
  kRecover, kJam, kSink, kArrange, kNext, kRob, kEndRound, kHandLimit, kNextRound,
  kWhichCopy, kWhenAttacked, kBuildAgain,
  kCount
};
enum class Said : std::uint16_t {
  kRace, kRound, kIncome, kLevel, kDrew, kDrewThis, kGained, kOverflow, kPaid, kMorale, kPoints, kBuilt, kExploited, kDiscarded, kResearched,
  kActivated, kAttacked, kTraded, kPropaganda, kHired, kReturned, kColour, kExtraAction, kTook, kSunk, kArranged, kRobbed, kRobbedThis,
  kResolved, kMarked, kMarkerBack, kMarkerUsed, kGaveUp, kShuffled, kEndByRounds, kEndByMorale, kEndBySystems, kScored,
  kCount
};
// clang-format on

std::span<const VerbRule> verbs();
std::span<const Phrase> event_phrases();

}  // namespace kosmo::orion

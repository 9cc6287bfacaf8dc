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
    {"1", {"the active card of system 1", "aktywna karta układu 1|aktywnej karty układu 1|aktywną kartę układu 1"}},
    {"2", {"the active card of system 2", "aktywna karta układu 2|aktywnej karty układu 2|aktywną kartę układu 2"}},
    {"3", {"the active card of system 3", "aktywna karta układu 3|aktywnej karty układu 3|aktywną kartę układu 3"}},
    {"4", {"the active card of system 4", "aktywna karta układu 4|aktywnej karty układu 4|aktywną kartę układu 4"}},
    {"F",
     {"the active card of Fulcrum Sandebar's system",
      "aktywna karta układu Fulcruma Sandebara|aktywnej karty układu Fulcruma Sandebara|aktywną kartę układu Fulcruma "
      "Sandebara"}},
    {"advisor", {"the advisor", "doradca|doradcy|doradcę"}},
    {"sheet", {"the race", "rasa|rasy|rasę"}},
};

extern const ArgKind kSeatKind, kResourceKind, kColourKind, kLevelKind, kSystemKind, kSourceKind, kCardKind,
    kAdvisorKind, kRaceKind, kSideKind, kCopyKind;

// clang-format off
enum class Verb : std::uint8_t {
  kRace, kSwap, kDone,
  kBuild, kPay, kExploit, kThrow, kResearch, kActivate, kAttack, kTrade, kPropaganda, kContract,
  kDiscard, kHire, kColour, kResolve, kUse, kDecline, kGain, kExchange, kRecover, kSuffer, kJam, kSink, kArrange, kNext, kRob,
  kCount
};
enum class Kind : std::uint8_t {
  kChooseRace, kDeal, kSwap, kStartRound, kLevel, kGainAny, kStartEffects, kResolve, kChooseEffect, kTurn, kAction,
  kPayment, kThrow, kDiscard, kDiscardOr, kHire, kColour, kMayUse, kEffect, kGainOneOf, kExchange, kBuildMore, kActivateFree,
  kRecover, kJam, kSink, kArrange, kNext, kRob, kEndRound, kHandLimit, kNextRound,
  kCount
};
enum class Said : std::uint16_t {
  kRace, kRound, kIncome, kLevel, kDrew, kDrewThis, kGained, kLost, kMorale, kPoints, kBuilt, kPaid, kExploited, kDiscarded, kResearched,
  kActivated, kAttacked, kTraded, kPropaganda, kHired, kReturned, kColour, kExtraAction, kTook, kJammed, kSunk, kArranged, kRobbed, kRobbedThis,
  kMarked, kShuffled, kEndByRounds, kEndByMorale, kEndBySystems, kScored,
  kCount
};
// clang-format on

std::span<const VerbRule> verbs();
std::span<const Phrase> event_phrases();

}  // namespace kosmo::orion

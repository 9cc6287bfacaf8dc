// The words of Master of Orion: names of things, verbs, events. engine/grammar.h says how forms of names are written.
#pragma once

#include "games/orion/state.h"

namespace kosmo::orion {

inline constexpr Name kSeatNames[] = {
    {"white", {"white", "biały|gen=białego|acc=białego"}},
    {"green", {"green", "zielony|gen=zielonego|acc=zielonego"}},
    {"orange", {"orange", "pomarańczowy|gen=pomarańczowego|acc=pomarańczowego"}},
    {"violet", {"violet", "fioletowy|gen=fioletowego|acc=fioletowego"}},
};
inline constexpr Name kResourceNames[] = {
    {"food",
     {"food", "żywność|gen=żywności|acc=żywność"},
     {"food|many=food",
      "sztuka żywności|gen=sztuki żywności|acc=sztukę żywności|few=sztuki żywności|many=sztuk żywności"}},
    {"fleet",
     {"fleet", "flota|gen=floty|acc=flotę"},
     {"fleet|many=fleet",
      "jednostka floty|gen=jednostki floty|acc=jednostkę floty|few=jednostki floty|many=jednostek floty"}},
    {"production",
     {"production", "produkcja|gen=produkcji|acc=produkcję"},
     {"production|many=production",
      "poziom produkcji|gen=poziomu produkcji|acc=poziom produkcji|few=poziomy produkcji|many=poziomów produkcji"}},
};
inline constexpr Name kColourNames[] = {
    {"blue", {"blue", "niebieski"}},
    {"red", {"red", "czerwony"}},
    {"yellow", {"yellow", "żółty"}},
    {"grey", {"grey", "szary"}},
};
inline constexpr Name kLevelNames[] = {
    {"low", {"low", "niski"}}, {"medium", {"medium", "średni"}}, {"high", {"high", "wysoki"}}};
inline constexpr Name kSystemNames[] = {
    {"1", {"system 1", "układ 1|gen=układu 1|loc=układzie 1"}},
    {"2", {"system 2", "układ 2|gen=układu 2|loc=układzie 2"}},
    {"3", {"system 3", "układ 3|gen=układu 3|loc=układzie 3"}},
    {"4", {"system 4", "układ 4|gen=układu 4|loc=układzie 4"}},
    {"F",
     {"Fulcrum Sandebar's system",
      "układ Fulcruma Sandebara|gen=układu Fulcruma Sandebara|loc=układzie Fulcruma Sandebara"}},
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
extern const ArgKind kSeatKind, kResourceKind, kColourKind, kLevelKind, kSystemKind, kSourceKind, kCardKind,
    kAdvisorKind, kRaceKind, kPlayedCardKind, kEffectKind, kTradedKind, kAmountKind, kSideKind, kCopyKind;

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
std::span<const Phrase> choice_phrases();

int amount_value(const Amount&);  // of kAmountKind

}  // namespace kosmo::orion

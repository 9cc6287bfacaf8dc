// The words of Alien Artifacts: names of things, verbs, events. engine/grammar.h says how forms of names are written.
#pragma once

#include "games/artifacts/state.h"

namespace kosmo::artifacts {

inline constexpr Name kSeatNames[] = {
    {"white", {"white", "biały|gen=białego|acc=białego"}},
    {"blue", {"blue", "niebieski|gen=niebieskiego|acc=niebieskiego"}},
    {"green", {"green", "zielony|gen=zielonego|acc=zielonego"}},
    {"red", {"red", "czerwony|gen=czerwonego|acc=czerwonego"}},
    {"violet", {"violet", "fioletowy|gen=fioletowego|acc=fioletowego"}},
};
inline constexpr Name kColourNames[] = {
    {"blue",
     {"blue", "niebieski|gen=niebieskiego"},
     {"blue icon|many=blue icons",
      "niebieska ikona|gen=niebieskiej ikony|acc=niebieską ikonę|few=niebieskie ikony|many=niebieskich ikon"}},
    {"green",
     {"green", "zielony|gen=zielonego"},
     {"green icon|many=green icons",
      "zielona ikona|gen=zielonej ikony|acc=zieloną ikonę|few=zielone ikony|many=zielonych ikon"}},
    {"red",
     {"red", "czerwony|gen=czerwonego"},
     {"red icon|many=red icons",
      "czerwona ikona|gen=czerwonej ikony|acc=czerwoną ikonę|few=czerwone ikony|many=czerwonych ikon"}},
    {"gold",
     {"gold", "złoty|gen=złotego"},
     {"gold icon|many=gold icons", "złota ikona|gen=złotej ikony|acc=złotą ikonę|few=złote ikony|many=złotych ikon"}},
};
inline constexpr Name kCardKindNames[] = {
    {"exploration", {"Exploration", "Eksploracja|gen=Eksploracji|acc=Eksplorację"}},
    {"expansion", {"Expansion", "Ekspansja|gen=Ekspansji|acc=Ekspansję"}},
    {"extermination", {"Extermination", "Eksterminacja|gen=Eksterminacji|acc=Eksterminację"}},
    {"exploitation", {"Exploitation", "Eksploatacja|gen=Eksploatacji|acc=Eksploatację"}},
};
inline constexpr Name kTypeNames[] = {
    {"ship", {"Ships", "Statki|gen=Statków"}},
    {"technology", {"Technologies", "Technologie|gen=Technologii"}},
    {"planet", {"Planets", "Planety|gen=Planet"}},
};
inline constexpr Name kSideNames[] = {
    {"logistic", {"logistic side", "strona logistyczna|ins=stroną logistyczną"}},
    {"operational", {"operational side", "strona operacyjna|ins=stroną operacyjną"}},
};
inline constexpr Name kSectionNames[] = {{"a", {"section A", "sekcja A|acc=sekcję A"}},
                                         {"b", {"section B", "sekcja B|acc=sekcję B"}}};
inline constexpr Name kBlockadeNames[] = {{"blockade", {"Blockade token", "żeton Blokady"}}};
inline constexpr Name kDeedNames[] = {
    {"purchase", {"Purchase", "Zakup karty"}},
    {"discover", {"Discover a Planet", "Odkrycie Planety"}},
    {"develop", {"Develop a Technology", "Rozwój Technologii"}},
    {"build", {"Build a Ship", "Budowa Statku"}},
    {"prepare", {"Prepare Resources", "Przygotowanie Zasobów"}},
    {"trade", {"Trade Resources", "Wymiana Zasobów"}},
    {"unblock", {"Remove Blockade", "Zdjęcie Blokady"}},
    {"offensive", {"Launch Offensive", "Start Ofensywy"}},
    {"income", {"Gain Income", "Pozyskanie Przychodu"}},
    {"mine", {"Mine Planets", "Wydobycie na Planetach"}},
    {"faction", {"faction action", "akcja frakcyjna"}},
    {"action", {"ACTION of a card", "AKCJA karty"}},
    {"entering", {"a Planet enters the Empire", "Planeta wchodzi do Imperium"}},
    {"attacking", {"attack", "atak"}},
};
constexpr std::string_view id_of(Type type) {
  return type == Type::kShip ? kTypeNames[0].id : type == Type::kTechnology ? kTypeNames[1].id : kTypeNames[2].id;
}
extern const ArgKind kSeatKind, kColourKind, kCardKindKind, kTypeKind, kSideKind, kSectionKind, kResourceKind,
    kCardName, kShipKind, kTechnologyKind, kPlanetKind, kArtifactKind, kPlanKind, kSystemKind, kFactionKind,
    kTargetKind, kDeedKind, kBlockadeKind;
inline const ArgKind& kind_of_type(Type type) {
  return type == Type::kShip ? kShipKind : type == Type::kTechnology ? kTechnologyKind : kPlanetKind;
}

// clang-format off
enum class Verb : std::uint8_t {
  kFaction, kKeep,
  kPurchase, kDiscover, kDevelop, kBuild, kPrepare, kTrade, kUnblock, kOffensive, kIncome, kMine, kFactionAction,
  kFactionActionIn, kUse, kPlay, kDone, kUnlock, kSpend, kAttach, kTowards, kFree,
  kLogistic, kOperational, kComplete, kShow, kOn, kScore, kReroll, kStand, kAttack, kSend, kDecline, kDefend, kTake,
  kRaise, kFire, kBlock, kRepair, kSearch, kDeck, kPlace, kScrap, kDiscard, kThrow, kAgainst, kDraw, kTrigger,
  kCount
};
enum class Kind : std::uint8_t {
  kChooseFaction, kFactionSetup, kKeep, kBuy,
  kTurn, kAction, kDrawStage, kEndTurn,
  kUnlock, kCharge, kPay, kSets, kPlayCards, kPrepare, kCarryOut, kEndAction,
  kSide, kEntryEffect, kConstruction, kComplete, kTriggers, kChooseTrigger,
  kProduce, kSection, kProduceWhere, kMine, kNextMine,
  kIncome, kReveal, kTechReroll, kScoreTech,
  kTarget, kDefend, kShips, kNextShip, kShip, kBestOf, kShipReroll, kBonusPay, kCannon, kRow, kAfterRow, kEndShip, kEndAttack,
  kPlaceToken, kRepair,
  kEffect, kArtifactDone, kSearch, kDeck, kBuildFree, kAttachTop, kAttachTo, kDiscardDraw, kScrap, kVictim, kFree,
  kBeforeScoring, kLastArtifact, kPayScoring, kFinish,
  kCount
};
enum class Said : std::uint16_t {
  kFaction, kFirst, kTurn, kDrew, kDrewThis, kShuffled, kRoundMarker, kEnding, kPoints, kCredits, kPaid, kArtifact, kPlan, kPlanThis,
  kBlocked, kUnblocked, kUnlocked, kSpent, kKept, kDeed, kAttached, kTraded, kEntered, kProduced, kRevealed, kScored, kAttacked,
  kDefends, kShipAttacks, kValue, kDestroyed, kDamaged, kRepaired, kNextSystem, kUsed, kPlayed, kSearched, kScrapped, kDiscarded,
  kCompleted, kNoAction, kStandstill, kExtraTurns, kFinal,
  kCount
};
// clang-format on

std::span<const VerbRule> verbs();
std::span<const Phrase> event_phrases();
std::span<const Phrase> choice_phrases();

}  // namespace kosmo::artifacts

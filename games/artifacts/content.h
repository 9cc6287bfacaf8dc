// Cards, factions, attack tables: read from content/*.toml once. An effect is a word and a few numbers; what the words
// mean is in rules/effects.cpp, and section 11.0 of the rules explains them.
#pragma once

#include "engine/content_pack.h"
#include "games/artifacts/state.h"

namespace kosmo::artifacts {

enum class Keyword : std::uint8_t { kAlways, kAdditional, kAction };
enum class Window : std::uint8_t { kMyTurn, kMyAttack, kBeforeScoring };
enum class Scope : std::uint8_t { kAny, kAliens, kPlayers };

// What is paid for: the actions of a turn (AA-TURN-03), and what their modifiers name.
enum class Deed : std::uint8_t {
  kPurchase,
  kDiscover,
  kDevelop,
  kBuild,
  kPrepare,
  kTrade,
  kUnblock,
  kOffensive,
  kIncome,
  kMine,
  kFaction,
  kCardAction,
  kEntering,
  kAttacking,  // no actions: a Planet enters without one, an attack (AA-BLK-09)
  kCount
};
inline constexpr int kDeeds = static_cast<int>(Deed::kCount);
constexpr Deed building_of(Type type) {  // the action that brings a card of this type into the Empire
  return type == Type::kShip ? Deed::kBuild : type == Type::kTechnology ? Deed::kDevelop : Deed::kDiscover;
}
constexpr bool is_basic(Deed deed) { return deed <= Deed::kUnblock; }
constexpr bool is_operational(Deed deed) { return deed >= Deed::kOffensive && deed <= Deed::kMine; }

enum class Event : std::uint8_t {
  kNow,  // no trigger: carried out when it comes to it
  kDiscovered,
  kDeveloped,
  kBuilt,
  kFirstOfKind,
  kProduceMatch,
  kArtifactGained,
  kAttackEnded,
  kShipDamaged,
  kTradedFive,
  kCreditsOverflow,
  kOnHit,
  kOnLoss,
  kOnArtifact,  // of the attacking Ship itself
  kCount
};
inline constexpr int kEvents = static_cast<int>(Event::kCount);

enum class Op : std::uint8_t {
  kNothing,
  // costs
  kPayCredits,
  kSpend,
  kSpendBoth,
  kSpendSets,
  kScrapStage,
  // gains and deeds
  kGainVp,
  kGainCredits,
  kGainVpPerSet,
  kGainArtifact,
  kDrawResource,
  kDiscardDraw,
  kProduce,
  kProduceOr,
  kDrawCard,
  kSearch,
  kBuildFree,
  kAttachTop,
  kTakeAction,
  kExtraAction,
  kExtraTurns,
  kAttackWith,
  kFreeOp,
  kScoreTech,
  kRemoveBlockade,
  kPlaceBlockade,
  kStealCredits,
  kDestroyed,
  kDamaged,
  kCancelDamage,
  kDefVp,
  kDefCredits,
  kDefBlockade,
  kFound,  // setup: a card of the deck into the Empire
  // modifiers
  kModCost,
  kModLimit,
  kModAttack,
  kModProduce,
  kModTrade,
  kModLook,
  kModGold,
  kModColour,
  kTechReroll,
  // Ships
  kBonus,
  kBonusVs,
  kBonusIf,
  kBonusPay,
  kBestOf,
  kReroll,
  kFloor,
  kArmour,
  kFragile,
  kExtraBlockade,
  kCount
};
inline constexpr int kOps = static_cast<int>(Op::kCount);

enum class Measure : std::uint8_t {
  kPlanets,
  kShips,
  kTechs,
  kCardsAll,
  kLogistic,
  kOperational,
  kLogPlanets,
  kLogShips,
  kLogTechs,
  kOpPlanets,
  kOpShips,
  kOpTechs,
  kOfKind,
  kKindsPlanets,
  kKindsShips,
  kKindsTechs,
  kTypeKind,
  kSets,
  kKindsWithTwo,
  kProduced,
  kStage,
  kAttached,
  kCredits,
  kArtifacts,
  kPlans,
  kBlockadesOnOthers,
  kRevealed,  // BONUS_IF: a section of the revealed card has the kind
};

struct Condition {
  Measure measure = Measure::kPlanets;
  CardKind kind{};  // kOfKind, kRevealed
  std::int8_t least = 0;
  bool most = false;  // more than every other player
};

struct Effect {
  Op op = Op::kNothing;
  Event when = Event::kNow;
  bool once_per_turn = false, until_turn_end = false;
  bool flag = false;        // kScoreTech: with a reveal; kPlaceBlockade: not on Planets; kModColour: all cards
  bool one_player = false;  // kPlaceBlockade
  std::int8_t number = 0, other = 0;
  Deed deed = Deed::kCount;  // kModCost, kModLimit (kCount: all), kFreeOp
  Scope scope = Scope::kAny;
  std::uint8_t deck = kNone;  // a Type, kNone: any, kAnotherDeck
  Colour colour = Colour::kBlue, second = Colour::kBlue;
  bool any_colour = false;      // kSpend: one colour of the payer's choice
  Side side = Side::kLogistic;  // kFound
  Condition condition;
};
inline constexpr std::uint8_t kAnotherDeck = kTypes;
using Effects = FixedList<Effect, 4>;

struct Section {
  Colour colour{};
  CardKind kind{};
  std::uint8_t icons = 0;
};

struct Resource : CardText {  // AA-COMP-01
  Array<Section, 2> sections;
  int number = 0;
  bool has_kind(CardKind kind) const { return sections[0].kind == kind || sections[1].kind == kind; }
};

struct Score {  // one line of an operational Technology (AA-TECH-05)
  FixedList<Condition, 2> conditions;
  std::uint8_t during = 0, end = 0;
};

struct BuiltCard : CardText {  // AA-COMP-02
  Type type{};
  CardKind kind{};
  Keyword keyword = Keyword::kAlways;
  Effects cost, effects;       // logistic side of a Technology; the abilities of a Ship on its operational side
  FixedList<Score, 3> scores;  // operational side of a Technology
};

struct Artifact : CardText {
  Window window = Window::kMyTurn;
  Effects effects;
};

// An Alien System or a Defence Plan: what happens at each Attack Value.
struct AttackTable : CardText {
  FixedList<Effects, 8> rows;
  const Effects& row(int value) const {
    return rows[value < 1 ? 0 : value > rows.size() ? rows.size() - 1 : value - 1];
  }
};

struct Faction : CardText {
  Effects setup, cost, effects;
  Type bonus_type{};
  CardKind bonus_kind{};
};

struct Content {
  Array<Resource, kResources> resources;
  Array<BuiltCard, kCards> cards;
  Array<Artifact, kArtifacts> artifacts;
  Array<AttackTable, kSystems> systems;
  Array<AttackTable, kPlans> plans;
  Array<Faction, kFactions> factions;
  std::uint64_t hash = 0;

  // Found once, so that counting is counting bits.
  Array<Array<CardsOfType, kCardKinds>, kTypes> of_kind{};
  Array<CardsOfType, kOps> with_op{};       // Technologies that have this word among their standing effects
  Array<CardsOfType, kEvents> triggered{};  // Technologies that react to this event
};

// Reads all files; the problems of all of them, if there are any.
std::vector<Problem> load_content(Content&);
// The content in use. Reading it for the first time loads it; a pack with mistakes throws ContentError.
inline const Content& content() { return SharedContent<Content, load_content>::get(); }

inline const Resource& resource(int id) { return content().resources[id]; }
inline const BuiltCard& card(int id) { return content().cards[id]; }
inline const Artifact& artifact(int id) { return content().artifacts[id]; }
inline const Faction& faction(int id) { return content().factions[id]; }
inline const AttackTable& system(int id) { return content().systems[id]; }
inline const AttackTable& plan(int id) { return content().plans[id]; }
inline const CardsOfType& of_kind(Type type, CardKind kind) { return content().of_kind[type][kind]; }

}  // namespace kosmo::artifacts

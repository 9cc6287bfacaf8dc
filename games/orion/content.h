// Structures, advisors and races, read from content/*.toml once. An effect is a word and a few numbers; what the words
// mean is in rules/effects.cpp.
#pragma once

#include "engine/content_pack.h"
#include "games/orion/state.h"

namespace kosmo::orion {

enum class Keyword : std::uint8_t { kActivation, kAfterAttack, kAfterBuild, kEndGame, kAlways, kRoundStart };
inline constexpr Array<std::string_view, 6> kKeywords = {"activation", "after_attack", "after_build",
                                                         "end_game",   "always",       "round_start"};
enum class Field : std::uint8_t { kNone, kA, kR };
enum class Restriction : std::uint8_t { kNone, kBuild6, kActivate6 };
enum class Target : std::uint8_t { kSelf, kDefender, kOpponents };
enum class Counted : std::uint8_t { kStructuresHere, kCardsHere, kCardsAll, kActive, kSystems };

// clang-format off
enum class Op : std::uint8_t {
  kNothing, kGain, kGainOneOf, kExchange, kMorale, kVp, kDraw, kTakeDiscard, kDiscardOr, kAction, kBuild, kBuildAgainIf,
  kActivateFree, kArrange, kSink, kJam, kReturnAdvisors, kHireFree, kStealRandom, kGainByUnder, kPay, kMark, kPer,
  kMarkerToActions,
  kScorePer, kScoreResources, kScoreRainbow,                                   // end of the game
  kAttackCostAgainst, kAttackStrength, kDefenceStrength, kOnAttacked, kOnExploit, kOnResearch, kBuildLess,  // always
};
// clang-format on

struct Effect {
  Op op = Op::kNothing;
  Target target = Target::kSelf;
  Counted counted = Counted::kStructuresHere;
  std::uint8_t colour = kNone;  // kNone: any
  std::int8_t number = 0;
  Amount amount{}, other{};                                 // gained or paid; the other side of an exchange
  std::uint8_t vp = 0, morale = 0, cards = 0, markers = 0;  // kPay
  bool from_discard = false, here = false, any = false;     // kBuild, kBuildLess, kTakeDiscard
};
using Effects = FixedList<Effect, 3>;

using Words = CardText;

struct Structure : Words {  // MO-SET-14
  Colour colour = Colour::kBlue;
  int copies = 1, vp = 0;
  Amount cost{}, produces{};
  Keyword keyword = Keyword::kAlways;
  Field field = Field::kNone;
  Restriction restriction = Restriction::kNone;
  Effects effects;
  bool optional = false;
};

struct Advisor : Words {  // MO-ADV-01
  Field field = Field::kNone;
  Effects always, activation, after_attack, round_start;
  bool optional = false, own_system = false, keeps_marker = false;
};

enum class Ability : std::uint8_t {
  kNone,
  kSpendVpForFleet,
  kSteadyHighLevel,
  kSpies,
  kFirstBuildCheaper,
  kExploitFleet,
  kResearchThree
};

struct Race : Words {
  Amount start{};
  int vp = 0;
  Ability ability = Ability::kNone;
};

struct Content {
  Array<Structure, kKinds> structures;
  Array<Advisor, kAdvisors> advisors;
  Array<Race, kRaces> races;
  std::uint64_t hash = 0;
};

// Reads the three files; the problems of all of them, if there are any.
std::vector<Problem> load_content(Content&);
// The content in use. Reading it for the first time loads it; a pack with mistakes throws ContentError.
inline const Content& content() { return SharedContent<Content, load_content>::get(); }

inline const Structure& structure(int kind) { return content().structures[kind]; }
inline const Advisor& advisor(int id) { return content().advisors[id]; }
inline const Race& race(int id) { return content().races[id]; }

}  // namespace kosmo::orion

// The cards and tiles, read from content/*.toml once. A card is a cost and a list of effects in a small vocabulary.
#pragma once

#include "engine/content_pack.h"
#include "games/narodziny/state.h"

namespace kosmo::narodziny {

enum class Op : std::uint8_t {
  kNothing,
  kGainStar,
  kGainAnyStar,
  kPlaceAnyStar,
  kGainProto,
  kPlaceStable,
  kPlaceProtoByStable,
  kScore,
  kGrowth,
  kDiscardStar,
  kSupernova,
  kStabiliseAroundLast,
  kRestoreSupernova,
  kMoveLastStar,
  kMoveProto,
  kStabiliseLast,
  kStabilise,
  kStabiliseAroundSupernova,
  kStabiliseAround,
  kGainNebula,
  kReplaceNebula,
  kRelocate,
  kMoveLifeAnywhere,
  kAdvanceAgain,
  kCount
};

// The word of an effect in content files, and what players read where a card leaves them a choice.
Name name_of(Op);

struct Effect {
  Op op = Op::kNothing;
  std::uint8_t a = 0, b = 0;  // element, number, sector (or kAnySector), size
};

// One effect of a card, or a choice between two.
struct CardEffect {
  Effect first;
  Effect second;  // kNothing: no choice
};

inline constexpr std::uint8_t kAnyType = 4, kSameType = 5;

struct Cost {
  std::uint8_t cards = 0;
  std::uint8_t type = kAnyType;  // a Control, kAnyType (one card) or kSameType
  std::uint8_t gravitons = 0, novas = 0, stable = 0, proto = 0;
  bool instead_of_star = false;  // NK-TIM-10: paid by giving up the star of a release
};

struct Ability : CardText {
  std::string key;
  Control deck = Control::kLight;
  Cost cost;
  FixedList<CardEffect, 3> effects;
};

struct Tile {
  std::string id, source;
  int size = 1, points = 0;
  Array<std::uint8_t, kElements> stars{};
};

enum class Measure : std::uint8_t {
  kStableLife,
  kNebulaSize,
  kSupernovas,
  kLargestGroup,
  kLife,
  kTimeCrystals,
  kStars,
  kCompleted,
  kProtoLife,
  kStarsAtAdvanced,
};
std::string_view word_of(Measure);  // in content files

struct Goal : CardText {
  std::string key;
  Measure measure = Measure::kStableLife;
  std::uint8_t arg = 0;  // sector, element or size
};

struct Content {
  Array<Ability, kCards> abilities;
  Array<Tile, kTiles> tiles;
  Array<Goal, kGoals> goals;
  std::uint64_t hash = 0;
};

// Reads the three files; the problems of all of them, if there are any.
std::vector<Problem> load_content(Content&);
// The content in use. Reading it for the first time loads it; a pack with mistakes throws ContentError.
inline const Content& content() { return SharedContent<Content, load_content>::get(); }

inline const Ability& ability(int card) { return content().abilities[card]; }
inline const Goal& goal(int id) { return content().goals[id]; }
inline const Tile& tile(int id) { return content().tiles[id]; }
inline int symbols_on(const Tile& t) { return t.stars[0] + t.stars[1] + t.stars[2] + t.stars[3]; }

}  // namespace kosmo::narodziny

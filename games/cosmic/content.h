// What cards and aliens say, read from content/*.toml once. What they do is code: values and copies stand in state.h,
// names in words.h, artifacts in rules/artifacts.cpp.
#pragma once

#include "engine/content_pack.h"
#include "games/cosmic/words.h"

namespace kosmo::cosmic {

// --- who may use a power or an effect of a flare, and in which phases its timing bar lies (CE-CON-01, CE-CON-02)

enum class Role : std::uint8_t {
  kAnyPlayer,
  kMainPlayer,
  kOffense,
  kDefense,
  kMainPlayerOrAlly,
  kOffenseOrAlly,
  kAlly,
  kOffensiveAlly,
  kNotOffense,
  kNotMainPlayer,
  kBystander,
  kCount
};
inline constexpr Name kRoleNames[] = {
    {"any-player", {"as any player", "jako dowolny gracz"}},
    {"main-player", {"main player only", "tylko główny gracz"}},
    {"offense", {"offense only", "tylko atakujący"}},
    {"defense", {"defense only", "tylko broniący"}},
    {"main-player-or-ally", {"main player or ally only", "tylko główny gracz lub sojusznik"}},
    {"offense-or-ally", {"offense or ally only", "tylko atakujący lub sojusznik"}},
    {"ally", {"ally only", "tylko sojusznik"}},
    {"offensive-ally", {"offensive ally only", "tylko sojusznik atakującego"}},
    {"not-offense", {"not the offense", "każdy oprócz atakującego"}},
    {"not-main-player", {"no main player", "każdy oprócz głównych graczy"}},
    {"bystander", {"neither main player nor ally", "każdy oprócz głównych graczy i sojuszników"}},
};
static_assert(std::size(kRoleNames) == static_cast<std::size_t>(Role::kCount));

enum class Phase : std::uint8_t {
  kAny,
  kStartOfTurn,
  kRegroup,
  kDestiny,
  kLaunch,
  kAlliance,
  kPlanning,
  kReveal,
  kResolution,
  kCount
};
inline constexpr Name kPhaseNames[] = {
    {"any", {"any phase", "dowolna faza"}},
    {"start-of-turn", {"start of turn", "początek tury"}},
    {"regroup", {"regroup", "przegrupowanie"}},
    {"destiny", {"destiny", "cel"}},
    {"launch", {"launch", "start"}},
    {"alliance", {"alliance", "sojusz"}},
    {"planning", {"planning", "planowanie"}},
    {"reveal", {"reveal", "ujawnienie"}},
    {"resolution", {"resolution", "rozstrzygnięcie"}},
};
static_assert(std::size(kPhaseNames) == static_cast<std::size_t>(Phase::kCount));
using Phases = FixedList<Phase, 3>;

enum class Level : std::uint8_t { kGreen, kYellow, kRed, kCount };
inline constexpr Name kLevelNames[] = {
    {"green", {"green", "zielony"}}, {"yellow", {"yellow", "żółty"}}, {"red", {"red", "czerwony"}}};
Level level_of(int alien);  // CE-SET-11

inline constexpr ArgKind kRoleKind = kind_of<kRoleNames>("role"), kPhaseKind = kind_of<kPhaseNames>("phase"),
                         kLevelKind = kind_of<kLevelNames>("level");

// --- the entries

struct Words {
  std::string en, pl;
};

// A cosmic or destiny card, without its number or colour.
struct CardWords {
  std::string id, source;
  Words text;
};

struct TechnologyWords : CardWords {  // section 11.4
  Role role = Role::kAnyPlayer;
};

struct Power : CardText {  // CA-LIST-01; the name is that of the power
  bool mandatory = false;
  Role role = Role::kAnyPlayer;
  Phases phases;
};

struct FlareEffect {
  Words text;
  Role role = Role::kAnyPlayer;
  Phases phases;
};
struct Flare {  // CE-CON-02
  std::string id, source;
  FlareEffect wild, super;
};

// Cards with words of their own: a type each, then the artifacts; a colour, wild and the special ones of destiny.
inline constexpr int kCardsWithWords = 4 + kArtifacts + 2 + static_cast<int>(Special::kCount);

struct Content {
  Array<CardWords, kCardsWithWords> cards;
  Array<Power, kAliens> powers;
  Array<Flare, kAliens> flares;
  Array<TechnologyWords, kTechnologies> technologies;
  std::uint64_t hash = 0;
};

// Reads the files; the problems of all of them, if there are any.
std::vector<Problem> load_content(Content&);
// The content in use. Reading it for the first time loads it; a pack with mistakes throws ContentError.
inline const Content& content() { return SharedContent<Content, load_content>::get(); }

const CardWords& words_of_card(int face);  // no flare
const CardWords& words_of_destiny(int destiny);
inline const Power& power(int alien) { return content().powers[alien]; }
inline const TechnologyWords& words_of_technology(int technology) { return content().technologies[technology]; }
inline const Flare& flare(int alien) { return content().flares[alien]; }

}  // namespace kosmo::cosmic

// What a client needs to draw a card, as a JSON object: type, kind, icons, and what its sides or rows say in both
// languages, so that no client need know the vocabulary of effects.
#pragma once

#include "games/artifacts/content.h"

namespace kosmo::artifacts {

std::string facts_of(const Resource&);
std::string facts_of(const BuiltCard&);
std::string facts_of(const Artifact&);
std::string facts_of_system(const AttackTable&);
std::string facts_of_plan(const AttackTable&);
std::string facts_of(const Faction&);

}  // namespace kosmo::artifacts

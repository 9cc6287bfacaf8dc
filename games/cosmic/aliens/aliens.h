// The aliens that have a file of their own here. To add one: its name in words.h, its entries in content/, its rules in
// docs/rules/, its file, and its name below.
#pragma once

#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {

extern const Alien kAntiMatter, kCalculator, kHuman, kMirror, kTripler, kVirus, kWarpish, kWarrior;

// In no order; each knows its number.
inline constexpr const Alien* kAlienFiles[] = {
    &kAntiMatter,
    &kCalculator,
    &kHuman,
    &kMirror,
    &kTripler,
    &kVirus,
    &kWarpish,
    &kWarrior,
};

}  // namespace kosmo::cosmic

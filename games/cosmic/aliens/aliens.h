// The aliens that have a file here, each with one function of its name. The list is made of the names of the files
// (CMakeLists.txt). To add an alien: its name in words.h, its entries in content/, its rules in docs/rules/, its file.
#pragma once

#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {

namespace aliens {
#define KOSMO_ALIEN(name) const Alien& name();
#include "games/cosmic/aliens.inc"
#undef KOSMO_ALIEN
}  // namespace aliens

}  // namespace kosmo::cosmic

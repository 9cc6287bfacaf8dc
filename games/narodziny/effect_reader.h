// The small vocabulary in which content files say what a card does and what a goal counts.
#pragma once

#include "engine/content.h"
#include "games/narodziny/content.h"

namespace kosmo::narodziny {

void read_effects(const ContentEntry&, Ability&);
// What makes no sense together, of a card whose effects are understood one by one.
void check_effects(const ContentEntry&, const Ability&);
void read_measure(const ContentEntry&, Goal&);

}  // namespace kosmo::narodziny

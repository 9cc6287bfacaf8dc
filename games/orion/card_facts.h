// What a client needs to draw a card, as a JSON object: colour, cost, points and the like. Words are in CardText.
#pragma once

#include "games/orion/content.h"

namespace kosmo::orion {

std::string facts_of(const Structure&);
std::string facts_of(const Advisor&);
std::string facts_of(const Race&);

}  // namespace kosmo::orion

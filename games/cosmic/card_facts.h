// What a client needs to draw a card, as a JSON object: type, value, copies, roles and phases. Words are in CardText;
// only those of the two effects of a flare stand here apart as well.
#pragma once

#include "games/cosmic/content.h"

namespace kosmo::cosmic {

std::string facts_of_card(int face);
std::string facts_of_destiny(int destiny);
std::string facts_of_alien(int alien);
std::string facts_of_technology(int technology);

}  // namespace kosmo::cosmic

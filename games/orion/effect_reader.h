// The small vocabulary in which content files say what a card does.
#pragma once

#include "engine/content.h"
#include "games/orion/content.h"

namespace kosmo::orion {

struct Where {  // an effect stands: on what, under which keyword
  Keyword keyword;
  Field field;
  bool optional = false, advisor = false, own_system = false;
};

Effects read_effects(const ContentEntry&, std::string_view key);
// What makes no sense at its place, of effects that are understood one by one.
void check_effects(const ContentEntry&, std::string_view key, const Effects&, const Where&);

}  // namespace kosmo::orion

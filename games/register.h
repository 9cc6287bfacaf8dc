// The games that this program plays. A new game adds one line to register.cpp.
#pragma once

namespace kosmo {
// Loads the content of every game; throws ContentError if a pack has mistakes.
void register_games();
}  // namespace kosmo

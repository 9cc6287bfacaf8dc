// The games that this program plays. A new game adds one line to register.cpp.
#pragma once

namespace kosmo {
// Reads no content: each game reads its own when it is first asked for, and throws ContentError if a pack has mistakes.
void register_games();
}  // namespace kosmo

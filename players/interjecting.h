// What bots do between two decisions though nobody asks them (engine/interject.h).
#pragma once

#include <optional>

#include "engine/game.h"
#include "engine/rng.h"

namespace kosmo {

// Now and then, and at random: no bot thinks about it. Nothing where the table's options do not let bots do so.
std::optional<Action> interjection_of_bot(const Position& now, Seat, Rng& chance);

}  // namespace kosmo

// What a seat can tell apart: the common ground of the laws of no leak and of undo.
#pragma once

#include "tests/laws/trial.h"

namespace kosmo {

// Everything that reaches one viewer when an action is carried out: the view afterwards, what was said meanwhile, and,
// unless the choice was a secret, which action it was.
struct Experience {
  View view;
  std::string told;
  bool operator==(const Experience&) const = default;
};
Experience experience(const Position& before, Action, Seat viewer);

// A world that the viewer cannot tell from this one.
Position imagined(const Position& truth, Seat viewer, Rng& dream);
// The same, with the chance to come left as it truly is; nothing if the draw cannot be loaded.
std::optional<Position> imagined_with_true_chance(const Position& truth, Seat viewer, Rng& dream);

// Everybody who looks on: all seats and a spectator.
std::vector<Seat> viewers(const Position&);
std::string viewer_name(const Position&, Seat);

bool offers(const Position&, Action);
// The first place where two texts differ, with some context of both.
std::string first_difference(const std::string& a, const std::string& b);

}  // namespace kosmo

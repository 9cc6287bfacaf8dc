// The games on the shelf: loading them, and finding one by what was typed.
#pragma once

#include "engine/game.h"

namespace kosmo {

// Registers all games. If `content_dir` is not empty, their content is read from there first, now; what is wrong with
// it comes back all at once, each mistake with file, line and key.
std::vector<Problem> open_library(const std::string& content_dir);

// Files of that folder that no game reads, each with the name that was probably meant. No mistake, but worth saying.
std::vector<Problem> unread_content(const std::string& folder);

// A game by its id; else what would be right.
Maybe<const Game*> game_called(std::string_view id);

// Games of the shelf that are still to be built.
struct PlannedGame {
  std::string_view id;
  Text name;
};
std::vector<PlannedGame> planned_games();

}  // namespace kosmo

// Telling a game: what happened, and how it ended. Shared by `play` and `replay`.
#pragma once

#include "cli/command.h"
#include "engine/game.h"
#include "table/replay.h"

namespace kosmo {

// The player's name if there is one, else the seat's colour.
std::string player_name(const TableSetup&, Seat, Lang);
// "Ala (pink)"; just the colour where nobody gave a name.
std::string player_title(const TableSetup&, Seat, Lang);

// Who decides there, in words: "Person", "Greedy".
std::string player_kind(const TableSetup&, Seat, Lang);

Style style_of(const Context&);

// One line of narration.
std::string told(std::string_view sentence, const Context&);

// Places, names and scores, best first.
std::string result_table(const TableSetup&, const Result&, const Context&);

}  // namespace kosmo

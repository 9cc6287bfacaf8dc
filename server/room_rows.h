// What the store keeps of a room beside its journal, and what people see of that: lists of tables and of games played,
// made without reading journals. Rows hold ids of people, since names can change; whoever shows a row looks them up.
#pragma once

#include <set>

#include "server/room.h"
#include "server/storage.h"

namespace kosmo {

// The room as a line in the list of tables.
TableRow table_row(const Room&);
// Its game in the history of each person at the table; none before it begins.
std::vector<PlayedRow> played_rows(const Room&);

// Of a summary: the people in it; the summary with their names, as it is shown; and who sits at the table, one name a
// seat: that of a person ("?" if nobody knows it) or of a bot, or "open".
void add_people(std::string_view summary, std::set<std::string>& users);
std::string with_names(std::string_view summary, const People&);
std::vector<std::string> players_in(std::string_view summary, const People&);
// Whether the game was still being played when the row was written.
bool is_playing(const PlayedRow&);

}  // namespace kosmo

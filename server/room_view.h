// A room in the words of the protocol (docs/protocol.md): what one seat may see of it, as JSON. Everything that is ever
// sent about a table is made here.
#pragma once

#include <boost/json/fwd.hpp>

#include "server/room.h"

namespace kosmo {

// The `table` of replies and updates. `viewer` is a seat or kSpectator; `online` has a bit for each seat that somebody
// is connected to. It changes by what happens alone, never by time.
std::string table_json(const Room&, Seat viewer, bool host, Audience online);
// The `log`: entries after that event, as this viewer may know them. Whoever plays hears those who look on only if they
// want to hear the gallery, until the game is over.
std::string log_json(const Room&, Seat viewer, std::int64_t after, bool gallery = false);
// The game as this seat sees it, with its own question.
View view_of(const Room&, Seat viewer);
// What the table was set up with.
boost::json::object clock_json(const TimeControl&);
boost::json::object options_json(const Room&);
boost::json::object windows_json(const Windows&);
int absent_minutes(const Room&);
// Who sits where.
boost::json::array seats_json(const Room&);
// The seat and, when the game is over, how it ended for it; and then, for all of them.
boost::json::object outcome_json(const Room&, Seat);
boost::json::object final_scores_json(const Room&);

// What somebody is called in sentences: guests are marked, and whoever is gone is somebody.
Problem person_words(const Known&);
// What happened at the table, in words.
Problem table_words(const Room&, const Room::LogEntry&);

}  // namespace kosmo

// A room in the words of the protocol (docs/protocol.md): what one seat may see of it, as JSON. Everything that is ever
// sent about a table is made here.
#pragma once

#include <set>

#include <boost/json/fwd.hpp>

#include "server/room.h"

namespace kosmo {

// The `table` of replies and updates. `viewer` is a seat or kSpectator; `online` has a bit for each seat that somebody
// is connected to.
std::string table_json(const Room&, Seat viewer, bool host, Audience online, std::int64_t now);
// The `log`: entries after that event, as this viewer may know them. Whoever plays hears those who look on only if they
// want to hear the gallery, until the game is over.
std::string log_json(const Room&, Seat viewer, std::int64_t after, bool gallery = false);
// Who sits where; and, when the game is over, how it ended for each.
boost::json::array seats_json(const Room&);
boost::json::object final_scores_json(const Room&);
// One line of the lobby, without hidden or personal things; and who played and how it ended, for the history of the
// person on that seat. Both as they are stored, with ids of people. To be shown they need the names of these people.
std::string lobby_json(const Room&);
std::string played_json(const Room&, Seat);
void add_people(std::string_view stored, std::set<std::string>& users);
std::string with_names(std::string_view stored, const People&);

// What somebody is called in sentences: guests are marked, and whoever is gone is somebody.
Problem person_words(const Known&);
// What happened at the table, in words.
Problem table_words(const Room&, const Room::LogEntry&);

}  // namespace kosmo

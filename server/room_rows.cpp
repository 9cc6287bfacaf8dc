#include "server/room_rows.h"

#include <boost/json.hpp>

#include "server/names.h"
#include "server/room_view.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// One line of the lobby, without hidden or personal things.
std::string lobby_json(const Room& room) {
  json::array seats;
  for (Seat p = 0; room.game() && p < room.seats(); ++p) {
    json::object& seat = seats.emplace_back(json::object{}).as_object();
    seat["seat"] = room.game()->seat_name(p), seat["player"] = room.sitter(p).player;
    if (room.person(p)) seat["user"] = room.sitter(p).user;
  }
  return json::serialize(json::object{{"id", room.id()},
                                      {"game", room.created().game},
                                      {"phase", kPhaseNames[room.phase()]},
                                      {"host_user", room.created().user},
                                      {"created", room.created_at()},
                                      {"clock", clock_json(room.created().clock)},
                                      {"options", options_json(room)},
                                      {"seats", std::move(seats)}});
}

// Who played and, when it is over, how it ended.
json::array players_json(const Room& room) {
  json::array out;
  for (Seat p = 0; p < room.seats(); ++p) {
    json::object seat = outcome_json(room, p);
    seat["player"] = room.sitter(p).player;
    if (room.person(p)) seat["user"] = room.sitter(p).user;
    out.push_back(std::move(seat));
  }
  return out;
}

// A game in the history of the person on that seat.
std::string played_json(const Room& room, Seat seat) {
  json::object out{{"table", room.id()},
                   {"game", room.created().game},
                   {"at", room.updated()},
                   {"phase", kPhaseNames[room.phase()]},
                   {"seat", room.game()->seat_name(seat)},
                   {"seats", players_json(room)}};
  if (room.phase() == Room::Phase::kFinished) out["rewound"] = room.table()->agreed_undos();
  return json::serialize(out);
}

// A line that was stored; without people, if a disk has changed it.
json::object stored_line(std::string_view stored) {
  json::error_code error;
  json::value line = json::parse({stored.data(), stored.size()}, error);
  json::object out = !error && line.is_object() ? std::move(line.get_object()) : json::object{};
  json::value& seats = out["seats"];
  if (!seats.is_array()) seats = json::array{};
  return out;
}

// Lines that were stored before people were ids have names, and do not say who was a guest.
void put_name(json::object& where, const char* id_key, const char* name_key, const char* guest_key,
              const People& people) {
  const json::value* id = where.if_contains(id_key);
  const bool is_person = id && id->is_string();
  const auto found = is_person ? people.find(std::string(std::string_view(id->get_string()))) : people.end();
  const Known who = found == people.end() ? Known{} : found->second;
  where.erase(id_key);
  if (is_person || !where.contains(name_key)) where[name_key] = who.name;
  where[guest_key] = who.guest;
}

std::string text_in(const json::object& where, std::string_view key) {
  const json::value* value = where.if_contains(key);
  return value && value->is_string() ? std::string(std::string_view(value->get_string())) : std::string();
}

// Who has a seat of a line: "open", "person" or a bot's id. Histories did not always say: there a bot was called by its
// id.
std::string player_in(const json::object& seat) {
  if (const std::string player = text_in(seat, "player"); !player.empty()) return player;
  const std::string name = text_in(seat, "name");
  return !seat.contains("user") && find_player(name) ? name : "person";
}

json::object named_line(std::string_view summary, const People& people) {
  json::object line = stored_line(summary);
  if (line.contains("host") || line.contains("host_user")) put_name(line, "host_user", "host", "host_guest", people);
  const std::string table = text_in(line, line.contains("table") ? "table" : "id");
  Seat p = 0;
  for (json::value& one : line["seats"].get_array()) {
    const Seat seat = p++;
    if (!one.is_object()) continue;
    json::object& sitter = one.get_object();
    const std::string player = player_in(sitter);
    put_name(sitter, "user", "name", "guest", people);
    sitter["player"] = player;
    if (find_player(player)) sitter["name"] = bot_name(table, seat);
  }
  return line;
}

}  // namespace

TableRow table_row(const Room& room) {
  const event::Created& created = room.created();
  return {room.id(),         created.game,     std::string(kPhaseNames[room.phase()]),
          created.is_public, lobby_json(room), room.created_at(),
          room.updated(),    room.due()};
}

std::vector<PlayedRow> played_rows(const Room& room) {
  std::vector<PlayedRow> rows;
  if (!room.table()) return rows;  // nobody has played yet
  for (Seat p = 0; p < room.seats(); ++p)
    if (room.belongs_to_somebody(p))
      rows.push_back({room.sitter(p).user, room.id(), room.created().game, room.updated(), played_json(room, p)});
  return rows;
}

void add_people(std::string_view summary, std::set<std::string>& users) {
  const json::object line = stored_line(summary);
  const auto add = [&](const json::object& where, std::string_view key) {
    if (const json::value* user = where.if_contains(key); user && user->is_string())
      users.emplace(std::string_view(user->get_string()));
  };
  add(line, "host_user");
  for (const json::value& seat : line.at("seats").get_array())
    if (seat.is_object()) add(seat.get_object(), "user");
}

std::string with_names(std::string_view summary, const People& people) {
  return json::serialize(named_line(summary, people));
}

std::vector<std::string> players_in(std::string_view summary, const People& people) {
  std::vector<std::string> players;
  const json::object line = named_line(summary, people);
  for (const json::value& value : line.at("seats").get_array()) {
    const json::object seat = value.is_object() ? value.get_object() : json::object{};
    const std::string player = text_in(seat, "player"), name = text_in(seat, "name");
    players.push_back(player != "person" ? player : name.empty() ? "?" : name);
  }
  return players;
}

bool is_playing(const PlayedRow& row) {
  return text_in(stored_line(row.summary), "phase") == kPhaseNames[Room::Phase::kPlaying];
}

}  // namespace kosmo

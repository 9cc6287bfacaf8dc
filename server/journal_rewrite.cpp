#include "server/journal_rewrite.h"

#include <algorithm>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "players/player.h"
#include "server/json_object.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// Those that had names; no other kind of event has such a key.
bool had_names(std::string_view kind) {
  return kind == "created" || kind == "sat" || kind == "stood" || kind == "said";
}

json::object without(const json::object& object, std::string_view key) {
  json::object out;
  for (const auto& member : object)
    if (member.key() != key) out.insert(member);
  return out;
}

// Whose name it is: the room knows, if it has this seat (it may be of a game that this program does not have).
const Room::Sitter* sitter_at(const Room& room, std::size_t index) {
  return index < static_cast<std::size_t>(room.seats()) ? &room.sitter(static_cast<Seat>(index)) : nullptr;
}

// Lines of histories have the bots' ids for names; whatever else stands there is a person's, or empty.
bool names_bot(const json::object& seat, const Room::Sitter* sitter) {
  if (sitter && sitter->player == "person") return false;
  const std::string name = text_at(seat, "name");
  return sitter ? name == sitter->player : find_player(name) != nullptr;
}

bool put_id(json::object& seat, const Room& room, std::size_t index) {
  if (!seat.contains("name") || seat.contains("user")) return false;
  const Room::Sitter* sitter = sitter_at(room, index);
  if (names_bot(seat, sitter)) return false;
  seat = without(seat, "name");
  if (sitter && sitter->player == "person") seat["user"] = sitter->user;
  return true;
}

Room fold(const std::string& table, const std::vector<std::string>& events) {
  Room room(table);
  for (const std::string& text : events) {
    const Maybe<RoomEvent> event = read_event(text);
    event ? room.apply(*event) : room.skip(event.problem());
  }
  return room;
}

// One that cannot be read stays as it is, and whatever it is, it has no names for us.
bool means_the_same(const std::string& before, const std::string& after) {
  const Maybe<RoomEvent> was = read_event(before), is = read_event(after);
  return was && is && *was == *is;
}

Rewritten rewrite(Storage& storage, const std::string& table) {
  const Maybe<TableTexts> before = storage.texts_of(table);
  if (!before) return Rewritten::kFailed;
  if (before->damage) return Rewritten::kDamaged;
  if (before->events.empty()) return Rewritten::kNoTable;
  TableTexts after = *before;
  const Room room = fold(table, before->events);
  for (std::string& event : after.events) {
    std::string bare = without_names(event);
    if (bare != event && !means_the_same(event, bare)) return Rewritten::kFailed;
    event = std::move(bare);
  }
  after.summary = with_ids(after.summary, room);
  for (auto& [person, summary] : after.played) summary = with_ids(summary, room);
  if (after.events == before->events && after.summary == before->summary && after.played == before->played)
    return Rewritten::kNothing;
  return storage.rewrite(table, after) == Stored::kDone ? Rewritten::kDone : Rewritten::kFailed;
}

}  // namespace

std::string without_names(const std::string& event) {
  const json::object read = object_in(event).value_or(json::object{});
  if (!read.contains("name") || !had_names(text_at(read, "kind"))) return event;
  return json::serialize(without(read, "name"));
}

std::string with_ids(const std::string& line, const Room& room) {
  json::object read = object_in(line).value_or(json::object{});
  bool changed = false;
  if (read.contains("host") && !read.contains("host_user")) {
    read = without(read, "host");
    read["host_user"] = room.created().user;
    changed = true;
  }
  json::value* seats = read.if_contains("seats");
  for (std::size_t i = 0; seats && seats->is_array() && i < seats->get_array().size(); ++i)
    if (json::value& seat = seats->get_array()[i]; seat.is_object()) changed |= put_id(seat.get_object(), room, i);
  return changed ? json::serialize(read) : line;
}

Rewritten take_names_out(Storage& storage, const std::string& table, bool stays_ours) {
  const Maybe<std::vector<bool>> owned = storage.own(std::span(&table, 1));
  if (!owned) return Rewritten::kFailed;
  if (!owned->at(0)) return Rewritten::kElsewhere;
  const Rewritten outcome = rewrite(storage, table);
  if (!stays_ours) storage.release(table);
  return outcome;
}

bool RewriteCount::is_whole() const {
  return count_[Rewritten::kNoTable] + count_[Rewritten::kElsewhere] + count_[Rewritten::kDamaged] +
             count_[Rewritten::kFailed] ==
         0;
}

Problem RewriteCount::in_words() const {
  Problem words{fmt::format("Tables rewritten: {}; without names before: {}.", count_[Rewritten::kDone],
                            count_[Rewritten::kNothing]),
                fmt::format("Przepisane stoły: {}; bez imion już wcześniej: {}.", count_[Rewritten::kDone],
                            count_[Rewritten::kNothing])};
  const auto add = [&](Rewritten what, const char* en, const char* pl) {
    if (count_[what] == 0) return;
    words.en += fmt::format(" {}: {}.", en, count_[what]);
    words.pl += fmt::format(" {}: {}.", pl, count_[what]);
  };
  add(Rewritten::kNoTable, "There is no such table", "Nie ma takiego stołu");
  add(Rewritten::kElsewhere, "At other servers, which did not do it", "Na innych serwerach, które tego nie zrobiły");
  add(Rewritten::kDamaged, "Damaged, and left as they were", "Uszkodzone, pozostawione bez zmian");
  add(Rewritten::kFailed, "Left as they were, because the store failed", "Pozostawione bez zmian, bo zawiodła baza");
  return words;
}

}  // namespace kosmo

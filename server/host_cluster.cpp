#include "server/host_cluster.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/both_json.h"
#include "server/json_object.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// As it is if it is short enough, else in parts. Notes of one server come in the order in which it sent them.
std::vector<std::string> in_notes(const std::string& text, const std::string& server, std::uint64_t number) {
  if (text.size() <= kLongestNote) return {text};
  const std::size_t most = kLongestNote - server.size() - 80;  // the rest is the first line
  std::vector<std::string_view> parts;
  for (std::string_view rest = text; !rest.empty();) {
    std::size_t size = std::min(most, rest.size());
    while (size < rest.size() && (static_cast<unsigned char>(rest[size]) & 0xc0) == 0x80) --size;  // whole characters
    parts.push_back(rest.substr(0, size));
    rest.remove_prefix(size);
  }
  std::vector<std::string> notes;
  for (std::size_t i = 0; i < parts.size(); ++i)
    notes.push_back(fmt::format("part {} {} {} {}\n{}", i + 1, parts.size(), number, server, parts[i]));
  return notes;
}

Stored send_to_owner(Storage& storage, const std::string& table, const std::vector<std::string>& notes) {
  const Maybe<std::string> owner = storage.owner(table);
  if (!owner || owner->empty()) return Stored::kFailed;
  for (const std::string& text : notes)
    if (storage.notify({"kosmo_" + *owner, text}) != Stored::kDone) return Stored::kFailed;
  return Stored::kDone;
}

std::vector<std::string> own_some(Storage& storage, const std::vector<std::string>& tables) {
  std::vector<std::string> mine;
  const Maybe<std::vector<bool>> owned = storage.own(tables);
  for (std::size_t i = 0; owned && i < tables.size(); ++i)
    if (owned->at(i)) mine.push_back(tables[i]);
  return mine;
}

}  // namespace

// ---- what is asked here

Task<Fault> Cluster::ask_owner(RoomRequest r) {
  ++house_.figures.forwarded;
  const std::uint64_t number = ++next_forward_;
  const std::string table = table_of(r.ask);
  const std::string note = fmt::format("{{\"ask\":{},\"from\":{},\"request\":{}}}", number,
                                       json_text(house_.options.server), write_room_request(r));
  Later<Fault> asking([this, number, table, note](Later<Fault>::Give give) {
    forwarded_[number] = {table, std::move(give), house_.loop.now() + house_.options.forward_patience};
    house_.tasks.start(send(number, table, in_notes(note, house_.options.server, number)));
  });
  const Fault no = co_await asking;
  if (no) co_return no;
  // Done there; now until it is known here.
  Task<Got> reading = rooms_.get_news(table);
  const Got got = co_await reading;
  co_return got.no;
}

Task<> Cluster::send(std::uint64_t number, std::string table, std::vector<std::string> notes) {
  auto sending = house_.in_store([table, notes](Storage& storage) { return send_to_owner(storage, table, notes); });
  const Stored outcome = co_await sending;
  if (outcome != Stored::kDone) answered(number, unavailable());
}

void Cluster::answered(std::uint64_t number, const Fault& no) {
  const auto found = forwarded_.find(number);
  if (found == forwarded_.end()) return;
  const Later<Fault>::Give give = std::move(found->second.give);
  forwarded_.erase(found);
  give(no);
}

void Cluster::give_up_forwarded(const std::function<bool(const Forwarded&)>& which) {
  std::vector<std::uint64_t> given_up;
  for (const auto& [number, forwarded] : forwarded_)
    if (which(forwarded)) given_up.push_back(number);
  for (const std::uint64_t number : given_up) answered(number, unavailable());
}

// ---- what others say

void Cluster::noted(const Note& note) {
  if (house_.stopping) return;
  if (note.channel.empty()) {  // some may have been lost: look at every table that others run
    rooms_.look_for_news();
    return parts_.clear();
  }
  const auto space = note.text.find(' ');
  if (note.channel == kTablesChannel) {
    std::int64_t number = 0;
    if (space != std::string::npos)
      std::from_chars(note.text.data() + space + 1, note.text.data() + note.text.size(), number);
    return rooms_.grown(note.text.substr(0, space), number);
  }
  if (note.channel == kPeopleChannel) {  // "<server> <person>"
    if (space == std::string::npos || note.text.substr(0, space) == house_.options.server) return;
    return accounts_.look_again_at(note.text.substr(space + 1));
  }
  if (note.text.starts_with("part ")) return part_noted(note);
  if (note.text.starts_with("{\"ask\"")) return request_noted(note);
  answer_noted(note);
}

void Cluster::part_noted(const Note& note) {
  const std::size_t line = note.text.find('\n');
  std::istringstream words(note.text.substr(0, line));
  std::string part, server;
  std::size_t index = 0, of = 0;
  std::uint64_t number = 0;
  words >> part >> index >> of >> number >> std::ws;
  std::getline(words, server);
  if (line == std::string::npos || server.empty() || index == 0 || index > of) return;
  // Each server sends one request after another, so what another one of it left unfinished never comes.
  if (index == 1) parts_[server] = {number, 0, ""};
  Parts& parts = parts_[server];
  if (parts.number != number || ++parts.got != index || parts.text.size() > 4 * kMostMessageBytes) {
    parts_.erase(server);
    return;
  }
  parts.text += note.text.substr(line + 1);
  if (index < of) return;
  const Note whole{note.channel, std::move(parts.text)};
  parts_.erase(server);
  request_noted(whole);
}

// Another server's player asks about a table that is ours. If it is not any more, it is not sent on: whoever asked
// looks for the owner again.
void Cluster::request_noted(const Note& note) {
  const std::optional<json::object> in = object_in(note.text);
  const json::value* request = in ? in->if_contains("request") : nullptr;
  if (!request) return;
  const std::string from = text_at(*in, "from");
  Maybe<RoomRequest> read = read_room_request(json::serialize(*request));
  if (read && !from.empty()) house_.tasks.start(serve(from, number_at(*in, "ask"), std::move(*read)));
}

Task<> Cluster::serve(std::string from, std::uint64_t number, RoomRequest r) {
  Task<Fault> asking = rooms_.ask_owned(std::move(r));
  const Fault no = co_await asking;
  json::object out{{"answer", number}, {"code", kCodeNames[no.code]}, {"rule", no.rule}, {"at", no.at + 1}};
  put_both(out, no.words);
  house_.leave_to_store(
      [note = Note{"kosmo_" + from, json::serialize(out)}](Storage& storage) { storage.notify(note); });
}

void Cluster::answer_noted(const Note& note) {
  const std::optional<json::object> in = object_in(note.text);
  if (!in) return;
  answered(number_at(*in, "answer"), {code_named(text_at(*in, "code")),
                                      {text_at(*in, "en"), text_at(*in, "pl")},
                                      text_at(*in, "rule"),
                                      static_cast<int>(number_at(*in, "at")) - 1});
}

// ---- now and then

void Cluster::look_around() {
  house_.tasks.start(check_losses());
  house_.tasks.start(take_over_orphans());
  rooms_.catch_up_all();
}

// Tables with players here whose owner may have died. To own what is owned is refused at once, so asking costs little.
Task<> Cluster::take_over_orphans() {
  give_up_forwarded([now = house_.loop.now()](const Forwarded& f) { return f.deadline <= now; });
  const std::vector<std::string> following =
      rooms_.those([](const Hosted& hosted) { return hosted.is_following() && !hosted.watchers.empty(); });
  if (following.empty()) co_return;
  auto owning = house_.in_store([following](Storage& storage) { return own_some(storage, following); });
  const std::vector<std::string> mine = co_await owning;
  for (const std::string& table : mine) {
    const Hosted* const hosted = rooms_.find(table);
    if (!hosted || !hosted->is_following()) continue;
    ++house_.figures.takeovers;
    house_.tasks.start(load_again(table, Hosted::State::kFollowing));
    // Nobody is left to answer them; whoever asks again is answered here.
    give_up_forwarded([&](const Forwarded& f) { return f.table == table; });
  }
}

Task<> Cluster::load_again(std::string table, Hosted::State only_if) {
  Task<Got> getting = rooms_.get(table);
  const Got got = co_await getting;
  if (!got.hosted || got.hosted->state != only_if) co_return;
  Task<> loading = rooms_.load(table);
  co_await loading;
}

// The connection to the store broke: whatever was ours may be another's now.
Task<> Cluster::check_losses() {
  auto asking = house_.in_store([](Storage& storage) {
    storage.check_health();  // finds a connection that broke while nobody used it
    return storage.losses();
  });
  const std::uint64_t losses = co_await asking;
  if (losses == losses_) co_return;
  losses_ = losses;
  for (const std::string& table : rooms_.those([](const Hosted& hosted) { return hosted.is_owned(); }))
    house_.tasks.start(load_again(table, Hosted::State::kOwned));
}

}  // namespace kosmo

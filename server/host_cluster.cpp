// Tables that another server owns. Every server that has players at a table folds its journal; only the owner adds to
// it. What players here ask is sent to the owner as a note; that the journal has grown comes back as a note to all.
// When an owner dies its tables are free, and whoever has players there takes them over.
//
//   kosmo_tables      "<table> <number>": the journal has grown to this number (sent by the store, with the events)
//   kosmo_people      "<server> <person>": that server has changed the name or the tokens of this person
//   kosmo_<server>    {"ask":n,"from":server,"request":{...}} and {"answer":n,"code":...,"en":...,"pl":...,"rule":...}
//                     "part <i> <of> <n> <server>", a line break and some text: a request too long for one note
#include <algorithm>
#include <charconv>
#include <sstream>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/both_json.h"
#include "server/host_parts.h"

namespace json = boost::json;

namespace kosmo {
namespace {

std::string text_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value && value->is_string() ? std::string(std::string_view(value->get_string())) : std::string();
}
std::uint64_t number_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value && value->is_int64() ? static_cast<std::uint64_t>(value->get_int64()) : 0;
}

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

}  // namespace

void Host::forward(Hosted& hosted, const RoomRequest& r, Done done) {
  ++figures_.forwarded;
  const std::uint64_t number = ++next_forward_;
  // Done means: done there, and known here.
  Done known = [this, table = hosted.room.id(), done = std::move(done)](const Fault& no) {
    if (no) return done(no);
    const auto found = rooms_.find(table);
    if (found == rooms_.end()) return done(unavailable());
    found->second->waiting.push_front([done](Hosted* hosted, const Fault& no) { done(hosted ? Fault{} : no); });
    if (!found->second->busy) catch_up(*found->second);
  };
  forwarded_[number] = {hosted.room.id(), std::move(known), loop_.now() + options_.forward_patience};
  const std::string note = fmt::format("{{\"ask\":{},\"from\":{},\"request\":{}}}", number, json_text(options_.server),
                                       write_room_request(r));
  auto sent = std::make_shared<Stored>(Stored::kFailed);
  in_store(
      [sent, notes = in_notes(note, options_.server, number), table = hosted.room.id()](Storage& storage) {
        const Maybe<std::string> owner = storage.owner(table);
        if (!owner || owner->empty()) return;
        *sent = Stored::kDone;
        for (const std::string& text : notes)
          if (*sent == Stored::kDone) *sent = storage.notify({"kosmo_" + *owner, text});
      },
      [this, sent, number] {
        const auto found = forwarded_.find(number);
        if (*sent == Stored::kDone || found == forwarded_.end()) return;
        const Done done = std::move(found->second.done);
        forwarded_.erase(found);
        done(unavailable());
      });
}

void Host::noted(const Note& note) {
  if (stopping_) return;
  if (note.channel.empty()) {  // some may have been lost: look at every table that others run
    std::vector<std::string> following;
    for (const auto& [id, hosted] : rooms_)
      if (hosted->state == Hosted::State::kFollowing && !hosted->busy) following.push_back(id);
    for (const std::string& id : following) catch_up(*rooms_.at(id));
    parts_.clear();
    return;
  }
  if (note.channel == "kosmo_tables") {
    const auto space = note.text.find(' ');
    std::int64_t number = 0;
    if (space != std::string::npos)
      std::from_chars(note.text.data() + space + 1, note.text.data() + note.text.size(), number);
    return follow(note.text.substr(0, space), number);
  }
  if (note.channel == kPeopleChannel) {  // "<server> <person>"
    const auto space = note.text.find(' ');
    if (space == std::string::npos || note.text.substr(0, space) == options_.server) return;
    return look_again_at(note.text.substr(space + 1));
  }
  if (note.text.starts_with("part ")) return part_of_note(note);
  if (note.text.starts_with("{\"ask\"")) return serve_forwarded(note);
  forward_answered(note);
}

void Host::part_of_note(const Note& note) {
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
  serve_forwarded(whole);
}

// Another server's player asks about a table that is ours.
void Host::serve_forwarded(const Note& note) {
  json::error_code error;
  const json::value value = json::parse(note.text, error);
  if (error || !value.is_object()) return;
  const json::object& in = value.get_object();
  const json::value* request = in.if_contains("request");
  const std::string from = text_at(in, "from");
  const std::uint64_t number = number_at(in, "ask");
  const Maybe<RoomRequest> read = request ? read_room_request(json::serialize(*request)) : Problem{"x", "x"};
  if (!read || from.empty()) return;
  const auto answer = [this, from, number](const Fault& no) {
    json::object out{{"answer", number}, {"code", kCodeNames[no.code]}, {"rule", no.rule}};
    put_both(out, no.words);
    const std::string text = json::serialize(out);
    in_store([note = Note{"kosmo_" + from, text}](Storage& storage) { storage.notify(note); }, [] {});
  };
  with_room(table_of(read->ask), [this, r = *read, answer](Hosted* hosted, const Fault& no) {
    if (!hosted || hosted->state != Hosted::State::kOwned) return answer(no ? no : unavailable());
    if (r.by_operator && r.rewrite) return take_names_out_here(table_of(r.ask), answer);
    Asked asked = ask_room(hosted->room, r);
    if (asked.fault || asked.events.empty()) return answer(asked.fault);
    store(*hosted, std::move(asked.events), answer);
  });
}

void Host::forward_answered(const Note& note) {
  json::error_code error;
  const json::value value = json::parse(note.text, error);
  if (error || !value.is_object()) return;
  const json::object& in = value.get_object();
  const auto found = forwarded_.find(number_at(in, "answer"));
  if (found == forwarded_.end()) return;
  const Done done = std::move(found->second.done);
  forwarded_.erase(found);
  done({code_named(text_at(in, "code")), {text_at(in, "en"), text_at(in, "pl")}, text_at(in, "rule")});
}

void Host::follow(const std::string& table, std::int64_t number) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  found->second->grown = std::max(found->second->grown, number);
  catch_up_if_behind(table);
}

// A note may come while the table is being read, and tell of what that reading has not seen: nobody would tell again,
// and if the one who is asked sits here, nobody would do anything any more.
void Host::catch_up_if_behind(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  Hosted& hosted = *found->second;
  if (hosted.state == Hosted::State::kFollowing && !hosted.busy && hosted.room.seq() < hosted.grown) catch_up(hosted);
}

// Reads what the owner has added.
void Host::catch_up(Hosted& hosted) {
  hosted.busy = true;
  auto found = std::make_shared<Maybe<std::vector<std::string>>>(Problem{});
  const std::string table = hosted.room.id();
  in_store([found, table, seq = hosted.room.seq()](Storage& storage) { *found = storage.events_after(table, seq); },
           [this, found, table] {
             Hosted& hosted = *rooms_.at(table);
             const std::int64_t before = hosted.room.seq();
             if (*found)
               for (const std::string& text : **found) {
                 const Maybe<RoomEvent> event = read_event(text);
                 event ? hosted.room.apply(*event) : hosted.room.skip(event.problem());
               }
             introduce(table, [this, table, before] {
               Hosted& hosted = *rooms_.at(table);
               hosted.busy = false;
               const bool has_grown = hosted.room.seq() != before;
               if (has_grown) tell(hosted, before);
               run_waiting(table);
               if (has_grown) catch_up_if_behind(table);  // else the store has no more just now
             });
           });
}

void Host::give_up_forwarded(const std::function<bool(const Forwarded&)>& which) {
  std::vector<Done> given_up;
  for (auto it = forwarded_.begin(); it != forwarded_.end();) {
    if (which(it->second)) given_up.push_back(std::move(it->second.done));
    it = which(it->second) ? forwarded_.erase(it) : std::next(it);
  }
  for (const Done& done : given_up) done(unavailable());
}

// Tables with players here whose owner may have died. To own what is owned is refused at once, so asking costs little.
void Host::take_over_orphans() {
  give_up_forwarded([now = loop_.now()](const Forwarded& f) { return f.deadline <= now; });
  auto following = std::make_shared<std::vector<std::string>>();
  for (const auto& [id, hosted] : rooms_)
    if (hosted->state == Hosted::State::kFollowing && !hosted->watchers.empty()) following->push_back(id);
  if (following->empty()) return;
  auto mine = std::make_shared<std::vector<std::string>>();
  in_store(
      [following, mine](Storage& storage) {
        const Maybe<std::vector<bool>> owned = storage.own(*following);
        for (std::size_t i = 0; owned && i < following->size(); ++i)
          if (owned->at(i)) mine->push_back(following->at(i));
      },
      [this, mine] {
        for (const std::string& table : *mine) {
          const auto found = rooms_.find(table);
          if (found == rooms_.end() || found->second->state != Hosted::State::kFollowing) continue;
          ++figures_.takeovers;
          with_room(table, [this](Hosted* hosted, const Fault&) {
            if (hosted && hosted->state == Hosted::State::kFollowing) load(*hosted);
          });
          // Nobody is left to answer them; whoever asks again is answered here.
          give_up_forwarded([&](const Forwarded& f) { return f.table == table; });
        }
      });
}

// The connection to the store broke: whatever was ours may be another's now.
void Host::check_losses() {
  auto losses = std::make_shared<std::uint64_t>(0);
  in_store(
      [losses](Storage& storage) {
        storage.check_health();  // finds a connection that broke while nobody used it
        *losses = storage.losses();
      },
      [this, losses] {
        if (*losses == losses_) return;
        losses_ = *losses;
        std::vector<std::string> owned;
        for (const auto& [id, hosted] : rooms_)
          if (hosted->state == Hosted::State::kOwned) owned.push_back(id);
        for (const std::string& id : owned)
          with_room(id, [this](Hosted* hosted, const Fault&) {
            if (hosted) load(*hosted);
          });
      });
}

}  // namespace kosmo

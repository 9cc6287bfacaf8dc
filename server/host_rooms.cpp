// Tables: loaded, asked, stored, told.
#include <fmt/format.h>

#include "server/host_parts.h"
#include "table/why.h"

namespace kosmo {
namespace {

using Phase = Room::Phase;

Fault no_table() { return fault(Code::kNoTable, "There is no such table.", "Nie ma takiego stołu."); }

// From the latest snapshot if this program can read it, else from the whole journal.
Maybe<Room> fold(const std::string& id, const Journal& journal) {
  Room room(id);
  if (journal.snapshot_at > 0) {
    Maybe<Room> saved = Room::from_snapshot(id, journal.snapshot);
    if (!saved || saved->seq() != journal.snapshot_at) return Problem{"no snapshot", "no snapshot"};
    room = std::move(*saved);
  }
  for (const std::string& text : journal.events) {
    const Maybe<RoomEvent> event = read_event(text);
    if (event)
      room.apply(*event);
    else
      room.skip(event.problem());
  }
  if (journal.damage) room.break_down(journal.damage);
  return room;
}

constexpr std::size_t kMostActions = 20;  // named in an answer

std::string why_json(const Game& game, const WhyAnswer& answer) {
  std::string actions;
  for (std::size_t i = 0; i < std::min(answer.possible.size(), kMostActions); ++i)
    actions += (i ? "," : "") + json_text(game.print(answer.possible[i]));
  return fmt::format("\"legal\":{},\"rule\":{},\"en\":{},\"pl\":{},\"actions\":[{}]", !answer.possible.empty(),
                     json_text(answer.rule), json_text(answer.words.en), json_text(answer.words.pl), actions);
}

}  // namespace

// ---- requests

void Host::take(const Asker& from, const asks::Tables&) {
  struct Found {
    Maybe<std::vector<TableRow>> newest = Problem{};
    Maybe<std::int64_t> total = Problem{};
    Maybe<People> people = Problem{};
  };
  auto found = std::make_shared<Found>();
  in_store(
      [found](Storage& storage) {
        found->newest = storage.public_tables(100);
        found->total = storage.count_public_tables();
        std::set<std::string> users;
        for (std::size_t i = 0; found->newest && i < found->newest->size(); ++i)
          add_people(found->newest->at(i).summary, users);
        found->people = look_up(storage, users);
      },
      [this, found, from] {
        Session* session = find(from.connection);
        if (!session) return;
        if (!found->newest || !found->total || !found->people) return refuse(*session, from.id, unavailable());
        std::string rows;
        for (const TableRow& row : *found->newest)
          rows += (rows.empty() ? "" : ",") + with_names(row.summary, *found->people);
        reply(*session, from.id, fmt::format("\"tables\":[{}],\"total\":{}", rows, *found->total));
      });
}

void Host::take(const Asker& from, const asks::Create& request) {
  Session& session = *find(from.connection);
  Asked asked = ask_create(request.plan(), *session.person);
  if (asked.fault) return refuse(session, from.id, asked.fault);
  // The same key of the same person is the same table, whichever server is asked and however often.
  const std::string table = request.key.empty() ? make_id() : derived_id(session.person->user, "table " + request.key);
  const Done show = [this, table, from](const Fault& no) {
    Session* session = find(from.connection);
    if (!session) return;
    if (no) return refuse(*session, from.id, no);
    Hosted& hosted = *rooms_.at(table);
    show_table(*session, hosted, from.id, 0, "");
  };
  if (request.key.empty()) return open_new(table, std::move(asked.events), show);
  with_room(table, [this, table, show, events = std::move(asked.events)](Hosted* hosted, const Fault& no) {
    if (hosted) return show({});
    if (no.code != Code::kNoTable) return show(no);
    open_new(table, events, show);
  });
}

void Host::open_new(const std::string& table, std::vector<RoomEvent> journal, Done opened) {
  auto& place = rooms_[table];
  if (!place) place = std::make_unique<Hosted>(table);
  Hosted& hosted = *place;
  hosted.busy = true;
  hosted.idle_since = loop_.now();
  auto owned = std::make_shared<bool>(false);
  in_store(
      [table, owned](Storage& storage) {
        const Maybe<std::vector<bool>> got = storage.own(std::span(&table, 1));
        *owned = got && got->at(0);
      },
      [this, table, owned, journal = std::move(journal), opened = std::move(opened)]() mutable {
        Hosted& hosted = *rooms_.at(table);
        if (!*owned) {
          opened(unavailable());
          return gone(table, unavailable());
        }
        hosted.state = Hosted::State::kOwned;
        hosted.exists = true;
        store(hosted, std::move(journal), std::move(opened));
      });
}

void Host::take(const Asker& from, const asks::Watch& request) {
  Session& session = *find(from.connection);
  if (!session.watched.contains(request.table) && session.watched.size() >= static_cast<std::size_t>(options_.watched))
    return refuse(session, from.id,
                  fault(Code::kTooMany, {fmt::format("You may watch {} tables at once.", options_.watched),
                                         fmt::format("Naraz można obserwować tyle stołów: {}.", options_.watched)}));
  with_room(request.table, [this, request, from](Hosted* hosted, const Fault& no) {
    Session* session = find(from.connection);
    if (!session) return;
    if (!hosted) return refuse(*session, from.id, no);
    const std::string hash = request.seat_token.empty() ? "" : token_hash(request.seat_token);
    if (!hash.empty() && hosted->room.seat_of_token(hash) < 0)
      return refuse(*session, from.id,
                    fault(Code::kToken, "This link does not belong to any seat of this table.",
                          "Ten link nie należy do żadnego miejsca przy tym stole."));
    const auto show = [this, from, request, hash](Hosted* hosted, const Fault& no) {
      Session* session = find(from.connection);
      if (session && hosted) hear_gallery(*session, request.table, request.gallery);
      if (session && hosted) show_table(*session, *hosted, from.id, request.after, hash);
      if (session && !hosted) refuse(*session, from.id, no);
    };
    if (hosted->state != Hosted::State::kFollowing || request.after <= hosted->room.seq()) return show(hosted, {});
    // The client has seen more elsewhere than we have read.
    hosted->waiting.push_front(show);
    catch_up(*hosted);
  });
}

void Host::attach(Session& session, Hosted& hosted, const std::string& token_hash) {
  std::string& token = session.watched[hosted.room.id()];
  if (!token_hash.empty()) token = token_hash;
  hosted.watchers.insert(session.connection.get());
}

// The table comes with the reply; that somebody is here now is told after it, so that nobody gets an update with a
// higher number before the log that leads to it.
void Host::show_table(Session& session, Hosted& hosted, std::int64_t id, std::int64_t after,
                      const std::string& token_hash) {
  attach(session, hosted, token_hash);
  reply(session, id, whole_table(session, hosted, after));
  tell_presence(hosted);
}

void Host::show_again(Session& session, const std::string& table) {
  with_room(table, [this, connection = std::weak_ptr(session.connection)](Hosted* hosted, const Fault&) {
    Session* session = find(connection);
    if (!session || !hosted || !session->watched.contains(hosted->room.id())) return;
    session->connection->send(std::make_shared<const std::string>(
        "{\"is\":\"update\"," + whole_table(*session, *hosted, hosted->room.seq()) + "}"));
    tell_presence(*hosted);
  });
}

void Host::hear_gallery(Session& session, const std::string& table, bool wanted) {
  if (wanted)
    session.galleries.insert(table);
  else
    session.galleries.erase(table);
}

void Host::take(const Asker& from, const asks::Unwatch& request) {
  Session& session = *find(from.connection);
  unwatch(session, request.table);
  reply(session, from.id);
}

void Host::unwatch(Session& session, const std::string& table) {
  session.watched.erase(table);
  session.galleries.erase(table);
  leave_table(*session.connection, table);
}

void Host::leave_table(const Connection& connection, const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  Hosted& hosted = *found->second;
  hosted.watchers.erase(&connection);
  hosted.idle_since = loop_.now();
  tell_presence(hosted);
  if (!hosted.watchers.empty() || hosted.room.phase() != Phase::kWaiting || options_.waiting_life == 0 || stopping_)
    return;
  with_room(table, [this](Hosted* hosted, const Fault&) {  // its time alone begins now
    if (!hosted || hosted->state != Hosted::State::kOwned) return;
    Asked asked = ask_keep(hosted->room, loop_.now(), options_.waiting_life);
    if (!asked.events.empty()) store(*hosted, std::move(asked.events), [](const Fault&) {});
  });
}

void Host::take(const Asker& from, const asks::Why& request) {
  with_room(request.table, [this, request, from](Hosted* hosted, const Fault& no) {
    Session* session = find(from.connection);
    if (!session) return;
    if (!hosted) return refuse(*session, from.id, no);
    const Room& room = hosted->room;
    const Seat seat = seat_of(*session, *hosted);
    const Asked asked = ask_act(room, seat, room.ticket(), request.action);
    if (asked.fault.code == Code::kMalformed)  // a verb alone is a question too
      if (const auto part = parse_part(room.game()->verbs(), request.action))
        return reply(*session, from.id, why_json(*room.game(), why_part(*room.table(), seat, *part)));
    if (asked.fault && asked.fault.code != Code::kRefused) return refuse(*session, from.id, asked.fault);
    if (!asked.fault) return reply(*session, from.id, "\"legal\":true");
    reply(*session, from.id,
          fmt::format("\"legal\":false,\"rule\":{},\"en\":{},\"pl\":{}", json_text(asked.fault.rule),
                      json_text(asked.fault.words.en), json_text(asked.fault.words.pl)));
  });
}

// A game that bots play alone costs the server, and whoever begins it nothing: each address has a budget of them.
void Host::take(const Asker& from, const asks::Start& request) {
  with_room(request.table, [this, request, from](Hosted* hosted, const Fault&) {
    Session* session = find(from.connection);
    if (!session) return;
    if (!session->person) return refuse(*session, from.id, unavailable());
    const bool begins = hosted && hosted->room.phase() == Phase::kWaiting && hosted->room.all_seated() &&
                        hosted->room.is_host(session->person->user);
    const std::string address(session->connection->address());
    if (begins && hosted->room.played_by_bots_alone() &&
        !bot_games_.try_emplace(address, options_.bot_games).first->second.take(loop_.now())) {
      ++figures_.too_fast;
      return refuse(*session, from.id, too_fast());
    }
    RoomRequest r = request_of(*session, request);
    r.seed = make_seed();
    ask(from, r);
  });
}

void Host::take(const Asker& from, const asks::Sit& request) {
  Session& session = *find(from.connection);
  const std::string& user = session.person->user;
  const std::string seat_token =
      request.key.empty() ? make_token() : derived_token(user, fmt::format("seat {} {}", request.table, request.key));
  RoomRequest r{.ask = request, .person = *session.person, .token = token_hash(seat_token)};
  ask_room_of(r, [this, from, seat_token, hash = r.token, table = request.table](const Fault& no) {
    Session* session = find(from.connection);
    if (!session) return;
    if (no) return refuse(*session, from.id, no);
    Hosted& hosted = *rooms_.at(table);
    const Seat seat = hosted.room.seat_of_token(hash);
    if (seat < 0)
      return refuse(*session, from.id,
                    fault(Code::kLate, "The seat is not yours any more.", "To miejsce nie jest już twoje."));
    attach(*session, hosted, hash);
    reply(*session, from.id,
          fmt::format("\"seat\":{},\"seat_token\":{}", json_text(hosted.room.game()->seat_name(seat)),
                      json_text(seat_token)));
  });
}

void Host::take(const Asker& from, const asks::Chat& request) {
  Session& session = *find(from.connection);
  if (trimmed_name(request.text).empty() || count_characters(request.text) > 500)
    return refuse(session, from.id,
                  fault(Code::kMalformed, "A message has 1 to 500 characters.", "Wiadomość ma od 1 do 500 znaków."));
  if (session.muted)
    return refuse(
        session, from.id,
        fault(Code::kMuted, "An operator of this server has muted you.", "Operator tego serwera cię wyciszył."));
  ask(from, request_of(session, request));
}

void Host::take(const Asker& from, TableAsk request) {
  ask(from, request_of(*find(from.connection), std::move(request)));
}

// Asked by whoever this is, for the seat whose token they have shown at that table.
RoomRequest Host::request_of(const Session& session, TableAsk ask) const {
  const auto watched = session.watched.find(table_of(ask));
  return {.ask = std::move(ask),
          .person = session.person.value_or(Person{}),
          .token = watched == session.watched.end() ? "" : watched->second};
}

void Host::ask(const Asker& from, const RoomRequest& r) {
  ask_room_of(r, [this, from](const Fault& no) {
    Session* session = find(from.connection);
    if (!session) return;
    no ? refuse(*session, from.id, no) : reply(*session, from.id);
  });
}

// Asks the room where it is: here, or at the server that owns it. `done` is called when the room here knows.
void Host::ask_room_of(const RoomRequest& r, Done done) {
  with_room(table_of(r.ask), [this, r, done = std::move(done)](Hosted* hosted, const Fault& no) {
    if (!hosted) return done(no);
    if (hosted->state == Hosted::State::kFollowing) return forward(*hosted, r, done);
    Asked asked = ask_room(hosted->room, r);
    if (asked.fault || asked.events.empty()) return done(asked.fault);
    store(*hosted, std::move(asked.events), done);
  });
}

// First the old table learns where it goes on, then that table is set up: so two who ask at once meet at one table.
void Host::take(const Asker& from, const asks::Rematch& request) {
  const RoomRequest r{.ask = request, .person = *find(from.connection)->person, .new_table = make_id()};
  ask_room_of(r, [this, r, from](const Fault& no) {
    Session* session = find(from.connection);
    if (!session) return;
    if (no) return refuse(*session, from.id, no);
    const Room& old = rooms_.at(table_of(r.ask))->room;
    const std::string table = old.rematch();
    Asked created = ask_create(plan_of(old), r.person);
    if (created.fault) return refuse(*session, from.id, created.fault);
    const Seat seat = old.seat_of_user(r.person.user);
    with_room(table, [this, r, from, table, created, seat](Hosted* hosted, const Fault& no) {
      const auto show = [this, r, from, table](const Fault& no) {
        Session* session = find(from.connection);
        if (!session) return;
        if (no) return refuse(*session, from.id, no);
        Hosted& hosted = *rooms_.at(table);
        show_table(*session, hosted, from.id, 0, "");
      };
      if (hosted) return show({});
      if (no.code != Code::kNoTable) return show(no);
      std::vector<RoomEvent> journal = created.events;
      if (seat >= 0) journal.push_back(event::Sat{.seat = seat, .user = r.person.user});
      open_new(table, std::move(journal), show);
    });
  });
}

// ---- loading

void Host::with_room(const std::string& table, std::function<void(Hosted*, const Fault&)> work) {
  auto& place = rooms_[table];
  const bool fresh = !place;
  if (fresh) place = std::make_unique<Hosted>(table);
  Hosted& hosted = *place;
  hosted.waiting.push_back(std::move(work));
  if (fresh)
    load(hosted);
  else
    run_waiting(table);
}

Task<Host::Got> Host::room(std::string table) {
  for (;;) {
    Later<Got> asked([this, table](const Later<Got>::Give& give) {
      with_room(table, [give](Hosted* hosted, const Fault& no) { give(Got{hosted, no}); });
    });
    const Got got = co_await asked;
    // If it was to be had at once, others who waited may have had it before this goes on.
    const auto found = rooms_.find(table);
    const bool holds = found != rooms_.end() && found->second.get() == got.hosted && !got.hosted->busy;
    if (!got.hosted || holds) co_return got;
  }
}

void Host::load(Hosted& hosted) {
  hosted.busy = true;
  hosted.state = Hosted::State::kLoading;
  struct Found {
    bool owned = false;
    Maybe<Journal> journal = Problem{};
  };
  auto found = std::make_shared<Found>();
  const std::string table = hosted.room.id();
  in_store(
      [found, table](Storage& storage) {
        const Maybe<std::vector<bool>> got = storage.own(std::span(&table, 1));
        found->owned = got && got->at(0);
        found->journal = storage.load(table, false);
        // A snapshot of another version, or none that holds: the journal has everything.
        if (found->journal && found->journal->snapshot_at > 0 && !fold(table, *found->journal))
          found->journal = storage.load(table, true);
      },
      [this, found, table] { loaded(table, found->owned, found->journal); });
}

void Host::loaded(const std::string& table, bool owned, const Maybe<Journal>& journal) {
  Hosted& hosted = *rooms_.at(table);
  if (!journal) return gone(table, unavailable());
  if (journal->events.empty() && journal->snapshot_at == 0 && !journal->damage) return gone(table, no_table());
  Maybe<Room> room = fold(table, *journal);
  if (!room) return gone(table, unavailable());
  figures_.damaged += static_cast<bool>(journal->damage);
  hosted.room = std::move(*room);
  introduce(table, [this, table, owned] { ready(table, owned); });
}

void Host::ready(const std::string& table, bool owned) {
  Hosted& hosted = *rooms_.at(table);
  hosted.exists = true;
  hosted.state = owned ? Hosted::State::kOwned : Hosted::State::kFollowing;
  hosted.busy = false;
  hosted.thinking = 0;
  hosted.idle_since = loop_.now();
  if (!hosted.watchers.empty()) tell(hosted, hosted.told);
  hosted.told = hosted.room.seq();
  // Its row stays as it is, for a server that can play it on; this one does not look at it again by itself.
  if (hosted.room.phase() == Phase::kBroken) broken_.insert(table);
  if (hosted.failures == 0) {
    resume(hosted);
  } else {  // bots and clocks do not beat upon a store that is out of order
    loop_.after(options_.tick, [this, table, alive = std::weak_ptr(alive_)] {
      if (!alive.lock() || !rooms_.contains(table)) return;
      with_room(table, [this](Hosted* hosted, const Fault&) {
        if (hosted) resume(*hosted);
      });
    });
  }
  run_waiting(table);
  catch_up_if_behind(table);
}

// Nobody pays for the time in which nobody ran the table.
void Host::resume(Hosted& hosted) {
  const Room& room = hosted.room;
  if (hosted.state != Hosted::State::kOwned || room.phase() != Phase::kPlaying || room.clocks().running() < 0 ||
      !has_live_clock(room))
    return go_on(hosted);
  store(hosted, {event::Resumed{}}, [](const Fault&) {});
}

// The table cannot be had: whoever waits for it is told.
void Host::gone(const std::string& table, const Fault& why) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  auto waiting = std::move(found->second->waiting);
  const bool watched = !found->second->watchers.empty();
  if (watched) {  // keep it, and try again soon
    Hosted& hosted = *found->second;
    hosted.waiting.clear();
    loop_.after(options_.tick, [this, table, alive = std::weak_ptr(alive_)] {
      if (!alive.lock()) return;
      const auto again = rooms_.find(table);
      if (again != rooms_.end() && again->second->state == Hosted::State::kLoading) load(*again->second);
    });
  } else {
    rooms_.erase(found);
    in_store([table](Storage& storage) { storage.release(table); }, [] {});
  }
  for (auto& work : waiting) {
    // The first who missed it may have set it up; the others then wait for that.
    const auto again = rooms_.find(table);
    if (again != rooms_.end() && !watched)
      again->second->waiting.push_back(std::move(work));
    else
      work(nullptr, why);
  }
}

void Host::run_waiting(const std::string& table) {
  for (;;) {
    const auto found = rooms_.find(table);
    if (found == rooms_.end() || found->second->busy || found->second->waiting.empty()) return;
    const auto work = std::move(found->second->waiting.front());
    found->second->waiting.pop_front();
    work(found->second.get(), {});
  }
}

// ---- storing and telling

Append Host::append_for(Hosted& hosted, std::vector<RoomEvent>& events) {
  Room& room = hosted.room;
  Append append{.table = room.id(), .first = room.seq() + 1, .events = {}, .row = {}, .snapshot = {}, .played = {}};
  const std::int64_t now = loop_.now();
  const Phase before = room.phase();
  for (RoomEvent& event : events) {
    event.at = now;
    append.events.push_back(write_event(event));
    room.apply(event);
  }
  append.row = table_row(room);
  if (room.phase() != before) append.played = played_rows(room);
  const std::int64_t every = options_.snapshot_every;
  if (room.seq() / every != (append.first - 1) / every) append.snapshot = room.snapshot();
  return append;
}

// The room is changed at once but nobody sees it, because everything that asks about it waits until the store has
// answered. If it could not be stored, the room is loaded again as it was.
void Host::store(Hosted& hosted, std::vector<RoomEvent> events, Done done) {
  hosted.busy = true;
  const std::int64_t before = hosted.room.seq();
  Append append = append_for(hosted, events);
  storage_.append(std::move(append), [this, table = hosted.room.id(), before, done = std::move(done),
                                      alive = std::weak_ptr(alive_)](Stored outcome) {
    if (alive.lock()) stored(table, outcome, before, done);
  });
}

void Host::stored(const std::string& table, Stored outcome, std::int64_t before, const Done& done) {
  Hosted& hosted = *rooms_.at(table);
  if (outcome != Stored::kDone) {
    ++hosted.failures;
    done(unavailable());
    hosted.room = Room(table);
    return load(hosted);
  }
  hosted.failures = 0;
  figures_.events += static_cast<std::uint64_t>(hosted.room.seq() - before);
  introduce(table, [this, table, before, done] { told(table, before, done); });
}

void Host::told(const std::string& table, std::int64_t before, const Done& done) {
  Hosted& hosted = *rooms_.at(table);
  done({});  // still busy: what it adds to the watchers is told together with what happened
  hosted.busy = false;
  hosted.told = hosted.room.seq();
  if (before > 0) tell(hosted, before);  // whoever made a new table has it whole in the reply
  go_on(hosted);
  run_waiting(table);
}

Seat Host::seat_of(const Session& session, const Hosted& hosted) const {
  const auto watched = session.watched.find(hosted.room.id());
  const Seat shown = watched == session.watched.end() ? kSpectator : hosted.room.seat_of_token(watched->second);
  return shown >= 0 || !session.person ? shown : hosted.room.seat_of_user(session.person->user);
}

Audience Host::online(const Hosted& hosted) const {
  Audience seats = 0;
  for (const Connection* connection : hosted.watchers) seats |= only(seat_of(*sessions_.at(connection), hosted));
  return seats;
}

std::string Host::whole_table(Session& session, Hosted& hosted, std::int64_t after) {
  const Seat seat = seat_of(session, hosted);
  const bool host = session.person && hosted.room.is_host(session.person->user);
  return table_members(table_json(hosted.room, seat, host, online(hosted), loop_.now()),
                       log_json(hosted.room, seat, after, session.galleries.contains(hosted.room.id())));
}

// Everybody who watches gets the table as they may see it; equal texts are made once.
void Host::tell(Hosted& hosted, std::int64_t after) {
  std::map<std::tuple<Seat, bool, bool>, std::shared_ptr<const std::string>> texts;
  const Audience here = online(hosted);
  hosted.told_online = here;
  hosted.told = hosted.room.seq();
  for (const Connection* connection : hosted.watchers) {
    Session& session = *sessions_.at(connection);
    const Seat seat = seat_of(session, hosted);
    const bool host = session.person && hosted.room.is_host(session.person->user);
    const bool gallery = session.galleries.contains(hosted.room.id());
    auto& text = texts[{seat, host, gallery}];
    if (!text)
      text = std::make_shared<const std::string>(update_push(table_json(hosted.room, seat, host, here, loop_.now()),
                                                             log_json(hosted.room, seat, after, gallery)));
    session.connection->send(text);
    ++figures_.updates;
  }
}

void Host::tell_presence(Hosted& hosted) {
  if (hosted.busy || hosted.state == Hosted::State::kLoading || online(hosted) == hosted.told_online) return;
  tell(hosted, hosted.room.seq());
}

}  // namespace kosmo

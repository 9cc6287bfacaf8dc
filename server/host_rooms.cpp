// Tables: loaded, asked, stored.
#include "server/host_rooms.h"

#include <algorithm>

#include "server/journal_rewrite.h"
#include "server/room_rows.h"

namespace kosmo {
namespace {

using Phase = Room::Phase;

constexpr int kMostThatFollows = 500;  // of what a table does by itself, in one append
constexpr std::int64_t kMoment = 60'000;

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

struct Found {  // in the store
  bool owned = false;
  Maybe<Journal> journal = Problem{};
};
bool own_one(Storage& storage, const std::string& table) {
  const Maybe<std::vector<bool>> got = storage.own(std::span(&table, 1));
  return got && got->at(0);
}
Found own_and_read(Storage& storage, const std::string& table) {
  Found found;
  found.owned = own_one(storage, table);
  found.journal = storage.load(table, false);
  // A snapshot of another version, or none that holds: the journal has everything.
  if (found.journal && found.journal->snapshot_at > 0 && !fold(table, *found.journal))
    found.journal = storage.load(table, true);
  return found;
}

// The room as it was found; or why there is none.
Fault fold_found(Room& room, const Maybe<Journal>& journal) {
  if (!journal) return unavailable();
  if (journal->events.empty() && journal->snapshot_at == 0 && !journal->damage) return no_table();
  Maybe<Room> folded = fold(room.id(), *journal);
  if (!folded) return unavailable();
  room = std::move(*folded);
  return {};
}

}  // namespace

Maybe<People> look_up(Storage& storage, const std::set<std::string>& users) {
  People people;
  for (const std::string& user : users) people[user];
  const std::vector<std::string> ids(users.begin(), users.end());
  const Maybe<std::vector<UserRow>> found = storage.users_by_id(ids);
  if (!found) return found.problem();
  for (const UserRow& user : *found) people[user.id] = {user.name, user.key.empty()};
  return people;
}

Rooms::Rooms(House& house, Sessions& sessions, RoomsAbove& above)
    : house_(house), sessions_(sessions), above_(above), began_(house.loop.now()) {}

Hosted* Rooms::find(const std::string& table) {
  const auto found = rooms_.find(table);
  return found == rooms_.end() ? nullptr : found->second.get();
}

void Rooms::put_away(const std::string& table) {
  rooms_.erase(table);
  house_.leave_to_store([table](Storage& storage) { storage.release(table); });
}

void Rooms::take_up(const std::string& table) {
  auto& place = rooms_[table];
  if (place) return;
  place = std::make_unique<Hosted>(table);
  house_.tasks.start(load(table));
}

// ---- taking turns

// Whoever sets `busy` back runs those who wait, before anything else can happen. So a table that is free and has a line
// has somebody who is about to serve it, and whoever comes goes to its end.
Task<Got> Rooms::get(std::string table) {
  take_up(table);
  Hosted* const hosted = rooms_.at(table).get();
  if (hosted->busy || !hosted->waiting.empty()) {
    Later<Got> turn([hosted](Later<Got>::Give give) { hosted->waiting.push_back(std::move(give)); });
    const Got got = co_await turn;
    co_return got;
  }
  const Got here{hosted, {}};
  co_return here;
}

void Rooms::run_waiting(const std::string& table) {
  for (;;) {
    Hosted* const hosted = find(table);
    if (!hosted || hosted->busy || hosted->waiting.empty()) return;
    const Later<Got>::Give give = std::move(hosted->waiting.front());
    hosted->waiting.pop_front();
    give(Got{hosted, {}});
  }
}

Task<Fault> Rooms::ask(RoomRequest r) {
  Task<Got> getting = get(table_of(r.ask));
  const Got got = co_await getting;
  if (!got.hosted) co_return got.no;
  const Fault here = hands_over_somebody_here(*got.hosted, r);
  if (here) co_return here;
  if (got.hosted->is_following()) {
    Task<Fault> asking = above_.ask_elsewhere(std::move(r));
    const Fault no = co_await asking;
    co_return no;
  }
  Task<Fault> asking = ask_here(got.hosted, std::move(r));
  const Fault no = co_await asking;
  co_return no;
}

Task<Fault> Rooms::ask_owned(RoomRequest r) {
  Task<Got> getting = get(table_of(r.ask));
  const Got got = co_await getting;
  if (!got.hosted) co_return got.no;
  if (!got.hosted->is_owned()) co_return unavailable();
  const Fault here = hands_over_somebody_here(*got.hosted, r);
  if (here) co_return here;
  Task<Fault> asking = ask_here(got.hosted, std::move(r));
  const Fault no = co_await asking;
  co_return no;
}

// Whoever is here decides for themselves. Each server knows only who is at itself: the one that is asked refuses, and
// so does the owner; a third one gives the seat back.
Fault Rooms::hands_over_somebody_here(const Hosted& hosted, const RoomRequest& r) const {
  const auto* const asked = std::get_if<asks::HandOver>(&r.ask);
  const Seat seat = asked && hosted.room.game() ? hosted.room.game()->seat_by_name(asked->seat) : kNobody;
  if (seat < 0 || !(online(hosted) & only(seat))) return {};
  return fault(Code::kSeat, "That player is here.", "Ta osoba jest przy stole.");
}

// The others have handed over somebody who is here, and the owner could not know it.
Task<> Rooms::give_back(std::string table, Seat seat) {
  const Room::Sitter& sitter = at(table).room.sitter(seat);
  RoomRequest r{.ask = asks::Back{table}, .person = {sitter.user, ""}, .token = sitter.token};
  Task<Fault> asking = ask(std::move(r));
  co_await asking;
}

Task<Fault> Rooms::ask_here(Hosted* hosted, RoomRequest r) {
  if (r.by_operator && r.rewrite) {
    Task<Fault> rewriting = take_names_out_here(table_of(r.ask));
    const Fault no = co_await rewriting;
    co_return no;
  }
  Asked asked = ask_room(hosted->room, r, house_.loop.now());
  if (asked.fault || asked.events.empty()) co_return asked.fault;
  Later<Fault> storing = store(*hosted, std::move(asked.events));
  const Fault no = co_await storing;
  co_return no;
}

// The room stays as it is: names were never part of it.
Task<Fault> Rooms::take_names_out_here(std::string table) {
  auto rewriting = house_.in_store([table](Storage& storage) { return take_names_out(storage, table, true); });
  const Rewritten outcome = co_await rewriting;
  const bool well = outcome == Rewritten::kDone || outcome == Rewritten::kNothing;
  house_.log("operator: rewrite " + table + (well ? ": done" : ": failed"));
  if (!well) co_return unavailable();
  const Fault none;
  co_return none;
}

// ---- loading

Task<> Rooms::load(std::string table) {
  Hosted* hosted = rooms_.at(table).get();
  hosted->busy = true;
  if (hosted->is_following()) hosted->taken_over = house_.loop.now();
  hosted->state = Hosted::State::kLoading;
  hosted->missed = false;
  auto reading = house_.in_store([table](Storage& storage) { return own_and_read(storage, table); });
  const Found found = co_await reading;
  hosted = rooms_.at(table).get();
  const Fault no = fold_found(hosted->room, found.journal);
  if (no) co_return gone(table, no);
  house_.figures.damaged += static_cast<bool>(found.journal->damage);
  Task<> introducing = introduce(table);
  co_await introducing;
  ready(table, found.owned);
}

// Finds out who the people of a table are whom it does not know yet. A store that cannot be read just now leaves them
// strangers; they are asked for again when something happens.
Task<> Rooms::introduce(std::string table) {
  Hosted& hosted = *rooms_.at(table);
  const std::vector<std::string> strangers = hosted.room.strangers();
  if (strangers.empty()) co_return;
  hosted.busy = true;
  const std::set<std::string> users(strangers.begin(), strangers.end());
  auto looking = house_.in_store([users](Storage& storage) { return look_up(storage, users); });
  const Maybe<People> found = co_await looking;
  Room& room = rooms_.at(table)->room;
  if (found)
    for (const auto& [user, known] : *found) room.know(user, known);
}

void Rooms::ready(const std::string& table, bool owned) {
  Hosted& hosted = *rooms_.at(table);
  hosted.exists = true;
  hosted.state = owned ? Hosted::State::kOwned : Hosted::State::kFollowing;
  hosted.busy = false;
  for (auto& [seat, mind] : hosted.thinking) mind.ticket = 0;
  hosted.bots_have_answered.clear();
  hosted.idle_since = house_.loop.now();
  if (hosted.watchers.empty()) hosted.told = hosted.room.shown();
  tell(hosted);
  // Its row stays as it is, for a server that can play it on; this one does not look at it again by itself.
  if (hosted.room.phase() == Phase::kBroken) broken_.insert(table);
  if (hosted.failures == 0)
    resume(hosted);
  else  // bots and clocks do not beat upon a store that is out of order
    house_.tasks.start(resume_later(table));
  run_waiting(table);
  catch_up_if_behind(table);
}

Task<> Rooms::resume_later(std::string table) {
  auto waiting = pause(house_.loop, house_.options.tick);
  co_await waiting;
  if (!rooms_.contains(table)) co_return;
  Task<Got> getting = get(table);
  const Got got = co_await getting;
  if (got.hosted) resume(*got.hosted);
}

// Nobody pays for the time in which nobody ran the table. (Bots do not, and their own pause goes on; but if the
// machine's clock was set back since the last event, what they wait for lies too far ahead.)
void Rooms::resume(Hosted& hosted) {
  const Room& room = hosted.room;
  const bool people_wait = room.pause_until() != 0 && !room.played_by_bots_alone();
  const bool is_ahead = room.updated() > house_.loop.now() + kMoment;
  if (hosted.is_owned() && room.phase() == Phase::kPlaying &&
      (people_wait || room.keeps_time() || is_ahead || asked_before_we_came(hosted)))
    return store_alone(hosted, {event::Resumed{}});
  above_.go_on(hosted);
}

// Without a clock: while no server ran, those who are asked could not come, and so nobody may hand them over for that.
// Where only one person plays, nobody could; and a server that was away for a moment is not worth a word.
bool Rooms::asked_before_we_came(const Hosted& hosted) const {
  const Room& room = hosted.room;
  if (room.clocks().any() || room.asked_at() >= std::max(began_, hosted.taken_over)) return false;
  if (house_.loop.now() < room.asked_at() + kMoment) return false;
  int people = 0;
  for (Seat p = 0; p < room.seats(); ++p) people += room.belongs_to_somebody(p);
  const SeatOrder asked = room.all_asked();
  return people > 1 && std::any_of(asked.begin(), asked.end(), [&](Seat p) { return !room.played_by_bot(p); });
}

// The table cannot be had: whoever waits for it is told.
void Rooms::gone(const std::string& table, const Fault& why) {
  Hosted* const hosted = find(table);
  if (!hosted) return;
  auto waiting = std::move(hosted->waiting);
  const bool watched = !hosted->watchers.empty();
  if (watched) {  // keep it, and try again soon
    hosted->waiting.clear();
    house_.tasks.start(load_later(table));
  } else {
    put_away(table);
  }
  for (Later<Got>::Give& give : waiting) {
    // The first who missed it may have set it up; the others then wait for that.
    Hosted* const again = find(table);
    if (again && !watched)
      again->waiting.push_back(std::move(give));
    else
      give(Got{nullptr, why});
  }
}

Task<> Rooms::load_later(std::string table) {
  auto waiting = pause(house_.loop, house_.options.tick);
  co_await waiting;
  Hosted* const again = find(table);
  if (!again || again->state != Hosted::State::kLoading) co_return;
  Task<> loading = load(table);
  co_await loading;
}

// ---- storing

Append Rooms::append_for(Hosted& hosted, std::vector<RoomEvent>& events) {
  Room& room = hosted.room;
  Append append{.table = room.id(), .first = room.seq() + 1, .events = {}, .row = {}, .snapshot = {}, .played = {}};
  const std::int64_t now = house_.loop.now();
  const Phase before = room.phase();
  const auto happens = [&](RoomEvent event) {
    event.at = now;
    append.events.push_back(write_event(event));
    room.apply(event);
  };
  for (RoomEvent& event : events) happens(std::move(event));
  // Stored and told together with it; the rest, if it is much, goes on when the loop has been free.
  for (int i = 0; i < kMostThatFollows; ++i) {
    std::optional<RoomEvent> next = what_follows(room);
    if (!next) break;
    happens(std::move(*next));
  }
  append.row = table_row(room);
  if (room.phase() != before) append.played = played_rows(room);
  const std::int64_t every = house_.options.snapshot_every;
  if (room.seq() / every != (append.first - 1) / every) append.snapshot = room.snapshot();
  return append;
}

Later<Fault> Rooms::store(Hosted& hosted, std::vector<RoomEvent> events) {
  return Later<Fault>([this, table = hosted.room.id(), events = std::move(events)](Give give) mutable {
    house_.tasks.start(keep(table, std::move(events), std::move(give)));
  });
}

void Rooms::store_alone(Hosted& hosted, std::vector<RoomEvent> events) {
  house_.tasks.start(keep(hosted.room.id(), std::move(events), [](const Fault&) {}));
}

// The room is changed at once but nobody sees it, because everything that asks about it waits until the store has
// answered. If it could not be stored, the room is loaded again as it was.
Task<> Rooms::keep(std::string table, std::vector<RoomEvent> events, Give give) {
  Hosted* hosted = rooms_.at(table).get();
  hosted->busy = true;
  const std::int64_t before = hosted->room.seq();
  Later<Stored> appending = appended(house_.storage, append_for(*hosted, events));
  const Stored outcome = co_await appending;
  hosted = rooms_.at(table).get();
  if (outcome != Stored::kDone) {
    ++hosted->failures;
    give(unavailable());
    hosted->room = Room(table);
    Task<> loading = load(table);
    co_await loading;
    co_return;
  }
  hosted->failures = 0;
  house_.figures.events += static_cast<std::uint64_t>(hosted->room.seq() - before);
  Task<> introducing = introduce(table);
  co_await introducing;
  give(Fault{});  // still busy: what they add to the watchers is told together with what happened
  hosted->busy = false;
  tell(*hosted);
  above_.go_on(*hosted);
  run_waiting(table);
}

Later<Fault> Rooms::open(std::string table, std::vector<RoomEvent> journal) {
  return Later<Fault>([this, table = std::move(table), journal = std::move(journal)](Give give) mutable {
    house_.tasks.start(open_and_keep(std::move(table), std::move(journal), std::move(give)));
  });
}

Task<> Rooms::open_and_keep(std::string table, std::vector<RoomEvent> journal, Give give) {
  auto& place = rooms_[table];
  if (!place) place = std::make_unique<Hosted>(table);
  place->busy = true;
  place->idle_since = house_.loop.now();
  auto owning = house_.in_store([table](Storage& storage) { return own_one(storage, table); });
  const bool owned = co_await owning;
  if (!owned) {
    give(unavailable());
    co_return gone(table, unavailable());
  }
  Hosted& hosted = *rooms_.at(table);
  hosted.state = Hosted::State::kOwned;
  hosted.exists = true;
  Task<> keeping = keep(table, std::move(journal), std::move(give));
  co_await keeping;
}

// ---- tables that another server runs

Task<Got> Rooms::get_news(std::string table) {
  if (!rooms_.contains(table)) {
    const Got none{nullptr, unavailable()};
    co_return none;
  }
  Later<Got> turn([this, table](Later<Got>::Give give) {
    Hosted& hosted = *rooms_.at(table);
    hosted.waiting.push_front(std::move(give));
    if (!hosted.busy) house_.tasks.start(catch_up(table));
  });
  const Got got = co_await turn;
  co_return got;
}

Task<> Rooms::catch_up(std::string table) {
  Hosted* hosted = rooms_.at(table).get();
  hosted->busy = true;
  hosted->missed = false;
  const std::int64_t before = hosted->room.seq(), told = hosted->grown;
  auto reading = house_.in_store([table, before](Storage& storage) { return storage.events_after(table, before); });
  const Maybe<std::vector<std::string>> found = co_await reading;
  hosted = rooms_.at(table).get();
  Audience handed_over = 0;
  if (found)
    for (const std::string& text : *found) {
      const Maybe<RoomEvent> event = read_event(text);
      event ? hosted->room.apply(*event) : hosted->room.skip(event.problem());
      const auto* const away = event ? std::get_if<event::Away>(&event->what) : nullptr;
      if (away && away->why == event::Away::Why::kOthers) handed_over |= only(away->seat);
    }
  Task<> introducing = introduce(table);
  co_await introducing;
  hosted->busy = false;
  const bool has_grown = hosted->room.seq() != before;
  if (has_grown) tell(*hosted);
  for (Seat p = 0; p < hosted->room.seats(); ++p)
    if ((handed_over & online(*hosted) & only(p)) && hosted->room.sitter(p).away)
      house_.tasks.start(give_back(table, p));
  run_waiting(table);
  Hosted* const still = find(table);
  if (!still) co_return;
  // Told or lost during the reading: it may have come after it. Else the store has no more just now.
  if (has_grown || still->missed || still->grown > told) catch_up_if_behind(table);
  if (!found) still->missed = true;
}

void Rooms::grown(const std::string& table, std::int64_t number) {
  Hosted* const hosted = find(table);
  if (!hosted) return;
  hosted->grown = std::max(hosted->grown, number);
  catch_up_if_behind(table);
}

// A note may come while the table is being read, and tell of what that reading has not seen: nobody would tell again,
// and if the one who is asked sits here, nobody would do anything any more.
void Rooms::catch_up_if_behind(const std::string& table) {
  const Hosted* const hosted = find(table);
  if (hosted && hosted->is_following() && !hosted->busy && (hosted->missed || hosted->room.seq() < hosted->grown))
    house_.tasks.start(catch_up(table));
}

// Those that are being read at this moment are read once more: that reading may have come before what was lost.
void Rooms::look_for_news() {
  for (const auto& [id, hosted] : rooms_) hosted->missed = true;
  catch_up_all();
}

void Rooms::catch_up_all() {
  for (const std::string& table : those([](const Hosted& hosted) { return hosted.is_following(); }))
    catch_up_if_behind(table);
}

}  // namespace kosmo

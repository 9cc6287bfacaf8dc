// Tables: those who watch them, and what they are told.
#include "server/host_rooms.h"
#include "server/room_view.h"

namespace kosmo {

void Rooms::attach(HostSession& session, Hosted& hosted, const std::string& token_hash) {
  std::string& token = session.watched[hosted.room.id()];
  if (!token_hash.empty()) token = token_hash;
  hosted.watchers.insert(session.connection.get());
}

void Rooms::unwatch(HostSession& session, const std::string& table) {
  session.watched.erase(table);
  session.galleries.erase(table);
  leave(*session.connection, table);
}

void Rooms::leave(const Connection& connection, const std::string& table) {
  Hosted* const hosted = find(table);
  if (!hosted) return;
  hosted->watchers.erase(&connection);
  hosted->idle_since = house_.loop.now();
  tell_presence(*hosted);
  if (hosted->watchers.empty() && hosted->room.phase() == Room::Phase::kWaiting && house_.options.waiting_life != 0 &&
      !house_.stopping)
    house_.tasks.start(keep_waiting_table(table));
}

// Its time alone begins now.
Task<> Rooms::keep_waiting_table(std::string table) {
  Task<Got> getting = get(table);
  const Got got = co_await getting;
  if (!got.hosted || !got.hosted->is_owned()) co_return;
  Asked asked = ask_keep(got.hosted->room, house_.loop.now(), house_.options.waiting_life);
  if (!asked.events.empty()) store_alone(*got.hosted, std::move(asked.events));
}

void Rooms::show(HostSession& session, Hosted& hosted, std::int64_t id, std::int64_t after,
                 const std::string& token_hash) {
  attach(session, hosted, token_hash);
  sessions_.reply(session, id, whole_table(session, hosted, after));
  tell_presence(hosted);
}

Task<> Rooms::show_again(std::weak_ptr<Connection> connection, std::string table) {
  Task<Got> getting = get(table);
  const Got got = co_await getting;
  HostSession* const session = sessions_.find(connection);
  if (!session || !got.hosted || !session->watched.contains(table)) co_return;
  session->connection->send(std::make_shared<const std::string>(
      "{\"is\":\"update\"," + whole_table(*session, *got.hosted, got.hosted->room.seq()) + "}"));
  tell_presence(*got.hosted);
}

Task<> Rooms::name_again(std::string table, std::string user) {
  Task<Got> getting = get(table);
  const Got got = co_await getting;
  if (!got.hosted) co_return;
  got.hosted->room.forget(user);
  Task<> introducing = introduce(table);
  co_await introducing;
  Hosted& hosted = *rooms_.at(table);
  hosted.busy = false;
  tell(hosted, hosted.room.seq());
  run_waiting(table);
}

Seat Rooms::seat_of(const HostSession& session, const Hosted& hosted) const {
  const auto watched = session.watched.find(hosted.room.id());
  const Seat shown = watched == session.watched.end() ? kSpectator : hosted.room.seat_of_token(watched->second);
  return shown >= 0 || !session.person ? shown : hosted.room.seat_of_user(session.person->user);
}

Audience Rooms::online(const Hosted& hosted) const {
  Audience seats = 0;
  for (const Connection* connection : hosted.watchers) seats |= only(seat_of(sessions_.at(connection), hosted));
  return seats;
}

std::string Rooms::whole_table(const HostSession& session, const Hosted& hosted, std::int64_t after) const {
  const Seat seat = seat_of(session, hosted);
  const bool host = session.person && hosted.room.is_host(session.person->user);
  return table_members(table_json(hosted.room, seat, host, online(hosted)),
                       log_json(hosted.room, seat, after, session.galleries.contains(hosted.room.id())));
}

// Everybody who watches gets the table as they may see it; equal texts are made once.
void Rooms::tell(Hosted& hosted, std::int64_t after) {
  std::map<std::tuple<Seat, bool, bool>, std::shared_ptr<const std::string>> texts;
  const Audience here = online(hosted);
  hosted.told_online = here;
  hosted.told = hosted.room.seq();
  for (const Connection* connection : hosted.watchers) {
    HostSession& session = sessions_.at(connection);
    const Seat seat = seat_of(session, hosted);
    const bool host = session.person && hosted.room.is_host(session.person->user);
    const bool gallery = session.galleries.contains(hosted.room.id());
    auto& text = texts[{seat, host, gallery}];
    if (!text)
      text = std::make_shared<const std::string>(
          update_push(table_json(hosted.room, seat, host, here), log_json(hosted.room, seat, after, gallery)));
    session.connection->send(text);
    ++house_.figures.updates;
  }
}

void Rooms::tell_presence(Hosted& hosted) {
  if (hosted.busy || hosted.state == Hosted::State::kLoading || online(hosted) == hosted.told_online) return;
  tell(hosted, hosted.room.seq());
}

}  // namespace kosmo

// Tables: those who watch them, and what they are told.
#include <algorithm>

#include "server/host_rooms.h"
#include "server/json_patch.h"
#include "server/room_view.h"

namespace kosmo {
namespace {

constexpr std::string_view kEmptyList = "[]";  // a patch, or a log

// What nobody watches as any more need not be kept.
void forget_unseen(Hosted& hosted) {
  std::erase_if(hosted.shown, [&hosted](const auto& shown) {
    return std::none_of(hosted.watchers.begin(), hosted.watchers.end(),
                        [&shown](const auto& watcher) { return watcher.second == shown.first; });
  });
}

}  // namespace

// What those who see the same are sent; made once for all of them.
struct Rooms::News {
  using Text = std::shared_ptr<const std::string>;
  std::string log;
  Text change;  // since what they were shown last; null: there is none
  Text whole;   // for those who were not shown it, or as somebody else; made when it is needed
};

void Rooms::attach(HostSession& session, Hosted& hosted, const std::string& token_hash) {
  std::string& token = session.watched[hosted.room.id()];
  if (!token_hash.empty()) token = token_hash;
  hosted.watchers.try_emplace(session.connection.get());
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
  forget_unseen(*hosted);
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
  if (hosted.told != hosted.room.shown()) tell(hosted);  // first those who watch already
  attach(session, hosted, token_hash);
  const Eyes eyes = eyes_of(session, hosted);
  hosted.watchers.at(session.connection.get()) = std::nullopt;
  const News news = look_again(hosted, eyes, online(hosted), hosted.told);
  if (news.change)
    for (const auto& [connection, seen_as] : hosted.watchers)
      if (seen_as == eyes) send(connection, news.change);
  hosted.watchers.at(session.connection.get()) = eyes;
  forget_unseen(hosted);
  sessions_.reply(session, id,
                  whole_table(hosted.shown.at(eyes), log_json(hosted.room, eyes.seat, after, eyes.gallery)));
  tell_presence(hosted);
}

Task<> Rooms::look_who_watches(std::string table) {
  Task<Got> getting = get(table);
  const Got got = co_await getting;
  if (got.hosted) tell(*got.hosted);
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
  tell(hosted);
  run_waiting(table);
}

Seat Rooms::seat_of(const HostSession& session, const Hosted& hosted) const {
  const auto watched = session.watched.find(hosted.room.id());
  const Seat shown = watched == session.watched.end() ? kSpectator : hosted.room.seat_of_token(watched->second);
  return shown >= 0 || !session.person ? shown : hosted.room.seat_of_user(session.person->user);
}

Eyes Rooms::eyes_of(const HostSession& session, const Hosted& hosted) const {
  return {seat_of(session, hosted), session.person && hosted.room.is_host(session.person->user),
          session.galleries.contains(hosted.room.id())};
}

Audience Rooms::online(const Hosted& hosted) const {
  Audience seats = 0;
  for (const auto& [connection, seen_as] : hosted.watchers) seats |= only(seat_of(sessions_.at(connection), hosted));
  return seats;
}

std::string Rooms::whole_table(const Shown& shown, std::string_view log) const {
  return table_members("table", shown.table.unpack(), shown.v, log, house_.loop.now());
}

// Brings what they are shown up to date. A change is sent as it is, unless the whole table is shorter.
Rooms::News Rooms::look_again(Hosted& hosted, const Eyes& eyes, Audience here, std::int64_t after) {
  News news;
  news.log = log_json(hosted.room, eyes.seat, after, eyes.gallery);
  Shown& shown = hosted.shown[eyes];
  const std::string before = shown.table.unpack(), table = table_json(hosted.room, eyes.seat, eyes.host, here);
  const bool first = shown.v == 0;
  const std::string patch = first ? "" : before == table ? std::string(kEmptyList) : patch_between(before, table);
  if (patch == kEmptyList && news.log == kEmptyList) return news;
  if (before != table) shown.table = PackedText(table);
  ++shown.v;
  if (first) return news;
  const bool is_short = !patch.empty() && patch.size() < table.size();
  news.change = std::make_shared<const std::string>(
      update_push(hosted.room.id(), is_short ? table_members("patch", patch, shown.v, news.log, house_.loop.now())
                                             : table_members("table", table, shown.v, news.log, house_.loop.now())));
  return news;
}

// Everybody who watches hears what has changed for them since they heard last. Who sees the table with other eyes than
// before, because they took a seat, or were told apart by a name, is shown it whole.
void Rooms::tell(Hosted& hosted) {
  const std::int64_t after = std::exchange(hosted.told, hosted.room.shown());
  hosted.told_online = online(hosted);
  std::map<Eyes, News> all;
  for (auto& [connection, seen_as] : hosted.watchers) {
    const Eyes eyes = eyes_of(sessions_.at(connection), hosted);
    const auto [made, is_new] = all.try_emplace(eyes);
    News& news = made->second;
    if (is_new) news = look_again(hosted, eyes, hosted.told_online, after);
    if (seen_as != eyes && !news.whole)
      news.whole = std::make_shared<const std::string>(
          update_push(hosted.room.id(), whole_table(hosted.shown.at(eyes), news.log)));
    const News::Text& text = seen_as == eyes ? news.change : news.whole;
    seen_as = eyes;
    if (text) send(connection, text);
  }
  forget_unseen(hosted);
}

void Rooms::send(const Connection* connection, const std::shared_ptr<const std::string>& text) {
  sessions_.at(connection).connection->send(text);
  ++house_.figures.updates;
}

void Rooms::tell_presence(Hosted& hosted) {
  if (hosted.busy || hosted.state == Hosted::State::kLoading || online(hosted) == hosted.told_online) return;
  tell(hosted);
}

}  // namespace kosmo

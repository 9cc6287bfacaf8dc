// Connections, requests, limits.
#include <fmt/format.h>

#include "server/host_parts.h"

namespace kosmo {
namespace {

constexpr int kMostFaults = 200;          // requests over the limit before the connection is cut
constexpr std::size_t kMostWaiting = 64;  // requests that wait for a `hello` or a name to be looked up

}  // namespace

Host::Host(Loop& loop, StorageThread& storage, Workers& bots, Workers& passwords, const HostOptions& options,
           bool shared_store)
    : loop_(loop), storage_(storage), bots_(bots), passwords_(passwords), options_(options), shared_(shared_store) {}
Host::~Host() = default;

void Host::start() {
  look_around();
  look_for_damage();
}

void Host::stop() {
  stopping_ = true;
  const auto notice = std::make_shared<const std::string>(notice_push(
      "shutdown",
      {"The server is being restarted; nothing is lost.", "Serwer jest uruchamiany ponownie; nic nie przepadło."}));
  for (auto& [connection, session] : sessions_) session->connection->send(notice);
}

void Host::opened(std::shared_ptr<Connection> connection) {
  const Connection* key = connection.get();
  auto session = std::make_unique<Session>(Session{.connection = std::move(connection),
                                                   .requests = Bucket(options_.requests),
                                                   .waiting = {},
                                                   .person = {},
                                                   .token_hash = {},
                                                   .watched = {}});
  sessions_.emplace(key, std::move(session));
}

void Host::closed(Connection& connection) {
  const auto found = sessions_.find(&connection);
  if (found == sessions_.end()) return;
  const std::map<std::string, std::string> watched = std::move(found->second->watched);
  sessions_.erase(found);
  for (const auto& [table, token] : watched) leave_table(connection, table);
}

void Host::received(Connection& connection, std::string_view text) {
  const auto found = sessions_.find(&connection);
  if (found == sessions_.end()) return;
  Session& session = *found->second;
  ++figures_.requests;
  Request request;
  Fault no = parse_request(text, request);
  // What cannot be understood counts as well.
  if (!session.requests.take(loop_.now())) no = too_fast();
  if (!no && session.entering) {
    if (session.waiting.size() < kMostWaiting) return session.waiting.push_back(std::move(request));
    no = too_fast();
  }
  serve(session, std::move(request), std::move(no));
}

void Host::serve(Session& session, Request request, Fault no) {
  if (!no) no = check_limits(session, request);
  if (no.code == Code::kTooFast) {
    ++figures_.too_fast;
    if (++session.faults > kMostFaults) return session.connection->close(kCodeNames[Code::kTooFast]);
  }
  if (no) return refuse(session, request.id, no);
  hand_over(session, std::move(request));
}

// It will be known who this is (or that it cannot be said) when the reply has been sent, which the caller does now.
// What came meanwhile is taken up after it, in order.
void Host::entered(Session& session) {
  loop_.post([this, connection = std::weak_ptr(session.connection), alive = std::weak_ptr(alive_)] {
    if (!alive.lock()) return;
    if (Session* session = find(connection)) session->entering = false;
    for (Session* session; (session = find(connection)) && !session->entering && !session->waiting.empty();) {
      Request next = std::move(session->waiting.front());
      session->waiting.pop_front();
      serve(*session, std::move(next), {});
    }
  });
}

// A seat token is enough for what its seat does.
bool Host::needs_no_name(const Session& session, const Request& request) {
  if (request.rule->needs != Needs::kSeat) return request.rule->needs == Needs::kNothing;
  const auto watched = session.watched.find(table_of(request.ask));
  return watched != session.watched.end() && !watched->second.empty();
}

Fault Host::check_limits(Session& session, const Request& request) {
  if (stopping_)
    return fault(Code::kUnavailable, "The server is being restarted; please connect again in a moment.",
                 "Serwer jest uruchamiany ponownie; połącz się za chwilę.");
  if (session.greeted == std::holds_alternative<asks::Hello>(request.ask))
    return fault(Code::kFirst, "'hello' comes first, and only once.", "„hello” wysyła się najpierw i tylko raz.");
  if (!session.person && !needs_no_name(session, request))
    return fault(Code::kName, "Please say who you are first: guest, register or login.",
                 "Najpierw się przedstaw: guest, register albo login.");
  return is_within(session, request.rule->budget) ? Fault{} : too_fast();
}

// Counted by person and by address, not by connection: connecting again is no way around.
bool Host::is_within(const Session& session, Budget budget) {
  const auto take = [now = loop_.now()](auto& buckets, const std::string& whose, const Rate& rate) {
    return buckets.try_emplace(whose, rate).first->second.take(now);
  };
  const std::string address(session.connection->address());
  switch (budget) {
    case Budget::kNone: return true;
    case Budget::kHello: return take(hellos_, address, options_.hellos);
    case Budget::kEntry: return take(entries_, address, options_.entries);
    case Budget::kGuest:
      return take(entries_, address, options_.entries) && take(newcomers_, address, options_.newcomers);
    case Budget::kRegister:
      return take(entries_, address, options_.entries) &&
             (session.person || take(newcomers_, address, options_.newcomers));
    case Budget::kChat: return take(chats_, session.person->user, options_.chat);
    case Budget::kTable:
      return take(new_tables_, session.person->user, options_.tables) &&
             take(tables_from_, address, options_.tables_from);
  }
  return false;
}

void Host::hand_over(Session& session, Request request) {
  const Asker from{session.connection, request.id};
  std::visit(
      [&](auto& ask) {
        if constexpr (std::is_void_v<decltype(take(from, std::move(ask)))>)
          take(from, std::move(ask));
        else
          tasks_.start(take(from, std::move(ask)));
      },
      request.ask);
}

void Host::take(const Asker& from, const asks::Ping&) {
  reply(*find(from.connection), from.id, fmt::format("\"now\":{}", loop_.now()));
}

void Host::take(const Asker& from, const asks::Games&) { reply(*find(from.connection), from.id, catalog_members()); }

void Host::reply(Session& session, std::int64_t id, std::string_view members) {
  session.connection->send(std::make_shared<const std::string>(ok_reply(id, members)));
}

void Host::refuse(Session& session, std::int64_t id, const Fault& no) {
  ++figures_.refused;
  session.connection->send(std::make_shared<const std::string>(fault_reply(id, no)));
}

void Host::in_store(std::function<void(Storage&)> work, std::function<void()> done) {
  storage_.run(std::move(work), [alive = std::weak_ptr(alive_), done = std::move(done)] {
    if (alive.lock()) done();
  });
}

Host::Session* Host::find(const std::weak_ptr<Connection>& connection) {
  const std::shared_ptr<Connection> there = connection.lock();
  const auto found = there ? sessions_.find(there.get()) : sessions_.end();
  return found == sessions_.end() ? nullptr : found->second.get();
}

HostFigures Host::figures() const {
  figures_.sessions = sessions_.size();
  figures_.rooms = rooms_.size();
  figures_.owned = 0;
  for (const auto& [id, room] : rooms_) figures_.owned += room->state == Hosted::State::kOwned;
  return figures_;
}

// Now and then: what nobody asks for must be done as well.
void Host::look_around() {
  if (stopping_) return;
  for (auto* buckets : {&entries_, &hellos_, &tables_from_, &newcomers_, &bot_games_, &chats_, &new_tables_, &logins_})
    std::erase_if(*buckets, [now = loop_.now()](const auto& entry) { return entry.second.full(now); });
  put_away_idle_rooms();
  adopt_due_rooms();
  close_forsaken_rooms();
  clear_up_at_night();
  tasks_.start(take_orders());
  if (shared_) {
    check_losses();
    take_over_orphans();
  }
  loop_.after(options_.tick, [this, alive = std::weak_ptr(alive_)] {
    if (alive.lock()) look_around();
  });
}

std::string Host::make_id() { return options_.reckless_tokens ? fmt::format("id{}", ++counter_) : new_id(); }
std::string Host::make_token() { return options_.reckless_tokens ? fmt::format("token{}", ++counter_) : new_token(); }
Seed Host::make_seed() { return options_.reckless_tokens ? Seed(++counter_) : new_seed(); }

}  // namespace kosmo

#include "server/host_sessions.h"

namespace kosmo {
namespace {

constexpr int kMostFaults = 200;          // requests over the limit before the connection is cut
constexpr std::size_t kMostWaiting = 64;  // requests that wait for a `hello` or a name to be looked up

// Who plays with this request: the person, or whoever has only shown the token of a seat. The two cannot meet: ids of
// people are no hashes.
std::string player_of(const HostSession& session, const Request& request) {
  return session.person ? session.person->user : session.seat_token(table_of(request.ask));
}

}  // namespace

Sessions::Sessions(House& house, HandOver hand_over) : house_(house), hand_over_(std::move(hand_over)) {}

void Sessions::opened(std::shared_ptr<Connection> connection) {
  const Connection* key = connection.get();
  sessions_.emplace(key, std::make_unique<HostSession>(HostSession{.connection = std::move(connection),
                                                                   .requests = Bucket(house_.options.requests)}));
}

std::vector<std::string> Sessions::closed(const Connection& connection) {
  std::vector<std::string> tables;
  const auto found = sessions_.find(&connection);
  if (found == sessions_.end()) return tables;
  for (const auto& [table, token] : found->second->watched) tables.push_back(table);
  sessions_.erase(found);
  return tables;
}

void Sessions::received(Connection& connection, std::string_view text) {
  const auto found = sessions_.find(&connection);
  if (found == sessions_.end()) return;
  HostSession& session = *found->second;
  ++house_.figures.requests;
  Request request;
  Fault no = parse_request(text, request);
  // What cannot be understood counts as well.
  if (!session.requests.take(house_.loop.now())) no = too_fast();
  if (!no && session.entering) {
    if (session.waiting.size() < kMostWaiting) return session.waiting.push_back(std::move(request));
    no = too_fast();
  }
  serve(session, std::move(request), std::move(no));
}

void Sessions::serve(HostSession& session, Request request, Fault no) {
  if (!no) no = check_limits(session, request);
  if (no.code == Code::kTooFast) {
    ++house_.figures.too_fast;
    if (++session.faults > kMostFaults) return session.connection->close(kCodeNames[Code::kTooFast]);
  }
  if (no) return refuse(session, request.id, no);
  hand_over_(session, std::move(request));
}

void Sessions::entered(HostSession& session) { house_.tasks.start(take_up_waiting(session.connection)); }

Task<> Sessions::take_up_waiting(std::weak_ptr<Connection> connection) {
  auto turn = next_turn(house_.loop);
  co_await turn;
  HostSession* session = find(connection);
  if (session) session->entering = false;
  while (session && !session->entering && !session->waiting.empty()) {
    Request next = std::move(session->waiting.front());
    session->waiting.pop_front();
    serve(*session, std::move(next), {});
    session = find(connection);
  }
}

void Sessions::turn_away(HostSession& session, std::int64_t id, const Fault& no) {
  entered(session);
  refuse(session, id, no);
}

void Sessions::take(const Asker& from, const asks::Ping&) {
  reply(*find(from), from.id, "\"now\":" + std::to_string(house_.loop.now()));
}

// A seat token is enough for what its seat does.
bool Sessions::needs_no_name(const HostSession& session, const Request& request) {
  if (request.rule->needs == Needs::kSeat) return !session.seat_token(table_of(request.ask)).empty();
  return request.rule->needs == Needs::kNothing;
}

Fault Sessions::check_limits(HostSession& session, const Request& request) {
  if (house_.stopping)
    return fault(Code::kUnavailable, "The server is being restarted; please connect again in a moment.",
                 "Serwer jest uruchamiany ponownie; połącz się za chwilę.");
  if (session.greeted == std::holds_alternative<asks::Hello>(request.ask))
    return fault(Code::kFirst, "'hello' comes first, and only once.", "„hello” wysyła się najpierw i tylko raz.");
  if (!session.person && !needs_no_name(session, request))
    return fault(Code::kName, "Please say who you are first: guest, register or login.",
                 "Najpierw się przedstaw: guest, register albo login.");
  return is_within(session, request) ? Fault{} : too_fast();
}

bool Sessions::draw(Buckets& buckets, const std::string& whose, const Rate& rate) {
  return buckets.try_emplace(whose, rate).first->second.take(house_.loop.now());
}

// Counted by person and by address, not by connection: connecting again is no way around.
bool Sessions::is_within(const HostSession& session, const Request& request) {
  const Budget budget = request.rule->budget;
  if (budget == Budget::kNone) return true;
  const HostOptions& options = house_.options;
  const std::string address(session.connection->address());
  switch (budget) {
    case Budget::kNone: return true;
    case Budget::kHello: return draw(hellos_, address, options.hellos);
    case Budget::kEntry: return draw(entries_, address, options.entries);
    case Budget::kGuest:
      return draw(entries_, address, options.entries) && draw(newcomers_, address, options.newcomers);
    case Budget::kRegister:
      return draw(entries_, address, options.entries) &&
             (session.person || draw(newcomers_, address, options.newcomers));
    case Budget::kChat: return draw(chats_, session.person->user, options.chat);
    case Budget::kTable:
      return draw(new_tables_, session.person->user, options.tables) &&
             draw(tables_from_, address, options.tables_from);
    case Budget::kUndo: return draw(undos_, player_of(session, request), options.undos);
    case Budget::kTry: return draw(tries_, player_of(session, request), options.tries);
  }
  return false;
}

bool Sessions::may_begin_bot_game(const HostSession& session) {
  return draw(bot_games_, std::string(session.connection->address()), house_.options.bot_games);
}

void Sessions::forget_full_buckets() {
  for (Buckets* buckets :
       {&entries_, &hellos_, &tables_from_, &newcomers_, &bot_games_, &chats_, &new_tables_, &undos_, &tries_})
    std::erase_if(*buckets, [now = house_.loop.now()](const auto& entry) { return entry.second.full(now); });
}

HostSession* Sessions::find(const std::weak_ptr<Connection>& connection) {
  const std::shared_ptr<Connection> there = connection.lock();
  const auto found = there ? sessions_.find(there.get()) : sessions_.end();
  return found == sessions_.end() ? nullptr : found->second.get();
}

void Sessions::reply(HostSession& session, std::int64_t id, std::string_view members) {
  session.connection->send(std::make_shared<const std::string>(ok_reply(id, members)));
}

void Sessions::refuse(HostSession& session, std::int64_t id, const Fault& no) {
  ++house_.figures.refused;
  session.connection->send(std::make_shared<const std::string>(fault_reply(id, no)));
}

void Sessions::tell_all(std::string text) {
  const auto shared = std::make_shared<const std::string>(std::move(text));
  for (auto& [connection, session] : sessions_) session->connection->send(shared);
}

}  // namespace kosmo

#include "server/load.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <deque>
#include <limits>
#include <utility>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/game.h"
#include "engine/rng.h"
#include "server/asio_loop.h"
#include "server/child_server.h"
#include "server/protocol.h"
#include "server/table_copy.h"
#include "server/ws_client.h"

namespace json = boost::json;

namespace kosmo {
namespace {

using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;

double seconds_between(Time from, Time to) { return std::chrono::duration<double>(to - from).count(); }

constexpr double kPatience = 10;      // seconds after which an update is missing
constexpr double kBeginWithin = 60;   // seconds after the ramp in which all tables must have begun
constexpr int kReconnectAfter = 500;  // milliseconds

// A socket asks one thing at a time of each kind, so the kind serves as the number of the request.
enum Asks : int { kHello, kGuest, kCreate, kWatch, kUnwatch, kSit, kStart, kRematch, kAct };

enum class Phase : std::uint8_t { kNone, kWaiting, kPlaying, kFinished };

struct LoadTable;

struct Socket {
  LoadTable* table = nullptr;
  bool person = false, host = false;
  std::unique_ptr<WsClient> client;
  int connection = 0;                   // counts up, so that what was meant for an earlier one is recognised
  bool greeted = false, there = false;  // there: it watches the table that is played
  std::string token, seat;              // empty: none
  TableCopy copy;                       // but for the state of the game: nobody here looks at it
  Phase phase = Phase::kNone;
  std::int64_t seq = 0;
  std::uint64_t json_bytes = 0, wire_before = 0;  // received of this game; received on this connection before it
  std::int64_t ticket = 0;                        // of the last update; everything before it has been seen
  std::int64_t answering = 0;                     // the ticket that it thinks about, or has answered
  // Others are asked beside it: nothing happens before they have answered, and somebody before it may be faster.
  bool in_round = false, has_answered_in_round = false;
};

// An action on its way to everybody.
struct Travelling {
  Time sent;
  std::int64_t ticket = 0;
  int arrived = 0;
  bool measured = false;
};

struct LoadTable {
  json::array seats;  // of the request `create`
  std::string game;
  std::string id;  // empty: not created yet
  std::vector<Socket> sockets;
  std::deque<Travelling> travelling;
  bool begun = false, starting = false, ending = false;
  Socket& host() { return sockets.front(); }
  bool all(Phase phase) const {
    return std::all_of(sockets.begin(), sockets.end(), [&](const Socket& s) { return s.there && s.phase == phase; });
  }
};

Spread spread_of(std::vector<float>& times) {
  Spread out{.count = times.size()};
  if (times.empty()) return out;
  std::sort(times.begin(), times.end());
  const auto at = [&](double share) {
    const double rank = std::ceil(share * static_cast<double>(times.size()));
    return static_cast<double>(times[static_cast<std::size_t>(std::max(rank, 1.0)) - 1]);
  };
  out.p50 = at(0.5), out.p90 = at(0.9), out.p99 = at(0.99), out.p999 = at(0.999), out.most = times.back();
  return out;
}

std::string text_of(const json::value& value) { return std::string(std::string_view(value.as_string())); }

Phase phase_of(const json::object& table) {
  const std::string_view name = table.at("phase").as_string();
  if (name == "waiting") return Phase::kWaiting;
  if (name == "playing") return Phase::kPlaying;
  return name == "finished" ? Phase::kFinished : Phase::kNone;
}

// The state of the game is most of a table. Thousands of copies of it would be most of our memory.
void drop_state(json::value& view) {
  if (view.is_object()) view.get_object().erase("state");
}
void drop_state(json::object& message) {
  if (json::value* const table = message.if_contains("table"))
    if (json::value* const view = table->as_object().if_contains("view")) drop_state(*view);
  json::value* const patch = message.if_contains("patch");
  if (!patch) return;
  json::array& all = patch->as_array();
  const auto is_about_state = [](const json::value& one) {
    return std::string_view(one.at("path").as_string()).starts_with("/view/state");
  };
  all.erase(std::remove_if(all.begin(), all.end(), is_about_state), all.end());
  for (json::value& one : all)
    if (one.at("path") == "/view") drop_state(one.at("value"));
}

class Load {
 public:
  Load(const LoadPlan& plan, const std::function<void(const LoadProgress&)>& tell)
      : plan_(plan), tell_(tell), rng_(plan.seed) {}
  Maybe<LoadFigures> run();

 private:
  void set_up_tables();
  void open_next_tables();
  void look_around();
  void begin_measuring();
  void finish();
  void end_with(Problem problem);

  void connect(Socket&);
  void lost(Socket&);
  void send(Socket&, Asks what, std::string_view name, json::object members = {});
  void received(Socket&, std::string_view text);
  void answered(Socket&, Asks what, const json::object& reply);
  void refused(Socket&, Asks what, const json::object& reply);

  void join(Socket&);
  void move_to(LoadTable&, const json::object& reply);
  void saw(Socket&, const json::object& message);
  void count_arrivals(Socket&, std::int64_t ticket);
  void count_bytes_of_game(LoadTable&);
  void go_on(LoadTable&);
  void think(Socket&);
  void act(Socket&, std::int64_t ticket, const std::string& action);
  void drop_missing(Time now);

  LoadPlan plan_;
  std::function<void(const LoadProgress&)> tell_;
  Rng rng_;
  AsioLoop loop_;
  std::vector<LoadTable> tables_;
  std::size_t opened_ = 0;
  int begun_ = 0;
  bool connected_ = false, measuring_ = false, finishing_ = false;
  Time started_ = Clock::now(), measured_since_{}, measured_until_{};
  ProcessUse server_before_{}, client_before_{};
  LoadFigures figures_;
  std::vector<float> to_first_, to_last_;
  Problem problem_;
};

// ---- the run as a whole

Maybe<LoadFigures> Load::run() {
  if (plan_.server_pid) {
    const auto use = process_use(plan_.server_pid);
    if (!use)
      return Problem{fmt::format("There is no process {}.", plan_.server_pid),
                     fmt::format("Nie ma procesu {}.", plan_.server_pid)};
    figures_.memory = LoadFigures::Memory{.before = use->resident_bytes};
  }
  set_up_tables();
  open_next_tables();
  look_around();
  loop_.run();
  tables_.clear();
  if (problem_) return problem_;
  figures_.to_first = spread_of(to_first_);
  figures_.to_last = spread_of(to_last_);
  return figures_;
}

void Load::set_up_tables() {
  tables_ = std::vector<LoadTable>(static_cast<std::size_t>(plan_.tables));
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    LoadTable& table = tables_[i];
    table.game = plan_.games[i % plan_.games.size()];
    for (int p = 0; p < plan_.players; ++p) table.seats.emplace_back("open");
    for (int b = 0; b < plan_.bots; ++b) table.seats.emplace_back("random");
    table.sockets = std::vector<Socket>(static_cast<std::size_t>(plan_.sockets));
    for (std::size_t s = 0; s < table.sockets.size(); ++s) {
      table.sockets[s].table = &table;
      table.sockets[s].host = s == 0;
      table.sockets[s].person = static_cast<int>(s) < plan_.players;
    }
  }
}

// Tables are opened one after another over the time of the ramp, all sockets of one at once.
void Load::open_next_tables() {
  constexpr int kStep = 10;  // milliseconds
  const double share = plan_.ramp > 0 ? seconds_between(started_, Clock::now()) / plan_.ramp : 1;
  const auto due = static_cast<std::size_t>(std::min(share, 1.0) * static_cast<double>(tables_.size() - 1)) + 1;
  for (; opened_ < due; ++opened_)
    for (Socket& socket : tables_[opened_].sockets) connect(socket);
  if (opened_ < tables_.size()) loop_.after(kStep, [this] { open_next_tables(); });
}

void Load::look_around() {
  constexpr int kEvery = 200;  // milliseconds
  const Time now = Clock::now();
  drop_missing(now);
  std::uint64_t troubles = figures_.missing_updates + figures_.unfit_updates + figures_.reconnects;
  for (const auto& [code, count] : figures_.errors) troubles += count;
  tell_({begun_, measuring_ || finishing_ ? seconds_between(measured_since_, now) : 0, figures_.actions, troubles});
  if (!measuring_ && begun_ == plan_.tables) begin_measuring();
  if (!measuring_ && seconds_between(started_, now) > plan_.ramp + kBeginWithin)
    return end_with({fmt::format("Only {} of {} tables could be begun.", begun_, plan_.tables),
                     fmt::format("Udało się zacząć tylko {} z {} stołów.", begun_, plan_.tables)});
  if (measuring_ && now >= measured_until_) return finish();
  loop_.after(kEvery, [this] { look_around(); });
}

void Load::begin_measuring() {
  measuring_ = true;
  measured_since_ = Clock::now();
  measured_until_ = measured_since_ + std::chrono::microseconds(static_cast<std::int64_t>(plan_.seconds * 1e6));
  client_before_ = process_use(getpid()).value_or(ProcessUse{});
  if (!figures_.memory) return;
  server_before_ = process_use(plan_.server_pid).value_or(ProcessUse{});
  figures_.memory->begun = server_before_.resident_bytes;
}

// Nobody acts any more; what is under way has time to arrive.
void Load::finish() {
  constexpr int kSettle = 2000;  // milliseconds
  measuring_ = false;
  finishing_ = true;
  figures_.seconds = seconds_between(measured_since_, Clock::now());
  const auto cores = [this](pid_t pid, const ProcessUse& before) {
    const ProcessUse now = process_use(pid).value_or(before);
    return (now.cpu_seconds - before.cpu_seconds) / figures_.seconds;
  };
  figures_.client_cpu = cores(getpid(), client_before_);
  if (figures_.memory) {
    figures_.server_cpu = cores(plan_.server_pid, server_before_);
    figures_.memory->end = process_use(plan_.server_pid).value_or(server_before_).resident_bytes;
  }
  loop_.after(kSettle, [this] {
    for (LoadTable& table : tables_) figures_.missing_updates += table.travelling.size();
    loop_.stop();
  });
}

void Load::end_with(Problem problem) {
  problem_ = std::move(problem);
  loop_.stop();
}

// ---- sockets

void Load::connect(Socket& socket) {
  const int connection = ++socket.connection;
  // A callback of a connection that was given up comes too late.
  const auto ours = [&socket, connection] { return socket.connection == connection; };
  WsCallbacks calls;
  calls.on_open = [this, &socket] {
    connected_ = true;
    json::object hello{{"protocol", kProtocol}};
    if (!socket.token.empty()) hello["token"] = socket.token;
    send(socket, kHello, "hello", std::move(hello));
  };
  calls.on_text = [this, &socket](std::string_view text) { received(socket, text); };
  calls.on_closed = [this, &socket, ours](int, std::string_view) {
    if (ours()) lost(socket);
  };
  calls.on_refused = [this, &socket, ours](int status, std::string_view) {
    if (!connected_)
      return end_with({fmt::format("There is no server at {}:{}.", plan_.host, plan_.port),
                       fmt::format("Pod adresem {}:{} nie ma serwera.", plan_.host, plan_.port)});
    if (status) ++figures_.errors[fmt::format("http {}", status)];
    if (ours()) lost(socket);
  };
  socket.wire_before = 0;
  socket.client = std::make_unique<WsClient>(loop_, plan_.host, plan_.port, "/ws", std::move(calls),
                                             WsOptions{.headers = {}, .deflate = plan_.deflate});
  socket.client->connect();
}

void Load::lost(Socket& socket) {
  if (finishing_) return;
  ++figures_.reconnects;
  socket.greeted = socket.there = false;
  socket.phase = Phase::kNone;
  socket.answering = 0;
  socket.table->starting = socket.table->ending = false;  // whatever was asked may not have been heard
  loop_.after(kReconnectAfter, [this, &socket] { connect(socket); });
}

void Load::send(Socket& socket, Asks what, std::string_view name, json::object members) {
  members["do"] = name;
  members["id"] = static_cast<int>(what);
  socket.client->send(json::serialize(members));
}

void Load::received(Socket& socket, std::string_view text) {
  if (measuring_) figures_.bytes += text.size();
  socket.json_bytes += text.size();
  json::object message = json::parse({text.data(), text.size()}).as_object();
  drop_state(message);
  if (const json::value* const re = message.if_contains("re")) {
    const auto what = static_cast<Asks>(re->is_int64() ? re->get_int64() : -1);
    return message.at("ok").as_bool() ? answered(socket, what, message) : refused(socket, what, message);
  }
  if (message.at("is") != "update" || text_of(message.at("id")) != socket.table->id || !socket.there) return;
  if (measuring_) ++figures_.updates;
  saw(socket, message);
}

void Load::answered(Socket& socket, Asks what, const json::object& reply) {
  switch (what) {
    case kHello:
      if (socket.person && socket.token.empty())
        return send(socket, kGuest, "guest",
                    {{"name", fmt::format("guest {}", &socket - socket.table->sockets.data())}});
      socket.greeted = true;
      return join(socket);
    case kGuest:
      socket.token = text_of(reply.at("token"));
      socket.greeted = true;
      return join(socket);
    case kCreate:
    case kRematch: return move_to(*socket.table, reply);
    case kWatch:
      if (text_of(reply.at("table").at("id")) != socket.table->id) return;  // one that has been left
      socket.there = true;
      return saw(socket, reply);
    case kSit: socket.seat = text_of(reply.at("seat")); return go_on(*socket.table);
    case kUnwatch:
    case kStart:
    case kAct: return;
  }
}

void Load::refused(Socket& socket, Asks what, const json::object& reply) {
  if (what == kAct && socket.has_answered_in_round && reply.at("error").at("code") == "late") return;
  ++figures_.errors[text_of(reply.at("error").at("code"))];
  if (what == kAct) ++figures_.refused_actions;
  // The token that is not known any more is forgotten; everything else is tried again on a fresh connection.
  if (what == kHello) socket.token.clear();
  if (what == kUnwatch) return;
  loop_.after(kReconnectAfter, [&socket, connection = socket.connection] {
    if (socket.connection == connection) socket.client->cut();
  });
}

// ---- tables

void Load::join(Socket& socket) {
  LoadTable& table = *socket.table;
  if (!table.id.empty()) return send(socket, kWatch, "watch", {{"table", table.id}, {"after", socket.seq}});
  if (socket.host)
    send(socket, kCreate, "create",
         {{"game", table.game},
          {"seats", table.seats},
          {"options", json::object()},
          {"clock", {{"kind", "none"}}},
          {"public", false}});
}

// The host has made a new table: everybody comes along.
void Load::move_to(LoadTable& table, const json::object& reply) {
  const std::string old = std::exchange(table.id, text_of(reply.at("table").at("id")));
  table.starting = table.ending = false;
  for (Socket& socket : table.sockets) {
    socket.seat.clear();
    socket.phase = Phase::kNone;
    socket.there = socket.host;
    socket.seq = socket.ticket = socket.answering = 0;
    if (!socket.greeted) continue;
    if (!old.empty()) send(socket, kUnwatch, "unwatch", {{"table", old}});
    if (!socket.host) join(socket);
  }
  saw(table.host(), reply);
}

void Load::saw(Socket& socket, const json::object& message) {
  if (socket.copy.take(message)) {
    ++figures_.unfit_updates;
    socket.there = false;
    return join(socket);  // shows it whole
  }
  const json::object& table = socket.copy.table();
  const Phase before = socket.phase;
  socket.phase = phase_of(table);
  socket.seq = table.at("seq").as_int64();
  if (socket.phase == Phase::kPlaying) {
    count_arrivals(socket, table.at("ticket").as_int64());
    if (socket.person) think(socket);
  } else if (socket.phase == Phase::kFinished) {
    count_arrivals(socket, std::numeric_limits<std::int64_t>::max());
  } else if (socket.phase == Phase::kWaiting && socket.person && socket.seat.empty() && before == Phase::kNone) {
    const json::value& seat = table.at("you").at("seat");
    if (seat.is_string())
      socket.seat = text_of(seat);
    else
      send(socket, kSit, "sit", {{"table", socket.table->id}});
  }
  if (socket.phase != before) go_on(*socket.table);
}

// Every action before this ticket has reached this socket.
void Load::count_arrivals(Socket& socket, std::int64_t ticket) {
  LoadTable& table = *socket.table;
  const Time now = Clock::now();
  for (Travelling& action : table.travelling) {
    if (action.ticket < socket.ticket || action.ticket >= ticket) continue;
    const auto waited = static_cast<float>(seconds_between(action.sent, now) * 1e3);
    if (++action.arrived == 1 && action.measured) {
      to_first_.push_back(waited);
      ++figures_.actions;
    }
    if (action.arrived == plan_.sockets && action.measured) to_last_.push_back(waited);
  }
  while (!table.travelling.empty() && table.travelling.front().arrived == plan_.sockets) table.travelling.pop_front();
  socket.ticket = std::max(socket.ticket, ticket);
}

void Load::drop_missing(Time now) {
  for (LoadTable& table : tables_)
    while (!table.travelling.empty() && seconds_between(table.travelling.front().sent, now) > kPatience) {
      ++figures_.missing_updates;
      table.travelling.pop_front();
    }
}

// Of a game that all have seen from its beginning to its end.
void Load::count_bytes_of_game(LoadTable& table) {
  for (Socket& socket : table.sockets) {
    const std::uint64_t wire = socket.client->bytes_received();
    if (socket.person) {
      LoadFigures::Received& all = figures_.a_game;
      const auto count = static_cast<double>(++all.players);
      all.json += (static_cast<double>(socket.json_bytes) - all.json) / count;
      all.wire += (static_cast<double>(wire - socket.wire_before) - all.wire) / count;
    }
    socket.json_bytes = 0;
    socket.wire_before = wire;
  }
}

void Load::go_on(LoadTable& table) {
  const bool seated = std::all_of(table.sockets.begin(), table.sockets.end(),
                                  [](const Socket& s) { return !s.person || !s.seat.empty(); });
  if (table.all(Phase::kWaiting) && seated && !table.starting) {
    table.starting = true;
    if (!std::exchange(table.begun, true)) ++begun_;
    send(table.host(), kStart, "start", {{"table", table.id}});
  }
  if (table.all(Phase::kFinished) && !table.ending && !finishing_) {
    table.ending = true;
    ++figures_.games_finished;
    count_bytes_of_game(table);
    send(table.host(), kRematch, "rematch", {{"table", table.id}});
  }
}

// If this person is asked, something is chosen now and said after a while. Choices are shown to nobody else.
void Load::think(Socket& socket) {
  const json::object& table = socket.copy.table();
  const std::int64_t ticket = table.at("ticket").as_int64();
  const json::value* const choices = table.at("view").at("decision").as_object().if_contains("choices");
  if (socket.answering == ticket || !choices || choices->as_array().empty()) return;
  const json::array& all = choices->as_array();
  const json::value& choice = all[rng_.below(static_cast<std::uint32_t>(all.size()))];
  socket.answering = ticket;
  socket.in_round = table.contains("round");
  const double chance = (static_cast<double>(rng_.next() >> 11) + 1) / 9007199254740993.0;  // above 0, below 1
  const auto wait = static_cast<std::int64_t>(-std::log(chance) * plan_.think_ms);
  loop_.after(wait, [this, &socket, ticket, id = socket.table->id, connection = socket.connection,
                     action = text_of(choice.at("action"))] {
    if (socket.connection == connection && socket.table->id == id) act(socket, ticket, action);
  });
}

void Load::act(Socket& socket, std::int64_t ticket, const std::string& action) {
  if (finishing_ || !socket.there || socket.answering != ticket) return;
  socket.has_answered_in_round = socket.in_round;
  if (!socket.in_round) socket.table->travelling.push_back({Clock::now(), ticket, 0, measuring_});
  send(socket, kAct, "act", {{"table", socket.table->id}, {"ticket", ticket}, {"action", action}});
}

}  // namespace

Problem check_load_plan(const LoadPlan& plan) {
  if (plan.players > plan.sockets)
    return {"Each player needs a socket: ask for fewer players, or for more sockets per table.",
            "Każdy gracz potrzebuje gniazda: zmniejsz liczbę graczy albo zwiększ liczbę gniazd na stół."};
  const int seats = plan.players + plan.bots;
  if (plan.games.empty())
    return {fmt::format("There is no game for so many players: {}.", seats),
            fmt::format("Nie ma gry dla tylu graczy: {}.", seats)};
  for (const std::string& id : plan.games) {
    const Game* game = find_game(id);
    if (!game) return {fmt::format("There is no game '{}'.", id), fmt::format("Nie ma gry „{}”.", id)};
    const GameInfo& info = game->info();
    if (seats < info.min_seats || seats > info.max_seats)
      return {fmt::format("{} is for {} to {} players, not {}.", info.name.en, info.min_seats, info.max_seats, seats),
              fmt::format("{}: od {} do {} graczy, nie {}.", info.name.pl, info.min_seats, info.max_seats, seats)};
  }
  return allow_files(static_cast<std::uint64_t>(plan.tables) * static_cast<std::uint64_t>(plan.sockets) + 64);
}

Maybe<LoadFigures> run_load(const LoadPlan& plan, const std::function<void(const LoadProgress&)>& tell) {
  if (Problem problem = check_load_plan(plan)) return problem;
  return Load(plan, tell).run();
}

}  // namespace kosmo

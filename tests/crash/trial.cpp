#include "tests/crash/trial.h"

#include <signal.h>

#include <fmt/format.h>

namespace kosmo::crash {
namespace {

constexpr int kStartWithin = 20'000, kStopWithin = 10'000;  // milliseconds
constexpr double kStuckAfter = 30;                          // seconds without an event at a table

double seconds_since(Trial::Clock::time_point start) {
  return std::chrono::duration<double>(Trial::Clock::now() - start).count();
}

// The body of a whole HTTP answer with status 200; empty: anything else.
std::string body_of(const std::string& answer) {
  const std::size_t head = answer.find("\r\n\r\n");
  const std::size_t length = answer.find("Content-Length: ");
  if (!answer.starts_with("HTTP/1.1 200") || head == std::string::npos || length > head) return "";
  const std::string body = answer.substr(head + 4);
  return body.size() == std::stoul(answer.substr(length + 16)) ? body : "";
}

}  // namespace

Trial::Trial(const CrashPlan& plan, std::function<void(const CrashFigures&)> tell)
    : plan_(plan), tell_(std::move(tell)), rng_(plan.seed), servers_(static_cast<std::size_t>(plan.servers)) {
  for (Server& server : servers_) set_up(server, number_of(server));
  for (int i = 0; i < plan_.tables; ++i) {
    Slot& slot = slots_.emplace_back();
    slot.number = i;
    slot.game = plan_.games[static_cast<std::size_t>(i) % plan_.games.size()];
    slot.clock = i % 3 == 2;
    slot.bots_stand_in = i % 3 == 0;
    slot.rounds = plan_.rounds || find_game(slot.game)->asks_quietly();
    slot.quiet = plan_.rounds && i % 2 == 1;
    for (int c = 0; c < 3; ++c) slot.clients.emplace_back(*this, slot, c, rng_.next());
  }
}

Trial::~Trial() = default;

void Trial::run() {
  for (Server& server : servers_) start(server);
  for (Server& server : servers_) {
    if (const Problem problem = server.process->wait_until_ready(kStartWithin)) throw Violation(problem.en);
    server.up = true;
  }
  for (Slot& slot : slots_) {
    slot.progress = Clock::now();
    for (Client& client : slot.clients) client.connect();
  }
  plan_blow();
  look_around();
  loop_.run();
  stop_servers();
  count_faults();
}

std::string Trial::last_words() const {
  std::string text;
  for (const Server& server : servers_) text += server.process->last_words();
  return text;
}

void Trial::note(Slot& slot, std::string what) {
  constexpr std::size_t kMost = 500;
  slot.trace.push_back(fmt::format("{:9.3f} {} {}", seconds_since(started_), slot.number, what));
  if (slot.trace.size() > kMost) slot.trace.pop_front();
}

std::string Trial::trace_of_all() const {
  std::string text;
  for (const Slot& slot : slots_)
    for (const std::string& line : slot.trace) text += line + "\n";
  return text;
}

// ---- servers

void Trial::set_up(Server& server, int number) {
  server.process = std::make_unique<ChildServer>(plan_.program);
  if (plan_.has(Blow::kCut)) server.proxy = std::make_unique<TestProxy>(plan_.store);
  server.process->arguments = {"--store",       server.proxy ? server.proxy->address() : plan_.store,
                               "--server",      fmt::format("server{}", number),
                               "--limits",      "off",
                               "--per-address", "1000",
                               "--quiet"};
  if (!plan_.has(Blow::kClock) && !plan_.has(Blow::kFlush) && !plan_.has(Blow::kTear)) return;
  const std::string store = plan_.shared() ? "" : plan_.store;
  server.fault_file = std::make_unique<FaultFile>(server.process->folder() + "/faults", store);
  server.faults = server.fault_file->faults();
  server.faults->lying = plan_.lying_disk;
  server.process->environment = server.fault_file->environment(plan_.library);
}

void Trial::start(Server& server) {
  if (const Problem problem = server.process->start()) throw Violation(problem.en);
}

void Trial::wait_until_up(Server& server) {
  constexpr int kLookEvery = 2;  // milliseconds
  if (!server.process->ready()) {
    if (!server.process->running())
      throw Violation(fmt::format("the server does not start again: exit code {}", server.process->exit_code()));
    return loop_.after(kLookEvery, [this, &server] { wait_until_up(server); });
  }
  server.up = true;
  for (Slot& slot : slots_) note(slot, "up " + std::to_string(&server - servers_.data()));
  if (plan_.servers > 1) spread_clients();
  plan_blow();
}

// Everybody is with the survivor now; some go back.
void Trial::spread_clients() {
  for (Slot& slot : slots_)
    for (Client& client : slot.clients)
      if (!slot.over && rng_.below(2) == 0) client.cut();
}

bool Trial::all_up() const {
  return std::all_of(servers_.begin(), servers_.end(), [](const Server& server) { return server.up; });
}

int Trial::any_server() {
  std::vector<int> up;
  for (std::size_t i = 0; i < servers_.size(); ++i)
    if (servers_[i].up) up.push_back(static_cast<int>(i));
  return up.empty() ? -1 : up[rng_.below(static_cast<std::uint32_t>(up.size()))];
}

void Trial::stop_servers() {
  for (Server& server : servers_) server.process->signal(SIGTERM);
  for (Server& server : servers_) {
    if (!server.process->wait_for_end(kStopWithin)) throw Violation("a server does not stop when told to");
    if (server.process->exit_code() != 0)
      throw Violation(fmt::format("a server stopped with exit code {}", server.process->exit_code()));
  }
}

void Trial::look_around() {
  constexpr int kEvery = 100;  // milliseconds
  tell_(figures_);
  for (Server& server : servers_)
    if (server.up && !server.doomed && !server.process->running())
      throw Violation(fmt::format("a server died by itself: exit code {}", server.process->exit_code()));
  bool over = figures_.kills >= plan_.kills;
  for (Slot& slot : slots_) {
    over = over && slot.over;
    if (slot.over) continue;
    if (slot.killed && seconds_since(*slot.killed) > recover_within_)
      throw Violation(
          fmt::format("table {}: no action for {} s after the loss of a server", slot.number, recover_within_));
    if (seconds_since(slot.progress) > kStuckAfter) {
      std::string all = fmt::format("nothing happens any more at table {}:", slot.number);
      for (const Client& client : slot.clients) all += "\n  " + client.describe();
      throw Violation(all);
    }
  }
  if (over && !striking_ && all_up()) return loop_.stop();
  loop_.after(kEvery, [this] { look_around(); });
}

// ---- tables

void Trial::acted(Slot& slot, Clock::time_point sent) {
  if (!slot.killed || sent < *slot.killed) return;
  const double seconds = seconds_since(*slot.killed);
  slot.killed.reset();
  figures_.recoveries.push_back(seconds);
  if (seconds > recover_within_)
    throw Violation(fmt::format("{} s from the loss of a server to the next action", seconds));
}

void Trial::table_made(Slot& slot, const std::string& id) {
  slot.table = id;
  slot.progress = slot.made = Clock::now();
  for (Client& client : slot.clients) client.table_is_there();
}

void Trial::client_done(Slot& slot) {
  slot.killed.reset();  // the game ended before anybody had to act
  const bool all = std::all_of(slot.clients.begin(), slot.clients.end(), [](const Client& c) { return c.done(); });
  if (!all || std::exchange(slot.verifying, true)) return;
  fetch_replay(slot);
}

void Trial::fetch_replay(Slot& slot) {
  const int number = any_server();
  const auto again = [this, &slot] { loop_.after(20, [this, &slot] { fetch_replay(slot); }); };
  if (number < 0) return again();
  auto answer = std::make_shared<std::string>();
  WsCallbacks calls;
  calls.on_raw = [answer](std::string_view bytes) { *answer += bytes; };
  calls.on_refused = [again](int, std::string_view) { again(); };
  calls.on_closed = [this, &slot, answer, again](int, std::string_view) {
    const std::string replay = body_of(*answer);
    replay.empty() ? again() : verify(slot, replay);
  };
  auto& fetch = fetches_[&slot];
  fetch = std::make_unique<WsClient>(loop_, server(number).host(), server(number).port(), "", std::move(calls));
  fetch->connect_raw();
  fetch->send_raw(fmt::format("GET /api/replay/{} HTTP/1.1\r\nHost: {}:{}\r\nConnection: close\r\n\r\n", slot.table,
                              server(number).host(), server(number).port()));
}

void Trial::verify(Slot& slot, const std::string& replay) {
  std::vector<boost::json::object> tables;
  for (const Client& client : slot.clients) tables.push_back(client.table());
  try {
    slot.ledger.check_replay(replay, tables);
  } catch (const Violation& violation) {
    throw Violation(fmt::format("table {} ({} {}): {}", slot.number, slot.game, slot.table, violation.what()));
  }
  ++figures_.games;
  end_slot(slot);
}

// Another game follows, unless the killing is over.
void Trial::end_slot(Slot& slot) {
  slot.over = figures_.kills >= plan_.kills;
  if (slot.over) return;
  slot.verifying = false;
  slot.progress = Clock::now();
  for (Client& client : slot.clients) client.begin();
  slot.ledger = {};
  slot.table.clear();
}

}  // namespace kosmo::crash

// The crash test as a whole: servers that are killed, tables that go on.
#pragma once

#include <chrono>
#include <deque>

#include "server/asio_loop.h"
#include "server/child_server.h"
#include "tests/crash/client.h"

namespace kosmo::crash {

struct CrashPlan {
  std::string program;  // kosmoteka
  std::string store;    // a file, or postgresql://...
  int kills = 200, servers = 1, tables = 6;
  std::vector<std::string> games;
  std::uint64_t seed = 1;
};

struct CrashFigures {
  int kills = 0;
  std::uint64_t acknowledged = 0, resent = 0, undone = 0, chats = 0, games = 0, reconnects = 0, seat_tokens = 0,
                whole_logs = 0, late = 0, unavailable = 0, behind = 0;
  std::vector<double> recoveries;  // seconds from a kill until the next action at each table (several servers)
};

// A place where one game after another is played: two people, a spectator, a bot.
struct Slot {
  int number = 0;
  std::string game, table;
  bool clock = false, bots_stand_in = false;  // bots_stand_in: people leave, and come back
  Ledger ledger;
  std::deque<Client> clients;
  bool verifying = false, over = false;
  std::deque<std::string> trace;  // what was last asked and answered here, for whoever looks for the cause
  std::chrono::steady_clock::time_point progress{};             // when something last happened here
  std::optional<std::chrono::steady_clock::time_point> killed;  // its server may be gone since then
};

class Trial {
 public:
  using Clock = std::chrono::steady_clock;
  explicit Trial(const CrashPlan&, std::function<void(const CrashFigures&)> tell);
  ~Trial();

  // Throws a Violation.
  void run();
  const CrashFigures& figures() const { return figures_; }
  std::string last_words() const;
  std::string trace_of_all() const;

  // For the clients.
  AsioLoop& loop() { return loop_; }
  CrashFigures& figures() { return figures_; }
  bool strict() const { return plan_.servers == 1; }  // what one server has shown, it shows again
  int any_server();                                   // one that listens; -1: none
  const ChildServer& server(int number) const { return *servers_[number].process; }
  void note(Slot&, std::string what);
  void acted(Slot&, Clock::time_point sent);
  void table_made(Slot&, const std::string& id);
  void client_done(Slot&);

 private:
  struct Server {
    std::unique_ptr<ChildServer> process;
    bool up = false, killed = false;
  };
  void start(Server&);
  void wait_until_up(Server&);
  void plan_kill();
  void kill_one();
  void restart_later(Server&);
  void spread_clients();
  bool recovering() const;
  void look_around();
  void fetch_replay(Slot&);
  void verify(Slot&, const std::string& replay);
  void end_slot(Slot&);
  void stop_servers();
  int between(int low, int high) {
    return low + static_cast<int>(rng_.below(static_cast<std::uint32_t>(high - low + 1)));
  }

  CrashPlan plan_;
  std::function<void(const CrashFigures&)> tell_;
  Rng rng_;
  Clock::time_point started_ = Clock::now();
  CrashFigures figures_;
  std::vector<Server> servers_;
  AsioLoop loop_;
  std::deque<Slot> slots_;
  std::map<const Slot*, std::unique_ptr<WsClient>> fetches_;
};

}  // namespace kosmo::crash

// The crash test as a whole: servers that are killed, stopped and cut off, tables that go on.
#pragma once

#include <algorithm>
#include <chrono>
#include <deque>

#include "server/asio_loop.h"
#include "server/child_server.h"
#include "server/test_proxy.h"
#include "tests/crash/client.h"
#include "tests/crash/fault_file.h"

namespace kosmo::crash {

// What is done to a server.
enum class Blow {
  kKill,   // SIGKILL
  kStop,   // SIGSTOP, and SIGCONT when the other server has its tables, or after a while
  kClock,  // somebody sets the machine's clock
  kFlush,  // the disk fails to flush, once or for a while (a file only)
  kTear,   // the power goes in the middle of a write (a file only)
  kCut,    // the database is cut off (PostgreSQL only)
};
std::string_view name_of(Blow);
// "kill,stop": those that are named, separated by commas; nothing if a name is unknown.
std::optional<std::vector<Blow>> read_blows(std::string_view names);

struct CrashPlan {
  std::string program;  // kosmoteka
  std::string store;    // a file, or postgresql://...
  std::string library;  // the faults that are preloaded
  int kills = 200, servers = 1, tables = 6;
  std::vector<Blow> blows{Blow::kKill};  // each time one of these
  int lying_disk = 0;                    // 1: flushes are only said to be done, so the test has to fail
  bool shared() const { return store.starts_with("postgres"); }
  bool has(Blow blow) const { return std::find(blows.begin(), blows.end(), blow) != blows.end(); }
  std::vector<std::string> games;
  bool rounds = false;  // they are toys in which several seats are asked at once: no undo but of answers that wait
  std::uint64_t seed = 1;
};

struct CrashFigures {
  int kills = 0;  // blows of all kinds
  std::map<Blow, int> blows;
  int failed_flushes = 0, torn = 0, lost_sectors = 0;  // as the preloaded library counts them
  std::uint64_t acknowledged = 0, resent = 0, undone = 0, chats = 0, games = 0, reconnects = 0, seat_tokens = 0,
                whole_logs = 0, late = 0, unavailable = 0, behind = 0, replaced = 0, taken_back = 0, holds = 0;
  std::vector<double> recoveries;  // seconds from a blow until the next action at each table (several servers)
};

// A place where one game after another is played: two people, a spectator, a bot.
struct Slot {
  int number = 0;
  std::string game, table;
  bool clock = false, bots_stand_in = false;  // bots_stand_in: people leave, and come back
  bool rounds = false, quiet = false;         // quiet: windows are pauses of a second
  Ledger ledger;
  std::deque<Client> clients;
  bool verifying = false, over = false;
  std::deque<std::string> trace;  // what was last asked and answered here, for whoever looks for the cause
  std::chrono::steady_clock::time_point progress{};             // when something last happened here
  std::chrono::steady_clock::time_point made{};                 // when the table was
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
    std::unique_ptr<FaultFile> fault_file;
    Faults* faults = nullptr;          // if any of the blows needs them
    std::unique_ptr<TestProxy> proxy;  // between it and PostgreSQL, if that is to be cut off
    bool up = false;
    bool doomed = false;  // its power will go at one of the next writes
  };
  void set_up(Server&, int number);
  void start(Server&);
  void wait_until_up(Server&);
  void spread_clients();
  bool all_up() const;

  // blows.cpp. Each of them ends by planning the next one.
  void plan_blow();
  void strike();
  void kill(Server&);
  void gone(Server&);
  void restart_later(Server&);
  void stop(Server&);
  void leave(Server&);
  void wake_later(Server&);
  void wake(Server&);
  void set_clock(Server&);
  void fail_flushes(Server&);
  void tear(Server&);
  void wait_for_cut(Server&, Clock::time_point since);
  void cut_database(Server&);
  void expect_recovery(double within);
  void count_faults();
  int number_of(const Server& server) const { return static_cast<int>(&server - servers_.data()); }

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
  double recover_within_ = 0;  // seconds from the last blow to the next action
  bool striking_ = false;      // a blow is under way
  std::vector<Server> servers_;
  AsioLoop loop_;
  std::deque<Slot> slots_;
  std::map<const Slot*, std::unique_ptr<WsClient>> fetches_;
};

}  // namespace kosmo::crash

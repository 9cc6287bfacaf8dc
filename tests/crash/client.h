// One scripted person, or spectator, at a table. It is driven by what it sees, so it can be cut off at any moment: when
// it is connected again, it looks at the table and goes on.
#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include "engine/rng.h"
#include "server/table_copy.h"
#include "server/ws_client.h"
#include "tests/crash/ledger.h"

namespace kosmo::crash {

class Trial;
struct Slot;

class Client {
 public:
  Client(Trial&, Slot&, int number, std::uint64_t seed);

  void connect();
  void cut();  // from now on it is away, and comes back
  // Another game begins at this slot.
  void begin();
  // The slot has a table now.
  void table_is_there();
  bool done() const { return checked_; }  // has seen the end, and the whole log with it
  bool playing() const { return phase() == "playing"; }
  const boost::json::object& table() const { return copy_.table(); }
  int server() const { return server_; }
  std::string describe() const;

 private:
  using Clock = std::chrono::steady_clock;
  // A request that waits for its reply.
  struct Asked {
    std::int64_t id = 0;
    std::string what;
    std::int64_t ticket = 0;
    std::string text{};           // the action, or what is said
    Clock::time_point sent_at{};  // last
  };
  // What the table had shown when `watch` was sent: the reply may not show less.
  struct Known {
    std::int64_t seq = 0, ticket = 0;
    std::size_t messages = 0;
    bool whole = false;  // the whole log was asked for
  };

  bool host() const { return number_ == 0; }
  bool spectator() const { return number_ == 2; }
  void lost();
  void ask(Asked asked, boost::json::object members = {});
  void ask_table(const std::string& what, boost::json::object members = {});
  void received(std::string_view text);
  void answered(const Asked&, const boost::json::object& reply);
  void refused(const Asked&, const std::string& code, const boost::json::object& error);
  void greet();
  void join();
  void watch(bool whole);
  void watched(const boost::json::object& reply);
  void saw(const boost::json::object& message, bool whole);
  void add_to_log(const boost::json::array& entries, std::int64_t seq, bool whole);
  void check_clocks() const;

  void consider();
  void play_later();
  void play();
  void act();
  void send_answer(Asked);
  void say_something();
  // Where several are asked at once (round_play.cpp).
  bool has_to_do() const;
  void play_round();
  void answer_round(std::int64_t ticket);
  void think_again(std::int64_t ticket);
  bool order_passes();
  bool hold();
  void check_round() const;
  void round_sent(const Asked&);
  void round_acknowledged(const Asked&);
  void round_refused(const Asked&);
  bool answer_undo_request();
  bool all_seated() const;
  bool away() const;
  std::int64_t ticket() const;
  std::string phase() const;
  [[noreturn]] void accuse(const std::string& what) const;

  Trial& trial_;
  Slot& slot_;
  int number_;
  Rng rng_;
  std::unique_ptr<WsClient> socket_;
  int connection_ = 0;  // counts up
  int server_ = -1;
  bool connected_ = false, there_ = false, visitor_ = false, thinking_ = false, started_ = false, checked_ = false;
  std::string token_, seat_, seat_token_;
  std::optional<Asked> asked_;
  std::optional<Asked> unanswered_;  // to be sent again
  Known known_;
  std::int64_t next_id_ = 0, seq_ = 0, answered_ticket_ = 0;
  // In rounds.
  struct InRound {
    std::int64_t changed_ticket = 0, silent_ticket = 0, held_turn = -1;
    int changes = 0;       // of the answer to that question
    bool ordered = false;  // to pass in most windows
  } round_;
  std::int64_t cut_ = 0;  // events up to this one may be missing in a log, or there in part
  TableCopy copy_;
  std::map<std::int64_t, std::vector<std::string>> log_;  // entries by number of their event
};

}  // namespace kosmo::crash

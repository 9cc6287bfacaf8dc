// What the server has promised about one game, and whether it keeps it.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "table/replay.h"
#include "tests/crash/round_rules.h"

namespace kosmo::crash {

// A promise is broken: the test is over.
struct Violation : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Answer {
  std::string seat, action;  // "undo": the last decision was taken back
  auto operator<=>(const Answer&) const = default;
};

class Ledger {
 public:
  void sent(std::int64_t ticket, const Answer& answer) { sent_[ticket].insert(answer); }
  void acknowledged(std::int64_t ticket, const Answer& answer);
  void said(const std::string& text) { said_.push_back(text); }
  // The server said that it came too late: so something else must have closed that question.
  void late(std::int64_t ticket, const Answer& answer) { late_.emplace_back(ticket, answer); }
  void bot_took_over() { bot_played_ = true; }
  void saw(std::int64_t seq) { seq_ = std::max(seq_, seq); }

  RoundLedger rounds;  // of tables where several are asked at once: then nothing of the above but `said` and `saw`

  std::int64_t last_seq() const { return seq_; }
  std::int64_t last_ticket() const { return answers_.empty() ? 0 : answers_.rbegin()->first; }
  std::size_t messages() const { return said_.size(); }

  // The first so many messages that were acknowledged are in the log, each once; or not, if it was cut.
  void check_log(const boost::json::array& log, std::size_t messages, bool cut) const;
  // The replay holds what was acknowledged, at its place, and nothing that nobody sent; played again by the rules, it
  // ends as each of these tables says, which are the last that each client has seen.
  void check_replay(const std::string& replay, const std::vector<boost::json::object>& tables) const;

 private:
  void check_acknowledged(const Replay&) const;
  void check_late(const Replay&) const;
  void check_sent(const Replay&) const;

  std::map<std::int64_t, std::set<Answer>> sent_;
  std::map<std::int64_t, Answer> answers_;
  std::vector<std::pair<std::int64_t, Answer>> late_;
  std::vector<std::string> said_;
  std::int64_t seq_ = 0;
  bool bot_played_ = false;
};

}  // namespace kosmo::crash

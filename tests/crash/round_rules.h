// What the server promises about answers in rounds, in which several seats are asked at once. An answer that was
// acknowledged waits until its round resolves. Then it is played, or dropped because somebody before its seat, in the
// order of the rules, has acted. Its owner may replace it before, or take it back. Anything else is a loss.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

#include <boost/json.hpp>

#include "engine/game.h"
#include "table/replay.h"

namespace kosmo::crash {

// A question to one seat: its ticket is the number of the first answer that its round can have; in the later windows of
// a pause, one of their own.
struct Question {
  std::string seat;
  std::int64_t ticket = 0;
  auto operator<=>(const Question&) const = default;
};

// For games without undos (but taking back an answer that waits is none): question n is then the n-th of the replay.
class RoundLedger {
 public:
  void sent(const Question& question, const std::string& action) { sent_[question].insert(action); }
  void acknowledged(const Question&, const std::string& action);
  void acknowledged_taking_back(const Question&);
  // It was refused as too late: nobody knows whether it was heard, and acknowledged, before.
  void late(const Question&, const std::string& action);
  void late_taking_back(const Question&);
  // A bot decides for this seat from now on: it may answer otherwise.
  void bot_took_over(const std::string& seat);

  // What must be waiting there if the question is still open; nothing: nobody knows, or nothing.
  std::optional<std::string> waits(const Question&) const;
  bool any() const { return !sent_.empty(); }
  // What is wrong with a finished game; empty: nothing.
  std::string broken_promise(const Replay&) const;

 private:
  struct Kept {
    std::string answer;              // the last that was acknowledged; empty: none, or taken back
    std::set<std::string> possible;  // later ones that may have been heard
    bool anything = false;           // a bot may have answered
  };
  class Course;
  std::string lost(const Course&, const Question&, const Kept&) const;
  std::string never_sent(const Course&) const;
  bool was_sent(const std::string& seat, const std::string& action) const;

  std::map<Question, Kept> kept_;
  std::map<Question, std::set<std::string>> sent_;
  std::set<std::string> bots_;
};

// A table as one who plays rounds sees it.
class RoundEyes {
 public:
  explicit RoundEyes(const boost::json::object& table) : table_(table) {}
  bool asks(std::string_view seat) const;
  bool has_choices() const;
  std::int64_t ticket() const;
  bool can_pass() const;
  std::string choice(std::size_t) const;
  std::size_t choices() const;
  // The viewer's own answer that waits: its action, if it is to this question.
  std::optional<std::string> answer(std::int64_t ticket) const;
  struct Pause {
    std::int64_t ends = 0, seconds = 0, holds = 0;
  };
  std::optional<Pause> pause(std::string_view seat) const;
  // Which turn of the game it is; Holds are counted by turns.
  std::int64_t turn() const;

 private:
  const boost::json::array* list_of_choices() const;
  const boost::json::object& table_;
};

}  // namespace kosmo::crash

#include "tests/crash/round_rules.h"

#include <algorithm>

#include <fmt/format.h>

namespace kosmo::crash {
namespace json = boost::json;
namespace {

// The windows of a pause after the first have tickets of their own, and others for whoever comes to them anew
// (server/open_round.cpp).
constexpr std::int64_t kTicketsBetween = 1'000'000, kMostWindows = 8;

// Everybody who is asked passes; false if somebody must act. The game goes on until somebody is asked again.
bool pass_all(Position& now) {
  for (int left = now.asked().size(); left > 0; --left) {
    const std::optional<Action> pass = now.decision().pass;
    if (!pass || now.why_not(*pass)) return false;
    now.apply(*pass);
    if (now.over()) return false;
  }
  return true;
}

}  // namespace

// A finished game, decision by decision.
class RoundLedger::Course {
 public:
  explicit Course(const Replay& replay) : replay_(replay) {
    const TableSetup& setup = replay.setup;
    Position now(*setup.game, static_cast<int>(setup.seats.size()), setup.options, setup.seed);
    for (const JournalEntry& entry : replay.entries) {
      before_.push_back(now);
      if (entry.kind == JournalEntry::Kind::kUndo) {
        has_undos_ = true;
        return;
      }
      now.apply(entry.action);
    }
  }
  bool has_undos() const { return has_undos_; }
  std::int64_t size() const { return static_cast<std::int64_t>(before_.size()); }
  const Position& before(std::int64_t number) const { return before_[static_cast<std::size_t>(number - 1)]; }
  std::string seat(std::int64_t number) const { return game().seat_name(entry(number).seat); }
  std::string action(std::int64_t number) const { return game().print(entry(number).action); }
  bool by_person(std::int64_t number) const {
    return replay_.setup.seats[static_cast<std::size_t>(entry(number).seat)].player == "human";
  }
  // With something after which the others must be asked anew.
  bool acts(std::int64_t number) const {
    const std::optional<Action> pass = before(number).decision().pass;
    return pass && entry(number).action != *pass;
  }

  // Which decision answers this question, if nobody acts before; 0: the seat is not asked then.
  std::int64_t place_of(const Question& question) const {
    std::int64_t first = first_of_pause(question);
    if (first < 1 || first > size()) return 0;
    Position now = before(first);
    for (std::int64_t i = question.ticket / kTicketsBetween % kMostWindows; i > 0; --i) {
      first += now.asked().size();
      if (!pass_all(now)) return 0;
    }
    const SeatOrder asked = now.asked();
    for (int i = 0; i < asked.size(); ++i)
      if (game().seat_name(asked[i]) == question.seat) return first + i;
    return 0;
  }
  static std::int64_t first_of_pause(const Question& question) { return question.ticket % kTicketsBetween; }
  bool somebody_acts(std::int64_t from, std::int64_t before) const {
    for (std::int64_t n = from; n < before && n <= size(); ++n)
      if (acts(n)) return true;
    return false;
  }

 private:
  const Game& game() const { return *replay_.setup.game; }
  const JournalEntry& entry(std::int64_t number) const { return replay_.entries[static_cast<std::size_t>(number - 1)]; }

  const Replay& replay_;
  std::vector<Position> before_;
  bool has_undos_ = false;
};

void RoundLedger::acknowledged(const Question& question, const std::string& action) {
  Kept& kept = kept_[question];
  kept.answer = action;
  kept.possible.clear();
}
void RoundLedger::acknowledged_taking_back(const Question& question) {
  Kept& kept = kept_[question];
  kept.answer.clear();
  kept.possible.clear();
}
void RoundLedger::late(const Question& question, const std::string& action) { kept_[question].possible.insert(action); }
void RoundLedger::late_taking_back(const Question& question) { kept_[question].anything = true; }

void RoundLedger::bot_took_over(const std::string& seat) {
  bots_.insert(seat);
  const auto last = std::find_if(kept_.rbegin(), kept_.rend(), [&](const auto& k) { return k.first.seat == seat; });
  if (last != kept_.rend()) last->second.anything = true;
}

std::optional<std::string> RoundLedger::waits(const Question& question) const {
  const auto found = kept_.find(question);
  if (found == kept_.end() || found->second.anything || found->second.answer.empty()) return {};
  if (!found->second.possible.empty()) return {};
  return found->second.answer;
}

std::string RoundLedger::broken_promise(const Replay& replay) const {
  if (!any()) return "";
  const Course course(replay);
  if (course.has_undos()) return "the replay has an undo, and nobody has asked for one";
  for (const auto& [question, kept] : kept_)
    if (const std::string wrong = lost(course, question, kept); !wrong.empty()) return wrong;
  return never_sent(course);
}

std::string RoundLedger::lost(const Course& course, const Question& question, const Kept& kept) const {
  if (kept.anything || kept.answer.empty()) return "";
  const std::int64_t place = course.place_of(question);
  if (place && course.somebody_acts(Course::first_of_pause(question), place)) return "";
  if (place && place <= course.size() && course.seat(place) == question.seat) {
    const std::string played = course.action(place);
    if (played == kept.answer || kept.possible.contains(played)) return "";
  }
  return fmt::format("LOST: '{}' by {} was acknowledged as answer to question {}, but there the replay has '{}' by {}",
                     kept.answer, question.seat, question.ticket,
                     place && place <= course.size() ? course.action(place) : "nothing",
                     place && place <= course.size() ? course.seat(place) : "nobody");
}

// What is not a pass is only played for somebody who has sent it, or who had no other choice, or whose time was up.
std::string RoundLedger::never_sent(const Course& course) const {
  for (std::int64_t n = 1; n <= course.size(); ++n) {
    const std::string seat = course.seat(n), action = course.action(n);
    if (!course.by_person(n) || bots_.contains(seat)) continue;
    const Position& before = course.before(n);
    const Decision decision = before.decision();
    const auto is = [&](const std::optional<Action>& a) { return a && before.game().print(*a) == action; };
    ActionList choices;
    before.legal(choices);
    if (is(decision.pass) || is(decision.when_time_is_up) || choices.size() == 1) continue;
    if (!was_sent(seat, action)) return fmt::format("'{}' by {}, the decision {}, was never sent", action, seat, n);
  }
  return "";
}

bool RoundLedger::was_sent(const std::string& seat, const std::string& action) const {
  for (const auto& [question, actions] : sent_)
    if (question.seat == seat && actions.contains(action)) return true;
  return false;
}

// ---- the table

bool RoundEyes::asks(std::string_view seat) const {
  const json::value* asked = table_.if_contains("asked");
  if (!asked || !asked->is_array()) return false;
  for (const json::value& one : asked->get_array())
    if (std::string_view(one.as_string()) == seat) return true;
  return false;
}

const json::array* RoundEyes::list_of_choices() const {
  const json::value* view = table_.if_contains("view");
  const json::value* decision = view ? view->as_object().if_contains("decision") : nullptr;
  const json::value* choices = decision ? decision->as_object().if_contains("choices") : nullptr;
  return choices ? &choices->as_array() : nullptr;
}
bool RoundEyes::has_choices() const { return choices() > 0; }
std::size_t RoundEyes::choices() const { return list_of_choices() ? list_of_choices()->size() : 0; }
std::string RoundEyes::choice(std::size_t i) const {
  return std::string(std::string_view((*list_of_choices())[i].at("action").as_string()));
}
bool RoundEyes::can_pass() const {
  for (std::size_t i = 0; i < choices(); ++i)
    if (choice(i) == "pass") return true;
  return false;
}

std::int64_t RoundEyes::ticket() const {
  const json::value* ticket = table_.if_contains("ticket");
  return ticket ? ticket->as_int64() : 0;
}

std::optional<std::string> RoundEyes::answer(std::int64_t ticket) const {
  const json::value* answer = table_.if_contains("answer");
  if (!answer || !answer->is_object() || answer->at("ticket").as_int64() != ticket) return {};
  return std::string(std::string_view(answer->at("action").as_string()));
}

std::optional<RoundEyes::Pause> RoundEyes::pause(std::string_view seat) const {
  const json::value* pause = table_.if_contains("pause");
  if (!pause || !pause->is_object()) return {};
  const json::value* holds = pause->at("holds").as_object().if_contains(seat);
  return Pause{pause->at("ends").as_int64(), pause->at("seconds").as_int64(), holds ? holds->as_int64() : 0};
}

std::int64_t RoundEyes::turn() const {
  const json::value* view = table_.if_contains("view");
  const json::value* state = view ? view->as_object().if_contains("state") : nullptr;
  const json::value* number = state ? state->as_object().if_contains("encounter") : nullptr;
  return number ? number->as_int64() : 0;
}

}  // namespace kosmo::crash

#include "tests/crash/ledger.h"

#include <fmt/format.h>

namespace kosmo::crash {
namespace json = boost::json;
namespace {

// Every entry of a replay answers one question; questions are numbered from 1.
Answer answer_in(const Replay& replay, std::int64_t ticket) {
  const auto index = static_cast<std::size_t>(ticket - 1);
  if (index >= replay.entries.size()) return {"", ""};
  const JournalEntry& entry = replay.entries[index];
  const Game& game = *replay.setup.game;
  if (entry.kind == JournalEntry::Kind::kUndo) return {"", "undo"};
  return {std::string(game.seat_name(entry.seat)), game.print(entry.action)};
}

bool same(const Answer& wanted, const Answer& found) {
  return wanted.action == found.action && (found.action == "undo" || wanted.seat == found.seat);
}

void check_end(const CheckedReplay& replay, const json::object& table) {
  const Game& game = *replay.replay.setup.game;
  const json::value& you = table.at("you").at("seat");
  const Seat viewer = you.is_null() ? kSpectator : game.seat_by_name(std::string_view(you.as_string()));
  if (json::parse(replay.final.view(viewer).json()) != table.at("view"))
    throw Violation(fmt::format("the replay ends in another state than {} sees", json::serialize(you)));
  const Result result = replay.final.result();
  const json::array& seats = table.at("result").at("seats").as_array();
  for (std::size_t p = 0; p < seats.size(); ++p)
    if (seats[p].at("score").as_int64() != result.score[p] || seats[p].at("place").as_int64() != result.place[p])
      throw Violation(fmt::format("the result differs from that of the replay: {}", json::serialize(seats)));
}

}  // namespace

void Ledger::acknowledged(std::int64_t ticket, const Answer& answer) {
  const auto [known, fresh] = answers_.try_emplace(ticket, answer);
  if (!fresh && known->second != answer)
    throw Violation(fmt::format("question {} was answered twice: '{}' by {} and '{}' by {}", ticket,
                                known->second.action, known->second.seat, answer.action, answer.seat));
}

void Ledger::check_log(const json::array& log, std::size_t messages, bool cut) const {
  std::map<std::string, int> found;
  for (const json::value& entry : log)
    if (entry.at("kind").as_string() == "chat") ++found[std::string(entry.at("text").as_string())];
  for (std::size_t i = 0; i < messages; ++i)
    if (found[said_[i]] > 1 || (found[said_[i]] == 0 && !cut))
      throw Violation(
          fmt::format("message '{}' was acknowledged and is in the log {} times", said_[i], found[said_[i]]));
}

void Ledger::check_replay(const std::string& text, const std::vector<json::object>& tables) const {
  const Maybe<CheckedReplay> read = read_replay(text, "replay");
  if (!read) throw Violation("the replay does not hold: " + read.problem().en);
  if (!read->finished) throw Violation("the replay of a finished game has no end");
  if (const std::string broken = rounds.broken_promise(read->replay); !broken.empty()) throw Violation(broken);
  check_acknowledged(read->replay);
  if (!bot_played_ && !rounds.any()) {  // a bot may be faster, and chooses what it likes
    check_late(read->replay);
    check_sent(read->replay);
  }
  for (const json::object& table : tables) check_end(*read, table);
}

void Ledger::check_acknowledged(const Replay& replay) const {
  for (const auto& [ticket, answer] : answers_) {
    const Answer found = answer_in(replay, ticket);
    if (!same(answer, found))
      throw Violation(fmt::format("LOST: '{}' by {} was acknowledged as answer to question {}, but the replay has '{}'",
                                  answer.action, answer.seat, ticket, found.action));
  }
}

// Only whoever is asked can answer, so only an undo can be faster.
void Ledger::check_late(const Replay& replay) const {
  for (const auto& [ticket, answer] : late_) {
    const Answer found = answer_in(replay, ticket);
    const auto index = static_cast<std::size_t>(ticket - 1);
    const bool is_forced = index < replay.entries.size() && replay.entries[index].forced;
    if (found.action != "undo" && !is_forced)
      throw Violation(fmt::format("'{}' by {} was said to be too late for question {}, but the replay has '{}' by '{}'",
                                  answer.action, answer.seat, ticket, found.action, found.seat));
  }
}

void Ledger::check_sent(const Replay& replay) const {
  for (std::size_t i = 0; i < replay.entries.size(); ++i) {
    const auto ticket = static_cast<std::int64_t>(i) + 1;
    const Answer found = answer_in(replay, ticket);
    // The table gives forced answers itself.
    if (found.action == "undo" || replay.entries[i].forced) continue;
    if (replay.setup.seats[replay.entries[i].seat].player != "human") continue;
    const auto ours = sent_.find(ticket);
    if (ours == sent_.end() || !ours->second.contains(found))
      throw Violation(
          fmt::format("'{}' by {}, answer to question {}, was never sent", found.action, found.seat, ticket));
  }
}

}  // namespace kosmo::crash

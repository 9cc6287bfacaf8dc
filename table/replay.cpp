#include "table/replay.h"

#include <stdexcept>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/content.h"
#include "engine/plain_text.h"
#include "engine/result_json.h"
#include "table/history.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// Names are shown in terminals and browsers, so nothing in them may steer one.
Problem check_name(const std::string& name) {
  if (name.size() > kMaxNameBytes)
    return {fmt::format("A name has at most {} bytes; this has {}.", kMaxNameBytes, name.size()),
            fmt::format("Nazwa gracza ma najwyżej {} bajtów; ta ma {}.", kMaxNameBytes, name.size())};
  if (!is_plain(name))
    return {"A name is plain text, without control characters.",
            "Nazwa gracza to zwykły tekst, bez znaków sterujących."};
  return {};
}

// The last line of a replay: who won is said only where all win or lose together.
json::object end_json(const Position& position) {
  const Result result = position.result();
  json::object out = result_json(position.game(), result, position.seats());
  if (!result.cooperative) out.stable_erase("won");
  return out;
}

}  // namespace

Problem check_setup(const TableSetup& setup) {
  if (!setup.game) return {"No game is named.", "Nie podano gry."};
  if (Problem problem = setup.game->refuse_setup(static_cast<int>(setup.seats.size()), setup.options)) return problem;
  for (const SeatPlan& plan : setup.seats)
    for (const std::string& text : {plan.player, plan.name})
      if (Problem problem = check_name(text)) return problem;
  return {};
}

StandingLine standing_line(const Replay& replay) {
  GameRecord record(replay.setup.seed);
  for (const JournalEntry& entry : replay.entries) record.add(entry);
  return record.line();
}

std::string replay_header(const TableSetup& setup, int format) {
  const Game& game = *setup.game;
  json::object header{{"kosmoteka", format},
                      {"game", game.info().id},
                      {"rules", game.info().rules_version},
                      {"content", game.content_hash()},
                      {"seed", setup.seed.text()}};
  if (setup.seed.is_wide()) header["digest"] = setup.seed.digest();
  json::object options;
  for (std::size_t i = 0; i < game.info().options.size(); ++i) options[game.info().options[i].key] = setup.options[i];
  header["options"] = std::move(options);
  json::array seats;
  for (std::size_t i = 0; i < setup.seats.size(); ++i)
    seats.push_back(json::object{{"seat", game.seat_name(static_cast<Seat>(i))},
                                 {"player", setup.seats[i].player},
                                 {"name", setup.seats[i].name}});
  header["seats"] = std::move(seats);
  return json::serialize(header);
}

std::string replay_line(const Game& game, const JournalEntry& entry, std::uint32_t number) {
  if (entry.kind == JournalEntry::Kind::kUndo) {
    json::object line{{"undo", entry.undone}};
    if (entry.agreed) line["agreed"] = true;
    if (entry.fresh) line["shuffled"] = true;
    return json::serialize(line);
  }
  return json::serialize(
      json::object{{"n", number}, {"seat", game.seat_name(entry.seat)}, {"action", game.print(entry.action)}});
}

std::string replay_hash_line(const Position& position) {
  return json::serialize(json::object{{"n", position.game().decisions(position.data())},
                                      {"hash", fmt::format("{:016x}", state_hash(position))}});
}

std::string replay_end_line(const Position& position) {
  return json::serialize(json::object{{"end", end_json(position)}});
}

std::uint64_t state_hash(const Position& position) { return hash_text(position.game().position_json(position.data())); }

ReplayWriter::ReplayWriter(const TableSetup& setup)
    : setup_(setup),
      history_(Position(*setup.game, static_cast<int>(setup.seats.size()), setup.options, setup.seed), setup.seed) {}

void ReplayWriter::add(const JournalEntry& entry) {
  if (const Problem problem = history_.add(entry))
    throw std::logic_error("write_replay: an entry of the journal cannot be played: " + problem.en);
  if (entry.fresh) format_ = 2;
  const std::uint32_t number = setup_.game->decisions(history_.now().data());
  lines_ += replay_line(*setup_.game, entry, number) + '\n';
  hashed_ = entry.kind == JournalEntry::Kind::kAction && number % kHashEvery == 0;
  if (hashed_) lines_ += replay_hash_line(history_.now()) + '\n';
}

std::string ReplayWriter::text() const {
  std::string text = replay_header(setup_, format_) + '\n' + lines_;
  // The last hash vouches for what the ones before cannot.
  if (!hashed_) text += replay_hash_line(history_.now()) + '\n';
  if (history_.now().over()) text += replay_end_line(history_.now()) + '\n';
  return text;
}

std::string write_replay(const Replay& replay) {
  ReplayWriter writer(replay.setup);
  for (const JournalEntry& entry : replay.entries) writer.add(entry);
  return writer.text();
}

}  // namespace kosmo

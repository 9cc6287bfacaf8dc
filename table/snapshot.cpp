// A table as text, and back. Unlike a replay it holds states, so reading it plays nothing again but what can still be
// taken back. It comes from our own store; still, nothing in it is believed that cannot be checked. One of an earlier
// program, which kept journal and story apart, is refused: then the whole journal is folded.
#include <boost/json.hpp>

#include "table/table.h"

namespace json = boost::json;

namespace kosmo {
namespace {

Problem unreadable() { return {"The snapshot cannot be read.", "Nie można odczytać migawki."}; }

json::array events_json(std::span<const Event> events) {
  json::array out;
  for (const Event& event : events) {
    json::array line{event.phrase, event.audience};
    for (const std::int16_t arg : event.args) line.emplace_back(arg);
    out.push_back(std::move(line));
  }
  return out;
}

// Everything that happened: {seat, action, secret, what it told, if it stands, whether it was forced, who was asked
// after it} or {seat, how many, agreed, fresh}.
json::array record_json(const Game& game, const GameRecord& record) {
  json::array out;
  for (std::size_t i = 0; i < record.entries().size(); ++i) {
    const GameRecord::Entry& e = record.entries()[i];
    if (e.kind == JournalEntry::Kind::kAction) {
      out.push_back({e.seat, game.print(e.action), e.secret, events_json(record.told_by(i)), e.forced, e.goes_on});
    } else {
      out.push_back({e.seat, e.undone, e.agreed, e.fresh});
    }
  }
  return out;
}

// Reading throws what Boost.JSON throws where a value is not what it should be; from_snapshot catches it all.
Seat seat_of(const TableSetup& setup, const json::value& in, Seat lowest) {
  const int seat = in.to_number<int>();
  if (seat < lowest || seat >= static_cast<int>(setup.seats.size())) throw std::out_of_range("seat");
  return static_cast<Seat>(seat);
}

std::vector<Event> events_of(const Game& game, const json::array& in) {
  std::vector<Event> out;
  for (const json::value& line : in) {
    Event& event = out.emplace_back();
    event.phrase = line.at(0).to_number<std::uint16_t>();
    event.audience = line.at(1).to_number<Audience>();
    if (event.phrase >= game.event_phrases().size()) throw std::out_of_range("phrase");
    for (std::size_t i = 0; i < event.args.size(); ++i) event.args[i] = line.at(2 + i).to_number<std::int16_t>();
  }
  return out;
}

JournalEntry entry_of(const TableSetup& setup, const json::array& in) {
  JournalEntry e;
  if (in.at(1).is_string()) {
    e.seat = seat_of(setup, in.at(0), 0);
    const Maybe<Action> action = setup.game->parse(in.at(1).as_string());
    if (!action) throw std::invalid_argument("action");
    e.action = *action;
    e.secret = in.at(2).as_bool();
    e.forced = in.size() > 4 && in.at(4).as_bool();
  } else {
    e.kind = JournalEntry::Kind::kUndo;
    e.seat = seat_of(setup, in.at(0), kNobody);
    e.undone = in.at(1).to_number<int>();
    e.agreed = in.at(2).as_bool();
    e.fresh = in.at(3).as_bool();
  }
  return e;
}

GameRecord record_of(const TableSetup& setup, const json::object& in) {
  const Game& game = *setup.game;
  GameRecord record(setup.seed, events_of(game, in.at("opening").as_array()));
  for (const json::value& value : in.at("record").as_array()) {
    const JournalEntry entry = entry_of(setup, value.as_array());
    record.add(entry);
    if (entry.kind != JournalEntry::Kind::kAction) continue;
    record.tell(events_of(game, value.at(3).as_array()));
    if (value.as_array().size() > 5) record.goes_on(seat_of(setup, value.at(5), kNobody));
  }
  return record;
}

History::Stands stands_of(int number) {
  if (number < 0 || number > static_cast<int>(History::Stands::kRewound)) throw std::out_of_range("stands");
  return static_cast<History::Stands>(number);
}

}  // namespace

std::string Table::snapshot() const {
  const History::Saved saved = history_.save();
  const GameRecord& record = history_.record();
  json::object out{{"opening", events_json(record.opening())},
                   {"record", record_json(game(), record)},
                   {"base", game().to_json(saved.base.data())},
                   {"before", saved.before.by},
                   {"turn", saved.before.turn},
                   {"stands", static_cast<int>(saved.stands)},
                   {"last_turn", json::array(saved.last_turn.begin(), saved.last_turn.end())}};
  return json::serialize(out);
}

Maybe<Table> Table::from_snapshot(const TableSetup& setup, std::string_view text) {
  if (Problem problem = check_setup(setup)) return problem;
  const Game& game = *setup.game;
  try {
    const json::value value = json::parse({text.data(), text.size()});
    const json::object& in = value.as_object();
    const Position start(game, static_cast<int>(setup.seats.size()), setup.options, setup.seed);
    // A state is read into one of the same setup: what the setup says is not in its JSON.
    History::Saved saved{.base = start,
                         .before = {seat_of(setup, in.at("before"), kNobody), in.at("turn").to_number<std::uint32_t>()},
                         .stands = stands_of(in.at("stands").to_number<int>()),
                         .last_turn = {}};
    for (std::size_t p = 0; p < saved.last_turn.size(); ++p)
      saved.last_turn[p] = in.at("last_turn").as_array().at(p).to_number<int>();
    if (Problem problem = game.from_json(saved.base.data(), in.at("base").as_string())) return problem;
    if (game.broken_invariant(saved.base.data())) return unreadable();
    return Table(setup, History::restore(start, record_of(setup, in), saved));
  } catch (const std::exception&) {
    return unreadable();
  }
}

}  // namespace kosmo

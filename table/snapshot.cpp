// A table as text, and back. Unlike a replay it holds states, so reading it plays nothing again but what can still be
// taken back. It comes from our own store; still, nothing in it is believed that cannot be checked.
#include <boost/json.hpp>

#include "table/table.h"

namespace json = boost::json;

namespace kosmo {
namespace {

Problem unreadable() { return {"The snapshot cannot be read.", "Nie można odczytać migawki."}; }

// Every decision, also those taken back: {seat, action, secret} or {seat, how many, agreed, fresh}.
json::array journal_json(const Table& table) {
  json::array out;
  for (const JournalEntry& e : table.journal()) {
    if (e.kind == JournalEntry::Kind::kAction)
      out.push_back({e.seat, table.game().print(e.action), e.secret});
    else
      out.push_back({e.seat, e.undone, e.agreed, e.fresh});
  }
  return out;
}

json::array story_json(const Table& table) {
  json::array out;
  for (const Narrated& told : table.whole_story()) {
    json::array line{told.decision, told.event.phrase, told.event.audience};
    for (const std::int16_t arg : told.event.args) line.emplace_back(arg);
    out.push_back(std::move(line));
  }
  return out;
}

// Reading throws what Boost.JSON throws where a value is not what it should be; from_snapshot catches it all.
JournalEntry entry_of(const Game& game, const json::array& in) {
  JournalEntry e;
  e.seat = static_cast<Seat>(in.at(0).to_number<int>());
  if (in.at(1).is_string()) {
    const Maybe<Action> action = game.parse(in.at(1).as_string());
    if (!action) throw std::invalid_argument("action");
    e.action = *action;
    e.secret = in.at(2).as_bool();
  } else {
    e.kind = JournalEntry::Kind::kUndo;
    e.undone = in.at(1).to_number<int>();
    e.agreed = in.at(2).as_bool();
    e.fresh = in.at(3).as_bool();
  }
  return e;
}

Narrated narrated_of(const Game& game, const json::array& in) {
  Narrated told{in.at(0).to_number<std::uint32_t>(), {}};
  told.event.phrase = in.at(1).to_number<std::uint16_t>();
  told.event.audience = in.at(2).to_number<Audience>();
  if (told.event.phrase >= game.event_phrases().size()) throw std::out_of_range("phrase");
  for (std::size_t i = 0; i < told.event.args.size(); ++i) told.event.args[i] = in.at(3 + i).to_number<std::int16_t>();
  return told;
}

History::Stands stands_of(int number) {
  if (number < 0 || number > static_cast<int>(History::Stands::kRewound)) throw std::out_of_range("stands");
  return static_cast<History::Stands>(number);
}

}  // namespace

std::string Table::snapshot() const {
  const History::Saved saved = history_.save();
  json::object out{{"journal", journal_json(*this)},
                   {"story", story_json(*this)},
                   {"base", game().to_json(saved.base.data())},
                   {"base_at", saved.base_at},
                   {"before", saved.before},
                   {"stands", static_cast<int>(saved.stands)},
                   {"turn", saved.turn},
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
    Table table(setup, start, {});
    for (const json::value& e : in.at("journal").as_array()) table.journal_.push_back(entry_of(game, e.as_array()));
    for (const json::value& e : in.at("story").as_array()) table.story_.push_back(narrated_of(game, e.as_array()));
    // A state is read into one of the same setup: what the setup says is not in its JSON.
    History::Saved saved{.base = start,
                         .base_at = in.at("base_at").to_number<int>(),
                         .before = static_cast<Seat>(in.at("before").to_number<int>()),
                         .stands = stands_of(in.at("stands").to_number<int>()),
                         .turn = in.at("turn").to_number<std::uint32_t>(),
                         .last_turn = {}};
    for (std::size_t p = 0; p < saved.last_turn.size(); ++p)
      saved.last_turn[p] = in.at("last_turn").as_array().at(p).to_number<int>();
    if (Problem problem = game.from_json(saved.base.data(), in.at("base").as_string())) return problem;
    if (game.broken_invariant(saved.base.data())) return unreadable();
    const StandingLine standing = standing_line(setup, table.journal_);
    std::vector<std::pair<Seat, Action>> line;
    for (const JournalEntry& e : standing.decisions) line.emplace_back(e.seat, e.action);
    if (saved.base_at < 0 || static_cast<std::size_t>(saved.base_at) > line.size()) return unreadable();
    table.history_ = History::restore(start, line, standing.reshuffles, saved);
    return table;
  } catch (const std::exception&) {
    return unreadable();
  }
}

}  // namespace kosmo

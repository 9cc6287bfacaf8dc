// A room as text, and back: what `Room::apply` has come to, so that loading a table need not fold its whole journal.
#include <fmt/format.h>

#include "engine/content.h"
#include "server/json_fields.h"
#include "server/room.h"

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr int kSnapshotVersion = 8;  // raised when a snapshot of before would be misread; older ones are then not used
constexpr Array<std::string_view, 3> kLogKinds{"story", "table", "chat"};

Problem unreadable() { return {"The snapshot cannot be read.", "Nie można odczytać migawki."}; }

template <class Fields, class Sitter>
void fields_of(Fields& f, Sitter& s) {
  f.text("player", s.player), f.text("user", s.user), f.text("token", s.token);
  f.flag("away", s.away), f.flag("by_clock", s.by_clock), f.flag("by_others", s.by_others);
  f.number("graced", s.graced), f.preferences("preferences", s.preferences);
  f.number("answered_ticket", s.answered_ticket), f.text("answered", s.answered), f.text("draft", s.draft);
  f.number("draft_turn", s.draft_turn), f.number("holds", s.holds);
}

template <class Fields, class Entry>
void fields_of_entry(Fields& f, Entry& e) {
  f.name("kind", e.kind, kLogKinds), f.number("seq", e.seq), f.number("at", e.at);
  if (e.kind == Room::LogEntry::Kind::kStory) {
    f.number("audience", e.audience), f.number("phrase", e.event.phrase);
    f.args("args", e.event.args), f.flag_if_set("taken_back", e.taken_back);
  } else {
    Room::LogEntry::Words words = e.words ? *e.words : Room::LogEntry::Words{};
    f.seat("seat", e.seat), f.text("who", words.who), f.text("text", words.text), f.flag("gallery", e.gallery);
    f.number_if_any("took_back_from", words.took_back.from), f.number_if_any("took_back_to", words.took_back.to);
    if constexpr (!std::is_const_v<Entry>) e.words = std::make_shared<const Room::LogEntry::Words>(std::move(words));
  }
}

json::object clocks_json(const Clocks::Saved& saved) {
  json::array taken, seats;
  for (const Clocks::Saved::Taken& one : saved.taken) taken.push_back({one.used, one.bank, one.in_run});
  for (const Clocks::Saved::OfSeat& one : saved.of)
    seats.push_back({one.bank, one.since, one.stopped, one.used, one.used_for, one.won});
  return {
      {"seats", std::move(seats)}, {"taken", std::move(taken)}, {"taken_by", saved.taken_by}, {"run_of", saved.run_of}};
}

std::int64_t number_at(const json::value& in, std::size_t i) { return in.at(i).to_number<std::int64_t>(); }

Seat seat_at(const json::object& in, std::string_view key) {
  const int seat = in.at(key).to_number<int>();
  if (seat < kNobody || seat >= kMaxSeats) throw std::invalid_argument("seat");
  return static_cast<Seat>(seat);
}

Clocks::Saved clocks_of(const json::object& in) {
  Clocks::Saved saved;
  for (const json::value& one : in.at("taken").as_array())
    saved.taken.push_back({number_at(one, 0), number_at(one, 1), one.at(2).as_bool()});
  for (Seat p = 0; p < kMaxSeats; ++p) {
    const json::value& one = in.at("seats").at(static_cast<std::size_t>(p));
    saved.of[p] = {number_at(one, 0), number_at(one, 1), number_at(one, 2),
                   number_at(one, 3), number_at(one, 4), one.at(5).to_number<std::uint32_t>()};
  }
  saved.taken_by = seat_at(in, "taken_by");
  saved.run_of = seat_at(in, "run_of");
  return saved;
}

template <class T>
void read_all(const json::array& in, std::vector<T>& out, void (*fields)(FieldReader&, T&)) {
  for (const json::value& item : in) {
    FieldReader reader{item.as_object()};
    fields(reader, out.emplace_back());
    if (!reader.bad.empty()) throw std::invalid_argument(reader.bad);
  }
}

// Stories are kept as numbers of phrases, and another program of the same rules may number its phrases otherwise.
std::string words_of(const Game& game) {
  std::string all;
  for (const Phrase& phrase : game.event_phrases()) all += fmt::format("{}\n", phrase.text.en);
  return fmt::format("{:016x}", hash_text(all));
}

// A sum goes before the text.
constexpr std::size_t kSumSize = 16;
std::string sum_of(std::string_view text) { return fmt::format("{:016x}", hash_text(text)); }

// Nothing that is read is used as an index before it has been looked at.
bool is_sound(const std::vector<Room::LogEntry>& log, const Game& game, int seats) {
  return std::all_of(log.begin(), log.end(), [&](const Room::LogEntry& e) {
    return e.kind == Room::LogEntry::Kind::kStory ? e.event.phrase < game.event_phrases().size() : e.seat < seats;
  });
}

bool is_sound(const std::map<std::int64_t, Room::RoundPlayed>& rounds, const Table* table) {
  const auto entries = static_cast<std::int64_t>(table ? table->journal().size() : 0);
  return std::all_of(rounds.begin(), rounds.end(), [&](const auto& round) {
    const auto& [first, size] = round.second;
    return first >= 1 && first <= entries && size >= 0 && size <= entries - first + 1;
  });
}

RoomEvent event_of(const json::value& in) {
  Maybe<RoomEvent> event = read_event(json::serialize(in));
  if (!event) throw std::invalid_argument("event");
  return std::move(*event);
}

}  // namespace

std::string Room::snapshot() const {
  // A game that begins somewhere else than its seed says is folded from its journal.
  if (phase_ == Phase::kBroken || !game_ || !started_.state.empty()) return {};
  FieldWriter f;
  int version = kSnapshotVersion;
  f.number("version", version), f.number("seq", seq_), f.number("shown", shown_), f.number("shown_at", shown_at_),
      f.number("updated", updated_);
  f.number("asked_at", asked_at_), f.number("pause_until", pause_until_), f.number("held", held_);
  f.name("phase", phase_, kPhaseNames), f.number("ticket", ticket_), f.number("turn", turn_);
  f.seat("undo_asked", undo_asked_), f.number("undo_agreed", undo_agreed_), f.seat("undone_by", undone_by_);
  f.text("rematch", rematch_), f.texts("keys", keys_), f.texts("removed", removed_), f.texts("muted", muted_);
  f.object["words"] = words_of(*game_);
  f.object["created"] = json::parse(write_event({created_, created_at_}));
  f.object["clocks"] = clocks_json(clocks_.saved());
  json::array sitters, log;
  for (const Sitter& sitter : sitters_) {
    FieldWriter one;
    fields_of(one, sitter);
    sitters.push_back(std::move(one.object));
  }
  for (const LogEntry& entry : log_) {
    FieldWriter one;
    fields_of_entry(one, entry);
    log.push_back(std::move(one.object));
  }
  f.object["sitters"] = std::move(sitters);
  f.object["log"] = std::move(log);
  if (table_) {
    f.object["started"] = json::parse(write_event({started_, started_at_}));
    f.object["table"] = table_->snapshot();
  }
  json::array rounds, steps;
  for (const auto& [ticket, played] : rounds_) rounds.push_back({ticket, played.first, played.size});
  f.object["rounds"] = std::move(rounds);
  for (const StepBegun& step : steps_begun_) steps.push_back({step.decision, step.at});
  f.object["steps_begun"] = std::move(steps);
  if (round_) {
    json::array answers, anew;
    for (const event::Answered& answer : round_->answers()) answers.push_back(json::parse(write_event(answer)));
    for (const OpenRound::Anew& one : round_->anew()) anew.push_back({one.window, one.seat, one.times});
    f.object["round"] = std::move(answers);
    f.object["anew"] = std::move(anew);
  }
  const std::string text = json::serialize(f.object);
  return sum_of(text) + text;
}

// The answers that had come to the open round.
Problem Room::answer_again(const json::object& in) {
  if (!round_) return {};
  for (const json::value& one : in.at("anew").as_array()) {
    const auto seat = one.at(1).to_number<Seat>();
    if (seat < 0 || seat >= seats()) return unreadable();
    round_->restore({number_at(one, 0), seat, one.at(2).to_number<int>()});
  }
  for (const json::value& one : in.at("round").as_array()) {
    const event::Answered answer = std::get<event::Answered>(event_of(one).what);
    const Maybe<Action> action = game_->parse(answer.action);
    if (!action || round_->answer(answer.seat, answer.ticket, *action, answer.by)) return unreadable();
  }
  return {};
}

Maybe<Room> Room::from_snapshot(const std::string& id, std::string_view summed) {
  const std::string_view text = summed.substr(std::min(kSumSize, summed.size()));
  // What a disk has changed is not worth a look: the journal has everything.
  if (summed.substr(0, kSumSize) != sum_of(text)) return unreadable();
  try {
    const json::value value = json::parse({text.data(), text.size()});
    const json::object& in = value.as_object();
    Room room(id);
    int version = 0;
    FieldReader f{in};
    f.number("version", version);
    if (version != kSnapshotVersion) return unreadable();
    const RoomEvent created = event_of(in.at("created"));
    if (Problem problem = room.create(std::get<event::Created>(created.what), created.at)) return problem;
    const int seats = room.seats();
    if (in.at("words").as_string() != words_of(*room.game_)) return unreadable();
    f.number("seq", room.seq_), f.number("shown", room.shown_), f.number("shown_at", room.shown_at_),
        f.number("updated", room.updated_);
    f.number("asked_at", room.asked_at_), f.number("pause_until", room.pause_until_), f.number("held", room.held_);
    f.name("phase", room.phase_, kPhaseNames);
    f.number("ticket", room.ticket_), f.number("turn", room.turn_), f.seat("undo_asked", room.undo_asked_);
    f.number("undo_agreed", room.undo_agreed_), f.seat("undone_by", room.undone_by_);
    f.text("rematch", room.rematch_), f.texts("keys", room.keys_);
    f.texts("removed", room.removed_), f.texts("muted", room.muted_);
    if (!f.bad.empty()) return unreadable();
    room.sitters_.clear();
    read_all<Sitter>(in.at("sitters").as_array(), room.sitters_, fields_of<FieldReader, Sitter>);
    read_all<LogEntry>(in.at("log").as_array(), room.log_, fields_of_entry<FieldReader, LogEntry>);
    room.meet(room.created_.user);
    for (const Sitter& sitter : room.sitters_) room.meet(sitter.user);
    for (const LogEntry& entry : room.log_)
      if (entry.words && (entry.kind == LogEntry::Kind::kChat || entry.text() != "bot")) room.meet(entry.who());
    for (const json::value& round : in.at("rounds").as_array())
      room.rounds_[number_at(round, 0)] = {number_at(round, 1), static_cast<int>(number_at(round, 2))};
    for (const json::value& step : in.at("steps_begun").as_array())
      room.steps_begun_.push_back({step.at(0).to_number<std::uint32_t>(), number_at(step, 1)});
    const Clocks::Saved clocks = clocks_of(in.at("clocks").as_object());
    const bool begun = room.phase_ == Phase::kPlaying || room.phase_ == Phase::kFinished;
    if (room.seats() != seats || room.undo_asked_ >= seats || room.phase_ == Phase::kBroken ||
        (begun != in.contains("table") && room.phase_ != Phase::kClosed) || !is_sound(room.log_, *room.game_, seats))
      return unreadable();
    if (const json::value* table = in.if_contains("table")) {
      const RoomEvent started = event_of(in.at("started"));
      room.started_ = std::get<event::Started>(started.what);
      room.started_at_ = started.at;
      if (Problem problem = other_rules(*room.game_, room.started_)) return problem;
      Maybe<Table> read = Table::from_snapshot(room.setup(), table->as_string());
      if (!read) return read.problem();
      room.table_.emplace(std::move(*read));
      if (room.table_->over() != (room.phase_ == Phase::kFinished)) return unreadable();
      room.clocks_ = Clocks(room.created_.clock, room.seats(), room.created_.absent_minutes == 0);
      room.clocks_.restore(clocks);
      if (room.phase_ == Phase::kPlaying)
        room.round_ = OpenRound::at(room.table_->truth(), room.ticket_, room.created_.windows);
      if (room.round_.has_value() != in.contains("round")) return unreadable();
      if (Problem problem = room.answer_again(in)) return problem;
    }
    if (!is_sound(room.rounds_, room.table())) return unreadable();
    return room;
  } catch (const std::exception&) {
    return unreadable();
  }
}

}  // namespace kosmo

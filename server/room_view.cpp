#include "server/room_view.h"
#include "engine/both_json.h"
#include "engine/result_json.h"
#include "engine/typed_words.h"
#include "server/names.h"
#include "server/room_undo.h"

#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {
namespace {

// A longer log would make the first look at a table slow; what is older is in the replay.
constexpr std::size_t kMostLogEntries = 1000;

json::array seats_with_presence(const Room& room, Audience online) {
  json::array out = seats_json(room);
  for (Seat p = 0; p < room.seats(); ++p) {
    json::object& seat = out[p].as_object();
    const Room::Sitter& sitter = room.sitter(p);
    seat["away"] = sitter.away;
    seat["away_by"] = !sitter.away       ? json::value(nullptr)
                      : sitter.by_clock  ? json::value("clock")
                      : sitter.by_others ? json::value("others")
                                         : json::value("left");
    seat["online"] = !room.person(p) || (online & only(p)) != 0;
  }
  return out;
}

json::value seat_or_null(const Room& room, Seat seat) {
  return seat >= 0 ? json::value(room.game()->seat_name(seat)) : json::value(nullptr);
}

// As they were when something last happened; whoever looks at them counts on from there.
json::object clocks_json(const Room& room) {
  const std::int64_t at = room.shown_at();  // what nobody may notice does not move the clocks
  json::object out{{"at", at}};
  for (Seat p = 0; p < room.seats(); ++p)
    if (room.person(p))
      out[room.game()->seat_name(p)] = {{"left_ms", std::max<std::int64_t>(0, room.clocks().left(p, at))},
                                        {"running", room.clocks().runs(p)}};
  return out;
}

json::object undo_json(const Room& room, Seat viewer) {
  const Undoable now = undoable(room, viewer);
  json::object out{{"can", !now.no}};
  if (!now.no || now.turn > 0) out["turn"] = now.turn;
  if (now.no) put_both(out, now.no);
  return out;
}

// Whose decisions would go back, and how many.
json::array takes_back_json(const Room& room) {
  const auto by_seat = room.table()->last_by_seat(room.table()->back_to_last_of(room.undo_asked()));
  json::array out;
  for (Seat p = 0; p < room.seats(); ++p)
    if (by_seat[p] > 0) out.push_back({{"seat", room.game()->seat_name(p)}, {"decisions", by_seat[p]}});
  return out;
}

// The asker's last decision, unless it is hidden from the viewer.
void put_decision(const Room& room, Seat viewer, json::object& out) {
  const JournalEntry* decision = room.table()->last_of(room.undo_asked());
  if (!decision || (decision->secret && viewer != decision->seat)) return;
  out["decision"] = both_json([&](Lang lang) { return room.game()->say(decision->action, lang); });
}

json::value undo_asked_json(const Room& room, Seat viewer) {
  if (room.undo_asked() < 0) return nullptr;
  json::array agreed;
  for (Seat p = 0; p < room.seats(); ++p)
    if (room.undo_agreed() & only(p)) agreed.emplace_back(room.game()->seat_name(p));
  json::object out{{"by", room.game()->seat_name(room.undo_asked())},
                   {"agreed", std::move(agreed)},
                   {"takes_back", takes_back_json(room)}};
  put_decision(room, viewer, out);
  put_both(
      out,
      Problem{"What nobody knew at that point is shuffled anew. What has been shown of hands, or told, stays known.",
              "To, czego nikt wtedy nie znał, zostanie potasowane od nowa. Pokazane karty z rąk i wszystko, "
              "co powiedziano, pozostaje znane."});
  return out;
}

json::array preferences_json(const std::vector<Preference>& preferences) {
  json::array out;
  for (const Preference& p : preferences)
    out.push_back({{"step", p.step}, {"answer", p.answer}, {"until", until_of(p)}});
  return out;
}

json::array seat_names(const Room& room, const SeatOrder& seats) {
  json::array out;
  for (const Seat seat : seats) out.emplace_back(room.game()->seat_name(seat));
  return out;
}

json::object choice_json(const Position& asking, Action action) {
  json::object out{{"action", asking.game().print(action)}};
  put_both(out, [&](Lang lang) { return asking.say_choice(action, lang); });
  return out;
}

// The last that the seat has answered. In a pause that may be a window before the one whose choices it is shown.
void add_answer(const OpenRound& round, Seat viewer, json::object& out) {
  std::int64_t ticket = 0;
  for (const event::Answered& answer : round.answers())
    if (answer.seat == viewer) ticket = answer.ticket;
  if (ticket == 0) return;
  json::object mine = choice_json(round.asking(viewer, ticket), *round.answer_to(viewer, ticket));
  mine["ticket"] = ticket;
  out["answer"] = std::move(mine);
}

// What several are asked at once. Of a quiet round nobody is told who has answered; everybody knows their own answer.
void add_round(const Room& room, const OpenRound& round, Seat viewer, json::object& out) {
  json::object told{{"quiet", round.is_quiet()}};
  if (!round.is_quiet()) {
    SeatOrder answered;
    for (const Seat seat : round.asked())
      if (round.has_answered(seat)) answered.push(seat);
    told["answered"] = seat_names(room, answered);
  }
  out["round"] = std::move(told);
  if (room.pause_until() != 0) {
    json::object holds;
    for (Seat p = 0; p < room.seats(); ++p)
      if (room.person(p)) holds[room.game()->seat_name(p)] = kHolds - room.sitter(p).holds;
    out["pause"] = {{"ends", room.pause_until()}, {"seconds", room.created().windows.seconds}, {"holds", holds}};
  }
  if (viewer >= 0) add_answer(round, viewer, out);
}

// The last answer that was not played, if it could be given again.
void add_draft(const Room& room, Seat viewer, json::object& out) {
  const std::string& draft = room.sitter(viewer).draft;
  if (draft.empty() || !room.awaits(viewer)) return;
  const Maybe<Action> action = room.game()->parse(draft);
  const Position asking = room.asking(viewer);
  ActionList choices;
  asking.legal(choices);
  if (action && choices.contains(*action)) out["draft"] = choice_json(asking, *action);
}

void add_game(const Room& room, Seat viewer, json::object& out) {
  if (room.phase() == Room::Phase::kPlaying) {
    out["ticket"] = room.ticket_for(viewer);
    out["asked"] = seat_names(room, room.asked_as_seen_by(viewer));
    if (room.round()) add_round(room, *room.round(), viewer, out);
    if (viewer >= 0) add_draft(room, viewer, out);
    if (const std::int64_t ends = room.step_ends()) out["step_ends"] = ends;
    if (!room.clocks().any()) out["absent"] = {{"minutes", absent_minutes(room)}, {"since", room.asked_at()}};
    if (viewer >= 0) out["undo"] = undo_json(room, viewer);
    out["undo_asked"] = undo_asked_json(room, viewer);
    if (room.clocks().any()) out["clocks"] = clocks_json(room);
  }
  if (room.seed().is_wide()) out["seed_digest"] = room.seed().digest();
  if (viewer >= 0) out["preferences"] = preferences_json(room.sitter(viewer).preferences);
  if (room.phase() == Room::Phase::kFinished) {
    out["result"] = final_scores_json(room);
    out["seed"] = room.seed().text();
    out["replay"] = "/api/replay/" + room.id();
  }
}

// For programs: what the sentence says by its key and arguments, if it has any.
void put_typed(json::object& out, const Game& game, const Event& event) {
  const Phrase& phrase = game.event_phrases()[event.phrase];
  out["key"] = phrase.key;
  if (phrase.arity() > 0) out["args"] = typed_args(phrase, event.args);
}

json::object entry_json(const Room& room, const Room::LogEntry& entry) {
  json::object out{{"seq", entry.seq}, {"at", entry.at}};
  switch (entry.kind) {
    case Room::LogEntry::Kind::kStory:
      out["kind"] = "story";
      put_both(out, [&](Lang lang) { return room.game()->say(entry.event, lang); });
      put_typed(out, *room.game(), entry.event);
      break;
    case Room::LogEntry::Kind::kTable: {
      const Problem words = table_words(room, entry);
      out["kind"] = "table";
      put_both(out, words);
      if (const auto& [from, to] = entry.took_back(); from > 0) out["took_back"] = {{"from", from}, {"to", to}};
      break;
    }
    case Room::LogEntry::Kind::kChat: {
      const Known& who = room.known(entry.who());
      const Problem called = person_words(who);
      out["kind"] = "chat", out["name"] = who.name, out["guest"] = who.guest;
      out["seat"] = seat_or_null(room, entry.seat), out["text"] = entry.text();
      put_both(out, Problem{called.en + ": " + entry.text(), called.pl + ": " + entry.text()});
      break;
    }
  }
  return out;
}

}  // namespace

json::object clock_json(const TimeControl& c) {
  json::object out{{"kind", kClockNames[c.kind]}};
  if (c.kind == TimeControl::Kind::kDecision || c.kind == TimeControl::Kind::kBank) out["seconds"] = c.seconds;
  if (c.kind == TimeControl::Kind::kBank) out["increment"] = c.increment;
  if (c.kind == TimeControl::Kind::kDays) out["days"] = c.days;
  return out;
}

json::object windows_json(const Windows& w) {
  json::object out{{"kind", kWindowNames[w.kind]}};
  if (w.kind == Windows::Kind::kQuiet) out["seconds"] = w.seconds;
  return out;
}

int absent_minutes(const Room& room) {
  return room.created().absent_minutes > 0 ? room.created().absent_minutes : kAbsentMinutes;
}

json::object options_json(const Room& room) {
  json::object options;
  for (const auto& [key, value] : room.created().options) options[key] = value;
  return options;
}

json::array seats_json(const Room& room) {
  json::array out;
  for (Seat p = 0; p < room.seats(); ++p) {
    const Room::Sitter& sitter = room.sitter(p);
    const Known& who = room.known(sitter.user);
    const bool bot = !sitter.is_person() && !sitter.is_open();
    out.push_back({{"seat", room.game()->seat_name(p)},
                   {"player", sitter.player},
                   {"name", bot ? bot_name(room.id(), p) : std::string_view(who.name)},
                   {"guest", who.guest}});
  }
  return out;
}

json::object outcome_json(const Room& room, Seat seat) {
  json::object out{{"seat", room.game()->seat_name(seat)}};
  if (room.phase() == Room::Phase::kFinished)
    for (const auto& told : seat_result_json(room.table()->result(), seat)) out.insert(told);
  return out;
}

json::object final_scores_json(const Room& room) {
  json::array seats;
  for (Seat p = 0; p < room.seats(); ++p) seats.push_back(outcome_json(room, p));
  return {{"won", room.table()->result().won}, {"seats", std::move(seats)}, {"rewound", room.table()->agreed_undos()}};
}

// Whoever has passed in the first window of a pause sees the next one as if all had passed there.
View view_of(const Room& room, Seat viewer) {
  const OpenRound* const round = room.round();
  if (!round || viewer < 0 || room.ticket_for(viewer) == room.ticket()) return room.table()->view(viewer);
  return round->window_at(room.ticket_for(viewer)).view(viewer);
}

std::string table_json(const Room& room, Seat viewer, bool host, Audience online) {
  const event::Created& created = room.created();
  json::object out{{"id", room.id()},
                   {"seq", room.shown()},
                   {"phase", kPhaseNames[room.phase()]},
                   {"game", created.game},
                   {"public", created.is_public},
                   {"host", room.known(created.user).name},
                   {"host_guest", room.known(created.user).guest},
                   {"created", room.created_at()},
                   {"options", options_json(room)},
                   {"clock", clock_json(created.clock)},
                   {"windows", windows_json(created.windows)},
                   {"rematch", room.rematch().empty() ? json::value(nullptr) : json::value(room.rematch())}};
  if (room.game()) {
    out["seats"] = seats_with_presence(room, online);
    out["you"] = {{"seat", seat_or_null(room, viewer)}, {"host", host}};
  }
  if (room.phase() == Room::Phase::kBroken) out["trouble"] = both_json(room.trouble());
  if (!room.table() || room.phase() == Room::Phase::kBroken) return json::serialize(out);
  add_game(room, viewer, out);
  // The view is JSON text already; it is put in as it is.
  std::string text = json::serialize(out);
  text.back() = ',';
  return text + "\"view\":" + view_of(room, viewer).json() + "}";
}

std::string log_json(const Room& room, Seat viewer, std::int64_t after, bool gallery) {
  const bool hears_all = gallery || viewer < 0 || room.phase() != Room::Phase::kPlaying;
  json::array out;
  const auto& log = room.log();
  std::size_t from = log.size();
  while (from > 0 && log[from - 1].seq > after && log.size() - from < kMostLogEntries) --from;
  for (; from < log.size(); ++from)
    if (may_see(log[from].audience, viewer) && (hears_all || !log[from].gallery))
      out.push_back(entry_json(room, log[from]));
  return json::serialize(out);
}

}  // namespace kosmo

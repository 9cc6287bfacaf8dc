#include "server/host_tables.h"

#include <fmt/format.h>

#include "engine/trying.h"
#include "server/catalog.h"
#include "server/names.h"
#include "server/room_rows.h"
#include "table/why.h"

namespace kosmo {
namespace {

constexpr std::size_t kMostActions = 20;  // named in an answer

std::string why_json(const Game& game, const WhyAnswer& answer) {
  std::string actions;
  for (std::size_t i = 0; i < std::min(answer.possible.size(), kMostActions); ++i)
    actions += (i ? "," : "") + json_text(game.print(answer.possible[i]));
  return fmt::format("\"legal\":{},\"rule\":{},\"en\":{},\"pl\":{},\"actions\":[{}]", !answer.possible.empty(),
                     json_text(answer.rule), json_text(answer.words.en), json_text(answer.words.pl), actions);
}

// Whoever is asked together with others is asked, whoever is the first of them.
WhyAnswer why_part_at(const Room& room, Seat seat, const PartOfAction& part) {
  const bool together = room.round() && seat >= 0 && room.round()->asks(seat);
  return together ? why_part(room.asking(seat), part) : why_part(*room.table(), seat, part);
}

// Where the question that this seat is shown is asked: in a pause that may be a later window than the first.
Position question_of(const Room& room, Seat seat) {
  const OpenRound* const round = room.round();
  return round && round->asks(seat) ? round->window_at(room.ticket_for(seat)) : room.table()->truth();
}

// Which of these actions it is that may not be taken. (Whatever comes after it is not looked at.)
std::size_t refused_at(const Position& now, Seat seat, std::span<const Action> actions) {
  std::size_t taken = 0, refused = actions.size();  // so many may be, so many may not
  while (refused - taken > 1) {
    const std::size_t middle = (taken + refused) / 2;
    (try_actions(now, seat, actions.first(middle)) ? taken : refused) = middle;
  }
  return taken;
}

struct Lobby {
  Maybe<std::vector<TableRow>> newest = Problem{};
  Maybe<std::int64_t> total = Problem{};
  Maybe<People> people = Problem{};
};
Lobby read_lobby(Storage& storage) {
  Lobby lobby;
  lobby.newest = storage.public_tables(100);
  lobby.total = storage.count_public_tables();
  std::set<std::string> users;
  for (std::size_t i = 0; lobby.newest && i < lobby.newest->size(); ++i) add_people(lobby.newest->at(i).summary, users);
  lobby.people = look_up(storage, users);
  return lobby;
}

Fault too_many_tables(int most) {
  return fault(Code::kTooMany, {fmt::format("You may watch {} tables at once.", most),
                                fmt::format("Naraz można obserwować tyle stołów: {}.", most)});
}

Fault no_seat_of_that_token() {
  return fault(Code::kToken, "This link does not belong to any seat of this table.",
               "Ten link nie należy do żadnego miejsca przy tym stole.");
}

Fault no_more_yours() {
  return fault(Code::kLate, "The seat is not yours any more.", "To miejsce nie jest już twoje.");
}

Fault check_chat(const HostSession& session, const std::string& text) {
  if (trimmed_name(text).empty() || count_characters(text) > 500)
    return fault(Code::kMalformed, "A message has 1 to 500 characters.", "Wiadomość ma od 1 do 500 znaków.");
  if (session.muted)
    return fault(Code::kMuted, "An operator of this server has muted you.", "Operator tego serwera cię wyciszył.");
  return {};
}

// Asked by whoever this is, for the seat whose token they have shown at that table.
RoomRequest request_of(const HostSession& session, TableAsk ask) {
  std::string token = session.seat_token(table_of(ask));
  return {.ask = std::move(ask), .person = session.person.value_or(Person{}), .token = std::move(token)};
}

// The journal of a table that is set up like the old one, with the same person on the same seat.
std::vector<RoomEvent> journal_of_rematch(const Room& old, const Person& person, std::vector<RoomEvent> created) {
  const Seat seat = old.seat_of_user(person.user);
  if (seat >= 0) created.push_back(event::Sat{.seat = seat, .user = person.user});
  return created;
}

}  // namespace

void TableDesk::answer(const Asker& from, const Fault& no) {
  HostSession* const session = sessions_.find(from);
  if (session && no) sessions_.refuse(*session, from.id, no);
  if (session && !no) sessions_.reply(*session, from.id);
}

void TableDesk::show(const Asker& from, const std::string& table, const Fault& no) {
  HostSession* const session = sessions_.find(from);
  if (session && no) sessions_.refuse(*session, from.id, no);
  if (session && !no) rooms_.show(*session, rooms_.at(table), from.id, 0, "");
}

// ---- finding and making

void TableDesk::take(const Asker& from, const asks::Games& request) {
  sessions_.reply(*sessions_.find(from), from.id, catalog_members(request.unfinished));
}

Task<> TableDesk::take(Asker from, asks::Tables request) {
  auto reading = house_.in_store(read_lobby);
  const Lobby lobby = co_await reading;
  HostSession* const session = sessions_.find(from);
  if (!session) co_return;
  if (!lobby.newest || !lobby.total || !lobby.people) co_return sessions_.refuse(*session, from.id, unavailable());
  std::string rows;
  std::int64_t total = *lobby.total;
  for (const TableRow& row : *lobby.newest) {
    const Game* const game = find_game(row.game);
    if (game && !game->info().complete && !request.unfinished)
      --total;
    else
      rows += (rows.empty() ? "" : ",") + with_names(row.summary, *lobby.people);
  }
  sessions_.reply(*session, from.id, fmt::format("\"tables\":[{}],\"total\":{}", rows, total));
}

Task<> TableDesk::take(Asker from, asks::Create request) {
  const Person person = *sessions_.find(from)->person;
  Asked asked = ask_create(request.plan(), person);
  if (asked.fault) co_return answer(from, asked.fault);
  if (request.key.empty()) {
    const std::string table = house_.make_id();
    Later<Fault> opening = rooms_.open(table, std::move(asked.events));
    const Fault no = co_await opening;
    co_return show(from, table, no);
  }
  // The same key of the same person is the same table, whichever server is asked and however often.
  const std::string table = derived_id(person.user, "table " + request.key);
  Task<> showing = show_or_open(from, table, std::move(asked.events));
  co_await showing;
}

Task<> TableDesk::show_or_open(Asker from, std::string table, std::vector<RoomEvent> journal) {
  Task<Got> getting = rooms_.get(table);
  const Got got = co_await getting;
  if (got.hosted || got.no.code != Code::kNoTable) co_return show(from, table, got.no);
  Later<Fault> opening = rooms_.open(table, std::move(journal));
  const Fault no = co_await opening;
  show(from, table, no);
}

// First the old table learns where it goes on, then that table is set up: so two who ask at once meet at one table.
Task<> TableDesk::take(Asker from, asks::Rematch request) {
  const Person person = *sessions_.find(from)->person;
  RoomRequest r{.ask = request, .person = person, .new_table = house_.make_id()};
  Task<Fault> asking = rooms_.ask(std::move(r));
  const Fault no = co_await asking;
  if (no || !sessions_.find(from)) co_return answer(from, no);
  const Room& old = rooms_.at(request.table).room;
  Asked created = ask_create(plan_of(old), person);
  if (created.fault) co_return answer(from, created.fault);
  std::vector<RoomEvent> journal = journal_of_rematch(old, person, std::move(created.events));
  Task<> showing = show_or_open(from, old.rematch(), std::move(journal));
  co_await showing;
}

// ---- watching

Task<> TableDesk::take(Asker from, asks::Watch request) {
  HostSession* session = sessions_.find(from);
  const int most = house_.options.watched;
  if (!session->watched.contains(request.table) && session->watched.size() >= static_cast<std::size_t>(most))
    co_return answer(from, too_many_tables(most));
  Task<Got> getting = rooms_.get(request.table);
  Got got = co_await getting;
  if (!got.hosted || !sessions_.find(from)) co_return answer(from, got.no);
  const std::string hash = request.seat_token.empty() ? "" : token_hash(request.seat_token);
  if (!hash.empty() && got.hosted->room.seat_of_token(hash) < 0) co_return answer(from, no_seat_of_that_token());
  if (got.hosted->is_following() && request.after > got.hosted->room.shown()) {
    // The client has seen more elsewhere than we have read.
    Task<Got> reading = rooms_.get_news(request.table);
    got = co_await reading;
  }
  session = sessions_.find(from);
  if (!got.hosted || !session) co_return answer(from, got.no);
  if (request.gallery)
    session->galleries.insert(request.table);
  else
    session->galleries.erase(request.table);
  rooms_.show(*session, *got.hosted, from.id, request.after, hash);
}

void TableDesk::take(const Asker& from, const asks::Unwatch& request) {
  HostSession& session = *sessions_.find(from);
  rooms_.unwatch(session, request.table);
  sessions_.reply(session, from.id);
}

Task<> TableDesk::take(Asker from, asks::Why request) {
  Task<Got> getting = rooms_.get(request.table);
  const Got got = co_await getting;
  HostSession* const session = sessions_.find(from);
  if (!got.hosted || !session) co_return answer(from, got.no);
  const Room& room = got.hosted->room;
  const Seat seat = rooms_.seat_of(*session, *got.hosted);
  const Asked asked = ask_act(room, seat, room.ticket_for(seat), request.action);
  const Fault& no = asked.fault;
  if (no.code == Code::kMalformed) {  // a verb alone is a question too
    const auto part = parse_part(room.game()->verbs(), request.action);
    if (part) co_return sessions_.reply(*session, from.id, why_json(*room.game(), why_part_at(room, seat, *part)));
  }
  if (no && no.code != Code::kRefused) co_return answer(from, no);
  if (!no) co_return sessions_.reply(*session, from.id, "\"legal\":true");
  sessions_.reply(*session, from.id,
                  fmt::format("\"legal\":false,\"rule\":{},\"en\":{},\"pl\":{}", json_text(no.rule),
                              json_text(no.words.en), json_text(no.words.pl)));
}

Task<> TableDesk::take(Asker from, asks::Try request) {
  Task<Got> getting = rooms_.get(request.table);
  const Got got = co_await getting;
  HostSession* const session = sessions_.find(from);
  if (!got.hosted || !session) co_return answer(from, got.no);
  const Room& room = got.hosted->room;
  const Seat seat = rooms_.seat_of(*session, *got.hosted);
  if (seat < 0 || room.phase() != Room::Phase::kPlaying) co_return answer(from, ask_act(room, seat, 0, "").fault);
  std::vector<Action> actions;
  for (const std::string& text : request.actions.all) {
    const Maybe<Action> action = room.game()->parse(text);
    if (!action) co_return answer(from, at_place(fault(Code::kMalformed, action.problem()), actions.size()));
    actions.push_back(*action);
  }
  const Position now = question_of(room, seat);
  const Tried tried = try_actions(now, seat, actions);
  if (!tried) co_return answer(from, at_place(fault(tried.refusal), refused_at(now, seat, actions)));
  sessions_.reply(*session, from.id, "\"view\":" + tried.view->json());
}

// ---- what a table answers

Task<> TableDesk::take(Asker from, TableAsk request) {
  RoomRequest r = request_of(*sessions_.find(from), std::move(request));
  return ask(std::move(from), std::move(r));
}

Task<> TableDesk::ask(Asker from, RoomRequest r) {
  Task<Fault> asking = rooms_.ask(std::move(r));
  const Fault no = co_await asking;
  answer(from, no);
}

// The reply says how many of several were played: what was revealed by the last of them is in the update, not in here.
Task<> TableDesk::take(Asker from, asks::Act request) {
  const std::vector<std::string> actions = request.actions.all;
  const std::string table = request.table;
  const std::int64_t ticket = request.ticket;
  RoomRequest r = request_of(*sessions_.find(from), std::move(request));
  Task<Fault> asking = rooms_.ask(std::move(r));
  const Fault no = co_await asking;
  HostSession* const session = sessions_.find(from);
  if (no || !session || actions.empty()) co_return answer(from, no);
  const Hosted& hosted = rooms_.at(table);
  const Seat seat = rooms_.seat_of(*session, hosted);
  const int played = seat < 0 ? 0 : played_of(hosted.room, seat, ticket, actions);
  sessions_.reply(*session, from.id, fmt::format("\"played\":{}", played));
}

Task<> TableDesk::take(Asker from, asks::Chat request) {
  const HostSession& session = *sessions_.find(from);
  const Fault no = check_chat(session, request.text);
  if (no) co_return answer(from, no);
  Task<> asking = ask(from, request_of(session, std::move(request)));
  co_await asking;
}

Task<> TableDesk::take(Asker from, asks::Start request) {
  Task<Got> getting = rooms_.get(request.table);
  const Got got = co_await getting;
  HostSession* const session = sessions_.find(from);
  if (!session) co_return;
  if (!session->person) co_return answer(from, unavailable());
  const bool begins = got.hosted && got.hosted->room.phase() == Room::Phase::kWaiting &&
                      got.hosted->room.all_seated() && got.hosted->room.is_host(session->person->user);
  if (begins && got.hosted->room.played_by_bots_alone() && !sessions_.may_begin_bot_game(*session)) {
    ++house_.figures.too_fast;
    co_return answer(from, too_fast());
  }
  RoomRequest r = request_of(*session, std::move(request));
  r.seed = house_.make_seed();
  Task<> asking = ask(from, std::move(r));
  co_await asking;
}

Task<> TableDesk::take(Asker from, asks::Sit request) {
  const Person person = *sessions_.find(from)->person;
  const std::string table = request.table;
  const std::string seat_token = request.key.empty()
                                     ? house_.make_token()
                                     : derived_token(person.user, fmt::format("seat {} {}", table, request.key));
  const std::string hash = token_hash(seat_token);
  RoomRequest r{.ask = std::move(request), .person = person, .token = hash};
  Task<Fault> asking = rooms_.ask(std::move(r));
  const Fault no = co_await asking;
  HostSession* const session = sessions_.find(from);
  if (no || !session) co_return answer(from, no);
  Hosted& hosted = rooms_.at(table);
  const Seat seat = hosted.room.seat_of_token(hash);
  if (seat < 0) co_return answer(from, no_more_yours());
  rooms_.attach(*session, hosted, hash);
  sessions_.reply(*session, from.id,
                  fmt::format("\"seat\":{},\"seat_token\":{}", json_text(hosted.room.game()->seat_name(seat)),
                              json_text(seat_token)));
}

}  // namespace kosmo

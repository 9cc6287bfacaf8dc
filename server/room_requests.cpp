#include "server/room_requests.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/plain_text.h"
#include "server/room_view.h"

namespace kosmo {
namespace {

using Phase = Room::Phase;
using By = event::Acted::By;

Fault no_seat() {
  return fault(Code::kNotSeated, "You hold no seat at this table.", "Nie zajmujesz miejsca przy tym stole.");
}
Fault not_host() {
  return fault(Code::kNotHost, "Only the host of the table may do that.", "Może to zrobić tylko gospodarz stołu.");
}

Fault not_in(const Room& room, Phase wanted) {
  if (room.phase() == wanted) return {};
  switch (room.phase()) {
    case Phase::kBroken: return fault(Code::kBroken, room.trouble());
    case Phase::kWaiting: return fault(Code::kPhase, "The game has not begun yet.", "Gra jeszcze się nie zaczęła.");
    case Phase::kPlaying: return fault(Code::kPhase, "The game has begun already.", "Gra już trwa.");
    case Phase::kFinished: return fault(Code::kPhase, "The game is over.", "Gra się skończyła.");
    case Phase::kClosed: return fault(Code::kPhase, "This table was closed.", "Ten stół został zamknięty.");
  }
  return {};
}
// Something that only who sits and plays may do.
Fault not_playing(const Room& room, Seat seat) {
  if (seat < 0) return no_seat();
  return not_in(room, Phase::kPlaying);
}

Fault late() {
  return fault(Code::kLate, "That question is no longer open: the game has moved on.",
               "To pytanie nie jest już aktualne: gra potoczyła się dalej.");
}

Problem check_players(const Game& game, const std::vector<std::string>& players) {
  const int seats = static_cast<int>(players.size());
  if (seats < game.info().min_seats || seats > game.info().max_seats)
    return {fmt::format("{} is for {} to {} players, not {}.", game.info().name.en, game.info().min_seats,
                        game.info().max_seats, seats),
            fmt::format("{}: od {} do {} graczy, nie {}.", game.info().name.pl, game.info().min_seats,
                        game.info().max_seats, seats)};
  for (const std::string& player : players)
    if (player != "open" && !find_player(player))
      return {fmt::format("There is no bot '{}'.", quotable(player)),
              fmt::format("Nie ma bota „{}”.", quotable(player))};
  return {};
}

// Events that a person who was away causes begin with the return.
std::vector<RoomEvent> with_return(const Room& room, RoomEvent e) {
  std::vector<RoomEvent> events;
  const Seat seat = seat_of(e);
  if (room.sitter(seat).away) events.push_back(event::Back{seat});
  events.push_back(std::move(e));
  return events;
}

// What was played for that question, if it was this seat's to answer. However long ago: whoever waits for a server that
// has stopped sends again when the game may have gone on, by a preference or a stand-in too.
const JournalEntry* answer_to(const Room& room, Seat seat, std::int64_t ticket) {
  if (!room.table()) return nullptr;
  const auto& journal = room.table()->journal();
  if (ticket < 1 || ticket > static_cast<std::int64_t>(journal.size())) return nullptr;
  const JournalEntry& entry = journal[static_cast<std::size_t>(ticket - 1)];
  return entry.seat == seat && !entry.agreed ? &entry : nullptr;
}
bool acted_before(const Room& room, Seat seat, std::int64_t ticket, Action action) {
  const JournalEntry* entry = answer_to(room, seat, ticket);
  return entry && entry->kind == JournalEntry::Kind::kAction && entry->action == action;
}
bool undone_before(const Room& room, Seat seat, std::int64_t ticket) {
  const JournalEntry* entry = answer_to(room, seat, ticket);
  return entry && entry->kind == JournalEntry::Kind::kUndo;
}

// Every other person has agreed, this one with the very answer that brings them back. Bots of the table do, and those
// that play for people who are gone for good; the stand-in of somebody who is away never does.
bool all_agree(const Room& room, Seat asker, Audience agreed, Seat agrees_now = kNobody) {
  for (Seat p = 0; p < room.seats(); ++p) {
    if (p == asker || p == agrees_now || !room.belongs_to_somebody(p)) continue;
    if (room.sitter(p).away || !(agreed & only(p))) return false;
  }
  return true;
}

Fault somebody_away(const Room& room, Seat asker) {
  for (Seat p = 0; p < room.seats(); ++p)
    if (p != asker && room.belongs_to_somebody(p) && room.sitter(p).away) {
      const Problem who = person_words(room.known(room.sitter(p).user));
      return fault(Code::kUndo,
                   {fmt::format("{} is away, and nothing is taken back without everybody's consent.", who.en),
                    fmt::format("{} jest poza stołem, a bez zgody wszystkich niczego się nie cofa.", who.pl)});
    }
  return {};
}

event::Rewound agreed_undo(const Room& room, Seat seat) {
  return {.seat = seat, .count = room.table()->back_to_last_of(seat)};
}

}  // namespace

Asked ask_create(const TablePlan& plan, const Person& host) {
  const Game* game = find_game(plan.game);
  if (!game)
    return fault(Code::kSetup, {fmt::format("There is no game '{}'.", quotable(plan.game)),
                                fmt::format("Nie ma gry „{}”.", quotable(plan.game))});
  if (Problem problem = check_players(*game, plan.players)) return fault(Code::kSetup, std::move(problem));
  Options options = game->standard_options();
  for (const auto& [key, value] : plan.options)
    if (Problem problem = game->set_option(options, fmt::format("{}={}", key, value)))
      return fault(Code::kSetup, std::move(problem));
  if (Problem problem = check_time_control(plan.clock)) return fault(Code::kSetup, std::move(problem));
  return event::Created{.user = host.user,
                        .game = plan.game,
                        .is_public = plan.is_public,
                        .players = plan.players,
                        .options = plan.options,
                        .clock = plan.clock};
}

TablePlan plan_of(const Room& room) {
  TablePlan plan{room.created().game, {}, room.created().options, room.created().clock, room.created().is_public};
  for (Seat p = 0; p < room.seats(); ++p) plan.players.push_back(room.person(p) ? "open" : room.sitter(p).player);
  return plan;
}

Asked ask_sit(const Room& room, const Person& person, std::string_view seat_name, const std::string& token_hash,
              const std::string& key) {
  if (room.has_done(key)) return Asked::already();  // the same key gives the same token
  if (Fault no = not_in(room, Phase::kWaiting)) return no;
  if (room.seat_of_user(person.user) >= 0)
    return fault(Code::kSeat, "You sit at this table already.", "Siedzisz już przy tym stole.");
  if (room.is_removed(person.user))
    return fault(Code::kSeat, "The host has removed you from this table.", "Gospodarz usunął cię od tego stołu.");
  event::Sat e{.user = person.user, .token = token_hash, .key = key};
  for (Seat p = 0; p < room.seats() && e.seat == kNobody; ++p)
    if (room.sitter(p).is_open() && (seat_name.empty() || room.game()->seat_name(p) == seat_name)) e.seat = p;
  if (e.seat == kNobody && seat_name.empty())
    return fault(Code::kSeat, "No seat is open at this table.", "Przy tym stole nie ma wolnego miejsca.");
  if (e.seat == kNobody)
    return fault(Code::kSeat, {fmt::format("The seat '{}' is not open.", quotable(seat_name)),
                               fmt::format("Miejsce „{}” nie jest wolne.", quotable(seat_name))});
  return e;
}

Asked ask_stand(const Room& room, Seat seat) {
  if (seat < 0) return no_seat();
  if (room.phase() == Phase::kWaiting) return event::Stood{seat};
  if (Fault no = not_playing(room, seat)) return no;
  if (room.sitter(seat).away) return Asked::already();
  return event::Away{seat, event::Away::Why::kLeft};
}

Asked ask_leave_for_good(const Room& room, Seat seat) {
  if (seat >= 0 && room.phase() == Phase::kPlaying) return event::Away{seat, event::Away::Why::kGone};
  return ask_stand(room, seat);
}

Asked ask_seat(const Room& room, const Person& person, std::string_view seat_name, std::string_view player) {
  if (!room.is_host(person.user)) return not_host();
  if (Fault no = not_in(room, Phase::kWaiting)) return no;
  const Seat seat = room.game()->seat_by_name(seat_name);
  if (seat < 0 || seat >= room.seats())
    return fault(Code::kSeat, {fmt::format("There is no seat '{}' at this table.", quotable(seat_name)),
                               fmt::format("Przy tym stole nie ma miejsca „{}”.", quotable(seat_name))});
  if (player != "open" && !find_player(player))
    return fault(Code::kSetup, {fmt::format("There is no bot '{}'.", quotable(player)),
                                fmt::format("Nie ma bota „{}”.", quotable(player))});
  return event::Seated{seat, std::string(player)};
}

Asked ask_start(const Room& room, const Person& person, const Seed& seed, const std::string& key) {
  if (!room.is_host(person.user)) return not_host();
  if (room.has_done(key)) return Asked::already();
  if (Fault no = not_in(room, Phase::kWaiting)) return no;
  if (!room.all_seated())
    return fault(Code::kSeat, "Some seats are still open: wait for players, or give the seats to bots.",
                 "Niektóre miejsca są jeszcze wolne: poczekaj na graczy albo posadź tam boty.");
  return event::Started{
      .seed = seed, .rules = room.game()->info().rules_version, .content = room.game()->content_hash(), .key = key};
}

Asked ask_cancel(const Room& room, const Person& person) {
  if (!room.is_host(person.user)) return not_host();
  if (Fault no = not_in(room, Phase::kWaiting)) return no;
  return event::Closed{};
}

Asked ask_remove(const Room& room, const Person& person, bool may, std::string_view seat_name) {
  if (!may && !room.is_host(person.user)) return not_host();
  if (room.phase() != Phase::kWaiting && room.phase() != Phase::kPlaying) return not_in(room, Phase::kPlaying);
  const Seat seat = room.game()->seat_by_name(seat_name);
  if (seat < 0 || seat >= room.seats() || !room.person(seat))
    return fault(Code::kSeat, {fmt::format("Nobody sits at '{}'.", quotable(seat_name)),
                               fmt::format("Na miejscu „{}” nikt nie siedzi.", quotable(seat_name))});
  const std::string& user = room.sitter(seat).user;
  if (user == person.user)
    return fault(Code::kSeat, "You cannot remove yourself; leave the seat instead.",
                 "Nie można usunąć siebie; zamiast tego zwolnij miejsce.");
  return event::Removed{seat, user};
}

Asked ask_mute(const Room& room, const Person& person, bool may, std::int64_t said, bool muted) {
  if (!may && !room.is_host(person.user)) return not_host();
  if (room.phase() == Phase::kBroken) return fault(Code::kBroken, room.trouble());
  event::Muted e{.muted = muted};
  for (const Room::LogEntry& entry : room.log())
    if (entry.kind == Room::LogEntry::Kind::kChat && entry.seq == said) e.user = entry.who();
  if (e.user.empty())
    return fault(Code::kSeat, "Nobody said anything at that place of the log.",
                 "W tym miejscu dziennika nikt nic nie mówi.");
  if (e.user == person.user) return fault(Code::kSeat, "You cannot mute yourself.", "Nie można wyciszyć siebie.");
  if (room.is_muted(e.user) == muted) return Asked::already();
  return e;
}

Asked ask_shut(const Room& room) {
  if (room.phase() == Phase::kWaiting || room.phase() == Phase::kPlaying) return event::Shut{};
  if (room.phase() == Phase::kClosed) return Asked::already();
  return not_in(room, Phase::kPlaying);
}

Asked ask_rematch(const Room& room, const Person& person, const std::string& new_table) {
  if (room.seat_of_user(person.user) < 0) return no_seat();
  if (Fault no = not_in(room, Phase::kFinished)) return no;
  if (!room.rematch().empty()) return Asked::already();
  return event::Rematched{new_table};
}

Asked ask_act(const Room& room, Seat seat, std::int64_t ticket, std::string_view text) {
  if (seat < 0) return no_seat();
  if (room.phase() == Phase::kBroken || room.phase() == Phase::kWaiting) return not_in(room, Phase::kPlaying);
  const Maybe<Action> action = room.game() ? room.game()->parse(text) : Maybe<Action>(Problem{});
  if (action && acted_before(room, seat, ticket, *action)) return Asked::already();
  if (Fault no = not_playing(room, seat)) return no;
  if (ticket != room.ticket()) return late();
  if (!action) return fault(Code::kMalformed, action.problem());
  if (const Refusal refusal = room.table()->why_not(seat, *action)) return fault(refusal);
  return with_return(room, event::Acted{seat, room.game()->print(*action), By::kPerson});
}

Asked ask_undo(const Room& room, Seat seat, std::int64_t ticket) {
  if (seat < 0) return no_seat();
  if (undone_before(room, seat, ticket)) return Asked::already();
  if (Fault no = not_playing(room, seat)) return no;
  if (ticket != room.ticket()) return late();
  if (Problem problem = room.table()->can_undo(seat)) return fault(Code::kUndo, std::move(problem));
  return with_return(room, event::Undone{seat});
}

Asked ask_for_undo(const Room& room, Seat seat) {
  if (Fault no = not_playing(room, seat)) return no;
  if (room.undo_asked() == seat) return Asked::already();
  if (room.undo_asked() >= 0)
    return fault(Code::kUndo, "Somebody else is asking for an undo just now.", "Ktoś inny prosi właśnie o cofnięcie.");
  if (room.table()->agreed_undos() >= kMostAgreedUndos)
    return fault(Code::kUndo, "All the undos of this game are used up.", "Limit cofnięć w tej grze jest wyczerpany.");
  if (Problem problem = room.table()->can_undo_agreed(seat)) return fault(Code::kUndo, std::move(problem));
  if (Fault away = somebody_away(room, seat)) return away;
  std::vector<RoomEvent> events = with_return(room, event::UndoAsked{seat});
  if (all_agree(room, seat, 0)) events.push_back(agreed_undo(room, seat));
  return events;
}

Asked ask_answer_undo(const Room& room, Seat seat, bool agree) {
  if (Fault no = not_playing(room, seat)) return no;
  if (room.undo_asked() < 0) return fault(Code::kUndo, "Nobody is asking for an undo.", "Nikt nie prosi o cofnięcie.");
  if (room.undo_asked() == seat && agree)
    return fault(Code::kUndo, "The others must agree, not you.", "Zgodzić muszą się pozostali, nie ty.");
  if (agree && (room.undo_agreed() & only(seat))) return Asked::already();
  // One that was asked for by an earlier program may reach too far.
  if (Problem problem = agree ? room.table()->can_undo_agreed(room.undo_asked()) : Problem{})
    return fault(Code::kUndo, std::move(problem));
  std::vector<RoomEvent> events = with_return(room, event::UndoAnswered{seat, agree});
  if (agree && all_agree(room, room.undo_asked(), room.undo_agreed(), seat))
    events.push_back(agreed_undo(room, room.undo_asked()));
  return events;
}

Asked ask_back(const Room& room, Seat seat) {
  if (Fault no = not_playing(room, seat)) return no;
  if (!room.sitter(seat).away) return Asked::already();
  return event::Back{seat};
}

Asked ask_chat(const Room& room, const Person& person, Seat seat, std::string_view text, const std::string& key) {
  if (room.phase() == Phase::kBroken) return fault(Code::kBroken, room.trouble());
  if (room.has_done(key)) return Asked::already();
  if (room.is_muted(person.user) || room.is_removed(person.user))
    return fault(Code::kMuted, "The host has muted you at this table.", "Gospodarz wyciszył cię przy tym stole.");
  return event::Said{seat, person.user, std::string(text), key};
}

Asked ask_prefer(const Room& room, Seat seat, std::vector<Preference> preferences) {
  if (Fault no = not_playing(room, seat)) return no;
  for (const Preference& p : preferences)
    if (p.answer != "ask" && p.answer != "only")
      if (const Maybe<Action> action = room.game()->parse(p.answer); !action)
        return fault(Code::kMalformed, action.problem());
  if (preferences == room.sitter(seat).preferences) return Asked::already();
  return event::Preferred{seat, std::move(preferences)};
}

Asked ask_bot_act(const Room& room, std::int64_t ticket, Action action) {
  if (room.phase() != Phase::kPlaying || ticket != room.ticket() || !room.played_by_bot(room.asked())) return late();
  if (const Refusal refusal = room.table()->why_not(room.asked(), action)) return fault(refusal);
  return event::Acted{room.asked(), room.game()->print(action), By::kBot};
}

Asked ask_time_out(const Room& room, std::int64_t now) {
  const std::int64_t deadline = room.clocks().deadline();
  if (room.phase() != Phase::kPlaying || deadline == 0 || now < deadline) return late();
  return event::Away{room.clocks().running(), event::Away::Why::kClock};
}

Asked ask_keep(const Room& room, std::int64_t now, std::int64_t life) {
  constexpr int kTimesALife = 100;  // so that people who come and go all day do not fill the journal
  if (Fault no = not_in(room, Phase::kWaiting)) return no;
  if (now < room.updated() + life / kTimesALife) return Asked::already();
  return event::Kept{};
}

Asked ask_expire(const Room& room, std::int64_t now, std::int64_t life) {
  if (Fault no = not_in(room, Phase::kWaiting)) return no;
  if (now < room.updated() + life) return Asked::already();
  return event::Expired{};
}

std::optional<Action> preferred_action(const Room& room) {
  const Seat seat = room.asked();
  if (seat == kNobody || room.played_by_bot(seat) || room.just_undone()) return {};
  const std::vector<Preference>& preferences = room.sitter(seat).preferences;
  if (preferences.empty()) return {};
  ActionList choices;
  room.table()->legal(choices);
  const std::string_view step = room.table()->decision().step;
  for (const Preference& p : preferences) {
    if (p.step != "*" && p.step != step) continue;
    if (p.answer == "ask") return {};
    if (p.answer == "only") {
      if (choices.size() == 1) return choices[0];
      continue;
    }
    const Maybe<Action> action = room.game()->parse(p.answer);
    if (action && choices.contains(*action)) return *action;
  }
  return {};
}

Asked ask_preferred(const Room& room) {
  const std::optional<Action> action = preferred_action(room);
  if (!action) return late();
  return event::Acted{room.asked(), room.game()->print(*action), By::kPreference};
}

}  // namespace kosmo

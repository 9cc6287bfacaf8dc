#include "server/room_requests.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/interject.h"
#include "engine/plain_text.h"
#include "engine/trying.h"
#include "server/room_undo.h"
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

// A ticket that was not given out yet is not late; whoever sends it knows something else than this table.
Fault not_open(const Room& room, std::int64_t ticket) {
  if (ticket <= room.ticket()) return late();
  return fault(Code::kLate, "That question is not open at this table now.",
               "To pytanie nie jest teraz otwarte przy tym stole.");
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
  if (entry.seat == seat) return entry.agreed ? nullptr : &entry;
  return nullptr;
}
// Where several were asked at once, the answers to one ticket stand one after another.
const JournalEntry* answer_in_round(const Room& room, Seat seat, std::int64_t ticket) {
  const Room::RoundPlayed* const round = room.round_played_at(ticket);
  if (!round) return answer_to(room, seat, ticket);
  const auto& journal = room.table()->journal();
  for (int i = 0; i < round->size; ++i)
    if (const JournalEntry& entry = journal[static_cast<std::size_t>(round->first - 1 + i)]; entry.seat == seat)
      return &entry;
  return nullptr;
}
bool played_before(const Room& room, Seat seat, std::int64_t ticket, Action action) {
  const JournalEntry* entry = answer_in_round(room, seat, ticket);
  return entry && entry->kind == JournalEntry::Kind::kAction && entry->action == action;
}
bool acted_before(const Room& room, Seat seat, std::int64_t ticket, Action action) {
  const Room::Sitter& sitter = room.sitter(seat);
  if (sitter.answered_ticket == ticket && sitter.answered == room.game()->print(action)) return true;
  return played_before(room, seat, ticket, action);
}
bool undone_before(const Room& room, Seat seat, std::int64_t ticket) {
  if (ticket < 1) return false;  // of no question; and nobody's last answer was to it
  if (room.sitter(seat).answered_ticket == ticket && room.sitter(seat).answered.empty()) return true;
  const JournalEntry* entry = answer_to(room, seat, ticket);
  return entry && entry->kind == JournalEntry::Kind::kUndo;
}

// How many of these actions were played for that ticket; nothing if that was another list. It is this one if it agrees
// with what was played to where either ends: what was given behind a place where the seat was not asked any more, or
// somebody had learned something, was not looked at then, and is not now.
std::optional<int> played_as(const Room& room, Seat seat, std::int64_t ticket,
                             const std::vector<std::string>& actions) {
  const auto agrees = [&](const JournalEntry& entry, const std::string& text) {
    const Maybe<Action> action = room.game()->parse(text);
    return entry.kind == JournalEntry::Kind::kAction && entry.seat == seat && action && *action == entry.action;
  };
  if (room.round_played_at(ticket)) {
    const JournalEntry* const answer = answer_in_round(room, seat, ticket);
    return actions.size() == 1 && answer && agrees(*answer, actions[0]) ? std::optional(1) : std::nullopt;
  }
  const auto& journal = room.table()->journal();
  std::size_t played = 0;
  Seat asked = seat;  // and alone
  for (auto i = static_cast<std::size_t>(ticket - 1); i < journal.size() && asked != kNobody; ++i) {
    const bool between = played > 0 && journal[i].forced;
    if (!between && (asked != seat || played == actions.size())) break;
    if (!between && !agrees(journal[i], actions[played])) return {};
    played += !between;
    asked = journal[i].goes_on;
  }
  if (played == 0 || (played < actions.size() && asked == seat)) return {};
  return static_cast<int>(played);
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

std::optional<event::Acted> forced_at(const Position& position) {
  const std::optional<Action> action = forced_answer(position);
  if (!action) return {};
  return event::Acted{position.to_move(), position.game().print(*action), By::kForced};
}

// In a pause: the question that is shown has no answer yet, but an earlier one has.
Fault named_wrongly() {
  return fault(Code::kUndo, "Your last answer was to an earlier question; it is taken back by the ticket of that.",
               "Twoja ostatnia odpowiedź dotyczy wcześniejszego pytania; cofa się ją jego numerem (ticket).");
}
Problem nothing_in_turn() {
  return {"In this turn you have not decided anything that could be taken back.",
          "W tej turze nie ma jeszcze twoich decyzji, które można by cofnąć."};
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
  if (Problem problem = check_windows(plan.windows)) return fault(Code::kSetup, std::move(problem));
  if (plan.windows.kind == Windows::Kind::kQuiet && !game->asks_quietly())
    return fault(Code::kSetup,
                 {fmt::format("{} has no windows that could be quiet.", game->info().name.en),
                  fmt::format("{}: w tej grze nie ma okien, które mogłyby być ciche.", game->info().name.pl)});
  if (plan.absent_minutes < 1 || plan.absent_minutes > kMostAbsentMinutes)
    return fault(Code::kSetup, "'absent_minutes' must be from 1 to 1440.", "„absent_minutes” ma być od 1 do 1440.");
  return event::Created{.user = host.user,
                        .game = plan.game,
                        .is_public = plan.is_public,
                        .players = plan.players,
                        .options = plan.options,
                        .clock = plan.clock,
                        .windows = plan.windows,
                        .absent_minutes = plan.absent_minutes};
}

TablePlan plan_of(const Room& room) {
  const event::Created& created = room.created();
  TablePlan plan{created.game, {}, created.options, created.clock, created.is_public, created.windows};
  if (room.game() && !room.game()->asks_quietly()) plan.windows = {};  // earlier programs took any
  if (created.absent_minutes > 0) plan.absent_minutes = created.absent_minutes;
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
                 "W tym miejscu dziennika nikt nic nie powiedział.");
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
  const OpenRound* const round = room.round();
  const bool is_open = round && round->has_question(seat, ticket);
  // An answer that waits can be replaced by another; the same one is already there.
  if (action && is_open && round->answer_to(seat, ticket) == *action) return Asked::already();
  if (action && !is_open && acted_before(room, seat, ticket, *action)) return Asked::already();
  if (Fault no = not_playing(room, seat)) return no;
  if (action && is_interjection(*room.game(), *action)) {  // it answers nothing: only that this is what was seen counts
    if (ticket != room.ticket_for(seat)) return not_open(room, ticket);
    if (const Refusal refusal = room.table()->why_not(seat, *action)) return fault(refusal);
    return with_return(room, event::Acted{seat, room.game()->print(*action), By::kPerson});
  }
  if (!is_open && (round ? round->asks(seat) || ticket != room.ticket() : ticket != room.ticket()))
    return not_open(room, ticket);
  if (!action) return fault(Code::kMalformed, action.problem());
  if (round && !is_open) return fault(not_asked(room.table()->truth()));
  if (!round) {
    if (const Refusal refusal = room.table()->why_not(seat, *action)) return fault(refusal);
    return with_return(room, event::Acted{seat, room.game()->print(*action), By::kPerson});
  }
  if (const Refusal refusal = round->asking(seat, ticket).why_not(*action)) return fault(refusal);
  return with_return(room, event::Answered{seat, ticket, room.game()->print(*action), By::kPerson});
}

Asked ask_act_on(const Room& room, Seat seat, std::int64_t ticket, const std::vector<std::string>& actions) {
  if (actions.size() > 1 && room.round() && room.round()->has_question(seat, ticket))
    return fault(Code::kMalformed, "Several players are asked at once here: give one answer, not several actions.",
                 "To pytanie zadano kilku graczom naraz: podaj jedną odpowiedź, a nie kilka akcji.");
  Asked first = ask_act(room, seat, ticket, actions.front());
  if (first.fault.code == Code::kRefused || first.fault.code == Code::kMalformed) first.fault.at = 0;
  if (first.fault || actions.size() == 1) return first;
  // The first was played already: was it these?
  if (first.events.empty()) return played_as(room, seat, ticket, actions) ? std::move(first) : Asked(late());
  std::vector<Action> line;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Maybe<Action> action = room.game()->parse(actions[i]);
    if (!action) return at_place(fault(Code::kMalformed, action.problem()), i);
    line.push_back(*action);
  }
  const OwnLine own = room.table()->try_line(seat, line);
  if (!own) return at_place(fault(own.refusal), static_cast<std::size_t>(own.at));
  first.events.pop_back();  // who was away is back all the same
  for (const OwnLine::Part& part : own.parts)
    first.events.push_back(
        event::Acted{part.seat, room.game()->print(part.action), part.forced ? By::kForced : By::kPerson});
  return first;
}

int played_of(const Room& room, Seat seat, std::int64_t ticket, const std::vector<std::string>& actions) {
  return played_as(room, seat, ticket, actions).value_or(0);
}

Asked ask_undo(const Room& room, Seat seat, std::int64_t ticket) {
  if (seat < 0) return no_seat();
  if (room.phase() == Phase::kWaiting || room.phase() == Phase::kBroken) return not_in(room, Phase::kPlaying);
  const Undoable now = room.phase() == Phase::kPlaying ? undoable(room, seat) : Undoable{};
  if (now.waits(ticket)) return with_return(room, event::Answered{seat, ticket, "", By::kPerson});
  if (undone_before(room, seat, ticket)) return Asked::already();
  if (Fault no = not_playing(room, seat)) return no;
  if (ticket != room.ticket_for(seat)) return not_open(room, ticket);
  if (now.no) return fault(Code::kUndo, now.no);
  if (!now.answers.empty()) return named_wrongly();
  return with_return(room, event::Undone{seat});
}

// What was answered since goes first. It is known when it comes again, since an undo of the table uses up the ticket.
Asked ask_undo_turn(const Room& room, Seat seat, std::int64_t ticket) {
  if (seat < 0) return no_seat();
  if (room.phase() == Phase::kWaiting || room.phase() == Phase::kBroken) return not_in(room, Phase::kPlaying);
  const Undoable now = room.phase() == Phase::kPlaying ? undoable(room, seat) : Undoable{};
  const bool is_open = now.waits(ticket) || (room.phase() == Phase::kPlaying && ticket == room.ticket_for(seat));
  if (!is_open && undone_before(room, seat, ticket)) return Asked::already();
  if (Fault no = not_playing(room, seat)) return no;
  if (!is_open) return not_open(room, ticket);
  if (now.turn == 0) return fault(Code::kUndo, now.no ? now.no : nothing_in_turn());
  if (!now.answers.empty() && !now.waits(ticket)) return named_wrongly();
  std::vector<RoomEvent> events;
  if (now.waits(ticket))
    events = with_return(room, event::Answered{seat, ticket, "", By::kPerson});
  else
    events = with_return(room, event::Undone{seat});
  for (int i = now.waits(ticket) ? 0 : 1; i < now.turn; ++i) events.push_back(event::Undone{seat});
  return events;
}

Asked ask_hold(const Room& room, Seat seat, std::int64_t ticket) {
  if (Fault no = not_playing(room, seat)) return no;
  const OpenRound* const round = room.round();
  if (room.created().windows.kind == Windows::Kind::kQuick)
    return fault(Code::kLate, "There are no pauses at this table.", "Przy tym stole nie ma pauz.");
  if (room.pause_until() == 0 || !round)
    return fault(Code::kLate, "No pause is open now.", "Teraz nie trwa żadna pauza.");
  if (ticket != room.ticket_for(seat)) return not_open(room, ticket);
  if (room.held() & only(seat)) return Asked::already();
  if (room.sitter(seat).holds >= kHolds)
    return fault(Code::kHold, "You have asked for more time three times in this turn; that is all.",
                 "W tej turze poproszono już trzy razy o więcej czasu; więcej nie można.");
  return with_return(room, event::Held{seat});
}

Asked ask_hand_over(const Room& room, Seat asker, std::string_view seat_name, std::int64_t now) {
  if (Fault no = not_playing(room, asker)) return no;
  const Seat seat = room.game()->seat_by_name(seat_name);
  if (seat < 0 || seat >= room.seats() || seat == asker || !room.person(seat))
    return fault(Code::kSeat, "That is not the seat of another person.", "To nie jest miejsce innej osoby.");
  if (room.sitter(seat).away) return Asked::already();
  if (room.clocks().any())
    return fault(Code::kPhase, "This table has a clock, which decides that.", "Przy tym stole decyduje o tym zegar.");
  const int minutes = absent_minutes(room);
  // In an open round everybody sees who has answered; in a quiet one a refusal would tell it.
  const bool may_have_answered = room.round() && room.round()->is_quiet();
  const bool is_waited_for = room.all_asked().contains(seat) && (may_have_answered || room.awaits(seat));
  if (!is_waited_for || now < room.asked_at() + minutes * std::int64_t{60'000})
    return fault(
        Code::kPhase,
        {fmt::format("Only the seat of somebody who has been awaited for {} min can be handed to a bot.", minutes),
         fmt::format("Botowi można oddać tylko miejsce osoby, na którą czeka się od {} min.", minutes)});
  return event::Away{seat, event::Away::Why::kOthers};
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
    if (p.answer != "ask" && p.answer != "only" && p.answer != "pass")
      if (const Maybe<Action> action = room.game()->parse(p.answer); !action)
        return fault(Code::kMalformed, action.problem());
  if (preferences == room.sitter(seat).preferences) return Asked::already();
  return event::Preferred{seat, std::move(preferences)};
}

Asked ask_bot_act(const Room& room, std::int64_t ticket, Action action) {
  if (room.phase() != Phase::kPlaying || room.round() || ticket != room.ticket() || !room.played_by_bot(room.asked()))
    return late();
  if (const Refusal refusal = room.table()->why_not(room.asked(), action)) return fault(refusal);
  return event::Acted{room.asked(), room.game()->print(action), By::kBot};
}

Asked ask_resolve(const Room& room, const OpenRound& answered) {
  if (room.phase() != Phase::kPlaying || !room.round()) return late();
  std::vector<event::Acted> line = answered.line();
  if (line.empty()) return late();
  return event::Resolved{std::move(line)};
}

std::optional<RoomEvent> what_follows(const Room& room) {
  if (room.phase() != Phase::kPlaying) return {};
  if (const OpenRound* round = room.round()) {
    if (round->is_pause()) return {};
    std::vector<event::Acted> line = round->line();
    if (line.empty()) return {};
    return RoomEvent(event::Resolved{std::move(line)});
  }
  if (room.just_undone() || room.wants_to_be_asked(room.asked())) return {};
  if (std::optional<event::Acted> forced = forced_at(room.table()->truth())) return RoomEvent(std::move(*forced));
  return {};
}

Asked ask_time_out(const Room& room, std::int64_t now) {
  if (room.phase() != Phase::kPlaying) return late();
  if (const std::int64_t ends = room.step_ends(); ends != 0 && now >= ends && !room.played_by_bot(room.asked())) {
    const Action answer = *room.table()->decision().when_time_is_up;
    if (!room.table()->why_not(room.asked(), answer))
      return event::Acted{room.asked(), room.game()->print(answer), By::kTime};
  }
  const std::int64_t deadline = room.clocks().deadline();
  if (deadline == 0 || now < deadline) return late();
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

Asked ask_preferred(const Room& room) {
  if (room.phase() != Phase::kPlaying) return late();
  for (Seat p = 0; p < room.seats(); ++p) {
    const std::optional<Action> action = room.preferred(p);
    if (!action) continue;
    if (!room.round()) return event::Acted{p, room.game()->print(*action), By::kPreference};
    // In a pause a pass is silence, and needs no words.
    if (room.pause_until() != 0 && action == room.asking(p).decision().pass) continue;
    return event::Answered{p, room.ticket_for(p), room.game()->print(*action), By::kPreference};
  }
  return late();
}

}  // namespace kosmo

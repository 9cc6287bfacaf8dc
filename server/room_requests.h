// What people, bots and clocks may ask of a room, and what would follow: events to store and apply, or the reason why
// not. Asking changes nothing.
#pragma once

#include "server/room.h"

namespace kosmo {

struct Person {
  std::string user, name;
};

struct Asked {
  std::vector<RoomEvent> events;  // none and no fault: it is so already
  Fault fault;
  Asked(Fault why) : fault(std::move(why)) {}
  Asked(std::vector<RoomEvent> what) : events(std::move(what)) {}
  template <EventKind Kind>
  Asked(Kind what) : events{RoomEvent(std::move(what))} {}
  static Asked already() { return Asked(std::vector<RoomEvent>{}); }
};

// How a table is set up. The first event of its journal, if that can be done.
struct TablePlan {
  std::string game;
  std::vector<std::string> players;
  std::vector<std::pair<std::string, int>> options;
  TimeControl clock;
  bool is_public = false;
  Windows windows{};
  int absent_minutes = kAbsentMinutes;
};
Asked ask_create(const TablePlan&, const Person&);

// A `key` is what a request is known by when it comes again (empty: by nothing): then it is so already.

// Before the game.
Asked ask_sit(const Room&, const Person&, std::string_view seat_name, const std::string& token_hash,
              const std::string& key = {});
Asked ask_stand(const Room&, Seat);
Asked ask_leave_for_good(const Room&, Seat);  // for somebody whose account is gone, begun or not
Asked ask_seat(const Room&, const Person&, std::string_view seat_name, std::string_view player);
Asked ask_start(const Room&, const Person&, const Seed&, const std::string& key = {});
Asked ask_cancel(const Room&, const Person&);
// By the host, or by an operator of the server: `may` says that it is one. Nobody removes themselves.
Asked ask_remove(const Room&, const Person&, bool may, std::string_view seat_name);
// Whoever said what has this number in the log.
Asked ask_mute(const Room&, const Person&, bool may, std::int64_t said, bool muted);
Asked ask_shut(const Room&);  // an operator's
// After it. The new table is set up first; this tells the old one.
Asked ask_rematch(const Room&, const Person&, const std::string& new_table);
TablePlan plan_of(const Room&);

// In the game.
Asked ask_act(const Room&, Seat, std::int64_t ticket, std::string_view action);
// One after another, as far as nothing becomes known by them and nobody else is asked. If one of those is refused,
// nothing is played. A round takes one answer.
Asked ask_act_on(const Room&, Seat, std::int64_t ticket, const std::vector<std::string>& actions);
// How many of them were played for that ticket; 0 if those were others, or wait in an open round.
int played_of(const Room&, Seat, std::int64_t ticket, const std::vector<std::string>& actions);
Asked ask_undo(const Room&, Seat, std::int64_t ticket);
Asked ask_undo_turn(const Room&, Seat, std::int64_t ticket);  // to the beginning of the turn, as far as that may be
Asked ask_hold(const Room&, Seat, std::int64_t ticket);
// Of somebody whose answer has been waited for long enough. Whether they are here, the host knows.
Asked ask_hand_over(const Room&, Seat asker, std::string_view seat_name, std::int64_t now);
Asked ask_for_undo(const Room&, Seat);
Asked ask_answer_undo(const Room&, Seat, bool agree);
Asked ask_back(const Room&, Seat);
Asked ask_chat(const Room&, const Person&, Seat, std::string_view text, const std::string& key = {});
Asked ask_prefer(const Room&, Seat, std::vector<Preference>);

// By the house: a bot's answer, what a preference says, a clock that ran out.
Asked ask_bot_act(const Room&, std::int64_t ticket, Action);
// The round with the answers of bots, which they keep to themselves: if that settles it, its end.
Asked ask_resolve(const Room&, const OpenRound& answered);
Asked ask_time_out(const Room&, std::int64_t now);
// A table that waits lives so long after the last thing that happened there. Somebody being there counts as that, but
// is written down only now and then; and who is there, the host knows.
Asked ask_keep(const Room&, std::int64_t now, std::int64_t life);
Asked ask_expire(const Room&, std::int64_t now, std::int64_t life);
// A preference of somebody who is asked, if anybody has one for it.
Asked ask_preferred(const Room&);
// What the table does itself after an event, together with it: it takes an answer to which there is no other, and plays
// a round that is settled.
std::optional<RoomEvent> what_follows(const Room&);

}  // namespace kosmo

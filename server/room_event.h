// What a table's journal is made of. A room is the fold of these and of nothing else, so every server that reads the
// journal comes to the same room. Written as JSON, one object an event; actions by their canonical text. People are
// ids: what they are called is looked up when they are shown. (Older journals have names too, which nobody reads.)
#pragma once

#include <vector>

#include "engine/game.h"
#include "server/time_control.h"

namespace kosmo {

// An answer given for a seat, outside the rules of the game.
struct Preference {
  std::string step;    // as Decision::step; "*": every one
  std::string answer;  // "ask", "only", or an action
  bool for_turn = false;
  bool operator==(const Preference&) const = default;
};
inline constexpr std::size_t kMostPreferences = 32;

struct RoomEvent {
  enum class Kind : std::uint8_t {
    kCreated,     // game, options, players, clock, is_public, user: the host
    kSat,         // seat, user, token
    kStood,       // seat
    kSeated,      // seat, text: "open" or a bot
    kStarted,     // seed, rules, content; state, if it begins somewhere else
    kActed,       // seat, text: the action; by
    kUndone,      // seat, count; agreed, in journals of earlier programs: nothing was shuffled then
    kRewound,     // seat, count: all agreed to it, and what nobody knew is shuffled anew
    kUndoAsked,   // seat
    kUndoAnswer,  // seat, agreed
    kAway,        // seat, text: "clock" or "left"
    kBack,        // seat
    kSaid,        // user, seat, text
    kPreferred,   // seat, preferences
    kRematch,     // text: the new table
    kResumed,     // somebody else runs this table now, after a pause that nobody pays for
    kClosed,      // by its host
    kKept,        // somebody was here while the table waits for players
    kExpired,     // nobody was, for too long: closed by the house
    kShut,        // closed by an operator, whether it has begun or not
    kRemoved,     // seat, user: put out by the host, for good; a bot has the seat if the game has begun
    kMuted        // user, agreed: not to be heard here any more; else, to be heard again
  } kind = Kind::kCreated;
  enum class By : std::uint8_t { kPerson, kBot, kPreference } by = By::kPerson;
  std::int64_t at = 0;
  Seat seat = kNobody;
  std::string user, token, text;
  std::string key;  // kSat, kStarted, kSaid: what the request is known by if it comes again; may be empty
  bool agreed = false;
  int count = 0;
  std::string game, content, state;
  int rules = 0;
  Seed seed;
  std::vector<std::string> players;  // by seat: "open" or a bot
  std::vector<std::pair<std::string, int>> options;
  TimeControl clock;
  bool is_public = false;
  std::vector<Preference> preferences;
  bool operator==(const RoomEvent&) const = default;
};

std::string write_event(const RoomEvent&);
// Journals are ours, but disks and other versions are not: anything unexpected is a problem, not a crash.
Maybe<RoomEvent> read_event(std::string_view json);

}  // namespace kosmo

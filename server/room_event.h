// What a table's journal is made of. A room is the fold of these and of nothing else, so every server that reads the
// journal comes to the same room. Written as JSON, one object an event; actions by their canonical text. People are
// ids: what they are called is looked up when they are shown. (Older journals have names too, which nobody reads.)
//
// A new kind of event is a struct here, an alternative of event::Any, a line of each table (its text in
// room_event.cpp, its terms in room_fold.cpp), what it does to a room (`Room::fold`) and what the log says of it
// (room_words.cpp). Whatever is forgotten does not compile.
#pragma once

#include <variant>
#include <vector>

#include "engine/game.h"
#include "server/time_control.h"
#include "server/windows.h"

namespace kosmo {

// An answer given for a seat, outside the rules of the game.
struct Preference {
  std::string step;    // as Decision::step, or a moment (moment_of, engine/typed_words.h); "*": every one
  std::string answer;  // "ask", "only", "pass", or an action
  bool for_turn = false;
  std::string until{};  // a moment: forgotten when it comes
  bool speaks_of(std::string_view a_step, std::string_view moment) const {
    return step == "*" || step == a_step || step == moment;
  }
  bool operator==(const Preference&) const = default;
};
inline constexpr std::size_t kMostPreferences = 32;
// How long a preference counts, in one word or as a moment; and back.
inline std::string until_of(const Preference& p) { return p.for_turn ? "turn" : p.until.empty() ? "game" : p.until; }
inline void set_until(Preference& p, const std::string& until) {
  p.for_turn = until == "turn";
  p.until = until == "turn" || until == "game" ? "" : until;
}

// A `user` is the id of a person. A `key` is what the request is known by if it comes again; it may be empty.
namespace event {

struct Created {
  std::string user{};  // the host
  std::string game{};
  bool is_public = false;
  std::vector<std::string> players{};  // by seat: "open" or a bot
  std::vector<std::pair<std::string, int>> options{};
  TimeControl clock{};
  // Since tables have these: how windows are asked, and after how many minutes somebody who is gone can be handed to a
  // bot. 0: the table was set up by an earlier program.
  Windows windows{};
  int absent_minutes = 0;
  bool operator==(const Created&) const = default;
};

// Before the game: a person takes a seat, leaves it; the host gives it to a bot, or opens it.
struct Sat {
  Seat seat = kNobody;
  std::string user{}, token{}, key{};  // the token hashed
  bool operator==(const Sat&) const = default;
};
struct Stood {
  Seat seat = kNobody;
  bool operator==(const Stood&) const = default;
};
struct Seated {
  Seat seat = kNobody;
  std::string player{};  // "open" or a bot
  bool operator==(const Seated&) const = default;
};

struct Started {
  Seed seed{};
  int rules = 0;
  std::string content{};
  std::string state{};  // if it begins somewhere else than the seed says
  std::string key{};
  bool operator==(const Started&) const = default;
};

struct Acted {
  enum class By : std::uint8_t {
    kPerson,
    kBot,
    kPreference,
    kForced,   // there was nothing else; in a round only the seat itself could see that
    kTime,     // the time of the step was up
    kSilence,  // nothing was said in a pause: a pass
  };
  Seat seat = kNobody;
  std::string action{};
  By by = By::kPerson;
  bool operator==(const Acted&) const = default;
};

// Where several seats are asked at once: one of them has answered, in place of what it said before, or (without an
// action) takes its answer back. Nothing happens by it until the round is resolved.
struct Answered {
  Seat seat = kNobody;
  std::int64_t ticket = 0;
  std::string action{};
  Acted::By by = Acted::By::kPerson;
  bool operator==(const Answered&) const = default;
};
// The round is over, and this is played, in this order.
struct Resolved {
  std::vector<Acted> line{};
  bool operator==(const Resolved&) const = default;
};
// The pause lasts once more.
struct Held {
  Seat seat = kNobody;
  bool operator==(const Held&) const = default;
};

struct Undone {
  Seat seat = kNobody;
  int count = 1;
  bool agreed = false;  // in journals of earlier programs: all agreed, and nothing was shuffled
  bool operator==(const Undone&) const = default;
};
// All agreed to go back so many decisions, and what nobody knew is shuffled anew.
struct Rewound {
  Seat seat = kNobody;
  int count = 0;
  bool operator==(const Rewound&) const = default;
};
struct UndoAsked {
  Seat seat = kNobody;
  bool operator==(const UndoAsked&) const = default;
};
struct UndoAnswered {
  Seat seat = kNobody;
  bool agreed = false;
  bool operator==(const UndoAnswered&) const = default;
};

// A bot decides for this person from now on, until they are back. Whoever is gone (there is no such person any more)
// never is: the seat is nobody's, and its token opens nothing.
struct Away {
  enum class Why : std::uint8_t { kLeft, kClock, kGone, kOthers };
  Seat seat = kNobody;
  Why why = Why::kLeft;
  bool operator==(const Away&) const = default;
};
struct Back {
  Seat seat = kNobody;
  bool operator==(const Back&) const = default;
};

struct Said {
  Seat seat = kNobody;  // kSpectator: by somebody who looks on
  std::string user{}, text{}, key{};
  bool operator==(const Said&) const = default;
};

struct Preferred {
  Seat seat = kNobody;
  std::vector<Preference> preferences{};
  bool operator==(const Preferred&) const = default;
};

struct Rematched {
  std::string table{};  // the new one
  bool operator==(const Rematched&) const = default;
};

// Somebody else runs this table now, after a pause that nobody pays for.
struct Resumed {
  bool operator==(const Resumed&) const = default;
};

// By its host.
struct Closed {
  bool operator==(const Closed&) const = default;
};
// Somebody was here while the table waits for players.
struct Kept {
  bool operator==(const Kept&) const = default;
};
// Nobody was, for too long: closed by the house.
struct Expired {
  bool operator==(const Expired&) const = default;
};
// Closed by an operator, whether it has begun or not.
struct Shut {
  bool operator==(const Shut&) const = default;
};

// Put out by the host, for good; a bot has the seat if the game has begun.
struct Removed {
  Seat seat = kNobody;
  std::string user{};
  bool operator==(const Removed&) const = default;
};
// Not to be heard here any more; else, to be heard again.
struct Muted {
  std::string user{};
  bool muted = false;
  bool operator==(const Muted&) const = default;
};

using Any = std::variant<Created, Sat, Stood, Seated, Started, Acted, Undone, Rewound, UndoAsked, UndoAnswered, Away,
                         Back, Said, Preferred, Rematched, Resumed, Closed, Kept, Expired, Shut, Removed, Muted,
                         Answered, Resolved, Held>;

// The place of a kind among them; kKinds, if it is none.
template <class Kind, class... Kinds>
consteval std::size_t place_among(const std::variant<Kinds...>*) {
  std::size_t place = 0;
  for (const bool is_it : {std::is_same_v<Kind, Kinds>...}) {
    if (is_it) break;
    ++place;
  }
  return place;
}
template <class Kind>
inline constexpr std::size_t kPlace = place_among<Kind>(static_cast<const Any*>(nullptr));
inline constexpr std::size_t kKinds = std::variant_size_v<Any>;

}  // namespace event

template <class Kind>
concept EventKind = event::kPlace<Kind> < event::kKinds;

struct RoomEvent {
  std::int64_t at = 0;
  event::Any what;
  RoomEvent() = default;
  template <EventKind Kind>
  RoomEvent(Kind happened, std::int64_t when = 0) : at(when), what(std::move(happened)) {}
  bool operator==(const RoomEvent&) const = default;
};

// What events of several kinds name, if this one does.
Seat seat_of(const RoomEvent&);  // else kNobody
std::string user_of(const RoomEvent&);
std::string key_of(const RoomEvent&);

// The text of an event never changes, since journals are chained by sums over it. So a member that a kind gets later is
// written only where it says something (FieldWriter::text_if_any).
std::string write_event(const RoomEvent&);
// Journals are ours, but disks and other versions are not: anything unexpected is a problem, not a crash.
Maybe<RoomEvent> read_event(std::string_view json);

}  // namespace kosmo

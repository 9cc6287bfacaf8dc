// The private parts of the host, for its own .cpp files.
#pragma once

#include "server/host.h"
#include "server/identity.h"
#include "server/names.h"
#include "server/room_rows.h"
#include "server/room_view.h"

namespace kosmo {

struct Host::Session {
  std::shared_ptr<Connection> connection;
  Bucket requests;
  bool greeted = false;
  bool entering = false;  // who this is is being looked up, or forgotten: what else is asked waits
  std::deque<Request> waiting;
  std::optional<Person> person;
  bool guest = true;
  bool muted = false;  // everywhere, by an operator
  std::string token_hash;
  std::map<std::string, std::string> watched;  // table -> hash of the seat token shown, or empty
  std::set<std::string> galleries{};           // tables at which it hears also those who look on
  int faults = 0;                              // how often it went over its limits
};

struct Host::Hosted {
  enum class State : std::uint8_t { kLoading, kOwned, kFollowing };
  explicit Hosted(std::string id) : room(std::move(id)) {}
  Room room;
  State state = State::kLoading;
  bool exists = false;  // its journal has events
  bool busy = false;    // something is being stored or loaded: work waits
  std::deque<std::function<void(Hosted*, const Fault&)>> waiting;
  std::set<const Connection*> watchers;
  std::int64_t thinking = 0;     // the ticket that a bot is thinking about; 0: none is
  std::int64_t thought = 0;      // counts what bots were asked, so that only the latest answer is taken
  std::int64_t thought_due = 0;  // when the latest answer may come
  std::int64_t idle_since = 0;
  std::int64_t timer = 0;  // when the clock will be looked at, so that only one timer is set
  Audience told_online = 0;
  std::int64_t told = 0;   // the last event that those who watch have heard of
  std::int64_t grown = 0;  // how far the journal of a table that another server runs has grown, by its notes
  int failures = 0;        // appends that failed in a row
};

// A clock that people sit and watch; days pass whether a server runs or not.
inline bool has_live_clock(const Room& room) {
  const auto clock = room.created().clock.kind;
  return clock == TimeControl::Kind::kDecision || clock == TimeControl::Kind::kBank;
}

// Who these people are; those whom nobody knows any more have no name.
Maybe<People> look_up(Storage&, const std::set<std::string>& users);

inline Fault unavailable() {
  return fault(Code::kUnavailable, "The server could not store that just now; please try again.",
               "Serwer nie mógł tego teraz zapisać; spróbuj ponownie.");
}

inline Fault too_fast() {
  return fault(Code::kTooFast, "That is too fast; please wait a moment.", "Za szybko; poczekaj chwilę.");
}

}  // namespace kosmo

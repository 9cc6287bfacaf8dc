// The tables that this server has in memory: loaded, asked, stored, told. Of one table one thing happens after another:
// whoever wants it waits until it is loaded and nothing of it is being stored.
#pragma once

#include <list>
#include <map>
#include <memory>
#include <set>
#include <unordered_map>

#include "players/player.h"
#include "server/host_asks.h"
#include "server/host_sessions.h"
#include "server/packed_text.h"

namespace kosmo {

struct Hosted;
struct Got {  // a table that is loaded and of which nothing is being stored, or why it cannot be had
  Hosted* hosted = nullptr;
  Fault no{};
};

// Those who see the same of a table: the same seat, as its host or not, with the gallery or without it.
struct Eyes {
  Seat seat = kSpectator;
  bool host = false, gallery = false;
  auto operator<=>(const Eyes&) const = default;
};
// What they were shown last; it is needed again to tell what has changed.
struct Shown {
  PackedText table;
  std::int64_t v = 0;  // counts what they were sent; 0: nothing yet
};

struct Hosted {
  enum class State : std::uint8_t { kLoading, kOwned, kFollowing };
  explicit Hosted(std::string id) : room(std::move(id)) {}
  bool is_owned() const { return state == State::kOwned; }
  bool is_following() const { return state == State::kFollowing; }  // another server owns it

  Room room;
  State state = State::kLoading;
  bool exists = false;                  // its journal has events
  bool busy = false;                    // something is being stored or loaded: whoever wants it waits
  std::list<Later<Got>::Give> waiting;  // for their turn; mostly empty, so no deque, which is never small
  std::map<const Connection*, std::optional<Eyes>> watchers;  // and as whom they were shown the table last, if ever
  std::map<Eyes, Shown> shown;                                // of those whom somebody watches as
  // What the bot of a seat does. It lives as long as the table is in memory, so that it remembers what it has seen.
  struct Thinking {
    std::shared_ptr<Player> bot{};
    std::string level{};          // which one it is
    std::int64_t ticket = 0;      // the question that it thinks about; 0: none
    std::int64_t thought = 0;     // counts what it was asked, so that only the latest answer is taken
    std::int64_t due = 0;         // when the latest answer may come
    std::int64_t give_up_at = 0;  // when the latest answer is given for it
  };
  std::map<Seat, Thinking> thinking;
  std::vector<event::Answered> bots_have_answered;  // in the open round; nobody is told
  std::int64_t patience = 0;  // when it will be looked whether a bot thinks for too long, so that only one timer is set
  std::int64_t idle_since = 0;
  std::int64_t timer = 0;  // when the clock will be looked at, so that only one timer is set
  Audience told_online = 0;
  std::int64_t told = 0;        // what was shown last to those who watch
  std::int64_t grown = 0;       // how far the journal of a table that another server runs has grown, by its notes
  bool missed = false;          // notes may have been lost since the journal was last read
  std::int64_t taken_over = 0;  // when the server that ran it before us was gone
  int failures = 0;             // appends that failed in a row
};

// A clock that people sit and watch; days pass whether a server runs or not.
inline bool has_live_clock(const Room& room) {
  const auto clock = room.created().clock.kind;
  return clock == TimeControl::Kind::kDecision || clock == TimeControl::Kind::kBank;
}

// Who these people are; those whom nobody knows any more have no name.
Maybe<People> look_up(Storage&, const std::set<std::string>& users);

// What rooms want of those who stand above them.
class RoomsAbove {
 public:
  virtual ~RoomsAbove() = default;
  // The table is free and has changed: bots, preferences and clocks.
  virtual void go_on(Hosted&) = 0;
  // Asks the server that owns the table; done when what followed is known here.
  virtual Task<Fault> ask_elsewhere(RoomRequest) = 0;
};

class Rooms {
 public:
  Rooms(House&, Sessions&, RoomsAbove&);

  // The table, when it is loaded and its turn has come. It holds until the next co_await.
  Task<Got> get(std::string table);
  // The same after the journal of a table that another server runs has been read to its end, and before all who wait.
  Task<Got> get_news(std::string table);
  // Asks the room where it is: here, or at the server that owns it. Done when the room here knows.
  Task<Fault> ask(RoomRequest);
  // Asked by another server: only if the table is ours.
  Task<Fault> ask_owned(RoomRequest);
  // Stores the events and applies them. Whoever awaits it goes on before anybody is told of them, so that a reply comes
  // before the update; until then the table is theirs.
  Later<Fault> store(Hosted&, std::vector<RoomEvent>);
  // The same, and nobody waits for it.
  void store_alone(Hosted&, std::vector<RoomEvent>);
  // A new table, which begins like that.
  Later<Fault> open(std::string table, std::vector<RoomEvent> journal);
  // Loads it if it is not in memory; nobody waits for it.
  void take_up(const std::string& table);
  // Reads it again, from the store: what was ours may be another's now.
  Task<> load(std::string table);

  // Tables of another server: the journal has grown to this number. Or: some notes may have been lost.
  void grown(const std::string& table, std::int64_t number);
  void look_for_news();
  // Whatever could not be read when it was told.
  void catch_up_all();

  Hosted* find(const std::string& table);  // null: it is not in memory
  Hosted& at(const std::string& table) { return *rooms_.at(table); }
  // The ids of those tables.
  template <class Which>
  std::vector<std::string> those(Which which) const {
    std::vector<std::string> ids;
    for (const auto& [id, hosted] : rooms_)
      if (which(*hosted)) ids.push_back(id);
    return ids;
  }
  std::size_t size() const { return rooms_.size(); }
  // Tables that this program cannot play on: it does not look at them by itself again.
  const std::set<std::string>& broken() const { return broken_; }
  void put_away(const std::string& table);

  // Those who watch (host_watchers.cpp).
  void attach(HostSession&, Hosted&, const std::string& token_hash);
  void unwatch(HostSession&, const std::string& table);
  void leave(const Connection&, const std::string& table);
  // The whole table comes with the reply; that somebody is here now is told after it, so that nobody gets an update
  // with a higher number before the log that leads to it.
  void show(HostSession&, Hosted&, std::int64_t id, std::int64_t after, const std::string& token_hash);
  // It is known now who somebody is that watches it: they may see more of it.
  Task<> look_who_watches(std::string table);
  // The table shows the new name of that person.
  Task<> name_again(std::string table, std::string user);
  Seat seat_of(const HostSession&, const Hosted&) const;

 private:
  using Give = Later<Fault>::Give;
  Task<Fault> ask_here(Hosted*, RoomRequest);
  Fault hands_over_somebody_here(const Hosted&, const RoomRequest&) const;
  Task<> give_back(std::string table, Seat);
  Task<Fault> take_names_out_here(std::string table);
  Task<> keep(std::string table, std::vector<RoomEvent>, Give);
  Task<> open_and_keep(std::string table, std::vector<RoomEvent>, Give);
  Append append_for(Hosted&, std::vector<RoomEvent>&);
  void ready(const std::string& table, bool owned);
  void resume(Hosted&);
  Task<> resume_later(std::string table);
  bool asked_before_we_came(const Hosted&) const;
  void gone(const std::string& table, const Fault&);
  Task<> load_later(std::string table);
  Task<> introduce(std::string table);
  void run_waiting(const std::string& table);
  Task<> catch_up(std::string table);
  void catch_up_if_behind(const std::string& table);

  Task<> keep_waiting_table(std::string table);
  struct News;
  void tell(Hosted&);
  void tell_presence(Hosted&);
  void send(const Connection*, const std::shared_ptr<const std::string>& text);
  News look_again(Hosted&, const Eyes&, Audience here, std::int64_t after);
  std::string whole_table(const Shown&, std::string_view log) const;
  Audience online(const Hosted&) const;
  Eyes eyes_of(const HostSession&, const Hosted&) const;

  House& house_;
  Sessions& sessions_;
  RoomsAbove& above_;
  const std::int64_t began_;  // when this server did
  std::unordered_map<std::string, std::unique_ptr<Hosted>> rooms_;
  std::set<std::string> broken_;
};

}  // namespace kosmo

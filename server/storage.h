// What is kept: tables as append-only journals, people, results. One interface, two stores: SQLite in a file, for one
// server without set-up, and PostgreSQL, for several servers that share the tables.
//
// All calls block; the storage thread (storage_thread.h) makes them, one after another. Only losses() may be asked from
// any thread. A call that fails changes nothing and tells the store's log why, never a player.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/basics.h"

namespace kosmo {

// One line of the list of tables, kept beside the journal so that lists need not read journals.
struct TableRow {
  std::string id;
  std::string game;
  std::string phase;  // "waiting", "playing", "finished", "closed", "broken"
  bool is_public = false;
  std::string summary;       // JSON as the lobby shows it
  std::int64_t created = 0;  // milliseconds since 1970, as all times here
  std::int64_t updated = 0;
  std::int64_t due = 0;  // when something must happen without anybody asking (a bot, a clock); 0: never
};

// Who plays or has played a game, one row a person and table; a second one replaces the first.
struct PlayedRow {
  std::string user;
  std::string table;
  std::string game;
  std::int64_t ended = 0;  // or, while it lasts, begun
  std::string summary;     // JSON: seats, names, scores, places, this person's seat
};

// What one step of a table adds: its events, and what follows from them. Written together or not at all.
struct Append {
  std::string table;
  std::int64_t first = 0;             // number of the first event; must be the next one of this journal
  std::vector<std::string> events{};  // one JSON object each
  std::optional<TableRow> row{};      // inserted or replaced
  std::string snapshot{};             // of the table after the last event; empty: none
  std::vector<PlayedRow> played{};
};

enum class Stored : std::uint8_t {
  kDone,      // on disk
  kConflict,  // the journal goes on differently, or this server does not own the table: nothing was written
  // The store is out of order: nothing was written. (If the connection broke while the database was committing and the
  // database stays away, nobody knows; losses() has then grown, so that the table is loaded again before it goes on.)
  kFailed
};

struct Journal {
  std::int64_t snapshot_at = 0;  // number of the last event in the snapshot; 0: there is none
  std::string snapshot;
  std::int64_t first = 1;  // number of the first of the events below
  std::vector<std::string> events;
  // Not as it was written (journal_sum.h): the events end before that place, and nobody may play on from there.
  Problem damage{};
};

// What a look at the sums of journals found.
struct StoreCheck {
  struct Damaged {
    std::string table;
    Problem what;
    bool playable = false;  // a snapshot only: the journal has everything
  };
  std::int64_t tables = 0, events = 0;
  std::int64_t unsummed = 0;  // tables from before there were sums; they get theirs when they are next opened
  std::vector<Damaged> damaged;
  std::vector<std::string> file;  // what the database itself says about its file
  bool is_sound() const { return damaged.empty() && file.empty(); }
};

// All that is stored of a table in which people may be named.
struct TableTexts {
  std::vector<std::string> events;
  std::string sum;                                          // of the last of them
  std::string summary;                                      // of its row
  std::vector<std::pair<std::string, std::string>> played;  // person and summary
  Problem damage{};                                         // the journal is not as it was written
};

struct UserRow {
  std::string id;        // opaque
  std::string name;      // as shown
  std::string key;       // the name as it is compared (names.h); unique among registered people, empty for guests
  std::string password;  // Argon2id hash; empty for guests
  std::int64_t created = 0;
  bool muted = false;  // by an operator, at all tables
};

// What may go because nobody needs it any more (host_prune.cpp): what was last used or changed before these times. 0:
// nothing of that kind.
struct Forgotten {
  std::int64_t tokens = 0;
  std::int64_t guests = 0;    // and no unfinished game of theirs has changed since
  std::int64_t nobodys = 0;   // tables that were closed, and games none of whose people is left
  std::int64_t finished = 0;  // finished games, whosever they are
};

// What an operator asks of a server that runs (admin.h). Which of those that share the store does not matter.
struct Order {
  std::string id;
  std::string what;    // "close", "remove", "password", "mute", "unmute", "prune", "rewrite"
  std::string whom;    // a table or a person, by id; "rewrite": empty for all tables
  std::string secret;  // "password": its hash. Forgotten when the order is done
  std::string by;      // who asked, as their machine knows them
  std::string server;  // that took it; empty: none has yet
  std::int64_t asked = 0, done = 0;
  bool well = false;  // done, and not refused
  Problem outcome{};  // in words
};
// So long an order waits for a server, in milliseconds by the store's clock. Whoever gave it and still waits renews it;
// one whose command was killed is not carried out by a server that comes along some day.
inline constexpr std::int64_t kOrderLife = 60'000;

// A note from another server, or to it.
struct Note {
  std::string channel;
  std::string text;
};
inline constexpr const char* kTablesChannel = "kosmo_tables";
inline constexpr const char* kPeopleChannel = "kosmo_people";
inline constexpr std::size_t kLongestNote = 7900;  // bytes; PostgreSQL's limit is a little above

struct SilentServer {
  std::string name;
  std::int64_t tables = 0;  // that it still has
};

class Storage {
 public:
  virtual ~Storage() = default;

  // Several appends in one transaction, flushed to disk before it returns. One that conflicts or fails does not take
  // the others with it. The answer has one entry for each. A shared store sends the note "<table> <last number>" on
  // kTablesChannel with each table that it wrote. An append may have no events, and change the row only.
  virtual std::vector<Stored> append(std::span<const Append>) = 0;

  // From the latest snapshot on, or (whole) from the first event. No table by that id: a Journal without events. Sums
  // are checked; a table that is damaged is marked as broken and in no list from then on.
  virtual Maybe<Journal> load(const std::string& table, bool whole) = 0;
  // Up to the first that is not as it was written.
  virtual Maybe<std::vector<std::string>> events_after(const std::string& table, std::int64_t number) = 0;
  // Looks at the whole journals of these tables, and marks what is damaged like `load`.
  virtual Maybe<StoreCheck> check_journals(std::span<const std::string> tables) = 0;
  virtual Maybe<std::vector<std::string>> tables_after(const std::string& id, int most) = 0;  // in order of their ids
  virtual Maybe<std::vector<TableRow>> public_tables(int most) = 0;  // waiting and playing, newest first
  virtual Maybe<std::int64_t> count_public_tables() = 0;             // the same, all of them
  // Tables that wait for players and have not changed since that time, oldest first.
  virtual Maybe<std::vector<std::string>> waiting_tables(std::int64_t since, int most) = 0;
  // Tables that wait for players and have this person as host or at a seat. (Of games that have begun, `played_by`
  // knows.)
  virtual Maybe<std::vector<std::string>> waiting_tables_of(const std::string& user) = 0;
  // Tables in which something is due by that time, oldest first.
  virtual Maybe<std::vector<std::string>> due_tables(std::int64_t by, int most) = 0;
  // Tables in which something is due one day, and which changed after that time. If it is still to come, the machine's
  // clock has been set back.
  virtual Maybe<std::vector<std::string>> tables_ahead(std::int64_t of, int most) = 0;
  // Games of a person that ended (or, if they last, began) before that time, newest first.
  virtual Maybe<std::vector<PlayedRow>> played_by(const std::string& user, std::int64_t before, int most) = 0;

  // People. A name, an id or a token that is taken is a Stored::kConflict, and so is an update of nobody.
  virtual Stored add_user(const UserRow&) = 0;
  virtual Stored update_user(const UserRow&) = 0;  // a guest registers
  virtual Stored change_password(const std::string& user, const std::string& password) = 0;
  virtual Stored mute_user(const std::string& user, bool muted) = 0;
  // With all tokens and the history. What was played stays, and does not say by whom.
  virtual Stored remove_user(const std::string& user) = 0;
  virtual Maybe<std::optional<UserRow>> user_by_key(const std::string& key) = 0;
  // Unless the token was last used before that time.
  virtual Maybe<std::optional<UserRow>> user_by_token(const std::string& token_hash, std::int64_t since) = 0;
  virtual Maybe<std::vector<UserRow>> users_by_id(std::span<const std::string> ids) = 0;  // those that there are
  virtual Stored add_token(const std::string& token_hash, const std::string& user, std::int64_t now) = 0;
  virtual Stored use_token(const std::string& token_hash, std::int64_t now) = 0;  // written down once an hour at most
  virtual Stored remove_token(const std::string& token_hash) = 0;
  virtual Stored remove_tokens(const std::string& user, const std::string& but) = 0;  // `but`: the one that stays

  // What operators ask. Each order is taken by one server, once. One that is too old is not taken but marked as such.
  virtual Maybe<std::vector<Order>> take_orders(const std::string& server) = 0;
  // With a server that has taken it: for the log. `asked` 0: now.
  virtual Stored add_order(const Order&) = 0;
  virtual Stored finish_order(const std::string& id, bool well, const Problem& outcome, std::int64_t now) = 0;

  // Clearing away. A few at a time, whatever has waited longest first; tokens all at once, and how many there were.
  // Tokens that were never used since that is counted are used at `now`.
  virtual Maybe<std::int64_t> remove_forgotten_tokens(const Forgotten&, std::int64_t now) = 0;
  virtual Maybe<std::vector<std::string>> forgotten_guests(const Forgotten&, int most) = 0;
  virtual Maybe<std::vector<std::string>> forgotten_tables(const Forgotten&, int most) = 0;
  // With its journal and whatever else is kept of it. kConflict, and nothing happens, if it has changed after that
  // time, or this server does not own it.
  virtual Stored remove_table(const std::string& table, std::int64_t unchanged_since) = 0;

  // A table in other words (journal_rewrite.h). Read, changed and written back under `sum` as it was read: the same
  // number of events, which get new sums, and no snapshots any more; all of it or nothing. kConflict, and nothing
  // happens, if the journal is not the one that was read, or this server does not own it.
  virtual Maybe<TableTexts> texts_of(const std::string& table) = 0;
  virtual Stored rewrite(const std::string& table, const TableTexts&) = 0;

  // Ownership: only the owner of a table appends to it, from the first event on. A store for one server owns
  // everything. Where servers share the tables, an owner that died is replaced at once, one that hangs when its lease
  // has run out; when it wakes, what it still wants to append is a conflict.
  virtual bool shared() const = 0;
  // Tries to own each of these tables; which of them this server owns now.
  virtual Maybe<std::vector<bool>> own(std::span<const std::string> tables) = 0;
  virtual void release(const std::string& table) = 0;
  // The name of the server that owns the table, as far as is known; empty: nobody.
  virtual Maybe<std::string> owner(const std::string& table) = 0;

  // Notes between servers that share the store. `listen` calls back from a thread of its own, from now until the store
  // goes away; with an empty note whenever notes may have been missed (connection lost and found again). A server hears
  // its own notes too. Ask once.
  virtual void listen(std::vector<std::string> channels, std::function<void(const Note&)>) = 0;
  virtual Stored notify(const Note&) = 0;  // kFailed if longer than kLongestNote
  // How often everything owned was lost (the connection broke, or the lease ran out): when it changes, own and load
  // again.
  virtual std::uint64_t losses() const = 0;

  // Whether the store can be written to now. Also finds out about a connection that broke while nobody used it, and
  // renews what this server owns: one that does not ask for several seconds may lose it to others.
  virtual Problem check_health() = 0;
  // Servers that are connected, but have let the lease of their tables run out: they hang.
  virtual Maybe<std::vector<SilentServer>> silent_servers() { return std::vector<SilentServer>(); }
};

// Why calls failed, connections broke and so on: for the log. Called from any thread.
using StorageLog = std::function<void(const Problem&)>;

// Opens the store and brings its schema up to date. `where` is a file for SQLite (":memory:" for one that forgets), or
// a postgresql:// address. `server` names this server among those that share the store. A store from a newer program is
// refused and left alone.
Maybe<std::unique_ptr<Storage>> open_storage(const std::string& where, const std::string& server, StorageLog log = {});

}  // namespace kosmo

// One file, one server. Journals are written ahead (WAL) and flushed with every transaction.
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "server/file_lock.h"
#include "server/journal_sum.h"
#include "server/sqlite.h"
#include "server/store_mark.h"

namespace kosmo {
namespace {

constexpr std::string_view kInMemory = ":memory:";

Problem displaced(const std::string& path) {
  return {path +
              " was deleted or replaced while the server runs. Nothing is stored until it is back; else stop the "
              "server.",
          "Plik " + path +
              " usunięto albo podmieniono, choć serwer działa. Dopóki nie wróci, nic nie jest zapisywane; inaczej "
              "zatrzymaj serwer."};
}

class SqliteStorage final : public SqlStorage {
 public:
  SqliteStorage(std::unique_ptr<StoreLock> lock, std::unique_ptr<Sqlite> db, StorageLog log)
      : SqlStorage(std::move(log)), lock_(std::move(lock)), db_(std::move(db)) {}

  ~SqliteStorage() override {
    const std::string path = db_->path();
    db_.reset();
    if (path != kInMemory) unmark_store(path, *lock_);
  }

  std::vector<Stored> append(std::span<const Append> appends) override {
    std::vector<Stored> outcomes(appends.size(), Stored::kFailed);
    if (ask("BEGIN IMMEDIATE", {}).problem) return outcomes;
    for (std::size_t i = 0; i < appends.size() && db_->in_transaction(); ++i) outcomes[i] = append_one(appends[i]);
    if (db_->in_transaction() && !ask("COMMIT", {}).problem) return outcomes;
    if (db_->in_transaction()) ask("ROLLBACK", {});
    for (Stored& outcome : outcomes)
      if (outcome == Stored::kDone) outcome = Stored::kFailed;
    return outcomes;
  }

  Stored remove_table(const std::string& table, std::int64_t unchanged_since) override {
    if (ask("BEGIN IMMEDIATE", {}).problem) return Stored::kFailed;
    const Answer row = ask("DELETE FROM tables WHERE id = $1 AND updated <= $2 RETURNING 1", {table, unchanged_since});
    Stored outcome = row.stored == Stored::kDone && row.rows.empty() ? Stored::kConflict : row.stored;
    for (const char* sql : {"DELETE FROM events WHERE table_id = $1", "DELETE FROM snapshots WHERE table_id = $1",
                            "DELETE FROM journals WHERE table_id = $1", "DELETE FROM played WHERE table_id = $1"})
      if (outcome == Stored::kDone) outcome = ask(sql, {table}).stored;
    if (outcome == Stored::kDone) outcome = ask("COMMIT", {}).stored;
    if (db_->in_transaction()) ask("ROLLBACK", {});
    return outcome;
  }

  // What is overwritten is not left readable in the free space of its page.
  Stored rewrite(const std::string& table, const TableTexts& texts) override {
    if (db_->script("PRAGMA secure_delete = ON") || ask("BEGIN IMMEDIATE", {}).problem) return Stored::kFailed;
    Stored outcome = write_texts(table, texts);
    if (outcome == Stored::kDone) outcome = ask("COMMIT", {}).stored;
    if (db_->in_transaction()) ask("ROLLBACK", {});
    db_->script("PRAGMA secure_delete = OFF");
    return outcome;
  }

  bool shared() const override { return false; }
  Maybe<std::vector<bool>> own(std::span<const std::string> tables) override {
    for (const std::string& table : tables) {
      const Answer head = ask("SELECT 1 FROM journals WHERE table_id = $1", {table});
      if (head.problem) return head.problem;
      if (!head.rows.empty()) continue;
      if (Problem problem = sum_up(table)) return problem;
    }
    return std::vector<bool>(tables.size(), true);
  }
  void release(const std::string&) override {}
  Maybe<std::string> owner(const std::string&) override { return std::string(); }
  void listen(std::vector<std::string>, std::function<void(const Note&)>) override {}
  Stored notify(const Note& note) override {
    return note.text.size() <= kLongestNote ? Stored::kDone : Stored::kFailed;
  }
  std::uint64_t losses() const override { return 0; }

  // Writes, since a full disk still reads well; a number that changes, since SQLite does not write what is the same.
  Problem check_health() override {
    ++checks_;
    return ask("INSERT INTO leases(epoch, server, until) VALUES(0, 'health', $1) "
               "ON CONFLICT(epoch) DO UPDATE SET until = excluded.until",
               {checks_})
        .problem;
  }

 protected:
  Dialect dialect() const override { return Dialect::kSqlite; }
  using SqlStorage::ask;
  Answer ask(const char* sql, std::span<const Param> params) override {
    if (!db_->in_transaction() && !only_reads(sql))
      if (Problem problem = find_displaced()) return {Stored::kFailed, {}, problem};
    Answer answer = db_->ask(sql, params);
    if (answer.stored == Stored::kFailed) tell(answer.problem);
    return answer;
  }

 private:
  static bool only_reads(std::string_view sql) { return sql.starts_with("SELECT"); }

  // The file was deleted, or another put in its place: what is written now goes nowhere. Said once each time.
  Problem find_displaced() {
    if (db_->path() == kInMemory || lock_->is_called(db_->path())) {
      is_displaced_ = false;
      return {};
    }
    const Problem problem = displaced(db_->path());
    if (!std::exchange(is_displaced_, true)) tell(problem);
    return problem;
  }

  Stored append_one(const Append& append) {
    if (ask("SAVEPOINT one", {}).problem) return Stored::kFailed;
    Stored outcome = write(append);
    if (!db_->in_transaction()) return Stored::kFailed;
    if (outcome != Stored::kDone) ask("ROLLBACK TO one", {});
    ask("RELEASE one", {});
    return outcome;
  }

  Stored write(const Append& append) {
    Answer last =
        ask("SELECT coalesce(max(number), 0), coalesce((SELECT number FROM journals WHERE table_id = $1), 0), "
            "coalesce((SELECT sum FROM journals WHERE table_id = $1), '') FROM events WHERE table_id = $1",
            {append.table});
    if (last.problem) return Stored::kFailed;
    JournalHead head{to_number(last.rows[0][1]), last.rows[0][2]};
    if (to_number(last.rows[0][0]) != head.number || append.first != head.number + 1) return Stored::kConflict;
    Stored outcome = write_events(append, head);
    if (outcome == Stored::kDone && append.row) outcome = write_row(append.table, *append.row);
    if (outcome == Stored::kDone && !append.snapshot.empty()) outcome = write_snapshot(append, head);
    for (const PlayedRow& played : append.played)
      if (outcome == Stored::kDone) outcome = write_played(played);
    return outcome;
  }

  Stored write_events(const Append& append, JournalHead& head) {
    for (const std::string& event : append.events) {
      head.sum = sum_of_event(append.table, head.sum, ++head.number, event);
      Answer answer = ask("INSERT INTO events(table_id, number, event, sum) VALUES($1, $2, $3, $4)",
                          {append.table, head.number, event, head.sum});
      if (answer.problem) return answer.stored;
    }
    return append.events.empty() ? Stored::kDone : write_head(append.table, head);
  }

  Stored write_head(const std::string& table, const JournalHead& head) {
    return ask("INSERT INTO journals(table_id, number, sum) VALUES($1, $2, $3) "
               "ON CONFLICT(table_id) DO UPDATE SET number = excluded.number, sum = excluded.sum",
               {table, head.number, head.sum})
        .stored;
  }

  Stored write_sums(const Sums& sums) override {
    if (ask("BEGIN IMMEDIATE", {}).problem) return Stored::kFailed;
    Stored outcome = Stored::kDone;
    const auto set = [&](const char* sql, const std::string& sum, std::int64_t number) {
      if (outcome == Stored::kDone) outcome = ask(sql, {sum, sums.table, number}).stored;
    };
    JournalHead head;
    for (const std::string& sum : sums.events)
      set("UPDATE events SET sum = $1 WHERE table_id = $2 AND number = $3", head.sum = sum, ++head.number);
    for (const auto& [number, sum] : sums.snapshots)
      set("UPDATE snapshots SET sum = $1 WHERE table_id = $2 AND number = $3", sum, number);
    if (outcome == Stored::kDone) outcome = write_head(sums.table, head);
    if (outcome == Stored::kDone) outcome = ask("COMMIT", {}).stored;
    if (db_->in_transaction()) ask("ROLLBACK", {});
    return outcome;
  }

  // The end of the journal first: it must be the one that was read.
  Stored write_texts(const std::string& table, const TableTexts& texts) {
    const std::vector<std::string> sums = sums_of_events(table, texts.events);
    const JournalHead head{static_cast<std::int64_t>(sums.size()), sums.empty() ? "" : sums.back()};
    const Answer moved =
        ask("UPDATE journals SET sum = $1 WHERE table_id = $2 AND number = $3 AND sum = $4 RETURNING 1",
            {head.sum, table, head.number, texts.sum});
    if (moved.stored == Stored::kDone && moved.rows.empty()) return Stored::kConflict;
    Stored outcome = moved.stored;
    const auto write = [&](const char* sql, std::initializer_list<Param> params) {
      if (outcome == Stored::kDone) outcome = ask(sql, params).stored;
    };
    for (std::size_t i = 0; i < sums.size(); ++i)
      write("UPDATE events SET event = $1, sum = $2 WHERE table_id = $3 AND number = $4",
            {texts.events[i], sums[i], table, static_cast<std::int64_t>(i) + 1});
    write("DELETE FROM snapshots WHERE table_id = $1", {table});
    write("UPDATE tables SET summary = $1 WHERE id = $2", {texts.summary, table});
    for (const auto& [person, summary] : texts.played)
      write("UPDATE played SET summary = $1 WHERE table_id = $2 AND person = $3", {summary, table, person});
    return outcome;
  }

  Stored write_row(const std::string& table, const TableRow& row) {
    return ask("INSERT INTO tables(id, game, phase, is_public, summary, created, updated, due) "
               "VALUES($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT(id) DO UPDATE SET game = excluded.game, "
               "phase = excluded.phase, is_public = excluded.is_public, summary = excluded.summary, "
               "created = excluded.created, updated = excluded.updated, due = excluded.due",
               {table, row.game, row.phase, std::int64_t{row.is_public}, row.summary, row.created, row.updated,
                row.due})
        .stored;
  }

  Stored write_snapshot(const Append& append, const JournalHead& head) {
    Answer answer =
        ask("INSERT INTO snapshots(table_id, number, snapshot, sum) VALUES($1, $2, $3, $4) "
            "ON CONFLICT(table_id, number) DO UPDATE SET snapshot = excluded.snapshot, sum = excluded.sum",
            {append.table, head.number, append.snapshot,
             sum_of_snapshot(append.table, head.sum, head.number, append.snapshot)});
    if (answer.problem) return answer.stored;
    // One more than needed is kept, in case the latest turns out to be unreadable.
    return ask("DELETE FROM snapshots WHERE table_id = $1 AND number <= "
               "(SELECT number FROM snapshots WHERE table_id = $1 ORDER BY number DESC LIMIT 1 OFFSET 2)",
               {append.table})
        .stored;
  }

  Stored write_played(const PlayedRow& played) {
    return ask("INSERT INTO played(person, table_id, game, ended, summary) VALUES($1, $2, $3, $4, $5) "
               "ON CONFLICT(person, table_id) DO UPDATE SET game = excluded.game, ended = excluded.ended, "
               "summary = excluded.summary",
               {played.user, played.table, played.game, played.ended, played.summary})
        .stored;
  }

  std::unique_ptr<StoreLock> lock_;  // outlives the connection
  std::unique_ptr<Sqlite> db_;
  std::int64_t checks_ = 0;
  bool is_displaced_ = false;
};

// Names, password hashes and hidden cards are for the server's eyes only. A file that exists is not opened here:
// closing it again would drop the locks that this process may hold on it.
Problem create_private(const std::string& path) {
  int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file >= 0) ::close(file);
  if (file >= 0 || errno == EEXIST) return {};
  return explain(path + " cannot be created", "Nie można utworzyć pliku " + path, std::strerror(errno));
}

// SQLite lets others read while we write, which is how a running store is backed up; that no second server writes is
// ours to see to. The lock is held until the store is closed, and taken before SQLite has the file open (file_lock.h).
Problem lock_for_us(StoreLock& lock, const std::string& path) {
  switch (lock.take(path)) {
    case Locked::kDone: return {};
    case Locked::kTaken: return explain_sqlite(SQLITE_BUSY, path, "");
    case Locked::kFailed: break;
  }
  const char* why = std::strerror(errno);
  if (errno == EACCES || errno == EROFS || errno == EPERM) return explain_sqlite(SQLITE_READONLY, path, why);
  return explain(path + " cannot be locked", "Nie można zablokować pliku " + path, why);
}

// The journal mode is changed last, so that a file which is refused stays as it was.
Problem set_up(Sqlite& db, SchemaSteps steps) {
  if (Problem problem = db.open()) return problem;
  if (db.is_readonly()) return explain_sqlite(SQLITE_READONLY, db.path(), "");
  SchemaStore store{Dialect::kSqlite, [&](const std::string& sql) { return db.script(sql); },
                    [&] { return version_of(db); }};
  if (Problem problem = bring_up_to_date(store, steps)) return problem;
  // Every 16 MB SQLite moves the write-ahead log into the file by itself (a backup that reads it meanwhile delays
  // that). Fewer moves than by default, since the pages at the ends of busy journals are written again and again.
  return db.script(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000; "
      "PRAGMA wal_autocheckpoint = 4000; PRAGMA journal_size_limit = 33554432");
}

Problem has_other_names(const std::string& path) {
  return {path + " has other names (hard links). Always start with the same one: SQLite's log goes by the name.",
          "Plik " + path +
              " ma też inne nazwy (twarde dowiązania). Zawsze podawaj tę samą: dziennik SQLite idzie za nazwą."};
}

}  // namespace

Maybe<std::unique_ptr<Storage>> open_sqlite(const std::string& path, StorageLog log, SchemaSteps steps) {
  auto lock = std::make_unique<StoreLock>();
  if (path != kInMemory) {
    if (Problem problem = create_private(path)) return problem;
    if (Problem problem = lock_for_us(*lock, path)) return problem;
    if (Problem problem = find_foreign_log(*lock, path)) return problem;
    if (log && lock->has_other_names()) log(has_other_names(path));
  }
  auto db = std::make_unique<Sqlite>(path);
  if (Problem problem = set_up(*db, steps)) return problem;
  if (path != kInMemory) mark_store(*db, *lock);
  return std::unique_ptr<Storage>(std::make_unique<SqliteStorage>(std::move(lock), std::move(db), std::move(log)));
}

}  // namespace kosmo

// One file, one server. Journals are written ahead (WAL) and flushed with every transaction.
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <unordered_map>

#include "server/sql_storage.h"

namespace kosmo {
namespace {

Problem explain_sqlite(int code, const std::string& path, const char* detail) {
  switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {"Another server is using " + path + ". One file serves one server; several share a PostgreSQL database.",
              "Pliku " + path +
                  " używa już inny serwer. Jeden plik jest dla jednego serwera; kilka serwerów może "
                  "dzielić bazę PostgreSQL."};
    case SQLITE_NOTADB:
      return {path + " is a file, but not a Kosmoteka store.", path + " to plik, ale nie magazyn Kosmoteki."};
    case SQLITE_FULL: return explain("The disk is full, " + path, "Dysk jest pełny, " + path, detail);
    case SQLITE_READONLY:
      return explain(path + " may not be written to", "W pliku " + path + " nie wolno zapisywać", detail);
    case SQLITE_CANTOPEN: return explain(path + " cannot be opened", "Nie można otworzyć pliku " + path, detail);
    case SQLITE_CORRUPT: return explain(path + " is damaged", "Plik " + path + " jest uszkodzony", detail);
    default: return explain("SQLite failed on " + path, "SQLite zawiódł przy pliku " + path, detail);
  }
}

bool is_taken(int extended) {
  return extended == SQLITE_CONSTRAINT_UNIQUE || extended == SQLITE_CONSTRAINT_PRIMARYKEY ||
         extended == SQLITE_CONSTRAINT_ROWID;
}

// A connection with its prepared statements.
class Sqlite {
 public:
  explicit Sqlite(std::string path) : path_(std::move(path)) {}
  Sqlite(const Sqlite&) = delete;
  ~Sqlite() {
    for (auto& [sql, statement] : statements_) sqlite3_finalize(statement);
    sqlite3_close(db_);
  }

  Problem open() {
    constexpr int kFlags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    int code = sqlite3_open_v2(path_.c_str(), &db_, kFlags, nullptr);
    if (code != SQLITE_OK) return explain_sqlite(code, path_, db_ ? sqlite3_errmsg(db_) : "");
    sqlite3_busy_timeout(db_, 300);  // a server that is just ending
    return {};
  }

  Problem script(const std::string& sql) {
    int code = sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr);
    return code == SQLITE_OK ? Problem{} : explain_sqlite(code, path_, sqlite3_errmsg(db_));
  }

  Answer ask(const char* sql, std::span<const Param> params) {
    Answer answer;
    sqlite3_stmt* statement = prepared(sql);
    int code = statement ? bind(statement, params) : sqlite3_extended_errcode(db_);
    if (code == SQLITE_OK)
      while ((code = sqlite3_step(statement)) == SQLITE_ROW) answer.rows.push_back(row_of(statement));
    if (code != SQLITE_DONE) {
      answer.stored = is_taken(code) ? Stored::kConflict : Stored::kFailed;
      answer.problem = explain_sqlite(code, path_, sqlite3_errmsg(db_));
      answer.rows.clear();
    }
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return answer;
  }

  // Some failures (a full disk) end the transaction by themselves.
  bool in_transaction() const { return !sqlite3_get_autocommit(db_); }
  bool is_readonly() const { return sqlite3_db_readonly(db_, "main") == 1; }

 private:
  // By address: the texts are literals of the program.
  sqlite3_stmt* prepared(const char* sql) {
    sqlite3_stmt*& statement = statements_[sql];
    if (!statement && sqlite3_prepare_v3(db_, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr) == SQLITE_OK)
      for (int i = 1; i <= sqlite3_bind_parameter_count(statement); ++i)
        if (sqlite3_bind_parameter_name(statement, i) != "$" + std::to_string(i))
          throw std::logic_error(std::string("parameters out of order: ") + sql);
    return statement;
  }

  static int bind(sqlite3_stmt* statement, std::span<const Param> params) {
    int code = SQLITE_OK, at = 0;
    for (const Param& param : params) {
      if (code != SQLITE_OK) break;
      ++at;
      if (auto number = std::get_if<std::int64_t>(&param)) {
        code = sqlite3_bind_int64(statement, at, *number);
      } else {
        auto text = std::get<std::string_view>(param);
        // An empty view may have no address, which SQLite would take for NULL.
        const char* bytes = text.data() ? text.data() : "";
        code = sqlite3_bind_text64(statement, at, bytes, text.size(), SQLITE_STATIC, SQLITE_UTF8);
      }
    }
    return code;
  }

  static std::vector<std::string> row_of(sqlite3_stmt* statement) {
    std::vector<std::string> row;
    int columns = sqlite3_column_count(statement);
    row.reserve(static_cast<std::size_t>(columns));
    for (int i = 0; i < columns; ++i) {
      auto text = reinterpret_cast<const char*>(sqlite3_column_text(statement, i));
      row.emplace_back(text ? text : "", static_cast<std::size_t>(sqlite3_column_bytes(statement, i)));
    }
    return row;
  }

  std::string path_;
  sqlite3* db_ = nullptr;
  std::unordered_map<const char*, sqlite3_stmt*> statements_;
};

class SqliteStorage final : public SqlStorage {
 public:
  SqliteStorage(std::unique_ptr<Sqlite> db, StorageLog log) : SqlStorage(std::move(log)), db_(std::move(db)) {}

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

  bool shared() const override { return false; }
  Maybe<std::vector<bool>> own(std::span<const std::string> tables) override {
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
    checks_ = (checks_ + 1) % 1000;
    Problem problem = db_->script("PRAGMA user_version = " + std::to_string(checks_));
    tell(problem);
    return problem;
  }

 protected:
  using SqlStorage::ask;
  Answer ask(const char* sql, std::span<const Param> params) override {
    Answer answer = db_->ask(sql, params);
    if (answer.stored == Stored::kFailed) tell(answer.problem);
    return answer;
  }

 private:
  Stored append_one(const Append& append) {
    if (ask("SAVEPOINT one", {}).problem) return Stored::kFailed;
    Stored outcome = write(append);
    if (!db_->in_transaction()) return Stored::kFailed;
    if (outcome != Stored::kDone) ask("ROLLBACK TO one", {});
    ask("RELEASE one", {});
    return outcome;
  }

  Stored write(const Append& append) {
    Answer last = ask("SELECT coalesce(max(number), 0) FROM events WHERE table_id = $1", {append.table});
    if (last.problem) return Stored::kFailed;
    if (append.first != to_number(last.rows[0][0]) + 1) return Stored::kConflict;
    Stored outcome = write_events(append);
    if (outcome == Stored::kDone && append.row) outcome = write_row(append.table, *append.row);
    if (outcome == Stored::kDone && !append.snapshot.empty()) outcome = write_snapshot(append);
    for (const PlayedRow& played : append.played)
      if (outcome == Stored::kDone) outcome = write_played(played);
    return outcome;
  }

  Stored write_events(const Append& append) {
    std::int64_t number = append.first;
    for (const std::string& event : append.events) {
      Answer answer =
          ask("INSERT INTO events(table_id, number, event) VALUES($1, $2, $3)", {append.table, number++, event});
      if (answer.problem) return answer.stored;
    }
    return Stored::kDone;
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

  Stored write_snapshot(const Append& append) {
    auto number = append.first + static_cast<std::int64_t>(append.events.size()) - 1;
    Answer answer =
        ask("INSERT INTO snapshots(table_id, number, snapshot) VALUES($1, $2, $3) "
            "ON CONFLICT(table_id, number) DO UPDATE SET snapshot = excluded.snapshot",
            {append.table, number, append.snapshot});
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

  std::unique_ptr<Sqlite> db_;
  int checks_ = 0;
};

// Names, password hashes and hidden cards are for the server's eyes only. A file that exists is not opened here:
// closing it again would drop the locks that this process may hold on it.
Problem create_private(const std::string& path) {
  int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file >= 0) ::close(file);
  if (file >= 0 || errno == EEXIST) return {};
  return explain(path + " cannot be created", "Nie można utworzyć pliku " + path, std::strerror(errno));
}

// 0 for an empty file; a problem for the database of another program.
Maybe<std::int64_t> version_of(Sqlite& db, const std::string& path) {
  Answer application = db.ask("PRAGMA application_id", {});
  if (application.problem) return application.problem;
  Answer tables = db.ask("SELECT count(*) FROM sqlite_master", {});
  if (tables.problem) return tables.problem;
  std::int64_t id = to_number(application.rows[0][0]);
  if (id == 0 && tables.rows[0][0] == "0") return std::int64_t{0};
  if (id != kSqliteApplication)
    return Problem{path + " is a database of another program.", path + " to baza danych innego programu."};
  Answer version = db.ask("SELECT version FROM schema", {});
  if (version.problem) return version.problem;
  return version.rows.empty() ? 0 : to_number(version.rows[0][0]);
}

// The lock is held until the store is closed, so a second server finds the file taken. The journal mode is changed
// last, so that a file which is refused stays as it was.
Problem set_up(Sqlite& db, const std::string& path, SchemaSteps steps) {
  if (Problem problem = db.open()) return problem;
  if (db.is_readonly()) return explain_sqlite(SQLITE_READONLY, path, "");
  if (Problem problem = db.script("PRAGMA locking_mode = EXCLUSIVE")) return problem;
  SchemaStore store{Dialect::kSqlite, [&](const std::string& sql) { return db.script(sql); },
                    [&] { return version_of(db, path); }};
  if (Problem problem = bring_up_to_date(store, steps)) return problem;
  // Every 16 MB SQLite moves the write-ahead log into the file by itself; nobody else reads, so it always can. Fewer
  // moves than by default, since the pages at the ends of busy journals are written again and again.
  if (Problem problem = db.script("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000; "
                                  "PRAGMA wal_autocheckpoint = 4000; PRAGMA journal_size_limit = 33554432"))
    return problem;
  return db.script("BEGIN IMMEDIATE; COMMIT");
}

}  // namespace

Maybe<std::unique_ptr<Storage>> open_sqlite(const std::string& path, StorageLog log, SchemaSteps steps) {
  if (path != ":memory:")
    if (Problem problem = create_private(path)) return problem;
  auto db = std::make_unique<Sqlite>(path);
  if (Problem problem = set_up(*db, path, steps)) return problem;
  return std::unique_ptr<Storage>(std::make_unique<SqliteStorage>(std::move(db), std::move(log)));
}

}  // namespace kosmo

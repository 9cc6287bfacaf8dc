#include "server/sqlite.h"

#include <sqlite3.h>

#include <filesystem>
#include <stdexcept>

#include "engine/plain_text.h"

namespace kosmo {
namespace {

bool is_taken(int extended) {
  return extended == SQLITE_CONSTRAINT_UNIQUE || extended == SQLITE_CONSTRAINT_PRIMARYKEY ||
         extended == SQLITE_CONSTRAINT_ROWID;
}

int bind(sqlite3_stmt* statement, std::span<const Param> params) {
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

// SQLite gives back whatever bytes a disk has made of a text. Nothing else in the program expects, nor may send, what
// is not UTF-8. (PostgreSQL sees to that itself.)
std::vector<std::string> row_of(sqlite3_stmt* statement) {
  std::vector<std::string> row;
  int columns = sqlite3_column_count(statement);
  row.reserve(static_cast<std::size_t>(columns));
  for (int i = 0; i < columns; ++i) {
    auto text = reinterpret_cast<const char*>(sqlite3_column_text(statement, i));
    row.emplace_back(text ? text : "", static_cast<std::size_t>(sqlite3_column_bytes(statement, i)));
    if (!is_utf8(row.back())) row.back() = quotable(row.back(), std::string::npos);
  }
  return row;
}

}  // namespace

Problem explain_sqlite(int code, const std::string& path, const char* detail) {
  switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {"Another server is using " + path + ". One file serves one server; several share a PostgreSQL database.",
              "Pliku " + path +
                  " używa już inny serwer. Jeden plik jest dla jednego serwera; kilka serwerów może "
                  "korzystać ze wspólnej bazy PostgreSQL."};
    case SQLITE_NOTADB:
      return {path + " is a file, but not a Kosmoteka store.", path + " to plik, ale nie baza Kosmoteki."};
    case SQLITE_FULL: return explain("The disk is full, " + path, "Dysk jest pełny, " + path, detail);
    case SQLITE_READONLY: return explain(path + " may not be written to", "Brak prawa zapisu do pliku " + path, detail);
    case SQLITE_CANTOPEN: return explain(path + " cannot be opened", "Nie można otworzyć pliku " + path, detail);
    case SQLITE_CORRUPT: return explain(path + " is damaged", "Plik " + path + " jest uszkodzony", detail);
    default: return explain("SQLite failed on " + path, "Błąd SQLite w pliku " + path, detail);
  }
}

Sqlite::~Sqlite() {
  for (auto& [sql, statement] : statements_) sqlite3_finalize(statement);
  sqlite3_close(db_);
}

Problem Sqlite::open() { return open_with(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE); }
Problem Sqlite::open_existing() { return open_with(SQLITE_OPEN_READWRITE); }

Problem Sqlite::open_to_look() {
  // A log that is empty or not there is made anew and taken away: SQLite cannot read without one.
  std::error_code none;
  const std::uintmax_t log = std::filesystem::file_size(path_ + "-wal", none);
  const bool keeps_log = !none && log > 0;
  if (Problem problem = open_existing()) return problem;
  if (keeps_log) sqlite3_db_config(db_, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  return {};
}

Problem Sqlite::open_with(int flags) {
  int code = sqlite3_open_v2(path_.c_str(), &db_, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
  if (code != SQLITE_OK) return explain_sqlite(code, path_, db_ ? sqlite3_errmsg(db_) : "");
  sqlite3_busy_timeout(db_, 300);  // a server or a backup that is just ending
  return {};
}

Problem Sqlite::script(const std::string& sql) {
  int code = sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr);
  return code == SQLITE_OK ? Problem{} : explain_sqlite(code, path_, sqlite3_errmsg(db_));
}

Answer Sqlite::failure(int code) {
  return {is_taken(code) ? Stored::kConflict : Stored::kFailed, {}, explain_sqlite(code, path_, sqlite3_errmsg(db_))};
}

Answer Sqlite::ask(const char* sql, std::span<const Param> params) {
  sqlite3_stmt* statement = prepared(sql);
  // There is none where a table is missing, or the schema cannot be read.
  if (!statement) return failure(sqlite3_extended_errcode(db_));
  Answer answer;
  int code = bind(statement, params);
  if (code == SQLITE_OK)
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) answer.rows.push_back(row_of(statement));
  if (code != SQLITE_DONE) answer = failure(code);
  sqlite3_reset(statement);
  sqlite3_clear_bindings(statement);
  return answer;
}

bool Sqlite::in_transaction() const { return !sqlite3_get_autocommit(db_); }
bool Sqlite::is_readonly() const { return sqlite3_db_readonly(db_, "main") == 1; }

// By address: the texts are literals of the program.
sqlite3_stmt* Sqlite::prepared(const char* sql) {
  sqlite3_stmt*& statement = statements_[sql];
  if (!statement && sqlite3_prepare_v3(db_, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr) == SQLITE_OK)
    for (int i = 1; i <= sqlite3_bind_parameter_count(statement); ++i)
      if (sqlite3_bind_parameter_name(statement, i) != "$" + std::to_string(i))
        throw std::logic_error(std::string("parameters out of order: ") + sql);
  return statement;
}

Maybe<std::int64_t> version_of(Sqlite& db) {
  Answer application = db.ask("PRAGMA application_id", {});
  if (application.problem) return application.problem;
  Answer tables = db.ask("SELECT count(*) FROM sqlite_master", {});
  if (tables.problem) return tables.problem;
  std::int64_t id = to_number(application.rows[0][0]);
  if (id == 0 && tables.rows[0][0] == "0") return std::int64_t{0};
  if (id != kSqliteApplication)
    return Problem{db.path() + " is a database of another program.", db.path() + " to baza danych innego programu."};
  Answer version = db.ask("SELECT version FROM schema", {});
  if (version.problem) return version.problem;
  return version_in(version.rows, db.path());
}

}  // namespace kosmo

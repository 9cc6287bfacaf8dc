// One connection to SQLite, with its prepared statements.
#pragma once

#include <string>
#include <unordered_map>

#include "server/sql_storage.h"

struct sqlite3;
struct sqlite3_stmt;

namespace kosmo {

Problem explain_sqlite(int code, const std::string& path, const char* detail);

class Sqlite {
 public:
  explicit Sqlite(std::string path) : path_(std::move(path)) {}
  Sqlite(const Sqlite&) = delete;
  ~Sqlite();

  Problem open();           // the file is made if it is not there
  Problem open_existing();  // a file that may not be written can still be read
  Problem open_to_look();   // the same, and leaves the file and its log as they are, also those of a dead server
  Problem script(const std::string& sql);
  Answer ask(const char* sql, std::span<const Param> params);  // sql: a literal of the program

  // Some failures (a full disk) end the transaction by themselves.
  bool in_transaction() const;
  bool is_readonly() const;
  const std::string& path() const { return path_; }
  sqlite3* handle() { return db_; }

 private:
  Problem open_with(int flags);
  Answer failure(int code);                 // that was just met
  sqlite3_stmt* prepared(const char* sql);  // null if SQLite refuses it

  std::string path_;
  sqlite3* db_ = nullptr;
  std::unordered_map<const char*, sqlite3_stmt*> statements_;
};

// The version of the store in this file: 0 for an empty file; a problem for the database of another program, and for a
// store that does not say.
Maybe<std::int64_t> version_of(Sqlite&);

}  // namespace kosmo

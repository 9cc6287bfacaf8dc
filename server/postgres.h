// One connection to PostgreSQL: statements in a pipeline, with an end to patience.
#pragma once

#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "server/sql_storage.h"

struct pg_conn;

namespace kosmo {

struct Query {
  const char* sql;  // a literal of the program: prepared once a connection
  std::vector<Param> params;
};

// A list as one parameter of a statement: unnest($1::text[]).
class PostgresArray {
 public:
  void add(std::string_view text);
  void add(std::int64_t number);
  operator Param() const { return Param(std::string_view(text_)); }
  bool empty() const { return text_.size() <= 2; }

 private:
  void separate();
  std::string text_ = "{}";
};

class Postgres {
 public:
  static Maybe<std::unique_ptr<Postgres>> connect(const std::string& address, const std::string& server,
                                                  const PostgresLimits&);
  ~Postgres();
  Postgres(const Postgres&) = delete;

  // All in one round trip. The rows of the last, or why the first of them failed; those after it were not run.
  Answer run(std::span<const Query>);
  Answer run(std::initializer_list<Query> queries) { return run(std::span(queries.begin(), queries.size())); }
  Problem script(const std::string& sql);  // several statements, for as long as they take

  bool broken() const { return broken_; }
  bool check_alive();  // as far as can be told without asking
  int socket() const;
  std::vector<Note> take_notes();

 private:
  Postgres(pg_conn* connection, int patience) : connection_(connection), patience_(patience) {}
  bool send(std::span<const Query>, std::vector<const char*>& sent);
  bool send_prepare(const char* sql, std::vector<const char*>& sent);
  bool wait_for_result(std::int64_t deadline);
  void read(Answer&, const char* prepared, std::int64_t deadline);
  Answer break_off();

  pg_conn* connection_;
  int patience_;
  bool broken_ = false;
  std::set<const char*> prepared_;
};

// The version of the store at the other end: 0 for an empty database.
Maybe<std::int64_t> version_of(Postgres&);

}  // namespace kosmo

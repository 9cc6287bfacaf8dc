#include "server/postgres.h"

#include <libpq-fe.h>
#include <poll.h>

#include <chrono>
#include <cstring>

namespace kosmo {
namespace {

std::int64_t now_in_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

using PgResult = std::unique_ptr<PGresult, decltype(&PQclear)>;

std::string name_of(const char* sql) { return "s" + std::to_string(reinterpret_cast<std::uintptr_t>(sql)); }

Rows rows_of(const PGresult* result) {
  Rows rows(static_cast<std::size_t>(PQntuples(result)));
  for (int i = 0; i < PQntuples(result); ++i)
    for (int j = 0; j < PQnfields(result); ++j)
      rows[i].emplace_back(PQgetvalue(result, i, j), static_cast<std::size_t>(PQgetlength(result, i, j)));
  return rows;
}

Problem explain_postgres(const char* detail) { return explain("PostgreSQL failed", "Błąd PostgreSQL", detail); }

Answer failure(const PGresult* result) {
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  bool taken = state && std::strcmp(state, "23505") == 0;
  return {taken ? Stored::kConflict : Stored::kFailed, {}, explain_postgres(PQresultErrorMessage(result))};
}

// Ours come first, so that the address may say otherwise.
PGconn* connect_with(const std::string& address, const std::string& server, const PostgresLimits& limits) {
  std::string seconds = std::to_string(limits.connect / 1000), user_timeout = std::to_string(limits.answer);
  std::string name = "kosmoteka " + server;
  const char* keys[] = {"connect_timeout",  "keepalives",
                        "keepalives_idle",  "keepalives_interval",
                        "keepalives_count", "tcp_user_timeout",
                        "application_name", "client_encoding",
                        "dbname",           nullptr};
  const char* values[] = {seconds.c_str(), "1",    "10", "5", "3", user_timeout.c_str(), name.c_str(), "UTF8",
                          address.c_str(), nullptr};
  return PQconnectdbParams(keys, values, 1);
}

// The keepalives here are the database's: they free what a server owned that vanished without a word. One that is
// stopped in the middle of a transaction does not keep its locks either. Only weaker promises about commits are
// corrected, not stronger ones.
std::string session_settings(const PostgresLimits& limits) {
  const std::string patience = std::to_string(limits.statement);
  return "SET statement_timeout = " + patience + "; SET idle_in_transaction_session_timeout = " + patience +
         "; SET default_transaction_isolation = 'read committed'; SET tcp_keepalives_idle = 10; "
         "SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; "
         "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";
}

}  // namespace

void PostgresArray::separate() {
  text_.pop_back();
  if (text_.size() > 1) text_ += ',';
}

void PostgresArray::add(std::string_view text) {
  separate();
  text_ += '"';
  for (char c : text) {
    if (c == '"' || c == '\\') text_ += '\\';
    text_ += c;
  }
  text_ += "\"}";
}

void PostgresArray::add(std::int64_t number) {
  separate();
  text_ += std::to_string(number) + "}";
}

Maybe<std::unique_ptr<Postgres>> Postgres::connect(const std::string& address, const std::string& server,
                                                   const PostgresLimits& limits) {
  std::unique_ptr<Postgres> made(new Postgres(connect_with(address, server, limits), limits.answer));
  PGconn* connection = made->connection_;
  if (PQstatus(connection) != CONNECTION_OK)
    return explain("PostgreSQL cannot be reached", "Nie można połączyć się z PostgreSQL", PQerrorMessage(connection));
  PQsetNoticeProcessor(
      connection, [](void*, const char*) {}, nullptr);
  PQsetnonblocking(connection, 1);
  PQenterPipelineMode(connection);
  if (Problem problem = made->script(session_settings(limits))) return problem;
  return made;
}

Postgres::~Postgres() { PQfinish(connection_); }

int Postgres::socket() const { return PQsocket(connection_); }

Problem Postgres::script(const std::string& sql) {
  PQexitPipelineMode(connection_);
  PgResult result(PQexec(connection_, sql.c_str()), PQclear);
  auto status = PQresultStatus(result.get());
  Problem problem;
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) problem = explain_postgres(PQerrorMessage(connection_));
  broken_ = broken_ || PQstatus(connection_) != CONNECTION_OK || !PQenterPipelineMode(connection_);
  return problem;
}

Answer Postgres::run(std::span<const Query> queries) {
  std::vector<const char*> sent;  // what each result will be about: a statement prepared, or nullptr for one run
  if (broken_ || !send(queries, sent)) return break_off();
  Answer answer;
  std::int64_t deadline = now_in_ms() + patience_;
  for (const char* prepared : sent) {
    read(answer, prepared, deadline);
    if (broken_) return break_off();
  }
  if (!wait_for_result(deadline)) return break_off();
  PgResult sync(PQgetResult(connection_), PQclear);
  if (PQresultStatus(sync.get()) != PGRES_PIPELINE_SYNC) return break_off();
  return answer;
}

bool Postgres::send(std::span<const Query> queries, std::vector<const char*>& sent) {
  for (const Query& query : queries) {
    if (!send_prepare(query.sql, sent)) return false;
    std::vector<std::string> texts;
    texts.reserve(query.params.size());
    for (const Param& param : query.params) {
      auto number = std::get_if<std::int64_t>(&param);
      texts.push_back(number ? std::to_string(*number) : std::string(std::get<std::string_view>(param)));
    }
    std::vector<const char*> values;
    for (const std::string& text : texts) values.push_back(text.c_str());
    if (!PQsendQueryPrepared(connection_, name_of(query.sql).c_str(), static_cast<int>(values.size()), values.data(),
                             nullptr, nullptr, 0))
      return false;
    sent.push_back(nullptr);
  }
  return PQpipelineSync(connection_) == 1;
}

bool Postgres::send_prepare(const char* sql, std::vector<const char*>& sent) {
  if (prepared_.count(sql)) return true;
  for (const char* earlier : sent)
    if (earlier == sql) return true;
  sent.push_back(sql);
  return PQsendPrepare(connection_, name_of(sql).c_str(), sql, 0, nullptr) == 1;
}

// Sends what is left to send meanwhile: both sides could otherwise wait for each other to read.
bool Postgres::wait_for_result(std::int64_t deadline) {
  while (true) {
    int unsent = PQflush(connection_);
    if (unsent < 0) return false;
    if (!PQisBusy(connection_)) return true;
    pollfd poll_for{PQsocket(connection_), static_cast<short>(POLLIN | (unsent ? POLLOUT : 0)), 0};
    std::int64_t left = deadline - now_in_ms();
    if (left <= 0) return false;
    if (poll(&poll_for, 1, static_cast<int>(left)) < 0 && errno != EINTR) return false;
    if ((poll_for.revents & ~POLLOUT) && !PQconsumeInput(connection_)) return false;
  }
}

// One result and the empty one that ends it.
void Postgres::read(Answer& answer, const char* prepared, std::int64_t deadline) {
  while (true) {
    broken_ = broken_ || !wait_for_result(deadline);
    if (broken_) return;
    PgResult result(PQgetResult(connection_), PQclear);
    if (!result) return;
    auto status = PQresultStatus(result.get());
    broken_ = PQstatus(connection_) != CONNECTION_OK;
    if (status == PGRES_FATAL_ERROR) {
      answer = failure(result.get());
    } else if (status != PGRES_PIPELINE_ABORTED && prepared) {
      prepared_.insert(prepared);
    } else if (status != PGRES_PIPELINE_ABORTED && !answer.problem) {
      answer.rows = rows_of(result.get());
    }
  }
}

Answer Postgres::break_off() {
  broken_ = true;
  const char* why = PQerrorMessage(connection_);
  return {Stored::kFailed, {}, explain_postgres(*why ? why : "no answer in time")};
}

bool Postgres::check_alive() {
  pollfd poll_for{PQsocket(connection_), POLLIN, 0};
  while (!broken_ && poll(&poll_for, 1, 0) > 0) broken_ = !PQconsumeInput(connection_);
  return !broken_;
}

std::vector<Note> Postgres::take_notes() {
  std::vector<Note> notes;
  while (PGnotify* notify = PQnotifies(connection_)) {
    notes.push_back({notify->relname, notify->extra});
    PQfreemem(notify);
  }
  return notes;
}

Maybe<std::int64_t> version_of(Postgres& connection) {
  Answer exists = connection.run({Query{"SELECT count(*) FROM pg_class WHERE oid = to_regclass('schema')", {}}});
  if (exists.problem) return exists.problem;
  if (exists.rows[0][0] == "0") return std::int64_t{0};
  Answer version = connection.run({Query{"SELECT version FROM schema", {}}});
  if (version.problem) return version.problem;
  return version_in(version.rows, "PostgreSQL");
}

}  // namespace kosmo

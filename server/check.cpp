#include "server/check.h"

#include <filesystem>

#include "server/journal_reader.h"
#include "server/postgres.h"
#include "server/sqlite.h"
#include "server/store_mark.h"

namespace kosmo {
namespace {

constexpr std::int64_t kFirstWithSums = 3;  // version of the schema

Problem not_a_store(const std::string& where) {
  return {where + " is not a Kosmoteka store.", where + " nie jest bazą Kosmoteki."};
}

Problem too_new(std::int64_t version) {
  const std::string has = std::to_string(version);
  return {"The store has version " + has + ", which this program does not know.",
          "Baza ma wersję " + has + ", której ten program nie zna."};
}

// Journals of older stores have no sums: there is nothing to compare.
Problem count_unsummed(const JournalReader::Ask& ask, StoreCheck& found) {
  const Answer tables = ask("SELECT count(*) FROM tables", {}), events = ask("SELECT count(*) FROM events", {});
  if (tables.problem || events.problem) return tables.problem ? tables.problem : events.problem;
  found.tables = found.unsummed = to_number(tables.rows[0][0]);
  found.events = to_number(events.rows[0][0]);
  return {};
}

Problem look_at_journals(const JournalReader::Ask& ask, std::int64_t version, StoreCheck& found) {
  if (version < kFirstWithSums) return count_unsummed(ask, found);
  if (version == static_cast<std::int64_t>(schema_steps().size()))
    for (const char* sql : schema_probes())
      if (Problem problem = ask(sql, {}).problem) return problem;
  return JournalReader(ask).check_all(found);
}

Problem judge_version(const Maybe<std::int64_t>& version, const std::string& where) {
  if (!version) return version.problem();
  if (*version == 0) return not_a_store(where);
  return *version > static_cast<std::int64_t>(schema_steps().size()) ? too_new(*version) : Problem{};
}

Maybe<StoreCheck> check_postgres(const std::string& address) {
  auto connection = Postgres::connect(address, "check", {});
  if (!connection) return connection.problem();
  const Maybe<std::int64_t> version = version_of(**connection);
  // Without the user and the password that may be in the address.
  if (Problem problem = judge_version(version, "PostgreSQL")) return problem;
  StoreCheck found;
  const auto ask = [&](const char* sql, std::initializer_list<Param> params) {
    return (*connection)->run({Query{sql, params}});
  };
  if (Problem problem = look_at_journals(ask, *version, found)) return problem;
  return found;
}

// What SQLite finds in its pages: as many lines, or the single word "ok".
Problem look_at_pages(Sqlite& db, StoreCheck& found) {
  const Answer answer = db.ask("PRAGMA integrity_check(20)", {});
  if (answer.problem) return answer.problem;
  for (const auto& row : answer.rows)
    if (row[0] != "ok") found.file.push_back(row[0]);
  return {};
}

}  // namespace

Problem no_such_store(const std::string& where) {
  std::error_code unknown;
  if (std::filesystem::is_regular_file(where, unknown)) return {};
  return {"There is no file " + where + "; name the one that the server uses.",
          "Nie ma pliku " + where + "; podaj ten, którego używa serwer."};
}

Maybe<StoreCheck> check_store(Sqlite& db) {
  const Maybe<std::int64_t> version = version_of(db);
  if (Problem problem = judge_version(version, db.path())) return problem;
  StoreCheck found;
  if (Problem problem = look_at_pages(db, found)) return problem;
  const auto ask = [&](const char* sql, std::initializer_list<Param> params) {
    return db.ask(sql, std::span(params.begin(), params.size()));
  };
  // Where pages are damaged a question may fail; what SQLite has said about them is the answer then.
  if (Problem problem = look_at_journals(ask, *version, found)) {
    if (found.file.empty()) return problem;
    found.file.push_back(problem.en);
  }
  return found;
}

Maybe<StoreCheck> check_store(const std::string& where) {
  if (where.find("://") != std::string::npos) return check_postgres(where);
  if (Problem problem = no_such_store(where)) return problem;
  if (Problem problem = find_foreign_log(where)) return problem;
  Sqlite db(where);
  if (Problem problem = db.open_to_look()) return problem;
  return check_store(db);
}

}  // namespace kosmo

#include "server/schema.h"

namespace kosmo {
namespace {

// Times are milliseconds since 1970. Truth values are 0 and 1, since SQLite has no others.
constexpr std::string_view kSteps[] = {
    R"(
CREATE TABLE tables(
  id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, is_public BIGINT NOT NULL, summary TEXT NOT NULL,
  created BIGINT NOT NULL, updated BIGINT NOT NULL, due BIGINT NOT NULL, owner TEXT NOT NULL DEFAULT '');
CREATE INDEX tables_open ON tables(created) WHERE is_public = 1 AND phase IN ('waiting', 'playing');
CREATE INDEX tables_due ON tables(due) WHERE due > 0;
CREATE TABLE events(
  table_id TEXT NOT NULL, number BIGINT NOT NULL, event TEXT NOT NULL, PRIMARY KEY(table_id, number)) ${clustered};
CREATE TABLE snapshots(
  table_id TEXT NOT NULL, number BIGINT NOT NULL, snapshot TEXT NOT NULL, PRIMARY KEY(table_id, number));
CREATE TABLE played(
  person TEXT NOT NULL, table_id TEXT NOT NULL, game TEXT NOT NULL, ended BIGINT NOT NULL, summary TEXT NOT NULL,
  PRIMARY KEY(person, table_id));
CREATE INDEX played_newest ON played(person, ended);
CREATE TABLE users(
  id TEXT PRIMARY KEY, name TEXT NOT NULL, key TEXT NOT NULL, password TEXT NOT NULL, created BIGINT NOT NULL);
CREATE UNIQUE INDEX users_key ON users(key) WHERE key <> '';
CREATE TABLE tokens(hash TEXT PRIMARY KEY, person TEXT NOT NULL, created BIGINT NOT NULL) ${clustered};
)",
    // Tables that wait for players, to find those that were forgotten.
    "CREATE INDEX tables_waiting ON tables(updated) WHERE phase = 'waiting';",
    // Sums of journals (journal_sum.h), and where each of them ends. A journal from before has neither until it is next
    // opened. Without a default, servers of before cannot add events that have no sum.
    R"(
ALTER TABLE events ADD COLUMN sum TEXT NOT NULL DEFAULT '';
${shared}ALTER TABLE events ALTER COLUMN sum DROP DEFAULT;
ALTER TABLE snapshots ADD COLUMN sum TEXT NOT NULL DEFAULT '';
CREATE TABLE journals(table_id TEXT PRIMARY KEY, number BIGINT NOT NULL, sum TEXT NOT NULL) ${clustered};
)",
    // Who owns what, where servers share the store. Each connection of a server is an epoch with a lease, and each
    // table belongs to an epoch. An epoch lives while its connection holds its advisory lock (a dead server does not)
    // and its lease is renewed (a hung one's is not). A lease that ends later than any can was given by a clock that
    // was put back.
    R"(
CREATE TABLE leases(epoch BIGINT PRIMARY KEY, server TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE owners(name TEXT PRIMARY KEY, epoch BIGINT NOT NULL);
${shared}CREATE SEQUENCE epochs;
${shared}CREATE VIEW connected AS SELECT epoch, server, until FROM leases WHERE EXISTS (SELECT 1 FROM pg_locks
${shared}  WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid::bigint = 1265595245
${shared}  AND objid::bigint = epoch AND database = (SELECT oid FROM pg_database WHERE datname = current_database()));
${shared}CREATE VIEW living AS SELECT epoch, server FROM connected, (SELECT (extract(epoch FROM clock_timestamp())
${shared}  * 1000)::bigint AS now) clock WHERE until > now AND until <= now + 60000;
)",
    // Names get a skeleton for a key (names.h). It cannot be computed here: until SqlStorage::give_skeletons has done
    // so, and for good where two old names have the same, people are found by their exact name.
    "UPDATE users SET key = ' ' || key WHERE key <> '';",
    // Tokens end when nobody has used them for long. 0: not since this was counted; their time begins with the next
    // use.
    "ALTER TABLE tokens ADD COLUMN used BIGINT NOT NULL DEFAULT 0; CREATE INDEX tokens_person ON tokens(person);",
    // Who has played at a table, to find the games of nobody; and tokens by age.
    "CREATE INDEX played_table ON played(table_id); CREATE INDEX tokens_used ON tokens(used);",
    // What operators ask of running servers, and what became of it (admin.h): also the log of that. Who is muted.
    R"(
CREATE TABLE orders(
  id TEXT PRIMARY KEY, what TEXT NOT NULL, whom TEXT NOT NULL, secret TEXT NOT NULL, who TEXT NOT NULL,
  asked BIGINT NOT NULL, server TEXT NOT NULL DEFAULT '', done BIGINT NOT NULL DEFAULT 0,
  well BIGINT NOT NULL DEFAULT 0, en TEXT NOT NULL DEFAULT '', pl TEXT NOT NULL DEFAULT '');
CREATE INDEX orders_open ON orders(asked) WHERE server = '' AND done = 0;
ALTER TABLE users ADD COLUMN muted BIGINT NOT NULL DEFAULT 0;
)",
    // Skeletons of names take more look-alikes for the same. Everybody gets theirs again (SqlStorage::give_skeletons).
    "UPDATE users SET key = '  ' || key WHERE key <> '' AND substr(key, 1, 1) <> ' ';",
};

void replace_all(std::string& sql, std::string_view mark, std::string_view by) {
  for (auto at = sql.find(mark); at != std::string::npos; at = sql.find(mark)) sql.replace(at, mark.size(), by);
}

std::string in_dialect(std::string_view step, Dialect dialect) {
  std::string sql(step);
  replace_all(sql, "${clustered}", dialect == Dialect::kSqlite ? "WITHOUT ROWID" : "");
  replace_all(sql, "${shared}", dialect == Dialect::kSqlite ? "-- " : "");
  return sql;
}

// Two servers that start at once must not both migrate: SQLite's lock is the file's, PostgreSQL's is asked for.
// Building an index may take longer than any other statement is allowed to.
const char* begin(Dialect dialect) {
  return dialect == Dialect::kSqlite
             ? "BEGIN IMMEDIATE"
             : "BEGIN; SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock(5462357824518)";
}

Problem run_missing(const SchemaStore& store, SchemaSteps steps, std::size_t version) {
  std::string sql;
  if (version == 0) {
    sql = "CREATE TABLE schema(version BIGINT NOT NULL); INSERT INTO schema VALUES(0);";
    if (store.dialect == Dialect::kSqlite) sql += "PRAGMA application_id = " + std::to_string(kSqliteApplication) + ";";
  }
  for (std::string_view step : steps.subspan(version)) sql += in_dialect(step, store.dialect);
  return store.run(sql + "UPDATE schema SET version = " + std::to_string(steps.size()));
}

Problem migrate(const SchemaStore& store, SchemaSteps steps) {
  Maybe<std::int64_t> version = store.version();
  if (!version) return version.problem();
  auto known = static_cast<std::int64_t>(steps.size());
  if (*version > known) {
    std::string has = std::to_string(*version), knows = std::to_string(known);
    return {"The store has version " + has + ", but this program knows only versions up to " + knows +
                ". It was left as it is; use a newer Kosmoteka.",
            "Baza ma wersję " + has + ", a ten program zna tylko wersje do " + knows +
                ". Nic w niej nie zmieniono; użyj nowszej Kosmoteki."};
  }
  if (*version == known) return {};
  return run_missing(store, steps, static_cast<std::size_t>(*version));
}

}  // namespace

SchemaSteps schema_steps() { return kSteps; }

std::span<const char* const> schema_probes() {
  static constexpr const char* kProbes[] = {"SELECT 1 FROM tables LIMIT 0",   "SELECT 1 FROM events LIMIT 0",
                                            "SELECT 1 FROM journals LIMIT 0", "SELECT 1 FROM snapshots LIMIT 0",
                                            "SELECT 1 FROM played LIMIT 0",   "SELECT 1 FROM users LIMIT 0",
                                            "SELECT 1 FROM tokens LIMIT 0",   "SELECT 1 FROM orders LIMIT 0",
                                            "SELECT 1 FROM owners LIMIT 0",   "SELECT 1 FROM leases LIMIT 0"};
  return kProbes;
}

const char* clock_sql(Dialect dialect) {
  return dialect == Dialect::kSqlite ? "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
                                     : "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
}

Problem bring_up_to_date(const SchemaStore& store, SchemaSteps steps) {
  if (Problem problem = store.run(begin(store.dialect))) return problem;
  Problem problem = migrate(store, steps);
  if (!problem) problem = store.run("COMMIT");
  if (problem) store.run("ROLLBACK");
  return problem;
}

}  // namespace kosmo

// The tables in which a store keeps things, and how an older store becomes a newer one. SQLite and PostgreSQL run the
// same steps.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "engine/basics.h"

namespace kosmo {

enum class Dialect : std::uint8_t { kSqlite, kPostgres };

// Step n (from 1) leads from version n-1 to version n. Steps that were once released never change: append new ones.
// Where the dialects differ, a step says ${clustered}; a line that begins with ${shared} is for PostgreSQL only.
using SchemaSteps = std::span<const std::string_view>;
SchemaSteps schema_steps();
// A question to each table of the newest version: a store that has lost one cannot answer it.
std::span<const char* const> schema_probes();

// How the store that is brought up to date is reached.
struct SchemaStore {
  Dialect dialect;
  std::function<Problem(const std::string& sql)> run;  // one or several statements
  std::function<Maybe<std::int64_t>()> version;        // 0: an empty store; a problem: not one of ours, or damaged
};

// Runs the missing steps in one transaction. A store that is newer than the steps is refused and left alone.
Problem bring_up_to_date(const SchemaStore&, SchemaSteps);

// The question what time it is for the store, in milliseconds since 1970. Machines that share it may think otherwise.
const char* clock_sql(Dialect);

inline constexpr std::int64_t kSqliteApplication = 0x4b6f736d;  // "Kosm", in the header of our SQLite files

}  // namespace kosmo

// For tests of the stores: small things to put into them, and a folder to put them in.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "server/storage.h"
#include "tests/support/temporary_folder.h"

namespace kosmo {

using Strings = std::vector<std::string>;

// For tests that every kind of store must pass.
enum class StoreKind { kSqlite, kPostgres };
inline auto both_kinds() { return testing::Values(StoreKind::kSqlite, StoreKind::kPostgres); }
inline std::string kind_of_store(const testing::TestParamInfo<StoreKind>& info) {
  return info.param == StoreKind::kSqlite ? "SQLite" : "PostgreSQL";
}

inline std::string bytes_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline Append events(const std::string& table, std::int64_t first, Strings events) {
  Append append;
  append.table = table;
  append.first = first;
  append.events = std::move(events);
  return append;
}

inline TableRow row(const std::string& id, const std::string& phase, std::int64_t created, std::int64_t due = 0) {
  return {id, "orion", phase, true, R"({"name":"Stół \"A\"\\"})", created, created + 1, due};
}

inline Stored append_one(Storage& store, const Append& append) { return store.append({&append, 1})[0]; }

inline void own(Storage& store, const Strings& tables) {
  auto owns = store.own(tables);
  ASSERT_TRUE(owns) << owns.problem().en;
  EXPECT_EQ(*owns, std::vector<bool>(tables.size(), true));
}

inline std::unique_ptr<Storage> opened(Maybe<std::unique_ptr<Storage>> store) {
  if (!store) throw std::runtime_error(store.problem().en);
  return std::move(*store);
}

}  // namespace kosmo

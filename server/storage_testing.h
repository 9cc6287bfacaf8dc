// For tests that ask the same of both kinds of store.
#pragma once

#include <memory>

#include "server/sql_storage.h"
#include "server/sqlite.h"
#include "server/test_postgres.h"
#include "server/test_storage.h"

namespace kosmo {

class StorageTest : public testing::TestWithParam<StoreKind> {
 protected:
  void SetUp() override {
    if (GetParam() == StoreKind::kSqlite) return;
    KOSMO_NEEDS_POSTGRES();
    database_ = std::make_unique<FreshDatabase>();
  }

  Maybe<std::unique_ptr<Storage>> try_open(SchemaSteps steps, const std::string& server = "one") {
    if (GetParam() == StoreKind::kSqlite) return open_sqlite(where(), {}, steps);
    return open_postgres(where(), server, {}, steps);
  }
  std::unique_ptr<Storage> open(const std::string& server = "one") { return opened(try_open(schema_steps(), server)); }

  // What a disk might do, or a hand: on a connection apart.
  void change(const std::string& sql) {
    if (GetParam() == StoreKind::kPostgres) return static_cast<void>(database_->ask(sql));
    Sqlite db(folder_.file("store"));
    const Problem opened = db.open_existing(), done = opened ? opened : db.script(sql);
    ASSERT_FALSE(done) << done.en;
  }

  std::string where() { return GetParam() == StoreKind::kSqlite ? folder_.file("store") : database_->address(); }

  TemporaryFolder folder_;
  std::unique_ptr<FreshDatabase> database_;
};

}  // namespace kosmo

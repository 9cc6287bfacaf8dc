// What disks and hands do to a store: it is said, and nothing dies of it.
#include <gtest/gtest.h>

#include <random>

#include "server/admin.h"
#include "server/check.h"
#include "server/sql_storage.h"
#include "server/sqlite.h"
#include "server/test_postgres.h"
#include "server/test_storage.h"

namespace kosmo {
namespace {

Append listed(const std::string& table, Strings texts) {
  Append append = events(table, 1, std::move(texts));
  append.row = row(table, "waiting", 5);
  append.snapshot = "snapshot of " + table;
  append.played = {{"ala", table, "orion", 7, "{}"}};
  return append;
}

void change_file(const std::string& path, const std::string& sql) {
  Sqlite db(path);
  const Problem opened = db.open_existing(), done = opened ? opened : db.script(sql);
  ASSERT_FALSE(done) << done.en;
}

class StoreDamage : public testing::TestWithParam<StoreKind> {
 protected:
  void SetUp() override {
    if (GetParam() == StoreKind::kPostgres) KOSMO_NEEDS_POSTGRES();
    fill();
  }
  // A new store with two tables.
  void fill() {
    if (GetParam() == StoreKind::kPostgres) database_ = std::make_unique<FreshDatabase>();
    std::filesystem::remove(folder_.file("store"));
    auto store = opened(open_storage(where(), "one"));
    for (const std::string table : {"a", "b"}) {
      own(*store, {table});
      ASSERT_EQ(append_one(*store, listed(table, {"{1}", "{2}"})), Stored::kDone);
    }
  }
  void change(const std::string& sql) {
    if (GetParam() == StoreKind::kPostgres) return static_cast<void>(database_->ask(sql));
    change_file(where(), sql);
  }
  std::string where() { return GetParam() == StoreKind::kSqlite ? folder_.file("store") : database_->address(); }

  TemporaryFolder folder_;
  std::unique_ptr<FreshDatabase> database_;
};

INSTANTIATE_TEST_SUITE_P(Both, StoreDamage, both_kinds(), kind_of_store);

TEST_P(StoreDamage, a_store_that_has_lost_a_table_says_so) {
  for (const std::string table :
       {"tables", "events", "journals", "snapshots", "played", "users", "tokens", "orders", "owners", "leases"}) {
    SCOPED_TRACE(table);
    ASSERT_NO_FATAL_FAILURE(fill());
    change("DROP TABLE " + table + (GetParam() == StoreKind::kPostgres ? " CASCADE" : ""));
    const auto store = open_storage(where(), "one");
    ASSERT_FALSE(store);
    EXPECT_NE(store.problem().en.find(table), std::string::npos) << store.problem().en;
    const auto checked = check_store(where());
    ASSERT_FALSE(checked);
    EXPECT_NE(checked.problem().pl.find(table), std::string::npos) << checked.problem().pl;
  }
}

TEST_P(StoreDamage, a_version_that_is_not_ours_is_said) {
  const std::string newer = std::to_string(schema_steps().size() + 1);
  for (const std::string& version : {std::string("-1"), std::string("0"), std::string("-9223372036854775807"), newer}) {
    SCOPED_TRACE(version);
    change("UPDATE schema SET version = " + version);
    const auto store = open_storage(where(), "one");
    ASSERT_FALSE(store);
    EXPECT_NE(store.problem().en.find("version"), std::string::npos) << store.problem().en;
    const auto checked = check_store(where());
    ASSERT_FALSE(checked);
    EXPECT_NE(checked.problem().en.find("version"), std::string::npos) << checked.problem().en;
    EXPECT_NE(checked.problem().pl.find("wersj"), std::string::npos) << checked.problem().pl;
  }
  change("DELETE FROM schema");
  EXPECT_FALSE(open_storage(where(), "one"));
  EXPECT_FALSE(check_store(where()));
}

TEST_P(StoreDamage, a_table_without_its_journal_is_found_and_leaves_the_lobby) {
  const char* gone = "DELETE FROM events WHERE table_id = 'a'; DELETE FROM journals WHERE table_id = 'a'";
  for (const bool snapshots_too : {true, false}) {
    ASSERT_NO_FATAL_FAILURE(fill());
    change(gone);
    if (snapshots_too) change("DELETE FROM snapshots WHERE table_id = 'a'");
    const auto checked = check_store(where());
    ASSERT_TRUE(checked);
    ASSERT_EQ(checked->damaged.size(), 1u);
    EXPECT_EQ(checked->damaged[0].table, "a");
    EXPECT_NE(checked->damaged[0].what.en.find("journal of this table is missing"), std::string::npos);
    EXPECT_EQ(checked->tables, 1);
    auto store = opened(open_storage(where(), "one"));
    EXPECT_EQ(store->public_tables(9)->size(), 2u) << "nobody has looked yet";
    const auto journal = store->load("a", false);
    ASSERT_TRUE(journal);
    EXPECT_TRUE(journal->damage);
    EXPECT_EQ(store->public_tables(9)->size(), 1u);
    EXPECT_FALSE(store->load("none", false)->damage) << "of a table that never was";
  }
}

TEST_P(StoreDamage, a_journal_without_its_table_is_found_and_still_played) {
  change("DELETE FROM tables WHERE id = 'a'");
  const auto checked = check_store(where());
  ASSERT_TRUE(checked);
  ASSERT_EQ(checked->damaged.size(), 1u);
  EXPECT_EQ(checked->damaged[0].table, "a");
  EXPECT_TRUE(checked->damaged[0].playable);
  auto store = opened(open_storage(where(), "one"));
  own(*store, {"a"});
  Append more = events("a", 3, {"{3}"});
  more.row = row("a", "waiting", 5);
  EXPECT_EQ(append_one(*store, more), Stored::kDone);
  EXPECT_TRUE(check_store(where())->is_sound());
}

TEST_P(StoreDamage, what_is_left_of_a_table_is_found) {
  for (const std::string left : {"events", "snapshots", "played"}) {
    SCOPED_TRACE(left);
    ASSERT_NO_FATAL_FAILURE(fill());
    for (const std::string kind : {"events", "snapshots", "played", "journals"})
      if (kind != left) change("DELETE FROM " + kind + " WHERE table_id = 'a'");
    change("DELETE FROM tables WHERE id = 'a'");
    const auto checked = check_store(where());
    ASSERT_TRUE(checked);
    ASSERT_EQ(checked->damaged.size(), 1u);
    EXPECT_EQ(checked->damaged[0].table, "a");
  }
}

TEST(StoreOfBefore, is_counted_although_there_is_nothing_to_compare) {
  TemporaryFolder folder;
  { auto store = opened(open_sqlite(folder.file("store"), {}, schema_steps().first(2))); }
  change_file(folder.file("store"),
              "INSERT INTO tables(id, game, phase, is_public, summary, created, updated, due) "
              "VALUES('a', 'orion', 'waiting', 1, '{}', 1, 1, 0); INSERT INTO events VALUES('a', 1, '{}')");
  const auto checked = check_store(folder.file("store"));
  ASSERT_TRUE(checked) << checked.problem().en;
  EXPECT_EQ(checked->tables, 1);
  EXPECT_EQ(checked->events, 1);
  EXPECT_EQ(checked->unsummed, 1);
}

// A text that is none must not be sent, nor steer an operator's terminal.
TEST(DamagedNames, are_shown_with_question_marks) {
  TemporaryFolder folder;
  const std::string path = folder.file("store");
  auto store = opened(open_storage(path, "one"));
  ASSERT_EQ(store->add_user({"1", "Ala", "", "", 5}), Stored::kDone);
  ASSERT_EQ(store->add_token("hash", "1", 5), Stored::kDone);
  Append append = events("a", 1, {"{}"});
  append.row = row("a", "waiting", 5);
  ASSERT_EQ(append_one(*store, append), Stored::kDone);
  const struct {
    const char *bytes, *shown;
  } cases[] = {{"41ff42", "A?B"}, {"41c5", "A?"}, {"411b5b324a", "A?[2J"}, {"c4846c61", "Ąla"}};
  for (const auto& c : cases) {
    ASSERT_NO_FATAL_FAILURE(change_file(path, std::string("UPDATE users SET name = CAST(x'") + c.bytes + "' AS TEXT)"));
    const Strings ids{"1"};
    EXPECT_EQ(store->users_by_id(ids)->at(0).name, c.shown);
    EXPECT_EQ((*store->user_by_token("hash", 0))->name, c.shown);
    EXPECT_EQ(AdminStore::open(path)->people("", 9)->at(0).name, c.shown);
  }
  ASSERT_NO_FATAL_FAILURE(
      change_file(path, "UPDATE tables SET summary = CAST(x'7b22ff227d' AS TEXT), game = CAST(x'1b' AS TEXT)"));
  EXPECT_EQ(store->public_tables(9)->at(0).summary, "{\"?\"}");
  EXPECT_EQ(AdminStore::open(path)->tables("", 9)->at(0).game, "?");
}

// Whatever comes out of such a store is what was written, or there is a problem.
void use_damaged(const std::string& path, const Strings& written) {
  const auto checked = check_store(path);
  auto store = open_storage(path, "one");
  if (!store) return;
  const auto tables = (*store)->tables_after("", 100);
  if (tables) (*store)->check_journals(*tables);
  for (int i = 0; i < 5; ++i)
    for (const bool whole : {true, false}) {
      const auto journal = (*store)->load("table" + std::to_string(i), whole);
      if (!journal || journal->damage || journal->events.empty()) continue;
      const Strings end(written.end() - static_cast<std::ptrdiff_t>(journal->events.size()), written.end());
      EXPECT_EQ(journal->events, end);
    }
  (*store)->public_tables(100);
  (*store)->users_by_id(written);
  (*store)->played_by("ala", 100, 100);
  (*store)->check_health();
}

TEST(DamagedFile, never_kills_whoever_opens_it) {
  TemporaryFolder folder;
  Strings written;
  for (int i = 0; i < 40; ++i) written.push_back("{\"n\":" + std::to_string(i) + "," + std::string(60, 'x') + "}");
  {
    auto store = opened(open_storage(folder.file("store"), "one"));
    for (int i = 0; i < 5; ++i) {
      const std::string table = "table" + std::to_string(i);
      ASSERT_EQ(append_one(*store, listed(table, written)), Stored::kDone);
      ASSERT_EQ(store->add_user({table, "Ala", table, "hash", 5}), Stored::kDone);
      ASSERT_EQ(store->add_token("token of " + table, table, 5), Stored::kDone);
    }
  }
  const std::string sound = bytes_of(folder.file("store"));
  std::mt19937 dice(13);
  const std::string path = folder.file("damaged");
  for (int i = 0; i < 400; ++i) {
    SCOPED_TRACE(i);
    std::string bytes = sound;
    // Half of them in the first page: there is the schema.
    const std::size_t reach = i % 2 ? bytes.size() : 4096;
    for (int flips = 1 + i % 3; flips > 0; --flips) bytes[dice() % reach] ^= static_cast<char>(1 << dice() % 8);
    for (const char* beside : {"", "-wal", "-shm", "-lock"}) std::filesystem::remove(path + beside);
    std::ofstream(path, std::ios::binary) << bytes;
    use_damaged(path, written);
  }
}

}  // namespace
}  // namespace kosmo

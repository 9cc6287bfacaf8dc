// What both stores promise of journals that are rewritten, and what a rewrite takes out.
#include "server/journal_rewrite.h"

#include "server/sql_storage.h"
#include "server/sqlite.h"
#include "server/test_postgres.h"
#include "server/test_storage.h"

namespace kosmo {
namespace {

constexpr const char* kCreated =
    R"({"kind":"created","at":1,"user":"u1","name":"Ala","game":"orion","public":true,"players":["open","greedy"],)"
    R"("options":{},"clock":{"kind":"none"}})";
constexpr const char* kSaid = R"({"kind":"said","at":2,"seat":-2,"user":"u1","name":"Ala","text":"I am \"name\""})";

class RewriteTest : public testing::TestWithParam<StoreKind> {
 protected:
  void SetUp() override {
    if (GetParam() == StoreKind::kSqlite) return;
    KOSMO_NEEDS_POSTGRES();
    database_ = std::make_unique<FreshDatabase>();
  }
  std::unique_ptr<Storage> open(const std::string& server = "one") {
    if (GetParam() == StoreKind::kSqlite) return opened(open_sqlite(folder_.file("store"), {}, schema_steps()));
    PostgresLimits limits;
    limits.lease = 50'000;
    return opened(open_postgres(database_->address(), server, {}, schema_steps(), limits));
  }
  void change(const std::string& sql) {
    if (GetParam() == StoreKind::kPostgres) return static_cast<void>(database_->ask(sql));
    Sqlite db(folder_.file("store"));
    const Problem opened = db.open_existing(), done = opened ? opened : db.script(sql);
    ASSERT_FALSE(done) << done.en;
  }
  // As an earlier program left it: names in events, in the line of the lobby and in a history.
  std::unique_ptr<Storage> with_names() {
    std::unique_ptr<Storage> store = open();
    own(*store, {"a"});
    Append append = events("a", 1, {kCreated, kSaid, R"({"kind":"kept","at":3})"});
    append.row = row("a", "waiting", 1);
    append.row->summary = R"({"id":"a","host":"Ala","seats":[{"seat":"white","player":"open","name":""}]})";
    append.snapshot = "old";
    append.played = {{"u1", "a", "orion", 3, R"({"seats":[{"seat":"white","name":"Ala","score":3}]})"}};
    EXPECT_EQ(append_one(*store, append), Stored::kDone);
    return store;
  }
  static bool is_sound(Storage& store) {
    const std::string table = "a";
    const Maybe<StoreCheck> found = store.check_journals({&table, 1});
    return found && found->is_sound() && found->events > 0;
  }

  TemporaryFolder folder_;
  std::unique_ptr<FreshDatabase> database_;
};

INSTANTIATE_TEST_SUITE_P(Both, RewriteTest, both_kinds(), kind_of_store);

TEST(Rewrite, TakesOutNamesAndNothingElse) {
  EXPECT_EQ(without_names(kSaid), R"({"kind":"said","at":2,"seat":-2,"user":"u1","text":"I am \"name\""})");
  const std::string acted = R"({"kind":"acted", "at":2,"name":"kept"})";
  EXPECT_EQ(without_names(acted), acted) << "only where names of people were";
  for (const std::string odd : {"", "[]", "{", R"("name")"}) EXPECT_EQ(without_names(odd), odd);
}

TEST_P(RewriteTest, GivesANewChainAndDropsSnapshots) {
  const auto store = with_names();
  EXPECT_EQ(take_names_out(*store, "a", true), Rewritten::kDone);
  const Maybe<Journal> journal = store->load("a", false);
  ASSERT_TRUE(journal);
  EXPECT_FALSE(journal->damage);
  EXPECT_EQ(journal->snapshot_at, 0);
  EXPECT_EQ(journal->events, (Strings{without_names(kCreated), without_names(kSaid), R"({"kind":"kept","at":3})"}));
  const Maybe<TableTexts> texts = store->texts_of("a");
  ASSERT_TRUE(texts);
  EXPECT_EQ(texts->summary.find("Ala"), std::string::npos) << texts->summary;
  EXPECT_NE(texts->summary.find(R"("host_user":"u1")"), std::string::npos) << texts->summary;
  ASSERT_EQ(texts->played.size(), 1u);
  EXPECT_EQ(texts->played[0].second.find("Ala"), std::string::npos) << texts->played[0].second;
  EXPECT_TRUE(is_sound(*store));
  EXPECT_EQ(append_one(*store, events("a", 4, {R"({"kind":"kept","at":4})"})), Stored::kDone) << "and it goes on";
  EXPECT_TRUE(is_sound(*store));
  EXPECT_EQ(take_names_out(*store, "a", true), Rewritten::kNothing);
}

TEST_P(RewriteTest, WritesNothingToAJournalThatHasGrownSince) {
  const auto store = with_names();
  TableTexts texts = *store->texts_of("a");
  EXPECT_EQ(append_one(*store, events("a", 4, {R"({"kind":"kept","at":4})"})), Stored::kDone);
  texts.events[0] = without_names(texts.events[0]);
  EXPECT_EQ(store->rewrite("a", texts), Stored::kConflict);
  EXPECT_EQ(store->load("a", true)->events[0], kCreated);
  EXPECT_TRUE(is_sound(*store));
}

TEST_P(RewriteTest, LeavesEverythingAsItWasIfItFailsInTheMiddle) {
  const auto store = with_names();
  if (GetParam() == StoreKind::kSqlite)
    change("CREATE TRIGGER stop BEFORE UPDATE ON played BEGIN SELECT RAISE(ABORT, 'stop'); END");
  else
    change(
        "CREATE FUNCTION stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'stop'; END $$; "
        "CREATE TRIGGER stop BEFORE UPDATE ON played FOR EACH ROW EXECUTE FUNCTION stop()");
  EXPECT_EQ(take_names_out(*store, "a", true), Rewritten::kFailed);
  EXPECT_EQ(store->load("a", true)->events[0], kCreated);
  EXPECT_EQ(store->load("a", false)->snapshot, "old");
  EXPECT_TRUE(is_sound(*store));
  EXPECT_EQ(append_one(*store, events("a", 4, {R"({"kind":"kept","at":4})"})), Stored::kDone) << "and it goes on";
}

TEST_P(RewriteTest, LeavesADamagedJournalToWhoeverLooksIntoIt) {
  const auto store = with_names();
  change("UPDATE events SET event = '{}' WHERE table_id = 'a' AND number = 2");
  EXPECT_EQ(take_names_out(*store, "a", true), Rewritten::kDamaged);
  EXPECT_EQ(store->texts_of("a")->events[0], kCreated);
}

TEST_P(RewriteTest, IsForTheOwnerAlone) {
  if (GetParam() == StoreKind::kSqlite) GTEST_SKIP() << "has one server";
  const auto store = with_names(), other = open("two");
  EXPECT_EQ(take_names_out(*other, "a", false), Rewritten::kElsewhere);
  TableTexts texts = *other->texts_of("a");
  texts.events[0] = without_names(texts.events[0]);
  EXPECT_EQ(other->rewrite("a", texts), Stored::kConflict);
  EXPECT_EQ(store->load("a", true)->events[0], kCreated);
  // One that hung: its table was taken over, and it does not know yet.
  change("UPDATE leases SET until = until - 60000 WHERE server = 'one'");
  own(*other, {"a"});
  EXPECT_EQ(store->rewrite("a", texts), Stored::kConflict);
  EXPECT_EQ(other->load("a", true)->events[0], kCreated);
  EXPECT_EQ(take_names_out(*other, "a", true), Rewritten::kDone);
}

}  // namespace
}  // namespace kosmo

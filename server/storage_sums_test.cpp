// What a disk or a hand has changed is noticed, by the sums of both stores.
#include <filesystem>

#include "server/storage_testing.h"

namespace kosmo {
namespace {

class StoredSums : public StorageTest {};
INSTANTIATE_TEST_SUITE_P(Both, StoredSums, both_kinds(), kind_of_store);

// Two journals of five events with a snapshot after the third, both in the lobby.
void write_two(Storage& store) {
  for (const std::string table : {"a", "b"}) {
    own(store, {table});
    Append first = events(table, 1, {"{1}", "{2}", "{3}"}), second = events(table, 4, {"{4}", "{5}"});
    first.snapshot = "after 3";
    second.row = row(table, "playing", 5, 50);
    ASSERT_EQ(append_one(store, first), Stored::kDone);
    ASSERT_EQ(append_one(store, second), Stored::kDone);
  }
}

TEST_P(StoredSums, what_was_written_is_sound) {
  auto store = open();
  write_two(*store);
  EXPECT_FALSE(store->load("a", true)->damage);
  EXPECT_FALSE(store->load("a", false)->damage);
  EXPECT_EQ(store->load("a", false)->snapshot, "after 3");
  const Strings both{"a", "b"};
  EXPECT_EQ(*store->tables_after("", 10), both);
  EXPECT_EQ(*store->tables_after("a", 10), Strings{"b"});
  const auto found = store->check_journals(both);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->is_sound());
  EXPECT_EQ(found->tables, 2);
  EXPECT_EQ(found->events, 10);
  EXPECT_EQ(found->unsummed, 0);
}

TEST_P(StoredSums, damage_is_noticed_wherever_it_is) {
  struct Case {
    const char *sql, *words;
    std::size_t sound;  // events before it
    bool seen_from_snapshot;
  };
  for (const Case& c : {
           Case{"UPDATE events SET event = '{6}' WHERE table_id = 'a' AND number = 5", "event 5 is not", 4, true},
           Case{"UPDATE events SET event = '{7}' WHERE table_id = 'a' AND number = 1", "event 1 is not", 0, false},
           Case{"UPDATE events SET sum = '' WHERE table_id = 'a' AND number = 2", "event 2 is not", 1, false},
           Case{"DELETE FROM events WHERE table_id = 'a' AND number = 4", "event 4 is missing", 3, true},
           Case{"DELETE FROM events WHERE table_id = 'a' AND number = 5", "event 5 is missing", 4, true},
           Case{"DELETE FROM events WHERE table_id = 'a'", "event 1 is missing", 0, true},
           Case{"DELETE FROM journals WHERE table_id = 'a'", "event 1 is not", 0, true},
           Case{
               "UPDATE events SET sum = (SELECT sum FROM events o WHERE o.table_id = 'b' AND o.number = events.number) "
               "WHERE table_id = 'a'",
               "event 1 is not", 0, true},
           Case{"UPDATE journals SET number = 4, sum = (SELECT sum FROM events WHERE table_id = 'a' AND number = 4) "
                "WHERE table_id = 'a'",
                "does not end", 5, true},
       }) {
    SCOPED_TRACE(c.sql);
    if (GetParam() == StoreKind::kPostgres) database_ = std::make_unique<FreshDatabase>();
    std::filesystem::remove(folder_.file("store"));
    auto store = open();
    write_two(*store);
    ASSERT_EQ(store->public_tables(10)->size(), 2u);
    ASSERT_NO_FATAL_FAILURE(change(c.sql));
    const auto whole = store->load("a", true);
    ASSERT_TRUE(whole);
    EXPECT_NE(whole->damage.en.find(c.words), std::string::npos) << whole->damage.en;
    EXPECT_NE(whole->damage.pl.find("uszkodzony"), std::string::npos) << whole->damage.pl;
    EXPECT_EQ(whole->events.size(), c.sound);
    EXPECT_EQ(static_cast<bool>(store->load("a", false)->damage), c.seen_from_snapshot);
    const auto listed = store->public_tables(10);
    ASSERT_EQ(listed->size(), 1u) << "a damaged table is not shown";
    EXPECT_EQ((*listed)[0].id, "b");
    EXPECT_EQ(*store->due_tables(100, 10), Strings{"b"}) << "and nobody plays it";
    const Strings both{"a", "b"};
    const auto found = store->check_journals(both);
    ASSERT_FALSE(found->damaged.empty());
    EXPECT_EQ(found->damaged[0].table, "a");
    EXPECT_FALSE(found->damaged[0].playable);
    EXPECT_FALSE(store->load("b", true)->damage);
  }
}

TEST_P(StoredSums, a_look_finds_damage_before_anybody_opens_the_table) {
  auto store = open();
  write_two(*store);
  change("UPDATE events SET event = '{7}' WHERE table_id = 'a' AND number = 1");
  ASSERT_EQ(store->public_tables(10)->size(), 2u) << "nobody knows yet";
  const Strings both{"a", "b"};
  EXPECT_EQ(store->check_journals(both)->damaged.size(), 1u);
  EXPECT_EQ(store->public_tables(10)->size(), 1u);
}

TEST_P(StoredSums, a_damaged_snapshot_is_not_used_and_harms_nobody) {
  auto store = open();
  write_two(*store);
  change("UPDATE snapshots SET snapshot = 'after 2' WHERE table_id = 'a'");
  const auto journal = store->load("a", false);
  EXPECT_FALSE(journal->damage);
  EXPECT_EQ(journal->snapshot_at, 0);
  EXPECT_EQ(journal->events.size(), 5u);
  const Strings one{"a"};
  const auto found = store->check_journals(one);
  ASSERT_EQ(found->damaged.size(), 1u);
  EXPECT_TRUE(found->damaged[0].playable);
  EXPECT_EQ(store->public_tables(10)->size(), 2u);
}

TEST_P(StoredSums, events_that_were_read_before_are_followed_by_sound_ones_only) {
  auto store = open();
  write_two(*store);
  EXPECT_EQ(*store->events_after("a", 3), (Strings{"{4}", "{5}"}));
  change("UPDATE events SET event = '{6}' WHERE table_id = 'a' AND number = 5");
  EXPECT_EQ(*store->events_after("a", 3), Strings{"{4}"});
}

}  // namespace
}  // namespace kosmo

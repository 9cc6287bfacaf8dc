// What both stores promise, asked of both.
#include "server/storage.h"

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <map>
#include <thread>

#include "server/storage_testing.h"
#include "server/time_control.h"

namespace kosmo {
namespace {

INSTANTIATE_TEST_SUITE_P(Both, StorageTest, both_kinds(), kind_of_store);

TEST_P(StorageTest, gives_back_what_was_appended_in_order) {
  auto store = open();
  own(*store, {"a"});
  EXPECT_EQ(append_one(*store, events("a", 1, {R"({"n":1})", R"({"text":"zażółć \"gęślą\" \\ {,}"})"})), Stored::kDone);
  EXPECT_EQ(append_one(*store, events("a", 3, {"{}", ""})), Stored::kDone);
  auto journal = store->load("a", false);
  ASSERT_TRUE(journal);
  EXPECT_EQ(journal->snapshot_at, 0);
  EXPECT_EQ(journal->first, 1);
  EXPECT_EQ(journal->events, (Strings{R"({"n":1})", R"({"text":"zażółć \"gęślą\" \\ {,}"})", "{}", ""}));
  EXPECT_EQ(*store->events_after("a", 2), (Strings{"{}", ""}));
  EXPECT_TRUE(store->events_after("a", 4)->empty());
  EXPECT_TRUE(store->load("nobody's", true)->events.empty());
}

TEST_P(StorageTest, an_append_that_is_not_the_next_one_conflicts_and_writes_nothing) {
  auto store = open();
  own(*store, {"a", "b"});
  ASSERT_EQ(append_one(*store, events("a", 1, {"1", "2"})), Stored::kDone);
  for (std::int64_t first : {0, 1, 2, 4}) {
    Append wrong = events("a", first, {"x"});
    wrong.row = row("a", "playing", 5);
    wrong.snapshot = "wrong";
    EXPECT_EQ(append_one(*store, wrong), Stored::kConflict) << first;
  }
  EXPECT_EQ(append_one(*store, events("b", 2, {"x"})), Stored::kConflict);
  EXPECT_EQ(store->load("a", false)->events, (Strings{"1", "2"}));
  EXPECT_TRUE(store->load("b", false)->events.empty());
  EXPECT_TRUE(store->public_tables(10)->empty());
}

TEST_P(StorageTest, one_conflict_among_many_does_not_take_the_others_with_it) {
  auto store = open();
  own(*store, {"a", "b", "c"});
  std::vector<Append> batch{events("a", 1, {"1"}), events("b", 7, {"x"}), events("c", 1, {"1"}), events("a", 2, {"2"}),
                            events("a", 2, {"x"})};
  EXPECT_EQ(store->append(batch),
            (std::vector{Stored::kDone, Stored::kConflict, Stored::kDone, Stored::kDone, Stored::kConflict}));
  EXPECT_EQ(store->load("a", true)->events, (Strings{"1", "2"}));
  EXPECT_TRUE(store->load("b", true)->events.empty());
  EXPECT_EQ(store->load("c", true)->events, Strings{"1"});
}

TEST_P(StorageTest, the_last_row_of_a_table_in_a_batch_counts) {
  auto store = open();
  own(*store, {"a"});
  std::vector<Append> batch{events("a", 1, {"1"}), events("a", 2, {"2"}), events("a", 3, {})};
  batch[0].row = row("a", "waiting", 5);
  batch[1].row = row("a", "playing", 5);
  batch[2].row = row("a", "playing", 5, 99);
  batch[1].snapshot = "after 2";
  batch[2].snapshot = "after 2, better";
  EXPECT_EQ(store->append(batch), std::vector<Stored>(3, Stored::kDone));
  auto tables = store->public_tables(10);
  ASSERT_EQ(tables->size(), 1u);
  EXPECT_EQ((*tables)[0].phase, "playing");
  EXPECT_EQ((*tables)[0].due, 99);
  EXPECT_EQ(store->load("a", false)->snapshot, "after 2, better");
}

TEST_P(StorageTest, loads_from_the_latest_snapshot_or_whole) {
  auto store = open();
  own(*store, {"a"});
  for (int i = 1; i <= 4; ++i) {
    Append append = events("a", 2 * i - 1, {std::to_string(2 * i - 1), std::to_string(2 * i)});
    append.snapshot = "after " + std::to_string(2 * i);
    ASSERT_EQ(append_one(*store, append), Stored::kDone);
  }
  ASSERT_EQ(append_one(*store, events("a", 9, {"9"})), Stored::kDone);
  auto journal = store->load("a", false);
  EXPECT_EQ(journal->snapshot, "after 8");
  EXPECT_EQ(journal->snapshot_at, 8);
  EXPECT_EQ(journal->first, 9);
  EXPECT_EQ(journal->events, Strings{"9"});
  auto whole = store->load("a", true);
  EXPECT_EQ(whole->snapshot_at, 0);
  EXPECT_TRUE(whole->snapshot.empty());
  EXPECT_EQ(whole->first, 1);
  EXPECT_EQ(whole->events.size(), 9u);
}

TEST_P(StorageTest, lists_open_public_tables_newest_first) {
  auto store = open();
  std::vector<Append> batch;
  Strings ids{"old", "new", "hidden", "over", "shut"};
  own(*store, ids);
  for (const std::string& id : ids) {
    batch.push_back(events(id, 1, {"{}"}));
    batch.back().row = row(id, "waiting", 100);
  }
  batch[1].row->created = 200;
  batch[1].row->phase = "playing";
  batch[2].row->is_public = false;
  batch[3].row->phase = "finished";
  batch[4].row->phase = "closed";
  ASSERT_EQ(store->append(batch), std::vector<Stored>(5, Stored::kDone));
  auto tables = store->public_tables(10);
  ASSERT_EQ(tables->size(), 2u);
  EXPECT_EQ((*tables)[0].id, "new");
  const TableRow& old = (*tables)[1];
  EXPECT_EQ(old.id, "old");
  EXPECT_EQ(old.game, "orion");
  EXPECT_EQ(old.phase, "waiting");
  EXPECT_TRUE(old.is_public);
  EXPECT_EQ(old.summary, R"({"name":"Stół \"A\"\\"})");
  EXPECT_EQ(old.created, 100);
  EXPECT_EQ(old.updated, 101);
  EXPECT_EQ(store->public_tables(1)->size(), 1u);
  EXPECT_EQ(*store->count_public_tables(), 2) << "all of them, however many are listed";
}

TEST_P(StorageTest, finds_tables_that_have_waited_since) {
  auto store = open();
  EXPECT_EQ(*store->count_public_tables(), 0);
  std::map<std::string, std::int64_t> created{
      {"new", 300}, {"old", 200}, {"older", 100}, {"playing", 50}, {"shut", 60}};
  for (auto& [id, when] : created) {
    own(*store, {id});
    Append append = events(id, 1, {"{}"});
    append.row = row(id, id == "playing" ? "playing" : id == "shut" ? "closed" : "waiting", when);
    append.row->is_public = id != "older";  // private ones are forgotten as well
    ASSERT_EQ(append_one(*store, append), Stored::kDone);
  }
  EXPECT_EQ(*store->waiting_tables(201, 10), (Strings{"older", "old"}));  // changed 1 after they were made
  EXPECT_EQ(*store->waiting_tables(200, 10), Strings{"older"});
  EXPECT_EQ(*store->waiting_tables(1000, 1), Strings{"older"});
}

TEST(Storage, says_why_it_cannot_be_opened_in_one_line) {
  const auto store = open_storage("postgresql://nobody@127.0.0.1:1/none", "one");
  ASSERT_FALSE(store);
  for (const std::string& words : {store.problem().en, store.problem().pl}) {
    EXPECT_EQ(words.find_first_of("\n\t\r"), std::string::npos) << words;
    EXPECT_EQ(words.find("  "), std::string::npos) << words;
  }
  EXPECT_NE(store.problem().en.find("refused"), std::string::npos) << store.problem().en;
  EXPECT_EQ(explain("A", "B", " one\n\ttwo \n").en, "A: one two");
  EXPECT_EQ(explain("A", "B", "\n").pl, "B.");
}

TEST_P(StorageTest, finds_waiting_tables_by_their_host_and_by_who_sits_there) {
  auto store = open();
  own(*store, {"a", "b", "c", "d"});
  const auto add = [&](const std::string& id, const std::string& phase, const std::string& host,
                       const std::string& sits) {
    Append append = events(id, 1, {"{}"});
    append.row = row(id, phase, 1);
    append.row->summary = R"({"id":"x","host_user":")" + host + R"(","seats":[{"user":")" + sits + R"("}]})";
    EXPECT_EQ(append_one(*store, append), Stored::kDone);
  };
  add("a", "waiting", "u_1", "o"), add("b", "waiting", "ux1", "o"), add("c", "playing", "u_1", "o");
  add("d", "waiting", "o", "u_1");
  EXPECT_EQ(*store->waiting_tables_of("u_1"), (Strings{"a", "d"}));
  EXPECT_TRUE(store->waiting_tables_of("u")->empty());
}

TEST_P(StorageTest, an_order_is_taken_once_and_not_when_it_is_old) {
  auto store = open();
  Order order;
  order.what = "close", order.whom = "t", order.by = "root";
  order.id = "now";
  ASSERT_EQ(store->add_order(order), Stored::kDone);
  order.id = "old", order.asked = 1;
  ASSERT_EQ(store->add_order(order), Stored::kDone);
  const auto taken = store->take_orders("one");
  ASSERT_TRUE(taken && taken->size() == 1) << (taken ? "" : taken.problem().en);
  EXPECT_EQ(taken->front().id, "now");
  EXPECT_GT(taken->front().asked, 1'600'000'000'000);
  EXPECT_TRUE(store->take_orders("one")->empty());
  EXPECT_EQ(store->finish_order("old", true, {"x", "y"}, 5), Stored::kConflict) << "it has ended";
}

TEST_P(StorageTest, finds_tables_in_which_something_is_due) {
  auto store = open();
  std::map<std::string, std::int64_t> due{{"never", 0}, {"late", 300}, {"soon", 200}, {"now", 100}};
  for (auto& [id, when] : due) {
    own(*store, {id});
    Append append = events(id, 1, {"{}"});
    append.row = row(id, "playing", 1, when);
    ASSERT_EQ(append_one(*store, append), Stored::kDone);
  }
  EXPECT_EQ(*store->due_tables(200, 10), (Strings{"now", "soon"}));
  EXPECT_EQ(*store->due_tables(1000, 1), Strings{"now"});
  EXPECT_TRUE(store->due_tables(99, 10)->empty());
  EXPECT_EQ(*store->tables_ahead(1, 10), (Strings{"now", "soon", "late"})) << "they changed at 2";
  EXPECT_EQ(*store->tables_ahead(1, 1), Strings{"now"});
  EXPECT_TRUE(store->tables_ahead(2, 10)->empty());
}

TEST_P(StorageTest, remembers_who_played_what) {
  auto store = open();
  Strings ids{"a", "b", "c"};
  own(*store, ids);
  for (int i = 0; i < 3; ++i) {
    Append append = events(ids[i], 1, {"{}"});
    append.played = {{"ala", append.table, "orion", 100 + i, "{}"}, {"ola", append.table, "orion", 100 + i, "{}"}};
    ASSERT_EQ(append_one(*store, append), Stored::kDone);
  }
  Append again = events("a", 2, {"{}"});
  again.played = {{"ala", "a", "orion", 100, "first"}, {"ala", "a", "orion", 100, "corrected"}};
  ASSERT_EQ(append_one(*store, again), Stored::kDone);
  auto newest = store->played_by("ala", 1000, 2);
  ASSERT_EQ(newest->size(), 2u);
  EXPECT_EQ((*newest)[0].table, "c");
  EXPECT_EQ((*newest)[1].table, "b");
  auto older = store->played_by("ala", (*newest)[1].ended, 10);
  ASSERT_EQ(older->size(), 1u);
  EXPECT_EQ((*older)[0].table, "a");
  EXPECT_EQ((*older)[0].summary, "corrected");
  EXPECT_TRUE(store->played_by("nobody", 1000, 10)->empty());
}

TEST_P(StorageTest, a_name_belongs_to_one_person_and_guests_share_the_empty_one) {
  auto store = open();
  EXPECT_EQ(store->add_user({"1", "Ala", "ala", "hash", 5}), Stored::kDone);
  EXPECT_EQ(store->add_user({"2", "ALA", "ala", "other", 6}), Stored::kConflict);
  EXPECT_EQ(store->add_user({"1", "Ola", "ola", "other", 6}), Stored::kConflict);
  EXPECT_EQ(store->add_user({"3", "Gość", "", "", 7}), Stored::kDone);
  EXPECT_EQ(store->add_user({"4", "Gość", "", "", 8}), Stored::kDone);
  EXPECT_FALSE(store->user_by_key("")->has_value());
  EXPECT_FALSE(store->user_by_key("ola")->has_value());
  auto ala = *store->user_by_key("ala");
  ASSERT_TRUE(ala);
  EXPECT_EQ(ala->id, "1");
  EXPECT_EQ(ala->name, "Ala");
  EXPECT_EQ(ala->password, "hash");
  EXPECT_EQ(ala->created, 5);
}

TEST_P(StorageTest, a_guest_registers_unless_the_name_is_taken) {
  auto store = open();
  ASSERT_EQ(store->add_user({"1", "Ala", "ala", "hash", 5}), Stored::kDone);
  ASSERT_EQ(store->add_user({"2", "Gość", "", "", 6}), Stored::kDone);
  EXPECT_EQ(store->update_user({"2", "Ala", "ala", "x", 6}), Stored::kConflict);
  EXPECT_EQ(store->update_user({"2", "Ola", "ola", "x", 6}), Stored::kDone);
  EXPECT_EQ(store->update_user({"9", "Ela", "ela", "x", 6}), Stored::kConflict);
  EXPECT_EQ((*store->user_by_key("ola"))->id, "2");
  EXPECT_EQ((*store->user_by_key("ala"))->id, "1");
}

TEST_P(StorageTest, people_are_found_by_their_ids_many_at_once) {
  auto store = open();
  Strings ids{"nobody"};
  for (int i = 0; i < 40; ++i) {
    ids.push_back("id" + std::to_string(i));
    ASSERT_EQ(store->add_user({ids.back(), "Ala " + std::to_string(i), "", "", i}), Stored::kDone);
  }
  EXPECT_EQ(store->users_by_id(ids)->size(), 40u);
  EXPECT_TRUE(store->users_by_id({})->empty());
  const auto one = store->users_by_id(std::span(ids).subspan(3, 1));
  ASSERT_EQ(one->size(), 1u);
  EXPECT_EQ(one->at(0).name, "Ala 2");
}

TEST_P(StorageTest, a_token_that_nobody_uses_ends) {
  auto store = open();
  ASSERT_EQ(store->add_user({"1", "Ala", "ala", "hash", 5}), Stored::kDone);
  ASSERT_EQ(store->add_token("t", "1", 10 * kHour), Stored::kDone);
  EXPECT_TRUE(store->user_by_token("t", 10 * kHour)->has_value());
  EXPECT_FALSE(store->user_by_token("t", 10 * kHour + 1)->has_value());
  EXPECT_EQ(store->use_token("t", 10 * kHour + 5), Stored::kDone);  // too soon to be written down
  EXPECT_FALSE(store->user_by_token("t", 10 * kHour + 1)->has_value());
  EXPECT_EQ(store->use_token("t", 12 * kHour), Stored::kDone);
  EXPECT_TRUE(store->user_by_token("t", 12 * kHour)->has_value());
  EXPECT_EQ(store->use_token("none", 12 * kHour), Stored::kDone);
  ASSERT_EQ(store->add_token("u", "1", 1), Stored::kDone);
  ASSERT_EQ(store->add_token("v", "1", 1), Stored::kDone);
  EXPECT_EQ(store->remove_tokens("1", "u"), Stored::kDone);
  EXPECT_FALSE(store->user_by_token("t", 0)->has_value());
  EXPECT_FALSE(store->user_by_token("v", 0)->has_value());
  EXPECT_TRUE(store->user_by_token("u", 0)->has_value());
}

TEST_P(StorageTest, a_person_who_goes_leaves_nothing_but_what_was_played) {
  auto store = open();
  own(*store, {"a"});
  ASSERT_EQ(store->add_user({"1", "Ala", "ala", "hash", 5}), Stored::kDone);
  ASSERT_EQ(store->add_user({"2", "Gość", "", "", 5}), Stored::kDone);
  ASSERT_EQ(store->add_token("t", "1", 9), Stored::kDone);
  Append game = events("a", 1, {"{}"});
  game.played = {{"1", "a", "orion", 5, "{}"}, {"2", "a", "orion", 5, "{}"}};
  ASSERT_EQ(append_one(*store, game), Stored::kDone);
  EXPECT_EQ(store->change_password("1", "new"), Stored::kDone);
  EXPECT_EQ((*store->user_by_key("ala"))->password, "new");
  EXPECT_EQ(store->change_password("2", "new"), Stored::kConflict) << "a guest has none";
  EXPECT_EQ(store->remove_user("1"), Stored::kDone);
  EXPECT_EQ(store->remove_user("1"), Stored::kConflict);
  EXPECT_FALSE(store->user_by_key("ala")->has_value());
  EXPECT_FALSE(store->user_by_token("t", 0)->has_value());
  EXPECT_TRUE(store->played_by("1", 100, 9)->empty());
  EXPECT_EQ(store->played_by("2", 100, 9)->size(), 1u);
  EXPECT_EQ(store->load("a", true)->events.size(), 1u);
  EXPECT_EQ(store->add_user({"3", "Ala", "ala", "hash", 6}), Stored::kDone) << "the name is free again";
}

TEST_P(StorageTest, a_token_leads_to_its_person_until_removed) {
  auto store = open();
  ASSERT_EQ(store->add_user({"1", "Ala", "ala", "hash", 5}), Stored::kDone);
  EXPECT_EQ(store->add_token("t", "1", 9), Stored::kDone);
  EXPECT_EQ(store->add_token("t", "1", 9), Stored::kConflict);
  EXPECT_EQ((*store->user_by_token("t", 0))->name, "Ala");
  EXPECT_FALSE(store->user_by_token("u", 0)->has_value());
  EXPECT_EQ(store->remove_token("t"), Stored::kDone);
  EXPECT_FALSE(store->user_by_token("t", 0)->has_value());
}

TEST_P(StorageTest, everything_survives_reopening) {
  {
    auto store = open();
    own(*store, {"a"});
    Append append = events("a", 1, {"1", "2"});
    append.row = row("a", "playing", 5, 50);
    append.snapshot = "s";
    append.played = {{"1", "a", "orion", 9, "{}"}};
    ASSERT_EQ(append_one(*store, append), Stored::kDone);
    ASSERT_EQ(store->add_user({"1", "Ala", "ala", "hash", 5}), Stored::kDone);
    ASSERT_EQ(store->add_token("t", "1", 9), Stored::kDone);
  }
  auto store = open();
  EXPECT_EQ(store->load("a", true)->events, (Strings{"1", "2"}));
  EXPECT_EQ(store->load("a", false)->snapshot, "s");
  EXPECT_EQ(store->public_tables(9)->size(), 1u);
  EXPECT_EQ(store->due_tables(50, 9)->size(), 1u);
  EXPECT_EQ(store->played_by("1", 10, 9)->size(), 1u);
  EXPECT_EQ((*store->user_by_token("t", 0))->key, "ala");
  own(*store, {"a"});
  EXPECT_EQ(append_one(*store, events("a", 3, {"3"})), Stored::kDone);
}

TEST_P(StorageTest, a_killed_server_leaves_what_it_acknowledged) {
  pid_t child = fork();
  if (child == 0) {
    auto store = open();
    Strings tables{"a"};
    bool good = static_cast<bool>(store->own(tables));
    for (int i = 1; i <= 20; ++i)
      good = good && append_one(*store, events("a", i, {std::to_string(i)})) == Stored::kDone;
    if (good) raise(SIGKILL);
    _exit(1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status));
  auto store = open("two");
  auto journal = store->load("a", true);
  ASSERT_EQ(journal->events.size(), 20u);
  EXPECT_EQ(journal->events.back(), "20");
  // PostgreSQL notices the death of a client on its own time.
  Strings tables{"a"};
  for (int i = 0; i < 100 && !(*store->own(tables))[0]; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_EQ(append_one(*store, events("a", 21, {"21"})), Stored::kDone);
}

TEST_P(StorageTest, a_table_is_removed_with_everything_that_is_kept_of_it_unless_it_has_changed) {
  auto store = open();
  own(*store, {"a", "b"});
  for (const std::string id : {"a", "b"}) {
    Append append = events(id, 1, {"1", "2"});
    append.row = row(id, "finished", 100);  // changed at 101
    append.snapshot = "s";
    append.played = {{"ala", id, "orion", 101, "{}"}};
    ASSERT_EQ(append_one(*store, append), Stored::kDone);
  }
  EXPECT_EQ(store->remove_table("a", 100), Stored::kConflict) << "it has changed since";
  EXPECT_EQ(store->load("a", true)->events.size(), 2u);
  EXPECT_EQ(store->played_by("ala", 1000, 9)->size(), 2u);
  EXPECT_EQ(store->remove_table("a", 101), Stored::kDone);
  EXPECT_TRUE(store->load("a", false)->events.empty());
  EXPECT_EQ(store->load("a", false)->snapshot_at, 0);
  EXPECT_EQ(store->played_by("ala", 1000, 9)->size(), 1u);
  EXPECT_EQ(*store->tables_after("", 9), Strings{"b"});
  EXPECT_EQ(store->remove_table("a", 101), Stored::kConflict) << "there is none";
  own(*store, {"a"});  // as if it had never been
  Append again = events("a", 1, {"1"});
  again.row = row("a", "waiting", 200);
  EXPECT_EQ(append_one(*store, again), Stored::kDone);
  EXPECT_EQ(store->load("b", true)->events.size(), 2u);
  EXPECT_TRUE(store->check_journals(Strings{"a", "b"})->is_sound());
}

TEST_P(StorageTest, only_the_owner_removes_a_table) {
  if (GetParam() == StoreKind::kSqlite) GTEST_SKIP() << "one server owns everything";
  auto store = open(), other = open("two");
  own(*store, {"a"});
  Append append = events("a", 1, {"1"});
  append.row = row("a", "closed", 100);
  ASSERT_EQ(append_one(*store, append), Stored::kDone);
  EXPECT_EQ(other->remove_table("a", 1000), Stored::kConflict);
  EXPECT_EQ(store->load("a", true)->events.size(), 1u);
  store->release("a");
  own(*other, {"a"});
  EXPECT_EQ(other->remove_table("a", 1000), Stored::kDone);
  EXPECT_TRUE(store->load("a", true)->events.empty());
}

TEST_P(StorageTest, finds_what_nobody_needs_any_more) {
  auto store = open();
  const Strings ids{"bots", "ala's", "ola's", "shut", "goes on", "waits", "late"};
  const Strings phases{"finished", "finished", "playing", "closed", "playing", "waiting", "closed"};
  const std::vector<std::int64_t> changed{10, 11, 12, 13, 500, 14, 500};
  own(*store, ids);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    Append append = events(ids[i], 1, {"1"});
    append.row = row(ids[i], phases[i], changed[i] - 1);
    if (ids[i] == "ala's") append.played = {{"ala", ids[i], "orion", 1, "{}"}, {"gone", ids[i], "orion", 1, "{}"}};
    if (ids[i] == "ola's" || ids[i] == "goes on") append.played = {{"ola", ids[i], "orion", 1, "{}"}};
    ASSERT_EQ(append_one(*store, append), Stored::kDone);
  }
  ASSERT_EQ(store->add_user({"ala", "Ala", "ala", "hash", 1}), Stored::kDone);
  for (const std::string id : {"ola", "ela", "iza", "new"})
    ASSERT_EQ(store->add_user({id, id, "", "", id == "new" ? 500 : 1}), Stored::kDone);
  ASSERT_EQ(store->add_token("old", "ela", 1), Stored::kDone);
  ASSERT_EQ(store->add_token("young", "iza", 1), Stored::kDone);
  ASSERT_EQ(store->use_token("young", 4'000'000), Stored::kDone);

  EXPECT_TRUE(store->forgotten_tables({}, 9)->empty());
  EXPECT_TRUE(store->forgotten_guests({}, 9)->empty());
  EXPECT_EQ(*store->remove_forgotten_tokens({}, 9), 0);
  EXPECT_EQ(*store->forgotten_tables({.nobodys = 100}, 9), (Strings{"bots", "shut"}));
  EXPECT_EQ(*store->forgotten_tables({.nobodys = 11}, 9), Strings{"bots"});
  EXPECT_EQ(*store->forgotten_tables({.finished = 100}, 9), (Strings{"bots", "ala's"}));
  EXPECT_EQ(*store->forgotten_tables({.finished = 100}, 1), Strings{"bots"});
  EXPECT_EQ(*store->forgotten_guests({.guests = 100}, 9), Strings{"ela"}) << "Ola's game goes on";
  EXPECT_EQ(*store->forgotten_guests({.guests = 501}, 9), (Strings{"ela", "ola", "new"}));
  ASSERT_EQ(store->remove_user("ola"), Stored::kDone);
  EXPECT_EQ(*store->forgotten_tables({.nobodys = 100}, 9), (Strings{"bots", "ola's", "shut"}));
  EXPECT_EQ(*store->remove_forgotten_tokens({.tokens = 100}, 9), 1);
  EXPECT_FALSE(store->user_by_token("old", 0)->has_value());
  EXPECT_TRUE(store->user_by_token("young", 0)->has_value());
}

TEST_P(StorageTest, is_healthy) {
  auto store = open();
  EXPECT_FALSE(store->check_health());
  EXPECT_EQ(store->losses(), 0u);
  EXPECT_EQ(store->notify({"talk", std::string(kLongestNote, 'x')}), Stored::kDone);
  EXPECT_EQ(store->notify({"talk", std::string(kLongestNote + 1, 'x')}), Stored::kFailed);
}

TEST(OpenStorage, says_in_both_languages_what_it_takes) {
  for (const char* where : {"", "mysql://localhost/x"}) {
    auto store = open_storage(where, "one");
    ASSERT_FALSE(store);
    EXPECT_NE(store.problem().en.find("postgresql://"), std::string::npos);
    EXPECT_NE(store.problem().pl.find("postgresql://"), std::string::npos);
  }
  EXPECT_FALSE(open_storage("postgresql://nobody@127.0.0.1:1/none", "one"));
  EXPECT_TRUE(open_storage(":memory:", "one"));
}

}  // namespace
}  // namespace kosmo

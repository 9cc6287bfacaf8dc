// What only the shared store promises: one owner, notes, and the truth about a commit whatever happens to the
// connection.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <thread>

#include "server/journal_sum.h"
#include "server/sql_storage.h"
#include "server/test_postgres.h"
#include "server/test_proxy.h"
#include "server/test_storage.h"

namespace kosmo {
namespace {

using std::chrono::milliseconds;

// What a server heard, to be waited for.
class Ear {
 public:
  std::function<void(const Note&)> hear() {
    return [this](const Note& note) {
      std::lock_guard lock(mutex_);
      heard_.push_back(note.channel.empty() ? "(missed)" : note.channel + ": " + note.text);
      changed_.notify_all();
    };
  }
  bool hears(const std::string& text, milliseconds patience = milliseconds(3000)) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, patience, [&] { return std::count(heard_.begin(), heard_.end(), text) > 0; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  Strings heard_;
};

class PostgresStorageTest : public testing::Test {
 protected:
  void SetUp() override {
    KOSMO_NEEDS_POSTGRES();
    database_ = std::make_unique<FreshDatabase>();
  }

  // With a lease that holds on a busy machine, too.
  std::unique_ptr<Storage> open(const std::string& server) { return open_with_lease(server, 50'000); }
  std::unique_ptr<Storage> open_with_lease(const std::string& server, int lease, int statement = 5000) {
    PostgresLimits limits;
    limits.lease = lease;
    limits.statement = statement;
    return opened(open_postgres(
        database_->address(), server,
        [this](const Problem& p) {
          std::lock_guard lock(telling_);
          told_ += p.en + "\n";
        },
        schema_steps(), limits));
  }
  bool owns(Storage& store, const std::string& table) { return (*store.own({&table, 1}))[0]; }
  bool comes_to_own(Storage& store, const std::string& table) {
    for (int i = 0; i < 100; ++i) {
      if (owns(store, table)) return true;
      std::this_thread::sleep_for(milliseconds(20));
    }
    return false;
  }
  // As when a server hangs and does not renew it.
  void let_lease_run_out(const std::string& server) {
    database_->ask("UPDATE leases SET until = until - 60000 WHERE server = '" + server + "'");
  }
  // Ends the connections of a server as the death of its machine would.
  void cut_off(const std::string& server) {
    database_->ask("SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity WHERE application_name = 'kosmoteka " +
                   server + "' AND datname = current_database()");
  }

  std::unique_ptr<FreshDatabase> database_;
  std::mutex telling_;
  std::string told_;
};

TEST_F(PostgresStorageTest, only_one_server_owns_a_table_and_only_it_appends) {
  auto one = open("one"), two = open("two");
  EXPECT_EQ(append_one(*one, events("a", 1, {"1"})), Stored::kConflict) << "not owned by anybody";
  EXPECT_TRUE(owns(*one, "a"));
  EXPECT_TRUE(owns(*one, "a")) << "still";
  Strings both{"a", "b", "b"};
  EXPECT_EQ(*two->own(both), (std::vector<bool>{false, true, true}));
  Append first = events("a", 1, {"1"});
  first.row = row("a", "playing", 1);
  EXPECT_EQ(append_one(*two, first), Stored::kConflict);
  EXPECT_EQ(append_one(*one, first), Stored::kDone);
  EXPECT_EQ(*one->owner("a"), "one");
  EXPECT_EQ(*two->owner("a"), "one");
  EXPECT_EQ(*two->events_after("a", 0), Strings{"1"}) << "everybody reads";
}

TEST_F(PostgresStorageTest, a_released_table_goes_on_with_another_server) {
  auto one = open("one"), two = open("two");
  ASSERT_TRUE(owns(*one, "a"));
  ASSERT_TRUE(owns(*one, "a")) << "owning twice takes one release";
  Append first = events("a", 1, {"1"});
  first.row = row("a", "playing", 1);
  ASSERT_EQ(append_one(*one, first), Stored::kDone);
  one->release("a");
  EXPECT_EQ(*two->owner("a"), "");
  EXPECT_EQ(append_one(*one, events("a", 2, {"x"})), Stored::kConflict);
  EXPECT_TRUE(owns(*two, "a"));
  EXPECT_FALSE(owns(*one, "a"));
  EXPECT_EQ(*one->owner("a"), "two");
  EXPECT_EQ(append_one(*two, events("a", 2, {"2"})), Stored::kDone);
}

TEST_F(PostgresStorageTest, the_death_of_the_owner_frees_its_tables_and_the_stale_server_cannot_append) {
  auto one = open("one"), two = open("two");
  ASSERT_TRUE(owns(*one, "a"));
  Append first = events("a", 1, {"1"});
  first.row = row("a", "playing", 1);
  ASSERT_EQ(append_one(*one, first), Stored::kDone);
  cut_off("one");
  EXPECT_EQ(*two->owner("a"), "") << "the lease is that of a server which is gone";
  ASSERT_TRUE(comes_to_own(*two, "a"));
  EXPECT_NE(append_one(*one, events("a", 2, {"stale"})), Stored::kDone);
  EXPECT_EQ(one->losses(), 1u);
  EXPECT_EQ(append_one(*two, events("a", 2, {"2"})), Stored::kDone);
  EXPECT_NE(append_one(*one, events("a", 3, {"stale"})), Stored::kDone);
  EXPECT_FALSE(owns(*one, "a"));
  EXPECT_EQ(*one->events_after("a", 0), (Strings{"1", "2"}));
}

// ---- leases. A server that is stopped does not renew; that is all that others see of it.

TEST_F(PostgresStorageTest, a_server_that_hangs_loses_its_tables_and_writes_nothing_when_it_wakes) {
  auto one = open("one"), two = open("two");
  own(*one, {"a", "b"});
  Append first = events("a", 1, {"1"});
  first.row = row("a", "playing", 1);
  ASSERT_EQ(append_one(*one, first), Stored::kDone);
  ASSERT_EQ(append_one(*one, events("b", 1, {"1"})), Stored::kDone);
  EXPECT_FALSE(owns(*two, "a")) << "its lease holds";
  EXPECT_TRUE(two->silent_servers()->empty());
  let_lease_run_out("one");
  EXPECT_EQ(*two->owner("a"), "") << "nobody would answer";
  const auto silent = two->silent_servers();
  ASSERT_EQ(silent->size(), 1u);
  EXPECT_EQ((*silent)[0].name, "one");
  EXPECT_EQ((*silent)[0].tables, 2);
  EXPECT_TRUE(owns(*two, "a"));
  EXPECT_EQ(append_one(*two, events("a", 2, {"2"})), Stored::kDone);
  EXPECT_NE(told_.find("server 'one' does not answer"), std::string::npos) << told_;

  // It wakes, and goes on with what it had begun.
  std::vector<Append> batch{events("a", 2, {"stale"}), events("b", 2, {"2"}), events("a", 3, {"stale"})};
  EXPECT_EQ(one->append(batch), (std::vector{Stored::kConflict, Stored::kDone, Stored::kConflict}))
      << "what nobody took is still its own";
  EXPECT_NE(told_.find("another server has taken over"), std::string::npos) << told_;
  EXPECT_EQ(*two->events_after("a", 0), (Strings{"1", "2"}));
  EXPECT_FALSE(one->check_health());
  EXPECT_EQ(one->losses(), 1u) << "then it knows that all may be lost";
  EXPECT_FALSE(owns(*one, "a"));
  EXPECT_EQ(*one->owner("a"), "two");
  EXPECT_TRUE(owns(*one, "b"));
  EXPECT_EQ(append_one(*one, events("b", 3, {"3"})), Stored::kDone);
}

TEST_F(PostgresStorageTest, a_server_that_renews_its_lease_keeps_its_tables) {
  auto one = open("one"), two = open("two");
  own(*one, {"a"});
  const auto left = [&] {
    return std::stoll(
        database_->ask("SELECT until - (extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM leases "
                       "WHERE server = 'one'")[0][0]);
  };
  database_->ask("UPDATE leases SET until = until - 30000 WHERE server = 'one'");
  ASSERT_LT(left(), 20'001);
  EXPECT_FALSE(one->check_health());
  EXPECT_GT(left(), 20'001) << "a look around renews it";
  EXPECT_FALSE(owns(*two, "a"));
  EXPECT_EQ(one->losses(), 0u);
  EXPECT_EQ(append_one(*one, events("a", 1, {"1"})), Stored::kDone);
}

// Its owner may hang in the middle of it.
TEST_F(PostgresStorageTest, a_table_that_is_being_written_to_is_not_waited_for) {
  auto one = open("one"), two = open("two");
  own(*one, {"a", "b"});
  let_lease_run_out("one");
  std::atomic<bool> written = false;
  std::thread writer([&] {
    database_->ask("BEGIN; SELECT 1 FROM owners WHERE name = 'a' FOR UPDATE; SELECT pg_sleep(3); COMMIT");
    written = true;
  });
  while (database_->ask("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'").empty())
    std::this_thread::sleep_for(milliseconds(20));
  const Strings both{"a", "b"};
  EXPECT_EQ(*two->own(both), (std::vector<bool>{false, true}));
  EXPECT_FALSE(written);
  writer.join();
  EXPECT_TRUE(owns(*two, "a"));
}

TEST_F(PostgresStorageTest, a_lease_that_a_clock_gave_for_too_long_does_not_hold) {
  auto one = open("one"), two = open("two");
  own(*one, {"a"});
  database_->ask("UPDATE leases SET until = until + 3600000 WHERE server = 'one'");
  EXPECT_TRUE(owns(*two, "a"));
}

// With SIGSTOP itself, wherever that meets it.
TEST_F(PostgresStorageTest, a_stopped_server_is_replaced_and_what_it_wrote_stays_one_journal) {
  for (int round = 0; round < 2; ++round) {
    const std::string table = "t" + std::to_string(round);
    const pid_t child = fork();
    if (child == 0) {
      auto store = open_with_lease("child", 3000, 2000);
      Stored outcome = owns(*store, table) ? Stored::kDone : Stored::kFailed;
      for (int i = 1; outcome == Stored::kDone; ++i) {
        store->check_health();
        outcome = append_one(*store, events(table, i, {"child"}));
      }
      _exit(store->check_health() || owns(*store, table) ? 1 : 0);
    }
    auto store = open("parent");
    for (int i = 0; i < 500 && store->events_after(table, 0)->size() < 5; ++i)
      std::this_thread::sleep_for(milliseconds(10));
    kill(child, SIGSTOP);
    const auto stopped = std::chrono::steady_clock::now();
    while (!owns(*store, table) && std::chrono::steady_clock::now() - stopped < std::chrono::seconds(10))
      std::this_thread::sleep_for(milliseconds(50));
    const std::size_t before = store->events_after(table, 0)->size();
    EXPECT_EQ(append_one(*store, events(table, static_cast<std::int64_t>(before) + 1, {"parent"})), Stored::kDone);
    EXPECT_FALSE(store->check_health());
    kill(child, SIGCONT);
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0) << "it knows that the table is not its own";
    const auto journal = store->load(table, true);
    EXPECT_FALSE(journal->damage) << journal->damage.en;
    ASSERT_EQ(journal->events.size(), before + 1);
    EXPECT_EQ(journal->events.back(), "parent");
  }
}

TEST_F(PostgresStorageTest, an_idle_server_finds_out_by_a_health_check_that_it_lost_its_tables) {
  auto one = open("one");
  ASSERT_TRUE(owns(*one, "a"));
  cut_off("one");
  EXPECT_FALSE(one->check_health()) << "connected again";
  EXPECT_EQ(one->losses(), 1u);
  EXPECT_TRUE(comes_to_own(*one, "a"));
}

TEST_F(PostgresStorageTest, an_append_that_the_database_refuses_does_not_take_the_others_with_it) {
  auto one = open("one");
  own(*one, {"a", "b", "c"});
  std::vector<Append> batch{events("a", 1, {"1"}), events("b", 1, {"\xff is no text"}), events("b", 2, {"x"}),
                            events("c", 1, {"1"})};
  EXPECT_EQ(one->append(batch), (std::vector{Stored::kDone, Stored::kFailed, Stored::kConflict, Stored::kDone}));
  EXPECT_TRUE(one->events_after("b", 0)->empty());
  EXPECT_EQ(append_one(*one, events("b", 1, {"1"})), Stored::kDone);
}

TEST_F(PostgresStorageTest, events_written_behind_its_back_are_a_conflict_and_then_known) {
  auto one = open("one");
  own(*one, {"a"});
  const std::string sum = sum_of_event("a", "", 1, "by hand");
  database_->ask("INSERT INTO events VALUES('a', 1, 'by hand', '" + sum + "')");
  database_->ask("INSERT INTO journals VALUES('a', 1, '" + sum + "')");
  EXPECT_EQ(append_one(*one, events("a", 1, {"1"})), Stored::kConflict);
  EXPECT_EQ(append_one(*one, events("a", 2, {"2"})), Stored::kDone);
}

TEST_F(PostgresStorageTest, a_server_from_before_there_were_sums_cannot_add_to_a_journal) {
  auto one = open("one");
  EXPECT_ANY_THROW(database_->ask("INSERT INTO events(table_id, number, event) VALUES('a', 1, 'x')"));
}

TEST_F(PostgresStorageTest, keeps_the_latest_two_snapshots_of_each_table) {
  auto one = open("one");
  own(*one, {"a", "b"});
  for (int i = 1; i <= 5; ++i) {
    std::vector<Append> batch{events("a", i, {"{}"}), events("b", i, {"{}"})};
    batch[0].snapshot = "s";
    if (i == 1) batch[1].snapshot = "s";
    ASSERT_EQ(one->append(batch), std::vector<Stored>(2, Stored::kDone));
  }
  EXPECT_EQ(database_->ask("SELECT table_id, number FROM snapshots ORDER BY 1, 2"),
            (std::vector<Strings>{{"a", "4"}, {"a", "5"}, {"b", "1"}}));
}

TEST_F(PostgresStorageTest, a_name_goes_to_one_of_two_servers) {
  auto one = open("one"), two = open("two");
  for (int i = 0; i < 20; ++i) {
    std::string key = "name" + std::to_string(i), id = std::to_string(i);
    Stored first{}, second{};
    std::thread other([&] { first = one->add_user({"one" + id, key, key, "x", 1}); });
    second = two->add_user({"two" + id, key, key, "x", 1});
    other.join();
    EXPECT_EQ((first == Stored::kDone) + (second == Stored::kDone), 1) << i;
    EXPECT_EQ((first == Stored::kConflict) + (second == Stored::kConflict), 1) << i;
  }
}

TEST_F(PostgresStorageTest, servers_that_start_at_once_agree_on_the_schema) {
  std::vector<std::thread> threads;
  std::atomic<int> started = 0;
  for (int i = 0; i < 6; ++i)
    threads.emplace_back([&] { started += static_cast<bool>(open_storage(database_->address(), "s")) ? 1 : 0; });
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(started, 6);
}

TEST_F(PostgresStorageTest, tells_every_listener_of_appends_and_notes) {
  Ear ear;
  auto one = open("one"), two = open("two");
  two->listen({kTablesChannel, "talk"}, ear.hear());
  own(*one, {"a", "b"});
  std::vector<Append> batch{events("a", 1, {"1", "2"}), events("a", 3, {"3"}), events("b", 1, {"1"})};
  ASSERT_EQ(one->append(batch), std::vector<Stored>(3, Stored::kDone));
  EXPECT_TRUE(ear.hears("kosmo_tables: a 3"));
  EXPECT_TRUE(ear.hears("kosmo_tables: b 1"));
  EXPECT_EQ(one->notify({"talk", "cześć"}), Stored::kDone);
  EXPECT_TRUE(ear.hears("talk: cześć"));
  EXPECT_EQ(append_one(*one, events("a", 3, {"x"})), Stored::kConflict);
  EXPECT_EQ(append_one(*one, events("a", 4, {"\xff"})), Stored::kFailed);
  EXPECT_FALSE(ear.hears("kosmo_tables: a 4", milliseconds(100))) << "nothing was committed";
}

TEST_F(PostgresStorageTest, a_note_comes_after_the_events_can_be_read) {
  auto one = open("one"), reader = open("reader"), listener = open("listener");
  std::mutex mutex;
  Strings seen;
  std::condition_variable changed;
  listener->listen({kTablesChannel}, [&](const Note&) {
    std::lock_guard lock(mutex);
    seen.push_back(reader->events_after("a", 0)->empty() ? "nothing" : "the event");
    changed.notify_all();
  });
  own(*one, {"a"});
  ASSERT_EQ(append_one(*one, events("a", 1, {"1"})), Stored::kDone);
  std::unique_lock lock(mutex);
  ASSERT_TRUE(changed.wait_for(lock, milliseconds(3000), [&] { return !seen.empty(); }));
  EXPECT_EQ(seen[0], "the event");
}

TEST_F(PostgresStorageTest, a_listener_that_was_cut_off_says_that_it_may_have_missed_notes_and_hears_on) {
  Ear ear;
  auto one = open("one"), two = open("two");
  two->listen({"talk"}, ear.hear());
  cut_off("two (notes)");
  EXPECT_TRUE(ear.hears("(missed)"));
  ASSERT_EQ(one->notify({"talk", "again"}), Stored::kDone);
  EXPECT_TRUE(ear.hears("talk: again"));
}

// Through a proxy that loses answers and requests.
class PostgresProxyTest : public PostgresStorageTest {
 protected:
  std::unique_ptr<Storage> open_through(TestProxy& proxy, PostgresLimits limits = {}) {
    return opened(open_postgres(
        proxy.address(), "one", [this](const Problem& p) { told_ += p.en + "\n"; }, schema_steps(), limits));
  }
};

TEST_F(PostgresProxyTest, a_commit_whose_answer_was_lost_is_found_to_be_done) {
  TestProxy proxy(database_->address());
  auto one = open_through(proxy);
  own(*one, {"a", "b"});
  proxy.lose_answer_to("COMMIT");
  std::vector<Append> batch{events("a", 1, {"1", "2"}), events("b", 1, {}), events("b", 2, {"gap"})};
  batch[1].row = row("b", "waiting", 1);
  EXPECT_EQ(one->append(batch), (std::vector{Stored::kDone, Stored::kDone, Stored::kConflict})) << told_;
  EXPECT_EQ(one->losses(), 1u);
  EXPECT_EQ(*one->events_after("a", 0), (Strings{"1", "2"}));
  EXPECT_EQ(append_one(*one, events("a", 3, {"3"})), Stored::kConflict) << "must be owned again first";
  ASSERT_TRUE(comes_to_own(*one, "a"));
  EXPECT_EQ(append_one(*one, events("a", 3, {"3"})), Stored::kDone);
}

TEST_F(PostgresProxyTest, a_commit_that_never_arrived_has_failed) {
  TestProxy proxy(database_->address());
  auto one = open_through(proxy);
  own(*one, {"a", "b"});
  proxy.lose_request("COMMIT");
  std::vector<Append> batch{events("a", 1, {"1"}), events("b", 1, {})};
  EXPECT_EQ(one->append(batch), std::vector<Stored>(2, Stored::kFailed));
  EXPECT_EQ(one->losses(), 1u);
  EXPECT_TRUE(one->events_after("a", 0)->empty());
}

TEST_F(PostgresProxyTest, a_connection_lost_before_the_commit_has_written_nothing) {
  TestProxy proxy(database_->address());
  auto one = open_through(proxy);
  own(*one, {"a"});
  proxy.lose_answer_to("INSERT INTO events");
  EXPECT_EQ(append_one(*one, events("a", 1, {"1"})), Stored::kFailed);
  EXPECT_TRUE(one->events_after("a", 0)->empty());
}

TEST_F(PostgresProxyTest, a_database_that_hangs_does_not_hang_the_server) {
  TestProxy proxy(database_->address());
  PostgresLimits limits;
  limits.answer = 1000;
  auto one = open_through(proxy, limits);
  own(*one, {"a"});
  proxy.stall();
  auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(append_one(*one, events("a", 1, {"1"})), Stored::kFailed);
  EXPECT_LT(std::chrono::steady_clock::now() - start, milliseconds(5000));
  EXPECT_EQ(one->losses(), 1u);
  EXPECT_TRUE(one->events_after("a", 0)) << "a new connection is not stalled";
}

TEST_F(PostgresProxyTest, while_the_database_is_away_calls_fail_and_afterwards_they_work) {
  TestProxy proxy(database_->address());
  auto one = open_through(proxy);
  own(*one, {"a"});
  proxy.refuse(true);
  EXPECT_TRUE(one->check_health());
  auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < 50; ++i) EXPECT_NE(append_one(*one, events("a", 1, {"1"})), Stored::kDone);
  EXPECT_LT(std::chrono::steady_clock::now() - start, milliseconds(2000)) << "each fails at once";
  EXPECT_FALSE(one->load("a", true));
  proxy.refuse(false);
  for (int i = 0; i < 150 && one->check_health(); ++i) std::this_thread::sleep_for(milliseconds(20));
  EXPECT_FALSE(one->check_health());
  ASSERT_TRUE(comes_to_own(*one, "a"));
  EXPECT_EQ(append_one(*one, events("a", 1, {"1"})), Stored::kDone);
  EXPECT_EQ(one->losses(), 1u);
}

}  // namespace
}  // namespace kosmo

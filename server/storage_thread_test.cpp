#include "server/storage_thread.h"

#include <algorithm>
#include <atomic>
#include <future>

#include "server/test_storage.h"

namespace kosmo {
namespace {

// Keeps what is posted until the test runs it, on the test's thread.
class HandLoop : public Loop {
 public:
  void post(std::function<void()> work) override {
    std::lock_guard lock(mutex_);
    posted_.push_back(std::move(work));
  }
  void after(std::int64_t, std::function<void()>) override {}
  std::int64_t now() const override { return 0; }

  std::size_t run() {
    std::vector<std::function<void()>> work;
    {
      std::lock_guard lock(mutex_);
      work.swap(posted_);
    }
    for (auto& one : work) one();
    return work.size();
  }

 private:
  std::mutex mutex_;
  std::vector<std::function<void()>> posted_;
};

class StorageThreadTest : public testing::Test {
 protected:
  // Keeps the storage thread at work until the promise is kept, so that what is asked meanwhile waits.
  void hold(StorageThread& thread, std::promise<void>& release) {
    std::promise<void> begun;
    thread.run(
        [&begun, held = release.get_future().share()](Storage&) {
          begun.set_value();
          held.wait();
        },
        {});
    begun.get_future().wait();
  }

  HandLoop loop_;
  std::unique_ptr<Storage> store_ = opened(open_storage(":memory:", "one"));
};

TEST_F(StorageThreadTest, appends_that_wait_go_into_one_transaction) {
  StorageThread thread(loop_, *store_);
  std::promise<void> release;
  hold(thread, release);
  int done = 0;
  for (int i = 0; i < 64; ++i)
    thread.append(events("t" + std::to_string(i), 1, {"{}"}), [&](Stored stored) { done += stored == Stored::kDone; });
  EXPECT_EQ(thread.figures().waiting, 65u);
  release.set_value();
  thread.drain();
  EXPECT_EQ(done, 0) << "outcomes are told on the loop only";
  loop_.run();
  EXPECT_EQ(done, 64);
  auto figures = thread.figures();
  EXPECT_EQ(figures.appends, 64u);
  EXPECT_EQ(figures.transactions, 1u);
  EXPECT_EQ(figures.failures, 0u);
  EXPECT_GT(figures.microseconds, 0u);
  EXPECT_EQ(figures.waiting, 0u);
}

TEST_F(StorageThreadTest, very_many_appends_go_into_several_transactions_in_order) {
  StorageThread thread(loop_, *store_);
  std::promise<void> release;
  hold(thread, release);
  std::vector<int> order;
  for (int i = 0; i < 1000; ++i)
    thread.append(events("t", i + 1, {"{}"}), [&, i](Stored stored) {
      EXPECT_EQ(stored, Stored::kDone);
      order.push_back(i);
    });
  release.set_value();
  thread.drain();
  loop_.run();
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  EXPECT_EQ(order.size(), 1000u);
  EXPECT_GT(thread.figures().transactions, 1u);
  EXPECT_LT(thread.figures().transactions, 10u);
}

TEST_F(StorageThreadTest, each_append_has_its_own_outcome) {
  StorageThread thread(loop_, *store_);
  std::promise<void> release;
  hold(thread, release);
  std::vector<Stored> outcomes(3);
  thread.append(events("a", 1, {"{}"}), [&](Stored stored) { outcomes[0] = stored; });
  thread.append(events("a", 7, {"{}"}), [&](Stored stored) { outcomes[1] = stored; });
  thread.append(events("b", 1, {"{}"}), [&](Stored stored) { outcomes[2] = stored; });
  release.set_value();
  thread.drain();
  loop_.run();
  EXPECT_EQ(outcomes, (std::vector{Stored::kDone, Stored::kConflict, Stored::kDone}));
}

TEST_F(StorageThreadTest, other_work_is_done_in_the_order_of_asking) {
  StorageThread thread(loop_, *store_);
  std::promise<void> release;
  hold(thread, release);
  std::size_t between = 99, after = 99;
  Strings told;
  thread.append(events("a", 1, {"{}"}), [&](Stored) { told.push_back("first append"); });
  thread.run([&](Storage& store) { between = store.events_after("a", 0)->size(); }, [&] { told.push_back("read"); });
  thread.append(events("a", 2, {"{}"}), [&](Stored) { told.push_back("second append"); });
  thread.run([&](Storage& store) { after = store.events_after("a", 0)->size(); }, {});
  release.set_value();
  thread.drain();
  loop_.run();
  EXPECT_EQ(between, 1u);
  EXPECT_EQ(after, 2u);
  EXPECT_EQ(told, (Strings{"first append", "read", "second append"}));
}

TEST_F(StorageThreadTest, drain_waits_for_what_was_asked_so_far_only) {
  StorageThread thread(loop_, *store_);
  std::atomic<bool> stop = false;
  std::thread asker([&] {
    while (!stop) {
      thread.run([](Storage&) {}, {});
      if (thread.figures().waiting > 100) std::this_thread::yield();
    }
  });
  bool done = false;
  thread.append(events("a", 1, {"{}"}), [&](Stored) { done = true; });
  thread.drain();
  loop_.run();
  EXPECT_TRUE(done);
  stop = true;
  asker.join();
}

TEST_F(StorageThreadTest, ends_only_when_everything_is_written_and_told) {
  int done = 0;
  {
    StorageThread thread(loop_, *store_);
    for (int i = 0; i < 100; ++i) thread.append(events("a", i + 1, {"{}"}), [&](Stored) { ++done; });
  }
  loop_.run();
  EXPECT_EQ(done, 100);
  EXPECT_EQ(store_->events_after("a", 0)->size(), 100u);
}

}  // namespace
}  // namespace kosmo

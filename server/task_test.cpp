#include "server/task.h"

#include <atomic>
#include <stdexcept>
#include <thread>

#include "server/asio_loop.h"
#include "server/fake_loop.h"
#include "server/task_work.h"
#include "server/test_storage.h"

namespace kosmo {
namespace {

// Counts how many of it there are, as every value must have been destroyed once for each time that it was made.
struct Counted {
  explicit Counted(std::atomic<int>& alive) : alive_(&alive) { ++*alive_; }
  Counted(const Counted& other) : alive_(other.alive_) { ++*alive_; }
  Counted& operator=(const Counted&) = delete;
  ~Counted() { --*alive_; }
  std::atomic<int>* alive_;
};

// A question that the test answers by hand, when it likes.
template <class T>
struct ByHand {
  typename Later<T>::Give give;
  Later<T> ask() {
    return Later<T>([this](typename Later<T>::Give to) { give = std::move(to); });
  }
};

Task<int> doubled(ByHand<int>* question) {
  auto asked = question->ask();
  const int value = co_await asked;
  co_return value * 2;
}
Task<> write_sum(ByHand<int>* first, ByHand<int>* second, int* out) {
  Task<int> one = doubled(first);
  const int a = co_await one;
  Task<int> two = doubled(second);
  const int b = co_await two;
  *out = a + b;
}

TEST(Task, NothingOfItRunsBeforeItIsStarted) {
  ByHand<int> first, second;
  int out = 0;
  { const Task<> never = write_sum(&first, &second, &out); }
  EXPECT_FALSE(first.give);
  Tasks tasks;
  tasks.start(write_sum(&first, &second, &out));
  EXPECT_TRUE(first.give) << "up to where it has to wait it runs at once";
  EXPECT_FALSE(second.give);
  EXPECT_EQ(tasks.size(), 1u);
}

TEST(Task, GoesOnWithEachAnswerAndIsGoneWhenItIsDone) {
  ByHand<int> first, second;
  int out = 0;
  Tasks tasks;
  tasks.start(write_sum(&first, &second, &out));
  first.give(20);
  ASSERT_TRUE(second.give);
  EXPECT_EQ(out, 0);
  second.give(1);
  EXPECT_EQ(out, 42);
  EXPECT_EQ(tasks.size(), 0u);
  first.give(5);  // twice: nobody listens
  second.give(5);
  EXPECT_EQ(out, 42);
}

Task<> keep(ByHand<int>* question, Counted value, bool* went_on) {
  auto asked = question->ask();
  const int answer = co_await asked;
  *went_on = answer > 0 && value.alive_;
}
Task<> keep_deep(ByHand<int>* question, Counted value, bool* went_on) {
  const Counted mine = value;
  Task<> inside = keep(question, mine, went_on);
  co_await inside;
  *went_on = true;
}

TEST(Task, GoesWithItsRegistryWhereverItIs) {
  ByHand<int> question;
  std::atomic<int> alive = 0;
  bool went_on = false;
  {
    Tasks tasks;
    tasks.start(keep_deep(&question, Counted(alive), &went_on));
    EXPECT_EQ(alive, 3) << "its own, the copy, and that of the one it awaits";
  }
  EXPECT_EQ(alive, 0);
  question.give(1);  // the answer comes too late
  EXPECT_FALSE(went_on);
}

TEST(Task, DestroysEverythingOnceWhenItIsDone) {
  ByHand<int> question;
  std::atomic<int> alive = 0;
  bool went_on = false;
  Tasks tasks;
  tasks.start(keep_deep(&question, Counted(alive), &went_on));
  question.give(1);
  EXPECT_TRUE(went_on);
  EXPECT_EQ(alive, 0);
}

TEST(Task, OneOfManyEndsAndTheOthersStay) {
  ByHand<int> questions[3];
  std::atomic<int> alive = 0;
  bool went_on[3] = {};
  Tasks tasks;
  for (int i = 0; i < 3; ++i) tasks.start(keep(&questions[i], Counted(alive), &went_on[i]));
  questions[1].give(1);
  EXPECT_EQ(tasks.size(), 2u);
  EXPECT_EQ(alive, 2);
  EXPECT_TRUE(!went_on[0] && went_on[1] && !went_on[2]);
  questions[0].give(1), questions[2].give(1);
  EXPECT_EQ(tasks.size(), 0u);
}

Task<> count_answers(int times, int* counted) {
  for (int i = 0; i < times; ++i) {
    Later<int> at_once([i](const Later<int>::Give& give) { give(i); });
    const int value = co_await at_once;
    *counted += value == i;
  }
}

TEST(Task, TakesAnAnswerThatIsThereAtOnceWithoutUsingUpTheStack) {
  int counted = 0;
  Tasks tasks;
  tasks.start(count_answers(200'000, &counted));
  EXPECT_EQ(counted, 200'000);
  EXPECT_EQ(tasks.size(), 0u);
}

Task<std::unique_ptr<std::string>> make_text(std::string text) { co_return std::make_unique<std::string>(text); }
Task<> take_text(std::string* out) {
  Task<std::unique_ptr<std::string>> making = make_text("carried, not copied");
  const std::unique_ptr<std::string> text = co_await making;
  *out = *text;
}

TEST(Task, CarriesWhatCannotBeCopied) {
  std::string out;
  Tasks tasks;
  tasks.start(take_text(&out));
  EXPECT_EQ(out, "carried, not copied");
}

Task<int> throws(ByHand<int>* question) {
  auto asked = question->ask();
  const int value = co_await asked;
  if (value > 0) throw std::runtime_error("too much");
  co_return value;
}
Task<> catches(ByHand<int>* question, std::string* heard) {
  Task<int> trying = throws(question);
  try {
    const int value = co_await trying;
    *heard = std::to_string(value);
  } catch (const std::runtime_error& error) {
    *heard = error.what();
  }
}
Task<> catches_nothing(ByHand<int>* question) {
  Task<int> trying = throws(question);
  co_await trying;
}

TEST(Task, WhatItThrowsIsHeardByTheOneThatAwaitsIt) {
  ByHand<int> question;
  std::string heard;
  Tasks tasks;
  tasks.start(catches(&question, &heard));
  question.give(1);
  EXPECT_EQ(heard, "too much");
  EXPECT_EQ(tasks.size(), 0u);
}

TEST(TaskDeathTest, WhatNobodyCatchesEndsTheProgram) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  ByHand<int> question;
  Tasks tasks;
  tasks.start(catches_nothing(&question));
  EXPECT_DEATH(question.give(1), "");
}

Task<> wait_twice(Loop* loop, std::vector<std::int64_t>* times) {
  auto first = pause(*loop, 1'000);
  co_await first;
  times->push_back(loop->now());
  auto second = pause(*loop, 500);
  co_await second;
  times->push_back(loop->now());
  auto turn = next_turn(*loop);
  co_await turn;
  times->push_back(0);
}

TEST(Task, WaitsForTimeOnTheLoopOfTests) {
  FakeLoop loop;
  const std::int64_t began = loop.now();
  std::vector<std::int64_t> times;
  Tasks tasks;
  tasks.start(wait_twice(&loop, &times));
  EXPECT_FALSE(loop.run_timer(began + 999));
  EXPECT_TRUE(loop.run_timer(began + 1'000));
  EXPECT_TRUE(loop.run_timer(began + 1'500));
  EXPECT_EQ(times, (std::vector<std::int64_t>{began + 1'000, began + 1'500}));
  loop.run_posted();
  EXPECT_EQ(times.size(), 3u);
  EXPECT_EQ(tasks.size(), 0u);
}

TEST(Task, ATimerOfATaskThatIsGoneDoesNothing) {
  FakeLoop loop;
  std::vector<std::int64_t> times;
  {
    Tasks tasks;
    tasks.start(wait_twice(&loop, &times));
  }
  EXPECT_TRUE(loop.run_timer(loop.now() + 1'000));
  EXPECT_TRUE(times.empty());
}

// The same that the host does: threads that work, and a loop on which their outcome is taken up.
Task<> visit_threads(StorageThread* store, Workers* workers, Loop* loop, Counted value, std::string* out) {
  const std::thread::id here = std::this_thread::get_id();
  auto writing = in_store(*store, [value](Storage& storage) {
    return storage.add_user({"u1", "Ala", "", "", 1}) == Stored::kDone && *value.alive_ > 0;
  });
  const bool written = co_await writing;
  auto thinking = on_thread_of(*workers, *loop, [value] { return std::this_thread::get_id(); });
  const std::thread::id there = co_await thinking;
  auto touching = in_store(*store, [](Storage& storage) { storage.check_health(); });
  co_await touching;
  auto reading = in_store(*store, [](Storage& storage) {
    const Strings ids{"u1"};
    return storage.users_by_id(ids);
  });
  const Maybe<std::vector<UserRow>> found = co_await reading;
  const bool same = std::this_thread::get_id() == here;
  if (written && there != here && same && found && found->size() == 1) *out = found->front().name;
}

TEST(Task, WaitsForTheStoreAndForWorkers) {
  FakeLoop loop;
  const std::unique_ptr<Storage> storage = opened(open_storage(":memory:", "one"));
  std::atomic<int> alive = 0;
  std::string out;
  Tasks tasks;
  {
    StorageThread store(loop, *storage);
    Workers workers(1);
    tasks.start(visit_threads(&store, &workers, &loop, Counted(alive), &out));
    const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (tasks.size() > 0 && std::chrono::steady_clock::now() < limit)
      if (!loop.run_posted()) std::this_thread::yield();
  }
  EXPECT_EQ(out, "Ala");
  EXPECT_EQ(tasks.size(), 0u);
  EXPECT_EQ(alive, 0);
}

Task<> add_events(StorageThread* store, std::vector<Stored>* outcomes) {
  for (const std::int64_t first : {1, 5}) {
    Append append{.table = "t", .first = first, .events = {"{}"}, .row = {}, .snapshot = {}, .played = {}};
    auto adding = appended(*store, std::move(append));
    const Stored outcome = co_await adding;
    outcomes->push_back(outcome);
  }
}

TEST(Task, WaitsUntilAnAppendIsOnDiskOrKnownNotToBe) {
  FakeLoop loop;
  const std::unique_ptr<Storage> storage = opened(open_storage(":memory:", "one"));
  std::vector<Stored> outcomes;
  Tasks tasks;
  StorageThread store(loop, *storage);
  tasks.start(add_events(&store, &outcomes));
  EXPECT_TRUE(outcomes.empty());
  do store.drain();
  while (loop.run_posted());
  EXPECT_EQ(outcomes, (std::vector<Stored>{Stored::kDone, Stored::kConflict})) << "the second leaves a gap";
}

TEST(Task, AnAnswerFromAThreadComesTooLateWhenTheTaskIsGone) {
  FakeLoop loop;
  const std::unique_ptr<Storage> storage = opened(open_storage(":memory:", "one"));
  std::atomic<int> alive = 0;
  std::string out;
  {
    StorageThread store(loop, *storage);
    Workers workers(1);
    {
      Tasks tasks;
      tasks.start(visit_threads(&store, &workers, &loop, Counted(alive), &out));
      store.drain();
    }
    EXPECT_TRUE(loop.run_posted());
  }
  EXPECT_EQ(out, "");
  EXPECT_EQ(alive, 0) << "what the work had taken with it went as well";
}

Task<> stop_after(AsioLoop* loop, int* turns) {
  for (int i = 0; i < 3; ++i) {
    auto waiting = pause(*loop, 1);
    co_await waiting;
    auto turn = next_turn(*loop);
    co_await turn;
    ++*turns;
  }
  loop->stop();
}

TEST(Task, RunsOnTheLoopOfAServer) {
  AsioLoop loop;
  int turns = 0;
  Tasks tasks;
  tasks.start(stop_after(&loop, &turns));
  EXPECT_EQ(turns, 0);
  loop.run();
  EXPECT_EQ(turns, 3);
  EXPECT_EQ(tasks.size(), 0u);
}

}  // namespace
}  // namespace kosmo

#include "server/storage_thread.h"

#include <chrono>

namespace kosmo {
namespace {

// Enough that a flush costs nothing beside the writing, few enough that nobody waits long for the others.
constexpr std::size_t kMostTogether = 256;

}  // namespace

StorageThread::StorageThread(Loop& loop, Storage& storage)
    : loop_(loop), storage_(storage), thread_([this] { work(); }) {}

StorageThread::~StorageThread() {
  {
    std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

void StorageThread::append(Append append, std::function<void(Stored)> done) {
  ask({.append = std::move(append), .stored = std::move(done), .work = {}, .done = {}});
}

void StorageThread::run(std::function<void(Storage&)> work, std::function<void()> done) {
  ask({.append = {}, .stored = {}, .work = std::move(work), .done = std::move(done)});
}

void StorageThread::ask(Job job) {
  {
    std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
    ++asked_;
  }
  wake_.notify_one();
}

void StorageThread::drain() {
  std::unique_lock lock(mutex_);
  idle_.wait(lock, [this, until = asked_] { return finished_ >= until; });
}

StorageThread::Figures StorageThread::figures() const {
  std::lock_guard lock(mutex_);
  Figures figures = figures_;
  figures.waiting = asked_ - finished_;
  return figures;
}

void StorageThread::work() {
  while (true) {
    std::vector<Job> batch = take_batch();
    if (batch.empty()) return;
    if (batch[0].append) {
      flush(batch);
    } else {
      batch[0].work(storage_);
      if (batch[0].done) loop_.post(std::move(batch[0].done));
    }
    {
      std::lock_guard lock(mutex_);
      finished_ += batch.size();
    }
    idle_.notify_all();
  }
}

// Appends up to the next other work, or one piece of other work; nothing when all is done and the thread may end.
std::vector<StorageThread::Job> StorageThread::take_batch() {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
  std::vector<Job> batch;
  while (!jobs_.empty() && batch.size() < kMostTogether && (batch.empty() || (batch[0].append && jobs_[0].append))) {
    batch.push_back(std::move(jobs_.front()));
    jobs_.pop_front();
  }
  return batch;
}

void StorageThread::flush(std::vector<Job>& batch) {
  std::vector<Append> appends;
  for (Job& job : batch) appends.push_back(std::move(*job.append));
  auto start = std::chrono::steady_clock::now();
  std::vector<Stored> outcomes = storage_.append(appends);
  auto spent = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
  {
    std::lock_guard lock(mutex_);
    figures_.appends += batch.size();
    ++figures_.transactions;
    for (Stored outcome : outcomes) figures_.failures += outcome == Stored::kFailed;
    figures_.microseconds += static_cast<std::uint64_t>(spent.count());
  }
  for (std::size_t i = 0; i < batch.size(); ++i)
    if (batch[i].stored) loop_.post([done = std::move(batch[i].stored), outcome = outcomes[i]] { done(outcome); });
}

}  // namespace kosmo

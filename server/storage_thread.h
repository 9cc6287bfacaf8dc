// The thread that talks to the store. Appends that wait while another is being flushed go into one transaction
// together, so a thousand tables cost few flushes; everything else is done in the order of asking. Outcomes are posted
// to the loop.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/loop.h"
#include "server/storage.h"

namespace kosmo {

class StorageThread {
 public:
  StorageThread(Loop&, Storage&);
  ~StorageThread();  // finishes what was asked first

  // `done` is called on the loop when the append is on disk, or is known not to be.
  void append(Append, std::function<void(Stored)> done);
  // Any other work with the store: `work` runs on the storage thread, then `done` on the loop. Must not throw.
  void run(std::function<void(Storage&)> work, std::function<void()> done);
  // Waits until everything asked so far is done and its outcome posted.
  void drain();

  struct Figures {
    std::uint64_t appends = 0, transactions = 0, failures = 0;
    std::uint64_t microseconds = 0;  // spent in transactions
    std::size_t waiting = 0;
  };
  Figures figures() const;

 private:
  struct Job {
    std::optional<Append> append;
    std::function<void(Stored)> stored;
    std::function<void(Storage&)> work;
    std::function<void()> done;
  };
  void ask(Job);
  void work();
  std::vector<Job> take_batch();
  void flush(std::vector<Job>& batch);

  Loop& loop_;
  Storage& storage_;
  mutable std::mutex mutex_;
  std::condition_variable wake_, idle_;
  std::deque<Job> jobs_;
  std::uint64_t asked_ = 0, finished_ = 0;
  bool stopping_ = false;
  Figures figures_;
  std::thread thread_;  // last: it uses all of the above
};

}  // namespace kosmo

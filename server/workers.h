// Threads for what takes long: bots that think, passwords that are hashed. Work goes in from the loop; what it finds it
// posts back itself.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace kosmo {

class Workers {
 public:
  explicit Workers(int threads);
  ~Workers();  // finishes what runs, drops what waits
  void run(std::function<void()> work);
  std::size_t waiting() const;

 private:
  void work();
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> jobs_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace kosmo

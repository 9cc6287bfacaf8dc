// Ends the program if it does not end by itself in time.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace kosmo {

// Once armed it must be gone in time, or `too_late` is called, on a thread of its own.
class LastResort {
 public:
  ~LastResort() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    wake_.notify_all();
    if (thread_.joinable()) thread_.join();
  }
  void arm(std::chrono::milliseconds limit, std::function<void()> too_late) {
    if (thread_.joinable()) return;
    thread_ = std::thread([this, limit, too_late = std::move(too_late)] {
      std::unique_lock lock(mutex_);
      if (!wake_.wait_for(lock, limit, [this] { return over_; })) too_late();
    });
  }

 private:
  std::mutex mutex_;
  std::condition_variable wake_;
  bool over_ = false;
  std::thread thread_;
};

}  // namespace kosmo

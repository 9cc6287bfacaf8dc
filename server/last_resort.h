// Ends the program if it does not end by itself in time.
#pragma once

#include <chrono>
#include <functional>
#include <thread>
#include <utility>

#include "server/asio_loop.h"

namespace kosmo {

// Once armed it must be gone in time, or `too_late` is called. All on a thread of its own, the signals too: whatever
// else hangs, the server's loop included, cannot hold it up.
class LastResort {
 public:
  LastResort(std::chrono::milliseconds limit, std::function<void()> too_late)
      : limit_(limit), too_late_(std::move(too_late)), thread_([this] { loop_.run(); }) {}
  ~LastResort() {
    loop_.post([this] { loop_.stop(); });
    thread_.join();
  }
  LastResort(const LastResort&) = delete;

  void arm() {  // from any thread
    loop_.post([this] { begin(); });
  }
  void arm_on_signal() {  // SIGINT, SIGTERM
    loop_.on_interrupt([this] { begin(); });
  }

 private:
  void begin() {
    if (!std::exchange(armed_, true)) loop_.after(limit_.count(), too_late_);
  }

  const std::chrono::milliseconds limit_;
  const std::function<void()> too_late_;
  AsioLoop loop_;
  bool armed_ = false;
  std::thread thread_;
};

}  // namespace kosmo

// A loop for tests: it runs when it is told to, and its time is what the test says.
#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>

#include "server/loop.h"

namespace kosmo {

class FakeLoop final : public Loop {
 public:
  void post(std::function<void()> work) override {
    const std::lock_guard lock(mutex_);
    posted_.push_back(std::move(work));
  }
  void after(std::int64_t milliseconds, std::function<void()> work) override {
    timers_.emplace(now_ + std::max<std::int64_t>(0, milliseconds), std::move(work));
  }
  std::int64_t now() const override { return now_; }
  void set_time(std::int64_t now) { now_ = now; }

  // Everything that has been posted, in order; false if there was nothing.
  bool run_posted() {
    bool any = false;
    while (std::function<void()> work = take()) {
      work();
      any = true;
    }
    return any;
  }
  // The next timer that is due by then, at its own time; false if there is none.
  bool run_timer(std::int64_t until) {
    if (timers_.empty() || timers_.begin()->first > until) return false;
    const std::function<void()> work = std::move(timers_.begin()->second);
    now_ = std::max(now_, timers_.begin()->first);
    timers_.erase(timers_.begin());
    work();
    return true;
  }

 private:
  std::function<void()> take() {
    const std::lock_guard lock(mutex_);
    if (posted_.empty()) return {};
    std::function<void()> work = std::move(posted_.front());
    posted_.pop_front();
    return work;
  }

  std::mutex mutex_;  // of posted_ alone: threads post, everything else is the loop's
  std::deque<std::function<void()>> posted_;
  std::multimap<std::int64_t, std::function<void()>> timers_;
  std::int64_t now_ = 1'763'190'000'000;
};

}  // namespace kosmo

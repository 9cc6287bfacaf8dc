// The loop as a running server has it: one Boost.Asio context, run by one thread.
#pragma once

#include <memory>

#include "server/loop.h"

namespace boost::asio {
class io_context;
}

namespace kosmo {

class AsioLoop final : public Loop {
 public:
  // `wall` tells the machine's time, which is looked at once, now; from then on time is what has passed.
  explicit AsioLoop(const std::function<std::int64_t()>& wall = wall_clock);
  ~AsioLoop() override;  // drops what is still waiting, without running it

  void post(std::function<void()> work) override;
  void after(std::int64_t milliseconds, std::function<void()> work) override;
  std::int64_t now() const override;

  // Works on the calling thread until stop(). Everything that was posted before begins here.
  void run();
  // Ends run() after the work at hand. Safe from any thread; the loop can be run again.
  void stop();
  // Calls back on the loop when the program is asked to end (SIGINT, SIGTERM), each time.
  void on_interrupt(std::function<void()>);

  boost::asio::io_context& context();

  static std::int64_t wall_clock();  // milliseconds since 1970, as the machine has it

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kosmo

#include "server/serve.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>

#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>

#include "server/last_resort.h"

namespace kosmo {
namespace {

using std::chrono::milliseconds;

TEST(Serve, WarnsOnlyWhereOthersCanListenIn) {
  NetworkOptions options;
  EXPECT_FALSE(open_without_tls(options)) << "this machine alone";
  for (const char* here : {"127.0.0.1", "127.1.2.3", "::1"}) {
    options.address = here;
    EXPECT_FALSE(open_without_tls(options)) << here;
  }
  for (const char* beyond : {"0.0.0.0", "::", "192.168.1.5", "2001:db8::1"}) {
    options.address = beyond;
    options.behind_proxy = false;
    EXPECT_TRUE(open_without_tls(options)) << beyond;
    options.behind_proxy = true;
    EXPECT_FALSE(open_without_tls(options)) << beyond;
  }
}

TEST(LastResort, IsCalledWhenTheEndTakesTooLongAndOnlyThen) {
  std::atomic<int> called = 0;
  {
    LastResort in_time(milliseconds(60'000), [&] { ++called; });
    in_time.arm();
    LastResort never_armed(milliseconds(0), [&] { ++called; });
  }
  EXPECT_EQ(called, 0);
  LastResort late(milliseconds(1), [&] { ++called; });
  late.arm();
  late.arm();
  for (int i = 0; i < 5000 && called == 0; ++i) std::this_thread::sleep_for(milliseconds(1));
  std::this_thread::sleep_for(milliseconds(20));
  EXPECT_EQ(called, 1);
}

TEST(LastResort, HearsTheSignalThoughTheLoopHangs) {
  std::atomic<int> called = 0;
  AsioLoop hangs;  // it is never run
  hangs.on_interrupt([] { FAIL() << "nobody runs this loop"; });
  LastResort late(milliseconds(1), [&] { ++called; });
  late.arm_on_signal();
  std::raise(SIGTERM);
  for (int i = 0; i < 5000 && called == 0; ++i) std::this_thread::sleep_for(milliseconds(1));
  EXPECT_EQ(called, 1);
}

// A log whose lines are never written.
class HangingSink final : public spdlog::sinks::base_sink<spdlog::details::null_mutex> {
  void sink_it_(const spdlog::details::log_msg&) override { std::this_thread::sleep_for(std::chrono::hours(1)); }
  void flush_() override {}
};

TEST(Serve, EndsInTimeThoughTheLogHangs) {
  const pid_t child = fork();
  if (child == 0) {
    spdlog::set_default_logger(std::make_shared<spdlog::logger>("hangs", std::make_shared<HangingSink>()));
    ServeOptions options;
    options.store = ":memory:";
    options.exit_after = milliseconds(300);
    Maybe<std::unique_ptr<Server>> server = Server::open(options);
    if (!server) _exit(2);
    (*server)->stop();
    (*server)->run();
    _exit(3);
  }
  int status = 0, ended = 0;
  for (int i = 0; i < 10'000 && ended == 0; ++i) {
    ended = waitpid(child, &status, WNOHANG);
    std::this_thread::sleep_for(milliseconds(1));
  }
  EXPECT_EQ(ended, child) << "it hangs";
  if (ended == 0) kill(child, SIGKILL), waitpid(child, nullptr, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 1) << status;
}

}  // namespace
}  // namespace kosmo

#include "server/serve.h"

#include <gtest/gtest.h>

#include <atomic>

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
    LastResort in_time;
    in_time.arm(milliseconds(60'000), [&] { ++called; });
    LastResort never_armed;
  }
  EXPECT_EQ(called, 0);
  LastResort late;
  late.arm(milliseconds(1), [&] { ++called; });
  for (int i = 0; i < 5000 && called == 0; ++i) std::this_thread::sleep_for(milliseconds(1));
  EXPECT_EQ(called, 1);
}

}  // namespace
}  // namespace kosmo

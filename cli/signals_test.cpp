// What signals and limits of the system do to the commands that keep a store.
#include <csignal>

#include "server/child_server.h"
#include "server/test_storage.h"
#include "tests/support/command.h"

namespace kosmo {
namespace {

struct Served {
  TemporaryFolder folder;
  ChildServer server{KOSMOTEKA_COMMAND};
  Served() {
    server.arguments = {"--store", folder.file("store"), "--lang", "en"};
    EXPECT_FALSE(server.start());
    const Problem problem = server.wait_until_ready(20'000);
    EXPECT_FALSE(problem) << problem.en;
  }
};

TEST(Signals, AClosedTerminalEndsAServerAsAnyOtherStopDoes) {
  Served served;
  served.server.signal(SIGHUP);
  ASSERT_TRUE(served.server.wait_for_end(15'000));
  EXPECT_EQ(served.server.exit_code(), 0);
  EXPECT_NE(served.server.last_words().find("stopped"), std::string::npos) << served.server.last_words();
  EXPECT_FALSE(std::filesystem::exists(served.folder.file("store-wal")));
}

// `nohup kosmoteka serve` stays.
TEST(Signals, AServerThatWasToldToIgnoreThatStays) {
  const auto before = std::signal(SIGHUP, SIG_IGN);
  Served served;
  std::signal(SIGHUP, before);
  served.server.signal(SIGHUP);
  EXPECT_FALSE(served.server.wait_for_end(500));
}

TEST(Signals, ALimitOnTheSizeOfFilesEndsNoServer) {
  Served served;
  served.server.signal(SIGXFSZ);
  EXPECT_FALSE(served.server.wait_for_end(500));
  served.server.signal(SIGTERM);
  EXPECT_TRUE(served.server.wait_for_end(15'000));
  EXPECT_EQ(served.server.exit_code(), 0);
}

TEST(Signals, ABackupThatMayNotBecomeSoLargeSaysSoAndLeavesNothing) {
  TemporaryFolder folder;
  {
    auto store = opened(open_storage(folder.file("store"), "one"));
    for (int i = 1; i <= 100; ++i)
      ASSERT_EQ(append_one(*store, events("a", i, {std::string(2000, 'x')})), Stored::kDone);
  }
  for (const std::string lang : {"en", "pl"}) {
    const Ran ran =
        run_command("backup --lang " + lang + " --store " + folder.file("store") + " --to " + folder.file("copy"),
                    "ulimit -f 100; ");
    EXPECT_NE(ran.status, 0);
    EXPECT_NE(ran.said.find(lang == "en" ? "copy cannot be written" : "Nie można zapisać pliku"), std::string::npos)
        << ran.said;
    EXPECT_NE(ran.said.find("File too large"), std::string::npos) << ran.said;
  }
  Strings left;
  for (const auto& file : std::filesystem::directory_iterator(folder.path())) left.push_back(file.path().filename());
  EXPECT_EQ(left, Strings{"store"});
}

}  // namespace
}  // namespace kosmo

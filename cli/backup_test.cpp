// Backups of a store that is in use, made by the command as another process.
#include <sys/stat.h>

#include <thread>

#include "server/host_testing.h"
#include "tests/support/command.h"

namespace kosmo {
namespace {

Ran backup(const std::string& store, const std::string& to) {
  return run_command("backup --lang en --store " + store + " --to " + to);
}

TEST(Backup, HoldsEverythingThatWasAcknowledgedBeforeAndCanBePlayedOn) {
  TemporaryFolder folder;
  TestServer server(patient_options(), 1, folder.file("store"));
  TwoPlayers two(server, "narodziny");
  for (int round = 0; round < 4; ++round) {
    for (int i = 0; i < 15; ++i) two.play(i * 7 + round);
    const Strings acknowledged = server.journal(two.table);
    const std::string copy = folder.file("copy" + std::to_string(round));
    Ran ran{-1, ""};
    std::atomic<bool> done = false;
    std::thread other([&] {
      ran = backup(folder.file("store"), copy);
      done = true;
    });
    int meanwhile = 0;
    for (; !done; ++meanwhile) {
      if (meanwhile < 40) two.play(meanwhile * 3);  // on a busy machine the game would come to its end
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    other.join();
    ASSERT_EQ(ran.status, 0) << ran.said;
    EXPECT_GT(meanwhile, 0) << "play went on";
    const Strings now = server.journal(two.table);
    struct stat about {};
    ASSERT_EQ(stat(copy.c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777, 0600u) << "passwords and hidden cards are in it";

    TestServer restored(patient_options(), 1, copy);
    const Strings there = restored.journal(two.table);
    ASSERT_GE(there.size(), acknowledged.size());
    ASSERT_LE(there.size(), now.size());
    EXPECT_TRUE(std::equal(there.begin(), there.end(), now.begin())) << "as it was at one moment";
    for (Client* before : {&two.a, &two.b}) {
      Client again(restored);
      again.ok({{"do", "hello"}, {"protocol", 1}, {"token", before->token}});
      again.ok({{"do", "watch"}, {"table", two.table}});
      if (again.asked(two.table)) again.ok(again.act_request(two.table));
    }
    EXPECT_GT(restored.journal(two.table).size(), there.size())
        << "who was asked played on; perhaps the other after that";
  }
}

TEST(Backup, WorksWithoutAServerAndAfterOneThatWasKilled) {
  TemporaryFolder folder;
  { auto store = opened(open_storage(folder.file("store"), "one")); }
  EXPECT_EQ(backup(folder.file("store"), folder.file("asleep")).status, 0);
  {
    auto store = opened(open_storage(folder.file("store"), "one"));
    ASSERT_EQ(append_one(*store, events("a", 1, {"1", "2"})), Stored::kDone);
    // What a power cut leaves: the file, and the log that was not moved into it.
    for (const char* part : {"", "-wal"})
      std::filesystem::copy_file(folder.file("store") + part, folder.file("cut") + part);
  }
  EXPECT_EQ(backup(folder.file("cut"), folder.file("saved")).status, 0);
  auto saved = opened(open_storage(folder.file("saved"), "one"));
  EXPECT_EQ(saved->load("a", true)->events, (Strings{"1", "2"}));
}

TEST(Backup, RefusesPolitelyAndTouchesNothing) {
  TemporaryFolder folder;
  { auto store = opened(open_storage(folder.file("store"), "one")); }
  std::ofstream(folder.file("precious")) << "mine";
  std::ofstream(folder.file("letter")) << std::string(5000, 'x');
  std::ofstream(folder.file("empty")) << "";
  struct Case {
    std::string store, to;
    const char* words;
  };
  for (const Case& c : {Case{"store", "precious", "is there already"},
                        {"none", "copy", "There is no file "},
                        {"letter", "copy", "not a Kosmoteka store"},
                        {"empty", "copy", "not a Kosmoteka store"},
                        {"store", "no/such/folder/copy", "cannot be written"}}) {
    const Ran ran = backup(folder.file(c.store), folder.file(c.to));
    EXPECT_NE(ran.status, 0);
    EXPECT_NE(ran.said.find(c.words), std::string::npos) << ran.said;
    EXPECT_EQ(std::count(ran.said.begin(), ran.said.end(), '\n'), 1) << ran.said;
  }
  EXPECT_NE(run_command("backup --lang pl --store postgresql://db/x --to y").said.find("pg_dump"), std::string::npos);
  EXPECT_NE(run_command("backup --lang pl --store " + folder.file("store")).said.find("--to PLIK"), std::string::npos);
  EXPECT_EQ(bytes_of(folder.file("precious")), "mine");
  std::set<std::string> left;
  for (const auto& file : std::filesystem::directory_iterator(folder.path())) left.insert(file.path().filename());
  EXPECT_EQ(left, (std::set<std::string>{"store", "precious", "letter", "empty"})) << "nothing half done is left";
}

}  // namespace
}  // namespace kosmo

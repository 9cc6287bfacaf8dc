// Backups of a store that is in use, made by the command as another process.
#include <sys/stat.h>

#include <thread>

#include "server/host_testing.h"
#include "server/sqlite.h"
#include "tests/support/command.h"

namespace kosmo {
namespace {

// As servers write it: with its line in the list of tables.
Append listed(const std::string& table, std::int64_t first, Strings texts) {
  Append append = events(table, first, std::move(texts));
  append.row = row(table, "waiting", 5);
  return append;
}

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
      again.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", before->token}});
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
    ASSERT_EQ(append_one(*store, listed("a", 1, {"1", "2"})), Stored::kDone);
    // What a power cut leaves: the file, and the log that was not moved into it.
    for (const char* part : {"", "-wal"})
      std::filesystem::copy_file(folder.file("store") + part, folder.file("cut") + part);
  }
  EXPECT_EQ(backup(folder.file("cut"), folder.file("saved")).status, 0);
  auto saved = opened(open_storage(folder.file("saved"), "one"));
  EXPECT_EQ(saved->load("a", true)->events, (Strings{"1", "2"}));
}

void change(const std::string& store, const std::string& sql) {
  Sqlite db(store);
  ASSERT_FALSE(db.open_existing());
  const Problem problem = db.script(sql);
  ASSERT_FALSE(problem) << problem.en;
}

TEST(Backup, DoesNotCallADamagedCopyWhole) {
  TemporaryFolder folder;
  auto store = opened(open_storage(folder.file("store"), "one"));
  ASSERT_EQ(append_one(*store, listed("a", 1, {"1", "2"})), Stored::kDone);
  ASSERT_EQ(append_one(*store, listed("b", 1, {"1", "2"})), Stored::kDone);
  const auto check = [&](const std::string& lang) {
    return run_command("check --lang " + lang + " " + folder.file("store"));
  };
  EXPECT_EQ(check("en").status, 0) << "while the server runs";
  EXPECT_NE(check("en").said.find("2 tables, 4 events: nothing is damaged."), std::string::npos) << check("en").said;
  change(folder.file("store"), "UPDATE events SET event = '3' WHERE table_id = 'b' AND number = 2");
  EXPECT_NE(check("en").status, 0);
  EXPECT_NE(check("en").said.find("table b: "), std::string::npos) << check("en").said;
  EXPECT_EQ(check("en").said.find("table a: "), std::string::npos) << check("en").said;
  EXPECT_NE(check("pl").said.find("stół b: "), std::string::npos) << check("pl").said;
  const Ran ran = backup(folder.file("store"), folder.file("copy"));
  EXPECT_NE(ran.status, 0);
  EXPECT_NE(ran.said.find("not whole"), std::string::npos) << ran.said;
  EXPECT_NE(ran.said.find("(b)"), std::string::npos) << ran.said;
  EXPECT_FALSE(std::filesystem::exists(folder.file("copy")));
  auto copy = opened(open_storage(folder.file("copy.damaged"), "one"));
  EXPECT_EQ(copy->load("a", true)->events, (Strings{"1", "2"}));
}

TEST(Backup, NoticesDamagedPages) {
  TemporaryFolder folder;
  {
    auto store = opened(open_storage(folder.file("store"), "one"));
    for (int i = 1; i <= 300; ++i)
      ASSERT_EQ(append_one(*store, listed("a", i, {std::string(200, 'x')})), Stored::kDone);
  }
  {
    std::fstream file(folder.file("store"), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(std::filesystem::file_size(folder.file("store")) / 2 / 4096 * 4096));
    file << std::string(4096, '\0');
  }
  EXPECT_NE(run_command("check --lang en " + folder.file("store")).status, 0);
  EXPECT_NE(backup(folder.file("store"), folder.file("copy")).status, 0);
  EXPECT_FALSE(std::filesystem::exists(folder.file("copy")));
}

TEST(Check, SaysWhatItCannotCheck) {
  TemporaryFolder folder;
  std::ofstream(folder.file("letter")) << std::string(5000, 'x');
  EXPECT_NE(run_command("check --lang en " + folder.file("letter")).said.find("not a Kosmoteka store"),
            std::string::npos);
  EXPECT_NE(run_command("check --lang en " + folder.file("none")).said.find("There is no file"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(folder.file("none")));
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

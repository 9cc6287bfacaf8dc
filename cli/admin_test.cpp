// Operators at their terminal: the command as another process, beside a server that runs.
#include <thread>

#include "server/host_testing.h"
#include "server/sqlite.h"
#include "tests/support/command.h"

namespace kosmo {
namespace {

// The server goes on while the command waits for it.
Ran admin(TestServer& server, const std::string& words) {
  Ran ran{-1, ""};
  std::atomic<bool> done = false;
  std::thread other([&] {
    ran = run_command("admin " + words);
    done = true;
  });
  while (!done) {
    server.pass(1000);
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  other.join();
  return ran;
}

TEST(AdminCommand, ShowsAndChangesWhatARunningServerHas) {
  TemporaryFolder folder;
  TestServer server(patient_options(), 1, folder.file("store"));
  Client ala(server, "Ala");
  ala.ok({{"do", "register"}, {"name", "Ala"}, {"password", "correct horse"}});
  const std::string table = ala.create("orion", {"open", "open"});
  const std::string store = " --lang en --store " + folder.file("store");
  const auto says = [&](const std::string& words, const std::string& part) {
    const Ran ran = admin(server, words + store);
    EXPECT_EQ(ran.status, 0) << ran.said;
    EXPECT_NE(ran.said.find(part), std::string::npos) << ran.said;
  };
  says("tables", table);
  says("tables --phase playing", "None.");
  says("people Al", "Ala");
  says("mute ala", "Done.");
  EXPECT_EQ(ala.code({{"do", "chat"}, {"table", table}, {"text", "hi"}}), "muted");
  says("close " + table, "closed");
  EXPECT_EQ(ala.table(table).at("phase"), "closed");
  says("log", "close " + table);
  EXPECT_NE(admin(server, "close nowhere" + store).status, 0);
}

// A table as an earlier program wrote it, with the name of its host.
void add_old_table(const std::string& path, const std::string& table) {
  const std::unique_ptr<Storage> store = opened(open_storage(path, "main"));
  Append append = events(table, 1,
                         {R"({"kind":"created","at":1,"user":"u1","name":"Ala","game":"orion","public":true,)"
                          R"("players":["open","greedy"],"options":{},"clock":{"kind":"none"}})"});
  append.row = row(table, "waiting", 1);
  ASSERT_EQ(append_one(*store, append), Stored::kDone);
}

TEST(AdminCommand, TakesNamesOutOfOldJournalsWhetherAServerRunsOrNot) {
  TemporaryFolder folder;
  const std::string path = folder.file("store"), store = " --lang en --store " + path;
  for (const std::string table : {"one", "two", "three"}) ASSERT_NO_FATAL_FAILURE(add_old_table(path, table));
  const auto says = [](const Ran& ran, bool well, const std::string& part) {
    EXPECT_EQ(ran.status == 0, well) << ran.said;
    EXPECT_NE(ran.said.find(part), std::string::npos) << ran.said;
  };
  says(run_command("admin rewrite two" + store), true, "Tables rewritten: 1;");
  says(run_command("admin rewrite nowhere" + store), false, "There is no such table: 1.");
  {
    HostOptions options = patient_options();
    options.waiting_life = 0;
    TestServer server(options, 1, path);
    says(admin(server, "rewrite one" + store), true, "Tables rewritten: 1;");
    says(admin(server, "rewrite --all" + store), true, "Tables rewritten: 1; without names before: 2.");
    for (const std::string table : {"one", "two", "three"})
      EXPECT_EQ(server.journal(table)[0].find("Ala"), std::string::npos) << table;
  }
  says(run_command("admin rewrite --all" + store), true, "Tables rewritten: 0; without names before: 3.");
  says(run_command("admin log" + store), true, "rewrite two");
  says(run_command("check " + path + " --lang en"), true, "");
  for (const std::string wrong : {"rewrite", "rewrite one --all", "prune --all"})
    EXPECT_NE(run_command("admin " + wrong + store).status, 0) << wrong;
}

// No server runs, so the command waits until it is interrupted.
TEST(AdminCommand, TakesItsOrderBackWhenItIsInterrupted) {
  TemporaryFolder folder;
  const std::string store = folder.file("store");
  {
    TestServer server(patient_options(), 1, store);
    Client ala(server, "Ala");
    ala.ok({{"do", "register"}, {"name", "Ala"}, {"password", "correct horse"}});
  }
  const auto open_orders = [&] {
    Sqlite db(store);
    EXPECT_FALSE(db.open_existing());
    return db.ask("SELECT what FROM orders WHERE done = 0 OR secret <> ''", {}).rows.size();
  };
  for (const std::string signal : {"INT", "TERM", "HUP"}) {
    const Ran ran = run_command("admin password Ala --wait 60 --lang en --store " + store,
                                "echo battery staple | timeout -s " + signal + " 3 ");
    EXPECT_NE(ran.said.find("taken back"), std::string::npos) << signal << ": " << ran.said;
    EXPECT_EQ(open_orders(), 0u) << signal;
  }
  run_command("admin prune --wait 60 --store " + store, "timeout -s KILL 1 ");
  EXPECT_EQ(open_orders(), 1u) << "nobody could take it back; it ends by its age";
}

TEST(AdminCommand, SaysWhatIsWrongInBothLanguages) {
  TemporaryFolder folder;
  TestServer server(patient_options(), 1, folder.file("store"));
  const std::string store = " --store " + folder.file("store");
  for (const std::string words : {"dance", "close", "prune Ala", "remove Nobody", "password", "mute"}) {
    const Ran english = run_command("admin " + words + store + " --lang en");
    const Ran polish = run_command("admin " + words + store + " --lang pl");
    EXPECT_NE(english.status, 0) << words;
    EXPECT_NE(english.said, polish.said) << words;
    EXPECT_FALSE(english.said.empty()) << words;
  }
  EXPECT_NE(run_command("admin tables --store " + folder.file("none")).status, 0);
  const Ran alone = run_command("admin prune --wait 1 --lang en" + store);  // nobody turns the server's loop
  EXPECT_NE(alone.said.find("No server"), std::string::npos) << alone.said;
}

}  // namespace
}  // namespace kosmo

// Operators: what they ask through the store while a server runs.
#include "server/admin.h"

#include <thread>

#include "server/host_testing.h"
#include "server/identity.h"
#include "server/sqlite.h"

namespace kosmo {
namespace {

using std::chrono::milliseconds;

struct Office {
  TemporaryFolder folder;
  std::unique_ptr<TestServer> server = std::make_unique<TestServer>(patient_options(), 1, folder.file("store"));
  AdminStore store = *AdminStore::open(folder.file("store"));

  // The operator's program and the server run side by side.
  Maybe<Order> give(const std::string& what, const std::string& whom = "", const std::string& secret = "") {
    Order order;
    order.what = what, order.whom = whom, order.secret = secret, order.by = "root";
    Maybe<Order> got = Problem{};
    std::atomic<bool> done = false;
    std::thread other([&] {
      got = store.give(order, milliseconds(20'000));
      done = true;
    });
    while (!done) {
      server->pass(1000);
      std::this_thread::sleep_for(milliseconds(2));
    }
    other.join();
    return got;
  }
  bool does(const std::string& what, const std::string& whom = "", const std::string& secret = "") {
    const Maybe<Order> done = give(what, whom, secret);
    EXPECT_TRUE(done) << done.problem().en;
    if (!done) return false;
    EXPECT_FALSE(done->outcome.en.empty());
    EXPECT_NE(done->outcome.en, done->outcome.pl);
    EXPECT_EQ(done->server, "main");
    return done->well;
  }
  std::string id_of(const std::string& name) {
    const auto people = store.people(name, 9);
    EXPECT_TRUE(people && people->size() == 1) << name;
    return people && !people->empty() ? people->front().id : "";
  }
};

void register_as(Client& client, const std::string& name) {
  client.token = text_of(client.ok({{"do", "register"}, {"name", name}, {"password", "correct horse"}}).at("token"));
}

TEST(Admin, ShowsTablesAndPeople) {
  Office office;
  Client ala(*office.server, "Ala"), ola(*office.server, "Ola");
  register_as(ala, "Ala");
  const std::string table = ala.create("orion", {"open", "greedy"});
  ala.sit(table);
  const auto tables = office.store.tables("waiting", 9);
  ASSERT_TRUE(tables && tables->size() == 1);
  EXPECT_EQ(tables->front().id, table);
  EXPECT_EQ(tables->front().game, "orion");
  EXPECT_EQ(tables->front().players, (Strings{"Ala", "greedy"}));
  EXPECT_TRUE(office.store.tables("playing", 9)->empty());
  EXPECT_EQ(office.store.tables("", 9)->size(), 1u);
  EXPECT_EQ(office.store.people("", 9)->size(), 2u);
  EXPECT_EQ(office.store.people("", 1)->size(), 1u);
  EXPECT_TRUE(office.store.people("Al", 9)->front().name == "Ala" && !office.store.people("Al", 9)->front().guest);
  EXPECT_EQ(office.store.person("ALA")->name, "Ala") << "registered people are known by name";
  EXPECT_FALSE(office.store.person("Ola")) << "guests may share theirs";
  EXPECT_EQ(office.store.person(office.id_of("Ola"))->name, "Ola");
}

TEST(Admin, ClosesATableWhetherItHasBegunOrNot) {
  Office office;
  TwoPlayers two(*office.server, "narodziny");
  for (int i = 0; i < 30; ++i) two.play(i);
  const std::string waiting = two.a.create("orion", {"open", "open"});
  EXPECT_TRUE(office.does("close", two.table));
  EXPECT_TRUE(office.does("close", waiting));
  for (const std::string& table : {two.table, waiting}) EXPECT_EQ(two.a.table(table).at("phase"), "closed");
  EXPECT_EQ(two.a.code({{"do", "act"}, {"table", two.table}, {"ticket", 31}, {"action", "pass"}}), "phase");
  EXPECT_NE(text_of(two.b.log(two.table).back().at("en")).find("operator"), std::string::npos);
  two.a.forget(), two.b.forget();
  office.server->restart();
  Client eyes(*office.server);
  eyes.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", two.a.token}});
  EXPECT_EQ(eyes.ok({{"do", "watch"}, {"table", two.table}}).at("table").at("phase"), "closed");
  EXPECT_FALSE(office.does("close", "nowhere"));
  EXPECT_TRUE(office.does("close", two.table)) << "it is so already";
}

TEST(Admin, RemovesAPerson) {
  Office office;
  TwoPlayers two(*office.server, "narodziny");
  register_as(two.b, "Ola");
  Client eyes(*office.server, "Ela");
  const json::object with_token{{"do", "watch"}, {"table", two.table}, {"seat_token", two.b.seat_token}};
  eyes.ok(with_token);
  EXPECT_TRUE(office.does("remove", office.id_of("Ola")));
  EXPECT_EQ(two.b.connection->closed, "logout");
  EXPECT_EQ(eyes.table(two.table).at("you").at("seat"), json::value(nullptr)) << "the seat token has ended";
  EXPECT_EQ(eyes.code({{"do", "back"}, {"table", two.table}}), "not_seated");
  EXPECT_EQ(eyes.code(with_token), "token");
  EXPECT_EQ(two.a.table(two.table).at("seats").at(1).at("away"), json::value(true)) << "a bot plays on";
  EXPECT_EQ(two.a.table(two.table).at("seats").at(1).at("name"), "");
  EXPECT_TRUE(office.store.people("Ola", 9)->empty());
  EXPECT_FALSE(office.does("remove", "nobody"));
}

TEST(Admin, SetsAPasswordAndKeepsNothingOfIt) {
  Office office;
  Client ala(*office.server, "Ala");
  register_as(ala, "Ala");
  EXPECT_TRUE(office.does("password", office.id_of("Ala"), hash_password("battery staple")));
  EXPECT_EQ(ala.connection->closed, "logout");
  Client again(*office.server);
  EXPECT_EQ(again.code({{"do", "hello"}, {"protocol", kProtocol}, {"token", ala.token}}), "token");
  EXPECT_EQ(again.code({{"do", "login"}, {"name", "Ala"}, {"password", "correct horse"}}), "login");
  EXPECT_EQ(again.code({{"do", "login"}, {"name", "Ala"}, {"password", "battery staple"}}), "ok");
  Client guest(*office.server, "Ela");
  EXPECT_FALSE(office.does("password", office.id_of("Ela"), hash_password("battery staple"))) << "a guest has none";
  Sqlite db(office.folder.file("store"));
  ASSERT_FALSE(db.open_existing());
  EXPECT_TRUE(db.ask("SELECT 1 FROM orders WHERE secret <> ''", {}).rows.empty());
}

TEST(Admin, MutesSomebodyAtAllTables) {
  Office office;
  Client ala(*office.server, "Ala"), ola(*office.server, "Ola");
  const std::string table = ala.create("orion", {"open", "open"});
  const json::object hi{{"do", "chat"}, {"table", table}, {"text", "hi"}};
  EXPECT_EQ(ola.code(hi), "ok");
  const std::string id = office.id_of("Ola");
  EXPECT_TRUE(office.does("mute", id));
  EXPECT_EQ(ola.code(hi), "muted");
  EXPECT_EQ(ala.code(hi), "ok");
  EXPECT_TRUE(office.store.person(id)->muted);
  Client again(*office.server);
  again.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", ola.token}});
  EXPECT_EQ(again.code(hi), "muted") << "on every device";
  register_as(again, "Ola");
  EXPECT_EQ(again.code(hi), "muted") << "under any name";
  EXPECT_TRUE(office.does("unmute", id));
  EXPECT_EQ(again.code(hi), "ok");
}

TEST(Admin, ClearsAwayAtOnceWhatElseGoesAtNight) {
  Office office;
  std::string table;
  {
    Client ala(*office.server, "Ala");
    table = ala.create("orion", {"open", "open"});
    ala.ok({{"do", "cancel"}, {"table", table}});
  }
  EXPECT_TRUE(office.does("prune"));
  EXPECT_FALSE(office.server->journal(table).empty());
  office.server->loop.set_time(office.server->loop.now() + 31 * std::int64_t{86'400'000});
  EXPECT_TRUE(office.does("prune"));
  EXPECT_TRUE(office.server->journal(table).empty());
  EXPECT_TRUE(office.store.people("", 9)->empty());
}

TEST(Admin, WhatNoServerTakesIsTakenBackAndAllIsLogged) {
  Office office;
  Client ala(*office.server, "Ala");
  const std::string table = ala.create("orion", {"open", "open"});
  EXPECT_TRUE(office.does("mute", office.id_of("Ala")));
  Order order;
  order.what = "close", order.whom = table, order.by = "root";
  const Maybe<Order> none = office.store.give(order, milliseconds(50));  // the server's loop stands still
  ASSERT_FALSE(none);
  EXPECT_NE(none.problem().en.find("No server"), std::string::npos);
  office.server->pass(10'000);
  EXPECT_EQ(ala.table(table).at("phase"), "waiting");
  const auto log = office.store.log(9);
  ASSERT_TRUE(log && log->size() == 2);
  for (const Order& entry : *log) {
    EXPECT_EQ(entry.by, "root");
    EXPECT_GT(entry.done, 0);
    EXPECT_EQ(entry.well, entry.what == "mute");
  }
  EXPECT_FALSE(office.does("dance")) << "nobody knows how";
}

// Only the owner of a table may write to its journal: it is asked, like for anything else.
TEST(Admin, ATableOfAnotherServerIsRewrittenByThatServer) {
  const std::string old = R"({"kind":"created","at":1,"user":"u1","name":"Ala","game":"orion","public":true,)"
                          R"("players":["open","greedy"],"options":{},"clock":{"kind":"none"}})";
  Strings told;
  HostOptions options = patient_options();
  options.waiting_life = 0;
  TestServer first(options);
  options.log = [&told](std::string_view line) { told.emplace_back(line); };
  TestServer second(options);
  for (TestServer* server : {&first, &second}) {
    Append append = events("t", 1, {old});
    append.row = row("t", "waiting", 1);
    ASSERT_EQ(append_one(server->storage(), append), Stored::kDone);
  }
  second.storage().others_own = true;
  Order order;
  order.id = "o", order.what = "rewrite", order.whom = "t";
  ASSERT_EQ(second.storage().add_order(order), Stored::kDone);
  second.pass(1000);
  ASSERT_EQ(second.storage().notes.size(), 1u);
  EXPECT_EQ(told, Strings{}) << "not done yet";
  first.host().noted(second.storage().notes[0]);
  first.settle();
  EXPECT_EQ(first.journal("t")[0].find("Ala"), std::string::npos);
  ASSERT_EQ(first.storage().notes.size(), 1u);
  second.host().noted(first.storage().notes[0]);
  second.settle();
  EXPECT_EQ(told, Strings{"operator: rewrite t: done"});
  EXPECT_EQ(second.journal("t"), Strings{old}) << "nothing was written by the one that does not own it";
}

TEST(Admin, RefusesAStoreOfAnotherVersion) {
  TemporaryFolder folder;
  { auto old = opened(open_sqlite(folder.file("store"), {}, schema_steps().first(6))); }
  EXPECT_FALSE(AdminStore::open(folder.file("store")));
  EXPECT_FALSE(AdminStore::open(folder.file("none")));
}

}  // namespace
}  // namespace kosmo

// The lobby: which tables are listed, and what becomes of those that nobody comes to.
#include "server/host_testing.h"

namespace kosmo {
namespace {

HostOptions hourly(std::int64_t life = 7 * kDay) {
  HostOptions options = patient_options();
  options.tick = kHour;
  options.waiting_life = life;
  options.guest_life = options.nobody_life = 0;  // what goes at night: host_prune_test.cpp
  return options;
}

struct ListedTables {
  explicit ListedTables(TestServer& server) {
    Client eyes(server);
    eyes.ok({{"do", "hello"}, {"protocol", kProtocol}});
    const json::object reply = eyes.ok({{"do", "tables"}});
    total = reply.at("total").as_int64();
    for (const json::value& table : reply.at("tables").as_array()) ids.insert(text_of(table.at("id")));
  }
  std::set<std::string> ids;
  std::int64_t total = 0;
};

std::string phase_of(TestServer& server, const std::string& table) {
  Client eyes(server);
  eyes.ok({{"do", "hello"}, {"protocol", kProtocol}});
  return text_of(eyes.ok({{"do", "watch"}, {"table", table}}).at("table").at("phase"));
}

TEST(HostLobby, ListsTheNewestHundredAndTellsHowManyThereAre) {
  TestServer server;
  Client ala(server, "Ala");
  EXPECT_EQ(ListedTables(server).total, 0);
  std::vector<std::string> made;
  for (int i = 0; i < 103; ++i) {
    made.push_back(ala.create("orion", {"open", "open"}));
    server.pass(1);
  }
  ala.create("orion", {"open", "open"}, {{"kind", "none"}}, false);
  const ListedTables lobby(server);
  EXPECT_EQ(lobby.ids.size(), 100u);
  EXPECT_EQ(lobby.total, 103) << "private tables are nobody's business";
  EXPECT_FALSE(lobby.ids.contains(made[2]));
  EXPECT_TRUE(lobby.ids.contains(made[3]));
}

TEST(HostLobby, ATableThatNobodyComesToIsClosedAfterAWeek) {
  TestServer server(hourly());
  std::string forgotten, secret, playing, token;
  {
    Client ala(server, "Ala");
    forgotten = ala.create("orion", {"open", "open"});
    ala.sit(forgotten);
    secret = ala.create("orion", {"open", "open"}, {{"kind", "none"}}, false);
    playing = ala.create("orion", {"open", "random"});
    ala.sit(playing);
    ala.ok({{"do", "start"}, {"table", playing}});
    token = ala.token;
  }
  server.pass(7 * kDay - 2 * kHour);
  EXPECT_EQ(ListedTables(server).ids, (std::set<std::string>{forgotten, playing}));
  server.pass(4 * kHour);
  EXPECT_EQ(ListedTables(server).ids, std::set<std::string>{playing}) << "a game that has begun waits for its people";
  EXPECT_EQ(ListedTables(server).total, 1);
  for (const std::string& table : {forgotten, secret}) {
    EXPECT_EQ(phase_of(server, table), "closed");
    EXPECT_NE(server.journal(table).back().find("\"expired\""), std::string::npos);
  }
  const Strings journal = server.journal(forgotten);
  server.restart();
  server.pass(30 * kDay);
  EXPECT_EQ(phase_of(server, forgotten), "closed");
  EXPECT_EQ(server.journal(forgotten), journal) << "once";
  Client late(server);
  late.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}});
  EXPECT_EQ(late.code({{"do", "sit"}, {"table", forgotten}}), "phase");
}

TEST(HostLobby, WhileSomebodyIsThereOrComesByATableStays) {
  TestServer server(hourly());
  Client ala(server, "Ala");
  const std::string attended = ala.create("orion", {"open", "open"});
  std::string visited;
  {
    Client ola(server, "Ola");
    visited = ola.create("orion", {"open", "open"});
  }
  server.pass(6 * kDay);
  EXPECT_EQ(phase_of(server, visited), "waiting");  // looking is coming by
  server.pass(6 * kDay);
  EXPECT_EQ(ListedTables(server).ids, (std::set<std::string>{attended, visited}));
  server.pass(2 * kDay);
  EXPECT_EQ(ListedTables(server).ids, std::set<std::string>{attended}) << "two weeks, and somebody sits there";
  EXPECT_LT(server.journal(attended).size(), 10u) << "being there is written down now and then";
  ala.leave();
  server.pass(6 * kDay);
  EXPECT_EQ(ListedTables(server).ids, std::set<std::string>{attended}) << "the week begins when the last one leaves";
  server.pass(2 * kDay);
  EXPECT_TRUE(ListedTables(server).ids.empty());
}

TEST(HostLobby, TablesThatWaitedWhileTheServerWasAwayAreClosedToo) {
  TestServer server(hourly());
  std::string table;
  {
    Client ala(server, "Ala");
    table = ala.create("orion", {"open", "open"});
  }
  server.loop.set_time(server.loop.now() + 8 * kDay);
  server.restart();
  server.pass(kHour);
  EXPECT_EQ(phase_of(server, table), "closed");
}

TEST(HostLobby, AServerCanLetTablesWaitForEver) {
  TestServer server(hourly(0));
  std::string table;
  {
    Client ala(server, "Ala");
    table = ala.create("orion", {"open", "open"});
  }
  const Strings journal = server.journal(table);
  server.pass(60 * kDay);
  EXPECT_EQ(phase_of(server, table), "waiting");
  EXPECT_EQ(server.journal(table), journal);
}

TEST(HostLobby, AStoreThatCannotWriteClosesTheTableLater) {
  TestServer server(hourly());
  std::string table;
  {
    Client ala(server, "Ala");
    table = ala.create("orion", {"open", "open"});
  }
  server.pass(7 * kDay - kHour);
  server.storage().cannot_write = true;
  server.pass(5 * kHour);
  EXPECT_EQ(phase_of(server, table), "waiting");
  server.storage().cannot_write = false;
  server.pass(5 * kHour);
  EXPECT_EQ(phase_of(server, table), "closed");
}

}  // namespace
}  // namespace kosmo

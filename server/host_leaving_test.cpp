// Who leaves for good, and what becomes of the tables where they were host.
#include "server/admin.h"
#include "server/host_testing.h"

namespace kosmo {
namespace {

struct Lobby {
  TemporaryFolder folder;
  TestServer server{patient_options(), 1, folder.file("store")};

  Client registered(const std::string& name) {
    Client client(server, name);
    client.token = text_of(client.ok({{"do", "register"}, {"name", name}, {"password", "correct horse"}}).at("token"));
    return client;
  }
  std::string phase(const std::string& table) {
    Client eyes(server, "Eyes");
    return text_of(eyes.ok({{"do", "watch"}, {"table", table}}).at("table").at("phase"));
  }
  std::size_t listed() {
    Client eyes(server, "Eyes");
    return eyes.ok({{"do", "tables"}}).at("tables").as_array().size();
  }
};

TEST(HostLeaving, WaitingTablesOfADeletedAccountAreClosed) {
  Lobby lobby;
  Client ola(lobby.server, "Ola");
  const std::string olas = ola.create("orion", {"open", "open"});
  std::string open_to_all, hidden, watched;
  {
    Client ala = lobby.registered("Ala");
    open_to_all = ala.create("orion", {"open", "open"});
    hidden = ala.create("orion", {"open", "open"}, {{"kind", "none"}}, false);
    watched = ala.create("orion", {"open", "open"});
    ala.sit(watched);
    ola.ok({{"do", "watch"}, {"table", watched}});
    ola.sit(watched);
    lobby.server.pass(120'000);  // those that nobody watches are put away
    ASSERT_EQ(lobby.listed(), 3u);
    ala.ok({{"do", "delete"}, {"password", "correct horse"}});
  }
  EXPECT_EQ(ola.table(watched).at("phase"), "closed") << "whoever waits there is told";
  for (const std::string& table : {open_to_all, hidden, watched}) EXPECT_EQ(lobby.phase(table), "closed");
  EXPECT_EQ(lobby.phase(olas), "waiting");
  EXPECT_EQ(lobby.listed(), 1u);
}

TEST(HostLeaving, WaitingTablesOfARemovedPersonAreClosedAndTheirGamesGoOn) {
  Lobby lobby;
  TwoPlayers two(lobby.server, "narodziny");  // Ala is its host
  const std::string waiting = two.a.create("orion", {"open", "open"});
  const std::string others = two.b.create("orion", {"open", "open"});
  const auto people = AdminStore::open(lobby.folder.file("store"))->people("Ala", 9);
  ASSERT_TRUE(people && people->size() == 1);
  Order order;
  order.id = "o", order.what = "remove", order.whom = people->front().id;
  ASSERT_EQ(lobby.server.storage().add_order(order), Stored::kDone);
  lobby.server.pass(2000);
  EXPECT_EQ(lobby.phase(waiting), "closed");
  EXPECT_EQ(lobby.phase(others), "waiting");
  EXPECT_EQ(lobby.phase(two.table), "playing");
}

}  // namespace
}  // namespace kosmo

// People who are gone: a deleted account, one that an operator removed, somebody whom the host put out. What they had
// in hand, seat tokens above all, opens nothing any more.
#include "server/host_testing.h"

namespace kosmo {
namespace {

json::object watch_with(const std::string& table, const std::string& seat_token) {
  return {{"do", "watch"}, {"table", table}, {"seat_token", seat_token}};
}

// A stranger who has the seat token shows it, before and after.
struct Stranger {
  Stranger(TestServer& server, const std::string& table, const std::string& seat_token)
      : client(server, "Ela"), table(table), seat_token(seat_token) {
    client.ok(watch_with(table, seat_token));
    EXPECT_NE(client.table(table).at("you").at("seat"), json::value(nullptr));
  }
  void expect_nothing_left() {
    EXPECT_EQ(client.table(table).at("you").at("seat"), json::value(nullptr)) << "sees what everybody sees";
    EXPECT_EQ(client.code(about("back", table)), "not_seated");
    EXPECT_EQ(client.code(about("stand", table)), "not_seated");
    EXPECT_EQ(client.code({{"do", "act"}, {"table", table}, {"ticket", 1}, {"action", "pass"}}), "not_seated");
    EXPECT_EQ(client.code(watch_with(table, seat_token)), "token");
    EXPECT_EQ(client.ok(about("watch", table)).at("table").at("you").at("seat"), json::value(nullptr));
  }
  Client client;
  std::string table, seat_token;
};

void expect_told(Client& client, const std::string& table) {
  client.ok(about("watch", table));  // by now the name is gone
  bool told = false;
  for (const json::value& entry : client.log(table))
    told |= text_of(entry.at("en")).starts_with("Somebody has left for good") &&
            text_of(entry.at("pl")).starts_with("Ktoś odchodzi na dobre");
  EXPECT_TRUE(told) << json::serialize(client.log(table));
}

TEST(HostGone, TheSeatTokenOfADeletedAccountOpensNothing) {
  TestServer server;
  TwoPlayers two(server, "narodziny");
  Stranger stranger(server, two.table, two.b.seat_token);
  two.b.ok(about("stand", two.table));  // away before they go
  two.b.ok({{"do", "delete"}});
  stranger.expect_nothing_left();
  expect_told(two.a, two.table);
  const json::value& seat = two.a.table(two.table).at("seats").at(1);
  EXPECT_EQ(seat.at("player"), "person");
  EXPECT_EQ(seat.at("away"), true);
  for (int i = 0; i < 10 && two.a.asked(two.table); ++i) two.play(i);
  EXPECT_FALSE(two.over());
  two.a.forget(), two.b.forget(), stranger.client.forget();
  server.restart();
  Client ala(server);
  ala.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", two.a.token}});
  EXPECT_EQ(ala.code(watch_with(two.table, two.b.seat_token)), "token") << "nor after a restart";
  EXPECT_EQ(ala.code(watch_with(two.table, two.a.seat_token)), "ok");
}

TEST(HostGone, SoWithAWaitingTableThatNobodyHasOpen) {
  HostOptions options = patient_options();
  options.idle_room = 1'000;
  TestServer server(options);
  Client ala(server, "Ala"), ola(server, "Ola");
  const std::string table = ala.create("orion", {"open", "open"});
  ola.sit(table);
  const std::string seat_token = ola.seat_token;
  ala.ok(about("unwatch", table));
  ola.ok(about("unwatch", table));
  server.pass(10'000);
  ASSERT_EQ(server.host().figures().rooms, 0u);
  ola.ok({{"do", "delete"}});
  EXPECT_EQ(ala.code(watch_with(table, seat_token)), "token");
  ala.ok(about("watch", table));
  EXPECT_EQ(ala.table(table).at("seats").at(0).at("player"), "open") << "the seat is free";
}

// The server died before it could say so at the table: whoever loads it finds that there is no such person.
TEST(HostGone, ATokenOpensNothingAlthoughTheTableWasNotTold) {
  HostOptions options = patient_options();
  options.idle_room = 1'000;
  TestServer server(options);
  TwoPlayers two(server, "narodziny");
  const std::string ola = text_of(json::parse(server.journal(two.table)[2]).at("user"));
  two.a.leave(), two.b.leave();
  server.pass(10'000);
  ASSERT_EQ(server.host().figures().rooms, 0u);
  ASSERT_EQ(server.storage().remove_user(ola), Stored::kDone);
  Client ela(server, "Ela");
  EXPECT_EQ(ela.code(watch_with(two.table, two.b.seat_token)), "token");
  EXPECT_EQ(ela.code(watch_with(two.table, two.a.seat_token)), "ok");
}

TEST(HostGone, TheOthersMayGoBackWithoutThem) {
  TestServer server;
  TwoPlayers two(server, "narodziny");
  two.b.ok({{"do", "delete"}});
  for (int i = 0; i < 20 && two.a.asked(two.table); ++i) two.play(i);
  const std::string code = two.a.code(about("ask_undo", two.table));
  EXPECT_EQ(code, "ok") << "nobody is waited for who cannot come back";
}

TEST(HostGone, SomebodyWhoWasPutOutMayOnlyLookOn) {
  TestServer server;
  TwoPlayers two(server, "narodziny");
  const std::string waiting = two.a.create("orion", {"open", "open"});
  two.b.ok(about("watch", waiting));
  const std::string playing_token = two.b.seat_token, waiting_token = two.b.sit(waiting);
  Stranger at_play(server, two.table, playing_token), at_rest(server, waiting, waiting_token);
  two.a.ok({{"do", "remove"}, {"table", two.table}, {"seat", two.a.table(two.table).at("seats").at(1).at("seat")}});
  two.a.ok({{"do", "remove"}, {"table", waiting}, {"seat", two.a.table(waiting).at("seats").at(0).at("seat")}});
  at_play.expect_nothing_left();
  at_rest.client.ok(about("unwatch", waiting));
  EXPECT_EQ(at_rest.client.code(watch_with(waiting, waiting_token)), "token");
  for (const char* what : {"back", "stand"}) EXPECT_EQ(two.b.code(about(what, two.table)), "not_seated");
  EXPECT_EQ(two.b.ok(about("watch", two.table)).at("table").at("you").at("seat"), json::value(nullptr));
}

}  // namespace
}  // namespace kosmo

// Hosts keep order at their tables; those who look on do not disturb those who play.
#include "server/host_testing.h"

namespace kosmo {
namespace {

bool hears(Client& client, const std::string& table, const std::string& text) {
  for (const json::value& entry : client.log(table))
    if (entry.at("kind") == "chat" && entry.at("text") == json::value(text)) return true;
  return false;
}

std::int64_t number_of(Client& client, const std::string& table, const std::string& text) {
  for (const json::value& entry : client.log(table))
    if (entry.at("kind") == "chat" && entry.at("text") == json::value(text)) return entry.at("seq").as_int64();
  return -1;
}

TEST(HostManners, TheHostRemovesSomebodyBeforeTheGameForGood) {
  TestServer server;
  Client ala(server, "Ala"), ola(server, "Ola"), ela(server, "Ela");
  const std::string table = ala.create("orion", {"open", "open"});
  ala.sit(table);
  ola.ok({{"do", "watch"}, {"table", table}});
  ola.sit(table);
  const json::object remove{{"do", "remove"}, {"table", table}, {"seat", ola.seat}};
  EXPECT_EQ(ola.code(remove), "not_host");
  EXPECT_EQ(ala.code({{"do", "remove"}, {"table", table}, {"seat", ala.seat}}), "seat") << "not oneself";
  EXPECT_EQ(ala.code({{"do", "remove"}, {"table", table}, {"seat", "nowhere"}}), "seat");
  EXPECT_EQ(ala.code(remove), "ok");
  EXPECT_EQ(ala.code(remove), "seat") << "nobody sits there any more";
  EXPECT_EQ(ola.table(table).at("you").at("seat"), json::value(nullptr));
  EXPECT_EQ(ola.code({{"do", "sit"}, {"table", table}}), "seat");
  EXPECT_EQ(ola.code({{"do", "chat"}, {"table", table}, {"text", "hi"}}), "muted");
  ela.ok({{"do", "watch"}, {"table", table}});
  ela.sit(table);
  EXPECT_EQ(ala.code({{"do", "start"}, {"table", table}}), "ok");
}

TEST(HostManners, TheHostRemovesSomebodyWhoPlaysAndABotHasTheSeat) {
  TestServer server(patient_options(), 1, ":memory:");
  TwoPlayers two(server, "narodziny", {{"kind", "decision"}, {"seconds", 60}});
  while (!two.b.asked(two.table)) two.play();
  two.a.ok({{"do", "remove"}, {"table", two.table}, {"seat", two.b.seat}});
  server.pass(5'000);
  EXPECT_TRUE(two.a.asked(two.table)) << "the bot has answered";
  EXPECT_EQ(two.a.table(two.table).at("seats").at(1).at("player"), "greedy");
  EXPECT_EQ(two.b.code({{"do", "back"}, {"table", two.table}}), "not_seated");
  EXPECT_EQ(two.b.code({{"do", "watch"}, {"table", two.table}, {"seat_token", two.b.seat_token}}), "token");
  EXPECT_FALSE(two.b.table(two.table).at("view").as_object().empty());
  EXPECT_EQ(two.b.table(two.table).at("you").at("seat"), json::value(nullptr)) << "and sees what everybody sees";
  for (int i = 0; i < 30 && !two.over(); ++i) {
    two.a.ok(two.a.act_request(two.table, i));
    server.pass(3'000);
  }
  const json::value before = two.a.table(two.table).at("seats");
  two.a.forget(), two.b.forget();
  server.restart();  // from a snapshot
  Client again(server);
  again.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", two.b.token}});
  EXPECT_EQ(again.ok({{"do", "watch"}, {"table", two.table}}).at("table").at("seats").at(1).at("player"), "greedy");
  EXPECT_EQ(again.code({{"do", "chat"}, {"table", two.table}, {"text", "hi"}}), "muted");
}

TEST(HostManners, TheHostMutesWhoeverSaidThatAtThisTableAlone) {
  TestServer server;
  Client ala(server, "Ala"), ola(server, "Ola");
  const std::string table = ala.create("orion", {"open", "open"}), other = ala.create("orion", {"open", "open"});
  ola.ok({{"do", "chat"}, {"table", table}, {"text", "buu"}});
  ala.ok({{"do", "chat"}, {"table", table}, {"text", "please"}});
  const std::int64_t said = number_of(ala, table, "buu"), own = number_of(ala, table, "please");
  const auto mute = [&](std::int64_t number, bool muted) {
    return json::object{{"do", "mute"}, {"table", table}, {"said", number}, {"muted", muted}};
  };
  EXPECT_EQ(ola.code(mute(own, true)), "not_host");
  EXPECT_EQ(ala.code(mute(own, true)), "seat") << "not oneself";
  EXPECT_EQ(ala.code(mute(1, true)), "seat") << "nobody said that";
  EXPECT_EQ(ala.code(mute(said, true)), "ok");
  EXPECT_EQ(ala.code(mute(said, true)), "ok") << "it is so already";
  EXPECT_EQ(ola.code({{"do", "chat"}, {"table", table}, {"text", "buu"}}), "muted");
  EXPECT_EQ(ola.code({{"do", "chat"}, {"table", other}, {"text", "buu"}}), "ok");
  EXPECT_EQ(ala.code(mute(said, false)), "ok");
  EXPECT_EQ(ola.code({{"do", "chat"}, {"table", table}, {"text", "sorry"}}), "ok");
}

TEST(HostManners, WhoPlaysHearsThoseWhoLookOnOnlyIfTheyWant) {
  TestServer server;
  TwoPlayers two(server, "narodziny");
  Client ela(server, "Ela"), iza(server, "Iza");
  for (Client* eyes : {&ela, &iza}) eyes->ok({{"do", "watch"}, {"table", two.table}});
  two.b.ok({{"do", "watch"}, {"table", two.table}, {"gallery", true}});
  ela.ok({{"do", "chat"}, {"table", two.table}, {"text", "take the star"}});
  two.a.ok({{"do", "chat"}, {"table", two.table}, {"text", "hello"}});
  EXPECT_FALSE(hears(two.a, two.table, "take the star"));
  EXPECT_TRUE(hears(two.b, two.table, "take the star")) << "wanted to";
  EXPECT_TRUE(hears(iza, two.table, "take the star")) << "looks on";
  for (Client* anybody : {&two.a, &two.b, &ela, &iza}) EXPECT_TRUE(hears(*anybody, two.table, "hello"));
  two.b.ok({{"do", "watch"}, {"table", two.table}});
  EXPECT_FALSE(hears(two.b, two.table, "take the star")) << "does not want to any more";
  two.a.ok({{"do", "watch"}, {"table", two.table}, {"gallery", true}});
  EXPECT_TRUE(hears(two.a, two.table, "take the star"));
}

TEST(HostManners, BeforeAndAfterTheGameEverybodyHearsEverybody) {
  TestServer server;
  Client ala(server, "Ala"), ela(server, "Ela");
  const std::string table = ala.create("orion", {"open", "random"});
  ala.sit(table);
  ela.ok({{"do", "watch"}, {"table", table}});
  ela.ok({{"do", "chat"}, {"table", table}, {"text", "good luck"}});
  EXPECT_TRUE(hears(ala, table, "good luck"));
  ala.ok({{"do", "start"}, {"table", table}});
  EXPECT_TRUE(hears(ala, table, "good luck"));
  ela.ok({{"do", "chat"}, {"table", table}, {"text", "psst"}});
  EXPECT_FALSE(hears(ala, table, "psst"));
  for (int i = 0; i < 2000 && ala.table(table).at("phase") == "playing"; ++i)
    if (ala.asked(table))
      ala.ok(ala.act_request(table, i));
    else
      server.pass(100);
  ASSERT_EQ(ala.table(table).at("phase"), "finished");
  ela.ok({{"do", "chat"}, {"table", table}, {"text", "well played"}});
  EXPECT_TRUE(hears(ala, table, "well played"));
  ala.ok({{"do", "watch"}, {"table", table}});
  EXPECT_TRUE(hears(ala, table, "psst")) << "what was said meanwhile can be read now";
}

}  // namespace
}  // namespace kosmo

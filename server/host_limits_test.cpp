// What comes too fast, too early or too long.
#include "server/host_testing.h"

namespace kosmo {
namespace {

// ---- one thing after another

// Sends all of it at once, without waiting for replies; the codes of the replies in the order in which they came.
Strings codes_of(TestServer& server, FakeConnection& connection, const std::vector<json::object>& requests) {
  const std::size_t before = connection.sent.size();
  for (std::size_t i = 0; i < requests.size(); ++i) {
    json::object request = requests[i];
    request["id"] = i;
    server.host().received(connection, json::serialize(request));
  }
  server.settle();
  Strings codes;
  for (std::size_t i = before; i < connection.sent.size(); ++i) {
    const json::object reply = json::parse(connection.sent[i]).as_object();
    if (!reply.contains("re")) continue;
    const json::value* error = reply.if_contains("error");
    codes.push_back(json::serialize(reply.at("re")) + (error ? " " + text_of(error->at("code")) : ""));
  }
  return codes;
}

TEST(HostLimits, WhatIsSentRightAfterHelloWaitsForItsAnswer) {
  TestServer server;
  Client ala(server, "Ala");
  auto connection = std::make_shared<FakeConnection>();
  server.host().opened(connection);
  EXPECT_EQ(codes_of(server, *connection,
                     {{{"do", "hello"}, {"protocol", kProtocol}, {"token", ala.token}},
                      {{"do", "ping"}},
                      {{"do", "history"}},
                      {{"do", "hello"}, {"protocol", kProtocol}}}),
            (Strings{"0", "1", "3 first", "2"}))
      << "history is asked of the store, and the second hello comes too late";
  server.host().closed(*connection);
}

TEST(HostLimits, WhoeverEntersMayGoOnAtOnce) {
  TestServer server;
  auto connection = std::make_shared<FakeConnection>();
  server.host().opened(connection);
  EXPECT_EQ(codes_of(server, *connection,
                     {{{"do", "hello"}, {"protocol", kProtocol}},
                      {{"do", "guest"}, {"name", "Ala"}},
                      {{"do", "register"}, {"name", "Ala"}, {"password", "correct horse"}},
                      {{"do", "logout"}},
                      {{"do", "history"}},
                      {{"do", "login"}, {"name", "Ala"}, {"password", "wrong horse"}},
                      {{"do", "login"}, {"name", "Ala"}, {"password", "correct horse"}},
                      {{"do", "history"}}}),
            (Strings{"0", "1", "2", "3", "4 name", "5 login", "6", "7"}));
  server.host().closed(*connection);
}

TEST(HostLimits, DoesNotPileUpRequestsForSomebodyWhoIsStillEntering) {
  TestServer server;
  auto connection = std::make_shared<FakeConnection>();
  server.host().opened(connection);
  std::vector<json::object> requests{{{"do", "hello"}, {"protocol", kProtocol}, {"token", "made-up"}}};
  for (int i = 0; i < 100; ++i) requests.push_back({{"do", "ping"}});
  const Strings codes = codes_of(server, *connection, requests);
  EXPECT_EQ(codes.size(), 101u) << "each request has its reply";
  EXPECT_EQ(std::count_if(codes.begin(), codes.end(), [](const std::string& c) { return c.ends_with("too_fast"); }),
            36);
  EXPECT_EQ(codes.back(), "64");
  server.host().closed(*connection);
}

// ---- limits

TEST(HostLimits, LimitsRequestsOfAConnection) {
  HostOptions options = patient_options();
  options.requests = {40, 20};
  TestServer server(options);
  for (const char* text : {R"({"do":"ping","id":1})", R"({"do":"dance","id":1})", "garbage"}) {
    Client c(server);
    c.ok({{"do", "hello"}, {"protocol", kProtocol}});
    int slow = 0;
    for (int i = 0; i < 60; ++i) {
      c.send(text);
      slow += c.connection->sent.back().find("too_fast") != std::string::npos;
    }
    EXPECT_EQ(slow, 21) << text;
    server.pass(1000);
    EXPECT_EQ(c.code({{"do", "ping"}}), "ok");
    for (int i = 0; i < 300; ++i) c.send(text);
    EXPECT_EQ(c.connection->closed, "too_fast") << "who goes on regardless is cut off";
  }
}

TEST(HostLimits, LimitsChatEntriesAndTables) {
  HostOptions options = patient_options();
  options.chat = {5, 1}, options.entries = {20, 1.0 / 3}, options.tables = {10, 1.0 / 6}, options.watched = 32;
  TestServer server(options);
  Client c(server, "Ala");
  std::vector<std::string> tables;
  for (int i = 0; i < 10; ++i) tables.push_back(c.create("orion", {"open", "open"}));
  const json::object more{{"do", "create"},
                          {"game", "orion"},
                          {"seats", {"open", "open"}},
                          {"options", json::object{}},
                          {"clock", {{"kind", "none"}}},
                          {"public", true}};
  EXPECT_EQ(c.code(more), "too_fast");
  const std::size_t before = server.journal(tables[0]).size();
  for (int i = 0; i < 8; ++i)
    EXPECT_EQ(c.code({{"do", "chat"}, {"table", tables[0]}, {"text", "hi"}}), i < 5 ? "ok" : "too_fast");
  EXPECT_EQ(server.journal(tables[0]).size(), before + 5);
  server.pass(1000);
  EXPECT_EQ(c.code({{"do", "chat"}, {"table", tables[0]}, {"text", "hi"}}), "ok");
  int slow = 0;
  for (int i = 0; i < 25; ++i) slow += c.code({{"do", "guest"}, {"name", "Ala"}}) == "too_fast";
  EXPECT_GE(slow, 4);
  Client elsewhere(server, "Ola", "198.51.100.7");
  server.pass(120'000);
  for (int i = 0; i < 40; ++i) {
    server.pass(7000);
    const std::string code = c.code(more);
    ASSERT_TRUE(code == "ok") << code;
  }
  Client watcher(server, "Ela", "198.51.100.8");
  int refused = 0;
  for (int i = 1; i <= 40; ++i) refused += watcher.code(about("watch", "id" + std::to_string(i))) == "too_many";
  EXPECT_EQ(refused, 0) << "tables that are not there are not watched";
  int ok = 0;
  for (int i = 0; i < 600 && ok <= 32; ++i) {
    const std::string code = watcher.code(about("watch", "id" + std::to_string(i)));
    if (code == "too_many") break;
    ok += code == "ok";
  }
  EXPECT_EQ(ok, 32);
}

TEST(HostLimits, ActAndUndoInTurnsEndSoon) {
  HostOptions options = patient_options();
  options.undos = {3, 0.5};
  TestServer server(options);
  TwoPlayers two(server, "orion");
  const auto can_undo = [&](Client& who) { return who.table(two.table).at("undo").at("can") == json::value(true); };
  Client* who = &two.asked();
  for (int i = 0; i < 60 && !can_undo(*who); ++i) {
    who = &two.asked();
    who->ok(who->act_request(two.table, i));
  }
  ASSERT_TRUE(can_undo(*who));
  const auto undo = [&] {
    return who->code({{"do", "undo"}, {"table", two.table}, {"ticket", who->ticket(two.table)}});
  };
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(undo(), "ok");
    who->ok(who->act_request(two.table));
    ASSERT_TRUE(can_undo(*who));
  }
  const std::size_t length = server.journal(two.table).size();
  for (int i = 0; i < 20; ++i) EXPECT_EQ(undo(), "too_fast");
  EXPECT_EQ(who->code(about("ask_undo", two.table)), "too_fast");
  EXPECT_EQ(server.journal(two.table).size(), length);
  Client& other = who == &two.a ? two.b : two.a;
  EXPECT_NE(other.code(about("ask_undo", two.table)), "too_fast") << "another person";
  server.pass(2'000);
  EXPECT_NE(undo(), "too_fast");
  EXPECT_EQ(undo(), "too_fast");
}

TEST(HostLimits, ChatHasALengthAndSpeaksFromASeat) {
  TestServer server;
  TwoPlayers two(server, "orion");
  Client guest(server, "Ela");
  std::string wide;
  for (int i = 0; i < 500; ++i) wide += "ż";
  EXPECT_EQ(guest.code({{"do", "chat"}, {"table", two.table}, {"text", wide}}), "ok");
  EXPECT_EQ(guest.code({{"do", "chat"}, {"table", two.table}, {"text", wide + "x"}}), "malformed");
  EXPECT_EQ(guest.code({{"do", "chat"}, {"table", two.table}, {"text", "  "}}), "malformed");
  two.b.ok({{"do", "chat"}, {"table", two.table}, {"text", "<b>&{0}"}});
  const json::value last = two.a.log(two.table).back();
  EXPECT_EQ(last.at("kind"), "chat");
  EXPECT_EQ(last.at("text"), "<b>&{0}");
  EXPECT_EQ(text_of(last.at("seat")), two.b.seat);
}

}  // namespace
}  // namespace kosmo

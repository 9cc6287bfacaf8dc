// The host as people meet it: who they are, what they may, what comes back.
#include "server/host.h"

#include "server/host_testing.h"
#include "server/identity.h"
#include "server/names.h"
#include "server/sql_storage.h"
#include "table/replay.h"

namespace kosmo {
namespace {

class HostOf : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, HostOf, testing::ValuesIn(game_names()), [](const auto& info) { return info.param; });

json::object about(const char* what, const std::string& table) { return {{"do", what}, {"table", table}}; }

// ---- people

TEST(Host, SaysHelloFirstAndOnce) {
  TestServer server;
  Client c(server);
  for (const char* what : {"ping", "games", "tables", "logout", "history"}) EXPECT_EQ(c.code({{"do", what}}), "first");
  EXPECT_EQ(c.code({{"do", "guest"}, {"name", "Ala"}}), "first");
  EXPECT_EQ(c.code({{"do", "hello"}, {"protocol", 2}}), "version");
  const json::object reply = c.ok({{"do", "hello"}, {"protocol", 1}});
  EXPECT_EQ(reply.at("you"), json::value(nullptr));
  EXPECT_EQ(reply.at("program"), "0.1.0");
  EXPECT_EQ(c.code({{"do", "hello"}, {"protocol", 1}}), "first");
  EXPECT_EQ(c.ok({{"do", "ping"}}).at("now").as_int64(), server.loop.now());
}

TEST(Host, WantsANameBeforeAnythingIsDone) {
  TestServer server;
  Client c(server);
  c.ok({{"do", "hello"}, {"protocol", 1}});
  for (const char* what : {"history", "logout"}) EXPECT_EQ(c.code({{"do", what}}), "name");
  for (const char* what : {"sit", "stand", "start", "cancel", "rematch", "ask_undo", "back"})
    EXPECT_EQ(c.code(about(what, "t")), "name");
  c.ok({{"do", "games"}});
  EXPECT_TRUE(c.ok({{"do", "tables"}}).at("tables").as_array().empty());
  EXPECT_EQ(c.code(about("watch", "t")), "no_table");
  for (const char* name : {"", "   ", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})
    EXPECT_EQ(c.code({{"do", "guest"}, {"name", name}}), "malformed");
  EXPECT_EQ(c.ok({{"do", "guest"}, {"name", "  Ala "}}).at("you").at("name"), "Ala");
}

TEST(Host, ATokenIsWhoYouAre) {
  TestServer server;
  Client ala(server, "Ala");
  Client again(server);
  EXPECT_EQ(again.ok({{"do", "hello"}, {"protocol", 1}, {"token", ala.token}}).at("you").at("name"), "Ala");
  Client stranger(server);
  EXPECT_EQ(stranger.code({{"do", "hello"}, {"protocol", 1}, {"token", "made-up"}}), "token");
  stranger.ok({{"do", "guest"}, {"name", "Ola"}});  // goes on without it
  ala.ok({{"do", "logout"}});
  EXPECT_EQ(ala.code({{"do", "history"}}), "name");
  Client late(server);
  EXPECT_EQ(late.code({{"do", "hello"}, {"protocol", 1}, {"token", ala.token}}), "token") << "forgotten for good";
}

TEST(Host, NamesAreRegisteredOnceAndNeedTheirPassword) {
  TestServer server;
  Client ala(server, "Ala"), other(server, "Ola");
  EXPECT_EQ(ala.code({{"do", "register"}, {"name", "Ala"}, {"password", "short"}}), "malformed");
  EXPECT_EQ(ala.ok({{"do", "register"}, {"name", "Ala"}, {"password", "correct horse"}}).at("you").at("guest"), false);
  EXPECT_EQ(ala.code({{"do", "register"}, {"name", "Ala2"}, {"password", "correct horse"}}), "first");
  EXPECT_EQ(other.code({{"do", "register"}, {"name", " ALA "}, {"password", "other password"}}), "taken");
  EXPECT_EQ(other.code({{"do", "login"}, {"name", "Ala"}, {"password", "wrong horse"}}), "login");
  EXPECT_EQ(other.code({{"do", "login"}, {"name", "Nobody"}, {"password", "correct horse"}}), "login");
  const json::object reply = other.ok({{"do", "login"}, {"name", "ala"}, {"password", "correct horse"}});
  EXPECT_EQ(reply.at("you").at("name"), "Ala");
  Client device(server);
  EXPECT_EQ(device.ok({{"do", "hello"}, {"protocol", 1}, {"token", reply.at("token")}}).at("you").at("guest"), false);
}

TEST(Host, ARegisteredNameIsNobodyElses) {
  TestServer server;
  Client ala(server, "Ala"), early(server, "Alicja");
  ala.ok({{"do", "register"}, {"name", "Alicja"}, {"password", "correct horse"}});
  Client other(server);
  other.ok({{"do", "hello"}, {"protocol", 1}});
  for (const char* name : {"Alicja", " ALICJA ", "AIicja", "A1icja", "Alicjа"}) {
    const char* right = std::string_view(name) == "Alicjа" ? "malformed" : "taken";  // its last letter is Cyrillic
    EXPECT_EQ(other.code({{"do", "guest"}, {"name", name}}), right) << name;
    EXPECT_EQ(other.code({{"do", "register"}, {"name", name}, {"password", "other password"}}), right) << name;
    EXPECT_EQ(early.code({{"do", "register"}, {"name", name}, {"password", "other password"}}), right) << name;
  }
  EXPECT_EQ(other.code({{"do", "guest"}, {"name", "Alicja2"}}), "ok");
  EXPECT_EQ(ala.code({{"do", "history"}}), "ok");
  // The name opens with its password, however it is typed.
  Client device(server);
  device.ok({{"do", "hello"}, {"protocol", 1}});
  EXPECT_EQ(device.ok({{"do", "login"}, {"name", "alicja"}, {"password", "correct horse"}}).at("you").at("name"),
            "Alicja");
}

TEST(Host, NobodyIsCalledLikeABotOrInMixedScripts) {
  TestServer server;
  Client c(server);
  c.ok({{"do", "hello"}, {"protocol", 1}});
  for (const char* name : {"Greedy", "greedy", "Zachłanny", "L0sowy", "Bot"}) {
    EXPECT_EQ(c.code({{"do", "guest"}, {"name", name}}), "taken") << name;
    EXPECT_EQ(c.code({{"do", "register"}, {"name", name}, {"password", "correct horse"}}), "taken") << name;
  }
  for (const char* name : {"\u3164", "A\u00adla", "\u202eala", "Аla", "A\u0301\u0301\u0301la"}) {
    EXPECT_EQ(c.code({{"do", "guest"}, {"name", name}}), "malformed") << name;
    EXPECT_EQ(c.code({{"do", "register"}, {"name", name}, {"password", "correct horse"}}), "malformed") << name;
  }
}

TEST(Host, PeopleOfOlderStoresKeepTheirNamesWhateverTheyLookLike) {
  TemporaryFolder folder;
  const Strings names{"Igor", "lgor", "Аla", "☆ Ala ☆"};  // a small L; a Cyrillic A; signs
  {
    auto store = opened(open_sqlite(folder.file("store"), {}, schema_steps().first(2)));
    for (std::size_t i = 0; i < names.size(); ++i)
      ASSERT_EQ(store->add_user({std::to_string(i), names[i], old_name_key(names[i]),
                                 hash_password("horse number " + std::to_string(i)), 5}),
                Stored::kDone);
  }
  TestServer server(patient_options(), 1, folder.file("store"));
  for (std::size_t i = 0; i < names.size(); ++i) {
    Client c(server);
    c.ok({{"do", "hello"}, {"protocol", 1}});
    EXPECT_EQ(c.code({{"do", "guest"}, {"name", names[i]}}), i < 2 ? "taken" : "malformed");
    const std::string password = "horse number " + std::to_string(i);
    const json::object reply = c.ok({{"do", "login"}, {"name", names[i]}, {"password", password}});
    EXPECT_EQ(reply.at("you").at("name"), json::value(names[i]));
  }
  Client c(server);
  c.ok({{"do", "hello"}, {"protocol", 1}});
  EXPECT_EQ(c.code({{"do", "guest"}, {"name", "1gor"}}), "taken");
  EXPECT_EQ(c.code({{"do", "guest"}, {"name", "Ala"}}), "taken") << "somebody looks like that";
}

TEST(Host, GuestsAreMarkedWhereverTheirNamesAreShown) {
  TestServer server;
  Client ala(server, "Ala"), ola(server, "Ola");
  ala.ok({{"do", "register"}, {"name", "Ala"}, {"password", "correct horse"}});
  const std::string t = ala.create("orion", {"open", "open", "random"});
  ala.sit(t);
  ola.ok(about("watch", t));
  ola.sit(t);
  ola.ok({{"do", "chat"}, {"table", t}, {"text", "hi"}});
  const auto shown_as = [&](const json::value& seats, const char* name, bool guest) {
    EXPECT_EQ(seats.at(0).at("name"), "Ala");
    EXPECT_EQ(seats.at(0).at("guest"), false);
    EXPECT_EQ(seats.at(1).at("name"), json::value(name));
    EXPECT_EQ(seats.at(1).at("guest"), json::value(guest));
    EXPECT_EQ(seats.at(2).at("guest"), false);
  };
  shown_as(ala.table(t).at("seats"), "Ola", true);
  EXPECT_EQ(ala.table(t).at("host"), "Ala");
  EXPECT_EQ(ala.table(t).at("host_guest"), false);
  const json::object& said = ala.log(t).back().as_object();
  EXPECT_EQ(said.at("name"), "Ola");
  EXPECT_EQ(said.at("guest"), true);
  EXPECT_EQ(said.at("en"), "Ola (guest): hi");
  EXPECT_EQ(said.at("pl"), "Ola (gość): hi");
  const auto listed = [&] { return ala.ok({{"do", "tables"}}).at("tables").at(0); };
  shown_as(listed().at("seats"), "Ola", true);
  EXPECT_EQ(listed().at("host"), "Ala");
  EXPECT_EQ(listed().at("host_guest"), false);
  const std::string hers = ola.create("orion", {"open", "random"});
  EXPECT_EQ(ola.table(hers).at("host_guest"), true);
  ola.ok(about("cancel", hers));

  // Whoever registers is shown so everywhere, at once.
  ola.ok({{"do", "register"}, {"name", "Olga"}, {"password", "correct horse"}});
  shown_as(ala.table(t).at("seats"), "Olga", false);
  shown_as(listed().at("seats"), "Olga", false);
  ala.ok(about("start", t));
  const json::value played = ala.ok({{"do", "history"}}).at("games").at(0).at("seats");
  shown_as(played, "Olga", false);
  EXPECT_EQ(played.at(2).at("name"), "random");
  ala.ok(about("watch", t));
  EXPECT_EQ(ala.log(t).at(3).at("en"), "Olga: hi");
}

TEST(Host, JournalsAndListsInTheStoreKnowPeopleByTheirIds) {
  TestServer server;
  TwoPlayers two(server, "orion");
  two.a.ok({{"do", "chat"}, {"table", two.table}, {"text", "hi"}});
  for (const std::string& event : server.journal(two.table)) {
    EXPECT_EQ(event.find("Ala"), std::string::npos) << event;
    EXPECT_EQ(event.find("Ola"), std::string::npos) << event;
  }
  const Maybe<std::vector<TableRow>> rows = server.storage().public_tables(9);
  for (const TableRow& row : *rows) EXPECT_EQ(row.summary.find("Ala"), std::string::npos) << row.summary;
  server.restart();
  two.a.forget(), two.b.forget();
  Client again(server);
  again.ok({{"do", "hello"}, {"protocol", 1}, {"token", two.a.token}});
  again.ok(about("watch", two.table));
  EXPECT_EQ(again.table(two.table).at("seats").at(1).at("name"), "Ola");
  EXPECT_EQ(again.table(two.table).at("host"), "Ala");
}

TEST(Host, AGuestWhoRegistersKeepsTheirSeat) {
  TestServer server;
  Client ala(server, "Ala");
  const std::string table = ala.create("orion", {"open", "random"});
  ala.sit(table);
  ala.ok({{"do", "register"}, {"name", "Alicja"}, {"password", "correct horse"}});
  ala.ok(about("start", table));
  EXPECT_EQ(ala.ok({{"do", "history"}}).at("games").as_array().size(), 1u);
}

TEST(Host, ATokenThatNobodyUsesEnds) {
  HostOptions options = patient_options();
  options.token_life = 10 * 86'400'000;
  options.tick = 3'600'000;
  TestServer server(options);
  Client ala(server, "Ala");
  ala.leave();  // whoever is connected uses a token
  const auto comes_back = [&] {
    Client again(server);
    return again.code({{"do", "hello"}, {"protocol", 1}, {"token", ala.token}});
  };
  for (int i = 0; i < 4; ++i) {  // whoever comes now and then stays who they are
    server.pass(9 * 86'400'000LL);
    EXPECT_EQ(comes_back(), "ok");
  }
  server.pass(11 * 86'400'000LL);
  EXPECT_EQ(comes_back(), "token");
}

TEST(Host, AGuestsTokenEndsWithRegistering) {
  TestServer server;
  Client ala(server, "Ala"), tab(server);
  tab.ok({{"do", "hello"}, {"protocol", 1}, {"token", ala.token}});
  const json::object reply = ala.ok({{"do", "register"}, {"name", "Ala"}, {"password", "correct horse"}});
  Client late(server);
  EXPECT_EQ(late.code({{"do", "hello"}, {"protocol", 1}, {"token", ala.token}}), "token");
  EXPECT_EQ(tab.connection->closed, "logout") << "comes back with the new token, if it has it";
  EXPECT_EQ(ala.connection->closed, "");
  EXPECT_EQ(ala.code({{"do", "history"}}), "ok");
  Client again(server);
  EXPECT_EQ(again.ok({{"do", "hello"}, {"protocol", 1}, {"token", reply.at("token")}}).at("you").at("guest"), false);
}

// Somebody registered, with a second device.
struct Registered {
  explicit Registered(TestServer& server) : here(server, "Ala"), there(server) {
    here.token = text_of(here.ok({{"do", "register"}, {"name", "Ala"}, {"password", "correct horse"}}).at("token"));
    there.ok({{"do", "hello"}, {"protocol", 1}});
    there.token = text_of(there.ok({{"do", "login"}, {"name", "Ala"}, {"password", "correct horse"}}).at("token"));
  }
  Client here, there;
};

TEST(Host, APasswordIsChangedByWhoeverKnowsTheOldOne) {
  TestServer server;
  Registered ala(server);
  const auto change = [&](const char* from, const char* to) {
    return ala.here.code({{"do", "password"}, {"password", from}, {"new_password", to}});
  };
  EXPECT_EQ(change("wrong horse", "brown cow here"), "login");
  EXPECT_EQ(change("correct horse", "short"), "malformed");
  EXPECT_EQ(change("correct horse", "password123"), "malformed");
  EXPECT_EQ(ala.there.connection->closed, "");
  EXPECT_EQ(change("correct horse", "brown cow here"), "ok");
  EXPECT_EQ(ala.there.connection->closed, "logout") << "other devices are logged out";
  EXPECT_EQ(ala.here.code({{"do", "history"}}), "ok");
  Client again(server);
  EXPECT_EQ(again.code({{"do", "hello"}, {"protocol", 1}, {"token", ala.there.token}}), "token");
  EXPECT_EQ(again.code({{"do", "login"}, {"name", "Ala"}, {"password", "correct horse"}}), "login");
  EXPECT_EQ(again.code({{"do", "login"}, {"name", "Ala"}, {"password", "brown cow here"}}), "ok");
  Client guest(server, "Ola");
  EXPECT_EQ(guest.code({{"do", "password"}, {"password", "correct horse"}, {"new_password", "brown cow here"}}),
            "name");
}

TEST(Host, LoggingOutEverywhereEndsEveryDevice) {
  TestServer server;
  Registered ala(server);
  EXPECT_EQ(ala.here.code({{"do", "logout"}, {"everywhere", true}}), "ok");
  EXPECT_EQ(ala.there.connection->closed, "logout");
  EXPECT_EQ(ala.here.code({{"do", "history"}}), "name");
  for (const std::string& token : {ala.here.token, ala.there.token}) {
    Client again(server);
    EXPECT_EQ(again.code({{"do", "hello"}, {"protocol", 1}, {"token", token}}), "token");
  }
}

TEST(Host, LoggingOutHereLeavesOtherDevicesAlone) {
  TestServer server;
  Registered ala(server);
  EXPECT_EQ(ala.here.code({{"do", "logout"}}), "ok");
  EXPECT_EQ(ala.there.connection->closed, "");
  EXPECT_EQ(ala.there.code({{"do", "history"}}), "ok");
}

TEST(Host, ADeletedAccountLeavesItsGamesWithoutAName) {
  TestServer server;
  Registered ala(server);
  Client ola(server, "Ola");
  const std::string t = ala.here.create("orion", {"open", "open"});
  ala.here.sit(t);
  ola.ok(about("watch", t));
  ola.sit(t);
  ala.here.ok({{"do", "chat"}, {"table", t}, {"text", "hi"}});
  ala.here.ok(about("start", t));
  EXPECT_EQ(ala.here.code({{"do", "delete"}}), "login");
  EXPECT_EQ(ala.here.code({{"do", "delete"}, {"password", "wrong horse"}}), "login");
  EXPECT_EQ(ola.table(t).at("seats").at(0).at("name"), "Ala");
  EXPECT_EQ(ala.here.code({{"do", "delete"}, {"password", "correct horse"}}), "ok");
  EXPECT_EQ(ala.here.code({{"do", "history"}}), "name");
  EXPECT_EQ(ala.there.connection->closed, "logout");

  const json::value& seat = ola.table(t).at("seats").at(0);
  EXPECT_EQ(seat.at("player"), "person");
  EXPECT_EQ(seat.at("name"), "");
  EXPECT_EQ(seat.at("away"), true) << "a bot plays on";
  EXPECT_EQ(ola.table(t).at("host"), "");
  ola.ok(about("watch", t));
  EXPECT_EQ(ola.log(t).at(3).at("en"), "Somebody: hi");
  EXPECT_EQ(ola.log(t).at(3).at("pl"), "Ktoś: hi");
  EXPECT_EQ(ola.ok({{"do", "tables"}}).at("tables").at(0).at("host"), "");
  EXPECT_EQ(ola.ok({{"do", "history"}}).at("games").at(0).at("seats").at(0).at("name"), "");
  for (const std::string& event : server.journal(t)) EXPECT_EQ(event.find("Ala"), std::string::npos) << event;
  EXPECT_EQ(ola.code({{"do", "login"}, {"name", "Ala"}, {"password", "correct horse"}}), "login");
  EXPECT_EQ(ola.code({{"do", "register"}, {"name", "Ala"}, {"password", "other password"}}), "ok") << "free again";
  EXPECT_EQ(ola.table(t).at("seats").at(0).at("name"), "") << "and nobody inherits";
}

TEST(Host, AGuestIsDeletedWithoutAPassword) {
  TestServer server;
  Client ola(server, "Ola");
  EXPECT_EQ(ola.code({{"do", "delete"}}), "ok");
  Client again(server);
  EXPECT_EQ(again.code({{"do", "hello"}, {"protocol", 1}, {"token", ola.token}}), "token");
}

TEST(Host, WrongPasswordsAreLimitedByNameLoggedAndCounted) {
  HostOptions options = patient_options();
  options.logins = {3, 1.0 / 60};
  std::vector<std::string> logged;
  options.log = [&](std::string_view what) { logged.emplace_back(what); };
  TestServer server(options);
  Registered ala(server);
  int address = 1;
  const auto tries = [&](const char* name, const char* password) {
    Client stranger(server, "", "192.0.2." + std::to_string(++address));  // from everywhere
    stranger.ok({{"do", "hello"}, {"protocol", 1}});
    return stranger.code({{"do", "login"}, {"name", name}, {"password", password}});
  };
  for (int i = 0; i < 5; ++i) EXPECT_EQ(tries("Ala", "correct horse"), "ok") << "the right one costs nothing";
  for (int i = 0; i < 3; ++i) EXPECT_EQ(tries(i ? "Ala" : "AIa", "wrong horse"), "login");
  EXPECT_EQ(tries("Ala", "wrong horse"), "too_fast");
  EXPECT_EQ(tries("ala", "correct horse"), "too_fast");
  EXPECT_EQ(ala.here.code({{"do", "delete"}, {"password", "wrong horse"}}), "too_fast");
  EXPECT_EQ(ala.here.code({{"do", "history"}}), "ok") << "who is in stays in";
  EXPECT_EQ(tries("Ola", "wrong horse"), "login") << "others are not held back";
  ASSERT_EQ(logged.size(), 4u);
  EXPECT_NE(logged[0].find("192.0.2."), std::string::npos);
  for (const std::string& line : logged) EXPECT_EQ(line.find("Ala"), std::string::npos) << "no log line holds a name";
  const std::string figures = server.get("/metrics").body;
  EXPECT_NE(figures.find("kosmoteka_wrong_passwords_total 4\n"), std::string::npos) << figures;
  EXPECT_NE(figures.find("kosmoteka_logins_held_back_total 3\n"), std::string::npos) << figures;
  server.pass(60'000);
  EXPECT_EQ(tries("Ala", "correct horse"), "ok");
}

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

TEST(Host, WhatIsSentRightAfterHelloWaitsForItsAnswer) {
  TestServer server;
  Client ala(server, "Ala");
  auto connection = std::make_shared<FakeConnection>();
  server.host().opened(connection);
  EXPECT_EQ(codes_of(server, *connection,
                     {{{"do", "hello"}, {"protocol", 1}, {"token", ala.token}},
                      {{"do", "ping"}},
                      {{"do", "history"}},
                      {{"do", "hello"}, {"protocol", 1}}}),
            (Strings{"0", "1", "3 first", "2"}))
      << "history is asked of the store, and the second hello comes too late";
  server.host().closed(*connection);
}

TEST(Host, WhoeverEntersMayGoOnAtOnce) {
  TestServer server;
  auto connection = std::make_shared<FakeConnection>();
  server.host().opened(connection);
  EXPECT_EQ(codes_of(server, *connection,
                     {{{"do", "hello"}, {"protocol", 1}},
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

TEST(Host, DoesNotPileUpRequestsForSomebodyWhoIsStillEntering) {
  TestServer server;
  auto connection = std::make_shared<FakeConnection>();
  server.host().opened(connection);
  std::vector<json::object> requests{{{"do", "hello"}, {"protocol", 1}, {"token", "made-up"}}};
  for (int i = 0; i < 100; ++i) requests.push_back({{"do", "ping"}});
  const Strings codes = codes_of(server, *connection, requests);
  EXPECT_EQ(codes.size(), 101u) << "each request has its reply";
  EXPECT_EQ(std::count_if(codes.begin(), codes.end(), [](const std::string& c) { return c.ends_with("too_fast"); }),
            36);
  EXPECT_EQ(codes.back(), "64");
  server.host().closed(*connection);
}

// ---- limits

TEST(Host, LimitsRequestsOfAConnection) {
  HostOptions options = patient_options();
  options.requests = {40, 20};
  TestServer server(options);
  for (const char* text : {R"({"do":"ping","id":1})", R"({"do":"dance","id":1})", "garbage"}) {
    Client c(server);
    c.ok({{"do", "hello"}, {"protocol", 1}});
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

TEST(Host, LimitsChatEntriesAndTables) {
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

TEST(Host, ChatHasALengthAndSpeaksFromASeat) {
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

// ---- forged, late, repeated

// Whatever is asked of the table in this scope is refused with that code, and changes nothing for anybody.
void expect_nothing_changes(TestServer& server, TwoPlayers& two, Client& who, const json::object& request,
                            const std::string& code) {
  const Strings journal = server.journal(two.table);
  Client fresh_eyes(server);
  fresh_eyes.ok({{"do", "hello"}, {"protocol", 1}, {"token", two.a.token}});
  const auto look = [&] {
    const std::string table = json::serialize(fresh_eyes.ok(about("watch", two.table)).at("table"));
    return table + json::serialize(fresh_eyes.log(two.table));
  };
  const std::string before = look();
  const std::size_t pushed = two.b.connection->sent.size();
  EXPECT_EQ(who.code(request), code) << json::serialize(request);
  EXPECT_EQ(look(), before) << json::serialize(request);
  EXPECT_EQ(server.journal(two.table), journal);
  if (&who == &two.b) return;
  EXPECT_EQ(two.b.connection->sent.size(), pushed) << "nobody is told of it";
}

TEST_P(HostOf, WhatIsForgedLateOrOutOfPlaceChangesNothing) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  for (int i = 0; i < 6; ++i) two.play(i);
  Client eve(server, "Ewa");
  const std::string& t = two.table;
  const json::object answer = two.asked().act_request(t);
  json::object late = answer, future = answer, nonsense = answer, elsewhere = answer;
  late["ticket"] = 1, future["ticket"] = 1000, nonsense["action"] = "no such thing", elsewhere["table"] = "guessed";
  struct Case {
    Client& who;
    json::object request;
    const char* code;
  };
  Client& asked = two.asked();
  Client& other = two.other();
  const Case cases[] = {
      {eve, answer, "not_seated"},
      {other, answer, "refused"},  // the rules say whose turn it is
      {asked, late, "late"},
      {asked, future, "late"},
      {asked, nonsense, "malformed"},
      {asked, elsewhere, "no_table"},
      {eve, {{"do", "watch"}, {"table", t}, {"seat_token", "made-up"}}, "token"},
      {eve, {{"do", "watch"}, {"table", t}, {"seat_token", two.a.token}}, "token"},  // a person's, not a seat's
      {eve, {{"do", "watch"}, {"table", "id1"}}, "no_table"},
      {eve, about("start", t), "not_host"},
      {two.b, about("start", t), "not_host"},
      {two.a, about("start", t), "phase"},
      {eve, about("cancel", t), "not_host"},
      {two.a, about("cancel", t), "phase"},
      {eve, {{"do", "seat"}, {"table", t}, {"seat", two.a.seat}, {"player", "random"}}, "not_host"},
      {two.a, {{"do", "seat"}, {"table", t}, {"seat", two.b.seat}, {"player", "random"}}, "phase"},
      {eve, about("sit", t), "phase"},
      {eve, about("stand", t), "not_seated"},
      {eve, about("back", t), "not_seated"},
      {eve, about("ask_undo", t), "not_seated"},
      {eve, {{"do", "answer_undo"}, {"table", t}, {"agree", true}}, "not_seated"},
      {two.a, {{"do", "answer_undo"}, {"table", t}, {"agree", true}}, "undo"},
      {eve, {{"do", "undo"}, {"table", t}, {"ticket", two.a.ticket(t)}}, "not_seated"},
      {two.a, {{"do", "undo"}, {"table", t}, {"ticket", 2}}, "late"},
      {eve, {{"do", "prefer"}, {"table", t}, {"rules", json::array{}}}, "not_seated"},
      {two.a, about("rematch", t), "phase"},
      {eve, about("rematch", t), "not_seated"},
      {eve, {{"do", "why"}, {"table", t}, {"action", answer.at("action")}}, "not_seated"},
      {two.a,
       {{"do", "prefer"},
        {"table", t},
        {"rules", json::array{{{"step", "*"}, {"answer", "no such"}, {"until", "game"}}}}},
       "malformed"},
  };
  for (const Case& c : cases) expect_nothing_changes(server, two, c.who, c.request, c.code);
}

TEST_P(HostOf, AnAnswerThatComesTwiceIsPlayedOnce) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  for (int i = 0; i < 20; ++i) {
    Client& who = two.asked();
    const json::object act = who.act_request(two.table, i);
    EXPECT_EQ(who.code(act), "ok");
    const std::size_t length = server.journal(two.table).size();
    EXPECT_EQ(who.code(act), "ok");
    EXPECT_EQ(server.journal(two.table).size(), length);
    json::object other = act;
    other["action"] = "nonsense";
    EXPECT_EQ(who.code(other), "late");
    if (who.table(two.table).at("undo").at("can") != json::value(true)) continue;
    const json::object undo{{"do", "undo"}, {"table", two.table}, {"ticket", who.ticket(two.table)}};
    EXPECT_EQ(who.code(undo), "ok");
    EXPECT_EQ(who.code(undo), "ok") << "the same undo twice";
    EXPECT_EQ(server.journal(two.table).size(), length + 1);
    EXPECT_EQ(who.code(act), "ok") << "it was played, though it has been taken back since";
    EXPECT_EQ(server.journal(two.table).size(), length + 1) << "the old ticket never comes back";
    who.ok(who.act_request(two.table, i));
  }
}

TEST_P(HostOf, ARefusalNamesTheRule) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  const json::object act = two.asked().act_request(two.table);
  const json::object reply = two.other().ask(act);
  EXPECT_FALSE(reply.at("error").at("rule").as_string().empty());
  const json::object why = two.other().ok({{"do", "why"}, {"table", two.table}, {"action", act.at("action")}});
  EXPECT_EQ(why.at("legal"), json::value(false));
  EXPECT_EQ(why.at("rule"), reply.at("error").at("rule"));
  EXPECT_EQ(why.at("en"), reply.at("error").at("en"));
  EXPECT_EQ(two.asked().ok({{"do", "why"}, {"table", two.table}, {"action", act.at("action")}}).at("legal"), true);
}

TEST_P(HostOf, WhyOfAVerbAloneNamesItsRuleAndTheChoices) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  const json::object act = two.asked().act_request(two.table);
  const std::string action(act.at("action").as_string());
  const json::object question{{"do", "why"}, {"table", two.table}, {"action", action.substr(0, action.find(' '))}};
  if (action.find(' ') == std::string::npos) GTEST_SKIP() << "the first verb takes no arguments";
  const json::object mine = two.asked().ok(question);
  EXPECT_EQ(mine.at("legal"), json::value(true));
  EXPECT_EQ(mine.at("actions").at(0), json::value(action));
  EXPECT_FALSE(mine.at("rule").as_string().empty());
  const json::object others = two.other().ok(question);
  EXPECT_EQ(others.at("legal"), json::value(false));
  EXPECT_TRUE(others.at("actions").as_array().empty());
  EXPECT_FALSE(others.at("rule").as_string().empty());
  EXPECT_NE(others.at("en"), others.at("pl"));
}

// ---- tables

TEST_P(HostOf, ATableIsSetUpSatAtAndBegun) {
  TestServer server;
  Client host(server, "Ala"), guest(server, "Ola");
  const std::string t = host.create(GetParam(), {"open", "open"});
  EXPECT_EQ(host.connection->sent.size(), 3u) << "the reply has it all; no update repeats it";
  EXPECT_EQ(host.table(t).at("phase"), "waiting");
  EXPECT_EQ(guest.code(about("start", t)), "not_host");
  EXPECT_EQ(host.code(about("start", t)), "seat");
  EXPECT_EQ(host.code({{"do", "sit"}, {"table", t}, {"seat", "plaid"}}), "seat");
  host.sit(t);
  EXPECT_EQ(host.code(about("sit", t)), "seat") << "one seat a person";
  EXPECT_EQ(guest.code({{"do", "sit"}, {"table", t}, {"seat", host.seat}}), "seat");
  const std::string second = find_game(GetParam())->seat_name(1);
  EXPECT_EQ(host.code({{"do", "seat"}, {"table", t}, {"seat", second}, {"player", "oracle"}}), "setup");
  host.ok({{"do", "seat"}, {"table", t}, {"seat", second}, {"player", "random"}});
  EXPECT_EQ(guest.code(about("sit", t)), "seat");
  host.ok({{"do", "seat"}, {"table", t}, {"seat", second}, {"player", "open"}});
  guest.sit(t);
  guest.ok(about("stand", t));
  guest.sit(t);
  host.ok({{"do", "seat"}, {"table", t}, {"seat", second}, {"player", "open"}});
  EXPECT_EQ(guest.table(t).at("you").at("seat"), json::value(nullptr)) << "the host may unseat";
  guest.sit(t);
  EXPECT_EQ(host.table(t).at("seats").at(1).at("name"), "Ola");
  EXPECT_EQ(host.table(t).at("seats").at(1).at("online"), true);
  host.ok(about("start", t));
  EXPECT_EQ(guest.table(t).at("phase"), "playing");
  EXPECT_EQ(guest.table(t).at("ticket"), 1);
}

TEST(Host, ATableThatCannotBeIsRefused) {
  TestServer server;
  Client c(server, "Ala");
  const auto create = [&](json::object change) {
    json::object request{{"do", "create"},
                         {"game", "orion"},
                         {"seats", {"open", "open"}},
                         {"options", json::object{}},
                         {"clock", {{"kind", "none"}}},
                         {"public", true}};
    for (auto& member : change) request[member.key()] = member.value();
    return c.code(request);
  };
  EXPECT_EQ(create({{"game", "chess"}}), "setup");
  EXPECT_EQ(create({{"seats", {"open"}}}), "setup");
  EXPECT_EQ(create({{"seats", {"open", "open", "open", "open", "open"}}}), "setup");
  EXPECT_EQ(create({{"seats", {"open", "person"}}}), "setup");
  EXPECT_EQ(create({{"options", {{"no-such", 1}}}}), "setup");
  EXPECT_EQ(create({{"options", {{"beginner", 17}}}}), "setup");
  EXPECT_EQ(create({{"clock", {{"kind", "decision"}, {"seconds", 1}}}}), "setup");
  EXPECT_TRUE(c.ok({{"do", "tables"}}).at("tables").as_array().empty());
}

TEST(Host, AClosedTableIsClosed) {
  TestServer server;
  Client host(server, "Ala"), guest(server, "Ola");
  const std::string t = host.create("orion", {"open", "open"});
  host.sit(t);
  guest.ok(about("watch", t));
  host.ok(about("cancel", t));
  EXPECT_EQ(guest.table(t).at("phase"), "closed");
  EXPECT_EQ(guest.code(about("sit", t)), "phase");
  EXPECT_EQ(host.code(about("start", t)), "phase");
  EXPECT_TRUE(guest.ok({{"do", "tables"}}).at("tables").as_array().empty());
  EXPECT_TRUE(host.ok({{"do", "history"}}).at("games").as_array().empty()) << "nothing was played";
}

TEST(Host, APrivateTableIsFoundByItsLinkAlone) {
  TestServer server;
  Client host(server, "Ala"), guest(server, "Ola");
  const std::string hidden = host.create("orion", {"open", "open"}, {{"kind", "none"}}, false);
  const std::string shown = host.create("narodziny", {"open", "open"});
  const json::array tables = guest.ok({{"do", "tables"}}).at("tables").as_array();
  ASSERT_EQ(tables.size(), 1u);
  EXPECT_EQ(text_of(tables[0].at("id")), shown);
  guest.ok(about("watch", hidden));
}

TEST_P(HostOf, OnePersonOnTwoConnectionsIsOneSeat) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  Client phone(server);
  phone.ok({{"do", "hello"}, {"protocol", 1}, {"token", two.a.token}});
  phone.ok(about("watch", two.table));
  EXPECT_EQ(phone.table(two.table).at("you"), two.a.table(two.table).at("you"));
  // Somebody else's device, with the seat's token alone.
  Client tablet(server, "Kto inny");
  tablet.ok({{"do", "watch"}, {"table", two.table}, {"seat_token", two.b.seat_token}});
  EXPECT_EQ(text_of(tablet.table(two.table).at("you").at("seat")), two.b.seat);
  for (int i = 0; i < 10; ++i) {
    Client& who = two.a.asked(two.table) ? phone : tablet;
    Client& twin = two.asked();
    const json::object act = who.act_request(two.table, i);
    EXPECT_EQ(who.code(act), "ok");
    EXPECT_EQ(twin.code(act), "ok") << "the same answer from the other device";
  }
  EXPECT_EQ(json::serialize(phone.log(two.table)), json::serialize(two.a.log(two.table)));
  // "host" is the person's, not the seat's.
  EXPECT_EQ(tablet.table(two.table).at("view"), two.b.table(two.table).at("view"));
}

TEST_P(HostOf, AfterALostConnectionNothingIsMissingAndNothingComesTwice) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  Client whole(server, "Ela");
  whole.ok(about("watch", two.table));
  std::int64_t seen = 0;
  json::array log;
  for (int round = 0; round < 6; ++round) {
    Client comes_and_goes(server);
    comes_and_goes.ok({{"do", "hello"}, {"protocol", 1}});
    comes_and_goes.ok({{"do", "watch"}, {"table", two.table}, {"after", seen}});
    for (int i = 0; i < 5; ++i) two.play(i);
    for (const json::value& entry : comes_and_goes.log(two.table)) log.push_back(entry);
    seen = comes_and_goes.table(two.table).at("seq").as_int64();
    comes_and_goes.leave();
    two.play(round);
    two.a.ok({{"do", "chat"}, {"table", two.table}, {"text", "?"}});
  }
  Client last(server);
  last.ok({{"do", "hello"}, {"protocol", 1}});
  last.ok({{"do", "watch"}, {"table", two.table}, {"after", seen}});
  for (const json::value& entry : last.log(two.table)) log.push_back(entry);
  EXPECT_EQ(json::serialize(log), json::serialize(whole.log(two.table)));
}

TEST_P(HostOf, AWholeGameEndsInAResultAHistoryAndAReplay) {
  TestServer server;
  Client ala(server, "Zażółć gęślą jaźń 名前名前名前名前名前名前");
  const std::string t =
      ala.create(GetParam(), {"open", "random"}, {{"kind", "bank"}, {"seconds", 600}, {"increment", 5}});
  ala.sit(t);
  ala.ok(about("start", t));
  EXPECT_EQ(server.get("/api/replay/" + t).status, 404) << "it would tell everything";
  EXPECT_EQ(server.get("/api/replay/none").status, 404);
  EXPECT_EQ(text_of(ala.ok({{"do", "history"}}).at("games").at(0).at("phase")), "playing");
  json::object last;
  for (int i = 0; i < 5000 && ala.table(t).at("phase") == "playing"; ++i) ala.ok(last = ala.act_request(t, i));
  ASSERT_EQ(ala.table(t).at("phase"), "finished");
  const json::object result = ala.table(t).at("result").as_object();
  EXPECT_EQ(result.at("seats").as_array().size(), 2u);
  const json::object game = ala.ok({{"do", "history"}}).at("games").at(0).as_object();
  EXPECT_EQ(game.at("phase"), "finished");
  EXPECT_EQ(game.at("seats").at(0).at("score"), result.at("seats").at(0).at("score"));
  const HttpResponse replay = server.get(text_of(ala.table(t).at("replay")));
  ASSERT_EQ(replay.status, 200);
  const Maybe<CheckedReplay> read = read_replay(replay.body, "game.kosmo");
  ASSERT_TRUE(read) << read.problem().en;
  EXPECT_TRUE(read->finished);
  EXPECT_EQ(ala.code(last), "ok") << "it came twice";
  last["ticket"] = 1'000'000;
  EXPECT_EQ(ala.code(last), "phase");
  // And once more.
  const json::object again = ala.ok(about("rematch", t));
  const std::string next = text_of(again.at("table").at("id"));
  EXPECT_NE(next, t);
  EXPECT_EQ(text_of(ala.table(t).at("rematch")), next);
  EXPECT_EQ(again.at("table").at("you").at("seat"), result.at("seats").at(0).at("seat"));
  EXPECT_EQ(again.at("table").at("you").at("host"), true);
  EXPECT_EQ(text_of(ala.ok(about("rematch", t)).at("table").at("id")), next) << "two who ask meet at one table";
  ala.ok(about("start", next));
}

TEST_P(HostOf, AGameInWhichPlayersWentBackSaysSoAndIsReplayedStepByStep) {
  TestServer server;
  Client ala(server, "Ala");
  const std::string t = ala.create(GetParam(), {"open", "random"});
  ala.sit(t);
  ala.ok(about("start", t));
  int agreed = 0;
  for (int i = 0; i < 5000 && ala.table(t).at("phase") == "playing"; ++i) {
    ala.ok(ala.act_request(t, i));
    if (i % 10 == 9 && agreed < 3 && ala.table(t).at("phase") == "playing")
      agreed += ala.code(about("ask_undo", t)) == "ok";
  }
  ASSERT_EQ(ala.table(t).at("phase"), "finished");
  ASSERT_GT(agreed, 0);
  EXPECT_EQ(ala.table(t).at("result").at("rewound"), agreed);
  EXPECT_EQ(ala.ok({{"do", "history"}}).at("games").at(0).at("rewound"), agreed);
  const Maybe<CheckedReplay> read = read_replay(server.get("/api/replay/" + t).body, "game.kosmo");
  ASSERT_TRUE(read) << read.problem().en;
  const json::object steps = json::parse(server.get("/api/replay/" + t + "/steps").body).as_object();
  EXPECT_EQ(steps.at("result").at("rewound"), agreed);
  const std::string last = "/view/" + std::to_string(steps.at("steps").as_array().size()) + "/spectator";
  EXPECT_EQ(json::parse(server.get("/api/replay/" + t + last).body).at("view").at("state"),
            json::parse(read->final.view(kSpectator).json()).at("state"));
}

TEST(Host, RequestsWithAKeyAreDoneOnceAndAnsweredAlike) {
  const TemporaryFolder folder;
  TestServer server(patient_options(), 1, folder.file("store"));
  std::optional<Client> ala(std::in_place, server, "Ala");
  const json::object create{{"do", "create"},
                            {"game", "orion"},
                            {"seats", json::array{"open", "greedy"}},
                            {"options", json::object{}},
                            {"clock", json::object{{"kind", "none"}}},
                            {"public", true},
                            {"key", "zażółć \"1\""}};
  const std::string table = text_of(ala->ok(create).at("table").at("id"));
  EXPECT_EQ(text_of(ala->ok(create).at("table").at("id")), table);
  json::object other = create;
  other["key"] = "2";
  EXPECT_NE(text_of(ala->ok(other).at("table").at("id")), table);
  Client ola(server, "Ola");
  EXPECT_NE(text_of(ola.ok(create).at("table").at("id")), table) << "a key is one's own";
  const json::object sit{{"do", "sit"}, {"table", table}, {"key", "a"}},
      start{{"do", "start"}, {"table", table}, {"key", "a"}},
      chat{{"do", "chat"}, {"table", table}, {"text", "hi"}, {"key", "a"}};
  const std::string seat_token = text_of(ala->ok(sit).at("seat_token"));
  EXPECT_EQ(text_of(ala->ok(sit).at("seat_token")), seat_token);
  ala->ok(chat), ala->ok(chat), ala->ok(start), ala->ok(start);
  const std::string token = ala->token;
  const std::size_t events = server.journal(table).size();
  ola.forget(), ala->forget();
  server.restart();
  ala.emplace(server);
  ala->ok({{"do", "hello"}, {"protocol", 1}, {"token", token}});
  EXPECT_EQ(text_of(ala->ok(create).at("table").at("id")), table);
  EXPECT_EQ(text_of(ala->ok(sit).at("seat_token")), seat_token);
  ala->ok(chat), ala->ok(start);
  EXPECT_EQ(server.journal(table).size(), events);
  // Nothing in the store tells the key or the token.
  for (const std::string& event : server.journal(table)) EXPECT_EQ(event.find(seat_token), std::string::npos);
  Client guest(server);
  guest.ok({{"do", "hello"}, {"protocol", 1}});
  EXPECT_EQ(
      text_of(
          guest.ok({{"do", "watch"}, {"table", table}, {"seat_token", seat_token}}).at("table").at("you").at("seat")),
      "white");
  json::object too_long = chat;
  too_long["key"] = std::string(65, 'x');
  EXPECT_EQ(ala->code(too_long), "malformed");
}

TEST(Host, ASeatThatWasLeftIsNotTakenAgainByARequestThatComesLate) {
  TestServer server;
  Client ala(server, "Ala");
  const std::string table = ala.create("orion", {"open", "open"});
  const json::object sit{{"do", "sit"}, {"table", table}, {"key", "a"}};
  ala.ok(sit);
  ala.ok(about("stand", table));
  EXPECT_EQ(ala.code(sit), "late");
  EXPECT_EQ(ala.table(table).at("you").at("seat"), json::value(nullptr));
}

TEST_P(HostOf, SpectatorsSeeWhatIsPublic) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  Client eve(server);
  eve.ok({{"do", "hello"}, {"protocol", 1}});
  eve.ok(about("watch", two.table));
  for (int i = 0; i < 20; ++i) two.play(i);
  EXPECT_EQ(eve.table(two.table).at("you").at("seat"), json::value(nullptr));
  EXPECT_EQ(eve.table(two.table).at("seq"), two.a.table(two.table).at("seq"));
  EXPECT_FALSE(eve.table(two.table).contains("undo"));
  EXPECT_TRUE(eve.choices(two.table).empty());
  const std::size_t before = eve.connection->sent.size();
  eve.ok(about("unwatch", two.table));
  two.play();
  EXPECT_EQ(eve.connection->sent.size(), before + 1) << "only the reply";
}

TEST(Host, PresenceIsTold) {
  TestServer server;
  TwoPlayers two(server, "orion");
  EXPECT_EQ(two.a.table(two.table).at("seats").at(1).at("online"), true);
  two.b.leave();
  EXPECT_EQ(two.a.table(two.table).at("seats").at(1).at("online"), false);
}

TEST(Host, NoSecretIsInAnyAnswer) {
  TestServer server;
  TwoPlayers two(server, "orion");
  Client eve(server, "Ewa");
  eve.ok(about("watch", two.table));
  for (int i = 0; i < 10; ++i) two.play(i);
  eve.ok({{"do", "tables"}});
  std::string all;
  for (const std::string& text : eve.connection->sent) all += text;
  for (const char* path : {"/api/games", "/metrics", "/health"}) all += server.get(path).body;
  for (const std::string& secret :
       {two.a.token, two.b.token, two.a.seat_token, two.b.seat_token, std::string("\"seed\"")})
    EXPECT_EQ(all.find(secret), std::string::npos) << secret;
}

TEST(Host, WhenItStopsEverybodyIsToldAndNothingIsLost) {
  TestServer server;
  TwoPlayers two(server, "orion");
  two.play();
  const Strings journal = server.journal(two.table);
  server.host().stop();
  EXPECT_NE(two.a.connection->sent.back().find("\"notice\""), std::string::npos);
  EXPECT_EQ(two.asked().code(two.asked().act_request(two.table)), "unavailable");
  EXPECT_EQ(server.get("/health").status, 503);
  EXPECT_EQ(server.journal(two.table), journal);
}

}  // namespace
}  // namespace kosmo

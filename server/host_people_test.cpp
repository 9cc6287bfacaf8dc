// Who people are, as the host knows them: names, passwords, tokens, what goes with an account.
#include "server/host_testing.h"
#include "server/identity.h"
#include "server/names.h"
#include "server/sql_storage.h"

namespace kosmo {
namespace {

TEST(HostPeople, SaysHelloFirstAndOnce) {
  TestServer server;
  Client c(server);
  for (const char* what : {"ping", "games", "tables", "logout", "history"}) EXPECT_EQ(c.code({{"do", what}}), "first");
  EXPECT_EQ(c.code({{"do", "guest"}, {"name", "Ala"}}), "first");
  for (const int version : {0, 1, 3}) EXPECT_EQ(c.code({{"do", "hello"}, {"protocol", version}}), "version");
  const json::object old = c.ask({{"do", "hello"}, {"protocol", 1}});
  EXPECT_NE(text_of(old.at("error").at("en")).find("load it again"), std::string::npos) << "a page that stayed open";
  const json::object reply = c.ok({{"do", "hello"}, {"protocol", kProtocol}});
  EXPECT_EQ(reply.at("you"), json::value(nullptr));
  EXPECT_EQ(reply.at("program"), "0.1.0");
  EXPECT_EQ(reply.at("protocol"), 2);
  EXPECT_EQ(c.code({{"do", "hello"}, {"protocol", kProtocol}}), "first");
  EXPECT_EQ(c.ok({{"do", "ping"}}).at("now").as_int64(), server.loop.now());
}

TEST(HostPeople, WantsANameBeforeAnythingIsDone) {
  TestServer server;
  Client c(server);
  c.ok({{"do", "hello"}, {"protocol", kProtocol}});
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

TEST(HostPeople, ATokenIsWhoYouAre) {
  TestServer server;
  Client ala(server, "Ala");
  Client again(server);
  EXPECT_EQ(again.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", ala.token}}).at("you").at("name"), "Ala");
  Client stranger(server);
  EXPECT_EQ(stranger.code({{"do", "hello"}, {"protocol", kProtocol}, {"token", "made-up"}}), "token");
  stranger.ok({{"do", "guest"}, {"name", "Ola"}});  // goes on without it
  ala.ok({{"do", "logout"}});
  EXPECT_EQ(ala.code({{"do", "history"}}), "name");
  Client late(server);
  EXPECT_EQ(late.code({{"do", "hello"}, {"protocol", kProtocol}, {"token", ala.token}}), "token")
      << "forgotten for good";
}

TEST(HostPeople, NamesAreRegisteredOnceAndNeedTheirPassword) {
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
  EXPECT_EQ(device.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", reply.at("token")}}).at("you").at("guest"),
            false);
}

TEST(HostPeople, ARegisteredNameIsNobodyElses) {
  TestServer server;
  Client ala(server, "Ala"), early(server, "Alicja");
  ala.ok({{"do", "register"}, {"name", "Alicja"}, {"password", "correct horse"}});
  Client other(server);
  other.ok({{"do", "hello"}, {"protocol", kProtocol}});
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
  device.ok({{"do", "hello"}, {"protocol", kProtocol}});
  EXPECT_EQ(device.ok({{"do", "login"}, {"name", "alicja"}, {"password", "correct horse"}}).at("you").at("name"),
            "Alicja");
}

TEST(HostPeople, NobodySpeaksForTheServer) {
  TestServer server;
  Client c(server);
  c.ok({{"do", "hello"}, {"protocol", kProtocol}});
  for (const char* name : {"operator", "Server", "serwer", "KOSMOTEKA", "Adm1n", "Administrator", "moderator"}) {
    EXPECT_EQ(c.code({{"do", "guest"}, {"name", name}}), "taken") << name;
    EXPECT_EQ(c.code({{"do", "register"}, {"name", name}, {"password", "correct horse"}}), "taken") << name;
  }
  EXPECT_EQ(c.code({{"do", "guest"}, {"name", "Admirał"}}), "ok");
}

TEST(HostPeople, NobodyIsCalledLikeABotOrInMixedScripts) {
  TestServer server;
  Client c(server);
  c.ok({{"do", "hello"}, {"protocol", kProtocol}});
  for (const char* name : {"Greedy", "greedy", "Zachłanny", "L0sowy", "Bot"}) {
    EXPECT_EQ(c.code({{"do", "guest"}, {"name", name}}), "taken") << name;
    EXPECT_EQ(c.code({{"do", "register"}, {"name", name}, {"password", "correct horse"}}), "taken") << name;
  }
  for (const char* name : {"\u3164", "A\u00adla", "\u202eala", "Аla", "A\u0301\u0301\u0301la"}) {
    EXPECT_EQ(c.code({{"do", "guest"}, {"name", name}}), "malformed") << name;
    EXPECT_EQ(c.code({{"do", "register"}, {"name", name}, {"password", "correct horse"}}), "malformed") << name;
  }
}

TEST(HostPeople, PeopleOfOlderStoresKeepTheirNamesWhateverTheyLookLike) {
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
    c.ok({{"do", "hello"}, {"protocol", kProtocol}});
    EXPECT_EQ(c.code({{"do", "guest"}, {"name", names[i]}}), i < 2 ? "taken" : "malformed");
    const std::string password = "horse number " + std::to_string(i);
    const json::object reply = c.ok({{"do", "login"}, {"name", names[i]}, {"password", password}});
    EXPECT_EQ(reply.at("you").at("name"), json::value(names[i]));
  }
  Client c(server);
  c.ok({{"do", "hello"}, {"protocol", kProtocol}});
  EXPECT_EQ(c.code({{"do", "guest"}, {"name", "1gor"}}), "taken");
  EXPECT_EQ(c.code({{"do", "guest"}, {"name", "Ala"}}), "taken") << "somebody looks like that";
}

TEST(HostPeople, GuestsAreMarkedWhereverTheirNamesAreShown) {
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
  EXPECT_EQ(played.at(2).at("player"), "random");
  EXPECT_TRUE(is_name_of_bot(std::string_view(played.at(2).at("name").as_string())));
  ala.ok(about("watch", t));
  EXPECT_EQ(ala.log(t).at(3).at("en"), "Olga: hi");
}

TEST(HostPeople, JournalsAndListsInTheStoreKnowPeopleByTheirIds) {
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
  again.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", two.a.token}});
  again.ok(about("watch", two.table));
  EXPECT_EQ(again.table(two.table).at("seats").at(1).at("name"), "Ola");
  EXPECT_EQ(again.table(two.table).at("host"), "Ala");
}

TEST(HostPeople, AGuestWhoRegistersKeepsTheirSeat) {
  TestServer server;
  Client ala(server, "Ala");
  const std::string table = ala.create("orion", {"open", "random"});
  ala.sit(table);
  ala.ok({{"do", "register"}, {"name", "Alicja"}, {"password", "correct horse"}});
  ala.ok(about("start", table));
  EXPECT_EQ(ala.ok({{"do", "history"}}).at("games").as_array().size(), 1u);
}

TEST(HostPeople, ATokenThatNobodyUsesEnds) {
  HostOptions options = patient_options();
  options.token_life = 10 * 86'400'000;
  options.tick = 3'600'000;
  TestServer server(options);
  Client ala(server, "Ala");
  ala.leave();  // whoever is connected uses a token
  const auto comes_back = [&] {
    Client again(server);
    return again.code({{"do", "hello"}, {"protocol", kProtocol}, {"token", ala.token}});
  };
  for (int i = 0; i < 4; ++i) {  // whoever comes now and then stays who they are
    server.pass(9 * 86'400'000LL);
    EXPECT_EQ(comes_back(), "ok");
  }
  server.pass(11 * 86'400'000LL);
  EXPECT_EQ(comes_back(), "token");
}

TEST(HostPeople, AGuestsTokenEndsWithRegistering) {
  TestServer server;
  Client ala(server, "Ala"), tab(server);
  tab.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", ala.token}});
  const json::object reply = ala.ok({{"do", "register"}, {"name", "Ala"}, {"password", "correct horse"}});
  Client late(server);
  EXPECT_EQ(late.code({{"do", "hello"}, {"protocol", kProtocol}, {"token", ala.token}}), "token");
  EXPECT_EQ(tab.connection->closed, "logout") << "comes back with the new token, if it has it";
  EXPECT_EQ(ala.connection->closed, "");
  EXPECT_EQ(ala.code({{"do", "history"}}), "ok");
  Client again(server);
  EXPECT_EQ(again.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", reply.at("token")}}).at("you").at("guest"),
            false);
}

// Somebody registered, with a second device.
struct Registered {
  explicit Registered(TestServer& server) : here(server, "Ala"), there(server) {
    here.token = text_of(here.ok({{"do", "register"}, {"name", "Ala"}, {"password", "correct horse"}}).at("token"));
    there.ok({{"do", "hello"}, {"protocol", kProtocol}});
    there.token = text_of(there.ok({{"do", "login"}, {"name", "Ala"}, {"password", "correct horse"}}).at("token"));
  }
  Client here, there;
};

TEST(HostPeople, APasswordIsChangedByWhoeverKnowsTheOldOne) {
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
  EXPECT_EQ(again.code({{"do", "hello"}, {"protocol", kProtocol}, {"token", ala.there.token}}), "token");
  EXPECT_EQ(again.code({{"do", "login"}, {"name", "Ala"}, {"password", "correct horse"}}), "login");
  EXPECT_EQ(again.code({{"do", "login"}, {"name", "Ala"}, {"password", "brown cow here"}}), "ok");
  Client guest(server, "Ola");
  EXPECT_EQ(guest.code({{"do", "password"}, {"password", "correct horse"}, {"new_password", "brown cow here"}}),
            "name");
}

TEST(HostPeople, LoggingOutEverywhereEndsEveryDevice) {
  TestServer server;
  Registered ala(server);
  EXPECT_EQ(ala.here.code({{"do", "logout"}, {"everywhere", true}}), "ok");
  EXPECT_EQ(ala.there.connection->closed, "logout");
  EXPECT_EQ(ala.here.code({{"do", "history"}}), "name");
  for (const std::string& token : {ala.here.token, ala.there.token}) {
    Client again(server);
    EXPECT_EQ(again.code({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}}), "token");
  }
}

TEST(HostPeople, LoggingOutHereLeavesOtherDevicesAlone) {
  TestServer server;
  Registered ala(server);
  EXPECT_EQ(ala.here.code({{"do", "logout"}}), "ok");
  EXPECT_EQ(ala.there.connection->closed, "");
  EXPECT_EQ(ala.there.code({{"do", "history"}}), "ok");
}

TEST(HostPeople, ADeletedAccountLeavesItsGamesWithoutAName) {
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

TEST(HostPeople, AGuestIsDeletedWithoutAPassword) {
  TestServer server;
  Client ola(server, "Ola");
  EXPECT_EQ(ola.code({{"do", "delete"}}), "ok");
  Client again(server);
  EXPECT_EQ(again.code({{"do", "hello"}, {"protocol", kProtocol}, {"token", ola.token}}), "token");
}

TEST(HostPeople, WrongPasswordsAreLimitedByNameAndAddressLoggedAndCounted) {
  HostOptions options = patient_options();
  options.logins = {3, 1.0 / 60};
  std::vector<std::string> logged;
  options.log = [&](std::string_view what) { logged.emplace_back(what); };
  TestServer server(options);
  Registered ala(server);
  const auto tries = [&](const char* name, const char* password, const char* address = "192.0.2.1") {
    Client stranger(server, "", address);
    stranger.ok({{"do", "hello"}, {"protocol", kProtocol}});
    return stranger.code({{"do", "login"}, {"name", name}, {"password", password}});
  };
  for (int i = 0; i < 5; ++i) EXPECT_EQ(tries("Ala", "correct horse"), "ok") << "the right one costs nothing";
  for (int i = 0; i < 3; ++i) EXPECT_EQ(tries(i ? "Ala" : "AIa", "wrong horse"), "login");
  EXPECT_EQ(tries("Ala", "wrong horse"), "too_fast");
  EXPECT_EQ(tries("ala", "correct horse"), "too_fast");
  EXPECT_EQ(tries("Ala", "correct horse", "192.0.2.2"), "ok") << "the owner, from elsewhere";
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ala.here.code({{"do", "delete"}, {"password", "wrong horse"}}), "login");
  EXPECT_EQ(ala.there.code({{"do", "delete"}, {"password", "wrong horse"}}), "too_fast") << "who is in has their own";
  EXPECT_EQ(ala.here.code({{"do", "history"}}), "ok") << "who is in stays in";
  EXPECT_EQ(tries("Ola", "wrong horse"), "login") << "others are not held back";
  ASSERT_EQ(logged.size(), 7u);
  EXPECT_NE(logged[0].find("192.0.2."), std::string::npos);
  for (const std::string& line : logged) EXPECT_EQ(line.find("Ala"), std::string::npos) << "no log line holds a name";
  const std::string figures = server.get("/metrics").body;
  EXPECT_NE(figures.find("kosmoteka_wrong_passwords_total 7\n"), std::string::npos) << figures;
  EXPECT_NE(figures.find("kosmoteka_logins_held_back_total 3\n"), std::string::npos) << figures;
  server.pass(60'000);
  EXPECT_EQ(tries("Ala", "correct horse"), "ok");
}

TEST(HostPeople, WrongPasswordsFromManyAddressesAreLimitedMoreWidely) {
  HostOptions options = patient_options();
  options.logins = {2, 1.0 / 60};
  options.logins_anywhere = {7, 1.0 / 6};
  TestServer server(options);
  Registered ala(server);
  int address = 1;
  const auto tries = [&](const char* password) {
    Client stranger(server, "", "192.0.2." + std::to_string(++address));
    stranger.ok({{"do", "hello"}, {"protocol", kProtocol}});
    return stranger.code({{"do", "login"}, {"name", "Ala"}, {"password", password}});
  };
  for (int i = 0; i < 20; ++i) EXPECT_EQ(tries("correct horse"), "ok") << "the right one costs nothing";
  for (int i = 0; i < 7; ++i) EXPECT_EQ(tries("wrong horse"), "login");
  EXPECT_EQ(tries("wrong horse"), "too_fast");
  EXPECT_EQ(tries("correct horse"), "too_fast");
  server.pass(6'000);
  EXPECT_EQ(tries("correct horse"), "ok");
  EXPECT_EQ(tries("wrong horse"), "login");
  EXPECT_EQ(tries("wrong horse"), "too_fast");
}

// ---- people who go while it is looked up who they are

TEST(HostPeople, AGuestWhoWentBeforeTheRefusalLeavesNoToken) {
  TestServer server;
  Client ala(server, "Ala");
  ala.ok({{"do", "register"}, {"name", "Ala"}, {"password", "correct horse"}});
  Client stranger(server);
  stranger.ok({{"do", "hello"}, {"protocol", kProtocol}});
  const int before = server.storage().new_tokens;
  server.host().received(*stranger.connection, R"({"do":"guest","id":9,"name":"Ala"})");
  stranger.leave();
  EXPECT_EQ(server.storage().new_tokens, before);
}

TEST(HostPeople, AServerThatEndsLeavesNothingOfWhatItWasLookingUp) {
  TestServer server;
  std::string token;
  {
    Client ala(server, "Ala");
    token = text_of(ala.ok({{"do", "register"}, {"name", "Ala"}, {"password", "correct horse"}}).at("token"));
  }
  const json::object hello{{"do", "hello"}, {"id", 1}, {"protocol", kProtocol}, {"token", token}};
  for (const json::object& request :
       {json::object{{"do", "login"}, {"id", 2}, {"name", "Ala"}, {"password", "correct horse"}},
        json::object{{"do", "guest"}, {"id", 2}, {"name", "Ola"}}, json::object{{"do", "history"}, {"id", 2}},
        json::object{{"do", "password"}, {"id", 2}, {"password", "correct horse"}, {"new_password", "wrong horse"}},
        json::object{{"do", "delete"}, {"id", 2}, {"password", "none"}}, json::object{{"do", "logout"}, {"id", 2}}})
    for (int steps = 0; steps < 3; ++steps) {
      Client client(server);
      server.host().received(*client.connection, json::serialize(hello));
      server.host().received(*client.connection, json::serialize(request));
      for (int i = 0; i < steps; ++i) server.drain_store(), server.loop.run_posted();
      client.forget();
      server.kill();
    }
  Client again(server);
  EXPECT_EQ(again.code({{"do", "login"}, {"name", "Ala"}, {"password", "correct horse"}}), "first");
  again.ok({{"do", "hello"}, {"protocol", kProtocol}});
  again.ok({{"do", "login"}, {"name", "Ala"}, {"password", "correct horse"}});
}

}  // namespace
}  // namespace kosmo

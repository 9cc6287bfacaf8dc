// Floods from one address, and what goes at night because nobody needs it any more.
#include "server/host_testing.h"
#include "server/sqlite.h"

namespace kosmo {
namespace {

HostOptions with_hours() {
  HostOptions options = patient_options();
  options.tick = kHour;
  return options;
}

json::object new_table(const std::vector<std::string>& seats) {
  return {{"do", "create"},
          {"game", "orion"},
          {"seats", json::array(seats.begin(), seats.end())},
          {"options", json::object{}},
          {"clock", {{"kind", "none"}}},
          {"public", true}};
}

void register_as(Client& client, const std::string& name) {
  client.token = text_of(client.ok({{"do", "register"}, {"name", name}, {"password", "correct horse"}}).at("token"));
}

// A game that bots play to its end: of bots alone, or begun by somebody who leaves it.
std::string play_out(TestServer& server, Client& client, bool sits) {
  const std::string table = client.create("orion", {sits ? "open" : "random", "random"});
  if (sits) client.sit(table);
  client.ok({{"do", "start"}, {"table", table}});
  if (sits) client.ok({{"do", "stand"}, {"table", table}});
  for (int i = 0; i < 100 && client.table(table).at("phase") == "playing"; ++i) server.pass(60'000);
  EXPECT_EQ(client.table(table).at("phase"), "finished");
  return table;
}

std::string begin_and_leave(Client& client) {
  const std::string table = client.create("orion", {"open", "random"});
  client.sit(table);
  client.ok({{"do", "start"}, {"table", table}});
  return table;
}

bool is_kept(TestServer& server, const std::string& table) {
  const bool kept = !server.journal(table).empty();
  Client eyes(server);
  eyes.ok({{"do", "hello"}, {"protocol", kProtocol}});
  EXPECT_EQ(eyes.code({{"do", "watch"}, {"table", table}}), kept ? "ok" : "no_table");
  eyes.leave();
  server.pass(2 * kHour);  // it is put away again
  return kept;
}

bool is_known(TestServer& server, const std::string& token) {
  Client again(server);
  return again.code({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}}) == "ok";
}

TEST(HostBudgets, TablesOfOneAddressAreCountedWhoeverMakesThem) {
  HostOptions options = patient_options();
  options.tables_from = {3, 1.0 / 6};
  TestServer server(options);
  int made = 0;
  for (int i = 0; i < 5; ++i) {
    Client another(server, "Gość " + std::to_string(i));
    made += another.code(new_table({"open", "open"})) == "ok";
  }
  EXPECT_EQ(made, 3);
  Client elsewhere(server, "Ola", "198.51.100.7");
  EXPECT_EQ(elsewhere.code(new_table({"open", "open"})), "ok");
  server.pass(6'000);
  Client later(server, "Ala");
  EXPECT_EQ(later.code(new_table({"open", "open"})), "ok");
  EXPECT_EQ(later.code(new_table({"open", "open"})), "too_fast");
}

TEST(HostBudgets, NewPeopleOfOneAddressAreCountedAndThoseWhoComeBackAreNot) {
  HostOptions options = patient_options();
  options.newcomers = {2, 1.0 / 30};
  TestServer server(options);
  Client ala(server, "Ala"), ola(server, "Ola"), third(server);
  third.ok({{"do", "hello"}, {"protocol", kProtocol}});
  EXPECT_EQ(third.code({{"do", "guest"}, {"name", "Ela"}}), "too_fast");
  EXPECT_EQ(third.code({{"do", "register"}, {"name", "Ela"}, {"password", "correct horse"}}), "too_fast");
  register_as(ala, "Ala");  // is no new person
  EXPECT_EQ(third.code({{"do", "login"}, {"name", "Ala"}, {"password", "correct horse"}}), "ok");
  EXPECT_TRUE(is_known(server, ola.token));
  Client elsewhere(server, "Ola", "198.51.100.7");
  server.pass(30'000);
  Client later(server, "Iza");
  EXPECT_FALSE(later.token.empty());
}

TEST(HostBudgets, GamesThatBotsPlayAloneAreCountedByAddress) {
  HostOptions options = patient_options();
  options.bot_games = {1, 1.0 / 60};
  TestServer server(options, 0);
  Client ala(server, "Ala"), ola(server, "Ola"), ela(server, "Ela", "198.51.100.7");
  const auto start = [](Client& client, const std::vector<std::string>& seats) {
    const std::string table = client.create("orion", seats);
    if (seats[0] == "open") client.sit(table);
    return client.code({{"do", "start"}, {"table", table}});
  };
  EXPECT_EQ(start(ala, {"random", "random"}), "ok");
  EXPECT_EQ(start(ola, {"random", "random"}), "too_fast");
  EXPECT_EQ(start(ola, {"open", "random"}), "ok") << "somebody plays";
  EXPECT_EQ(start(ela, {"random", "random"}), "ok");
  const std::string table = ala.create("orion", {"open", "random"});
  EXPECT_EQ(ala.code({{"do", "start"}, {"table", table}}), "seat") << "what cannot begin costs nothing";
  EXPECT_EQ(ala.code({{"do", "start"}, {"table", "nowhere"}}), "no_table");
  server.pass(60'000);
  EXPECT_EQ(start(ola, {"random", "random"}), "ok");
}

TEST(HostNight, GuestsWhoDoNotComeGoAndWithThemTheirGames) {
  TestServer server(with_hours());
  std::string stays_away, comes, played_out, left, of_bots, closed, token_of_one, token_of_other;
  {
    Client one(server, "Ala"), other(server, "Ola");
    token_of_one = one.token, token_of_other = other.token;
    played_out = play_out(server, one, true);
    left = begin_and_leave(one);
    of_bots = play_out(server, one, false);
    comes = begin_and_leave(other);
    closed = one.create("orion", {"open", "open"});
    one.ok({{"do", "cancel"}, {"table", closed}});
  }
  for (int day = 0; day < 28; ++day) {
    server.pass(kDay);
    if (day % 9 == 0) {
      EXPECT_TRUE(is_known(server, token_of_other));
    }
  }
  for (const std::string& table : {played_out, left, of_bots, closed, comes}) EXPECT_TRUE(is_kept(server, table));
  server.pass(4 * kDay);
  EXPECT_FALSE(is_known(server, token_of_one));
  EXPECT_TRUE(is_known(server, token_of_other));
  for (const std::string& table : {played_out, left, of_bots, closed}) EXPECT_FALSE(is_kept(server, table)) << table;
  EXPECT_TRUE(is_kept(server, comes));
  const HostFigures figures = server.host().figures();
  EXPECT_EQ(figures.cleared_tables, 4u);
  EXPECT_EQ(figures.cleared_guests, 1u) << "those who looked at the tables said no name";
}

TEST(HostNight, WhatRegisteredPeopleHavePlayedStays) {
  TestServer server(with_hours());
  std::string finished, left;
  {
    Client ala(server, "Ala");
    register_as(ala, "Ala");
    finished = play_out(server, ala, true);
    left = begin_and_leave(ala);
  }
  server.pass(120 * kDay);
  EXPECT_TRUE(is_kept(server, finished));
  EXPECT_TRUE(is_kept(server, left));
  Client ala(server);
  ala.ok({{"do", "hello"}, {"protocol", kProtocol}});
  ala.ok({{"do", "login"}, {"name", "Ala"}, {"password", "correct horse"}});
  EXPECT_EQ(ala.ok({{"do", "history"}}).at("games").as_array().size(), 2u);
}

TEST(HostNight, FinishedGamesGoOnlyIfTheOperatorSaysSo) {
  HostOptions options = with_hours();
  options.finished_life = 10 * kDay;
  TestServer server(options);
  std::string finished, left;
  {
    Client ala(server, "Ala");
    register_as(ala, "Ala");
    finished = play_out(server, ala, true);
    left = begin_and_leave(ala);
  }
  server.pass(9 * kDay);
  EXPECT_TRUE(is_kept(server, finished));
  server.pass(3 * kDay);
  EXPECT_FALSE(is_kept(server, finished));
  EXPECT_TRUE(is_kept(server, left)) << "it is not finished";
}

TEST(HostNight, WhoeverIsConnectedStaysHoweverLongAgoTheySaidHello) {
  TestServer server(with_hours());
  Client ala(server, "Ala");
  const std::string table = begin_and_leave(ala);
  server.pass(100 * kDay);
  EXPECT_EQ(ala.connection->closed, "");
  EXPECT_EQ(ala.code(ala.act_request(table)), "ok");
  EXPECT_TRUE(is_known(server, ala.token));
}

// On disk, whoever's they are and however they ended.
TEST(HostNight, TokensThatEndedAreGoneFromTheStore) {
  const TemporaryFolder folder;
  const std::string path = folder.file("store");
  TestServer server(with_hours(), 1, path);
  const auto left = [&] {
    Sqlite db(path);
    EXPECT_FALSE(db.open_existing());
    std::multiset<std::string> names;
    for (const auto& row :
         db.ask("SELECT coalesce(name, '?') FROM tokens LEFT JOIN users ON users.id = person", {}).rows)
      names.insert(row[0]);
    return names;
  };
  using Names = std::multiset<std::string>;
  std::string used;
  {
    Client ala(server, "Ala"), again(server), ola(server, "Ola"), ela(server, "Ela");
    register_as(ala, "Ala");  // the guest's token ends
    used = ala.token;
    again.ok({{"do", "hello"}, {"protocol", kProtocol}});
    again.ok({{"do", "login"}, {"name", "Ala"}, {"password", "correct horse"}});
    ela.ok({{"do", "logout"}});
    Sqlite db(path);
    ASSERT_FALSE(db.open_existing());
    ASSERT_FALSE(db.script(
        "INSERT INTO tokens(hash, person, created, used) SELECT 'from before', id, 0, 0 FROM users WHERE name = 'Ala'; "
        "INSERT INTO tokens(hash, person, created, used) VALUES('nobody', 'gone', 0, 1)"));
  }
  EXPECT_EQ(left(), (Names{"?", "Ala", "Ala", "Ala", "Ola"}));
  server.pass(kDay);
  EXPECT_EQ(left(), (Names{"Ala", "Ala", "Ala", "Ola"})) << "of somebody who is gone, used long ago";
  server.pass(32 * kDay);
  EXPECT_EQ(left(), (Names{"Ala", "Ala", "Ala"})) << "a guest's goes with the guest";
  EXPECT_TRUE(is_known(server, used));
  server.pass(56 * kDay);
  EXPECT_EQ(left(), (Names{"Ala", "Ala", "Ala"}));
  server.pass(4 * kDay);
  EXPECT_EQ(left(), Names{"Ala"}) << "what was used stays; what was never used counts from the first night";
  EXPECT_TRUE(is_known(server, used));
  EXPECT_EQ(server.host().figures().cleared_tokens, 3u);
}

TEST(HostNight, AStoreThatFailsIsClearedUpAnotherNight) {
  TestServer server(with_hours());
  std::string table, token;
  {
    Client ala(server, "Ala");
    token = ala.token;
    table = begin_and_leave(ala);
  }
  server.pass(29 * kDay);
  server.storage().cannot_write = true;
  server.pass(5 * kDay);
  EXPECT_FALSE(server.journal(table).empty());
  server.storage().cannot_write = false;
  EXPECT_EQ(server.host().figures().cleared_guests, 0u);
  server.pass(kDay);
  EXPECT_TRUE(server.journal(table).empty());
  EXPECT_FALSE(is_known(server, token));
}

}  // namespace
}  // namespace kosmo

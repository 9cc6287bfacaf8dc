// What goes wrong around the host: clocks that run out, bots that fail, restarts, a store that is out of order.
#include "server/host_testing.h"
#include "server/identity.h"
#include "server/room_rows.h"
#include "server/sqlite.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

class HostTrouble : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, HostTrouble, testing::ValuesIn(game_names()),
                         [](const auto& info) { return info.param; });

json::object about(const char* what, const std::string& table) { return {{"do", what}, {"table", table}}; }
json::value seat_at(Client& c, const std::string& table, const std::string& seat) {
  const json::array seats = c.table(table).at("seats").as_array();
  for (const json::value& s : seats)
    if (s.at("seat") == json::value(seat)) return s;
  return nullptr;
}
// The table as somebody sees it who has just come, without what depends on who is connected.
std::string seen_by(TestServer& server, const std::string& token, const std::string& table) {
  Client eyes(server);
  eyes.ok({{"do", "hello"}, {"protocol", 1}, {"token", token}});
  json::object t = eyes.ok(about("watch", table)).at("table").as_object();
  for (json::value& seat : t.at("seats").as_array()) seat.as_object().erase("online");
  return json::serialize(t) + json::serialize(eyes.log(table));
}

// ---- clocks

TEST_P(HostTrouble, WhoseTimeRunsOutIsPlayedByABotUntilTheyAct) {
  TestServer server;
  TwoPlayers two(server, GetParam(), {{"kind", "decision"}, {"seconds", 60}});
  const std::string seat = two.asked().seat;
  Client& slow = two.asked();
  server.pass(59'000);
  EXPECT_EQ(seat_at(slow, two.table, seat).at("away"), false);
  EXPECT_EQ(slow.table(two.table).at("ticket"), 1);
  server.pass(2'000);
  EXPECT_EQ(seat_at(slow, two.table, seat).at("away"), true);
  EXPECT_GT(slow.ticket(two.table), 1) << "the bot has decided";
  EXPECT_EQ(server.host().figures().timeouts, 1u);
  // The other one plays on until the slow one is asked again, and answered for at once.
  slow.ok(about("back", two.table));
  EXPECT_EQ(seat_at(slow, two.table, seat).at("away"), false);
  slow.ok(about("stand", two.table));
  EXPECT_EQ(seat_at(slow, two.table, seat).at("away"), true);
}

TEST_P(HostTrouble, ABankRunsDownAndIsRefilled) {
  TestServer server;
  TwoPlayers two(server, GetParam(), {{"kind", "bank"}, {"seconds", 100}, {"increment", 10}});
  Client& first = two.asked();
  const std::string seat = first.seat;
  const auto left = [&] { return first.table(two.table).at("clocks").at(seat).at("left_ms").as_int64(); };
  EXPECT_EQ(left(), 100'000);
  server.pass(30'000);
  two.play();
  EXPECT_EQ(left(), 80'000);
  const std::int64_t ticket = first.ticket(two.table);
  for (int i = 0; i < 200 && !first.asked(two.table); ++i) two.play(i);
  ASSERT_GT(first.ticket(two.table), ticket - 1);
  const std::int64_t mine = left();
  server.pass(mine + 1'000);
  EXPECT_EQ(seat_at(first, two.table, seat).at("away"), true);
}

TEST(HostTrouble, DaysGoOnWithoutAnybody) {
  HostOptions options = patient_options();
  options.tick = 3'600'000;
  TestServer server(options);
  TwoPlayers two(server, "orion", {{"kind", "days"}, {"days", 2}});
  const std::string asked = two.asked().seat, token = two.a.token, table = two.table;
  const std::int64_t start = server.loop.now();
  two.a.leave(), two.b.leave();
  server.pass(86'400'000);
  EXPECT_EQ(server.host().figures().rooms, 0u) << "put away";
  server.restart();
  two.a.forget(), two.b.forget();
  server.loop.set_time(start + 2 * 86'400'000 - 1000);
  EXPECT_EQ(seen_by(server, token, table).find("run out of time"), std::string::npos);
  server.pass(2 * 3'600'000);
  EXPECT_NE(seen_by(server, token, table).find("run out of time"), std::string::npos);
}

TEST(HostTrouble, NobodyPaysForARestart) {
  TestServer server;
  TwoPlayers two(server, "orion", {{"kind", "decision"}, {"seconds", 60}});
  const std::string token = two.a.token, table = two.table;
  server.pass(50'000);
  server.restart();
  two.a.forget(), two.b.forget();
  server.loop.set_time(server.loop.now() + 1'000'000);
  Client back(server);
  back.ok({{"do", "hello"}, {"protocol", 1}, {"token", token}});
  back.ok(about("watch", table));
  bool full = false;
  for (const auto& clock : back.table(table).at("clocks").as_object())
    full |= clock.value().at("running") == json::value(true) && clock.value().at("left_ms") == json::value(60'000);
  EXPECT_TRUE(full) << json::serialize(back.table(table).at("clocks"));
}

// If the table were put away its clock would begin anew with every look at it.
TEST(HostTrouble, ATableWithALiveClockIsNotPutAway) {
  TestServer server;
  TwoPlayers two(server, "orion", {{"kind", "decision"}, {"seconds", 3600}});
  const std::string token = two.a.token, table = two.table;
  two.a.leave(), two.b.leave();
  server.pass(3'700'000);
  EXPECT_NE(seen_by(server, token, table).find("run out of time"), std::string::npos);
}

// ---- tables that another server runs

// The other server goes on with a journal.
class OtherServer {
 public:
  OtherServer(FailingStorage& storage, std::string table) : storage_(storage), room_(std::move(table)) {}
  void add(const std::string& event) {
    Append append{.table = room_.id(), .first = room_.seq() + 1, .events = {event}};
    room_.apply(*read_event(event));
    append.row = table_row(room_);
    EXPECT_EQ(storage_.append(std::span(&append, 1)).at(0), Stored::kDone);
  }
  Note note() const { return {kTablesChannel, room_.id() + " " + std::to_string(room_.seq())}; }

 private:
  FailingStorage& storage_;
  Room room_;
};

// A note that comes while the table is being read is not lost: it may be the last one, and the one who is asked may sit
// here.
TEST(HostCluster, WhatIsToldDuringAReadingIsReadAfterIt) {
  TestServer first;
  TwoPlayers two(first, "orion");
  for (int i = 0; i < 6; ++i) two.play(i);
  const Strings journal = first.journal(two.table);
  ASSERT_GT(journal.size(), 4u);

  TestServer second;
  OtherServer other(second.storage(), two.table);
  for (std::size_t i = 0; i + 2 < journal.size(); ++i) other.add(journal[i]);
  second.storage().others_own = true;
  Client ola(second, "Ola");
  ola.ok({{"do", "watch"}, {"table", two.table}});
  other.add(journal[journal.size() - 2]);
  second.host().noted(other.note());
  second.drain_store();  // it was read, but that is not known yet
  other.add(journal.back());
  second.host().noted(other.note());
  EXPECT_EQ(ola.table(two.table).at("seq"), json::value(static_cast<std::int64_t>(journal.size())));
}

TEST(HostCluster, HealthTellsOfServersThatDoNotAnswer) {
  TestServer server;
  EXPECT_EQ(server.get("/health").body, R"({"ok":true})");
  server.storage().silent = {{"alpha", 3}, {"beta", 0}};
  server.pass(1000);
  const HttpResponse health = server.get("/health");
  EXPECT_EQ(health.status, 200) << "this one is well";
  EXPECT_EQ(health.body, R"({"ok":true,"silent":[{"server":"alpha","tables":3},{"server":"beta","tables":0}]})");
}

TEST(HostCluster, ALongRequestReachesTheServerThatRunsTheTable) {
  TestServer first;
  TwoPlayers two(first, "orion");
  TestServer second;
  OtherServer other(second.storage(), two.table);
  for (const std::string& event : first.journal(two.table)) other.add(event);
  second.storage().others_own = true;
  Client ala(second, "Ala");  // the first guest of either server has the same id
  ala.ok({{"do", "watch"}, {"table", two.table}});
  json::array rules;
  for (int i = 0; i < 32; ++i)
    rules.push_back(
        {{"step", i % 2 ? std::string(64, '"') : std::string(62, '"') + "ł"}, {"answer", "only"}, {"until", "game"}});
  ala.send(json::serialize(json::object{{"do", "prefer"}, {"id", 77}, {"table", two.table}, {"rules", rules}}));
  second.settle();
  ASSERT_GT(second.storage().notes.size(), 1u) << "too long for one note";
  first.storage().notes.clear();
  for (const Note& note : second.storage().notes) {
    EXPECT_LE(note.text.size(), kLongestNote);
    EXPECT_EQ(note.channel, "kosmo_other");
    first.host().noted(note);
    first.settle();
  }
  EXPECT_EQ(two.a.table(two.table).at("preferences").as_array().size(), 32u);
  EXPECT_EQ(two.a.table(two.table).at("preferences").at(0).at("step"), rules[0].at("step"));
  ASSERT_EQ(first.storage().notes.size(), 1u);
  second.host().noted(first.storage().notes[0]);
  second.settle();
  EXPECT_EQ(ala.connection->sent.back(), "{\"re\":77,\"ok\":true}");
}

// Parts of a request whose server went away, or notes that came in between, do no harm.
TEST(HostCluster, PartsThatBelongToNothingAreLeftAlone) {
  TestServer server;
  for (const char* text :
       {"part", "part ", "part 1 2 3 b\n{\"ask\":", "part 2 2 4 b\nx", "part 2 2 3 b\nx", "part 0 0 0 b\n",
        "part 1 1 1 b\n{\"ask\":1}", "part 9 2 1 b\n", "part -1 x y\n", "part 1 2 3\n"})
    server.host().noted({"kosmo_main", text});
  server.settle();
  EXPECT_TRUE(server.storage().notes.empty());
}

TEST(HostCluster, WhatAnotherServerChangesOfAPersonIsSeenHere) {
  TestServer server;
  TwoPlayers two(server, "orion");
  const std::string ola = (*server.storage().user_by_token(token_hash(two.b.token), 0))->id;
  ASSERT_EQ(server.storage().update_user({ola, "Olga", "olga", "x", 1}), Stored::kDone);
  server.host().noted({kPeopleChannel, "other " + ola});
  EXPECT_EQ(two.a.table(two.table).at("seats").at(1).at("name"), "Olga");
  EXPECT_EQ(two.a.table(two.table).at("seats").at(1).at("guest"), false);
  EXPECT_EQ(two.b.connection->closed, "") << "the token is good";
  ASSERT_EQ(server.storage().remove_user(ola), Stored::kDone);
  server.host().noted({kPeopleChannel, "main " + ola});
  EXPECT_EQ(two.a.table(two.table).at("seats").at(1).at("name"), "Olga") << "our own note tells nothing new";
  server.host().noted({kPeopleChannel, "other " + ola});
  EXPECT_EQ(two.a.table(two.table).at("seats").at(1).at("name"), "");
  EXPECT_EQ(two.b.connection->closed, "logout");
  EXPECT_EQ(two.b.code({{"do", "history"}}), "name");
}

// ---- put away, restarted

TEST_P(HostTrouble, AfterARestartEverythingGoesOn) {
  const TemporaryFolder folder;
  TestServer server(patient_options(), 1, folder.file("store"));
  TwoPlayers two(server, GetParam());
  for (int i = 0; i < 45; ++i) two.play(i * 3);
  two.a.ok({{"do", "chat"}, {"table", two.table}, {"text", "brb"}});
  two.a.ok({{"do", "prefer"},
            {"table", two.table},
            {"rules", json::array{{{"step", "none-such"}, {"answer", "only"}, {"until", "game"}}}}});
  const std::string table = two.table, token_a = two.a.token, token_b = two.b.token;
  const std::string before_a = seen_by(server, token_a, table), before_b = seen_by(server, token_b, table);
  const json::object answered = two.asked().act_request(table);
  server.restart();
  two.a.forget(), two.b.forget();
  EXPECT_EQ(seen_by(server, token_a, table), before_a);
  EXPECT_EQ(seen_by(server, token_b, table), before_b);
  Client a(server), b(server);
  a.ok({{"do", "hello"}, {"protocol", 1}, {"token", token_a}});
  b.ok({{"do", "hello"}, {"protocol", 1}, {"token", token_b}});
  for (Client* c : {&a, &b}) c->ok(about("watch", table));
  Client& asked = a.asked(table) ? a : b;
  EXPECT_EQ(asked.code(answered), "ok");
}

TEST_P(HostTrouble, ATableNobodyWatchesIsPutAwayAndFoundAgain) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  for (int i = 0; i < 25; ++i) two.play(i);
  const std::string token = two.a.token, before = seen_by(server, token, two.table);
  two.a.leave(), two.b.leave();
  server.pass(30'000);
  EXPECT_EQ(server.host().figures().rooms, 1u);
  server.pass(60'000);
  EXPECT_EQ(server.host().figures().rooms, 0u);
  EXPECT_EQ(seen_by(server, token, two.table), before);
}

TEST_P(HostTrouble, BotsGoOnAfterARestartAlthoughNobodyIsThere) {
  TestServer server(patient_options(), 0);  // no bot ever answers
  Client ala(server, "Ala");
  const std::string t = ala.create(GetParam(), {"random", "random"});
  ala.ok(about("start", t));
  const std::string token = ala.token;
  server.restart();
  ala.forget();
  const std::size_t before = server.journal(t).size();
  server.pass(3 * 11'000);
  EXPECT_GT(server.journal(t).size(), before + 1);
}

// Nothing that was acknowledged is lost when the process dies; what was not may be there or not.
TEST_P(HostTrouble, KilledInTheMiddleNothingAcknowledgedIsLost) {
  TestServer server;
  auto two = std::make_unique<TwoPlayers>(server, GetParam());
  const std::string table = two->table, token_a = two->a.token, token_b = two->b.token;
  Rng rng(3);
  for (int round = 0; round < 15; ++round) {
    Client a(server), b(server);
    a.ok({{"do", "hello"}, {"protocol", 1}, {"token", token_a}});
    b.ok({{"do", "hello"}, {"protocol", 1}, {"token", token_b}});
    for (Client* c : {&a, &b}) c->ok(about("watch", table));
    if (a.table(table).at("phase") != "playing") break;
    for (int i = 0; i < 3; ++i) {
      Client& asked = a.asked(table) ? a : b;
      if (!asked.table(table).contains("ticket")) break;
      asked.ok(asked.act_request(table, static_cast<int>(rng.below(50))));
    }
    const auto acknowledged = static_cast<std::size_t>(a.table(table).at("seq").as_int64());
    Client& asked = a.asked(table) ? a : b;
    if (asked.table(table).contains("ticket")) {
      json::object act = asked.act_request(table);
      act["id"] = 12345;
      server.host().received(*asked.connection, json::serialize(act));
    }
    a.forget(), b.forget();
    server.kill();
    EXPECT_GE(server.journal(table).size(), acknowledged);
    EXPECT_LE(server.journal(table).size(), acknowledged + 1);
  }
  two->a.forget(), two->b.forget();
}

// ---- bots

TEST_P(HostTrouble, ABotThatHangsIsAnsweredFor) {
  TestServer server(patient_options(), 0);
  Client ala(server, "Ala");
  const std::string t = ala.create(GetParam(), {"random", "greedy"});
  ala.ok(about("start", t));
  EXPECT_EQ(ala.ticket(t), 1);
  const std::int64_t patience = HostOptions{}.bot_patience + kLonelyPause;
  server.pass(patience - 1);
  EXPECT_EQ(ala.ticket(t), 1);
  server.pass(1);
  EXPECT_EQ(ala.ticket(t), 2);
  server.pass(5 * patience);
  EXPECT_EQ(ala.ticket(t), 7);
  EXPECT_EQ(server.host().figures().late_bots, 6u);
  EXPECT_EQ(server.host().figures().bot_faults, 6u);
}

TEST_P(HostTrouble, ABotThatIsNotKnownHereIsAnsweredFor) {
  TestServer server;
  const Game& game = *find_game(GetParam());
  const event::Created created{.user = "x", .game = GetParam(), .players = {"oracle", "oracle"}};
  const event::Started started{.seed = 4, .rules = game.info().rules_version, .content = game.content_hash()};
  server.host().open_at("t", {created, started}, [](const Fault& no) { EXPECT_FALSE(no) << no.words.en; });
  server.settle();
  Client ala(server, "Ala");
  ala.ok(about("watch", "t"));
  server.pass(game.info().max_decisions * kLonelyPause);
  EXPECT_EQ(ala.table("t").at("phase"), "finished");
  EXPECT_GT(server.host().figures().bot_faults, 10u);
}

TEST_P(HostTrouble, BotsPlayAmongThemselvesToTheEnd) {
  TestServer server(patient_options(), 2);
  Client ala(server, "Ala");
  const std::string t = ala.create(GetParam(), {"random", "random"});
  ala.ok(about("start", t));
  server.pass(find_game(GetParam())->info().max_decisions * kLonelyPause);
  EXPECT_EQ(ala.table(t).at("phase"), "finished");
  EXPECT_EQ(server.host().figures().bot_faults, 0u);
}

// ---- preferences at the table

TEST_P(HostTrouble, PreferencesAnswerForTheirSeat) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  const json::array only{{{"step", "*"}, {"answer", "only"}, {"until", "game"}}};
  for (Client* c : {&two.a, &two.b}) c->ok({{"do", "prefer"}, {"table", two.table}, {"rules", only}});
  for (int i = 0; i < 150 && !two.over(); ++i) {
    EXPECT_GT(two.asked().choices(two.table).size(), 1u) << "one choice is no question";
    two.play(i * 5);
  }
  bool answered = false;
  for (const std::string& text : server.journal(two.table))
    answered |= text.find("\"preference\"") != std::string::npos;
  EXPECT_TRUE(answered);
}

// Tells how far the server was when each reply was sent.
class Stopwatch final : public Connection {
 public:
  explicit Stopwatch(Host& host) : host_(host) {}
  void send(std::shared_ptr<const std::string>) override { events.push_back(host_.figures().events); }
  void close(std::string_view) override {}
  std::string_view address() const override { return "192.0.2.7"; }
  std::vector<std::uint64_t> events;

 private:
  Host& host_;
};

TEST(HostPreferences, AGameThatPlaysItselfEndsAndNobodyElseWaitsForIt) {
  register_game(chain_game());
  TestServer server;
  TwoPlayers two(server, "chain");
  Client ola(server, "Ela");
  const std::string elsewhere = ola.create("orion", {"open", "open"});
  json::array rules;
  for (const char* answer :
       {"strike", "do bell", "do drum", "do horn", "do echo", "do hum", "do ripple", "do reply", "decline"})
    rules.push_back({{"step", "*"}, {"answer", answer}, {"until", "game"}});
  two.other().ok({{"do", "prefer"}, {"table", two.table}, {"rules", rules}});
  auto stranger = std::make_shared<Stopwatch>(server.host());
  server.host().opened(stranger);
  server.host().received(*stranger, R"({"do":"hello","id":1,"protocol":1})");
  // From here on every question of that game answers itself. What others ask comes after.
  const std::uint64_t before = server.host().figures().events;
  json::object all{{"do", "prefer"}, {"id", 1000}, {"table", two.table}, {"rules", rules}};
  server.host().received(*two.asked().connection, json::serialize(all));
  server.host().received(*stranger, R"({"do":"watch","id":2,"table":")" + elsewhere + "\"}");
  server.host().received(*stranger, R"({"do":"tables","id":3})");
  server.settle();
  EXPECT_TRUE(two.over());
  const std::uint64_t chain = server.host().figures().events - before;
  EXPECT_GE(chain, 30u) << "a chain worth the name";
  EXPECT_LE(chain, static_cast<std::uint64_t>(chain_game().info().max_decisions) + 1);
  ASSERT_EQ(stranger->events.size(), 3u);
  EXPECT_LE(stranger->events.back(), before + 5) << "answered while the other table had just begun";
  server.host().closed(*stranger);
}

// ---- the store

TEST_P(HostTrouble, AStoreThatCannotWriteRefusesAndChangesNothing) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  for (int i = 0; i < 8; ++i) two.play(i);
  const std::string token = two.a.token, before = seen_by(server, token, two.table);
  const json::array log = two.a.log(two.table);
  const Strings journal = server.journal(two.table);
  const json::object act = two.asked().act_request(two.table);
  server.storage().cannot_write = true;
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(two.asked().code(act), "unavailable");
    EXPECT_EQ(two.a.code({{"do", "chat"}, {"table", two.table}, {"text", "?"}}), "unavailable");
  }
  EXPECT_EQ(two.a.code({{"do", "create"},
                        {"game", GetParam()},
                        {"seats", {"open", "open"}},
                        {"options", json::object{}},
                        {"clock", {{"kind", "none"}}},
                        {"public", true}}),
            "unavailable");
  Client new_one(server);
  new_one.ok({{"do", "hello"}, {"protocol", 1}});
  EXPECT_EQ(new_one.code({{"do", "guest"}, {"name", "Ela"}}), "unavailable");
  EXPECT_EQ(server.get("/health").status, 503);
  EXPECT_EQ(server.journal(two.table), journal);
  EXPECT_EQ(seen_by(server, token, two.table), before);
  server.storage().cannot_write = false;
  server.pass(1000);
  EXPECT_EQ(server.get("/health").status, 200);
  EXPECT_EQ(two.asked().code(act), "ok") << "the same answer, sent again";
  EXPECT_EQ(server.journal(two.table).size(), journal.size() + 1);
  const json::array later = two.a.log(two.table);
  for (std::size_t i = 0; i < log.size(); ++i) EXPECT_EQ(later.at(i), log[i]);
  std::set<std::string> entries;
  for (const json::value& entry : later) {
    if (entry.at("kind") != "table") continue;
    EXPECT_TRUE(entries.insert(json::serialize(entry)).second) << "told twice";
  }
  new_one.ok({{"do", "guest"}, {"name", "Ela"}});
}

TEST_P(HostTrouble, AStoreThatCannotReadIsWaitedFor) {
  TestServer server;
  auto two = std::make_unique<TwoPlayers>(server, GetParam());
  for (int i = 0; i < 8; ++i) two->play(i);
  const std::string table = two->table, token = two->a.token, before = seen_by(server, token, table);
  two->a.leave(), two->b.leave();
  server.pass(120'000);
  Client c(server, "Ela");
  server.storage().cannot_read = true;
  EXPECT_EQ(c.code(about("watch", table)), "unavailable");
  EXPECT_EQ(c.code({{"do", "tables"}}), "unavailable");
  EXPECT_EQ(c.code({{"do", "history"}}), "unavailable");
  Client d(server);
  Client e(server);
  e.ok({{"do", "hello"}, {"protocol", 1}});
  EXPECT_EQ(e.code({{"do", "guest"}, {"name", "Ola"}}), "unavailable") << "the name may be somebody's";
  EXPECT_EQ(d.code({{"do", "hello"}, {"protocol", 1}, {"token", token}}), "unavailable");
  EXPECT_EQ(server.get("/api/replay/" + table).status, 404);
  server.storage().cannot_read = false;
  EXPECT_EQ(d.code({{"do", "hello"}, {"protocol", 1}, {"token", token}}), "ok");
  EXPECT_EQ(seen_by(server, token, table), before);
}

// Neither reads nor writes: those who watch stay, and all goes on when the store is back.
TEST_P(HostTrouble, AfterTheStoreWasAwayThoseWhoWatchGoOn) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  for (int i = 0; i < 8; ++i) two.play(i);
  const json::object act = two.asked().act_request(two.table);
  server.storage().cannot_write = server.storage().cannot_read = true;
  EXPECT_EQ(two.asked().code(act), "unavailable");
  server.host().received(*two.asked().connection, R"({"do":"ping","id":5000})");
  server.pass(5'000);
  server.storage().cannot_write = server.storage().cannot_read = false;
  server.pass(3'000);
  EXPECT_EQ(two.asked().code(act), "ok");
  for (int i = 0; i < 10 && !two.over(); ++i) two.play(i);
}

TEST_P(HostTrouble, BotsDoNotBeatUponAStoreThatIsOutOfOrder) {
  TestServer server;
  Client ala(server, "Ala");
  const std::string t = ala.create(GetParam(), {"random", "random"}, {{"kind", "decision"}, {"seconds", 60}});
  server.storage().cannot_write = true;
  EXPECT_EQ(ala.code(about("start", t)), "unavailable");
  server.storage().cannot_write = false;
  ala.ok({{"do", "seat"}, {"table", t}, {"seat", find_game(GetParam())->seat_name(0)}, {"player", "open"}});
  ala.sit(t);
  ala.ok(about("start", t));
  for (int i = 0; i < 200 && ala.table(t).at("phase") == "playing"; ++i) {
    server.storage().cannot_write = true;
    const int before = server.storage().appends;
    ala.ask(ala.act_request(t, i));
    server.pass(10'000);
    EXPECT_LT(server.storage().appends - before, 30);
    server.storage().cannot_write = false;
    server.pass(3'000);
    if (!ala.asked(t)) break;
    ala.ok(ala.act_request(t, i));
    if (i > 5) break;
  }
  EXPECT_NE(ala.table(t).at("phase"), "broken");
}

// ---- damaged or foreign journals in the store

TEST_P(HostTrouble, ABrokenTableCanBeReadAndSaysWhy) {
  TestServer server;
  const event::Created created{.user = "x", .game = GetParam(), .players = {"random", "random"}};
  const event::Started started{.rules = 99, .content = "other"};
  server.host().open_at("t", {created, started}, [](const Fault&) {});
  server.settle();
  Client ala(server, "Ala");
  ala.ok(about("watch", "t"));
  EXPECT_EQ(ala.table("t").at("phase"), "broken");
  EXPECT_NE(text_of(ala.table("t").at("trouble").at("en")).find("99"), std::string::npos);
  EXPECT_EQ(ala.code({{"do", "chat"}, {"table", "t"}, {"text", "hm"}}), "broken");
  EXPECT_EQ(ala.code({{"do", "act"}, {"table", "t"}, {"ticket", 1}, {"action", "x"}}), "not_seated");
  EXPECT_EQ(server.get("/api/replay/t").status, 404);
  ala.leave();
  server.pass(200'000);
  Client ola(server, "Ola");
  ola.ok(about("watch", "t"));
  EXPECT_EQ(ola.table("t").at("phase"), "broken");
}

// Changes a store behind the back of its server.
void change(const std::string& store, const std::string& sql) {
  Sqlite db(store);
  ASSERT_FALSE(db.open_existing());
  const Problem problem = db.script(sql);
  ASSERT_FALSE(problem) << problem.en;
}

TEST_P(HostTrouble, ADamagedJournalSaysSoAndIsNotShownAsPlaying) {
  const TemporaryFolder folder;
  TestServer server(patient_options(), 1, folder.file("store"));
  TwoPlayers two(server, GetParam());
  for (int i = 0; i < 6; ++i) two.play(i);
  const std::string token = two.a.token, table = two.table;
  const std::size_t length = server.journal(table).size();
  // One letter of one answer, such that the event can still be read and played.
  change(folder.file("store"), "UPDATE events SET event = event || ' ' WHERE number = " + std::to_string(length - 2));
  server.restart();
  two.a.forget(), two.b.forget();
  Client ala(server);
  ala.ok({{"do", "hello"}, {"protocol", 1}, {"token", token}});
  const json::object lobby = ala.ok({{"do", "tables"}});
  EXPECT_TRUE(lobby.at("tables").as_array().empty()) << "found when the server began, before anybody opened it";
  EXPECT_EQ(lobby.at("total"), 0);
  EXPECT_EQ(server.host().figures().damaged, 1u);
  ala.ok(about("watch", table));
  EXPECT_EQ(ala.table(table).at("phase"), "broken");
  EXPECT_NE(text_of(ala.table(table).at("trouble").at("en")).find("is damaged"), std::string::npos);
  EXPECT_NE(text_of(ala.table(table).at("trouble").at("pl")).find("jest uszkodzony"), std::string::npos);
  EXPECT_EQ(ala.code({{"do", "chat"}, {"table", table}, {"text", "hm"}}), "broken");
  server.pass(100'000);
  EXPECT_EQ(ala.table(table).at("phase"), "broken");
}

TEST(HostTrouble, AJournalWhoseFirstEventIsDamagedIsStillATable) {
  const TemporaryFolder folder;
  TestServer server(patient_options(), 1, folder.file("store"));
  TwoPlayers two(server, "orion");
  const std::string table = two.table;
  change(folder.file("store"), "UPDATE events SET event = event || ' ' WHERE number = 1");
  server.restart();
  two.a.forget(), two.b.forget();
  Client ola(server);
  ola.ok({{"do", "hello"}, {"protocol", 1}});
  ola.ok(about("watch", table));
  EXPECT_EQ(ola.table(table).at("phase"), "broken");
}

// ---- people who go while it is looked up who they are

TEST(HostPeople, AGuestWhoWentBeforeTheRefusalLeavesNoToken) {
  TestServer server;
  Client ala(server, "Ala");
  ala.ok({{"do", "register"}, {"name", "Ala"}, {"password", "correct horse"}});
  Client stranger(server);
  stranger.ok({{"do", "hello"}, {"protocol", 1}});
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
  const json::object hello{{"do", "hello"}, {"id", 1}, {"protocol", 1}, {"token", token}};
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
  again.ok({{"do", "hello"}, {"protocol", 1}});
  again.ok({{"do", "login"}, {"name", "Ala"}, {"password", "correct horse"}});
}

// Away, back, and away again before the bot has answered: it is asked anew.
TEST_P(HostTrouble, ABotDecidesHoweverOftenSomebodyComesAndGoes) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  Client& who = two.asked();
  const std::int64_t ticket = who.ticket(two.table);
  for (const char* what : {"stand", "back"})
    server.host().received(*who.connection,
                           json::serialize(json::object{{"do", what}, {"id", 900}, {"table", two.table}}));
  server.settle();
  ASSERT_EQ(who.ticket(two.table), ticket) << "the person is here";
  server.pass(HostOptions{}.bot_patience + 1000);
  ASSERT_EQ(who.ticket(two.table), ticket) << "and no bot answers for somebody who is here";
  who.ok({{"do", "stand"}, {"table", two.table}});
  EXPECT_GT(who.ticket(two.table), ticket);
}

// Whoever comes back finds their game, not its result.
TEST_P(HostTrouble, BotsThatPlayAloneTakeTheirTime) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  for (Client* one : {&two.a, &two.b}) one->ok({{"do", "stand"}, {"table", two.table}});
  const std::int64_t ticket = two.a.ticket(two.table);
  server.pass(kLonelyPause - 1);
  EXPECT_EQ(two.a.ticket(two.table), ticket);
  server.pass(10 * kLonelyPause + 1);
  EXPECT_GT(two.a.ticket(two.table), ticket);
  EXPECT_LE(two.a.ticket(two.table), ticket + 12);
  // Once somebody is back the bots play as fast as ever, until that one is asked.
  two.a.ok({{"do", "back"}, {"table", two.table}});
  server.settle();
  EXPECT_TRUE(two.a.asked(two.table));
}

TEST_P(HostTrouble, ActAndUndoWinNoTime) {
  for (const json::object& clock : {json::object{{"kind", "bank"}, {"seconds", 60}, {"increment", 10}},
                                    json::object{{"kind", "decision"}, {"seconds", 60}}}) {
    TestServer server(patient_options(), 0);
    TwoPlayers two(server, GetParam(), clock);
    const auto left = [&](Client& who) {
      return who.table(two.table).at("clocks").at(who.seat).at("left_ms").as_int64();
    };
    bool tried = false;
    for (int i = 0; i < 60 && !tried; ++i) {
      Client &who = two.asked(), &other = two.other();
      const std::int64_t before = left(who), others = left(other);
      who.ok(who.act_request(two.table, i));
      tried = who.table(two.table).at("undo").at("can").as_bool();
      if (!tried) continue;
      for (int k = 0; k < 5; ++k) {
        server.pass(1000);
        who.ok({{"do", "undo"}, {"table", two.table}, {"ticket", who.ticket(two.table)}});
        server.pass(1000);
        who.ok(who.act_request(two.table, i));
      }
      who.ok({{"do", "undo"}, {"table", two.table}, {"ticket", who.ticket(two.table)}});
      EXPECT_EQ(left(who), before - 10'000) << json::serialize(clock);
      EXPECT_EQ(left(other), others) << json::serialize(clock);
    }
    EXPECT_TRUE(tried);
  }
}

TEST_P(HostTrouble, ComingAndGoingWinsNoTime) {
  for (const json::object& clock : {json::object{{"kind", "bank"}, {"seconds", 60}, {"increment", 10}},
                                    json::object{{"kind", "decision"}, {"seconds", 60}}}) {
    TestServer server(patient_options(), 0);  // no bot answers in between
    TwoPlayers two(server, GetParam(), clock);
    Client& who = two.asked();
    for (int i = 0; i < 5; ++i) {
      server.pass(1000);
      who.ok({{"do", "stand"}, {"table", two.table}});
      who.ok({{"do", "back"}, {"table", two.table}});
    }
    EXPECT_EQ(who.table(two.table).at("clocks").at(who.seat).at("left_ms"), 55'000) << json::serialize(clock);
  }
}

}  // namespace
}  // namespace kosmo

// What goes wrong around the host: restarts, a store that is out of order, journals that are damaged.
#include "server/host_testing.h"
#include "server/sqlite.h"

namespace kosmo {
namespace {

class HostTrouble : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, HostTrouble, testing::ValuesIn(game_names()),
                         [](const auto& info) { return info.param; });

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
  const bool is_first = &two.asked() == &two.a;
  const json::object answered = two.asked().act_request(table);
  server.restart();
  two.a.forget(), two.b.forget();
  EXPECT_EQ(seen_by(server, token_a, table), before_a);
  EXPECT_EQ(seen_by(server, token_b, table), before_b);
  Client a(server), b(server);
  a.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token_a}});
  b.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token_b}});
  for (Client* c : {&a, &b}) c->ok(about("watch", table));
  EXPECT_EQ((is_first ? a : b).code(answered), "ok");
}

TEST_P(HostTrouble, ATableNobodyWatchesIsPutAwayAndFoundAgain) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  for (int i = 0; i < 25; ++i) two.play(i);
  const std::string token = two.a.token, before = seen_by(server, token, two.table);
  const json::value view = two.a.table(two.table).at("view");
  two.a.leave(), two.b.leave();
  server.pass(30'000);
  EXPECT_EQ(server.host().figures().rooms, 1u);
  server.pass(60'000);
  EXPECT_EQ(server.host().figures().rooms, 0u);
  Client again(server);
  again.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}});
  again.ok(about("watch", two.table));
  EXPECT_EQ(again.table(two.table).at("view"), view);
  // A step with a time of its own, to which somebody could go back, has its time anew, and the log says so.
  if (server.journal(two.table).back().find("\"resumed\"") != std::string::npos) return;
  EXPECT_EQ(seen_by(server, token, two.table), before);
}

TEST_P(HostTrouble, BotsGoOnAfterARestartAlthoughNobodyIsThere) {
  TestServer server(patient_options(), 0);  // no bot ever answers
  Client ala(server, "Ala");
  const std::string t = ala.create(GetParam(), seats_of(GetParam(), {"random", "random"}));
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
    a.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token_a}});
    b.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token_b}});
    for (Client* c : {&a, &b}) c->ok(about("watch", table));
    if (a.table(table).at("phase") != "playing") break;
    for (int i = 0; i < 3; ++i) {
      Client& asked = a.can_answer(table) ? a : b;
      if (!asked.can_answer(table)) break;
      asked.ok(asked.act_request(table, static_cast<int>(rng.below(50))));
    }
    const std::size_t acknowledged = decided_by_people(server.journal(table));
    Client& asked = a.can_answer(table) ? a : b;
    if (asked.can_answer(table)) {
      json::object act = asked.act_request(table);
      act["id"] = 12345;
      server.host().received(*asked.connection, json::serialize(act));
    }
    a.forget(), b.forget();
    server.kill();
    EXPECT_GE(decided_by_people(server.journal(table)), acknowledged);
    EXPECT_LE(decided_by_people(server.journal(table)), acknowledged + 1);
  }
  two->a.forget(), two->b.forget();
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
                        {"seats", json::value_from(seats_of(GetParam(), {"open", "open"}))},
                        {"options", json::object{}},
                        {"clock", {{"kind", "none"}}},
                        {"public", true}}),
            "unavailable");
  Client new_one(server);
  new_one.ok({{"do", "hello"}, {"protocol", kProtocol}});
  EXPECT_EQ(new_one.code({{"do", "guest"}, {"name", "Ela"}}), "unavailable");
  EXPECT_EQ(server.get("/health").status, 503);
  EXPECT_EQ(server.journal(two.table), journal);
  EXPECT_EQ(seen_by(server, token, two.table), before);
  server.storage().cannot_write = false;
  server.pass(1000);
  EXPECT_EQ(server.get("/health").status, 200);
  EXPECT_EQ(two.asked().code(act), "ok") << "the same answer, sent again";
  EXPECT_EQ(decided_by_people(server.journal(two.table)), decided_by_people(journal) + 1);
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
  e.ok({{"do", "hello"}, {"protocol", kProtocol}});
  EXPECT_EQ(e.code({{"do", "guest"}, {"name", "Ola"}}), "unavailable") << "the name may be somebody's";
  EXPECT_EQ(d.code({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}}), "unavailable");
  EXPECT_EQ(server.get("/api/replay/" + table).status, 404);
  server.storage().cannot_read = false;
  EXPECT_EQ(d.code({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}}), "ok");
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
  const std::string t =
      ala.create(GetParam(), seats_of(GetParam(), {"random", "random"}), {{"kind", "decision"}, {"seconds", 60}});
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
  const event::Created created{.user = "x", .game = GetParam(), .players = seats_of(GetParam(), {"random", "random"})};
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
  ala.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}});
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
  ola.ok({{"do", "hello"}, {"protocol", kProtocol}});
  ola.ok(about("watch", table));
  EXPECT_EQ(ola.table(table).at("phase"), "broken");
}

}  // namespace
}  // namespace kosmo

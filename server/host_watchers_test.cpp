// What those who watch are sent: the table whole once, then what has changed of it.
#include "server/host_testing.h"

namespace kosmo {
namespace {

json::object message_at(const Client& client, std::size_t i) {
  return json::parse(client.connection->sent[i]).as_object();
}
json::object last_message(const Client& client) { return message_at(client, client.connection->sent.size() - 1); }
std::size_t heard(const Client& client) { return client.connection->sent.size(); }

// Somebody who watches, and what somebody would have to say to see the same.
struct Viewer {
  Client& client;
  std::string token, seat_token;
  bool gallery = false;
};

json::object look(Client& eyes, const std::string& table, const Viewer& as) {
  json::object watch = about("watch", table);
  watch["gallery"] = as.gallery;
  if (!as.seat_token.empty()) watch["seat_token"] = as.seat_token;
  return eyes.ok(watch);
}

// What a viewer has made of all the patches is what somebody sees who has just come.
void expect_up_to_date(TestServer& server, const std::string& table, const Viewer& viewer, const std::string& when) {
  Client fresh(server);
  json::object hello{{"do", "hello"}, {"protocol", kProtocol}};
  if (!viewer.token.empty()) hello["token"] = viewer.token;
  fresh.ok(hello);
  const json::object seen = look(fresh, table, viewer);
  ASSERT_EQ(seen.at("table"), json::value(viewer.client.table(table))) << when;
  ASSERT_EQ(seen.at("v"), viewer.client.v(table)) << when;
  // When the game is over, whoever comes anew hears also what was said in the gallery meanwhile.
  if (seen.at("table").at("phase") != "finished") {
    ASSERT_EQ(json::value(fresh.log(table)), json::value(viewer.client.log(table))) << when;
  }
}

class Watchers : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, Watchers, testing::ValuesIn(game_names()), [](const auto& info) { return info.param; });

TEST_P(Watchers, PatchesLeadToWhatIsSeenByWhoeverComesAnew) {
  TestServer server;
  TwoPlayers two(server, GetParam(), {{"kind", "bank"}, {"seconds", 3600}, {"increment", 5}});
  const std::string& table = two.table;
  Client phone(server), spectator(server, "Ela"), stranger(server), listener(server, "Jan");
  phone.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", two.a.token}});
  stranger.ok({{"do", "hello"}, {"protocol", kProtocol}});
  std::vector<Viewer> viewers{{two.a, two.a.token, ""}, {two.b, two.b.token, ""},
                              {phone, two.a.token, ""}, {spectator, spectator.token, ""},
                              {stranger, "", ""},       {listener, listener.token, two.b.seat_token, true}};
  for (const Viewer& viewer : viewers) look(viewer.client, table, viewer);
  Rng rng(7);
  for (int i = 0; i < 40 && !two.over(); ++i) {
    Client& asked = two.asked();
    const auto dice = rng.below(10);
    if (dice == 0) spectator.ok({{"do", "chat"}, {"table", table}, {"text", "hm"}});
    if (dice == 1) two.b.ok({{"do", "chat"}, {"table", table}, {"text", "?"}});
    if (dice == 2) asked.ok({{"do", "stand"}, {"table", table}});
    if (dice == 3) asked.code({{"do", "undo"}, {"table", table}, {"ticket", asked.ticket(table)}});
    if (dice == 4) asked.code(about("ask_undo", table));
    if (dice == 5)
      asked.ok({{"do", "prefer"},
                {"table", table},
                {"rules", json::array{{{"step", "*"}, {"answer", "only"}, {"until", "turn"}}}}});
    server.pass(100);
    if (!two.over() && two.asked().asked(table)) two.play(static_cast<int>(rng.below(100)));
    for (const Viewer& viewer : viewers)
      ASSERT_NO_FATAL_FAILURE(expect_up_to_date(server, table, viewer, std::to_string(i)));
  }
}

TEST_P(Watchers, AGameToldInPatchesTakesFewerBytes) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  std::size_t told = 0, whole = 0, patches = 0;
  std::size_t from = heard(two.b);
  for (int i = 0; i < 10'000 && !two.over(); ++i) {
    two.play(i * 7);
    two.b.table(two.table);
    for (; from < heard(two.b); ++from) {
      const json::object message = message_at(two.b, from);
      if (!message.contains("is")) continue;
      patches += message.contains("patch");
      told += two.b.connection->sent[from].size();
      whole += json::serialize(two.b.table(two.table)).size() + json::serialize(message.at("log")).size();
    }
  }
  RecordProperty("bytes in patches", std::to_string(told));
  RecordProperty("bytes if told whole", std::to_string(whole));
  EXPECT_GT(patches, 10u);
  EXPECT_LT(told * 3, whole * 2);
}

TEST(Watchers, NothingIsSentToThoseForWhomNothingHasChanged) {
  TestServer server;
  TwoPlayers two(server, "orion");
  Client first(server, "Ela");
  first.ok(about("watch", two.table));
  const std::size_t a = heard(two.a), b = heard(two.b), hers = heard(first);
  Client second(server, "Jan"), phone(server);
  second.ok(about("watch", two.table));
  phone.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", two.a.token}});
  phone.ok(about("watch", two.table));
  phone.leave();
  second.ok(about("unwatch", two.table));
  two.asked().code({{"do", "act"}, {"table", two.table}, {"ticket", 1}, {"action", "nonsense"}});
  EXPECT_EQ(heard(first), hers) << "whoever looks on is shown nowhere, and the seat was there already";
  EXPECT_EQ(heard(two.a) + heard(two.b), a + b + 1) << "the refusal";
  server.pass(60'000);
  EXPECT_EQ(heard(first), hers) << "time alone changes nothing";
}

TEST(Watchers, WhoeverTakesASeatIsShownTheTableWholeAndOthersWhatChanged) {
  TestServer server;
  Client ala(server, "Ala"), ola(server, "Ola"), ela(server, "Ela");
  const std::string table = ala.create("orion", {"open", "open"});
  for (Client* client : {&ola, &ela}) client->ok(about("watch", table));
  const std::size_t hers = heard(ela);
  ola.sit(table);
  const json::object whole = last_message(ola), patch = last_message(ela);
  EXPECT_EQ(whole.at("is"), "update");
  EXPECT_EQ(text_of(whole.at("id")), table);
  EXPECT_FALSE(whole.contains("patch"));
  EXPECT_EQ(text_of(whole.at("table").at("you").at("seat")), ola.seat);
  EXPECT_EQ(whole.at("log").as_array().size(), 1u) << "and what has happened";
  EXPECT_EQ(heard(ela), hers + 1);
  EXPECT_FALSE(patch.contains("table"));
  EXPECT_EQ(patch.at("v"), 2) << "the second that those were sent who look on";
  EXPECT_EQ(patch.at("now").as_int64(), server.loop.now());
  EXPECT_EQ(ela.table(table).at("seats"), ola.table(table).at("seats"));
  ola.ok(about("stand", table));
  EXPECT_TRUE(last_message(ola).contains("table")) << "she looks on again";
  EXPECT_EQ(ola.v(table), ela.v(table));
  EXPECT_EQ(json::value(ola.table(table)), json::value(ela.table(table)));
}

// `sit` alone makes somebody watch.
TEST(Watchers, WhoeverSitsWithoutHavingLookedIsShownTheTableWhole) {
  TestServer server;
  Client ala(server, "Ala"), ola(server, "Ola");
  const std::string table = ala.create("orion", {"open", "open"});
  ola.sit(table);
  EXPECT_TRUE(last_message(ola).contains("table"));
  EXPECT_EQ(ola.v(table), 1);
}

TEST(Watchers, ThoseWhoSeeTheSameAreSentTheSameAndNumbersFollowOneAnother) {
  TestServer server;
  TwoPlayers two(server, "orion");
  Client first(server, "Ela"), second(server, "Jan");
  first.ok(about("watch", two.table));
  EXPECT_EQ(first.v(two.table), 1);
  for (int i = 0; i < 5; ++i) two.play(i);
  EXPECT_EQ(first.v(two.table), 6);
  second.ok(about("watch", two.table));
  EXPECT_EQ(second.v(two.table), 6) << "as those who see the same";
  std::int64_t v = 6;
  std::size_t ours = heard(first), theirs = heard(second);
  for (int i = 0; i < 5; ++i) two.play(i);
  two.a.ok({{"do", "chat"}, {"table", two.table}, {"text", "?"}});
  first.table(two.table), second.table(two.table);
  ASSERT_EQ(heard(first) - ours, 6u);
  ASSERT_EQ(heard(second) - theirs, 6u);
  for (; ours < heard(first); ++ours, ++theirs) {
    EXPECT_EQ(first.connection->sent[ours], second.connection->sent[theirs]);
    EXPECT_EQ(message_at(first, ours).at("v"), ++v);
  }
  // Numbers are those of the ones who see the same; when all of them have gone, they begin anew.
  first.ok(about("unwatch", two.table)), second.ok(about("unwatch", two.table));
  two.play();
  first.ok(about("watch", two.table));
  EXPECT_EQ(first.v(two.table), 1);
}

TEST(Watchers, AfterALostConnectionTheTableIsWholeAndPatchesGoOnFromThere) {
  TestServer server;
  TwoPlayers two(server, "orion");
  two.play();
  const std::int64_t seen = two.b.table(two.table).at("seq").as_int64();
  two.b.leave();
  for (int i = 0; i < 3 && two.a.asked(two.table); ++i) two.play(i);
  two.a.ok({{"do", "chat"}, {"table", two.table}, {"text", "where are you?"}});
  Client back(server);
  back.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", two.b.token}});
  const json::object reply = back.ok({{"do", "watch"}, {"table", two.table}, {"after", seen}});
  EXPECT_TRUE(reply.at("table").is_object());
  EXPECT_EQ(reply.at("v"), 1) << "nobody else has that seat's eyes";
  EXPECT_EQ(reply.at("now").as_int64(), server.loop.now());
  for (const json::value& entry : reply.at("log").as_array()) EXPECT_GT(entry.at("seq").as_int64(), seen);
  EXPECT_EQ(reply.at("log").as_array().back().at("text"), "where are you?");
  two.a.ok({{"do", "chat"}, {"table", two.table}, {"text", "there you are"}});
  EXPECT_EQ(last_message(back).at("v"), 2);
  EXPECT_TRUE(last_message(back).contains("patch"));
  EXPECT_EQ(back.log(two.table).back().at("text"), "there you are");
}

TEST(Watchers, WhoIsKnownOnlyNowSeesMore) {
  TestServer server;
  TwoPlayers two(server, "orion");
  Client other(server);
  other.ok({{"do", "hello"}, {"protocol", kProtocol}});
  const std::string password = "correct horse";
  two.a.ok({{"do", "register"}, {"name", "Ala"}, {"password", password}});
  other.ok(about("watch", two.table));
  EXPECT_EQ(other.table(two.table).at("you").at("seat"), nullptr);
  other.ok({{"do", "login"}, {"name", "Ala"}, {"password", password}});
  EXPECT_EQ(text_of(other.table(two.table).at("you").at("seat")), two.a.seat);
  EXPECT_EQ(other.table(two.table).at("you").at("host"), true);
  EXPECT_EQ(other.v(two.table), two.a.v(two.table));
}

// Clocks are told as of the last event: whoever looks later is told the same, and the time.
TEST(Watchers, AClockIsToldAsItWasWhenSomethingHappened) {
  TestServer server;
  TwoPlayers two(server, "orion", {{"kind", "decision"}, {"seconds", 60}});
  const std::int64_t begun = server.loop.now();
  server.pass(20'000);
  Client late(server, "Ela");
  const json::object reply = late.ok(about("watch", two.table));
  const json::value& clocks = reply.at("table").at("clocks");
  EXPECT_EQ(clocks.at("at"), begun);
  EXPECT_EQ(clocks.at(two.asked().seat), (json::value{{"left_ms", 60'000}, {"running", true}}));
  EXPECT_EQ(clocks.at(two.other().seat).at("running"), false);
  EXPECT_EQ(reply.at("now"), begun + 20'000);
}

}  // namespace
}  // namespace kosmo

// What a seat token alone may do: play for its seat, at its table, and nothing beyond.
#include "server/host_testing.h"

namespace kosmo {
namespace {

// Somebody who never said a name, with nothing but the link to a seat.
struct Bearer {
  Bearer(TestServer& server, const std::string& table, const std::string& token) : client(server) {
    client.ok({{"do", "hello"}, {"protocol", kProtocol}});
    client.ok({{"do", "watch"}, {"table", table}, {"seat_token", token}});
  }
  Client client;
};

class SeatToken : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, SeatToken, testing::ValuesIn(game_names()),
                         [](const auto& info) { return info.param; });

TEST_P(SeatToken, IsEnoughToPlay) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  Bearer first(server, two.table, two.a.seat_token), second(server, two.table, two.b.seat_token);
  EXPECT_EQ(first.client.table(two.table).at("you").at("seat"), json::value(two.a.seat));
  EXPECT_EQ(first.client.table(two.table).at("you").at("host"), json::value(false))
      << "that is the person, not the seat";
  const std::size_t before = decided_by_people(server.journal(two.table));
  for (int i = 0; i < 12; ++i) {
    Client& asked = first.client.can_answer(two.table) ? first.client : second.client;
    const json::object act = asked.act_request(two.table, i);
    EXPECT_EQ(asked.ok({{"do", "why"}, {"table", two.table}, {"action", act.at("action")}}).at("legal"),
              json::value(true));
    asked.ok(act);
    asked.ok(act);  // sent again, played once
  }
  EXPECT_EQ(decided_by_people(server.journal(two.table)), before + 12);
  // What the seat may do beside it.
  Client& bearer = first.client;
  bearer.ok({{"do", "prefer"},
             {"table", two.table},
             {"rules", json::array{{{"step", "*"}, {"answer", "ask"}, {"until", "game"}}}}});
  EXPECT_EQ(two.a.table(two.table).at("preferences").as_array().size(), 1u);
  const std::string undo = bearer.code({{"do", "undo"}, {"table", two.table}, {"ticket", bearer.ticket(two.table)}});
  EXPECT_TRUE(undo == "ok" || undo == "undo") << undo;
  bearer.ok({{"do", "stand"}, {"table", two.table}});
  EXPECT_EQ(two.b.table(two.table).at("seats").at(0).at("away"), json::value(true));
  bearer.ok({{"do", "back"}, {"table", two.table}});
  EXPECT_EQ(two.b.table(two.table).at("seats").at(0).at("away"), json::value(false));
}

TEST(SeatToken, HasABudgetForTakingBackWhateverTheConnection) {
  HostOptions options = patient_options();
  options.undos = {3, 0.5};
  TestServer server(options);
  TwoPlayers two(server, "orion");
  const json::object ask{{"do", "ask_undo"}, {"table", two.table}};
  {
    Bearer bearer(server, two.table, two.a.seat_token);
    for (int i = 0; i < 3; ++i) EXPECT_NE(bearer.client.code(ask), "too_fast");
    EXPECT_EQ(bearer.client.code(ask), "too_fast");
    bearer.client.leave();
  }
  Bearer again(server, two.table, two.a.seat_token), other(server, two.table, two.b.seat_token);
  EXPECT_EQ(again.client.code(ask), "too_fast") << "another connection, the same seat";
  EXPECT_NE(other.client.code(ask), "too_fast") << "another seat";
  EXPECT_NE(two.a.code(ask), "too_fast") << "the person";
  server.pass(2'000);
  EXPECT_NE(again.client.code(ask), "too_fast");
  EXPECT_EQ(again.client.code(ask), "too_fast");
}

TEST(SeatToken, AsksForAnUndoAndAnswers) {
  TestServer server;
  TwoPlayers two(server, "orion");
  for (int i = 0; i < 6; ++i) two.play(i);
  Bearer first(server, two.table, two.a.seat_token), second(server, two.table, two.b.seat_token);
  first.client.ok({{"do", "ask_undo"}, {"table", two.table}});
  ASSERT_TRUE(second.client.table(two.table).at("undo_asked").is_object());
  second.client.ok({{"do", "answer_undo"}, {"table", two.table}, {"agree", true}});
  EXPECT_TRUE(second.client.table(two.table).at("undo_asked").is_null());
}

TEST(SeatToken, GivesNothingBeyondItsSeat) {
  TestServer server;
  TwoPlayers two(server, "orion");
  Bearer host(server, two.table, two.a.seat_token);
  const Strings before = server.journal(two.table);
  for (const json::object& request : std::vector<json::object>{
           {{"do", "chat"}, {"table", two.table}, {"text", "hi"}},
           {{"do", "cancel"}, {"table", two.table}},
           {{"do", "remove"}, {"table", two.table}, {"seat", two.b.seat}},
           {{"do", "mute"}, {"table", two.table}, {"said", 1}, {"muted", true}},
           {{"do", "seat"}, {"table", two.table}, {"seat", two.b.seat}, {"player", "greedy"}},
           {{"do", "start"}, {"table", two.table}},
           {{"do", "rematch"}, {"table", two.table}},
           {{"do", "sit"}, {"table", two.table}},
           {{"do", "history"}},
           {{"do", "logout"}, {"everywhere", true}},
       })
    EXPECT_EQ(host.client.code(request), "name") << json::serialize(request);
  EXPECT_EQ(server.journal(two.table), before);
}

TEST(SeatToken, IsOfNoUseAtAnotherTable) {
  TestServer server;
  TwoPlayers here(server, "orion"), there(server, "orion");
  Bearer bearer(server, here.table, here.asked().seat_token);
  const json::object act = there.asked().act_request(there.table);
  EXPECT_EQ(bearer.client.code(act), "name");
  bearer.client.ok({{"do", "watch"}, {"table", there.table}});
  EXPECT_EQ(bearer.client.code(act), "name") << "only looking on";
  EXPECT_EQ(bearer.client.code({{"do", "watch"}, {"table", there.table}, {"seat_token", here.a.seat_token}}), "token");
  EXPECT_EQ(bearer.client.code(act), "name");
  const std::size_t before = server.journal(there.table).size();
  EXPECT_EQ(bearer.client.code(here.asked().act_request(here.table)), "ok");
  EXPECT_EQ(server.journal(there.table).size(), before);
  bearer.client.ok({{"do", "unwatch"}, {"table", here.table}});
  EXPECT_EQ(bearer.client.code({{"do", "back"}, {"table", here.table}}), "name") << "shown, and put away again";
}

// Whoever leaves a seat before the game begins leaves its token too.
TEST(SeatToken, OfASeatThatWasLeftPlaysNothing) {
  TestServer server;
  Client ala(server, "Ala");
  const std::string table = ala.create("orion", {"open", "open"});
  const std::string token = ala.sit(table);
  Bearer bearer(server, table, token);
  ala.ok({{"do", "stand"}, {"table", table}});
  EXPECT_EQ(bearer.client.code({{"do", "stand"}, {"table", table}}), "not_seated");
  EXPECT_EQ(bearer.client.code({{"do", "back"}, {"table", table}}), "not_seated");
}

}  // namespace
}  // namespace kosmo

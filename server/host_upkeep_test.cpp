// What happens although nobody asks: clocks that run out, bots, preferences.
#include "players/player.h"
#include "server/host_testing.h"
#include "server/room_testing.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

class HostUpkeep : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, HostUpkeep, testing::ValuesIn(game_names()),
                         [](const auto& info) { return info.param; });

json::value seat_at(Client& c, const std::string& table, const std::string& seat) {
  const json::array seats = c.table(table).at("seats").as_array();
  for (const json::value& s : seats)
    if (s.at("seat") == json::value(seat)) return s;
  return nullptr;
}

// ---- clocks

TEST_P(HostUpkeep, WhoseTimeRunsOutIsPlayedByABotUntilTheyAct) {
  TestServer server;
  TwoPlayers two(server, GetParam(), {{"kind", "decision"}, {"seconds", 60}});
  two.play_until_one_is_asked();
  const std::string seat = two.asked().seat;
  Client& slow = two.asked();
  const std::int64_t ticket = slow.ticket(two.table);
  server.pass(59'000);
  EXPECT_EQ(seat_at(slow, two.table, seat).at("away"), false);
  EXPECT_EQ(slow.ticket(two.table), ticket);
  server.pass(2'000);
  EXPECT_EQ(seat_at(slow, two.table, seat).at("away"), true);
  EXPECT_GT(slow.ticket(two.table), ticket) << "the bot has decided";
  EXPECT_EQ(server.host().figures().timeouts, 1u);
  // The other one plays on until the slow one is asked again, and answered for at once.
  slow.ok(about("back", two.table));
  EXPECT_EQ(seat_at(slow, two.table, seat).at("away"), false);
  slow.ok(about("stand", two.table));
  EXPECT_EQ(seat_at(slow, two.table, seat).at("away"), true);
}

TEST_P(HostUpkeep, ABankRunsDownAndIsRefilled) {
  TestServer server;
  TwoPlayers two(server, GetParam(), {{"kind", "bank"}, {"seconds", 100}, {"increment", 10}});
  two.play_until_one_is_asked();
  Client& first = two.asked();
  const std::string seat = first.seat;
  const auto left = [&] { return first.table(two.table).at("clocks").at(seat).at("left_ms").as_int64(); };
  const std::int64_t full = left();
  const std::size_t events = server.journal(two.table).size();
  EXPECT_GE(full, 100'000) << "what was played so far took no time";
  server.pass(30'000);
  two.play();
  // What rounds cost is tested elsewhere.
  const auto no_round_since = [&] {
    const Strings journal = server.journal(two.table);
    return two.one_is_asked() &&
           std::none_of(journal.begin() + static_cast<std::ptrdiff_t>(events), journal.end(),
                        [](const std::string& text) { return text.find("\"resolved\"") != std::string::npos; });
  };
  if (no_round_since()) {
    EXPECT_EQ(left(), full - (first.asked(two.table) ? 30'000 : 20'000)) << "the increment comes at the end of a run";
  }
  const std::int64_t ticket = first.ticket(two.table);
  for (int i = 0; i < 200 && no_round_since() && first.asked(two.table); ++i) two.play(i);
  if (no_round_since()) {
    EXPECT_EQ(left(), full - 20'000);
  }
  for (int i = 0; i < 200 && !first.asked(two.table); ++i) two.play(i);
  ASSERT_GT(first.ticket(two.table), ticket - 1);
  const std::int64_t mine = left();
  server.pass(mine + 1'000);
  EXPECT_EQ(seat_at(first, two.table, seat).at("away"), true);
}

TEST(HostUpkeep, DaysGoOnWithoutAnybody) {
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

TEST(HostUpkeep, NobodyPaysForARestart) {
  TestServer server;
  TwoPlayers two(server, "orion", {{"kind", "decision"}, {"seconds", 60}});
  const std::string token = two.a.token, table = two.table;
  server.pass(50'000);
  server.restart();
  two.a.forget(), two.b.forget();
  server.loop.set_time(server.loop.now() + 1'000'000);
  Client back(server);
  back.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}});
  back.ok(about("watch", table));
  bool full = false;
  for (const auto& clock : back.table(table).at("clocks").as_object())
    full |= clock.key() != "at" && clock.value().at("running") == json::value(true) &&
            clock.value().at("left_ms") == json::value(60'000);
  EXPECT_TRUE(full) << json::serialize(back.table(table).at("clocks"));
}

// If the table were put away its clock would begin anew with every look at it.
TEST(HostUpkeep, ATableWithALiveClockIsNotPutAway) {
  TestServer server;
  TwoPlayers two(server, "orion", {{"kind", "decision"}, {"seconds", 3600}});
  const std::string token = two.a.token, table = two.table;
  two.a.leave(), two.b.leave();
  server.pass(3'700'000);
  EXPECT_NE(seen_by(server, token, table).find("run out of time"), std::string::npos);
}

// ---- bots

// What the bots of a table answered, as its journal tells, and what bots that are made once answer in its place.
struct BotAnswers {
  Strings told, expected;
};
BotAnswers answers_of_bots(const Strings& journal, std::uint64_t first_seed) {
  Room room("t");
  std::map<Seat, std::unique_ptr<Player>> bots;
  BotAnswers answers;
  std::uint64_t next_seed = first_seed;
  for (const std::string& text : journal) {
    const RoomEvent e = *read_event(text);
    const auto* acted = std::get_if<event::Acted>(&e.what);
    if (acted && acted->by == event::Acted::By::kBot) {
      std::unique_ptr<Player>& bot = bots[acted->seat];
      if (!bot) bot = find_player("random")->make(next_seed++);
      ActionList choices;
      int faults = 0;
      room.asking(acted->seat).legal(choices);
      answers.told.push_back(acted->action);
      answers.expected.push_back(room.game()->print(ask_player(*bot, room.asking(acted->seat), choices, faults)));
    }
    room.apply(e);
  }
  return answers;
}

TEST(HostUpkeep, ABotLivesAsLongAsItsSeat) {
  TestServer server;
  Client ala(server, "Ala");
  const std::string table = ala.create("orion", {"random", "random"});
  ala.ok({{"do", "start"}, {"table", table}});
  for (int hour = 0; hour < 1000 && ala.table(table).at("phase") != "finished"; ++hour) server.pass(3'600'000);
  ASSERT_EQ(ala.table(table).at("phase"), "finished");
  // Seeds are counted here, and those of the bots come after the table's: a bot that was made anew for a question would
  // not go on with the chance that it had begun.
  const Strings journal = server.journal(table);
  const std::uint64_t seed = fold(journal).seed().number();
  const BotAnswers answers = answers_of_bots(journal, seed + 1);
  EXPECT_GT(answers.told.size(), 50u);
  EXPECT_EQ(answers.told, answers.expected);
}

TEST_P(HostUpkeep, ABotThatHangsIsAnsweredFor) {
  TestServer server(patient_options(), 0);
  Client ala(server, "Ala");
  const std::string t = ala.create(GetParam(), seats_of(GetParam(), {"random", "greedy"}));
  ala.ok(about("start", t));
  EXPECT_EQ(ala.ticket(t), 1);
  const auto asked_at_first = static_cast<std::int64_t>(ala.table(t).at("asked").as_array().size());
  const std::int64_t patience = HostOptions{}.bot_patience + kLonelyPause;
  server.pass(patience - 1);
  EXPECT_EQ(ala.ticket(t), 1);
  server.pass(1);
  EXPECT_EQ(ala.ticket(t), 1 + asked_at_first) << "all who are asked are answered for";
  server.pass(5 * patience);
  EXPECT_GE(ala.ticket(t), 7);
  EXPECT_GE(server.host().figures().late_bots, 6u);
  if (asked_at_first == 1) {
    EXPECT_EQ(ala.ticket(t), 7);
    EXPECT_EQ(server.host().figures().late_bots, 6u);
  }
  EXPECT_EQ(server.host().figures().bot_faults, server.host().figures().late_bots);
}

// What was to be thought about for an hour is wanted now.
TEST(HostUpkeep, ABotThatHangsDoesNotKeepSomebodyWaitingWhoComesBack) {
  TestServer server(patient_options(), 0);
  TwoPlayers two(server, "orion", {{"kind", "days"}, {"days", 3}});
  Client &back = two.other(), &asked = two.asked();
  for (Client* one : {&back, &asked}) one->ok(about("stand", two.table));
  const std::int64_t ticket = two.a.ticket(two.table);
  server.pass(60'000);
  EXPECT_EQ(back.ticket(two.table), ticket) << "bots that play alone take an hour";
  back.ok(about("back", two.table));
  server.pass(HostOptions{}.bot_patience - 1);
  EXPECT_EQ(back.ticket(two.table), ticket);
  server.pass(1);
  EXPECT_EQ(back.ticket(two.table), ticket + 1);
}

TEST_P(HostUpkeep, ABotThatIsNotKnownHereIsAnsweredFor) {
  TestServer server;
  const Game& game = *find_game(GetParam());
  const event::Created created{
      .user = "x", .game = GetParam(), .players = seats_of(GetParam(), {"oracle", "oracle"}, "oracle")};
  const event::Started started{.seed = 4, .rules = game.info().rules_version, .content = game.content_hash()};
  server.host().open_at("t", {created, started}, [](const Fault& no) { EXPECT_FALSE(no) << no.words.en; });
  server.settle();
  Client ala(server, "Ala");
  ala.ok(about("watch", "t"));
  server.pass(30 * kLonelyPause);
  EXPECT_GT(ala.ticket("t"), 20);
  EXPECT_GT(server.host().figures().bot_faults, 10u);
}

TEST_P(HostUpkeep, BotsPlayAmongThemselvesToTheEnd) {
  TestServer server(patient_options(), 2);
  Client ala(server, "Ala");
  const std::string t = ala.create(GetParam(), seats_of(GetParam(), {"random", "random"}));
  ala.ok(about("start", t));
  for (int i = find_game(GetParam())->info().max_decisions; i > 0 && ala.table(t).at("phase") == "playing"; i -= 50)
    server.pass(50 * kLonelyPause);
  EXPECT_EQ(ala.table(t).at("phase"), "finished");
  EXPECT_EQ(server.host().figures().bot_faults, 0u);
}

// ---- preferences at the table

TEST_P(HostUpkeep, PreferencesAnswerForTheirSeat) {
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
  // Where everybody can see that there is only one, the table has answered before.
  for (const std::string& text : server.journal(two.table)) answered |= text.find("\"forced\"") != std::string::npos;
  EXPECT_TRUE(answered);
}

// Whoever wants to be asked even where everybody can see that there is only one answer.
TEST_P(HostUpkeep, WhoeverAlwaysWantsToBeAskedIsAsked) {
  TestServer server;
  TwoPlayers two(server, GetParam(), {{"kind", "none"}}, "open");
  const json::array always{{{"step", "*"}, {"answer", "ask"}, {"until", "game"}}};
  for (Client* c : {&two.a, &two.b}) c->ok({{"do", "prefer"}, {"table", two.table}, {"rules", always}});
  for (Client& c : two.others) c.ok({{"do", "prefer"}, {"table", two.table}, {"rules", always}});
  const auto forced = [&] {
    const Strings journal = server.journal(two.table);
    return std::count_if(journal.begin(), journal.end(),
                         [](const std::string& text) {  // whoever can only pass in a round is not waited for
                           return text.find("\"forced\"") != std::string::npos &&
                                  text.find("\"resolved\"") == std::string::npos;
                         });
  };
  const auto before = forced();
  bool single = false;
  for (int i = 0; i < 150 && !two.over(); ++i) {
    single |= two.asked().choices(two.table).size() == 1;
    two.play(i * 5);
  }
  EXPECT_EQ(forced(), before);
  EXPECT_TRUE(single);
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
  server.host().received(*stranger, R"({"do":"hello","id":1,"protocol":2})");
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

// Away, back, and away again before the bot has answered: it is asked anew.
TEST_P(HostUpkeep, ABotDecidesHoweverOftenSomebodyComesAndGoes) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  two.play_until_one_is_asked();
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
TEST_P(HostUpkeep, BotsThatPlayAloneTakeTheirTime) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  for (Client* one : {&two.a, &two.b}) one->ok({{"do", "stand"}, {"table", two.table}});
  const std::int64_t ticket = two.a.ticket(two.table);
  server.pass(kLonelyPause - 1);
  EXPECT_EQ(two.a.ticket(two.table), ticket);
  const auto at_once = two.a.table(two.table).at("asked").as_array().size() > 1 ? 3u : 1u;  // in each pause
  const std::uint64_t moves = server.host().figures().bot_moves;
  server.pass(10 * kLonelyPause + 1);
  EXPECT_GT(two.a.ticket(two.table), ticket);
  EXPECT_LE(server.host().figures().bot_moves, moves + 12 * at_once);
  EXPECT_EQ(server.host().figures().late_bots, 0u) << "patience begins anew with every question";
  // Once somebody is back the bots play as fast as ever, until that one is asked.
  two.a.ok({{"do", "back"}, {"table", two.table}});
  server.settle();
  EXPECT_TRUE(two.a.asked(two.table));
}

TEST_P(HostUpkeep, ActAndUndoWinNoTime) {
  for (const json::object& clock : {json::object{{"kind", "bank"}, {"seconds", 60}, {"increment", 10}},
                                    json::object{{"kind", "decision"}, {"seconds", 60}}}) {
    TestServer server(patient_options(), 0);
    TwoPlayers two(server, GetParam(), clock, "open");
    const auto left = [&](Client& who) {
      return who.table(two.table).at("clocks").at(who.seat).at("left_ms").as_int64();
    };
    bool tried = false;
    for (int i = 0; i < 60 && !tried; ++i) {
      two.let_others_play(i);
      if (!two.one_is_asked()) {  // what a round costs, others test
        two.play(i);
        continue;
      }
      Client &who = two.asked(), &other = two.other();
      const std::int64_t before = left(who), others = left(other);
      who.ok(who.act_request(two.table, i));
      tried = two.one_is_asked() && who.table(two.table).at("undo").at("can").as_bool();
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

TEST_P(HostUpkeep, ComingAndGoingWinsNoTime) {
  for (const json::object& clock : {json::object{{"kind", "bank"}, {"seconds", 60}, {"increment", 10}},
                                    json::object{{"kind", "decision"}, {"seconds", 60}}}) {
    TestServer server(patient_options(), 0);  // no bot answers in between
    TwoPlayers two(server, GetParam(), clock, "open");
    two.play_until_one_is_asked();
    Client& who = two.asked();
    const auto left = [&] { return who.table(two.table).at("clocks").at(who.seat).at("left_ms").as_int64(); };
    const std::int64_t before = left();
    for (int i = 0; i < 5; ++i) {
      server.pass(1000);
      who.ok({{"do", "stand"}, {"table", two.table}});
      who.ok({{"do", "back"}, {"table", two.table}});
    }
    EXPECT_EQ(left(), before - 5'000) << json::serialize(clock);
  }
}

}  // namespace
}  // namespace kosmo

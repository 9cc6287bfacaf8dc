// Tables as people meet them: what they may, what comes back.
#include "server/host_testing.h"
#include "table/replay.h"

namespace kosmo {
namespace {

class HostOf : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, HostOf, testing::ValuesIn(game_names()), [](const auto& info) { return info.param; });

// ---- forged, late, repeated

// Whatever is asked of the table in this scope is refused with that code, and changes nothing for anybody.
void expect_nothing_changes(TestServer& server, TwoPlayers& two, Client& who, const json::object& request,
                            const std::string& code) {
  const Strings journal = server.journal(two.table);
  Client fresh_eyes(server);
  fresh_eyes.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", two.a.token}});
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
  two.play_until_one_is_asked();
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
      {two.a, {{"do", "act"}, {"table", t}, {"ticket", 1}}, "malformed"},
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
    two.play_until_one_is_asked();
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
  two.play_until_one_is_asked();
  const json::object act = two.asked().act_request(two.table);
  const json::object reply = two.other().ask(act);
  EXPECT_FALSE(reply.at("error").at("rule").as_string().empty());
  const json::object why = two.other().ok({{"do", "why"}, {"table", two.table}, {"action", act.at("action")}});
  EXPECT_EQ(why.at("legal"), json::value(false));
  EXPECT_EQ(why.at("rule"), reply.at("error").at("rule"));
  EXPECT_EQ(why.at("en"), reply.at("error").at("en"));
  EXPECT_EQ(two.asked().ok({{"do", "why"}, {"table", two.table}, {"action", act.at("action")}}).at("legal"), true);
}

TEST_P(HostOf, OfSeveralActionsTheErrorSaysWhich) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  two.play_until_one_is_asked();
  const std::string first(two.asked().act_request(two.table).at("action").as_string());
  const auto error = [&](Client& who, const json::array& actions) {
    return who.ask({{"do", "try"}, {"table", two.table}, {"actions", actions}}).at("error").as_object();
  };
  EXPECT_EQ(error(two.asked(), {"bogus 1", first}).at("at"), json::value(0));
  EXPECT_EQ(error(two.asked(), {first, "bogus 1"}).at("at"), json::value(1));
  EXPECT_EQ(error(two.other(), {first}).at("code"), json::value("refused")) << "whoever is not asked";
  EXPECT_EQ(error(two.other(), {first}).at("at"), json::value(0));
}

TEST_P(HostOf, WhyOfAVerbAloneNamesItsRuleAndTheChoices) {
  TestServer server;
  TwoPlayers two(server, GetParam());
  two.play_until_one_is_asked();
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
  const std::string t = host.create(GetParam(), seats_of(GetParam(), {"open", "open"}));
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
  phone.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", two.a.token}});
  phone.ok(about("watch", two.table));
  EXPECT_EQ(phone.table(two.table).at("you"), two.a.table(two.table).at("you"));
  // Somebody else's device, with the seat's token alone.
  Client tablet(server, "Kto inny");
  tablet.ok({{"do", "watch"}, {"table", two.table}, {"seat_token", two.b.seat_token}});
  EXPECT_EQ(text_of(tablet.table(two.table).at("you").at("seat")), two.b.seat);
  for (int i = 0; i < 10; ++i) {
    Client& twin = two.asked();
    Client& who = &twin == &two.a ? phone : tablet;
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
    comes_and_goes.ok({{"do", "hello"}, {"protocol", kProtocol}});
    comes_and_goes.ok({{"do", "watch"}, {"table", two.table}, {"after", seen}});
    for (int i = 0; i < 5; ++i) two.play(i);
    for (const json::value& entry : comes_and_goes.log(two.table)) log.push_back(entry);
    seen = comes_and_goes.table(two.table).at("seq").as_int64();
    comes_and_goes.leave();
    two.play(round);
    two.a.ok({{"do", "chat"}, {"table", two.table}, {"text", "?"}});
  }
  Client last(server);
  last.ok({{"do", "hello"}, {"protocol", kProtocol}});
  last.ok({{"do", "watch"}, {"table", two.table}, {"after", seen}});
  for (const json::value& entry : last.log(two.table)) log.push_back(entry);
  EXPECT_EQ(json::serialize(log), json::serialize(whole.log(two.table)));
}

TEST_P(HostOf, AWholeGameEndsInAResultAHistoryAndAReplay) {
  TestServer server;
  Client ala(server, "Zażółć gęślą jaźń ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ ąć");
  const Strings seats = seats_of(GetParam(), {"open", "random"});
  const std::string t = ala.create(GetParam(), seats, {{"kind", "bank"}, {"seconds", 600}, {"increment", 5}});
  ala.sit(t);
  ala.ok(about("start", t));
  EXPECT_EQ(server.get("/api/replay/" + t).status, 404) << "it would tell everything";
  EXPECT_EQ(server.get("/api/replay/none").status, 404);
  EXPECT_EQ(text_of(ala.ok({{"do", "history"}}).at("games").at(0).at("phase")), "playing");
  json::object last;
  for (int i = 0; i < 5000 && ala.table(t).at("phase") == "playing"; ++i) ala.ok(last = ala.act_request(t, i));
  ASSERT_EQ(ala.table(t).at("phase"), "finished");
  const json::object result = ala.table(t).at("result").as_object();
  EXPECT_EQ(result.at("seats").as_array().size(), seats.size());
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
  const std::string t = ala.create(GetParam(), seats_of(GetParam(), {"open", "random"}));
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
  std::int64_t round = 0;
  for (const json::value& step : steps.at("steps").as_array()) {
    const json::value* told = step.as_object().if_contains("round");
    ASSERT_TRUE(told || round == 0) << "rounds are counted to the end";
    if (!told) continue;
    EXPECT_GE(told->as_int64(), round);
    EXPECT_LE(told->as_int64(), round + 1);
    round = told->as_int64();
  }
  EXPECT_EQ(round, find_game(GetParam())->round(read->final.data()));
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
  ala->ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}});
  EXPECT_EQ(text_of(ala->ok(create).at("table").at("id")), table);
  EXPECT_EQ(text_of(ala->ok(sit).at("seat_token")), seat_token);
  ala->ok(chat), ala->ok(start);
  EXPECT_EQ(server.journal(table).size(), events);
  // Nothing in the store tells the key or the token.
  for (const std::string& event : server.journal(table)) EXPECT_EQ(event.find(seat_token), std::string::npos);
  Client guest(server);
  guest.ok({{"do", "hello"}, {"protocol", kProtocol}});
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
  eve.ok({{"do", "hello"}, {"protocol", kProtocol}});
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

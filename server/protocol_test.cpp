#include "server/protocol.h"

#include <gtest/gtest.h>

#include <algorithm>

#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {
namespace {

Fault fault_of(std::string_view text, std::int64_t* id = nullptr) {
  Request request;
  const Fault no = parse_request(text, request);
  if (id) *id = request.id;
  return no;
}

// Refused with this code, in both languages, and the id is known if it could be read.
void expect_refused(std::string_view text, std::string_view code, std::int64_t id, std::string_view part = "") {
  std::int64_t read = -5;
  const Fault no = fault_of(text, &read);
  EXPECT_EQ(kCodeNames[no.code], code) << text;
  EXPECT_EQ(read, id) << text;
  EXPECT_NE(no.words.en, "");
  EXPECT_NE(no.words.pl, "");
  EXPECT_NE(no.words.en, no.words.pl) << text;
  EXPECT_NE(no.words.en.find(part), std::string::npos) << no.words.en;
  const json::object reply = json::parse(fault_reply(read, no)).as_object();
  EXPECT_EQ(reply.at("re"), id < 0 ? json::value(nullptr) : json::value(id));
  EXPECT_EQ(reply.at("ok"), json::value(false));
  EXPECT_EQ(reply.at("error").at("code"), json::value(code));
}

// A right one of every kind, with every key.
std::vector<json::object> examples() {
  const json::object clock{{"kind", "bank"}, {"seconds", 1200}, {"increment", 5}};
  const json::array rules{{{"step", "*"}, {"answer", "only"}, {"until", "game"}}};
  return {{{"do", "hello"}, {"protocol", kProtocol}, {"token", "t"}},
          {{"do", "guest"}, {"name", "Ala"}},
          {{"do", "register"}, {"name", "Ala"}, {"password", "12345678"}},
          {{"do", "login"}, {"name", "Ala"}, {"password", "12345678"}},
          {{"do", "logout"}, {"everywhere", true}},
          {{"do", "history"}, {"before", 5}},
          {{"do", "games"}, {"unfinished", true}},
          {{"do", "tables"}, {"unfinished", true}},
          {{"do", "create"},
           {"game", "orion"},
           {"seats", {"open", "greedy"}},
           {"options", {{"beginner", 1}}},
           {"clock", clock},
           {"public", true},
           {"key", "k"},
           {"windows", {{"kind", "quiet"}, {"seconds", 8}}},
           {"absent_minutes", 20}},
          {{"do", "watch"}, {"table", "t"}, {"after", 3}, {"seat_token", "s"}, {"gallery", true}},
          {{"do", "unwatch"}, {"table", "t"}},
          {{"do", "sit"}, {"table", "t"}, {"seat", "white"}, {"key", "k"}},
          {{"do", "stand"}, {"table", "t"}},
          {{"do", "seat"}, {"table", "t"}, {"seat", "white"}, {"player", "greedy"}},
          {{"do", "start"}, {"table", "t"}, {"key", "k"}},
          {{"do", "cancel"}, {"table", "t"}},
          {{"do", "remove"}, {"table", "t"}, {"seat", "white"}},
          {{"do", "mute"}, {"table", "t"}, {"said", 7}, {"muted", true}},
          {{"do", "rematch"}, {"table", "t"}},
          {{"do", "act"}, {"table", "t"}, {"ticket", 7}, {"action", "x"}, {"actions", {"x", "y"}}},
          {{"do", "try"}, {"table", "t"}, {"actions", {"x", "y"}}},
          {{"do", "why"}, {"table", "t"}, {"action", "x"}},
          {{"do", "undo"}, {"table", "t"}, {"ticket", 7}, {"to", "turn"}},
          {{"do", "hold"}, {"table", "t"}, {"ticket", 7}},
          {{"do", "hand_over"}, {"table", "t"}, {"seat", "white"}},
          {{"do", "ask_undo"}, {"table", "t"}},
          {{"do", "answer_undo"}, {"table", "t"}, {"agree", true}},
          {{"do", "back"}, {"table", "t"}},
          {{"do", "chat"}, {"table", "t"}, {"text", "hi"}, {"key", "k"}},
          {{"do", "prefer"}, {"table", "t"}, {"rules", rules}},
          {{"do", "ping"}},
          {{"do", "password"}, {"password", "12345678"}, {"new_password", "87654321"}},
          {{"do", "delete"}, {"password", "12345678"}}};
}
const std::vector<std::string_view> kOptional{"token",      "before",         "after", "seat_token",
                                              "everywhere", "gallery",        "key",   "unfinished",
                                              "windows",    "absent_minutes", "to"};

std::string with_id(json::object request) {
  request["id"] = 9;
  return json::serialize(request);
}

TEST(Protocol, EveryRequestIsRead) {
  std::vector<std::string_view> names;
  for (const RequestRule& rule : request_rules()) names.push_back(rule.name);
  for (const json::object& example : examples()) {
    EXPECT_FALSE(fault_of(with_id(example))) << fault_of(with_id(example)).words.en << with_id(example);
    std::erase(names, std::string_view(example.at("do").as_string()));
  }
  EXPECT_TRUE(names.empty()) << "no example of " << names[0];
}

TEST(Protocol, WhatIsReadIsWhatWasSent) {
  Request r;
  ASSERT_FALSE(parse_request(with_id(examples()[8]), r));
  EXPECT_EQ(r.rule->name, "create");
  EXPECT_EQ(r.id, 9);
  const TablePlan plan = std::get<asks::Create>(r.ask).plan();
  EXPECT_EQ(plan.game, "orion");
  EXPECT_EQ(plan.players, (std::vector<std::string>{"open", "greedy"}));
  EXPECT_EQ(plan.options, (std::vector<std::pair<std::string, int>>{{"beginner", 1}}));
  EXPECT_EQ(plan.clock, (TimeControl{TimeControl::Kind::kBank, 1200, 5, 0}));
  EXPECT_TRUE(plan.is_public);
  Request act;
  ASSERT_FALSE(parse_request(R"({"do":"act","id":9007199254740992,"table":"t","ticket":3,"action":"go \"x\""})", act));
  EXPECT_EQ(act.id, std::int64_t{1} << 53);
  EXPECT_EQ(std::get<asks::Act>(act.ask).ticket, 3);
  EXPECT_EQ(std::get<asks::Act>(act.ask).action, "go \"x\"");
}

// Nothing is lost on the way to another server: every key of every request is written as it was read.
TEST(Protocol, WhatIsWrittenIsWhatWasRead) {
  for (const json::object& example : examples()) {
    Request r;
    ASSERT_FALSE(parse_request(with_id(example), r));
    EXPECT_EQ(json::parse(write_request(9, r.ask)), json::parse(with_id(example)));
  }
  Request least;
  ASSERT_FALSE(parse_request(R"({"do":"sit","id":1,"table":"t"})", least));
  EXPECT_EQ(write_request(2, least.ask), R"({"do":"sit","id":2,"table":"t"})") << "what was left out stays out";
}

// The example of every request has every key that the table knows.
TEST(Protocol, TheExamplesHaveEveryKey) {
  for (const json::object& example : examples()) {
    const RequestRule* rule = find_request(std::string_view(example.at("do").as_string()));
    ASSERT_TRUE(rule);
    for (const KeyRule& key : rule->keys) EXPECT_TRUE(key.name.empty() || example.contains(key.name)) << key.name;
  }
}

TEST(Protocol, TheTableIsPrinted) {
  const json::array printed = json::parse(requests_json()).as_array();
  ASSERT_EQ(printed.size(), request_rules().size());
  const auto find = [&](std::string_view name) -> json::value {
    for (const json::value& row : printed)
      if (row.at("do") == json::value(name)) return row;
    return nullptr;
  };
  EXPECT_EQ(find("act"), json::parse(R"({"do":"act","needs":"seat","budget":"none","by":"table","keys":[
    {"key":"table","type":"text","optional":false,"most_bytes":64},
    {"key":"ticket","type":"number","optional":false},
    {"key":"action","type":"text","optional":true,"most_bytes":200},
    {"key":"actions","type":"actions","optional":true}]})"));
  EXPECT_EQ(find("history").at("keys"), json::parse(R"([{"key":"before","type":"number","optional":true}])"));
  EXPECT_EQ(find("history").at("by"), "host");
}

// A request that only the host answers does not travel.
TEST(Protocol, TablesAnswerWhatIsTheirs) {
  for (const json::object& example : examples()) {
    Request r;
    ASSERT_FALSE(parse_request(with_id(example), r));
    const std::optional<TableAsk> ask = asked_of_table(r.ask);
    EXPECT_EQ(ask.has_value(), r.rule->by_table);
    if (!ask) continue;
    EXPECT_EQ(write_request(9, as_ask(*ask)), write_request(9, r.ask));
    EXPECT_EQ(table_of(*ask), "t");
  }
}

TEST(Protocol, AMissingKeyIsNamed) {
  for (const json::object& example : examples())
    for (const auto& member : example) {
      if (member.key() == "do") continue;
      json::object less = example;
      less.erase(member.key());
      const std::string_view key = member.key();
      const bool may_be_missing = std::find(kOptional.begin(), kOptional.end(), key) != kOptional.end() ||
                                  (example.at("do") == "sit" && key == "seat") ||
                                  (example.at("do") == "delete" && key == "password") ||
                                  (example.at("do") == "act" && key.starts_with("action"));
      if (may_be_missing) {
        EXPECT_FALSE(fault_of(with_id(less))) << with_id(less);
      } else {
        expect_refused(with_id(less), "malformed", 9, key);
      }
    }
}

TEST(Protocol, AnUnknownKeyIsNamed) {
  for (json::object example : examples()) {
    example["surprise"] = 1;
    expect_refused(with_id(example), "malformed", 9, "surprise");
    example.erase("surprise");
    example[""] = 1;
    expect_refused(with_id(example), "malformed", 9);
  }
}

TEST(Protocol, AWrongValueIsNamed) {
  const json::value wrong[] = {nullptr, -1, 1.5, 1e300, std::uint64_t{1} << 63, json::array{1}, json::object{{"a", 1}}};
  for (const json::object& example : examples())
    for (const auto& member : example)
      for (const json::value& value : wrong) {
        if (member.key() == "do" || (member.value().is_object() && value.is_object() && member.key() == "options"))
          continue;
        json::object other = example;
        other[member.key()] = value;
        expect_refused(with_id(other), "malformed", 9, member.key());
      }
}

TEST(Protocol, TextIsPlainAndBounded) {
  for (const json::object& example : examples())
    for (const auto& member : example)
      for (const std::string& text : {std::string(5000, 'x'), std::string("a\nb"), std::string("\x1b[2J"),
                                      std::string("a\0b", 3), std::string("\xe2\x80\xae"), std::string("\x7f")}) {
        if (!member.value().is_string() || member.key() == "do") continue;
        json::object other = example;
        other[member.key()] = text;
        expect_refused(with_id(other), "malformed", 9, member.key());
      }
}

TEST(Protocol, AKeyThatIsThereTwiceIsRefused) {
  expect_refused(R"({"do":"ping","id":9,"do":"games"})", "malformed", 9, "twice");
  expect_refused(R"({"do":"act","id":9,"table":"t","ticket":1,"action":"a","action":"b"})", "malformed", 9, "twice");
  expect_refused(
      R"({"do":"create","id":9,"game":"orion","seats":[],"options":{"a":1,"a":2},"clock":{"kind":"none"},"public":true})",
      "malformed", 9, "twice");
  EXPECT_FALSE(fault_of(R"({"do":"chat","id":9,"table":"t","text":"a:b \" : \\"})")) << "colons may be said";
}

TEST(Protocol, WhatIsNoMessageIsRefusedWithoutAnId) {
  for (const char* text : {"", " ", "null", "7", "[]", "\"hello\"", "{", "{}}", "{'do':'ping'}", "{\"do\":\"ping\"",
                           "{\"do\":\"ping\",\"id\":1,}", "\xff\xfe", "{\"do\":\"ping\",\"id\":1}x", "NaN",
                           "{\"do\":\"ping\",\"id\":1,\"x\":\"\xff\"}", "{\"do\":\"\xed\xa0\x80\",\"id\":1}"})
    expect_refused(text, "malformed", -1);
  std::string deep = "{\"do\":\"ping\",\"id\":1,\"x\":";
  for (int i = 0; i < 3000; ++i) deep += "[";
  expect_refused(deep, "malformed", -1);
  expect_refused("{\"do\":\"ping\",\"id\":1,\"x\":[[[[[[[[1]]]]]]]]}", "malformed", -1);
  expect_refused("{\"do\":\"ping\",\"id\":1,\"x\":\"" + std::string(kMostMessageBytes, 'x') + "\"}", "malformed", -1,
                 "long");
  for (const char* id :
       {"-1", "1.0", "\"1\"", "9007199254740993", "1e3", "null", "true", "99999999999999999999", "1e999"})
    expect_refused("{\"do\":\"ping\",\"id\":" + std::string(id) + "}", "malformed", -1);
  expect_refused("{\"do\":\"ping\"}", "malformed", -1, "id");
}

TEST(Protocol, UnknownRequestsAreNamedHarmlessly) {
  expect_refused(R"({"do":"dance","id":4})", "unknown", 4, "dance");
  expect_refused(R"({"do":"\u001b[2J","id":4})", "unknown", 4);
  EXPECT_EQ(fault_of(R"({"do":"\u001b[2J","id":4})").words.en.find('\x1b'), std::string::npos);
  expect_refused(R"({"do":7,"id":4})", "malformed", 4, "do");
  expect_refused(R"({"id":4})", "malformed", 4, "do");
  const std::string wordy = "{\"do\":\"" + std::string(4000, 'y') + "\",\"id\":4}";
  EXPECT_LT(fault_of(wordy).words.en.size(), 200u);
}

TEST(Protocol, TooManySeatsAreSaidToBeTooMany) {
  const auto create = [](std::size_t seats) {
    return fault_of(with_id({{"do", "create"},
                             {"game", "orion"},
                             {"seats", json::array(seats, "open")},
                             {"options", json::object{}},
                             {"clock", {{"kind", "none"}}},
                             {"public", true}}));
  };
  EXPECT_FALSE(create(6)) << "whether the game has so many is its own question";
  EXPECT_EQ(create(9).words.en, "'seats' names 9 players; no game has more than 6.");
  EXPECT_EQ(create(9).words.pl, "„seats”: za dużo graczy (9); w żadnej grze nie ma ich więcej niż 6.");
}

TEST(Protocol, PreferencesAndClocksAreBounded) {
  const auto prefer = [](const json::array& rules) {
    return with_id({{"do", "prefer"}, {"table", "t"}, {"rules", rules}});
  };
  const json::object rule{{"step", "*"}, {"answer", "only"}, {"until", "turn"}};
  EXPECT_FALSE(fault_of(prefer(json::array(32, rule))));
  expect_refused(prefer(json::array(33, rule)), "malformed", 9, "rules");
  for (const char* key : {"step", "answer", "until"}) {
    json::object bad = rule;
    bad[key] = 5;
    expect_refused(prefer({bad}), "malformed", 9, "rules");
    bad.erase(key);
    expect_refused(prefer({bad}), "malformed", 9, "rules");
  }
  json::object never = rule, nowhere = rule, extra = rule;
  never["until"] = "", nowhere["step"] = "", extra["more"] = 1;
  expect_refused(prefer({nowhere}), "malformed", 9, "rules");
  expect_refused(prefer({never}), "malformed", 9, "rules");
  expect_refused(prefer({extra}), "malformed", 9, "rules");
  json::object create = examples()[8];
  for (const char* clock : {R"({})", R"({"kind":"hourglass"})", R"({"kind":"none","x":1})", R"({"seconds":60})",
                            R"({"kind":"decision","seconds":-1})", R"({"kind":"decision","seconds":1e9})"}) {
    create["clock"] = json::parse(clock);
    expect_refused(with_id(create), "malformed", 9, "clock");
  }
  create = examples()[8];
  for (const char* windows :
       {R"({})", R"([])", R"({"kind":"loud"})", R"({"kind":"quiet","x":1})", R"({"seconds":8})",
        R"({"kind":"quick","seconds":5})", R"({"kind":"quiet","seconds":-1})", R"({"kind":"quiet","seconds":1e9})"}) {
    create["windows"] = json::parse(windows);
    expect_refused(with_id(create), "malformed", 9, "windows");
  }
  json::object act{{"do", "try"}, {"table", "t"}, {"actions", json::array(64, "x")}};
  EXPECT_FALSE(fault_of(with_id(act)));
  for (const json::value& actions :
       {json::value(json::array(65, "x")), json::value(json::array{}), json::value("x"), json::value(json::array{""}),
        json::value(json::array{5}), json::value(json::array{std::string(201, 'x')})}) {
    act["actions"] = actions;
    expect_refused(with_id(act), "malformed", 9, "actions");
  }
}

TEST(Protocol, RepliesAreWellFormed) {
  EXPECT_EQ(ok_reply(3), R"({"re":3,"ok":true})");
  EXPECT_EQ(ok_reply(3, "\"now\":5"), R"({"re":3,"ok":true,"now":5})");
  const json::value error = json::parse(fault_reply(3, Fault{Code::kRefused, {"No \"way\".", "Nie."}, "MO-1"}));
  EXPECT_EQ(error.at("error").at("rule"), "MO-1");
  EXPECT_EQ(error.at("error").at("en"), "No \"way\".");
  EXPECT_EQ(json::parse(notice_push("shutdown", {"Bye.", "Pa."})).at("is"), "notice");
  EXPECT_EQ(json_text("a\"\\\n"), R"("a\"\\\n")");
}

}  // namespace
}  // namespace kosmo

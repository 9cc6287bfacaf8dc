// docs/protocol.md is enough: what it shows is what is sent, and a person who copies its requests plays a whole game.
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <thread>

#include "games/register.h"
#include "server/asio_loop.h"
#include "server/host_testing.h"
#include "server/serve.h"
#include "server/ws_client.h"

namespace kosmo {
namespace {

Strings lines_of_document() {
  std::ifstream in(std::string(KOSMOTEKA_SOURCE) + "/docs/protocol.md");
  EXPECT_TRUE(in) << "docs/protocol.md is not there";
  Strings lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// What a client sends in the document, in order.
std::vector<json::object> requests_of_document() {
  std::vector<json::object> out;
  for (const std::string& line : lines_of_document())
    if (line.starts_with("→ ")) out.push_back(json::parse(line.substr(std::string("→ ").size())).as_object());
  return out;
}
json::object example(std::string_view what) {
  for (const json::object& request : requests_of_document())
    if (request.at("do") == json::value(what)) return request;
  ADD_FAILURE() << "the document shows no '" << what << "'";
  return {};
}

// A message of the document, without the dots that stand for what was left out.
json::value shown_message(std::string text) {
  const auto replace_all = [&text](const std::string& from, const std::string& to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
      text.replace(at, from.size(), to);
  };
  replace_all("{…,", "{"), replace_all("{…}", "{}"), replace_all("[…]", "[]"), replace_all(",…", "");
  json::error_code error;
  json::value value = json::parse(text, error);
  EXPECT_FALSE(error) << text;
  return value;
}

// The replies that follow a request of that name.
struct Shown {
  std::string request;
  json::object reply;
};
std::vector<Shown> replies_of_document() {
  std::vector<Shown> out;
  std::string asked;
  for (const std::string& line : lines_of_document()) {
    const std::string text = line.size() > 4 ? line.substr(4) : "";  // without the arrow
    if (line.starts_with("→ ")) asked = text_of(json::parse(text).at("do"));
    if (line.starts_with("← ")) {
      const json::value message = shown_message(text);
      if (message.as_object().contains("re") && !asked.empty()) out.push_back({asked, message.as_object()});
    }
  }
  return out;
}
// The one of the list that has the same id as the one shown; the first, if they have none.
const json::value& same_one(const json::value& shown, const json::array& real) {
  if (const json::value* id = shown.is_object() ? shown.get_object().if_contains("id") : nullptr)
    for (const json::value& one : real)
      if (one.is_object() && one.get_object().contains("id") && one.at("id") == *id) return one;
  return real[0];
}
// Every key that is shown is there.
void expect_keys(const json::value& shown, const json::value& real, const std::string& path) {
  if (shown.is_array() && real.is_array() && !shown.get_array().empty() && !real.get_array().empty()) {
    const json::value& first = shown.get_array()[0];
    return expect_keys(first, same_one(first, real.get_array()), path + "/0");
  }
  if (!shown.is_object() || !real.is_object()) return;
  for (const auto& member : shown.get_object()) {
    const json::value* there = real.get_object().if_contains(member.key());
    EXPECT_TRUE(there) << "the document shows " << path << "/" << member.key();
    if (there) expect_keys(member.value(), *there, path + "/" + std::string(member.key()));
  }
}
// What stands between backquotes.
Strings in_backquotes(std::string_view text) {
  Strings out;
  for (std::size_t at = text.find('`'); at != std::string::npos; at = text.find('`', at)) {
    const std::size_t end = text.find('`', at + 1);
    out.emplace_back(text.substr(at + 1, end - at - 1));
    at = end + 1;
  }
  return out;
}
// The first column of the table that follows this heading, in order: `a`, `b` | ...
Strings column_of_table(const std::string& heading) {
  Strings keys;
  bool here = false;
  for (const std::string& line : lines_of_document()) {
    if (line.starts_with("## ")) here = line == heading;
    if (!here || !line.starts_with("| `")) continue;
    for (std::string& key : in_backquotes(line.substr(0, line.find('|', 2)))) keys.push_back(std::move(key));
  }
  return keys;
}
std::set<std::string> keys_of_table(const std::string& heading) {
  const Strings keys = column_of_table(heading);
  return {keys.begin(), keys.end()};
}
std::string server_source(const std::string& file) {
  std::ifstream in(std::string(KOSMOTEKA_SOURCE) + "/server/" + file);
  EXPECT_TRUE(in) << file;
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

TEST(ProtocolDocument, HasAnExampleOfEveryRequest) {
  std::set<std::string> shown;
  for (const json::object& request : requests_of_document()) {
    shown.insert(text_of(request.at("do")));
    json::object plain = request;
    Request read;
    EXPECT_FALSE(parse_request(json::serialize(plain), read)) << json::serialize(plain);
  }
  for (const RequestRule& rule : request_rules()) EXPECT_TRUE(shown.contains(std::string(rule.name))) << rule.name;
  EXPECT_EQ(shown.size(), request_rules().size());
}

// The keys as the document has them: what stands behind "optional" or ", if" may be left out, and is marked by a "?".
std::set<std::string> documented_keys(const std::string& cell) {
  std::set<std::string> keys;
  std::istringstream parts(cell);
  for (std::string part; std::getline(parts, part, ';');) {
    const bool optional = part.find("optional)") != std::string::npos || part.find(", if ") != std::string::npos;
    for (const std::string& key : in_backquotes(part)) keys.insert(key + (optional ? "?" : ""));
  }
  return keys;
}

// The rows of the tables of requests: | `name` | keys | reply | what it does |
std::map<std::string, std::set<std::string>> keys_of_requests() {
  std::map<std::string, std::set<std::string>> out;
  bool here = false;
  for (const std::string& line : lines_of_document()) {
    here = line.starts_with("| request | keys |") || (here && line.starts_with("|"));
    if (!here || !line.starts_with("| `")) continue;
    const std::size_t keys = line.find('|', 1) + 1;
    const std::set<std::string> named = documented_keys(line.substr(keys, line.find('|', keys) - keys));
    for (const std::string& name : in_backquotes(line.substr(0, keys))) out[name].insert(named.begin(), named.end());
  }
  return out;
}

TEST(ProtocolDocument, NamesTheKeysOfEveryRequest) {
  const auto documented = keys_of_requests();
  EXPECT_EQ(documented.size(), request_rules().size());
  for (const RequestRule& rule : request_rules()) {
    std::set<std::string> keys;
    for (const KeyRule& key : rule.keys)
      if (!key.name.empty()) keys.insert(std::string(key.name) + (key.may_be_left_out ? "?" : ""));
    const auto found = documented.find(std::string(rule.name));
    ASSERT_NE(found, documented.end()) << rule.name;
    EXPECT_EQ(found->second, keys) << rule.name;
  }
}

// The requests that are quoted in the line that begins so.
std::set<std::string> requests_in_line(std::string_view beginning) {
  for (const std::string& line : lines_of_document()) {
    if (!line.starts_with(beginning)) continue;
    const Strings names = in_backquotes(line);
    return {names.begin(), names.end()};
  }
  ADD_FAILURE() << "the document has no line '" << beginning << "'";
  return {};
}
template <class Which>
std::set<std::string> requests_that(Which which) {
  std::set<std::string> names;
  for (const RequestRule& rule : request_rules())
    if (which(rule)) names.emplace(rule.name);
  return names;
}

TEST(ProtocolDocument, SaysWhoMayAskAndWhatItCountsAgainst) {
  EXPECT_EQ(requests_in_line("Without a name you may ask "),
            requests_that([](const RequestRule& rule) { return rule.needs == Needs::kNothing; }));
  EXPECT_EQ(requests_in_line("Where you have shown a seat token "),
            requests_that([](const RequestRule& rule) { return rule.needs == Needs::kSeat; }));
  const auto count_against = [](std::set<Budget> budgets) {
    return requests_that([&budgets](const RequestRule& rule) { return budgets.contains(rule.budget); });
  };
  EXPECT_EQ(requests_in_line("| `hello` | 200 at once"), count_against({Budget::kHello}));
  EXPECT_EQ(requests_in_line("| `guest`, `register`"),
            count_against({Budget::kEntry, Budget::kGuest, Budget::kRegister}));
  EXPECT_EQ(requests_in_line("| new people"), count_against({Budget::kGuest, Budget::kRegister}));
  EXPECT_EQ(requests_in_line("| `chat` | 5 at once"), count_against({Budget::kChat}));
  EXPECT_EQ(requests_in_line("| `create`, `rematch`"), count_against({Budget::kTable}));
  EXPECT_EQ(requests_in_line("| `undo`, `ask_undo`"), count_against({Budget::kUndo}));
}

// Whatever the document shows, the server knows what to do with it.
TEST(ProtocolDocument, EveryRequestIsServed) {
  TestServer server(patient_options());
  for (const json::object& request : requests_of_document()) {
    Client client(server, "Bolek");  // one of the requests registers Ala
    EXPECT_NE(client.code(request), "unknown") << json::serialize(request);
  }
}

TEST(ProtocolDocument, NamesEveryErrorThatTheServerHas) {
  EXPECT_EQ(column_of_table("## Errors"), Strings(kCodeNames.begin() + 1, kCodeNames.end()));
  for (std::size_t i = 0; i < kCodeNames.size(); ++i)
    EXPECT_EQ(code_named(kCodeNames[i]), static_cast<Code>(i)) << kCodeNames[i];
  EXPECT_EQ(code_named("something newer"), Code::kUnavailable);
}

// "too_fast" is Code::kTooFast.
std::string enumerator_of(std::string_view code) {
  std::string name = "Code::k";
  bool begins = true;
  for (const char c : code) {
    if (c != '_') name += begins ? static_cast<char>(c - 'a' + 'A') : c;
    begins = c == '_';
  }
  return name;
}

TEST(ProtocolDocument, NamesNoErrorThatTheServerNeverGives) {
  std::string sources;
  for (const auto& file : std::filesystem::directory_iterator(std::string(KOSMOTEKA_SOURCE) + "/server"))
    if (file.path().string().find("_test") == std::string::npos) sources += server_source(file.path().filename());
  const std::string refused = server_source("fault.h");
  EXPECT_NE(refused.find("return {Code::kRefused, "), std::string::npos) << "by a rule of the game";
  for (const std::string& code : column_of_table("## Errors")) {
    if (code == "refused") continue;
    EXPECT_NE(sources.find("fault(" + enumerator_of(code) + ","), std::string::npos) << code;
  }
}

TEST(ProtocolDocument, StatesTheLimitsThatHold) {
  std::string text;
  for (const std::string& line : lines_of_document()) text += line + "\n";
  const HostOptions standard;
  EXPECT_NE(text.find("| 16 KiB, inflated |"), std::string::npos);
  EXPECT_EQ(kMostMessageBytes, 16u * 1024);
  EXPECT_NE(text.find("| 40 at once, then 20 a second |"), std::string::npos);
  EXPECT_EQ(standard.requests.at_once, 40);
  EXPECT_EQ(standard.requests.per_second, 20);
  EXPECT_NE(text.find("| 5 at once, then one a second |"), std::string::npos);
  EXPECT_EQ(standard.chat.at_once, 5);
  EXPECT_NE(text.find("| 40 at once, then one every 2 seconds; of a person,"), std::string::npos);
  EXPECT_EQ(standard.undos.at_once, 40);
  EXPECT_EQ(standard.undos.per_second, 1.0 / 2);
  EXPECT_NE(text.find("| 20 at once from one address, then one every 3 seconds |"), std::string::npos);
  EXPECT_EQ(standard.entries.at_once, 20);
  EXPECT_NE(
      text.find("| 10 at once for one name from one address, then one a minute; for one name from everywhere, 100 "
                "at once, then one every 6 seconds |"),
      std::string::npos);
  EXPECT_EQ(standard.logins.at_once, 10);
  EXPECT_EQ(standard.logins.per_second, 1.0 / 60);
  EXPECT_EQ(standard.logins_anywhere.at_once, 100);
  EXPECT_EQ(standard.logins_anywhere.per_second, 1.0 / 6);
  EXPECT_NE(text.find("for 90 days"), std::string::npos);
  EXPECT_EQ(standard.token_life, 90 * std::int64_t{86'400'000});
  EXPECT_NE(
      text.find("| 10 at once, then one every 6 seconds; of all people at one address, 30 at once, then one every 6 "
                "seconds |"),
      std::string::npos);
  EXPECT_EQ(standard.tables.at_once, 10);
  EXPECT_EQ(standard.tables_from.at_once, 30);
  EXPECT_EQ(standard.tables_from.per_second, 1.0 / 6);
  EXPECT_NE(text.find("| 40 at once from one address, then one every 30 seconds |"), std::string::npos);
  EXPECT_EQ(standard.newcomers.at_once, 40);
  EXPECT_EQ(standard.newcomers.per_second, 1.0 / 30);
  EXPECT_NE(text.find("| 10 at once from one address, then one a minute |"), std::string::npos);
  EXPECT_EQ(standard.bot_games.at_once, 10);
  EXPECT_EQ(standard.bot_games.per_second, 1.0 / 60);
  EXPECT_NE(text.find("of a guest 30"), std::string::npos);
  EXPECT_EQ(standard.guest_life, 30 * std::int64_t{86'400'000});
  EXPECT_EQ(standard.nobody_life, 30 * std::int64_t{86'400'000});
  EXPECT_EQ(standard.finished_life, 0);
  EXPECT_NE(text.find("| tables watched by one connection | 32 |"), std::string::npos);
  EXPECT_EQ(standard.watched, 32);
}

TEST(ProtocolDocument, StatesTheTimesAndSizesOfAConnection) {
  std::string text;
  for (const std::string& line : lines_of_document()) text += line + " ";
  const NetworkLimits limits;
  const auto seconds = [](std::chrono::milliseconds time) { return std::to_string(time.count() / 1000) + " seconds"; };
  for (const std::string& said :
       {"After " + seconds(limits.ping_after) + " without a message the server sends a ping",
        "Whoever has sent nothing for " + seconds(limits.cut_after) + ", not even a pong, is cut off",
        "The server waits " + seconds(limits.request_within) + " for a handshake",
        "lets more than " + std::to_string(limits.queue_bytes >> 20) + " MiB wait",
        "a header of more than " + std::to_string(limits.http_header_bytes >> 10) + " KiB",
        "too many connections from this address (" + std::to_string(limits.connections_per_address) + ")"})
    EXPECT_NE(text.find(said), std::string::npos) << said;
}

// As the document shows it, with more bots for a game that needs more players.
json::object game_and_seats(const std::string& game) {
  const auto shown = json::value_to<Strings>(example("create").at("seats"));
  return {{"game", game}, {"seats", json::value_from(seats_of(game, shown, shown.back()))}};
}

// Somebody who has read the document and nothing else: takes its requests as they stand, and puts in only what the
// server told: tables, tickets, tokens, actions.
class Reader {
 public:
  Reader(TestServer& server, std::string game) : client_(server), game_(std::move(game)) {}

  json::object ask(std::string_view what, const json::object& filled = {}) {
    json::object request = example(what);
    for (const auto& member : filled) request[member.key()] = member.value();
    request.erase("id");
    json::object reply = client_.ask(request);
    for (const Shown& shown : replies_of_document())
      if (shown.request == what && shown.reply.at("ok") == reply.at("ok")) compare(what, shown.reply, reply);
    return reply;
  }
  Client& client() { return client_; }

  // The whole of "In short", and then on to the end.
  void play_a_game() {
    EXPECT_EQ(ask("hello").at("ok"), json::value(true));
    ask("guest");
    const json::object created = ask("create", game_and_seats(game_));
    const json::value table = created.at("table").at("id");
    ask("sit", {{"table", table}, {"seat", created.at("table").at("seats").at(0).at("seat")}});
    ask("start", {{"table", table}});
    const std::string id = text_of(table);
    for (int i = 0; i < 10'000 && client_.table(id).at("phase") == "playing"; ++i) {
      const json::object answer = client_.act_request(id, i * 7);
      const json::object reply =
          ask("act", {{"table", table}, {"ticket", answer.at("ticket")}, {"action", answer.at("action")}});
      ASSERT_EQ(reply.at("ok"), json::value(true)) << json::serialize(reply);
      if (i == 3) look_around(table);
      keys(id);
    }
    ASSERT_EQ(client_.table(id).at("phase"), "finished");
    for (const json::value& seat : client_.table(id).at("result").at("seats").as_array())
      EXPECT_TRUE(seat.at("score").is_int64() && seat.at("place").is_int64());
    keys(id);
    ask("history");
    ask("rematch", {{"table", table}});
  }
  const std::set<std::string>& keys_seen() const { return seen_; }

 private:
  void look_around(const json::value& table) {
    ask("games");
    ask("tables");
    ask("ping");
    ask("watch", {{"table", table}});
    ask("chat", {{"table", table}});
    ask("back", {{"table", table}});
    ask("why", {{"table", table}, {"action", client_.choices(text_of(table)).at(0)}});
    EXPECT_EQ(ask("prefer", {{"table", table}}).at("ok"), json::value(true));
  }
  static void compare(std::string_view what, const json::object& shown, const json::object& reply) {
    if (what != "why") expect_keys(shown, reply, std::string(what));  // that example says no, with a rule
    for (const auto& member : reply)
      EXPECT_TRUE(shown.contains(member.key()))
          << "the document does not show '" << member.key() << "' in the reply to " << what;
  }
  void keys(const std::string& id) {
    for (const auto& member : client_.table(id)) seen_.insert(std::string(member.key()));
  }

  Client client_;
  std::string game_;
  std::set<std::string> seen_;
};

class ProtocolDocumentOf : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, ProtocolDocumentOf, testing::ValuesIn(game_names()),
                         [](const auto& info) { return info.param; });

TEST_P(ProtocolDocumentOf, IsEnoughToPlayAWholeGame) {
  HostOptions options = patient_options();
  options.reckless_tokens = false;  // a seed as people's tables have it
  TestServer server(options);
  Reader reader(server, GetParam());
  reader.play_a_game();
  // Keys that only tables with a clock or in trouble have.
  std::set<std::string> seen = reader.keys_seen();
  TwoPlayers two(server, GetParam(), {{"kind", "days"}, {"days", 3}});
  for (const auto& member : two.a.table(two.table)) seen.insert(std::string(member.key()));
  const event::Created created{.user = "x", .game = GetParam(), .players = seats_of(GetParam(), {"random", "random"})};
  const event::Started started{.rules = 99};
  server.host().open_at("t", {created, started}, [](const Fault&) {});
  two.a.ok({{"do", "watch"}, {"table", "t"}});
  for (const auto& member : two.a.table("t")) seen.insert(std::string(member.key()));
  // And those of rounds, which only some games have: server/room_rounds_test.cpp sees each of them.
  seen.insert({"round", "answer", "draft", "pause", "step_ends"});
  EXPECT_EQ(seen, keys_of_table("## The table, as you may see it"));
}

// The same over a real socket: a whole server, and a client that knows WebSockets and the document.
class Socket {
 public:
  explicit Socket(std::uint16_t port)
      : client_(loop_, "127.0.0.1", port, "/ws",
                {.on_open = [this] { loop_.stop(); },
                 .on_text =
                     [this](std::string_view text) {
                       heard(json::parse({text.data(), text.size()}).as_object());
                     },
                 .on_refused = {},
                 .on_closed = {},
                 .on_raw = {}}) {
    client_.connect();
    wait();
  }
  json::object ask(std::string_view what, const json::object& filled = {}) {
    json::object request = example(what);
    for (const auto& member : filled) request[member.key()] = member.value();
    request["id"] = ++id_;
    client_.send(json::serialize(request));
    while (!replies_.contains(id_) && wait()) {
    }
    return replies_[id_];
  }
  const json::object& table() const { return copy_.table(); }
  bool wait() {
    bool in_time = true;
    auto still = std::make_shared<bool>(true);
    loop_.after(10'000, [&, still] {
      if (!*still) return;
      in_time = false;
      ADD_FAILURE() << "the server said nothing for ten seconds";
      loop_.stop();
    });
    loop_.run();
    *still = false;
    return in_time;
  }

 private:
  void heard(const json::object& message) {
    const bool is_table = message.contains("table") || message.contains("patch");
    EXPECT_FALSE(is_table && copy_.take(message));
    if (message.contains("re")) replies_[message.at("re").to_number<int>()] = message;
    loop_.stop();
  }
  AsioLoop loop_;
  WsClient client_;
  int id_ = 0;
  TableCopy copy_;
  std::map<int, json::object> replies_;
};

TEST_P(ProtocolDocumentOf, IsEnoughToPlayAWholeGameOverARealSocket) {
  register_games();
  ServeOptions options;
  options.store = ":memory:";
  options.host.requests = {1e6, 1e6};
  Maybe<std::unique_ptr<Server>> server = Server::open(options);
  ASSERT_TRUE(server) << server.problem().en;
  std::thread thread([&] { (*server)->run(); });
  {
    Socket me((*server)->port());
    EXPECT_EQ(me.ask("hello").at("ok"), json::value(true));
    me.ask("guest");
    me.ask("create", game_and_seats(GetParam()));
    const json::value id = me.table().at("id");
    me.ask("sit", {{"table", id}, {"seat", me.table().at("seats").at(0).at("seat")}});
    me.ask("start", {{"table", id}});
    std::int64_t answered = 0;
    bool heard = true;
    for (int i = 0; heard && me.table().at("phase") != "finished"; ++i) {
      const json::value* ticket = me.table().if_contains("ticket");
      const json::value* choices =
          ticket ? me.table().at("view").at("decision").as_object().if_contains("choices") : nullptr;
      if (!choices || ticket->as_int64() <= answered) {
        heard = me.wait();
        continue;
      }
      answered = ticket->as_int64();
      const json::array& all = choices->as_array();
      const json::value action = all[static_cast<std::size_t>(i) * 7 % all.size()].at("action");
      const json::object reply = me.ask("act", {{"table", id}, {"ticket", answered}, {"action", action}});
      // In a round somebody whom the rules ask before us may have acted meanwhile, or even ended the game.
      const auto was = [&](const char* code) { return reply.at("error").at("code") == json::value(code); };
      heard = reply.at("ok") == json::value(true) || was("late") || was("phase");
      EXPECT_TRUE(heard) << json::serialize(reply);
    }
    EXPECT_TRUE(me.table().contains("result"));
  }
  (*server)->stop();
  thread.join();
}

}  // namespace
}  // namespace kosmo

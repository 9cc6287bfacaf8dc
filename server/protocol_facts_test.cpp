// The facts that docs/protocol.md states in tables and figures, held against the program.
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "games/register.h"
#include "server/host_testing.h"
#include "server/network.h"
#include "table/replay.h"

namespace kosmo {
namespace {

std::string document() {
  std::ifstream in(std::string(KOSMOTEKA_SOURCE) + "/docs/protocol.md");
  EXPECT_TRUE(in) << "docs/protocol.md is not there";
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}
// The rows of all tables under this heading, as they stand.
Strings rows_under(const std::string& heading) {
  std::stringstream text(document());
  Strings rows;
  bool here = false;
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with("## ")) here = line == heading;
    if (here && line.starts_with("| `")) rows.push_back(line);
  }
  return rows;
}
Strings in_backquotes(const std::string& text) {
  Strings out;
  for (std::size_t at = text.find('`'); at != std::string::npos; at = text.find('`', at)) {
    const std::size_t end = text.find('`', at + 1);
    out.push_back(text.substr(at + 1, end - at - 1));
    at = end + 1;
  }
  return out;
}
// What a client sends in the document.
std::vector<json::object> requests_shown() {
  std::stringstream text(document());
  std::vector<json::object> out;
  for (std::string line; std::getline(text, line);)
    if (line.starts_with("→ ")) out.push_back(json::parse(line.substr(std::string("→ ").size())).as_object());
  return out;
}
std::string in_words(const json::object& keys) {
  std::string out;
  for (const auto& member : keys) out += fmt::format("{}`{}`", out.empty() ? "" : ", ", std::string(member.key()));
  return out;
}
bool is_real(const Game& game) { return game.info().complete; }  // tests have games of their own

TEST(ProtocolFacts, ListsTheGamesAndTheirOptions) {
  register_games();
  Strings rows;
  for (const Game* game : games()) {
    if (!is_real(*game)) continue;
    std::string seats;
    for (Seat p = 0; p < game->info().max_seats; ++p) seats += fmt::format("{}`{}`", p ? ", " : "", game->seat_name(p));
    rows.push_back(fmt::format("| `{}` | {} to {} | {} |", game->info().id, game->info().min_seats,
                               game->info().max_seats, seats));
  }
  for (const Game* game : games()) {
    if (!is_real(*game)) continue;
    for (const Option& option : game->info().options) {
      std::string values = fmt::format("{} to {}", option.low, option.high);
      if (option.high - option.low < 10) {
        values.clear();
        for (int value = option.low; value <= option.high; ++value)
          values += fmt::format("{}{}", value > option.low ? ", " : "", value);
      }
      rows.push_back(fmt::format("| `{}` | `{}` | {} | {} | {} |", game->info().id, option.key, values, option.standard,
                                 option.help.en));
    }
  }
  EXPECT_EQ(rows_under("## Games and their options"), rows);
}

TEST(ProtocolFacts, NamesTheKeysOfEveryState) {
  register_games();
  Strings rows;
  for (const Game* game : games()) {
    if (!is_real(*game)) continue;
    const json::value schema = json::parse(game->schema());
    rows.push_back(
        fmt::format("| `{}` | {} | {} |", game->info().id, in_words(schema.at("properties").as_object()),
                    in_words(schema.at_pointer("/properties/players/additionalProperties/properties").as_object())));
  }
  EXPECT_EQ(rows_under("## The state of each game"), rows);
}

TEST(ProtocolFacts, EveryStateIsDescribedByItsSchemaOverHttp) {
  TestServer server(patient_options());
  Client ala(server, "Ala");
  for (const Game* game : games()) {
    if (!is_real(*game)) continue;
    const std::string id(game->info().id);
    const HttpResponse response = server.get("/api/schema/" + id);
    ASSERT_EQ(response.status, 200) << id;
    const json::value schema = json::parse(response.body);
    EXPECT_EQ(schema, json::parse(game->schema()));
    const std::string table = ala.create(id, seats_of(id, {"open", "greedy"}, "greedy"));
    ala.sit(table);
    ala.ok({{"do", "start"}, {"table", table}});
    const json::object& state = ala.table(table).at("view").at("state").as_object();
    for (const auto& member : state)
      EXPECT_TRUE(schema.at("properties").as_object().contains(member.key())) << id << ": " << member.key();
    for (const json::value& key : schema.at("required").as_array())
      EXPECT_TRUE(state.contains(key.as_string())) << id << ": " << key;
  }
  EXPECT_EQ(server.get("/api/schema/nowhere").status, 404);
}

// "| `a`, `b` | text, at most 64 bytes |": so much is taken, and one more is not.
TEST(ProtocolFacts, StatesHowLongTextsMayBe) {
  std::map<std::string, std::size_t> most;
  for (const std::string& row : rows_under("## Messages")) {
    const std::size_t at = row.find("text, at most ");
    if (at == std::string::npos) continue;
    for (const std::string& key : in_backquotes(row.substr(0, at)))
      most[key] = std::stoul(row.substr(at + std::string("text, at most ").size()));
  }
  ASSERT_GT(most.size(), 8u);
  std::set<std::string> tried;
  for (const json::object& request : requests_shown())
    for (const auto& [key, bytes] : most) {
      if (!request.contains(key) || !request.at(key).is_string()) continue;
      const auto refusal = [&](std::size_t length) {
        json::object longer = request;
        longer[key] = std::string(length, 'a');
        Request read;
        return parse_request(json::serialize(longer), read).words.en;
      };
      EXPECT_EQ(refusal(bytes), "") << key;
      EXPECT_NE(refusal(bytes + 1), "") << key;
      tried.insert(key);
    }
  EXPECT_EQ(tried.size(), most.size());
}

// ---- what comes first

std::string kind_of(const json::object& message) {
  return message.contains("re") ? "reply" : text_of(message.at("is"));
}
Strings kinds_since(Client& client, std::size_t from) {
  Strings kinds;
  for (std::size_t i = from; i < client.connection->sent.size(); ++i)
    kinds.push_back(kind_of(json::parse(client.connection->sent[i]).as_object()));
  return kinds;
}

TEST(ProtocolFacts, TheReplyComesBeforeTheUpdate) {
  TestServer server(patient_options());
  TwoPlayers two(server, "orion", {{"kind", "none"}});
  Client& asked = two.a.asked(two.table) ? two.a : two.b;
  Client& other = &asked == &two.a ? two.b : two.a;
  const json::object act = asked.act_request(two.table);
  const std::size_t mine = asked.connection->sent.size(), theirs = other.connection->sent.size();
  asked.ok(act);
  EXPECT_EQ(kinds_since(asked, mine), (Strings{"reply", "update"}));
  EXPECT_EQ(kinds_since(other, theirs), Strings{"update"});
  const std::size_t again = asked.connection->sent.size(), still = other.connection->sent.size();
  asked.ok(act);
  EXPECT_EQ(kinds_since(asked, again), Strings{"reply"}) << "done before: nothing to tell";
  asked.code({{"do", "act"}, {"table", two.table}, {"ticket", 1}, {"action", "nonsense"}});
  EXPECT_EQ(kinds_since(other, still), Strings{});
}

TEST(ProtocolFacts, AWatchIsAnsweredWithTheTableBeforeOthersHearOfIt) {
  TestServer server(patient_options());
  Client ala(server, "Ala"), ola(server, "Ola");
  const std::size_t first = ala.connection->sent.size();
  const std::string table = ala.create("orion", {"open", "open"});
  EXPECT_EQ(kinds_since(ala, first), Strings{"reply"});
  ola.ok({{"do", "watch"}, {"table", table}});
  const std::size_t from = ola.connection->sent.size();
  ola.sit(table);
  EXPECT_EQ(kinds_since(ola, from), (Strings{"reply", "update"}));
  ola.ok({{"do", "unwatch"}, {"table", table}});
  const std::size_t back = ola.connection->sent.size(), hers = ala.connection->sent.size();
  ola.ok({{"do", "watch"}, {"table", table}});
  EXPECT_EQ(kinds_since(ola, back), Strings{"reply"}) << "which shows that the seat is online again";
  EXPECT_EQ(kinds_since(ala, hers), Strings{"update"});
}

TEST(ProtocolFacts, OpenSeatsAndBotsAreAlwaysOnline) {
  TestServer server(patient_options());
  Client ala(server, "Ala");
  const std::string table = ala.create("orion", {"open", "greedy"});
  const json::value seats = ala.table(table).at("seats");
  for (const json::value& seat : seats.as_array()) EXPECT_EQ(seat.at("online"), json::value(true));
}

// ---- the log, the replay, the end of a connection

TEST(ProtocolFacts, NoLogHasMoreThanAThousandEntries) {
  EXPECT_NE(document().find("no log has more than 1000 entries"), std::string::npos);
  TestServer server(patient_options());
  Client ala(server, "Ala");
  const std::string table = ala.create("orion", {"open", "open"});
  for (int i = 0; i < 1005; ++i) ala.ok({{"do", "chat"}, {"table", table}, {"text", std::to_string(i)}});
  const json::object reply = ala.ok({{"do", "watch"}, {"table", table}});
  const json::array& log = reply.at("log").as_array();
  ASSERT_EQ(log.size(), 1000u);
  EXPECT_EQ(log.front().at("text"), "5") << "the beginning is cut off";
  EXPECT_EQ(log.back().at("text"), "1004");
}

// The example is a replay but for its game: its lines have the keys that lines have.
TEST(ProtocolFacts, ShowsTheLinesOfAReplay) {
  const std::string text = document();
  const std::size_t from = text.find("```json\n{\"kosmoteka\":2") + 8, end = text.find("```", from);
  ASSERT_NE(end, std::string::npos);
  std::stringstream shown(text.substr(from, end - from));
  std::set<Strings> forms;
  const auto keys_of = [](const json::object& line) {
    Strings keys;
    for (const auto& member : line) keys.emplace_back(member.key());
    return keys;
  };
  for (std::string line; std::getline(shown, line);) forms.insert(keys_of(json::parse(line).as_object()));

  HostOptions options = patient_options();
  options.reckless_tokens = false;  // a seed as people's tables have it
  TestServer server(options);
  Client ala(server, "Ala");
  const std::string table = ala.create("orion", {"open", "greedy"});
  ala.sit(table);
  ala.ok({{"do", "start"}, {"table", table}});
  ala.ok(ala.act_request(table));
  const json::object undo{{"do", "ask_undo"}, {"table", table}};
  EXPECT_EQ(ala.code(undo), "ok");
  for (int i = 0; i < 10'000 && ala.table(table).at("phase") == "playing"; ++i) {
    const json::object act = ala.act_request(table, i * 7);
    ala.ok(act);
    if (i == 0 && ala.table(table).at("undo").at("can") == json::value(true))
      ala.ok({{"do", "undo"}, {"table", table}, {"ticket", ala.table(table).at("ticket")}});
  }
  const HttpResponse replay = server.get("/api/replay/" + table);
  ASSERT_EQ(replay.status, 200);
  EXPECT_EQ(replay.type, "application/x-ndjson");
  EXPECT_TRUE(replay.body.starts_with("{\"kosmoteka\":2,"));
  EXPECT_TRUE(replay.body.ends_with("}\n"));
  std::stringstream real(replay.body);
  for (std::string line; std::getline(real, line);)
    EXPECT_TRUE(forms.contains(keys_of(json::parse(line).as_object()))) << line;
  EXPECT_NE(text.find("after every tenth, and after the last"), std::string::npos);
  EXPECT_EQ(kHashEvery, 10);
}

TEST(ProtocolFacts, NamesEveryReasonForWhichAConnectionIsClosed) {
  const std::string text = document();
  for (const std::string row : {"| 1000 | `too_fast` | more than 200 requests", "| 1000 | `logout` |",
                                "| 1001 | `shutdown` |", "| 1003 | `text only` |"})
    EXPECT_NE(text.find(row), std::string::npos) << row;
  // All that the host closes a connection with.
  std::string sources;
  for (const char* file : {"host.cpp", "host_sessions.cpp", "host_accounts.cpp", "host_rooms.cpp", "host_admin.cpp"}) {
    std::ifstream in(std::string(KOSMOTEKA_SOURCE) + "/server/" + file);
    std::stringstream source;
    source << in.rdbuf();
    sources += source.str();
  }
  std::size_t reasons = 0;
  for (std::size_t at = sources.find("connection->close("); at != std::string::npos;
       at = sources.find("connection->close(", at + 1))
    ++reasons;
  EXPECT_EQ(reasons, 2u) << "too_fast and logout; whoever adds another names it in the document";
}

TEST(ProtocolFacts, AShutdownIsAnnouncedAsShown) {
  TestServer server(patient_options());
  Client ala(server, "Ala");
  server.host().stop();
  const std::string said = ala.connection->sent.back();
  EXPECT_NE(document().find("← " + said + "\n"), std::string::npos) << said;
}

}  // namespace
}  // namespace kosmo

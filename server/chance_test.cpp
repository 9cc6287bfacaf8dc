// What players are promised about chance: the seed is settled when the game begins, nobody can guess it, and everybody
// can check it when the game is over.
#include "server/host_testing.h"
#include "server/room_testing.h"
#include "table/replay.h"

namespace kosmo {
namespace {

const Seed kWide = *Seed::parse("x000102030405060708090a0b0c0d0e0f");

json::object table_of(const Room& room, Seat viewer) {
  return json::parse(table_json(room, viewer, false, 3)).as_object();
}

// What the log says at a moment of the table, in both languages.
std::string said(const json::array& log, std::string_view beginning) {
  for (const json::value& entry : log)
    if (entry.at("kind") == "table" && text_of(entry.at("en")).starts_with(beginning))
      return text_of(entry.at("en")) + "\n" + text_of(entry.at("pl"));
  return "";
}
json::array log_of(const Room& room, Seat viewer) { return json::parse(log_json(room, viewer, 0)).as_array(); }

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// The key of a game would tell everything about it.
bool tells(const std::string& text, const Seed& seed) {
  return holds(text, seed.text()) || holds(text, seed.text().substr(1, 16)) || holds(text, "\"random\"");
}

class ChanceOfARoom : public testing::Test {
 public:
  ChanceOfARoom() { register_games(); }
};

TEST_F(ChanceOfARoom, IsPromisedWhenTheGameBeginsAndToldWhenItIsOver) {
  Journalled j = begun("orion", 2, {}, kWide);
  const std::string promised = said(log_of(j.room, 0), "The game begins.");
  const auto parts = {promised.substr(0, promised.find('\n')), promised.substr(promised.find('\n') + 1)};
  for (const std::string& words : parts) EXPECT_TRUE(holds(words, kWide.digest())) << words;
  for (int i = 0; j.room.phase() == Room::Phase::kPlaying && i < 5000; ++i) {
    if (i < 20)
      for (const Seat viewer : {kSpectator, Seat{0}, Seat{1}}) {
        const json::object table = table_of(j.room, viewer);
        EXPECT_EQ(table.at("seed_digest"), json::value(kWide.digest()));
        EXPECT_FALSE(table.contains("seed"));
        EXPECT_FALSE(tells(table_json(j.room, viewer, true, 3) + log_json(j.room, viewer, 0), kWide));
      }
    j.play(i);
  }
  ASSERT_EQ(j.room.phase(), Room::Phase::kFinished);
  for (const Seat viewer : {kSpectator, Seat{0}, Seat{1}}) {
    const json::object table = table_of(j.room, viewer);
    EXPECT_EQ(table.at("seed"), json::value(kWide.text()));
    EXPECT_EQ(table.at("seed_digest"), json::value(kWide.digest()));
    EXPECT_TRUE(holds(said(log_of(j.room, viewer), "The game is over."), kWide.text()));
  }
  EXPECT_FALSE(tells(table_row(j.room).summary, kWide));
}

// Whoever knows the digest of a number can find the number by trying: it would be no promise, but a leak.
TEST_F(ChanceOfARoom, WithASeedThatIsANumberIsNotPromised) {
  Journalled j = begun("orion", 2, {}, 5);
  EXPECT_FALSE(table_of(j.room, 0).contains("seed_digest"));
  EXPECT_FALSE(table_of(j.room, 0).contains("seed"));
  EXPECT_EQ(said(log_of(j.room, 0), "The game begins."), "The game begins.\nGra się zaczyna.");
  for (int i = 0; j.room.phase() == Room::Phase::kPlaying && i < 5000; ++i) j.play(i);
  EXPECT_EQ(table_of(j.room, 0).at("seed"), json::value("5"));
  EXPECT_FALSE(table_of(j.room, 0).contains("seed_digest"));
}

TEST_F(ChanceOfARoom, IsInItsJournalInEitherForm) {
  event::Started e{.rules = 7, .content = "abc"};
  for (const Seed& seed : {kWide, Seed(~std::uint64_t{0}), Seed(0)}) {
    e.seed = seed;
    const Maybe<RoomEvent> read = read_event(write_event(e));
    ASSERT_TRUE(read) << read.problem().en;
    EXPECT_EQ(std::get<event::Started>(read->what).seed, seed);
  }
  const std::string text = write_event(e);
  for (const char* bad : {"\"x12\"", "\"\"", "\"-1\"", "5", "\"18446744073709551616\""}) {
    std::string wrong = text;
    wrong.replace(wrong.find("\"seed\":\"0\""), 10, std::string("\"seed\":") + bad);
    EXPECT_FALSE(read_event(wrong)) << wrong;
  }
}

TEST_F(ChanceOfARoom, TravelsBetweenServersInEitherForm) {
  RoomRequest r{.ask = asks::Start{.table = "t"}};
  for (const Seed& seed : {kWide, Seed(7)}) {
    r.seed = seed;
    const Maybe<RoomRequest> read = read_room_request(write_room_request(r));
    ASSERT_TRUE(read) << read.problem().en;
    EXPECT_EQ(read->seed, seed);
  }
  std::string wrong = write_room_request(r);
  wrong.replace(wrong.find("\"seed\":\"7\""), 10, "\"seed\":\"?\"");
  EXPECT_FALSE(read_room_request(wrong)) << "a game must not begin with a seed that everybody knows";
}

// As a server of people does it.
TEST(ChanceOfATable, CanBeCheckedFromOutside) {
  HostOptions options = patient_options();
  options.reckless_tokens = false;
  TestServer server(options);
  TwoPlayers two(server, "orion");
  Client guest(server, "Ewa");
  guest.ok({{"do", "watch"}, {"table", two.table}});
  const std::string promised = text_of(guest.table(two.table).at("seed_digest"));
  EXPECT_EQ(promised.size(), 64u);
  EXPECT_TRUE(holds(said(guest.log(two.table), "The game begins."), promised));
  for (int i = 0; i < 30; ++i) two.play(i);
  server.restart();
  Client ala(server), ola(server);
  ala.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", two.a.token}});
  ola.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", two.b.token}});
  for (Client* client : {&ala, &ola}) client->ok({{"do", "watch"}, {"table", two.table}});
  for (int i = 0; ala.table(two.table).at("phase") == "playing" && i < 5000; ++i) {
    Client& asked = ala.asked(two.table) ? ala : ola;
    asked.ok(asked.act_request(two.table, i));
  }
  const json::object over = ala.table(two.table);
  ASSERT_EQ(over.at("phase"), "finished");
  const std::optional<Seed> seed = Seed::parse(text_of(over.at("seed")));
  ASSERT_TRUE(seed && seed->is_wide());
  EXPECT_EQ(seed->digest(), promised);
  EXPECT_EQ(over.at("seed_digest"), json::value(promised));
  for (const std::string& text : two.a.connection->sent) ASSERT_FALSE(tells(text, *seed)) << "before the end";
  const Maybe<CheckedReplay> read = read_replay(server.get(text_of(over.at("replay"))).body, "game");
  ASSERT_TRUE(read) << read.problem().en;
  EXPECT_TRUE(read->finished);
  EXPECT_EQ(read->replay.setup.seed, *seed);
}

}  // namespace
}  // namespace kosmo

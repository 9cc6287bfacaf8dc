// What bots of a server do between two decisions though nobody asks them: the classic Filch flare of Cosmic Encounter.
#include "server/host_testing.h"
#include "table/replay.h"

namespace kosmo {
namespace {

// A short game to its end, with the classic flare.
struct Played {
  Played(TestServer& server, Client& ala, const Strings& seats, bool bots_cheat) {
    const json::object options{
        {"filch-flare", 1}, {"bots-cheat", bots_cheat ? 1 : 0}, {"encounter-limit", 20}, {"four-planets", 1}};
    const json::object reply = ala.ok({{"do", "create"},
                                       {"game", "cosmic"},
                                       {"seats", json::array(seats.begin(), seats.end())},
                                       {"options", options},
                                       {"clock", {{"kind", "none"}}},
                                       {"public", true}});
    const std::string table = text_of(reply.at("table").at("id"));
    if (seats[0] == "open") ala.sit(table);
    ala.ok(about("start", table));
    if (seats[0] == "open") ala.ok(about("stand", table));
    for (int i = 0; i < 500 && ala.table(table).at("phase") == "playing"; ++i) server.pass(50 * kLonelyPause);
    EXPECT_EQ(ala.table(table).at("phase"), "finished");
    const Maybe<CheckedReplay> read = read_replay(server.get("/api/replay/" + table).body, "game.kosmo");
    EXPECT_TRUE(read) << read.problem().en;
    if (read) entries = read->replay.entries;
  }
  int times(std::string_view what, Seat seat = kNobody) {
    const Game& game = *find_game("cosmic");
    return static_cast<int>(std::count_if(entries.begin(), entries.end(), [&](const JournalEntry& entry) {
      return (seat == kNobody || seat == entry.seat) && game.print(entry.action).starts_with(what);
    }));
  }
  std::vector<JournalEntry> entries;
};

TEST(HostBetweenDecisions, CA_CLASSIC_08_bots_cheat_and_accuse_with_the_option) {
  TestServer server;
  Client ala(server, "Ala");
  int accused = 0, cheated = 0;
  for (int i = 0; i < 60 && (accused == 0 || cheated == 0); ++i) {  // few hold the flare
    Played game(server, ala, {"random", "random", "random", "random", "random"}, true);
    accused += game.times("accuse"), cheated += game.times("cheat-");
    EXPECT_EQ(server.host().figures().bot_faults, 0u);
  }
  EXPECT_GT(accused, 0);
  EXPECT_GT(cheated, 0);
}
TEST(HostBetweenDecisions, CA_CLASSIC_08_bots_neither_cheat_nor_accuse_without_the_option) {
  TestServer server;
  Client ala(server, "Ala");
  Played game(server, ala, {"random", "random", "random"}, false);
  EXPECT_EQ(game.times("accuse") + game.times("cheat-"), 0);
}
TEST(HostBetweenDecisions, a_bot_in_the_place_of_a_person_neither_cheats_nor_accuses) {
  TestServer server;
  Client ala(server, "Ala");
  int by_bots = 0;
  for (int i = 0; i < 40 && by_bots < 12; ++i) {  // enough for the third bot to have had its share
    Played game(server, ala, {"open", "random", "random"}, true);
    EXPECT_EQ(game.times("accuse", 0) + game.times("cheat-", 0), 0);
    by_bots += game.times("accuse") + game.times("cheat-");
  }
  EXPECT_GE(by_bots, 12);
}

}  // namespace
}  // namespace kosmo

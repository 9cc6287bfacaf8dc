#include "server/room_rows.h"

#include <boost/json.hpp>

#include "server/names.h"
#include "server/room_testing.h"

namespace json = boost::json;

namespace kosmo {
namespace {

const People kPeople{{"u0", {"Ala", false}}, {"u1", {"Jan", true}}};

std::set<std::string> people_in(const std::string& summary) {
  std::set<std::string> users;
  add_people(summary, users);
  return users;
}

class RoomRows : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, RoomRows, testing::ValuesIn(game_names()));

TEST_P(RoomRows, ATableIsALineWithIdsAndIsShownWithNames) {
  Journalled j;
  j.must(ask_create(plan(GetParam(), seats_of(GetParam(), {"open", "random"})), person(0)));
  j.must(ask_sit(j.room, person(1), "", "hash1"));
  const TableRow row = table_row(j.room);
  EXPECT_EQ(row.id, "t");
  EXPECT_EQ(row.game, GetParam());
  EXPECT_EQ(row.phase, "waiting");
  EXPECT_TRUE(row.is_public);
  EXPECT_EQ(row.created, j.now);
  EXPECT_EQ(row.updated, j.now);
  EXPECT_EQ(row.due, 0);
  EXPECT_EQ(people_in(row.summary), (std::set<std::string>{"u0", "u1"})) << "who made it does not sit there";
  EXPECT_EQ(row.summary.find("Zoë"), std::string::npos) << "names can change";
  const json::value shown = json::parse(with_names(row.summary, kPeople));
  EXPECT_EQ(shown.at("host"), "Ala");
  EXPECT_EQ(shown.at("host_guest"), json::value(false));
  EXPECT_EQ(shown.at("seats").at(0).at("name"), "Jan");
  EXPECT_EQ(shown.at("seats").at(0).at("guest"), json::value(true));
  EXPECT_EQ(shown.at("seats").at(1).at("player"), "random");
  EXPECT_EQ(shown.at("seats").at(1).at("name"), json::value(bot_name("t", 1)));
  EXPECT_EQ(players_in(row.summary, kPeople), seats_of(GetParam(), {"Jan", "random"}));
  EXPECT_EQ(players_in(row.summary, {}), seats_of(GetParam(), {"?", "random"})) << "nobody knows who that was";
}

TEST_P(RoomRows, AGameIsInTheHistoryOfEachPersonFromItsBeginning) {
  Journalled waiting;
  waiting.must(ask_create(plan(GetParam(), seats_of(GetParam(), {"open", "random"})), person(0)));
  EXPECT_TRUE(played_rows(waiting.room).empty());
  Journalled j = begun(GetParam());
  std::vector<PlayedRow> rows = played_rows(j.room);
  ASSERT_EQ(std::ssize(rows), j.room.seats());
  EXPECT_TRUE(is_playing(rows[1]));
  EXPECT_EQ(json::parse(rows[1].summary).at("seats").at(0).as_object().count("score"), 0u);
  for (int i = 0; j.room.phase() == Room::Phase::kPlaying; ++i) j.play(i * 3);
  rows = played_rows(j.room);
  ASSERT_EQ(std::ssize(rows), j.room.seats());
  EXPECT_FALSE(is_playing(rows[1]));
  EXPECT_EQ(rows[1].user, "u1");
  EXPECT_EQ(rows[1].table, "t");
  const json::value shown = json::parse(with_names(rows[1].summary, kPeople));
  EXPECT_EQ(shown.at("seat"), json::value(j.room.game()->seat_name(1)));
  const Result result = j.room.table()->result();
  for (const Seat p : {0, 1}) {
    const json::value& seat = shown.at("seats").at(static_cast<std::size_t>(p));
    EXPECT_EQ(seat.at("score").to_number<int>(), result.score[p]);
    EXPECT_EQ(seat.at("place").to_number<int>(), result.place[p]);
    EXPECT_EQ(seat.at("name"), json::value(p == 0 ? "Ala" : "Jan"));
  }
}

TEST(RoomRowsOfAnEarlierProgram, CallBotsByTheirId) {
  const std::string summary =
      R"({"table":"t","seats":[{"seat":"pink","user":"u0","score":3},{"seat":"green","name":"greedy","score":4}]})";
  const json::value shown = json::parse(with_names(summary, {{"u0", {"greedy", false}}}));
  EXPECT_EQ(shown.at("seats").at(0).at("player"), "person") << "whatever they are called";
  EXPECT_EQ(shown.at("seats").at(0).at("name"), "greedy");
  EXPECT_EQ(shown.at("seats").at(1).at("player"), "greedy");
  EXPECT_EQ(shown.at("seats").at(1).at("name"), json::value(bot_name("t", 1)))
      << "and not by the level that it plays at";
}

TEST(RoomRowsOfAnEarlierProgram, HaveNames) {
  const std::string summary = R"({"host":"Ola","seats":[{"seat":"pink","player":"person","name":"Ola"}]})";
  EXPECT_TRUE(people_in(summary).empty());
  EXPECT_EQ(players_in(summary, {}), (std::vector<std::string>{"Ola"}));
  EXPECT_EQ(json::parse(with_names(summary, {})).at("host"), "Ola");
}

TEST(RoomRowsThatADiskHasChanged, AreShownWithoutPeople) {
  for (const std::string summary : {"", "{", "[1]", R"({"seats":7})", R"({"seats":[7]})"}) {
    EXPECT_TRUE(people_in(summary).empty()) << summary;
    EXPECT_TRUE(json::parse(with_names(summary, kPeople)).at("seats").is_array()) << summary;
    EXPECT_FALSE(is_playing({"u0", "t", "lucky", 0, summary})) << summary;
    for (const std::string& player : players_in(summary, kPeople)) EXPECT_EQ(player, "") << summary;
  }
}

}  // namespace
}  // namespace kosmo

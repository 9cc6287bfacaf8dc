// What the log says of undos: which lines of the story no longer stand.
#include <boost/json.hpp>

#include "server/room_testing.h"
#include "server/round_testing.h"
#include "tests/toys/toys.h"

namespace json = boost::json;

namespace kosmo {
namespace {

json::array log_of(const Room& room, Seat viewer = kSpectator) {
  return json::parse(log_json(room, viewer, 0)).as_array();
}

// The story as a client has it that strikes out what each undo took back.
std::vector<std::string> standing_story(const Room& room, Seat viewer) {
  std::vector<std::pair<std::int64_t, std::string>> story;
  for (const json::value& entry : log_of(room, viewer)) {
    if (entry.at("kind") == "story") story.emplace_back(entry.at("seq").as_int64(), entry.at("en").as_string());
    const json::value* back = entry.as_object().if_contains("took_back");
    if (!back) continue;
    EXPECT_LE(back->at("from").as_int64(), back->at("to").as_int64());
    EXPECT_LT(back->at("to").as_int64(), entry.at("seq").as_int64());
    std::erase_if(story, [&](const auto& line) {
      return line.first >= back->at("from").as_int64() && line.first <= back->at("to").as_int64();
    });
  }
  std::vector<std::string> out;
  for (auto& [seq, line] : story) out.push_back(std::move(line));
  return out;
}
std::vector<std::string> true_story(const Room& room, Seat viewer) {
  std::vector<std::string> out;
  for (const Narrated& told : room.table()->story(viewer)) out.push_back(room.table()->tell(told, Lang::kEnglish));
  return out;
}

// Of answers that were played together a line may be left that was taken back.
void expect_nothing_struck_that_stands(const Room& room, Seat viewer) {
  const std::vector<std::string> struck = standing_story(room, viewer), real = true_story(room, viewer);
  std::size_t found = 0;
  for (std::size_t i = 0; i < struck.size() && found < real.size(); ++i) found += struck[i] == real[found];
  EXPECT_EQ(found, real.size()) << room.game()->info().id;
}

TEST(TookBack, NamesTheLinesOfTheDecision) {
  register_game(lucky_game());
  Journalled j = begun("lucky");
  ASSERT_EQ(j.act(0, "place 3"), "");
  const std::int64_t placed = log_of(j.room).back().at("seq").as_int64();
  j.must(ask_chat(j.room, person(0), 0, "oh"));
  j.must(ask_undo(j.room, 0, j.room.ticket()));
  const json::array log = log_of(j.room);
  EXPECT_EQ(log.back().at("kind"), "table");
  EXPECT_EQ(log.back().at("took_back"), (json::value{{"from", placed}, {"to", placed}}));
  EXPECT_EQ(standing_story(j.room, kSpectator), true_story(j.room, kSpectator));
  EXPECT_EQ(json::serialize(log_of(fold(j.journal))), json::serialize(log)) << "also out of a journal";
}

// Answers that were played together have one number. If one of them goes back and others stay, nothing that stands may
// be struck out with it.
TEST(TookBack, StrikesOutNothingThatStandsWhereSeveralAnswerAtOnce) {
  int undos = 0;
  for (const Game* game : {&zap_game(), &hush_game(), &encounter_game()}) {
    register_game(*game);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      Journalled j = begun(std::string(game->info().id), 3, {}, seed);
      Rng rng(seed);
      for (int i = 0; i < 80 && j.room.phase() == Room::Phase::kPlaying; ++i) {
        const auto p = static_cast<Seat>(rng.below(3));
        if (rng.below(4) == 0) j.take(ask_undo(j.room, p, j.room.ticket_for(p)));
        if (j.room.phase() == Room::Phase::kPlaying) j.play(static_cast<int>(rng.below(50)));
      }
      expect_nothing_struck_that_stands(j.room, kSpectator);
      for (const json::value& entry : log_of(j.room)) undos += entry.as_object().contains("took_back");
    }
  }
  EXPECT_GT(undos, 10);
}

class TookBackIn : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, TookBackIn, testing::ValuesIn(game_names()),
                         [](const auto& info) { return info.param; });

TEST_P(TookBackIn, EveryGameWhoeverStrikesItOutHasTheStory) {
  int undos = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Crowd crowd(GetParam(), seed * 71);
    for (int i = 0; i < 150 && !crowd.over(); ++i) {
      crowd.step();
      const Room& now = crowd.j.room;
      if (i % 3 == 0 && now.phase() == Room::Phase::kPlaying)
        for (Seat p = 0; p < now.seats(); ++p) crowd.j.take(ask_undo(now, p, now.ticket()));
    }
    const Room& room = crowd.j.room;
    if (!room.table()) continue;
    Maybe<Room> kept = Room::from_snapshot(room.id(), room.snapshot());
    ASSERT_TRUE(kept) << kept.problem().en;
    for (Seat viewer = kSpectator; viewer < room.seats(); ++viewer) {
      if (viewer == kNobody) continue;
      EXPECT_EQ(standing_story(*kept, viewer), standing_story(room, viewer));
      expect_nothing_struck_that_stands(room, viewer);
      if (room.game()->asks_quietly()) continue;
      EXPECT_EQ(standing_story(room, viewer), true_story(room, viewer)) << GetParam() << " " << seed;
    }
    for (const json::value& entry : log_of(room)) undos += entry.as_object().contains("took_back");
  }
  EXPECT_GT(undos, 3);
}

}  // namespace
}  // namespace kosmo

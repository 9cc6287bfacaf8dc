#include "server/room.h"

#include <boost/json.hpp>

#include "server/room_testing.h"
#include "tests/support/effort.h"

namespace json = boost::json;

namespace kosmo {
namespace {

using Phase = Room::Phase;

json::array log_of(const Room& room, Seat viewer, std::int64_t after = 0) {
  return json::parse(log_json(room, viewer, after)).as_array();
}

class RoomOf : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, RoomOf, testing::ValuesIn(game_names()), [](const auto& info) { return info.param; });

TEST_P(RoomOf, IsTheFoldOfItsJournal) {
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(12)); ++seed) {
    Crowd crowd(GetParam(), seed);
    for (int i = 0; i < 400 && !crowd.over(); ++i) {
      const std::string before = crowd.j.room.snapshot();
      const std::size_t events = crowd.j.journal.size();
      crowd.step();
      if (crowd.j.journal.size() == events) {
        // Asking changes nothing.
        ASSERT_EQ(crowd.j.room.snapshot(), before);
      }
      ASSERT_NE(crowd.j.room.phase(), Phase::kBroken) << crowd.j.room.trouble().en;
      expect_clocks_run(crowd.j.room);
    }
    ASSERT_EQ(static_cast<std::size_t>(crowd.j.room.seq()), crowd.j.journal.size());
    EXPECT_EQ(picture(fold(crowd.j.journal)), picture(crowd.j.room));
  }
}

TEST_P(RoomOf, TicketsNeverComeTwice) {
  Crowd crowd(GetParam(), 77);
  std::int64_t last = 0;
  std::string decision;
  for (int i = 0; i < 600 && !crowd.over(); ++i) {
    crowd.step();
    EXPECT_GE(crowd.j.room.ticket(), last);
    if (crowd.j.room.table()) {
      EXPECT_EQ(crowd.j.room.ticket(), static_cast<std::int64_t>(crowd.j.room.table()->journal().size()) + 1);
    }
    const std::string now = crowd.j.room.table() ? std::to_string(crowd.j.room.table()->truth().hash()) : "";
    if (now != decision && !decision.empty()) {
      EXPECT_GT(crowd.j.room.ticket(), last) << "another position, the same ticket";
    }
    last = crowd.j.room.ticket();
    decision = now;
  }
}

void expect_broken(const std::vector<std::string>& journal, const std::string& why) {
  const Room room = fold(journal);
  ASSERT_EQ(room.phase(), Phase::kBroken) << why;
  EXPECT_NE(room.trouble().en, "") << why;
  EXPECT_NE(room.trouble().pl, "") << why;
  EXPECT_EQ(room.due(), 0);
  EXPECT_EQ(room.asked(), kNobody);
  // It can still be read, and everything that would change it is refused.
  EXPECT_NE(picture(room).find("\"trouble\""), std::string::npos);
  for (const Fault& no : {ask_act(room, 0, 1, "x").fault, ask_undo(room, 0, 1).fault, ask_for_undo(room, 0).fault,
                          ask_answer_undo(room, 0, true).fault, ask_back(room, 0).fault, ask_prefer(room, 0, {}).fault,
                          ask_chat(room, person(0), 0, "x").fault, ask_sit(room, person(0), "", "h").fault}) {
    EXPECT_EQ(no.code, Code::kBroken) << why;
    EXPECT_EQ(no.words.en, room.trouble().en);
  }
}

TEST_P(RoomOf, OfADamagedJournalIsBrokenAndSaysWhy) {
  Journalled j = begun(GetParam());
  for (int i = 0; i < 20; ++i) j.play(i);
  const std::vector<std::string> good = j.journal;
  const auto start = static_cast<std::size_t>(1 + j.room.seats());  // after who made it and who sat down
  const auto with = [&](std::size_t at, const std::string& text) {
    std::vector<std::string> bad = good;
    bad.at(at) = text;
    return bad;
  };
  const auto changed = [&](std::size_t at, const char* key, json::value value) {
    json::object o = json::parse(good.at(at)).as_object();
    o[key] = std::move(value);
    return with(at, json::serialize(o));
  };
  expect_broken({good.begin() + 1, good.end()}, "the head is cut off");
  expect_broken(with(8, good[8].substr(0, 10)), "an entry is cut");
  expect_broken(with(8, "\x01\xff garbage"), "an entry is garbage");
  expect_broken(changed(0, "game", "chess"), "unknown game");
  expect_broken(changed(0, "players", json::array{}), "no seats");
  expect_broken(changed(0, "players", json::array{"open", "open", "open", "open", "open", "open"}), "too many seats");
  expect_broken(changed(start, "rules", 999), "other rules");
  EXPECT_NE(fold(changed(start, "rules", 999)).trouble().en.find("999"), std::string::npos);
  expect_broken(changed(start, "content", "other"), "other content");
  expect_broken(changed(start, "state", "{\"not\":\"a state\"}"), "no state");
  expect_broken(changed(start + 2, "action", "no such action"), "unknown action");
  expect_broken(changed(start + 2, "seat", 5), "no such seat");
  std::vector<std::string> doubled = good;
  doubled.insert(doubled.begin() + static_cast<std::ptrdiff_t>(start) + 1, good[start]);
  expect_broken(doubled, "it starts twice");
  std::vector<std::string> twice = good;
  twice.insert(twice.begin() + 1, good[0]);
  expect_broken(twice, "it is created twice");
  std::vector<std::string> late_sitter = good;
  late_sitter.push_back(good[1]);
  expect_broken(late_sitter, "somebody sits down in the middle of a game");
  std::vector<std::string> early = good;
  std::swap(early[start], early[start + 1]);
  expect_broken(early, "an action before the start");
  std::vector<std::string> wrong_seat = good;
  wrong_seat.push_back(write_event(event::Said{.seat = 5, .text = "x"}));
  expect_broken(wrong_seat, "somebody speaks from a seat that is not there");
}

TEST_P(RoomOf, AnyShuffledJournalIsReadWithoutHarm) {
  Crowd crowd(GetParam(), 3);
  for (int i = 0; i < 120 && !crowd.over(); ++i) crowd.step();
  Rng rng(9);
  int broken = 0;
  for (int i = 0; i < 200; ++i) {
    std::vector<std::string> bad = crowd.j.journal;
    const auto at = [&] { return rng.below(static_cast<std::uint32_t>(bad.size())); };
    for (int swaps = 0; swaps < 3; ++swaps) std::swap(bad[at()], bad[at()]);
    if (rng.below(2)) bad.erase(bad.begin() + at());
    const Room room = fold(bad);
    broken += room.phase() == Phase::kBroken;
    EXPECT_FALSE(picture(room).empty());
    EXPECT_EQ(room.phase() == Phase::kBroken, static_cast<bool>(room.trouble()));
  }
  EXPECT_GT(broken, 100);
}

TEST_P(RoomOf, TellsStoriesOnlyToThoseWhoMayKnow) {
  Journalled j = begun(GetParam(), 2);
  for (int i = 0; i < 300 && j.room.phase() == Phase::kPlaying; ++i) j.play(i * 7);
  const Table& table = *j.room.table();
  for (Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
    std::vector<std::string> told, wanted;
    for (const json::value& entry : log_of(j.room, viewer))
      if (entry.at("kind") == "story") told.emplace_back(entry.at("en").as_string().c_str());
    for (const Narrated& n : table.story(viewer)) wanted.push_back(table.tell(n, Lang::kEnglish));
    EXPECT_EQ(told, wanted);
  }
}

TEST_P(RoomOf, StoriesAreToldToProgramsToo) {
  Journalled j = begun(GetParam(), 2);
  for (int i = 0; i < 100 && j.room.phase() == Phase::kPlaying; ++i) j.play(i * 7);
  const Table& table = *j.room.table();
  const std::vector<Narrated> story = table.story(0);
  std::size_t told = 0, with_args = 0;
  for (const json::value& entry : log_of(j.room, 0)) {
    if (entry.at("kind") != "story") {
      EXPECT_FALSE(entry.as_object().contains("key"));
      continue;
    }
    const json::value typed = json::parse(table.game().typed(story.at(told++).event));
    EXPECT_EQ(entry.at("key"), typed.at("key"));
    const json::value* args = entry.as_object().if_contains("args");
    EXPECT_EQ(args ? *args : json::array{}, typed.at("args")) << json::serialize(entry);
    with_args += args != nullptr;
  }
  EXPECT_EQ(told, story.size());
  EXPECT_GT(with_args, 0u);
}

TEST_P(RoomOf, TheLogAfterANumberIsTheRest) {
  Crowd crowd(GetParam(), 5);
  for (int i = 0; i < 100 && !crowd.over(); ++i) crowd.step();
  const json::array whole = log_of(crowd.j.room, 0);
  for (std::int64_t after = 0; after <= crowd.j.room.shown() + 1; ++after) {
    json::array rest;
    for (const json::value& entry : whole)
      if (entry.at("seq").as_int64() > after) rest.push_back(entry);
    ASSERT_EQ(log_of(crowd.j.room, 0, after), rest);
  }
}

TEST_P(RoomOf, TheLogSpeaksBothLanguages) {
  Crowd crowd(GetParam(), 6);
  for (int i = 0; i < 600 && !crowd.over(); ++i) crowd.step();
  for (const json::value& entry : log_of(crowd.j.room, 0)) {
    EXPECT_FALSE(entry.at("en").as_string().empty());
    EXPECT_FALSE(entry.at("pl").as_string().empty());
    if (entry.at("kind") != "table") continue;
    EXPECT_NE(entry.at("en"), entry.at("pl")) << json::serialize(entry);
    EXPECT_EQ(std::string(entry.at("en").as_string()).find('{'), std::string::npos);
  }
}

TEST_P(RoomOf, NothingSecretOfAPersonIsShown) {
  Journalled j = begun(GetParam());
  for (int i = 0; i < 10; ++i) j.play(i);
  for (Seat p : {Seat{0}, Seat{1}, kSpectator}) {
    const std::string shown =
        table_json(j.room, p, true, 3) + log_json(j.room, p, 0) + with_names(table_row(j.room).summary, {});
    for (const char* secret : {"hash0", "hash1", "\"u0\"", "\"u1\"", "seed", "\"random\""})
      EXPECT_EQ(shown.find(secret), std::string::npos) << secret;
  }
}

}  // namespace
}  // namespace kosmo

#include "server/room.h"

#include <boost/json.hpp>

#include "server/room_testing.h"
#include "tests/support/effort.h"

namespace json = boost::json;

namespace kosmo {
namespace {

using Kind = RoomEvent::Kind;
using Phase = Room::Phase;

json::array log_of(const Room& room, Seat viewer, std::int64_t after = 0) {
  return json::parse(log_json(room, viewer, after)).as_array();
}

class RoomOf : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, RoomOf, testing::ValuesIn(game_ids()), [](const auto& info) { return info.param; });

// One event of each kind, with everything that it can carry.
std::vector<RoomEvent> every_kind() {
  std::vector<RoomEvent> all;
  for (int k = 0; k <= static_cast<int>(Kind::kExpired); ++k) {
    RoomEvent e;
    e.kind = static_cast<Kind>(k);
    e.at = 1'763'190'000'000 + k;
    const bool seated = e.kind != Kind::kCreated && e.kind != Kind::kStarted && e.kind < Kind::kRematch;
    if (seated) e.seat = 3;
    switch (e.kind) {
      case Kind::kCreated:
        e.user = "u\"1", e.game = "orion", e.is_public = true, e.players = {"open", "greedy"};
        e.options = {{"beginner", 1}, {"other", -5}}, e.clock = {TimeControl::Kind::kBank, 1200, 5, 0};
        break;
      case Kind::kSat: e.user = "u", e.token = "t", e.key = "k"; break;
      case Kind::kSeated: e.text = "greedy"; break;
      case Kind::kStarted: e.seed = ~std::uint64_t{0}, e.rules = 7, e.content = "abc", e.state = "{\"x\":1}"; break;
      case Kind::kActed: e.text = "do it", e.by = RoomEvent::By::kPreference; break;
      case Kind::kUndone: e.count = 3, e.agreed = true; break;
      case Kind::kRewound: e.count = 3; break;
      case Kind::kUndoAnswer: e.agreed = true; break;
      case Kind::kAway: e.text = "clock"; break;
      case Kind::kSaid: e.user = "u", e.text = "hi \t \"you\"", e.seat = kSpectator, e.key = "k"; break;
      case Kind::kPreferred: e.preferences = {{"*", "only", false}, {"trade", "ask", true}}; break;
      case Kind::kRematch: e.text = "other"; break;
      default: break;
    }
    all.push_back(e);
  }
  return all;
}

TEST(RoomEvents, OfEveryKindSurviveWritingAndReading) {
  for (const RoomEvent& e : every_kind()) {
    const std::string text = write_event(e);
    const Maybe<RoomEvent> read = read_event(text);
    ASSERT_TRUE(read) << text << ": " << read.problem().en;
    EXPECT_EQ(*read, e) << text;
    EXPECT_EQ(write_event(*read), text);
  }
}

TEST(RoomEvents, ThatAreDamagedAreRefusedInBothLanguages) {
  for (const RoomEvent& e : every_kind()) {
    const std::string text = write_event(e);
    for (std::size_t cut = 0; cut < text.size(); ++cut) EXPECT_FALSE(read_event(text.substr(0, cut))) << text;
    const json::object whole = json::parse(text).as_object();
    for (const auto& member : whole) {
      json::object less = whole, other = whole;
      if (member.key() != "key") less.erase(member.key());  // the only one that may be left out
      if (member.key() == "key") less["key"] = 1;
      other[member.key()] = member.value().is_array() ? json::value(5) : json::value(json::array{1.5});
      for (const json::object& bad : {less, other}) {
        const Maybe<RoomEvent> read = read_event(json::serialize(bad));
        ASSERT_FALSE(read) << json::serialize(bad);
        EXPECT_NE(read.problem().en, "");
        EXPECT_NE(read.problem().pl, "");
      }
    }
  }
  for (const char* bad : {"", "null", "[]", "{}", "7", "{\"kind\":\"sat\"}", "{\"kind\":\"\",\"at\":1}",
                          "{\"kind\":\"back\",\"at\":1,\"seat\":6}", "{\"kind\":\"back\",\"at\":1,\"seat\":-3}",
                          "{\"kind\":\"back\",\"at\":1,\"seat\":1e99}", "{\"kind\":\"closed\",\"at\":1e400}"})
    EXPECT_FALSE(read_event(bad)) << bad;
}

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
    }
    ASSERT_EQ(static_cast<std::size_t>(crowd.j.room.seq()), crowd.j.journal.size());
    EXPECT_EQ(picture(fold(crowd.j.journal), crowd.j.now), picture(crowd.j.room, crowd.j.now));
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
  EXPECT_NE(picture(room, 1).find("\"trouble\""), std::string::npos);
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
  expect_broken(changed(3, "rules", 999), "other rules");
  EXPECT_NE(fold(changed(3, "rules", 999)).trouble().en.find("999"), std::string::npos);
  expect_broken(changed(3, "content", "other"), "other content");
  expect_broken(changed(3, "state", "{\"not\":\"a state\"}"), "no state");
  expect_broken(changed(5, "action", "no such action"), "unknown action");
  expect_broken(changed(5, "seat", 5), "no such seat");
  std::vector<std::string> doubled = good;
  doubled.insert(doubled.begin() + 4, good[3]);
  expect_broken(doubled, "it starts twice");
  std::vector<std::string> twice = good;
  twice.insert(twice.begin() + 1, good[0]);
  expect_broken(twice, "it is created twice");
  std::vector<std::string> late_sitter = good;
  late_sitter.push_back(good[1]);
  expect_broken(late_sitter, "somebody sits down in the middle of a game");
  std::vector<std::string> early = good;
  std::swap(early[3], early[4]);
  expect_broken(early, "an action before the start");
  std::vector<std::string> wrong_seat = good;
  RoomEvent said;
  said.kind = Kind::kSaid, said.seat = 5, said.text = "x";
  wrong_seat.push_back(write_event(said));
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
    EXPECT_FALSE(picture(room, crowd.j.now).empty());
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

TEST_P(RoomOf, TheLogAfterANumberIsTheRest) {
  Crowd crowd(GetParam(), 5);
  for (int i = 0; i < 100 && !crowd.over(); ++i) crowd.step();
  const json::array whole = log_of(crowd.j.room, 0);
  for (std::int64_t after = 0; after <= crowd.j.room.seq() + 1; ++after) {
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
        table_json(j.room, p, true, 3, j.now) + log_json(j.room, p, 0) + with_names(table_row(j.room).summary, {});
    for (const char* secret : {"hash0", "hash1", "\"u0\"", "\"u1\"", "seed", "\"random\""})
      EXPECT_EQ(shown.find(secret), std::string::npos) << secret;
  }
}

}  // namespace
}  // namespace kosmo

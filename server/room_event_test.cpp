// Journals are chained by sums over their text, and stores of years must be read: what is written for an event never
// changes.
#include "server/room_event.h"

#include <set>

#include <gtest/gtest.h>
#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {
namespace {

// Every kind of event, as it stands in journals.
constexpr std::string_view kTexts[] = {
    R"({"kind":"created","at":1763190000000,"user":"u\"1","game":"orion","public":true,"players":["open","greedy"],)"
    R"("options":{"beginner":1,"other":-5},"clock":{"kind":"bank","seconds":1200,"increment":5}})",
    R"({"kind":"created","at":0,"user":"","game":"","public":false,"players":[],"options":{},"clock":{"kind":"none"}})",
    R"({"kind":"created","at":5,"user":"u","game":"cosmic","public":false,"players":["open"],"options":{},)"
    R"("clock":{"kind":"days","days":3}})",
    R"({"kind":"sat","at":-1,"seat":3,"user":"u","token":"t","key":"k"})",
    R"({"kind":"sat","at":1,"seat":0,"user":"","token":""})",
    R"({"kind":"stood","at":1,"seat":5})",
    R"({"kind":"seated","at":1,"seat":1,"text":"greedy"})",
    R"({"kind":"seated","at":1,"seat":1,"text":"open"})",
    R"({"kind":"started","at":1,"seed":"18446744073709551615","rules":7,"content":"abc","state":"{\"x\":1}"})",
    R"({"kind":"started","at":1,"seed":"x000102030405060708090a0b0c0d0e0f","rules":-1,"content":"","state":"",)"
    R"("key":"k"})",
    R"({"kind":"acted","at":1,"seat":2,"action":"place-star He","by":"person"})",
    R"({"kind":"acted","at":1,"seat":2,"action":"zażółć \t\u0001","by":"bot"})",
    R"({"kind":"acted","at":1,"seat":2,"action":"pass","by":"preference"})",
    R"({"kind":"undone","at":1,"seat":2,"count":1,"agreed":false})",
    R"({"kind":"undone","at":1,"seat":2,"count":67,"agreed":true})",
    R"({"kind":"rewound","at":1,"seat":2,"count":3})",
    R"({"kind":"undo-asked","at":1,"seat":2})",
    R"({"kind":"undo-answer","at":1,"seat":2,"agreed":true})",
    R"({"kind":"undo-answer","at":1,"seat":2,"agreed":false})",
    R"({"kind":"away","at":1,"seat":2,"text":"clock"})",
    R"({"kind":"away","at":1,"seat":2,"text":"left"})",
    R"({"kind":"away","at":1,"seat":2,"text":"gone"})",
    R"({"kind":"back","at":1,"seat":2})",
    R"({"kind":"said","at":1,"seat":-2,"user":"u","text":"hi \t \"you\"","key":"k"})",
    R"({"kind":"said","at":1,"seat":0,"user":"u","text":""})",
    R"({"kind":"preferred","at":1,"seat":2,"rules":[{"step":"*","answer":"only","until":"game"},)"
    R"({"step":"trade","answer":"ask","until":"turn"}]})",
    R"({"kind":"preferred","at":1,"seat":2,"rules":[]})",
    R"({"kind":"rematch","at":1,"table":"other"})",
    R"({"kind":"resumed","at":1})",
    R"({"kind":"closed","at":1})",
    R"({"kind":"kept","at":1})",
    R"({"kind":"expired","at":1})",
    R"({"kind":"shut","at":1})",
    R"({"kind":"removed","at":1,"seat":2,"user":"u"})",
    R"({"kind":"muted","at":1,"user":"u","muted":true})",
    R"({"kind":"muted","at":1,"user":"u","muted":false})",
    R"({"kind":"away","at":1,"seat":2,"text":"others"})",
    R"({"kind":"acted","at":1,"seat":2,"action":"pass","by":"forced"})",
    R"({"kind":"acted","at":1,"seat":2,"action":"pass","by":"time"})",
    R"({"kind":"answered","at":1,"seat":2,"ticket":17,"action":"pass","by":"person"})",
    R"({"kind":"answered","at":1,"seat":2,"ticket":17,"action":"","by":"person"})",
    R"({"kind":"resolved","at":1,"line":[[0,"pass","silence"],[2,"zap","bot"]]})",
    R"({"kind":"held","at":1,"seat":2})",
    R"({"kind":"created","at":1,"user":"u","game":"orion","public":true,"players":["open"],"options":{},)"
    R"("clock":{"kind":"none"},"windows":{"kind":"quiet","seconds":8},"absent_minutes":10})",
    R"({"kind":"preferred","at":1,"seat":2,"rules":[{"step":"act start","answer":"pass","until":"act end"}]})",
};

TEST(RoomEventText, OfEveryKindStaysAsItIs) {
  for (const std::string_view text : kTexts) {
    const Maybe<RoomEvent> read = read_event(text);
    ASSERT_TRUE(read) << text << ": " << read.problem().en;
    EXPECT_EQ(write_event(*read), text);
  }
}

// Earlier programs wrote names as well, and in another order. They are read, and nobody looks at the names.
TEST(RoomEventText, OfEarlierProgramsIsRead) {
  const std::pair<std::string_view, std::string_view> older[] = {
      {R"({"kind":"created","at":5,"user":"u","name":"Ala","game":"orion","public":true,"players":["open"],)"
       R"("options":{},"clock":{"kind":"none"}})",
       R"({"kind":"created","at":5,"user":"u","game":"orion","public":true,"players":["open"],)"
       R"("options":{},"clock":{"kind":"none"}})"},
      {R"({"kind":"sat","at":5,"seat":1,"user":"u","name":"Ala","token":"t"})",
       R"({"kind":"sat","at":5,"seat":1,"user":"u","token":"t"})"},
      {R"({"kind":"stood","at":5,"seat":1,"name":"Ala"})", R"({"kind":"stood","at":5,"seat":1})"},
      {R"({"text":"x","user":"u","seat":-1,"name":"Ala","at":5,"kind":"said"})",
       R"({"kind":"said","at":5,"seat":-1,"user":"u","text":"x"})"},
  };
  for (const auto& [before, now] : older) {
    const Maybe<RoomEvent> read = read_event(before);
    ASSERT_TRUE(read) << before << ": " << read.problem().en;
    EXPECT_EQ(write_event(*read), now);
  }
}

// So that a new kind gets its text here.
TEST(RoomEventText, IsKnownOfEveryKind) {
  std::set<std::size_t> kinds;
  for (const std::string_view text : kTexts) kinds.insert(read_event(text)->what.index());
  EXPECT_EQ(kinds.size(), event::kKinds);
}

TEST(RoomEventText, SaysWhatHappened) {
  using namespace event;
  const std::pair<RoomEvent, std::string_view> told[] = {
      {{Sat{3, "u", "t", "k"}, -1}, R"({"kind":"sat","at":-1,"seat":3,"user":"u","token":"t","key":"k"})"},
      {{Seated{1, "open"}, 2}, R"({"kind":"seated","at":2,"seat":1,"text":"open"})"},
      {{Started{.seed = 5, .rules = 7, .content = "abc"}, 3},
       R"({"kind":"started","at":3,"seed":"5","rules":7,"content":"abc","state":""})"},
      {{Acted{2, "pass", Acted::By::kPreference}, 4},
       R"({"kind":"acted","at":4,"seat":2,"action":"pass","by":"preference"})"},
      {{Undone{2}, 5}, R"({"kind":"undone","at":5,"seat":2,"count":1,"agreed":false})"},
      {{Away{2, Away::Why::kClock}, 6}, R"({"kind":"away","at":6,"seat":2,"text":"clock"})"},
      {{Away{2, Away::Why::kGone}, 6}, R"({"kind":"away","at":6,"seat":2,"text":"gone"})"},
      {{Away{2, Away::Why::kLeft}, 6}, R"({"kind":"away","at":6,"seat":2,"text":"left"})"},
      {{Said{kSpectator, "u", "hi", ""}, 7}, R"({"kind":"said","at":7,"seat":-2,"user":"u","text":"hi"})"},
      {{Muted{"u", true}, 8}, R"({"kind":"muted","at":8,"user":"u","muted":true})"},
  };
  for (const auto& [event, text] : told) {
    EXPECT_EQ(write_event(event), text);
    const Maybe<RoomEvent> read = read_event(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(*read, event) << text;
  }
}

TEST(RoomEventText, ThatIsDamagedIsRefusedInBothLanguages) {
  for (const std::string_view text : kTexts) {
    for (std::size_t cut = 0; cut < text.size(); ++cut) EXPECT_FALSE(read_event(text.substr(0, cut))) << text;
    const json::object whole = json::parse({text.data(), text.size()}).as_object();
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
  for (const char* bad : {"", "null", "[]", "{}", "7", R"({"kind":"sat"})", R"({"kind":"","at":1})",
                          R"({"kind":"acted ","at":1})", R"({"kind":"back","at":1,"seat":6})",
                          R"({"kind":"back","at":1,"seat":-3})", R"({"kind":"back","at":1,"seat":1e99})",
                          R"({"kind":"away","at":1,"seat":1,"text":"lef"})", R"({"kind":"closed","at":1e400})"})
    EXPECT_FALSE(read_event(bad)) << bad;
}

}  // namespace
}  // namespace kosmo

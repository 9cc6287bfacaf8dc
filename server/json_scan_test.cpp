#include "server/json_scan.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace kosmo {
namespace {

TEST(JsonScan, FindsAKeyOfTheObjectItselfAndNotOneInside) {
  const std::string_view text = R"({"log":[{"seq":1},{"seq":2}],"deep":{"seq":3},"seq":4,"more":{"seq":5}})";
  EXPECT_EQ(number(value_at(text, "seq")), 4);
  EXPECT_EQ(number(value_at(text, {"deep", "seq"})), 3);
  EXPECT_EQ(number(value_at(text, {"more", "seq"})), 5);
  EXPECT_TRUE(value_at(text, "none").empty());
  EXPECT_TRUE(value_at(text, {"none", "seq"}).empty());
}

TEST(JsonScan, IsNotMisledByTextThatLooksLikeStructure) {
  const std::string_view text = R"({"a":"}],\"seq\":1,{[","b\"":"\\","seq":2})";
  EXPECT_EQ(number(value_at(text, "seq")), 2);
  EXPECT_EQ(literal(value_at(text, "a")), R"("}],\"seq\":1,{[")");
  EXPECT_EQ(inside(value_at(text, R"(b\")")), R"(\\)");
}

TEST(JsonScan, BearsSpaceAndEveryKindOfValue) {
  const std::string_view text = "{ \"a\" : -12 ,\n\t\"b\":null, \"c\" : [ 1 , [ ] , { } ] ,\"d\":true }";
  EXPECT_EQ(number(value_at(text, "a")), -12);
  EXPECT_EQ(literal(value_at(text, "b")), "null");
  EXPECT_EQ(literal(value_at(text, "c")), "[ 1 , [ ] , { } ]");
  EXPECT_EQ(literal(value_at(text, "d")), "true");
  EXPECT_EQ(number(value_at(text, "b"), 7), 7);
  EXPECT_EQ(number(value_at(text, "none"), 7), 7);
  EXPECT_TRUE(value_at("[1]", "a").empty());
  EXPECT_TRUE(value_at("{}", "a").empty());
}

TEST(JsonScan, TextThatBreaksOffIsNoDisaster) {
  const std::string whole =
      R"({"view":{"decision":{"choices":[{"action":"a \" b","en":"x"},{"action":"c"}]}},"seq":12})";
  Rng rng(1);
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const std::string_view part = std::string_view(whole).substr(0, size);
    (void)number(value_at(part, "seq"));
    (void)any_action(value_at(part, {"view", "decision", "choices"}), rng);
  }
  EXPECT_EQ(number(value_at(whole, "seq")), 12);
}

TEST(JsonScan, ChoosesEveryActionEquallyOften) {
  const std::string_view text = R"([{"action":"a","en":"{"},{"en":"]","action":"b"} , {"action":"c"}])";
  std::map<std::string, int> chosen;
  Rng rng(7);
  for (int i = 0; i < 3000; ++i) ++chosen[std::string(any_action(text, rng))];
  ASSERT_EQ(chosen.size(), 3u);
  for (const auto& [action, times] : chosen) EXPECT_NEAR(times, 1000, 150) << action;
  EXPECT_TRUE(chosen.contains("\"a\"") && chosen.contains("\"b\"") && chosen.contains("\"c\""));
  EXPECT_TRUE(any_action("[]", rng).empty());
}

}  // namespace
}  // namespace kosmo

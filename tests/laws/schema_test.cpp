// The schema that a game tells of its views: every view of every game keeps it, and a damaged one does not.
#include <gtest/gtest.h>

#include "tests/laws/secrets.h"
#include "tests/support/effort.h"
#include "tests/support/json_schema.h"
#include "tests/toys/toys.h"

namespace json = boost::json;

namespace kosmo {
namespace {

json::value state_of(const Position& now, Seat viewer) { return json::parse(now.view(viewer).json()).at("state"); }

void collect(json::value& value, std::vector<json::value*>& all) {
  all.push_back(&value);
  if (value.is_object())
    for (auto& member : value.get_object()) collect(member.value(), all);
  if (value.is_array())
    for (json::value& element : value.get_array()) collect(element, all);
}

// Makes one value what no state can have there.
void damage(json::value& one) {
  if (one.is_object())
    one.get_object()["no-such-key"] = 1;
  else if (one.is_string())
    one = "no such name";
  else if (one.is_int64())
    one = -1'000'000'000'000'000;
  else
    one = 0.5;
}

class Schema : public testing::TestWithParam<const Game*> {};

// A scenario gives places by their paths, and zones() names those that settle themselves: both must mean the same.
TEST_P(Schema, HasEveryPathThatZonesName) {
  const Trial trial(*GetParam(), 41, 0);
  const json::value state = json::parse(GetParam()->to_json(trial.now.data()));
  Position copy = trial.now;
  std::vector<std::string> paths;
  const Problem unsettled = GetParam()->settle(copy.data(), [&](std::string_view path) {
    paths.emplace_back(path);
    return true;
  });
  EXPECT_FALSE(unsettled) << unsettled.en;
  for (const std::string& path : paths) {
    json::error_code missing;
    EXPECT_NE(state.find_pointer(path, missing), nullptr) << path;
  }
}

TEST_P(Schema, HoldsForEveryViewAndForNoDamagedOne) {
  const JsonSchema schema(GetParam()->schema());
  ActionList choices;
  for (int i = 0; i < scaled(16); ++i)
    for (Trial trial(*GetParam(), 41, i);; trial.play(trial.pick(choices))) {
      const Seat viewer = trial.chance.pick(viewers(trial.now));  // one at a time: other moments show the others
      json::value state = state_of(trial.now, viewer);
      ASSERT_EQ(schema.mistake(state), "") << trial.tell(viewer_name(trial.now, viewer));
      std::vector<json::value*> all;
      collect(state, all);
      json::value& one = *trial.chance.pick(all);
      const std::string before = json::serialize(one);
      damage(one);
      ASSERT_NE(schema.mistake(state), "") << before << " became " << json::serialize(one);
      if (!trial.goes_on(choices)) break;
    }
}

TEST_P(Schema, WantsEveryKeyOfTheState) {
  const JsonSchema schema(GetParam()->schema());
  const Trial trial(*GetParam(), 42, 0);
  const json::object whole = state_of(trial.now, 0).as_object();
  for (const auto& member : whole) {
    json::object less = whole;
    less.erase(member.key());
    EXPECT_NE(schema.mistake(less), "") << member.key();
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Schema, testing::ValuesIn(games_and_toys()),
                         [](const testing::TestParamInfo<const Game*>& info) {
                           return std::string(info.param->info().id);
                         });

TEST(SchemaOfLucky, SaysWhatItsDescriptionSays) {
  const json::value schema = json::parse(lucky_game().schema());
  EXPECT_EQ(schema.at("$schema"), "https://json-schema.org/draft/2020-12/schema");
  EXPECT_EQ(json::serialize(schema.at_pointer("/properties/round")), R"({"type":"integer","minimum":0,"maximum":3})");
  EXPECT_EQ(json::serialize(schema.at_pointer("/properties/players/propertyNames")), R"({"$ref":"#/$defs/seat"})");
  const json::value& hand = schema.at_pointer("/properties/players/additionalProperties/properties/hand/oneOf");
  EXPECT_EQ(hand.at(0).at("items"), json::parse(R"({"$ref":"#/$defs/card"})"));
  EXPECT_EQ(hand.at(1), json::parse(R"({"$ref":"#/$defs/hidden"})"));
  EXPECT_FALSE(schema.at_pointer("/properties/spots").as_object().contains("required")) << "places may be empty";
  EXPECT_EQ(schema.at_pointer("/$defs/seat/enum").as_array().size(), 4u);
}

TEST(SchemaOfChain, KnowsTheRecordsOfAnEmptyList) {
  const json::value schema = json::parse(chain_game().schema());
  const json::value& waiting = schema.at_pointer("/properties/triggers/properties/waiting");
  EXPECT_EQ(json::serialize(waiting.at("items").at("properties").at("owner")), R"({"$ref":"#/$defs/seat"})");
}

}  // namespace
}  // namespace kosmo

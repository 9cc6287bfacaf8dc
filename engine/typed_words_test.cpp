#include "engine/typed_words.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "tests/toys/toys.h"

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr Name kStars[] = {{"H", {"hydrogen", "wodór"}}, {"He", {"helium", "hel"}}};
constexpr ArgKind kStar = kind_of<kStars>("star type");
const Phrase kShines = {"shines", {"{0} shines {1} times.", "{0} świeci {1} razy."}, {&kStar, &kNumber}};

TEST(TypedWords, NameTheKeyAndEachArgumentByKindAndToken) {
  EXPECT_EQ(json::serialize(typed_words(kShines, {1, 300})),
            R"({"key":"shines","args":[{"kind":"star-type","value":"He"},{"kind":"number","value":300}]})");
}

TEST(TypedWords, SayNullForAValueThatItsKindDoesNotHave) {
  EXPECT_EQ(json::serialize(typed_args(kShines, {-1, -2})),
            R"([{"kind":"star-type","value":null},{"kind":"number","value":-2}])");
  EXPECT_EQ(json::serialize(typed_args(kShines, {2, 0})),
            R"([{"kind":"star-type","value":null},{"kind":"number","value":0}])");
}

TEST(TypedWords, OfAnEventAreThoseOfItsPhrase) {
  std::vector<Event> events;
  Position game(lucky_game(), 2, {}, 1);
  game.apply(*lucky_game().parse("place 3"), Events(&events));
  ASSERT_FALSE(events.empty());
  const json::value typed = json::parse(lucky_game().typed(events[0]));
  EXPECT_EQ(typed.at("key"), "places");
  EXPECT_EQ(json::serialize(typed.at("args")), R"([{"kind":"seat","value":"red"},{"kind":"spot","value":"3"}])");
}

TEST(TypedWords, StandInTheDecisionOfAView) {
  const Position game(lucky_game(), 2, {}, 1);
  const json::value mine = json::parse(game.view(0).json());
  EXPECT_EQ(mine.at_pointer("/decision/question/key"), "move");
  for (const json::value& choice : mine.at_pointer("/decision/choices").as_array()) {
    const std::string action(choice.at("action").as_string());
    const json::value* args = choice.as_object().if_contains("args");
    if (!action.starts_with("place ")) {
      EXPECT_EQ(args, nullptr) << "written where there are any";
      continue;
    }
    ASSERT_NE(args, nullptr) << action;
    EXPECT_EQ(args->at(0).at("kind"), "spot");
    EXPECT_EQ(args->at(0).at("value").as_string(), action.substr(6));
  }
}

}  // namespace
}  // namespace kosmo

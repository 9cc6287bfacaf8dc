#include "engine/typed_words.h"

#include <gtest/gtest.h>

#include <set>

#include <boost/json.hpp>

#include "engine/game.h"
#include "tests/laws/broken.h"
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

// A view of every decision of random games, as whoever is asked sees it.
template <class Look>
void in_views(const Game& game, Look&& look) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Position now(game, 3, game.standard_options(), seed);
    Rng rng(seed);
    ActionList choices;
    for (; !now.over(); now.apply(rng.pick(choices))) {
      now.legal(choices);
      look(now.decision(), json::parse(now.view(now.to_move()).json()).at("decision").as_object());
    }
  }
}

TEST(Moments, AreTheStepAndWhatItsQuestionNamesFirst) {
  std::set<std::string> moments;
  in_views(encounter_game(), [&](const Decision& open, const json::object& told) {
    const json::value* moment = told.if_contains("moment");
    ASSERT_EQ(moment != nullptr, open.together == Together::kQuietly) << open.step;
    ASSERT_EQ(moment_of(open), moment ? std::string(moment->as_string()) : "");
    if (moment) moments.insert(moment_of(open));
  });
  EXPECT_TRUE(moments.contains("act after-destiny")) << json::serialize(json::value_from(moments));
  EXPECT_TRUE(moments.contains("answer zap")) << json::serialize(json::value_from(moments));
  Decision plain{.seat = 0, .number = 0, .step = "window", .rule = "", .question = {}, .together = Together::kQuietly};
  EXPECT_EQ(moment_of(plain), "window");
  plain.question = kShines;
  plain.args[0] = 1;
  EXPECT_EQ(moment_of(plain), "window He");
  plain.together = Together::kOpenly;
  EXPECT_EQ(moment_of(plain), "");
}

TEST(ADecision, TellsItsOwnTimeIfItHasOne) {
  int timed = 0;
  in_views(encounter_game(), [&](const Decision& open, const json::object& told) {
    const json::value* seconds = told.if_contains("seconds");
    ASSERT_EQ(seconds ? seconds->as_int64() : 0, open.seconds) << open.step;
    timed += open.seconds > 0;
  });
  EXPECT_GT(timed, 0);
}

TEST(ADecision, HelpsNewcomersInBothLanguagesIfItCan) {
  int helped = 0, bare = 0;
  in_views(fragile_game(), [&](const Decision& open, const json::object& told) {
    const json::value* help = told.if_contains("help");
    ASSERT_EQ(help != nullptr, !open.help.en.empty()) << open.step;
    ++(help ? helped : bare);
    if (!help) return;
    EXPECT_EQ(*help, (json::object{{"en", open.help.en}, {"pl", open.help.pl}}));
  });
  EXPECT_GT(helped, 0);
  EXPECT_GT(bare, 0);
}

TEST(AsksQuietly, IsTrueOfGamesWithSuchWindows) {
  for (const Game* game : {&encounter_game(), &zap_game(), &hush_game()}) {
    bool quiet = false;
    in_views(*game,
             [&](const Decision& open, const json::object&) { quiet = quiet || open.together == Together::kQuietly; });
    EXPECT_EQ(game->asks_quietly(), quiet) << game->info().id;
  }
  EXPECT_TRUE(encounter_game().asks_quietly());
  EXPECT_FALSE(lucky_game().asks_quietly());
  EXPECT_FALSE(hands_game().asks_quietly()) << "sealed choices are asked openly";
}

}  // namespace
}  // namespace kosmo

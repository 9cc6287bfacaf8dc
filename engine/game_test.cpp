// The erased contract, met through a toy: options, names, states as values, refusals.
#include "engine/game.h"

#include <gtest/gtest.h>

#include "tests/toys/toys.h"

namespace kosmo {
namespace {

Position start(const Game& game, int seats = 2, std::uint64_t seed = 1) {
  return Position(game, seats, game.standard_options(), seed);
}
Action read(const Game& game, const char* text) { return *game.parse(text); }

TEST(Games, AreFoundByTheirId) {
  register_toys();
  register_toys();  // twice does no harm
  EXPECT_EQ(find_game("lucky"), &lucky_game());
  EXPECT_EQ(find_game("no-such-game"), nullptr);
  EXPECT_EQ(std::count(games().begin(), games().end(), &lucky_game()), 1);
}

TEST(Seats, HaveNames) {
  EXPECT_EQ(lucky_game().seat_name(1), "green");
  EXPECT_EQ(lucky_game().seat_title(1, Lang::kPolish), "Zielony");
  EXPECT_EQ(lucky_game().seat_by_name("blue"), 2);
  EXPECT_EQ(lucky_game().seat_by_name("pink"), kNobody);
  EXPECT_EQ(lucky_game().seat_name(kNobody), "nobody");
  EXPECT_EQ(lucky_game().seat_title(kSpectator, Lang::kPolish), "widz");
}

TEST(Options, AreReadByNameOrNumber) {
  Options options = hush_game().standard_options();
  EXPECT_EQ(options[0], 1);
  EXPECT_FALSE(hush_game().set_option(options, "asking=who-can"));
  EXPECT_EQ(options[0], 0);
  EXPECT_FALSE(hush_game().set_option(options, "asking=1"));
  EXPECT_EQ(options[0], 1);
  EXPECT_FALSE(hush_game().set_option(options, "asking=nie"));
  EXPECT_EQ(options[0], 0);
}

TEST(Options, ThatAreWrongAreRefusedAndChangeNothing) {
  Options options = hush_game().standard_options();
  const Options before = options;
  EXPECT_EQ(hush_game().set_option(options, "asking=2").en,
            "Option asking cannot be '2'; it can be who-can, who-could.");
  EXPECT_EQ(hush_game().set_option(options, "asking=").en, "Option asking cannot be ''; it can be who-can, who-could.");
  EXPECT_EQ(hush_game().set_option(options, "speed=1").pl, "Gra hush nie ma opcji „speed”. Jej opcje: asking.");
  EXPECT_EQ(lucky_game().set_option(options, "speed").en, "lucky has no option 'speed'. Its options: -.");
  EXPECT_EQ(options, before);
}

TEST(Position, IsAValue) {
  Position one = start(lucky_game());
  const Position copy = one;
  EXPECT_EQ(one, copy);
  EXPECT_EQ(one.hash(), copy.hash());
  one.apply(read(lucky_game(), "place 1"));
  EXPECT_FALSE(one == copy);
  EXPECT_NE(one.hash(), copy.hash());
  EXPECT_EQ(copy, start(lucky_game()));
  one = copy;
  EXPECT_EQ(one, copy);
}

TEST(Position, OfAnotherGameCanBeAssigned) {
  Position one = start(lucky_game());
  one = start(zap_game(), 3);
  const Position other = one;
  EXPECT_EQ(&other.game(), &zap_game());
  EXPECT_EQ(other.seats(), 3);
}

TEST(Position, DependsOnItsSeed) {
  EXPECT_EQ(start(lucky_game(), 2, 5), start(lucky_game(), 2, 5));
  EXPECT_FALSE(start(lucky_game(), 2, 5) == start(lucky_game(), 2, 6));
}

TEST(Playout, StopsAfterSoManyDecisionsAndGoesOnToTheSameEnd) {
  Position whole = start(lucky_game()), parts = whole;
  Rng one(9), other(9);
  const std::uint64_t all = lucky_game().playout(whole.data(), one);
  ASSERT_GT(all, 4u);
  EXPECT_EQ(lucky_game().playout(parts.data(), other, 4), 4u);
  EXPECT_FALSE(parts.over());
  EXPECT_EQ(lucky_game().decisions(parts.data()), 4u);
  EXPECT_EQ(lucky_game().playout(parts.data(), other, 0), 0u);
  EXPECT_EQ(lucky_game().playout(parts.data(), other, all), all - 4) << "the end comes before the bound";
  EXPECT_EQ(parts, whole);
  EXPECT_EQ(lucky_game().playout(parts.data(), other), 0u) << "there is nothing left to play";
}

TEST(Refusal, ChangesNothingAndSpeaksBothLanguages) {
  Position game = start(lucky_game());
  game.apply(read(lucky_game(), "place 1"));
  const Position before = game;
  const Refusal refusal = game.try_apply(read(lucky_game(), "place 1"));
  EXPECT_EQ(refusal.rule, "LUCKY-03");
  EXPECT_EQ(say(refusal.why, refusal.args, Lang::kEnglish), "Spot 1 is taken.");
  EXPECT_EQ(say(refusal.why, refusal.args, Lang::kPolish), "Pole 1 jest zajęte.");
  EXPECT_EQ(game, before);
}

TEST(Refusal, AfterTheEndNamesTheRuleThatEndsTheGame) {
  Position game = start(lucky_game());
  Rng rng(1);
  lucky_game().playout(game.data(), rng);
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.to_move(), kNobody);
  EXPECT_EQ(game.why_not(read(lucky_game(), "draw")).rule, "LUCKY-04");
}

TEST(Refusal, OfAVerbFromAnotherMomentNamesTheRuleOfTheMoment) {
  const Position game = start(zap_game());
  EXPECT_EQ(game.why_not(read(zap_game(), "zap")).rule, "ZAP-01");
  EXPECT_EQ(game.why_not(make_action(200)).rule, "ZAP-01") << "no such verb";
}

TEST(View, HasChoicesForTheSeatThatIsAskedOnly) {
  const Position game = start(lucky_game());
  EXPECT_NE(game.view(0).json().find("\"choices\""), std::string::npos);
  EXPECT_EQ(game.view(1).json().find("\"choices\""), std::string::npos);
  EXPECT_EQ(game.view(kSpectator).json().find("\"choices\""), std::string::npos);
}

TEST(LoadedState, NeedsSomethingLeftToDo) {
  Position game = start(lucky_game());
  std::string text = lucky_game().to_json(game.data());
  const auto from = text.find("\"steps\":[") + 9, to = text.find("],\"round\"");
  text.erase(from, to - from);
  EXPECT_EQ(lucky_game().from_json(game.data(), text).en, "/steps: there must be something left to do");
}

}  // namespace
}  // namespace kosmo

#include "engine/trying.h"

#include <gtest/gtest.h>

#include "tests/laws/broken.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

Position start(const Game& game, int seats = 2) { return {game, seats, game.standard_options(), 3}; }

Tried tried(const Position& now, Seat seat, std::initializer_list<const char*> texts) {
  std::vector<Action> actions;
  for (const char* text : texts) actions.push_back(*now.game().parse(text));
  return try_actions(now, seat, actions);
}

TEST(Trying, ShowsTheViewAfterAnOpenActionAndPlaysNothing) {
  const Position game = start(lucky_game());
  const Position before = game;
  Position after = game;
  after.apply(*lucky_game().parse("place 1"));
  const Tried what = tried(game, 0, {"place 1"});
  ASSERT_TRUE(what);
  EXPECT_EQ(*what.view, after.view(0));
  EXPECT_EQ(game, before);
}

TEST(Trying, StopsBeforeAnActionThatWouldTellSomething) {
  const Position game = start(lucky_game());
  const Tried what = tried(game, 0, {"draw", "place 1"});
  ASSERT_TRUE(what);
  EXPECT_EQ(*what.view, game.view(0)) << "the card drawn is not shown, and nothing after it";
}

TEST(Trying, StopsWhereAnotherSeatIsAsked) {
  const Position game = start(lucky_game());
  Position after = game;
  for (const char* text : {"place 1", "place 2"}) after.apply(*lucky_game().parse(text));
  ASSERT_EQ(after.to_move(), 1);
  const Tried what = tried(game, 0, {"place 1", "place 2", "place 1"});
  ASSERT_TRUE(what) << "the third is never looked at";
  EXPECT_EQ(*what.view, after.view(0));
}

TEST(Trying, IsRefusedAsThePlayWouldBe) {
  const Position game = start(lucky_game());
  EXPECT_EQ(tried(game, 0, {"place 1", "place 1"}).refusal.rule, "LUCKY-03");
  const Tried what = tried(game, 1, {"place 2"});
  EXPECT_FALSE(what) << "the other one is asked";
  EXPECT_EQ(what.refusal.rule, "LUCKY-01");
}

TEST(Trying, ASealedChoiceOfARoundShowsNoAnswersThatNobodyGave) {
  const Position game(hands_game(), 3, hands_game().standard_options(), 1);
  const Action rock = *hands_game().parse("show rock");
  const Tried tried = try_actions(game, 2, std::span(&rock, 1));
  EXPECT_FALSE(tried.refusal);
  ASSERT_TRUE(tried);
  EXPECT_EQ(tried.view->json(), game.view(2).json());
}

TEST(Trying, NothingShowsTheGameAsItIs) {
  const Position game = start(lucky_game());
  EXPECT_EQ(*tried(game, 1, {}).view, game.view(1));
}

Position played(Position game, std::initializer_list<const char*> texts) {
  for (const char* text : texts) game.apply(*game.game().parse(text));
  return game;
}

TEST(Trying, TakesTheAnswersThatAreForced) {
  const Position game = played(start(chain_game()), {"strike"});
  const Position after = played(game, {"do bell", "decline", "do drum", "do horn", "strike"});
  const Tried what = tried(game, 0, {"do bell", "decline", "do drum"});
  ASSERT_TRUE(what);
  EXPECT_EQ(*what.view, after.view(0)) << "the horn, and the strike of the next turn, have no alternative";
}

TEST(ForcedAnswer, IsTheOnlyOneToALoneQuestionWhoseChoicesAreNoSecret) {
  const Position game = start(chain_game());
  EXPECT_EQ(forced_answer(game), *chain_game().parse("strike"));
  EXPECT_FALSE(forced_answer(played(game, {"strike"}))) << "three choices";
  // Everywhere else: exactly then.
  int forced = 0, single_together = 0, single_hidden = 0;
  for (const Game* toy : {&chain_game(), &encounter_game(), &zap_game(), &hush_game(), &fragile_game()})
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Position now(*toy, 3, toy->standard_options(), seed);
      Rng rng(seed);
      ActionList choices;
      for (; !now.over(); now.apply(rng.pick(choices))) {
        now.legal(choices);
        const Decision open = now.decision();
        const bool together = open.together != Together::kNo, single = choices.size() == 1;
        ASSERT_EQ(forced_answer(now).has_value(), single && !together && open.choices_public) << toy->info().id;
        forced += forced_answer(now).has_value();
        single_together += single && together;
        single_hidden += single && !together && !open.choices_public;
      }
      EXPECT_FALSE(forced_answer(now)) << "the game is over";
    }
  EXPECT_GT(forced, 0);
  EXPECT_GT(single_together, 0) << "to be asked alone would tell that the hand has nothing";
  EXPECT_GT(single_hidden, 0);
}

OwnLine line(const Position& now, Seat seat, std::initializer_list<const char*> texts) {
  std::vector<Action> actions;
  for (const char* text : texts) actions.push_back(*now.game().parse(text));
  return own_line(now, seat, actions);
}

TEST(OwnLine, IsPlayedAsFarAsTheSeatIsAsked) {
  const Position game = start(lucky_game());
  const OwnLine one = line(game, 0, {"place 1"});
  EXPECT_TRUE(one);
  EXPECT_EQ(one.played, 1);
  EXPECT_FALSE(one.ends);
  const OwnLine cut = line(game, 0, {"place 1", "place 2", "place 1"});
  EXPECT_TRUE(cut) << "the third is never looked at";
  EXPECT_EQ(cut.played, 2);
  EXPECT_TRUE(cut.ends);
  EXPECT_EQ(cut.parts.size(), 2u);
  EXPECT_EQ(line(game, 0, {}).played, 0);
}

TEST(OwnLine, EndsWithTheActionThatTellsSomething) {
  const OwnLine drawn = line(start(lucky_game()), 0, {"draw", "place 1"});
  EXPECT_TRUE(drawn);
  EXPECT_EQ(drawn.played, 1);
  EXPECT_TRUE(drawn.ends);
  EXPECT_EQ(drawn.parts, (std::vector<OwnLine::Part>{{0, *lucky_game().parse("draw"), false}}));
}

TEST(OwnLine, IsRefusedAsAWholeWithThePlace) {
  const Position game = start(lucky_game());
  const OwnLine twice = line(game, 0, {"place 1", "place 1"});
  EXPECT_EQ(twice.refusal.rule, "LUCKY-03");
  EXPECT_EQ(twice.at, 1);
  EXPECT_EQ(twice.played, 0);
  EXPECT_TRUE(twice.parts.empty());
  EXPECT_EQ(line(game, 0, {"place 1", "draw", "place 1"}).played, 2) << "what comes after a card is not looked at";
  const OwnLine unasked = line(game, 1, {"place 2"});
  EXPECT_EQ(unasked.refusal.rule, "LUCKY-01");
  EXPECT_EQ(unasked.at, 0);
}

TEST(OwnLine, HasTheForcedAnswersBetweenAndAfterItsActions) {
  const Position game = played(start(chain_game()), {"strike"});
  const OwnLine all = line(game, 0, {"do bell", "decline", "do drum", "do horn"});
  EXPECT_TRUE(all);
  EXPECT_EQ(all.played, 3) << "the horn is the table's";
  EXPECT_TRUE(all.ends);
  std::string told;
  for (const OwnLine::Part& part : all.parts)
    told += (part.forced ? "(" : "") + chain_game().print(part.action) + (part.forced ? ") " : " ");
  EXPECT_EQ(told, "do bell decline do drum (do horn) (strike) ");
  EXPECT_EQ(all.parts.back().seat, 1);
}

// To answer alone what others are asked too is not for a line.
TEST(OwnLine, EndsWhereSeveralAreAsked) {
  int ended = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Position now(encounter_game(), 3, encounter_game().standard_options(), seed);
    Rng rng(seed);
    ActionList choices;
    while (!now.over()) {
      now.legal(choices);
      const Action a = rng.pick(choices);
      const Seat seat = now.to_move();
      const OwnLine one = own_line(now, seat, std::span(&a, 1));
      now.apply(a);
      for (std::size_t i = 1; i < one.parts.size(); ++i) now.apply(one.parts[i].action);
      if (now.over() || now.decision().together == Together::kNo) continue;
      ASSERT_TRUE(one.ends);
      ended += now.to_move() == seat;
    }
  }
  EXPECT_GT(ended, 0) << "also where the seat is the first of them";
}

}  // namespace
}  // namespace kosmo

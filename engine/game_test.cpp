// The erased contract, met through a toy: options, names, states as values, refusals.
#include "engine/game.h"

#include <gtest/gtest.h>

#include "tests/toys/toys.h"

namespace kosmo {
namespace {

Position start(const Game& game, int seats = 2, const Seed& seed = 1) {
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

const Seed kWide = *Seed::parse("x000102030405060708090a0b0c0d0e0f");

TEST(Position, OfAWideSeedPlaysLikeAnyOther) {
  for (const Game* game : {&lucky_game(), &hush_game(), &lifeboat_game()}) {
    Position one = start(*game, 2, kWide), other = one;
    EXPECT_EQ(one, start(*game, 2, kWide));
    Rng same(9), again(9);
    EXPECT_GT(game->playout(one.data(), same), 0u);
    game->playout(other.data(), again);
    EXPECT_EQ(one, other);
    EXPECT_FALSE(one == start(*game, 2, kWide.words()[0]));
  }
}

// Where chance stands is part of the state: what is read goes on as what was written.
TEST(Position, OfAWideSeedSurvivesWritingAndReading) {
  Position one = start(lifeboat_game(), 2, kWide), other = start(lifeboat_game(), 2, 7);
  Rng rng(3);
  lifeboat_game().playout(one.data(), rng, 5);
  const std::string text = lifeboat_game().to_json(one.data());
  EXPECT_NE(text.find("\"drawn\":"), std::string::npos) << text;
  EXPECT_FALSE(lifeboat_game().from_json(other.data(), text));
  EXPECT_EQ(one, other);
  const Position plain = start(lifeboat_game(), 2, 7);
  const std::string short_text = lifeboat_game().to_json(plain.data());
  EXPECT_EQ(short_text.find("drawn"), std::string::npos) << "as it always was";
  EXPECT_FALSE(lifeboat_game().from_json(other.data(), short_text));
  EXPECT_EQ(other, plain);
}

// The key is nobody's business, and no view or number of learners depends on the form of the seed.
TEST(Position, OfAWideSeedShowsNothingOfIt) {
  const Position one = start(hush_game(), 3, kWide), other = start(hush_game(), 3, 7);
  for (const Seat viewer : {kSpectator, Seat{0}, Seat{1}, Seat{2}}) {
    EXPECT_EQ(one.view(viewer).json().find("drawn"), std::string::npos);
    EXPECT_EQ(one.view(viewer).json().find("random"), std::string::npos);
    EXPECT_EQ(hush_game().tensor(one.data(), viewer).size(), hush_game().tensor(other.data(), viewer).size());
  }
}

TEST(Position, ThatWasDrawnAnewHasChanceOfTheFormAskedFor) {
  const auto is_wide = [](const Position& p) {
    return lucky_game().to_json(p.data()).find("\"drawn\":") != std::string::npos;
  };
  const Position truth = start(lucky_game(), 2, kWide);
  ASSERT_TRUE(is_wide(truth));
  Position dream = truth, fresh = truth, quick = truth;
  Rng rng(5);
  dream.determinize(0, rng);
  EXPECT_FALSE(is_wide(dream)) << "dreams are fast";
  fresh.reshuffle(kWide.child(1));
  EXPECT_TRUE(is_wide(fresh));
  EXPECT_FALSE(fresh == truth);
  quick.reshuffle(1);
  EXPECT_FALSE(is_wide(quick));
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

TEST(View, TellsWithAChoiceWhatItWouldLose) {
  Position game = start(lucky_game());
  const std::string warning =
      R"({"action":"draw","en":"Draw a card","pl":"Dobierz kartę","wastes":{"rule":"LUCKY-04",)"
      R"("en":"Spot 8 is free, and worth more than any card.","pl":"Pole 8 jest wolne i warte więcej niż każda karta."}})";
  EXPECT_NE(game.view(0).json().find(warning), std::string::npos) << game.view(0).json();
  EXPECT_EQ(game.view(1).json().find("wastes"), std::string::npos);
  game.apply(read(lucky_game(), "place 8"));
  EXPECT_EQ(game.view(0).json().find("wastes"), std::string::npos) << "nothing is lost any more";
}

TEST(View, TellsWhoeverIsAskedWhatIsNotAmongTheChoicesYet) {
  Position game = start(lucky_game());
  EXPECT_EQ(game.view(0).json().find("not_yet"), std::string::npos) << "what is looked for is there";
  game.apply(read(lucky_game(), "place 8"));
  const std::string reason =
      R"("not_yet":[{"action":"place 8","name":{"en":"Place a token on spot 8","pl":"Połóż żeton na polu 8"},)"
      R"("rule":"LUCKY-03","en":"Spot 8 is taken.","pl":"Pole 8 jest zajęte."}])";
  EXPECT_NE(game.view(0).json().find(reason), std::string::npos) << game.view(0).json();
  EXPECT_EQ(game.view(1).json().find("not_yet"), std::string::npos);
  EXPECT_EQ(game.view(kSpectator).json().find("not_yet"), std::string::npos);
}

TEST(LoadedState, HasAPlaceInItsChanceThatCanBe) {
  Position game = start(lucky_game(), 2, kWide);
  const std::string text = lucky_game().to_json(game.data());
  const auto from = text.find("\"drawn\":") + 8, to = text.find('}', from);
  for (const char* drawn :
       {"-1", "18446744073709551615", "9223372036854775807", "1000000001", "null", "\"5\"", "1.5"}) {
    Position read = game;
    EXPECT_TRUE(lucky_game().from_json(read.data(), text.substr(0, from) + drawn + text.substr(to))) << drawn;
  }
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

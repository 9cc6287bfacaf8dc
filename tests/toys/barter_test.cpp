// Bargaining: offers, counter-offers, what an onlooker hears of them, and an end to them.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/proposal.h"
#include "tests/toys/toy_driver.h"
#include "tests/toys/toys.h"

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr Seat kRed = 0, kGreen = 1, kBlue = 2;

// Red has an apple and a loaf, Green a fig and a bun; nobody has the plum and the bagel.
class Bargaining : public testing::Test {
 protected:
  Bargaining() : game(barter_game(), 3) {
    game.given("/players/red/basket", R"(["apple","loaf"])").given("/players/green/basket", R"(["fig","bun"])");
  }
  // The seat, which has the floor, offers: offers("red", {"give loaf", "ask fig"}).
  ToyDriver& offers(const char* seat, std::initializer_list<const char*> items) {
    game.does(seat, "prepare");
    for (const char* item : items) game.does(seat, item);
    return game.does(seat, "offer");
  }
  ToyDriver& loaf_for_fig() { return offers("red", {"give loaf", "ask fig"}); }
  void scraps_all_offers(const char* seat) {
    for (int i = 0; i < 3; ++i) game.does(seat, "prepare").does(seat, "scrap");
  }
  // What a viewer sees there, as JSON.
  std::string seen_by(Seat viewer, const std::string& pointer) const {
    json::error_code error;
    const json::value view = json::parse(game.now.view(viewer).json());
    const json::value* found = view.find_pointer("/state" + pointer, error);
    return found ? json::serialize(*found) : "nothing";
  }

  ToyDriver game;
};

TEST_F(Bargaining, TheOthersSeeHowManyGoodsATraderHasAndAllCoins) {
  EXPECT_EQ(seen_by(kRed, "/players/red"), R"({"coins":2,"basket":["apple","loaf"]})");
  for (const Seat viewer : {kGreen, kBlue, kSpectator})
    EXPECT_EQ(seen_by(viewer, "/players/red"), R"({"coins":2,"basket":{"hidden":2}})");
}

TEST_F(Bargaining, TradersTakeTurnsInSpeakingFirst) {
  game.does("red", "walk-away").does("green", "walk-away").does("red", "walk-away");
  EXPECT_EQ(game.asked(), "green");
}

// Preparing an offer

TEST_F(Bargaining, NobodyGivesWhatTheyDoNotHave) {
  game.does("red", "prepare");
  EXPECT_EQ(game.refused_by("give fig"), "BARTER-03");
  EXPECT_EQ(game.refused_by("give loaf"), "");
}

TEST_F(Bargaining, GoodsMayBeAskedForWhoeverHasThem) {
  game.does("red", "prepare");
  for (const char* good : {"ask fig", "ask plum", "ask apple"}) EXPECT_EQ(game.refused_by(good), "") << good;
}

TEST_F(Bargaining, ACoinIsAskedForOnlyWhereAllSeeOne) {
  game.does("red", "prepare");
  EXPECT_EQ(game.refused_by("ask coin"), "");
  game.given("/players/green/coins", "0");
  EXPECT_EQ(game.refused_by("ask coin"), "BARTER-03");
}

TEST_F(Bargaining, AnOfferHasThreeThingsAtMostAndOneAtLeast) {
  game.does("red", "prepare");
  EXPECT_EQ(game.refused_by("offer"), "BARTER-03");
  game.does("red", "give loaf").does("red", "ask fig").does("red", "ask bun");
  EXPECT_EQ(game.refused_by("ask plum"), "BARTER-03");
}

TEST_F(Bargaining, AnOfferIsPreparedUnseenAndCanBeTakenBackUntilItIsMade) {
  const Position before(game.now);
  game.does("red", "prepare").does("red", "give loaf").does("red", "ask fig");
  EXPECT_EQ(seen_by(kRed, "/talk/draft"), R"([{"way":"gives","thing":"loaf"},{"way":"asks","thing":"fig"}])");
  for (const Seat viewer : {kGreen, kBlue}) EXPECT_EQ(seen_by(viewer, "/talk/draft"), R"({"hidden":2})");
  EXPECT_EQ(game.story(kGreen), "Red prepares an offer.\n");
  EXPECT_TRUE(may_take_back(before, game.now));
  game.does("red", "offer");
  EXPECT_FALSE(may_take_back(before, game.now));
}

// Who hears what

TEST_F(Bargaining, AnOnlookerSeesHowManyGoodsAreGivenAndTheRestOpenly) {
  offers("red", {"give loaf", "give coin", "ask fig"});
  const std::string open = R"({"way":"gives","thing":"coin"},{"way":"asks","thing":"fig"}])";
  EXPECT_EQ(seen_by(kGreen, "/talk/first/offer"), R"([{"way":"gives","thing":"loaf"},)" + open);
  for (const Seat viewer : {kBlue, kSpectator})
    EXPECT_EQ(seen_by(viewer, "/talk/first/offer"), R"([{"hidden":1},)" + open);
}

TEST_F(Bargaining, AnOnlookerHearsNoMoreThanIsSeen) {
  loaf_for_fig();
  EXPECT_EQ(game.story(kGreen),
            "Red prepares an offer.\nRed makes an offer.\nRed would give a loaf.\nRed asks for a fig.\n");
  EXPECT_EQ(game.story(kBlue),
            "Red prepares an offer.\nRed makes an offer.\nRed would give a good.\nRed asks for a fig.\n");
}

TEST_F(Bargaining, ForLearnersAnItemUnseenIsAsLongAsOneSeen) {
  loaf_for_fig();
  EXPECT_EQ(game.tensor(kBlue).size(), game.tensor(kGreen).size());
  EXPECT_NE(game.tensor(kBlue), game.tensor(kGreen));
}

TEST_F(Bargaining, AnOnlookerImaginesOtherGoodsAndTheTraderWhoSawThemDoesNot) {
  loaf_for_fig();
  Rng dream(1);
  int others = 0;
  for (int i = 0; i < 20; ++i) {
    ToyDriver green(game), blue(game);
    green.now.determinize(kGreen, dream);
    blue.now.determinize(kBlue, dream);
    EXPECT_EQ(green.at("/talk/first/offer/0/thing"), "\"loaf\"");
    others += blue.at("/talk/first/offer/0/thing") != "\"loaf\"";
  }
  EXPECT_GT(others, 10);
}

// Open offers

TEST_F(Bargaining, ACounterOfferLeavesTheFirstOneOpen) {
  loaf_for_fig();
  offers("green", {"give bun", "ask apple"});
  game.does("red", "refuse 1").does("green", "accept 1");  // Red's offer, which was countered but never refused
  EXPECT_EQ(game.at("/players/red/basket"), R"(["apple","fig"])");
}

TEST_F(Bargaining, ARefusedOfferIsGone) {
  loaf_for_fig().does("green", "refuse 1").does("red", "wait");
  EXPECT_EQ(game.refused_by("accept 1"), "BARTER-05");
  EXPECT_EQ(game.refused_by("refuse 1"), "BARTER-05");
}

TEST_F(Bargaining, ANewOfferReplacesTheOldAndHasAnotherNumber) {
  loaf_for_fig().does("green", "wait");
  offers("red", {"give apple", "ask fig"});
  EXPECT_EQ(game.refused_by("accept 1"), "BARTER-05");
  game.does("green", "accept 2");
  EXPECT_EQ(game.at("/players/red/basket"), R"(["fig","loaf"])");
}

TEST_F(Bargaining, NobodyAcceptsTheirOwnOffer) {
  loaf_for_fig().does("green", "wait");
  EXPECT_EQ(game.refused_by("accept 1"), "BARTER-05");
}

// Accepting

TEST_F(Bargaining, AnAcceptedOfferIsCarriedOut) {
  offers("red", {"give loaf", "give coin", "ask fig"}).does("green", "accept 1");
  EXPECT_EQ(game.at("/players/red"), R"({"coins":1,"basket":["apple","fig"]})");
  EXPECT_EQ(game.at("/players/green"), R"({"coins":3,"basket":["loaf","bun"]})");
  EXPECT_EQ(game.at("/market"), "1");
}

TEST_F(Bargaining, AnOfferMayBeOneSided) {
  offers("red", {"ask fig"}).does("green", "accept 1");
  EXPECT_EQ(game.at("/players/red/basket"), R"(["apple","fig","loaf"])");
}

TEST_F(Bargaining, WhoLacksWhatIsAskedForCannotAcceptAndNobodyLearnsIt) {
  offers("red", {"give loaf", "ask plum"});
  const std::string before = game.now.view(kRed).json();
  EXPECT_EQ(game.refused_by("accept 1"), "BARTER-06");
  EXPECT_EQ(game.now.view(kRed).json(), before);
  EXPECT_EQ(game.refused_by("refuse 1"), "");
}

TEST_F(Bargaining, AcceptingShowsThatWhatWasAskedForIsThere) {
  loaf_for_fig();
  const Position before(game.now);
  game.does("green", "accept 1");
  EXPECT_FALSE(may_take_back(before, game.now));
}

TEST_F(Bargaining, AcceptingAGiftShowsNothing) {
  offers("red", {"give loaf"});
  const Position before(game.now);
  game.does("green", "accept 1");
  EXPECT_TRUE(may_take_back(before, game.now));
}

TEST_F(Bargaining, AnOfferThatCannotBeCarriedOutIsClosedWhenItIsAccepted) {
  game.given("/players/red/coins", "1");
  offers("red", {"give coin", "ask fig"}).does("green", "wait").does("red", "buy").does("red", "wait");
  game.does("green", "accept 1");
  EXPECT_EQ(game.at("/players/green"), R"({"coins":2,"basket":["fig","bun"]})");
  EXPECT_EQ(game.at("/market"), "0");
  EXPECT_EQ(game.asked(), "green") << "who goes on";
  EXPECT_EQ(game.refused_by("accept 1"), "BARTER-05");
}

// Waiting

TEST_F(Bargaining, WhoWaitsGivesTheFloorToTheOtherWithoutAWord) {
  const Position before(game.now);
  game.does("red", "wait");
  EXPECT_EQ(game.asked(), "green");
  EXPECT_TRUE(may_take_back(before, game.now));
}

TEST_F(Bargaining, WaitingNeverEndsAMarketButSilencesRunOut) {
  game.does("red", "wait").does("green", "wait").does("red", "wait");
  EXPECT_EQ(game.refused_by("wait"), "BARTER-07");
  EXPECT_EQ(game.choices(), (std::vector<std::string>{"prepare", "buy", "walk-away", "timeout"}));
}

TEST_F(Bargaining, AfterSomethingWasSaidOneMayWaitAgain) {
  game.does("red", "wait").does("green", "wait").does("red", "wait");
  offers("green", {"give bun", "ask apple"}).does("red", "wait");
  EXPECT_EQ(game.refused_by("wait"), "BARTER-07") << "no silence is left";
}

TEST_F(Bargaining, WhoHasNothingLeftToSayMayAlwaysWait) {
  scraps_all_offers("red");
  game.does("red", "wait").does("green", "wait").does("red", "wait").does("green", "wait").does("red", "wait");
  EXPECT_EQ(game.refused_by("wait"), "BARTER-07") << "Green can still make an offer";
}

// How much may be said

TEST_F(Bargaining, OffersAreBounded) {
  for (const char* refusal : {"refuse 1", "refuse 2", "refuse 3"}) loaf_for_fig().does("green", refusal);
  EXPECT_EQ(game.refused_by("prepare"), "BARTER-08");
}

TEST_F(Bargaining, ADraftThrownAwayCountsAsAnOffer) {
  scraps_all_offers("red");
  EXPECT_EQ(game.refused_by("prepare"), "BARTER-08");
  EXPECT_EQ(game.asked(), "red") << "who still has the floor";
}

TEST_F(Bargaining, AMarketIsOverWhenNobodyHasAnOfferLeftOrOpen) {
  scraps_all_offers("red");
  game.does("red", "wait");
  scraps_all_offers("green");
  EXPECT_EQ(game.at("/market"), "1");
}

TEST_F(Bargaining, TheLastOpenOfferMayStillBeAnswered) {
  scraps_all_offers("red");
  game.does("red", "wait").does("green", "prepare").does("green", "scrap").does("green", "prepare");
  game.does("green", "scrap");
  offers("green", {"give bun", "ask apple"});
  EXPECT_EQ(game.at("/market"), "0");
  game.does("red", "refuse 3");
  EXPECT_EQ(game.at("/market"), "1");
}

// The end

TEST(ABargain, OfNoOffersOrReadWithTooManyIsRefused) {
  Bargain<std::uint8_t, 2> talk;
  EXPECT_THROW(talk.start(0, 1, 0, 0), BrokenLimit);
  EXPECT_THROW(talk.start(0, 1, 256, 0), BrokenLimit);
  Position game(barter_game(), 3, barter_game().standard_options(), 1);
  const auto refused = [&](const std::string& from, const std::string& to) {
    std::string state = barter_game().to_json(game.data());
    state.replace(state.find(from), from.size(), to);
    return barter_game().from_json(game.data(), state).en;
  };
  EXPECT_EQ(refused("\"offers_each\":3", "\"offers_each\":0"), "/talk: nobody has anything left to say");
  EXPECT_EQ(refused("\"used\":0", "\"used\":9"), "/talk: more offers than there can be");
}

TEST_F(Bargaining, WhoWalksAwayEndsIt) {
  loaf_for_fig().does("green", "walk-away");
  EXPECT_EQ(game.at("/players/red/basket"), R"(["apple","loaf"])");
  EXPECT_EQ(game.at("/market"), "1");
}

TEST_F(Bargaining, WhenTimeIsUpThereIsNoDeal) {
  loaf_for_fig().does("green", "timeout");
  EXPECT_EQ(game.at("/players/red/basket"), R"(["apple","loaf"])");
  EXPECT_EQ(game.at("/market"), "1");
}

TEST_F(Bargaining, TimeMayBeUpWhileAnOfferIsPrepared) {
  game.does("red", "prepare").does("red", "give loaf").does("red", "timeout");
  EXPECT_EQ(game.at("/market"), "1");
  EXPECT_EQ(game.at("/talk/draft"), "[]");
}

TEST_F(Bargaining, TimeIsTheLastOfTheChoices) {
  EXPECT_EQ(game.choices().back(), "timeout");
  game.does("red", "prepare");
  EXPECT_EQ(game.choices().back(), "timeout");
}

TEST_F(Bargaining, AGoodIsBoughtUnseenAndTheFloorIsKept) {
  game.does("red", "buy");
  EXPECT_EQ(game.asked(), "red");
  EXPECT_EQ(seen_by(kBlue, "/players/red"), R"({"coins":1,"basket":{"hidden":3}})");
  EXPECT_NE(game.story(kRed).find("You bought"), std::string::npos);
  EXPECT_EQ(game.story(kGreen), "Red buys a good.\n");
  game.does("red", "buy");
  EXPECT_EQ(game.refused_by("buy"), "BARTER-10");
}

TEST_F(Bargaining, InTheEndAllIsShownAndTheMostPointsWin) {
  loaf_for_fig().does("green", "accept 1");
  for (const char* seat : {"green", "red", "green", "red"}) game.does(seat, "walk-away");
  ASSERT_TRUE(game.now.over());
  EXPECT_EQ(seen_by(kBlue, "/players/green/basket"), R"(["loaf","bun"])");
  EXPECT_EQ(game.now.result().score, (std::array<std::int16_t, kMaxSeats>{8, 8, 0}));
  EXPECT_EQ(game.now.result().place[kBlue], 3);
}

// The law of progress plays at random, and then somebody soon walks away. These two talk as long as they can, and in
// every other game they wait whenever they may.
Action choice_that_goes_on(const Position& now, bool patient, Rng& chance) {
  ActionList choices, going_on;
  now.legal(choices);
  for (int i = 0; i < choices.size(); ++i) {
    const std::string text = now.game().print(choices[i]);
    if (text == "wait" && patient) return choices[i];
    if (text != "walk-away" && text != "timeout" && text.find("accept") != 0) going_on.push(choices[i]);
  }
  if (going_on.empty()) return choices[0];
  return chance.pick(going_on);
}

TEST_F(Bargaining, TalkEndsWithinItsBoundEvenIfNobodyEndsIt) {
  Rng chance(1);
  for (int i = 0; i < 200; ++i) {
    Position now(barter_game(), 3, barter_game().standard_options(), static_cast<std::uint64_t>(i));
    for (int decisions = 0; !now.over(); ++decisions) {
      ASSERT_LT(decisions, barter_game().info().max_decisions);
      now.apply(choice_that_goes_on(now, i % 2 == 1, chance));
    }
  }
}

}  // namespace
}  // namespace kosmo

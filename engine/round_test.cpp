// Rounds: whose answers are needed, and what is played when they are in.
#include "engine/round.h"

#include <gtest/gtest.h>

#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr Seat kRed = 0, kGreen = 1, kBlue = 2;

Position start(const Game& game, int seats) { return Position(game, seats, game.standard_options(), 1); }
Action read(const Game& game, const char* text) { return *game.parse(text); }

// Red has claimed a point from Green, and all three may zap that.
Position claimed() {
  Position game = start(zap_game(), 3);
  game.apply(read(zap_game(), "claim green"));
  return game;
}
const Action kPass = read(zap_game(), "pass"), kZap = read(zap_game(), "zap");

std::string text(const Round& round) {
  std::string told;
  for (const auto& [seat, action] : round.line())
    told += zap_game().seat_name(seat) + " " + zap_game().print(action) + "; ";
  return told;
}
std::string names(const SeatOrder& seats) {
  std::string told;
  for (const Seat seat : seats) told += zap_game().seat_name(seat) + " ";
  return told;
}

TEST(RoundOfAWindow, AsksAllItsSeatsInTheOrderOfTheRules) {
  const Round round(claimed());
  EXPECT_EQ(names(round.asked()), "red green blue ");
  EXPECT_EQ(round.asking(kBlue).to_move(), kBlue);
}

TEST(RoundOfAWindow, IsResolvedWhenAllHavePassedInWhateverOrder) {
  Round round(claimed());
  for (const Seat seat : {kBlue, kRed, kGreen}) {
    EXPECT_FALSE(round.resolved());
    EXPECT_FALSE(round.answer(seat, kPass));
  }
  EXPECT_TRUE(round.resolved());
  EXPECT_EQ(text(round), "red pass; green pass; blue pass; ");
}

TEST(RoundOfAWindow, WaitsForThoseBeforeTheOneWhoActs) {
  Round round(claimed());
  EXPECT_FALSE(round.answer(kGreen, kZap));
  EXPECT_EQ(names(round.awaited()), "red ") << "Blue's answer can no longer matter";
  EXPECT_FALSE(round.answer(kRed, kPass));
  EXPECT_EQ(text(round), "red pass; green zap; ");
}

TEST(RoundOfAWindow, IsNoRace) {
  Round round(claimed());
  EXPECT_FALSE(round.answer(kBlue, kZap));
  EXPECT_FALSE(round.answer(kRed, kZap));
  EXPECT_EQ(text(round), "red zap; ") << "the first by the rules acts, not the first to answer";
  EXPECT_EQ(round.answer_of(kBlue), kZap) << "a draft that its owner may keep";
}

TEST(RoundOfAWindow, TakesAnotherAnswerUntilItIsResolved) {
  Round round(claimed());
  EXPECT_FALSE(round.answer(kGreen, kZap));
  EXPECT_FALSE(round.answer(kGreen, kPass));
  EXPECT_EQ(names(round.awaited()), "red blue ");
  EXPECT_FALSE(round.answer(kRed, kZap));
  EXPECT_EQ(round.answer(kGreen, kZap).rule, "ZAP-02") << "it is decided, and will be played";
  EXPECT_EQ(text(round), "red zap; ");
}

TEST(RoundOfAWindow, LeadsWhereTheSameAnswersInOrderLead) {
  Position by_rounds = claimed(), serial = claimed();
  Round round(by_rounds);
  for (const Seat seat : {kBlue, kGreen, kRed}) round.answer(seat, seat == kBlue ? kZap : kPass);
  for (const auto& [seat, action] : round.line()) {
    EXPECT_EQ(by_rounds.to_move(), seat);
    EXPECT_FALSE(by_rounds.try_apply(action));
  }
  for (const Action action : {kPass, kPass, kZap}) serial.apply(action);
  EXPECT_EQ(by_rounds, serial);
}

TEST(AnAnswer, ThatIsNotOfferedIsRefusedAndForgotten) {
  Round round(claimed());
  EXPECT_EQ(round.answer(kBlue, read(zap_game(), "claim red")).rule, "ZAP-01");
  EXPECT_FALSE(round.answer_of(kBlue));
}

TEST(AnAnswer, OfASeatThatIsNotAskedIsRefused) {
  Round round(start(zap_game(), 3));
  EXPECT_EQ(names(round.asked()), "red ");
  EXPECT_TRUE(round.answer(kGreen, read(zap_game(), "claim red")));
}

TEST(RoundOfSealedChoices, NeedsAndPlaysThemAll) {
  Position game = start(hands_game(), 3);
  Round round(game);
  for (const Seat seat : {kGreen, kBlue, kRed}) {
    EXPECT_FALSE(round.resolved());
    EXPECT_FALSE(round.answer(seat, read(hands_game(), seat == kGreen ? "show paper" : "show rock")));
  }
  ASSERT_TRUE(round.resolved());
  EXPECT_EQ(round.line().size(), 3);
  for (const auto& [seat, action] : round.line()) EXPECT_FALSE(game.try_apply(action));
  EXPECT_EQ(game.result().score[kGreen], 2);
}

TEST(RoundOfALoneQuestion, IsResolvedByItsAnswer) {
  Round round(start(lucky_game(), 2));
  EXPECT_EQ(names(round.awaited()), "red ");
  EXPECT_FALSE(round.answer(kRed, read(lucky_game(), "draw")));
  EXPECT_TRUE(round.resolved());
  EXPECT_EQ(round.line().size(), 1);
}

TEST(RoundWhereBeingAskedTells, IsOfOneSeat) {
  Options options = hush_game().standard_options();
  for (const bool asks_all : {true, false}) {
    options[0] = asks_all;
    Position game(hush_game(), 4, options, 3);
    game.apply(read(hush_game(), "strike green"));
    EXPECT_EQ(Round(game).asked().size(), asks_all ? 4 : 1);
  }
}

TEST(Round, IsAValue) {
  Round round(claimed());
  const Round before = round;
  round.answer(kRed, kZap);
  EXPECT_FALSE(before.resolved());
  EXPECT_TRUE(Round(round).resolved());
}

}  // namespace
}  // namespace kosmo

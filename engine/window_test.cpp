// Response windows without a game around them: order, silence, and what asking gives away.
#include "engine/window.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

std::string text(const SeatOrder& order) {
  std::string out;
  for (const Seat seat : order) out += static_cast<char>('0' + seat);
  return out;
}

TEST(SeatOrder, GoesClockwiseFromTheFirst) { EXPECT_EQ(text(clockwise_from(2, 4)), "2301"); }

TEST(SeatOrder, PutsTheTwoMainPlayersFirst) {
  EXPECT_EQ(text(main_players_first(1, 3, 5)), "13240");
  EXPECT_EQ(text(main_players_first(1, 2, 5)), "12340");
  EXPECT_EQ(text(main_players_first(4, kNobody, 5)), "40123") << "before the second is known";
}

TEST(Window, ClosesWhenAllHavePassedInARow) {
  Window window(0);
  const SeatOrder order = clockwise_from(0, 3);
  const auto everybody = [](Seat) { return true; };
  std::string asked;
  for (Seat seat = window.next(order, everybody); seat != kNobody; seat = window.next(order, everybody)) {
    asked += static_cast<char>('0' + seat);
    if (asked == "01" || asked == "01012")
      window.restart();  // seat 1 acts, later seat 2: each time all are asked again
    else
      window.pass();
  }
  EXPECT_EQ(asked, "01012012");
}

TEST(Window, CarriesItsProgressInAStep) {
  Window window(7);
  window.pass();
  const Step step = window.step(3, Seat{1}, 42);
  EXPECT_EQ(Window(step).name(), 7);
  EXPECT_EQ(step.arg[Window::kArgs], 42) << "the game's own argument comes after";
  Window back(step);
  EXPECT_EQ(back.next(clockwise_from(0, 2), [](Seat) { return true; }), 1);
}

struct Asked {
  Seat seat;
  bool betrayed;
};
Asked first_asked(Asking asking, std::array<CanRespond, 3> can) {
  Window window(0);
  bool betrayed = false;
  const Seat seat = window.next(
      clockwise_from(0, 3), asking, [&](Seat p) { return can[p]; }, betrayed);
  return {seat, betrayed};
}

TEST(Window, GivesNothingAwayWhereEverybodyKnowsWhoCan) {
  using enum CanRespond;
  for (const Asking asking : {Asking::kWhoCan, Asking::kWhoCould}) {
    EXPECT_EQ(first_asked(asking, {kNo, kYes, kSecretlyYes}).seat, 1);
    EXPECT_FALSE(first_asked(asking, {kNo, kYes, kSecretlyYes}).betrayed);
    EXPECT_EQ(first_asked(asking, {kNo, kNo, kNo}).seat, kNobody);
    EXPECT_FALSE(first_asked(asking, {kNo, kNo, kNo}).betrayed);
  }
}

TEST(Window, BetraysBothByAskingAndByLeavingOut) {
  using enum CanRespond;
  EXPECT_EQ(first_asked(Asking::kWhoCan, {kSecretlyNo, kSecretlyYes, kNo}).seat, 1);
  EXPECT_TRUE(first_asked(Asking::kWhoCan, {kSecretlyYes, kNo, kNo}).betrayed);
  EXPECT_TRUE(first_asked(Asking::kWhoCan, {kSecretlyNo, kNo, kNo}).betrayed);
}

TEST(Window, AsksAllWhoCouldAndBetraysNothing) {
  using enum CanRespond;
  EXPECT_EQ(first_asked(Asking::kWhoCould, {kNo, kSecretlyNo, kSecretlyYes}).seat, 1);
  EXPECT_FALSE(first_asked(Asking::kWhoCould, {kNo, kSecretlyNo, kSecretlyYes}).betrayed);
}

TEST(Window, FindsThePlayThatAResponseAnswers) {
  Core<8> core;
  core.push(1, Seat{0}, 10);
  core.push(2, Seat{0});
  core.push(1, Seat{1}, 20);
  core.push(2, Seat{1});
  EXPECT_EQ(latest_waiting(core, 1)->arg[0], 20);
  core.steps.resize(2);
  EXPECT_EQ(latest_waiting(core, 1)->arg[0], 10);
  EXPECT_THROW(latest_waiting(core, 9), BrokenLimit);
}

}  // namespace
}  // namespace kosmo

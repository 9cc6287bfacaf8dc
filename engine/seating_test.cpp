#include "engine/seating.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

std::string text(const SeatOrder& order) {
  std::string out;
  for (const Seat seat : order) out += static_cast<char>('0' + seat);
  return out;
}

TEST(Seating, GoesClockwiseFromAnySeatAndAroundTheEnd) {
  EXPECT_EQ(text(clockwise_from(2, 4)), "2301");
  EXPECT_EQ(text(clockwise_from(0, 1)), "0");
  EXPECT_EQ(seat_after(2, 3), 0);
}
TEST(Seating, OpponentsBeginOnTheLeft) {
  EXPECT_EQ(text(opponents_of(1, 4)), "230");
  EXPECT_EQ(text(opponents_of(1, 2)), "0");
}
TEST(Seating, WhatIsPushedLastFirstComesInOrder) { EXPECT_EQ(text(last_first(clockwise_from(1, 3))), "021"); }
TEST(Seating, CountsPlacesFromTheViewer) {
  EXPECT_EQ(places_from(2, 2, 4), 0);
  EXPECT_EQ(places_from(2, 1, 4), 3);
  for (const Seat viewer : clockwise_from(0, 4)) {
    int place = 0;
    for (const Seat seat : clockwise_from(viewer, 4)) EXPECT_EQ(places_from(viewer, seat, 4), place++);
  }
}

}  // namespace
}  // namespace kosmo

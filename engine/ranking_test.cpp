#include "engine/ranking.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

using Places = std::array<int, 4>;

Places places(const Result& result) { return {result.place[0], result.place[1], result.place[2], result.place[3]}; }

TEST(Ranking, EqualsShareAPlaceAndThePlacesAfterThemAreLeftOut) {
  Result result;
  result.score = {7, 9, 7, -3};
  rank_places(result, 4);
  EXPECT_EQ(places(result), (Places{2, 1, 2, 4}));
  result.score = {};
  rank_places(result, 4);
  EXPECT_EQ(places(result), (Places{1, 1, 1, 1}));
}

TEST(Ranking, BetweenEqualScoresTiesDecideInTheirOrder) {
  Result result;
  result.score = {5, 5, 5, 5};
  result.ties.push({"first", {"first", "pierwsze"}, {1, 2, 1, 1}});
  result.ties.push({"second", {"second", "drugie"}, {9, 0, 9, 8}});
  rank_places(result, 4);
  EXPECT_EQ(places(result), (Places{2, 1, 2, 4}));
  result.score[3] = 6;
  rank_places(result, 4);
  EXPECT_EQ(places(result), (Places{3, 2, 3, 1}));
}

TEST(Ranking, SeatsThatAreNotInTheGameHaveNoPlace) {
  Result result;
  result.score = {1, 2, 3, 4};
  rank_places(result, 2);
  EXPECT_EQ(places(result), (Places{2, 1, 0, 0}));
}

}  // namespace
}  // namespace kosmo

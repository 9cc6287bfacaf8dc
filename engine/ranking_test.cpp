#include "engine/ranking.h"

#include <gtest/gtest.h>

#include <tuple>

namespace kosmo {
namespace {

using Places = std::array<int, 4>;

Places places(const Result& result) { return {result.place[0], result.place[1], result.place[2], result.place[3]}; }

TEST(Ranking, EqualsShareAPlaceAndThePlacesAfterThemAreLeftOut) {
  Result result;
  result.score = {7, 9, 7, -3};
  rank_places(result, 4);
  EXPECT_EQ(places(result), (Places{2, 1, 2, 4}));
  rank_places(result, 4, [](Seat) { return 0; });
  EXPECT_EQ(places(result), (Places{1, 1, 1, 1}));
}

TEST(Ranking, TiesAreBrokenInTheOrderOfTheKey) {
  Result result;
  const std::array<std::tuple<int, int, int>, 4> keys{{{5, 1, 9}, {5, 2, 0}, {5, 1, 9}, {5, 1, 8}}};
  rank_places(result, 4, [&](Seat p) { return keys[p]; });
  EXPECT_EQ(places(result), (Places{2, 1, 2, 4}));
}

TEST(Ranking, SeatsThatAreNotInTheGameHaveNoPlace) {
  Result result;
  result.score = {1, 2, 3, 4};
  rank_places(result, 2);
  EXPECT_EQ(places(result), (Places{2, 1, 0, 0}));
}

}  // namespace
}  // namespace kosmo

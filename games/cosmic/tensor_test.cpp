#include "games/cosmic/cosmic.h"
#include "tests/support/mirror.h"

namespace kosmo::cosmic {
namespace {

// Who has answered a play by a power.
constexpr SeatBits kSets[] = {{"play", 6}};

TEST(CosmicTensor, OfAMirroredPositionIsTheSameFromTheNextChair) {
  expect_alike_from_the_next_chair<Cosmic>(game(), kSets);
}

}  // namespace
}  // namespace kosmo::cosmic

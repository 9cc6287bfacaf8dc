#include "games/cosmic/cosmic.h"
#include "tests/support/mirror.h"

namespace kosmo::cosmic {
namespace {

TEST(CosmicTensor, OfAMirroredPositionIsTheSameFromTheNextChair) { expect_alike_from_the_next_chair<Cosmic>(game()); }

}  // namespace
}  // namespace kosmo::cosmic

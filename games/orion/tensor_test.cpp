#include "games/orion/orion.h"
#include "tests/support/mirror.h"

namespace kosmo::orion {
namespace {

TEST(OrionTensor, OfAMirroredPositionIsTheSameFromTheNextChair) { expect_alike_from_the_next_chair<Orion>(game()); }

}  // namespace
}  // namespace kosmo::orion

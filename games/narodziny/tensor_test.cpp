#include "games/narodziny/narodziny.h"
#include "tests/support/mirror.h"

namespace kosmo::narodziny {
namespace {

TEST(NarodzinyTensor, OfAMirroredPositionIsTheSameFromTheNextChair) {
  expect_alike_from_the_next_chair<Narodziny>(game());
}

}  // namespace
}  // namespace kosmo::narodziny

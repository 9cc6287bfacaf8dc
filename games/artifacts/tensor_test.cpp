#include "games/artifacts/artifacts.h"
#include "tests/support/mirror.h"

namespace kosmo::artifacts {
namespace {

TEST(ArtifactsTensor, OfAMirroredPositionIsTheSameFromTheNextChair) {
  expect_alike_from_the_next_chair<Artifacts>(game());
}

}  // namespace
}  // namespace kosmo::artifacts

// Content packs: how a pack with mistakes is refused, with file, line and key, and that a sound one is played with.
#include "games/artifacts/content.h"

#include "tests/support/pack_test.h"

namespace kosmo::artifacts {
namespace {

class ArtifactsContent : public PackTest {
 protected:
  ArtifactsContent() : PackTest("artifacts", load) { content(); }
  static std::vector<Problem> load() {
    Content loaded;
    return load_content(loaded);
  }
};

TEST_F(ArtifactsContent, our_own_content_has_no_mistake) {
  Content loaded;
  const auto problems = load_content(loaded);
  EXPECT_TRUE(problems.empty()) << all(problems);
  EXPECT_EQ(loaded.hash, content().hash);
}

TEST_F(ArtifactsContent, an_unknown_effect_is_refused_where_it_stands) {
  expect_refused("technologies.toml", "T31", "effects = [\"gain_vp 1\"]", "effects = [\"gain_glory 1\"]", "effects",
                 "gain_glory");
  expect_refused("ships.toml", "S05", "abilities = [\"bonus 3\"]", "abilities = [\"bonus\"]", "abilities", "bonus");
  expect_refused("artifacts.toml", "A15", "effects = [\"gain_vp 4\"]", "effects = [\"gain_vp four\"]", "effects",
                 "gain_vp four");
}

TEST_F(ArtifactsContent, an_effect_in_the_wrong_place_is_refused) {
  expect_refused("ships.toml", "S05", "abilities = [\"bonus 3\"]", "abilities = [\"gain_vp 3\"]", "abilities",
                 "'gain_vp' cannot stand here");
  expect_refused("technologies.toml", "T31", "cost = [\"pay_credits 3\"]", "cost = [\"gain_vp 3\"]", "cost",
                 "'gain_vp' cannot stand here");
  expect_refused("technologies.toml", "T13", "effects = [\"mod_cost develop -1\"]", "effects = [\"draw_resource 1\"]",
                 "effects", "'draw_resource' cannot stand here");
  expect_refused("factions.toml", "F1", "effects = [\"gain_artifact 1\"]", "effects = [\"bonus 1\"]", "effects",
                 "'bonus' cannot stand here");
}

TEST_F(ArtifactsContent, sections_conditions_and_numbers_are_checked) {
  expect_refused("resources.toml", "R46", "a = \"blue 1 exploration\"", "a = \"blue 4 exploration\"", "a",
                 "blue 4 exploration");
  expect_refused("resources.toml", "R46", "number = 3", "number = 5", "number", "5");
  expect_refused("technologies.toml", "T01", "\"n_planets 4 gives 1 2\"", "\"n_moons 4 gives 1 2\"", "scores",
                 "n_moons");
  expect_refused("planets.toml", "P21", "kind = \"extermination\"", "kind = \"extinction\"", "kind", "extinction");
}

}  // namespace
}  // namespace kosmo::artifacts

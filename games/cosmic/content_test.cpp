// Content packs: how a pack with mistakes is refused, with file, line and key.
#include "games/cosmic/content.h"

#include "tests/support/pack_test.h"

namespace kosmo::cosmic {
namespace {

class CosmicContent : public PackTest {
 protected:
  CosmicContent() : PackTest("cosmic", load) { content(); }
  static std::vector<Problem> load() {
    Content loaded;
    return load_content(loaded);
  }
};

TEST_F(CosmicContent, our_own_content_has_no_mistake) {
  Content loaded;
  const auto problems = load_content(loaded);
  EXPECT_TRUE(problems.empty()) << all(problems);
  EXPECT_EQ(loaded.hash, content().hash);
}

TEST_F(CosmicContent, roles_phases_and_uses_are_checked) {
  expect_refused("powers.toml", "amoeba", "role = \"main-player\"", "role = \"leader\"", "role", "leader");
  expect_refused("powers.toml", "amoeba", "phases = [\"planning\"]", "phases = [\"dreaming\"]", "phases", "dreaming");
  expect_refused("powers.toml", "amoeba", "use = \"optional\"", "use = \"never\"", "use", "never");
  expect_refused("flares.toml", "flare-amoeba", "wild.role = \"main-player\"", "wild.role = \"leader\"", "wild.role",
                 "leader");
}

TEST_F(CosmicContent, unknown_keys_are_refused) {
  expect_refused("cards.toml", "morph", "source = ", "value = 3\nsource = ", "value", "value");
}

TEST_F(CosmicContent, entries_stand_in_the_order_of_the_rules) {
  change("powers.toml", "\"amoeba\"", "amoeba", "omoeba");
  const auto problems = load_pack();
  ASSERT_EQ(problems.size(), 1u) << all(problems);
  EXPECT_NE(problems[0].en.find("entry 1 must be 'amoeba'"), std::string::npos) << problems[0].en;
}

// Words may be corrected while games go on; what a game is played with may not.
TEST_F(CosmicContent, words_do_not_count_in_the_hash) {
  change("cards.toml", "\"morph\"", "An encounter card.", "One encounter card.");
  change("flares.toml", "\"flare-amoeba\"", "You may raise", "You can raise");
  Content loaded;
  load_pack();
  EXPECT_TRUE(load_content(loaded).empty());
  EXPECT_EQ(loaded.hash, content().hash);
  change("powers.toml", "\"amoeba\"", "use = \"optional\"", "use = \"mandatory\"");
  EXPECT_TRUE(load_content(loaded).empty());
  EXPECT_NE(loaded.hash, content().hash);
}

}  // namespace
}  // namespace kosmo::cosmic

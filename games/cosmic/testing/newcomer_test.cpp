// A new alien is a file and its entries in the content, and nothing else has to know it: in this program the list of
// the aliens has newcomer.cpp, and nothing is compiled anew but that list.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include <unistd.h>

#include "engine/content.h"
#include "engine/game.h"
#include "engine/scenario.h"
#include "games/cosmic/rules/powers.h"
#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {
namespace {

namespace fs = std::filesystem;
const fs::path kHere = fs::path(KOSMOTEKA_SOURCE) / "games/cosmic/testing";

std::string text_of(const fs::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}
// From one heading to the next, the entry that holds this text.
struct Span {
  std::size_t from, length;
};
Span entry_with(const std::string& text, std::string_view heading, std::string_view wanted) {
  const std::size_t from = text.rfind(heading, text.find(wanted));
  const std::size_t end = std::min(text.find("\n[[", from + 1), text.size());
  return {from, end - from};
}

// The content of the game with the entries of the newcomer in it.
class NewContent : public testing::Environment {
 public:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("kosmoteka-newcomer-" + std::to_string(getpid()));
    fs::create_directories(folder_ / "cosmic");
    replace("powers.toml", "[[power]]", "id = \"amoeba\"");
    replace("flares.toml", "[[flare]]", "id = \"flare-amoeba\"");
    set_content_dir(folder_.string());
    register_game(game());
  }
  void TearDown() override { fs::remove_all(folder_); }

 private:
  void replace(const std::string& name, std::string_view heading, std::string_view id) const {
    std::string text = text_of(kHere.parent_path() / "content" / name);
    const std::string ours = text_of(kHere / "newcomer.toml");
    const Span theirs = entry_with(text, heading, id), mine = entry_with(ours, heading, id);
    text.replace(theirs.from, theirs.length, ours.substr(mine.from, mine.length));
    std::ofstream(folder_ / "cosmic" / name) << text;
  }
  fs::path folder_;
};
[[maybe_unused]] const auto* const content_of_the_newcomer = testing::AddGlobalTestEnvironment(new NewContent);

TEST(CosmicNewcomer, CE_ZAP_01_a_file_brings_a_power_and_a_flare) {
  for (const ScenarioReport& report : run_scenario_file((kHere / "newcomer_scenario.toml").string()))
    EXPECT_FALSE(report.failure()) << report.title.en << "\n" << report.failure().en;
}

TEST(CosmicNewcomer, CE_GEN_02_readers_see_its_entries) {
  const int number = alien_named("amoeba");
  EXPECT_EQ(power(number).name_en, "Lodge");
  bool has_text = false;
  for (const CardText& card : Cosmic::cards()) has_text = has_text || card.text_en.find("add 7") != std::string::npos;
  EXPECT_TRUE(has_text);
}

TEST(CosmicNewcomer, CE_GEN_02_random_games_with_it_come_to_an_end) {
  Options options = game().standard_options();
  options[kOptionPowers] = 1;
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    play_at_random(
        4, seed, [](const State&, Action, const State& s) { ASSERT_FALSE(Cosmic::broken_invariant(s)); }, options);
}

}  // namespace
}  // namespace kosmo::cosmic

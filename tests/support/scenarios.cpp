// Every scenario of one game, KOSMOTEKA_GAME, a test for each folder of them. It is part of the game's test program.
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include "engine/scenario.h"
#include "games/register.h"

namespace kosmo {
namespace {

namespace fs = std::filesystem;
const fs::path kScenarios = fs::path(KOSMOTEKA_SOURCE) / "games" / KOSMOTEKA_GAME / "scenarios";

std::vector<fs::path> scenarios() {
  std::vector<fs::path> files;
  if (!fs::exists(kScenarios)) return files;
  for (const auto& entry : fs::recursive_directory_iterator(kScenarios))
    if (entry.path().extension() == ".toml" && entry.path().filename() != "positions.toml")
      files.push_back(entry.path());
  return files;
}

// Below kScenarios.
std::string folder_of(const fs::path& file) { return fs::relative(file.parent_path(), kScenarios).string(); }

std::set<std::string> folders() {
  std::set<std::string> names;
  for (const fs::path& file : scenarios()) names.insert(folder_of(file));
  return names;
}

class Scenarios : public testing::TestWithParam<std::string> {};

TEST_P(Scenarios, Hold) {
  register_games();
  for (const fs::path& file : scenarios()) {
    if (folder_of(file) != GetParam()) continue;
    for (const ScenarioReport& report : run_scenario_file(file.string())) {
      EXPECT_FALSE(report.failure()) << report.title.en << "\n" << report.failure().en;
      EXPECT_FALSE(report.rules.empty()) << file;
    }
  }
}

// Only of a game's own scenarios: whoever writes one for himself may do with one language.
TEST(ScenarioTitles, AreInBothLanguages) {
  for (const fs::path& file : scenarios()) {
    int english = 0, polish = 0;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
      const std::string key = line.substr(0, line.find_first_of(" ="));
      english += key == "title", polish += key == "title_pl";
    }
    EXPECT_GT(english, 0) << file;
    EXPECT_EQ(english, polish) << file << ": every title needs a title_pl";
  }
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Scenarios);  // a game may begin without
INSTANTIATE_TEST_SUITE_P(Game, Scenarios, testing::ValuesIn(folders()),
                         [](const testing::TestParamInfo<std::string>& info) {
                           std::string name = info.param;
                           for (char& c : name)
                             if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
                           return name;
                         });

}  // namespace
}  // namespace kosmo

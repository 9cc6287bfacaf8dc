// The 32 ability cards as a set. What each of them does is shown by its scenarios, scenarios/abilities.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "games/narodziny/content.h"

namespace kosmo::narodziny {
namespace {

std::string text_of(const std::filesystem::path& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

TEST(NarodzinyAbilities, EveryCardHasAScenarioThatNamesItAndUsesIt) {
  std::string titles_of_using[kCards];
  for (const auto& entry :
       std::filesystem::directory_iterator(KOSMOTEKA_SOURCE "/games/narodziny/scenarios/abilities")) {
    const std::string text = text_of(entry.path());
    const std::string title = text.substr(0, text.find('\n'));
    for (int card = 0; card < kCards; ++card) {
      const std::string& id = ability(card).id;
      const bool uses =
          text.find("\"use " + id) != std::string::npos || text.find("\"release-with " + id) != std::string::npos;
      if (uses && title.find(id) != std::string::npos) titles_of_using[card] += title;
    }
  }
  for (int card = 0; card < kCards; ++card) {
    EXPECT_NE(titles_of_using[card], "") << ability(card).id;
    EXPECT_NE(titles_of_using[card].find(ability(card).name_en.substr(0, ability(card).name_en.find(':'))),
              std::string::npos)
        << ability(card).id << " should be called " << ability(card).name_en;
  }
}

}  // namespace
}  // namespace kosmo::narodziny

// The 32 ability cards as a set. What each of them does is shown by its scenarios, scenarios/abilities.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "games/narodziny/content.h"
#include "games/narodziny/test_helpers.h"

namespace json = boost::json;

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

TEST(NarodzinyAbilities, NK_ABL_06_NK_COL_04_everybody_sees_whose_markers_lie_on_which_control) {
  constexpr std::uint8_t kTimeCard = kCardsPerDeck, kGravityCard = 2 * kCardsPerDeck;
  Position p(game(), 3, {}, 5);
  State& s = *static_cast<State*>(p.data());
  s.of(kPink).ability[0] = kGravityCard;
  s.of(kPink).ability[3] = kGravityCard + 1;
  s.of(kGreen).ability[2] = kTimeCard;
  const json::object wanted{{"light", json::array{}},
                            {"time", json::array{"green"}},
                            {"gravity", json::array{"pink", "pink"}},
                            {"chemistry", json::array{}}};
  for (const Seat viewer : {kPink, kGreen, kSpectator})
    EXPECT_EQ(json::parse(p.view(viewer).json()).at("state").at("ability_markers"), wanted);
}

}  // namespace
}  // namespace kosmo::narodziny

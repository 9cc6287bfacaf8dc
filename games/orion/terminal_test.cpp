// The board in a terminal: whole letters, lines that fit, and what a player must know at a glance.
#include <gtest/gtest.h>

#include "engine/drawing.h"
#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"

namespace kosmo::orion {
namespace {

std::string board(const State& s, Seat viewer, Lang lang, int width = 100) {
  return Orion::draw(game().view(&s, viewer), {lang, false, width});
}

// The words of a line, with one space between them.
std::string divided_by_spaces(const std::string& line) {
  std::string out;
  for (const std::string& word : divided(line, ' '))
    if (!word.empty()) out += (out.empty() ? "" : " ") + word;
  return out;
}

// Every byte belongs to a letter: a leading one says how many follow.
bool is_whole_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i++]);
    if ((lead & 0xC0) == 0x80) return false;
    for (int follow = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0; follow > 0; --follow)
      if (i >= text.size() || (static_cast<unsigned char>(text[i++]) & 0xC0) != 0x80) return false;
  }
  return true;
}

TEST(OrionTerminal, BoardsOfRandomGamesAreWholeAndFitTheirWidth) {
  int cut = 0;
  for (int seats = 2; seats <= 4; ++seats)
    play_at_random(seats, 3, [&](const State&, Action, const State& s) {
      for (const Lang lang : {Lang::kEnglish, Lang::kPolish}) {
        const std::string drawn = board(s, 0, lang);
        ASSERT_TRUE(is_whole_utf8(drawn)) << drawn;
        cut += drawn.find("…") != std::string::npos;
        for (const std::string& line : divided(drawn, '\n')) ASSERT_LE(columns_of(line), 100) << line;
      }
    });
  EXPECT_GT(cut, 100);  // long names do not fit beside three others
}

TEST(OrionTerminal, ShowsTheDevelopmentLevelOfEverybodyOnceItWasRead) {
  State s = fresh(2, 1, {1, 0});
  EXPECT_EQ(board(s, 0, Lang::kEnglish).find("development level"), std::string::npos);
  s.of(0).level = Level::kHigh;
  s.of(1).level = Level::kMedium;
  for (Player& p : s.players) p.available = 4, p.reserve = 6;
  EXPECT_NE(board(s, 0, Lang::kEnglish).find("development level high"), std::string::npos);
  EXPECT_NE(board(s, 0, Lang::kEnglish).find("development level medium"), std::string::npos);
  EXPECT_NE(board(s, 0, Lang::kPolish).find("poziom rozwoju średni"), std::string::npos);
}

TEST(OrionTerminal, FulcrumSandebarLiesAtTheBottomOfHisSystem) {
  State s = fresh(2, 1, {1, 0});
  const auto lies = [&](std::string_view line) { return board(s, 0, Lang::kEnglish).find(line) != std::string::npos; };
  EXPECT_FALSE(lies("system F"));
  for (std::uint8_t id = 0; id < kAdvisors; ++id)
    if (advisor(id).own_system) s.of(0).advisor = id;
  EXPECT_TRUE(lies("system F\n  ▸   Fulcrum Sandebar"));
  s.of(0).systems[kFulcrumSystem].push(0);
  EXPECT_FALSE(lies("▸   Fulcrum Sandebar"));
  EXPECT_TRUE(lies("      Fulcrum Sandebar"));
}

TEST(OrionTerminal, a_hand_card_tells_colour_cost_production_and_points_without_inks) {
  State s = fresh(2, 1, {1, 0});
  s.of(0).hand = {};
  s.of(0).hand.add(kind_called("civilian_transport"));
  s.of(0).hand.add(kind_called("galactic_cybernet"));
  const auto line_of = [&](std::string_view name, Seat viewer, Lang lang) {
    for (const std::string& line : divided(board(s, viewer, lang), '\n'))
      if (line.find(name) != std::string::npos) return divided_by_spaces(line);
    return std::string();
  };
  EXPECT_EQ(line_of("Civilian Transport", 0, Lang::kEnglish), "Civilian Transport blue 3P 1F 3");
  EXPECT_EQ(line_of("Transportowiec cywilny", 0, Lang::kPolish), "Transportowiec cywilny niebieski 3P 1Ż 3");
  EXPECT_TRUE(line_of("Galactic Cybernet", 0, Lang::kEnglish).ends_with(" ?"));
  EXPECT_EQ(line_of("Civilian Transport", 1, Lang::kEnglish), "") << "others see how many, not which";
}

TEST(OrionTerminal, a_built_card_tells_its_colour_without_inks) {
  State s = fresh(2, 1, {1, 0});
  for (const char* id : {"civilian_transport", "frigate"})
    s.of(0).systems[0].push(static_cast<std::uint8_t>(kind_called(id)));
  EXPECT_NE(board(s, 0, Lang::kEnglish).find("▸ R Frigate"), std::string::npos);
  EXPECT_NE(board(s, 0, Lang::kEnglish).find("  B Civilian Transport"), std::string::npos);
  EXPECT_NE(board(s, 0, Lang::kPolish).find("  N Transportowiec cywilny"), std::string::npos);
}

TEST(OrionTerminal, a_card_looked_up_tells_what_is_printed_on_it) {
  for (const CardText& card : game().cards())
    if (card.id == "civilian_transport") {
      EXPECT_EQ(card.printed_en, "Colour: blue. Cost: 3 production. Yields: 1 food. VP: 3.");
      EXPECT_EQ(card.printed_pl, "Kolor: niebieski. Koszt: 3 poziomy produkcji. Produkuje: 1 sztukę żywności. PZ: 3.");
    } else if (card.id == "galactic_cybernet") {
      EXPECT_TRUE(card.printed_en.ends_with(" VP: ?.")) << card.printed_en;
    }
}

}  // namespace
}  // namespace kosmo::orion

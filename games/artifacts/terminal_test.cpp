// The board in a terminal: whole letters, lines that fit, and what a player must know at a glance.
#include <algorithm>

#include <gtest/gtest.h>

#include "engine/drawing.h"
#include "games/artifacts/rules/rules.h"
#include "games/artifacts/test_helpers.h"

namespace kosmo::artifacts {
namespace {

std::string board(const State& s, Seat viewer, Lang lang, int width = 80, bool colour = false) {
  return Artifacts::draw(game().view(&s, viewer), {lang, colour, width});
}

// Unlike divided() it keeps the spaces at the edges: they take columns.
std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    out.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

// The words of the first line that has this in it, with one space between them.
std::string line_with(const std::string& board, std::string_view part) {
  for (const std::string& line : divided(board, '\n')) {
    if (line.find(part) == std::string::npos) continue;
    std::string out;
    for (const std::string& word : divided(line, ' '))
      if (!word.empty()) out += (out.empty() ? "" : " ") + word;
    return out;
  }
  return "";
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

// A table at white's turn, with what each test lays out.
State at_turn() {
  State s = empty_table();
  s.active = s.first = 0;
  s.core.push(Kind::kAction, 0);
  return s;
}

TEST(ArtifactsTerminal, BoardsOfRandomGamesAreWholeAndFitTheirWidth) {
  int drawn = 0;
  for (int seats = 2; seats <= 5; ++seats)
    play_at_random(seats, 3, [&](const State&, Action, const State& s) {
      if (s.core.decisions % 29 != 0) return;
      const int width = s.core.decisions % 2 == 0 ? 80 : 120;
      for (const Lang lang : {Lang::kEnglish, Lang::kPolish})
        for (const bool colour : {false, true}) {
          const std::string text = board(s, 0, lang, width, colour);
          ASSERT_TRUE(is_whole_utf8(text)) << text;
          for (const std::string& line : lines_of(text)) ASSERT_LE(columns_of(line), width) << line;
          ++drawn;
        }
    });
  EXPECT_GT(drawn, 40);
}

TEST(ArtifactsTerminal, ink_changes_no_word) {
  const auto without_ink = [](const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] != '\x1b') {
        out += text[i];
        continue;
      }
      while (text[i] != 'm') ++i;
    }
    return out;
  };
  const auto words = [](const std::string& text) { return split_words(text); };
  int drawn = 0;
  play_at_random(2, 5, [&](const State&, Action, const State& s) {
    if (s.core.decisions % 25 != 0) return;
    ++drawn;
    EXPECT_EQ(words(without_ink(board(s, 0, Lang::kPolish, 80, true))), words(board(s, 0, Lang::kPolish)));
  });
  EXPECT_GT(drawn, 0);
}

TEST(ArtifactsTerminal, shows_the_alien_system_with_equal_rows_as_one) {
  State s = at_turn();
  s.system = static_cast<std::uint8_t>(system_called("X5"));
  const std::string en = board(s, 0, Lang::kEnglish);
  EXPECT_EQ(line_with(en, "Alien System:"), "Alien System: Guardian Gate");
  EXPECT_NE(en.find("2 or less  the Ship is destroyed"), std::string::npos) << en;
  EXPECT_NE(en.find("nothing happens"), std::string::npos);
  EXPECT_NE(board(s, 0, Lang::kPolish).find("8 lub więcej  zdobywasz 1 Artefakt; otrzymujesz 3 PZ"), std::string::npos);
}

TEST(ArtifactsTerminal, a_card_of_an_empire_tells_side_kind_and_tokens) {
  State s = at_turn();
  into_empire(s, 0, "S01", Side::kOperational);
  into_empire(s, 1, "P21", Side::kLogistic);
  s.tokens[card_called("P21")] = 2;
  put(s.of(1).blocked, card_called("P21"));
  EXPECT_EQ(line_with(board(s, 0, Lang::kEnglish), "O Far Lantern"), "Ships O Far Lantern Exploration");
  EXPECT_EQ(line_with(board(s, 0, Lang::kPolish), "O Daleka Latarnia"), "Statki O Daleka Latarnia Eksploracja");
  EXPECT_EQ(line_with(board(s, 0, Lang::kEnglish), "L Calcine"), "Planets L Calcine Extermination ■2");
  // Where there is room, also what the side says.
  EXPECT_NE(board(s, 0, Lang::kEnglish, 120).find("Exploration    Attack Value +1."), std::string::npos);
  EXPECT_NE(board(s, 0, Lang::kPolish, 160).find("Budowa Statku kosztuje o 2 czerwone ikony mniej."),
            std::string::npos);
}

TEST(ArtifactsTerminal, shows_the_sections_under_planets_and_those_attached) {
  State s = at_turn();
  into_empire(s, 0, "P01", Side::kOperational);
  put(s.of(0).stage, card_called("S21"));
  const int produced = resource_called("R46"), attached = resource_called("R76");
  s.lying_on[produced] = static_cast<std::uint8_t>(card_called("P01"));
  s.section_b.add(produced);
  s.of(0).produced.add(produced);
  s.lying_on[attached] = static_cast<std::uint8_t>(card_called("S21"));
  s.of(0).attached.add(attached);
  const std::string en = board(s, 1, Lang::kEnglish);
  EXPECT_EQ(line_with(en, "R46"), "└ 3 red icons (R46)");
  EXPECT_EQ(line_with(en, "R76"), "└ 3/5: 3 red icons (R76)");
  EXPECT_EQ(line_with(en, "Black Death"), "Ships Black Death Extermination");
  EXPECT_EQ(line_with(board(s, 1, Lang::kPolish), "R46"), "└ 3 czerwone ikony (R46)");
}

TEST(ArtifactsTerminal, only_its_owner_sees_a_hand) {
  State s = at_turn();
  s.of(0).hand.add(resource_called("R46"));
  EXPECT_EQ(line_with(board(s, 0, Lang::kEnglish), "R46"), "R46 3 1 blue icon, Exploration 3 red icons, Exploitation");
  EXPECT_EQ(line_with(board(s, 0, Lang::kPolish), "R46"),
            "R46 3 1 niebieska ikona, Eksploracja 3 czerwone ikony, Eksploatacja");
  EXPECT_EQ(line_with(board(s, 1, Lang::kEnglish), "R46"), "");
  EXPECT_EQ(line_with(board(s, kSpectator, Lang::kEnglish), "R46"), "");
}

TEST(ArtifactsTerminal, shows_points_bank_and_what_cards_cost) {
  State s = at_turn();
  s.of(0).faction = static_cast<std::uint8_t>(faction_called("F1"));
  s.of(0).vp = 12;
  s.of(0).bank = 9;
  into_empire(s, 0, "P01", Side::kOperational);
  const std::string en = board(s, 0, Lang::kEnglish);
  EXPECT_TRUE(line_with(en, "VP 12").starts_with("White Star Union VP 12 (if it ended now: 13) Bank 9/15 hand 0"))
      << line_with(en, "VP 12");
  EXPECT_EQ(line_with(en, "Costs now"), "Costs now: Purchase 5, Ships 5, Technologies 5, Planets 6");
  EXPECT_EQ(line_with(en, "Faction action"), "Faction action: Spend 5 red icons and 2 Credits: gain 1 Artifact.");
  EXPECT_EQ(line_with(board(s, 0, Lang::kPolish), "Koszty"),
            "Koszty teraz: Zakup 5, Statki 5, Technologie 5, Planety 6");
}

TEST(ArtifactsTerminal, shows_an_attack_on_a_player_with_the_plan_in_use) {
  State s = at_turn();
  into_empire(s, 0, "S01", Side::kOperational);
  s.attack.target = 1;
  s.attack.ship = static_cast<std::uint8_t>(index_of(card_called("S01")));
  s.attack.plan = static_cast<std::uint8_t>(plan_called("D05"));
  const std::string en = board(s, 0, Lang::kEnglish);
  EXPECT_EQ(line_with(en, "Attack, target"), "Attack, target: blue Ship: Far Lantern plan: Ransom Treaty");
  EXPECT_NE(en.find("the defender loses up to 1 Credit, and you gain as many"), std::string::npos) << en;
}

TEST(ArtifactsTerminal, tells_artifacts_and_plans) {
  State s = at_turn();
  s.of(0).artifacts.add(artifact_called("A10"));
  s.of(1).artifacts.add(artifact_called("A15"));
  s.of(1).plans.add(plan_called("D01"), kEverybody);
  s.of(1).plans.add(plan_called("D02"));
  const std::string en = board(s, 0, Lang::kEnglish);
  EXPECT_EQ(line_with(en, "Golden Ledger"), "Golden Ledger: Gain 10 Credits.");
  EXPECT_EQ(line_with(en, "Sealed Reliquary"), "Artifacts Sealed Reliquary");
  EXPECT_EQ(line_with(en, "Minefield"), "Defence Plans Minefield, 1 unknown");
  EXPECT_EQ(line_with(board(s, 1, Lang::kEnglish), "Minefield"), "Defence Plans Minefield, Decoy Fleet");
}

}  // namespace
}  // namespace kosmo::artifacts

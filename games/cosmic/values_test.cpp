// Table 10.1 of the document on aliens: what Mirror and Tripler make of every attack card. Each entry is played.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "engine/scenario.h"
#include "games/cosmic/test_helpers.h"
#include "games/register.h"

namespace kosmo::cosmic {
namespace {

// The columns of the table.
enum Column { kAttack, kCopies, kMirror, kTripler, kSuperTripler, kWildTripler, kBoth, kColumns };

// Red shows this attack against a negotiate card; is what is expected then seen?
Problem shown(const std::string& attack, const std::string& given, const std::string& play) {
  register_games();
  return run_scenario(fmt::format(R"(
title = "an attack"
title_pl = "atak"
rules = ["CE-TIM-13"]
game  = "cosmic"
seats = ["red", "green", "yellow", "blue"]
base  = "reveal red green green-1 attack-{} negotiate"
options = {{ flares = 1 }}
[given]
{}
[[play]]
{}
)",
                                  attack, given, play),
                      "values.toml")
      .failure();
}
std::string alien(std::string_view seat, std::string_view name, std::string_view second) {
  return fmt::format(
      "\"/players/{0}/alien\" = \"{1}\"\n\"/players/{0}/dealt\" = {{ first = \"{1}\", second = \"{2}\" }}\n", seat,
      name, second);
}
std::string after(std::string_view moment) { return fmt::format("\"/moment\" = \"{}\"\n", moment); }
// After the reveal, before the window in which totals change.
std::string revealed(std::string_view attack) {
  return after("after-reveal-cards") + "\"/is_revealed\" = 1\n" +
         fmt::format("\"/counts_as\" = {{ offense = \"attack-{}\", defense = \"negotiate\" }}\n", attack);
}
std::string red_is_tripler() { return alien("red", "tripler", "spiff"); }
std::string green_has_called_a_reversal() {
  return alien("green", "mirror", "void") +
         "\"/zapped\" = [\"human\", \"clone\", \"trader\"]\n\"/powers_used\" = [\"mirror\"]\n"
         "\"/in_force\" = [{ what = \"power-mirror\", seat = \"green\", effect = 0, widened = 0, kept = 0, named = "
         "\"null\" }]\n";
}
// Nobody plays anything, and green, who holds a reinforcement, is asked when the values of cards are settled.
std::string settled() {
  return "\"/flares\" = 0\n\"/players/green/hand\" = [\"reinforcement-2\"]\n"
         "\"/discard\" = [\"card-zap\", \"card-zap\", \"cosmic-zap\", \"cosmic-zap\", \"emotion-control\", "
         "\"force-field\", "
         "\"ionic-gas\", \"mobius-tubes\", \"mobius-tubes\", \"plague\", \"quash\", \"reinforcement-2\", "
         "\"reinforcement-3\", \"reinforcement-3\", \"reinforcement-3\", \"reinforcement-5\"]\n";
}
std::string is_worth(std::string_view entry, int printed) {
  return fmt::format("asked = \"green\"\nexpect = {{ \"/more/offense\" = {} }}",
                     std::stoi(std::string(entry)) - printed);
}
std::string is_heard(std::string_view entry) {
  return fmt::format("hears = {{ blue = \"The card of red counts as {} now.\" }}", std::stoi(std::string(entry)));
}

TEST(CosmicValues, table_10_1_every_attack_as_mirror_and_tripler_change_it) {
  const std::vector<Row> rows = document_table("### 10.1", kEnglishAliens);
  ASSERT_EQ(rows.size(), static_cast<std::size_t>(kAttacks));
  for (int face = 0; const Row& row : rows) {
    ASSERT_EQ(row.size(), static_cast<std::size_t>(kColumns));
    const std::string attack = row[kAttack];
    const int printed = kAttackValues[face];
    EXPECT_EQ(std::stoi(attack), printed);
    EXPECT_EQ(std::stoi(row[kCopies]), copies_of(face++)) << attack;
    const auto expect_shown = [&](const std::string& given, const std::string& play) {
      const Problem failure = shown(attack, given, play);
      EXPECT_FALSE(failure) << "attack " << attack << ": " << failure.en;
    };
    const std::string tripler = red_is_tripler(), flare = "\"/players/red/hand\" = [\"flare-tripler\"]\n",
                      cut = "\"/players/green/hand\" = [\"flare-tripler\"]\n" + after("reveal-before");
    expect_shown(settled() + green_has_called_a_reversal(), is_worth(row[kMirror], printed));
    expect_shown(settled() + tripler + revealed(attack), is_worth(row[kTripler], printed));
    expect_shown(tripler + flare + revealed(attack), "red = \"flare tripler\"\n" + is_heard(row[kSuperTripler]));
    if (row[kWildTripler] == "–")
      expect_shown(cut, "asked = \"green\"\ndenies = [\"flare tripler\"]");
    else
      expect_shown(cut, "green = \"flare tripler\"\n" + is_heard(row[kWildTripler]));
    expect_shown(settled() + green_has_called_a_reversal() + tripler, is_worth(row[kBoth], printed));
  }
}

}  // namespace
}  // namespace kosmo::cosmic

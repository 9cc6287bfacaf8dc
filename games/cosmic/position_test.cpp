// Positions put together by hand: what no game can come to is refused, in both languages, before anything is played.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "engine/scenario.h"
#include "engine/step_arguments.h"
#include "games/cosmic/cosmic.h"
#include "games/register.h"

namespace kosmo::cosmic {
namespace {

Problem laid(const std::string& given) {
  register_games();
  return run_scenario(fmt::format(R"(
title = "a position"
title_pl = "pozycja"
rules = ["CE-TIM-01"]
game  = "cosmic"
seats = ["red", "green", "yellow", "blue"]
base  = "success red"
[given]
{}
[[play]]
over = false
)",
                                  given),
                      "position.toml")
      .failure();
}
void expect_refused(const std::string& given, const std::string& why_en, const std::string& why_pl) {
  const Problem failure = laid(given);
  EXPECT_NE(failure.en.find(why_en), std::string::npos) << given << "\n" << failure.en;
  EXPECT_NE(failure.pl.find(why_pl), std::string::npos) << given << "\n" << failure.pl;
}

TEST(CosmicPosition, APlainOneIsTaken) { EXPECT_FALSE(laid("")) << laid("").en; }

TEST(CosmicPosition, ships_are_neither_more_nor_fewer) {  // CE-SHIP-01
  expect_refused("\"/players/red/warp\" = 1", "21 ships instead of 20", "statki: 21 zamiast 20");
  expect_refused("\"/planets/red/1\" = { red = 3 }", "19 ships instead of 20", "statki: 19 zamiast 20");
  EXPECT_FALSE(laid("\"/planets/red/1\" = { red = 3 }\n\"/players/red/warp\" = 1"));
}

TEST(CosmicPosition, the_power_follows_the_home_colonies) {  // CE-PWR-01
  expect_refused("\"/players/red/power_lost\" = 1", "not by the number of home colonies", "niezgodne z liczbą");
}

TEST(CosmicPosition, aliens_differ_and_were_dealt) {  // CE-SET-04
  expect_refused("\"/players/red/alien\" = \"macron\"", "before one player only", "tylko przed jednym graczem");
  expect_refused("\"/players/red/dealt\" = { first = \"human\", second = \"macron\" }", "two aliens of its own",
                 "dwóch własnych obcych");
}

TEST(CosmicPosition, steps_belong_to_their_windows) {  // CE-TIM-01
  expect_refused("\"/moment\" = \"launch\"", "the window that comes next", "krok następnego okna");
  expect_refused(
      "\"/moment\" = \"end-encounter\"\n\"/defense\" = \"green\"\n\"/target\" = \"green-1\"\n\"/steps\" = [{ step = "
      "\"another\", seat = \"red\" }, "
      "{ step = \"enter\", seat = \"null\", args = ['second-encounter'] }]",
      "'another' cannot wait here", "„another” nie może tu czekać");
}

// In the window for a second encounter nothing waits but the question for it, and what may come in any window.
TEST(CosmicPosition, no_step_waits_in_the_window_of_another) {  // CE-TIM-01
  int refused = 0;
  for (const StepRule<State>& step : Cosmic::steps()) {
    const bool is_here = step.name == "another" || step.name == "play";
    if (!step.may_wait || is_here) continue;
    std::string args;
    for (const StepInfo& info : game().steps())
      if (info.name == step.name)
        for (const StepInfo::Argument& argument : info.arguments) {
          const std::vector<std::string> names = names_of(argument, game());
          args += names.empty() ? "0, " : "\"" + names[0] + "\", ";
        }
    const Problem why = laid(fmt::format(
        "\"/steps\" = [{{ step = \"{}\", seat = \"red\", args = [{}] }}, {{ step = \"another\", seat = \"red\" }}, "
        "{{ step = \"enter\", seat = \"null\", args = [\"end-turn\"] }}]\n{}",
        step.name, args, step.name == "sheet" ? "\"/new_sheet\" = \"tick-tock\"" : ""));
    EXPECT_NE(why.en.find(fmt::format("'{}' cannot wait here", step.name)), std::string::npos) << why.en;
    ++refused;
  }
  EXPECT_GT(refused, 50);
}

TEST(CosmicPosition, a_window_alone_means_that_the_next_one_waits) {  // CE-TIM-01
  const auto step_after = [](const std::string& given) {
    register_games();
    return run_scenario(
               "title = 'x'\ntitle_pl = 'y'\nrules = ['CE-TIM-01']\ngame = 'cosmic'\n"
               "seats = ['red', 'green', 'yellow', 'blue']\nbase = 'encounter red'\n[given]\n" +
                   given + "[[play]]\nasked = 'red'\nstep = 'aim'\n",
               "position.toml")
        .failure();
  };
  const std::string green = "'/defense' = 'green'\n";
  EXPECT_EQ(step_after(green + "'/moment' = 'launch'\n").en, "");
  EXPECT_NE(step_after(green + "'/moment' = 'launch-aim'\n").en, "");
}

TEST(CosmicPosition, ships_stand_at_the_gate_only_in_an_encounter) {  // CE-LAU-02
  expect_refused("\"/planets/red/1\" = { red = 3 }\n\"/players/red/gate\" = 1", "there is no encounter",
                 "nie ma spotkania");
}

TEST(CosmicPosition, cards_lie_on_the_table_only_in_an_encounter) {  // CE-PLAN-01
  expect_refused("\"/laid/offense\" = \"attack-08\"", "there is no encounter", "nie ma spotkania");
}

TEST(CosmicPosition, ships_in_a_deal_are_those_of_somebody_who_plays) {  // CE-DEAL-30
  const auto offered = [](std::string_view term, int what) {
    return fmt::format(
        "\"/talk/first/seat\" = \"red\"\n\"/talk/second/seat\" = \"green\"\n\"/talk/offers_each\" = 10\n"
        "\"/talk/first/used\" = 1\n\"/talk/first/number\" = 1\n"
        "\"/talk/first/offer\" = [{{ term = \"{}\", giver = \"offense\", what = {} }}]",
        term, what);
  };
  constexpr int kEachOwner = 22;  // numbers of ships, from 0 to 21
  expect_refused(offered("ships", 4 * kEachOwner + 1), "ships of nobody", "statki kogoś, kto nie gra");
  EXPECT_FALSE(laid(offered("ships", 3 * kEachOwner + 1))) << laid(offered("ships", 3 * kEachOwner + 1)).en;
}

}  // namespace
}  // namespace kosmo::cosmic

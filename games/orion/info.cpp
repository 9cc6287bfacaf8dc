// What the game is: its names, options and statistics.
#include "games/orion/orion.h"
#include "games/orion/words.h"

namespace kosmo::orion {

// MO-VAR-04: each by itself.
static const Option kOptions[] = {
    {.key = "humans",
     .name = {"everybody plays Humans", "wszyscy grają Ludźmi"},
     .help = {"Beginner variant: everybody plays Humans, no alien races (MO-VAR-01).",
              "Wariant dla początkujących: wszyscy grają Ludźmi, bez ras obcych (MO-VAR-01)."}},
    {.key = "no-advisors",
     .name = {"no advisors", "bez doradców"},
     .help = {"Beginner variant: no advisors (MO-VAR-02).", "Wariant dla początkujących: bez doradców (MO-VAR-02)."}},
};

static const Statistic kStatistics[] = {{"race", {"race", "rasa"}, &kRaceKind},
                                        {"advisor", {"advisor", "doradca"}, &kAdvisorKind}};

// MO-SET-01: two to four players.
const GameInfo& Orion::info() {
  static const GameInfo kInfo = {
      .id = "orion",
      .name = {"Master of Orion: The Board Game", "Master of Orion: gra planszowa"},
      .blurb = {"Build up your systems, hire advisors and score the most victory points.",
                "Rozbudowuj układy, zatrudniaj doradców i zdobądź najwięcej punktów zwycięstwa."},
      .min_seats = 2,
      .max_seats = 4,
      .seat_names = kSeatNames,
      .options = kOptions,
      .rules_version = 2,
      .turn_rule = "MO-ACT-01",
      .over_rule = "MO-END-01",
      .max_decisions = 4000,
      .complete = true,
      .statistics = kStatistics,
      .minutes_low = 40,
      .minutes_high = 60,
      .weight = 2,
      .won_by =
          {"Whoever has the most victory points after 8 rounds wins: those of the track, of structures and for morale.",
           "Po 8 rundach wygrywa gracz, który ma najwięcej punktów zwycięstwa: zdobytych w trakcie gry, z własnych "
           "struktur i za morale."},
  };
  return kInfo;
}

Values Orion::statistic(const State& s, int which, Seat seat) {
  const int value = which == 0 ? s.of(seat).race : s.of(seat).advisor;
  return value == kNone ? Values() : one_value(value);
}

}  // namespace kosmo::orion

// What the game is: its names, options and statistics.
#include "games/narodziny/narodziny.h"
#include "games/narodziny/words.h"

namespace kosmo::narodziny {

// NK-VAR-04: these and no others.
static const Option kOptions[] = {
    {"overlap",
     {"overlapping turns", "przyspieszenie rozgrywki"},
     {"The next player may take the energy phase while the player before crafts (NK-VAR-01).",
      "Następny gracz może rozegrać fazę energii, gdy poprzedni buduje (NK-VAR-01)."},
     0,
     1,
     0,
     {}},
};

static const Statistic kStatistics[] = {{"order", {"order in round 1", "kolejność w rundzie 1"}, &kPlaceKind}};

const GameInfo& Narodziny::info() {
  static const GameInfo kInfo = {
      .id = "narodziny",
      .name = {"Crafting the Cosmos", "Narodziny kosmosu"},
      .blurb = {"Shift energy, place stars, nebulae and life, and craft the richest galaxy.",
                "Przemieszczaj energię, umieszczaj gwiazdy, mgławice oraz życie i zbuduj najbogatszą galaktykę."},
      .min_seats = 2,
      .max_seats = 4,
      .seat_names = kSeatNames,
      .options = kOptions,
      .rules_version = 1,
      .turn_rule = "NK-RND-01",
      .over_rule = "NK-FIN-01",
      .max_decisions = 8000,
      .complete = true,
      .statistics = kStatistics,
      .minutes_low = 60,
      .minutes_high = 90,
      .weight = 3,
      .won_by =
          {"Whoever has the most points wins: for completed nebulae, time crystals, advanced life, goals and sets of "
           "energy cards.",
           "Wygrywa gracz, który ma najwięcej punktów: za ukończone mgławice, kryształy czasu, zaawansowane formy "
           "życia, cele i zestawy kart energii."},
  };
  return kInfo;
}

// A place in the order of the first round: the first player marker has passed on once a round, but not between two
// players (NK-END-06).
Values Narodziny::statistic(const State& s, int, Seat seat) {
  const int passed = s.seats() > 2 ? s.round - 1 : 0;
  return one_value((seat - s.first + passed + kMaxRounds * s.seats()) % s.seats());
}

}  // namespace kosmo::narodziny

// What the game is: its names, options and statistics.
#include "games/artifacts/artifacts.h"
#include "games/artifacts/words.h"

namespace kosmo::artifacts {

// AA-VAR-03: these two and no others.
static const Option kOptions[] = {
    {.key = "chosen-factions",
     .name = {"factions are chosen", "wybór Frakcji"},
     .help = {"Players choose their factions one after another instead of a random deal (AA-VAR-01).",
              "Gracze kolejno wybierają Frakcje, zamiast otrzymać je losowo (AA-VAR-01)."}},
    {.key = "faction-end-bonus",
     .name = {"end bonus of the factions", "premia Frakcji na koniec gry"},
     .help = {"At the end factions give points for cards of a type and of a kind (AA-VAR-02).",
              "Na koniec Frakcje dają punkty za karty danego typu i Rodzaju (AA-VAR-02)."},
     .standard = 1},
};

static const Statistic kStatistics[] = {{"faction", {"faction", "Frakcja"}, &kFactionKind},
                                        {"card", {"card in the Empire", "karta w Imperium"}, &kCardName}};

// AA-SETUP-08: two to five players.
const GameInfo& Artifacts::info() {
  static const GameInfo kInfo = {
      .id = "artifacts",
      .name = {"Alien Artifacts", "Artefakty Obcych"},
      .blurb = {"Build an empire of planets, technologies and ships, and uncover what the aliens left behind.",
                "Zbuduj Imperium z Planet, Technologii i Statków i odkryj, co zostawili po sobie Obcy."},
      .min_seats = 2,
      .max_seats = 5,
      .seat_names = kSeatNames,
      .options = kOptions,
      .rules_version = 1,
      .turn_rule = "AA-TURN-01",
      .over_rule = "AA-END-04",
      .max_decisions = 30000,
      .complete = true,
      .statistics = kStatistics,
      .minutes_low = 60,
      .minutes_high = 90,
      .weight = 3,
      .won_by = {"Whoever has the most Victory Points wins: those gained in play, one for each card of the Empire, "
                 "and what Technologies score at the end.",
                 "Wygrywa gracz, który ma najwięcej Punktów Zwycięstwa: zdobytych w trakcie gry, po jednym za każdą "
                 "kartę Imperium i z Technologii na koniec gry."},
  };
  return kInfo;
}

Values Artifacts::statistic(const State& s, int which, Seat seat) {
  const Player& p = s.of(seat);
  if (which == 0) return p.faction == kNone ? Values() : one_value(p.faction);
  Values cards;
  each_card(p.empire, [&](int card) { cards.set(static_cast<std::size_t>(card)); });
  return cards;
}

}  // namespace kosmo::artifacts

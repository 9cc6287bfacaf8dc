// What a position is worth, in parts: the table as it lies, and an encounter that is under way. Only what the viewer
// knows is looked at: of others' hands their size, of cards face down that they lie there.
#pragma once

#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {

// In tenths of a colony. The figures were found by trying changes of them in games between greedy bots.
struct Weights {
  Array<double, 7> foreign = {{{0, 10, 21, 33, 47, 90, 95}}};  // so many foreign colonies
  double home = 1.5, power = 3;                                // a home colony; enough of them for the power
  double ship = 0.7;                                           // that is not in the warp
  double guard_foreign = 1.0, guard_home = 0.6;                // times the root of the ships of a colony
  double unknown_card = 1.0, reward = 0.9;
  double looted = 2.2, given = 0.5;       // a card that is chosen from a hand by its taker, by its giver
  double technology = 4, research = 0.5;  // completed; for a ship on one, as far as it counts
  double lead = 14;                       // so many points more are worth e times the share
  // What is not known yet.
  double next_encounter = 3.0;  // for who may have one
  double attacked = 1.0;        // for who will be met
  double scale_laid = 2.5, scale_open = 1.5;
  int launched = 3;                        // ships, before they are sent
  double joins = 0.5, joined_ships = 2.0;  // of who is invited
  double talk = 0.35;                      // that bargaining ends with a colony for both
  double accepted = 0.5, refused = 0.05, named = 0.15, simple = 0.9;
  double use = 0.25;  // of an own power, beyond what can be seen of it
};
inline constexpr Weights kWeights;

double worth_of_card(int face);            // in hand
int best_attack_face(const State&, Seat);  // that this seat holds, or kNone
int best_attack(const State&, Seat);       // its value, or -1

// The table, as far as it counts.
struct Table {
  Array<Array<std::uint8_t, kPlayers>, kPlanets> ships;
  Array<int, kPlayers> out{};          // ships in the encounter
  Array<double, kPlayers> cards{};     // what the hand is worth
  Array<double, kPlayers> colonies{};  // foreign ones that are likely, but not there yet
  Array<double, kPlayers> extra{};     // anything else, in points
};

// What of the state one seat knows; kNobody: all of it.
struct Judge {
  const State& s;
  Seat viewer;

  bool knows(Seat seat) const { return viewer == kNobody || viewer == seat; }
  Table table() const;
  Prospects of(const Table&) const;
  Array<double, kPlayers> points(const Table&) const;
};

// A mixture of what may come.
struct Mixture {
  Prospects sum{};
  double weight = 0;

  void add(double chance, const Prospects& shares) {
    for (std::size_t p = 0; p < sum.size(); ++p) sum[p] += chance * shares[p];
    weight += chance;
  }
};

void lose_some(Table&, Seat, int count);
void place_some(Table&, Seat, int count);

// Of an encounter whose ships have not moved yet, by the ways in which it may end.
Prospects prospects_of_encounter(const Judge&, const Table&);

}  // namespace kosmo::cosmic

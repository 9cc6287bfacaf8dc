// Options that say which game is played, by whom and how: shared by play, state, view and simulate.
#pragma once

#include <optional>

#include "cli/params.h"
#include "table/replay.h"

namespace kosmo {

struct SetupParams {
  std::string game;
  std::string seats;  // as typed; empty: as many as players are named, at least the smallest number
  std::vector<std::string> players, names, options;
  std::optional<Seed> seed;

  void declare_game(Params&, bool required);
  void declare_players(Params&, Text help);
  void declare_names(Params&);
  void declare_table(Params&);  // --seats, --option, --seed
};

// The table that was asked for. Seats that nobody was named for are taken by `first` and then by `others`.
Maybe<TableSetup> make_setup(const SetupParams&, std::string_view first, std::string_view others);

// A seed that nobody could have known. It is told when the game begins, so it need not withstand anything.
Seed fresh_seed();

// A seat by its name, "spectator" or a number from 1; else what would be right.
// `also`: one more word that could have been said there.
Maybe<Seat> seat_called(const Game&, int seats, std::string_view name, std::string_view also = {});

}  // namespace kosmo

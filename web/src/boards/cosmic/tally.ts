// What a choice may change for the one who makes it, in figures.
import type { Tally } from "../contract";
import { size_of } from "../contract";
import type { CosmicState } from "./state";
import { words } from "./words";

export const tally: Tally = (view, seat) => {
  const state = view.state as CosmicState;
  const player = state.players[seat]!;
  return [
    { key: "colonies", name: words.foreign_colonies, n: player.foreign_colonies },
    { key: "home", name: words.home_colonies, n: player.home_colonies },
    { key: "hand", name: words.hand, n: size_of(player.hand) },
    { key: "warp", name: words.in_warp, n: player.warp },
    { key: "tokens", name: words.tokens, n: player.tokens },
    { key: "offense", name: words.total_offense, n: state.totals.offense },
    { key: "defense", name: words.total_defense, n: state.totals.defense },
  ];
};

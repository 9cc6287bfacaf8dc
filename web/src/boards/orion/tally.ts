// What a choice may change for the one who makes it, in figures.
import type { Tally } from "../contract";
import { size_of } from "../contract";
import type { OrionState } from "./state";
import { facts_of } from "./facts";
import { words } from "./words";

export const tally: Tally = (view, seat, game) => {
  const player = (view.state as OrionState).players[seat]!;
  const { called, resources } = facts_of(game);
  return [
    { key: "points", name: words.points, n: player.points.now },
    ...resources.map((r) => ({ key: r, name: called.resource[r], n: player.resources[r] })),
    { key: "morale", name: words.morale, n: player.morale },
    { key: "actions", name: words.actions, n: player.actions.available },
    { key: "hand", name: words.hand, n: size_of(player.hand) },
  ];
};

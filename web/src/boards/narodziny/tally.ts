// What a choice may change for the one who makes it, in figures.
import type { Tally } from "../contract";
import { size_of } from "../contract";
import { facts_of } from "./facts";
import { state_of } from "./state";
import { words } from "./words";

export const tally: Tally = (view, seat, game) => {
  const player = state_of(view).players[seat]!;
  const met = Object.values(player.demands).flat();
  return [
    { key: "points", name: words.tally_points, n: player.score },
    { key: "completed", name: words.tally_completed, n: player.completed.length },
    { key: "ready", name: words.tally_ready, n: player.completable.length },
    { key: "missing", name: words.tally_missing, n: met.filter((by) => by === "nothing").length },
    ...facts_of(game).resources.map((r) => ({ key: r, name: words[`tally_${r}`], n: player.tracks[r] })),
    { key: "hand", name: words.hand, n: size_of(player.hand) },
  ];
};

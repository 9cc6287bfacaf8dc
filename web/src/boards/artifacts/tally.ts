// What a choice may change for the one who makes it, in figures.
import type { Tally } from "../contract";
import { size_of } from "../contract";
import type { AaState } from "./state";
import { colours } from "./state";
import { need_words, words } from "./words";

export const tally: Tally = (view, seat) => {
  const state = view.state as AaState;
  const player = state.players[seat]!;
  const { payment } = state;
  return [
    { key: "points", name: words.vp, n: player.points.now },
    { key: "bank", name: words.bank, n: player.bank },
    ...colours.map((c) => ({ key: `need ${c}`, name: need_words[c], n: payment.need[c] })),
    { key: "icons", name: words.icons_so_far, n: payment.icons },
    { key: "hand", name: words.hand, n: size_of(player.hand) },
  ];
};

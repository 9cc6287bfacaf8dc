// Which thing on the board a move belongs to. Every move has at least one thing, or else a button in the bar; what lies
// in nobody's sight just now (a card not drawn, a piece of another galaxy) falls back to the bar too.
import type { Move } from "../contract";
import { known } from "../contract";
import type { State } from "./state";

const star_verbs = [
  "star-at",
  "discard-star",
  "discard-nova",
  "nova",
  "restore",
  "irradiate",
  "move-star",
  "star-to",
  "lift-star",
];
const life_verbs = ["life-at", "discard-life", "stabilise", "move-life", "life-to", "lift-life"];
const nebula_verbs = ["nebula-at", "complete", "advance", "evolve", "replace", "lift-nebula"];

/** Keys of the things a move can be chosen on; a click on any of them will do. */
function things_of(move: Move): string[] {
  const { verb, args } = move;
  const [a = "", b = ""] = args;
  if (star_verbs.includes(verb)) return [`star:${a}`];
  if (life_verbs.includes(verb)) return [`life:${a}`];
  if (nebula_verbs.includes(verb)) return [`nebula:${a}`];
  switch (verb) {
    case "shift":
      return [`token:${a}:${b}`];
    case "size":
      return [`stack:${a}`];
    case "take":
      return [`row:${a}`];
    case "draw":
      return ["deck"];
    case "place-nebula":
      return [`reserve:${a}`];
    case "place-star":
      return [`reserve:${a}`];
    case "place-life":
      return ["reserve:proto"];
    case "star-type":
      return [`supply:${a}`];
    case "release":
      return ["time"];
    case "release-with":
      return ["time", `card:${a}`];
    case "exchange":
    case "pay":
    case "drop":
      return [`hand:${a}`];
    case "acquire":
      return [`slot:${a}`, `hand:${b}`];
    case "keep":
    case "bottom":
      return [`drawn:${a}`];
    case "use":
      return [`card:${a}`];
    case "spend":
      return [`track:${a}`];
    case "omega":
      return [`omega:${a}`];
    default:
      return []; // stop, end, go-ahead, wait, enough, either
  }
}

/** Small answers that are also offered in the bar, because their thing may be out of sight on a small screen. */
const also_in_bar = ["size", "star-type", "pay", "omega", "draw", "take", "drop", "release"];

/** Is the thing drawn? Stacks, spaces, tracks and the supply always are; cards only where they lie. */
function is_drawn(key: string, state: State, mine: string): boolean {
  const [kind, a = "", b = ""] = key.split(":");
  const player = state.players[mine];
  switch (kind) {
    case "token":
      return b in state.controls && state.controls[b as keyof State["controls"]].includes(a);
    case "row":
      return state.energy_row.some((card) => card === a);
    case "drawn":
      return known(state.drawn)?.includes(a) ?? false;
    case "card":
      return Object.values(player?.abilities ?? {}).includes(a);
    case "hand":
      return player !== undefined && known(player.hand) !== null;
    case "reserve":
      if (a === "proto") return (player?.reserve.proto ?? 0) > 0;
      if (!player) return false;
      return ((player.reserve.stars as Record<string, number>)[a] ?? 0) > 0 || player.reserve.nebulae.includes(a);
    default:
      return true;
  }
}

export interface Things {
  at: (key: string) => Move[];
  bar: Move[];
  /** The verb by which a kind of space is chosen now, to ask "why not this one?"; undefined if none is. */
  verb_for: (kind: "star" | "life" | "nebula") => string | undefined;
}

const none: Move[] = [];

export function sort_moves(moves: Move[], state: State, mine: string): Things {
  const by_key = new Map<string, Move[]>();
  const bar: Move[] = [];
  for (const move of moves) {
    const keys = things_of(move).filter((key) => is_drawn(key, state, mine));
    for (const key of keys) by_key.set(key, [...(by_key.get(key) ?? []), move]);
    if (keys.length === 0 || also_in_bar.includes(move.verb)) bar.push(move);
  }
  const verbs = { star: star_verbs, life: life_verbs, nebula: nebula_verbs };
  return {
    at: (key) => by_key.get(key) ?? none,
    bar,
    verb_for: (kind) =>
      moves.find((m) => verbs[kind].includes(m.verb) && !["complete", "advance"].includes(m.verb))?.verb,
  };
}

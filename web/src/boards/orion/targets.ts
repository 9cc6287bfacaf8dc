// Which thing on the table a move concerns. Every move belongs to exactly one place; what this file does not know is
// offered as a button, so a new rule never leaves a choice out of reach.
import type { View } from "../../protocol";
import { moves_on, of_verb, without_place } from "../common";
import type { Move } from "../contract";
import type { Facts } from "./facts";
import type { Resource, SystemName } from "./state";
import type { ActionName } from "./words";

export const action_names: ActionName[] = [
  "build",
  "exploit",
  "research",
  "activate",
  "attack",
  "trade",
  "propaganda",
  "contract",
];

const hand_verbs = ["swap", "discard", "exploit", "build"];
const source_verbs = ["activate", "resolve", "jam"];
const placed = new Set([
  ...hand_verbs,
  ...source_verbs,
  "arrange",
  "attack",
  "rob",
  "sink",
  "trade",
  "gain",
  "hire",
  "race",
  "recover",
  "throw",
  "next",
  "pay",
  "exchange",
  "colour",
  "research",
  "propaganda",
  "contract",
]);

/** Moves that need no thing: done, decline, use, suffer, and whatever is new. */
export const loose_moves = (moves: Move[]) => without_place(moves, placed);

/** A card in hand, by kind: give it back, discard it, exploit it, build it. */
export const hand_moves = (moves: Move[], kind: string) => moves_on(moves, hand_verbs, kind);

export const build_moves = (moves: Move[], kind: string, system?: SystemName) =>
  moves.filter((m) => m.verb === "build" && m.args[0] === kind && (system === undefined || m.args[1] === system));

/** Does a question ask for cards of the hand to be given away? They are marked first, then given together. */
export const gives_away = (moves: Move[]) => of_verb(moves, "swap", "discard").length > 0;

/** How many of them; null: as many as one likes. */
export function wanted_cards({ decision }: View, hand: number, { hand_limit }: Facts): number | null {
  if (decision.step === "swap") return null;
  if (decision.step === "hand-limit") return hand - hand_limit;
  return Math.min(Number(decision.question?.args?.[0]?.value ?? 1), hand);
}

/** An own active card, the advisor ("advisor") or the race ("sheet"). */
export const source_moves = (moves: Move[], source: string) =>
  moves.filter(
    (m) => (source_verbs.includes(m.verb) && m.args[1] === source) || (m.verb === "arrange" && m.args[0] === source),
  );

export const seat_moves = (moves: Move[], seat: string) => moves_on(moves, ["attack", "rob"], seat);

export const sink_moves = (moves: Move[], seat: string, system: SystemName) =>
  moves.filter((m) => m.verb === "sink" && m.args[0] === seat && m.args[1] === system);

/** What gives a resource away, or brings it. */
export const resource_moves = (moves: Move[], resource: Resource) => moves_on(moves, ["trade", "gain"], resource);

/** In a view cards of the discard pile are named by kind and copy from the top. */
export function pile_moves(moves: Move[], pile: string[], at: number): Move[] {
  const kind = pile[at]!;
  const copy = pile.slice(0, at).filter((k) => k === kind).length + 1;
  return moves.filter((m) => m.verb === "recover" && m.args[0] === kind && m.args[1] === String(copy));
}

/** The top discard, when it is what an effect builds (ADVIA-OSM): all moves then build that one kind. */
export function pile_build(moves: Move[], pile: string[], step: string | undefined): string | null {
  const builds = of_verb(moves, "build");
  if (step !== "build-more" || builds.length === 0) return null;
  return builds.every((m) => m.args[0] === pile[0]) ? pile[0]! : null;
}

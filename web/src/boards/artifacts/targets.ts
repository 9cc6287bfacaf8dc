// Which thing on the table a move concerns. What this file does not know is offered as a button, so a new rule never
// leaves a choice out of reach.
import { moves_on, of_verb, without_place } from "../common";
import type { Move } from "../contract";
import type { Type } from "./state";

/** The actions of a turn, as they stand on the bar. */
export type Mode =
  | "purchase"
  | "build"
  | "develop"
  | "discover"
  | "prepare"
  | "trade"
  | "unblock"
  | "offensive"
  | "income"
  | "mine"
  | "faction"
  | "use"
  | "play";
export const modes: readonly Mode[] = [
  "purchase",
  "build",
  "develop",
  "discover",
  "prepare",
  "trade",
  "unblock",
  "offensive",
  "income",
  "mine",
  "faction",
  "use",
  "play",
];
const verbs_of: Partial<Record<Mode, string[]>> = { faction: ["faction-action", "faction-action-in"] };

export const of_mode = (moves: Move[], mode: Mode): Move[] => of_verb(moves, ...(verbs_of[mode] ?? [mode]));

/** Something that is done with one Ship, Technology or Planet. */
const card_verbs = [
  "discover",
  "develop",
  "build",
  "use",
  "unlock",
  "free",
  "complete",
  "on",
  "score",
  "send",
  "block",
  "place",
  "scrap",
  "trigger",
  "keep",
];
export const card_moves = (moves: Move[], card: string): Move[] => moves_on(moves, card_verbs, card);
/** All of them: for questions that ask for a card, which may lie out of sight. */
export const all_card_moves = (moves: Move[]): Move[] => of_verb(moves, ...card_verbs);

/** A section of a Resource card: played, attached, shown. */
export const section_moves = (moves: Move[], resource: string, section: string): Move[] =>
  moves.filter((m) => ["spend", "attach"].includes(m.verb) && m.args[0] === resource && m.args[1] === section);
/** A Resource card as a whole. */
export const resource_moves = (moves: Move[], resource: string): Move[] =>
  moves_on(moves, ["discard", "take"], resource);
/** What a section that is taken up ("R46 a") can be attached to. */
export const attach_moves = (moves: Move[], held: string | null, card: string): Move[] =>
  held === null ? [] : moves.filter((m) => m.action === `attach ${held} ${card}`);

export const deck_moves = (moves: Move[], type: Type): Move[] => moves_on(moves, ["deck"], type);
export const artifact_moves = (moves: Move[], id: string): Move[] => moves_on(moves, ["play", "fire"], id);
export const target_moves = (moves: Move[], target: string): Move[] => moves_on(moves, ["attack", "against"], target);
export const plan_moves = (moves: Move[], id: string): Move[] => moves_on(moves, ["defend"], id);

const placed = new Set([
  ...card_verbs,
  ...["spend", "attach", "discard", "take", "deck", "play", "fire", "attack", "against", "defend"],
  ...["faction", "purchase", "prepare", "trade", "unblock", "offensive", "income", "mine"],
  ...["faction-action", "faction-action-in", "logistic", "operational", "show", "search"],
]);
/** Moves that need no thing: done, decline, reroll, and whatever is new. */
export const loose_moves = (moves: Move[]): Move[] => without_place(moves, placed);

/** Is something being paid with Resource cards? */
export const paying = (step: string | undefined): boolean =>
  ["pay", "sets", "play-cards", "prepare"].includes(step ?? "");

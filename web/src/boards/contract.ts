// What a board is: a drawing of one game's view on which one can choose. A board knows its game's state and words; it
// knows nothing of servers, clocks or chat. The same board shows a game that is played, watched or replayed.
import type { ComponentType } from "react";
import type { CardText, Choice, GameInfo, Lang, SeatInfo, View } from "../protocol";

/** An action in its canonical words: "build titan 2" is verb "build" with args ["titan", "2"]. */
export interface Move extends Choice {
  verb: string;
  args: string[];
}

export interface BoardProps {
  view: View;
  game: GameInfo;
  /** The game's cards by id. */
  cards: ReadonlyMap<string, CardText>;
  seats: SeatInfo[];
  /** The seat from which the board is drawn; null: nobody's, draw it from the first seat. */
  me: string | null;
  /** Whether `me` plays on: false for spectators, after the end and in replays, where there is nothing to wait for. */
  playing: boolean;
  lang: Lang;
  /** What may be chosen now; empty when it is not this player's turn, and in replays. */
  moves: Move[];
  /** Answers the open question. */
  choose(action: string): void;
  /** "Why can't I?": explains an action that is not offered. Absent in replays and for spectators. */
  why?(action: string): void;
  /** Opens the page of a card or rule. */
  explain(what: { card: string } | { rule: string }): void;
}

export type Board = ComponentType<BoardProps>;

export function moves_of(view: View): Move[] {
  return (view.decision.choices ?? []).map((choice) => {
    const [verb = "", ...args] = choice.action.split(" ");
    return { ...choice, verb, args };
  });
}

/** How many cards lie hidden: views write {"hidden": n} instead of what they must not show. */
export function hidden(value: unknown): number | null {
  if (typeof value === "object" && value !== null && "hidden" in value) return Number((value as { hidden: number }).hidden);
  return null;
}

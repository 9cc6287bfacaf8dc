// What every part of the board needs to know, given once.
import { createContext, useContext } from "react";
import type { Lang } from "../../protocol";
import type { Nouns } from "../../texts/counted";
import type { Cards, Facts } from "./facts";
import type { Galaxy } from "./geometry";
import type { Control, State } from "./state";
import type { Things } from "./things";
import { say } from "./words";
import type { Word } from "./words";

export interface Table {
  lang: Lang;
  state: State;
  cards: Cards;
  facts: Facts;
  nouns: Nouns;
  galaxy: Galaxy;
  /** The seat whose moves these are, or the one that is watched. */
  mine: string;
  /** The seat of who looks; null: a spectator. */
  me: string | null;
  /** The game is over. */
  over: boolean;
  /** May this player choose now? Only then is "why can't I?" a sensible question. */
  asked: boolean;
  /** The name of the step: what is being chosen. */
  step: string;
  things: Things;
  /** The piece of the reserve whose place is asked for: an element, a tile, or "proto". */
  held: string | null;
  /** Puts it down again, where that is possible. */
  put_down: (() => void) | undefined;
  /** As BoardProps has it. */
  question: number | null;
  name_of: (seat: string) => string;
  /** What a control and its cards are called. */
  control_name: (control: Control) => string;
  explain: (what: { card: string } | { rule: string }) => void;
  say: (word: Word, ...args: (string | number)[]) => string;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error("a part of the board outside of the board");
  return table;
}

export const speaker =
  (lang: Lang) =>
  (word: Word, ...args: (string | number)[]): string =>
    say(lang, word, ...args);

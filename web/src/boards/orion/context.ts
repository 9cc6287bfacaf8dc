// What every part of this board needs to know, so that it need not be handed down by each.
import { createContext, useContext } from "react";
import type { CardText, Lang, View } from "../../protocol";
import type { Nouns } from "../../texts/counted";
import type { Move } from "../contract";
import type { Facts } from "./facts";
import type { Card, OrionState } from "./state";
import { card_of } from "./state";
import type { ActionName } from "./words";

export interface Peeked {
  /** The card; the language may change while it is looked at. */
  id: string;
  box: DOMRect;
  /** Opened by a click: stays until closed. */
  pinned: boolean;
  /** What can be done with it, when it was opened to be used. */
  moves?: Move[];
}

/** A card taken up from the hand. */
export interface Held {
  kind: string;
  at: number;
}

export interface Desk {
  view: View;
  state: OrionState;
  cards: ReadonlyMap<string, CardText>;
  facts: Facts;
  nouns: Nouns;
  name_of: (seat: string) => string;
  lang: Lang;
  /** Whose realm is drawn large. */
  own: string;
  /** Is that the player who looks on? */
  mine: boolean;
  /** That player, whose hand and actions these are; null: a spectator. */
  me: string | null;
  /** Drawn on a phone: everything in brief, and in full on demand. */
  narrow: boolean;
  moves: Move[];
  /** As BoardProps has it. */
  question: number | null;
  /** This player is to choose an action. */
  acting: boolean;
  /** The action being prepared, when it was chosen before its card or target. */
  mode: ActionName | null;
  set_mode: (mode: ActionName | null) => void;
  /** The card taken up to be built or exploited. */
  picked: string | null;
  /** Where in the hand that card lies; null if it comes from elsewhere. Copies are alike, but one of them is taken. */
  held: number | null;
  set_held: (taken: Held | null) => void;
  /** Cards of the hand that are to be given away, by their places in it, in the order in which they were marked. */
  marked: readonly Held[];
  /** How many they must be; null: as many as one likes. */
  wanted: number | null;
  /** Marks one, or takes the mark off. Beyond what is wanted, the mark that is oldest gives way. */
  mark: (card: Held) => void;
  /** Actions one after another, also where something becomes known by each. */
  in_a_row: (actions: readonly string[]) => void;
  peek: (peeked: Peeked | null) => void;
  choose: (action: string) => void;
  explain: (what: { card: string } | { rule: string }) => void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("a part of the board outside of it");
  return desk;
}

export function useCard(): (id: string) => Card {
  const { cards, lang } = useDesk();
  return (id) => card_of(cards, id, lang);
}

// What every part of this board needs to know, so that it need not be handed down by each.
import { createContext, useContext } from "react";
import type { Lang, View } from "../../protocol";
import type { Nouns } from "../../texts/counted";
import type { Move } from "../contract";
import type { Facts } from "./facts";
import type { AaPlayer, AaState, Card, Cards } from "./state";
import { card_of } from "./state";
import type { Mode } from "./targets";

export interface Desk {
  view: View;
  state: AaState;
  cards: Cards;
  facts: Facts;
  nouns: Nouns;
  name_of: (seat: string) => string;
  lang: Lang;
  /** Whose faction board is drawn large. */
  own: string;
  player: AaPlayer;
  /** Is that the player who looks on? */
  mine: boolean;
  /** That player, whose hand it is; null: a spectator. */
  me: string | null;
  playing: boolean;
  narrow: boolean;
  moves: Move[];
  /** This player is to choose an action. */
  acting: boolean;
  /** The kind of action being prepared: what it wants is laid out. */
  mode: Mode | null;
  /** With what it is to be done, if that was pointed out on the table: a card, a deck, a row. */
  thing: string | null;
  /** Lays an action out. What is laid out already is put back. */
  prepare: (mode: Mode, thing?: string) => void;
  /** A section taken up, to be attached to a card: "R46 a". */
  held: string | null;
  set_held: (section: string | null) => void;
  /** The card that is looked at closely. */
  look: (card: string | null) => void;
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

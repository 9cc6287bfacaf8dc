// What every part of this board needs to know, so that it need not be handed down by each.
import { createContext, useContext } from "react";
import type { CardText, Lang, View } from "../../protocol";
import type { Move } from "../contract";
import type { Facts } from "./facts";
import type { Card, CosmicState, KeptPlace } from "./state";
import { card_of } from "./state";

export interface Desk {
  view: View;
  state: CosmicState;
  cards: ReadonlyMap<string, CardText>;
  facts: Facts;
  name_of: (seat: string) => string;
  lang: Lang;
  /** Whose system is drawn nearest: the player who looks on, or for spectators the first. */
  home: string;
  /** Whose system is drawn larger: whoever decides, or was picked. */
  shown: string;
  /** The player who looks on; null: a spectator. */
  me: string | null;
  playing: boolean;
  /** Drawn on a phone. */
  narrow: boolean;
  moves: Move[];
  /** A card of the hand that is spent for good, taken up by a first click. */
  held: string | null;
  set_held: (card: string | null) => void;
  /** Opens a closer look at a card or a sheet. */
  look: (looked: Looked | null) => void;
  explain: (what: { card: string } | { rule: string }) => void;
}
/** What is looked at: a card, somebody's alien, all cards of a pile, or what is known of a hand or of cards beside it. */
export type Looked = { card: string } | { pile: "discard" } | { hand: string } | { kept: KeptPlace; of: string };

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

// What is printed on cards and tiles, as the server tells it (games/narodziny/card_facts.h). Cards may still be on their
// way when a board is drawn, so everything here may be missing.
import type { CardText } from "../../protocol";
import type { Control, Element } from "./state";

export type Cards = ReadonlyMap<string, CardText>;

export interface TileFacts {
  size: number;
  points: number;
  stars: Partial<Record<Element, number>>;
}
export interface Cost {
  cards?: number;
  type?: Control | "any" | "same";
  gravitons?: number;
  supernovas?: number;
  stable?: number;
  proto?: number;
  instead_of_star?: boolean;
}
export interface AbilityFacts {
  deck: Control;
  cost: Cost;
  /** In printed order; two words where the card offers a choice. */
  effects: string[][];
}
export interface GoalFacts {
  measure: string;
  of?: string | number;
}

function facts(cards: Cards, id: string, kind: string): unknown {
  const found = cards.get(id)?.facts;
  return found?.["kind"] === kind ? found : null;
}
export const tile_facts = (cards: Cards, id: string) => facts(cards, id, "nebula") as TileFacts | null;
export const ability_facts = (cards: Cards, id: string) => facts(cards, id, "ability") as AbilityFacts | null;
export const goal_facts = (cards: Cards, id: string) => facts(cards, id, "goal") as GoalFacts | null;

const deck_letters: Partial<Record<string, Control>> = { L: "light", T: "time", G: "gravity", C: "chemistry" };
/** Ids say the deck and the size even before the cards have come: CL1 is light, M2-03 has size 2. */
export function deck_of(card: string): Control {
  return deck_letters[card[1] ?? ""] ?? "light";
}
export const size_of_tile = (tile: string): number => Number(tile[1]);

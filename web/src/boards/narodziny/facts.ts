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

function facts<T>(cards: Cards, id: string, kind: string): T | null {
  const found = cards.get(id)?.facts;
  return found && found["kind"] === kind ? (found as unknown as T) : null;
}
export const tile_facts = (cards: Cards, id: string): TileFacts | null => facts<TileFacts>(cards, id, "nebula");
export const ability_facts = (cards: Cards, id: string): AbilityFacts | null =>
  facts<AbilityFacts>(cards, id, "ability");
export const goal_facts = (cards: Cards, id: string): GoalFacts | null => facts<GoalFacts>(cards, id, "goal");

/** Ids say the deck and the size even before the cards have come: CL1 is light, M2-03 has size 2. */
export function deck_of(card: string): Control {
  return (
    ({ L: "light", T: "time", G: "gravity", C: "chemistry" } as const)[card[1] as "L" | "T" | "G" | "C"] ?? "light"
  );
}
export const size_of_tile = (tile: string): number => Number(tile[1]);

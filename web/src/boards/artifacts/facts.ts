// What the server tells of this game: its numbers and prices (games/artifacts/facts.cpp).
import type { GameInfo } from "../../protocol";
import type { Called } from "../common";
import type { Colour, Type } from "./state";

export interface Facts extends Called {
  /** The Defence Plan that everybody may use. */
  basic_plan: string;
  /** The highest space of the Bank. */
  bank_top: number;
  /** What cards of a type are paid with. */
  colour_of_type: Record<Type, Colour>;
  /** What the operational actions cost. */
  operations: Partial<Record<string, { colour: Colour; icons: number }>>;
}
export const facts_of = (game: GameInfo): Facts => game.facts as unknown as Facts;

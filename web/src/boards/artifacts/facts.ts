// What the server tells of this game: its numbers and prices (games/artifacts/facts.cpp).
import type { Both, GameInfo, Lang } from "../../protocol";
import type { Colour, Type } from "./state";

export interface Facts {
  /** What things are called, by what they are. */
  called: Partial<Record<string, Partial<Record<string, Both>>>>;
  /** The Defence Plan that everybody may use. */
  basic_plan: string;
  /** The highest space of the Bank. */
  bank_top: number;
  /** How many more cards a Purchase draws for each extra Credit. */
  cards_per_extra_credit: number;
  /** What cards of a type are paid with. */
  colour_of_type: Record<Type, Colour>;
  /** What the operational actions cost. */
  operations: Partial<Record<string, { colour: Colour; icons: number }>>;
}
/** What is drawn if a server tells less. */
const plain: Facts = {
  called: {},
  basic_plan: "D00",
  bank_top: 15,
  cards_per_extra_credit: 1,
  colour_of_type: { ship: "red", technology: "blue", planet: "green" },
  operations: {},
};
export const facts_of = (game: GameInfo): Facts => ({ ...plain, ...(game.facts as Partial<Facts>) });

/** What the server calls a thing; its canonical name if it says nothing. */
export const called = ({ called: names }: Facts, what: string, token: string, lang: Lang): string =>
  names[what]?.[token]?.[lang] ?? token;

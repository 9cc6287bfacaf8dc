// What the server tells of this game: its numbers, its windows and what things are called (games/cosmic/facts.cpp).
import type { Both, GameInfo, Lang } from "../../protocol";

/** A window of table 5.21: the phase it belongs to, and in a word what one could do there. */
export interface WindowFacts {
  phase: string;
  free: boolean;
  /** Artifacts, or "reinforcement", that could be played in it. */
  plays: string[];
  act: Both;
}
/** What follows from how many planets everybody has. */
export interface PlanetFacts {
  ships: number;
  colonies_to_win: number;
  colonies_for_power: number;
}
export interface Facts {
  /** What things are called, by what they are. */
  called: Partial<Record<string, Partial<Record<string, Both>>>>;
  windows: Partial<Record<string, WindowFacts>>;
  by_planets: Partial<Record<string, PlanetFacts>>;
  planets_of_one: number;
  most_sent: number;
  offers_each: number;
  /** The six types of cosmic cards, and the type of each. */
  types: string[];
  type_of: Partial<Record<string, string>>;
  value_of: Partial<Record<string, number>>;
}
/** What is drawn if a server tells less. */
const plain: Facts = {
  called: {},
  windows: {},
  by_planets: {},
  planets_of_one: 5,
  most_sent: 4,
  offers_each: 10,
  types: [],
  type_of: {},
  value_of: {},
};
export const facts_of = (game: GameInfo): Facts => ({ ...plain, ...(game.facts as Partial<Facts>) });

/** What the server calls a thing; its canonical name if it says nothing. */
export const called = ({ called: names }: Facts, what: string, token: string, lang: Lang): string =>
  names[what]?.[token]?.[lang] ?? token;

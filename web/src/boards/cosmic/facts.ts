// What the server tells of this game: its numbers, its windows and what things are called (games/cosmic/facts.cpp).
import type { Both, GameInfo } from "../../protocol";
import type { Called } from "../common";

/** A window of table 5.21: the phase it belongs to, and in a word what one could do there. */
export interface WindowFacts {
  phase: string;
  free: boolean;
  /** Artifacts, or "reinforcement", that could be played in it. */
  plays: string[];
  act: Both;
}
/** How many planets everybody has, and what follows from that. */
export interface PlanetFacts {
  planets: number;
  ships: number;
  colonies_to_win: number;
  colonies_for_power: number;
}
export interface Facts extends Called {
  windows: Partial<Record<string, WindowFacts>>;
  /** By `four_planets` of the state. */
  by_four_planets: Record<string, PlanetFacts>;
  /** The six types of cosmic cards, and the type of each. */
  types: string[];
  type_of: Partial<Record<string, string>>;
  value_of: Partial<Record<string, number>>;
  /** The rules that entries of the log follow: by key, and where each alien has its own by the alien. */
  rules_of_entries: Partial<Record<string, string | Partial<Record<string, string>>>>;
}
export const facts_of = (game: GameInfo): Facts => game.facts as unknown as Facts;

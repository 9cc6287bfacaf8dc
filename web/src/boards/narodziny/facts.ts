// What the server tells of this game: its numbers and its galaxy (games/narodziny/facts.cpp), and what is printed on cards and
// tiles (games/narodziny/card_facts.h). Cards may still be on their way when a board is drawn, so what they say may be missing.
import type { Both, CardText, GameInfo } from "../../protocol";
import type { Control, Element, Resource } from "./state";

export type Triple = readonly [number, number, number];
export type Sector = "delta" | "psi" | "phi";
export interface NebulaFacts {
  at: Triple;
  sector: Sector;
  /** Star and life spaces around it. */
  corners: string[];
  sides: string[];
}
export interface StarFacts {
  at: Triple;
  sectors: Sector[];
  neighbours: string[];
  lives: string[];
}
export interface LifeFacts {
  at: Triple;
  sectors: Sector[];
  ends: [string, string];
  neighbours: string[];
}
export type Gain = Element | Resource | "nebula" | "card" | "crystal" | "proto";
export type Reward = Partial<Record<Gain, number>>;

export interface Facts {
  rounds: number;
  /** What things are called. */
  called: { control: Record<Control, Both> };
  elements: Element[];
  resources: Resource[];
  sectors: Sector[];
  controls: Control[];
  control_room: number;
  /** For the own token. */
  active_rewards: Record<Control, Reward>;
  /** For each token and each ability marker. */
  passive_rewards: Record<Control, Reward>;
  /** For a set of energy cards of one type. */
  set_points: number;
  slot_costs: number[];
  /** Spaces of the time track; what the released crystals bring, one after another. */
  track_top: number;
  time_points: number[];
  /** A goal moves on by one place at the end of a round and is scored on the last. */
  goal_places: number;
  /** For the lead in a goal, and for second place. */
  goal_points: number[];
  /** Tokens of advanced life; those of group 1 are drawn before those of group 2. */
  advanced: Record<string, { value: number; group: number; count: number }>;
  start_life: string;
  nebula_spaces: Record<string, NebulaFacts>;
  star_spaces: Record<string, StarFacts>;
  life_spaces: Record<string, LifeFacts>;
}
export const facts_of = (game: GameInfo): Facts => game.facts as unknown as Facts;

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

function printed(cards: Cards, id: string, kind: string): unknown {
  const found = cards.get(id)?.facts;
  return found?.["kind"] === kind ? found : null;
}
export const tile_facts = (cards: Cards, id: string) => printed(cards, id, "nebula") as TileFacts | null;
export const ability_facts = (cards: Cards, id: string) => printed(cards, id, "ability") as AbilityFacts | null;

export const deck_of = (cards: Cards, id: string): Control => ability_facts(cards, id)?.deck ?? "light";

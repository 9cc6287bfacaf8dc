// What the server tells of this game: its numbers, prices and rewards (games/orion/facts.cpp).
import type { Both, GameInfo } from "../../protocol";
import type { Amount, Colour, Level, Resource, SystemName } from "./state";

/** What a development level brings at the start of a round. */
export interface LevelReward {
  markers: number;
  cards: number;
  morale: number;
  /** Of one's choice. */
  resources: number;
}

export interface Facts {
  rounds: number;
  /** What things are called. */
  called: { resource: Record<Resource, Both>; colour: Record<Colour, Both>; level: Record<Level, Both> };
  resources: Resource[];
  systems: SystemName[];
  ordinary_systems: number;
  system_size: number;
  /** The system that an advisor brings with him. */
  fulcrum: { system: SystemName };
  max_resource: number;
  max_morale: number;
  lowest_morale_space: number;
  restricted_morale: number;
  /** With so little or less at its end, a round is the last. */
  end_morale: number;
  /** `from` and `to`: the highest resource. */
  levels: Record<Level, LevelReward & { from: number; to: number }>;
  /** So much of each is worth the same. */
  trade: Record<Resource, number>;
  exploit: Record<Colour, Amount & { cards?: number }>;
  attack: { cost: number; points: number; morale: number };
  propaganda_morale: number;
  contract_cards: number;
  hand_limit: number;
  /** Where a race bends what is told above. */
  races: Record<string, { levels?: Partial<Record<Level, LevelReward>> }>;
}
export const facts_of = (game: GameInfo): Facts => game.facts as unknown as Facts;

/** The development level of a resource. */
export function zone_of(value: number, facts: Facts): Level {
  const zones = Object.entries(facts.levels) as [Level, { from: number; to: number }][];
  return zones.find(([, { from, to }]) => from <= value && value <= to)![0];
}

// Written by tools/generate.mjs from `kosmoteka schema narodziny`: what the state in a view looks like.
export type Seat = string;
export type Token = string;
export type Control = "light" | "time" | "gravity" | "chemistry";
export interface Hidden {
  hidden: number;
}
export type Goal = string;
export type AbilityCard = string;
export type NebulaTile = string;
export type AdvancedLifeToken = "A8" | "A7" | "A6" | "B7" | "B6" | "B5" | "B4";
export type Figure = "H" | "He" | "C" | "O" | "H*" | "He*" | "C*" | "O*";
export type LifeSpace = string;
export type NebulaSpace = string;
export type MetBy = "star" | "supernova" | "nothing";
export type Group = "A" | "B";
export type Omega = "alpha" | "nebula" | "stabilise";
export interface Player {
  score: number;
  stars: Record<string, Figure>;
  proto: LifeSpace[];
  stable: LifeSpace[];
  nebulae: Record<string, NebulaTile>;
  completed: NebulaSpace[];
  demands: Record<NebulaSpace, MetBy[]>;
  completable: NebulaSpace[];
  advanced_backs: Record<string, Group>;
  advanced_backs_second: Record<string, Group>;
  advanced: Record<string, AdvancedLifeToken> | Hidden;
  advanced_second: Record<string, AdvancedLifeToken> | Hidden;
  hand: Record<Control, number> | Hidden;
  abilities: Record<string, AbilityCard>;
  reserve: { stars: Record<"H" | "He" | "C" | "O", number>; proto: number; nebulae: NebulaTile[] };
  tracks: Record<"supernova" | "dna" | "graviton", number>;
  time: { growing: number; waiting: number; scored: number };
  marker: Omega;
  passive_rewards: Record<Control, number>;
  goals: { value: Record<"1" | "2" | "3" | "4", number>; points: Record<"1" | "2" | "3" | "4", number> };
}
export interface State {
  round: number;
  first_player: Seat;
  turns_done: number;
  overlap: number;
  ahead: number;
  controls: Record<Control, Token[]>;
  ability_markers: Record<Control, Seat[]>;
  next_control: Record<Control, Control>;
  supply: { stars: Record<"H" | "He" | "C" | "O", number>; life: number; crystals: number };
  energy_row: Control[];
  energy_discard: Record<Control, number>;
  energy_deck: Control[] | Hidden;
  goal_row: Record<string, Goal>;
  goal_discard: Goal[];
  goal_deck: Goal[] | Hidden;
  ability_decks: Record<Control, AbilityCard[] | Hidden>;
  drawn: AbilityCard[] | Hidden;
  nebula_stacks: Record<"1" | "2" | "3", NebulaTile[] | Hidden>;
  advanced_stack: AdvancedLifeToken[] | Hidden;
  box: {
    stars: Record<"H" | "He" | "C" | "O", number>;
    life: number;
    crystals: number;
    extra_crystals: number;
    energy: Record<Control, number>;
    nebulae: NebulaTile[];
    abilities: AbilityCard[];
    advanced: AdvancedLifeToken[];
    goals: Goal[] | Hidden;
  };
  players: Record<string, Player>;
}

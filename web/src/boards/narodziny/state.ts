// The state of Narodziny kosmosu as views write it (games/narodziny/describe.cpp).
import type { View } from "../../protocol";
import { known } from "../contract";
import type { Hidden } from "../contract";

export const elements = ["H", "He", "C", "O"] as const;
export type Element = (typeof elements)[number];
/** Clockwise; also the types of energy and ability cards. */
export const controls = ["light", "time", "gravity", "chemistry"] as const;
export type Control = (typeof controls)[number];
export const resources = ["supernova", "dna", "graviton"] as const;
export type Resource = (typeof resources)[number];

export type Places = Record<string, string>;

export interface Player {
  score: number;
  /** "S04": "C"; "C*" is a supernova that hides a C. */
  stars: Places;
  proto: string[];
  stable: string[];
  nebulae: Places;
  completed: string[];
  /** The group of each token, known to everybody. */
  advanced_backs: Places;
  advanced_backs_second: Places;
  /** Group and value ("A8"), known to the owner. */
  advanced: Places | Hidden;
  advanced_second: Places | Hidden;
  hand: Record<Control, number> | Hidden;
  abilities: Places;
  reserve: { stars: Record<Element, number>; proto: number; nebulae: string[] };
  tracks: Record<Resource, number>;
  time: { growing: number; waiting: number; scored: number };
  marker: "alpha" | "nebula" | "stabilise";
}

export interface State {
  round: number;
  first_player: string;
  turns_done: number;
  controls: Record<Control, string[]>;
  supply: { stars: Record<Element, number>; life: number; crystals: number };
  energy_row: Control[];
  energy_discard: Record<Control, number>;
  energy_deck: Hidden | Control[];
  goal_row: Places;
  goal_deck: Hidden | string[];
  ability_decks: Record<Control, Hidden | string[]>;
  drawn: string[] | Hidden;
  nebula_stacks: Record<string, Hidden | string[]>;
  advanced_stack: Hidden | string[];
  players: Record<string, Player>;
}

export const slot_costs = [2, 3, 3, 4] as const;
export const time_points = [3, 6, 10, 15, 21] as const;
export const rounds = 8;
/** What a goal brings the first and the second (NK-GOL-02..07). */
export const goal_rewards = [6, 3] as const;
/** What the control with the own token gives (NK-COL-02), and what each gives for every token or marker (NK-COL-04..06). */
export const active_rewards: Record<Control, readonly (Element | Resource | "nebula")[]> = {
  light: ["H", "H", "H"],
  time: ["O", "dna", "dna"],
  gravity: ["He", "He", "supernova"],
  chemistry: ["C", "nebula"],
};
export const passive_rewards = { light: "card", time: "crystal", gravity: "graviton", chemistry: "proto" } as const;
export const control_room = 3;
export const track_top = 6;

export function state_of(view: View): State {
  return view.state as State;
}

/** Where a token goes from here: clockwise to the next control that is not full (NK-ENE-05, NK-ENE-06). */
export function next_control(state: State, from: Control): Control {
  const at = controls.indexOf(from);
  const ahead = [1, 2, 3].map((n) => controls[(at + n) % controls.length]!);
  return ahead.find((control) => state.controls[control].length < control_room) ?? from;
}

export interface Token {
  group: string;
  value: number | null;
}
/** Advanced life on a nebula space: none, one or two tokens; the value only if we may know it. */
export function tokens_on(player: Player, space: string): Token[] {
  const read = (backs: Places, values: Places | Hidden): Token[] => {
    const group = backs[space];
    if (group === undefined) return [];
    const id = known(values)?.[space];
    return [{ group, value: id === undefined ? null : Number(id.slice(1)) }];
  };
  return [
    ...read(player.advanced_backs, player.advanced),
    ...read(player.advanced_backs_second, player.advanced_second),
  ];
}

export interface Figure {
  element: Element;
  nova: boolean;
}
export function figure_of(id: string | undefined): Figure | null {
  if (id === undefined) return null;
  const nova = id.endsWith("*");
  return { element: (nova ? id.slice(0, -1) : id) as Element, nova };
}

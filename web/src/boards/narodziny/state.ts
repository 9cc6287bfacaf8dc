// The state of Narodziny kosmosu as views write it, and how to read its parts.
import type { View } from "../../protocol";
import { known } from "../contract";
import type { Hidden } from "../contract";
import type { Facts } from "./facts";
import type { Control, Player, State } from "./view";

export type { Control, Player, State } from "./view";
export type Element = keyof State["supply"]["stars"];
export type Resource = keyof Player["tracks"];

export type Places = Readonly<Record<string, string>>;

export function state_of(view: View): State {
  return view.state as State;
}

/** Where a token goes from here: on to the next control that is not full. */
export function next_control(state: State, from: Control, facts: Facts): Control {
  let to = facts.next_control[from];
  while (to !== from && state.controls[to].length >= facts.control_room) to = facts.next_control[to];
  return to;
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

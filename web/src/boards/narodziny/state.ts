// The state of Narodziny kosmosu as views write it, and how to read its parts.
import type { View } from "../../protocol";
import { known } from "../contract";
import type { Hidden } from "../contract";
import type { Facts, TileFacts } from "./facts";
import type { Group, MetBy, Player, State } from "./view";

export type { Control, Player, State } from "./view";
export type Element = keyof State["supply"]["stars"];
export type Resource = keyof Player["tracks"];

export type Places = Readonly<Record<string, string>>;

export function state_of(view: View): State {
  return view.state as State;
}

/** The groups as the rulebook numbers them. */
export const group_numbers: Record<Group, number> = { A: 1, B: 2 };

/** Time to warn: when no crystal is left, the round is the last. */
export const few_crystals = (state: State): boolean => state.supply.crystals <= 2;

export interface Token {
  group: Group;
  value: number | null;
}
/** Advanced life on a nebula space: none, one or two tokens; the value only if we may know it. */
export function tokens_on(player: Player, space: string, facts: Facts): Token[] {
  const read = (backs: Readonly<Record<string, Group>>, values: Places | Hidden): Token[] => {
    const group = backs[space];
    if (group === undefined) return [];
    const id = known(values)?.[space];
    return [{ group, value: id === undefined ? null : facts.advanced[id]!.value }];
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

export interface Want {
  element: Element;
  met: MetBy;
}
/** The symbols on an unfinished nebula, and what meets each of them. */
export function wants(player: Player, space: string, tile: TileFacts, facts: Facts): Want[] {
  const symbols = facts.elements.flatMap((element) => Array.from({ length: tile.stars[element] ?? 0 }, () => element));
  const met = player.demands[space] ?? [];
  return symbols.slice(0, met.length).map((element, i) => ({ element, met: met[i]! }));
}

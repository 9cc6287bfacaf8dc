// Written by tools/generate.mjs from `kosmoteka schema orion`: what the state in a view looks like.
export type Seat = string;
export interface Hidden {
  hidden: number;
}
export type Advisor =
  "fulcrum_sandebar" | "harrava" | "vale" | "viktoria" | "advia_osm" | "moldred" | "quail" | "sorrel_keth";
export type Structure = string;
export type Race = "humans" | "alkari" | "bulrathi" | "darloks" | "meklar" | "mrrshan" | "psilons";
export type Level = "low" | "medium" | "high";
export type Card = string;
export type System = "1" | "2" | "3" | "4" | "F";
export type Colour = "blue" | "red" | "yellow" | "grey";
export type Source = "1" | "2" | "3" | "4" | "F" | "advisor" | "sheet";
export interface Player {
  race: Race | null;
  resources: Record<"food" | "fleet" | "production", number>;
  morale: number;
  vp: number;
  level: Level;
  level_read: Level | null;
  systems: Record<System, Structure[]>;
  stacks: Record<System, Card[]>;
  open_systems: System[];
  points: { now: number; cards: number; more: number };
  advisor: Advisor | null;
  advisor_colour: Colour | null;
  markers: Source[];
  actions: { available: number; reserve: number; spent: number; propaganda: number; built: number };
  attacks: Record<Seat, number>;
  hand: Structure[] | { hidden: number; known?: Structure[] };
  hand_seen_by?: Record<string, number>;
}
export interface State {
  round: number;
  first_player: Seat | Hidden;
  humans_only: number;
  no_advisors: number;
  swapping: number;
  centre: Advisor[] | Hidden;
  left_out: Advisor[] | Hidden;
  deck: Structure[] | Hidden;
  discard: Structure[];
  drawn: Structure[] | Hidden;
  arranged: Structure[];
  building: Structure | null;
  box: Structure[];
  players: Record<string, Player>;
}

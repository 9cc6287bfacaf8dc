// Written by tools/generate.mjs from `kosmoteka schema artifacts`: what the state in a view looks like.
export type Seat = string;
export type Technology = string;
export type Resource = string;
export type Ship = string;
export type Planet = string;
export type Deed = string;
export type Card = string;
export type Type = "ship" | "technology" | "planet";
export type Colour = "blue" | "green" | "red" | "gold";
export type Target = string;
export type Plan = string;
export type Faction = "F1" | "F2" | "F3" | "F4" | "F5" | "F6";
export interface Hidden {
  hidden: number;
}
export type Artifact = string;
export type System = "X1" | "X2" | "X3" | "X4" | "X5";
export interface Player {
  faction: Faction | null;
  vp: number;
  bank: number;
  hand: Resource[] | Hidden;
  stage: { ship: Ship[]; technology: Technology[]; planet: Planet[] };
  empire: { ship: Ship[]; technology: Technology[]; planet: Planet[] };
  operational: { ship: Ship[]; technology: Technology[]; planet: Planet[] };
  artifacts: Artifact[];
  plans: Plan[] | { hidden: number; known?: Plan[] };
  plans_seen_by?: Record<string, number>;
  costs: { purchase: number; ship: number; technology: number; planet: number };
  cards_to_draw: number;
  limits: Record<
    "discover" | "develop" | "build" | "trade" | "unblock" | "offensive" | "income" | "mine" | "faction" | "action",
    number
  >;
  icons: Record<string, number>;
  points: { cards: number; technologies: number; faction: number; now: number };
}
export interface State {
  round_marker: number;
  ending: number;
  first_player: Seat;
  active: Seat;
  chosen_factions: number;
  end_bonus: number;
  turn: {
    acted: number;
    drew: number;
    extra_actions: number;
    more_cards: number;
    any_colour: number;
    extra_turns: number;
    quiet_turns: number;
    used: Technology[];
    played: Resource[];
    done: Ship[];
  };
  paid: { ship: Ship[]; technology: Technology[]; planet: Planet[] };
  payment: {
    deed: Deed | null;
    card: Card | null;
    type: Type | null;
    colour: Colour | null;
    cards: number;
    icons: number;
    played: number;
    need: Record<Colour, number>;
    paid: Record<Colour, number>;
  };
  attack: {
    target: Target | null;
    plan: Plan | null;
    ship: Ship | null;
    bonus: number;
    paid_bonus: number;
    lost: number;
    won: number;
    value: number;
    row: number;
  };
  triggers: {
    level: number;
    waiting: { effect: Technology; owner: Seat; level: number; forced: number; a: number; b: number }[];
  };
  decks: {
    ship: Ship[] | { hidden: number; known?: { card: Ship; from_top: number }[]; seen_by?: Record<string, number[]> };
    ship_seen_by?: Record<string, number[]>;
    technology:
      | Technology[]
      | { hidden: number; known?: { card: Technology; from_top: number }[]; seen_by?: Record<string, number[]> };
    technology_seen_by?: Record<string, number[]>;
    planet:
      Planet[] | { hidden: number; known?: { card: Planet; from_top: number }[]; seen_by?: Record<string, number[]> };
    planet_seen_by?: Record<string, number[]>;
  };
  drawn: {
    ship: Ship[] | { hidden: number; known?: { card: Ship; from_top: number }[]; seen_by?: Record<string, number[]> };
    ship_seen_by?: Record<string, number[]>;
    technology:
      | Technology[]
      | { hidden: number; known?: { card: Technology; from_top: number }[]; seen_by?: Record<string, number[]> };
    technology_seen_by?: Record<string, number[]>;
    planet:
      Planet[] | { hidden: number; known?: { card: Planet; from_top: number }[]; seen_by?: Record<string, number[]> };
    planet_seen_by?: Record<string, number[]>;
  };
  removed: { ship: Ship[]; technology: Technology[]; planet: Planet[] };
  resource_deck: Resource[] | Hidden;
  resource_discard: Resource[];
  revealed: Resource[];
  lying: Record<string, Card>;
  section_b: Resource[];
  recoloured: Resource[];
  tokens: Record<string, number>;
  token_supply: number;
  artifact_deck: Artifact[] | Hidden;
  artifact_discard: Artifact[];
  removed_artifacts: Artifact[];
  playing: Artifact[];
  system: System | null;
  system_deck:
    System[] | { hidden: number; known?: { card: System; from_top: number }[]; seen_by?: Record<string, number[]> };
  system_deck_seen_by?: Record<string, number[]>;
  plan_deck: Plan[] | Hidden;
  players: Record<string, Player>;
}

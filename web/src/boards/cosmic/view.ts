// Written by tools/generate.mjs from `kosmoteka schema cosmic`: what the state in a view looks like.
export type Moment = string;
export type Seat = string;
export type Planet = string;
export type Ending = string;
export type Card = string;
export interface Hidden {
  hidden: number;
}
export type Destiny = string;
export type Alien = string;
export type Playable = string;
export type Technology = string;
export type Place = string;
export type Cheat = "ship" | "deck" | "discard";
export type Ally = "no" | "offense" | "defense";
export type Outcome = "talking" | "agreed" | "failed";
export type Term = "card" | "named" | "of-type" | "lowest" | "highest" | "random" | "colony" | "ships";
export type Side = "offense" | "defense";
export type Type = "attack" | "negotiate" | "morph" | "reinforcement" | "artifact" | "flare";
export interface Player {
  alien: Alien | null | Hidden;
  dealt: Record<"first" | "second", Alien | null> | Hidden;
  sheets_unseen: Alien[] | Hidden;
  power_lost: number;
  more_powers: Alien[];
  cheats: { how: Cheat; what: number; is_old: number }[] | Hidden;
  has_accused: number;
  hand: Card[] | { hidden: number; known?: Card[] };
  hand_seen_by?: Record<string, number>;
  promised: Card[] | { hidden: number; known?: Card[] };
  promised_seen_by?: Record<string, number>;
  warp: number;
  gate: number;
  beside: number;
  stored: number;
  lost: number;
  leaving: number;
  lost_now: number;
  fresh: number;
  removed: number;
  ally: Ally;
  face_down: Technology[] | Hidden;
  research: number[];
  completed: Technology[];
  offered: Technology[] | Hidden;
  homeward: number;
  tokens: number;
  foreign_colonies: number;
  home_colonies: number;
  in_encounter: number;
}
export interface State {
  four_planets: number;
  flares: number;
  limit: number;
  technology: number;
  levels: number;
  hidden_powers: number;
  shifting_powers: number;
  free_flares: number;
  is_filch_classic: number;
  bots_cheat: number;
  powers: number;
  deal_seconds: number;
  moment: Moment;
  first: Seat | null;
  named: Seat | null;
  offense: Seat | null;
  defense: Seat | null;
  encounter_of_turn: number;
  encounters: number;
  target: Planet | null;
  is_colony_fight: number;
  is_revealed: number;
  no_payments: number;
  has_quit: number;
  may_go_on: number;
  outcome: Ending;
  put_by_whom: Seat | null;
  deck: Card[] | Hidden;
  discard: Card[];
  playing: Card[];
  aside: Card[];
  beside_planets: Card[];
  beside_which: Planet[];
  box: Card[] | Hidden;
  hoard: Card[] | { hidden: number; known?: Card[] };
  hoard_seen_by?: Record<string, number>;
  hoard_of: Seat | null;
  put_by: Card[] | { hidden: number; known?: Card[] };
  put_by_seen_by?: Record<string, number>;
  is_laid_from_hoard: Record<Side, number>;
  destiny_deck: Destiny[] | Hidden;
  destiny_discard: Destiny[];
  destiny_box: Destiny[];
  destiny: Destiny | null;
  planets: Record<string, Record<"1" | "2" | "3" | "4" | "5", Record<string, number>>>;
  laid: Record<Side, Card | null | Hidden>;
  counts_as: Record<Side, Card | null>;
  more: Record<Side, number>;
  support: Record<Side, Card[]>;
  gift: Card | null | Hidden;
  received: Card[] | Hidden;
  received_by: Seat | null;
  gift_from: Seat | null;
  gift_to: Seat | null;
  used: Record<Side, Record<"first" | "second", Card | null>>;
  invited: Record<Side, Seat[]>;
  joined: Record<Side, Seat[]>;
  margin: number;
  values: Record<Side, number>;
  totals: Record<Side, number>;
  zapped: Alien[];
  powers_used: Alien[];
  flares_used: Alien[];
  sheets_gone: Alien[];
  flares_from_hoard: Alien[];
  tokens: Record<string, number>;
  sheets_down: Seat[];
  firsts_known: Seat[];
  new_sheet: Alien | null | Hidden;
  reborn: Alien | null;
  sprouted: Alien | null;
  is_swapped: number;
  claimed: Record<Side, Card | null>;
  salvaged: Record<string, number>;
  salvager: Seat | null;
  flare_players: Seat[];
  grudges: Seat[];
  winners: Seat[];
  goes_on: number;
  is_open: Record<Side, number>;
  in_force: { what: Playable; seat: Seat; effect: number; widened: number; kept: number; named: Seat | null }[];
  tech_deck: Technology[] | Hidden;
  tech_discard: Technology[];
  tech_box: Technology[];
  destroyed: Planet[];
  genesis: { home: Seat | null; ships: Record<string, number> };
  cannon: Record<"first" | "second", Planet | null>;
  prometheus: Place | null;
  battery: Card | null | Hidden;
  drawn: Card[];
  tech_used: Technology[];
  additions: Record<Side, number>;
  bound: Record<Side, Seat[]>;
  is_cloaked: number;
  is_hull_kept: number;
  is_cannon_moved: number;
  extra: Seat[];
  extra_against: (Seat | null)[];
  meets: Seat | null;
  is_extra: number;
  turn_of: Seat | null;
  talk: {
    outcome: Outcome;
    floor: number;
    waited: number;
    silences: number;
    offers_each: number;
    first: {
      seat: Seat | null;
      used: number;
      number: number;
      offer: (
        | {
            term: Term;
            giver: Side;
            what: number;
            card: Card | null;
            type: Type | null;
            planet: Planet | null;
            owner: Seat | null;
            ships: number;
          }
        | Hidden
      )[];
    };
    second: {
      seat: Seat | null;
      used: number;
      number: number;
      offer: (
        | {
            term: Term;
            giver: Side;
            what: number;
            card: Card | null;
            type: Type | null;
            planet: Planet | null;
            owner: Seat | null;
            ships: number;
          }
        | Hidden
      )[];
    };
    draft:
      | {
          term: Term;
          giver: Side;
          what: number;
          card: Card | null;
          type: Type | null;
          planet: Planet | null;
          owner: Seat | null;
          ships: number;
        }[]
      | Hidden;
  };
  players: Record<string, Player>;
}

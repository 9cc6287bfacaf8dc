// What a view of Cosmic Encounter holds, and what its cards say of themselves (games/cosmic/card_facts.cpp).
import type { Both, CardText, Lang, View } from "../../protocol";
import { card_in } from "../common";
import type { CardIn } from "../common";
import { hidden, known } from "../contract";
import type { Hidden } from "../contract";
import type { Facts, PlanetFacts } from "./facts";
import type { Player, State } from "./view";

export type CosmicState = State;
export type CosmicPlayer = Player;
export type Side = "offense" | "defense";
export const sides: readonly Side[] = ["offense", "defense"];
export const other_side = (side: Side): Side => (side === "offense" ? "defense" : "offense");

export type Level = "green" | "yellow" | "red";
interface Printed {
  kind: "cosmic" | "destiny" | "alien" | "technology";
  /** Of a cosmic card. */
  type?: string;
  value?: number | null;
  encounter?: boolean;
  alien?: string;
  wild?: Effect;
  super?: Effect;
  /** Of a destiny card: the player that it names. */
  colour?: string | null;
  /** Of an alien. */
  level?: Level;
  power?: Both;
  mandatory?: boolean;
  role?: string;
  phases?: string[];
  flare?: string;
}
export interface Effect {
  role: string;
  phases: string[];
  text: Both;
}
export type Card = CardIn<Printed>;
export type Cards = ReadonlyMap<string, CardText>;
export const card_of = (cards: Cards, id: string, lang: Lang): Card =>
  card_in<Printed>(cards, id, lang, { kind: "cosmic" });

/** The card of the catalogue that a destiny card is. */
export const destiny_card = (destiny: string): string => `destiny-${destiny}`;

// --- seats

export const main_of = (state: CosmicState, side: Side): string | null => state[side];
export function side_of(state: CosmicState, seat: string): Side | null {
  if (state.offense === seat) return "offense";
  if (state.defense === seat) return "defense";
  const { ally } = state.players[seat]!;
  return ally === "no" ? null : ally;
}
/** The main player of a side and its allies, as they sit. */
export function fighters(view: View, side: Side): string[] {
  const state = view.state as CosmicState;
  const main = main_of(state, side);
  const allies = view.seats.filter((seat) => seat !== main && state.players[seat]!.ally === side);
  return main === null ? allies : [main, ...allies];
}

// --- planets

export interface Planet {
  /** As words name it: "red-3". */
  id: string;
  home: string;
  index: string;
  /** Everybody's ships on it. */
  ships: Partial<Record<string, number>>;
}
export const numbers_of = (state: CosmicState, facts: Facts): PlanetFacts =>
  facts.by_four_planets[String(state.four_planets)]!;
/** Those that are there: none that was destroyed, and the Genesis planet in the system to which it was added. */
export function planets_of(state: CosmicState, home: string, facts: Facts): Planet[] {
  const all = state.planets[home] as Partial<Record<string, Partial<Record<string, number>>>>;
  const { genesis, destroyed } = state;
  const added: [string, Partial<Record<string, number>>][] = genesis.home === home ? [["genesis", genesis.ships]] : [];
  return [...Object.entries(all).slice(0, numbers_of(state, facts).planets), ...added]
    .map(([index, ships = {}]) => ({ id: `${home}-${index}`, home, index, ships }))
    .filter(({ id }) => !destroyed.includes(id));
}

/** Cards that lie beside a planet. */
export const citadels_at = (state: CosmicState, planet: string): string[] =>
  state.beside_planets.filter((_, i) => state.beside_which[i] === planet);

// --- hands

interface Seen {
  seen: string[];
  unseen: number;
}
function seen_of(pile: CosmicPlayer["hand"]): Seen {
  const open = known(pile);
  if (open) return { seen: open, unseen: 0 };
  const { known: seen = [], hidden: all } = pile as Hidden;
  return { seen, unseen: all - seen.length };
}
/** The cards of a hand as far as the viewer knows them, and how many are not. */
export const hand_of = (player: CosmicPlayer): Seen => seen_of(player.hand);

/** Cards apart from the hand: the hoard on a sheet, what is set aside for a moment, what is promised in a deal. */
export const kept_places = ["hoard", "put_by", "promised"] as const;
export type KeptPlace = (typeof kept_places)[number];
/** Those of a player that are not empty. */
export function kept_of(state: CosmicState, seat: string): (Seen & { place: KeptPlace })[] {
  const own: Record<KeptPlace, CosmicPlayer["hand"]> = {
    hoard: state.hoard_of === seat ? state.hoard : [],
    put_by: state.put_by_whom === seat ? state.put_by : [],
    promised: state.players[seat]!.promised,
  };
  return kept_places
    .map((place) => ({ place, ...seen_of(own[place]) }))
    .filter(({ seen, unseen }) => seen.length + unseen > 0);
}
/** The alien that somebody plays, as far as the viewer may know. */
export const alien_of = (player: CosmicPlayer): string | null => known(player.alien);

/** Whether somebody's sheet lies face down: the others do not see it. */
export const is_sheet_down = (state: CosmicState, seat: string): boolean =>
  state.moment !== "setup" && state.sheets_down.includes(seat);

/** All whose powers somebody has, as far as the viewer may know. */
export function aliens_of(player: CosmicPlayer): string[] {
  const own = alien_of(player);
  return [...(own === null ? [] : [own]), ...player.more_powers];
}

/** Whether a card lies there, open or not. */
export const is_laid = (state: CosmicState, side: Side): boolean => {
  const laid = state.laid[side];
  return (hidden(laid) ?? (laid === null ? 0 : 1)) > 0;
};
/** The card of a side, if the viewer may see it. */
export const laid_card = (state: CosmicState, side: Side): string | null => known(state.laid[side]);

/** What the card of a side is worth by now, if powers have changed it, and what is printed on it. */
export function changed_value(
  state: CosmicState,
  side: Side,
  facts: Facts,
): { from: number | null; to: number } | null {
  const laid = laid_card(state, side);
  if (state.more[side] === 0 || laid === null) return null;
  return { from: facts.value_of[laid] ?? null, to: state.values[side] };
}

// --- powers and flares

/** What was used or played, as words name it: "power-human", "wild-human", "super-human", or a card by its own name. */
export interface Played {
  sort: "power" | "wild" | "super" | "card";
  /** null: it is neither a power nor a flare. */
  alien: string | null;
  /** The card that tells of it. */
  id: string;
}
export function played_of(what: string): Played {
  const [, sort, alien] = /^(power|wild|super)-(.+)$/.exec(what) ?? [];
  if (sort === undefined || alien === undefined) return { sort: "card", alien: null, id: what };
  return { sort: sort as "power" | "wild" | "super", alien, id: sort === "power" ? alien : flare_of(alien) };
}
export const flare_of = (alien: string): string => `flare-${alien}`;

// --- technologies

export interface Project {
  /** null: it lies face down, and the viewer does not know it. */
  id: string | null;
  ships: number;
}
/** What somebody researches: the names are for the owner, the ships for all. */
export function projects_of(player: CosmicPlayer): Project[] {
  const names = known(player.face_down) ?? [];
  return player.research.map((ships, i) => ({ id: names[i] ?? null, ships }));
}

// --- deals

export type Offer = CosmicState["talk"]["first"];
export type Term = Exclude<Offer["offer"][number], { hidden: number }>;
export const is_bargaining = (state: CosmicState): boolean => state.moment === "deal-open";
/** The proposal of a main player. */
export function offer_of(state: CosmicState, seat: string): Offer | null {
  const { first, second } = state.talk;
  return [first, second].find((one) => one.seat === seat) ?? null;
}
/** The terms that the viewer prepares. */
export const draft_of = (state: CosmicState): Term[] => known(state.talk.draft) ?? [];

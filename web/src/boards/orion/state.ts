// What a view of Master of Orion holds (games/orion/describe.cpp), and what its cards say of themselves
// (games/orion/card_facts.cpp).
import type { Both, CardText, Lang, View } from "../../protocol";
import { result_of } from "../contract";
import type { Hidden } from "../contract";

export const resources = ["food", "fleet", "production"] as const;
export type Resource = (typeof resources)[number];
export type Amount = Partial<Record<Resource, number>>;
export type Colour = "blue" | "red" | "yellow" | "grey";
export const levels = ["low", "medium", "high"] as const;
export type Level = (typeof levels)[number];
export const systems = ["1", "2", "3", "4", "F"] as const;
export type SystemName = (typeof systems)[number];

export const rounds = 8;
export const max_resource = 9;
export const system_size = 5;
export const markers = 10;
export const max_morale = 10;
/** Below, morale is not drawn cell by cell (MO-MOR-02). */
export const lowest_morale_cell = -3;
/** Some cards want at least this morale (MO-MOR-04, MO-MOR-05). */
export const restricted_morale = 6;
/** Markers taken at each level (MO-DEV-02..04); at the high one the Bulrathi take fewer, and resources (MO-RAC-05). */
export const level_markers: Record<Level, number> = { low: 3, medium: 4, high: 5 };
export const bulrathi = { markers: 4, resources: 2 };
/** So much of each is worth the same (MO-TRD-01). */
export const trade_rate: Record<Resource, number> = { food: 3, fleet: 2, production: 1 };

export interface OrionPlayer {
  race: string | null;
  resources: Record<Resource, number>;
  morale: number;
  vp: number;
  level: Level;
  /** The bottom card first, the active one last. */
  systems: Record<SystemName, string[]>;
  advisor: string | null;
  advisor_colour: Colour | null;
  /** Where this player's cards carry a marker: names of systems, "advisor". */
  markers: string[];
  actions: { available: number; reserve: number; spent: number; propaganda: number; built: number };
  /** Markers lying with each opponent. */
  attacks: Record<string, number>;
  hand: string[] | Hidden;
}

export interface OrionState {
  round: number;
  first_player: string | Hidden;
  no_advisors: number;
  swapping: number;
  centre: string[] | Hidden;
  deck: string[] | Hidden;
  /** The top card first. */
  discard: string[];
  drawn: string[] | Hidden;
  /** A system being put in a new order, the top first. */
  arranged: string[];
  building: string | null;
  players: Record<string, OrionPlayer>;
}

export type Keyword = "activation" | "after_attack" | "after_build" | "end_game" | "always" | "round_start";

interface Facts {
  kind: "structure" | "advisor" | "race";
  colour?: Colour;
  cost?: Amount;
  produces?: Amount;
  /** null: "?", an effect at the end of the game says how many. */
  vp?: number | null;
  keyword?: Keyword;
  field?: "A" | "R" | null;
  restriction?: "build6" | "activate6" | null;
  /** The two sides of an exchange (MO-ATV-06). */
  exchange?: [Amount, Amount];
  gain_one_of?: Amount;
  start?: Amount;
}

export interface Card {
  id: string;
  name: string;
  /** The whole text, keyword included. */
  text: string;
  facts: Facts;
}

export type Cards = ReadonlyMap<string, CardText>;

/** A card in one language. A card that this server does not know is still drawn, by its id. */
export function card_of(cards: Cards, id: string, lang: Lang): Card {
  const found = cards.get(id);
  const facts = (found?.facts ?? {}) as Partial<Facts>;
  const plain: Both = { en: id, pl: id };
  return {
    id,
    // Polish names come in cases, divided by '|'; the first is the one for signs.
    name: (found?.name ?? plain)[lang].split("|")[0]!,
    text: (found?.text ?? { en: "", pl: "" })[lang],
    facts: { kind: "structure", ...facts },
  };
}

export function zone_of(value: number): Level {
  return value <= 3 ? "low" : value <= 6 ? "medium" : "high";
}

/** The systems that exist or could be begun: those in use, and the first free one. */
export function open_systems(player: OrionPlayer): SystemName[] {
  const ordinary = systems.filter((s) => s !== "F");
  const used = ordinary.filter((s) => player.systems[s].length > 0);
  const free = ordinary.find((s) => player.systems[s].length === 0);
  const list: SystemName[] = free ? [...used, free] : used;
  return owns_fulcrum(player) ? [...list, "F"] : list;
}
export function owns_fulcrum(player: OrionPlayer): boolean {
  return player.advisor === "fulcrum_sandebar";
}

/** Points printed on built cards; `more` when some are known only at the end. */
export function card_points(player: OrionPlayer, cards: Cards): { points: number; more: boolean } {
  let points = 0;
  let more = false;
  for (const id of systems.flatMap((s) => player.systems[s])) {
    const vp = card_of(cards, id, "en").facts.vp;
    if (vp === null) more = true;
    else points += vp ?? 0;
  }
  return { points, more };
}

/** The points as far as anybody can count them now: track, morale and what is printed on cards. */
export function points_now(seat: string, view: View, cards: Cards): string {
  const final = scores_of(view, cards)?.find((score) => score.seat === seat);
  if (final) return String(final.total);
  const player = (view.state as OrionState).players[seat]!;
  const built = card_points(player, cards);
  return `${player.vp + player.morale + built.points}${built.more ? "+?" : ""}`;
}

/** What a finished game brought a player: points of the track, morale, points printed on cards, and all that effects gave
 * at the end. */
export interface Score {
  seat: string;
  place: number;
  total: number;
  track: number;
  morale: number;
  printed: number;
  effects: number;
  /** They decide when points and morale are equal (MO-FIN-07). */
  resources: number;
}

/** The best first; null while the game goes on. */
export function scores_of(view: View, cards: Cards): Score[] | null {
  const result = result_of(view);
  if (!result) return null;
  const { players } = view.state as OrionState;
  return result.seats.map(({ seat, score, place }): Score => {
    const player = players[seat]!;
    const printed = card_points(player, cards).points;
    // The view tells the sum alone; what is neither track, morale nor print came from effects.
    const effects = score - player.vp - player.morale - printed;
    return {
      seat,
      place,
      total: score,
      track: player.vp,
      morale: player.morale,
      printed,
      effects,
      resources: total(player.resources),
    };
  });
}

export function total(amount: Amount): number {
  return resources.reduce((sum, r) => sum + (amount[r] ?? 0), 0);
}

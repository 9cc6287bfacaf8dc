// What a view of Master of Orion holds, and what its cards say of themselves (games/orion/card_facts.cpp).
import type { Both, CardText, Lang, View } from "../../protocol";
import { signed } from "../../texts/counted";
import { result_of } from "../contract";
import type { Facts } from "./facts";
import type { Player, State } from "./view";

export type { Colour, Level } from "./view";
import type { Colour } from "./view";
export type OrionPlayer = Player;
export type OrionState = State;
export type Resource = keyof Player["resources"];
export type SystemName = keyof Player["systems"];
export type Amount = Partial<Record<Resource, number>>;

export type Keyword = "activation" | "after_attack" | "after_build" | "end_game" | "always" | "round_start";

interface Printed {
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
  facts: Printed;
}

export type Cards = ReadonlyMap<string, CardText>;

/** A card in one language. A card that this server does not know is still drawn, by its id. */
export function card_of(cards: Cards, id: string, lang: Lang): Card {
  const found = cards.get(id);
  const facts = (found?.facts ?? {}) as Partial<Printed>;
  const plain: Both = { en: id, pl: id };
  return {
    id,
    // Polish names come in cases, divided by '|'; the first is the one for signs.
    name: (found?.name ?? plain)[lang].split("|")[0]!,
    text: (found?.text ?? { en: "", pl: "" })[lang],
    facts: { kind: "structure", ...facts },
  };
}

/** The systems that exist or could be begun: those in use, and the first free one. */
export function open_systems(player: OrionPlayer, facts: Facts): SystemName[] {
  const { system: extra } = facts.fulcrum;
  const ordinary = facts.systems.filter((s) => s !== extra);
  const used = ordinary.filter((s) => player.systems[s].length > 0);
  const free = ordinary.find((s) => player.systems[s].length === 0);
  const list = free ? [...used, free] : used;
  return owns_fulcrum(player, facts) ? [...list, extra] : list;
}
export function owns_fulcrum(player: OrionPlayer, facts: Facts): boolean {
  return player.advisor === facts.fulcrum.advisor;
}

/** Points printed on built cards; `more` when some are known only at the end. */
export function card_points(player: OrionPlayer, cards: Cards): { points: number; more: boolean } {
  const printed = Object.values(player.systems).flatMap((stack) =>
    stack.map((id) => card_of(cards, id, "en").facts.vp),
  );
  return { points: printed.reduce<number>((sum, vp) => sum + (vp ?? 0), 0), more: printed.includes(null) };
}

/** The points as far as anybody can count them now: track, morale and what is printed on cards; at the end all of them. */
export function points_now(seat: string, view: View, cards: Cards): string {
  const final = result_of(view)?.seats.find((one) => one.seat === seat);
  if (final) return signed(final.score);
  const player = (view.state as OrionState).players[seat]!;
  const built = card_points(player, cards);
  return `${signed(player.vp + player.morale + built.points)}${built.more ? "+?" : ""}`;
}

export function total(amount: Amount): number {
  return Object.values(amount).reduce((sum, n) => sum + n, 0);
}

// What a view of Master of Orion holds, and what its cards say of themselves (games/orion/card_facts.cpp).
import type { CardText, Lang, View } from "../../protocol";
import { signed } from "../../texts/counted";
import { card_in } from "../common";
import type { CardIn } from "../common";
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

/** The text of one has its keyword in it. */
export type Card = CardIn<Printed>;
export type Cards = ReadonlyMap<string, CardText>;
export const card_of = (cards: Cards, id: string, lang: Lang): Card =>
  card_in<Printed>(cards, id, lang, { kind: "structure" });

/** The system that an advisor brings with him. */
export const is_fulcrums = (system: SystemName, facts: Facts): boolean => system === facts.fulcrum.system;
/** Does the advisor lie among the cards of a system? */
export function in_a_system(advisor: string, player: OrionPlayer): boolean {
  return Object.values(player.stacks).some((cards) => cards.includes(advisor));
}

/** What is printed on the card, or was chosen for it. */
export function colour_of(card: Card, player: OrionPlayer): Colour {
  return card.facts.colour ?? player.advisor_colour ?? "grey";
}

/** The card that the question is about. */
export function asked_card(view: View, cards: Cards, lang: Lang): Card | null {
  const id = view.decision.question?.args?.find(({ value }) => cards.has(String(value)))?.value;
  return id === undefined ? null : card_of(cards, String(id), lang);
}

/** The points as far as anybody can count them now, "+?" if the end of the game adds to them; at the end all of them. */
export function points_now(seat: string, view: View): string {
  const final = result_of(view)?.seats.find((one) => one.seat === seat);
  if (final) return signed(final.score);
  const { now, more } = (view.state as OrionState).players[seat]!.points;
  return `${signed(now)}${more ? "+?" : ""}`;
}

export function total(amount: Amount): number {
  return Object.values(amount).reduce((sum, n) => sum + n, 0);
}

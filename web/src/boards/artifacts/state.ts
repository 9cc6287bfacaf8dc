// What a view of Alien Artifacts holds, and what its cards say of themselves (games/artifacts/facts.cpp).
import type { Both, CardText, Lang, View } from "../../protocol";
import { card_in } from "../common";
import type { CardIn } from "../common";
import { hidden, known, result_of } from "../contract";
import type { Colour, Player, State } from "./view";

export type { Colour } from "./view";

export type AaPlayer = Player;
export type Type = keyof Player["stage"];
export type CardKind = "exploration" | "expansion" | "extermination" | "exploitation";
export type Side = "logistic" | "operational";
export type SectionName = "a" | "b";

/** What is being paid for, which only the step that asks knows; `deed` is null where nothing is. */
export type Payment = State["payment"];
export type AaState = State;

export const types: readonly Type[] = ["ship", "technology", "planet"];
export const colours: readonly Colour[] = ["blue", "green", "red", "gold"];
export const kinds: readonly CardKind[] = ["exploration", "expansion", "extermination", "exploitation"];
export const sides: readonly Side[] = ["logistic", "operational"];
export const section_names: readonly SectionName[] = ["a", "b"];
/** The action that brings a card of a row into the Empire. */
export const row_deed: Record<Type, "build" | "develop" | "discover"> = {
  ship: "build",
  technology: "develop",
  planet: "discover",
};

export interface Section {
  colour: Colour;
  icons: number;
  kind: CardKind;
}
/** A row of an attack table. */
export interface Row {
  value: number;
  /** The Attack Values that it belongs to, in words. */
  label: Both;
  words: Both;
  /** What becomes of the attacking Ship. */
  ship: "destroyed" | "damaged" | null;
}
/** A condition of an operational Technology. */
export interface Score {
  when: Both;
  during: number;
  end: number;
}
export type CardType = Type | "resource" | "artifact" | "system" | "plan" | "faction";
interface Printed {
  type: CardType;
  kind?: CardKind;
  /** What each side says, sentence by sentence. */
  sides?: Record<Side, Both[]>;
  keyword?: string;
  scores?: Score[];
  sections?: [Section, Section];
  number?: number;
  rows?: Row[];
  window?: string;
  /** Of a faction. */
  setup?: Both[];
  action?: Both;
  bonus?: Both | number;
}

export interface Card extends CardIn<Printed> {
  /** What each side says, where the sides are told apart. */
  says: Record<Side, string> | null;
}
export type Cards = ReadonlyMap<string, CardText>;

/** Ids begin with what the card is; only for those whose facts are missing. */
const by_letter: Record<string, CardType> = {
  S: "ship",
  T: "technology",
  P: "planet",
  R: "resource",
  A: "artifact",
  X: "system",
  D: "plan",
  F: "faction",
};

export function card_of(cards: Cards, id: string, lang: Lang): Card {
  const card = card_in<Printed>(cards, id, lang, { type: by_letter[id[0] ?? ""] ?? "artifact" });
  const { sides: told } = card.facts;
  const side = (sentences: Both[]) => sentences.map((one) => one[lang]).join(" ");
  return { ...card, says: told ? { logistic: side(told.logistic), operational: side(told.operational) } : null };
}

export const is_built = (card: Card): boolean => (types as readonly string[]).includes(card.facts.type);
export const type_of = (card: Card): Type => (is_built(card) ? (card.facts.type as Type) : "planet");

/** The Resource cards that lie on a card or are attached to it. */
export const lying_on = (state: AaState, card: string): string[] =>
  Object.keys(state.lying).filter((resource) => state.lying[resource] === card);
export const shown_section = (state: AaState, resource: string): SectionName =>
  state.section_b.includes(resource) ? "b" : "a";
export const section_of = (card: Card, name: SectionName): Section | undefined =>
  card.facts.sections?.[name === "a" ? 0 : 1];

export const side_of = (player: AaPlayer, type: Type, id: string): Side =>
  player.operational[type].includes(id) ? "operational" : "logistic";
export const tokens_on = (state: AaState, id: string): number => state.tokens[id] ?? 0;

/** The card on top of a deck, as everybody sees it. */
export function top_of(deck: State["decks"][Type]): string | null {
  if (Array.isArray(deck)) return deck[0] ?? null;
  return deck.known?.find((one) => one.from_top === 0)?.card ?? null;
}

/** Defence Plans of a player that the viewer can read. */
export const known_plans = (player: AaPlayer): string[] =>
  known(player.plans) ?? (player.plans as { known?: string[] }).known ?? [];
/** Those that lie face down for the viewer. */
export const secret_plans = (player: AaPlayer): number => {
  const all = hidden(player.plans);
  return all === null ? 0 : Math.max(0, all - known_plans(player).length);
};

/** The card that the question is about. */
export function asked_card(view: View): string | null {
  const found = view.decision.question?.args?.find(({ kind }) => kind === "card");
  return found ? String(found.value) : null;
}

/** Questions about the card that was turned over last, for a Planet or a Technology: in an attack too. */
const about_last = ["section", "attach-to", "tech-reroll"];
/** Cards that are turned over: those that the open question is about, and those that an attack is fought with. */
export function turned_over({ state, decision }: View): { asked: string[]; fought: string[] } {
  const { revealed, attack } = state as AaState;
  if (attack.target === null) return { asked: revealed, fought: [] };
  if (about_last.includes(decision.step ?? "")) return { asked: revealed.slice(-1), fought: revealed.slice(0, -1) };
  return { asked: decision.step === "best-of" ? revealed : [], fought: revealed };
}

/** The points if the game ended now; at the end all of them. */
export function points_now(seat: string, view: View): number {
  const final = result_of(view)?.seats.find((one) => one.seat === seat);
  return final?.score ?? (view.state as AaState).players[seat]!.points.now;
}

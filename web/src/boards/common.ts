// How boards read what is alike in all games: seats around a table, moves by their verbs, cards in one language, names.
import type { Both, CardText, Lang } from "../protocol";
import type { Move } from "./contract";

// --- seats

/** Clockwise, beginning with one; from the first, where that one does not sit there. */
export function from_seat(seats: readonly string[], first: string | null | undefined): string[] {
  const at = Math.max(0, seats.indexOf(first ?? ""));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The others in the order of play, from the left of `home`. Where somebody else's part is drawn large, the own one stands
 * in its place: the rest stay where they are. */
export function others_of(seats: readonly string[], home: string | null, large: string): string[] {
  const [own, ...others] = from_seat(seats, home);
  return own === undefined ? [] : others.map((seat) => (seat === large ? own : seat));
}

// --- moves

export const of_verb = (moves: readonly Move[], ...verbs: string[]): Move[] =>
  moves.filter(({ verb }) => verbs.includes(verb));
/** Those of some verbs that concern one thing, which they name first. */
export const moves_on = (moves: readonly Move[], verbs: readonly string[], thing: string): Move[] =>
  moves.filter(({ verb, args }) => verbs.includes(verb) && args[0] === thing);
/** Whatever is not told by its verb to have a place of its own. */
export const without_place = (moves: readonly Move[], placed: ReadonlySet<string>): Move[] =>
  moves.filter(({ verb }) => !placed.has(verb));

// --- cards

/** A card in one language; `facts` are what is printed on it, as the game tells it. */
export interface CardIn<Printed> {
  id: string;
  name: string;
  /** The whole text. */
  text: string;
  facts: Printed;
}
/** A card that this server does not know is still drawn, by its id and as `plain`. */
export function card_in<Printed>(
  cards: ReadonlyMap<string, CardText>,
  id: string,
  lang: Lang,
  plain: Printed,
): CardIn<Printed> {
  const found = cards.get(id);
  return {
    id,
    name: found?.name[lang] || id,
    text: found?.text[lang] ?? "",
    facts: { ...plain, ...(found?.facts as Partial<Printed> | undefined) },
  };
}

// --- names

/** What things are called, by what they are. */
export interface Called {
  called: Partial<Record<string, Partial<Record<string, Both>>>>;
}
/** What the server calls a thing; its canonical name if it says nothing. */
export const called = ({ called: names }: Called, what: string, token: string, lang: Lang): string =>
  names[what]?.[token]?.[lang] ?? token;

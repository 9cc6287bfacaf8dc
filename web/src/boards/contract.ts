// What a board is: a drawing of one game's view on which one can choose. A board knows its game's state and words; it
// knows nothing of servers, clocks or chat. The same board shows a game that is played, watched or replayed.
import type { ComponentType, ReactNode } from "react";
import type { Both, CardText, Choice, GameInfo, Lang, SeatInfo, TypedArg, View } from "../protocol";
import type { Scene } from "../ui/moment_queue";

/** An action in its canonical words: "build titan 2" is verb "build" with args ["titan", "2"]. */
export interface Move extends Omit<Choice, "args"> {
  verb: string;
  args: string[];
  /** What its words name. */
  named?: TypedArg[] | undefined;
}

export interface BoardProps {
  view: View;
  game: GameInfo;
  /** The game's cards by id. */
  cards: ReadonlyMap<string, CardText>;
  seats: SeatInfo[];
  /** Who sits there, by a name that nobody else at the table has. */
  name_of: (seat: string) => string;
  /** The seat from which the board is drawn; null: nobody's, choose one to begin with. */
  me: string | null;
  /** Whose part of the table is drawn large: the own one, or that of whoever plays, unless another was picked. */
  shown: string;
  /** Picks another; null: back to following. */
  show: (seat: string | null) => void;
  /** What one touch leads to from there, if anything: the own part, or that of whoever plays. */
  way: "mine" | "follow" | null;
  /** Whether `me` plays on: false for spectators, after the end and in replays, where there is nothing to wait for. */
  playing: boolean;
  lang: Lang;
  /** What may be chosen now; empty when it is not this player's turn, and in replays. A new list comes with every word
   * that is said at the table; whether the question is a new one, `question` tells. */
  moves: Move[];
  /** The question that waits for this player, by a number that never comes twice; null: none does. */
  question: number | null;
  /** Answers the open question. */
  choose: (action: string) => void;
  /** Answers it and what follows from it, by several actions at once: they are played one after another, until something
   * hidden becomes known or somebody else is asked. If one of them may not be taken, none is. */
  choose_all: (actions: string[]) => void;
  /** What I would see after these actions of mine, as far as nothing becomes known by them; null if that cannot be told.
   * Absent where there is nothing to choose. */
  preview?: (actions: string[]) => Promise<View | null>;
  /** Takes my last decision back, where I may do so alone: what was taken up by a question of its own is put down again. */
  take_back?: () => void;
  /** "Why can't I?": explains an action that is not offered. Absent in replays and for spectators. */
  why?: (action: string) => void;
  /** Opens the page of a card or rule. */
  explain: (what: { card: string } | { rule: string }) => void;
}

export type Board = ComponentType<BoardProps>;

/** A seat has a colour and a shape, so that nobody needs to tell colours apart. */
export interface Look {
  colour: string;
  /** For what is written on the colour. */
  ink: string;
  shape: "disc" | "square" | "triangle" | "diamond" | "hexagon";
}
/** By the seat's canonical name; no two seats of a game may share colour or shape. */
export type Looks = Readonly<Record<string, Look>>;

/** A player's figures that choices change: points, resources, what is still missing. What stays the same by a choice is not
 * shown, so nothing needs to be left out. */
export type Tally = (view: View, seat: string, game: GameInfo) => { key: string; name: Both; n: number }[];

/** What else a board knows of its game, for what stands around it; loaded with the board. */
export interface Hints {
  /** A small picture of what words name, in a square of `size`; null: there is none. */
  picture?: (kind: string, value: string, size: number, cards: ReadonlyMap<string, CardText>) => ReactNode;
  /** How much a story matters to those who were waiting, by its key: nothing (0), a little (1, if it is not named), much. */
  matters?: Readonly<Record<string, number>>;
  /** Whether a story tells of a loss of `seat`: such is told to them before anything else. */
  hurts?: (key: string, args: readonly TypedArg[], seat: string) => boolean;
  /** A player's points now. */
  points?: (view: View, seat: string) => number;
  /** Verbs that the board marks first and does then, by a button: from the list of choices they are asked about. */
  marked_first?: readonly string[];
  /** Entries of the log that say why the game ended, by their keys. */
  ends?: readonly string[];
  /** For a choice that is pointed at: what it would change. */
  tally?: Tally;
  /** What a sentence names by its key, where that is not the thing that the kind says: a card of a colour, not the colour. */
  named?: (key: string, args: readonly TypedArg[]) => readonly TypedArg[];
  /** The rule that an entry of the log follows, by its key; null: none is worth naming there. */
  rule?: (key: string, args: readonly TypedArg[], game: GameInfo) => string | null;
  /** Where a choice would lead, if that is not where it is made. */
  lands?: (move: Move, view: View) => readonly TypedArg[];
}

/** What a moment is about, as far as it is drawn and heard: something begins, is made, is found, or is hit. */
export type MomentSign = "round" | "goal" | "nebula" | "find" | "hit";
/** Entries of the log that belong together, and are shown as one. */
export interface MomentScene {
  sign: MomentSign;
  /** "{n}" is the number that an entry gives it, "{m}" the one that this stands against. */
  title: Both;
  /** A line for each seat with all that it got, or for each thing with all who got something for it. */
  lines: "seats" | "things";
  /** What is gained are points; else the things themselves, which `Sign` draws. */
  points?: boolean;
  /** Its things are looked in the face: drawn large above the title, or in grey if they were stopped. */
  faces?: "large" | "stopped";
  /** What the others do next is not shown before this has been seen. */
  holds?: true;
}
/** What an entry adds to its scene: the places of its arguments. */
export interface MomentEntry {
  scene: string;
  seat?: number;
  /** Whom it was done to. */
  against?: number;
  /** How much they got. */
  gains?: number;
  /** What they got it of, or for. */
  thing?: number;
  /** It is told in its own words: what somebody lost, how it ended. */
  told?: true;
  /** The numbers in the title. */
  n?: number;
  m?: number;
}
/** What matters enough in a game to be shown for a moment, and what of it can be heard. */
export interface Moments {
  scenes: Readonly<Record<string, MomentScene>>;
  /** By the key of the entry. */
  entries: Readonly<Record<string, MomentEntry>>;
  /** Keys of entries by which a card changes hands. */
  cards: readonly string[];
  /** Draws a thing beside its number; without it, or when it draws nothing, the thing has its name. */
  Sign?: ComponentType<{ thing: TypedArg }>;
  /** What is said of a card whose face is shown, beside its name: what happens now. */
  says?: (card: CardText, scene: string, lang: Lang) => string | null;
  /** What stands over a scene instead of its title, by what has come of it; `before`: what was seen before it. */
  heads?: (scene: Scene, before: View, name_of: (seat: string) => string) => Both | null;
}

/** What "How to play" is drawn from: nobody plays there, so there is no view. */
export interface HowToPlayProps {
  game: GameInfo;
  cards: ReadonlyMap<string, CardText>;
  lang: Lang;
}
export type HowToPlay = ComponentType<HowToPlayProps>;

/** Options by their keys; those that are not named stay as they are. */
export interface Suggestion {
  name: Both;
  help: Both;
  options: Readonly<Record<string, number>>;
}

/** What a board's folder gives to the rest of the client. */
export interface BoardFolder {
  board: Board;
  hints?: () => Promise<{ hints: Hints }>;
  /** The game told to somebody new, on one page (ui/guide.tsx); a game without one has its rules. */
  HowToPlay?: HowToPlay;
  /** Drawn in a space of 400 by 240; `id` begins the names of what it defines, `${id}a` is the light of a sun. */
  Cover: ComponentType<{ id: string }>;
  /** The picture of a card, loaded when one is wanted; `className` says how large. Draws nothing for a card without one. */
  CardPicture?: ComponentType<{ id: string; className: string }>;
  looks: Looks;
  /** Options that go well together, for those who set a table. */
  suggested?: readonly Suggestion[];
  /** What an option brings into the game, in pictures; draws nothing where that says nothing. */
  OptionPicture?: ComponentType<{ option: string; cards: ReadonlyMap<string, CardText>; lang: Lang }>;
  /** Fetched with the first game that is played: a lobby has no moments. */
  moments?: () => Promise<Moments>;
}

export function moves_of(view: View): Move[] {
  return (view.decision.choices ?? []).map(({ args: named, ...choice }) => {
    const [verb = "", ...args] = choice.action.split(" ");
    return { ...choice, verb, args, named };
  });
}

/** Views write {"hidden": n} instead of what they must not show; of a hand also the cards that one has seen taken. */
export type Hidden = { hidden: number; known?: string[]; seen_by?: Record<string, number> };

/** How many things lie hidden; null if they are seen. */
export function hidden(value: unknown): number | null {
  if (typeof value === "object" && value !== null && "hidden" in value) return (value as Hidden).hidden;
  return null;
}

/** What is not hidden; null if it is. */
export function known<T>(value: T): Exclude<T, { hidden: number }> | null {
  return hidden(value) === null ? (value as Exclude<T, { hidden: number }>) : null;
}

/** How many there are, seen or unseen: a list, or numbers of each kind. */
export function size_of(pile: readonly unknown[] | Readonly<Record<string, number>> | Hidden | undefined): number {
  if (Array.isArray(pile)) return pile.length;
  return hidden(pile) ?? Object.values((pile ?? {}) as Record<string, number>).reduce((sum, n) => sum + n, 0);
}

interface SeatResult {
  score: number;
  place: number;
  /** What the points came from, by the keys of the parts. */
  parts: Readonly<Record<string, number>>;
  /** What decides between equal points, by the keys of the ties. */
  ties: Readonly<Record<string, number>>;
}
interface Line {
  key: string;
  name: Both;
}
export interface Result {
  /** The best first. */
  seats: (SeatResult & { seat: string })[];
  /** What points come from in this game, in its own order and words. */
  parts: Line[];
  /** What decides between equal points, first to last; more is better. */
  ties: Line[];
}

/** How the game ended, {"won": false, "white": {"score": 16, "place": 2}, ...} as views write it; null: it goes on. */
export function result_of(view: View): Result | null {
  const { result } = view;
  if (!result) return null;
  const seats = view.seats.map((seat) => ({
    seat,
    parts: {},
    ties: {},
    ...(result[seat] as Omit<SeatResult, "parts" | "ties">),
  }));
  const lines = (names: unknown): Line[] =>
    Object.entries((names ?? {}) as Record<string, Both>).map(([key, name]) => ({ key, name }));
  return {
    seats: seats.sort((a, b) => a.place - b.place),
    parts: lines(result["part_names"]),
    ties: lines(result["tie_names"]),
  };
}

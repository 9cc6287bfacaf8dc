// The messages of docs/protocol.md as types. protocol.test.ts compares them with the examples of that document.

export type Lang = "en" | "pl";
/** A text that people read comes in both languages. */
export type Both = { en: string; pl: string };

/** What fills a sentence: the kind of a thing and its canonical token, or a number. */
export type TypedArg = { kind: string; value: string | number };

/** The first word of `action` is the verb. */
export type Choice = Both & { action: string; args?: TypedArg[] };

/** Who is asked, and what. `choices` only if it is you. */
export interface Decision {
  number: number;
  seat?: string;
  /** All who are asked at the same time, in the order of the rules. */
  asked?: string[];
  step?: string;
  rule?: string;
  question?: Both & { key?: string; args?: TypedArg[] };
  choices?: Choice[];
}

/** What one seat may see of a game. `state` is the game's own; boards know its shape. */
export interface View {
  game: string;
  viewer: string | null;
  seats: string[];
  decision: Decision;
  state: unknown;
  result?: Record<string, unknown>;
}

export interface SeatInfo {
  seat: string;
  player: string; // "open", "person" or a bot's id
  name: string; // of a person; empty if their account was deleted
  guest: boolean;
  away: boolean;
  online: boolean;
}

export type Clock =
  | { kind: "none" }
  | { kind: "decision"; seconds: number }
  | { kind: "bank"; seconds: number; increment: number }
  | { kind: "days"; days: number };

export interface Preference {
  step: string;
  answer: string;
  until: "turn" | "game";
}

/** How many decisions of a seat an undo would take back. */
export interface TakenBack {
  seat: string;
  decisions: number;
}

export type Phase = "waiting" | "playing" | "finished" | "closed" | "broken";

export interface Table {
  id: string;
  seq: number;
  phase: Phase;
  game: string;
  public: boolean;
  host: string;
  host_guest: boolean;
  created: number;
  options: Record<string, number>;
  clock: Clock;
  rematch: string | null;
  seats: SeatInfo[];
  you: { seat: string | null; host: boolean };
  trouble?: Both;
  ticket?: number;
  asked?: string | null;
  undo?: { can: true } | ({ can: false } & Both);
  undo_asked?: ({ by: string; agreed: string[]; takes_back: TakenBack[] } & Both) | null;
  clocks?: Record<string, { left_ms: number; running: boolean }>;
  preferences?: Preference[];
  result?: { won: boolean; seats: { seat: string; score: number; place: number }[]; rewound: number };
  replay?: string;
  /** Of what all chance follows from: its digest since the start, itself when the game is over. */
  seed_digest?: string;
  seed?: string;
  view?: View;
}

export interface LogEntry extends Both {
  seq: number;
  at: number;
  kind: "story" | "table" | "chat";
  name?: string;
  guest?: boolean;
  seat?: string | null;
  text?: string;
}

export interface Fault extends Both {
  code: string;
  rule?: string;
}

export interface You {
  name: string;
  guest: boolean;
}

export interface GameOption {
  key: string;
  name: Both;
  help: Both;
  low: number;
  high: number;
  standard: number;
  values: (Both & { id: string })[];
}

/** What so many of something are called: for 1, in Polish also its genitive and accusative; for 2 to 4 (Polish); for others. */
export interface Counted {
  en: { one: string; many: string };
  pl: { one: string; gen?: string; acc?: string; few: string; many: string };
}

export interface GameInfo {
  id: string;
  name: Both;
  blurb: Both;
  min_seats: number;
  max_seats: number;
  seats: (Both & { id: string })[];
  options: GameOption[];
  counted?: Record<string, Record<string, Counted>>; // by kind of argument and value
  complete: boolean;
  /** Numbers, prices and places that the game's board draws from; boards know their shape. */
  facts: Record<string, unknown>;
}

export interface BotInfo {
  id: string;
  name: Both;
  help: Both;
}

export interface LobbyTable {
  id: string;
  game: string;
  phase: Phase;
  host: string;
  host_guest: boolean;
  created: number;
  clock: Clock;
  options: Record<string, number>;
  seats: { seat: string; player: string; name: string; guest: boolean }[];
}

export interface PlayedGame {
  table: string;
  game: string;
  at: number;
  phase: Phase;
  seat: string;
  seats: { seat: string; name: string; guest: boolean; score?: number; place?: number }[];
  /** How often the players agreed to go back. Games that ended under an older server do not say. */
  rewound?: number;
}

export interface RuleText extends Both {
  id: string;
  /** Its id and its title. What a browser kept from an older server has none. */
  document?: Both & { id: string };
  chapter: Both;
}

/** A card or piece. `facts` are what its board needs to draw it: cost, colour, points. */
export interface CardText {
  id: string;
  name: Both;
  text: Both;
  facts: Record<string, unknown>;
}

export type Push = { is: "update"; table: Table; log: LogEntry[] } | ({ is: "notice"; code: string } & Both);

// The messages of docs/protocol.md as types. protocol.test.ts compares them with the examples of that document.

export type Lang = "en" | "pl";
/** A text that people read comes in both languages. */
export type Both = { en: string; pl: string };

/** What fills a sentence: the kind of a thing and its canonical token, or a number. */
export type TypedArg = { kind: string; value: string | number };

/** A sentence with the rule that it follows from. */
export type Ruled = Both & { rule: string };

/** The first word of `action` is the verb. `wastes`: what would be lost for good by it, without need. `figures`: what the
 * rules reckon for it, by names that the game gives. */
export type Choice = Both & { action: string; args?: TypedArg[]; wastes?: Ruled; figures?: Record<string, number> };

/** `name`: what the choice would be called. */
export type NotYet = Ruled & { action: string; name?: Both };

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
  /** The action, among the choices, that lets the question go by. */
  pass?: string;
  /** Of a quiet round: which window it is, as preferences name it. */
  moment?: string;
  /** For newcomers: why this is asked. */
  help?: Both;
  /** What one would expect among the choices, and why it is not there yet. */
  not_yet?: NotYet[];
  /** What you may do though nobody asks you: it answers nothing. */
  between?: Choice[];
  /** A step that has a time of its own. */
  seconds?: number;
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
  name: string; // of a person, empty if their account was deleted; or a bot's own
  guest: boolean;
  away: boolean;
  /** Why a bot plays for this person: they left, their time ran out, or the others wanted it. */
  away_by: "left" | "clock" | "others" | null;
  online: boolean;
}

export type Clock =
  | { kind: "none" }
  | { kind: "decision"; seconds: number }
  | { kind: "bank"; seconds: number; increment: number }
  | { kind: "days"; days: number };

/** How windows are asked in which anybody may act (quiet rounds). */
export type Windows = { kind: "quick" } | { kind: "quiet"; seconds: number };

export interface Preference {
  step: string; // a step, a moment, or * for all
  answer: string; // "ask", "only", "pass" or an action
  until: string; // "turn", "game" or a moment
}

/** As of `at`; those that run have run on since. By seat. */
export type Clocks = { at: number } & { [seat: string]: number | ClockState };
export interface ClockState {
  left_ms: number;
  running: boolean;
}

/** Several seats are asked at once. Nobody may see who has answered in a quiet one. */
export interface Round {
  quiet: boolean;
  answered?: string[];
}
/** My answer in a round that is still open. */
export type Answer = Both & { ticket: number; action: string };
/** The countdown of a quiet window, the same for everybody, and how often each seat may still lengthen it. */
export interface Pause {
  ends: number;
  seconds: number;
  holds: Record<string, number>;
}
/** Since when those who are asked are waited for, and after how many minutes the others may hand them to a bot. */
export interface Absent {
  minutes: number;
  since: number;
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
  /** In the order of the rules; empty when the game is over. */
  asked?: string[];
  round?: Round;
  answer?: Answer;
  /** My last answer, if it was not played because somebody before me acted. */
  draft?: { action: string } & Partial<Both>;
  windows: Windows;
  pause?: Pause;
  absent?: Absent;
  step_ends?: number;
  /** `turn`: how many decisions would go back to the beginning of the turn. */
  undo?: { turn?: number } & ({ can: true } | ({ can: false } & Both));
  /** `decision`: the last one of whoever asks, in words. */
  undo_asked?: ({ by: string; agreed: string[]; takes_back: TakenBack[]; decision?: Both } & Both) | null;
  clocks?: Clocks;
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
  /** Of stories: the sentence by its name, and what fills it. */
  key?: string;
  args?: TypedArg[];
  /** Of an undo: stories with such a seq, first to last, no longer stand. */
  took_back?: { from: number; to: number };
}

export interface Fault extends Both {
  code: string;
  rule?: string;
  /** Of a list of actions: the place of the one that was refused. */
  at?: number;
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
  /** Whether it has windows that can be asked quietly. */
  windows: boolean;
  /** How long a game takes. */
  minutes?: { low: number; high: number };
  /** From 1, light, to 5, heavy. */
  weight?: number;
  /** How it is won, in a sentence. */
  won_by?: Both;
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
  /** `player` is "person" or a bot's id. Games that ended under an older server do not say; a bot's name is then its id. */
  seats: { seat: string; player?: string; name: string; guest: boolean; score?: number; place?: number }[];
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

/** A table whole, or what has changed in it since `v - 1`. */
export type Update = { is: "update"; id: string; v: number; log: LogEntry[]; now: number } & (
  { table: Table } | { patch: unknown[] }
);
export type Push = Update | ({ is: "notice"; code: string } & Both);
/** What shows a table whole in a reply. */
export interface Shown {
  table: Table;
  v: number;
  log: LogEntry[];
  now: number;
}

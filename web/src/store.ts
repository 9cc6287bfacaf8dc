// What the client knows, in small stores that React listens to; and the one connection that fills them.
import { useSyncExternalStore } from "react";
import { Connection, RequestFault } from "./connection";
import type { Keeper, Link, Socket } from "./connection";
import { Pacer } from "./pacing";
import type { Pace } from "./pacing";
import { standing } from "./rounds";
import { both } from "./texts/translate";
import type { BotInfo, Both, CardText, Fault, GameInfo, Lang, LogEntry, RuleText, Table, View, You } from "./protocol";
import type { Request } from "./requests";

export class Store<T> {
  private readonly heard = new Set<() => void>();
  constructor(private value: T) {}
  get = (): T => this.value;
  set = (value: T | ((before: T) => T)): void => {
    this.value = typeof value === "function" ? (value as (before: T) => T)(this.value) : value;
    for (const hear of [...this.heard]) hear();
  };
  listen = (hear: () => void): (() => void) => {
    this.heard.add(hear);
    return () => this.heard.delete(hear);
  };
}
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.listen, store.get);
}

// --- kept in the browser; a browser that keeps nothing still plays ---
export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`kosmoteka.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}
export function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(`kosmoteka.${key}`);
    else localStorage.setItem(`kosmoteka.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the value lives as long as the page.
  }
}

export interface Settings {
  lang: Lang;
  reduced_motion: boolean;
  pace: Pace;
  /** The board shows whoever plays. */
  follow: boolean;
  sound: boolean;
  /** Of sounds: 0 to 1. */
  volume: number;
  notify: boolean;
  /** Asked again before something is lost for good. */
  ask_wastes: boolean;
  /** Questions come with a word for newcomers. */
  advice: boolean;
  /** Games that are not complete are shown too. */
  unfinished: boolean;
}
function browser_lang(): Lang {
  const wanted = typeof navigator === "undefined" ? [] : [...navigator.languages];
  const known = wanted.map((one) => one.slice(0, 2).toLowerCase()).find((one) => one === "pl" || one === "en");
  return known === "pl" ? "pl" : "en";
}
const first_settings: Settings = {
  lang: browser_lang(),
  reduced_motion: false,
  pace: "brisk",
  follow: true,
  sound: false,
  volume: 0.5,
  notify: false,
  ask_wastes: true,
  advice: true,
  unfinished: false,
};
export const settings = new Store<Settings>({ ...first_settings, ...kept<Partial<Settings>>("settings", {}) });
export function change_settings(change: Partial<Settings>): void {
  settings.set((before) => ({ ...before, ...change }));
  keep("settings", settings.get());
}

// --- short messages ---
export interface Toast extends Both {
  id: number;
  kind: "good" | "bad" | "news";
  /** The game whose rules are meant, so that their numbers can be opened. */
  game?: string | undefined;
  rule?: string | undefined;
  /** What can be done about it. */
  way?: { words: Both; go: () => void } | undefined;
}
export const toasts = new Store<Toast[]>([]);
let next_toast = 1;
export function dismiss(id: number): void {
  toasts.set((before) => before.filter((one) => one.id !== id));
}
export function toast(kind: Toast["kind"], text: Both & Pick<Toast, "rule" | "game" | "way">): void {
  const id = next_toast++;
  // The same words twice are one message.
  toasts.set((before) => [
    ...before.filter((one) => one.en !== text.en).slice(-3),
    { id, kind, en: text.en, pl: text.pl, rule: text.rule, game: text.game, way: text.way },
  ]);
  setTimeout(() => dismiss(id), Math.max(6000, text.en.length * 90));
}
/** Shows what went wrong, in the server's kind words. */
export function complain(problem: unknown, game?: string): void {
  const fault: Fault = problem instanceof RequestFault ? problem.fault : { code: "client", ...both("trouble") };
  if (!(problem instanceof RequestFault)) console.error(problem);
  toast("bad", { ...fault, game });
}

// --- the explain dialog ---
export type Explained = { game: string } & ({ rule: string } | { card: string });
export const explained = new Store<Explained | null>(null);

// --- the server ---
export interface Watched {
  table: Table;
  log: LogEntry[];
  /** Entries with a greater seq came while we looked: they are shown as new. */
  old_seq: number;
  /** When I last acted: entries with a greater seq tell what the others did since, and this was seen then. */
  since: { seq: number; view: View | null };
}
export const link = new Store<Link>({ state: "connecting" });
export const you = new Store<You | null | undefined>(undefined); // undefined: not known yet
export const watched = new Store<ReadonlyMap<string, Watched>>(new Map());
export const notice = new Store<Both | null>(null);
let ahead_ms = 0;
/** What the server's clock shows: times at a table are told by it. */
export const server_now = (): number => Date.now() + ahead_ms;

let token = kept<string | null>("token", null);
function keep_token(value: string | null): void {
  token = value;
  keep("token", value);
}
const seat_tokens = () => kept<Record<string, string>>("seats", {});
const keeper: Keeper = {
  token: () => token,
  forget_token: (refused) => {
    // Another tab may have become somebody else meanwhile; that is not refused.
    if (kept<string | null>("token", null) === refused) keep("token", null);
    if (token === refused) token = kept<string | null>("token", null);
  },
  seat_token: (table) => seat_tokens()[table] ?? null,
  forget_seat: (table, refused) =>
    keep(
      "seats",
      Object.fromEntries(Object.entries(seat_tokens()).filter(([id, one]) => id !== table || one !== refused)),
    ),
};
export function keep_seat_token(table: string, seat_token: string): void {
  keep("seats", Object.fromEntries(Object.entries({ ...seat_tokens(), [table]: seat_token }).slice(-60)));
}

/** Tables where I wait: until they begin the server lists them nowhere. */
export interface Recent {
  table: string;
  game: string;
  at: number;
}
export function remember_table(recent: Recent): void {
  keep("recent", [recent, ...kept<Recent[]>("recent", []).filter((one) => one.table !== recent.table)].slice(0, 8));
}
export function forget_table(table: string): void {
  keep(
    "recent",
    kept<Recent[]>("recent", []).filter((one) => one.table !== table),
  );
}

function open_socket(): Socket {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  const line: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onopen = () => line.onopen?.();
  socket.onmessage = (event) => line.onmessage?.({ data: String(event.data) });
  socket.onclose = () => line.onclose?.();
  return line;
}

export function merge_log(before: Watched | undefined, table: Table, log: LogEntry[], fresh: boolean): Watched {
  if (!before || fresh)
    return {
      table,
      log,
      old_seq: log.at(-1)?.seq ?? 0,
      since: before?.since ?? { seq: last_of_mine(table, log), view: null },
    };
  return {
    ...before,
    table,
    log: log.length > 0 ? [...before.log, ...log] : before.log,
    since: has_acted(before.table, table) ? acted_now(before, table, log) : before.since,
  };
}
/** Whether what was asked of me is asked no longer. */
function has_acted(before: Table, now: Table): boolean {
  return standing(before) !== "none" && (standing(now) === "none" || now.ticket !== before.ticket);
}
/** What I did is told first; the others may have answered it already. */
function acted_now(before: Watched, { view }: Table, log: LogEntry[]): Watched["since"] {
  const mine = log.find((entry) => entry.kind === "story") ?? before.log.at(-1);
  return { seq: mine?.seq ?? 0, view: view ?? null };
}
/** As far as the log tells it, when I come back to a game: the last thing of mine. */
function last_of_mine({ you }: Table, log: LogEntry[]): number {
  const is_mine = ({ args }: LogEntry) => args?.[0]?.kind === "seat" && args[0].value === you.seat;
  return log.findLast(is_mine)?.seq ?? 0;
}

/** How much has been told that is not shown yet. */
export const behind = new Store<number>(0);
const pacer = new Pacer(() => (document.hidden ? "at_once" : settings.get().pace), behind.set);
export const skip_ahead = () => pacer.skip();
/** While something is being looked at: what the others do next waits. */
export const hold_pace = (held: boolean) => pacer.hold(held);
// Tables where the latest thing told was a question to me: what comes next is my own doing, and needs no pace.
const asks_me = new Set<string>();

function tell(table: Table, log: LogEntry[], fresh: boolean): void {
  const show = () =>
    watched.set((before) => new Map(before).set(table.id, merge_log(before.get(table.id), table, log, fresh)));
  const my_turn = standing(table) !== "none";
  // While my clock or a pause runs I am not kept waiting.
  const runs = table.clock.kind !== "none" || table.pause !== undefined || table.step_ends !== undefined;
  const at_once = fresh || (my_turn && runs);
  const paced = !at_once && !asks_me.has(table.id) && log.some((entry) => entry.kind === "story");
  if (my_turn) asks_me.add(table.id);
  else asks_me.delete(table.id);
  if (at_once) pacer.skip();
  pacer.add(show, { paced, hurried: table.you.seat !== null });
}

export const connection = new Connection(open_socket, keeper, {
  link: (value) => {
    link.set(value);
    if (value.state === "open") notice.set(null);
  },
  you: you.set,
  table: tell,
  ahead: (ms) => void (ahead_ms = ms),
  notice: (told) => notice.set({ en: told.en, pl: told.pl }),
});
/** Nobody looks at this table any longer: what it was is forgotten too. */
export function unwatch(table: string): void {
  connection.unwatch(table);
  pacer.skip();
  watched.set((before) => new Map([...before].filter(([id]) => id !== table)));
}

export async function enter(request: Extract<Request, { do: "guest" | "register" | "login" }>): Promise<void> {
  const reply = await connection.request<{ you: You; token: string }>(request);
  keep_token(reply.token);
  // Somebody else sees other things: begin anew. A guest who registers stays who they were.
  if (request.do === "login") connection.restart();
  else you.set(reply.you);
}
export async function leave(everywhere = false): Promise<void> {
  await connection.request({ do: "logout", everywhere });
  forget_me();
}
export async function delete_account(password: string): Promise<void> {
  await connection.request({ do: "delete", password });
  forget_me();
}
function forget_me(): void {
  keep_token(null);
  // Seats go with the person: whoever uses this browser next sees nothing of theirs.
  keep("seats", null);
  keep("recent", null);
  begin_anew();
}
function begin_anew(): void {
  pacer.skip();
  watched.set(new Map());
  connection.restart();
}
// What one tab becomes, all become.
if (typeof window !== "undefined")
  window.addEventListener("storage", (event) => {
    if (event.key === "kosmoteka.settings")
      settings.set({ ...first_settings, ...kept<Partial<Settings>>("settings", {}) });
    const now = kept<string | null>("token", null);
    if (event.key !== "kosmoteka.token" || now === token) return;
    token = now;
    begin_anew();
  });

/** Takes the seat that a link has brought. What the server refuses is not kept. */
export async function take_seat(table: string, seat_token: string): Promise<void> {
  await connection.request({ do: "watch", table, seat_token });
  keep_seat_token(table, seat_token);
}

// --- what is read once ---
const read = new Map<string, Promise<unknown>>();
// A long replay has thousands of moments; the oldest are read again if somebody goes back that far.
const most_read = 300;
export function fetch_json<T>(address: string): Promise<T> {
  const known = read.get(address);
  if (known) return known as Promise<T>;
  const answer = fetch(address).then(async (response) => {
    const body = (await response.json()) as T & { error?: Fault };
    if (!response.ok)
      throw new RequestFault(body.error ?? { code: "http", en: response.statusText, pl: response.statusText });
    return body;
  });
  read.set(address, answer);
  if (read.size > most_read) read.delete(read.keys().next().value!);
  // What failed may succeed later.
  answer.catch(() => read.delete(address));
  return answer;
}
export const read_games = () => fetch_json<{ games: GameInfo[]; players: BotInfo[] }>("/api/games");
let all_games: Promise<{ games: GameInfo[]; players: BotInfo[] }> | null = null;
/** With those that are not complete, which are told only to whoever asks for them. */
export function read_all_games(): Promise<{ games: GameInfo[]; players: BotInfo[] }> {
  const asked = (all_games ??= connection.request({ do: "games", unfinished: true }));
  asked.catch(() => (all_games = null));
  return asked;
}
export const read_rules = (game: string) => fetch_json<RuleText[]>(`/api/rules/${game}`);
export const read_cards = (game: string) => fetch_json<CardText[]>(`/api/cards/${game}`);

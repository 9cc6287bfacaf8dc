// One WebSocket to the server, kept alive. Requests are promises; what a lost connection left unanswered is asked again
// when that is harmless, and refused with the code "lost" when it is not. Knows nothing of React.
import { patched } from "./json_patch";
import { both } from "./texts/translate";
import type { Fault, LogEntry, Push, Shown, Table, Update, You } from "./protocol";
import { keyed } from "./requests";
import type { KeyedRequest, Request } from "./requests";

/** The part of a WebSocket that is used here, so that tests can play the server. */
export interface Socket {
  send: (text: string) => void;
  close: () => void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** What makes us who we are here. Other tabs share it: only what the server has refused is forgotten. */
export interface Keeper {
  token: () => string | null;
  forget_token: (refused: string) => void;
  seat_token: (table: string) => string | null;
  forget_seat: (table: string, refused: string) => void;
}

export interface Listener {
  link: (link: Link) => void;
  you: (you: You | null) => void;
  /** The whole table and those entries of its log that were not told before. `fresh`: the log starts anew. */
  table: (table: Table, log: LogEntry[], fresh: boolean) => void;
  /** How far the server's clock is ahead of this machine's, in ms, as well as is known by now. */
  ahead: (ms: number) => void;
  notice: (notice: Extract<Push, { is: "notice" }>) => void;
}

/** `open`: greeted, requests flow. `lost`: closed, trying again at `retry_at`. */
export type Link = { state: "connecting" | "open" | "stopped" } | { state: "lost"; retry_at: number };

export class RequestFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.en);
  }
}

/** The protocol that is spoken here. */
export const protocol = 2;

/** A table that is watched: the last that was told of it, and by which number. */
interface Followed {
  after: number; // the last entry of its log that was told
  seq: number;
  v: number;
  table: Table | null;
  gallery?: boolean;
  /** The whole is asked for; what comes meanwhile waits until it is there. */
  held: Update[] | null;
}
const nothing_told = (): Followed => ({ after: 0, seq: 0, v: 0, table: null, held: null });

type Reply = { re: number; ok: boolean; error?: Fault } & Record<string, unknown>;
interface Waiting {
  request: Request;
  done: (reply: Reply) => void;
  fail: (fault: RequestFault) => void;
}

// Requests that may have a key are given one.
const is_keyed = (request: Request): request is KeyedRequest => keyed.some((what) => what === request.do);
// `act`, `undo` and `hold` carry a ticket: the server does them once however often they come. The others change nothing,
// or leave the same thing behind.
const repeatable = new Set<Request["do"]>([
  ...keyed,
  "act",
  "undo",
  "hold",
  "why",
  "games",
  "tables",
  "history",
  "try",
  "prefer",
  "hand_over",
  "back",
  "ping",
  "watch",
  "unwatch",
]);

/** Works on pages without TLS too, unlike `crypto.randomUUID`. */
function random_key(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const lost_fault: Fault = { code: "lost", ...both("link_lost_request") };

const ping_every_ms = 25_000;
const ping_patience_ms = 8_000;
const open_patience_ms = 15_000;
const slowest_ms = 20_000;

/** Full jitter in the upper half, so that a restarted server is not stormed by everybody at once. */
export function backoff_ms(attempt: number, random: number): number {
  const full = Math.min(slowest_ms, 500 * 2 ** attempt);
  return full / 2 + (full / 2) * random;
}

export class Connection {
  private socket: Socket | null = null;
  private greeted = false;
  private next_id = 1;
  private attempt = 0;
  private waiting = new Map<number, Waiting>();
  private queue: Waiting[] = [];
  private watched = new Map<string, Followed>();
  private ahead_ms = -Infinity;
  private retry_timer: ReturnType<typeof setTimeout> | null = null;
  private ping_timer: ReturnType<typeof setTimeout> | null = null;
  private patience: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly open_socket: () => Socket,
    private readonly keeper: Keeper,
    private readonly listener: Listener,
    private readonly random: () => number = Math.random,
  ) {}

  start(): void {
    this.clear_timers();
    this.listener.link({ state: "connecting" });
    const socket = this.open_socket();
    this.socket = socket;
    this.patience = setTimeout(() => this.drop(), open_patience_ms);
    // A socket that was given up may still speak; only the present one is listened to.
    const mine = (act: () => void) => () => (this.socket === socket ? act() : undefined);
    socket.onopen = mine(() => void this.greet());
    socket.onmessage = (event) => (this.socket === socket ? this.receive(event.data) : undefined);
    socket.onclose = mine(() => this.drop());
  }

  /** For good: nobody will answer what is still asked. */
  stop(): void {
    this.clear_timers();
    this.leave_socket();
    for (const waiting of this.queue.splice(0)) waiting.fail(new RequestFault(lost_fault));
    this.listener.link({ state: "stopped" });
  }

  /** Connects anew, as somebody else perhaps: everything watched is told from the beginning. */
  restart(): void {
    for (const watched of this.watched.values()) Object.assign(watched, nothing_told());
    this.leave_socket(false);
    this.start();
  }

  /** The page came back to the front or the network came back: find out at once whether the line still holds. */
  wake(): void {
    if (this.greeted) this.ping(ping_patience_ms / 2);
    else if (this.retry_timer !== null) this.start();
  }

  request<T = Record<string, unknown>>(asked: Request): Promise<T> {
    const request = is_keyed(asked) ? { key: random_key(), ...asked } : asked;
    return new Promise<T>((resolve, reject) => {
      const waiting: Waiting = { request, done: (reply) => resolve(reply as T), fail: reject };
      if (this.greeted) this.send(waiting);
      else this.queue.push(waiting);
    });
  }

  /** Watches a table from now on, over every reconnect, until `unwatch`. Rejects only if the server refuses. */
  async watch(table: string): Promise<void> {
    if (!this.watched.has(table)) this.watched.set(table, nothing_told());
    // Before the greeting nothing is sent: greet() watches everything anyway, and this waits for its answer.
    await this.watch_by(table, (request) => this.request(request));
  }

  /** Whether those who look on are heard while one plays. The table is told again from its beginning, with them or without. */
  async hear_gallery(table: string, wanted: boolean): Promise<void> {
    this.watched.set(table, { ...nothing_told(), gallery: wanted });
    await this.watch_by(table, (request) => this.request(request));
  }

  hears_gallery(table: string): boolean {
    return this.watched.get(table)?.gallery ?? false;
  }

  unwatch(table: string): void {
    if (this.watched.delete(table) && this.greeted) this.request({ do: "unwatch", table }).catch(() => undefined);
  }

  private async watch_by(table: string, ask: (request: Request) => Promise<Shown>): Promise<void> {
    const watched = this.watched.get(table);
    const seat_token = this.keeper.seat_token(table);
    const request: Request = {
      do: "watch",
      table,
      after: watched?.after ?? 0,
      ...(seat_token ? { seat_token } : {}),
      ...(watched?.gallery ? { gallery: true } : {}),
    };
    if (watched) watched.held ??= [];
    try {
      const reply = await ask(request);
      this.told_whole(reply, true);
    } catch (problem) {
      if (watched) watched.held = null;
      // The seat was given up or given away. Whoever may look on still may.
      if (!seat_token || !(problem instanceof RequestFault) || problem.fault.code !== "token") throw problem;
      this.keeper.forget_seat(table, seat_token);
      return this.watch_by(table, ask);
    }
  }

  private send(waiting: Waiting): void {
    const id = this.next_id++;
    this.waiting.set(id, waiting);
    this.socket?.send(JSON.stringify({ ...waiting.request, id }));
  }

  private ask<T>(request: Request): Promise<T> {
    return new Promise<T>((resolve, reject) =>
      this.send({ request, done: (reply) => resolve(reply as T), fail: reject }),
    );
  }

  private async greet(): Promise<void> {
    const token = this.keeper.token();
    let you: You | null = null;
    try {
      const reply = await this.ask<{ you: You | null }>({ do: "hello", protocol, ...(token ? { token } : {}) });
      you = reply.you;
    } catch (problem) {
      const code = problem instanceof RequestFault ? problem.fault.code : "";
      // A token that is no longer known is forgotten; the greeting counts all the same.
      if (code === "token" && token) this.keeper.forget_token(token);
      else if (code === "lost") return;
      // Another version will not change by trying again; the server's words say what is wrong.
      else if (code === "version" && problem instanceof RequestFault) {
        this.listener.notice({ is: "notice", ...problem.fault });
        this.stop();
        return;
      } else return this.socket?.close();
    }
    this.greeted = true;
    this.attempt = 0;
    // Another server may have another clock.
    this.ahead_ms = -Infinity;
    this.listener.you(you);
    this.listener.link({ state: "open" });
    this.schedule_ping();
    // Nobody waits for a table that was left meanwhile.
    const queued = this.queue.filter(({ request }) => request.do !== "watch" || this.watched.has(request.table));
    this.queue = [];
    this.resume_watching(new Set(queued.flatMap(({ request }) => (request.do === "watch" ? [request.table] : []))));
    for (const waiting of queued) this.send(waiting);
  }

  /** Watching comes before what was not answered, so that the answer's update finds us watching. */
  private resume_watching(asked_anyway: Set<string>): void {
    for (const table of this.watched.keys()) {
      if (asked_anyway.has(table)) continue;
      this.watch_by(table, (request) => this.ask(request)).catch(() => undefined);
    }
  }

  private receive(text: string): void {
    if (this.patience !== null) clearTimeout(this.patience);
    this.patience = null;
    let message: Reply | Push;
    try {
      message = JSON.parse(text) as Reply | Push;
    } catch {
      return;
    }
    if ("is" in message) this.pushed(message as Push);
    else this.answered(message);
  }

  private pushed(push: Push): void {
    switch (push.is) {
      case "update":
        this.updated(push);
        break;
      case "notice":
        this.listener.notice(push);
    }
  }

  private updated(update: Update): void {
    const watched = this.watched.get(update.id);
    if (!watched) return;
    if ("table" in update) {
      this.told_whole(update, false);
      return;
    }
    this.heard_time(update.now);
    // It may follow what is being asked for, and come before it.
    if (watched.held) return void watched.held.push(update);
    this.follow(watched, update);
  }

  private follow(watched: Followed, update: Update): void {
    const table =
      watched.table && "patch" in update && update.v === watched.v + 1 ? patched(watched.table, update.patch) : null;
    // Something was missed: only the whole helps.
    if (!table) return void this.watch_by(update.id, (request) => this.ask(request)).catch(() => undefined);
    watched.v = update.v;
    this.told(watched, table, update.log, false);
  }

  private answered(reply: Reply): void {
    const waiting = this.waiting.get(reply.re);
    if (!waiting) return;
    this.waiting.delete(reply.re);
    if (reply.ok) waiting.done(reply);
    else waiting.fail(new RequestFault(reply.error ?? lost_fault));
  }

  private told_whole({ table, v, log, now }: Shown, asked: boolean): void {
    this.heard_time(now);
    const watched = this.watched.get(table.id);
    if (!watched) return;
    const held = asked ? (watched.held ?? []) : [];
    if (asked) watched.held = null;
    // What is older than what is known says nothing new; the next change will be found not to follow.
    if (table.seq >= watched.seq) {
      watched.v = v;
      this.told(watched, table, log, asked && watched.after === 0);
    }
    for (const update of held)
      if (watched.held) watched.held.push(update);
      else if (update.v > watched.v) this.follow(watched, update);
  }

  /** Every entry of a log is told once, whether by an update, a reply or both. */
  private told(watched: Followed, table: Table, log: LogEntry[], fresh: boolean): void {
    const news = log.filter((entry) => entry.seq > watched.after);
    watched.table = table;
    watched.seq = table.seq;
    watched.after = news.reduce((last, entry) => Math.max(last, entry.seq), watched.after);
    this.listener.table(table, news, fresh);
  }

  /** A message is never early: of all that were heard, the one that was least late tells the time best. */
  private heard_time(now: number): void {
    const ahead = now - Date.now();
    if (!(ahead > this.ahead_ms)) return;
    this.ahead_ms = ahead;
    this.listener.ahead(ahead);
  }

  /** Somebody else does not say again what we have said: a key counts for one person. */
  private leave_socket(as_the_same = true): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    if (socket) socket.onclose = socket.onmessage = socket.onopen = null;
    socket?.close();
    for (const watched of this.watched.values()) watched.held = null;
    const unanswered = [...this.waiting.values()];
    this.waiting.clear();
    for (const waiting of unanswered) {
      const { request } = waiting;
      if (repeatable.has(request.do) && (as_the_same || !is_keyed(request))) this.queue.push(waiting);
      else waiting.fail(new RequestFault(lost_fault));
    }
  }

  private drop(): void {
    this.leave_socket();
    this.clear_timers();
    const delay = backoff_ms(this.attempt++, this.random());
    this.retry_timer = setTimeout(() => this.start(), delay);
    this.listener.link({ state: "lost", retry_at: Date.now() + delay });
  }

  private schedule_ping(): void {
    if (this.ping_timer !== null) clearTimeout(this.ping_timer);
    this.ping_timer = setTimeout(() => this.ping(ping_patience_ms), ping_every_ms);
  }

  /** A line can be dead without a word, above all after sleep; silence after a ping is as good as a close. */
  private ping(patience_ms: number): void {
    if (!this.greeted) return;
    this.ask({ do: "ping" }).catch(() => undefined);
    if (this.patience !== null) clearTimeout(this.patience);
    this.patience = setTimeout(() => this.drop(), patience_ms);
    this.schedule_ping();
  }

  private clear_timers(): void {
    for (const timer of [this.retry_timer, this.ping_timer, this.patience]) if (timer !== null) clearTimeout(timer);
    this.retry_timer = this.ping_timer = this.patience = null;
  }
}

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, RequestFault, backoff_ms } from "./connection";
import type { Keeper, Link, Listener, Socket } from "./connection";
import type { LogEntry, Table, You } from "./protocol";
import type { KeyedRequest, Request } from "./requests";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last(what: string) {
    return this.sent.filter((message) => message.do === what).at(-1);
  }
  answer(what: string, reply: Record<string, unknown> = {}) {
    this.say({ re: this.last(what)?.id, ok: true, ...reply });
  }
  refuse(what: string, code: string) {
    this.say({ re: this.last(what)?.id, ok: false, error: { code, en: code, pl: code } });
  }
}

const table_at = (seq: number, more: Partial<Table> = {}) => ({ id: "T", seq, phase: "playing", ...more }) as Table;
const entry = (seq: number, en = `entry ${seq}`): LogEntry => ({ seq, at: 0, kind: "story", en, pl: en });
const setup = { game: "orion", seats: ["open"], options: {}, clock: { kind: "none" } as const, public: false };
let server_time = 0;
const whole = (table: Table, log: LogEntry[] = [], v = 1) => ({ table, log, v, now: server_time });
const update = (table: Table, log: LogEntry[] = [], v = 1) => ({ is: "update", id: table.id, ...whole(table, log, v) });
const change = (v: number, patch: unknown[], log: LogEntry[] = []) => ({
  is: "update",
  id: "T",
  v,
  patch,
  log,
  now: server_time,
});
const to_seq = (seq: number) => ({ op: "replace", path: "/seq", value: seq });
const settle = () => vi.advanceTimersByTimeAsync(0);

function setting() {
  const sockets: FakeSocket[] = [];
  const kept: { token: string | null; seats: Record<string, string> } = { token: null, seats: {} };
  const keeper: Keeper = {
    token: () => kept.token,
    forget_token: (refused) => void (kept.token = kept.token === refused ? null : kept.token),
    seat_token: (table) => kept.seats[table] ?? null,
    forget_seat: (table) => void Reflect.deleteProperty(kept.seats, table),
  };
  const seen = {
    links: [] as Link[],
    you: [] as (You | null)[],
    logs: [] as LogEntry[],
    seqs: [] as number[],
    tables: [] as Table[],
    ahead: [] as number[],
    notices: 0,
  };
  const listener: Listener = {
    link: (link) => seen.links.push(link),
    you: (you) => seen.you.push(you),
    table: (table, log, fresh) => {
      seen.seqs.push(table.seq);
      seen.tables.push(table);
      if (fresh) seen.logs = [];
      seen.logs.push(...log);
    },
    ahead: (ms) => seen.ahead.push(ms),
    notice: () => seen.notices++,
  };
  const open = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  const connection = new Connection(open, keeper, listener, () => 0);
  const now = () => sockets.at(-1)!;
  const greet = async () => {
    now().onopen?.();
    now().answer("hello", { you: { name: "Ala", guest: true } });
    await settle();
  };
  /** Greeted, and watching the table T. */
  const watching = async (table: Table, log: LogEntry[] = [], v = 1) => {
    connection.start();
    await greet();
    void connection.watch("T");
    now().answer("watch", whole(table, log, v));
    await settle();
  };
  const asked_whole = () => now().sent.filter((message) => message.do === "watch").length;
  return { connection, sockets, kept, seen, now, greet, watching, asked_whole };
}

describe("connection", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("greets with the kept token and holds requests back until it is greeted", async () => {
    const { connection, kept, seen, now, greet } = setting();
    kept.token = "secret";
    connection.start();
    const games = connection.request<{ games: number[] }>({ do: "games" });
    now().onopen?.();
    expect(now().sent.map((message) => message.do)).toEqual(["hello"]);
    expect(now().sent[0]).toMatchObject({ token: "secret", protocol: 2 });
    await greet();
    now().answer("games", { games: [1] });
    expect((await games).games).toEqual([1]);
    expect(seen.you).toEqual([{ name: "Ala", guest: true }]);
  });

  it("forgets a token that is not known and goes on as nobody", async () => {
    const { connection, kept, seen, now } = setting();
    kept.token = "old";
    connection.start();
    now().onopen?.();
    now().refuse("hello", "token");
    await settle();
    expect(kept.token).toBeNull();
    expect(seen.you).toEqual([null]);
    expect(seen.links.at(-1)?.state).toBe("open");
  });

  it("watches without a seat that is no longer ours, at once and after a drop", async () => {
    const { connection, kept, seen, now, greet } = setting();
    kept.seats.T = "given up";
    connection.start();
    await greet();
    const watching = connection.watch("T");
    expect(now().last("watch")?.seat_token).toBe("given up");
    now().refuse("watch", "token");
    await settle();
    expect(now().last("watch")).not.toHaveProperty("seat_token");
    expect(kept.seats).toEqual({});
    now().answer("watch", whole(table_at(1), []));
    await watching;
    kept.seats.T = "lost meanwhile";
    now().onclose?.();
    await vi.advanceTimersByTimeAsync(30_000);
    await greet();
    now().refuse("watch", "token");
    await settle();
    now().answer("watch", whole(table_at(2), []));
    await settle();
    expect(seen.seqs).toEqual([1, 2]);
  });

  it("does not watch a table that was left before the greeting", async () => {
    const { connection, now, greet } = setting();
    connection.start();
    void connection.watch("T").catch(() => undefined);
    connection.unwatch("T");
    await greet();
    expect(now().last("watch")).toBeUndefined();
  });

  it("gives replies to their requests in any order, and refusals as faults", async () => {
    const { connection, now, greet } = setting();
    connection.start();
    await greet();
    const tables = connection.request<{ tables: string[] }>({ do: "tables" });
    const create = connection.request({ do: "create", ...setup });
    now().refuse("create", "setup");
    now().answer("tables", { tables: ["a"] });
    await expect(create).rejects.toBeInstanceOf(RequestFault);
    expect((await tables).tables).toEqual(["a"]);
  });

  it("sends an unanswered act again with the same ticket after a drop, and watches before it", async () => {
    const { connection, sockets, now, greet } = setting();
    connection.start();
    await greet();
    void connection.watch("T");
    now().answer("watch", whole(table_at(7), [entry(7)]));
    await settle();
    const act = connection.request({ do: "act", table: "T", ticket: 3, action: "pass" });
    now().onclose?.();
    await vi.advanceTimersByTimeAsync(400);
    expect(sockets).toHaveLength(2);
    await greet();
    expect(now().sent.map((message) => message.do)).toEqual(["hello", "watch", "act"]);
    expect(now().last("watch")?.after).toBe(7);
    expect(now().last("act")).toMatchObject({ ticket: 3, action: "pass" });
    now().answer("act");
    await expect(act).resolves.toMatchObject({ ok: true });
  });

  it("does not repeat what would happen twice: it says that the answer was lost", async () => {
    const { connection, now, greet } = setting();
    connection.start();
    await greet();
    const register = connection.request({ do: "register", name: "Ala", password: "a long password" });
    const refused = expect(register).rejects.toMatchObject({ fault: { code: "lost" } });
    now().onclose?.();
    await refused;
    await vi.advanceTimersByTimeAsync(400);
    await greet();
    expect(now().last("register")).toBeUndefined();
  });

  it("gives a key to what has no ticket, and sends it again with the same one", async () => {
    const { connection, now, greet } = setting();
    connection.start();
    await greet();
    const keys = new Set<unknown>();
    const requests: KeyedRequest[] = [
      { do: "create", ...setup },
      { do: "sit", table: "T" },
      { do: "start", table: "T" },
      { do: "chat", table: "T", text: "hi" },
    ];
    for (const request of requests) {
      const what = request.do;
      const asked = connection.request(request);
      const key = now().last(what)?.key;
      expect(key).toMatch(/^[0-9a-f]{32}$/);
      keys.add(key);
      now().onclose?.();
      await vi.advanceTimersByTimeAsync(400);
      await greet();
      expect(now().last(what)?.key).toBe(key);
      now().answer(what);
      await expect(asked).resolves.toMatchObject({ ok: true });
    }
    expect(keys.size).toBe(4);
  });

  it("knows what a request may have", () => {
    // The compiler refuses what the server would: these lines fail when it does not.
    const wrong: Request[] = [
      // @ts-expect-error: a key that is misspelt
      { do: "act", table: "T", ticket: 3, acton: "pass" },
      // @ts-expect-error: a key that is missing
      { do: "act", table: "T", action: "pass" },
      // @ts-expect-error: a value of another kind
      { do: "mute", table: "T", said: "7", muted: true },
      // @ts-expect-error: no such request
      { do: "dance" },
    ];
    expect(wrong).toHaveLength(4);
  });

  it("does not say as somebody else what was said before", async () => {
    const { connection, now, greet } = setting();
    connection.start();
    await greet();
    const refused = expect(connection.request({ do: "chat", table: "T", text: "hi" })).rejects.toMatchObject({
      fault: { code: "lost" },
    });
    connection.restart();
    await refused;
    await greet();
    expect(now().last("chat")).toBeUndefined();
  });

  it("tells each log entry once, though update and reply both bring it, and ignores what is older", async () => {
    const { connection, seen, now, greet } = setting();
    connection.start();
    await greet();
    void connection.watch("T");
    now().answer("watch", whole(table_at(2), [entry(1), entry(2)]));
    await settle();
    now().say(update(table_at(3), []));
    now().say(update(table_at(3), [entry(3, "a"), entry(3, "b")]));
    now().say(update(table_at(3), [entry(3, "a"), entry(3, "b")]));
    now().say(update(table_at(2), []));
    expect(seen.logs.map((one) => one.en)).toEqual(["entry 1", "entry 2", "a", "b"]);
    expect(seen.seqs.at(-1)).toBe(3);
  });

  it("does not listen to a socket that it has given up", async () => {
    const { connection, sockets, seen, now, greet } = setting();
    connection.start();
    await greet();
    void connection.watch("T");
    now().answer("watch", whole(table_at(1), []));
    await settle();
    const old_message = sockets[0]!.onmessage;
    now().onclose?.();
    await vi.advanceTimersByTimeAsync(400);
    old_message?.({ data: JSON.stringify(update(table_at(9))) });
    expect(seen.seqs).toEqual([1]);
  });

  it("takes silence after a ping for a lost line, and tries at once when the page wakes", async () => {
    const { connection, sockets, seen, greet } = setting();
    connection.start();
    await greet();
    connection.wake();
    expect(sockets[0]?.last("ping")).toBeDefined();
    await vi.advanceTimersByTimeAsync(4_001);
    expect(seen.links.at(-1)?.state).toBe("lost");
    connection.wake();
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sockets).toHaveLength(2);
  });

  it("gives up a socket that never opens, and tries another", async () => {
    const { connection, sockets, greet, seen } = setting();
    connection.start();
    await vi.advanceTimersByTimeAsync(15_300);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets).toHaveLength(2);
    await greet();
    expect(seen.links.at(-1)?.state).toBe("open");
  });

  it("stops when the server speaks another version, and says so", async () => {
    const { connection, sockets, seen, now } = setting();
    connection.start();
    const asked = connection.request({ do: "games" }).catch((problem: unknown) => (problem as RequestFault).fault.code);
    now().onopen?.();
    now().refuse("hello", "version");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await asked).toBe("lost");
    expect(seen.notices).toBe(1);
    expect(sockets).toHaveLength(1);
  });

  it("waits longer after each failure, never longer than twenty seconds, and never at the same moment as others", () => {
    expect(backoff_ms(0, 0)).toBe(250);
    expect(backoff_ms(1, 0)).toBe(500);
    expect(backoff_ms(50, 1)).toBe(20_000);
    expect(backoff_ms(3, 0)).toBeLessThan(backoff_ms(3, 0.9));
  });

  it("after a restart as somebody else, tells the whole log anew", async () => {
    const { connection, seen, now, greet } = setting();
    connection.start();
    await greet();
    void connection.watch("T");
    now().answer("watch", whole(table_at(5), [entry(5)]));
    await settle();
    connection.restart();
    await greet();
    expect(now().last("watch")?.after).toBe(0);
    now().answer("watch", whole(table_at(5), [entry(4), entry(5)]));
    await settle();
    expect(seen.logs.map((one) => one.seq)).toEqual([4, 5]);
  });

  it("passes notices on", async () => {
    const { connection, seen, now, greet } = setting();
    connection.start();
    await greet();
    now().say({ is: "notice", code: "restart", en: "soon", pl: "wkrótce" });
    expect(seen.notices).toBe(1);
  });

  it("makes the next table of the last one and a patch, and shares what has not changed", async () => {
    const { seen, now, watching, asked_whole } = setting();
    const seats = [{ seat: "white" }] as Table["seats"];
    await watching(table_at(2, { seats, asked: ["white"] }), [entry(2)], 7);
    now().say(change(8, [to_seq(3), { op: "add", path: "/asked/1", value: "green" }], [entry(3)]));
    now().say(change(9, [{ op: "add", path: "/answer", value: { ticket: 4, action: "pass", en: "", pl: "" } }]));
    expect(seen.tables.at(-1)).toMatchObject({ seq: 3, asked: ["white", "green"], answer: { ticket: 4 } });
    expect(seen.tables.at(-1)?.seats).toBe(seen.tables[0]?.seats);
    expect(seen.logs.map((one) => one.seq)).toEqual([2, 3]);
    expect(asked_whole()).toBe(1);
  });

  it("asks for the whole when a change is missing, once, and goes on from there", async () => {
    const { seen, now, watching, asked_whole } = setting();
    await watching(table_at(2), [entry(2)], 7);
    now().say(change(9, [to_seq(4)], [entry(4)]));
    now().say(change(10, [to_seq(5)], [entry(5)]));
    expect(asked_whole()).toBe(2);
    expect(now().last("watch")).toMatchObject({ table: "T", after: 2 });
    expect(seen.seqs).toEqual([2]);
    now().answer("watch", whole(table_at(5), [entry(3), entry(4), entry(5)], 10));
    await settle();
    now().say(change(11, [to_seq(6)], [entry(6)]));
    expect(seen.seqs).toEqual([2, 5, 6]);
    expect(seen.logs.map((one) => one.seq)).toEqual([2, 3, 4, 5, 6]);
    expect(asked_whole()).toBe(2);
  });

  it("asks for the whole when a patch does not fit, or counts another way", async () => {
    const { now, watching, asked_whole } = setting();
    await watching(table_at(2), [], 7);
    now().say(change(8, [{ op: "remove", path: "/nothing" }]));
    expect(asked_whole()).toBe(2);
    now().answer("watch", whole(table_at(3), [], 8));
    await settle();
    now().say(change(2, [to_seq(4)]));
    expect(asked_whole()).toBe(3);
  });

  it("loses nothing that comes before the whole that was asked for", async () => {
    const { seen, now, watching, asked_whole } = setting();
    await watching(table_at(2), [], 7);
    now().say(change(9, [to_seq(4)], [entry(4)]));
    now().say(change(10, [to_seq(5)], [entry(5)]));
    now().answer("watch", whole(table_at(4), [entry(4)], 9));
    await settle();
    expect(seen.seqs).toEqual([2, 4, 5]);
    expect(asked_whole()).toBe(2);
  });

  it("takes a whole table for what it is, by whatever number it comes", async () => {
    const { seen, now, watching, asked_whole } = setting();
    await watching(table_at(2, { you: { seat: null, host: false } }), [], 50);
    now().say(update(table_at(3, { you: { seat: "white", host: false } }), [], 4));
    now().say(change(5, [to_seq(4)]));
    expect(seen.tables.at(-1)).toMatchObject({ seq: 4, you: { seat: "white" } });
    expect(asked_whole()).toBe(1);
  });

  it("passes over changes of a table that is not watched", async () => {
    const { seen, now, connection, greet, asked_whole } = setting();
    connection.start();
    await greet();
    now().say(change(3, [to_seq(4)]));
    expect(seen.seqs).toEqual([]);
    expect(asked_whole()).toBe(0);
  });

  it("tells the server's time by the message that was least late", async () => {
    vi.setSystemTime(1_000_000);
    server_time = 1_005_000;
    const { seen, now, watching, connection, greet } = setting();
    await watching(table_at(1));
    vi.setSystemTime(1_010_000);
    server_time = 1_014_800; // 200 ms later than the first: a slow message
    now().say(change(2, [to_seq(2)]));
    server_time = 1_015_100;
    now().say(change(3, [to_seq(3)]));
    expect(seen.ahead).toEqual([5000, 5100]);
    // Another line, perhaps to another server.
    connection.restart();
    await greet();
    server_time = 1_010_000;
    now().answer("watch", whole(table_at(3)));
    await settle();
    expect(seen.ahead.at(-1)).toBe(0);
    server_time = 0;
  });

  it("asks again for a longer pause when the line was lost: by its ticket that counts once", async () => {
    const { connection, now, greet } = setting();
    connection.start();
    await greet();
    const held = connection.request({ do: "hold", table: "T", ticket: 3 });
    now().onclose?.();
    await vi.advanceTimersByTimeAsync(400);
    await greet();
    expect(now().last("hold")).toMatchObject({ table: "T", ticket: 3 });
    now().answer("hold");
    await expect(held).resolves.toMatchObject({ ok: true });
  });
});

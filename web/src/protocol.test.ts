// The types of protocol.ts against the examples of docs/protocol.md, and the client's requests against its tables.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BotInfo, Choice, Clock, Decision, Fault, GameInfo, GameOption, LobbyTable, LogEntry, PlayedGame, Preference, Table, View, You } from "./protocol";

const text = readFileSync(join(process.cwd(), "../docs/protocol.md"), "utf8");
type Json = Record<string, unknown>;

/** Examples are shortened with …; what is left is JSON. */
function examples(arrow: string): Json[] {
  const lines = text.split("\n").filter((line) => line.startsWith(`${arrow} {`));
  return lines.map((line) => JSON.parse(line.slice(2).replace(/…,/g, "").replace(/,\s*…/g, "").replace(/([[{])…/g, "$1")) as Json);
}
const received = examples("←");
const first = (key: string): Json => (received.find((one) => Array.isArray(one[key]))![key] as Json[])[0]!;

// The compiler holds these to exactly the keys of the types.
type Keys<T> = Record<keyof Required<T>, true>;
const both = { en: true, pl: true } as const;
const played: Keys<PlayedGame> = { table: true, game: true, at: true, phase: true, seat: true, seats: true };
const lobby: Keys<LobbyTable> = { id: true, game: true, phase: true, host: true, created: true, clock: true, options: true, seats: true };
const entry: Keys<LogEntry> = { ...both, seq: true, at: true, kind: true, name: true, seat: true, text: true };
const game: Keys<GameInfo> = { id: true, name: true, blurb: true, min_seats: true, max_seats: true, seats: true, options: true, complete: true };
const option: Keys<GameOption> = { key: true, name: true, help: true, low: true, high: true, standard: true, values: true };
const bot: Keys<BotInfo> = { id: true, name: true, help: true };
const view: Keys<View> = { game: true, viewer: true, seats: true, decision: true, state: true, result: true };
const decision: Keys<Decision> = { number: true, seat: true, step: true, rule: true, question: true, choices: true };
const choice: Keys<Choice> = { ...both, action: true };
const you: Keys<You> = { name: true, guest: true };
const fault: Keys<Fault> = { ...both, code: true, rule: true };
const preference: Keys<Preference> = { step: true, answer: true, until: true };
const table: Keys<Omit<Table, "view">> = {
  id: true, seq: true, phase: true, game: true, public: true, host: true, created: true, options: true, clock: true, rematch: true,
  seats: true, you: true, trouble: true, ticket: true, asked: true, undo: true, undo_asked: true, clocks: true, preferences: true,
  result: true, replay: true,
};
const known = (value: unknown, keys: object) => expect(Object.keys(keys)).toEqual(expect.arrayContaining(Object.keys(value as Json)));

describe("protocol", () => {
  it("has the keys of the examples", () => {
    known((received.find((one) => one.games && !one.players)!.games as Json[])[0], played);
    known(first("tables"), lobby);
    const catalogue = received.find((one) => one.players)!;
    known((catalogue.games as Json[])[0], game);
    known(((catalogue.games as Json[])[0]!.options as Json[])[0], option);
    known((catalogue.players as Json[])[0], bot);
    for (const one of received.filter((each) => each.you)) known(one.you, you);
    for (const one of received.filter((each) => each.error)) known(one.error, fault);
    for (const one of received.filter((each) => Array.isArray(each.log))) for (const line of one.log as Json[]) known(line, entry);
    for (const one of examples("→").filter((each) => each.do === "prefer")) for (const rule of one.rules as Json[]) known(rule, preference);
  });
  it("has the view of the example", () => {
    const block = /```json\n([\s\S]*?)```/.exec(text)![1]!;
    const sample = JSON.parse(block) as Json;
    known(sample, view);
    known(sample.decision, decision);
    known(((sample.decision as Json).choices as Json[])[0], choice);
  });
  it("names every key of the table that the document names", () => {
    const chapter = text.slice(text.indexOf("## The table"), text.indexOf("`view` is the same JSON"));
    const named = [...chapter.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap((row) => [...row[1]!.matchAll(/`(\w+)`/g)].map((one) => one[1]!));
    expect(named.length).toBeGreaterThan(15);
    for (const key of named.filter((one) => one !== "view")) expect(Object.keys(table)).toContain(key);
  });
  it("has the clocks of the document", () => {
    const kinds: Record<Clock["kind"], true> = { none: true, decision: true, bank: true, days: true };
    const named = [...text.matchAll(/\{"kind":"(\w+)"/g)].map((one) => one[1]);
    expect([...new Set(named)].sort()).toEqual(Object.keys(kinds).sort());
  });
  it("the client asks for nothing that the document does not offer", () => {
    const offered = new Set([...text.matchAll(/^\| `(\w+)` \|/gm)].map((row) => row[1]!));
    const sources = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
        one.isDirectory() ? sources(join(folder, one.name)) : /(?<!\.test)\.tsx?$/.test(one.name) ? [readFileSync(join(folder, one.name), "utf8")] : [],
      );
    const asked = sources("src").flatMap((code) => [...code.matchAll(/\bdo: "(\w+)"/g)].map((one) => one[1]!));
    expect(asked.length).toBeGreaterThan(15);
    for (const one of asked) expect(offered, one).toContain(one);
  });
});

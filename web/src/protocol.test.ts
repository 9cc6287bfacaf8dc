// The types of protocol.ts against the examples of docs/protocol.md, and the client's requests against its tables.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type {
  Absent,
  Answer,
  BotInfo,
  CardText,
  Choice,
  Clock,
  ClockState,
  Decision,
  Fault,
  GameInfo,
  GameOption,
  LobbyTable,
  LogEntry,
  Pause,
  PlayedGame,
  Preference,
  Round,
  RuleText,
  SeatInfo,
  Table,
  TakenBack,
  View,
  Windows,
  You,
} from "./protocol";

const text = readFileSync(join(process.cwd(), "../docs/protocol.md"), "utf8");
type Json = Record<string, unknown>;

const without_dots = (line: string) =>
  line
    .replace(/…,/g, "")
    .replace(/,\s*…/g, "")
    .replace(/([[{])…/g, "$1");
/** Examples are shortened with …; what is left is JSON. */
function examples(arrow: string): Json[] {
  const lines = text.split("\n").filter((line) => line.startsWith(`${arrow} {`));
  return lines.map((line) => JSON.parse(without_dots(line.slice(2))) as Json);
}
const received = examples("←");

type Kind = "string" | "number" | "boolean" | "array" | "object" | "null";
function kind_of(value: unknown): Kind {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : (typeof value as Kind);
}

// What a type says of each key: whether it may be left out ("?" behind the kind), and what kind of value stands there.
// The compiler holds these to exactly the types of protocol.ts.
type KindOf<T> = T extends null
  ? "null"
  : T extends string
    ? "string"
    : T extends number
      ? "number"
      : T extends boolean
        ? "boolean"
        : T extends readonly unknown[]
          ? "array"
          : "object";
type OrNull<T> = null extends T ? `${KindOf<NonNullable<T>>} or null` : KindOf<NonNullable<T>>;
type Shape<T> = {
  [K in keyof Required<T>]: undefined extends T[K] ? `${OrNull<Exclude<T[K], undefined>>}?` : OrNull<T[K]>;
};

const both = { en: "string", pl: "string" } as const;
const played: Shape<PlayedGame> = {
  table: "string",
  game: "string",
  at: "number",
  phase: "string",
  seat: "string",
  seats: "array",
  rewound: "number?",
};
const played_seat: Shape<PlayedGame["seats"][number]> = {
  seat: "string",
  player: "string?",
  name: "string",
  guest: "boolean",
  score: "number?",
  place: "number?",
};
const lobby: Shape<LobbyTable> = {
  id: "string",
  game: "string",
  phase: "string",
  host: "string",
  host_guest: "boolean",
  created: "number",
  clock: "object",
  options: "object",
  seats: "array",
};
const lobby_seat: Shape<LobbyTable["seats"][number]> = {
  seat: "string",
  player: "string",
  name: "string",
  guest: "boolean",
};
const entry: Shape<LogEntry> = {
  ...both,
  seq: "number",
  at: "number",
  kind: "string",
  name: "string?",
  guest: "boolean?",
  seat: "string or null?",
  text: "string?",
  key: "string?",
  args: "array?",
  took_back: "object?",
};
const game: Shape<GameInfo> = {
  id: "string",
  name: "object",
  blurb: "object",
  min_seats: "number",
  max_seats: "number",
  facts: "object",
  seats: "array",
  options: "array",
  counted: "object?",
  complete: "boolean",
  windows: "boolean",
  minutes: "object?",
  weight: "number?",
  won_by: "object?",
};
const titled: Shape<GameInfo["seats"][number]> = { ...both, id: "string" };
const option: Shape<GameOption> = {
  key: "string",
  name: "object",
  help: "object",
  low: "number",
  high: "number",
  standard: "number",
  values: "array",
};
const bot: Shape<BotInfo> = { id: "string", name: "object", help: "object" };
const view: Shape<Omit<View, "state">> & { state: "object" } = {
  game: "string",
  viewer: "string or null",
  seats: "array",
  decision: "object",
  state: "object",
  result: "object?",
};
const decision: Shape<Decision> = {
  number: "number",
  seat: "string?",
  asked: "array?",
  step: "string?",
  rule: "string?",
  question: "object?",
  choices: "array?",
  pass: "string?",
  moment: "string?",
  help: "object?",
  not_yet: "array?",
  between: "array?",
  seconds: "number?",
};
const question: Shape<NonNullable<Decision["question"]>> = { ...both, key: "string?", args: "array?" };
const choice: Shape<Choice> = { ...both, action: "string", args: "array?", wastes: "object?", figures: "object?" };
const you: Shape<You> = { name: "string", guest: "boolean" };
const fault: Shape<Fault> = { ...both, code: "string", rule: "string?", at: "number?" };
const preference: Shape<Preference> = { step: "string", answer: "string", until: "string" };
const seat: Shape<SeatInfo> = {
  seat: "string",
  player: "string",
  name: "string",
  guest: "boolean",
  away: "boolean",
  away_by: "string or null",
  online: "boolean",
};
const rule: Shape<RuleText> = { ...both, id: "string", document: "object?", chapter: "object" };
const card: Shape<CardText> = { id: "string", name: "object", text: "object", facts: "object" };
const clocked: Shape<ClockState> = { left_ms: "number", running: "boolean" };
const round: Shape<Round> = { quiet: "boolean", answered: "array?" };
const answer: Shape<Answer> = { ...both, ticket: "number", action: "string" };
const draft: Shape<NonNullable<Table["draft"]>> = { action: "string", en: "string?", pl: "string?" };
const pause: Shape<Pause> = { ends: "number", seconds: "number", holds: "object" };
const absent: Shape<Absent> = { minutes: "number", since: "number" };
const undo_asked: Shape<NonNullable<Table["undo_asked"]>> = {
  ...both,
  by: "string",
  agreed: "array",
  takes_back: "array",
  decision: "object?",
};
const taken_back: Shape<TakenBack> = { seat: "string", decisions: "number" };
const result: Shape<NonNullable<Table["result"]>> = { won: "boolean", seats: "array", rewound: "number" };
const result_seat: Shape<NonNullable<Table["result"]>["seats"][number]> = {
  seat: "string",
  score: "number",
  place: "number",
};
const table: Record<keyof Required<Table>, true> = {
  id: true,
  seq: true,
  phase: true,
  game: true,
  public: true,
  host: true,
  host_guest: true,
  created: true,
  options: true,
  clock: true,
  rematch: true,
  seats: true,
  you: true,
  trouble: true,
  ticket: true,
  asked: true,
  round: true,
  answer: true,
  draft: true,
  windows: true,
  pause: true,
  absent: true,
  step_ends: true,
  undo: true,
  undo_asked: true,
  clocks: true,
  preferences: true,
  result: true,
  replay: true,
  seed_digest: true,
  seed: true,
  view: true,
};

/** What is wrong with an example: keys that the type does not have, keys that it must have, values of another kind. */
function differences(example: unknown, shape: Record<string, string>): string[] {
  const found: string[] = [];
  for (const [key, value] of Object.entries(example as Json)) {
    const kinds = shape[key]?.replace("?", "").split(" or ");
    if (!kinds) found.push(`${key} is not in the type`);
    else if (!kinds.includes(kind_of(value))) found.push(`${key} is ${kind_of(value)}, not ${kinds.join(" or ")}`);
  }
  for (const [key, kind] of Object.entries(shape))
    if (!kind.endsWith("?") && !(key in (example as Json))) found.push(`${key} is not in the example`);
  return found;
}
const alike = (example: unknown, shape: Record<string, string>) =>
  expect(differences(example, shape), JSON.stringify(example)).toEqual([]);
/** The examples are not empty; each is like the type. */
function all_alike(list: unknown, shape: Record<string, string>): void {
  expect(list, JSON.stringify(shape)).not.toEqual([]);
  for (const one of list as unknown[]) alike(one, shape);
}
const with_list = (key: string) =>
  received.filter((one) => Array.isArray(one[key])).flatMap((one) => one[key] as Json[]);

/** Keys in a table's cell, as people read them: `[{"id","document":{…},"chapter":{…},"en","pl"}]`, or `seat` (its name), `player`, ... */
const quoted = (cell: string) => [...cell.matchAll(/"(\w+)"/g)].map((one) => one[1]!).sort();
const row = (start: string) => text.split("\n").find((line) => line.startsWith(start)) ?? "";
/** The JSON that stands in the row of a key of the table. */
const json_in = (start: string) => {
  const shown = /`(\{.*?\})`/.exec(row(start))![1]!;
  return JSON.parse(without_dots(shown.replaceAll(":…", ':"…"'))) as Json;
};

describe("protocol", () => {
  it("tells examples that are not like a type", () => {
    expect(differences({ name: "Ala", guest: true }, you)).toEqual([]);
    expect(differences({ name: "Ala", guest: 1 }, you)).toEqual(["guest is number, not boolean"]);
    expect(differences({ name: "Ala" }, you)).toEqual(["guest is not in the example"]);
    expect(differences({ name: "Ala", guest: true, age: 9 }, you)).toEqual(["age is not in the type"]);
    expect(differences({ seq: 1, at: 2, kind: "chat", en: "", pl: "", seat: null }, entry)).toEqual([]);
  });
  it("is like the examples, key by key", () => {
    const catalogue = received.find((one) => one.players)!;
    const games = catalogue.games as Json[];
    const history = received.filter((one) => one.games && !one.players).flatMap((one) => one.games as Json[]);
    all_alike(history, played);
    all_alike(
      history.flatMap((one) => one.seats),
      played_seat,
    );
    all_alike(with_list("tables"), lobby);
    all_alike(
      with_list("tables").flatMap((one) => one.seats),
      lobby_seat,
    );
    all_alike(games, game);
    all_alike(
      games.flatMap((one) => one.seats),
      titled,
    );
    all_alike(
      games.flatMap((one) => one.options),
      option,
    );
    all_alike(catalogue.players, bot);
    all_alike(
      received.filter((one) => one.you).map((one) => one.you),
      you,
    );
    all_alike(
      received.filter((one) => one.error).map((one) => one.error),
      fault,
    );
    all_alike(with_list("log"), entry);
    all_alike(
      examples("→")
        .filter((one) => one.do === "prefer")
        .flatMap((one) => one.rules),
      preference,
    );
    const known_by_language = games
      .flatMap((one) => [one.name, one.blurb])
      .filter((one) => Object.keys(one as Json).length > 0);
    all_alike(known_by_language, both);
  });
  it("has the view of the example", () => {
    const sample = JSON.parse(/```json\n([\s\S]*?)```/.exec(text)![1]!) as Json;
    alike(sample, view);
    alike(sample.decision, decision);
    // What only some questions have is told below the example.
    const more = /^\w+ more keys stand in a decision[\s\S]*?\n\n/m.exec(text)?.[0] ?? "";
    const told = ["moment", "help", "not_yet", "between", "seconds", "pass"].filter((key) =>
      more.includes(`\`${key}\``),
    );
    expect([...Object.keys(sample.decision as Json), ...told].sort(), "every key is shown or told").toEqual(
      Object.keys(decision).sort(),
    );
    all_alike((sample.decision as Json).choices, choice);
    const { won, ...seats } = JSON.parse(
      without_dots(/the view has a `result`:\s`(\{.*?\}),…\}`/.exec(text)![1]! + "}"),
    ) as Json;
    expect(kind_of(won)).toBe("boolean");
    all_alike(Object.values(seats), { score: "number", place: "number" });
    alike((sample.decision as Json).question, question);
  });
  it("has the table of the document, no key more and none less", () => {
    const chapter = text.slice(text.indexOf("## The table"), text.indexOf("`view` is the same JSON"));
    const named = [...chapter.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap((line) =>
      [...line[1]!.matchAll(/`(\w+)`/g)].map((one) => one[1]!),
    );
    expect(named.sort()).toEqual(Object.keys(table).sort());
  });
  it("has what stands in the table's rows", () => {
    expect([...row("| `seats` | in seating").matchAll(/`(\w+)` \(/g)].map((one) => one[1]).sort()).toEqual(
      Object.keys(seat).sort(),
    );
    const { at, ...clocks } = json_in("| `clocks`");
    expect(kind_of(at)).toBe("number");
    all_alike(Object.values(clocks), clocked);
    alike(json_in("| `round`"), round);
    alike(json_in("| `answer`"), answer);
    alike(json_in("| `draft`"), draft);
    alike(json_in("| `pause`"), pause);
    alike(json_in("| `absent`"), absent);
    alike(json_in("| `undo_asked`"), undo_asked);
    all_alike(json_in("| `undo_asked`").takes_back, taken_back);
    alike(json_in("| `result`"), result);
    all_alike(json_in("| `result`").seats, result_seat);
  });
  it("has the rules and cards of the document", () => {
    expect(quoted(/`\[(.*?)\]`/.exec(row("| `/api/rules/"))![1]!)).toEqual(Object.keys(rule).sort());
    expect(quoted(/`\[(.*?)\]`/.exec(row("| `/api/cards/"))![1]!)).toEqual(Object.keys(card).sort());
  });
  it("has the clocks and windows of the document", () => {
    const clocks: Record<Clock["kind"], true> = { none: true, decision: true, bank: true, days: true };
    const windows: Record<Windows["kind"], true> = { quick: true, quiet: true };
    const kinds = { ...clocks, ...windows };
    const named = [...text.matchAll(/\{"kind":"(\w+)"(?!,"value")/g)].map((one) => one[1]);
    expect([...new Set(named)].sort()).toEqual(Object.keys(kinds).sort());
  });
  it("the client asks for nothing that the document does not offer", () => {
    const offered = new Set([...text.matchAll(/^\| `(\w+)` \|/gm)].map((row) => row[1]!));
    const sources = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
        one.isDirectory()
          ? sources(join(folder, one.name))
          : /(?<!\.test)\.tsx?$/.test(one.name)
            ? [readFileSync(join(folder, one.name), "utf8")]
            : [],
      );
    const asked = sources("src").flatMap((code) => [...code.matchAll(/\bdo: "(\w+)"/g)].map((one) => one[1]!));
    expect(asked.length).toBeGreaterThan(15);
    for (const one of asked) expect(offered, one).toContain(one);
  });
});

import { expect, it } from "vitest";
import type { LogEntry } from "../protocol";
import { game } from "../testing";
import { at_a_glance, at_leisure, foremost_of, in_full, retell, split_losses } from "./retold";
import { seat_of, taken_back, words_beside } from "./story";

let seq = 0;
const story = (seat: string | null, key: string, words = key): LogEntry => ({
  seq: ++seq,
  at: 0,
  kind: "story",
  en: `${seat ?? "The table"} ${words}.`,
  pl: `${seat ?? "Stół"} ${words}.`,
  key,
  args: seat === null ? [{ kind: "number", value: 3 }] : [{ kind: "seat", value: seat }],
});
const of = (entry: LogEntry) => seat_of(entry, game);

it("a story is about the seat that its sentence names first", () => {
  expect(of(story("white", "builds"))).toBe("white");
  const round = {
    ...story(null, "round"),
    args: [
      { kind: "number", value: 3 },
      { kind: "seat", value: "red" },
    ],
  };
  expect(of(round)).toBeNull();
});

it("beside its seat a story needs neither the seat's name nor a full stop", () => {
  expect(words_beside(story("white", "builds", "builds a dome"), "white", game, "en")).toBe("builds a dome");
  const begun = { ...story("white", "built"), en: "White builds a dome." };
  expect(words_beside(begun, "white", game, "en")).toBe("builds a dome");
  const other = { ...story("white", "grew"), en: "The crystal of white grows." };
  expect(words_beside(other, "white", game, "en")).toBe("The crystal of white grows");
});

it("what was taken back no longer stands, whoever says so and however often", () => {
  const log: LogEntry[] = [4, 5, 6, 7].map((n) => ({ ...story("white", "builds"), seq: n }));
  const undo = (from: number, to: number): LogEntry => ({
    ...{ seq: 8, at: 0, kind: "table", en: "Undo.", pl: "Cofnięto." },
    took_back: { from, to },
  });
  const chat: LogEntry = { seq: 6, at: 0, kind: "chat", en: "hm", pl: "hm" };
  const gone = taken_back([...log, undo(5, 6), undo(7, 7)]);
  expect(log.map(gone)).toEqual([false, true, true, true]);
  expect(gone(chat)).toBe(false);
});

it("what is alike is told once, and what does not matter is left out", () => {
  const stories = [
    ...[story("white", "builds"), story("white", "pays"), story("white", "builds"), story("white", "attacks")],
    story("red", "pays"),
  ];
  const told = retell(stories, of, { attacks: 9, builds: 5, pays: 0 });
  expect(told.map(({ seat }) => seat)).toEqual(["white", "red"]);
  expect(told[0]!.told.map(({ first, all }) => [first.key, all.length])).toEqual([
    ["builds", 2],
    ["attacks", 1],
  ]);
  expect(told[0]!.left_out).toBe(1);
  // Who did nothing that matters did something all the same.
  expect(told[1]!.told.map(({ first }) => first.key)).toEqual(["pays"]);
});

it("not more than six lines are told, the weightiest of each seat, in their order", () => {
  const many = ["a", "b", "c", "d", "e"].flatMap((key) => ["white", "red", "green"].map((seat) => story(seat, key)));
  const told = retell(many, of, { a: 1, b: 7, c: 2, d: 8, e: 3 });
  expect(told.map((row) => row.told.map(({ first }) => first.key))).toEqual([
    ["b", "d"],
    ["b", "d"],
    ["b", "d"],
  ]);
  expect(told.every(({ left_out }) => left_out === 3)).toBe(true);
  // Who unfolds it reads more.
  expect(retell(many, of, {}, at_leisure).every(({ left_out }) => left_out === 0)).toBe(true);
});

it("where there is room for one, it is who did the weightiest thing", () => {
  const matters = { builds: 2, attacks: 9 };
  const rows = retell([story("white", "builds"), story("red", "attacks"), story("green", "builds")], of, matters);
  expect(foremost_of(rows, matters)!.seat).toBe("red");
  expect(foremost_of([])).toBeUndefined();
});

it("what is nobody's doing is told only if it matters", () => {
  expect(retell([story(null, "shuffled")], of, { shuffled: 0 })).toEqual([]);
  expect(retell([story(null, "round")], of)[0]!.seat).toBeNull();
});

it("words beside a name begin with no reflexive pronoun", () => {
  const info = { ...game, seats: [{ id: "red", en: "Red", pl: "Czerwony" }] };
  const entry = { seq: 1, at: 0, kind: "story" as const, en: "Red defends.", pl: "Czerwony się broni." };
  expect(words_beside(entry, "red", info, "pl")).toBe("broni się");
});

it("what I have lost is told apart from what the others did, and whoever wants to reads all of it", () => {
  const log = [
    story("white", "draws"),
    story("green", "lost", "loses 4 ships"),
    ...["a", "b", "c", "d"].map((k) => story("white", k)),
  ];
  const { lost, others } = split_losses(log, ({ key }) => key === "lost");
  expect(lost.map(({ first }) => words_beside(first, "green", game, "en"))).toEqual(["loses 4 ships"]);
  const left = (most: number) => retell(others, of, { draws: 0, b: 2 }, most)[0]!.left_out;
  expect([left(2), left(at_a_glance), left(in_full)]).toEqual([3, 1, 0]);
});

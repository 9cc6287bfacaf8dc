import { describe, expect, it } from "vitest";
import type { GameInfo, LogEntry, Preference, Table } from "../protocol";
import { turns_of } from "../screens/replay_controls";
import { merge_log } from "../store";
import { seat_of } from "./log_panel";
import { with_rule } from "./preferences";
import { split_tags } from "./rule_body";
import { left_now } from "./seats_strip";
import { clock_words, option_words } from "./words";
import { words_of } from "../i18n";

const info = {
  seats: [
    { id: "white", en: "white", pl: "biały" },
    { id: "green", en: "green", pl: "zielony" },
  ],
  options: [
    {
      key: "humans",
      name: { en: "only Humans", pl: "sami Ludzie" },
      help: { en: "", pl: "" },
      low: 0,
      high: 1,
      standard: 0,
      values: [],
    },
    {
      key: "size",
      name: { en: "size", pl: "rozmiar" },
      help: { en: "", pl: "" },
      low: 1,
      high: 3,
      standard: 1,
      values: [],
    },
  ],
} as unknown as GameInfo;
const entry = (seq: number, en: string, kind: LogEntry["kind"] = "story"): LogEntry => ({
  seq,
  at: 0,
  kind,
  en,
  pl: en,
});

describe("preferences", () => {
  const only: Preference = { step: "*", answer: "only", until: "game" };
  const ask: Preference = { step: "trade", answer: "ask", until: "game" };
  const pass: Preference = { step: "build", answer: "pass", until: "turn" };
  it("are tried in an order that makes sense: ask, answers, only", () => {
    expect([only, pass, ask].reduce<Preference[]>(with_rule, [])).toEqual([ask, pass, only]);
  });
  it("hold one answer for a step", () => {
    expect(with_rule([pass], { ...pass, answer: "stop" })).toEqual([{ ...pass, answer: "stop" }]);
    expect(with_rule([only], { step: "*", answer: "pass", until: "turn" })).toHaveLength(2);
  });
  it("never are more than the server takes", () => {
    const many = Array.from({ length: 40 }, (_, i): Preference => ({ step: `s${i}`, answer: "ask", until: "game" }));
    expect(many.reduce<Preference[]>(with_rule, []).length).toBe(32);
  });
});

describe("log", () => {
  it("knows whom a story is about by its first word", () => {
    expect(seat_of(entry(1, "Green builds."), info)).toBe("green");
    expect(seat_of(entry(1, "The round begins."), info)).toBeNull();
    expect(seat_of({ ...entry(1, "Ola: hi", "chat"), seat: "white" }, info)).toBe("white");
  });
  it("marks as new only what came while we looked", () => {
    const table = { id: "T" } as Table;
    const first = merge_log(undefined, table, [entry(1, "a"), entry(2, "b")], true);
    const second = merge_log(first, table, [entry(3, "c")], false);
    expect(second.log.map((one) => one.seq > second.old_seq)).toEqual([false, false, true]);
    expect(merge_log(second, table, [], false).log).toBe(second.log);
  });
});

describe("clocks and set-up in words", () => {
  it("run on since they were told, but not below zero, and only when running", () => {
    expect(left_now(5000, true, 1000, 3000)).toBe(3000);
    expect(left_now(5000, true, 1000, 9000)).toBe(0);
    expect(left_now(5000, false, 1000, 9000)).toBe(5000);
    expect(left_now(5000, true, 9000, 1000)).toBe(5000);
  });
  it("are told in both languages", () => {
    expect(clock_words(words_of("pl"), { kind: "days", days: 3 })).toBe("3 dni na decyzję");
    expect(clock_words(words_of("en"), { kind: "bank", seconds: 1200, increment: 5 })).toBe(
      "20 minutes for the game, +5 seconds per decision",
    );
    expect(option_words(words_of("en"), info, { humans: 1, size: 2 })).toEqual(["only Humans", "size: 2"]);
    expect(option_words(words_of("en"), info, {})).toEqual([]);
  });
});

it("the first decision of each turn is where the replay jumps", () => {
  const steps = [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ].map(([n, turn]) => ({ n: n!, turn: turn!, seat: "white", en: "", pl: "" }));
  expect(turns_of(steps)).toEqual([
    { turn: 1, n: 1 },
    { turn: 2, n: 3 },
    { turn: 3, n: 5 },
  ]);
});

it("where a rule comes from is set apart from what it says", () => {
  expect(split_tags("Draw 2 cards. [R]")).toEqual({ words: "Draw 2 cards.", tags: ["R"] });
  expect(split_tags("Draw [R] cards. [R] [H]")).toEqual({ words: "Draw [R] cards.", tags: ["R", "H"] });
  expect(split_tags("Draw.")).toEqual({ words: "Draw.", tags: [] });
});

import { describe, expect, it } from "vitest";
import type { GameInfo, LogEntry, Preference, Table } from "../protocol";
import { merge_log } from "../store";
import { seat_of } from "./story";
import {
  known_moments,
  learn_moment,
  pass_at,
  pass_until,
  place_of,
  single_of,
  stop_at,
  with_rule,
  with_single,
} from "./preferences";
import { rule_parts } from "./rule_body";
import { clock_words, option_words, windows_words } from "./words";
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
  it("say what happens where there is only one choice, after all others", () => {
    const always: Preference = { step: "*", answer: "ask", until: "game" };
    const all = pass_until("act end");
    expect(single_of([all, ask])).toBe("seen");
    expect(with_single([ask, all], "ask")).toEqual([ask, all, always]);
    expect(with_single([ask, all, always], "only")).toEqual([ask, all, only]);
    expect(with_single([ask, all, only], "seen")).toEqual([ask, all]);
    expect(single_of([ask, all, always])).toBe("ask");
  });
  it("hold one answer for a step", () => {
    expect(with_rule([pass], { ...pass, answer: "stop" })).toEqual([{ ...pass, answer: "stop" }]);
    expect(with_rule([only], { step: "*", answer: "pass", until: "turn" })).toHaveLength(2);
  });
  it("about everything come behind those about one window, and do not replace them", () => {
    const all = pass_until("act end");
    const here = pass_at("act start", "turn");
    const stop = stop_at("answer zap");
    expect([only, all, here, stop].reduce<Preference[]>(with_rule, [])).toEqual([stop, here, all, only]);
    expect(with_rule([here], stop_at("act start"))).toEqual([stop_at("act start")]);
  });
  it("name the window of a question, or else its step", () => {
    expect(place_of({ number: 1, step: "act", moment: "act start" })).toBe("act start");
    expect(place_of({ number: 1, step: "trade" })).toBe("trade");
  });
  it("know the windows that have come up", () => {
    localStorage.clear();
    const question = { en: "Do you play something?", pl: "Czy coś zagrywasz?", key: "act" };
    learn_moment("toy", { number: 1, step: "act", moment: "act start", question });
    learn_moment("toy", { number: 2, step: "pick", question });
    expect(known_moments("toy")).toEqual({ "act start": { en: question.en, pl: question.pl } });
    expect(known_moments("orion")).toEqual({});
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
  it("are told in both languages", () => {
    expect(clock_words(words_of("pl"), { kind: "days", days: 3 })).toBe("3 dni na decyzję");
    expect(clock_words(words_of("en"), { kind: "bank", seconds: 1200, increment: 5 })).toBe(
      "20 minutes for the game, +5 seconds per decision",
    );
    expect(option_words(words_of("en"), info, { humans: 1, size: 2 })).toEqual(["only Humans", "size: 2"]);
    expect(option_words(words_of("en"), info, {})).toEqual([]);
  });
  it("say how windows are asked, where there are any", () => {
    const toy = { ...info, windows: true };
    expect(windows_words(words_of("en"), toy, { kind: "quiet", seconds: 8 })).toEqual(["quiet windows, 8 seconds"]);
    expect(windows_words(words_of("pl"), toy, { kind: "quiet", seconds: 5 })).toEqual(["ciche okna, 5 sekund"]);
    expect(windows_words(words_of("en"), toy, { kind: "quick" })).toEqual(["quick windows"]);
    expect(windows_words(words_of("en"), { ...info, windows: false }, { kind: "quick" })).toEqual([]);
  });
});

it("where a rule comes from is set apart from what it says", () => {
  const plain = { origins: [], settles: [] };
  expect(rule_parts("Draw 2 cards. [R]")).toEqual({ ...plain, words: "Draw 2 cards.", origins: ["R"] });
  expect(rule_parts("Draw [R] cards. [R] [H]")).toEqual({ ...plain, words: "Draw [R] cards.", origins: ["R", "H"] });
  expect(rule_parts("Draw `n`.")).toEqual({ ...plain, words: "Draw n." });
  expect(rule_parts("Draw (one, CT1). House part: one (AA-AMB-12, AA-AMB-13). [R] [H]")).toEqual({
    words: "Draw (one, CT1). House part: one.",
    origins: ["R", "H"],
    settles: ["AA-AMB-12", "AA-AMB-13"],
  });
});

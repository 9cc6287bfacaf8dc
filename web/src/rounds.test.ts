import { describe, expect, it } from "vitest";
import type { Table } from "./protocol";
import {
  absent_seats,
  awaited,
  clock_of,
  holds_left,
  left_now,
  my_answer,
  my_draft,
  my_pass,
  standing,
} from "./rounds";

const choices = ["stay", "zap"].map((action) => ({ action, en: action, pl: action }));
const table = (more: Partial<Table> = {}): Table =>
  ({
    phase: "playing",
    ticket: 4,
    asked: ["white", "green"],
    round: { quiet: false, answered: [] },
    you: { seat: "green", host: false },
    view: { decision: { number: 1, seat: "green", choices, pass: "stay" } },
    ...more,
  }) as unknown as Table;
const answer = (ticket: number) => ({ ticket, action: "zap", en: "Zap it", pl: "Zaneguj to" });

describe("what a table wants of me", () => {
  it("asks me while my question is open, though another is named first", () => {
    expect(standing(table())).toBe("open");
    expect(standing(table({ asked: ["white"] }))).toBe("none");
    expect(standing(table({ you: { seat: null, host: true } }))).toBe("none");
    expect(standing(table({ phase: "finished" }))).toBe("none");
  });
  it("knows a question of somebody else's, and one without choices", () => {
    const other = { decision: { number: 1, seat: "white", choices } } as unknown as Table["view"];
    const empty = { decision: { number: 1, seat: "green" } } as unknown as Table["view"];
    expect(standing(table({ view: other! }))).toBe("none");
    expect(standing(table({ view: empty! }))).toBe("none");
  });
  it("tells an answer to this question from one to the window before", () => {
    expect(standing(table({ answer: answer(4) }))).toBe("answered");
    expect(my_answer(table({ answer: answer(4) }))?.action).toBe("zap");
    expect(standing(table({ answer: answer(3) }))).toBe("open");
    expect(my_answer(table({ answer: answer(3) }))).toBeNull();
  });
  it("names those who are awaited, and nobody in a quiet round", () => {
    expect(awaited(table({ round: { quiet: false, answered: ["white"] } }))).toEqual(["green"]);
    expect(awaited(table({ round: { quiet: true } }))).toEqual([]);
    const { round, ...alone } = table({ asked: ["white"] });
    expect(round).toBeDefined();
    expect(awaited(alone)).toEqual(["white"]);
  });
  it("offers a draft only where it can be chosen and nothing was", () => {
    expect(my_draft(table({ draft: { action: "zap" } }))).toBe("zap");
    expect(my_draft(table({ draft: { action: "boost" } }))).toBeNull();
    expect(my_draft(table({ draft: { action: "zap" }, answer: answer(4) }))).toBeNull();
    expect(my_draft(table())).toBeNull();
  });
  it("finds the pass of a quiet window", () => {
    expect(my_pass(table({ round: { quiet: true } }))).toBe("stay");
    expect(my_pass(table())).toBeNull();
    const must_act = { decision: { number: 1, seat: "green", choices } } as unknown as NonNullable<Table["view"]>;
    expect(my_pass(table({ round: { quiet: true }, view: must_act }))).toBeNull();
    expect(my_pass(table({ round: { quiet: true }, you: { seat: "white", host: false } }))).toBeNull();
  });
  it("counts the Holds that are left to me", () => {
    const pause = { ends: 0, seconds: 8, holds: { green: 2, white: 0 } };
    expect(holds_left(table({ pause }))).toBe(2);
    expect(holds_left(table({ pause, you: { seat: "white", host: false } }))).toBe(0);
    expect(holds_left(table({ pause, you: { seat: null, host: false } }))).toBeNull();
    expect(holds_left(table())).toBeNull();
  });
});

describe("those who are absent", () => {
  const seats = ["white", "green", "red"].map((seat) => ({
    seat,
    player: seat === "red" ? "greedy" : "person",
    name: seat,
    guest: false,
    away: false,
    away_by: null,
    online: seat !== "white",
  }));
  const absent = { minutes: 10, since: 1000 };
  it("are nobody at a table with a clock, nor when the game is over, and never myself", () => {
    expect(absent_seats(table({ seats }), 601_000).seats).toEqual([]);
    expect(absent_seats(table({ seats, absent, phase: "finished" }), 601_000).seats).toEqual([]);
    const gone = seats.map((one) => ({ ...one, online: false }));
    expect(absent_seats(table({ seats: gone, absent }), 601_000).seats).toEqual(["white"]);
  });
  it("are those who are awaited, not there, and have been waited for long enough", () => {
    expect(absent_seats(table({ seats, absent }), 600_999)).toEqual({ seats: [], next: 601_000 });
    expect(absent_seats(table({ seats, absent }), 601_000)).toEqual({ seats: ["white"], next: null });
    const answered = { quiet: false, answered: ["white"] };
    expect(absent_seats(table({ seats, absent, round: answered }), 601_000).seats).toEqual([]);
    expect(absent_seats(table({ seats, absent, round: { quiet: true } }), 601_000).seats).toEqual(["white"]);
    const here = seats.map((one) => ({ ...one, online: true }));
    expect(absent_seats(table({ seats: here, absent }), 601_000)).toEqual({ seats: [], next: null });
    const replaced = seats.map((one) => ({ ...one, away: true }));
    expect(absent_seats(table({ seats: replaced, absent }), 601_000).seats).toEqual([]);
  });
});

describe("clocks", () => {
  const clocks = { at: 1000, white: { left_ms: 5000, running: true } } as unknown as NonNullable<Table["clocks"]>;
  it("are found by seat, and the time they were told at is none of them", () => {
    expect(clock_of(table({ clocks }), "white")).toEqual({ left_ms: 5000, running: true });
    expect(clock_of(table({ clocks }), "green")).toBeNull();
    expect(clock_of(table({ clocks }), "at")).toBeNull();
  });
  it("run on since they were told, but not below zero, and only when running", () => {
    expect(left_now({ left_ms: 5000, running: true }, 1000, 3000)).toBe(3000);
    expect(left_now({ left_ms: 5000, running: true }, 1000, 9000)).toBe(0);
    expect(left_now({ left_ms: 5000, running: false }, 1000, 9000)).toBe(5000);
    expect(left_now({ left_ms: 5000, running: true }, 9000, 1000)).toBe(5000);
  });
});

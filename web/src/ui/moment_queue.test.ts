import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Moments } from "../boards/contract";
import type { LogEntry } from "../protocol";
import { MomentQueue, lines_of, scenes_in } from "./moment_queue";
import type { Scene } from "./moment_queue";

const moments: Moments = {
  scenes: {
    round: { sign: "round", title: { en: "Round {n}", pl: "Runda {n}" }, lines: "seats" },
    goals: { sign: "goal", title: { en: "Goals", pl: "Cele" }, lines: "things", points: true },
  },
  entries: {
    round: { scene: "round", n: 0 },
    income: { scene: "round", seat: 0, gains: 1, thing: 2 },
    goal: { scene: "goals", seat: 0, thing: 1, gains: 2 },
  },
  cards: ["drew"],
};

let seq = 0;
function told(key: string, ...values: (string | number)[]): LogEntry {
  const args = values.map((value) => ({ kind: typeof value === "number" ? "number" : "name", value }));
  return { seq: ++seq, at: 0, kind: "story", en: key, pl: key, key, args };
}
const scene = (name: string): Scene => ({ name, n: null, facts: [] });

describe("scenes", () => {
  it("are made of the entries that the table names, and of no others", () => {
    expect(scenes_in([told("drew", "white", 2), told("goal", "white", "GO01", 6)], moments)).toEqual([
      {
        name: "goals",
        n: null,
        facts: [{ seat: "white", against: null, gains: 6, thing: { kind: "name", value: "GO01" }, entry: null }],
      },
    ]);
  });

  it("join what belongs together, in the order in which it began", () => {
    const scenes = scenes_in(
      [told("round", 3, "blue"), told("goal", "white", "GO01", 6), told("income", "blue", 2, "food")],
      moments,
    );
    expect(scenes.map(({ name, n, facts }) => [name, n, facts.length])).toEqual([
      ["round", 3, 1],
      ["goals", null, 1],
    ]);
  });

  it("have a line for each seat, or for each thing", () => {
    const [round] = scenes_in(
      [told("income", "blue", 2, "food"), told("income", "red", 1, "food"), told("income", "blue", 3, "fleet")],
      moments,
    );
    expect(lines_of(round!, "seats").map(({ facts }) => facts.map((fact) => [fact.seat, fact.gains]))).toEqual([
      [
        ["blue", 2],
        ["blue", 3],
      ],
      [["red", 1]],
    ]);
    expect(lines_of(round!, "things").map(({ key, facts }) => [key, facts.length])).toEqual([
      ["food", 2],
      ["fleet", 1],
    ]);
  });
});

describe("the queue", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  function watched() {
    const seen: string[][] = [];
    const queue = new MomentQueue((scenes) => seen.push(scenes.map(({ name }) => name)));
    return { seen, queue };
  }

  it("shows a moment and takes it away", () => {
    const { seen, queue } = watched();
    queue.add([scene("round")]);
    vi.advanceTimersByTime(1400);
    expect(seen).toEqual([["round"]]);
    vi.advanceTimersByTime(200);
    expect(seen).toEqual([["round"], []]);
  });

  it("adds to what is shown what belongs to it, and lets the rest wait, joined", () => {
    const { seen, queue } = watched();
    queue.add([scene("round")]);
    queue.add([scene("round"), scene("goals")]);
    queue.add([scene("hit"), scene("goals")]);
    expect(seen).toEqual([["round"], ["round"]]);
    vi.advanceTimersByTime(2700);
    expect(seen.at(-1)).toEqual(["goals"]);
    vi.advanceTimersByTime(1000);
    expect(seen.at(-1)).toEqual(["hit"]);
  });

  it("never shows two at once, and drops nothing that holds up the game", () => {
    const seen: string[][] = [];
    const queue = new MomentQueue((scenes) => seen.push(scenes.map(({ name }) => name)));
    queue.add([scene("now"), { ...scene("reveal"), holds: true as const }, ...["a", "b", "c", "d"].map(scene)]);
    expect(queue.is_holding()).toBe(true);
    for (let i = 0; i < 8; ++i) queue.skip();
    expect(seen).toEqual([["reveal"], ["b"], ["c"], ["d"], []]);
    expect(queue.is_holding()).toBe(false);
  });

  it("never shows one for longer than a few lines take, however much comes", () => {
    const { seen, queue } = watched();
    const long = scenes_in(
      Array.from({ length: 30 }, (_, i) => told("income", `seat ${i}`, 1, "food")),
      moments,
    );
    for (let i = 0; i < 6; ++i) {
      queue.add(long);
      vi.advanceTimersByTime(400);
    }
    vi.advanceTimersByTime(250);
    expect(seen.at(-1)).toEqual([]);
  });

  it("keeps the latest when there are too many", () => {
    const { seen, queue } = watched();
    queue.add([scene("now")]);
    queue.add(["a", "b", "c", "d", "e"].map(scene));
    for (let i = 0; i < 4; ++i) queue.skip();
    expect(seen).toEqual([["now"], ["c"], ["d"], ["e"], []]);
  });

  it("goes on when it is skipped, and ends when nobody looks", () => {
    const { seen, queue } = watched();
    queue.add([scene("round")]);
    queue.add([scene("goals")]);
    queue.skip();
    expect(seen.at(-1)).toEqual(["goals"]);
    queue.add([scene("hit")]);
    queue.clear();
    expect(seen.at(-1)).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(seen.at(-1)).toEqual([]);
  });
});

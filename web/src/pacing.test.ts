import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pacer } from "./pacing";
import type { Pace } from "./pacing";

let pace: Pace;
let shown: number[];
let behind: number;
let pacer: Pacer;
const add = (n: number, how = { paced: true, hurried: true }) => pacer.add(() => shown.push(n), how);
beforeEach(() => {
  vi.useFakeTimers();
  pace = "brisk";
  shown = [];
  pacer = new Pacer(
    () => pace,
    (count) => (behind = count),
  );
});
afterEach(() => vi.useRealTimers());

it("the first thing is shown at once, the next ones each after a while, in order", () => {
  add(1);
  add(2);
  add(3);
  expect(shown).toEqual([1]);
  expect(behind).toBe(2);
  vi.advanceTimersByTime(449);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2, 3]);
  expect(behind).toBe(0);
});
it("what needs no look waits only for what came before it", () => {
  add(1);
  add(2);
  add(3, { paced: false, hurried: true });
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(100);
  add(4, { paced: false, hurried: true });
  expect(shown).toEqual([1, 2, 3, 4]);
  // Faster than eyes: together, a moment later.
  add(5, { paced: false, hurried: true });
  add(6, { paced: false, hurried: true });
  expect(shown).toEqual([1, 2, 3, 4]);
  vi.advanceTimersByTime(30);
  expect(shown).toEqual([1, 2, 3, 4, 5, 6]);
});
it("a long row goes faster for who waits, and not for who only looks on", () => {
  for (let n = 0; n < 31; ++n) add(n);
  vi.advanceTimersByTime(100);
  expect(shown.length).toBeGreaterThan(1);
  pacer.skip();
  shown.length = 0;
  vi.advanceTimersByTime(5000);
  for (let n = 0; n < 31; ++n) add(n, { paced: true, hurried: false });
  vi.advanceTimersByTime(449);
  expect(shown).toEqual([0]);
});
it("can be skipped, and switched off in the middle", () => {
  for (let n = 0; n < 4; ++n) add(n);
  pacer.skip();
  expect(shown).toEqual([0, 1, 2, 3]);
  expect(behind).toBe(0);
  pace = "at_once";
  add(4);
  add(5);
  vi.advanceTimersByTime(30);
  expect(shown).toEqual([0, 1, 2, 3, 4, 5]);
});
it("something added while another is shown does not overtake", () => {
  pacer.add(
    () => {
      shown.push(1);
      add(3, { paced: false, hurried: true });
    },
    { paced: false },
  );
  add(2, { paced: false, hurried: true });
  vi.advanceTimersByTime(30);
  expect(shown).toEqual([1, 3, 2]);
});

it("what the others do waits while something is looked at, and goes on where it stood", () => {
  add(1);
  pacer.hold(true);
  add(2);
  add(3);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
  pacer.hold(false);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2, 3]);
});
it("who wants to see all of it at once does not wait for that either", () => {
  add(1);
  pacer.hold(true);
  add(2);
  pacer.skip();
  expect(shown).toEqual([1, 2]);
  pace = "at_once";
  add(3);
  vi.advanceTimersByTime(40);
  expect(shown).toEqual([1, 2, 3]);
});

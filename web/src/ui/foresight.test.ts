import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../protocol";
import { Foresight, gap_ms } from "./foresight";

const view = (step: string) => ({ decision: { number: 1, step } }) as View;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("looking ahead", () => {
  it("asks one thing at a time and not too often, the latest wish first", async () => {
    const answers: ((seen: View) => void)[] = [];
    const ask = vi.fn(() => new Promise<View>((done) => answers.push(done)));
    const foresight = new Foresight(ask);
    const told = vi.fn();
    for (const key of ["a", "b", "c\nd"])
      foresight.look(key, (seen) => {
        told(key, seen?.decision.step);
      });
    expect(ask.mock.calls).toEqual([[["a"]]]);
    answers[0]!(view("1"));
    await vi.advanceTimersByTimeAsync(gap_ms - 1);
    expect(told.mock.calls).toEqual([["a", "1"]]);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask.mock.calls.at(-1)).toEqual([["c", "d"]]);
    answers[1]!(view("2"));
    await vi.advanceTimersByTimeAsync(gap_ms);
    answers[2]!(view("3"));
    await vi.advanceTimersByTimeAsync(gap_ms);
    expect(told.mock.calls.slice(1)).toEqual([
      ["c\nd", "2"],
      ["b", "3"],
    ]);
  });
  it("asks nothing twice, and nothing that nobody wants any more", async () => {
    const ask = vi.fn(() => Promise.resolve(view("1")));
    const foresight = new Foresight(ask);
    const told = vi.fn();
    foresight.look("a", told);
    const forget = foresight.look("b", told);
    forget();
    await vi.advanceTimersByTimeAsync(4 * gap_ms);
    foresight.look("a", told);
    expect(ask).toHaveBeenCalledTimes(1);
  });
  it("what cannot be told is not asked again either", async () => {
    const ask = vi.fn(() => Promise.resolve(null));
    const foresight = new Foresight(ask);
    const told = vi.fn();
    foresight.look("a", told);
    await vi.advanceTimersByTimeAsync(2 * gap_ms);
    foresight.look("a", told);
    expect(told.mock.calls).toEqual([[null], [null]]);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

import { expect, it } from "vitest";
import { step_of, steps } from "./fit";

it("goes down only as far as it must", () => {
  expect(step_of(0, () => false)).toBe(0);
  expect(step_of(0, (step) => steps[step]! > 0.9)).toBe(steps.findIndex((one) => one <= 0.9));
  expect(step_of(2, () => false)).toBe(2);
});

it("never goes further than letters can be read", () => {
  expect(step_of(0, () => true)).toBe(steps.length - 1);
  expect(Math.min(...steps)).toBeGreaterThan(0.75);
});

import { expect, it } from "vitest";
import { added_by, step_of, steps } from "./fit";

it("goes down only as far as it must", () => {
  expect(step_of(0, () => false)).toBe(0);
  expect(step_of(0, (step) => steps[step]! > 0.9)).toBe(steps.findIndex((one) => one <= 0.9));
  expect(step_of(2, () => false)).toBe(2);
});

it("never goes further than letters can be read", () => {
  expect(step_of(0, () => true)).toBe(steps.length - 1);
  expect(Math.min(...steps)).toBeGreaterThan(0.75);
});

it("leaves out of account what a scene adds, and no more", () => {
  const box = (height: number, ...within: HTMLElement[]) => {
    const made = document.createElement("div");
    made.append(...within);
    made.getBoundingClientRect = () => new DOMRect(0, 0, 100, height);
    return made;
  };
  const scene = box(80);
  expect(added_by(scene)).toBe(80);
  const row = (height: number, hand: number, asked: number) => {
    box(height, box(hand), box(asked, scene)).toggleAttribute("data-scene-row", true);
    return added_by(scene);
  };
  expect(row(104, 104, 80)).toBe(0); // beside a hand that is higher
  expect(row(190, 104, 190)).toBe(80); // above the actions
});

import { expect, test } from "vitest";
import { next_spot } from "./walk";

function at(x: number, y: number): Element {
  const element = document.createElement("div");
  element.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
  return element;
}
const [middle, right, far_right, below, aslant] = [at(0, 0), at(30, 4), at(90, 0), at(3, 40), at(20, 70)];
const all = [far_right, aslant, below, right, middle];

test("arrows go to the nearest spot that way", () => {
  expect(next_spot(middle, all, "ArrowRight")).toBe(right);
  expect(next_spot(right, all, "ArrowRight")).toBe(far_right);
  expect(next_spot(middle, all, "ArrowDown")).toBe(below);
  expect(next_spot(below, all, "ArrowUp")).toBe(middle);
});

test("at the edge the focus stays", () => {
  expect(next_spot(middle, all, "ArrowLeft")).toBeNull();
  expect(next_spot(middle, all, "Enter")).toBeNull();
});

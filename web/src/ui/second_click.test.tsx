import { act, useState } from "react";
import type { JSX } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { button, draw } from "../testing";
import { has_changed_here, question_shown } from "./second_click";

let now = 0;
beforeEach(() => void vi.spyOn(performance, "now").mockImplementation(() => now));
afterEach(() => void (now += 10_000));

/** `detail`: a pointer counts its clicks, a key does not. */
function click_at(x: number, y: number, detail = 1): void {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, clientX: x, clientY: y, detail });
  Object.defineProperty(event, "timeStamp", { value: now });
  act(() => void button("answer").dispatchEvent(event));
}
function Questions(): JSX.Element {
  const [n, set_n] = useState(0);
  const answer = () => {
    has_changed_here();
    set_n(n + 1);
  };
  return <button onClick={answer}>answer {n}</button>;
}
const answered = () => Number(button("answer").textContent.replace("answer ", ""));

it("a second click in the same place answers nothing, until one has had time to look", () => {
  draw(<Questions />);
  click_at(100, 100);
  now += 200;
  click_at(110, 95);
  expect(answered()).toBe(1);
  now += 300;
  click_at(100, 100);
  expect(answered()).toBe(2);
});
it("a question that comes late has its moment too, and one that comes much later", () => {
  draw(<Questions />);
  click_at(100, 100);
  now += 3000;
  question_shown();
  now += 300;
  click_at(100, 100);
  expect(answered()).toBe(1);
  now += 150;
  click_at(100, 100);
  expect(answered()).toBe(2);
});
it("a click elsewhere and a key are free", () => {
  draw(<Questions />);
  click_at(100, 100);
  now += 50;
  click_at(150, 100);
  expect(answered()).toBe(2);
  now += 50;
  click_at(150, 100, 0);
  click_at(150, 100, 0);
  expect(answered()).toBe(4);
  // What a key has answered holds no place.
  click_at(150, 100);
  expect(answered()).toBe(5);
});

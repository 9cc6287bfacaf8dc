import type { JSX } from "react";
import { useRef } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { draw } from "../testing";
import { useFollowing } from "./following";

// A list of lines of ten pixels, of which ten are seen.
let height = 100;
let lines = 0;
let top = 0;
let clock = 0;
const box = () => document.querySelector<HTMLElement>("#list")!;
const end = () => 10 * lines - height;

function List(): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const on_scroll = useFollowing(list, "all");
  return <div id="list" ref={list} onScroll={on_scroll} data-lines={lines} />;
}
beforeEach(() => {
  [lines, top, clock, height] = [0, 0, 1000, 100];
  const is = (name: string, get: () => number) =>
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get,
      set: (v: number) => (top = Math.min(v, end())),
    });
  is("scrollHeight", () => 10 * lines);
  is("clientHeight", () => height);
  is("scrollTop", () => top);
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});
const tell = (more: number) => {
  lines += more;
  draw(<List />);
};
const scroll = (to: number, after = 1000) => {
  clock += after;
  top = to;
  box().dispatchEvent(new Event("scroll", { bubbles: true }));
};

it("keeps the end in sight while many lines come", () => {
  for (let i = 0; i < 50; ++i) {
    tell(3);
    if (i % 3 === 0) scroll(top);
  }
  expect(top).toBe(end());
});

it("leaves alone who reads further up, by the wheel too", () => {
  tell(50);
  scroll(end());
  scroll(200);
  tell(10);
  expect(top).toBe(200);
  scroll(end());
  tell(10);
  expect(top).toBe(end());
  box().dispatchEvent(new WheelEvent("wheel", { deltaY: -100 }));
  scroll(end() - 10);
  const reading = top;
  tell(10);
  expect(top).toBe(reading);
  box().dispatchEvent(new WheelEvent("wheel", { deltaY: 500 }));
  expect(top).toBe(end());
});

it("takes room that comes and goes for no wish", () => {
  tell(50);
  scroll(end());
  // Told at once: it has grown by five lines, which moved the list, and shrunk again to one more than before.
  const moved = end() - 50;
  height = 110;
  scroll(moved, 10);
  expect(top).toBe(end());
  // Who reads is left alone by it.
  scroll(200);
  height = 100;
  scroll(190, 10);
  expect(top).toBe(190);
});

it("follows again who scrolls to the end, though it moves away meanwhile", () => {
  tell(50);
  scroll(100);
  tell(1);
  const wanted = end();
  tell(20); // the end is far from where it was
  scroll(wanted, 50);
  expect(top).toBe(end());
  tell(5);
  expect(top).toBe(end());
});

it("lets a browser hold the lines in place only for who reads", () => {
  tell(50);
  expect(box().style.overflowAnchor).toBe("none");
  scroll(end());
  scroll(100);
  tell(1);
  expect(box().style.overflowAnchor).toBe("auto");
});

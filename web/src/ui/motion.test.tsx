import { act, useRef } from "react";
import type { JSX } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { change_settings } from "../store";
import { useMotion } from "./motion";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

interface Thing {
  name: string;
  /** Its name, where it is, how far it is scrolled. */
  zone?: [string, number, number?];
  x: number;
  value?: string;
}
function Stage({ things, scene }: { things: Thing[]; scene: string }): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  useMotion(frame, things, scene);
  return (
    <div ref={frame}>
      {things.map((one, i) => (
        <div
          key={i}
          ref={(box) => {
            if (box) box.scrollLeft = one.zone?.[2] ?? 0;
          }}
          data-zone={one.zone?.[0]}
          data-x={one.zone?.[1]}
        >
          <i data-piece={one.name} data-x={one.x} data-value={one.value} />
        </div>
      ))}
    </div>
  );
}

let root: ReturnType<typeof createRoot>;
let moved: string[];
let cancelled: string[];
const real = {
  box: Element.prototype.getBoundingClientRect,
  animate: Element.prototype.animate,
  media: window.matchMedia,
};
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  moved = [];
  cancelled = [];
  Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
    return { left: Number(this.dataset.x ?? 0), top: 0, width: 10, height: 10 } as DOMRect;
  };
  Element.prototype.animate = function (this: HTMLElement, frames: Keyframe[]) {
    moved.push(
      `${this.dataset.piece} ${Object.keys(frames[0]!)[0]!} ${String(Object.values(frames[0]!)[0]).split(" ")[0]}`,
    );
    return { cancel: () => cancelled.push(this.dataset.piece!) } as unknown as Animation;
  };
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(() => {
  act(() => root.unmount());
  Element.prototype.getBoundingClientRect = real.box;
  Element.prototype.animate = real.animate;
  window.matchMedia = real.media;
  change_settings({ reduced_motion: false });
});
const show = (things: Thing[], scene = "mine") => {
  moved = [];
  act(() => root.render(<Stage things={things} scene={scene} />));
  return moved;
};

it("nothing moves when the board comes, and only what has changed afterwards", () => {
  expect(
    show([
      { name: "card", x: 0 },
      { name: "food", x: 50, value: "3" },
    ]),
  ).toEqual([]);
  expect(
    show([
      { name: "card", x: 0 },
      { name: "food", x: 50, value: "3" },
    ]),
  ).toEqual([]);
  expect(
    show([
      { name: "card", x: 100 },
      { name: "food", x: 90, value: "4" },
      { name: "new", x: 0 },
    ]),
  ).toEqual(["card translate -100px", "food filter brightness(2.2)", "new opacity 0"]);
});
it("a place that shows something does not slide when it is pushed aside", () => {
  show([{ name: "food", x: 50, value: "3" }]);
  expect(show([{ name: "food", x: 90, value: "3" }])).toEqual([]);
});
it("pieces move within their zone and from zone to zone, not with it", () => {
  show([{ name: "card", x: 10, zone: ["hand", 0] }]);
  expect(show([{ name: "card", x: 40, zone: ["hand", 30] }])).toEqual([]);
  expect(show([{ name: "card", x: 90, zone: ["hand", 30] }])).toEqual(["card translate -50px"]);
  expect(show([{ name: "card", x: 120, zone: ["system", 60] }])).toEqual(["card translate -30px"]);
});
it("scrolling a zone moves none of its pieces", () => {
  show([{ name: "card", x: 90, zone: ["hand", 0, 0] }]);
  expect(show([{ name: "card", x: 10, zone: ["hand", 0, 80] }])).toEqual([]);
  expect(show([{ name: "card", x: 50, zone: ["hand", 0, 80] }])).toEqual(["card translate -40px"]);
});
it("of two that are alike the one that stays does not move", () => {
  show([
    { name: "card", x: 0, zone: ["hand", 0] },
    { name: "card", x: 100, zone: ["hand", 0] },
  ]);
  expect(show([{ name: "card", x: 100, zone: ["hand", 0] }])).toEqual([]);
  show([
    { name: "card", x: 0, zone: ["hand", 0] },
    { name: "card", x: 100, zone: ["hand", 0] },
  ]);
  // The other is built: it flies from its place in the hand.
  expect(
    show([
      { name: "card", x: 500, zone: ["system", 400] },
      { name: "card", x: 0, zone: ["hand", 0] },
    ]),
  ).toEqual(["card translate -400px"]);
});
it("what is on its way has arrived before it is measured again", () => {
  show([{ name: "card", x: 0 }]);
  show([{ name: "card", x: 100 }]);
  expect(cancelled).toEqual([]);
  show([{ name: "card", x: 200 }]);
  expect(cancelled).toEqual(["card"]);
});
it("another scene begins still, and so does everything for who wants less motion", () => {
  show([{ name: "card", x: 0 }]);
  expect(show([{ name: "card", x: 100 }], "theirs")).toEqual([]);
  act(() => change_settings({ reduced_motion: true }));
  expect(show([{ name: "card", x: 0 }], "theirs")).toEqual([]);
});

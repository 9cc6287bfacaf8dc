import { beforeEach, expect, it, vi } from "vitest";
import { bring_glow } from "./glow_in_sight";

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});
function frame_with(...tops: number[]): HTMLElement {
  const at = (element: HTMLElement, top: number, bottom: number) => {
    element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
    element.getClientRects = () => [{}] as unknown as DOMRectList;
    return element;
  };
  const frame = at(document.createElement("div"), 100, 500);
  frame.scrollTop = 300;
  for (const top of tops) {
    const spot = frame.appendChild(document.createElement("div"));
    spot.className = "spot-open";
    at(spot, top, top + 40);
  }
  return frame;
}

it("what is asked about comes into sight where none of it is", () => {
  const frame = frame_with(-300, 620);
  bring_glow(frame);
  expect(scrolled.mock.contexts).toEqual([frame.firstElementChild]);
});
it("and nothing moves while the board still stands at its beginning", () => {
  const frame = frame_with(620);
  frame.scrollTop = 0;
  bring_glow(frame);
  expect(scrolled).not.toHaveBeenCalled();
});
it("and nothing moves where some of it is seen, or nothing glows", () => {
  bring_glow(frame_with(-300, 200));
  bring_glow(frame_with());
  expect(scrolled).not.toHaveBeenCalled();
});

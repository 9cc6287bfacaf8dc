import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { all, click, draw, view_of } from "./board_tester";

/** What is observed, and how to tell that so much of it is in sight. */
let tell: (share: number) => void;
const scrolled = vi.fn();
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(380);
  Element.prototype.scrollIntoView = scrolled;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(hear: (entries: { intersectionRatio: number }[]) => void) {
        tell = (share) => act(() => hear([{ intersectionRatio: share }]));
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrolled.mockReset();
});
const way = () => all(".aa-way-down button");

it("the way to the actions is shown on a phone while they are out of sight", () => {
  draw(view_of("action-4"));
  tell(0);
  expect(way()).toHaveLength(1);
  click(way()[0]);
  expect(scrolled.mock.contexts[0]).toBe(all(".aa-lower")[0]);
  tell(0.9);
  expect(way()).toHaveLength(0);
});

it("and not while something else is asked", () => {
  draw(view_of("pay-4"));
  expect(way()).toHaveLength(0);
});

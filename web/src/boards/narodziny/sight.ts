// What can be chosen should be seen. A new question brings its first panel into view if none is; the panels that still lie
// out of sight are named at the foot of the board, a tap away.
import { useCallback, useEffect, useState } from "react";
import type { RefObject } from "react";

export interface Unseen {
  title: string;
  /** Above what is seen now, or below. */
  above: boolean;
}

const scroller_of = (element: Element): Element | null => element.closest(".nk-scroll");
const part_of = (spot: Element): Element => spot.closest(".nk-panel, .nk-stage") ?? spot;

/** The middle of the spot lies inside the window it scrolls in: 0; above it: -1; below: 1. */
function place_of(spot: Element): number {
  const scroller = scroller_of(spot);
  if (!scroller) return 0;
  const [box, window_box] = [spot.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const middle = box.top + box.height / 2;
  return middle < window_box.top ? -1 : middle > window_box.bottom ? 1 : 0;
}

/** Parts of the board with something to choose, each with its spots. What the bar offers too need not be looked for. */
function parts(root: Element): Map<Element, Element[]> {
  const found = new Map<Element, Element[]>();
  const offered = new Set(
    [...root.querySelectorAll(".nk-bar .spot-open")].map((spot) => spot.getAttribute("data-action")),
  );
  for (const spot of root.querySelectorAll(".nk-stage .spot-open, .nk-scroll .spot-open")) {
    if (offered.has(spot.getAttribute("data-action"))) continue;
    const part = part_of(spot);
    found.set(part, [...(found.get(part) ?? []), spot]);
  }
  return found;
}

function scroll_to(part: Element): void {
  const still =
    matchMedia("(prefers-reduced-motion: reduce)").matches || part.closest('[data-motion="reduced"]') !== null;
  part.scrollIntoView({ block: "nearest", behavior: still ? "instant" : "smooth" });
}

function bring(root: Element): void {
  const all = [...parts(root)];
  if (all.length === 0 || all.some(([, spots]) => spots.every((spot) => place_of(spot) === 0))) return;
  scroll_to(all[0]![0]);
}

function unseen_in(root: Element): Unseen[] {
  return [...parts(root)]
    .filter(([part, spots]) => part.hasAttribute("data-title") && spots.every((spot) => place_of(spot) !== 0))
    .map(([part, spots]) => ({ title: part.getAttribute("data-title")!, above: place_of(spots[0]!) < 0 }));
}

const same = (a: Unseen[], b: Unseen[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `question`: changes with every new question to this player, null while there is none; `phase`: what it is about, at
    whose change everything begins at its top again; `shown`: whose things are drawn, in which language; `still`: a piece was
    taken up, and must stay under the finger that may put it down. */
export function useSight(
  root: RefObject<HTMLElement | null>,
  question: string | null,
  phase: string,
  shown: string,
  still: boolean,
): [Unseen[], (title: string) => void] {
  const [unseen, set_unseen] = useState<Unseen[]>([]);
  const look = useCallback(() => {
    if (!root.current) return;
    const now = unseen_in(root.current);
    set_unseen((before) => (same(before, now) ? before : now));
  }, [root]);
  useEffect(() => {
    for (const scroller of root.current?.querySelectorAll(".nk-scroll") ?? []) scroller.scrollTop = 0;
  }, [root, phase]);
  useEffect(() => {
    if (root.current && question !== null && !still && "matchMedia" in window) bring(root.current);
  }, [root, question, still]);
  useEffect(() => {
    const element = root.current;
    let frame = 0;
    // Everything is measured, so once for each picture that is drawn is enough.
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    soon();
    // Scrolling does not bubble, but it is captured on its way.
    element?.addEventListener("scroll", soon, { capture: true, passive: true });
    window.addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(frame);
      element?.removeEventListener("scroll", soon, { capture: true });
      window.removeEventListener("resize", soon);
    };
  }, [root, look, question, shown]);
  const go = useCallback(
    (title: string) => {
      const part = [...(root.current?.querySelectorAll(".nk-panel") ?? [])].find(
        (p) => p.getAttribute("data-title") === title,
      );
      if (part) scroll_to(part);
    },
    [root],
  );
  return [unseen, go];
}

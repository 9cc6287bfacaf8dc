// On a phone a board is longer than its window: whatever one has scrolled to, a new question brings what it is about.
import { useEffect } from "react";
import type { RefObject } from "react";

const is_drawn = (element: Element): boolean => element.getClientRects().length > 0;

/** Scrolls to the first place that glows, if none does within `frame`. Who has not scrolled reads from the beginning. */
export function bring_glow(frame: Element): void {
  if (frame.scrollTop === 0) return;
  const { top, bottom } = frame.getBoundingClientRect();
  const open = [...frame.querySelectorAll(".spot-open")].filter(is_drawn);
  const is_seen = (element: Element) => {
    const box = element.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    return middle > top && middle < bottom;
  };
  if (!open.some(is_seen)) open[0]?.scrollIntoView({ block: "center" });
}

/** `question`: changes with every new question to this player, null while there is none. */
export function useGlowInSight(frame: RefObject<Element | null>, question: number | null, wanted: boolean): void {
  useEffect(() => {
    if (question === null || !wanted) return;
    // Boards first do what they know better.
    const soon = requestAnimationFrame(() => (frame.current ? bring_glow(frame.current) : undefined));
    return () => cancelAnimationFrame(soon);
  }, [frame, question, wanted]);
}

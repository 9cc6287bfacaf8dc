// Small movements that tell what has changed. A board marks its things; here they are compared before and after:
//   data-piece="name"                    a thing that moves: it slides from where it was, and a new one fades in;
//   data-piece="name" data-value="..."   a place that shows something: it lights up when that changes.
import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { settings, useStore } from "../store";

interface Seen {
  x: number;
  y: number;
  value: string | undefined;
}
const moved_from_px = 6;
const most_moving = 60; // more than that is another scene, not a move
const timing = { duration: 420, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/** Where everything is, measured from the frame's own corner as if nothing were scrolled. */
function look(frame: HTMLElement): Map<string, { element: Element; seen: Seen }> {
  const corner = frame.getBoundingClientRect();
  const found = new Map<string, { element: Element; seen: Seen }>();
  for (const element of frame.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const seen = { x: box.left - corner.left + frame.scrollLeft, y: box.top - corner.top + frame.scrollTop, value: element.dataset.value };
    found.set(element.dataset.piece!, { element, seen });
  }
  return found;
}

function how_changed(before: Seen | undefined, now: Seen): "new" | "moved" | "changed" | "same" {
  if (!before) return "new";
  if (now.value !== undefined) return before.value === now.value ? "same" : "changed";
  return Math.abs(before.x - now.x) > moved_from_px || Math.abs(before.y - now.y) > moved_from_px ? "moved" : "same";
}

function move(element: Element, before: Seen | undefined, now: Seen): void {
  const how = how_changed(before, now);
  if (how === "new") element.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  // `translate` leaves a drawing's own transform alone.
  else if (how === "moved" && element instanceof HTMLElement)
    element.animate([{ translate: `${before!.x - now.x}px ${before!.y - now.y}px`, zIndex: 5 }, { translate: "0 0", zIndex: 5 }], timing);
  else if (how === "changed") element.animate([{ filter: "brightness(2.2) drop-shadow(0 0 6px var(--glow))" }, { filter: "none" }], { ...timing, duration: 900 });
}

/** `scene` names what must not be compared with another: another scene begins still. */
export function useMotion(frame: RefObject<HTMLElement | null>, view: unknown, scene: string): void {
  const { reduced_motion } = useStore(settings);
  const last = useRef<{ scene: string; width: number; seen: Map<string, Seen> } | null>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || typeof box.animate !== "function") return;
    const now = look(box);
    const before = last.current;
    last.current = { scene, width: box.clientWidth, seen: new Map([...now].map(([name, { seen }]) => [name, seen])) };
    const still = reduced_motion || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still || !before || before.scene !== scene || before.width !== box.clientWidth || before.seen.size === 0) return;
    const changed = [...now].filter(([name, { seen }]) => how_changed(before.seen.get(name), seen) !== "same");
    if (changed.length > most_moving) return;
    for (const [name, { element, seen }] of changed) move(element, before.seen.get(name), seen);
    // The view tells when to look.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view]);
}

// Small movements that tell what has changed. A board marks its things; here they are compared before and after:
//   data-piece="name"                    a thing that moves: it slides from where it was, and a new one fades in;
//   data-piece="name" data-value="..."   a place that shows something: it lights up when that changes;
//   data-zone="name"                     what pieces lie in: when it is pushed aside with all its pieces, none has moved.
import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { settings, useStore } from "../store";

/** The marks of a place that shows `value`. */
export function shows(piece: string, value: unknown): { "data-piece": string; "data-value": string } {
  return { "data-piece": piece, "data-value": typeof value === "object" ? JSON.stringify(value) : String(value) };
}

interface Seen {
  x: number;
  y: number;
  zone: { name: string; x: number; y: number };
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
    const [left, top] = [corner.left - frame.scrollLeft, corner.top - frame.scrollTop];
    const around = element.closest<HTMLElement>("[data-zone]");
    const at = around?.getBoundingClientRect() ?? { left, top };
    const zone = { name: around?.dataset.zone ?? "", x: at.left - left, y: at.top - top };
    found.set(element.dataset.piece!, { element, seen: { x: box.left - left, y: box.top - top, zone, value: element.dataset.value } });
  }
  return found;
}

/** How far from here it was; in the same zone, as if that had not moved. */
function distance(before: Seen, now: Seen): [number, number] {
  const same = before.zone.name === now.zone.name;
  const [x, y] = same ? [before.zone.x - now.zone.x, before.zone.y - now.zone.y] : [0, 0];
  return [before.x - now.x - x, before.y - now.y - y];
}

function how_changed(before: Seen | undefined, now: Seen): "new" | "moved" | "changed" | "same" {
  if (!before) return "new";
  if (now.value !== undefined) return before.value === now.value ? "same" : "changed";
  return distance(before, now).some((far) => Math.abs(far) > moved_from_px) ? "moved" : "same";
}

function move(element: Element, before: Seen | undefined, now: Seen): Animation {
  const how = how_changed(before, now);
  if (how === "new") return element.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  if (how === "changed") return element.animate([{ filter: "brightness(2.2) drop-shadow(0 0 6px var(--glow))" }, { filter: "none" }], { ...timing, duration: 900 });
  const [x, y] = distance(before!, now);
  return element.animate([{ translate: `${x}px ${y}px`, zIndex: 5 }, { translate: "0 0", zIndex: 5 }], timing);
}

/** `scene` names what must not be compared with another: another scene begins still. */
export function useMotion(frame: RefObject<HTMLElement | null>, view: unknown, scene: string): void {
  const { reduced_motion } = useStore(settings);
  const running = useRef<Animation[]>([]);
  const last = useRef<{ scene: string; width: number; seen: Map<string, Seen> } | null>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || typeof box.animate !== "function") return;
    // What is still on its way is not where it will be.
    for (const animation of running.current) animation.cancel();
    running.current = [];
    const now = look(box);
    const before = last.current;
    last.current = { scene, width: box.clientWidth, seen: new Map([...now].map(([name, { seen }]) => [name, seen])) };
    const still = reduced_motion || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still || !before || before.scene !== scene || before.width !== box.clientWidth || before.seen.size === 0) return;
    const changed = [...now].filter(([name, { seen }]) => how_changed(before.seen.get(name), seen) !== "same");
    if (changed.length > most_moving) return;
    running.current = changed.map(([name, { element, seen }]) => move(element, before.seen.get(name), seen));
    // The view tells when to look.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view]);
}

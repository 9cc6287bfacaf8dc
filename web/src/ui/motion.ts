// Small movements that tell what has changed. A board marks its things; here they are compared before and after:
//   data-piece="name"                    a thing that moves: it slides from where it was, and a new one fades in;
//   data-piece="name" data-value="..."   a place that shows something: it lights up when that changes;
//   data-zone="name"                     what pieces lie in: when it is pushed aside with all its pieces, none has moved.
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { settings } from "../store";

/** The marks of a place that shows `value`. */
export function shows(piece: string, value: unknown): { "data-piece": string; "data-value": string } {
  return { "data-piece": piece, "data-value": value === undefined ? "" : JSON.stringify(value) };
}

/** Whether somebody wants less motion, here or on the whole device. */
export function moves_little(): boolean {
  return settings.get().reduced_motion || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface Seen {
  /** On the screen, from the frame's corner. */
  x: number;
  y: number;
  /** What it lies in; "": the frame. `inside` is measured from its corner, as if nothing in it were scrolled. */
  zone: string;
  inside: { x: number; y: number };
  value: string | undefined;
}
interface Found {
  element: Element;
  seen: Seen;
}
const moved_from_px = 6;
const most_moving = 60; // more than that is another scene, not a move
const timing = { duration: 420, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/** How far the contents of `zone` that lead to `element` are scrolled. */
function scrolled(element: Element, zone: Element): { x: number; y: number } {
  const far = { x: 0, y: 0 };
  for (let box = element.parentElement; box; box = box === zone ? null : box.parentElement) {
    far.x += box.scrollLeft;
    far.y += box.scrollTop;
  }
  return far;
}

/** Where everything is. Things that are alike share a name. */
function look(frame: HTMLElement): Map<string, Found[]> {
  const corner = frame.getBoundingClientRect();
  const found = new Map<string, Found[]>();
  for (const element of frame.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const zone = element.closest<HTMLElement>("[data-zone]") ?? frame;
    const at = zone.getBoundingClientRect();
    const far = scrolled(element, zone);
    const seen: Seen = {
      x: box.left - corner.left,
      y: box.top - corner.top,
      zone: zone.dataset.zone ?? "",
      inside: { x: box.left - at.left + far.x, y: box.top - at.top + far.y },
      value: element.dataset.value,
    };
    const name = element.dataset.piece!;
    found.set(name, [...(found.get(name) ?? []), { element, seen }]);
  }
  return found;
}

/** How far from here it was; in the same zone, as if that had neither moved nor been scrolled. */
function distance(before: Seen, now: Seen): [number, number] {
  const [from, to] = before.zone === now.zone ? [before.inside, now.inside] : [before, now];
  return [from.x - to.x, from.y - to.y];
}

/** Which of the things that are alike is which: those that have moved least, first of all those that have not moved.
    Nobody can tell more, and when one goes, the others stay. */
function pair(before: Seen[], now: Found[]): (Seen | undefined)[] {
  const steps = (from: Seen, to: Seen) => Math.hypot(...distance(from, to)) + (from.zone === to.zone ? 0 : 1e6);
  const pairs = now.flatMap(({ seen }, to) => before.map((one, from) => ({ from, to, far: steps(one, seen) })));
  const was: (Seen | undefined)[] = now.map(() => undefined);
  const taken = new Set<number>();
  for (const { from, to } of pairs.sort((a, b) => a.far - b.far)) {
    if (was[to] || taken.has(from)) continue;
    was[to] = before[from];
    taken.add(from);
  }
  return was;
}

function how_changed(before: Seen | undefined, now: Seen): "new" | "moved" | "changed" | "same" {
  if (!before) return "new";
  if (now.value !== undefined) return before.value === now.value ? "same" : "changed";
  return distance(before, now).some((far) => Math.abs(far) > moved_from_px) ? "moved" : "same";
}

function move(element: Element, before: Seen | undefined, now: Seen): Animation {
  const how = how_changed(before, now);
  if (how === "new") return element.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  if (how === "changed")
    return element.animate([{ filter: "brightness(2.2) drop-shadow(0 0 6px var(--glow))" }, { filter: "none" }], {
      ...timing,
      duration: 900,
    });
  const [x, y] = distance(before!, now);
  return element.animate(
    [
      { translate: `${x}px ${y}px`, zIndex: 5 },
      { translate: "0 0", zIndex: 5 },
    ],
    timing,
  );
}

/** `scene` names what must not be compared with another: another scene begins still. */
export function useMotion(frame: RefObject<HTMLElement | null>, view: unknown, scene: string): void {
  const running = useRef<Animation[]>([]);
  const last = useRef<{ scene: string; width: number; seen: Map<string, Seen[]> } | null>(null);
  const compare = useEffectEvent(() => {
    const box = frame.current;
    if (!box || typeof box.animate !== "function") return;
    // What is still on its way is not where it will be.
    for (const animation of running.current) animation.cancel();
    running.current = [];
    const now = look(box);
    const before = last.current;
    last.current = {
      scene,
      width: box.clientWidth,
      seen: new Map([...now].map(([name, alike]) => [name, alike.map(({ seen }) => seen)])),
    };
    if (
      moves_little() ||
      !before ||
      before.scene !== scene ||
      before.width !== box.clientWidth ||
      before.seen.size === 0
    )
      return;
    const changed = [...now].flatMap(([name, alike]) => {
      const was = pair(before.seen.get(name) ?? [], alike);
      return alike
        .map((one, i) => ({ ...one, was: was[i] }))
        .filter(({ was, seen }) => how_changed(was, seen) !== "same");
    });
    if (changed.length > most_moving) return;
    running.current = changed.map(({ element, was, seen }) => move(element, was, seen));
  });
  // The view tells when to look.
  useLayoutEffect(() => compare(), [view]);
}

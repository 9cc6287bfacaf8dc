// Arrows on a board: from spot to spot, also to those without a choice. A galaxy has some seventy places, too many for Tab,
// but each may be asked "why can't I?".
import type { KeyboardEvent } from "react";

const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest of `spots` in that direction. */
export function next_spot<T extends Element>(from: Element, spots: Iterable<T>, key: string): T | null {
  const [right, down] = ways[key] ?? [0, 0];
  const here = centre(from);
  let best: T | null = null;
  let nearest = Infinity;
  for (const spot of spots) {
    const there = centre(spot);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    // What lies rather aside than ahead belongs to another arrow.
    if (along < 1 || aside > along * 1.5) continue;
    const far = along + 2 * aside;
    if (far >= nearest) continue;
    [best, nearest] = [spot, far];
  }
  return best;
}

/** For the element around a board. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target as Element;
  if (!(event.key in ways) || !from.matches(".spot")) return;
  const next = next_spot(from, event.currentTarget.querySelectorAll<HTMLElement | SVGElement>(".spot"), event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

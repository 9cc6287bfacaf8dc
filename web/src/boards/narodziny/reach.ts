// How far a finger may miss. The spaces of a galaxy lie close together, so each one that can be chosen is hit wherever it
// is the nearest of them: its cell reaches halfway to its neighbours, and cells never overlap.
import type { Point } from "./geometry";

const corners = 16;

/** The part of a polygon around `own` that is nearer to 0,0 than to `other`. */
function nearer(polygon: Point[], other: Point): Point[] {
  const half = (other.x * other.x + other.y * other.y) / 2;
  const over = ({ x, y }: Point) => x * other.x + y * other.y - half;
  return polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length]!;
    const [a, b] = [over(from), over(to)];
    const kept = a <= 0 ? [from] : [];
    if (a <= 0 === b <= 0) return kept;
    const k = a / (a - b);
    return [...kept, { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k }];
  });
}

/** What is nearer to `own` than to any other point, at most `radius` away, as a polygon relative to `own`. */
export function cell(own: Point, others: readonly Point[], radius: number): Point[] {
  let polygon = Array.from({ length: corners }, (_, i): Point => {
    const a = (i * 2 * Math.PI) / corners;
    return { x: radius * Math.cos(a), y: radius * Math.sin(a) };
  });
  for (const { x, y } of others) {
    const other = { x: x - own.x, y: y - own.y };
    if (other.x === 0 && other.y === 0) continue;
    if (Math.hypot(other.x, other.y) < 2 * radius) polygon = nearer(polygon, other);
  }
  return polygon;
}

/** How large a polygon is to a finger: the width of a circle of the same area. */
export function breadth(polygon: readonly Point[]): number {
  const twice = polygon.reduce((sum, a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return 2 * Math.sqrt(Math.abs(twice) / 2 / Math.PI);
}

export const written = (polygon: Point[]): string =>
  polygon.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

import { describe, expect, it } from "vitest";
import type { Facts } from "./facts";
import facts_json from "./fixtures/facts.json";
import { galaxy_of } from "./geometry";
import type { Point } from "./geometry";
import { breadth, cell } from "./reach";

const galaxy = galaxy_of(facts_json as unknown as Facts);
const spots: Point[] = [...galaxy.stars, ...galaxy.lives];
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function inside(polygon: Point[], { x, y }: Point): boolean {
  return polygon.every((from, i) => {
    const to = polygon[(i + 1) % polygon.length]!;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= -1e-6;
  });
}

describe("where a space can be hit", () => {
  it("is where it is the nearest one that can be chosen", () => {
    const cells = spots.map((own) => cell(own, spots, 60));
    for (let x = -380; x <= 380; x += 11.3)
      for (let y = -380; y <= 340; y += 11.7) {
        const tap = { x, y };
        const hit = spots.filter((own, i) => inside(cells[i]!, { x: x - own.x, y: y - own.y }));
        const least = Math.min(...spots.map((s) => far(s, tap)));
        expect(hit.length).toBeLessThanOrEqual(1);
        if (hit[0]) expect(far(hit[0], tap)).toBeCloseTo(least, 5);
        else expect(least).toBeGreaterThan(58);
      }
  });

  it("is the whole circle around a space without neighbours", () => {
    const alone = cell({ x: 5, y: 5 }, [{ x: 5, y: 5 }], 60);
    expect(alone).toHaveLength(16);
    for (const corner of alone) expect(Math.hypot(corner.x, corner.y)).toBeCloseTo(60);
  });

  it("is large enough for a finger on a phone where one kind of space is asked for, not where both are", () => {
    const on_phone = 348 / 748;
    const least = (points: Point[]) => Math.min(...points.map((own) => breadth(cell(own, points, 62)))) * on_phone;
    expect(least(galaxy.stars)).toBeGreaterThan(44);
    expect(least(galaxy.lives)).toBeGreaterThan(44);
    expect(least(spots)).toBeLessThan(34);
  });

  it("measures a circle by its width", () => {
    expect(breadth(cell({ x: 0, y: 0 }, [], 10))).toBeCloseTo(19.7, 1);
  });
});

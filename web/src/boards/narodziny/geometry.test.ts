import { describe, expect, it } from "vitest";
import type { Facts } from "./facts";
import facts_json from "./fixtures/facts.json";
import { galaxy_of } from "./geometry";
import type { Point } from "./geometry";

const galaxy = galaxy_of(facts_json as unknown as Facts);
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe("the drawing of the galaxy", () => {
  it("has every space of the facts once, each at a point of its own", () => {
    const all = [...galaxy.nebulae, ...galaxy.stars, ...galaxy.lives];
    expect(all).toHaveLength(12 + 37 + 48);
    for (const a of all) for (const b of all) if (a !== b) expect(far(a, b)).toBeGreaterThan(45);
  });
  it("draws neighbours a side apart, corners and sides around their nebula", () => {
    for (const star of galaxy.stars)
      for (const id of star.neighbours) expect(far(star, galaxy.star(id))).toBeCloseTo(100);
    for (const nebula of galaxy.nebulae) {
      for (const id of nebula.corners) expect(far(nebula, galaxy.star(id))).toBeCloseTo(100);
      for (const life of galaxy.lives.filter((l) => nebula.sides.includes(l.id)))
        expect(far(nebula, life)).toBeCloseTo(50 * Math.sqrt(3));
    }
  });
  it("lays a life space in the middle of its ends, along them", () => {
    for (const life of galaxy.lives) {
      const [a, b] = [galaxy.star(life.ends[0]), galaxy.star(life.ends[1])];
      expect(far(life, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })).toBeCloseTo(0);
      expect(Math.abs(Math.sin((life.angle * Math.PI) / 180) * 100)).toBeCloseTo(Math.abs(b.y - a.y));
    }
  });
  it("points its first sector up", () => {
    for (const nebula of galaxy.nebulae) if (nebula.sector === "delta") expect(nebula.y).toBeLessThan(0);
  });
});

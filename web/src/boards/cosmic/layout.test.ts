// On every usual screen, with three to five players: everything has its place, and nothing lies over anything else.
import { describe, expect, it } from "vitest";
import type { Box } from "./layout";
import { gate_path, table_layout } from "./layout";

const seats = ["red", "green", "yellow", "blue", "purple"];
const rooms = [
  [1256, 400],
  [1256, 480],
  [1416, 570],
  [1550, 720],
] as const;
const apart = (a: Box, b: Box, slack = 2): boolean =>
  a.x + a.w <= b.x + slack || b.x + b.w <= a.x + slack || a.y + a.h <= b.y + slack || b.y + b.h <= a.y + slack;

describe.each(rooms)("a table of %i by %i", (width, height) => {
  for (const count of [3, 4, 5])
    for (const shown of seats.slice(0, count))
      it(`${count} players, ${shown} shown`, () => {
        const { systems, centre } = table_layout({ width, height }, seats.slice(0, count), 5, shown);
        const boxes = [...systems.values()].map(({ box }) => box);
        for (const box of [...boxes, centre]) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.w).toBeLessThanOrEqual(width);
          expect(box.y + box.h).toBeLessThanOrEqual(height);
        }
        for (const [i, box] of boxes.entries()) {
          expect(apart(box, centre), `system ${i} and the middle`).toBe(true);
          for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
        }
        const area = ({ box }: { box: Box }) => box.w * box.h;
        for (const [seat, system] of systems) {
          if (seat !== shown) expect(area(system), seat).toBeLessThan(area(systems.get(shown)!));
          for (const [i, planet] of system.planets.entries()) {
            expect(planet.x - system.size / 2).toBeGreaterThanOrEqual(0);
            expect(planet.x + system.size / 2).toBeLessThanOrEqual(system.box.w + 1);
            expect(planet.y + system.size / 2).toBeLessThanOrEqual(system.box.h);
            const next = system.planets[i + 1];
            if (next) expect(Math.hypot(next.x - planet.x, next.y - planet.y)).toBeGreaterThan(system.size);
          }
        }
      });
});

it("the gate is wide where ships stand on it, and narrow at the planet", () => {
  const path = gate_path({ x: 0, y: 0 }, { x: 100, y: 0 }, 40, 10);
  expect(path).toBe("M0.0 40.0L100.0 10.0L100.0 -10.0L0.0 -40.0Z");
});

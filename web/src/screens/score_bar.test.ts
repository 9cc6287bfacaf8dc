import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { result_of } from "../boards/contract";
import type { View } from "../protocol";
import { counted_by } from "./score_bar";

const view = JSON.parse(
  readFileSync(join(import.meta.dirname, "../boards/orion/fixtures/over-4.json"), "utf8"),
) as View;

it("points grow part by part, and end at the score", () => {
  const { seats, parts } = result_of(view)!;
  for (const row of seats) {
    const steps = Array.from({ length: parts.length * 4 + 1 }, (_, i) => counted_by(row, parts, i / 4));
    expect(steps[0]).toBe(0);
    expect(steps.at(-1)).toBe(row.score);
    // Whole parts are counted whole.
    const first = row.parts[parts[0]!.key] ?? 0;
    expect(counted_by(row, parts, 1)).toBe(first);
  }
});

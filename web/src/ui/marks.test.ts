import { expect, it } from "vitest";
import type { View } from "../protocol";
import { has_changed } from "./marks";

const view = (state: unknown): View => ({ game: "toy", viewer: null, seats: [], decision: { number: 1 }, state });
const before = view({
  players: { pink: { stars: { S01: "H" }, done: ["D1"], points: { now: 3 } } },
  row: ["light", "time"],
});
const now = view({
  players: { pink: { stars: { S01: "H", S02: "C" }, done: ["D1", "D2"], points: { now: 3 } } },
  row: ["light", "gravity"],
});

it.each([
  ["players pink stars S02", true],
  ["players pink stars S01", false],
  ["players pink stars S09", false],
  ["players pink done D2", true],
  ["players pink done D1", false],
  ["players pink points", false],
  ["row 0", false],
  ["row 1", true],
  ["row 0,row 1", true],
  ["players green stars S01", false],
])("%s has changed: %s", (paths, changed) => {
  expect(has_changed(paths, before, now)).toBe(changed);
});

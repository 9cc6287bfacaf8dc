import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CardText } from "../../protocol";
import type { Facts, Gain, GoalFacts } from "./facts";
import cards_json from "./fixtures/cards.json";
import facts_json from "./fixtures/facts.json";
import { next_control } from "./state";
import type { State } from "./state";
import { gain_text } from "./words";

const facts = facts_json as unknown as Facts;

describe("where an energy token goes (NK-ENE-05, NK-ENE-06)", () => {
  const with_tokens = (light: number, time: number, gravity: number, chemistry: number) => {
    const tokens = (n: number) => Array.from({ length: n }, () => "dark");
    const controls = {
      light: tokens(light),
      time: tokens(time),
      gravity: tokens(gravity),
      chemistry: tokens(chemistry),
    };
    return { controls } as unknown as State;
  };
  it("goes clockwise to the next control", () => {
    expect(next_control(with_tokens(1, 1, 1, 1), "light", facts)).toBe("time");
    expect(next_control(with_tokens(1, 1, 1, 1), "chemistry", facts)).toBe("light");
  });
  it("skips full controls", () => {
    expect(next_control(with_tokens(1, 3, 1, 1), "light", facts)).toBe("gravity");
    expect(next_control(with_tokens(1, 3, 3, 0), "light", facts)).toBe("chemistry");
  });
});

it("counts everything that the goals of the game count", () => {
  const counted = readFileSync(join(import.meta.dirname, "measure.ts"), "utf8");
  const goals = (cards_json as unknown as CardText[]).filter((card) => card.facts["kind"] === "goal");
  expect(goals.length).toBeGreaterThan(0);
  for (const goal of goals) expect(counted).toContain(`case "${(goal.facts as unknown as GoalFacts).measure}":`);
});

it("has words for everything that rewards give", () => {
  const rewards = [...Object.values(facts.active_rewards), ...Object.values(facts.passive_rewards)];
  const gains = rewards.flatMap((reward) => Object.keys(reward) as Gain[]);
  expect(new Set(gains).size).toBe(11);
  for (const gain of gains) for (const lang of ["en", "pl"] as const) expect(gain_text(gain, 2, lang)).toContain("2 ");
});

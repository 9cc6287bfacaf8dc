import { expect, it } from "vitest";
import { chapters_of } from "./replay_controls";

it("the replay jumps to the first decision of each round, or of each turn where none are counted", () => {
  const steps = [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ].map(([n, turn]) => ({ n: n!, turn: turn!, seat: "white", en: "", pl: "" }));
  const turns = [
    { number: 1, n: 1 },
    { number: 2, n: 3 },
    { number: 3, n: 5 },
  ];
  expect(chapters_of(steps)).toEqual({ by: "turn", list: turns });
  const rounds = steps.map((step) => ({ ...step, round: step.n < 5 ? 1 : 2 }));
  expect(chapters_of(rounds)).toEqual({ by: "round", list: [turns[0], { number: 2, n: 5 }] });
});

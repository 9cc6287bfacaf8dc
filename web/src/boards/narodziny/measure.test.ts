import { describe, expect, it } from "vitest";
import type { CardText } from "../../protocol";
import cards_json from "./fixtures/cards.json";
import facts_json from "./fixtures/facts.json";
import type { Facts } from "./facts";
import { goal_points, goal_value, wants } from "./measure";
import type { Player } from "./state";

const facts = facts_json as unknown as Facts;
const cards = new Map((cards_json as unknown as CardText[]).map((c) => [c.id, c]));
const player: Player = {
  score: 0,
  stars: { S00: "H", S03: "He", S02: "He", S07: "C*", S12: "C", S30: "O" },
  proto: ["L01", "L48"],
  stable: ["L02", "L17"],
  nebulae: { F1: "M3-11", P1: "M2-03", D2: "M1-01" },
  completed: ["P1", "D2"],
  advanced_backs: { P1: "A" },
  advanced_backs_second: {},
  advanced: { hidden: 1 },
  advanced_second: { hidden: 0 },
  hand: { hidden: 3 },
  abilities: {},
  reserve: { stars: { H: 9, He: 0, C: 0, O: 0 }, proto: 4, nebulae: [] },
  tracks: { supernova: 0, dna: 0, graviton: 0 },
  time: { growing: 0, waiting: 1, scored: 2 },
  marker: "alpha",
};
const value = (measure: string, of?: string | number) =>
  goal_value(player, of === undefined ? { measure } : { measure, of }, cards, facts);

describe("goals count as the rules say (11.4)", () => {
  it("counts stars by element without supernovas, and supernovas apart", () => {
    expect([value("stars", "He"), value("stars", "C"), value("supernovas")]).toEqual([2, 1, 1]);
  });
  it("counts life by sector, the border for both", () => {
    expect([value("life", "delta"), value("life", "psi"), value("life", "phi")]).toEqual([3, 3, 1]);
    expect([value("proto_life"), value("stable_life")]).toEqual([2, 2]);
  });
  it("counts completed nebulae only, by size and sector", () => {
    expect([value("nebula_size", "psi"), value("nebula_size", "phi"), value("completed", 1)]).toEqual([2, 0, 1]);
  });
  it("counts crystals on scoring spaces only", () => expect(value("time_crystals")).toBe(2));
  it("counts the largest group of neighbours, supernovas included", () => expect(value("largest_star_group")).toBe(5));
  it("counts each figure at advanced life once", () => expect(value("stars_at_advanced_life")).toBe(2));
});

describe("points of a goal", () => {
  it("gives 6 and 3", () => expect(goal_points([5, 2, 3], facts)).toEqual([6, 0, 3]));
  it("gives nobody the second place when two share the first (NK-EX-09)", () =>
    expect(goal_points([7, 7, 3], facts)).toEqual([6, 6, 0]));
  it("lets players share the second place", () => expect(goal_points([7, 3, 3, 0], facts)).toEqual([6, 3, 3, 0]));
  it("gives no second place to two players", () => expect(goal_points([4, 3], facts)).toEqual([6, 0]));
  it("gives nothing for nothing", () => expect(goal_points([0, 0, 0], facts)).toEqual([0, 0, 0]));
});

it("a supernova stands for any star that is missing (NK-NEB-03)", () => {
  const tile = { size: 3, points: 10, stars: { H: 1, He: 2, C: 2, O: 1 } };
  expect(wants(player, "F1", tile, facts).map((w) => w.met)).toEqual(["star", "star", "star", "star", "nova", null]);
});

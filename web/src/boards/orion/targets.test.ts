import type { Facts } from "./facts";
import facts_json from "./fixtures/facts.json";
import { describe, expect, it } from "vitest";
import { moves_of } from "../contract";
import type { View } from "../../protocol";
import { proposal, toggled } from "./payment";
import { loose_moves, pile_build, pile_moves } from "./targets";

const moves = (...actions: string[]) =>
  moves_of({ decision: { number: 1, choices: actions.map((action) => ({ action, en: action, pl: action })) } } as View);

describe("targets", () => {
  it("count alike cards of the discard pile from the top", () => {
    const pile = ["frigate", "titan", "frigate"];
    const offered = moves("recover frigate 1", "recover titan 1", "recover frigate 2");
    expect(pile.map((_, i) => pile_moves(offered, pile, i).map((m) => m.action))).toEqual([
      ["recover frigate 1"],
      ["recover titan 1"],
      ["recover frigate 2"],
    ]);
  });
  it("leave no verb out, not even one that is new", () => {
    expect(loose_moves(moves("done", "build titan 1", "juggle 3")).map((m) => m.verb)).toEqual(["done", "juggle"]);
  });
  it("take up the top discard only when that is what is built", () => {
    expect(pile_build(moves("build titan 1", "build titan 2"), ["titan"], "build-more")).toBe("titan");
    expect(pile_build(moves("build titan 1", "build frigate 2"), ["titan"], "build-more")).toBeNull();
    expect(pile_build(moves("build titan 1"), ["titan"], "action")).toBeNull();
  });
});

describe("payment", () => {
  it("proposes to save what is dearest in trade", () => {
    expect(proposal(moves("pay 1 1 1", "pay 2 1 0", "pay 2 0 1"), facts_json as unknown as Facts)).toEqual({
      food: 2,
      fleet: 1,
      production: 0,
    });
  });
  const saves = (food: number, fleet: number, production: number) => ({ food, fleet, production });
  it("lets other units give way when no payment saves so much", () => {
    const offers = [saves(1, 0, 0), saves(0, 0, 1)];
    expect(toggled(saves(1, 0, 0), offers, "production", 0)).toEqual(saves(0, 0, 1));
    expect(toggled(saves(1, 0, 0), offers, "food", 0)).toEqual(saves(0, 0, 0));
    expect(toggled(saves(0, 0, 0), offers, "food", 0)).toEqual(saves(1, 0, 0));
  });
  it("saves nothing that no payment saves", () => {
    expect(toggled(saves(1, 0, 0), [saves(1, 0, 0), saves(0, 0, 1)], "food", 1)).toEqual(saves(1, 0, 0));
    expect(toggled(saves(2, 0, 0), [saves(2, 1, 0), saves(3, 0, 0)], "production", 0)).toEqual(saves(2, 0, 0));
  });
});

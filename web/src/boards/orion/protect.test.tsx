import { act } from "react";
import { known } from "../contract";
import { describe, expect, it } from "vitest";
import { all, cards, choose, click, draw, view_of } from "./board_tester";
import type { Facts } from "./facts";
import facts_json from "./fixtures/facts.json";
import { bill } from "./payment";
import type { Amount, OrionState, SystemName } from "./state";
import { card_of } from "./state";

const escape = () => act(() => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
const pressed = () => all('[aria-pressed="true"]').length;

describe("a click", () => {
  it("on research asks for a second one, since cards once drawn cannot be given back", () => {
    draw(view_of("action-4"));
    click(all("[data-mode=research]")[0]);
    expect(choose).not.toHaveBeenCalled();
    click(all('.mo-stage [data-action="research"]')[0]);
    expect(choose).toHaveBeenCalledWith("research");
  });
  it("is taken back by Escape, wherever the focus is", () => {
    draw(view_of("action-4"));
    for (const taken of ["[data-mode=trade]", "[data-pick]"]) {
      click(all(taken)[0]);
      expect(pressed()).toBe(1);
      escape();
      expect(pressed()).toBe(0);
    }
    expect(choose).not.toHaveBeenCalled();
  });
});

describe("cards that are given away", () => {
  const hand = () => all("[data-mark]");
  const give = () => all(".mo-give")[0] as HTMLButtonElement;
  it("are marked first, unmarked by a second click, and given one after another", () => {
    const view = view_of("swap-2");
    const cards_held = known((view.state as OrionState).players[view.viewer!]!.hand)!;
    draw(view);
    click(hand()[0]);
    click(hand()[2]);
    click(hand()[3]);
    click(hand()[2]);
    expect(choose).not.toHaveBeenCalled();
    expect(hand().map((card) => card.getAttribute("aria-pressed"))).toEqual([
      "true",
      "false",
      "false",
      "true",
      "false",
    ]);
    click(give());
    const answer = (nth: number) => choose.mock.calls[nth]?.[0] as unknown;
    expect(answer(0)).toBe(`swap ${cards_held[0]}`);
    // Each becomes known, so the next waits for the next question.
    draw({ ...view, decision: { ...view.decision, number: 501 } });
    expect(answer(1)).toBe(`swap ${cards_held[3]}`);
    draw({ ...view, decision: { ...view.decision, number: 502 } });
    expect(answer(2)).toBe("done");
    draw({ ...view, decision: { ...view.decision, number: 503 } });
    expect(choose).toHaveBeenCalledTimes(3);
  });
  it("are as many as are asked for, and none is given when somebody else is asked in between", () => {
    const view = view_of("discard-or-4");
    const question = { ...view.decision.question!, args: [{ kind: "number", value: 2 }] };
    const asked = { ...view, decision: { ...view.decision, question } };
    draw(asked);
    click(hand()[0]);
    expect(give().disabled).toBe(true);
    click(hand()[1]);
    expect(give().disabled).toBe(false);
    click(give());
    draw({ ...asked, decision: { number: 501, seat: view.seats.find((seat) => seat !== view.viewer)! } });
    draw({ ...asked, decision: { ...asked.decision, number: 502 } });
    expect(choose).toHaveBeenCalledTimes(1);
  });
  it("are put back by Escape", () => {
    draw(view_of("swap-2"));
    click(hand()[0]);
    escape();
    expect(pressed()).toBe(0);
  });
});

describe("what a card really costs", () => {
  const view = view_of("action-4");
  const player = (view.state as OrionState).players[view.viewer!]!;
  const facts = facts_json as unknown as Facts;
  const priced = (cost: Amount, off: number, in_fulcrums = 0) => ({
    player: {
      ...player,
      resources: { food: 6, fleet: 4, production: 5 },
      discounts: { blue: off, red: 0, yellow: 0, grey: 0 },
      fulcrum_discount: in_fulcrums,
    },
    card: { id: "x", name: "x", text: "", facts: { kind: "structure" as const, colour: "blue" as const, cost } },
  });
  const left = (cost: Amount, off: number, system: SystemName = "1", in_fulcrums = 0) => {
    const made = priced(cost, off, in_fulcrums);
    return bill(made.player, made.card, system, facts);
  };
  it("is taken from what one has", () => {
    expect(left({ food: 3 }, 0)).toEqual({ left: { food: 3, fleet: 4, production: 5 } });
    expect(left({ fleet: 2, production: 2 }, 0)).toEqual({ left: { food: 6, fleet: 2, production: 3 } });
  });
  it("counts discounts, and says how large they are where one may choose what they save", () => {
    expect(left({ food: 3 }, 1)).toEqual({ left: { food: 4, fleet: 4, production: 5 } });
    expect(left({ fleet: 2, production: 2 }, 1)).toEqual({ discount: 1 });
    expect(left({ fleet: 1, production: 1 }, 2)).toEqual({ left: { food: 6, fleet: 4, production: 5 } });
    expect(left({ food: 3 }, 1, "F", 1)).toEqual({ left: { food: 5, fleet: 4, production: 5 } });
  });
  it("is told when a card is taken up", () => {
    draw(view);
    const id = all("[data-pick]")[0]!.dataset["pick"]!;
    click(all(`[data-pick="${id}"]`)[0]);
    const cost = card_of(cards, id, "en").facts.cost ?? {};
    const told = all(".mo-bill [data-text]").map((e) => Number(e.dataset["text"]));
    expect(told).toEqual(facts.resources.map((r) => player.resources[r] - (cost[r] ?? 0)));
  });
});

import { act } from "react";
import { describe, expect, it } from "vitest";
import { all, cards, choose, click, draw, view_of } from "./board_tester";
import { bill } from "./payment";
import type { OrionState } from "./state";
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

describe("what a card really costs", () => {
  it("is what is left after paying, or how much may be saved where that is asked", () => {
    const asked = view_of("payment-2");
    const id = asked.decision.question!.args!.find(({ value }) => cards.has(String(value)))!.value;
    const owed = bill(asked, asked.viewer!, card_of(cards, String(id), "en").facts.cost ?? {});
    expect("discount" in owed && owed.discount).toBeGreaterThan(0);
    const paid = view_of("action-4");
    expect(bill(paid, paid.viewer!, {})).toEqual({ left: (paid.state as OrionState).players[paid.viewer!]!.resources });
  });
});

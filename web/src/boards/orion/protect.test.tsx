import { act } from "react";
import { known } from "../contract";
import { describe, expect, it } from "vitest";
import { all, choose, click, draw, view_of } from "./board_tester";
import type { OrionState } from "./state";

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
  const build = view.decision.choices!.find((choice) => choice.action.startsWith("build "))!;
  const id = build.action.split(" ")[1]!;
  const take_up = (figures: Record<string, number>) => {
    const choices = view.decision.choices!.map((choice) =>
      choice.action.startsWith(`build ${id} `) ? { ...choice, figures } : choice,
    );
    draw({ ...view, decision: { ...view.decision, choices } });
    click(all(`[data-pick="${id}"]`)[0]);
  };
  const told = () => all(".mo-bill [data-text]").map((e) => Number(e.dataset["text"]));
  it("is told as what it would leave, when it is taken up", () => {
    take_up({ food: 6, fleet: 1, production: 3 });
    expect(told()).toEqual([6, 1, 3]);
  });
  it("is told as the discount where one may choose what that saves", () => {
    take_up({ discount: 2 });
    expect(told()).toEqual([]);
    expect(all(".mo-bill")[0]!.textContent).toMatch(/: 2$/);
  });
  it("is what the engine reckons", () => {
    draw(view);
    click(all(`[data-pick="${id}"]`)[0]);
    expect(told()).toEqual(["food", "fleet", "production"].map((r) => build.figures![r]));
  });
});

describe("exploitation", () => {
  it("throws a card away only by a second click, and shows before what it brings", () => {
    draw(view_of("action-4"));
    choose.mockClear();
    click(all("[data-mode=exploit]")[0]);
    expect(all(".mo-brings").length).toBeGreaterThan(0);
    click(all("[data-pick]")[0]);
    expect(choose).not.toHaveBeenCalled();
    click(all('.mo-picked [data-action^="exploit "]')[0]);
    expect(choose).toHaveBeenCalledTimes(1);
  });
});

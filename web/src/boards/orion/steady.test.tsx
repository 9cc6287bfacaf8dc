// What one reads or prepares stays while others play and talk; what is told holds.
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { all, cards, choose, click, draw, view_of } from "./board_tester";
import type { OrionState } from "./state";

const action = view_of("action-4");

describe("what is told", () => {
  it("takes up one of two cards that are alike", () => {
    const state = structuredClone(action.state) as OrionState;
    state.players[action.viewer!]!.hand = ["pleasure_dome", "pleasure_dome"];
    draw({ ...action, state });
    click(all('[data-pick="pleasure_dome"]')[1]);
    expect(all("[data-pick]").map((e) => e.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  });

  it("promises no numbers for an exploited card: races and structures change them", () => {
    draw(action);
    click(all('[data-pick="pleasure_dome"]')[0]);
    const button = all('[data-action="exploit pleasure_dome"]')[0]!;
    expect(`${button.textContent} ${button.getAttribute("aria-label")}`).not.toMatch(/\d/);
  });

  it("tells what the high level gives the Bulrathi", () => {
    const titles = () => all(".mo-realm .mo-zone.mo-z-high").map((e) => e.title);
    const state = structuredClone(action.state) as OrionState;
    state.players[action.viewer!]!.race = "psilons";
    draw({ ...action, state });
    expect(titles()).toEqual(["high level: 5 actions, −1 morale"]);
    state.players[action.viewer!]!.race = "bulrathi";
    draw({ ...action, state: { ...state } });
    expect(titles()).toEqual(["high level: 4 actions, +2 resources of your choice"]);
  });
});

/** As a mouse does that moves on it. */
const point_at = (element: Element) =>
  act(() => {
    const event = Object.assign(new MouseEvent("pointermove", { bubbles: true, movementX: 3 }), {
      pointerType: "mouse",
    });
    element.dispatchEvent(event);
  });

describe("a card that is lifted", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const wait = () => act(() => void vi.advanceTimersByTime(1000));
  const lifted = () => all(".mo-peek").map((e) => e.textContent);
  const view = view_of("action-2");

  it("is told in the language of the page, also when that changes", () => {
    const { text } = cards.get((view.state as OrionState).players[view.viewer!]!.advisor!)!;
    draw(view);
    point_at(all(".mo-realm .mo-advisor-row")[0]!);
    wait();
    expect(lifted()).toEqual([expect.stringContaining(text.en)]);
    draw(view, "pl");
    expect(lifted()).toEqual([expect.stringContaining(text.pl)]);
  });

  it("is not lifted when its place has gone from under the mouse", () => {
    draw(view);
    point_at(all(".mo-realm .mo-advisor-row")[0]!);
    const state = structuredClone(view.state) as OrionState;
    state.players["green"]!.advisor = null;
    draw({ ...view, state, decision: { number: 500, seat: "green" } });
    expect(all(".mo-realm .mo-advisor-row")).toEqual([]);
    wait();
    expect(lifted()).toEqual([]);
  });
});

describe("while others play", () => {
  it("keeps a card open that is read, whatever is decided meanwhile", () => {
    draw(action);
    click(all(".mo-hand .mo-look")[0]);
    draw({ ...action, decision: { number: 500, seat: "green" } });
    draw({ ...action, decision: { ...action.decision, number: 501 } });
    expect(all(".mo-peek-pinned")).toHaveLength(1);
  });

  it("keeps what is prepared while others talk, and drops it with the question", () => {
    draw(action);
    click(all('[data-pick="pleasure_dome"]')[0]);
    draw({ ...action });
    expect(all('[data-pick="pleasure_dome"][aria-pressed="true"]')).toHaveLength(1);
    draw({ ...action, decision: { ...action.decision, number: 501 } });
    expect(all('[aria-pressed="true"]')).toEqual([]);
  });

  it("folds an opponent again whom a question has unfolded", () => {
    const view = view_of("sink-4");
    draw(view);
    expect(all(".mo-other-full")).toHaveLength(1);
    click(all('.mo-glance-open[aria-expanded="true"]')[0]);
    expect(all(".mo-other-full")).toEqual([]);
    draw({ ...view, decision: { ...view.decision, number: 501 } });
    expect(all(".mo-other-full")).toHaveLength(1);
  });

  it("closes the discard pile when a card of it was taken", () => {
    const view = view_of("recover-4");
    draw(view);
    click(all(".mo-discard > button")[0]);
    click(all('.mo-dialog [data-action^="recover"]')[0]);
    expect(choose).toHaveBeenCalled();
    draw({ ...view, decision: { number: 500, seat: "green" } });
    expect(all(".mo-dialog")).toEqual([]);
  });
});

describe("while others play, on a phone", () => {
  beforeEach(() => void vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(348));
  afterEach(() => vi.restoreAllMocks());

  it("keeps an opponent unfolded while others decide, until something is asked", () => {
    draw(action);
    click(all(".mo-fold")[1]);
    draw({ ...action, decision: { number: 500, seat: "green" } });
    draw({ ...action, decision: { number: 501, seat: "orange" } });
    expect(all(".mo-other-full")).toHaveLength(1);
    draw({ ...action, decision: { ...action.decision, number: 502 } });
    expect(all(".mo-other-full")).toEqual([]);
  });

  it("closes a card whose offer is no longer", () => {
    draw(action);
    click(all(".mo-tile")[0]);
    expect(all('.mo-peek [data-action="activate spaceport 1"]')).toHaveLength(1);
    draw({ ...action, decision: { ...action.decision, number: 502 } });
    expect(all(".mo-peek")).toEqual([]);
  });
});

// Every choice of every kind of question can be taken on the board. The fixtures are views of real games, at least one
// for each step that asks (games/orion/flow.cpp).
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../../protocol";
import { moves_of } from "../contract";
import {
  all,
  box,
  cards,
  choose,
  click,
  draw,
  every_move_can_be_made,
  labels_hold_what_is_seen,
  not_shown,
  offered,
  offered_by,
  press,
  views,
  why,
} from "./board_tester";
import facts_json from "./fixtures/facts.json";
import { paid_by } from "./payment";
import type { OrionState } from "./state";

/** Every action that can be reached, also by way of cards that are taken up, actions that are prepared, and payments that
 * are laid out. */
function reachable(view: View): Set<string> {
  const found = new Set([...offered(), ...offered_by("[data-mode]"), ...offered_by("[data-pick]")]);
  for (const card of all("[data-mark]")) {
    click(card);
    const [first] = all("[data-actions]")[0]!.dataset["actions"]!.split("\n");
    found.add(first!);
    click(card);
  }
  // With nothing marked, what ends the question.
  for (const button of all("[data-actions]")) if (button.dataset["actions"]) found.add(button.dataset["actions"]);
  for (const move of moves_of(view).filter((m) => m.verb === "pay")) {
    lay_out(paid_by(move));
    for (const action of offered()) found.add(action);
  }
  return found;
}
/** Taps units of the cost until so much of each is left to pay. */
function lay_out(paid: Record<string, number>): void {
  for (const pass of ["take back", "save"])
    for (const r of ["food", "fleet", "production"]) {
      const pips = () => all(`[data-pip="${r}"]`);
      const to_pay = () => pips().filter((p) => p.getAttribute("aria-pressed") === "false");
      while (pass === "take back" && to_pay().length < pips().length) click(pips()[0]);
      while (pass === "save" && to_pay().length > paid[r]!) click(to_pay()[0]);
    }
}

describe("the fixtures", () => {
  it("show every step that asks", () => {
    expect(facts_json.questions.length).toBeGreaterThan(20);
    expect(not_shown(facts_json.questions)).toEqual([]);
  });
});

every_move_can_be_made(900, reachable);
labels_hold_what_is_seen(900, () => [...all("[data-pick]").slice(0, 1), ...all("[data-mode]")]);

describe("a phone", () => {
  const { view } = views.find((v) => v.name === "action-4.json")!;
  beforeEach(() => void vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(348));
  afterEach(() => vi.restoreAllMocks());

  it("folds opponents and the table away until they are wanted", () => {
    draw(view);
    expect(all(".mo-other-full, .mo-centre, .mo-sheet")).toEqual([]);
    click(all(".mo-fold")[1]);
    expect(all(".mo-other-full .mo-sheet").length).toBe(1);
    click(all(".mo-fold")[0]);
    expect(all(".mo-other-full")).toEqual([]);
    expect(all(".mo-centre").length).toBe(1);
  });

  it("activates by way of the card", () => {
    draw(view);
    click(all(".mo-tile")[0]);
    click(all('.mo-peek [data-action="activate spaceport 1"]')[0]);
    expect(choose).toHaveBeenCalledWith("activate spaceport 1");
  });
});

describe("the end", () => {
  const { view } = views.find((v) => v.name === "watch-3.json")!;
  it("tells what the points come from", () => {
    draw(view, "en", null);
    const rows = all(".mo-scores tbody tr").map((row) => [...row.children].map((cell) => cell.textContent.trim()));
    expect(rows).toEqual([
      ["1", "Player orange", "0", "9", "21", "10", "40"],
      ["2", "Player white", "0", "10", "26", "0", "36"],
      ["3", "Player green", "0", "10", "18", "6", "34"],
    ]);
  });
  it("shows what decides when points are equal", () => {
    draw(views.find((v) => v.name === "over-4.json")!.view);
    expect(all(".mo-scores thead th").at(-1)!.textContent).toBe("Resources");
    expect(all(".mo-scores tbody tr").map((row) => row.lastElementChild!.textContent)).toEqual(["14", "5", "25", "15"]);
  });
});

describe("the board", () => {
  const action = views.find(({ name }) => name === "action-4.json")!.view;

  it("builds by taking up a card and choosing a system", () => {
    draw(action);
    click(all('[data-pick="pleasure_dome"]')[0]);
    click(all('.mo-stack [data-action="build pleasure_dome 2"]')[0]);
    expect(choose).toHaveBeenCalledWith("build pleasure_dome 2");
  });

  it("is played with the keyboard alone", () => {
    draw(action);
    press(all('[data-pick="pleasure_dome"]')[0]!, "Enter");
    press(all('[data-action="exploit pleasure_dome"]')[0]!, " ");
    expect(choose).toHaveBeenCalledWith("exploit pleasure_dome");
  });

  it("asks why for what cannot be done", () => {
    const late = views.find(({ name }) => name === "late-4.json")!.view;
    draw(late);
    const shut = all(".mo-action.spot-shut").map((e) => e.getAttribute("aria-label"));
    expect(shut.length).toBeGreaterThan(0);
    click(all(".mo-action.spot-shut").find((e) => e.textContent === "Attack"));
    expect(why).toHaveBeenCalledWith(expect.stringMatching(/^attack /));
  });

  it("pays what is left when units of the cost are saved", () => {
    const view = views.find(({ name }) => name === "payment-4.json")!.view;
    const last = moves_of(view).at(-1)!;
    draw(view);
    lay_out(paid_by(last));
    click(all(`[data-action="${last.action}"]`)[0]);
    expect(choose).toHaveBeenCalledWith(last.action);
  });

  it("speaks both languages and changes at once", () => {
    draw(action, "en");
    expect(box.textContent).toContain("Your hand");
    draw(action, "pl");
    expect(box.textContent).toContain("Twoja ręka");
    expect(box.textContent).not.toContain("Your hand");
    expect(box.textContent.replaceAll("\u00ad", "")).toContain("Kopuła przyjemności");
  });

  it("names every card in play, covered ones too, for those who listen", () => {
    draw(action);
    const labels = all("[aria-label]").map((e) => e.getAttribute("aria-label")!);
    const own = (action.state as OrionState).players[action.viewer!]!;
    for (const id of Object.values(own.systems).flat())
      expect(labels.some((label) => label.includes(cards.get(id)!.name.en))).toBe(true);
  });

  it("shows an onlooker the table and nothing to choose", () => {
    draw({ ...action, viewer: null, decision: { number: 9, seat: "white" } }, "en", null);
    expect(all('[data-moves]:not([data-moves="0"]), [data-pick], [data-mode]')).toEqual([]);
    expect(box.textContent).toContain("Player white");
    expect(all(".mo-lower")).toEqual([]);
  });

  it("shows a hand and no actions where nothing is played, as in a replay", () => {
    draw(action);
    expect(all(".mo-actions")).toHaveLength(1);
    draw(action, "en", action.viewer, false);
    expect(all(".mo-actions")).toEqual([]);
    expect(all(".mo-hand-place").length).toBeGreaterThan(0);
  });
  it("has a line, not a dock, for an empty hand", () => {
    const state = structuredClone(action.state) as OrionState;
    state.players[action.viewer!]!.hand = [];
    draw({ ...action, state });
    expect(all(".mo-hand-row")).toEqual([]);
    expect(all(".mo-hand-empty").length).toBe(1);
  });

  it("opens the discard pile", () => {
    draw(action);
    click(all(".mo-discard > button")[0]);
    const dialog = all(".mo-dialog")[0]!;
    expect(dialog.querySelectorAll(".mo-card").length).toBe((action.state as OrionState).discard.length);
  });
});

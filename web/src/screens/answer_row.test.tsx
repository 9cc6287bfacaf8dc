import { describe, expect, it, vi } from "vitest";
import type { Table } from "../protocol";
import { box, button, choice, click, draw, hear_requests, quiet_table, settle, table_with } from "../testing";
import { AnswerRow, OnlyButton, countdown, is_long_choice, only_choice } from "./answer_row";

const chosen = vi.fn();
const show = (table: Table, sending = false) => {
  chosen.mockReset();
  const only = only_choice(table);
  draw(
    <>
      <AnswerRow table={table} sending={sending} choose={chosen} />
      {only && <OnlyButton choice={only} sending={sending} choose={chosen} />}
    </>,
  );
};
const answer = { ticket: 4, action: "zap", en: "Zap it", pl: "Zaneguj to" };

it("the only answer there is has a button of its own", () => {
  const { view, round, ...table } = table_with({ asked: ["green"] });
  expect(round).toBeDefined();
  const decision = { ...view!.decision, choices: [choice("suffer", "Suffer it")] };
  delete decision.pass;
  show({ ...table, view: { ...view!, decision } });
  click(button("Suffer it"));
  expect(chosen).toHaveBeenCalledWith("suffer");
  show({ ...table, view: { ...view!, decision: { ...decision, choices: [choice("a", "A"), choice("b", "B")] } } });
  expect(box.querySelectorAll("button")).toHaveLength(0);
});

it("the only answer has few words on its button, and all of them where it is read", () => {
  const whole = "Confirm that everybody has seen the four cards that were drawn";
  const { view, round, ...table } = table_with({ asked: ["green"] });
  expect(round).toBeDefined();
  const decision = { ...view!.decision, choices: [choice("ok", whole)] };
  delete decision.pass;
  show({ ...table, view: { ...view!, decision } });
  expect(button("Go on").textContent).toBe("Go on");
  expect(button("Go on").getAttribute("aria-label")).toBe(`Go on. ${whole}`);
  expect([is_long_choice(whole), is_long_choice("Suffer it")]).toEqual([true, false]);
});

describe("a pause", () => {
  it("counts whole seconds down, and is never more than full or less than empty", () => {
    expect(countdown(8000, 8000, 0)).toEqual({ left: 8, share: 1 });
    expect(countdown(8000, 8000, 4001)).toMatchObject({ left: 4 });
    expect(countdown(8000, 8000, 4000).share).toBe(0.5);
    expect(countdown(8000, 8000, 9000)).toEqual({ left: 0, share: 0 });
    expect(countdown(16_000, 8000, 0).share).toBe(1);
  });
  it("that was made longer begins full again, and goes down from there", () => {
    const bar = () => box.querySelector<HTMLElement>(".pause-track > span")!.style.transform;
    const share = () => Number(/scaleX\((.*)\)/.exec(bar())![1]);
    show(quiet_table());
    expect(share()).toBeCloseTo(5 / 8, 1);
    show(quiet_table({ pause: { ends: Date.now() + 13_000, seconds: 8, holds: {} } }));
    expect(share()).toBeCloseTo(1, 1);
  });
  it("is shown as a timer that does not chatter", () => {
    show(quiet_table());
    const timer = box.querySelector('[role="timer"]');
    expect(timer?.getAttribute("aria-live")).toBe("off");
    expect(timer?.textContent).toBe("Pause: 5 s");
  });
  it("looks the same between windows and to those who look on, so that nothing jumps", () => {
    const { pause, round, ...between } = quiet_table({ asked: ["white"] });
    expect([pause, round]).not.toContain(undefined);
    show({ ...between });
    expect(box.querySelector(".pause")).not.toBeNull();
    expect([...box.querySelectorAll("button")].map((one) => one.disabled)).toEqual([true, true]);
    show(quiet_table({ you: { seat: null, host: false } }));
    expect(box.querySelector(".pause")).not.toBeNull();
    expect(box.querySelectorAll("button")).toHaveLength(0);
  });
  it("is held once at a time, as often as one has Holds", async () => {
    const heard = hear_requests();
    show(quiet_table());
    expect(button("Hold").textContent).toContain("2 left");
    click(button("Hold"));
    click(button("Hold"));
    await settle();
    expect(heard).toEqual([{ do: "hold", table: "T", ticket: 4 }]);
    // It is longer now: once more.
    show(quiet_table({ pause: { ends: Date.now() + 13_000, seconds: 8, holds: { green: 1 } } }));
    expect(button("Hold").disabled).toBe(false);
    show(quiet_table({ pause: { ends: Date.now() + 20_000, seconds: 8, holds: { green: 0 } } }));
    expect(button("Hold").disabled).toBe(true);
  });
  it("can be held again after a refusal", async () => {
    hear_requests(() => Promise.reject(new Error("no")));
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    show(quiet_table());
    click(button("Hold"));
    await settle();
    expect(button("Hold").disabled).toBe(false);
  });
});

describe("a window", () => {
  it("is let go by with one click", () => {
    show(quiet_table());
    click(button("Pass"));
    expect(chosen).toHaveBeenCalledWith("pass");
  });
  it("is not let go by twice", () => {
    show(quiet_table({ answer: { ...answer, action: "pass" } }));
    expect(button("Pass").disabled).toBe(true);
    expect(button("Take it back").disabled).toBe(false);
  });
  it("has the same button at a quick table, while it is open to me", () => {
    show(table_with({ round: { quiet: true } }));
    expect(button("Pass").disabled).toBe(false);
    show(table_with({ round: { quiet: true }, asked: ["white"], view: undefined! }));
    expect(box.innerHTML).toBe("");
  });
});

describe("an answer in a round", () => {
  it("can be taken back, by the ticket of its question", () => {
    const heard = hear_requests();
    show(table_with({ answer }));
    click(button("Take it back"));
    expect(heard).toEqual([{ do: "undo", table: "T", ticket: 4 }]);
  });
  it("is no longer there when another question is asked", () => {
    show(table_with({ answer: { ...answer, ticket: 3 } }));
    expect(box.innerHTML).toBe("");
  });
  it("that was not played is given again with one click, if it still can be", () => {
    show(table_with({ draft: { action: "zap" } }));
    click(button("Again: Zap it"));
    expect(chosen).toHaveBeenCalledWith("zap");
    const view = table_with().view!;
    const only_pass = { ...view, decision: { ...view.decision, choices: [choice("pass", "Pass")] } };
    show(table_with({ draft: { action: "zap" }, view: only_pass }));
    expect(box.textContent).toBe("Pass");
  });
});

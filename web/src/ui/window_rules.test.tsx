import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, Preference, Table } from "../protocol";
import { box, button, choice, click, draw, quiet_table } from "../testing";
import { offered } from "./hooks";
import { WindowRules, learn_moment } from "./preferences";

const question = { en: "Do you play something?", pl: "Czy coś zagrywasz?" };
const added = vi.fn<(rule: Preference) => void>();
const show = (table: Table) => draw(<WindowRules table={table} moment="act start" question={question} add={added} />);

describe("rules about the window that is open", () => {
  beforeEach(() => {
    localStorage.clear();
    added.mockReset();
  });
  it("stop there, or pass there for the turn or the game", () => {
    show(quiet_table());
    click(button("Stop here"));
    click(button("Pass here until the end of the turn"));
    click(button("Pass here until the end of the game"));
    expect(added.mock.calls.map(([rule]) => rule)).toEqual([
      { step: "act start", answer: "ask", until: "game" },
      { step: "act start", answer: "pass", until: "turn" },
      { step: "act start", answer: "pass", until: "game" },
    ]);
  });
  it("pass until another window that has come up before", () => {
    learn_moment("toy", { number: 1, moment: "act end", question: { en: "At the end?", pl: "Na koniec?" } });
    learn_moment("toy", { number: 1, moment: "act start", question });
    show(quiet_table());
    const list = box.querySelector("select")!;
    expect([...list.options].map((one) => one.value)).toEqual(["", "act end"]);
    expect(button("Set").disabled).toBe(true);
  });
  it("do not pass where there is no pass", () => {
    const { view, ...table } = quiet_table();
    const { pass, ...must_act } = { ...view!.decision, choices: [choice("double", "Double it")] };
    expect(pass).toBeDefined();
    show({ ...table, view: { ...view!, decision: must_act } });
    expect([...box.querySelectorAll("button")].map((one) => one.textContent)).toEqual(["Stop here"]);
  });
});

it("games that are not complete are offered only to those who wish for them", () => {
  const games = [
    { id: "whole", complete: true },
    { id: "half", complete: false },
  ] as GameInfo[];
  expect(offered(games, false).map((game) => game.id)).toEqual(["whole"]);
  expect(offered(games, true)).toHaveLength(2);
});

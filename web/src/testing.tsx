// For tests of screens: draws a part of the page and acts on it, and makes tables.
import { act } from "react";
import type { JSX } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";
import type { BotInfo, Choice, GameInfo, SeatInfo, Table } from "./protocol";
import type { Request } from "./requests";
import { connection } from "./store";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

export let box: HTMLElement;
let root: Root;
beforeEach(() => {
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
  vi.restoreAllMocks();
});
export const draw = (what: JSX.Element): void => act(() => root.render(what));
export const button = (words: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent.includes(words));
  if (!found) throw new Error(`there is no button ${words}`);
  return found;
};
export const click = (element: Element): void =>
  act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
export const settle = (): Promise<void> => act(async () => {});

/** What is asked of the server, in order; each is answered with `reply`. */
export function hear_requests(reply: (request: Request) => Promise<unknown> = () => Promise.resolve({})): Request[] {
  const heard: Request[] = [];
  vi.spyOn(connection, "request").mockImplementation((request: Request) => {
    heard.push(request);
    return reply(request);
  });
  return heard;
}

export const players: BotInfo[] = [{ id: "greedy", name: { en: "Greedy", pl: "Łasy" }, help: { en: "", pl: "" } }];
export const game: GameInfo = {
  id: "toy",
  name: { en: "Toy", pl: "Zabawka" },
  blurb: { en: "", pl: "" },
  min_seats: 3,
  max_seats: 3,
  seats: ["white", "green", "red"].map((id) => ({ id, en: id, pl: id })),
  options: [],
  complete: true,
  windows: true,
  facts: {},
};
const sitter = (seat: string, name: string): SeatInfo => ({
  seat,
  player: "person",
  name,
  guest: false,
  away: false,
  away_by: null,
  online: true,
});
export const choice = (action: string, en: string): Choice => ({ action, en, pl: en });

/** I am green; white and I are asked in an open round. */
export function table_with(more: Partial<Table> = {}): Table {
  return {
    id: "T",
    seq: 1,
    phase: "playing",
    game: "toy",
    public: false,
    host: "Ala",
    host_guest: false,
    created: 0,
    options: {},
    clock: { kind: "none" },
    rematch: null,
    seats: [sitter("white", "Ala"), sitter("green", "Ola"), sitter("red", "Iza")],
    you: { seat: "green", host: false },
    windows: { kind: "quick" },
    ticket: 4,
    asked: ["white", "green"],
    round: { quiet: false, answered: [] },
    view: {
      game: "toy",
      viewer: "green",
      seats: ["white", "green", "red"],
      decision: {
        number: 1,
        seat: "green",
        step: "act",
        question: { en: "Do you play something?", pl: "Czy coś zagrywasz?" },
        choices: [choice("pass", "Pass"), choice("zap", "Zap it")],
        pass: "pass",
      },
      state: {},
    },
    ...more,
  };
}
/** The same in a quiet window, whose pause ends in five seconds. */
export const quiet_table = (more: Partial<Table> = {}): Table =>
  table_with({
    windows: { kind: "quiet", seconds: 8 },
    round: { quiet: true },
    pause: { ends: Date.now() + 5000, seconds: 8, holds: { white: 3, green: 2, red: 0 } },
    ...more,
  });

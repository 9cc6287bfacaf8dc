import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, View } from "../protocol";
import { PickProvider } from "../ui/spot";
import { moves_of } from "./contract";
import type { BoardProps } from "./contract";
import GenericBoard, { label_of } from "./generic";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const game: GameInfo = {
  id: "toy",
  name: { en: "Toy", pl: "Zabawka" },
  blurb: { en: "", pl: "" },
  min_seats: 2,
  max_seats: 2,
  seats: [
    { id: "white", en: "white", pl: "biały" },
    { id: "green", en: "green", pl: "zielony" },
  ],
  options: [],
  complete: true,
  windows: false,
  facts: {},
};
const view: View = {
  game: "toy",
  viewer: "white",
  seats: ["white", "green"],
  decision: {
    number: 3,
    seat: "white",
    step: "move",
    question: { en: "Where?", pl: "Dokąd?" },
    choices: [
      { action: "go 1", en: "Go to 1.", pl: "Idź na 1." },
      { action: "pass", en: "Pass.", pl: "Pas." },
    ],
  },
  state: {
    round_number: 4,
    over: false,
    first: "green",
    deck: { hidden: 12 },
    players: {
      white: { score: 3, hand: ["moon", "sun"], attacks: { green: 1 } },
      green: { score: 5, hand: { hidden: 2 }, token: null },
    },
    moons: [{ size: 1 }, { size: 2 }],
    map: { north: { owner: "white", ships: [1, 2] } },
  },
};
const cards = new Map([
  ["moon", { id: "moon", name: { en: "Moon", pl: "Księżyc" }, text: { en: "", pl: "" }, facts: {} }],
]);

let place: HTMLDivElement;
let root: ReturnType<typeof createRoot>;
const chosen = vi.fn();
const explain = vi.fn();

function show(more: Partial<BoardProps> = {}) {
  const props: BoardProps = {
    view,
    game,
    cards,
    seats: [],
    name_of: (seat) => seat,
    question: 3,
    me: "white",
    shown: "white",
    show: () => undefined,
    way: null,
    playing: true,
    lang: "pl",
    moves: moves_of(view),
    choose: chosen,
    choose_all: () => undefined,
    explain,
    ...more,
  };
  act(() =>
    root.render(
      <PickProvider choose={chosen} lang={props.lang}>
        <GenericBoard {...props} />
      </PickProvider>,
    ),
  );
}

describe("generic board", () => {
  beforeEach(() => {
    place = document.body.appendChild(document.createElement("div"));
    root = createRoot(place);
    chosen.mockClear();
    explain.mockClear();
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });

  it("makes every choice a button that chooses it, in the language of the player", () => {
    show();
    const buttons = [...place.querySelectorAll<HTMLElement>("[data-action]")];
    expect(buttons.map((one) => one.dataset.action)).toEqual(["go 1", "pass"]);
    expect(buttons[0]?.textContent).toBe("Idź na 1.");
    act(() => buttons[1]?.click());
    expect(chosen).toHaveBeenCalledWith("pass");
  });
  it("has no buttons to choose when it is not my turn", () => {
    show({ moves: [] });
    expect(place.querySelectorAll("[data-action]")).toHaveLength(0);
  });
  it("puts the players side by side, with what is hidden told by number", () => {
    show({ lang: "en" });
    const heads = [...place.querySelectorAll("thead th")].map((one) => one.textContent.trim());
    // The moons are as many as the players, but they are no players.
    expect(heads).toEqual(["field", "white", "green", "field", "1", "2"]);
    const hand = [...place.querySelectorAll("tbody tr")].find((row) => row.textContent.startsWith("hand"));
    expect(hand?.textContent).toContain("2 hidden");
    expect(place.textContent).toContain("12 hidden");
  });
  it("names the players in the language of the player, wherever they are keys", () => {
    show();
    const heads = [...place.querySelectorAll("thead th")].map((one) => one.textContent.trim());
    expect(heads.slice(1, 3)).toEqual(["biały", "zielony"]);
    expect([...place.querySelectorAll("td dt")].map((one) => one.textContent)).toEqual(["zielony"]);
  });
  it("names cards and seats, and explains a card that is clicked", () => {
    show();
    const card = [...place.querySelectorAll("button")].find((one) => one.textContent === "Księżyc");
    act(() => card?.click());
    expect(explain).toHaveBeenCalledWith({ card: "moon" });
    expect(place.querySelector(".generic > .generic-tree > .generic-facts")?.textContent).toContain("zielony");
    expect(place.querySelector(".generic > .generic-tree > .generic-facts")?.textContent).toContain("nie");
  });
  it("begins with what is mine, and says who sits where", () => {
    const seats = view.seats.map((seat) => ({
      seat,
      player: "person",
      name: "Ala",
      guest: false,
      away: false,
      away_by: null,
      online: true,
    }));
    show({ lang: "en", seats, name_of: (seat) => `Ala of ${seat}` });
    expect(place.querySelector(".generic-mine")?.textContent).toContain("sun");
    expect([...place.querySelectorAll(".generic-sitter")].map((one) => one.textContent)).toEqual([
      "Ala of white",
      "Ala of green",
    ]);
    show({ me: null });
    expect(place.querySelector(".generic-mine")).toBeNull();
  });
  it("puts alike things with names of their own side by side", () => {
    const sides = { offense: { shown: "attack-8", offers: ["a-point"] }, defence: { shown: null, offers: [] } };
    show({ lang: "en", view: { ...view, state: { sides } } });
    const heads = [...place.querySelectorAll("thead th")].map((one) => one.textContent.trim());
    expect(heads).toEqual(["field", "offense", "defence"]);
    expect(place.textContent).toContain("attack 8");
    expect(place.textContent).toContain("a point");
  });
  it("counts only what is there, of many kinds", () => {
    const discard = { red: 0, blue: 2, green: 0, black: 0, grey: 0 };
    show({ lang: "en", view: { ...view, state: { discard, used: { one: 0, two: 1 } } } });
    expect([...place.querySelectorAll("dt")].map((one) => one.textContent)).toEqual(["blue", "one", "two"]);
  });
  it("begins with the part that is asked about", () => {
    const state = { deck: { top: [{ a: 1 }] }, talk: { first: [{ offer: 1 }] } };
    show({ lang: "en", view: { ...view, state, decision: { ...view.decision, step: "talk" } } });
    expect([...place.querySelectorAll(".generic-parts > details > summary")].map((one) => one.textContent)).toEqual([
      "talk",
      "deck",
    ]);
  });
  it("says which hidden cards one knows, and which of one's own the others do", () => {
    const players = {
      white: { hand: { hidden: 3, seen_by: { green: 1 } } },
      green: { hand: { hidden: 4, known: ["moon"] } },
    };
    show({ lang: "en", view: { ...view, state: { players } } });
    expect(place.textContent).toContain("4 hidden known: Moon");
    expect(place.textContent).toContain("seen by others: green1");
  });
  it("stacks the players where there is no room for columns", () => {
    const three = ["white", "green", "red"];
    const players = Object.fromEntries(three.map((seat) => [seat, { points: 1 }]));
    const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal("matchMedia", () => narrow);
    show({ view: { ...view, seats: three, state: { players } } });
    expect(place.querySelectorAll(".generic-cards > li")).toHaveLength(3);
    expect(place.querySelector("table")).toBeNull();
    expect(place.querySelector(".generic-cards > .mine")?.textContent).toContain("biały");
    vi.unstubAllGlobals();
  });
  it("shows any state without failing", () => {
    for (const state of [null, 5, "x", [], [[1], { a: [] }], {}, [{ a: 1 }, { b: { c: [{ d: null }] } }]])
      expect(() => show({ view: { ...view, state } })).not.toThrow();
  });
  it("writes keys as words", () => {
    expect(label_of("homeWorld_size-max")).toBe("home world size max");
  });
});

// Every move can be chosen on the board, whatever is asked; what cannot be chosen can be asked about.
import { act } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardText, GameInfo, Lang, View } from "../../protocol";
import { PickProvider } from "../../ui/spot";
import { moves_of } from "../contract";
import { ShownBoard } from "../shown_tester";
import NarodzinyBoard from "./board";
import cards_json from "./fixtures/cards.json";
import counted_json from "./fixtures/counted.json";
import facts_json from "./fixtures/facts.json";
import late2 from "./fixtures/late2.json";
import late4 from "./fixtures/late4.json";
import mid4 from "./fixtures/mid4.json";
import over3 from "./fixtures/over3.json";
import shift4 from "./fixtures/shift4.json";
import start2 from "./fixtures/start2.json";
import steps from "./fixtures/steps.json";
import type { State } from "./state";

const views: Record<string, View> = { start2, shift4, mid4, late2, late4, over3, ...steps };
const cards = new Map((cards_json as unknown as CardText[]).map((c) => [c.id, c]));
const both = (text: string) => ({ en: text, pl: text });
const game: GameInfo = {
  id: "narodziny",
  name: both("Narodziny"),
  blurb: both(""),
  min_seats: 2,
  max_seats: 4,
  seats: ["pink", "green", "violet", "amber"].map((id) => ({ id, ...both(id) })),
  options: [],
  complete: true,
  windows: false,
  counted: counted_json,
  facts: facts_json,
};

let host: HTMLDivElement;
let root: Root;
let chosen: string[];
let asked: string[];
let taken_back: number;
(globalThis as Record<string, unknown>)["IS_REACT_ACT_ENVIRONMENT"] = true;

beforeEach(() => {
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
  chosen = [];
  asked = [];
  taken_back = 0;
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

function draw(view: View, options: { lang?: Lang; known?: typeof cards; me?: string | null } = {}): void {
  const lang = options.lang ?? "en";
  const question = moves_of(view).length > 0 ? view.decision.number : null;
  act(() =>
    root.render(
      <PickProvider choose={choose} why={why} lang={lang} question={question}>
        <ShownBoard
          board={NarodzinyBoard}
          view={view}
          game={game}
          cards={options.known ?? cards}
          seats={view.seats.map((seat) => ({
            seat,
            player: "person",
            name: seat,
            guest: false,
            away: false,
            away_by: null,
            online: true,
          }))}
          name_of={(seat) => seat}
          me={options.me === undefined ? view.viewer : options.me}
          playing={options.me !== null}
          lang={lang}
          moves={moves_of(view)}
          question={question}
          choose={choose}
          choose_all={() => undefined}
          why={why}
          take_back={() => (taken_back += 1)}
          explain={() => undefined}
        />
      </PickProvider>,
    ),
  );
}
const choose = (action: string) => void chosen.push(action);
const why = (action: string) => void asked.push(action);
const click = (element: Element) => act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));

/** Every action that a click on the board, or on a menu that it opens, can choose. */
function reachable(): Set<string> {
  const found = new Set<string>();
  for (const spot of [...host.querySelectorAll(".spot-open")]) {
    const action = spot.getAttribute("data-action");
    if (action) found.add(action);
    if (Number(spot.getAttribute("data-moves")) < 2) continue;
    click(spot);
    for (const item of host.querySelectorAll(".pick-menu [data-action]")) found.add(item.getAttribute("data-action")!);
    click(host.querySelector(".pick-veil")!);
  }
  return found;
}

describe("the board of Narodziny kosmosu", () => {
  it("is tried with every question that the game asks", () => {
    const { questions } = facts_json;
    expect(questions.length).toBeGreaterThan(30);
    expect(questions.filter((step) => !(step in steps))).toEqual([]);
  });

  it.each(Object.keys(views))("lets every move be chosen: %s", (name) => {
    const view = views[name]!;
    draw(view);
    const offered = moves_of(view).map((m) => m.action);
    expect([...reachable()].sort()).toEqual([...new Set(offered)].sort());
  });

  it.each(["mid4", "keep", "move-what"])("still does before the cards have come: %s", (name) => {
    const view = views[name]!;
    draw(view, { known: new Map() });
    expect([...reachable()].sort()).toEqual(
      moves_of(view)
        .map((m) => m.action)
        .sort(),
    );
  });

  it("chooses by a click on the thing itself", () => {
    draw(views["star-at"]!);
    click(host.querySelector('[data-action="star-at S07"]')!);
    expect(chosen).toEqual(["star-at S07"]);
  });

  it("answers why an occupied space cannot be chosen", () => {
    const view = views["star-at"]!;
    draw(view);
    const taken = [...host.querySelectorAll(".nk-galaxy .spot-shut")].find((s) =>
      /star H/.test(s.getAttribute("aria-label")!),
    );
    click(taken!);
    expect(asked[0]).toMatch(/^star-at S\d\d$/);
    expect(moves_of(view).map((m) => m.action)).not.toContain(asked[0]);
  });

  it("answers why a nebula, a track or an ability cannot be used while crafting", () => {
    draw(views["late4"]!);
    for (const spot of [...host.querySelectorAll(".spot-shut")]) click(spot);
    expect(asked).toContain("release");
    expect(asked).toContain("spend dna");
    expect(asked).toContain("exchange time");
    expect(asked.some((action) => /^complete [DPF]\d$/.test(action))).toBe(true);
    const offered = moves_of(views["late4"]!).map((m) => m.action);
    expect(asked.filter((action) => offered.includes(action))).toEqual([]);
  });

  it("shows another player's galaxy without any moves on it, and comes back for the next question", () => {
    const view = views["star-at"]!;
    draw(view);
    click(host.querySelectorAll(".nk-seat")[1]!);
    expect(host.querySelectorAll(".nk-galaxy .spot-open")).toHaveLength(0);
    draw({ ...view, decision: { ...view.decision, number: view.decision.number + 1 } });
    expect(host.querySelectorAll(".nk-galaxy .spot-open").length).toBeGreaterThan(0);
  });

  it("offers nothing to spectators", () => {
    const { choices: _, ...decision } = views["mid4"]!.decision;
    draw({ ...views["mid4"]!, viewer: null, decision }, { me: null });
    expect(host.querySelectorAll(".spot")).toHaveLength(0);
    expect(host.querySelector(".nk-galaxy")).not.toBeNull();
  });

  it("follows whoever decides for spectators, until they pick a galaxy; and they can follow again", () => {
    const { choices: _, ...decision } = views["mid4"]!.decision;
    const at = (seat: string): View => ({ ...views["mid4"]!, viewer: null, decision: { ...decision, seat } });
    const shown = () => host.querySelector(".nk-whose")!.textContent.trim();
    draw(at("green"), { me: null });
    expect(shown()).toBe("Galaxy: green");
    draw(at("violet"), { me: null });
    expect(shown()).toBe("Galaxy: violet");
    click(host.querySelectorAll(".nk-seat")[0]!);
    draw(at("green"), { me: null });
    expect(shown()).toBe("Galaxy: pink");
    click(host.querySelector(".nk-back")!);
    expect(shown()).toBe("Galaxy: green");
  });

  it("leads back from another player's galaxy, by its button or by Escape", () => {
    draw(views["star-at"]!);
    const others = () => host.querySelectorAll(".nk-back").length;
    expect(others()).toBe(0);
    click(host.querySelectorAll(".nk-seat")[1]!);
    expect(others()).toBe(1);
    click(host.querySelector(".nk-back")!);
    expect(others()).toBe(0);
    click(host.querySelectorAll(".nk-seat")[1]!);
    act(
      () =>
        void host
          .querySelector(".nk-seat")!
          .dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
    );
    expect(others()).toBe(0);
  });

  it("marks a piece that was taken up, and puts it down by a second touch or by Escape", () => {
    const { decision, ...rest } = views["star-at"]!;
    const reserve = (rest.state as State).players[decision.seat!]!.reserve;
    const element = Object.entries(reserve.stars).find(([, n]) => n > 0)?.[0];
    const question = { ...decision.question!, args: [{ kind: "star-type", value: element ?? "H" }] };
    const view = { ...rest, decision: { ...decision, question } };
    draw(view);
    const held = host.querySelector<HTMLElement>(".nk-held")!;
    expect(held.getAttribute("aria-pressed")).toBe("true");
    click(held);
    expect(taken_back).toBe(1);
    act(() => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
    expect(taken_back).toBe(2);
  });

  it("keeps a menu open while others talk, and closes it with the question", () => {
    const view = Object.values(views).find((one) => {
      draw(one);
      return host.querySelector(".spot-open:not([data-action])") !== null;
    })!;
    click(host.querySelector(".spot-open:not([data-action])")!);
    draw({ ...view });
    expect(host.querySelectorAll(".pick-menu")).toHaveLength(1);
    draw({ ...view, decision: { ...view.decision, number: view.decision.number + 1 } });
    expect(host.querySelectorAll(".pick-menu")).toHaveLength(0);
  });

  it("leaves an enlarged galaxy where it was moved, until the next question", () => {
    for (const size of ["clientWidth", "clientHeight"] as const)
      vi.spyOn(Element.prototype, size, "get").mockReturnValue(4000);
    const view = views["star-at"]!;
    const asking = (number: number) => ({ ...view, decision: { ...view.decision, number } });
    draw(asking(1));
    click(host.querySelector(".nk-zoom")!);
    const sky = host.querySelector(".nk-sky")!;
    expect(sky.scrollLeft).not.toBe(0);
    sky.scrollLeft = 77;
    draw(asking(1));
    draw({ ...view, decision: { number: 2, seat: "green" } });
    expect(sky.scrollLeft).toBe(77);
    draw(asking(3));
    expect(sky.scrollLeft).not.toBe(77);
    vi.restoreAllMocks();
  });

  it("shows where the points came from once the game is over, the winner first", () => {
    draw(views["late4"]!);
    expect(host.querySelector(".nk-scores")).toBeNull();
    draw(views["over3"]!);
    const rows = [...host.querySelectorAll(".nk-scores tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent.trim()),
    );
    expect(rows).toEqual([
      ["1", "green", "28", "19", "45", "33", "125"],
      ["2", "violet", expect.any(String), "19", "6", expect.any(String), "90"],
      ["3", "pink", "6", "9", "0", "12", "27"],
    ]);
  });

  // As axe compares them: without punctuation and case.
  const plain = (text: string) =>
    text
      .replace(/[^\p{L}\p{N}\s]/gu, "")
      .replace(/\s+/g, " ")
      .trim()
      .toLowerCase();
  it.each(Object.keys(views))("can be called by what is written on it: %s", (name) => {
    for (const lang of ["en", "pl"] as const) {
      draw(views[name]!, { lang });
      for (const spot of host.querySelectorAll(".spot")) {
        const seen = spot.cloneNode(true) as Element;
        for (const title of seen.querySelectorAll("title")) title.remove();
        expect(plain(spot.getAttribute("aria-label")!)).toContain(plain(seen.textContent));
      }
    }
  });

  it("switches its language at once", () => {
    draw(views["mid4"]!);
    const english = host.textContent;
    draw(views["mid4"]!, { lang: "pl" });
    expect(host.textContent).toContain("Komora czasu");
    expect(english).toContain("Time chamber");
    expect(host.textContent).not.toContain("Time chamber");
  });
});

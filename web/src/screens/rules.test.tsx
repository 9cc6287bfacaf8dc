import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RuleText } from "../protocol";
import { explained, settings } from "../store";
import { Explain } from "../ui/explain";
import Rules from "./rules";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const moves = { en: "1. Moves", pl: "1. Ruchy" };
const main = { id: "chess", en: "Chess", pl: "Szachy" };
const part = { id: "chess-fairy", en: "Fairy pieces", pl: "Bierki bajkowe" };
const rook = { id: "CH-MOV-01", chapter: moves, en: "A rook rides.", pl: "Wieża idzie." };
const rose: RuleText = { id: "FP-MOV-01", document: part, chapter: moves, en: "A rose circles.", pl: "Róża krąży." };
const answers: Record<string, unknown> = {
  "/api/rules/chess": [{ ...rook, document: main }, rose],
  "/api/rules/draughts": [{ ...rook, document: { ...main, id: "draughts" } }],
  "/api/rules/halma": [rook],
  "/api/rules/go": [
    { id: "GO-COMP-01", chapter: { en: "2. Components", pl: "2. Elementy" }, en: "stones: 361 [R]", pl: "" },
    { ...rook, en: "A stone lies. (GO-AMB-01) [R] [H]" },
  ],
  "/api/cards/go": [{ id: "joseki", name: { en: "Joseki", pl: "" }, text: { en: "A corner.", pl: "" }, facts: {} }],
};
const games = ["chess", "draughts", "halma", "go"].map((id) => ({ id, name: { en: id, pl: id } }));

let place: HTMLDivElement;
let root: ReturnType<typeof createRoot>;
async function show(what: React.JSX.Element): Promise<void> {
  await act(async () => root.render(what));
}
const texts = (selector: string) => [...place.querySelectorAll(selector)].map((one) => one.textContent);
const ids = (selector: string) => [...place.querySelectorAll(selector)].map((one) => one.id);

describe("rules", () => {
  beforeEach(() => {
    vi.stubGlobal("fetch", async (path: string) =>
      Response.json(path === "/api/games" ? { games, players: [] } : (answers[path] ?? [])),
    );
    settings.set({ ...settings.get(), lang: "en" });
    place = document.body.appendChild(document.createElement("div"));
    root = createRoot(place);
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
    explained.set(null);
    vi.unstubAllGlobals();
  });

  it("of several documents stand below their titles, chapters of the same name apart", async () => {
    await show(<Rules game="chess" />);
    expect(texts("h2")).toEqual(["Chess", "Fairy pieces"]);
    expect(texts("h3")).toEqual(["1. Moves", "1. Moves"]);
    expect(ids("h2, section[id]")).toEqual([
      "document-chess",
      "chapter-1-moves",
      "document-chess-fairy",
      "chapter-chess-fairy-1-moves",
    ]);
    expect(place.querySelector("#chapter-chess-fairy-1-moves article")?.id).toBe("FP-MOV-01");
    expect(texts("nav a")).toEqual(["Chess", "1. Moves", "Fairy pieces", "1. Moves"]);
    for (const link of place.querySelectorAll("nav a"))
      expect(place.querySelector(link.getAttribute("href")!), link.outerHTML).not.toBeNull();
    await act(async () => settings.set({ ...settings.get(), lang: "pl" }));
    expect(texts("h2")).toEqual(["Szachy", "Bierki bajkowe"]);
  });

  async function search(words: string): Promise<void> {
    const field = place.querySelector<HTMLInputElement>(".rules-search")!;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, words);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
  it("are found by the title of their chapter, too", async () => {
    await show(<Rules game="go" />);
    for (const words of ["components", "Elementy", "361 components"]) {
      await search(words);
      expect(texts("article a"), words).toEqual(["GO-COMP-01"]);
    }
  });

  it("that are found keep the title of their document", async () => {
    await show(<Rules game="chess" />);
    await search("roza");
    expect(texts("article a")).toEqual(["FP-MOV-01"]);
    expect(texts("h2")).toEqual(["Fairy pieces"]);
  });

  it.each(["draughts", "halma"])("of one document have no title above their chapters (%s)", async (game) => {
    await show(<Rules game={game} />);
    expect(texts("h2")).toEqual(["1. Moves"]);
    expect(texts("h3")).toEqual([]);
    expect(ids("section")).toEqual(["chapter-1-moves"]);
    expect(texts("nav a")).toEqual(["1. Moves"]);
  });

  it("come before the cards, and what is in the box comes last", async () => {
    await show(<Rules game="go" />);
    expect(ids("section")).toEqual(["chapter-1-moves", "cards", "chapter-2-components"]);
    expect(texts("nav a")).toEqual(["1. Moves", "Cards and pieces", "2. Components"]);
  });

  it("have marks behind them, which are explained once", async () => {
    await show(<Rules game="go" />);
    expect(texts(".rule-body")).toEqual(["A stone lies.RH", "A corner.", "stones: 361R"]);
    expect([...place.querySelectorAll<HTMLElement>(".rule-body .tag")].map((one) => one.title)).toEqual([
      "from the rulebook",
      "house ruling, where the rulebook is silent (GO-AMB-01)",
      "from the rulebook",
    ]);
    expect(texts(".rule-marks dt")).toEqual(["R", "P", "H"]);
  });

  it("explained say of which part they are", async () => {
    await show(<Explain />);
    await act(async () => explained.set({ game: "chess", rule: "FP-MOV-01" }));
    expect(document.querySelector(".quiet")?.textContent).toBe("Fairy pieces, 1. Moves");
    await act(async () => explained.set({ game: "chess", rule: "CH-MOV-01" }));
    expect(document.querySelector(".quiet")?.textContent).toBe("1. Moves");
  });
});

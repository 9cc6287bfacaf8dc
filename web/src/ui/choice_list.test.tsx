import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Move } from "../boards/contract";
import { change_settings } from "../store";
import { ChoiceList } from "./choice_list";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
const some = (count: number): Move[] =>
  Array.from({ length: count }, (_, i) => ({
    action: `go ${i}`,
    en: `Go to ${i}.`,
    pl: `Idź na ${i}.`,
    verb: "go",
    args: [`${i}`],
  }));

let place: HTMLDivElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  change_settings({ lang: "en" });
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});
const shown = () => [...place.querySelectorAll<HTMLButtonElement>("[data-choice]")];

it("every choice is a button; a click chooses it", () => {
  const choose = vi.fn();
  act(() => root.render(<ChoiceList moves={some(3)} choose={choose} />));
  act(() => shown()[2]!.click());
  expect(choose).toHaveBeenCalledWith("go 2");
  expect(place.querySelector("input")).toBeNull();
});
it("more than twelve can be filtered, in either language", () => {
  act(() => root.render(<ChoiceList moves={some(20)} choose={() => undefined} />));
  const field = place.querySelector("input")!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, "idz 13");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(shown().map((one) => one.dataset.choice)).toEqual(["go 13"]);
});
it("arrows go through the list and around its ends", () => {
  act(() => root.render(<ChoiceList moves={some(3)} choose={() => undefined} />));
  const press = (key: string) =>
    act(() => void document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  shown()[0]!.focus();
  press("ArrowDown");
  expect(document.activeElement).toBe(shown()[1]);
  press("ArrowUp");
  press("ArrowUp");
  expect(document.activeElement).toBe(shown()[2]);
});
it("switches language without being made anew", () => {
  act(() => root.render(<ChoiceList moves={some(1)} choose={() => undefined} />));
  const button = shown()[0]!;
  act(() => change_settings({ lang: "pl" }));
  expect(shown()[0]).toBe(button);
  expect(button.textContent).toBe("Idź na 0.");
});
it("hundreds of choices are all reachable", () => {
  act(() => root.render(<ChoiceList moves={some(200)} choose={() => undefined} />));
  expect(shown()).toHaveLength(60);
  act(() => [...place.querySelectorAll("button")].at(-1)!.click());
  expect(shown()).toHaveLength(200);
});
it("marks one of them in a few words", () => {
  const marked = { action: "go 1", words: "your last choice" };
  act(() => root.render(<ChoiceList moves={some(3)} choose={() => undefined} marked={marked} />));
  expect(shown().map((one) => one.textContent)).toEqual(["Go to 0.", "Go to 1. · your last choice", "Go to 2."]);
});

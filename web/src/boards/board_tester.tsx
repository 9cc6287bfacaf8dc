// For tests of boards: draws a board with the views of its fixtures, and acts on it.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { act } from "react";
import type { Root } from "react-dom/client";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";
import type { CardText, GameInfo, Lang, View } from "../protocol";
import { PickProvider } from "../ui/spot";
import type { Board } from "./contract";
import { moves_of } from "./contract";
import { no_views } from "./fixture_files";
import { ShownBoard } from "./shown_tester";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

export let box: HTMLElement;
let root: Root;
export const choose = vi.fn();
export const why = vi.fn();
beforeEach(() => {
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
  choose.mockReset();
  why.mockReset();
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
export const click = (element: Element | undefined) => {
  if (!element) throw new Error("nothing to click");
  act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
};
export const press = (element: Element, key: string) =>
  act(() => void element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));

/** The question's number, if one is asked. */
const asked = (view: View, me: string | null) => (me && moves_of(view).length > 0 ? view.decision.number : null);

/** What tests of one board want: its cards and recorded views, and drawing one of them. */
export function tester_of(id: string, home: string, GameBoard: Board) {
  const folder = join(home, "fixtures");
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8")) as unknown;
  const cards = new Map((read("cards.json") as CardText[]).map((c) => [c.id, c]));
  const game = { id, facts: read("facts.json"), counted: read("counted.json") } as GameInfo;
  // Of real games, at least one for each step that asks (games/<id>/flow.cpp).
  const views = readdirSync(folder)
    .filter((name) => !no_views.includes(name))
    .map((name) => ({ name, view: read(name) as View }));

  const view_of = (name: string): View => {
    const found = views.find((one) => one.name === `${name}.json`);
    if (!found) throw new Error(`there is no view ${name}`);
    return found.view;
  };

  function draw(
    view: View,
    lang: Lang = "en",
    me: string | null = view.viewer,
    playing = me !== null,
    with_cards: ReadonlyMap<string, CardText> = cards,
  ): void {
    const question = asked(view, me);
    const seats = view.seats.map((seat) => ({
      seat,
      player: "person",
      name: `Player ${seat}`,
      guest: false,
      away: false,
      away_by: null,
      online: true,
    }));
    act(() =>
      root.render(
        <PickProvider choose={choose} why={why} lang={lang} question={question}>
          <ShownBoard
            board={GameBoard}
            view={view}
            game={game}
            cards={with_cards}
            seats={seats}
            name_of={(seat) => `Player ${seat}`}
            me={me}
            playing={playing}
            lang={lang}
            moves={me ? moves_of(view) : []}
            question={question}
            choose={choose}
            choose_all={() => {}}
            why={why}
            explain={() => {}}
          />
        </PickProvider>,
      ),
    );
  }
  return { cards, views, view_of, draw };
}

// For tests of boards: draws a board with the views of its fixtures, and acts on it. What every board must do is tested by
// `every_move_can_be_made` and `labels_hold_what_is_seen`; a board says only how its moves are reached.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { act } from "react";
import type { Root } from "react-dom/client";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardText, GameInfo, Lang, View } from "../protocol";
import { PickProvider } from "../ui/spot";
import type { Board, Move } from "./contract";
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

/** Every action that can be reached now: by one click, or by a click on a place that then offers several. */
export function offered(): Set<string> {
  const found = new Set(all("[data-action]").map((e) => e.dataset["action"]!));
  for (const spot of all('[data-moves]:not([data-moves="0"]):not([data-action])')) {
    click(spot);
    for (const item of all(".pick-menu [data-action]")) found.add(item.dataset["action"]!);
    click(all(".pick-veil")[0]);
  }
  return found;
}
/** Those that can be reached while one of these is taken up; each is put down again. */
export function offered_by(selector: string, now: () => Iterable<string> = offered): Set<string> {
  const found = new Set<string>();
  for (let i = 0; i < all(selector).length; i++) {
    click(all(selector)[i]);
    for (const action of now()) found.add(action);
    click(all(selector)[i]);
  }
  return found;
}

const set_width = (width: number) => void vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
const phone = 348;

/** Words as they are heard: nothing but letters and digits. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("\u00ad", "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
/** Buttons that are called otherwise than what is seen on them: whoever speaks to the page says what they see. */
const called_otherwise = () =>
  all("[aria-label]")
    .filter((e) => e.matches("button, [role=button]"))
    .map((e) => [plain(e.getAttribute("aria-label")!), plain(e.textContent)] as const)
    .filter(([label, seen]) => !label.includes(seen));

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

  /** Of these steps, which no recorded view shows. */
  function not_shown(steps: readonly string[]): string[] {
    const shown = new Set(views.map(({ view }) => view.decision.step));
    return steps.filter((step) => !shown.has(step));
  }

  /** Tests that every choice of every recorded view can be taken, and nothing else. */
  function every_move_can_be_made(
    desk: number,
    reachable: (view: View) => Set<string>,
    is_made_here: (move: Move) => boolean = () => true,
  ): void {
    for (const [where, width] of [
      ["a desk", desk],
      ["a phone", phone],
    ] as const)
      describe(`every move can be made on ${where}`, () => {
        beforeEach(() => set_width(width));
        afterEach(() => vi.restoreAllMocks());
        for (const { name, view } of views)
          it(name, () => {
            draw(view);
            const actions = moves_of(view)
              .filter(is_made_here)
              .map((move) => move.action);
            const found = reachable(view);
            expect(actions.filter((action) => !found.has(action))).toEqual([]);
            expect([...found].filter((action) => !actions.includes(action))).toEqual([]);
          });
      });
  }

  /** Tests that buttons are called as what is seen on them, also when one of `taken` is taken up. */
  function labels_hold_what_is_seen(desk: number, taken: () => HTMLElement[]): void {
    describe("labels hold the words that are seen", () => {
      afterEach(() => vi.restoreAllMocks());
      for (const width of [desk, phone])
        for (const lang of ["en", "pl"] as const)
          it(`${width} ${lang}`, () => {
            set_width(width);
            for (const { name, view } of views) {
              draw(view, lang);
              expect(called_otherwise(), name).toEqual([]);
              for (const one of taken()) {
                click(one);
                expect(called_otherwise(), name).toEqual([]);
              }
            }
          });
    });
  }
  return { cards, views, view_of, draw, not_shown, every_move_can_be_made, labels_hold_what_is_seen };
}

import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { folders } from "../boards";
import type { Hints } from "../boards/contract";
import type { View } from "../protocol";
import { box, draw, game, table_with } from "../testing";
import { Foreseen } from "./foreseen";
import { Foresight, ForesightContext } from "./foresight";
import { HintsOf } from "./hints";
import { pointed } from "./pointing";

const { view } = table_with();
const with_points = (points: number): View => ({ ...view!, state: { points } });
const tally: Hints["tally"] = ({ state }) => [
  { key: "points", name: { en: "points", pl: "punkty" }, n: (state as { points: number }).points },
  { key: "hand", name: { en: "hand", pl: "ręka" }, n: 5 },
];
const point_at = (action: string) =>
  act(() => pointed.set({ named: [], action, of: null, from: document.body, by_touch: false }));

beforeEach(() => {
  vi.useFakeTimers();
  folders["toy"] = { hints: () => Promise.resolve({ hints: { tally } }) } as unknown as (typeof folders)[string];
});
afterEach(() => {
  vi.useRealTimers();
  delete folders["toy"];
  act(() => pointed.set(null));
});

async function show(ask: (actions: string[]) => Promise<View | null>): Promise<void> {
  const foresight = new Foresight(ask);
  draw(
    <HintsOf game="toy" view={view} me="green">
      <ForesightContext value={foresight}>
        <Foreseen view={with_points(12)} game={game} me="green" />
      </ForesightContext>
    </HintsOf>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));

it("a choice that is pointed at shows what it would change, and only that", async () => {
  const ask = vi.fn(() => Promise.resolve<View | null>(with_points(21)));
  await show(ask);
  expect(box.textContent).toBe("");
  point_at("complete D2");
  await rest();
  expect(ask.mock.calls).toEqual([[["complete D2"]]]);
  expect(box.querySelector(".foreseen")?.textContent).toBe("Points12 →to 21");
  act(() => pointed.set(null));
  expect(box.textContent).toBe("");
});
it("a choice that changes nothing, or of which nothing can be told, shows nothing", async () => {
  await show((actions) => Promise.resolve(actions[0] === "wait" ? with_points(12) : null));
  for (const action of ["wait", "draw"]) {
    point_at(action);
    await rest();
    expect(box.textContent).toBe("");
  }
});

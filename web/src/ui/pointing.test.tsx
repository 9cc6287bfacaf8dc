import type { JSX } from "react";
import { act, useRef } from "react";
import { beforeEach, afterEach, expect, it, vi } from "vitest";
import type { TypedArg } from "../protocol";
import { draw } from "../testing";
import { place, places_of, pointed, pointing_held, useLit } from "./pointing";
import type { Pointed } from "./pointing";

const seats = ["white", "green"];
const chosen = vi.fn();
function Table({ what }: { what: Pointed }): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  useLit(frame, seats);
  return (
    <div className="play">
      <p id="words" tabIndex={0} {...pointing_held(what)} onClick={() => void chosen()} />
      <div ref={frame}>
        {seats.map((seat) => (
          <div key={seat} id={seat} {...place("seat", seat)} {...places_of(seat)}>
            <i id={`${seat}-2`} {...place("system source", 2)}>
              <b id={`${seat}-dome`} {...place("structure card", "dome")} />
            </i>
            <i id={`${seat}-3`} {...place("system source", 3)} />
          </div>
        ))}
        <i id="deck" data-offers={"draw\nattack green"} />
        <i id="common" {...place("control", "light")} />
      </div>
    </div>
  );
}
const arg = (kind: string, value: string | number): TypedArg => ({ kind, value });
const lit = () => [...document.querySelectorAll("[data-lit]")].map(({ id }) => id);
const words = () => document.getElementById("words")!;
const happen = (type: string, pointerType = "mouse") =>
  act(() => {
    const event = new MouseEvent(type, { bubbles: true });
    Object.assign(event, { pointerType });
    words().dispatchEvent(event);
  });
/** React makes entering and leaving of what happens over and out. */
const point_at = (what: Omit<Pointed, "of"> & { of?: string | null }) => {
  draw(<Table what={{ of: null, ...what }} />);
  happen("pointerover");
  return lit();
};

beforeEach(() => {
  // Nothing is drawn here, so everything counts as seen.
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  Element.prototype.scrollIntoView = vi.fn();
  chosen.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  pointed.set(null);
});

it("lights the places of the seat that is named, the smallest of those within each other", () => {
  const built = [arg("seat", "white"), arg("structure", "dome"), arg("system", "2")];
  expect(point_at({ named: built })).toEqual(["white-dome"]);
  expect(point_at({ named: [arg("seat", "green"), arg("system", "3")] })).toEqual(["green-3"]);
  happen("pointerout");
  expect(lit()).toEqual([]);
});

it("lights who is named where nothing else of it is on the board", () => {
  expect(point_at({ named: [arg("seat", "white"), arg("structure", "tower")] })).toEqual(["white"]);
  expect(point_at({ named: [arg("seat", "white"), arg("target", "green")] })).toEqual(["white", "green"]);
});

it("what belongs to nobody is lit whoever is named; other kinds of the same name are not", () => {
  expect(point_at({ named: [arg("seat", "white"), arg("control", "light")] })).toEqual(["common"]);
  expect(point_at({ named: [arg("sector", "light")] })).toEqual([]);
});

it("a choice lights where the board offers it, else what it names of mine, and where it leads", () => {
  expect(point_at({ named: [arg("seat", "green")], action: "attack green", of: "white" })).toEqual(["deck"]);
  expect(point_at({ named: [arg("system", "3")], action: "build", of: "white" })).toEqual(["white-3"]);
  expect(point_at({ named: [], action: "draw", lands: [arg("control", "light")], of: "white" })).toEqual([
    "deck",
    "common",
  ]);
});

it("a finger that stays points too, and chooses nothing when it is lifted", () => {
  vi.useFakeTimers();
  draw(<Table what={{ named: [arg("control", "light")], of: null }} />);
  happen("pointerdown", "touch");
  expect(lit()).toEqual([]);
  act(() => void vi.advanceTimersByTime(500));
  expect(lit()).toEqual(["common"]);
  expect(document.documentElement.hasAttribute("data-holding")).toBe(true);
  happen("pointerup", "touch");
  happen("click");
  expect(lit()).toEqual([]);
  expect(chosen).not.toHaveBeenCalled();
  // A short touch is a choice as ever.
  happen("pointerdown", "touch");
  happen("pointerup", "touch");
  happen("click");
  expect(chosen).toHaveBeenCalledOnce();
});

it("words that are gone point nowhere", async () => {
  expect(point_at({ named: [arg("control", "light")] })).toEqual(["common"]);
  words().remove();
  document.getElementById("deck")!.remove();
  await act(async () => {});
  expect(lit()).toEqual([]);
});

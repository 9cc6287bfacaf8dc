import type { JSX } from "react";
import { act, useLayoutEffect } from "react";
import { afterEach, expect, it } from "vitest";
import type { View } from "../protocol";
import { change_settings } from "../store";
import { draw } from "../testing";
import { useShown } from "./shown";
import type { Shown } from "./shown";

let now: Shown;
function Probe(props: Parameters<typeof useShown>[0]): JSX.Element {
  const shown = useShown(props);
  useLayoutEffect(() => void (now = shown));
  return <p>{shown.shown}</p>;
}
const view = (seat: string | undefined): View => ({
  game: "toy",
  viewer: "green",
  seats: ["white", "green", "red"],
  decision: { number: 1, ...(seat ? { seat } : {}) },
  state: {},
});
const look = (seat: string | undefined, question: number | null, me: string | null = "green") =>
  draw(<Probe view={view(seat)} me={me} playing={me !== null} question={question} />);
const show = (seat: string | null) => act(() => now.show(seat));
afterEach(() => act(() => change_settings({ follow: true })));

it("shows whoever decides, and comes back when I am asked", () => {
  look("green", 1);
  expect(now).toMatchObject({ shown: "green", way: null });
  look("white", null);
  expect(now).toMatchObject({ shown: "white", way: "mine" });
  look("red", null);
  expect(now.shown).toBe("red");
  look("green", 2);
  expect(now.shown).toBe("green");
  // While my answer is on its way, too.
  look("green", null);
  expect(now).toMatchObject({ shown: "green", way: null });
});

it("stays with mine if I go back to it, until I follow again", () => {
  look("white", null);
  show("green");
  expect(now).toMatchObject({ shown: "green", way: "follow" });
  look("red", null);
  look("green", 3);
  look("red", null);
  expect(now).toMatchObject({ shown: "green", way: "follow" });
  show(null);
  expect(now).toMatchObject({ shown: "red", way: "mine" });
});

it("does not jump away from what I picked, until I am asked", () => {
  look("white", null);
  show("red");
  look("red", null);
  look("white", null);
  expect(now).toMatchObject({ shown: "red", way: "mine" });
  look("green", 4);
  expect(now.shown).toBe("green");
  show("white");
  expect(now).toMatchObject({ shown: "white", way: "mine" });
  show("green");
  expect(now).toMatchObject({ shown: "green", way: null });
  // That was no wish to stay: others were not playing.
  look("red", null);
  expect(now.shown).toBe("red");
});

it("can be switched off", () => {
  act(() => change_settings({ follow: false }));
  look("white", null);
  expect(now).toMatchObject({ shown: "green", way: null });
});

it("spectators follow whoever decides, and can pick", () => {
  look("white", null, null);
  expect(now).toMatchObject({ shown: "white", way: null });
  show("red");
  look("green", null, null);
  expect(now).toMatchObject({ shown: "red", way: "follow" });
  show(null);
  expect(now.shown).toBe("green");
});

it("shows in a replay who made the step, not who decides next", () => {
  draw(<Probe view={view("red")} me={null} playing={false} question={null} acted="white" />);
  expect(now.shown).toBe("white");
  draw(<Probe view={view("white")} me={null} playing={false} question={null} acted={undefined} />);
  expect(now.shown).toBe("white");
});

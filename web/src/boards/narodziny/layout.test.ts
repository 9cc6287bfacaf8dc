import { describe, expect, it } from "vitest";
import { layout_of } from "./layout";
import { next_control } from "./state";
import type { State } from "./state";

describe("the layout follows the room of the board, not the window", () => {
  it.each([
    [{ width: 348, height: 500 }, "one"], // a phone
    [{ width: 756, height: 780 }, "one"], // a tablet held upright
    [{ width: 910, height: 655 }, "two"], // 1280x800 beside the lists
    [{ width: 1550, height: 935 }, "three"], // 1920x1080
    [{ width: 1550, height: 300 }, "one"], // too low for columns
    [{ width: 0, height: 0 }, "one"], // not measured yet
  ] as const)("%o: %s", (room, layout) => expect(layout_of(room)).toBe(layout));
});

describe("where an energy token goes (NK-ENE-05, NK-ENE-06)", () => {
  const with_tokens = (light: number, time: number, gravity: number, chemistry: number) => {
    const tokens = (n: number) => Array.from({ length: n }, () => "dark");
    const controls = { light: tokens(light), time: tokens(time), gravity: tokens(gravity), chemistry: tokens(chemistry) };
    return { controls } as unknown as State;
  };
  it("goes clockwise to the next control", () => {
    expect(next_control(with_tokens(1, 1, 1, 1), "light")).toBe("time");
    expect(next_control(with_tokens(1, 1, 1, 1), "chemistry")).toBe("light");
  });
  it("skips full controls", () => {
    expect(next_control(with_tokens(1, 3, 1, 1), "light")).toBe("gravity");
    expect(next_control(with_tokens(1, 3, 3, 0), "light")).toBe("chemistry");
  });
});

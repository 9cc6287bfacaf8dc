import { describe, expect, it } from "vitest";
import { layout_of } from "./layout";

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

import { describe, expect, it } from "vitest";
import { patched } from "./json_patch";

const before = {
  seq: 7,
  asked: ["white", "green"],
  view: { state: { players: { white: { hand: ["a", "b"] }, green: { hand: { hidden: 2 } } }, moons: [{ size: 1 }] } },
  rematch: null as string | null,
};

describe("json patch", () => {
  it("replaces, adds and removes in objects", () => {
    expect(patched({ a: 1, b: 2 }, [{ op: "replace", path: "/a", value: 3 }])).toEqual({ a: 3, b: 2 });
    expect(patched({ a: 1 }, [{ op: "add", path: "/b", value: null }])).toEqual({ a: 1, b: null });
    expect(patched({ a: 1 }, [{ op: "add", path: "/a", value: 2 }])).toEqual({ a: 2 });
    expect(patched({ a: 1, b: 2 }, [{ op: "remove", path: "/a" }])).toEqual({ b: 2 });
  });
  it("puts into lists, behind their end too, and closes the gap", () => {
    expect(patched([1, 2], [{ op: "add", path: "/1", value: 9 }])).toEqual([1, 9, 2]);
    expect(patched([1, 2], [{ op: "add", path: "/2", value: 9 }])).toEqual([1, 2, 9]);
    expect(patched([1, 2], [{ op: "add", path: "/-", value: 9 }])).toEqual([1, 2, 9]);
    expect(patched([1, 2, 3], [{ op: "remove", path: "/0" }])).toEqual([2, 3]);
    expect(patched([1, 2], [{ op: "replace", path: "/1", value: [] }])).toEqual([1, []]);
  });
  it("goes in order: each patch sees what the one before has made", () => {
    const patches = [
      { op: "remove", path: "/0" },
      { op: "remove", path: "/0" },
      { op: "add", path: "/0", value: "x" },
    ];
    expect(patched(["a", "b", "c"], patches)).toEqual(["x", "c"]);
  });
  it("reads keys with slashes, tildes and nothing in them", () => {
    expect(patched({ "a/b": 1, "c~d": 2, "": 3 }, [{ op: "replace", path: "/a~1b", value: 5 }])).toMatchObject({
      "a/b": 5,
    });
    expect(patched({ "~1": 1 }, [{ op: "replace", path: "/~01", value: 5 }])).toEqual({ "~1": 5 });
    expect(patched({ "": 3 }, [{ op: "replace", path: "/", value: 5 }])).toEqual({ "": 5 });
  });
  it("replaces the whole", () => {
    expect(patched(before as unknown, [{ op: "replace", path: "", value: { seq: 8 } }])).toEqual({ seq: 8 });
  });
  it("leaves what was before as it was, and shares all that has not changed", () => {
    const copy = structuredClone(before);
    const after = patched(before, [{ op: "add", path: "/view/state/players/white/hand/-", value: "c" }])!;
    expect(before).toEqual(copy);
    expect(after.view.state.players.white.hand).toEqual(["a", "b", "c"]);
    expect(after.view.state.players.green).toBe(before.view.state.players.green);
    expect(after.view.state.moons).toBe(before.view.state.moons);
    expect(after.asked).toBe(before.asked);
    expect(patched(before, [])).toBe(before);
  });
  it("says that a patch does not fit", () => {
    const wrong: unknown[] = [
      { op: "replace", path: "/nothing", value: 1 },
      { op: "remove", path: "/nothing" },
      { op: "add", path: "/nothing/deeper", value: 1 },
      { op: "replace", path: "/seq/deeper", value: 1 },
      { op: "replace", path: "/rematch/deeper", value: 1 },
      { op: "add", path: "/asked/3", value: 1 },
      { op: "replace", path: "/asked/2", value: 1 },
      { op: "replace", path: "/asked/-", value: 1 },
      { op: "remove", path: "/asked/01" },
      { op: "remove", path: "/asked/x" },
      { op: "remove", path: "" },
      { op: "remove", path: "seq" },
      { op: "replace", path: "/constructor", value: 1 },
      { op: "replace", path: "/toString/name", value: 1 },
      { op: "move", path: "/seq", from: "/asked" },
      { op: "test", path: "/seq", value: 7 },
      { op: "add", path: "/seq" },
      { op: "add", value: 1 },
      null,
    ];
    for (const one of wrong) expect(patched(before, [one]), JSON.stringify(one)).toBeNull();
  });
  it("does nothing by halves", () => {
    const patches = [
      { op: "replace", path: "/seq", value: 8 },
      { op: "remove", path: "/nothing" },
    ];
    expect(patched(before, patches)).toBeNull();
    expect(before.seq).toBe(7);
  });
});

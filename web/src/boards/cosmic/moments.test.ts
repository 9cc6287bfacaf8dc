// The moment of a reveal tells who wins, by how much, and what it costs.
import { expect, it } from "vitest";
import type { LogEntry, View } from "../../protocol";
import { lines_of, scenes_in } from "../../ui/moment_queue";
import { hints } from "./hints";
import { moments } from "./moments";

const told = (key: string, ...args: [string, string | number][]): LogEntry => ({
  ...{ seq: 1, at: 0, kind: "story", en: key, pl: key, key },
  args: args.map(([kind, value]) => ({ kind, value })),
});
const before = { state: { offense: "green", defense: "red" } } as unknown as View;
const name_of = (seat: string) => ({ green: "Algol", red: "Ola" })[seat] ?? seat;
const reveal = [
  told("shows", ["seat", "green"], ["card", "attack-12"]),
  told("shows", ["seat", "red"], ["card", "morph"]),
];

it("names the winner with the higher total first, whichever side it is", () => {
  for (const [ending, en, pl] of [
    ["offense-wins", "Algol wins 19 : 16", "Wygrywa Algol 19 : 16"],
    ["defense-wins", "Ola wins 16 : 19", "Wygrywa Ola 16 : 19"],
  ] as const) {
    const log = [...reveal, told("totals", ["number", 19], ["number", 16]), told("outcome", ["ending", ending])];
    const [scene, ...more] = scenes_in(log, moments);
    expect(more).toEqual([]);
    expect(moments.heads!(scene!, before, name_of)).toEqual({ en, pl });
  }
});

it("lists what everybody has lost beside the card that they have shown", () => {
  const [scene] = scenes_in([...reveal, told("lost", ["seat", "red"], ["number", 4])], moments);
  const of_red = lines_of(scene!, "seats").find(({ facts }) => facts[0]!.seat === "red")!;
  expect(of_red.facts.map(({ thing, entry }) => thing?.value ?? entry?.key)).toEqual(["morph", "lost"]);
  expect(moments.heads!(scene!, before, name_of)).toBeNull();
});

it("says only that something is lost where no encounter is decided", () => {
  const [scene] = scenes_in([told("lost", ["seat", "red"], ["number", 1])], moments);
  expect(moments.heads!(scene!, before, name_of)?.en).toBe("Losses");
});

it("holds up what the others do, so that it can be read", () => expect(moments.scenes["reveal"]!.holds).toBe(true));

it("a loss is whose it is: ships that are lost, cards that somebody takes", () => {
  const lost = [{ kind: "seat", value: "red" } as const, { kind: "number", value: 3 } as const];
  const taken = [{ kind: "seat", value: "green" } as const, lost[1]!, lost[0]!];
  expect(["red", "green"].map((seat) => hints.hurts!("lost", lost, seat))).toEqual([true, false]);
  expect(["red", "green"].map((seat) => hints.hurts!("takes", taken, seat))).toEqual([true, false]);
  expect(hints.hurts!("joins", lost, "red")).toBe(false);
});

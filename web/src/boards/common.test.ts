// What boards share: the order around a table, moves by their verbs, cards and names.
import { describe, expect, it } from "vitest";
import { called, card_in, from_seat, moves_on, of_verb, others_of, without_place } from "./common";
import type { Move } from "./contract";

const move = (action: string): Move => {
  const [verb = "", ...args] = action.split(" ");
  return { action, verb, args, en: action, pl: action };
};

describe("seats", () => {
  const seats = ["red", "green", "blue"];
  it("are told clockwise, from any of them", () => {
    expect(from_seat(seats, "green")).toEqual(["green", "blue", "red"]);
    expect(from_seat(seats, "red")).toEqual(seats);
  });
  it("are told from the first by whoever does not sit there", () => {
    for (const nobody of [null, undefined, "white"]) expect(from_seat(seats, nobody)).toEqual(seats);
  });
  it("of the others begin at one's left, without one's own", () => {
    expect(others_of(seats, "green", "green")).toEqual(["blue", "red"]);
    expect(others_of(seats, "white", "red")).toEqual(["green", "blue"]);
    expect(others_of([], "white", "white")).toEqual([]);
  });
  it("of the others have one's own in the place of whoever is drawn large", () => {
    expect(others_of(seats, "green", "red")).toEqual(["blue", "green"]);
  });
});

describe("moves", () => {
  const moves = ["build a 1", "build b 1", "sell a", "done"].map(move);
  const told = (some: Move[]) => some.map(({ action }) => action);
  it("are found by their verbs and by what they concern", () => {
    expect(told(of_verb(moves, "sell", "done"))).toEqual(["sell a", "done"]);
    expect(told(moves_on(moves, ["build", "sell"], "a"))).toEqual(["build a 1", "sell a"]);
    expect(told(without_place(moves, new Set(["build", "sell"])))).toEqual(["done"]);
  });
});

describe("cards and names", () => {
  const card = { id: "a", name: { en: "Ay", pl: "Aj" }, text: { en: "Does.", pl: "Robi." }, facts: { cost: 3 } };
  const cards = new Map([["a", card]]);
  it("are told in a language, with what is printed", () => {
    expect(card_in(cards, "a", "pl", { kind: "plain", cost: 0 })).toEqual({
      id: "a",
      name: "Aj",
      text: "Robi.",
      facts: { kind: "plain", cost: 3 },
    });
  });
  it("are told by their ids where the server does not know them", () => {
    expect(card_in(cards, "b", "en", { kind: "plain" })).toEqual({
      id: "b",
      name: "b",
      text: "",
      facts: { kind: "plain" },
    });
    const facts = { called: { seat: { red: { en: "red", pl: "czerwony" } } } };
    expect(called(facts, "seat", "red", "pl")).toBe("czerwony");
    expect(called(facts, "seat", "blue", "pl")).toBe("blue");
    expect(called(facts, "moon", "red", "pl")).toBe("red");
  });
});

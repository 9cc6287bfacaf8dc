import { expect, it } from "vitest";
import type { BotInfo, GameInfo, LogEntry } from "../protocol";
import { person_name, sitter_names } from "./hooks";
import { seat_of } from "./story";

const game = {
  id: "toy",
  seats: [
    { id: "red", en: "red", pl: "czerwony" },
    { id: "blue", en: "blue", pl: "niebieski" },
    { id: "green", en: "green", pl: "zielony" },
  ],
} as GameInfo;
const bots: BotInfo[] = [{ id: "greedy", name: { en: "Greedy", pl: "Zachłanny" }, help: { en: "", pl: "" } }];

it("bots of one kind are told apart by their seats, in either language", () => {
  const sitters = [
    { seat: "red", player: "greedy", name: "", guest: false },
    { seat: "blue", player: "greedy", name: "", guest: false },
    { seat: "green", player: "person", name: "Ala", guest: false },
  ];
  expect([...sitter_names(sitters, bots, game, "en").values()]).toEqual(["Greedy (red)", "Greedy (blue)", "Ala"]);
  expect([...sitter_names(sitters, bots, game, "pl").values()]).toEqual([
    "Zachłanny (czerwony)",
    "Zachłanny (niebieski)",
    "Ala",
  ]);
});
it("a line of the story belongs to the seat that it begins with, as a whole word", () => {
  const line = (en: string): LogEntry => ({ seq: 1, at: 0, kind: "story", en, pl: en });
  expect(seat_of(line("Red pays 2 food."), game)).toBe("red");
  expect(seat_of(line("Red's morale is now 8."), game)).toBe("red");
  expect(seat_of(line("Redistribution begins."), game)).toBeNull();
  expect(seat_of(line("The game is over."), game)).toBeNull();
});
it("guests have a sign, and whoever is gone has no name", () => {
  expect(person_name({ name: "Ala", guest: false }, "pl")).toBe("Ala");
  expect(person_name({ name: "Ala", guest: true }, "pl")).toBe("Ala°");
  expect(person_name({ name: "", guest: false }, "pl")).toBe("(konto usunięte)");
  const two = [
    { seat: "red", player: "person", name: "Ala", guest: true },
    { seat: "blue", player: "person", name: "Ala", guest: false },
  ];
  expect([...sitter_names(two, bots, game, "en").values()]).toEqual(["Ala°", "Ala"]);
});

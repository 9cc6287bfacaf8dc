import { expect, it } from "vitest";
import { resized } from "./new_game";

it("fewer seats never drop the one who sets the table, more are filled with bots", () => {
  expect(resized(["greedy", "open", "me"], 2, "greedy")).toEqual(["greedy", "me"]);
  expect(resized(["me", "open", "open"], 2, "greedy")).toEqual(["me", "open"]);
  expect(resized(["open", "greedy"], 2, "greedy")).toEqual(["open", "greedy"]);
  expect(resized(["me", "open"], 4, "greedy")).toEqual(["me", "open", "greedy", "greedy"]);
});

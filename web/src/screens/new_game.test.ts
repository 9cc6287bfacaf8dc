import { expect, it } from "vitest";
import type { GameInfo } from "../protocol";
import { absent_standard, asked_for, first_options, resized, suggested_for } from "./new_game";
import type { Wished } from "./new_game";

it("fewer seats never drop the one who sets the table, more are filled with bots", () => {
  expect(resized(["greedy", "open", "me"], 2, "greedy")).toEqual(["greedy", "me"]);
  expect(resized(["me", "open", "open"], 2, "greedy")).toEqual(["me", "open"]);
  expect(resized(["open", "greedy"], 2, "greedy")).toEqual(["open", "greedy"]);
  expect(resized(["me", "open"], 4, "greedy")).toEqual(["me", "open", "greedy", "greedy"]);
});

const wish: Wished = {
  seats: ["me", "open"],
  options: {},
  clock: { kind: "none" },
  public: false,
  windows: { kind: "quiet", seconds: 5 },
  absent_minutes: absent_standard,
};
it("asks for windows where the game has them, and for what is not standard", () => {
  expect(asked_for(wish, { id: "toy", windows: true })).toEqual({
    game: "toy",
    seats: ["open", "open"],
    options: {},
    clock: { kind: "none" },
    public: false,
    windows: { kind: "quiet", seconds: 5 },
  });
  expect(asked_for(wish, { id: "orion", windows: false })).not.toHaveProperty("windows");
  expect(asked_for({ ...wish, absent_minutes: 3 }, { id: "toy", windows: true })).toMatchObject({ absent_minutes: 3 });
  const by_days = { ...wish, absent_minutes: 3, clock: { kind: "days", days: 3 } } as const;
  expect(asked_for(by_days, { id: "toy", windows: true })).not.toHaveProperty("absent_minutes");
});

it("takes of a suggestion what the game knows, and nothing that it would refuse", () => {
  const text = { en: "", pl: "" };
  const option = (key: string, high: number) => ({
    key,
    name: text,
    help: text,
    low: 0,
    high,
    standard: 0,
    values: [],
  });
  const options = { powers: 1, green: 1, technology: 2 };
  const told = suggested_for(
    { options: [option("powers", 1), option("technology", 1)] },
    { name: text, help: text, options },
  );
  expect(told).toEqual({ powers: 1 });
});

it("a game that is begun by one click has what is suggested for a first game", () => {
  const option = (key: string, standard: number) => ({ key, standard, low: 0, high: 1 });
  const info = (id: string) => ({ id, options: [option("yellow", 1), option("green", 1)] }) as unknown as GameInfo;
  expect(first_options(info("cosmic"))).toMatchObject({ yellow: 0, green: 1 });
  expect(first_options(info("narodziny"))).toEqual({});
});

import { expect, it } from "vitest";
import type { Phase } from "../protocol";
import { hear_requests } from "../testing";
import { play_again } from "./create";

const next = (players: string[], phase: Phase = "waiting") => ({
  table: { id: "N", phase, you: { seat: "white", host: true }, seats: players.map((player) => ({ player })) },
});
const asked = async (reply: object): Promise<string[]> => {
  const heard = hear_requests(() => Promise.resolve(reply));
  await play_again("T");
  return heard.map((one) => one.do);
};

it("a rematch against bots begins at once; with people it waits for them", async () => {
  expect(await asked(next(["person", "greedy"]))).toEqual(["rematch", "start"]);
  expect(location.pathname).toBe("/table/N");
  expect(await asked(next(["person", "open", "greedy"]))).toEqual(["rematch"]);
});
it("one that has begun already is not begun again", async () => {
  expect(await asked(next(["person", "greedy"], "playing"))).toEqual(["rematch"]);
});

import { expect, it } from "vitest";
import type { CardText } from "../../protocol";
import { tile_facts } from "./facts";
import type { Facts, Gain } from "./facts";
import cards_json from "./fixtures/cards.json";
import counted_json from "./fixtures/counted.json";
import facts_json from "./fixtures/facts.json";
import late2 from "./fixtures/late2.json";
import late4 from "./fixtures/late4.json";
import mid4 from "./fixtures/mid4.json";
import shift4 from "./fixtures/shift4.json";
import steps from "./fixtures/steps.json";
import { tokens_on, wants } from "./state";
import type { Player, State } from "./state";
import { gain_text } from "./words";

const facts = facts_json as unknown as Facts;
const cards = new Map((cards_json as unknown as CardText[]).map((c) => [c.id, c]));

const views = { ...steps, late2, late4, mid4, shift4 } as unknown as Record<string, { state: State }>;
const players = Object.values(views).flatMap(({ state }) => Object.values(state.players));

it("shows what meets the symbols of a nebula, each with what is printed there", () => {
  const player = { demands: { F1: ["star", "star", "supernova", "nothing"], P1: [] } } as unknown as Player;
  const tile = { size: 3, points: 10, stars: { H: 1, C: 2, O: 1 } };
  expect(wants(player, "F1", tile, facts)).toEqual([
    { element: "H", met: "star" },
    { element: "C", met: "star" },
    { element: "C", met: "supernova" },
    { element: "O", met: "nothing" },
  ]);
  expect(wants(player, "P1", tile, facts)).toEqual([]); // it is completed
});

it("has as many symbols on every unfinished nebula as the view says", () => {
  const unfinished = players.flatMap((player) =>
    Object.entries(player.nebulae).flatMap(([space, tile]) =>
      player.completed.includes(space) ? [] : [{ player, space, facts: tile_facts(cards, tile)! }],
    ),
  );
  expect(unfinished.length).toBeGreaterThan(20);
  for (const { player, space, facts: tile } of unfinished)
    expect(wants(player, space, tile, facts).length).toBe(Object.values(tile.stars).reduce((sum, n) => sum + n, 0));
});

it("knows the value of advanced life from the facts", () => {
  const player = {
    advanced_backs: { D1: "A" },
    advanced: { D1: "A7" },
    advanced_backs_second: { D1: "B" },
    advanced_second: { hidden: 1 },
  } as unknown as Player;
  expect(tokens_on(player, "D1", facts)).toEqual([
    { group: "A", value: 7 },
    { group: "B", value: null },
  ]);
});

it("has words for everything that rewards give", () => {
  const rewards = [...Object.values(facts.active_rewards), ...Object.values(facts.passive_rewards)];
  const gains = rewards.flatMap((reward) => Object.keys(reward) as Gain[]);
  expect(new Set(gains).size).toBe(11);
  for (const gain of gains)
    for (const lang of ["en", "pl"] as const) expect(gain_text(gain, 2, counted_json, lang)).toContain("2 ");
});

it("counts stars and resources in the words of the game", () => {
  expect(gain_text("He", 5, counted_json, "pl")).toBe("5 gwiazd He");
  expect(gain_text("graviton", 1, counted_json, "en")).toBe("1 graviton");
  expect(gain_text("card", 3, counted_json, "pl")).toBe("3 karty energii");
});

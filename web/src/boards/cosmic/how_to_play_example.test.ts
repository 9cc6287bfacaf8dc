// What the pictures of "How to play" show could lie on a table.
import { expect, it } from "vitest";
import type { CardText, GameInfo } from "../../protocol";
import { facts_of } from "./facts";
import cards_json from "./fixtures/cards.json";
import facts_json from "./fixtures/facts.json";
import { example, shown } from "./how_to_play_example";
import { card_of, fighters, planets_of, sides } from "./state";

const facts = facts_of({ facts: facts_json } as unknown as GameInfo);
const cards = new Map((cards_json as unknown as CardText[]).map((card) => [card.id, card]));
const { state } = example;

it("the totals are those of the cards and ships that are shown", () => {
  for (const side of sides) {
    const ships = fighters(example, side).reduce((sum, seat) => sum + state.players[seat]!.in_encounter, 0);
    const cards = [state.counts_as[side]!, ...state.support[side]];
    const values = cards.map((id) => facts.value_of[id] ?? 0);
    expect(state.values[side]).toBe(values[0]);
    expect(state.totals[side]).toBe(ships + values.reduce((sum, n) => sum + n, 0));
  }
});

it("the system that is shown has all its planets, and no more ships than a player has", () => {
  const planets = planets_of(state, "red", facts);
  expect(planets).toHaveLength(facts.by_four_planets["0"]!.planets);
  const own = planets.reduce((sum, { ships }) => sum + (ships["red"] ?? 0), 0) + state.players["red"]!.gate;
  expect(own).toBeLessThanOrEqual(facts.by_four_planets["0"]!.ships);
});

it("there is a card of each type", () => {
  expect(Object.keys(shown)).toEqual(facts.types);
  for (const [type, id] of Object.entries(shown)) expect(card_of(cards, id, "en").facts.type).toBe(type);
});

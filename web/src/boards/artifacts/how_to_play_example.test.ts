// What the pictures of "How to play" show could lie on a table.
import { expect, it } from "vitest";
import type { CardText, GameInfo } from "../../protocol";
import { facts_of } from "./facts";
import cards_json from "./fixtures/cards.json";
import facts_json from "./fixtures/facts.json";
import { example, seat, shown } from "./how_to_play_example";
import { card_of, section_of, shown_section, types } from "./state";

const facts = facts_of({ facts: facts_json } as unknown as GameInfo);
const cards = new Map((cards_json as unknown as CardText[]).map((card) => [card.id, card]));
const { state } = example;
const player = state.players[seat]!;
const card = (id: string) => card_of(cards, id, "en");

it("every card is of its row, and what is attached pays for it", () => {
  for (const type of types)
    for (const id of [...player.stage[type], ...player.empire[type]]) expect(card(id).facts.type).toBe(type);
  for (const [resource, on] of Object.entries(state.lying)) {
    const type = types.find((one) => player.stage[one].includes(on));
    if (!type) continue;
    const section = section_of(card(resource), shown_section(state, resource));
    expect([facts.colour_of_type[type], "gold"]).toContain(section?.colour);
    expect(player.icons[on]).toBe(section?.icons);
  }
});

it("the cards that are shown alone are what they are told to be", () => {
  expect(shown.resources.map((id) => card(id).facts.type)).toEqual(["resource", "resource"]);
  expect(card(shown.planet).facts.type).toBe("planet");
  expect(card(shown.ship).facts).toMatchObject({ type: "ship", bonus: expect.any(Number) as number });
  expect(card(shown.revealed).facts.number).toBeGreaterThan(0);
  const { number, bonus, value, row } = shown.attack;
  expect([card(shown.revealed).facts.number, card(shown.ship).facts.bonus]).toEqual([number, bonus]);
  expect(value).toBe(number + bonus);
  expect(card(shown.system).facts.rows![row - 1]).toMatchObject({ value });
});

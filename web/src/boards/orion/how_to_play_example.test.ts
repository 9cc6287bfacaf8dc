// What the pictures of "How to play" show could lie on a table.
import { expect, it } from "vitest";
import type { CardText, GameInfo } from "../../protocol";
import { facts_of, zone_of } from "./facts";
import cards_json from "./fixtures/cards.json";
import facts_json from "./fixtures/facts.json";
import { example, example_card, seat } from "./how_to_play_example";
import { card_of } from "./state";

const facts = facts_of({ facts: facts_json } as unknown as GameInfo);
const cards = new Map((cards_json as unknown as CardText[]).map((card) => [card.id, card]));
const player = example.state.players[seat]!;

it("points, level and actions are those of what lies there", () => {
  const built = Object.values(player.systems).flat();
  expect(built.every((id) => cards.has(id))).toBe(true);
  const on_cards = built.reduce((sum, id) => sum + (card_of(cards, id, "en").facts.vp ?? 0), 0);
  expect(player.points).toEqual({ cards: on_cards, now: player.vp + on_cards + player.morale, more: 0 });
  expect(player.level).toBe(zone_of(Math.max(...Object.values(player.resources)), facts));
  expect(player.actions.available).toBe(facts.levels[player.level].markers);
});

it("the card that is explained has everything that is told of", () => {
  const { cost, produces, vp, field, keyword } = card_of(cards, example_card, "en").facts;
  expect([cost, produces, vp, field, keyword].every(Boolean)).toBe(true);
});

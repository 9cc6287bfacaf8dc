// What the pictures of "How to play" show could lie on a table.
import { expect, it } from "vitest";
import type { CardText, GameInfo } from "../../protocol";
import { facts_of, tile_facts } from "./facts";
import cards_json from "./fixtures/cards.json";
import facts_json from "./fixtures/facts.json";
import { alive, evolved, example, grown, mine, nearly_complete } from "./how_to_play_example";
import { figure_of } from "./state";
import type { Element } from "./state";

const facts = facts_of({ facts: facts_json } as unknown as GameInfo);
const cards = new Map((cards_json as unknown as CardText[]).map((card) => [card.id, card]));

it("nebulae want what is not there yet", () => {
  for (const player of [nearly_complete, alive, evolved, grown])
    for (const [space, tile] of Object.entries(player.nebulae)) {
      if (player.completed.includes(space)) continue;
      const figures = facts.nebula_spaces[space]!.corners.flatMap((corner) => figure_of(player.stars[corner]) ?? []);
      const novas = figures.filter((figure) => figure.nova).length;
      const wanted = Object.entries(tile_facts(cards, tile)!.stars) as [Element, number][];
      const missing = wanted.reduce(
        (sum, [element, n]) =>
          sum + Math.max(0, n - figures.filter((one) => !one.nova && one.element === element).length),
        0,
      );
      const shown = player.demands[space]!;
      expect(shown, space).toHaveLength(wanted.reduce((sum, [, n]) => sum + n, 0));
      expect(
        shown.filter((met) => met === "nothing"),
        space,
      ).toHaveLength(Math.max(0, missing - novas));
      expect(player.completable.includes(space), space).toBe(missing <= novas);
    }
});

it("advanced life needs life on every side, and takes the proto-life", () => {
  const { sides } = facts.nebula_spaces["P1"]!;
  expect([...alive.proto, ...alive.stable].sort()).toEqual([...sides].sort());
  expect(evolved).toMatchObject({ proto: [], stable: alive.stable, stars: alive.stars });
});

it("the console gives for each token and each marker of one's own", () => {
  const { controls, ability_markers, players } = example(facts);
  for (const control of facts.controls) {
    expect(controls[control].length).toBeLessThanOrEqual(facts.control_room);
    expect(players[mine]!.passive_rewards[control], control).toBe(
      controls[control].length + ability_markers[control].filter((seat) => seat === mine).length,
    );
  }
});

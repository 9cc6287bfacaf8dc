// Pictures of cards are drawn on the boards, each on its own, and none is empty. That every card has one is a unit test's.
import assert from "node:assert/strict";
import { each_game } from "../games.mjs";
import { Stage, recorded } from "../stage.mjs";

/** Runs in the page: the cards whose pictures the board uses, and those whose picture is not there or is nothing. */
function pictures_used() {
  const uses = [...document.querySelectorAll('.board-frame use[href^="#picture-"]:not([href$="-signs"])')];
  const cards = uses.map((use) => use.getAttribute("href").slice(1));
  const empty = cards.filter((name) => !(document.getElementById(name)?.childElementCount > 3));
  return { cards, empty, seen: uses.filter((use) => use.getBoundingClientRect().width > 10).length };
}

export default each_game((game) => ({
  name: `pictures of cards on the board of ${game}`,
  async run(house) {
    const views = Object.values(recorded(game)).filter(({ viewer }) => viewer);
    const stage = await Stage.open(house, views[0]);
    const drawn = new Set();
    for (const view of views) {
      await stage.show(view);
      const { cards, empty, seen } = await stage.page.evaluate(pictures_used);
      assert.deepEqual(empty, [], "pictures that are used and not drawn");
      assert.ok(cards.length === 0 || seen > 0, "pictures without any size");
      for (const card of cards) drawn.add(card);
    }
    assert.ok(drawn.size > 12, `only ${drawn.size} cards have pictures in all that was recorded`);
    return `${drawn.size} cards`;
  },
}));

// Every card that has a name of its own has a picture of its own, and small ones can be told apart; on the boards they are
// drawn, and none is empty.
import assert from "node:assert/strict";
import { each_game } from "../games.mjs";
import { Person } from "../person.mjs";
import { Stage, recorded } from "../stage.mjs";

/** Runs in the page: the cards whose pictures the board uses, and those whose picture is not there or is nothing. */
function pictures_used() {
  const uses = [...document.querySelectorAll('.board-frame use[href^="#picture-"]:not([href$="-signs"])')];
  const cards = uses.map((use) => use.getAttribute("href").slice(1));
  const empty = cards.filter((name) => !(document.getElementById(name)?.childElementCount > 3));
  return { cards, empty, seen: uses.filter((use) => use.getBoundingClientRect().width > 10).length };
}

/** Runs in the page: the pictures at the heads of the cards, by the cards' names. */
function pictures_of_cards() {
  const within = (name) => document.getElementById(name)?.innerHTML ?? "";
  return [...document.querySelectorAll(".rule-card")].map((card) => {
    const use = card.querySelector('.card-picture use[href^="#picture-"]');
    const name = use?.getAttribute("href").slice(1);
    return { card: card.id, drawn: name ? within(name) + within(`${name}-signs`) : "" };
  });
}

/** Runs in a page: how far the two nearest of these pictures are from each other, seen so many pixels wide. */
async function nearest({ pictures, size }) {
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const seen = [];
  for (const { card, drawn } of pictures) {
    const box = `viewBox="-50 -50 100 100" width="${size}" height="${size}" fill-rule="evenodd"`;
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawn}</svg>`)}`;
    await image.decode();
    pen.clearRect(0, 0, size, size);
    pen.drawImage(image, 0, 0);
    seen.push({ card, points: pen.getImageData(0, 0, size, size).data });
  }
  let found = { apart: Infinity };
  for (const [i, a] of seen.entries())
    for (const b of seen.slice(0, i)) {
      let sum = 0;
      for (let at = 0; at < a.points.length; ++at) sum += Math.abs(a.points[at] - b.points[at]);
      const apart = sum / a.points.length;
      if (apart < found.apart) found = { apart, cards: [b.card, a.card] };
    }
  return found;
}

/** As a thumbnail is seen. Two pictures are nearer than this, of 255 shades, only if they are the same to the eye. */
const thumbnail = 64;
const same_to_the_eye = 2;

const of_its_own = (game) => ({
  name: `every card of ${game} has its own picture`,
  async run(house) {
    const { context, page } = await Person.arrive(house);
    const cards = await house.read(`/api/cards/${game}`);
    // What is only called by a number, or as others are, is told by what is printed on it.
    const named = cards
      .filter(({ id, name }) => name.en !== id && cards.filter((other) => other.name.en === name.en).length === 1)
      .map(({ id }) => id);
    await page.goto(`${house.address}/rules/${game}`);
    await page
      .locator(".rule-card")
      .nth(cards.length - 1)
      .waitFor();
    await page
      .locator(".rule-card .card-picture")
      .nth(named.length - 1)
      .waitFor({ state: "attached" });
    const pictures = (await page.evaluate(pictures_of_cards)).filter(({ drawn }) => drawn !== "");
    assert.deepEqual(pictures.map(({ card }) => card).sort(), named.toSorted());
    const blank = await context.newPage(); // the client's own pages may not draw what is no file of theirs
    const found = await blank.evaluate(nearest, { pictures, size: thumbnail });
    assert.ok(found.apart > same_to_the_eye, `${found.cards} look alike: ${found.apart}`);
    return `${pictures.length} cards, nearest ${found.cards.join(" and ")}: ${found.apart.toFixed(1)}`;
  },
});

const on_the_board = (game) => ({
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
});

export default [...each_game(of_its_own), ...each_game(on_the_board)];

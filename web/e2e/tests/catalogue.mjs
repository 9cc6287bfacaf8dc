// What the server offers and what these tests and the client know of it are the same.
import assert from "node:assert/strict";
import { games, untested } from "../games.mjs";
import { Person } from "../person.mjs";

const no_game_forgotten = {
  name: "every board belongs to a game of the server and is tested in the browser",
  async run(house) {
    const offered = (await house.catalogue()).games.map((game) => game.id);
    assert.deepEqual(untested, [], "every board's folder has a tested.json");
    for (const game of Object.keys(games)) assert.ok(offered.includes(game), `the server has no game ${game}`);
    return offered.map((game) => (game in games ? game : `${game} (without a board)`)).join(", ");
  },
};

const seats_differ = {
  name: "the seats of a game differ in shape and in colour",
  async run(house) {
    const ala = await Person.arrive(house);
    let seen = 0;
    for (const game of (await house.catalogue()).games) {
      if (games[game.id]?.unfinished) await ala.wish({ unfinished: true });
      await ala.page.goto(`${house.address}/new/${game.id}`);
      await ala.page.locator(".segments label", { hasText: new RegExp(`^${game.max_seats}$`) }).click();
      const marks = ala.page.locator(".seat-field svg path");
      await marks.nth(game.max_seats - 1).waitFor();
      const looks = await marks.evaluateAll((list) =>
        list.map((path) => [path.getAttribute("d"), path.getAttribute("fill")]),
      );
      assert.equal(looks.length, game.max_seats, game.id);
      for (const [i, what] of ["shape", "colour"].entries())
        assert.equal(
          new Set(looks.map((look) => look[i])).size,
          looks.length,
          `${game.id}: two seats have one ${what}: ${game.seats.map((seat) => seat.id)}`,
        );
      seen += looks.length;
    }
    return `${seen} seats`;
  },
};

export default [no_game_forgotten, seats_differ];

// A finished game is looked at again: step by step, by turns, through anybody's eyes.
import assert from "node:assert/strict";
import { each_game } from "../games.mjs";
import { Person } from "../person.mjs";
import { finish_game } from "../raw.mjs";

/** The first step from the middle on after which that seat holds cards. */
async function step_with_a_hand(house, id, last, seat) {
  for (let n = Math.floor(last / 2); n <= last; ++n) {
    const { view } = await house.read(`/api/replay/${id}/view/${n}/${seat}`);
    const { hand } = view.state.players[seat];
    if (Object.values(hand).some((card) => card !== 0)) return n;
  }
  throw new Error("that seat never holds a card");
}

const replay = (game, { own_hand }) => ({
  name: `replay of ${game}`,
  async run(house) {
    const ala = await Person.arrive(house);
    const { page } = ala;
    const id = await finish_game(page, game);
    const { steps } = await house.read(`/api/replay/${id}/steps`);
    await page.goto(`${house.address}/table/${id}`);
    await page.locator(`.result a[href="/replay/${id}"]`).click();
    await page.locator(".replay .board-frame > *").first().waitFor();
    const words = page.locator(".replay .question strong");
    const at = async (n, what) => {
      await page.waitForFunction(
        (text) => document.querySelector(".replay .question strong").innerText === text,
        steps[n - 1].en.replace(/\s+/g, " "),
        { timeout: 5000 },
      );
      assert.equal(await words.innerText(), steps[n - 1].en.replace(/\s+/g, " "), what);
    };
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await at(1, "one on");
    await page.keyboard.press("ArrowRight");
    await at(2, "by arrow");
    await page.getByRole("button", { name: "Previous" }).click();
    await at(1, "one back");
    // By rounds, where the game counts them.
    const by = steps.some((step) => step.round !== undefined) ? "round" : "turn";
    const last = Math.max(...steps.map((step) => step[by] ?? 0));
    await page.getByLabel(`Go to ${by}`).selectOption(String(last));
    await at(steps.find((step) => step[by] === last).n, `by ${by}`);
    const [{ seat }] = (await house.read(`/api/replay/${id}/steps`)).seats;
    await page.getByLabel("Seen by").selectOption(seat);
    const middle = await step_with_a_hand(house, id, steps.length, seat);
    await page
      .locator(".step-list button")
      .nth(middle - 1)
      .click();
    await at(middle, "by the list");
    await page.reload();
    await page.locator(".replay .board-frame > *").first().waitFor();
    await at(middle, "the address remembers");
    await page.getByLabel("Seen by").selectOption(seat);
    const cards = page.locator(own_hand);
    await cards.first().waitFor();
    assert.ok((await cards.count()) > 0, "the owner sees the hand");
    await page.getByLabel("Seen by").selectOption("spectator");
    await page.waitForFunction((cards) => document.querySelectorAll(cards).length === 0, own_hand);
    await page.keyboard.press("End");
    await at(steps.length, "the end");
    assert.equal(await page.locator(".spot-open").count(), 0, "nothing can be chosen in a replay");
    await page.goto(`${house.address}/history`);
    await page.locator(`a[href="/replay/${id}"]`).waitFor();
    return `${steps.length} decisions, ${last} ${by}s`;
  },
});

export default each_game(replay);

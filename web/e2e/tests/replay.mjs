// A finished game is looked at again: step by step, by turns, through anybody's eyes.
import assert from "node:assert/strict";
import { Person } from "../person.mjs";
import { finish_game } from "../raw.mjs";

const replay = (game) => ({
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
      await page.waitForFunction((text) => document.querySelector(".replay .question strong").innerText === text, steps[n - 1].en.replace(/\s+/g, " "), { timeout: 5000 });
      assert.equal(await words.innerText(), steps[n - 1].en.replace(/\s+/g, " "), what);
    };
    await page.getByRole("button", { name: "One on" }).click();
    await at(1, "one on");
    await page.keyboard.press("ArrowRight");
    await at(2, "by arrow");
    await page.getByRole("button", { name: "One back" }).click();
    await at(1, "one back");
    const turn = Math.max(...steps.map((step) => step.turn ?? 0));
    await page.getByLabel("Go to turn").selectOption(String(turn));
    await at(steps.find((step) => step.turn === turn).n, "by turn");
    await page.getByLabel("Seen by").selectOption({ index: 1 });
    const middle = Math.floor(steps.length / 2);
    await page.locator(".step-list button").nth(middle - 1).click();
    await at(middle, "by the list");
    const backs = () => page.locator(game === "orion" ? ".mo-hand .mo-hand-card" : ".nk-hand [data-moves]").count();
    await page.waitForLoadState("networkidle");
    const seen_by_owner = await backs();
    await page.getByLabel("Seen by").selectOption("spectator");
    await page.waitForLoadState("networkidle");
    await page.waitForFunction(([all, own]) => document.querySelectorAll(all).length === 0 || own === 0, [game === "orion" ? ".mo-hand .mo-hand-card" : ".nk-hand [data-moves]", seen_by_owner]);
    await page.keyboard.press("End");
    await at(steps.length, "the end");
    assert.equal(await page.locator(".spot-open").count(), 0, "nothing can be chosen in a replay");
    await page.goto(`${house.address}/history`);
    await page.locator(`a[href="/replay/${id}"]`).waitFor();
    return `${steps.length} decisions, ${turn} turns`;
  },
});

export default [replay("orion"), replay("narodziny")];

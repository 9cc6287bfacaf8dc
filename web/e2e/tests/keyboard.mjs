// The keyboard alone: Tab, arrows and Enter play the game, ask why, and open a rule.
import assert from "node:assert/strict";
import { each_game } from "../games.mjs";
import { Person } from "../person.mjs";

const focused = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return {
      spot: at.matches(".board-frame .spot-open"),
      shut: at.matches(".board-frame .spot-shut"),
      menu: at.closest(".pick-menu") !== null,
      rule: at.matches(".question .rule-link"),
      mode: at.dataset?.mode ?? null,
      pick: at.dataset?.pick ?? null,
      mark: at.dataset?.mark !== undefined,
      moves: Number(at.dataset?.moves ?? 0),
    };
  });

/** Tabs until the focus is where it is wanted. */
async function tab_to(page, wanted) {
  for (let i = 0; i < 400; ++i) {
    await page.keyboard.press("Tab");
    const at = await focused(page);
    if (wanted(at)) return at;
  }
  throw new Error("Tab does not lead there");
}

async function answer_by_keys(ala) {
  const { page } = ala;
  const before = ala.table.ticket;
  let [mode, pick] = [false, false];
  for (let steps = 0; steps < 6; ++steps) {
    const at = await tab_to(
      page,
      (here) => here.spot && !here.mark && !(here.mode && (mode || pick)) && !(here.pick && pick),
    );
    await page.keyboard.press("Enter");
    mode ||= at.mode !== null;
    pick ||= at.pick !== null;
    if (at.mode || at.pick) continue;
    if (at.moves > 1) {
      await page.locator(".pick-menu").waitFor();
      assert.ok((await focused(page)).menu, "the menu has the focus");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
    // Before something is lost the focus is on the careful answer; the other one is next to it.
    if (await ala.answered_or_doubted(String(before))) {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    }
    return ala.until(() => ala.table.ticket !== before || ala.table.phase !== "playing");
  }
  throw new Error("no way to answer by keys");
}

/** Arrows lead to places that cannot be chosen, and Enter says why. */
async function ask_why(ala) {
  const { page } = ala;
  if ((await page.locator(".board-frame .spot-shut").count()) === 0) return false;
  await tab_to(page, (here) => here.spot);
  for (let i = 0; i < 40 && !(await focused(page)).shut; ++i) {
    const ways = await ways_to_shut(page);
    await page.evaluate(() => void (window.focused_before = document.activeElement));
    await page.keyboard.press(ways[0]);
    if (await page.evaluate(() => window.focused_before === document.activeElement)) await page.keyboard.press(ways[1]);
  }
  assert.ok((await focused(page)).shut, "arrows lead to what cannot be chosen");
  await page.keyboard.press("Enter");
  // A sentence, or the rule itself where there is nothing to ask about.
  await page.locator(".toast, dialog[open]").first().waitFor();
  assert.equal(await page.locator(".toast.bad").count(), 0);
  const loose = page
    .locator(".toast")
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1));
  assert.deepEqual(await loose, [], "a message fits its box");
  if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
  return true;
}

/** The arrows towards the nearest place that cannot be chosen, the better one first. */
const ways_to_shut = (page) =>
  page.evaluate(() => {
    const centre = (element) => {
      const box = element.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [x, y] = centre(document.activeElement);
    const gaps = [...document.querySelectorAll(".board-frame .spot-shut")].map((spot) => [
      centre(spot)[0] - x,
      centre(spot)[1] - y,
    ]);
    const [right, down] = gaps.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0];
    const across = right > 0 ? "ArrowRight" : "ArrowLeft";
    const along = down > 0 ? "ArrowDown" : "ArrowUp";
    return Math.abs(right) > Math.abs(down) ? [across, along] : [along, across];
  });

const by_keys = (game) => ({
  name: `${game} by keyboard alone`,
  async run(house) {
    const ala = await Person.arrive(house, { seed: 81 });
    const { page } = ala;
    await ala.set_table(game, ["me", "greedy"]);
    let asked_why = false;
    for (let made = 0; made < 8; ++made) {
      await ala.asked();
      await tab_to(page, (here) => here.rule);
      await page.keyboard.press("Enter");
      await page.locator("dialog[open]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
      assert.ok((await focused(page)).rule, "the focus is back where it was");
      asked_why ||= await ask_why(ala);
      await answer_by_keys(ala);
    }
    assert.ok(asked_why, "some place could be asked why not");
  },
});

export default each_game(by_keys);

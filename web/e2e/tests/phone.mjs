// A phone: nothing is wider than the screen, nothing is too small for a thumb, and the board is played by touch.
import assert from "node:assert/strict";
import { each_game } from "../games.mjs";
import { Person, phone } from "../person.mjs";
import { Stage, recorded } from "../stage.mjs";

/** A board measures itself anew when the window has changed, so it may be too wide for a moment, and no longer. */
export async function too_wide(page) {
  const fits = () => document.scrollingElement.scrollWidth <= innerWidth;
  await page.waitForFunction(fits, null, { timeout: 1000 }).catch(() => undefined);
  return page.evaluate(() => {
    const wide = document.scrollingElement.scrollWidth;
    return wide > innerWidth ? `the page is ${wide} px wide` : null;
  });
}

/** Links inside a sentence may be as small as its letters; whatever else takes a tap may not. */
const too_small = (page) =>
  page.evaluate(() => {
    const found = [];
    for (const element of document.querySelectorAll("button, select, input, a[href], .spot-open")) {
      if (
        element.closest(".sr-only, .skip") ||
        element.matches(".rule-link, .anchor, p a, small a, li a:not(.button), input[type=radio], input[type=checkbox]")
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || getComputedStyle(element).visibility === "hidden") continue;
      if (Math.min(box.width, box.height) < 23.5)
        found.push(
          `${element.tagName}.${element.getAttribute("class")} ${element.getAttribute("aria-label") ?? element.textContent.slice(0, 30)}: ${Math.round(box.width)}x${Math.round(box.height)}`,
        );
    }
    return found;
  });

/** What lies over the words of the question, or cuts them off; null: nothing. */
const covered_question = (page) =>
  page.locator(".question-words strong").evaluate((words) => {
    const { left, right, top, bottom } = words.getBoundingClientRect();
    if (bottom > innerHeight || right > innerWidth) return "the edge of the window";
    if (words.scrollHeight > words.clientHeight + 1 && getComputedStyle(words).overflow === "hidden")
      return "its own box";
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
      const hit = document.elementFromPoint(x, (top + bottom) / 2);
      if (!hit?.closest(".question-words")) return hit?.className ?? "nothing";
    }
    return null;
  });

const on_phone = (game) => ({
  name: `${game} on a phone`,
  async run(house) {
    const ala = await Person.arrive(house, { size: phone, seed: 71 });
    const { page } = ala;
    const small = new Set();
    for (const path of ["/", `/new/${game}`, `/rules/${game}`, "/history"]) {
      await page.goto(house.address + path);
      await page.locator("h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      assert.equal(await too_wide(page), null, path);
      for (const one of await too_small(page)) small.add(one);
    }
    await ala.set_table(game, ["me", "greedy"]);
    // A thumb that taps twice answers once, though the next question has come meanwhile.
    ala.hasty = 150;
    const made = await ala.play(20, async (n) => {
      if (n === 8) ala.hasty = 0;
      assert.equal(await too_wide(page), null, ala.table.view.decision.step);
      for (const one of await too_small(page)) small.add(one);
    });
    assert.equal(ala.acts - ala.in_rows, made, "one answer a question");
    await ala.asked();
    await page.setViewportSize({ width: phone.height, height: 360 });
    assert.equal(await covered_question(page), null, "on its side, the question can be read");
    assert.deepEqual([...small], [], "nothing under 24 px");
    assert.deepEqual(ala.covered ?? [], [], "whatever glows can be touched");
    return `${made} decisions`;
  },
});

/** What leads on at the foot of a board, though all that one could choose lies below. */
const feet = {
  narodziny: { step: "craft", foot: ".nk-button-last" },
  artifacts: { step: "action", foot: ".aa-way-down button" },
};
const on_its_side = (game) => ({
  name: `the foot of ${game} is in the window of a phone on its side`,
  async run(house) {
    const { step, foot } = feet[game];
    const view = Object.values(recorded(game)).find(
      ({ viewer, decision }) => decision.step === step && viewer === decision.seat,
    );
    const { page } = await Stage.open(house, view, { size: { width: 844, height: 390 } });
    await page.locator(foot).first().waitFor();
    const { y, height } = await page.locator(foot).first().boundingBox();
    const question = await page.locator(".question").boundingBox();
    assert.ok(y > 0 && y + height <= question.y + 1, `${y} to ${y + height}, the question begins at ${question.y}`);
  },
});

export default [...each_game(on_phone), ...Object.keys(feet).map(on_its_side)];

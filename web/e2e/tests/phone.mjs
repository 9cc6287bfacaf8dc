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

const asked_in = (game, step) =>
  Object.values(recorded(game)).find(({ viewer, decision }) => decision.step === step && viewer === decision.seat);

/** What leads on at the foot of a board, though all that one could choose lies below. */
const feet = {
  narodziny: { step: "craft", foot: ".nk-button-last" },
  artifacts: { step: "action", foot: ".aa-way-down button" },
};
const on_its_side = (game) => ({
  name: `the foot of ${game} is in the window of a phone on its side`,
  async run(house) {
    const { step, foot } = feet[game];
    const view = asked_in(game, step);
    const { page } = await Stage.open(house, view, { size: { width: 844, height: 390 } });
    await page.locator(foot).first().waitFor();
    const { y, height } = await page.locator(foot).first().boundingBox();
    const question = await page.locator(".question").boundingBox();
    assert.ok(y > 0 && y + height <= question.y + 1, `${y} to ${y + height}, the question begins at ${question.y}`);
  },
});

const discards_from_the_list = {
  name: "what the board marks first is asked about in the list of choices",
  async run(house) {
    const { page } = await Stage.open(house, asked_in("orion", "swap"), { size: phone });
    await page.locator(".choices-button").click();
    await page.locator('#choices [data-choice^="swap"]').first().click();
    await page.locator("dialog.sure[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog.sure").waitFor({ state: "detached" });
    assert.equal((await page.locator('#choices [data-choice^="swap"]').count()) > 0, true, "nothing was answered");
  },
};

const messages = {
  name: "a request for an undo and a message leave the head, the question and the answers of a phone alone",
  async run(house) {
    const view = asked_in("orion", "action");
    const by = view.seats.find((seat) => seat !== view.viewer);
    const value = { by, agreed: [], takes_back: [{ seat: by, decisions: 1 }], en: "Nothing was seen.", pl: "–" };
    for (const size of [phone, { width: 844, height: 390 }]) {
      const stage = await Stage.open(house, view, { size });
      stage.tell(
        [{ op: "add", path: "/undo_asked", value }],
        [{ kind: "table", en: "Ela takes back a decision.", pl: "–", took_back: { from: 0, to: 0 } }],
      );
      const box = (of) => stage.page.locator(of).first().boundingBox();
      await stage.page.locator(".toast").waitFor();
      const [head, toast, banner, board] = [
        await box(".top"),
        await box(".toast"),
        await box(".banner.above"),
        await box(".board-frame"),
      ];
      assert.ok(toast.y >= head.y + head.height - 1, "the message lies below the head of the page");
      assert.ok(
        banner.y >= head.y + head.height - 1 && banner.y + banner.height <= board.y + 1,
        "the request has room of its own",
      );
      // Through the words of a message one touches what lies below it.
      const hit = await stage.page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest(".toast") === null, {
        x: toast.x + 40,
        y: toast.y + toast.height / 2,
      });
      assert.ok(hit, "it takes no touch away");
      await house.see_off_everybody();
    }
  },
};

export default [discards_from_the_list, messages, ...each_game(on_phone), ...Object.keys(feet).map(on_its_side)];

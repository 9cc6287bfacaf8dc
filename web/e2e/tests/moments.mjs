// Moments: what matters is shown for a second or two, and gone; a click or a key ends it and does what it does anyway. Whoever
// wants less motion sees none.
import assert from "node:assert/strict";
import { each_game, quick } from "../games.mjs";
import { phone } from "../person.mjs";
import { Stage, recorded } from "../stage.mjs";
import { load } from "../words.mjs";

const moments_of = async (game) => (await load(`boards/${game}/moments`)).moments;
/** An entry as a game writes it: arguments where the board's table wants them. */
function story(view, key, { seat, against, gains, thing, n, m }, of = "food") {
  const args = [];
  if (seat !== undefined) args[seat] = { kind: "seat", value: view.seats[0] };
  if (against !== undefined) args[against] = { kind: "seat", value: view.seats[1] };
  for (const at of [gains, n, m]) if (at !== undefined) args[at] = { kind: "number", value: 7 };
  if (thing !== undefined) args[thing] = { kind: "thing", value: of };
  return [key, ...Array.from(args, (arg) => arg ?? { kind: "number", value: 1 })];
}

const hides_question = (page) =>
  page.evaluate(() => {
    const [moment, question] = [".moments", ".question"].map((one) =>
      document.querySelector(one).getBoundingClientRect(),
    );
    return moment.bottom > question.top + 1 && moment.top < question.bottom - 1;
  });

const appears = (game) => ({
  name: `moments of ${game}`,
  async run(house) {
    const { scenes, entries } = await moments_of(game);
    const view = Object.values(recorded(game)).find((one) => one.viewer && one.decision.choices);
    const stage = await Stage.open(house, view, { motion: "no-preference", lang: "pl" });
    const { page } = stage;
    const shown = page.locator(".moment");
    const [face] = (await house.read(`/api/cards/${game}`)).filter(({ facts }) => facts.kind === "alien");
    for (const [name, { title, faces }] of Object.entries(scenes)) {
      const told = Object.entries(entries).filter(([, rule]) => rule.scene === name);
      await stage.show(
        view,
        told.map(([key, rule]) => story(view, key, rule, faces && face.id)),
      );
      await shown.first().waitFor();
      assert.equal(await shown.count(), 1, "what belongs together is one");
      assert.equal(await hides_question(page), false, "it lies over the board alone");
      assert.equal(await page.locator(".moment-title").innerText(), title.pl.replace(/\{[nm]\}/g, "7"));
      const pictures = page.locator(".moment-faces .card-picture");
      if (faces) await pictures.first().waitFor({ timeout: 1000 });
      assert.equal(await pictures.count(), faces ? 1 : 0, "its face");
      if (faces) assert.ok((await shown.innerText()).includes(face.name.pl), "and its name");
      if (told.some(([, rule]) => rule.seat !== undefined)) assert.match(await shown.innerText(), /Ala|Ola/);
      // The board is played through it.
      const spot = page.locator(".board-frame .spot-open").first();
      assert.ok(await spot.evaluate((one) => !one.closest("[inert]")));
      await page.keyboard.press("Shift");
      await shown.first().waitFor({ state: "detached", timeout: 1000 });
    }
    const [key, rule] = Object.entries(entries)[0];
    const before = Date.now();
    await stage.show(view, [story(view, key, rule)]);
    await shown.first().waitFor();
    await shown.first().waitFor({ state: "detached", timeout: 5000 });
    assert.ok(Date.now() - before < 4500, "it goes by itself");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await stage.show(view, [story(view, key, rule)]);
    await page.waitForTimeout(200);
    assert.equal(await shown.count(), 0, "less motion, no moments");
    return `${Object.keys(scenes).length} scenes`;
  },
});

const on_a_phone = {
  name: "moments leave the question of a phone alone, upright and on its side",
  async run(house) {
    const { entries } = await moments_of(quick);
    const [key, rule] = Object.entries(entries)[0];
    const view = Object.values(recorded(quick)).find((one) => one.viewer && one.decision.choices);
    const stage = await Stage.open(house, view, { size: phone, motion: "no-preference" });
    for (const size of [phone, { width: 844, height: 390 }]) {
      await stage.page.setViewportSize(size);
      await stage.show(view, [story(view, key, rule)]);
      const shown = stage.page.locator(".moment").first();
      await shown.waitFor();
      await stage.page.waitForTimeout(400); // it grows into its place
      assert.equal(await hides_question(stage.page), false);
      const { y, height } = await shown.boundingBox();
      assert.ok(y >= 0 && y + height <= size.height, `seen whole: ${y} to ${y + height} of ${size.height}`);
      await stage.page.keyboard.press("Shift");
      await shown.waitFor({ state: "detached", timeout: 1000 });
    }
  },
};

export default [...each_game(appears), on_a_phone];

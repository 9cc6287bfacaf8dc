// Whole games of Cosmic Encounter with the powers of the aliens, at a desk and on a phone, in quick windows against bots: what
// one's own power and flares could do is offered on the board, and the sheets of all who play can be read.
import assert from "node:assert/strict";
import { Person, desktop, phone } from "../person.mjs";
import { too_wide } from "./phone.mjs";

const options = { powers: 1, "four-planets": 1, "encounter-limit": 8 };

/** Every sheet that lies open, read and closed again. */
async function read_sheets(page, cards, lang) {
  const read = new Set();
  for (const chip of await page.locator(".ce-system button.ce-alien").all()) {
    await chip.evaluate((one) => one.click());
    const sheet = page.locator("dialog.ce-looked[open]");
    await sheet.waitFor();
    const name = await sheet.locator("h3").first().innerText();
    const card = cards.find((one) => one.facts.kind === "alien" && one.name[lang] === name.replaceAll("\u00a0", " "));
    const plain = (text) => text.replaceAll("\u00a0", " ").replaceAll("\u00ad", "");
    assert.ok(card && plain(await sheet.innerText()).includes(card.text[lang]), `the whole text of ${name}`);
    const face = await sheet.locator(".ce-sheet-art").boundingBox();
    assert.ok(face.height >= 190 && face.y >= 0, "its face is large, and seen first");
    assert.equal(await too_wide(page), null, name);
    read.add(card.id);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
  }
  return read;
}

const uses = (action) => /^(power|flare)(-|\b)/.test(action);
/** Whoever plays these tests likes to use what they have. */
const taste = ({ action }) => (action !== null && uses(action) ? 6 : 1);

/** `first`: with the options that are suggested for a first game, by which all aliens are green. */
const whole = (where, size, lang, seed, first) => ({
  name: `whole game of cosmic with powers, ${where}`,
  patience_ms: 240_000,
  async run(house) {
    const cards = await house.read("/api/cards/cosmic");
    const ala = await Person.arrive(house, { size, lang, seed });
    const { page } = ala;
    await page.evaluate(
      (options) => localStorage.setItem("kosmoteka.setup.cosmic", JSON.stringify({ options })),
      options,
    );
    const suggestion = (form) => form.locator(".setup button.tile").first().click();
    await ala.set_table("cosmic", ["me", "greedy", "greedy"], first ? { options: suggestion } : {});
    let made = 0;
    let offered = 0;
    let sheets = new Set();
    while (await ala.asked()) {
      const { choices } = ala.table.view.decision;
      const usable = choices.filter(({ action }) => uses(action));
      if (usable.length > 0) {
        // Each has its text beside it, where it is offered.
        ++offered;
        const words = page.locator(".ce-usable .ce-told-words p").filter({ visible: true });
        assert.ok((await words.count()) > 0, "what is offered says what it does");
      }
      if (sheets.size < 3 && ala.table.view.state.moment !== "setup") sheets = await read_sheets(page, cards, lang);
      assert.equal(await too_wide(page), null, ala.table.view.decision.step);
      await ala.answer(taste);
      ++made;
    }
    await page.locator(".result h2").waitFor();
    assert.equal(ala.table.phase, "finished");
    assert.ok(sheets.size >= 3, "the sheets of all three were read");
    if (first)
      for (const { id, facts } of cards.filter(({ id }) => sheets.has(id))) assert.equal(facts.level, "green", id);
    const told = ala.frames.flatMap((frame) => JSON.parse(frame).log ?? []).map(({ key }) => key);
    const used = told.filter((key) => ["uses-power", "plays-wild", "plays-super"].includes(key)).length;
    assert.ok(used > 0, "powers and flares were used");
    assert.ok(ala.answered.some(uses) || offered === 0, "what is offered can be used by a click");
    assert.equal(await page.locator(".toast.bad").count(), 0, "nothing was refused");
    assert.deepEqual(ala.covered ?? [], [], "whatever glows can be clicked");
    return `${made} decisions, ${used} powers and flares used, ${offered} times offered`;
  },
});

export default [whole("at a desk", desktop, "en", 5, true), whole("on a phone", phone, "pl", 9, false)];

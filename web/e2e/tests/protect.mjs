// Nobody is punished for a click: what would be lost is asked about first; and whoever wants to play gets there without
// detours.
import assert from "node:assert/strict";
import { each_game, quick } from "../games.mjs";
import { Person, phone } from "../person.mjs";

const doubt = (page) => page.locator("dialog.sure[open]");

/** Plays on until something on the board would lose something. */
async function until_wasteful(ala, most) {
  for (let made = 0; made < most && (await ala.asked()); ++made) {
    const wasteful = ala.table.view.decision.choices.filter((choice) => choice.wastes);
    const spot = (await ala.spots()).find((one) => wasteful.some((choice) => choice.action === one.action));
    if (spot) return { spot, lost: wasteful.find((choice) => choice.action === spot.action).wastes };
    // What ends something early is what loses something.
    await ala.answer((one) => (wasteful.length === 0 && /^(end|stop|done|propaganda)/.test(one.action ?? "") ? 6 : 1));
  }
  return null;
}

const wastes = (game) => ({
  name: `what would be lost in ${game} is asked about once`,
  async run(house) {
    const ala = await Person.arrive(house, { seed: 201 });
    const { page } = ala;
    await ala.set_table(game, ["me", "greedy"]);
    const found = await until_wasteful(ala, 60);
    if (!found) return "nothing was to be lost";
    const { spot, lost } = found;
    const ticket = await ala.ticket();
    await ala.press(spot);
    await doubt(page).waitFor();
    const words = await doubt(page).innerText();
    assert.ok(words.includes(lost.en) && words.includes(lost.rule), `${words} says what is lost: ${lost.en}`);
    // The focus is on the careful answer; Escape is as good.
    assert.equal(await page.evaluate(() => document.activeElement.hasAttribute("data-sure")), false);
    await page.keyboard.press("Escape");
    await doubt(page).waitFor({ state: "detached" });
    assert.equal(await ala.ticket(), ticket, "nothing was sent");
    // From the list it is the same; and there it is switched off.
    await page.locator(`#choices [data-choice="${spot.action}"]`).click();
    await doubt(page).locator(".toggle").click();
    await ala.agree();
    await ala.until(() => String(ala.table.ticket) !== ticket);
    ala.is_asked = false;
    await ala.play(12);
    return `${spot.action}: ${lost.rule}`;
  },
});

const nameless = {
  name: "who wants to play a bot and has no name is asked for it there, and plays",
  async run(house) {
    const ala = await Person.arrive(house, { seed: 221, size: phone });
    const { page } = ala;
    await page.locator(".who button").last().click();
    await ala.agree();
    await page.locator(`form.who`).waitFor();
    const card = page.locator(".cover-card", { has: page.locator(`a[href="/new/${quick}"]`) });
    await card.locator("button").click();
    const field = page.locator("dialog[open] form.who input");
    await field.waitFor();
    assert.ok(await field.evaluate((one) => one === document.activeElement), "the field has the focus");
    await field.fill("Basia");
    await field.press("Enter");
    await page.waitForURL(/\/table\//);
    assert.ok(await ala.asked());
    // Back in the lobby the game that waits comes first, and says so.
    await page.locator("a.brand").click();
    await page.locator(".my-turn .badge.turn").waitFor();
    assert.match(await page.title(), /^● /);
    const first = await page.evaluate(() => {
      const [mine, games] = [".my-turn", ".cover-card"].map((one) => document.querySelector(one));
      return Boolean(mine.compareDocumentPosition(games) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    assert.ok(first, "one's games come before the others on a phone");
    await page.goto(`${house.address}/history`);
    await page.locator(".table-row .badge.turn").waitFor();
    await page.locator(".table-row a.glow").click();
    assert.ok(await ala.asked());
  },
};

export default [...each_game(wastes), nameless];

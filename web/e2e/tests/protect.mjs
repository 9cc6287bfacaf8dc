// Nobody is punished for a click: what would be lost is asked about first, what was taken up can be put down, what is
// pressed stays where it is; and whoever wants to play gets there without detours.
import assert from "node:assert/strict";
import { each_game, quick } from "../games.mjs";
import { Person, desktop, phone } from "../person.mjs";

const doubt = (page) => page.locator("dialog.sure[open]");

/** Plays on until something on the board would lose something. */
async function until_wasteful(ala, most) {
  for (let made = 0; made < most && (await ala.asked()); ++made) {
    const wasteful = (ala.table.view.decision.choices ?? []).filter((choice) => choice.wastes);
    const spot = (await ala.spots()).find((one) => wasteful.some((choice) => choice.action === one.action));
    if (spot) return { spot, lost: wasteful.find((choice) => choice.action === spot.action).wastes };
    // What ends something early is what loses something.
    await ala.answer((one) => (wasteful.length === 0 && /^(end|stop|done|propaganda)/.test(one.action ?? "") ? 6 : 1));
  }
  return null;
}

const wastes = (game, { loses_soon }) => ({
  name: `what would be lost in ${game} is asked about once`,
  async run(house) {
    const ala = await Person.arrive(house, { seed: 201 });
    const { page } = ala;
    await ala.set_table(game, ["me", "greedy"]);
    const found = await until_wasteful(ala, loses_soon ? 60 : 20);
    if (!found && !loses_soon) return "nothing was to be lost";
    assert.ok(found, "something can be lost in the first turns");
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
    await page.locator(".choices-button").click();
    await page.locator(`#choices [data-choice="${spot.action}"]`).click();
    await doubt(page).locator(".toggle").click();
    await ala.agree();
    await ala.until(() => String(ala.table.ticket) !== ticket);
    ala.is_asked = false;
    await ala.play(12);
    return `${spot.action}: ${lost.rule}`;
  },
});

/** The end of a phase: with something left that could still be used, and with nothing. */
const unplaced = (game, { leaves }) => ({
  name: `a piece of ${game} left unplaced is asked about once, and nothing where nothing is lost`,
  async run(house) {
    const ala = await Person.arrive(house, { seed: 205 });
    const { page } = ala;
    await ala.set_table(game, ["me", "greedy"]);
    const tried = new Map();
    // What loses nothing is reached by using up what there is.
    const taste = ({ action }) => (action === leaves.by ? 0.02 : 1);
    for (let made = 0; made < 200 && tried.size < 2 && (await ala.asked()); ++made) {
      const end = ala.table.view.decision.choices.find(({ action }) => action === leaves.by);
      const spot = end && (await ala.spots()).find(({ action }) => action === leaves.by);
      const loses = end?.wastes?.rule ?? "nothing";
      if (!spot || tried.has(loses) || ![leaves.rule, "nothing"].includes(loses)) {
        await ala.answer(taste);
        continue;
      }
      const ticket = await ala.ticket();
      await ala.press(spot);
      if (loses === "nothing") {
        assert.equal(await ala.answered_or_doubted(ticket), false, "nothing is lost, nothing asked");
      } else {
        await doubt(page).waitFor();
        assert.match(await doubt(page).innerText(), new RegExp(leaves.words));
        assert.equal(await page.locator("dialog[open]").count(), 1);
        await ala.agree();
        assert.equal(await ala.answered_or_doubted(ticket), false, "asked once");
      }
      await ala.until(() => String(ala.table.ticket) !== ticket);
      tried.set(loses, made);
    }
    assert.deepEqual([...tried.keys()].sort(), [leaves.rule, "nothing"].sort());
    return [...tried].map(([rule, made]) => `${rule} at decision ${made + 1}`).join(", ");
  },
});

/** What was taken up, as the board shows it. */
const taken = (page) => page.locator('.board-frame [aria-pressed="true"]').count();

const put_down = (game, size) => ({
  name: `what is taken up in ${game} can be put down and moves nothing, ${size.width} wide`,
  async run(house) {
    const ala = await Person.arrive(house, { seed: 211, size });
    const { page } = ala;
    await ala.set_table(game, ["me", "greedy"]);
    const tried = new Set();
    // A board on which nothing is taken up shows that soon.
    for (let made = 0; made < (tried.size > 0 ? 12 : 6) && tried.size < 4 && (await ala.asked()); ++made) {
      for (const spot of (await ala.spots()).filter((one) => one.mode ?? one.pick)) {
        if (tried.has(spot.mode ?? "a card")) continue;
        tried.add(spot.mode ?? "a card");
        const chosen = page.locator(spot.mode ? `[data-mode="${spot.mode}"]` : `[data-pick="${spot.pick}"]`).first();
        await ala.place_of(spot); // which scrolls to it
        const before = await chosen.boundingBox();
        await ala.press(spot);
        assert.equal(await taken(page), 1, `${spot.what} is taken up`);
        const after = await chosen.boundingBox();
        const moved = Math.abs(after.y - before.y) + Math.abs(after.x - before.x);
        // On a phone the places for a card need room above the hand.
        const stays = spot.mode || size === desktop;
        assert.ok(moved < 8 || !stays, `${spot.what} has not moved under the finger: ${before.y} ${after.y}`);
        await page.keyboard.press("Escape");
        assert.equal(await taken(page), 0, `${spot.what} is put down by Escape`);
        // By name: what stands where on the board is another list while something is taken up.
        for (let times = 0; times < 2; ++times) await (ala.touches ? chosen.tap() : chosen.click());
        assert.equal(await taken(page), 0, `${spot.what} is put down by a second touch`);
      }
      await ala.answer();
    }
    return [...tried].join(", ");
  },
});

/** What of the bar above the board is always there: where it ends, and where the board begins below it. */
const places_in_bar = (page) =>
  page.evaluate(() => {
    const box = (of) => document.querySelector(of)?.getBoundingClientRect();
    return {
      "the board": box(".board-frame").top,
      "the list of choices": box(".choices-button")?.right,
      undo: box(".question-tools > [title]:is(.undo-can, .dim)")?.right,
    };
  });
const steady_bar = (game) => ({
  name: `the bar above the board of ${game} moves nothing from question to question`,
  async run(house) {
    const ala = await Person.arrive(house, { seed: 251 });
    await ala.set_table(game, ["me", "greedy"]);
    const found = {};
    const turns = new Set();
    await ala.play(30, async () => {
      for (const [what, at] of Object.entries(await places_in_bar(ala.page)))
        if (at !== undefined) (found[what] ??= []).push(at);
      turns.add(await ala.page.locator(".undo-turn").count());
    });
    assert.equal(turns.size, 2, "the button for the whole turn came and went");
    for (const [what, all] of Object.entries(found)) {
      assert.ok(all.length > 5, `${what} was there`);
      const moved = Math.max(...all) - Math.min(...all);
      assert.ok(moved < 2, `${what} has moved by ${moved}`);
    }
    return Object.keys(found).join(", ");
  },
});

const foreseen = {
  name: "what a choice would change stands beside it while it is pointed at",
  async run(house) {
    const ala = await Person.arrive(house, { seed: 231 });
    const { page } = ala;
    await ala.set_table(quick, ["me", "greedy"]);
    await ala.asked();
    const choice = page.locator("#choices [data-choice]").first();
    await page.locator(".choices-button").click();
    await choice.hover();
    const shown = page.locator(".foreseen");
    await shown.waitFor();
    const [change] = await shown.locator("dd").allInnerTexts();
    assert.match(change, /^\d+ →\s(to\s+)?\d+$/);
    await page.mouse.move(2, 2);
    await page.keyboard.press("Escape");
    await shown.waitFor({ state: "detached" });
    return change.replace(/\s+/g, " ");
  },
};

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

export default [
  ...each_game(wastes),
  ...each_game((game, facts) => (facts.leaves ? [unplaced(game, facts)] : [])).flat(),
  ...each_game((game) => put_down(game, desktop)),
  ...each_game((game) => put_down(game, phone)),
  ...each_game((game, { long_turns }) => (long_turns ? [steady_bar(game)] : [])).flat(),
  foreseen,
  nameless,
];

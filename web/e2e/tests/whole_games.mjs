// A person plays a whole game against a bot, from the lobby to the final score, by clicking on the board alone.
import assert from "node:assert/strict";
import { each_game } from "../games.mjs";
import { Person } from "../person.mjs";

const whole_game = (game, { seed, short, unfinished }) => ({
  name: `whole game of ${game} against a bot`,
  async run(house) {
    const ala = await Person.arrive(house, { seed });
    const { page } = ala;
    if (short)
      await page.evaluate(
        ([game, options]) => localStorage.setItem(`kosmoteka.setup.${game}`, JSON.stringify({ options })),
        [game, short],
      );
    if (unfinished) await page.locator(".lobby-switch label").click();
    await page.locator(`.cover-card a[href="/new/${game}"]`).click();
    await page.locator(".setup button.big").click();
    await page.waitForURL(/\/table\//);
    const made = await ala.play();
    await page.locator(".result h2").waitFor();
    assert.equal(ala.table.phase, "finished");
    const shown = await page.locator(".result .score").allInnerTexts();
    const told = [...ala.table.result.seats].sort((a, b) => a.place - b.place).map((seat) => seat.score);
    assert.deepEqual(
      shown.map((text) => parseInt(text.replace("−", "-"), 10)),
      told,
      "the page shows the server's scores",
    );
    assert.equal(await page.locator(".toast.bad").count(), 0, "nothing was refused");
    assert.deepEqual(ala.covered ?? [], [], "whatever glows can be clicked");
    // Bots need nobody to wait for them: the rematch begins at once.
    const before = page.url();
    await page.locator(".result button.glow").click();
    await page.waitForURL((address) => /\/table\//.test(address.pathname) && String(address) !== before);
    assert.ok(await ala.asked(), "the rematch has begun");
    return `${made} decisions, ${told.join(":")}`;
  },
});

export default each_game(whole_game);

// What the others do is seen: the board follows them, a recap tells what they did, marks show what has changed, and what
// words name lights up on the board.
import assert from "node:assert/strict";
import { each_game, games } from "../games.mjs";
import { Person } from "../person.mjs";

/** Whose part of the table is drawn largest: by its own size, or by that of the `pieces` in it. */
const largest = (page, pieces = "[data-of]") =>
  page.evaluate((pieces) => {
    const area = ({ width, height }) => width * height;
    const parts = [...document.querySelectorAll(`.board-frame ${pieces}`)];
    return parts
      .sort((a, b) => area(b.getBoundingClientRect()) - area(a.getBoundingClientRect()))[0]
      ?.closest('[data-of]:not([data-of=""])')
      ?.getAttribute("data-of");
  }, pieces);
const changed = (page) => page.locator(".board-frame [data-changed]").count();

/** Plays until the board shows the part of somebody else, who has more to do. Before the game there may be no parts yet.
 * Returns how much had been heard before the last answer. */
async function until_others_play(ala, me) {
  for (let i = 0; i < 150; ++i) {
    await ala.asked();
    const heard = ala.frames.length;
    await ala.answer();
    const found = await ala.page.waitForFunction(
      (me) =>
        document.querySelector(".play[data-ticket] .board-frame .spot-open")
          ? "asked"
          : document.querySelector(".board-frame").dataset.shown !== me &&
              document.querySelector(".board-frame [data-of]") &&
              document.querySelector('[aria-label="Show everything that has happened"]')
            ? "others"
            : null,
      me,
      { polling: 10, timeout: 20_000 },
    );
    if ((await found.jsonValue()) === "others") return heard;
  }
  throw new Error("nobody else ever played");
}

/** Looks at who plays, at the own part, and back. */
async function look_there_and_back(page, me, others, pieces) {
  assert.ok(others.includes(await largest(page, pieces)), "the board shows who plays");
  await page.locator(".way-button").click({ timeout: 5000 });
  assert.equal(await largest(page, pieces), me, "one's own is one touch away");
  await page.locator(".way-button").click({ timeout: 5000 });
}
const asks_again = (page) =>
  page
    .locator(".play[data-ticket] .board-frame .spot-open")
    .first()
    .waitFor({ timeout: 2000 })
    .then(
      () => true,
      () => false,
    );

/** The same as until_others_play; what the others do may be over before all of it is looked at: then the next time. */
async function look_while_others_play(ala, me, others, pieces) {
  for (let left = 8; ; --left) {
    const heard = await until_others_play(ala, me);
    try {
      await look_there_and_back(ala.page, me, others, pieces);
      return heard;
    } catch (problem) {
      if (left === 0 || !(await asks_again(ala.page))) throw problem;
      await ala.page.reload();
    }
  }
}

/** The stories about others that have come since `from`, newest last. */
const stories = (ala, from, others) =>
  ala.frames
    .slice(from)
    .flatMap((text) => JSON.parse(text).log ?? [])
    .filter(({ kind, args }) => kind === "story" && args?.[0]?.kind === "seat" && others.includes(args[0].value));

/** Points at one after another, until something on the board lights up that `fits`; what lights up. */
async function light(page, lines, fits) {
  for (const line of lines.slice(-40).reverse()) {
    await line.hover();
    const lit = await page
      .locator(".board-frame [data-lit]")
      .evaluateAll((all) =>
        all.map(
          (one) => one.getAttribute("data-place") ?? one.getAttribute("data-action") ?? one.getAttribute("data-offers"),
        ),
      );
    if (lit.some(fits)) return lit;
  }
  return [];
}

/** Plays on until more than one choice is asked: a single one is a button, and there is no list to open. */
async function until_choices_are_listed(ala) {
  for (let i = 0; i < 150 && ala.table.view.decision.choices.length === 1; ++i) {
    await ala.answer();
    assert.ok(await ala.asked(60_000), "the game goes on");
  }
}

/** Rows of the unfolded recap that are lower than a line, or lie outside of the window. */
const hidden_rows = (page) =>
  page.locator(".recap.open .recap-row").evaluateAll((rows) =>
    rows
      .filter((row) => {
        const { top, bottom, height } = row.getBoundingClientRect();
        return height < 15 || row.scrollHeight > row.clientHeight + 1 || top < 0 || bottom > innerHeight;
      })
      .map((row) => row.textContent),
  );

const showing = (game) => ({
  name: `what others do is seen: ${game}`,
  async run(house) {
    const ala = await Person.arrive(house, { seed: 61, pace: "calm" });
    const { page } = ala;
    await ala.set_table(game, ["me", "greedy"]);
    await ala.asked();
    const me = ala.table.you.seat;
    const others = ala.table.seats.map(({ seat }) => seat).filter((seat) => seat !== me);
    const begun = ala.frames.length;
    const pieces = games[game].drawn_larger;
    let heard = await look_while_others_play(ala, me, others, pieces);
    // The rest is watched at once.
    await page.evaluate(() => {
      localStorage.setItem("kosmoteka.settings", JSON.stringify({ pace: "at_once" }));
      dispatchEvent(new StorageEvent("storage", { key: "kosmoteka.settings" }));
    });
    assert.ok(await ala.asked(60_000), "the game goes on");
    // Not all that they do is told, or changes anything on the board: a pass, a refusal.
    const is_seen = async () => stories(ala, heard, others).length > 0 && (await changed(page)) > 0;
    for (let i = 0; i < 50 && !(await is_seen()); ++i) {
      heard = ala.frames.length;
      await ala.answer();
      assert.ok(await ala.asked(60_000), "the game goes on");
    }
    await page.locator("button[aria-expanded].recap-fold").waitFor();
    assert.equal(await largest(page, pieces), me, "asked, one sees one's own");

    const told = await page.locator(".recap").innerText();
    const theirs = stories(ala, begun, others).map(({ en }) => en.replace(/^\S+ /, "").replace(/\.$/, ""));
    assert.ok(theirs.length > 0);
    assert.ok(
      theirs.some((words) => told.replace(/\s+/g, " ").includes(words)),
      `the recap tells what happened: ${told} of ${theirs.join("; ")}`,
    );
    await page.locator(".recap-fold").click();
    assert.deepEqual(await hidden_rows(page), [], "unfolded, all of it can be read");
    await page.keyboard.press("Escape");
    assert.ok((await changed(page)) > 0, "what has changed is marked");

    await page.locator('[aria-label="Log"].button').click();
    const by_log = await light(page, await page.locator(".log-list .points").all(), (at) => !/^seat /.test(at ?? ""));
    assert.ok(by_log.length > 0, "a line of the log lights what it names");
    await page
      .locator(".log-list .points", { hasText: theirs.at(-1) })
      .last()
      .click();
    const shown = await page.locator(".board-frame").getAttribute("data-shown");
    assert.ok(others.includes(shown), "and leads to whose it is");
    await page.locator(".way-button").click();
    await page.keyboard.press("Escape");
    await page.mouse.move(2, 2);
    assert.equal(await page.locator("[data-lit]").count(), 0);
    await until_choices_are_listed(ala);
    await page.locator(".choices-button").click();
    const by_choice = await light(page, await page.locator("#choices .choice").all(), () => true);
    assert.ok(by_choice.length > 0, "a choice lights where it would be made");
    await page.keyboard.press("Escape");

    const before = await page.locator(".recap").innerText();
    await ala.answer();
    await page.waitForFunction((before) => document.querySelector(".recap")?.innerText !== before, before);
    return `${by_log.join(", ")}; ${by_choice.join(", ").replaceAll("\n", " | ").slice(0, 80)}`;
  },
});

export default each_game(showing);

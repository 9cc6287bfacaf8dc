// From anywhere to the page that tells a game: whole in both languages and sizes, and its links lead to the rules.
import assert from "node:assert/strict";
import { games, quick, told } from "../games.mjs";
import { Person, desktop, phone } from "../person.mjs";
import { too_wide } from "./phone.mjs";
import { findings } from "./screens.mjs";

/** What is only drawn there is looked at on the boards themselves. */
const page_to_read = { include: [".guide"], exclude: ["[inert]"] };

const from_the_lobby = (game) => ({
  name: `from the lobby to how ${game} is played`,
  async run(house) {
    const { page } = await Person.arrive(house);
    if (games[game].unfinished) await page.locator(".lobby-switch label").click();
    await page.locator(`.cover-card a[href="/rules/${game}"]`).click();
    const titles = new Set();
    for (const lang of ["en", "pl"]) {
      await page.locator(`html[lang=${lang}] .guide-section`).nth(4).waitFor();
      await page.waitForLoadState("networkidle");
      for (const title of await page.locator(".guide-section > h3").allInnerTexts()) titles.add(title);
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        assert.equal(await too_wide(page), null, `${lang} at ${size.width}`);
      }
      if (lang === "pl") await page.setViewportSize(phone);
      assert.deepEqual(await findings(page, page_to_read), [], `nothing that axe finds, ${lang}`);
      await page.locator("button.lang").click();
    }
    assert.equal(titles.size, 10, "five sections, told in two languages");
  },
});

const beside_the_rules = {
  name: "how to play stands before the rules, and links to them",
  async run(house) {
    const { page } = await Person.arrive(house);
    await page.goto(`${house.address}/rules/${quick}`);
    await page.locator(".guide-section").nth(4).waitFor();
    await page.locator("article.rule").first().waitFor();
    const order = await page.evaluate(() =>
      ["#how-to-play", "#reference", "#cards", "article[id*='-COMP-']"].map(
        (one) => document.querySelector(one).getBoundingClientRect().top,
      ),
    );
    assert.deepEqual(
      order,
      order.toSorted((a, b) => a - b),
      "told first, then the rules, the cards and what is in the box",
    );
    // A rule is opened where one reads, and in the reference from there.
    const link = page.locator(".guide-rule").first();
    const rule = (await link.getAttribute("title")).split(" ").at(-1);
    await link.click();
    await page.locator("dialog[open] .rule-body").waitFor();
    assert.equal(await page.locator(`dialog[open] a[href="/rules/${quick}#${rule}"]`).count(), 1);
    await page.keyboard.press("Escape");
    await page.goto(`${house.address}/rules/${quick}#${rule}`);
    await page.waitForFunction((id) => document.activeElement?.id === id, rule);
    assert.ok(await page.locator(`#${rule}`).isVisible());
    // Marks instead of brackets, and what they mean.
    const raw = await page.locator(".rule-body").evaluateAll((all) =>
      all
        .map((one) => one.innerText)
        .filter((text) => /\[[RPH]\]|-AMB-/.test(text))
        .slice(0, 3),
    );
    assert.deepEqual(raw, []);
    assert.equal(await page.locator(".rule-marks dt").count(), 3);
    // Whoever searches sees what was found, and nothing else.
    await page.locator(".rules-search").fill(rule);
    await page.locator(".guide").waitFor({ state: "detached" });
    assert.equal(await page.locator("article.rule").first().getAttribute("id"), rule);
  },
};

const linked = {
  name: "how to play is linked where one sets up, waits and plays",
  async run(house) {
    const ala = await Person.arrive(house);
    const { page } = ala;
    const link = page.locator(`a[href="/rules/${quick}"]`);
    await page.goto(`${house.address}/new/${quick}`);
    await link.first().waitFor();
    await ala.set_table(quick, ["me", "open"]);
    await page.locator(`.waiting .page a[href="/rules/${quick}"]`).waitFor();
    await page.locator(`.top a[href="/rules/${quick}"][target=_blank]`).waitFor();
    await ala.set_table(quick, ["me", "greedy"]);
    await ala.asked();
    const [opened] = await Promise.all([ala.context.waitForEvent("page"), page.locator(".top-how").click()]);
    await opened.locator("#how-to-play").waitFor();
    assert.ok(await page.locator(".play").isVisible(), "the table is still there");
  },
};

export default [...told.map(from_the_lobby), beside_the_rules, linked];

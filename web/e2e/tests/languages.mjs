// Polish and English at any time, without a reload, and with nothing left of the other.
import assert from "node:assert/strict";
import { each_game, games } from "../games.mjs";
import { Person } from "../person.mjs";
import { client_texts, pairs_in, stranger_finder } from "../words.mjs";

/** Texts, labels, titles and placeholders as they stand; what is marked as another language is meant to be. */
const texts_on = (page) =>
  page.evaluate(() => {
    const found = new Set();
    const plain = (text) => text.replaceAll("\u00a0", " ").trim();
    const foreign = (element) => element.closest("[lang]") !== document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!foreign(node.parentElement) && !node.parentElement.closest("script, style"))
        found.add(plain(node.textContent));
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-description"])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!foreign(element)) found.add(plain(element.getAttribute(name)));
    return [...found].filter((text) => text.length > 0);
  });

/** Those texts that belong to the other language only. */
const strangers = async (page, pairs, lang) => stranger_finder(pairs, lang)(await texts_on(page));

const switching = (game) => ({
  name: `Polish and English in the middle of ${game}`,
  async run(house) {
    const pairs = [
      ...(await client_texts()),
      ...pairs_in(await house.read(`/api/cards/${game}`)),
      ...pairs_in(await house.catalogue()),
    ];
    const ala = await Person.arrive(house, { seed: 61 });
    await ala.set_table(game, ["me", "greedy"]);
    const { page } = ala;
    let lang = "en";
    let compared = 0;
    for (let i = 0; i < 24; ++i) {
      if (i % 3 === 2) {
        await page.locator("button.lang").click();
        lang = lang === "en" ? "pl" : "en";
        assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
      }
      await ala.asked();
      const { question, choices } = ala.table.view.decision;
      assert.equal(
        (await page.locator(".question strong").first().innerText()).replaceAll("\u00a0", " "),
        question[lang],
      );
      // Beside a choice may stand that it was the last one: that is the page's word, not the game's.
      const listed = await page
        .locator("#choices .choice")
        .evaluateAll((all) => all.map((one) => one.firstChild.textContent.replace(/\s+/g, " ").trim()));
      assert.deepEqual(
        listed,
        choices.slice(0, 60).map((choice) => choice[lang].replace(/\s+/g, " ").trim()),
      );
      const told = pairs_in([ala.table, ...ala.frames.map((frame) => JSON.parse(frame).log ?? [])]);
      assert.deepEqual(await strangers(page, [...pairs, ...told], lang), [], `only ${lang} on the page`);
      compared += listed.length;
      await ala.answer();
    }
    return `${pairs.length} texts looked for, ${compared} choices compared`;
  },
});

const screens = {
  name: "every screen in Polish",
  async run(house) {
    const pairs = [...(await client_texts()), ...pairs_in(await house.read("/api/games"))];
    const ala = await Person.arrive(house, { lang: "pl" });
    for (const path of [
      "/",
      ...each_game((game) => [`/new/${game}`, `/rules/${game}`]).flat(),
      "/history",
      "/nothing",
    ]) {
      await ala.page.goto(house.address + path);
      await ala.page.locator("h1").first().waitFor();
      await ala.page.waitForLoadState("networkidle");
      assert.deepEqual(await strangers(ala.page, pairs, "pl"), [], path);
    }
  },
};

const cards = (game) => ({
  name: `every card and rule of ${game} in both languages`,
  async run(house) {
    const [all, rules] = [await house.read(`/api/cards/${game}`), await house.read(`/api/rules/${game}`)];
    for (const { id, name, text } of all)
      for (const lang of ["en", "pl"])
        assert.ok(name[lang]?.trim() && text[lang]?.trim(), `${id} says nothing in ${lang}`);
    for (const rule of rules)
      for (const lang of ["en", "pl"])
        assert.ok(
          [rule, rule.chapter, rule.document].every((text) => text[lang]?.trim()),
          rule.id,
        );
    const ala = await Person.arrive(house);
    const { page } = ala;
    await page.goto(`${house.address}/rules/${game}`);
    for (const lang of ["en", "pl"]) {
      await page
        .locator(".rule-card")
        .nth(all.length - 1)
        .waitFor();
      const shown = await page
        .locator(".rule-card")
        .evaluateAll((list) => list.map((one) => [one.id, one.querySelector("h3").innerText, one.innerText.length]));
      assert.deepEqual(
        shown.map(([id, name]) => [id, name.replaceAll("\u00a0", " ")]), // short words are glued to the next
        all.map((card) => [card.id, card.name[lang]]),
      );
      assert.ok(shown.every(([, name, length]) => length > name.length));
      assert.equal(await page.locator("article.rule").count(), rules.length);
      await page.locator("button.lang").click();
    }
    return `${all.length} cards, ${rules.length} rules`;
  },
});

const search = {
  name: "the rules are searched in both languages",
  async run(house) {
    const ala = await Person.arrive(house, { at: "/" });
    const { page } = ala;
    for (const [game, { searched: tried }] of Object.entries(games)) {
      await page.goto(`${house.address}/rules/${game}`);
      await page.locator("article.rule").first().waitFor();
      const whole = await page.locator("article").count();
      for (const word of tried.flat()) {
        await page.locator(".rules-search").fill(word);
        await page.waitForFunction((whole) => document.querySelectorAll("article").length < whole, whole);
        assert.ok((await page.locator("article").count()) > 0, `${word} is found`);
      }
      await page.locator(".rules-search").fill("xyzzy");
      await page.waitForFunction(() => document.querySelectorAll("article").length === 0);
      await page.locator(".rules-search").fill("");
    }
  },
};

export default [...each_game(switching), screens, ...each_game(cards), search];

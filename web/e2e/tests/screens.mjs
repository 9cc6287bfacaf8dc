// Every screen in both sizes: no finding of axe; pictures on demand. Also: the first screen is small, and a game
// without a board of its own can be seen and played.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { games, quick, told } from "../games.mjs";
import { Person, desktop, large, phone } from "../person.mjs";
import { smaller } from "../picture.mjs";
import { finish_game } from "../raw.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page or a part of it, in a line each. Places where a word may be divided are
    no letters: axe would take a divided name for another one than that which is read aloud. So it would a card that is
    scrolled half out of its row, whose long lines it reads and not the short ones: rows are looked at from their beginning. */
export async function findings(page, part = "html") {
  await page.evaluate(`window.axe ?? (() => { ${axe} })()`);
  return page.evaluate(async (part) => {
    for (const row of document.querySelectorAll(".board-frame *")) if (row.scrollLeft > 0) row.scrollLeft = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const divided = [];
    while (texts.nextNode())
      if (texts.currentNode.data.includes("\u00ad")) divided.push([texts.currentNode, texts.currentNode.data]);
    for (const [node, text] of divided) node.data = text.replaceAll("\u00ad", "");
    const { violations } = await window.axe.run(part, { resultTypes: ["violations"] });
    for (const [node, text] of divided) node.data = text;
    return violations.flatMap((one) =>
      one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 140)} [${(node.any[0] ?? node.all[0])?.message ?? ""}]`),
    );
  }, part);
}

/** Goes through the screens; `at` is told each, once it stands. */
async function tour(house, size, lang, at) {
  const ala = await Person.arrive(house, { name: "Ala", size, lang, seed: 91 });
  const { page } = ala;
  const ola = await Person.arrive(house, { name: "Ola" });
  await ola.set_table(quick, ["me", "open"], { options: (form) => form.locator("input[name=public]").nth(1).check() });
  const still = () => page.waitForLoadState("networkidle");
  const go = async (path, sign) => {
    await page.goto(house.address + path);
    await page.locator(sign).first().waitFor();
    await still();
  };
  await go("/", ".tables .table-row");
  await at("lobby", page);
  await go(`/new/${quick}`, ".setup");
  await at("setup", page);
  await ala.set_table(quick, ["me", "open", "greedy"]);
  await page.locator(".waiting-seats").waitFor();
  await still();
  await at("waiting", page);
  for (const [game, { moment: decisions, ready, begins_with, table = {}, sheet }] of Object.entries(games)) {
    await page.evaluate(
      ([game, options]) => localStorage.setItem(`kosmoteka.setup.${game}`, JSON.stringify({ options })),
      [game, table],
    );
    await ala.set_table(game, ["me", "greedy"]);
    await ala.asked();
    if (begins_with) await at(`${game}-${begins_with}`, page, false);
    await ala.play(decisions, async (made) =>
      made % 15 === 14 ? at(`${game} ${ala.table.view.decision.step}`, page, false) : undefined,
    );
    await ala.asked();
    if (ready)
      for (let i = 0; i < 20 && ala.table.view.decision.step !== ready; ++i) await ala.play(1).then(() => ala.asked());
    await page.evaluate(() =>
      document.querySelectorAll(".board-frame, .board-frame *").forEach((one) => one.scrollTop && (one.scrollTop = 0)),
    );
    await page.mouse.move(2, 2);
    await still();
    await at(game, page);
    if (!sheet) continue;
    await ala.click(page.locator(sheet).last());
    await page.locator("dialog[open]").waitFor();
    await at(`${game}-sheet`, page);
    await page.keyboard.press("Escape");
  }
  const id = await finish_game(page, quick, ["open", "greedy"], 5);
  await go(`/table/${id}`, ".result");
  await at("finished", page);
  await go(`/replay/${id}`, ".replay .board-frame > *");
  await page.locator(".slider").fill("40");
  await page.locator(".slider").blur();
  await still();
  await at("replay", page);
  await go("/history", ".table-row");
  await at("history", page);
  for (const game of told) {
    await go(`/rules/${game}`, "article.rule");
    await page.locator(".guide-section").last().waitFor();
    // What is told there has a test of its own; the rules below it come next.
    await at(`how-to-play-${game}`, page, true, ".rules-head");
  }
  await go(`/rules/${quick}#reference`, "article.rule");
  await page.locator(".guide-section").last().waitFor();
  await page.waitForFunction(() => Math.abs(document.getElementById("reference").getBoundingClientRect().top) < 60);
  await at("rules", page);
}

const visit = (name, size, lang) => ({
  name: `every screen, ${name} size`,
  patience_ms: 300_000, // every game is played until there is something to see, and looked at by axe
  async run(house, { screens }) {
    const found = [];
    let seen = 0;
    await tour(house, size, lang, async (screen, page, shown = true, part = "html") => {
      ++seen;
      if (screens && shown) writeFileSync(join(screens, `${screen}-${name}.png`), smaller(await page.screenshot()));
      for (const one of await findings(page, part)) found.push(`${screen}: ${one}`);
    });
    assert.deepEqual(found, [], "nothing that axe finds");
    return `${seen} screens`;
  },
});

const weight = {
  name: "the first screen weighs less than 150 kB",
  async run({ web: dist }) {
    const page = readFileSync(join(dist, "index.html"), "utf8");
    const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]);
    assert.ok(files.some((file) => file.endsWith(".js")) && files.some((file) => file.endsWith(".css")));
    const bytes = ["index.html", ...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length,
      0,
    );
    assert.ok(bytes < 150_000, `${bytes} bytes`);
    return `${Math.round(bytes / 1000)} kB compressed`;
  },
};

const fonts = {
  name: "the letters come with the client",
  async run(house) {
    const ala = await Person.arrive(house, { lang: "pl" });
    const { page } = ala;
    await page.locator(".cover-card").first().waitFor();
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter((font) => font.status === "loaded").map((font) => font.family);
    });
    // Polish letters are in a file of their own.
    for (const family of ["Figtree", "Newsreader"])
      assert.equal(loaded.filter((one) => one.replaceAll('"', "") === family).length, 2, family);
    const early = await page.locator("link[rel=preload][as=font]").evaluateAll((links) => links.map((one) => one.href));
    assert.ok(early.length > 0, "some are asked for with the page");
    for (const address of early) {
      const { headers } = await fetch(address);
      assert.equal(headers.get("content-type"), "font/woff2");
      assert.match(headers.get("cache-control"), /immutable/);
    }
  },
};

const generic = {
  name: "a game without a board of its own",
  async run(house) {
    // A game under a name that no board knows.
    const disguise = (text) => text.replaceAll(`"${quick}"`, '"toy"');
    const ala = await Person.arrive(house, { size: large });
    const { page } = ala;
    await page.route("**/api/games", async (route) =>
      route.fulfill({ body: disguise(await (await route.fetch()).text()), contentType: "application/json" }),
    );
    await page.route("**/api/cards/toy", async (route) =>
      route.fulfill({ json: await house.read(`/api/cards/${quick}`) }),
    );
    await page.addInitScript((real) => {
      const { send } = WebSocket.prototype;
      WebSocket.prototype.send = function (text) {
        send.call(this, text.replaceAll('"toy"', `"${real}"`));
      };
      const Heard = MessageEvent.prototype;
      const data = Object.getOwnPropertyDescriptor(Heard, "data").get;
      Object.defineProperty(Heard, "data", {
        get() {
          const told = data.call(this);
          return typeof told === "string" ? told.replaceAll(`"${real}"`, '"toy"') : told;
        },
      });
    }, quick);
    await ala.set_table("toy", ["me", "greedy"]);
    await page.locator(".board-frame .generic").waitFor();
    for (let made = 0; made < 6; ++made) {
      await page.locator("#choices .choice").first().waitFor();
      const before = ala.table.ticket;
      await ala.click(page.locator("#choices .choice").last());
      await ala.until(() => ala.table.ticket !== before);
    }
    assert.equal(await page.locator(".toast.bad").count(), 0);
  },
};

export default [weight, fonts, visit("desktop", desktop, "en"), visit("phone", phone, "pl"), generic];

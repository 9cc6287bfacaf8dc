// Lays out all alien sheets of Cosmic Encounter as they are when one looks at them, to be looked at: at a desk and on a phone, in
// both languages, a dozen on a page.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { House } from "./house.mjs";
import { Stage, recorded } from "./stage.mjs";

const usage = `usage: node web/e2e/sheets.mjs OUT
  KOSMOTEKA names the program that serves (build/ci/kosmoteka); the client must be built (web/dist)`;
const forms = [
  { name: "desktop", size: { width: 1280, height: 800 }, shown: 720, a_page: 6 },
  { name: "phone", size: { width: 360, height: 740 }, shown: 340, a_page: 10 },
];

/** One sheet, as its owner sees it, with all that is folded open. */
async function shot(stage, view, alien) {
  const me = view.viewer;
  const players = Object.fromEntries(
    Object.entries(view.state.players).map(([seat, one]) => [
      seat,
      one.alien === alien ? { ...one, alien: "human" } : one,
    ]),
  );
  players[me] = { ...players[me], alien, more_powers: [] };
  await stage.show({ ...view, state: { ...view.state, players } });
  const { page } = stage;
  await page
    .locator(`.ce-system button.ce-alien[data-place="alien ${alien}"]`)
    .last()
    .evaluate((one) => one.click());
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor();
  await dialog.evaluate((one) => {
    one.querySelectorAll("details").forEach((fold) => (fold.open = true));
    one.style.maxHeight = "none";
  });
  const { width, height } = page.viewportSize();
  await page.setViewportSize({ width, height: 1500 });
  const png = await dialog.screenshot();
  await page.setViewportSize({ width, height });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  return `data:image/png;base64,${png.toString("base64")}`;
}

async function main([out]) {
  if (!out || out.startsWith("-")) return console.log(usage);
  mkdirSync(out, { recursive: true });
  const web = resolve(dirname(fileURLToPath(import.meta.url)), "../dist");
  const house = new House({ kosmoteka: resolve(process.env.KOSMOTEKA ?? "build/ci/kosmoteka"), web });
  try {
    await house.open();
    const cards = await house.read("/api/cards/cosmic");
    const aliens = cards.filter(({ facts }) => facts.kind === "alien").map(({ id }) => id);
    const view = recorded("cosmic")["select-5"];
    const album = await house.browser.newPage({ viewport: { width: 1480, height: 800 } });
    for (const { name, size, shown, a_page } of forms)
      for (const lang of ["en", "pl"]) {
        const stage = await Stage.open(house, view, { lang, size });
        for (let from = 0; from < aliens.length; from += a_page) {
          const images = [];
          for (const alien of aliens.slice(from, from + a_page)) images.push(await shot(stage, view, alien));
          await album.setContent(
            `<body style="margin:8px;background:#000;display:flex;flex-wrap:wrap;gap:8px;align-items:start">${images
              .map((image) => `<img src="${image}" width="${name === "phone" ? 285 : shown}">`)
              .join("")}`,
          );
          writeFileSync(join(out, `${name}-${lang}-${from}.png`), await album.screenshot({ fullPage: true }));
        }
      }
  } finally {
    await house.close();
  }
}

await main(process.argv.slice(2));

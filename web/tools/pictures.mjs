// Shows the pictures of all cards of a game on one sheet, to be looked at: small and large, with their names; or only small and
// numbered, with a key beside it, to see whether somebody who has never seen them can tell which is which.
// Usage: node tools/pictures.mjs OUT [GAME...] [--only TEXT] [--quiz] [--light]
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { createServer } from "vite";
import { browser_args, find_browser } from "../e2e/house.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "" },
    quiz: { type: "boolean", default: false },
    light: { type: "boolean", default: false },
  },
});
const [out, ...named] = positionals;
if (!out) {
  console.error("usage: node tools/pictures.mjs OUT [GAME...] [--only TEXT] [--quiz] [--light]");
  process.exit(2);
}
const web = join(import.meta.dirname, "..");
const boards = join(web, "src/boards");
const games = readdirSync(boards, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && (named.length === 0 || named.includes(entry.name)))
  .map((entry) => entry.name);

const svg = (markup, size) =>
  `<svg width="${size}" height="${size}" viewBox="-50 -50 100 100" fill-rule="evenodd">${markup}</svg>`;

function sheet_of(cards, draw) {
  const cells = cards.map(({ id, name }, i) =>
    values.quiz
      ? `<figure>${svg(draw(id, `p${i}`), 64)}<figcaption>${i + 1}</figcaption></figure>`
      : `<figure>${svg(draw(id, `p${i}`), 200)}${svg(draw(id, `q${i}`), 64)}<figcaption>${id} ${name.en}</figcaption></figure>`,
  );
  return `<style>body{margin:8px;${values.light ? "background:#fff;color:#000" : "background:#0b1124;color:#fff"};font:13px sans-serif;display:flex;flex-wrap:wrap;gap:8px}
    figure{margin:0;width:${values.quiz ? 72 : 272}px;text-align:center}svg{border-radius:8px;margin:0 2px;vertical-align:bottom}</style>${cells.join("")}`;
}

const vite = await createServer({
  root: web,
  server: { middlewareMode: true, hmr: false },
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
});
const { drawing, signs_on } = await vite.ssrLoadModule("/src/art/draw.ts");
const { scatter, seed_of } = await vite.ssrLoadModule("/src/ui/random.ts");
/** The same order on every visit, but not the cards' own. */
const shuffled = (cards) => {
  const chance = new Map(cards.map(({ id }) => [id, scatter(seed_of(id))()]));
  return [...cards].sort((a, b) => chance.get(a.id) - chance.get(b.id));
};
const browser = await chromium.launch({ executablePath: find_browser(), args: browser_args });
mkdirSync(out, { recursive: true });
for (const game of games) {
  const { pictures } = await vite.ssrLoadModule(`/src/boards/${game}/pictures.ts`);
  const all = JSON.parse(readFileSync(join(boards, game, "fixtures/cards.json"), "utf8"));
  const drawn = all.filter(({ id, name }) => pictures.of[id] && `${id} ${name.en}`.match(new RegExp(values.only)));
  const cards = values.quiz ? shuffled(drawn) : drawn;
  const page = await browser.newPage({ viewport: { width: values.quiz ? 1000 : 1420, height: 600 } });
  await page.setContent(sheet_of(cards, (id, name) => drawing(id, name, pictures) + signs_on(id, pictures)));
  await page.screenshot({ path: join(out, values.quiz ? `${game}-64.png` : `${game}.png`), fullPage: true });
  if (values.quiz)
    writeFileSync(
      join(out, `${game}-key.txt`),
      cards.map(({ id, name }, i) => `${i + 1}\t${id}\t${name.en}\t${name.pl}\n`).join(""),
    );
  await page.close();
}
await browser.close();
await vite.close();

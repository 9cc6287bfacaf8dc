// Plays games and writes views of them for a board's unit tests: of each question the one with the most choices, and the
// end. Chance deals anew each time: look at what came, and keep what shows something new.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { House } from "./house.mjs";
import { Person } from "./person.mjs";
import { finish_game } from "./raw.mjs";

const usage = `usage: node web/e2e/fixtures.mjs GAME FOLDER [SEATS] [GAMES] [VERBS]
  writes FOLDER/<question>-<SEATS>.json and over-<SEATS>.json from GAMES games (1) of SEATS seats (2)
  VERBS, as power,power-seat: also <question>-<verb>-<SEATS>.json for each of these that a question offers, and
  <question>-<verb>-must-<SEATS>.json for a quiet round that cannot be passed
  KOSMOTEKA names the program that serves (build/ci/kosmoteka); the client must be built (web/dist)`;

/** What a view is recorded as: its question, and again for each wanted verb that it offers. */
function names_of({ step, moment, pass, choices = [] }, wanted) {
  if (step === undefined) return ["over"];
  const offered = new Set(choices.map(({ action }) => action.split(" ")[0]));
  const end = moment !== undefined && pass === undefined ? "-must" : "";
  return [step, ...wanted.filter((verb) => offered.has(verb)).map((verb) => `${step}-${verb}${end}`)];
}

/** Of each question the richest view that a game holds, as the seat saw it that was asked; and the last one. */
async function views_of(house, table, found, wanted) {
  const { steps } = await house.read(`/api/replay/${table}/steps`);
  for (let n = 0; n <= steps.length; ++n) {
    const seat = steps[n]?.seat ?? "spectator";
    const { view } = await house.read(`/api/replay/${table}/view/${n}/${seat}`);
    const choices = view.decision.choices?.length ?? 0;
    for (const name of names_of(view.decision, wanted))
      if (choices >= (found.get(name)?.decision.choices?.length ?? 0)) found.set(name, view);
  }
}

async function main([game, folder, seats = "2", games = "1", verbs = ""]) {
  if (!folder || game.startsWith("-")) return console.log(usage);
  const web = resolve(dirname(fileURLToPath(import.meta.url)), "../dist");
  const house = new House({ kosmoteka: resolve(process.env.KOSMOTEKA ?? "build/ci/kosmoteka"), web });
  const found = new Map();
  try {
    await house.open();
    const ala = await Person.arrive(house);
    const sitters = Array.from({ length: Number(seats) }, (_, i) => (i === 0 ? "open" : "greedy"));
    for (let i = 1; i <= Number(games); ++i)
      await views_of(house, await finish_game(ala.page, game, sitters, i), found, verbs.split(","));
    mkdirSync(folder, { recursive: true });
    for (const [name, view] of found) writeFileSync(join(folder, `${name}-${seats}.json`), `${JSON.stringify(view)}\n`);
  } finally {
    await house.close();
  }
  console.log(`${found.size} views in ${folder}: ${[...found.keys()].sort().join(", ")}`);
}

await main(process.argv.slice(2));

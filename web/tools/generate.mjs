// Writes what the client takes from the program:
//   src/requests.ts       the types of requests, from the server's table of them
// and for every folder of src/boards:
//   view.ts               the types of a view's state, from its schema
//   fixtures/schema.json  that schema, for the check of the fixtures
//   fixtures/facts.json   the facts that the server tells with the catalogue, for the tests
//   fixtures/counted.json what it calls things by their number, likewise
//   fixtures/cards.json   its cards, likewise
//   fixtures/stories.json the entries of its log by their keys, each with the kinds of its arguments, likewise
// Usage: node tools/generate.mjs --kosmoteka PATH [--check]     --check writes nothing and fails if something is stale
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { types_of_requests } from "./request_types.mjs";
import { types_of } from "./types.mjs";

const { values } = parseArgs({
  options: { kosmoteka: { type: "string" }, check: { type: "boolean", default: false } },
});
if (!values.kosmoteka) {
  console.error("usage: node tools/generate.mjs --kosmoteka PATH [--check]");
  process.exit(2);
}
const source = join(import.meta.dirname, "../src");
const boards = join(source, "boards");
const ask = (...args) => execFileSync(values.kosmoteka, ["schema", ...args], { encoding: "utf8" });

const pretty = async (types, path) => format(types, { ...(await resolveConfig(path)), parser: "typescript" });

async function file_of_requests() {
  const path = join(source, "requests.ts");
  return [path, await pretty(types_of_requests(JSON.parse(ask("--requests"))), path)];
}

async function files_of(game) {
  const folder = join(boards, game);
  const schema = ask(game);
  const types = await pretty(types_of(JSON.parse(schema), game), join(folder, "view.ts"));
  return [
    [join(folder, "view.ts"), types],
    [join(folder, "fixtures/schema.json"), schema],
    [join(folder, "fixtures/facts.json"), ask(game, "--facts")],
    [join(folder, "fixtures/counted.json"), ask(game, "--counted")],
    [join(folder, "fixtures/cards.json"), ask(game, "--cards")],
    [join(folder, "fixtures/stories.json"), ask(game, "--stories")],
  ];
}

const files = [await file_of_requests()];
for (const entry of readdirSync(boards, { withFileTypes: true }).filter((one) => one.isDirectory()))
  files.push(...(await files_of(entry.name)));

let stale = 0;
for (const [path, text] of files) {
  if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
  stale += 1;
  if (values.check) {
    console.error(`stale: ${path}`);
    continue;
  }
  mkdirSync(dirname(path), { recursive: true }); // a new board has no fixtures yet
  writeFileSync(path, text);
}
if (values.check && stale > 0) {
  console.error("run: node web/tools/generate.mjs --kosmoteka build/ci/kosmoteka");
  process.exit(1);
}

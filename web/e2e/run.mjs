// Plays Kosmoteka in a browser against a server of its own.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { House } from "./house.mjs";
import { tests } from "./tests/index.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const patience_ms = 120_000;
const usage = `usage: node web/e2e/run.mjs [options]
  --kosmoteka FILE  the program that serves (build/ci/kosmoteka)
  --toys FILE       the program that serves the toy games too (build/ci/tests/toy_server): without it rounds are not played
  --web DIR         the built client (web/dist)
  --only TEXT       only the tests whose name holds TEXT
  --whole           every card in every place, not the part of them that is looked at each day
  --screens DIR     also makes the screenshots of docs/screens, into DIR
  --list            names the tests and ends
  --help            this`;

function options_of(args) {
  const options = {
    kosmoteka: "build/ci/kosmoteka",
    toys: "",
    web: resolve(here, "../dist"),
    only: "",
    screens: "",
    whole: false,
    list: false,
    help: false,
  };
  for (let i = 0; i < args.length; ++i) {
    const name = args[i].replace(/^--/, "");
    const known = args[i].startsWith("--") && name in options;
    const flag = known && typeof options[name] === "boolean";
    if (!known || (!flag && args[i + 1] === undefined)) {
      console.error(`${known ? `${args[i]} needs a value` : `there is no option ${args[i]}`}\n${usage}`);
      process.exit(2);
    }
    options[name] = flag ? true : args[++i];
  }
  return options;
}

/** What a person would want to see of a failure. */
async function keep_evidence(house, name) {
  const folder = mkdtempSync(join(tmpdir(), "kosmoteka-failed-"));
  for (const [i, person] of house.people.entries()) {
    const file = join(folder, `${name.replace(/\W+/g, "-")}-${i + 1}`);
    await person.page.screenshot({ path: `${file}.png` }).catch(() => undefined);
    writeFileSync(
      `${file}.txt`,
      [
        person.page.url(),
        ...person.console,
        "",
        "answered:",
        ...person.answered,
        "",
        JSON.stringify(person.table, null, 1),
      ].join("\n"),
    );
  }
  return folder;
}

async function run_one(house, test, options) {
  let timer;
  const patience = test.patience_ms ?? patience_ms;
  const late = new Promise(
    (_, fail) => (timer = setTimeout(() => fail(new Error(`not done after ${patience / 1000} s`)), patience)),
  );
  try {
    const told = await Promise.race([test.run(house, options), late]);
    const complaints = house.people.flatMap((person) => person.complaints());
    if (complaints.length > 0) throw new Error(`the page complained: ${complaints[0]}`);
    return { told };
  } catch (problem) {
    return { problem, folder: await keep_evidence(house, test.name) };
  } finally {
    clearTimeout(timer);
    await house.see_off_everybody();
  }
}

function tell({ problem, folder }) {
  const lines = String(problem.stack ?? problem).split("\n");
  console.log(`        ${lines.slice(0, 24).join("\n        ")}\n        see ${folder}`);
}

/** One after another, in a house of their own, as long as there are any left. Names those that failed. */
async function run_all(house, left, options) {
  const failed = [];
  if (left.length === 0) return failed;
  await house.open();
  for (let test = left.shift(); test; test = left.shift()) {
    const at = Date.now();
    // A browser on a busy machine may be late; what is wrong fails twice. The first failure is shown all the same.
    let outcome = await run_one(house, test, options);
    if (outcome.problem) {
      console.log(`again   ${test.name}`);
      tell(outcome);
      outcome = await run_one(house, test, options);
    }
    const { told, problem } = outcome;
    const time = `${((Date.now() - at) / 1000).toFixed(1)} s`;
    console.log(
      problem ? `FAILED  ${test.name} (${time})` : `ok      ${test.name} (${time})${told ? `: ${told}` : ""}`,
    );
    if (!problem) continue;
    failed.push(test.name);
    tell(outcome);
  }
  return failed;
}

async function main() {
  const options = options_of(process.argv.slice(2));
  if (options.help) return console.log(usage);
  const chosen = tests.filter(
    (test) =>
      test.name.includes(options.only) &&
      (options.screens || !test.only_for_screens) &&
      (options.toys || options.list || !test.needs_toys),
  );
  if (options.list) return chosen.forEach((test) => console.log(test.name));
  if (options.screens) mkdirSync(options.screens, { recursive: true });
  // What waits most of its time runs beside the others, and of those two at a time: each is often idle for a moment.
  const busy = chosen.filter((test) => !test.waits);
  const lanes = [busy, busy, chosen.filter((test) => test.waits)].map((left) => ({
    house: new House({ kosmoteka: resolve(options.kosmoteka), web: resolve(options.web) }),
    left,
  }));
  const close_all = () => Promise.all(lanes.map(({ house }) => house.close()));
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => void close_all().finally(() => process.exit(130)));
  const begun = Date.now();
  const failed = (
    await Promise.all(lanes.map((lane) => run_all(lane.house, lane.left, options))).finally(close_all)
  ).flat();
  console.log(
    `${chosen.length - failed.length} of ${chosen.length} browser tests passed in ${Math.round((Date.now() - begun) / 1000)} s`,
  );
  process.exit(failed.length > 0 || chosen.length === 0 ? 1 : 0);
}

main().catch((problem) => {
  console.error(problem);
  process.exit(1);
});

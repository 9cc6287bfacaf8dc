// Five people at the toy game of encounters, three at desks and two with phones: windows in which anybody may act, a zap
// that is zapped, cards laid face down at the same time, a deal, a Hold, and somebody who goes away and comes back.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { sleep } from "../house.mjs";
import { Person, desktop, phone } from "../person.mjs";
import { smaller } from "../picture.mjs";
import { findings } from "./screens.mjs";

// Long enough to do something in the first of them, before the cards are laid.
const pause_seconds = 6;
const names = ["Ala", "Ola", "Iza", "Ewa", "Jan"];
const is_phone = (i) => i >= 3;

const state = (person) => person.table.view.state;
const decision = (person) => person.table.view.decision;
const seat = (person) => person.table.you.seat;

/** The page says so, or will in a moment. */
async function says(person, selector, words) {
  const told = () => person.page.locator(selector).first().innerText();
  for (let waited = 0; waited < 5000 && !words.test(await told()); waited += 50) await sleep(50);
  assert.match(await told(), words);
}

/** The actions that wait for this person's choice; none if there is no question, or it is answered. */
function open_choices(person) {
  const { table } = person;
  if (table?.phase !== "playing" || !table.asked.includes(seat(person))) return [];
  if (table.answer?.ticket === table.ticket || decision(person).seat !== seat(person)) return [];
  return (decision(person).choices ?? []).map(({ action }) => action);
}

/** On the board, where every choice of this game is a button; and only as an answer to the question that was read, which the
 * page may show a little later. It must have arrived. */
async function choose(person, action, patience = 20_000) {
  const { ticket } = person.table;
  const place = `.play[data-ticket="${ticket}"] .board-frame [data-action="${action}"]`;
  await person.click(person.page.locator(place).first(), { timeout: patience });
  await person.until(
    () => person.table.ticket !== ticket || person.table.answer?.action === action || person.table.phase !== "playing",
  );
}

class Table {
  constructor(people, quiet) {
    Object.assign(this, { people, quiet, here: people });
  }
  with_seat(wanted) {
    return this.people.find((person) => seat(person) === wanted);
  }
  offense() {
    return this.with_seat(state(this.here[0]).offense);
  }
  defence() {
    return this.with_seat(state(this.here[0]).defence);
  }

  /** Lets windows go by until `done`. `plays(person, choices)` may name an action instead. At a table with quiet windows
   * nothing needs to be said for that: silence is a pass. */
  async go_on(done, plays = () => null, patience = 60_000) {
    const end = Date.now() + patience;
    while (!done()) {
      if (Date.now() > end) throw new Error(`still not there: ${JSON.stringify(decision(this.here[0]))}`);
      for (const person of this.here) {
        // Who has not heard yet what others know would answer what is no longer asked.
        if (this.here.some(({ table }) => table.seq > person.table.seq)) continue;
        const choices = open_choices(person);
        if (choices.length === 0 || done()) continue;
        const wanted = plays(person, choices) ?? (!this.quiet && choices.includes("pass") ? "pass" : null);
        // The question may be another by now: then the next look finds it.
        if (wanted) await choose(person, wanted, 1000).catch(() => undefined);
      }
      await sleep(30);
    }
  }
  asked(step) {
    return this.here.some((person) => open_choices(person).length > 0 && decision(person).step === step);
  }
}

async function sit_down(house, quiet) {
  const people = [];
  for (const [i, name] of names.entries())
    people.push(
      await Person.arrive(house, {
        name,
        seed: 200 + i,
        size: is_phone(i) ? phone : desktop,
        lang: i % 2 ? "pl" : "en",
      }),
    );
  const [ala, ...others] = people;
  // Not complete, so it is not there until it is wished for.
  assert.equal(await ala.page.locator('a[href="/new/encounter"]').count(), 0);
  await ala.page.locator(".lobby-switch label").click();
  await ala.page.locator('a[href="/new/encounter"]').waitFor();
  const address = await ala.set_table("encounter", ["me", "open", "open", "open", "open"], {
    options: async (form) => {
      await form.locator("label.toggle", { hasText: "Prepared hands" }).click();
      await form.locator(`input[name=windows][value=${quiet ? "quiet" : "quick"}]`).check();
      if (quiet) await form.getByLabel(/Seconds of a pause/).fill(String(pause_seconds));
      await form.getByLabel(/Minutes after which/).fill("1");
    },
  });
  await says(ala, ".new-head", quiet ? /quiet windows, 6 seconds/ : /quick windows/);
  for (const other of others) {
    await other.join(address);
    await other.until(() => other.table?.you.seat);
  }
  return { people, address };
}

/** The host frees a seat, and whoever sat there sits down again. */
async function free_a_seat(ala, other, address) {
  await ala.page.getByRole("button", { name: "Free the seat" }).last().click();
  await other.until(() => other.table.you.seat === null);
  await other.join(address);
  await other.until(() => other.table.you.seat !== null);
}

/** A boost, a zap for it, and a zap for the zap: the boost counts. False if the cards are to be laid before it came to that. */
async function zap_a_zap(table) {
  const offense = table.offense();
  const [first, second] = table.people.filter((person) => person !== offense);
  // As this person was told: what others know already may still be on its way to them.
  const played = (person) => {
    const told = person.frames.flatMap((frame) => JSON.parse(frame).log ?? []).map((entry) => JSON.stringify(entry));
    return [...new Set(told)].map((text) => /(boosts|zaps) (the offense|it)/.exec(text)?.[1]).filter(Boolean);
  };
  const next = (person, choices) => {
    const { step, moment } = decision(person);
    const so_far = played(person).length;
    if (so_far === 0 && person === offense && step === "act") return "boost offense";
    if (so_far === 1 && person === first && moment === "answer boost" && choices.includes("zap")) return "zap";
    if (so_far === 2 && person === second && moment === "answer zap" && choices.includes("zap")) return "zap";
    return null;
  };
  const boosted = () => state(offense).sides.offense.boosts === 1;
  const done = () => boosted() || (played(offense).length === 0 && table.asked("pick"));
  await table.go_on(done, next, 90_000);
  if (!boosted()) return false;
  assert.deepEqual(played(offense), ["boosts", "zaps", "zaps"]);
  return true;
}

/** Both lay a card; one changes their mind, and takes it back, while the other has not chosen. */
async function lay_cards(table, shot) {
  const [offense, defence] = [table.offense(), table.defence()];
  const marks = (person) => person.page.locator(".seat.asked").count();
  const onlooker = table.people.find((person) => person !== offense && person !== defence);
  await offense.page.locator(".play[data-standing=open]").waitFor();
  await onlooker.page.waitForFunction(() => document.querySelectorAll(".seat.asked").length === 2);
  await choose(offense, "pick attack-8");
  await offense.page.locator(".play[data-standing=answered]").waitFor();
  await says(offense, ".question-who", /attack 8|atak 8/);
  await onlooker.page.locator(".seat.asked.answered").waitFor();
  assert.ok(!JSON.stringify(onlooker.table).includes('"action":"pick'), "and to nobody else");
  await shot("answered", [offense, defence, onlooker]);
  await choose(offense, "pick negotiate");
  await says(offense, ".question-who", /negotiate|negocjacje/);
  await offense.click(offense.page.locator(".take-back"));
  await offense.page.locator(".play[data-standing=open]").waitFor();
  assert.equal(await marks(onlooker), 2);
  await choose(offense, "pick negotiate");
  await choose(defence, "pick negotiate");
}

async function make_a_deal(table, shot) {
  const [offense, defence] = [table.offense(), table.defence()];
  await table.go_on(() => open_choices(offense).includes("prepare"));
  await offense.page.locator(".step-time").waitFor();
  for (const action of ["prepare", "put offense-point", "put defence-point", "offer"]) await choose(offense, action);
  await defence.until(() => open_choices(defence).some((action) => action.startsWith("accept")));
  await shot("deal", [offense, defence]);
  await choose(
    defence,
    open_choices(defence).find((action) => action.startsWith("accept")),
  );
  const points = (person) => state(offense).players[seat(person)].points;
  await table.go_on(() => points(offense) === 1 && points(defence) === 1);
}

/** Somebody makes a pause longer: all see the same countdown, and that a Hold is spent. */
async function hold(table, shot) {
  const holder = table.people[4];
  const holds = () => holder.table.pause?.holds[seat(holder)];
  await table.go_on(() => holds() === 3 && holder.table.pause.ends - Date.now() > 1500);
  const { ends } = holder.table.pause;
  await holder.page.locator(".hold-button").click();
  await holder.until(() => holds() === 2);
  assert.equal(holder.table.pause.ends, ends + 1000 * pause_seconds);
  for (const person of table.people)
    await person.until(() => person.table.pause?.ends === ends + 1000 * pause_seconds, 3000);
  // Pages draw a moment later than they hear.
  const shown = () =>
    Promise.all(table.people.map((person) => person.page.locator(".pause").getAttribute("data-left").then(Number)));
  const apart = (left) => Math.max(...left) - Math.min(...left);
  let left = await shown();
  for (let waited = 0; waited < 2000 && apart(left) > 1; waited += 50, left = await shown()) await sleep(50);
  assert.ok(apart(left) <= 1, `the same countdown: ${left}`);
  await shot("hold", [table.people[0], holder]);
}

/** Whoever attacks next goes away; the others wait, let a bot play, and find their friend again. */
async function go_and_come_back(table, address, shot) {
  const gone = table.offense();
  const ala = table.here[0] === gone ? table.here[1] : table.here[0];
  await gone.page.close();
  table.here = table.people.filter((person) => person !== gone);
  const left = seat(gone);
  const banner = ala.page.locator(".banner.absent");
  let offered = false;
  const told = banner.waitFor({ timeout: 120_000 }).then(() => (offered = true));
  await table.go_on(() => offered, undefined, 120_000);
  await told;
  await shot("absent", [ala, table.here.at(-1)]);
  await banner.locator("button").click();
  const info = () => ala.table.seats.find((one) => one.seat === left);
  await ala.until(() => info().away);
  assert.equal(info().away_by, "others");
  // The game goes on without them. Whoever may lay a card lays one.
  const lays = (person, choices) => choices.find((action) => action.startsWith("pick")) ?? null;
  const number = state(ala).encounter;
  await table.go_on(
    () => ["after-reveal", "before-outcome"].includes(state(ala).moment) || state(ala).encounter > number,
    lays,
  );
  gone.page = await gone.context.newPage();
  gone.listen();
  await gone.page.goto(address);
  await gone.page.locator(".banner.warn button.glow").click();
  await ala.until(() => !info().away);
  table.here = table.people;
}

const play_rounds = (kind) => ({
  name: `five people play rounds with ${kind} windows`,
  needs_toys: true,
  waits: true,
  patience_ms: 360_000,
  async run(house, { toys, screens }) {
    const quiet = kind === "quiet";
    const beside = await house.beside(resolve(toys));
    const found = [];
    const shot = async (name, people) => {
      for (const person of people) {
        const file = `rounds-${kind}-${name}-${person.name}-${person.touches ? "phone" : "desktop"}`;
        if (screens) writeFileSync(join(screens, `${file}.png`), smaller(await person.page.screenshot()));
        for (const one of await findings(person.page)) found.push(`${file}: ${one}`);
      }
    };
    const { people, address } = await sit_down(beside, quiet);
    await free_a_seat(people[0], people[4], address);
    await shot("waiting", [people[0], people[3]]);
    await people[0].page.locator("button.big:enabled").click();
    for (const person of people) await person.until(() => person.table?.phase === "playing" && person.table.view);
    const table = new Table(people, quiet);
    // A window: everybody is asked, nobody is named, and it looks the same to all.
    if (quiet) await hold(table, shot);
    await says(people[1], ".question-who", /Pytanie do wszystkich/);
    assert.equal(await people[0].page.locator(".pause").count(), quiet ? 1 : 0);
    assert.equal(await people[0].page.locator(".hold-button").count(), quiet ? 1 : 0);
    await shot("window", [people[0], people[3]]);
    const zapped = await zap_a_zap(table);
    await table.go_on(() => table.asked("pick"));
    await lay_cards(table, shot);
    if (!zapped) assert.ok(await zap_a_zap(table));
    await table.go_on(() => state(people[0]).sides.offense.shown === "negotiate");
    await make_a_deal(table, shot);
    await table.go_on(() => state(people[0]).encounter === 1);
    await go_and_come_back(table, address, shot);
    for (const person of people)
      assert.equal(await person.page.locator(".toast.bad").count(), 0, `${person.name} was told of no trouble`);
    assert.deepEqual(found, [], "nothing that axe finds");
    return `${people.reduce((sum, person) => sum + person.frames.length, 0)} messages`;
  },
});

export default [play_rounds("quick"), play_rounds("quiet")];

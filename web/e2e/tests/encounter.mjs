// Five people at Cosmic Encounter, three at desks and two with phones: an alliance, a deal, an artifact, and an artifact that
// is zapped, each seen on the boards of all. Chance deals, so tables are set until the hands allow all of it.
import assert from "node:assert/strict";
import { sleep } from "../house.mjs";
import { Person, desktop, phone } from "../person.mjs";
import { speak } from "../raw.mjs";

const names = ["Ala", "Ola", "Iza", "Ewa", "Jan"];
const state = (person) => person.table.view.state;
const decision = (person) => person.table.view.decision;
const seat = (person) => person.table.you.seat;
const hand = (person) => state(person).players[seat(person)].hand;

async function arrive(house) {
  const people = [];
  for (const [i, name] of names.entries())
    people.push(
      await Person.arrive(house, { name, seed: 300 + i, size: i >= 3 ? phone : desktop, lang: i % 2 ? "pl" : "en" }),
    );
  return people;
}

/** A table at which all five sit, with the first of the two aliens each: its id, and the hands that were dealt. */
async function deal(people) {
  const [ala, ...others] = people;
  const setup = { game: "cosmic", seats: Array(5).fill("open"), options: {}, clock: { kind: "none" }, public: false };
  const [{ table }] = await speak(ala.page, [{ do: "create", ...setup }]);
  const asked_less = { do: "prefer", table: table.id, rules: [{ step: "*", answer: "only", until: "game" }] };
  for (const person of [...others, ala])
    await speak(person.page, [
      { do: "watch", table: table.id },
      { do: "sit", table: table.id },
      asked_less,
      ...(person === ala ? [{ do: "start", table: table.id }] : []),
    ]);
  const hands = [];
  for (const person of people) {
    const [seen] = await speak(person.page, [{ do: "watch", table: table.id }]);
    const { ticket, view } = seen.table;
    await speak(person.page, [
      { do: "watch", table: table.id },
      { do: "act", table: table.id, ticket, action: view.decision.choices[0].action },
    ]);
  }
  for (const person of people) {
    const [seen] = await speak(person.page, [{ do: "watch", table: table.id }]);
    hands.push(seen.table.view.state.players[seen.table.you.seat].hand);
  }
  return { id: table.id, hands };
}
const early = ["force-field", "ionic-gas", "plague"];
const will_do = (hands) => {
  const zap = hands.findIndex((cards) => cards.includes("card-zap"));
  const others = hands.filter((_, i) => i !== zap);
  const artifacts = others.reduce((sum, cards) => sum + early.filter((one) => cards.includes(one)).length, 0);
  return zap >= 0 && artifacts >= 2 && hands.filter((cards) => cards.includes("negotiate")).length >= 4;
};

/** What everybody does when asked: ally, lay negotiates, make a deal, play whatever can be played, zap once. */
function wish(person, seen) {
  const { step, choices } = decision(person);
  const actions = choices.map(({ action }) => action).filter((action) => action !== "timeout");
  const first = (form) => actions.find((action) => form.test(action));
  // A power that must be used comes before passing.
  const pass = first(/^pass$/) ?? actions[0];
  switch (step) {
    case "act":
      return actions.find((action) => early.some((one) => action.startsWith(one))) ?? pass;
    case "answer":
      return seen("negated") ? pass : (first(/^card-zap/) ?? pass);
    case "select":
      return first(/^lay negotiate/) ?? actions[0];
    case "invite":
      return actions.find((action) => action.startsWith("invite-three")) ?? actions.at(-1);
    case "talk":
      return first(/^accept/) ?? first(/^prepare/) ?? first(/^wait/);
    case "prepare":
      return first(/^propose/) ?? first(/^give-random/);
    case "force-field":
      return first(/^enough/) ?? actions[0];
    case "another":
      return "encounter";
    default:
      return first(/^sent$/) ?? actions[0];
  }
}

const is_open = ({ table }) =>
  table?.phase === "playing" &&
  table.asked.includes(table.you.seat) &&
  table.answer?.ticket !== table.ticket &&
  table.view.decision.choices !== undefined;

/** On the board: by a click on the place, or on the menu that it opens. */
async function choose(person, action) {
  const { page, table } = person;
  const ticket = String(table.ticket);
  const on_board = page.locator(`.play[data-ticket="${ticket}"] .board-frame`);
  // A card that is spent for good is taken up first, and played beside the hand.
  const card = on_board.locator(`[data-mode="spend ${action.split(" ")[0]}"]`).first();
  const is_spent = (await card.count()) > 0;
  if (is_spent && (await card.getAttribute("aria-pressed")) !== "true") await person.click(card, { timeout: 1500 });
  const direct = on_board.locator(`${is_spent ? ".ce-dock " : ""}[data-action="${action}"]`).first();
  if (is_spent) await direct.waitFor({ timeout: 1500 });
  if ((await direct.count()) > 0) await person.click(direct, { timeout: 1500 });
  else {
    const spots = await on_board.locator("[data-offers]").all();
    for (const spot of spots) {
      if (!(await spot.getAttribute("data-offers")).split("\n").includes(action)) continue;
      await person.click(spot, { timeout: 1500 });
      await person.click(page.locator(`.pick-menu [data-action="${action}"]`), { timeout: 1500 });
      break;
    }
  }
  if (await person.answered_or_doubted(ticket)) await person.agree();
  await person.until(() => String(person.table.ticket) !== ticket || person.has_answered(ticket), 10_000);
}

const five = {
  name: "five people play an encounter of cosmic: allies, a deal, an artifact and one that is zapped",
  waits: true,
  patience_ms: 240_000,
  async run(house) {
    const people = await arrive(house);
    const [ala] = people;
    let dealt = await deal(people);
    for (let tried = 0; tried < 30 && !will_do(dealt.hands); ++tried) dealt = await deal(people);
    for (const person of people) await person.page.goto(`${house.address}/table/${dealt.id}`);
    for (const person of people) await person.until(() => person.table?.id === dealt.id && person.table.view);
    // As everybody was told: stories by their keys.
    const told = (person) => person.frames.flatMap((frame) => JSON.parse(frame).log ?? []).map(({ key }) => key);
    const seen = (key) => told(ala).includes(key);
    const wanted = ["joins", "plays", "negated", "deal-made"];
    const end = Date.now() + 150_000;
    while (!wanted.every(seen)) {
      if (Date.now() > end) throw new Error(`not seen: ${wanted.filter((key) => !seen(key))}`);
      for (const person of people) {
        if (people.some(({ table }) => table.seq > person.table.seq) || !is_open(person)) continue;
        // The question may be another by now: then the next look finds it.
        await choose(person, wish(person, seen)).catch(() => undefined);
      }
      await sleep(20);
    }
    await ala.until(() => people.every(({ table }) => table.seq === ala.table.seq));
    for (const person of people) {
      for (const key of wanted) assert.ok(told(person).includes(key), `${person.name} was told: ${key}`);
      assert.equal(await person.page.locator(".board-frame .ce-system").count(), 5, "everybody sees all systems");
      assert.equal(await person.page.locator(".toast.bad").count(), 0, `${person.name} was told of no trouble`);
      const cards = await person.page.locator(".ce-hand .ce-hand-card").count();
      assert.equal(cards, hand(person).length, "and one's own hand");
    }
    return `${state(ala).encounters + 1} encounters, ${people.reduce((sum, { frames }) => sum + frames.length, 0)} messages`;
  },
};

export default [five];

// Somebody at a browser: says a name, sets a table, answers questions by clicking on the board. What the page hears
// from the server is kept, so that tests can compare it with what the page shows.
import assert from "node:assert/strict";
import { patched } from "../src/json_patch.ts";
import { games, seated } from "./games.mjs";
import { sleep } from "./house.mjs";

export const desktop = { width: 1280, height: 800 };
/** Room for the lists beside the board. */
export const large = { width: 1920, height: 1080 };
export const phone = { width: 360, height: 740 };

/** A press nearer to the one before, in pixels, is taken for a second click. */
const near = 44;
/** Where the last press was, if nobody knows: nothing is far from it. */
const somewhere = { x: NaN, y: NaN };

/** A small generator of random numbers: the same seed, the same game. */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a change makes of the table before it; null if it is not the next one: then the page asks for the whole. */
function next_table(before, { v, patch }) {
  return before && patch && v === before.v + 1 ? patched(before.table, patch) : null;
}

export class Person {
  static async arrive(house, { name = "Ala", lang = "en", size = desktop, seed = 1, at = "/", pace = "at_once" } = {}) {
    const context = await house.browser.newContext({
      viewport: size,
      locale: lang === "pl" ? "pl-PL" : "en-GB",
      hasTouch: size === phone,
      reducedMotion: "reduce",
    });
    // Nobody looks on here: the bots' moves need not be shown one by one. What the page keeps later stays.
    await context.addInitScript(
      (pace) =>
        localStorage.getItem("kosmoteka.settings") ??
        localStorage.setItem("kosmoteka.settings", JSON.stringify({ pace })),
      pace,
    );
    const person = new Person(house, context, name, seed);
    house.people.push(person);
    person.touches = size === phone;
    person.page = await context.newPage();
    person.listen();
    await person.page.goto(house.address + at);
    await person.say_name();
    return person;
  }

  constructor(house, context, name, seed) {
    Object.assign(this, { house, context, name, random: dice(seed), frames: [], console: [], answered: [] });
    this.table = null; // the latest that the server told
    this.tables = []; // all of them, in order
    this.is_asked = true; // before something is lost: a setting
    this.acts = 0; // answers that went to the server
    this.in_rows = 0; // of those, the ones that followed another by the same press
    this.last_sent = 0; // the ticket of the latest
    this.last_press = null;
    this.hasty = 0; // milliseconds after which whatever answers is pressed again, in the same place; 0: it is not
  }

  listen() {
    this.page.on("console", (message) => this.console.push(`${message.type()}: ${message.text()}`));
    this.page.on("pageerror", (problem) => this.console.push(`uncaught: ${problem.stack ?? problem}`));
    this.page.on("websocket", (socket) => {
      const told = new Map(); // by table, the last that was told on this line: the table and its number
      socket.on("framereceived", ({ payload }) => this.heard(String(payload), told));
      socket.on("framesent", ({ payload }) => this.sent(JSON.parse(String(payload))));
    });
  }
  sent(message) {
    if (message.do !== "act") return;
    ++this.acts;
    this.last_sent = message.ticket;
  }
  heard(text, told) {
    this.frames.push(text);
    const message = JSON.parse(text);
    const table = message.table ?? next_table(told.get(message.id), message);
    if (!table) return;
    told.set(table.id, { table, v: message.v });
    if (this.table && table.id === this.table.id && table.seq < this.table.seq) return;
    this.table = table;
    this.tables.push(table);
  }

  async say_name() {
    const field = this.page.locator("form.who input").first();
    await field.fill(this.name);
    await field.press("Enter");
    await this.page.waitForFunction(() => localStorage.getItem("kosmoteka.token") !== null);
  }

  /** Changes settings of the page; they count from the next page on. */
  wish(settings) {
    return this.page.evaluate((settings) => {
      const before = JSON.parse(localStorage.getItem("kosmoteka.settings") ?? "{}");
      localStorage.setItem("kosmoteka.settings", JSON.stringify({ ...before, ...settings }));
    }, settings);
  }

  /** By the form: sets a table with these seats ("me", "open" or a bot) and takes the place. */
  async set_table(game, wanted, { options } = {}) {
    const { page } = this;
    const seats = seated(game, wanted);
    if (games[game]?.unfinished) await this.wish({ unfinished: true });
    await page.goto(`${this.house.address}/new/${game}`);
    await page.locator(".segments label", { hasText: new RegExp(`^${seats.length}$`) }).click();
    for (const [i, seat] of seats.entries()) await page.locator(".seat-field select").nth(i).selectOption(seat);
    if (options) await options(page);
    await page.locator(".setup button.big").click();
    await page.waitForURL(/\/table\//);
    return page.url();
  }

  async join(address) {
    await this.page.goto(address);
    await this.page.locator(".waiting-seat.free button.glow").first().click();
  }

  /** Waits until the page asks what was told last, or the game is over. What is answered and can still be changed, until
   * others have answered too, is no longer asked: it may be gone at any time. */
  async asked(patience = 20_000) {
    const look = () =>
      document.querySelector(".result")
        ? "over"
        : document.querySelector(".play[data-ticket][data-standing=open]:has(.board-frame .spot-open)")?.dataset.ticket;
    for (const end = Date.now() + patience; ; await sleep(10)) {
      const timeout = Math.max(1, end - Date.now());
      const found = await this.page.waitForFunction(look, undefined, { timeout, polling: 10 });
      const seen = await found.jsonValue();
      if (seen === "over") return false;
      if (seen === String(this.table.ticket) && !this.has_answered(seen)) return true;
    }
  }
  ticket() {
    return this.page.evaluate(() => document.querySelector(".play")?.getAttribute("data-ticket") ?? null);
  }

  async until(true_of_what_was_told, patience = 40_000) {
    for (let waited = 0; !(await true_of_what_was_told()); waited += 10) {
      if (waited > patience) throw new Error("the server did not answer");
      await sleep(10);
    }
  }

  /** What can be clicked on the board now: each with its action, or with what it opens. */
  spots() {
    return this.page.evaluate(() => {
      const menu = document.querySelector(".pick-menu");
      const found = menu
        ? [...menu.querySelectorAll("button")]
        : [...document.querySelectorAll(".board-frame .spot-open")];
      return found.map((spot, at) => ({
        at,
        menu: menu !== null,
        action: spot.dataset.action ?? null,
        mode: spot.dataset.mode ?? null,
        pick: spot.dataset.pick ?? null,
        opens: spot.dataset.offers !== undefined,
        answers: spot.dataset.actions?.split("\n").length ?? 1,
        marked: spot.dataset.mark !== undefined && spot.getAttribute("aria-pressed") === "true",
        what: spot.getAttribute("aria-label")?.slice(0, 60) ?? spot.textContent.slice(0, 60),
      }));
    });
  }

  /** A point where the spot is on top, after scrolling to it; null if it is covered everywhere. Away from the last press, if
   * it can be: a second one there would count only after a moment. */
  place_of({ at, menu }) {
    return this.page.evaluate(
      ([at, menu, last, near]) => {
        const spot = document.querySelectorAll(menu ? ".pick-menu button" : ".board-frame .spot-open")[at];
        if (!spot) return null;
        spot.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = spot.getBoundingClientRect();
        const parts = [0.5, 0.25, 0.75, 0.1, 0.9, 0.4, 0.6];
        let otherwise = null;
        for (const down of parts)
          for (const right of parts) {
            const [x, y] = [box.left + box.width * right, box.top + box.height * down];
            const hit = document.elementFromPoint(x, y);
            if (!hit || !spot.contains(hit) || hit.closest(".spot, button, a") !== spot) continue;
            if (!last || Math.hypot(x - last.x, y - last.y) > near) return { x, y };
            otherwise ??= { x, y };
          }
        return otherwise;
      },
      [at, menu, this.last_press, near],
    );
  }
  /** A second press in the same place counts only after a moment, or when there was one elsewhere: where nothing is, if
   * nothing lies above the page that this would close. */
  async look_first({ x, y }) {
    const last = this.last_press;
    this.last_press = { x, y };
    if (last && !(Math.hypot(x - last.x, y - last.y) > near)) await this.look_away();
  }
  async look_away() {
    if ((await this.page.locator("dialog[open], .pick-menu").count()) > 0) await sleep(470);
    // By a mouse: where there is nothing, a finger takes what is next to it.
    else await this.page.mouse.click(1, 1);
  }

  /** A click on what a test has found itself: it counts wherever the last one was. */
  async click(locator, options) {
    await locator.waitFor(options);
    await this.look_away();
    this.last_press = somewhere;
    await locator.click(options);
  }

  async press(spot) {
    const place = await this.place_of(spot);
    if (!place) return false;
    await this.look_first(place);
    const once = () =>
      this.touches ? this.page.touchscreen.tap(place.x, place.y) : this.page.mouse.click(place.x, place.y);
    await once();
    if (this.hasty && spot.action !== null) {
      await sleep(this.hasty);
      await once();
    }
    return true;
  }

  /** Answers the open question on the board, in as many clicks as it takes; returns the action taken. */
  async answer(taste = () => 1) {
    const ticket = await this.ticket();
    const tried = [];
    let [mode, pick] = [false, false];
    for (let clicks = 0; clicks < 40; ++clicks) {
      const spots = (await this.spots()).filter(
        (spot) =>
          !(spot.mode && mode && spot.action === null) &&
          !(spot.pick && pick) &&
          !spot.marked &&
          !tried.includes(spot.at),
      );
      if (spots.length === 0) {
        // Where several are asked at once, the question may have gone since it was read.
        if ((await this.ticket()) !== ticket) return (await this.asked()) ? this.answer(taste) : null;
        if (!mode && !pick) break;
        // What was taken up has been put down again by another press: begin anew.
        [mode, pick] = [false, false];
        continue;
      }
      const spot = this.draw(spots, taste);
      const acts = this.acts;
      const lost = this.table.view.decision.choices?.find((choice) => choice.action === spot.action)?.wastes;
      if (!(await this.press(spot))) {
        if ((await this.ticket()) !== ticket) continue;
        tried.push(spot.at);
        this.covered = [...(this.covered ?? []), `${this.table?.view?.decision.step}: ${JSON.stringify(spot)}`];
        continue;
      }
      tried.length = 0;
      mode ||= spot.mode !== null;
      pick ||= spot.pick !== null;
      if (spot.action !== null) {
        const doubted = await this.answered_or_doubted(ticket);
        // Asked once more if something is lost, and never otherwise.
        assert.equal(doubted, Boolean(lost) && this.is_asked, `asked about ${spot.action}: ${lost?.en}`);
        if (doubted) await this.agree();
        await this.answered_or_doubted(ticket);
        await this.until(
          () => String(this.table.ticket) !== ticket || this.has_answered(ticket) || this.table.phase !== "playing",
        );
        this.answered.push(spot.action);
        if (spot.answers > 1) await this.row_is_over(acts + spot.answers);
        this.in_rows += spot.answers - 1;
        return spot.action;
      }
      await sleep(30);
    }
    const found = {
      ticket,
      now: await this.ticket(),
      tried,
      spots: await this.spots(),
      covered: this.covered?.slice(-3),
    };
    throw new Error(
      `no way to answer on the board: ${JSON.stringify(found)} ${JSON.stringify(this.table?.view?.decision).slice(0, 600)}`,
    );
  }
  /** What was marked together is answered question by question; the last of them has been told. */
  async row_is_over(acts) {
    await this.until(() => this.acts >= acts || this.table.phase !== "playing");
    await this.until(() => this.table.ticket > this.last_sent || this.table.phase !== "playing");
  }
  /** Waits for what becomes of an answer: it is on its way, or doubted because something would be lost by it. */
  async answered_or_doubted(ticket) {
    const look = (before) =>
      document.querySelector(".play")?.getAttribute("data-ticket") !== before
        ? "answered"
        : document.querySelector("dialog.sure[open]") && "doubted";
    let found = null;
    await this.until(async () => {
      found = this.has_answered(ticket) ? "answered" : await this.page.evaluate(look, ticket);
      return found;
    }, 20_000);
    return found === "doubted";
  }
  /** In a round that waits for others. */
  has_answered(ticket) {
    return String(this.table.answer?.ticket) === ticket;
  }
  /** Says yes to what the page asks before it does something for good. */
  async agree() {
    const yes = this.page.locator("dialog.sure[open] [data-sure]");
    const box = await yes.boundingBox();
    await this.look_first({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await yes.click();
    await this.page.locator("dialog.sure").waitFor({ state: "detached" });
  }
  draw(spots, taste) {
    const weights = spots.map(taste);
    let at = this.random() * weights.reduce((sum, w) => sum + w, 0);
    return spots[weights.findIndex((w) => (at -= w) < 0)] ?? spots[0];
  }

  /** Plays until the game is over or `most` decisions are made; returns how many were. */
  async play(most = Infinity, each = async () => undefined) {
    let made = 0;
    for (; made < most && (await this.asked()); ++made) {
      await each(made);
      await this.answer();
    }
    return made;
  }

  /** Plays, hardly ever `without`, until some place on the board offers several choices; opens its menu. */
  async open_menu(without) {
    const menu = this.page.locator(".pick-menu");
    const taste = ({ mode, action }) => (without && (mode ?? action?.split(" ")[0]) === without ? 0.01 : 1);
    for (let i = 0; i < 200 && (await this.asked()); ++i) {
      const spot = (await this.spots()).find((one) => one.opens && !one.mode && !one.pick);
      if (spot && (await this.press(spot))) return menu.waitFor({ timeout: 10_000 });
      await this.answer(taste);
    }
    throw new Error("no place offered several choices");
  }

  complaints() {
    return this.console.filter(
      (line) => /^(error|uncaught)/.test(line) && !/ERR_(CONNECTION|INTERNET|NETWORK)|WebSocket connection/.test(line),
    );
  }
}

// When something goes wrong: a seat that is no longer mine, two tabs of one person, a wrong password, requests that fail.
// The page says so, and goes on from there.
import assert from "node:assert/strict";
import { each_game, quick } from "../games.mjs";
import { Person, large } from "../person.mjs";
import { sleep } from "../house.mjs";
import { finish_game } from "../raw.mjs";

const patience = { timeout: 8000 };
// Playwright's word for a request that found nobody; the browser notes it in its console, which is no complaint of ours.
const no_line = "connectionfailed";

/** From the next page on, the test can close the page's own connections. */
const make_cuttable = (context) =>
  context.addInitScript(() => {
    const Plain = window.WebSocket;
    window.lines = [];
    window.WebSocket = class extends Plain {
      constructor(...args) {
        super(...args);
        window.lines.push(this);
      }
    };
  });
/** Closes the page's connection and waits until there is another one that has answered. */
async function cut_line(page) {
  await page.waitForFunction(() => window.lines.some((line) => line.readyState === WebSocket.OPEN));
  await page.evaluate(() => {
    const [before, seen] = [window.lines.length, []];
    window.heard_again = false;
    for (const line of window.lines) line.close();
    const look = setInterval(() => {
      for (const line of window.lines.slice(before))
        if (!seen.includes(line) && seen.push(line))
          line.addEventListener("message", () => (window.heard_again = true));
      if (window.heard_again) clearInterval(look);
    }, 1);
  });
  await page.waitForFunction(() => window.heard_again);
}

const waiting_room = (page) => page.locator(".waiting-seats").waitFor(patience);

const stood_up = {
  name: "who stands up in the waiting room and reloads is in the waiting room",
  async run(house) {
    const ala = await Person.arrive(house);
    const { page } = ala;
    await ala.set_table(quick, ["me", "open"]);
    await page.locator(".waiting-seat.mine button", { hasText: "Stand up" }).click();
    await page.locator(".waiting-seat.mine").waitFor({ state: "detached" });
    await page.reload();
    await waiting_room(page);
    await page.locator(".waiting-seat.free button.glow").nth(1).click();
    await page.locator(".waiting-seat.mine").waitFor(patience);
  },
};

const wrong_link = {
  name: "a seat link that is wrong takes nothing from who sits there",
  async run(house) {
    const ala = await Person.arrive(house);
    const { page } = ala;
    const room = await ala.set_table(quick, ["me", "open"]);
    await waiting_room(page);
    await page.goto(house.address);
    await page.goto(`${room}#seat=garbage`);
    await waiting_room(page);
    await page.locator(".waiting-seat.mine").waitFor(patience);
    // The same in the middle of a game; and the seat is still there after that.
    const address = await ala.set_table(quick, ["me", "greedy"]);
    await ala.play(2);
    await page.goto(house.address);
    await page.goto(`${address}#seat=garbage`);
    await ala.asked(8000);
    await page.reload();
    await ala.asked(8000);
    await ala.play(1);
  },
};

const stranger_with_a_wrong_link = {
  name: "a stranger with a wrong seat link watches",
  async run(house) {
    const ala = await Person.arrive(house);
    const address = await ala.set_table(quick, ["me", "greedy"]);
    await ala.asked();
    const ola = await Person.arrive(house, { name: "Ola" });
    await ola.page.goto(`${address}#seat=garbage`);
    await ola.page.locator(".play .board-frame").waitFor(patience);
    assert.equal(ola.table.you.seat, null);
  },
};

const two_tabs = {
  name: "another name taken in one tab is the name in the other",
  async run(house) {
    const ala = await Person.arrive(house, { name: "Ala" });
    const { page, context } = ala;
    await make_cuttable(context);
    const second = await context.newPage();
    await second.goto(house.address);
    await second.locator(".top .me", { hasText: "Ala" }).waitFor();
    await page.locator("main .who button", { hasText: "Forget me on this device" }).click();
    await ala.agree();
    ala.name = "Basia";
    await page.locator("main form.who").waitFor();
    await ala.say_name();
    await page.locator(".top .me", { hasText: "Basia" }).waitFor();
    await cut_line(second);
    await sleep(300);
    await page.reload();
    await page.locator(".top .me").waitFor(patience);
    assert.equal(await page.locator(".top .me").innerText(), "Basia", "she is still who she said she is");
    await second.locator(".top .me", { hasText: "Basia" }).waitFor(patience);
    await second.reload();
    await second.locator(".top .me", { hasText: "Basia" }).waitFor(patience);
  },
};

/** Whether some place where `text` stands is on top of everything else, where a person sees it. */
const in_sight = (page, text) =>
  page.evaluate((text) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent.includes(text)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getClientRects()[0];
      // Messages let touches through: what would be met there if this one did not.
      const through = node.parentElement.closest(".toast, .toasts") !== null;
      if (through) node.parentElement.style.pointerEvents = "auto";
      const hit = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (through) node.parentElement.style.pointerEvents = "";
      if (hit && (hit === node.parentElement || hit.contains(node)) && !hit.matches("html, body, #root, dialog"))
        return true;
    }
    return false;
  }, text);

const wrong_password = {
  name: "a wrong password in the settings is told where it can be seen",
  async run(house) {
    const ala = await Person.arrive(house, { name: "Ala" });
    const { page } = ala;
    await page.locator(".top-nav button").last().click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("button", { name: "Forget me on this device" }).click();
    await ala.agree();
    await dialog.getByRole("button", { name: "I have an account" }).click();
    await dialog.getByLabel("Name").fill("Nobody");
    await dialog.getByLabel("Password").fill("not the password");
    await page.keyboard.press("Enter");
    const fault = () => ala.frames.map((frame) => JSON.parse(frame).error).find((error) => error?.code === "login");
    await ala.until(() => fault() !== undefined);
    let seen = false;
    for (let waited = 0; waited < 3000 && !seen; waited += 100) {
      seen = await in_sight(page, fault().en);
      await sleep(100);
    }
    assert.ok(await dialog.isVisible(), "the dialog is still there");
    assert.ok(seen, `“${fault().en}” lies on top`);
  },
};

const chat_and_menu = (game, { menu_seats = 2, menu_without }) => ({
  name: `what somebody says leaves an open menu of ${game} alone`,
  patience_ms: 300_000,
  async run(house) {
    const ala = await Person.arrive(house, { seed: 141, size: large });
    const { page } = ala;
    const address = await ala.set_table(game, ["me", ...Array(menu_seats - 1).fill("greedy")]);
    await ala.asked();
    const ola = await Person.arrive(house, { name: "Ola", size: large });
    await ola.page.goto(address);
    await ola.page.locator(".chat input").waitFor();
    await page.locator(".log-gallery input").check();
    await ala.open_menu(menu_without);
    await page.keyboard.press("End");
    const focus = () =>
      page.evaluate(() =>
        document.activeElement.closest(".pick-menu") ? document.activeElement.dataset.action : null,
      );
    const before = await focus();
    assert.ok(before, "the menu has the focus");
    for (const words of ["Powodzenia!", "And again."]) {
      await ola.page.locator(".chat input").fill(words);
      await ola.page.keyboard.press("Enter");
      await page.locator(".entry.chat", { hasText: words }).waitFor();
      await sleep(100);
      assert.ok(await page.locator(".pick-menu").isVisible(), "the menu is still open");
      assert.equal(await focus(), before, "and the focus where it was");
    }
    const ticket = ala.table.ticket;
    await page.keyboard.press("Enter");
    // What would be lost may be asked about first.
    const sure = page.locator("dialog.sure[open] [data-sure]");
    await ala.until(async () => ala.table.ticket !== ticket || (await sure.isVisible()));
    if (await sure.isVisible()) await sure.click();
    await ala.until(() => ala.table.ticket !== ticket);
  },
});

const broken_replay = {
  name: "a replay that cannot be read says so, and goes on when it can",
  async run(house) {
    const ala = await Person.arrive(house);
    const { page } = ala;
    const id = await finish_game(page, quick);
    const { steps } = await house.read(`/api/replay/${id}/steps`);
    const moments = "**/api/replay/*/view/**";
    const fail = (route) => route.abort(no_line);
    const again = page.getByRole("button", { name: "Try again" });
    const board = page.locator(".replay .board-frame > *").first();
    // From the first moment on.
    await page.route(moments, fail);
    await page.goto(`${house.address}/replay/${id}`);
    await again.waitFor(patience);
    await page.unroute(moments, fail);
    await again.click();
    await board.waitFor(patience);
    await again.waitFor({ state: "detached", ...patience });
    // In the middle, where a board stands already.
    await page.waitForLoadState("networkidle");
    await page.route(moments, fail);
    const middle = Math.floor(steps.length / 2);
    await page
      .locator(".step-list button")
      .nth(middle - 1)
      .click();
    await again.waitFor(patience);
    assert.ok(await page.getByText("This could not be loaded.").isVisible(), "it says what is wrong");
    const stale = await page
      .locator(".replay .board-frame")
      .innerHTML()
      .catch(() => "");
    await page.unroute(moments, fail);
    const read = page.waitForResponse((answer) => answer.url().includes(`/view/${middle}/`) && answer.ok(), patience);
    await again.click();
    await read;
    await again.waitFor({ state: "detached", ...patience });
    await page.waitForFunction(
      (stale) => document.querySelector(".replay .board-frame")?.innerHTML !== stale,
      stale,
      patience,
    );
    await page.getByRole("button", { name: "Next", exact: true }).click();
    const next = steps[middle].en.replace(/\s+/g, " ");
    await page.waitForFunction(
      (text) => document.querySelector(".replay .question strong").innerText === text,
      next,
      patience,
    );
  },
};

const late_cards = {
  name: "cards that could not be read are read after a reconnect",
  async run(house) {
    const ala = await Person.arrive(house);
    const { page } = ala;
    await make_cuttable(ala.context);
    const cards = new Map((await house.read(`/api/cards/${quick}`)).map((card) => [card.id, card.name.en]));
    let asked = 0;
    let failing = true;
    await page.route(`**/api/cards/${quick}`, (route) => (++asked, failing ? route.abort(no_line) : route.continue()));
    await ala.set_table(quick, ["me", "greedy"]);
    await page.locator(".play .board-frame").waitFor(patience);
    await ala.until(() => ala.table?.view && asked > 0);
    await sleep(300);
    failing = false;
    const before = asked;
    await cut_line(page);
    await ala.until(() => asked > before, 8000);
    const hand = () => ala.table.view.state.players[ala.table.you.seat].hand;
    for (let i = 0; i < 10 && hand().length === 0; ++i) await ala.play(1).then(() => ala.asked());
    await page.locator(".board-frame", { hasText: cards.get(hand()[0]) }).waitFor(patience);
  },
};

export default [
  stood_up,
  wrong_link,
  stranger_with_a_wrong_link,
  two_tabs,
  wrong_password,
  ...each_game(chat_and_menu),
  broken_replay,
  late_cards,
];

// What passes with the moment: a log that follows, menus and explanations that end with what they belong to.
import assert from "node:assert/strict";
import { quick } from "../games.mjs";
import { Person, large } from "../person.mjs";
import { speak } from "../raw.mjs";

const log = (page) =>
  page.evaluate(() => {
    const box = document.querySelector(".log-list");
    return {
      top: box.scrollTop,
      below: box.scrollHeight - box.scrollTop - box.clientHeight,
      overflows: box.scrollHeight > box.clientHeight + 80,
    };
  });

let said = 0;

/** The first line of the log that is wholly in sight. */
const first_line = (page) =>
  page.evaluate(() => {
    const { top } = document.querySelector(".log-list").getBoundingClientRect();
    return [...document.querySelectorAll(".log-list .entry")].find((one) => one.getBoundingClientRect().top >= top)
      .textContent;
  });

/** Somebody says so many things as fast as they can, and all of them are seen. */
async function talk(ala, lines, how) {
  const words = Array.from({ length: lines }, (_, i) => `${++said}: ${"and so on ".repeat(i % 9)}`);
  await speak(
    ala.page,
    words.map((text) => ({ do: "chat", table: ala.table.id, text })),
    how,
  );
  await ala.page.waitForFunction(
    (last) => document.querySelector(".log-list .entry:last-child")?.textContent.includes(last),
    `${said}: `,
  );
}

const follows = {
  name: "the log follows the game unless somebody reads further up",
  async run(house) {
    const ala = await Person.arrive(house, { seed: 111, size: large });
    const { page } = ala;
    await ala.set_table(quick, ["me", "greedy"]);
    const check_end = () =>
      page.waitForFunction(
        () => {
          const box = document.querySelector(".log-list");
          return box.scrollHeight - box.scrollTop - box.clientHeight < 40;
        },
        undefined,
        { timeout: 10_000 },
      );
    await ala.play(14, check_end);
    await ala.asked();
    // Many lines at once, more than the page keeps: those that leave at the top must not move what is seen.
    for (let many = 0; many < 6; ++many) {
      await talk(ala, 50, { at_once: true });
      await check_end();
    }
    assert.ok((await log(page)).overflows, "there is something to scroll");
    // Room that comes and goes is no reading.
    await page.setViewportSize({ width: 1920, height: 620 });
    await page.setViewportSize({ width: 1700, height: 900 });
    await page.setViewportSize({ width: 1920, height: 700 });
    await ala.play(2);
    await ala.asked();
    await check_end();
    await page.locator(".log-list").hover();
    await page.mouse.wheel(0, -150);
    await page.waitForFunction(() => {
      const box = document.querySelector(".log-list");
      return box.scrollHeight - box.scrollTop - box.clientHeight > 100;
    });
    const read = await first_line(page);
    await ala.play(2);
    await ala.asked();
    assert.equal(await first_line(page), read, "who reads is left alone");
    // Who goes down to the end arrives there, though lines come faster than that.
    await page.locator(".log-list").hover();
    const talking = talk(ala, 60, { at_once: true });
    await page.mouse.wheel(0, 4000);
    await talking;
    await check_end();
    await ala.play(3);
    await ala.asked();
    await check_end();
  },
};

const ends = {
  name: "menus and explanations end with what they belong to",
  async run(house) {
    const ala = await Person.arrive(house, { seed: 121 });
    const { page } = ala;
    await ala.set_table(quick, ["me", "greedy"]);
    await ala.asked();
    await page.locator(".question .rule-link").click();
    await page.locator("dialog[open]").waitFor();
    await page.goBack();
    await page.locator("dialog").waitFor({ state: "detached" });
    assert.equal(await page.locator(".play").count(), 1, "back ends what is on top");
    await page.goBack();
    await page.locator(".play").waitFor({ state: "detached" });
    await page.goForward();
    await ala.open_menu();
    const inside = () => page.evaluate(() => document.activeElement.closest(".pick-menu") !== null);
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "End", "Home", "ArrowUp"]) {
      await page.keyboard.press(key);
      assert.ok(await inside(), `${key} stays in the menu`);
    }
    // Answered from elsewhere: the menu has nothing left to offer.
    const { id, ticket } = ala.table;
    const { action } = ala.table.view.decision.choices[0];
    const seat_token = await page.evaluate((id) => JSON.parse(localStorage.getItem("kosmoteka.seats"))[id], id);
    const [, played] = await speak(page, [
      { do: "watch", table: id, seat_token },
      { do: "act", table: id, ticket, action },
    ]);
    assert.equal(played.ok, true);
    await page.locator(".pick-menu").waitFor({ state: "detached" });
    await ala.asked();
    await ala.play(2);
  },
};

const pace = {
  name: "what the bots do is shown one by one, or at once when wished",
  async run(house) {
    const ala = await Person.arrive(house, { seed: 131, pace: "calm" });
    const { page } = ala;
    await ala.set_table(quick, ["greedy", "greedy", "greedy", "me"]);
    const shown = () => page.locator(".log-list .entry.story").count();
    // Replies and updates may tell the same again, by its number; within one number the same words may stand twice.
    const told = () => {
      let [count, last] = [0, 0];
      for (const frame of ala.frames) {
        const news = (JSON.parse(frame).log ?? []).filter((entry) => entry.seq > last);
        count += news.filter((entry) => entry.kind === "story").length;
        last = Math.max(last, ...news.map((entry) => entry.seq));
      }
      return count;
    };
    const button = page.getByRole("button", { name: "Show everything that has happened" });
    // Until my turn ends and the bots decide several things: the server tells them all, the page takes its time.
    for (let others = 0; others < 5;) {
      await button.click({ timeout: 100 }).catch(() => undefined);
      await ala.asked();
      const [at, heard] = [Date.now(), ala.frames.length];
      await ala.answer();
      assert.ok(Date.now() - at < 1200, "my own move is not held back");
      await ala.until(() => ala.table.asked.includes(ala.table.you.seat));
      others = ala.frames.slice(heard).filter((frame) => JSON.parse(frame).is === "update").length;
    }
    assert.ok((await shown()) < told(), "not everything is shown at once");
    assert.equal(await page.locator(".board-frame .spot-open").count(), 0, "nothing to choose before it is shown");
    const before = await shown();
    await page.waitForFunction((before) => document.querySelectorAll(".log-list .entry.story").length > before, before);
    assert.ok((await shown()) < told(), "one by one");
    await button.click();
    await page.locator(".play[data-ticket]").waitFor({ timeout: 1000 });
    assert.equal(await shown(), told());
    assert.equal(await button.count(), 0);
  },
};

const nowhere = {
  name: "addresses that lead nowhere say so",
  async run(house) {
    const ala = await Person.arrive(house);
    for (const path of ["/rules/chess", "/new/chess", "/nothing", "/table/nope", "/replay/nope"]) {
      await ala.page.goto(house.address + path);
      await ala.page.locator(".page.narrow h1").waitFor();
      await ala.page.locator(".page.narrow a.button").click();
      await ala.page.waitForURL(`${house.address}/`);
    }
    // The browser itself notes each address that is not there.
    ala.console = ala.console.filter((line) => !/404/.test(line));
  },
};

export default [follows, ends, pace, nowhere];

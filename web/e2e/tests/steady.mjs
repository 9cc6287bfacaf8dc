// Reloads, lost networks and killed servers lose nothing; what the rules forbid is refused with the rule.
import assert from "node:assert/strict";
import { each_game, games, quick } from "../games.mjs";
import { Person } from "../person.mjs";
import { sleep } from "../house.mjs";
import { speak } from "../raw.mjs";

async function at_a_game(house, game, seed, decisions) {
  const ala = await Person.arrive(house, { seed });
  await ala.set_table(game, ["me", "greedy"]);
  await ala.play(decisions);
  await ala.asked();
  return ala;
}
const question = (ala) => ala.page.locator(".question strong").first().innerText();

const reload = (game) => ({
  name: `reload in the middle of a decision of ${game}`,
  async run(house) {
    const ala = await at_a_game(house, game, 31, 6);
    const [before, ticket] = [await question(ala), await ala.ticket()];
    await ala.page.reload();
    await ala.asked();
    assert.equal(await ala.ticket(), ticket);
    assert.equal(await question(ala), before);
    await ala.play(4);
  },
});

/** The lines of the log, whole as they stand there. */
const lines = (ala) => ala.page.locator(".log-list .entry > span:last-child").allInnerTexts();
/** What the lines say, without the links to rules behind it: those are the page's own. */
const said = (ala) =>
  ala.page.locator(".log-list .entry > span:last-child").evaluateAll((all) =>
    all.map((line) => {
      const links = [...line.querySelectorAll(".rule-link")].map((link) => link.innerText).join(" ");
      return line.innerText.slice(0, line.innerText.length - links.length).trimEnd();
    }),
  );

/** The story as the page shows it is the story as a fresh look tells it: no line lost, none doubled; and what was `read`
 * of it before looks the same. */
async function check_log(ala, read) {
  const id = ala.table.id;
  await ala.asked(); // nothing happens while it is my turn
  const [reply] = await speak(ala.page, [{ do: "watch", table: id, after: 0 }]);
  const told = reply.log.map((entry) => entry.en);
  let shown = await said(ala);
  for (let waited = 0; waited < 3000 && shown.at(-1) !== told.at(-1); waited += 100, shown = await said(ala))
    await sleep(100);
  assert.deepEqual(shown, told.slice(-shown.length));
  assert.ok(shown.length >= Math.min(told.length, 250));
  const gone = told.length - shown.length; // lines that are too old to be shown
  assert.deepEqual((await lines(ala)).slice(0, Math.max(0, read.length - gone)), read.slice(gone));
}

const outage = (game) => ({
  name: `network and server go and come back during ${game}`,
  async run(house) {
    const ala = await at_a_game(house, game, 41, 5);
    const answers = async (what) => {
      const before = ala.table.ticket;
      await ala.asked(40_000);
      await ala.answer();
      await ala.asked(40_000);
      assert.ok(ala.table.ticket > before, what);
    };
    // The server falls silent, the answer is on its way, the server wakes.
    house.server.kill("SIGSTOP");
    const slow = answers("answered after a pause");
    await sleep(1200);
    house.server.kill("SIGCONT");
    await slow;
    // The network is away for a while.
    await ala.context.setOffline(true);
    await sleep(500);
    await ala.context.setOffline(false);
    await answers("answered after the network was away");
    // The server dies while a question is open; the answer is given while it is dead.
    const ticket = ala.table.ticket;
    const read = await lines(ala);
    assert.ok(read.length > 0);
    await house.stop_server("SIGKILL");
    await ala.page.locator(".link-bar, .line-dot.lost").first().waitFor({ state: "attached" });
    const patient = ala.answer();
    await sleep(300);
    await house.start_server();
    await ala.page
      .locator(".link-bar button")
      .click({ timeout: 2000 })
      .catch(() => undefined); // it may be back by itself
    await patient;
    assert.ok(ala.table.ticket > ticket, "the answer given meanwhile was played");
    await ala.play(3);
    await check_log(ala, read);
  },
});

const forged = {
  name: "a forged action is refused with the rule",
  async run(house) {
    const ala = await at_a_game(house, quick, 51, 6);
    for (let i = 0; i < 40 && ala.table.view.decision.step !== games[quick].ready; ++i)
      await ala.play(1).then(() => ala.asked());
    const { id, ticket } = ala.table;
    const { forgery } = games[quick];
    assert.ok(!ala.table.view.decision.choices.some((choice) => choice.action === forgery));
    // A line of one's own, with the seat's token.
    const seat_token = await ala.page.evaluate((id) => JSON.parse(localStorage.getItem("kosmoteka.seats"))[id], id);
    const [, refused, garbage] = await speak(ala.page, [
      { do: "watch", table: id, seat_token },
      { do: "act", table: id, ticket, action: forgery },
      { do: "act", table: id, ticket, action: "win" },
    ]);
    assert.equal(refused.error.code, "refused");
    assert.match(refused.error.rule, /^MO-/);
    assert.equal(garbage.ok, false);
    // The page's own line: what it sends is changed on the way.
    await ala.page.evaluate((forgery) => {
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        if (message.do !== "act") return send.call(this, text);
        WebSocket.prototype.send = send;
        send.call(this, JSON.stringify({ ...message, action: forgery }));
      };
    }, forgery);
    const spot = (await ala.spots()).find((one) => one.action !== null);
    await ala.press(spot);
    const toast = ala.page.locator(".toast.bad");
    await toast.waitFor();
    assert.equal(await toast.locator(".rule-link").last().innerText(), refused.error.rule);
    await toast.locator(".rule-link").last().click();
    await ala.page.locator("dialog[open]").waitFor();
    assert.match(await ala.page.locator("dialog[open]").innerText(), new RegExp(refused.error.rule));
    await ala.page.keyboard.press("Escape");
    assert.equal(ala.table.ticket, ticket, "nothing has changed");
    await ala.asked();
    await ala.play(3);
    return `${refused.error.rule}`;
  },
};

export default [...each_game(reload), ...each_game(outage), forged];

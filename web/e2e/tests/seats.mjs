// A seat goes where its owner goes: to the place that was chosen, to another device, and away with the person.
import assert from "node:assert/strict";
import { quick } from "../games.mjs";
import { Person, large, phone } from "../person.mjs";

const seat_tokens = (person) => person.page.evaluate(() => JSON.parse(localStorage.getItem("kosmoteka.seats") ?? "{}"));

const seats = {
  name: "a seat is the chosen one, follows its link and leaves with its owner",
  async run(house) {
    const ala = await Person.arrive(house, { seed: 101 });
    const address = await ala.set_table(quick, ["greedy", "me"]);
    await ala.asked();
    assert.equal(ala.table.you.seat, ala.table.seats[1].seat, "the second seat was chosen");
    // The other device has the table open already, as anybody may, when the link comes.
    const other = await Person.arrive(house, { name: "Ala too", seed: 102 });
    await other.page.goto(address);
    await other.page.locator(".play").waitFor();
    assert.equal(other.table.you.seat, null);
    await other.page.evaluate(
      (token) => void (location.hash = `seat=${token}`),
      (await seat_tokens(ala))[ala.table.id],
    );
    await other.asked();
    assert.equal(other.table.you.seat, ala.table.you.seat, "the link brings the seat");
    assert.ok(!other.page.url().includes("seat="), "and is not left in the address");
    await other.answer();
    await ala.until(() => ala.table.ticket === other.table.ticket);
    // Whoever uses this browser next gets nothing of it.
    await other.page.goto(house.address);
    await other.page.locator(".who button").last().click();
    await other.agree();
    await other.page.locator("form.who").waitFor();
    assert.deepEqual(await seat_tokens(other), {});
    await other.page.goto(address);
    await other.page.locator(".play").waitFor();
    assert.equal(other.table.you.seat, null, "the seat went with its owner");
    await ala.asked();
    await ala.play(2);
  },
};

const spectator = {
  name: "a spectator sees the game, no hand and no choice",
  async run(house) {
    const ala = await Person.arrive(house, { seed: 105, size: large });
    await ala.set_table(quick, ["me", "greedy"], {
      options: (form) => form.locator("input[name=public]").nth(1).check(),
    });
    await ala.play(3);
    // From the lobby, by the button that a public table has there.
    const ola = await Person.arrive(house, { name: "Ola", seed: 106, size: phone, lang: "pl" });
    await ola.page.locator(`a[href="/table/${ala.table.id}"]`).first().click();
    await ola.page.locator(".board-frame > *").waitFor();
    for (let made = 0; made < 6; ++made) {
      await ala.asked();
      await ala.answer();
      await ola.until(() => ola.table?.seq === ala.table.seq);
      assert.equal(ola.table.you.seat, null);
      assert.equal(ola.table.view.decision.choices, undefined);
      for (const player of Object.values(ola.table.view.state.players))
        assert.deepEqual(Object.keys(player.hand), ["hidden"]);
      assert.equal(await ola.page.locator(".spot-open, #choices").count(), 0, "nothing to choose");
    }
    // Looking on is no silence, but whoever plays hears it only when they wish.
    await ola.page.locator(".question-tools button[aria-expanded]").click();
    await ola.page.locator(".chat input").fill("Powodzenia!");
    await ola.page.keyboard.press("Enter");
    const said = (person) => person.page.locator(".entry.chat", { hasText: "Powodzenia!" });
    await said(ola).waitFor();
    assert.equal(await said(ala).count(), 0);
    await ala.page.locator(".log-gallery input").check();
    await said(ala).waitFor();
  },
};

const host = {
  name: "the host mutes somebody, lets them speak again, and removes them",
  async run(house) {
    const ala = await Person.arrive(house, { seed: 107, size: large });
    await ala.set_table(quick, ["me", "open"]);
    const ola = await Person.arrive(house, { name: "Ola", seed: 108, lang: "pl", size: large });
    await ola.join(ala.page.url());
    await ola.until(() => ola.table?.you.seat);
    const say = async (text) => {
      await ola.page.locator(".chat input").fill(text);
      await ola.page.keyboard.press("Enter");
    };
    await say("jeden");
    const line = ala.page.locator(".entry.chat", { hasText: "jeden" });
    await line.locator(".entry-mute").click();
    await ala.agree();
    await ala.page.locator(".entry-mute", { hasText: "↺" }).waitFor();
    await say("dwa");
    await ola.page.locator(".toast", { hasText: "wyciszył" }).waitFor();
    await ala.page.locator(".entry-mute", { hasText: "↺" }).click();
    await ala.page.locator(".entry-mute", { hasText: "×" }).first().waitFor();
    await say("trzy");
    await ala.page.locator(".entry.chat", { hasText: "trzy" }).waitFor();
    assert.equal(await ala.page.locator(".entry.chat", { hasText: "dwa" }).count(), 0);
    await ala.page.getByRole("button", { name: "Remove" }).click();
    await ala.agree();
    await ola.until(() => ola.table?.you.seat === null);
    await ala.until(() => ala.table.seats.every((seat) => seat.name !== "Ola"));
  },
};

export default [seats, spectator, host];

// A seat goes where its owner goes: to the place that was chosen, to another device, and away with the person.
import assert from "node:assert/strict";
import { Person } from "../person.mjs";

const seat_tokens = (person) => person.page.evaluate(() => JSON.parse(localStorage.getItem("kosmoteka.seats") ?? "{}"));

const seats = {
  name: "a seat is the chosen one, follows its link and leaves with its owner",
  async run(house) {
    const ala = await Person.arrive(house, { seed: 101 });
    const address = await ala.set_table("orion", ["greedy", "me"]);
    await ala.asked();
    assert.equal(ala.table.you.seat, ala.table.seats[1].seat, "the second seat was chosen");
    // The other device has the table open already, as anybody may, when the link comes.
    const other = await Person.arrive(house, { name: "Ala too", seed: 102 });
    await other.page.goto(address);
    await other.page.locator(".play").waitFor();
    assert.equal(other.table.you.seat, null);
    await other.page.evaluate((token) => void (location.hash = `seat=${token}`), (await seat_tokens(ala))[ala.table.id]);
    await other.asked();
    assert.equal(other.table.you.seat, ala.table.you.seat, "the link brings the seat");
    assert.ok(!other.page.url().includes("seat="), "and is not left in the address");
    await other.answer();
    await ala.until(() => ala.table.ticket === other.table.ticket);
    // Whoever uses this browser next gets nothing of it.
    await other.page.goto(house.address);
    await other.page.locator(".who button").last().click();
    await other.page.locator("form.who").waitFor();
    assert.deepEqual(await seat_tokens(other), {});
    await other.page.goto(address);
    await other.page.locator(".play").waitFor();
    assert.equal(other.table.you.seat, null, "the seat went with its owner");
    await ala.asked();
    await ala.play(2);
  },
};

export default [seats];

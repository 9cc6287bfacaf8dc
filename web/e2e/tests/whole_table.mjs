// The whole table is seen without scrolling, with everybody who can play, at the sizes of usual screens.
import assert from "node:assert/strict";
import { each_game } from "../games.mjs";
import { sleep } from "../house.mjs";
import { Person } from "../person.mjs";

const sizes = [
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
];

/** What of the board lies outside of its frame, or of what it could be scrolled in. */
const cut_off = (page) =>
  page.evaluate(() => {
    const frame = document.querySelector(".board-frame");
    const called = (one) => `${one.tagName}.${one.getAttribute("class") ?? ""}`.slice(0, 60);
    const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(overflowX + overflowY);
    const scrollers = [frame, ...frame.querySelectorAll("*")].filter((one) => scrolls(getComputedStyle(one)));
    const hidden = scrollers
      .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
      .map((one) => `${called(one)}: ${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}`);
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    const outside = [...frame.querySelectorAll("[data-place], [data-piece]")]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return (
          box.width > 0 &&
          (box.left < left - 2 || box.right > right + 2 || box.top < top - 2 || box.bottom > bottom + 2)
        );
      })
      .map((one) => `${called(one)} ${one.getAttribute("data-place") ?? one.getAttribute("data-piece")}`);
    return [...hidden, ...outside];
  });

const whole = (game, { ready }) => ({
  name: `the whole table of ${game} is seen`,
  async run(house) {
    const { max_seats: seats } = await house.game(game);
    const ala = await Person.arrive(house, { seed: 151 });
    const { page } = ala;
    await ala.set_table(game, ["me", ...Array(seats - 1).fill("greedy")]);
    await ala.play(24);
    for (let i = 0; i < 40 && ready && (await ala.asked()) && ala.table.view.decision.step !== ready; ++i)
      await ala.play(1);
    await ala.asked();
    const found = [];
    for (const [width, height] of sizes)
      for (const lang of ["en", "pl"]) {
        await page.setViewportSize({ width, height });
        await page.evaluate((lang) => {
          const now = JSON.parse(localStorage.getItem("kosmoteka.settings"));
          localStorage.setItem("kosmoteka.settings", JSON.stringify({ ...now, lang }));
          dispatchEvent(new StorageEvent("storage", { key: "kosmoteka.settings" }));
        }, lang);
        await sleep(250);
        for (const one of await cut_off(page)) found.push(`${width}x${height} ${lang}: ${one}`);
      }
    assert.deepEqual(found, [], "nothing is cut off");
    return `${seats} players, ${ala.table.view.decision.step}`;
  },
});

export default each_game(whole);

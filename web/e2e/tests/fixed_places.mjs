// What is pressed stays where it is: laying out an action moves no other action, nor anything of the board above it.
import assert from "node:assert/strict";
import { Stage, recorded } from "../stage.mjs";

const places = (page) =>
  page.locator(".aa-actions > *, .aa-realm, .aa-hand").evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    }),
  );

export default [
  {
    name: "the actions of artifacts stay in their places",
    async run(house) {
      for (const [size, lang] of [
        [{ width: 1280, height: 800 }, "pl"],
        [{ width: 1440, height: 900 }, "en"],
      ]) {
        const stage = await Stage.open(house, recorded("artifacts")["action-4"], { size, lang });
        const { page } = stage;
        const before = await places(page);
        const actions = page.locator(".aa-actions [data-mode]");
        assert.ok((await actions.count()) > 2);
        for (let i = 0; i < (await actions.count()); ++i) {
          await actions.nth(i).click();
          await page.locator(".aa-scene").waitFor();
          assert.deepEqual(await places(page), before, `after a click on ${await actions.nth(i).innerText()}`);
          await page.keyboard.press("Escape");
          await page.locator(".aa-scene").waitFor({ state: "detached" });
        }
        await page.close();
      }
    },
  },
];

// No text overflows its box: every card of every game, in every form in which its board draws it, in both languages, on
// small and large screens.
import assert from "node:assert/strict";
import { misfits } from "../fitting.mjs";
import { each_game, games } from "../games.mjs";
import { Person } from "../person.mjs";
import { Stage, recorded } from "../stage.mjs";

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** Cards that can stand in each other's place. Those that are called by a number have no words: they are drawn by their figures. */
function kinds_of(cards) {
  const kinds = new Map();
  for (const { id, name, facts } of cards) {
    if (/\d/.test(name.en)) continue;
    const kind = facts.type ?? facts.kind;
    kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  }
  return [...kinds.values()];
}

/** Where cards lie in a view, told apart as a board draws them: whose they are and in what they lie, not which of several. */
function places_in(view, kind_of) {
  const found = [];
  const step = (key) =>
    key === view.viewer ? "own" : view.seats.includes(key) ? "other" : /\d/.test(key) || kind_of.has(key) ? "*" : key;
  const walk = (value, path) => {
    if (typeof value === "string" && kind_of.has(value)) found.push({ place: path.join("."), id: value });
    if (typeof value !== "object" || value === null) return;
    for (const [key, part] of Object.entries(value)) walk(part, [...path, step(key)]);
  };
  walk(view.state, []);
  return found;
}

/** Every card replaced by the one that comes so many after it among its kind. */
function turned(view, kinds, by) {
  const next = new Map(kinds.flatMap((ids) => ids.map((id, i) => [id, ids[(i + by) % ids.length]])));
  const word = new RegExp(`(?<![\\w-])(${[...next.keys()].join("|")})(?![\\w-])`, "g");
  return JSON.parse(JSON.stringify(view).replace(word, (id) => next.get(id)));
}

/** As few positions as show every card in every place where the recorded views have cards of its kind. What hardly any of
 * them has is a passing state of the rules, not a place on the table. */
function positions(game, cards) {
  const kinds = kinds_of(cards);
  const kind_of = new Map(kinds.flatMap((ids) => ids.map((id) => [id, ids])));
  const views = Object.entries(recorded(game))
    .filter(([, view]) => view.viewer && view.decision.choices)
    .map(([name, view]) => ({ name, view, lying: places_in(view, kind_of) }));
  const usual = (place) =>
    views.filter(({ lying }) => lying.some((one) => one.place === place)).length > views.length / 3;
  const usual_places = new Set(
    [...new Set(views.flatMap(({ lying }) => lying.map(({ place }) => place)))].filter(usual),
  );
  const candidates = views.flatMap(({ name, view, lying }) =>
    Array.from({ length: Math.max(...kinds.map((ids) => ids.length)) }, (_, by) => {
      const seen = lying
        .filter(({ place }) => usual_places.has(place))
        .map(({ place, id }) => {
          const ids = kind_of.get(id);
          return `${place} ${ids[(ids.indexOf(id) + by) % ids.length]}`;
        });
      return { name, view, by, unseen: new Set(seen) };
    }),
  );
  const chosen = [];
  for (;;) {
    const best = candidates.reduce((a, b) => (b.unseen.size > a.unseen.size ? b : a));
    if (best.unseen.size === 0) return chosen;
    chosen.push({ name: `${best.name} +${best.by}`, view: turned(best.view, kinds, best.by) });
    const seen = [...best.unseen];
    for (const { unseen } of candidates) for (const one of seen) unseen.delete(one);
  }
}

/** A few cards of what is shown are looked at more closely. */
async function look_closer(page, closer, tell) {
  for (const button of (await page.locator(closer).all()).slice(0, 3)) {
    await button.evaluate((one) => one.click());
    await page.locator("dialog[open]").waitFor();
    for (const one of await misfits(page, "dialog[open]")) tell(one);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
}

/** All positions take minutes; each day looks at others. */
const days = 8;
const of_today = (_, i) => (i + Math.floor(Date.now() / 86_400_000)) % days === 0;

const fits = (game, { closer }) => ({
  name: `every card of ${game} fits its place`,
  patience_ms: 900_000,
  async run(house, { whole }) {
    const all = positions(game, await house.read(`/api/cards/${game}`));
    const shown = whole ? all : all.filter(of_today);
    const found = new Map();
    const stage = await Stage.open(house, shown[0].view, { lang: "en" });
    for (const lang of ["en", "pl"]) {
      if (lang === "pl") await stage.page.locator("button.lang").click();
      for (const size of sizes) {
        await stage.page.setViewportSize(size);
        for (const { name, view } of shown) {
          await stage.show(view);
          const tell = (one) => found.set(one, `${size.width} ${lang} ${name}`);
          (await misfits(stage.page)).forEach(tell);
          if (size === sizes[0]) await look_closer(stage.page, closer, tell);
        }
      }
    }
    assert.deepEqual(
      [...found].map(([what, where]) => `${what} (${where})`),
      [],
    );
    return `${shown.length} of ${all.length} positions`;
  },
});

/** Runs in the page: whatever lies folded in a dialog is opened. */
const unfold = (page) =>
  page.locator("dialog[open]").evaluate((one) => one.querySelectorAll("details").forEach((fold) => (fold.open = true)));

/** The same dialog in both languages on every screen. */
async function in_all_forms(page, tell) {
  for (const lang of ["en", "pl"]) {
    await page.locator("button.lang").evaluate((one) => one.click());
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const one of await misfits(page, "dialog[open]")) tell(one, size.width, lang);
    }
  }
}

/** In the game of aliens: every sheet with its flare, and every flare as a card, large as they are when one looks at them. */
const sheets = {
  name: "every alien sheet and every flare of cosmic fits when it is looked at",
  patience_ms: 600_000,
  async run(house, { whole }) {
    const cards = await house.read("/api/cards/cosmic");
    const aliens = cards.filter(({ facts }) => facts.kind === "alien").map(({ id }) => id);
    const shown = whole ? aliens : aliens.filter(of_today);
    const view = recorded("cosmic")["select-5"];
    const me = view.viewer;
    const found = new Map();
    const stage = await Stage.open(house, view, { lang: "pl" });
    const { page } = stage;
    for (const alien of shown) {
      const { players } = view.state;
      const mine = { ...players[me], alien, hand: [`flare-${alien}`], more_powers: [], power_lost: 1, tokens: 12 };
      const all = [alien, players[me].alien];
      const others = Object.entries(players).map(([seat, one]) => [
        seat,
        one.alien === alien ? { ...one, alien: all.find((other) => other !== alien) ?? "human" } : one,
      ]);
      const state = { ...view.state, zapped: [alien], players: { ...Object.fromEntries(others), [me]: mine } };
      await stage.show({ ...view, state });
      for (const opener of [`.ce-system button.ce-alien[data-place="alien ${alien}"]`, ".ce-hand .ce-look"]) {
        await page
          .locator(opener)
          .first()
          .evaluate((one) => one.click());
        await page.locator("dialog[open]").waitFor();
        await unfold(page);
        await in_all_forms(page, (what, width, lang) => found.set(what, `${alien}, ${width} ${lang}`));
        await page.keyboard.press("Escape");
        await page.locator("dialog[open]").waitFor({ state: "detached" });
      }
    }
    assert.deepEqual(
      [...found].map(([what, where]) => `${what} (${where})`),
      [],
    );
    return `${shown.length} of ${aliens.length} aliens`;
  },
};

const listed = {
  name: "every card and rule fits its page",
  async run(house) {
    const ala = await Person.arrive(house);
    const { page } = ala;
    const found = [];
    for (const game of Object.keys(games)) {
      await page.goto(`${house.address}/rules/${game}`);
      for (const lang of ["one language", "the other"]) {
        await page.locator(".rule-card, article.rule").last().waitFor();
        for (const size of sizes) {
          await page.setViewportSize(size);
          for (const one of await misfits(page, "main")) found.push(`${game}, ${lang}, ${size.width}: ${one}`);
        }
        await page.locator("button.lang").click();
      }
    }
    assert.deepEqual(found, []);
  },
};

export default [...each_game(fits), sheets, listed];

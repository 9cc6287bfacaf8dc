// Every card that has a name of its own has a picture of its own; cards without one (tiles, resources) are told by what is
// printed on them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CardText } from "../protocol";
import type { Pictures } from "./draw";
import { drawing } from "./draw";

const found = import.meta.glob<{ pictures: Pictures }>("../boards/*/pictures.ts", { eager: true });
const games = Object.entries(found).map(([path, { pictures }]) => ({ game: path.split("/")[2]!, pictures }));

function cards_of(game: string): CardText[] {
  const file = join(import.meta.dirname, "../boards", game, "fixtures/cards.json");
  return JSON.parse(readFileSync(file, "utf8")) as CardText[];
}

describe.each(games)("the pictures of $game", ({ game, pictures }) => {
  const cards = cards_of(game);

  it("are there for every card with a name of its own, and for no other", () => {
    const named = cards.filter(
      ({ id, name }) => name.en !== id && cards.filter((other) => other.name.en === name.en).length === 1,
    );
    expect(Object.keys(pictures.of).sort()).toEqual(named.map(({ id }) => id).sort());
  });

  it("are all different, even without the stars that chance scatters", () => {
    // Under the same name chance is the same.
    const alike = new Map<string, string>();
    for (const [id, picture] of Object.entries(pictures.of)) {
      const drawn = drawing("card", "x", { ...pictures, of: { card: picture } });
      expect(alike.get(drawn), `${id} is drawn as another card`).toBeUndefined();
      alike.set(drawn, id);
    }
  });

  it("hold no words, and name what they define after where they stand", () => {
    for (const id of Object.keys(pictures.of)) {
      const drawn = drawing(id, "x", pictures);
      expect(drawn).not.toMatch(/<text|NaN|undefined/);
      expect([...drawn.matchAll(/ id="([^"]*)"/g)].every(([, name]) => name!.startsWith("x-"))).toBe(true);
    }
  });

  it("show nothing for a card that they do not know", () => expect(drawing("no such card", "x", pictures)).toBe(""));
});

it("use every motif that is kept", () => {
  const used = new Set(
    games.flatMap(({ pictures }) => Object.values(pictures.of).flatMap((one) => one![2].map(([thing]) => thing))),
  );
  const kept = new Set(games.flatMap(({ pictures }) => Object.keys(pictures.motifs)));
  expect([...kept].filter((motif) => !used.has(motif))).toEqual([]);
});

// The tables of moments speak of entries that the games write, and of scenes that they draw.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folders } from ".";

const games = Object.keys(folders).filter((game) => folders[game]!.moments);
/** The entries of a game's log by their keys, each with the kinds of its arguments. */
const stories_of = (game: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, game, "fixtures/stories.json"), "utf8")) as Partial<
    Record<string, string[]>
  >;

it("every board has moments", () => expect(games.length).toBeGreaterThan(2));

describe.each(games)("the moments of %s", (game) => {
  it("are of entries that the game writes, with the arguments that it gives them", async () => {
    const { entries, cards } = await folders[game]!.moments!();
    const stories = stories_of(game);
    for (const key of cards) expect(stories).toHaveProperty(key);
    for (const [key, { seat, against, gains, n, m, thing }] of Object.entries(entries)) {
      const kinds = stories[key];
      expect([key, kinds]).not.toEqual([key, undefined]);
      for (const at of [seat, against]) if (at !== undefined) expect([key, kinds![at]]).toEqual([key, "seat"]);
      for (const at of [gains, n, m]) if (at !== undefined) expect([key, kinds![at]]).toEqual([key, "number"]);
      if (thing !== undefined) expect([key, kinds![thing] !== undefined]).toEqual([key, true]);
    }
  });

  it("belong to scenes with a title in both languages, and every scene has entries", async () => {
    const { entries, scenes } = await folders[game]!.moments!();
    const used = new Set(Object.values(entries).map(({ scene }) => scene));
    expect([...used].sort()).toEqual(Object.keys(scenes).sort());
    for (const { title } of Object.values(scenes)) expect(title.en && title.pl).toBeTruthy();
  });
});

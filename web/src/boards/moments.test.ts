// The tables of moments speak of entries that the games write, and of scenes that they draw.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folders } from ".";

const games = Object.keys(folders).filter((game) => folders[game]!.moments);
/** The sentences of a game's story stand in its sources, each with its key and the kinds of its arguments: all in one place,
 * or with the part of the rules that tells them. */
function stories_of(game: string): string {
  const home = join(import.meta.dirname, "../../../games", game);
  const read = (name: string) => readFileSync(join(home, name), "utf8");
  const all = read("words.cpp").split("event_phrases() {")[1];
  if (all !== undefined) return all;
  const parts = readdirSync(home, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".cpp"));
  return parts.map((name) => read(name).split("kEvents[]")[1] ?? "").join("\n");
}
function arguments_of(game: string, key: string): string[] | null {
  const found = new RegExp(`\\{"${key}",\\s*\\{"[^}]*(?:\\{[^}]*\\}[^}]*)*?"\\}(?:,\\s*\\{([^}]*)\\})?\\}`).exec(
    stories_of(game),
  );
  return (
    found &&
    (found[1] ?? "")
      .split(",")
      .map((kind) => kind.trim())
      .filter(Boolean)
  );
}

it("every board has moments", () => expect(games.length).toBeGreaterThan(2));

describe.each(games)("the moments of %s", (game) => {
  it("are of entries that the game writes, with the arguments that it gives them", async () => {
    const { entries, cards } = await folders[game]!.moments!();
    for (const key of cards) expect([key, arguments_of(game, key)]).not.toEqual([key, null]);
    for (const [key, { seat, against, gains, n, m, thing }] of Object.entries(entries)) {
      const kinds = arguments_of(game, key);
      expect([key, kinds]).not.toEqual([key, null]);
      for (const at of [seat, against]) if (at !== undefined) expect([key, kinds![at]]).toEqual([key, "&kSeatKind"]);
      for (const at of [gains, n, m]) if (at !== undefined) expect([key, kinds![at]]).toEqual([key, "&kNumber"]);
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

// What choices may change, for every board that says it: over the recorded views.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { GameInfo, View } from "../protocol";
import { folders } from ".";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as unknown;

describe.each(Object.entries(folders))("the figures of %s", (id, folder) => {
  const home = join(import.meta.dirname, id, "fixtures");
  const game = { id, facts: read(join(home, "facts.json")), counted: read(join(home, "counted.json")) } as GameInfo;
  const views = readdirSync(home)
    .map((name) => read(join(home, name)) as View)
    .filter((view) => "decision" in view && view.viewer !== null);
  it("are numbers with names, each once, in every position", async () => {
    const tally = (await folder?.hints?.())?.hints.tally;
    expect(tally).toBeDefined();
    expect(views.length).toBeGreaterThan(0);
    for (const view of views) {
      const figures = tally!(view, view.viewer!, game);
      expect(figures.every(({ n, name }) => Number.isFinite(n) && name.en !== "" && name.pl !== "")).toBe(true);
      expect(new Set(figures.map(({ key }) => key)).size).toBe(figures.length);
    }
  });
});

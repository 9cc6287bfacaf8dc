// The recorded views that the boards are tested with are views that the engine could send.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv/dist/2020";
import { describe, expect, it } from "vitest";
import { folders } from ".";
import { no_views } from "./fixture_files";
import type { View } from "../protocol";

const read = (...path: string[]) => JSON.parse(readFileSync(join(import.meta.dirname, ...path), "utf8")) as unknown;
const is_view = (value: unknown): value is View => typeof value === "object" && value !== null && "state" in value;

/** A file holds one view, or several by name. */
function views_in(game: string): [string, View][] {
  const files = readdirSync(join(import.meta.dirname, game, "fixtures")).filter((name) => !no_views.includes(name));
  return files.flatMap((file): [string, View][] => {
    const content = read(game, "fixtures", file);
    if (is_view(content)) return [[file, content]];
    return Object.entries(content as Record<string, View>).map(([name, view]) => [`${file} ${name}`, view]);
  });
}

describe.each(Object.keys(folders))("the fixtures of %s", (game) => {
  const fits = new Ajv({ allErrors: true }).compile(read(game, "fixtures", "schema.json") as object);
  it.each(views_in(game))("%s", (_, view) => {
    fits(view.state);
    expect(fits.errors ?? []).toEqual([]);
  });
});

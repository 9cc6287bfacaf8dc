// The client's texts in both languages, read from its sources.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithEsbuild } from "vite";

const source = resolve(dirname(fileURLToPath(import.meta.url)), "../src");

async function load(path) {
  const { code } = await transformWithEsbuild(readFileSync(resolve(source, path), "utf8"), path, { sourcemap: false });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}

/** Every {en, pl} in a value, however deep. */
export function pairs_in(value, found = []) {
  if (typeof value !== "object" || value === null) return found;
  if (typeof value.en === "string" && typeof value.pl === "string") found.push([value.en, value.pl]);
  for (const part of Object.values(value)) pairs_in(part, found);
  return found;
}

/** Texts of the client's frame and boards, as [English, Polish]. */
export async function client_texts() {
  const [{ en }, { pl }] = [await load("texts/en.ts"), await load("texts/pl.ts")];
  const frame = Object.keys(en).filter((key) => typeof en[key] === "string").map((key) => [en[key], pl[key]]);
  const boards = await Promise.all(["boards/orion/words.ts", "boards/narodziny/words.ts"].map(load));
  return [...frame, ...boards.flatMap((words) => pairs_in({ ...words }))];
}

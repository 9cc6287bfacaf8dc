// For tests: what the engine's own sources say. A board draws from a few numbers of the rules; they must be the engine's.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of the repository. */
export function engine_source(path: string): string {
  return readFileSync(join(import.meta.dirname, "../../..", path), "utf8");
}

/** All that the groups of a pattern find; the pattern must fit somewhere. */
export function found_in(source: string, pattern: RegExp): string[] {
  const found = pattern.exec(source);
  if (!found) throw new Error(`not found: ${pattern}`);
  return found.slice(1);
}

/** The value of `kName = 5`. */
export function constant(source: string, name: string): number {
  return Number(found_in(source, new RegExp(`\\b${name} = (-?\\d+)\\b`))[0]);
}

/** The values of `kName = {1, 2}`. */
export function constants(source: string, name: string): number[] {
  return found_in(source, new RegExp(`\\b${name} = \\{([^}]*)\\}`))[0]!
    .split(",")
    .map(Number);
}
